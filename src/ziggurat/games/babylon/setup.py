"""Setup: options, and the position before the first move (chapter 2). The expansion cards of one edition have no rules (1.9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ziggurat.core.game import BadOption, BadText, Option, Options, resolve_options
from ziggurat.core.text import Scanner

from .components import (
    BOARD,
    CLAY,
    EFFECTS,
    FLOWERS,
    LEVELS,
    MATERIALS,
    MOST_SEATS,
    NO_EFFECT,
    NO_SYMBOL,
    NO_TILE,
    OF_A_MATERIAL,
    STACKS,
    STARTING,
    TOKENS,
)
from .state import LAY, NOBODY, NONE_USED, NOT_SEEN, State
from .tiles import BUILT_IN, built_in_faces, built_in_tokens, read_faces_line, read_tokens_line

T = TypeVar("T")

SEATS = range(2, MOST_SEATS + 1)
DRAWN = "drawn"
BY_SEAT = "by seat"
NO_FLOWER = -1
"""The flower of an absent seat."""

OPTIONS: tuple[Option, ...] = (
    Option("first", DRAWN, "drawn, or the number of a seat (2.4)"),
    Option("flowers", BY_SEAT, f"by seat, or a different flower for each seat, of {', '.join(FLOWERS)} (2.1)"),
    Option("supply", "endless", "endless or printed (1.8)", ("endless", "printed")),
    Option("tiles", BUILT_IN, "built-in, or the faces of all tiles on one line (1.7)"),
    Option("tokens", BUILT_IN, f"built-in, or {TOKENS} tokens, as {EFFECTS[0]}*2 {EFFECTS[1]}*2 … (1.7)"),
)


def start(seats: int, options: Options) -> State:
    """The position before the first move (2.1 to 2.4)."""
    if seats not in SEATS:
        raise BadOption("seats", str(seats), "2, 3 or 4")
    values = resolve_options(options, OPTIONS)
    s = new_state(seats)
    s.first = _first(seats, values["first"])
    s.flowers = _flowers(seats, values["flowers"])
    s.stored = [STARTING + flower if flower != NO_FLOWER else NO_TILE for flower in s.flowers]
    s.printed_supply = int(_supply(values["supply"]) == "printed")
    s.faces = list(built_in_faces() if values["tiles"] == BUILT_IN else _read("tiles", values["tiles"], read_faces_line))
    s.tokens = list(built_in_tokens() if values["tokens"] == BUILT_IN else _tokens(values["tokens"]))
    return s


def new_state(seats: int) -> State:
    """A state with empty gardens and a quarry of unseen tiles (2.1, 2.2)."""
    s = State()
    s.step, s.seats, s.active, s.first = LAY, seats, NOBODY, NOBODY
    s.effect, s.dug = NO_EFFECT, NO_TILE
    s.wild_cell, s.wild_symbol, s.wild_printed = NONE_USED, NO_SYMBOL, NO_SYMBOL
    s.layers, s.visible = [CLAY + 1] * STACKS, [NOT_SEEN] * STACKS
    s.unseen = [(1 << OF_A_MATERIAL) - 1] * len(MATERIALS)
    s.flowers, s.stored = [NO_FLOWER] * MOST_SEATS, [NO_TILE] * MOST_SEATS
    for seat in range(MOST_SEATS):
        s.surfaces[seat * LEVELS] = BOARD
    return s


def _expected(name: str) -> str:
    return next(option.expected for option in OPTIONS if option.name == name)


def _first(seats: int, text: str) -> int:
    """The first player, or NOBODY if chance decides (2.4)."""
    if text == DRAWN:
        return NOBODY
    if text not in {str(seat + 1) for seat in range(seats)}:
        raise BadOption("first", text, f"drawn, or a seat, 1 to {seats} (2.4)")
    return int(text) - 1


def _flowers(seats: int, text: str) -> list[int]:
    """The flower of each seat, all different (2.1)."""
    names = list(FLOWERS[:seats]) if text == BY_SEAT else text.lower().split()
    if len(names) != seats or len(set(names)) != seats or not set(names) <= set(FLOWERS):
        raise BadOption("flowers", text, _expected("flowers"))
    return [FLOWERS.index(name) for name in names] + [NO_FLOWER] * (MOST_SEATS - seats)


def _supply(text: str) -> str:
    if text not in ("endless", "printed"):
        raise BadOption("supply", text, _expected("supply"))
    return text


def _tokens(text: str) -> tuple[int, ...]:
    """The number of tokens of each effect, 14 in all (1.5)."""
    counts = _read("tokens", text, read_tokens_line)
    if sum(counts) != TOKENS:
        raise BadOption("tokens", text, f"{TOKENS} tokens (1.5), not {sum(counts)}")
    return counts


def _read(name: str, text: str, read: Callable[[Scanner], T]) -> T:
    scanner = Scanner(text)
    try:
        value = read(scanner)
        scanner.end()
    except BadText as wrong:
        raise BadOption(name, text, f"from letter {wrong.column} on {wrong.expected}") from None
    return value
