"""The score of a garden, and the ranks (chapter 9)."""

from __future__ import annotations

from typing import NamedTuple

from ziggurat.core.kernel import rule

from .components import BELVEDERE, BRIDGE, CELLS, CORNERS, FLOWERS, FOUNTAIN, KINDS, STAIRS, STATUE, flower_of
from .events import emit_ended
from .state import (
    NOBODY,
    OVER,
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
    surface,
    tile_in,
    tile_of,
)

BY_LAST_TOKEN = 804
OF_A_LEVEL = 2
OF_A_SET = 4
DOUBLE_PIECE = 3


@rule
def tile_is_visible(s: State, seat: int, tile: Laid) -> bool:
    """True if one of a tile's four spaces has no tile over it (9.1)."""
    here = surface(s, seat, level_of(tile))
    for place in range(4):
        if has(here, corner_of(tile) + CORNERS[place]):
            return True
    return False


@rule
def piece_is_visible(s: State, seat: int, one: Piece) -> bool:
    """True if one of a piece's spaces has no tile over it, so never for a support (9.1, 5.9)."""
    if has(surface(s, seat, cell_level_of(one)), cell_of(one)):
        return True
    return has(surface(s, seat, other_level_of(one)), other_of(one))


@rule
def worth(one: Piece) -> int:
    """The points of a visible piece (9.3, 9.4)."""
    kind = kind_of(one)
    if kind == BELVEDERE:
        return 1
    if kind == STATUE:
        return cell_level_of(one)
    if kind == STAIRS:
        return cell_level_of(one) + other_level_of(one)
    return DOUBLE_PIECE * cell_level_of(one)


@rule
def pieces_score(s: State, seat: int) -> int:
    """The points of a garden's visible pieces, and of its sets of four decorations (9.3 to 9.5)."""
    points = 0
    # The number of pieces of each kind, eight bits for each kind: rules cannot make lists.
    numbers = 0
    for index in range(s.number_of_pieces[seat]):
        one = piece_in(s, seat, index)
        if piece_is_visible(s, seat, one):
            points += worth(one)
            numbers += 1 << (8 * kind_of(one))
    return points + OF_A_SET * fewest(numbers, KINDS)


@rule
def flowers_score(s: State, seat: int) -> int:
    """The points of a garden's sets of visible tiles with the four flowers (9.6)."""
    numbers = 0
    for index in range(s.number_of_tiles[seat]):
        tile = tile_in(s, seat, index)
        if tile_is_visible(s, seat, tile):
            numbers += 1 << (8 * flower_of(s.faces[tile_of(tile)]))
    return OF_A_SET * fewest(numbers, 4)


@rule
def fewest(numbers: int, kinds: int) -> int:
    """The smallest of several numbers, each packed in eight bits; it is the number of complete sets."""
    least = numbers & 255
    for kind in range(1, kinds):
        least = min(least, numbers >> (8 * kind) & 255)
    return least


@rule
def score(s: State, seat: int) -> int:
    """The score of a garden (9.2 to 9.6)."""
    return OF_A_LEVEL * s.highest[seat] + pieces_score(s, seat) + flowers_score(s, seat)


@rule
def bare_slots(s: State, seat: int) -> int:
    """The number of slots of a board with no tile over them (9.7)."""
    slots = 0
    for cell in range(CELLS):
        slots += 1 if has(surface(s, seat, 0), cell) else 0
    return slots


@rule
def end(s: State) -> None:
    """End the game: the last player has no token to turn (8.4)."""
    s.step = OVER
    s.active = NOBODY
    emit_ended(s, BY_LAST_TOKEN)


class Breakdown(NamedTuple):
    """The points of a garden by category (9.2 to 9.6)."""

    height: int
    statues: int
    fountains: int
    bridges: int
    stairs: int
    belvederes: int
    diversity: int
    flowers: int

    @property
    def total(self) -> int:
        return sum(self)


def breakdown(s: State, seat: int) -> Breakdown:
    """The points of a garden by category (9.2 to 9.6)."""
    pieces = [piece_in(s, seat, index) for index in range(s.number_of_pieces[seat])]
    visible = [one for one in pieces if piece_is_visible(s, seat, one)]

    def of(kind: int) -> int:
        return sum(worth(one) for one in visible if kind_of(one) == kind)

    sets = min(sum(kind_of(one) == kind for one in visible) for kind in range(KINDS))
    return Breakdown(
        height=OF_A_LEVEL * s.highest[seat],
        statues=of(STATUE),
        fountains=of(FOUNTAIN),
        bridges=of(BRIDGE),
        stairs=of(STAIRS),
        belvederes=of(BELVEDERE),
        diversity=OF_A_SET * sets,
        flowers=flowers_score(s, seat),
    )


def flowers_seen(s: State, seat: int) -> list[int]:
    """The number of visible tiles of each flower in a garden (9.6)."""
    tiles = [tile_in(s, seat, index) for index in range(s.number_of_tiles[seat])]
    seen = [flower_of(s.faces[tile_of(tile)]) for tile in tiles if tile_is_visible(s, seat, tile)]
    return [seen.count(flower) for flower in range(len(FLOWERS))]


@rule
def is_ahead(s: State, seat: int, other: int) -> bool:
    """True if a seat has more points than another, or as many and fewer bare slots (9.7)."""
    lead = score(s, seat) - score(s, other)
    return lead > 0 or (lead == 0 and bare_slots(s, seat) < bare_slots(s, other))


def ranks(s: State) -> tuple[int, ...]:
    """The rank of each seat: one more than the number of seats ahead, so that ties share a rank (9.7)."""
    return tuple(1 + sum(is_ahead(s, other, seat) for other in range(s.seats)) for seat in range(s.seats))
