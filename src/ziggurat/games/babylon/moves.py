"""The moves: one type for each kind of decision or outcome of chance, and the stable number of each move.

Cells of a garden are 0 to 63, for a1, b1 … h8; stacks of the quarry are 0 to 15, for a1, b1 … d4. Seats count from 0.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ziggurat.core.kernel import rule
from ziggurat.core.moves import Move, index, within

from .components import (
    APART,
    BLOCK_CELL,
    BLOCKS,
    CELLS,
    CLAY,
    CORNERS,
    EFFECTS,
    HIGHEST,
    KINDS,
    MOST_SEATS,
    NEXT,
    OF_A_MATERIAL,
    STACKS,
)

DUG, STORED = range(2)
SOURCES = ("dug", "stored")
"""The sources of a tile to build (5.1)."""
KEEPS = (None, "dug", "stored", "none")
"""The choices of a tile to keep at the turn's end; None if no tile is left to choose from (7.2)."""
NOTHING_LEFT, KEEP_DUG, KEEP_STORED, KEEP_NONE = range(4)

FREES = 5
"""The number of choices of a tile's free space: none, or one of the four corners (5.7)."""
ROTATIONS = 4
SITES = HIGHEST * BLOCKS * FREES
"""The number of sites. A site is a level, a block and a free space; these decide whether a tile can be built, and what it costs."""
MOST_SITES = 2 * BLOCKS * FREES
"""The most sites that are legal in one position: a tile lies one or two levels above the highest of its cells."""
UNCOVERED = CLAY * OF_A_MATERIAL
"""The number of tiles that can come to light under others: those of basalt and granite, which are numbered first."""

REMOVE_CODE = 0
DIG_CODE = REMOVE_CODE + STACKS
BUILD_CODE = DIG_CODE + STACKS
STATUE_CODE = BUILD_CODE + len(SOURCES) * SITES * ROTATIONS
STAIRS_CODE = STATUE_CODE + CELLS
FOUNTAIN_CODE = STAIRS_CODE + len(NEXT)
BRIDGE_CODE = FOUNTAIN_CODE + len(NEXT)
WILD_CODE = BRIDGE_CODE + len(APART)
END_CODE = WILD_CODE + CELLS * KINDS
LAY_CODE = END_CODE + len(KEEPS)
UNCOVER_CODE = LAY_CODE + STACKS * OF_A_MATERIAL
FIRST_CODE = UNCOVER_CODE + STACKS * UNCOVERED
TOKEN_CODE = FIRST_CODE + MOST_SEATS
CODES = TOKEN_CODE + len(EFFECTS)
"""The number of moves."""
SITE_CODES = SITES * ROTATIONS
"""The number of codes of builds for each source."""
MOST_MOVES = len(SOURCES) * MOST_SITES * ROTATIONS + LAY_CODE - STATUE_CODE
"""The length of a buffer for legal moves: no position has as many."""


@rule
def site(level: int, block: int, free: int) -> int:
    """The number of a site (5.3, 5.7)."""
    return ((level - 1) * BLOCKS + block) * FREES + free


@rule
def site_level(site: int) -> int:
    return site // (BLOCKS * FREES) + 1


@rule
def site_block(site: int) -> int:
    return site // FREES % BLOCKS


@rule
def site_free(site: int) -> int:
    return site % FREES


@dataclass(frozen=True, slots=True)
class Remove(Move):
    """Remove a clay tile from the quarry, before the first round (2.5)."""

    stack: int

    def _number(self) -> int:
        return REMOVE_CODE + within(self.stack, STACKS, "stack")


@dataclass(frozen=True, slots=True)
class Dig(Move):
    """Take the top tile of a stack (4.1)."""

    stack: int

    def _number(self) -> int:
        return DIG_CODE + within(self.stack, STACKS, "stack")


@dataclass(frozen=True, slots=True)
class Build(Move):
    """Build the dug or the stored tile: its lower left cell, its level, its rotation, and the cell of its free space (chapter 5)."""

    source: str
    corner: int
    level: int
    rotation: int
    free: int | None = None

    def _number(self) -> int:
        if self.level not in range(1, HIGHEST + 1):
            raise ValueError(f"no such level: {self.level!r}; it must be 1 to {HIGHEST}")
        here = site(self.level, index(self.corner, BLOCK_CELL, "lower left cell"), self._free())
        source = index(self.source, SOURCES, "tile")
        return BUILD_CODE + (source * SITES + here) * ROTATIONS + within(self.rotation, ROTATIONS, "rotation")

    def _free(self) -> int:
        return 0 if self.free is None else 1 + index(self.free - self.corner, CORNERS, "free cell of this tile, counted from its corner")


@dataclass(frozen=True, slots=True)
class Statue(Move):
    """Put up a statue (6.7)."""

    cell: int

    def _number(self) -> int:
        return STATUE_CODE + within(self.cell, CELLS, "cell")


