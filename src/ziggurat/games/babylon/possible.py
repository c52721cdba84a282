"""Checks that a garden can have been built, as far as the finished garden shows it, and restores its view from above.

This is for gardens that were read from a text, not built move by move. Pillars are not written down: the supports of a tile follow
from the surfaces under it, and its free space has a belvedere (5.7).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from ziggurat.core.game import Rule

from .components import (
    APART,
    BELVEDERE,
    BLOCK,
    BLOCK_CELL,
    BRIDGE,
    CELL,
    CORNERS,
    FOUNTAIN,
    NEXT,
    NO_SYMBOL,
    SIDE,
    STAIRS,
    STARTING,
    STATUE,
    symbol_at,
)
from .decorations import middle_of
from .events import cell_name
from .garden import cover, show, show_symbol
from .state import (
    NONE_USED,
    Laid,
    Piece,
    State,
    cell_level_of,
    cell_of,
    corner_of,
    has,
    kind_of,
    level_of,
    other_level_of,
    other_of,
    piece_in,
    rotation_of,
    surface,
    tile_in,
    tile_of,
)

TileSpace = tuple[int, int]
"""A cell and the level of the tile there."""


class Complaint(NamedTuple):
    """A broken rule, and the places where it is broken: `says` is a template with a gap for each place."""

    rule: Rule
    says: str
    places: tuple[str, ...] = ()

    @property
    def what(self) -> str:
        """The message, with the board positions inserted."""
        return self.says.format(*self.places)


def _complaint(rule: Rule, says: str, *places: str) -> Complaint:
    return Complaint(rule, says, places)


def tiles_of(s: State, seat: int) -> list[Laid]:
    """The tiles of a garden, in the order in which they were built."""
    return [tile_in(s, seat, index) for index in range(s.number_of_tiles[seat])]


def pieces_of(s: State, seat: int) -> list[Piece]:
    """The pieces of a garden, in the order in which they were built."""
    return [piece_in(s, seat, index) for index in range(s.number_of_pieces[seat])]


def cells_of(tile: Laid) -> list[int]:
    """A tile's cells, clockwise from the top left."""
    return [corner_of(tile) + step for step in CORNERS]


def spaces_of(one: Piece) -> list[TileSpace]:
    """The spaces of a piece: one or two."""
    spaces = [(cell_of(one), cell_level_of(one)), (other_of(one), other_level_of(one))]
    return spaces[:1] if spaces[0] == spaces[1] else spaces


def symbol_on(s: State, tile: Laid, cell: int) -> int:
    """The symbol printed on a tile's space over a cell."""
    return symbol_at(s.faces[tile_of(tile)], rotation_of(tile), cells_of(tile).index(cell))


def is_support(s: State, seat: int, one: Piece) -> bool:
    """True if a statue carries a tile (5.9)."""
    above = (cell_level_of(one) + 1, cell_of(one))
    return kind_of(one) == STATUE and any(above[0] == level_of(tile) and above[1] in cells_of(tile) for tile in tiles_of(s, seat))


def restore_top_view(s: State, seat: int) -> None:
    """Set the fields of a garden's view from above, from its tiles and pieces (9.1)."""
    for tile in sorted(tiles_of(s, seat), key=level_of):
        block = BLOCK_CELL.index(corner_of(tile))
        cover(s, seat, block, level_of(tile))
        show(s, seat, block, s.faces[tile_of(tile)], rotation_of(tile))
    for one in pieces_of(s, seat):
        _restore_piece(s, seat, one)


def restore_turn(s: State) -> None:
    """Set the fields of the current turn: the tiles built in it, and the use of a wild token (6.2, 8.3)."""
    for tile in tiles_of(s, s.active)[s.number_of_tiles[s.active] - s.built :]:
        s.fresh |= BLOCK[BLOCK_CELL.index(corner_of(tile))]
    if s.wild_cell == NONE_USED:
        return
    tile = next(tile for tile in tiles_of(s, s.active) if level_of(tile) == s.wild_level and s.wild_cell in cells_of(tile))
    s.wild_printed = symbol_on(s, tile, s.wild_cell)
    if has(surface(s, s.active, s.wild_level), s.wild_cell):
        show_symbol(s, s.active, s.wild_cell, s.wild_symbol)


