"""Decorations: statues, stairs, fountains and bridges (chapter 6), and the wild tokens (8.2 c and d, 8.3)."""

from __future__ import annotations

from ziggurat.core.game import Rule
from ziggurat.core.kernel import rule

from .components import (
    ACROSS_APART,
    ACROSS_NEXT,
    APART_FIRST,
    APART_SECOND,
    BOARD,
    BRIDGE,
    CELL,
    COLUMN,
    FOUNTAIN,
    HAS_ABOVE,
    HAS_RIGHT,
    HAS_SECOND_ABOVE,
    HAS_SECOND_RIGHT,
    KINDS,
    NEXT_FIRST,
    NEXT_SECOND,
    NO_CELLS,
    NO_SYMBOL,
    ROW,
    SIDE,
    STAIRS,
    STATUE,
    SUPPLY,
    WILD_SPACE,
    WILD_SYMBOL,
)
from .events import emit_decorated, emit_wild
from .garden import empty, put_piece, show_symbol
from .state import NONE_USED, State, has, kind_of, level_at, piece, piece_in, showing, stands, surface

Pairs = tuple[int, int]
"""Pairs of cells, as two sets of first cells: those of the pairs in one row, and those of the pairs in one column."""

USED_UP, NOTHING_BUILT, NOT_OF_THIS_TURN, NO_SPACE_FOR_IT = 108, 601, 602, 603
NO_STAIRS, NO_FOUNTAIN, NO_BRIDGE, OUT_OF_LINE = 604, 605, 606, 607
NO_SUCH_TOKEN, NOT_FOR_THE_TOKEN = 802, 803


@rule
def usable(s: State, symbol: int) -> int:
    """The active player's cells that show the symbol and can be built on, before levels and lines are checked (6.3, 6.6)."""
    return showing(s, s.active, symbol) & empty(s, s.active)


@rule
def statue_lines(s: State) -> int:
    """The cells in one row or column with a standing statue; all cells if no statue stands (6.7)."""
    statues = stands(s, s.active)
    if statues == NO_CELLS:
        return BOARD
    lines = NO_CELLS
    for line in range(SIDE):
        if statues & ROW[line]:
            lines |= ROW[line]
        if statues & COLUMN[line]:
            lines |= COLUMN[line]
    return lines


@rule
def statue_cells(s: State) -> int:
    """The cells where a statue can be built (6.2, 6.3, 6.7)."""
    spaces = usable(s, STATUE) & s.fresh
    return spaces & statue_lines(s) if spaces else spaces


@rule
def stairs_pairs(s: State) -> Pairs:
    """The pairs of cells whose symbols and levels allow stairs (6.3, 6.4)."""
    spaces = usable(s, STAIRS)
    right = above = NO_CELLS
    if spaces:
        for level in range(1, s.highest[s.active]):
            low = surface(s, s.active, level) & spaces
            high = surface(s, s.active, level + 1) & spaces
            right |= low & high >> 1 | high & low >> 1
            above |= low & high >> SIDE | high & low >> SIDE
    return right & HAS_RIGHT, above & HAS_ABOVE


@rule
def fountain_pairs(s: State) -> Pairs:
    """The pairs of cells whose symbols, levels and tiles allow fountains (6.3, 6.5)."""
    spaces = usable(s, FOUNTAIN)
    right = above = NO_CELLS
    if spaces:
        for level in range(1, s.highest[s.active] + 1):
            here = surface(s, s.active, level) & spaces
            right |= here & here >> 1
            above |= here & here >> SIDE
    # To the right of a tile's left column, and above its lower row, a cell on the same level belongs to the same tile.
    return right & HAS_RIGHT & ~s.left[s.active], above & HAS_ABOVE & ~s.lower[s.active]


