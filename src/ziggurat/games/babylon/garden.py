"""Building terrace tiles: sites, supports and costs (chapter 5)."""

from __future__ import annotations

from ziggurat.core.game import Rule
from ziggurat.core.kernel import rule

from .components import (
    BELVEDERE,
    BLOCK,
    BLOCK_CELL,
    BLOCK_CORNERS,
    BLOCKS,
    CELL,
    CORNERS,
    HIGHEST,
    KINDS,
    LEVELS,
    MOST_PIECES,
    MOST_TILES,
    NO_CELLS,
    NO_CORNER,
    NO_SYMBOL,
    NO_TILE,
    SIDE,
    symbol_at,
)
from .events import emit_belvedere, emit_built, emit_supports
from .moves import DUG, FREES, site, site_block, site_free, site_level
from .state import Piece, State, has, laid, piece, surface

Feet = tuple[int, int, int]
"""The cells whose topmost surface can carry a tile on a given level: by a single pillar, by a double pillar, by a statue."""

NO_SUPPORT, NO_ROOM_FOR_PILLAR, NOT_FROM_ABOVE, STATUE_LEFT_OUT, NO_ROOM_TO_HANG = 504, 505, 508, 509, 510
SAME_CELLS, LEVEL_MISSING, NOT_ENOUGH_PILLARS, UNDER_BRIDGE = 511, 512, 513, 606


@rule
def empty(s: State, seat: int) -> int:
    """The cells whose topmost surface is empty and open to be built on (5.5, 6.6)."""
    return ~(s.occupied[seat] | s.under_bridge[seat])


@rule
def feet(s: State, seat: int, level: int) -> Feet:
    """The possible supports of a tile on this level: a single or a statue one level lower, a double two levels lower (5.4, 5.5, 5.9)."""
    one_lower = surface(s, seat, level - 1)
    return (
        one_lower & empty(s, seat),
        surface(s, seat, level - 2) & empty(s, seat),
        one_lower & s.statues[seat] & ~s.under_bridge[seat],
    )


@rule
def lower_than(s: State, seat: int, level: int) -> int:
    """The cells on which everything is lower than this level (5.8)."""
    cells = NO_CELLS
    for lower in range(level):
        cells |= surface(s, seat, lower)
    return cells


@rule
def forced_feet(s: State, seat: int, level: int) -> int:
    """The cells with a statue that must carry a tile on this level (5.9)."""
    return surface(s, seat, level - 1) & s.statues[seat]


@rule
def in_the_way(s: State, seat: int, level: int) -> int:
    """The cells that a free space on this level may not hang over. Those with statues are not included (5.10)."""
    return surface(s, seat, level - 1) & s.stairs_feet[seat] | s.under_bridge[seat]


@rule
def blocks_of(top_left: int, top_right: int, low_right: int, low_left: int) -> int:
    """The blocks whose four cells are each in the set for their corner, as the set of lower left cells of the blocks (5.3)."""
    return top_left >> SIDE & top_right >> (SIDE + 1) & low_right >> 1 & low_left & BLOCK_CORNERS


@rule
def count_under(cells: int, corner: int, free: int) -> int:
    """The number of cells of a block that are in a set, not counting the free one."""
    number = 0
    for place in range(4):
        if place + 1 != free and has(cells, corner + CORNERS[place]):
            number += 1
    return number


@rule
def missing_doubles(s: State, doubles: int) -> int:
    """The double pillars that have to be made of singles. Doubles in hand are used first (5.2)."""
    return max(doubles - s.doubles, 0)


@rule
def price(s: State, feet: Feet, corner: int, free: int) -> int:
    """The number of single pillars that a tile costs the active player (5.2, 5.13)."""
    singles, doubles, _ = feet
    return count_under(singles, corner, free) + 2 * missing_doubles(s, count_under(doubles, corner, free))


@rule
def sites(s: State, out: list[int]) -> int:
    """Write every site where the active player can build a tile now, and return their number (5.3 to 5.13)."""
    number = 0
    lower = NO_CELLS
    for level in range(1, min(s.highest[s.active] + 1, HIGHEST) + 1):
        lower |= surface(s, s.active, level - 1)
        number = sites_on(s, level, lower, out, number)
    return number


@rule
def sites_on(s: State, level: int, lower: int, out: list[int], number: int) -> int:
    """Append the sites of a level, and return the number of all sites; `lower` are the cells where all is lower (5.4 to 5.13)."""
    seat = s.active
    here = feet(s, seat, level)
    carried = here[0] | here[1] | here[2]
    hanging = lower & ~(forced_feet(s, seat, level) | in_the_way(s, seat, level))
    blocks = (
        blocks_of(carried, carried, carried, carried),
        blocks_of(hanging, carried, carried, carried),
        blocks_of(carried, hanging, carried, carried),
        blocks_of(carried, carried, hanging, carried),
        blocks_of(carried, carried, carried, hanging),
    )
    some = (blocks[0] | blocks[1] | blocks[2] | blocks[3] | blocks[4]) & ~s.blocks[seat]
    if some == NO_CELLS:
        return number
    for block in range(BLOCKS):
        corner = BLOCK_CELL[block]
        if has(some, corner):
            for free in range(FREES):
                if has(blocks[free], corner) and price(s, here, corner, free) <= s.singles[seat]:
                    out[number] = site(level, block, free)
                    number += 1
    return number