def _restore_piece(s: State, seat: int, one: Piece) -> None:
    seen = [cell for cell, level in spaces_of(one) if has(surface(s, seat, level), cell)]
    for cell in seen:
        s.occupied[seat] |= CELL[cell]
    if kind_of(one) == STATUE and seen:
        s.statues[seat] |= CELL[cell_of(one)]
    if kind_of(one) == STATUE and not seen and not is_support(s, seat, one):
        s.hidden_statues[seat] |= CELL[cell_of(one)]
    if kind_of(one) == STAIRS and _foot(one) in seen:
        s.stairs_feet[seat] |= CELL[_foot(one)]
    if kind_of(one) == BRIDGE:
        s.under_bridge[seat] |= CELL[middle_of(cell_of(one), other_of(one))]


def _foot(one: Piece) -> int:
    """The cell of the lower half of stairs."""
    return cell_of(one) if cell_level_of(one) < other_level_of(one) else other_of(one)


def complaints(s: State, seat: int, blank: frozenset[int] = frozenset(), wilds: int = 0) -> Iterator[Complaint]:
    """The rules that a garden breaks.

    The symbols of the tiles in `blank` are not known. Because of the tokens of 8.2 c and d, up to `wilds` decorations may be on another
    symbol, and up to `wilds` more on a space without one.
    """
    tiles, pieces = tiles_of(s, seat), pieces_of(s, seat)
    yield from _tiles_in_each_others_way(tiles)
    tile_at = {(cell, level_of(tile)): tile for tile in tiles for cell in cells_of(tile)}
    yield from _pieces_off_their_spaces(pieces, tile_at)
    piece_at = {space: one for one in pieces for space in spaces_of(one)}
    for tile in tiles:
        yield from _badly_carried(tile, tile_at, piece_at)
    for one in pieces:
        if all(space in tile_at for space in spaces_of(one)):
            yield from _badly_placed(one, tile_at)
    yield from _bridges_in_the_way(pieces, tiles)
    yield from _wrong_symbols(s, pieces, tile_at, blank, wilds)
    yield from _statues_out_of_line(s, seat, pieces)


def _tiles_in_each_others_way(tiles: list[Laid]) -> Iterator[Complaint]:
    if sum(tile_of(tile) >= STARTING for tile in tiles) > 1:
        yield _complaint(201, "more than one starting tile")
    for space, number in Counter((cell, level_of(tile)) for tile in tiles for cell in cells_of(tile)).items():
        if number > 1:
            yield _complaint(508, "two tiles on {}", _name(space))
    for corner, number in Counter(map(corner_of, tiles)).items():
        if number > 1:
            yield _complaint(511, "two tiles on the four cells from {} on", cell_name(corner))
    levels = set(map(level_of, tiles))
    for level in levels:
        if level > 1 and level - 1 not in levels:
            yield _complaint(512, f"a tile on level {level} and none on level {level - 1}")


def _pieces_off_their_spaces(pieces: list[Piece], tile_at: dict[TileSpace, Laid]) -> Iterator[Complaint]:
    for space, number in Counter(space for one in pieces for space in spaces_of(one)).items():
        if space not in tile_at:
            yield _complaint(603, "a piece on {}, where no tile is", _name(space))
        if number > 1:
            yield _complaint(603, "two pieces on {}", _name(space))


def _badly_carried(tile: Laid, tile_at: dict[TileSpace, Laid], piece_at: dict[TileSpace, Piece]) -> Iterator[Complaint]:
    level = level_of(tile)
    free = [cell for cell in cells_of(tile) if (cell, level) in piece_at and kind_of(piece_at[cell, level]) == BELVEDERE]
    if len(free) > 1:
        yield _complaint(507, "more than one belvedere on the tile at {}", _name((corner_of(tile), level)))
    for cell in cells_of(tile):
        foot = (cell, max((lower for lower in range(1, level) if (cell, lower) in tile_at), default=0))
        below = piece_at.get(foot)
        if cell in free:
            yield from _badly_hanging(level, foot, below)
        elif level - foot[1] > 2:
            yield _complaint(504, "nothing carries the tile on {}, and no belvedere stands there", _name((cell, level)))
        elif below is not None and not (kind_of(below) == STATUE and level - foot[1] == 1):
            yield _complaint(505, "no pillar has room on {}", _name(foot))


