"""Lines, waves and falling (chapter 4). These rules do not read the state: they take and return a Planet or a set of places."""

from __future__ import annotations

from ziggurat.core.kernel import rule

from .components import ACROSS, COLUMN_MASK, FULL_COLUMN, GROUND, OVERFLOW_ROWS, PLANET_MASK, UP
from .state import DIGITS, Planet


@rule
def popcount(places: int) -> int:
    """The number of places in a set."""
    number = 0
    while places:
        places &= places - 1
        number += 1
    return number


@rule
def occupied(planet: Planet) -> int:
    """The places that hold a Bubblee."""
    return planet[0] | planet[1] | planet[2]


@rule
def black(planet: Planet) -> int:
    """The places that hold a black Bubblee, whose number in a Planet is six: binary 110 (5.8)."""
    return ~planet[0] & planet[1] & planet[2]


@rule
def column_of(places: int, column: int) -> int:
    """The rows of one column that are in a set of places, as a bit mask: bit 0 is the ground."""
    return (places >> (ACROSS * column)) & COLUMN_MASK


@rule
def landing(filled: int, column: int) -> int:
    """The place where a Bubblee that falls down this column comes to rest (1.3)."""
    return (column_of(filled, column) + 1) << (ACROSS * column)


@rule
def free(filled: int, column: int) -> int:
    """The place of a column's free Bubblee, its topmost; 0 if the column is empty (5.5)."""
    return ((column_of(filled, column) + 1) >> 1) << (ACROSS * column)


@rule
def has_room(filled: int, column: int) -> bool:
    """True if a column has an empty place."""
    return column_of(filled, column) < FULL_COLUMN


@rule
def is_full(filled: int) -> bool:
    """True if all five columns are full (5.9)."""
    return filled & PLANET_MASK == PLANET_MASK


@rule
def is_overfull(filled: int) -> bool:
    """True if a column is higher than the planet (6.1)."""
    return filled & ~PLANET_MASK != 0


@rule
def colour_at(planet: Planet, place: int) -> int:
    """The colour of the Bubblee on this place, which holds one."""
    colour = -1
    for digit in range(DIGITS):
        if planet[digit] & place:
            colour += 1 << digit
    return colour


@rule
def added(planet: Planet, colour: int, place: int) -> Planet:
    """The planet with one more Bubblee."""
    number = colour + 1
    return (
        planet[0] | (place if number & 1 else 0),
        planet[1] | (place if number & 2 else 0),
        planet[2] | (place if number & 4 else 0),
    )


@rule
def removed(planet: Planet, places: int) -> Planet:
    """The planet without the Bubblees on these places; nothing falls yet."""
    return (planet[0] & ~places, planet[1] & ~places, planet[2] & ~places)


@rule
def joined(planet: Planet, more: Planet) -> Planet:
    """The planet with the Bubblees of another planet added on its empty places."""
    return (planet[0] | more[0], planet[1] | more[1], planet[2] | more[2])


@rule
def exchanged(planet: Planet, first: int, second: int) -> Planet:
    """The planet with the Bubblees on two places exchanged (5.4)."""
    first_colour = colour_at(planet, first)
    second_colour = colour_at(planet, second)
    emptied = removed(planet, first | second)
    return added(added(emptied, first_colour, second), second_colour, first)


@rule
def alike(planet: Planet, step: int) -> int:
    """The places whose Bubblee has the colour of the one next to it. `step` is the direction: UP or ACROSS."""
    differing = (planet[0] ^ planet[0] >> step) | (planet[1] ^ planet[1] >> step) | (planet[2] ^ planet[2] >> step)
    return occupied(planet) & ~differing


@rule
def on_lines(planet: Planet) -> int:
    """The places on a line: three or more of one colour in a row or column, never black (4.1)."""
    up = alike(planet, UP) & ~black(planet)
    across = alike(planet, ACROSS) & ~black(planet)
    in_column = up & up >> UP
    in_row = across & across >> ACROSS
    return in_column | in_column << UP | in_column << 2 * UP | in_row | in_row << ACROSS | in_row << 2 * ACROSS


@rule
def with_touching(planet: Planet, places: int) -> int:
    """The places of a set, and every Bubblee that touches one of them and has the same colour (4.2)."""
    up = alike(planet, UP)
    across = alike(planet, ACROSS)
    above = (places & up) << UP
    below = places >> UP & up
    right = (places & across) << ACROSS
    left = places >> ACROSS & across
    return places | above | below | right | left


@rule
def patch(planet: Planet, places: int) -> int:
    """The places of a set, and every Bubblee that is connected to one of them by Bubblees of the same colour."""
    while True:
        wider = with_touching(planet, places)
        if wider == places:
            return places
        places = wider


@rule
def wave(planet: Planet, group_touching: int) -> int:
    """All places that one wave takes: lines and the Bubblees that touch them (4.2)."""
    lines = on_lines(planet)
    if lines == 0:
        return 0
    return patch(planet, lines) if group_touching else with_touching(planet, lines)


@rule
def only(planet: Planet, places: int) -> Planet:
    """The planet with only the Bubblees on these places."""
    return (planet[0] & places, planet[1] & places, planet[2] & places)


@rule
def first_group(planet: Planet, gone: int) -> int:
    """The group of a wave that contains the wave's first place: Bubblees of one colour, joined within the wave (5.1)."""
    return patch(only(planet, gone), gone & -gone)


@rule
def closed(digit: int, gaps: int, above: int) -> int:
    """One bitboard of a planet after the gaps in one row have closed. `above` are the places above the gaps."""
    return digit & ~(gaps | above) | (digit & above) >> UP


@rule
def fallen(planet: Planet, gone: int) -> Planet:
    """The planet after these places were emptied and the Bubblees above have fallen. The highest row of gaps closes first (4.3)."""
    for row in range(OVERFLOW_ROWS - 1, -1, -1):
        gaps = gone & GROUND << row
        # The copies of a gap, one for each place above it, stay within its column.
        above = gaps * ((1 << (OVERFLOW_ROWS - row)) - 2)
        planet = (closed(planet[0], gaps, above), closed(planet[1], gaps, above), closed(planet[2], gaps, above))
    return planet


@rule
def settled(planet: Planet, group_touching: int) -> Planet:
    """The planet after all waves (4.3)."""
    gone = wave(planet, group_touching)
    while gone:
        planet = fallen(planet, gone)
        gone = wave(planet, group_touching)
    return planet
