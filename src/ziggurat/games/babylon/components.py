"""The contents of the box, and the layout of boards (chapter 1).

A cell of a garden is one bit of an integer, and a set of cells is an integer. Each row has eight bits, row 1 the lowest. Compiled
integers are signed and have 64 bits, so the bit of cell h8 is the sign. Plain code uses the same numbers, and no set is ever shifted to
the left.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

from ziggurat.core.kernel import Lookup, rule

DATA = Path(__file__).parent / "data"
RULES_VERSION = 1

FLOWERS = ("white", "pink", "blue", "orange")
SYMBOLS = ("statue", "stairs", "fountain", "bridge")
MATERIALS = ("basalt", "granite", "clay")
EFFECTS = ("single", "double", "wild-symbol", "wild-space", "flower", "less", "none")
"""The effects of round tokens: those of 8.2 in the order (a) to (f), then none."""

STATUE, STAIRS, FOUNTAIN, BRIDGE, BELVEDERE = range(5)
PIECES = (*SYMBOLS, "belvedere")
"""The kinds of pieces. Decorations have the numbers of their symbols."""
NO_SYMBOL = -1
KINDS = len(SYMBOLS)
"""The number of symbols, and of kinds of decorations."""

BASALT, GRANITE, CLAY = range(3)
FLOOR = 0
"""The number of tiles in an empty stack, which shows the quarry's floor. The top tile of n tiles is of material n - 1."""

SINGLE, DOUBLE, WILD_SYMBOL, WILD_SPACE, FLOWER, LESS, WITHOUT = range(7)
NO_EFFECT = -1

OF_A_MATERIAL = 16
"""The number of tiles of each material (1.3)."""
TILES = 3 * OF_A_MATERIAL
FIRST_CLAY = CLAY * OF_A_MATERIAL
"""The number of the first clay tile: basalt and granite come before it."""
STARTING = TILES
"""The number of the first starting tile: they come last, in the order of flowers (1.4)."""
ALL_TILES = TILES + len(FLOWERS)
NO_TILE = -1

TOKENS = 14
SUPPLY = Lookup((38, 15, 15, 15))
"""The number of statues, stairs, fountains and bridges in the box (1.6)."""
STORED_SINGLES = 6
"""The number of single pillars that a store can hold, besides one tile (1.2)."""

MOST_SEATS = 4
ROUNDS = Lookup((0, 0, 15, 13, 11))
"""The number of rounds, by the number of players (3.1)."""
REMOVALS = Lookup((0, 0, 6, 3, 0))
"""The number of clay tiles removed before the first round, by the number of players (2.5)."""

SIDE = 8
CELLS = SIDE * SIDE
MOST_TILES = 1 + max(ROUNDS)
"""The most tiles in a garden: the starting tile and one for each round."""
HIGHEST = MOST_TILES
"""The highest possible level, since every level needs a tile (5.12)."""
LEVELS = HIGHEST + 1
"""The number of levels of surfaces; the board is level 0."""
MOST_PIECES = 4 * MOST_TILES

CORNERS = Lookup((SIDE, SIDE + 1, 1, 0))
"""The steps from a tile's lower left cell to the cells of its spaces, clockwise from the top left (10.1)."""
NO_CORNER = 0
"""The number of a tile's free space if it has none. Free spaces are numbered 1 to 4 in the order of CORNERS."""

BLOCKS = (SIDE - 1) ** 2
"""The 2 × 2 blocks on which a tile can lie, a1 to g7 row by row (5.3)."""
BLOCK_CELL = Lookup(SIDE * row + column for row, column in product(range(SIDE - 1), repeat=2))
"""The lower left cell of each block."""


def _signed(cells: int) -> int:
    """The signed number with these 64 bits, as compiled code has it."""
    return cells - (1 << CELLS) if cells >> (CELLS - 1) else cells


def _cells(*columns_and_rows: tuple[int, int]) -> int:
    return _signed(sum(1 << (SIDE * row + column) for column, row in columns_and_rows))


