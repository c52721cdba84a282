"""The legal moves, and the rule that forbids a move."""

from __future__ import annotations

from ziggurat.core.game import Rule
from ziggurat.core.kernel import Lookup, rule

from .components import (
    BLUE,
    COLOURS,
    COLUMNS,
    EMPTY,
    GREEN,
    LAYOUTS,
    OVERFLOW_ROWS,
    PLANET_PAIRS,
    PURPLE,
    RED,
    SKY_PLACES,
    YELLOW,
    place,
)
from .drops import DROPS, NO_SWAP, legal_drops, legal_swaps
from .lines import occupied
from .moves import (
    DRAW_CODE,
    DROP_CODE,
    FIRST_CODE,
    PASS_CODE,
    PLACE_CODE,
    RED_CODE,
    SEND_CODE,
    SKY_CODE,
    STOP_CODE,
    SWAP_CODE,
)
from .powers import is_due, target_refused
from .solo import MISSION, columns_with_room, sendable, sends
from .state import DRAW, DROP, FIRST, OVER, PLACE, POWER, SEND, SKY, SWAP, State, planet, seen_sky, sky_place
from .turn import first_power_code, power_colour

STEP_RULES = Lookup((201, 204, 301, 301, 302, 303, 803, 501))
"""The rule of each step but OVER, in the order of the steps."""
PAIRS = len(PLANET_PAIRS)
POWERS_BY_CODE = Lookup((RED, GREEN, PURPLE, BLUE, YELLOW))
"""The colours of powers, in the order of the codes of their moves."""
NO_POWERS = 205
REFILL = 301
SWAPS = 302
NOT_DUE = 501
NO_ROOM = 601
FULL_FOR_SENDS = 511
SENDS = 803


@rule
def step_of(code: int) -> int:
    """The step that a move belongs to."""
    if code < SWAP_CODE:
        return PLACE
    if code < DROP_CODE:
        return SWAP
    if code < RED_CODE:
        return DROP
    if code < SEND_CODE:
        return POWER
    if code < DRAW_CODE:
        return SEND
    if code < FIRST_CODE:
        return DRAW
    return FIRST if code < SKY_CODE else SKY


@rule
def why_not(s: State, code: int) -> Rule:
    """The lowest rule that forbids a move, or 0 if it is legal (9.1)."""
    if s.step == OVER:
        return s.ended_by
    step = step_of(code)
    if step != s.step:
        own = STEP_RULES[step] if s.powers or step != POWER else NO_POWERS
        return min(own, STEP_RULES[s.step])
    if step == PLACE:
        return 0 if s.sky[sky_place(s.active, code - PLACE_CODE)] == EMPTY else REFILL
    if step == SWAP:
        return 0 if legal_swaps(s) >> (code - SWAP_CODE) & 1 else SWAPS
    if step == DROP:
        return 0 if drops_of(s) >> (code - DROP_CODE) & 1 else NO_ROOM
    if step == POWER:
        return power_refused(s, code)
    if step == SEND:
        return send_refused(s, code)
    if step == DRAW:
        return 0 if s.bag[code - DRAW_CODE] > 0 else REFILL
    return 0


@rule
def power_refused(s: State, code: int) -> Rule:
    """The rule that forbids a power, or 0. It must be due to the chooser and have this target; a pass is always legal (5.1, 5.2)."""
    if code == PASS_CODE:
        return 0
    colour = power_colour(code)
    if not is_due(s, s.chooser, colour):
        return NOT_DUE
    return target_refused(s, s.chooser, colour, code - first_power_code(colour))


@rule
def send_refused(s: State, code: int) -> Rule:
    """The rule that forbids a send, or 0. It needs room in its column and a Bubblee that is offered; a stop is always legal (5.11, 8.3)."""
    if code == STOP_CODE:
        return 0
    source = sent_place(code)
    if not source & columns_with_room(occupied(planet(s, MISSION))):
        return FULL_FOR_SENDS
    return 0 if source & sendable(s) else SENDS


