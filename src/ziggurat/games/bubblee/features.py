"""Encodes a position for learning: planes and scalars from the side of one seat, and the numbers of its decisions (docs/features.md).

The planes show the board as the seat sees it: its planet from the ground up, the near and the far row of the sky, and the
opponent's planet upside down, so that a column of the game is a column of each plane.
"""

from __future__ import annotations

from ziggurat.core.features import NO_CODE, Part, length, starts
from ziggurat.core.kernel import rule

from .components import ACROSS, COLOURS, COLUMNS, EMPTY, IN_BOX, OVERFLOW_ROWS, SKY_PLACES
from .legal import moves
from .moves import CODES, DRAW_CODE
from .scoring import BY_MISSION, winner
from .solo import PLAYER, sent_planet
from .state import NOBODY, STEP_NAMES, Planet, State, opponent, planet, sky_place

DECISIONS = DRAW_CODE
"""The number of decisions. Decisions are numbered by their codes, which name places from the side of the seat that decides."""
FIRST_CHANCE = DRAW_CODE
"""The first code of chance."""
CHANCES = CODES - FIRST_CHANCE
MOST_DECISIONS = {1: 275, 2: 179}
MOST_CHANCES = 75
"""The most decisions in a game, by the number of seats, and the most moves of chance (7.2)."""

HEIGHT = 2 * OVERFLOW_ROWS + SKY_PLACES // COLUMNS
SENT = COLOURS
"""The plane of the Bubblees of the waiting wave that were sent away: they have left their places (8.3)."""
PLANES = (COLOURS + 1, HEIGHT, COLUMNS)
SIZE = HEIGHT * COLUMNS
NEAR_SKY = OVERFLOW_ROWS
ALL_PLANES = PLANES[0] * SIZE
HIGHEST_IN_PLANES = 1

PARTS = (
    Part("step", len(STEP_NAMES)),
    Part("turn", 2),
    Part("chooser", 2),
    Part("hand", COLOURS),
    Part("bag", COLOURS),
    Part("points", 2),
    Part("due", 2 * COLOURS),
    Part("options", 3),
)
SCALARS = length(PARTS)
STEP_AT, TURN_AT, CHOOSER_AT, HAND_AT, BAG_AT, POINTS_AT, DUE_AT, OPTIONS_AT = starts(PARTS)
MOST_OF_A_COLOUR = max(IN_BOX)
MOST_POINTS = sum(IN_BOX)
MOST_DUE = 2 * OVERFLOW_ROWS
"""Numbers of due powers are divided by this: no more lines fit on a planet."""


@rule
def code_of(s: State, decision: int) -> int:
    """The code of a decision, or NO_CODE if there is no such decision."""
    return decision if 0 <= decision < DECISIONS else NO_CODE


@rule
def decision_of(s: State, code: int) -> int:
    """The number of the decision with this code."""
    return code


@rule
def mark_decisions(s: State, codes: list[int], mask: list[int]) -> None:
    """Set the mask to 1 at every legal decision."""
    for index in range(moves(s, codes)):
        mask[codes[index]] = 1


@rule
def result(s: State, seat: int) -> float:
    """The result of a seat in a finished game: 1 for a win, 0 for a tie, -1 for a loss (7.2, 8.5)."""
    if s.solo:
        return 1.0 if s.ended_by == BY_MISSION else -1.0
    won = winner(s)
    if won == NOBODY:
        return 0.0
    return 1.0 if won == seat else -1.0


@rule
def encode(s: State, seat: int, planes: list[int], scalars: list[float]) -> None:
    """Encode the position from the side of a seat into planes and scalars. Overwrites both."""
    for index in range(ALL_PLANES):
        planes[index] = 0
    for index in range(SCALARS):
        scalars[index] = 0.0
    encode_planet(planet(s, seat), 0, COLUMNS, planes)
    encode_planet(planet(s, opponent(seat)), SIZE - COLUMNS, -COLUMNS, planes)
    encode_sky(s, seat, planes)
    if s.solo:
        encode_sent(sent_planet(s), 0 if seat == PLAYER else SIZE - COLUMNS, COLUMNS if seat == PLAYER else -COLUMNS, planes)
    encode_turn(s, seat, scalars)
    encode_stock(s, seat, scalars)


@rule
def encode_planet(here: Planet, ground: int, up: int, planes: list[int]) -> None:
    """Encode a planet. `ground` is the index of its ground in a plane, `up` the step to the next row (1.2)."""
    for column in range(COLUMNS):
        for row in range(OVERFLOW_ROWS):
            place = ACROSS * column + row
            number = here[0] >> place & 1 | (here[1] >> place & 1) << 1 | (here[2] >> place & 1) << 2
            if number:
                planes[(number - 1) * SIZE + ground + up * row + column] = 1


@rule
def encode_sent(sent: Planet, ground: int, up: int, planes: list[int]) -> None:
    """Encode the Bubblees of a wave that were sent: their colours on their old places, and a mark that they are gone (8.3)."""
    encode_planet(sent, ground, up, planes)
    gone = sent[0] | sent[1] | sent[2]
    for column in range(COLUMNS):
        for row in range(OVERFLOW_ROWS):
            if gone >> (ACROSS * column + row) & 1:
                planes[SENT * SIZE + ground + up * row + column] = 1


@rule
def encode_sky(s: State, seat: int, planes: list[int]) -> None:
    """Encode the sky, the near row first (1.2)."""
    for place in range(SKY_PLACES):
        colour = s.sky[sky_place(seat, place)]
        if colour != EMPTY:
            planes[colour * SIZE + NEAR_SKY * COLUMNS + place] = 1


@rule
def encode_turn(s: State, seat: int, scalars: list[float]) -> None:
    """Encode the step, the active player, the chooser of powers and the Bubblee in hand, from the side of the seat (3.1, 5.3)."""
    scalars[STEP_AT + s.step] = 1.0
    if s.active != NOBODY:
        scalars[TURN_AT + (0 if s.active == seat else 1)] = 1.0
    if s.chooser != NOBODY:
        scalars[CHOOSER_AT + (0 if s.chooser == seat else 1)] = 1.0
    if s.hand != EMPTY:
        scalars[HAND_AT + s.hand] = 1.0


@rule
def encode_stock(s: State, seat: int, scalars: list[float]) -> None:
    """Encode the bag, the points and due powers of the seat and then of its opponent, and the options (2.2, 2.5, 4.2, 5.1)."""
    for colour in range(COLOURS):
        scalars[BAG_AT + colour] = s.bag[colour] / MOST_OF_A_COLOUR
    for side in range(2):
        owner = seat if side == 0 else opponent(seat)
        scalars[POINTS_AT + side] = s.points[owner] / MOST_POINTS
        for colour in range(COLOURS):
            scalars[DUE_AT + side * COLOURS + colour] = s.due[owner * COLOURS + colour] / MOST_DUE
    scalars[OPTIONS_AT] = s.solo
    scalars[OPTIONS_AT + 1] = s.powers
    scalars[OPTIONS_AT + 2] = s.group_touching