@dataclass(frozen=True, slots=True)
class Stairs(Move):
    """Join two adjacent spaces by stairs (6.4)."""

    first: int
    second: int

    def _number(self) -> int:
        return STAIRS_CODE + index((self.first, self.second), NEXT, "pair of adjacent cells")


@dataclass(frozen=True, slots=True)
class Fountain(Move):
    """Put a fountain on two adjacent spaces (6.5)."""

    first: int
    second: int

    def _number(self) -> int:
        return FOUNTAIN_CODE + index((self.first, self.second), NEXT, "pair of adjacent cells")


@dataclass(frozen=True, slots=True)
class Bridge(Move):
    """Span a bridge from one space to another, over the cell between them (6.6)."""

    first: int
    second: int

    def _number(self) -> int:
        return BRIDGE_CODE + index((self.first, self.second), APART, "pair of cells with one between them")


@dataclass(frozen=True, slots=True)
class Wild(Move):
    """Use the round's token: a space counts as this symbol until the turn ends (8.3)."""

    cell: int
    symbol: int

    def _number(self) -> int:
        return WILD_CODE + within(self.cell, CELLS, "cell") * KINDS + within(self.symbol, KINDS, "symbol")


@dataclass(frozen=True, slots=True)
class End(Move):
    """End the turn and keep the dug tile, the stored one or none; `keep` is None if no tile is left to choose from (7.2)."""

    keep: str | None = None

    def _number(self) -> int:
        return END_CODE + index(self.keep, KEEPS, "tile to keep")


@dataclass(frozen=True, slots=True)
class Lay(Move):
    """Chance: the clay tile, 0 to 15, that lies on a stack at the start (2.2)."""

    stack: int
    tile: int

    def _number(self) -> int:
        return LAY_CODE + within(self.stack, STACKS, "stack") * OF_A_MATERIAL + within(self.tile, OF_A_MATERIAL, "clay tile")


@dataclass(frozen=True, slots=True)
class Uncover(Move):
    """Chance: the tile that comes to light on a stack. Tiles of basalt are 0 to 15, of granite 16 to 31 (2.2)."""

    stack: int
    tile: int

    def _number(self) -> int:
        return UNCOVER_CODE + within(self.stack, STACKS, "stack") * UNCOVERED + within(self.tile, UNCOVERED, "tile under another")


@dataclass(frozen=True, slots=True)
class First(Move):
    """Chance: the first player (2.4)."""

    seat: int

    def _number(self) -> int:
        return FIRST_CODE + within(self.seat, MOST_SEATS, "seat")


@dataclass(frozen=True, slots=True)
class Token(Move):
    """Chance: the effect of the round token that is turned up (8.1)."""

    effect: int

    def _number(self) -> int:
        return TOKEN_CODE + within(self.effect, len(EFFECTS), "token")


def _build(number: int) -> Build:
    """The build with this number, counted from the first build."""
    rest, rotation = divmod(number, ROTATIONS)
    source, here = divmod(rest, SITES)
    corner, free = BLOCK_CELL[site_block(here)], site_free(here)
    return Build(SOURCES[source], corner, site_level(here), rotation, corner + CORNERS[free - 1] if free else None)


KINDS_OF_MOVES: tuple[tuple[int, Callable[[int], Move]], ...] = (
    (REMOVE_CODE, Remove),
    (DIG_CODE, Dig),
    (BUILD_CODE, _build),
    (STATUE_CODE, Statue),
    (STAIRS_CODE, lambda number: Stairs(*NEXT[number])),
    (FOUNTAIN_CODE, lambda number: Fountain(*NEXT[number])),
    (BRIDGE_CODE, lambda number: Bridge(*APART[number])),
    (WILD_CODE, lambda number: Wild(*divmod(number, KINDS))),
    (END_CODE, lambda number: End(KEEPS[number])),
    (LAY_CODE, lambda number: Lay(*divmod(number, OF_A_MATERIAL))),
    (UNCOVER_CODE, lambda number: Uncover(*divmod(number, UNCOVERED))),
    (FIRST_CODE, First),
    (TOKEN_CODE, Token),
)


class _AllMoves(Sequence[Move]):
    """All moves, each at the index of its code. There are more than 30,000, so each is made on first access."""

    def __init__(self) -> None:
        self._made: dict[int, Move] = {}

    def __len__(self) -> int:
        return CODES

    def __getitem__(self, code: Any) -> Any:
        try:
            return self._made[code]
        except KeyError:
            move = self._made[int(code)] = self._make(int(code))
            return move

    def _make(self, code: int) -> Move:
        if not 0 <= code < CODES:
            raise IndexError(f"no such move: {code}")
        first, make = next((first, make) for first, make in reversed(KINDS_OF_MOVES) if first <= code)
        return make(code - first)


MOVES: Sequence[Move] = _AllMoves()