@rule
def site_refused(s: State, here: int) -> Rule:
    """The first of the rules that forbid the active player to build a tile at a site, or 0 (5.4 to 5.13, 6.6)."""
    seat, level, free = s.active, site_level(here), site_free(here)
    corner, block = BLOCK_CELL[site_block(here)], BLOCK[site_block(here)]
    hanging = NO_CELLS if free == NO_CORNER else CELL[corner + CORNERS[free - 1]]
    resting = block & ~hanging
    near = surface(s, seat, level - 1) | surface(s, seat, level - 2)
    lower = lower_than(s, seat, level)
    if resting & lower & ~near:
        return NO_SUPPORT
    if resting & near & s.occupied[seat] & ~forced_feet(s, seat, level):
        return NO_ROOM_FOR_PILLAR
    if block & ~lower:
        return NOT_FROM_ABOVE
    if hanging & forced_feet(s, seat, level):
        return STATUE_LEFT_OUT
    if hanging & in_the_way(s, seat, level):
        return NO_ROOM_TO_HANG
    if has(s.blocks[seat], corner):
        return SAME_CELLS
    if level > s.highest[seat] + 1:
        return LEVEL_MISSING
    if price(s, feet(s, seat, level), corner, free) > s.singles[seat]:
        return NOT_ENOUGH_PILLARS
    return UNDER_BRIDGE if resting & s.under_bridge[seat] else 0


@rule
def build(s: State, source: int, here: int, rotation: int) -> None:
    """Build the dug or the stored tile at a site (5.1 to 5.9)."""
    level, block, free = site_level(here), site_block(here), site_free(here)
    tile = s.dug if source == DUG else s.stored[s.active]
    pay(s, level, block, free)
    raise_statues(s, level, block)
    put_tile(s, s.active, laid(tile, BLOCK_CELL[block], level, rotation))
    cover(s, s.active, block, level)
    show(s, s.active, block, s.faces[tile], rotation)
    s.built += 1
    s.fresh |= BLOCK[block]
    if source == DUG:
        s.dug = NO_TILE
    else:
        s.stored[s.active] = NO_TILE
    if free != NO_CORNER:
        put_belvedere(s, BLOCK_CELL[block] + CORNERS[free - 1], level)


@rule
def pay(s: State, level: int, block: int, free: int) -> None:
    """Pay for a tile's pillars: doubles in hand first, then singles (5.2, 5.13)."""
    here = feet(s, s.active, level)
    doubles = min(count_under(here[1], BLOCK_CELL[block], free), s.doubles)
    singles = price(s, here, BLOCK_CELL[block], free)
    emit_built(s, s.active, level, block, free, singles, doubles)
    s.singles[s.active] -= singles
    s.doubles -= doubles


@rule
def raise_statues(s: State, level: int, block: int) -> None:
    """Cover statues with a new tile: those one level lower become supports, others are hidden but still count for lines (5.9, 6.7)."""
    covered = BLOCK[block] & s.statues[s.active]
    carrying = covered & surface(s, s.active, level - 1)
    emit_supports(s, s.active, carrying)
    s.statues[s.active] &= ~covered
    s.hidden_statues[s.active] |= covered & ~carrying


@rule
def put_tile(s: State, seat: int, tile: int) -> None:
    """Add a tile to a garden's list."""
    s.tiles[seat * MOST_TILES + s.number_of_tiles[seat]] = tile
    s.number_of_tiles[seat] += 1


@rule
def put_piece(s: State, seat: int, one: Piece) -> None:
    """Add a piece to a garden's list."""
    s.pieces[seat * MOST_PIECES + s.number_of_pieces[seat]] = one
    s.number_of_pieces[seat] += 1


@rule
def cover(s: State, seat: int, block: int, level: int) -> None:
    """Raise the cells of a block to this level, with nothing on them (5.8, 6.9)."""
    cells = BLOCK[block]
    for lower in range(level):
        s.surfaces[seat * LEVELS + lower] &= ~cells
    s.surfaces[seat * LEVELS + level] |= cells
    s.occupied[seat] &= ~cells
    s.stairs_feet[seat] &= ~cells
    s.highest[seat] = max(s.highest[seat], level)
    s.blocks[seat] |= CELL[BLOCK_CELL[block]]


@rule
def show(s: State, seat: int, block: int, face: int, rotation: int) -> None:
    """Show the symbols of a tile that now lies on top of a block (1.3, 10.1)."""
    corner, cells = BLOCK_CELL[block], BLOCK[block]
    s.left[seat] = s.left[seat] & ~cells | CELL[corner] | CELL[corner + SIDE]
    s.lower[seat] = s.lower[seat] & ~cells | CELL[corner] | CELL[corner + 1]
    for place in range(4):
        show_symbol(s, seat, corner + CORNERS[place], symbol_at(face, rotation, place))


@rule
def show_symbol(s: State, seat: int, cell: int, symbol: int) -> None:
    """Let a cell's topmost space show this symbol, or none."""
    for other in range(KINDS):
        s.symbols[seat * KINDS + other] &= ~CELL[cell]
    if symbol != NO_SYMBOL:
        s.symbols[seat * KINDS + symbol] |= CELL[cell]


@rule
def put_belvedere(s: State, cell: int, level: int) -> None:
    """Put a belvedere immediately on the free space, which has no support (5.7)."""
    emit_belvedere(s, s.active, cell)
    s.occupied[s.active] |= CELL[cell]
    put_piece(s, s.active, piece(BELVEDERE, cell, level, cell, level))
