"""The legal drops and swaps: a drop finds room, or makes room by lines (3.2, 3.3, 6.1, 6.2)."""

from __future__ import annotations

from ziggurat.core.kernel import Lookup, rule

from .components import ACROSS, COLUMNS, ROWS, SKY_PAIR_FIRST, SKY_PAIR_SECOND, SKY_PAIRS
from .lines import added, is_overfull, landing, occupied, settled
from .moves import PAIR_DROPS
from .state import Planet, SkyValue, State, colour_in_sky, column_under, planet, seen_sky

NO_SWAP = len(SKY_PAIRS)
DROPS = PAIR_DROPS + COLUMNS


@rule
def first_dropped(drop: int) -> int:
    """The sky place of the Bubblee of a drop that lands first (3.3)."""
    return drop if drop < PAIR_DROPS else drop - PAIR_DROPS


@rule
def second_dropped(drop: int) -> int:
    """The sky place of the Bubblee of a drop that lands second: in the next column, or in the far row (3.3)."""
    return drop + 1 if drop < PAIR_DROPS else drop - PAIR_DROPS + COLUMNS


def _drops_of(place: int) -> int:
    """The drops that take the Bubblee of a sky place, as a bit mask of their numbers."""
    return sum(1 << drop for drop in range(DROPS) if place in (first_dropped(drop), second_dropped(drop)))


DROPS_OF_PAIR = Lookup(_drops_of(first) | _drops_of(second) for first, second in SKY_PAIRS)
"""For each swap, the drops that take one of the two Bubblees, as a bit mask of their numbers."""


@rule
def landed(here: Planet, colour: int, place: int) -> Planet:
    """The planet after a Bubblee from a sky place has fallen down its column (3.3)."""
    return added(here, colour, landing(occupied(here), column_under(place)))


@rule
def columns_free_at(filled: int, row: int) -> int:
    """The columns whose place in this row is empty, as a bit mask of their numbers."""
    columns = 0
    for column in range(COLUMNS):
        columns |= (~filled >> (ACROSS * column + row) & 1) << column
    return columns


@rule
def fitting_drops(here: Planet) -> int:
    """The drops that find room without any line, as a bit mask of their numbers (6.1)."""
    room = columns_free_at(occupied(here), ROWS - 1)
    room_for_two = columns_free_at(occupied(here), ROWS - 2)
    return room & room >> 1 | room_for_two << PAIR_DROPS


@rule
def makes_room(here: Planet, sky: SkyValue, drop: int, group_touching: int) -> bool:
    """True if a drop leaves no column too high once all waves are over (6.1)."""
    first = first_dropped(drop)
    second = second_dropped(drop)
    here = landed(here, colour_in_sky(sky, first), first)
    here = landed(here, colour_in_sky(sky, second), second)
    return not is_overfull(occupied(settled(here, group_touching)))


@rule
def legal_drops(here: Planet, sky: SkyValue, group_touching: int) -> int:
    """The drops that find or make room, as a bit mask of their numbers (6.1)."""
    drops = fitting_drops(here)
    for drop in range(DROPS):
        if not drops >> drop & 1 and makes_room(here, sky, drop, group_touching):
            drops |= 1 << drop
    return drops


@rule
def swapped(sky: SkyValue, pair: int) -> SkyValue:
    """The sky after a swap (3.2)."""
    first = 3 * SKY_PAIR_FIRST[pair]
    second = 3 * SKY_PAIR_SECOND[pair]
    change = (sky >> first ^ sky >> second) & 7
    return sky ^ (change << first | change << second)


@rule
def leaves_drop(here: Planet, sky: SkyValue, pair: int, drops: int, group_touching: int) -> bool:
    """True if a legal drop is left after a swap (3.2). `drops` are the legal drops without the swap; each of them needs a line for room."""
    changed = DROPS_OF_PAIR[pair]
    if drops & ~changed:
        return True
    sky = swapped(sky, pair)
    for drop in range(DROPS):
        if changed >> drop & 1 and makes_room(here, sky, drop, group_touching):
            return True
    return False


@rule
def unequal_pairs_in_sky(sky: SkyValue) -> int:
    """The swaps that change something, as a bit mask of their numbers (3.2)."""
    swaps = 0
    for pair in range(NO_SWAP):
        swaps |= (1 if swapped(sky, pair) != sky else 0) << pair
    return swaps


@rule
def legal_swaps(s: State) -> int:
    """The swaps that change something and leave a legal drop, as a bit mask of their numbers; NO_SWAP keeps the sky as it is (3.2)."""
    here = planet(s, s.active)
    sky = seen_sky(s, s.active)
    swaps = unequal_pairs_in_sky(sky)
    if fitting_drops(here):
        return swaps | 1 << NO_SWAP
    drops = legal_drops(here, sky, s.group_touching)
    for pair in range(NO_SWAP):
        if swaps >> pair & 1 and not leaves_drop(here, sky, pair, drops, s.group_touching):
            swaps ^= 1 << pair
    return swaps | (1 if drops else 0) << NO_SWAP


@rule
def can_drop(s: State) -> bool:
    """True if the active player has a legal drop, with or without a swap (6.2)."""
    here = planet(s, s.active)
    if fitting_drops(here):
        return True
    sky = seen_sky(s, s.active)
    for drop in range(DROPS):
        if makes_room(here, sky, drop, s.group_touching):
            return True
    for pair in range(NO_SWAP):
        if leaves_drop(here, sky, pair, 0, s.group_touching):
            return True
    return False