def _badly_hanging(level: int, foot: TileSpace, below: Piece | None) -> Iterator[Complaint]:
    if below is None or level - foot[1] != 1:
        return
    if kind_of(below) == STATUE:
        yield _complaint(509, "the statue on {} carries the tile over it, so that no belvedere stands there", _name(foot))
    if kind_of(below) == STAIRS and _foot(below) == foot[0]:
        yield _complaint(510, "the stairs on {} lead to where a belvedere stands", _name(foot))


def _badly_placed(one: Piece, tile_at: dict[TileSpace, Laid]) -> Iterator[Complaint]:
    cells, levels = (cell_of(one), other_of(one)), (cell_level_of(one), other_level_of(one))
    places = [_name(space) for space in spaces_of(one)]
    match kind_of(one):
        case kind if kind == STAIRS and (cells not in NEXT or abs(levels[0] - levels[1]) != 1):
            yield _complaint(604, "stairs on {} {}", *places)
        case kind if kind == FOUNTAIN and (cells not in NEXT or levels[0] != levels[1] or len({tile_at[s] for s in spaces_of(one)}) == 1):
            yield _complaint(605, "a fountain on {} {}", *places)
        case kind if kind == BRIDGE and (cells not in APART or levels[0] != levels[1]):
            yield _complaint(606, "a bridge on {} {}", *places)


def _bridges_in_the_way(pieces: list[Piece], tiles: list[Laid]) -> Iterator[Complaint]:
    bridges = [one for one in pieces if kind_of(one) == BRIDGE and (cell_of(one), other_of(one)) in APART]
    middles = Counter(middle_of(cell_of(one), other_of(one)) for one in bridges)
    for one in bridges:
        middle = middle_of(cell_of(one), other_of(one))
        if middles[middle] > 1:
            yield _complaint(606, "two bridges over {}", cell_name(middle))
        if any(middle in cells_of(tile) and level_of(tile) >= cell_level_of(one) for tile in tiles):
            yield _complaint(606, f"a tile on {{}}, over which a bridge leads on level {cell_level_of(one)}", cell_name(middle))


def _wrong_symbols(s: State, pieces: list[Piece], tile_at: dict[TileSpace, Laid], blank: frozenset[int], wilds: int) -> Iterator[Complaint]:
    left = {True: wilds, False: wilds}
    changed: Counter[Laid] = Counter()
    for one in pieces:
        for space in spaces_of(one):
            tile = tile_at.get(space)
            if tile is None or tile_of(tile) in blank or kind_of(one) == BELVEDERE:
                continue
            symbol = symbol_on(s, tile, space[0])
            if symbol != kind_of(one):
                left[symbol != NO_SYMBOL] -= 1
                changed[tile] += 1
                # A tile is built in one turn, and a turn allows one use of a token (8.3).
                if left[symbol != NO_SYMBOL] < 0 or changed[tile] > 1:
                    yield _complaint(603, "{} does not show the symbol of what stands there", _name(space))


def _statues_out_of_line(s: State, seat: int, pieces: list[Piece]) -> Iterator[Complaint]:
    """Complaints about statues out of line. Such a statue was built when all earlier ones were supports, which they still are (6.7)."""
    groups: list[list[Piece]] = []
    for statue in (one for one in pieces if kind_of(one) == STATUE):
        near = [group for group in groups if any(_in_line(statue, other) for other in group)]
        groups = [group for group in groups if group not in near] + [[statue, *(other for group in near for other in group)]]
    standing = [group for group in groups if not all(is_support(s, seat, one) for one in group)]
    for group in standing[1:]:
        yield _complaint(607, "the statue on {} is in line with none of the others", cell_name(cell_of(group[0])))


def _in_line(one: Piece, other: Piece) -> bool:
    here, there = divmod(cell_of(one), SIDE), divmod(cell_of(other), SIDE)
    return here[0] == there[0] or here[1] == there[1]


def _name(space: TileSpace) -> str:
    cell, level = space
    return f"{cell_name(cell)}:{level}" if level else cell_name(cell)
