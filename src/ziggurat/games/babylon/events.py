"""The events of a move, step by step: for animation, log and preview.

Plain rules emit them if the state has a listener; compiled rules emit none. The consequences of a build (decorations that it makes
possible, pieces that it hides, the change of score) come from `consequences`. Class names are part of the wire format.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ziggurat.core.game import Event, Seat
from ziggurat.core.kernel import emits

from .components import BLOCK_CELL, CELL, CELLS, CORNERS, EFFECTS, PIECES, QUARRY_SIDE, SIDE, SYMBOLS
from .tiles import tile_name

Events = Iterator[Event]


def cell_name(cell: int) -> str:
    """The name of a cell of a garden, such as c4 (1.1)."""
    return f"{'abcdefgh'[cell % SIDE]}{cell // SIDE + 1}"


def stack_name(stack: int) -> str:
    """The name of a stack of the quarry, such as b3 (2.2)."""
    return f"{'abcd'[stack % QUARRY_SIDE]}{stack // QUARRY_SIDE + 1}"


def each(cells: int) -> list[int]:
    """The cells of a set, one by one."""
    return [cell for cell in range(CELLS) if cells & CELL[cell]]


@dataclass(frozen=True, slots=True)
class ClayLaid(Event):
    """A clay tile was laid on a stack (2.2)."""

    stack: str
    tile: str


@dataclass(frozen=True, slots=True)
class FirstPlayer(Event):
    """The first player was drawn (2.4)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """A seat removed a clay tile (2.5)."""

    seat: Seat
    stack: str
    tile: str


@dataclass(frozen=True, slots=True)
class Round(Event):
    """A round begins (3.1)."""

    number: int


@dataclass(frozen=True, slots=True)
class Turn(Event):
    """A seat's turn begins (3.2)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TokenGave(Event):
    """The round's token gave a seat a pillar (8.2 a and b)."""

    seat: Seat
    pillar: str


@dataclass(frozen=True, slots=True)
class Dug(Event):
    """A seat dug a tile and received single pillars (4.1, 4.2)."""

    seat: Seat
    stack: str
    tile: str
    pillars: int


@dataclass(frozen=True, slots=True)
class Uncovered(Event):
    """A tile came to light (2.2)."""

    stack: str
    tile: str


@dataclass(frozen=True, slots=True)
class Built(Event):
    """A seat built a tile and paid pillars (5.1, 5.2)."""

    seat: Seat
    place: str
    free: str | None
    singles: int
    doubles: int


@dataclass(frozen=True, slots=True)
class Supports(Event):
    """Statues became supports (5.9)."""

    seat: Seat
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BelvederePut(Event):
    """A belvedere was put on the free space (5.7)."""

    seat: Seat
    cell: str


@dataclass(frozen=True, slots=True)
class Decorated(Event):
    """A seat built a decoration (chapter 6)."""

    seat: Seat
    piece: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WildUsed(Event):
    """A space counts as another symbol in this turn (8.3)."""

    seat: Seat
    cell: str
    symbol: str


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A seat ended its turn: the tile it kept, the tiles that left the game, the pillars it kept and returned (7.1, 7.2)."""

    seat: Seat
    kept: str | None
    discarded: tuple[str, ...]
    pillars: int
    returned: int


@dataclass(frozen=True, slots=True)
class TokenTurned(Event):
    """A round token was turned (8.1)."""

    effect: str


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over, by this rule."""

    rule: int


@dataclass(frozen=True, slots=True)
class Hidden(Event):
    """A piece of a garden was hidden and no longer scores (9.1)."""

    seat: Seat
    piece: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SymbolHidden(Event):
    """A free symbol was covered and can no longer be used (6.9)."""

    seat: Seat
    symbol: str
    cell: str


@dataclass(frozen=True, slots=True)
class Possible(Event):
    """A decoration can be built now that could not be built before (6.1)."""

    seat: Seat
    piece: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ScoreChanged(Event):
    """The score of a garden has changed; `by` has the categories (9.2 to 9.6)."""

    seat: Seat
    change: int
    by: tuple[tuple[str, int], ...]


@emits
def emit_revealed(is_clay_laid: bool, stack: int, tile: int) -> Events:
    yield ClayLaid(stack_name(stack), tile_name(tile)) if is_clay_laid else Uncovered(stack_name(stack), tile_name(tile))


@emits
def emit_first_player(seat: Seat) -> Events:
    yield FirstPlayer(seat)


@emits
def emit_removed(seat: Seat, stack: int, tile: int) -> Events:
    yield Removed(seat, stack_name(stack), tile_name(tile))


@emits
def emit_round(number: int) -> Events:
    yield Round(number)


@emits
def emit_turn(seat: Seat) -> Events:
    yield Turn(seat)


@emits
def emit_token_gave(seat: Seat, effect: int) -> Events:
    yield TokenGave(seat, EFFECTS[effect])


@emits
def emit_dug(seat: Seat, stack: int, tile: int, pillars: int) -> Events:
    yield Dug(seat, stack_name(stack), tile_name(tile), pillars)


@emits
def emit_built(seat: Seat, level: int, block: int, free: int, singles: int, doubles: int) -> Events:
    corner = BLOCK_CELL[block]
    yield Built(seat, f"{cell_name(corner)}:{level}", cell_name(corner + CORNERS[free - 1]) if free else None, singles, doubles)


@emits
def emit_supports(seat: Seat, cells: int) -> Events:
    if cells:
        yield Supports(seat, tuple(cell_name(cell) for cell in each(cells)))


@emits
def emit_belvedere(seat: Seat, cell: int) -> Events:
    yield BelvederePut(seat, cell_name(cell))


@emits
def emit_decorated(seat: Seat, kind: int, first: int, second: int) -> Events:
    yield Decorated(seat, PIECES[kind], cell_names(first, second))


@emits
def emit_wild(seat: Seat, cell: int, symbol: int) -> Events:
    yield WildUsed(seat, cell_name(cell), SYMBOLS[symbol])


@emits
def emit_turn_ended(seat: Seat, kept: int, first: int, second: int, pillars: int, returned: int) -> Events:
    """`first` and `second` are the tiles that leave the game, or negative."""
    discarded = tuple(tile_name(tile) for tile in (first, second) if tile >= 0)
    yield TurnEnded(seat, tile_name(kept) if kept >= 0 else None, discarded, pillars, returned)


@emits
def emit_token(effect: int) -> Events:
    yield TokenTurned(EFFECTS[effect])


@emits
def emit_ended(rule: int) -> Events:
    yield Ended(rule)


def cell_names(first: int, second: int) -> tuple[str, ...]:
    """The names of the cells of a piece: one or two."""
    return (cell_name(first),) if first == second else (cell_name(first), cell_name(second))
