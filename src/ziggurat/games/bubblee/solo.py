"""Solo: sending the Bubblees of a line to the mission's planet, and winning (chapter 8)."""

from __future__ import annotations

from ziggurat.core.kernel import rule

from .components import ACROSS, COLUMN_MASK, COLUMNS, place
from .events import emit_falls, emit_left, emit_sent, emit_wave
from .lines import (
    added,
    black,
    colour_at,
    column_of,
    fallen,
    first_group,
    has_room,
    joined,
    landing,
    occupied,
    on_lines,
    popcount,
    removed,
    wave,
)
from .scoring import BY_MISSION, end
from .state import Planet, State, planet, put_planet

PLAYER, MISSION = 0, 1
SINGLE_LINE = 3
"""The number of places on lines in a group that has a single line of three; in any other group it is higher."""


@rule
def waiting_planet(s: State) -> Planet:
    """The player's planet as it was when the wave was found, before anything was sent (8.3)."""
    return joined(planet(s, PLAYER), sent_planet(s))


@rule
def sent_planet(s: State) -> Planet:
    """The Bubblees of the waiting wave that were sent, on their old places (8.3)."""
    return (s.sent[0], s.sent[1], s.sent[2])


@rule
def sendable_of_group(lines: int, sent: int) -> int:
    """The places of a group from which a Bubblee may still be sent: in each column the lowest place on a line (8.3, 9.2)."""
    allowance = 1 if popcount(lines) == SINGLE_LINE else 2
    if popcount(sent) >= allowance:
        return 0
    offered = 0
    for column in range(COLUMNS):
        rows = column_of(lines & ~sent, column)
        offered |= (rows & -rows) << (ACROSS * column)
    return offered


@rule
def sendable(s: State) -> int:
    """The places from which a Bubblee may be sent now, whether its column has room or not (8.3)."""
    found = waiting_planet(s)
    lines = on_lines(found)
    rest = wave(found, s.group_touching)
    sent = occupied(sent_planet(s))
    offered = 0
    while rest:
        group = first_group(found, rest)
        rest &= ~group
        offered |= sendable_of_group(group & lines, group & sent)
    return offered


@rule
def columns_with_room(filled: int) -> int:
    """All places of the columns that have room, the fifth and sixth included."""
    places = 0
    for column in range(COLUMNS):
        if has_room(filled, column):
            places |= COLUMN_MASK << (ACROSS * column)
    return places


@rule
def sends(s: State) -> int:
    """The places from which a Bubblee may be sent, to a column with room (8.3, 5.11)."""
    return sendable(s) & columns_with_room(occupied(planet(s, MISSION)))


@rule
def send(s: State, column: int, row: int) -> None:
    """Send one Bubblee of the waiting wave to its column of the mission's planet (8.3)."""
    source = place(column, row)
    own = planet(s, PLAYER)
    colour = colour_at(own, source)
    put_planet(s, PLAYER, removed(own, source))
    put_sent(s, added(sent_planet(s), colour, source))
    mission = planet(s, MISSION)
    target = landing(occupied(mission), column)
    put_planet(s, MISSION, added(mission, colour, target))
    emit_sent(s, PLAYER, colour, source, target)
    settle_mission(s)


@rule
def settle_mission(s: State) -> None:
    """Let the lines on the mission's planet leave the game, wave by wave; then end the game if the mission is won (8.4, 8.5)."""
    chained = False
    here = planet(s, MISSION)
    gone = wave(here, s.group_touching)
    while gone:
        emit_wave(s, MISSION, here, gone, chained)
        emit_left(s, MISSION, gone)
        emit_falls(s, MISSION, here, gone)
        here = fallen(here, gone)
        gone = wave(here, s.group_touching)
        chained = True
    put_planet(s, MISSION, here)
    if is_won(s):
        end(s, BY_MISSION)


@rule
def is_won(s: State) -> bool:
    """True if only black Bubblees are left on the mission's planet (8.2)."""
    here = planet(s, MISSION)
    return occupied(here) == black(here)


@rule
def put_sent(s: State, value: Planet) -> None:
    """Store the Bubblees of the waiting wave that were sent (8.3)."""
    s.sent[0] = value[0]
    s.sent[1] = value[1]
    s.sent[2] = value[2]