@rule
def bridge_pairs(s: State) -> Pairs:
    """The pairs of cells that allow bridges by their symbols, their levels and the cell between them (6.3, 6.6)."""
    spaces = usable(s, BRIDGE)
    right = above = NO_CELLS
    if spaces:
        open_below = surface(s, s.active, 0) & ~s.under_bridge[s.active]
        for level in range(1, s.highest[s.active] + 1):
            here = surface(s, s.active, level) & spaces
            right |= here & open_below >> 1 & here >> 2
            above |= here & open_below >> SIDE & here >> (2 * SIDE)
            open_below |= surface(s, s.active, level) & ~s.under_bridge[s.active]
    return right & HAS_SECOND_RIGHT, above & HAS_SECOND_ABOVE


@rule
def of_this_turn(s: State, pairs: Pairs, distance: int) -> Pairs:
    """The pairs with at least one cell on a tile built in this turn (6.2)."""
    return pairs[0] & (s.fresh | s.fresh >> distance), pairs[1] & (s.fresh | s.fresh >> (SIDE * distance))


@rule
def stairs_sites(s: State) -> Pairs:
    """The pairs of cells where stairs can be built (6.2 to 6.4)."""
    return of_this_turn(s, stairs_pairs(s), 1)


@rule
def fountain_sites(s: State) -> Pairs:
    """The pairs of cells where fountains can be built (6.2, 6.3, 6.5)."""
    return of_this_turn(s, fountain_pairs(s), 1)


@rule
def bridge_sites(s: State) -> Pairs:
    """The pairs of cells where bridges can be built (6.2, 6.3, 6.6)."""
    return of_this_turn(s, bridge_pairs(s), 2)


@rule
def in_supply(s: State, kind: int) -> bool:
    """True if the pool still has a decoration of this kind (1.8)."""
    return not s.printed_supply or number_built(s, kind) < SUPPLY[kind]


@rule
def number_built(s: State, kind: int) -> int:
    """The number of decorations of a kind in all gardens, hidden ones included (1.8)."""
    number = 0
    for seat in range(s.seats):
        for index in range(s.number_of_pieces[seat]):
            number += 1 if kind_of(piece_in(s, seat, index)) == kind else 0
    return number


@rule
def spaces_refused(s: State, kind: int, first: int, second: int) -> Rule:
    """The first rule that forbids a decoration on these cells, or 0. Only rules for all kinds are checked (1.8, 6.1 to 6.3)."""
    if not in_supply(s, kind):
        return USED_UP
    if not s.built:
        return NOTHING_BUILT
    if not has(s.fresh, first) and not has(s.fresh, second):
        return NOT_OF_THIS_TURN
    spaces = showing(s, s.active, kind) & ~s.occupied[s.active]
    return 0 if has(spaces, first) and has(spaces, second) else NO_SPACE_FOR_IT


@rule
def statue_refused(s: State, cell: int) -> Rule:
    """The first of the rules that forbid a statue on a cell, or 0 (6.7; an example in 6.8)."""
    refused = spaces_refused(s, STATUE, cell, cell)
    if refused:
        return refused
    if has(s.under_bridge[s.active], cell):
        return NO_BRIDGE
    return 0 if has(statue_lines(s), cell) else OUT_OF_LINE


@rule
def pair_refused(s: State, kind: int, pair: int) -> Rule:
    """The first of the rules that forbid stairs or a fountain on a pair of cells, or 0 (6.4, 6.5)."""
    first, second = NEXT_FIRST[pair], NEXT_SECOND[pair]
    refused = spaces_refused(s, kind, first, second)
    if refused:
        return refused
    gap = abs(level_at(s, s.active, first) - level_at(s, s.active, second))
    if kind == STAIRS and gap != 1:
        return NO_STAIRS
    if kind == FOUNTAIN and (gap != 0 or has(s.left[s.active] if pair < ACROSS_NEXT else s.lower[s.active], first)):
        return NO_FOUNTAIN
    return NO_BRIDGE if not has(empty(s, s.active), first) or not has(empty(s, s.active), second) else 0


