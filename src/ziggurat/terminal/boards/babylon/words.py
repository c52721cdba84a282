"""The texts of Babylon next to the board: prompts, buttons, events, and the yield or cost of a place."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from itertools import groupby
from typing import Any

from ziggurat.core.game import Event, View, rule_name
from ziggurat.games.babylon.components import SYMBOLS
from ziggurat.games.babylon.events import (
    ClayLaid,
    Dug,
    Ended,
    Hidden,
    Possible,
    Removed,
    ScoreChanged,
    SymbolHidden,
    Turn,
    TurnEnded,
    Uncovered,
)
from ziggurat.games.babylon.scoring import Breakdown
from ziggurat.locales import Texts

from ...board import Button, Sentence
from ...move_input import kind_of
from .places import material_of, tile_of
from .signs import FLOWER_NAME

CATEGORIES = Breakdown._fields
BUTTON_KEYS = {
    "tile dug": "d",
    "tile stored": "s",
    **{symbol: str(number) for number, symbol in enumerate(SYMBOLS, 1)},
    "wild": "x",
    **{f"symbol {symbol}": str(number) for number, symbol in enumerate(SYMBOLS, 1)},
    "end": "e",
    "keep dug": "d",
    "keep stored": "s",
    "keep none": "0",
}
LISTED = (Hidden, Possible, SymbolHidden)
NOT_LOGGED = (ClayLaid, Turn, Possible, SymbolHidden)
"""Events that the log leaves out, because the board shows them. Previews describe them, except for Turn."""


def prompt(view: View, path: Sequence[str], texts: Texts) -> str:
    """A sentence that says what to do next."""
    if view["step"] != "build":
        return texts(f"babylon-do-{view['step']}")
    if not path:
        return texts("babylon-do-build")
    match kind_of(path[0]), len(path):
        case "tile", _:
            return texts("babylon-do-site")
        case "end", _:
            return texts("babylon-do-keep")
        case "wild", 1:
            return texts("babylon-do-wild")
        case "wild", _:
            return texts("babylon-do-symbol")
        case "statue", _:
            return texts("babylon-do-statue")
        case _, 1:
            return texts("babylon-do-two", piece=path[0])
    return texts("babylon-do-second")


def button(touch: str, texts: Texts) -> Button | None:
    """The button for a touch, or None if it is a place on the board."""
    if touch not in BUTTON_KEYS:
        return None
    return Button(_label(touch, texts), BUTTON_KEYS[touch])


def _label(touch: str, texts: Texts) -> str:
    kind, _, rest = touch.partition(" ")
    match kind:
        case "symbol":
            return texts(f"symbol-{rest}")
        case "tile":
            return texts(f"babylon-{rest}")
        case "keep":
            return texts("babylon-keep-none" if rest == "none" else f"babylon-{rest}")
        case "wild" | "end":
            return texts(f"babylon-{kind}")
    return texts(f"symbol-{kind}")


def describe_place(view: View, place: str, would: Sequence[Event], names: Sequence[str], texts: Texts) -> str:
    """The yield of a stack and the reasons, the cost of a tile at a place, or the points of a decoration."""
    kind, _, name = place.partition(" ")
    if kind == "stack":
        return _about_stack(view, name, texts)
    if kind == "site":
        return _about_site(view, name, texts)
    return " ".join(_sentence(view, event, names, texts).text for event in would if isinstance(event, ScoreChanged))


def _about_stack(view: View, name: str, texts: Texts) -> str:
    shown = next(stack for stack in view["quarry"] if stack["stack"] == name)
    if not shown["tile"]:
        return ""
    gives = shown["yield"]
    why = [texts("babylon-edges", number=sum(gives["edges"]))]
    if gives["flower"]:
        why.append(texts("babylon-own-flower", number=gives["flower"]))
    if gives["token"]:
        why.append(texts("babylon-by-token", number=f"{gives['token']:+d}"))
    tile = _tile(shown["tile"], texts)
    return texts("babylon-yield", stack=name, tile=tile, number=gives["total"], why=", ".join(why))


def _about_site(view: View, name: str, texts: Texts) -> str:
    four, *corners = view["costs"][name]
    place, _, level = name.partition(":")
    three = [cost for cost in corners if cost is not None]
    said = [texts("babylon-at", place=place, level=int(level))]
    if four is not None:
        said.append(texts("babylon-costs", number=four))
    if three:
        said.append(texts("babylon-costs-three", number=min(three)))
    return " ".join(said)


def _tile(shown: Mapping[str, Any], texts: Texts) -> str:
    """A tile in words, such as "clay, pink flower"."""
    tile = tile_of(shown)
    return f"{texts(f'material-{tile.material}')}, {texts(f'flower-{FLOWER_NAME[tile.flower]}')}"


def describe(view: View, events: Iterable[Event], names: Sequence[str], texts: Texts) -> list[Sentence]:
    """The sentences of the log for a move, without the events that only the board shows."""
    return list(_sentences(view, [event for event in events if not isinstance(event, NOT_LOGGED)], names, texts))


def describe_preview(view: View, events: Iterable[Event], names: Sequence[str], texts: Texts) -> list[Sentence]:
    """The sentences of the preview of a move, with the reasons for the yield of a dig."""
    sentences = list(_sentences(view, [event for event in events if not isinstance(event, Turn)], names, texts))
    stacks = [event.stack for event in events if isinstance(event, Dug)]
    return sentences + [Sentence(None, _about_stack(view, stack, texts)) for stack in stacks]


def _sentences(view: View, events: Iterable[Event], names: Sequence[str], texts: Texts) -> Iterator[Sentence]:
    """A sentence for each event; consecutive events of a LISTED kind share one."""
    for kind, group in groupby(events, key=type):
        if kind in LISTED:
            yield _list(list(group), names, texts)
        else:
            yield from (_sentence(view, event, names, texts) for event in group)


def _list(events: Sequence[Any], names: Sequence[str], texts: Texts) -> Sentence:
    """A sentence that lists pieces or symbols with their places."""
    seat = events[0].seat
    what = ", ".join(f"{piece(_kind(event), texts)} {_where(event)}" for event in events)
    return Sentence(seat, texts("event-by", player=names[seat], event=texts(f"event-babylon-{_id(events[0])}", what=what)))


def _kind(event: Any) -> str:
    kind: str = event.symbol if isinstance(event, SymbolHidden) else event.piece
    return kind


def _where(event: Any) -> str:
    return event.cell if isinstance(event, SymbolHidden) else " ".join(event.cells)


def piece(kind: str, texts: Texts) -> str:
    """The name of a piece."""
    return texts("piece-belvedere") if kind == "belvedere" else texts(f"symbol-{kind}")


def _sentence(view: View, event: Event, names: Sequence[str], texts: Texts) -> Sentence:
    if isinstance(event, Ended):
        return Sentence(None, end_reason(rule_name(event.rule), texts))
    facts = {field.name: getattr(event, field.name) for field in fields(event)}
    values: dict[str, object] = {}
    for name, fact in facts.items():
        values |= _value(name, fact, texts)
    values |= _tiles(view, event, texts)
    text = texts(f"event-babylon-{_id(event)}", **values)
    seat = facts.get("seat")
    return Sentence(seat, text if seat is None else texts("event-by", player=names[seat], event=text))


def _value(name: str, fact: Any, texts: Texts) -> dict[str, object]:
    """The variables of a message for a field of an event."""
    match name, fact:
        case "cells", _:
            return {"place": " ".join(fact)}
        case "cell", _:
            return {"place": fact}
        case "place", _:
            cell, _, level = fact.partition(":")
            return {"place": cell, "level": int(level)}
        case "free", _:
            return {"free": fact or "none"}
        case "effect", _:
            return {"token": texts(f"token-{fact}")}
        case "by", _:
            return {"why": ", ".join(f"{texts(f'babylon-score-{category}')} {change:+d}" for category, change in fact)}
        case "change", _:
            return {"change": f"{fact:+d}"}
    return {name: fact} if isinstance(fact, str | int) else {}


def _tiles(view: View, event: Event, texts: Texts) -> dict[str, object]:
    """The tiles of an event in words, as far as the view shows them."""
    match event:
        case Dug(_, stack) | Removed(_, stack):
            return {"tile": _tile(next(one["tile"] for one in view["quarry"] if one["stack"] == stack), texts)}
        case Uncovered(_, tile) | ClayLaid(_, tile):
            return {"tile": texts(f"material-{material_of(tile)}")}
        case TurnEnded(seat, kept, discarded):
            garden = view["gardens"][seat]
            known = {shown["id"]: _tile(shown, texts) for shown in (garden["dug"], garden["stored"]) if shown}
            gone = "; ".join(known[tile] for tile in discarded)
            return {"kept": known[kept] if kept else "none", "discarded": gone or "none"}
    return {}


def _id(event: Event) -> str:
    """The end of an event's message id, such as token-turned for TokenTurned."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(event).__name__).lower()


def end_reason(rule: str, texts: Texts) -> str:
    """A sentence that says why a game ended by this rule."""
    return texts(f"ended-babylon-{rule.replace('.', '-')}")
