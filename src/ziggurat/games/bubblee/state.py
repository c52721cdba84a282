"""The state of a game as one flat struct, with every field public."""

from __future__ import annotations

from ziggurat.core.kernel import Struct, number, numbers, rule

from .components import COLOURS, COLUMNS, EMPTY, SKY_PLACES

SKY, FIRST, DRAW, PLACE, SWAP, DROP, SEND, POWER, OVER = range(9)
"""The steps. Chance acts in the first three."""
STEP_NAMES = ("sky", "first", "draw", "place", "swap", "drop", "send", "power", "over")

NOBODY = -1

Planet = tuple[int, int, int]
"""A planet as three bitboards. Each place has a number: 0 if it is empty, else its colour plus one. Each bitboard holds one binary digit
of all these numbers: the ones, the twos or the fours. So a question about all colours takes no longer than one about a single colour."""
DIGITS = 3

SkyValue = int
"""The sky from the side of a seat as one number. Each place, near before far, has three bits: its colour plus one, or 0 if empty."""


class State(Struct):
    step: int = number("i1")
    active: int = number("i1")
    """The active player; NOBODY until the coin is tossed."""
    chooser: int = number("i1")
    """The seat that chooses among powers (5.3); the active player outside that step."""
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
    """The number of powers of each colour due to each seat (5.1)."""
    planets: list[int] = numbers(2 * DIGITS)
    """Both planets, seat 0's first."""
    sent: list[int] = numbers(DIGITS)
    """The Bubblees of the waiting wave that were sent, on their old places (8.3)."""


@rule
def planet(s: State, seat: int) -> Planet:
    """The planet of a seat."""
    start = seat * DIGITS
    return (s.planets[start], s.planets[start + 1], s.planets[start + 2])


@rule
def put_planet(s: State, seat: int, value: Planet) -> None:
    """Replace a seat's planet."""
    start = seat * DIGITS
    s.planets[start] = value[0]
    s.planets[start + 1] = value[1]
    s.planets[start + 2] = value[2]


@rule
def opponent(seat: int) -> int:
    """The other seat; for the player of a solo game, the seat of the mission's planet."""
    return 1 - seat


@rule
def sky_place(seat: int, place: int) -> int:
    """The index in `s.sky` of a place seen from a seat's side: near places are 0 to 4, far places 5 to 9 (1.2)."""
    if seat == 0:
        return place
    return place + COLUMNS if place < COLUMNS else place - COLUMNS


@rule
def column_under(place: int) -> int:
    """The column of a sky place (1.2)."""
    return place if place < COLUMNS else place - COLUMNS


@rule
def seen_sky(s: State, seat: int) -> SkyValue:
    """The sky as a SkyValue from the side of a seat."""
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
    """The number of empty places in the sky."""
    empty = 0
    for place in range(SKY_PLACES):
        if s.sky[place] == EMPTY:
            empty += 1
    return empty


@rule
def left_in_bag(s: State) -> int:
    """The number of Bubblees in the bag (2.2)."""
    left = 0
    for colour in range(COLOURS):
        left += s.bag[colour]
    return left
