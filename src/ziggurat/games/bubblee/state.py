"""The state of a game: one flat record, public in every field."""

from __future__ import annotations

from ziggurat.core.kernel import Struct, number, numbers, rule

from .components import COLOURS, COLUMNS, EMPTY, SKY_PLACES

SKY, FIRST, DRAW, PLACE, SWAP, DROP, SEND, POWER, OVER = range(9)
"""The steps. Chance acts in the first three."""
STEP_NAMES = ("sky", "first", "draw", "place", "swap", "drop", "send", "power", "over")

NOBODY = -1

Planet = tuple[int, int, int]
"""A planet as a value. Each place holds the number of its colour plus one, or 0, written in binary: the three sets are the places
whose number has a one, a two, a four in it. So a question about all colours takes no longer than one about a single colour."""
DIGITS = 3

SkyValue = int
"""The sky as a value, seen by a seat: for each of its near and far places the number of the colour plus one, in three bits."""


class State(Struct):
    step: int = number("i1")
    active: int = number("i1")
    """Whose turn it is; NOBODY until the coin has spoken."""
    chooser: int = number("i1")
    """Who chooses among powers (5.3); the active player outside that step."""
    solo: int = number("i1")
    powers: int = number("i1")
    group_touching: int = number("i1")
    """1 when the whole connected patch is taken with a line (the option of 4.2)."""
    hand: int = number("i1")
    """The colour that was drawn and is to be placed, or EMPTY."""
    ended_by: int = number("i2")
    """The rule that ended the game, or 0."""
    sky: list[int] = numbers(SKY_PLACES, "i1")
    """Colours or EMPTY; the first five are seat 0's near row."""
    bag: list[int] = numbers(COLOURS, "i1")
    points: list[int] = numbers(2, "i2")
    due: list[int] = numbers(2 * COLOURS, "i1")
    """How many powers of each colour are due to each seat (5.1)."""
    planets: list[int] = numbers(2 * DIGITS)
    """Both planets, seat 0's first."""
    sent: list[int] = numbers(DIGITS)
    """What was sent away already of the waiting wave, on the places where it stood (8.3)."""


@rule
def planet(s: State, seat: int) -> Planet:
    """A seat's planet as a value."""
    start = seat * DIGITS
    return (s.planets[start], s.planets[start + 1], s.planets[start + 2])


@rule
def put_planet(s: State, seat: int, value: Planet) -> None:
    """Make this a seat's planet."""
    start = seat * DIGITS
    s.planets[start] = value[0]
    s.planets[start + 1] = value[1]
    s.planets[start + 2] = value[2]


@rule
def opponent(seat: int) -> int:
    """The other seat; in solo the seat whose planet the mission is about."""
    return 1 - seat


@rule
def sky_place(seat: int, place: int) -> int:
    """Where in the sky a seat's near places 0 to 4 and far places 5 to 9 are (1.2)."""
    if seat == 0:
        return place
    return place + COLUMNS if place < COLUMNS else place - COLUMNS


@rule
def column_under(place: int) -> int:
    """The column of a sky place (1.2)."""
    return place if place < COLUMNS else place - COLUMNS


@rule
def seen_sky(s: State, seat: int) -> SkyValue:
    """The sky as a value, a seat's near row first."""
    sky = 0
    for place in range(SKY_PLACES):
        sky |= (s.sky[sky_place(seat, place)] + 1) << (3 * place)
    return sky


@rule
def colour_in_sky(sky: SkyValue, place: int) -> int:
    """The colour on a near or far place of the sky, or EMPTY."""
    return (sky >> (3 * place) & 7) - 1


@rule
def empty_sky_places(s: State) -> int:
    """How many places of the sky are empty."""
    empty = 0
    for place in range(SKY_PLACES):
        if s.sky[place] == EMPTY:
            empty += 1
    return empty


@rule
def left_in_bag(s: State) -> int:
    """How many Bubblees are in the bag (2.2)."""
    left = 0
    for colour in range(COLOURS):
        left += s.bag[colour]
    return left
