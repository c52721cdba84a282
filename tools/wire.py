"""Generates web/src/wire.ts, the TypeScript types of all messages, from server/messages.py. Run by `make wire`."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import msgspec

from ziggurat.server import messages

TARGET = Path(__file__).parents[1] / "web" / "src" / "wire.ts"
HEAD = "// Made by tools/wire.py from src/ziggurat/server/messages.py: change it there.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
OVER_HTTP = (
    messages.NewTable,
    messages.TableMade,
    messages.Joining,
    messages.Claiming,
    messages.Filling,
    messages.Decision,
    messages.SeatTaken,
    messages.MailWanted,
    messages.MailShown,
    messages.RecordKept,
    messages.Replay,
    messages.Analysis,
    messages.Better,
    messages.Challenges,
    messages.Lessons,
    messages.Here,
    messages.Claim,
    messages.LinkAsked,
    messages.LinkFollowed,
    messages.NameShown,
    messages.NameMoved,
    messages.Ratings,
    messages.PadWritten,
    messages.PadScored,
    messages.TilesWritten,
    messages.TileSet,
)
UNIONS = {"FromClient": messages.FromClient, "FromServer": messages.FromServer}


def wire() -> str:
    """The text of wire.ts."""
    kinds = [kind for union in UNIONS.values() for kind in get_args(union)] + list(OVER_HTTP)
    _, schemas = msgspec.json.schema_components(kinds, ref_template="{name}")
    parts = [HEAD, *(interface(name, schema) for name, schema in schemas.items())]
    parts += [f"export type {name} = {' | '.join(kind.__name__ for kind in get_args(union))};\n" for name, union in UNIONS.items()]
    reasons = " | ".join(f'"{reason}"' for reason in messages.REASONS)
    return "\n".join([*parts, f"export type Reason = {reasons};\n"])


def interface(name: str, schema: dict[str, Any]) -> str:
    """A message as a TypeScript interface; fields with a default are optional."""
    needed = schema.get("required", [])
    lines = [f"  {field}{'' if field in needed else '?'}: {typed(value)};" for field, value in schema["properties"].items()]
    comment = f"/** {schema['description'].partition(chr(10))[0]} */\n" if "description" in schema else ""
    return f"{comment}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def typed(schema: dict[str, Any]) -> str:
    """The TypeScript type of a schema."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value).lower() for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(typed(one) for one in schema["anyOf"])
    if schema.get("type") == "array":
        return f"Array<{typed(schema.get('items', {}))}>"
    if schema.get("type") == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {typed(inner) if isinstance(inner, dict) else 'unknown'}>"
    return PLAIN.get(schema.get("type", ""), "unknown")


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(wire(), encoding="utf-8")
