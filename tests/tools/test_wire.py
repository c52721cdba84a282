"""web/src/wire.ts is the output of tools/wire.py."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import get_args

from ziggurat.server import messages

ROOT = Path(__file__).parents[2]
WIRE: str = runpy.run_path(str(ROOT / "tools" / "wire.py"))["wire"]()


def test_the_types_are_those_of_the_messages() -> None:
    assert (ROOT / "web" / "src" / "wire.ts").read_text(encoding="utf-8") == WIRE, "run `make wire`"


def test_every_message_is_there() -> None:
    for kind in (*get_args(messages.FromClient), *get_args(messages.FromServer)):
        assert f"export interface {kind.__name__} {{" in WIRE
    assert "unknown;" not in WIRE.replace("Record<string, unknown>", "")
