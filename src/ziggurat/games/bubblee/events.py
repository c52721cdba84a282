"""The events of a move, step by step: for animation, log and preview.

Plain rules emit them if the state has a listener; compiled rules emit none. Class names are part of the wire format. Places are named
as in views: `sky 1:3` is column 3 of seat 1's near row, and `planet 2 3:1` is the ground of column 3 of seat 2's planet.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ziggurat.core.game import Event, Seat
from ziggurat.core.kernel import emits

from .components import ACROSS, COLUMNS, LETTERS, OVERFLOW_ROWS, place
from .lines import colour_at, column_of, first_group, occupied, on_lines
from .state import Planet, opponent

Events = Iterator[Event]


def sky_name(index: int) -> str:
    """The name of the sky place with this index in the state."""
    return f"sky {index // COLUMNS + 1}:{index % COLUMNS + 1}"


def place_name(seat: Seat, place: int) -> str:
    """The name of a place of a seat's planet."""
    column, row = divmod(place.bit_length() - 1, ACROSS)
    return f"planet {seat + 1} {column + 1}:{row + 1}"


def each(places: int) -> Iterator[int]:
    """The places of a set, one by one."""
    while places:
        yield places & -places
        places &= places - 1


@dataclass(frozen=True, slots=True)
class SkyLaid(Event):
    """The sky was laid (2.1)."""


@dataclass(frozen=True, slots=True)
class Turn(Event):
    """A seat's turn begins."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A Bubblee came out of the bag (3.1)."""

    seat: Seat
    colour: str


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A Bubblee was placed in the sky (3.1)."""

    colour: str
    place: str


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """Two Bubblees of the sky were exchanged (3.2)."""

    first: str
    second: str


@dataclass(frozen=True, slots=True)
class Fell(Event):
    """A Bubblee fell, from the sky or down its planet (3.3, 4.3, 5.6)."""

    seat: Seat
    colour: str
    source: str
    target: str


@dataclass(frozen=True, slots=True)
class Chain(Event):
    """The Bubblees that fell made new lines, so a further wave follows (4.3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Line(Event):
    """The places of a group that are on lines (4.1)."""

    seat: Seat
    colour: str
    places: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Touching(Event):
    """Places taken because they touch a line (4.2)."""

    seat: Seat
    colour: str
    places: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """Bubblees went into a seat's scoring area (4.2, 5.7)."""

    seat: Seat
    points: int
    places: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Left(Event):
    """Bubblees of the mission's planet left the game (8.4)."""

    places: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PowerDue(Event):
    """A power became due to a seat (5.1)."""

    seat: Seat
    colour: str


@dataclass(frozen=True, slots=True)
class PowerUsed(Event):
    """A seat used a power (5.2)."""

    seat: Seat
    colour: str


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """Two Bubblees on a planet were exchanged (5.4)."""

    seat: Seat
    first: str
    second: str


@dataclass(frozen=True, slots=True)
class Sent(Event):
    """A Bubblee went to the other planet (5.5, 8.3)."""

    seat: Seat
    colour: str
    source: str
    target: str


@dataclass(frozen=True, slots=True)
class PowersDeclined(Event):
    """A seat passed (5.2)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PowersLost(Event):
    """The powers due to a seat had no target and are lost (5.10)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over, by this rule."""

    rule: int


@emits
def emit_sky_laid() -> Events:
    yield SkyLaid()


@emits
def emit_turn(seat: Seat) -> Events:
    yield Turn(seat)


@emits
def emit_drew(seat: Seat, colour: int) -> Events:
    yield Drew(seat, LETTERS[colour])


@emits
def emit_placed(colour: int, sky: int) -> Events:
    yield Placed(LETTERS[colour], sky_name(sky))


@emits
def emit_swapped(first: int, second: int) -> Events:
    yield Swapped(sky_name(first), sky_name(second))


@emits
def emit_fell_from_sky(seat: Seat, colour: int, sky: int, target: int) -> Events:
    yield Fell(seat, LETTERS[colour], sky_name(sky), place_name(seat, target))


@emits
def emit_wave(seat: Seat, planet: Planet, gone: int, chained: bool) -> Events:
    if chained:
        yield Chain(seat)
    lines = on_lines(planet)
    while gone:
        group = first_group(planet, gone)
        gone &= ~group
        colour = LETTERS[colour_at(planet, group & -group)]
        yield Line(seat, colour, _names(seat, group & lines))
        if group & ~lines:
            yield Touching(seat, colour, _names(seat, group & ~lines))


@emits
def emit_falls(seat: Seat, planet: Planet, gone: int) -> Events:
    """Each Bubblee above the gaps falls as far as there are gaps below it (4.3)."""
    for column in range(COLUMNS):
        gaps = column_of(gone, column)
        standing = column_of(occupied(planet) & ~gone, column)
        for row in range(OVERFLOW_ROWS):
            depth = (gaps & ((1 << row) - 1)).bit_count()
            if standing >> row & 1 and depth:
                source = place(column, row)
                colour = LETTERS[colour_at(planet, source)]
                yield Fell(seat, colour, place_name(seat, source), place_name(seat, source >> depth))


@emits
def emit_scored(seat: Seat, places: int) -> Events:
    yield Scored(seat, places.bit_count(), _names(seat, places))


@emits
def emit_left(seat: Seat, places: int) -> Events:
    yield Left(_names(seat, places))


@emits
def emit_power_due(seat: Seat, colour: int) -> Events:
    yield PowerDue(seat, LETTERS[colour])


@emits
def emit_power_used(seat: Seat, colour: int) -> Events:
    yield PowerUsed(seat, LETTERS[colour])


@emits
def emit_exchanged(seat: Seat, first: int, second: int) -> Events:
    yield Exchanged(seat, place_name(seat, first), place_name(seat, second))


@emits
def emit_sent(seat: Seat, colour: int, source: int, target: int) -> Events:
    yield Sent(seat, LETTERS[colour], place_name(seat, source), place_name(opponent(seat), target))


@emits
def emit_declined(seat: Seat) -> Events:
    yield PowersDeclined(seat)


@emits
def emit_lost(seat: Seat) -> Events:
    yield PowersLost(seat)


@emits
def emit_ended(rule: int) -> Events:
    yield Ended(rule)


def _names(seat: Seat, places: int) -> tuple[str, ...]:
    return tuple(place_name(seat, one) for one in each(places))