@rule
def bridge_refused(s: State, pair: int) -> Rule:
    """The first of the rules that forbid a bridge on a pair of cells, or 0 (6.6)."""
    refused = spaces_refused(s, BRIDGE, APART_FIRST[pair], APART_SECOND[pair])
    if refused:
        return refused
    return 0 if has_pair(bridge_pairs(s), pair, ACROSS_APART, APART_FIRST[pair]) else NO_BRIDGE


@rule
def has_pair(pairs: Pairs, pair: int, across: int, first: int) -> bool:
    """True if a pair with this number and first cell is in `pairs`. Pairs with numbers below `across` are in one row."""
    return has(pairs[0] if pair < across else pairs[1], first)


@rule
def middle_of(first: int, second: int) -> int:
    """The cell between the two ends of a bridge (6.6)."""
    return (first + second) // 2


@rule
def decorate(s: State, kind: int, first: int, second: int) -> None:
    """Put a decoration on its cells (6.1, 6.4 to 6.7)."""
    seat = s.active
    first_level, second_level = level_at(s, seat, first), level_at(s, seat, second)
    put_piece(s, seat, piece(kind, first, first_level, second, second_level))
    s.occupied[seat] |= CELL[first] | CELL[second]
    if kind == STATUE:
        s.statues[seat] |= CELL[first]
    if kind == STAIRS:
        s.stairs_feet[seat] |= CELL[first if first_level < second_level else second]
    if kind == BRIDGE:
        s.under_bridge[seat] |= CELL[middle_of(first, second)]
    emit_decorated(s, seat, kind, first, second)


@rule
def with_symbol(s: State) -> int:
    """The active player's cells whose topmost space shows any symbol."""
    cells = NO_CELLS
    for symbol in range(KINDS):
        cells |= showing(s, s.active, symbol)
    return cells


@rule
def wild_cells(s: State) -> int:
    """The cells whose space the wild token can change: spaces with a symbol, or spaces without one (8.2 c and d, 8.3)."""
    if s.wild_cell != NONE_USED:
        return NO_CELLS
    spaces = s.fresh & ~s.occupied[s.active]
    if s.effect == WILD_SYMBOL:
        return spaces & with_symbol(s)
    return spaces & ~with_symbol(s) if s.effect == WILD_SPACE else NO_CELLS


@rule
def wild_refused(s: State, cell: int, symbol: int) -> Rule:
    """The first of the rules that forbid counting a space as a symbol, or 0 (8.2, 8.3)."""
    if s.effect != WILD_SYMBOL and s.effect != WILD_SPACE:
        return NO_SUCH_TOKEN
    shows_one = has(with_symbol(s), cell)
    if not has(s.fresh, cell) or shows_one != (s.effect == WILD_SYMBOL) or has(showing(s, s.active, symbol), cell):
        return NO_SUCH_TOKEN
    return 0 if has(wild_cells(s), cell) else NOT_FOR_THE_TOKEN


@rule
def printed_at(s: State, cell: int) -> int:
    """The symbol that a cell's topmost space shows, or NO_SYMBOL."""
    for symbol in range(KINDS):
        if has(showing(s, s.active, symbol), cell):
            return symbol
    return NO_SYMBOL


@rule
def use_wild(s: State, cell: int, symbol: int) -> None:
    """Let a space count as another symbol until the turn ends (8.3)."""
    s.wild_cell = cell
    s.wild_level = level_at(s, s.active, cell)
    s.wild_symbol = symbol
    s.wild_printed = printed_at(s, cell)
    show_symbol(s, s.active, cell, symbol)
    emit_wild(s, s.active, cell, symbol)


@rule
def end_wild(s: State) -> None:
    """Give the space of the wild token its printed symbol again at the turn's end, unless a tile covers it (8.3)."""
    if s.wild_cell == NONE_USED:
        return
    if has(surface(s, s.active, s.wild_level), s.wild_cell):
        show_symbol(s, s.active, s.wild_cell, s.wild_printed)
    s.wild_cell = NONE_USED
    s.wild_level = 0
    s.wild_symbol = NO_SYMBOL
    s.wild_printed = NO_SYMBOL
