"""The state of a game as one flat struct, with every field public."""

from __future__ import annotations

from ziggurat.core.kernel import Struct, number, numbers, rule

from .components import ALL_TILES, CELL, EFFECTS, KINDS, LEVELS, MATERIALS, MOST_PIECES, MOST_SEATS, MOST_TILES, NO_CELLS, STACKS

LAY, FIRST, REMOVE, DIG, UNCOVER, BUILD, TOKEN, OVER = range(8)
"""The steps. Chance acts in LAY, FIRST, UNCOVER and TOKEN."""
STEP_NAMES = ("lay", "first", "remove", "dig", "uncover", "build", "token", "over")

NOBODY = -1
NOT_SEEN = -1
"""The top of a stack that has not come to light."""
NONE_USED = -1
"""The cell of the wild token if it was not used."""


class State(Struct):
    """Where each seat has its own entries in an array, the text below the field is about one seat. A seat's entries are consecutive."""

    step: int = number("i1")
    active: int = number("i1")
    """The active player, or NOBODY between turns."""
    first: int = number("i1")
    """The first player, or NOBODY until drawn (2.4)."""
    seats: int = number("i1")
    round: int = number("i1")
    """The number of rounds that have begun."""
    removed: int = number("i1")
    """The number of clay tiles removed in setup (2.5)."""
    effect: int = number("i1")
    """The effect of the token in force, or NO_EFFECT (8.1)."""
    printed_supply: int = number("i1")
    """1 when decorations are limited (the option of 1.8)."""
    layers: list[int] = numbers(STACKS, "i1")
    """The number of tiles in each stack of the quarry."""
    visible: list[int] = numbers(STACKS, "i1")
    """The tile on top of each stack, or NOT_SEEN."""
    unseen: list[int] = numbers(len(MATERIALS), "i4")
    """For each material, the set of tiles that have not come to light."""
    tokens: list[int] = numbers(len(EFFECTS), "i1")
    """The number of tokens of each effect that were not turned, those out of the game included (2.3)."""
    faces: list[int] = numbers(ALL_TILES, "i2")
    """The face of every tile. Options can replace the built-in ones (1.7)."""

    # The active player's turn
    dug: int = number("i1")
    """The tile dug in this turn and not built, or NO_TILE."""
    doubles: int = number("i1")
    """The number of double pillars in hand."""
    built: int = number("i1")
    """The number of tiles built in this turn."""
    fresh: int = number()
    """The cells whose topmost tile was built in this turn (6.2)."""
    wild_cell: int = number("i1")
    """The cell of the space that counts as another symbol in this turn, or NONE_USED (8.3)."""
    wild_level: int = number("i1")
    wild_symbol: int = number("i1")
    """The symbol that the space counts as."""
    wild_printed: int = number("i1")
    """The symbol printed on that space, or NO_SYMBOL."""

    # Players
    flowers: list[int] = numbers(MOST_SEATS, "i1")
    stored: list[int] = numbers(MOST_SEATS, "i1")
    """The tile in each store, or NO_TILE."""
    singles: list[int] = numbers(MOST_SEATS, "i1")

    # Gardens: all tiles and pieces
    number_of_tiles: list[int] = numbers(MOST_SEATS, "i1")
    tiles: list[int] = numbers(MOST_SEATS * MOST_TILES, "i4")
    """The tiles in the order in which they were built; see `laid`."""
    number_of_pieces: list[int] = numbers(MOST_SEATS, "i1")
    pieces: list[int] = numbers(MOST_SEATS * MOST_PIECES, "i4")
    """Decorations and belvederes in the order in which they were built; see `piece`."""

    # Gardens: the view from above, as sets of cells
    highest: list[int] = numbers(MOST_SEATS, "i1")
    """The highest level with a tile."""
    surfaces: list[int] = numbers(MOST_SEATS * LEVELS)
    """For each level, the cells whose topmost surface is on it; level 0 is the board (5.4)."""
    symbols: list[int] = numbers(MOST_SEATS * KINDS)
    """For each symbol, the cells that show it, with or without a piece."""
    left: list[int] = numbers(MOST_SEATS)
    """The cells in the left column of their topmost tile."""
    lower: list[int] = numbers(MOST_SEATS)
    """The cells in the lower row of their topmost tile."""
    occupied: list[int] = numbers(MOST_SEATS)
    """The cells with a visible piece."""
    statues: list[int] = numbers(MOST_SEATS)
    """The cells with a visible statue."""
    hidden_statues: list[int] = numbers(MOST_SEATS)
    """The cells with a hidden statue that is not a support: it still counts for lines (6.7)."""
    stairs_feet: list[int] = numbers(MOST_SEATS)
    """The cells with the visible lower half of stairs (5.10)."""
    under_bridge: list[int] = numbers(MOST_SEATS)
    """The cells under a bridge, permanently closed (6.6)."""
    blocks: list[int] = numbers(MOST_SEATS)
    """The lower left cells of all tiles (5.11)."""


Laid = int
"""A tile in a garden as one number: tile, lower left cell, level, rotation."""


@rule
def laid(tile: int, corner: int, level: int, rotation: int) -> Laid:
    """A tile in a garden as one number."""
    return tile | corner << 6 | level << 12 | rotation << 17


@rule
def tile_of(laid: Laid) -> int:
    return laid & 63


@rule
def corner_of(laid: Laid) -> int:
    return laid >> 6 & 63


@rule
def level_of(laid: Laid) -> int:
    return laid >> 12 & 31


@rule
def rotation_of(laid: Laid) -> int:
    return laid >> 17 & 3


Piece = int
"""A piece in a garden as one number: its kind, its two cells and their levels. A piece on a single space has the same cell twice."""


@rule
def piece(kind: int, cell: int, level: int, other: int, other_level: int) -> Piece:
    """A piece in a garden as one number."""
    return kind | cell << 3 | level << 9 | other << 14 | other_level << 20


@rule
def kind_of(piece: Piece) -> int:
    return piece & 7


@rule
def cell_of(piece: Piece) -> int:
    return piece >> 3 & 63


@rule
def cell_level_of(piece: Piece) -> int:
    return piece >> 9 & 31


@rule
def other_of(piece: Piece) -> int:
    return piece >> 14 & 63


@rule
def other_level_of(piece: Piece) -> int:
    return piece >> 20 & 31


@rule
def surface(s: State, seat: int, level: int) -> int:
    """The cells of a garden whose topmost surface is on this level (5.4)."""
    return s.surfaces[seat * LEVELS + level] if level >= 0 else NO_CELLS


@rule
def showing(s: State, seat: int, symbol: int) -> int:
    """The cells of a garden whose topmost space shows a symbol."""
    return s.symbols[seat * KINDS + symbol]


@rule
def has(cells: int, cell: int) -> bool:
    """True if a cell is in a set."""
    return cells & CELL[cell] != 0


@rule
def level_at(s: State, seat: int, cell: int) -> int:
    """The level of a cell's topmost surface (5.4)."""
    level = 0
    while not has(surface(s, seat, level), cell):
        level += 1
    return level


@rule
def stands(s: State, seat: int) -> int:
    """The cells with a statue that is not a support, visible or not (6.7)."""
    return s.statues[seat] | s.hidden_statues[seat]


@rule
def tile_in(s: State, seat: int, index: int) -> Laid:
    """The tile with this index in a garden."""
    return s.tiles[seat * MOST_TILES + index]


@rule
def piece_in(s: State, seat: int, index: int) -> Piece:
    """The piece with this index in a garden."""
    return s.pieces[seat * MOST_PIECES + index]