@rule
def sent_place(code: int) -> int:
    """The place of the Bubblee that a move sends."""
    return place((code - SEND_CODE) // OVERFLOW_ROWS, (code - SEND_CODE) % OVERFLOW_ROWS)


@rule
def moves(s: State, out: list[int]) -> int:
    """Write the codes of all legal moves, in ascending order, and return their number."""
    if s.step == PLACE:
        return placements(s, out)
    if s.step == SWAP:
        return swaps(s, out)
    if s.step == DROP:
        return drops(s, out)
    if s.step == POWER:
        return power_uses(s, out)
    if s.step == SEND:
        return all_sends(s, out)
    if s.step == OVER:
        return 0
    return outcomes(s, out)


@rule
def placements(s: State, out: list[int]) -> int:
    """Write the placements, one for each empty place of the sky, and return their number (3.1)."""
    empty = 0
    for where in range(SKY_PLACES):
        empty |= (1 if s.sky[sky_place(s.active, where)] == EMPTY else 0) << where
    return write_set(empty, PLACE_CODE, SKY_PLACES, out)


@rule
def swaps(s: State, out: list[int]) -> int:
    """Write the swaps that change something and leave a drop, and `keep` if it leaves one; return the number of moves (3.2)."""
    return write_set(legal_swaps(s), SWAP_CODE, NO_SWAP + 1, out)


@rule
def drops(s: State, out: list[int]) -> int:
    """Write the drops that find or make room, and return their number (3.3, 6.1)."""
    return write_set(drops_of(s), DROP_CODE, DROPS, out)


@rule
def drops_of(s: State) -> int:
    """The active player's legal drops, as a bit mask of their numbers (6.1)."""
    return legal_drops(planet(s, s.active), seen_sky(s, s.active), s.group_touching)


@rule
def write_set(numbers: int, first: int, end: int, out: list[int]) -> int:
    """Write the code `first` + n for each n below `end` whose bit is set in `numbers`, and return how many were written."""
    number = 0
    for candidate in range(end):
        # Each code is written, but counted only if its bit is set: a branch would be mispredicted half of the time.
        out[number] = first + candidate
        number += numbers >> candidate & 1
    return number


@rule
def power_uses(s: State, out: list[int]) -> int:
    """Write the uses of every due power on every target, and a pass; return their number (5.2)."""
    number = 0
    for colour in POWERS_BY_CODE:
        if is_due(s, s.chooser, colour):
            number = targets(s, colour, out, number)
    out[number] = PASS_CODE
    return number + 1


@rule
def targets(s: State, colour: int, out: list[int], number: int) -> int:
    """Append the uses of one power on every target to the moves written so far, and return the number of all (5.4 to 5.7)."""
    first = first_power_code(colour)
    for target in range(PAIRS if colour == RED or colour == GREEN else COLUMNS):
        if target_refused(s, s.chooser, colour, target) == 0:
            out[number] = first + target
            number += 1
    return number


@rule
def all_sends(s: State, out: list[int]) -> int:
    """Write a send of every Bubblee that can be sent, and a stop; return their number (8.3)."""
    offered = sends(s)
    number = 0
    for code in range(SEND_CODE, STOP_CODE):
        if sent_place(code) & offered:
            out[number] = code
            number += 1
    out[number] = STOP_CODE
    return number + 1


@rule
def outcomes(s: State, out: list[int]) -> int:
    """Write the outcomes of chance, and return their number. Layouts of the sky are counted, but not written (3.1, 2.4, 2.1)."""
    number = 0
    if s.step == DRAW:
        for colour in range(COLOURS):
            if s.bag[colour] > 0:
                out[number] = DRAW_CODE + colour
                number += 1
        return number
    if s.step == SKY:
        return LAYOUTS
    for seat in range(2):
        out[seat] = FIRST_CODE + seat
    return 2


@rule
def weights(s: State, out: list[int]) -> int:
    """Write the weight of each outcome, and return their number: a draw weighs by the contents of the bag, all else evenly (3.1)."""
    number = outcomes(s, out)
    if s.step == DRAW:
        for outcome in range(number):
            out[outcome] = s.bag[out[outcome] - DRAW_CODE]
    elif s.step == FIRST:
        out[0] = out[1] = 1
    return number