NO_CELLS = 0
BOARD = -1
"""All cells."""
CELL = Lookup(_signed(1 << cell) for cell in range(CELLS))
"""Each cell as a bit mask with one bit set."""
BLOCK = Lookup(_signed(sum(1 << (corner + step) for step in CORNERS)) for corner in BLOCK_CELL)
"""The cells of each block."""
BLOCK_CORNERS = sum(CELL[corner] for corner in BLOCK_CELL)
"""The lower left cells of all blocks."""
COLUMN = Lookup(_cells(*((column, row) for row in range(SIDE))) for column in range(SIDE))
ROW = Lookup(_cells(*((column, row) for column in range(SIDE))) for row in range(SIDE))

QUARRY_SIDE = 4
STACKS = QUARRY_SIDE * QUARRY_SIDE
OUTSIDE = -1


def _neighbours(stack: int) -> tuple[int, ...]:
    row, column = divmod(stack, QUARRY_SIDE)
    around = ((row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column))
    return tuple(QUARRY_SIDE * y + x if 0 <= x < QUARRY_SIDE and 0 <= y < QUARRY_SIDE else OUTSIDE for y, x in around)


EDGES = 4
NEIGHBOURS = Lookup(other for stack in range(STACKS) for other in _neighbours(stack))
"""For each stack of the quarry its neighbours to the left, to the right, below and above, or OUTSIDE (2.2)."""


def _pairs(distance: int) -> tuple[tuple[int, int], ...]:
    """The pairs of cells at this distance: first those in one row, then those in one column."""
    across = [(SIDE * row + column, SIDE * row + column + distance) for row in range(SIDE) for column in range(SIDE - distance)]
    up = [(SIDE * row + column, SIDE * (row + distance) + column) for row in range(SIDE - distance) for column in range(SIDE)]
    return tuple(across + up)


NEXT = _pairs(1)
"""The pairs of orthogonally adjacent cells, for stairs and fountains (6.4, 6.5)."""
APART = _pairs(2)
"""The pairs of cells with one cell between them, for bridges (6.6)."""
ACROSS_NEXT = len(NEXT) // 2
ACROSS_APART = len(APART) // 2
"""The number of pairs in NEXT, and in APART, that are in one row; these pairs come first."""
NEXT_FIRST = Lookup(first for first, _ in NEXT)
NEXT_SECOND = Lookup(second for _, second in NEXT)
APART_FIRST = Lookup(first for first, _ in APART)
APART_SECOND = Lookup(second for _, second in APART)


def _with_next(distance: int) -> tuple[int, int]:
    """The cells that have another at this distance to the right, and those that have one above."""
    right = _cells(*((column, row) for column in range(SIDE - distance) for row in range(SIDE)))
    above = _cells(*((column, row) for column in range(SIDE) for row in range(SIDE - distance)))
    return right, above


HAS_RIGHT, HAS_ABOVE = _with_next(1)
HAS_SECOND_RIGHT, HAS_SECOND_ABOVE = _with_next(2)


@rule
def flower_of(face: int) -> int:
    """The flower of a tile's face (1.3)."""
    return face & 3


@rule
def symbol_of(face: int, space: int) -> int:
    """The symbol on a space of a face, counted clockwise from the top left; or NO_SYMBOL (1.3)."""
    return (face >> (2 + 3 * space) & 7) - 1


@rule
def symbol_at(face: int, rotation: int, corner: int) -> int:
    """The symbol at a corner of a tile that was rotated clockwise by this number of quarter turns (10.1)."""
    return symbol_of(face, (corner - rotation) & 3)


def face(flower: int, symbols: tuple[int, ...]) -> int:
    """A tile's face as one number: 2 bits for the flower, then 3 bits per space for its symbol plus one (1.3)."""
    return flower | sum((symbol + 1) << (2 + 3 * space) for space, symbol in enumerate(symbols))
