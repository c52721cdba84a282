"""Powers: when they are due, their targets and their effects (chapter 5)."""

from __future__ import annotations

from ziggurat.core.game import Rule
from ziggurat.core.kernel import rule

from .components import (
    ACROSS,
    BLACK,
    BLUE,
    COLOURS,
    COLUMNS,
    EMPTY,
    GREEN,
    PAIRS_IN_ROWS,
    PLANET_PAIR_FIRST,
    PLANET_PAIR_SECOND,
    PURPLE,
    RED,
    UP,
)
from .events import (
    emit_declined,
    emit_exchanged,
    emit_fell_from_sky,
    emit_lost,
    emit_power_due,
    emit_power_used,
    emit_sent,
)
from .lines import (
    added,
    alike,
    colour_at,
    exchanged,
    first_group,
    free,
    has_room,
    is_full,
    landing,
    occupied,
    removed,
)
from .scoring import BY_POWER, end, score
from .state import Planet, State, opponent, planet, put_planet, sky_place

EXCHANGES, SENDS_FREE, PULLS_FROM_SKY, SCORES_FREE = 504, 505, 506, 507
"""The rules that refuse a power's target."""


@rule
def earn(s: State, seat: int, found: Planet, gone: int) -> None:
    """Give a seat one power for each group that was taken, of the colour of the group (5.1)."""
    if not s.powers:
        return
    while gone:
        group = first_group(found, gone)
        gone &= ~group
        colour = colour_at(found, group & -group)
        s.due[seat * COLOURS + colour] += 1
        emit_power_due(s, seat, colour)


@rule
def is_due(s: State, seat: int, colour: int) -> bool:
    """True if a power of this colour is due to a seat (5.1)."""
    return s.due[seat * COLOURS + colour] > 0


@rule
def anything_due(s: State, seat: int) -> bool:
    """True if any power is due to a seat."""
    for colour in range(BLACK):
        if is_due(s, seat, colour):
            return True
    return False


@rule
def clear_due(s: State, seat: int) -> None:
    """Remove all powers that are due to a seat (5.2, 5.10)."""
    for colour in range(BLACK):
        s.due[seat * COLOURS + colour] = 0


@rule
def unequal_pairs(here: Planet, step: int) -> int:
    """The places whose Bubblee has another colour than the one next to it. `step` is the direction: UP or ACROSS (5.4)."""
    filled = occupied(here)
    return filled & filled >> step & ~alike(here, step)


@rule
def exchange_refused(here: Planet, pair: int) -> Rule:
    """The rule that forbids the exchange of a pair, or 0. Both places must hold Bubblees, of different colours (5.4)."""
    step = ACROSS if pair < PAIRS_IN_ROWS else UP
    return 0 if unequal_pairs(here, step) & PLANET_PAIR_FIRST[pair] else EXCHANGES


@rule
def wins_at_once(s: State, seat: int) -> bool:
    """True if the opponent's planet is full, so that purple or blue wins; not in solo (5.9, 8.4)."""
    return not s.solo and is_full(occupied(planet(s, opponent(seat))))


@rule
def purple_refused(s: State, seat: int, column: int) -> Rule:
    """The rule that forbids purple, or 0. It needs an own free Bubblee, and room in the opponent's column or a win by 5.9 (5.5, 5.11)."""
    if free(occupied(planet(s, seat)), column) == 0:
        return SENDS_FREE
    if has_room(occupied(planet(s, opponent(seat))), column) or wins_at_once(s, seat):
        return 0
    return SENDS_FREE


@rule
def blue_refused(s: State, seat: int, column: int) -> Rule:
    """The rule that forbids blue, or 0. It needs a Bubblee in the opponent's near row, and room below it or a win by 5.9 (5.6, 5.11)."""
    if s.sky[sky_place(opponent(seat), column)] == EMPTY:
        return PULLS_FROM_SKY
    if has_room(occupied(planet(s, opponent(seat))), column) or wins_at_once(s, seat):
        return 0
    return PULLS_FROM_SKY


@rule
def yellow_refused(s: State, seat: int, column: int) -> Rule:
    """The rule that forbids yellow, or 0. It needs an own free Bubblee (5.7)."""
    return SCORES_FREE if free(occupied(planet(s, seat)), column) == 0 else 0


@rule
def target_refused(s: State, seat: int, colour: int, target: int) -> Rule:
    """The rule that forbids a power on a target, or 0. The target is a pair of neighbours or a column (5.4 to 5.7)."""
    if colour == RED:
        return exchange_refused(planet(s, opponent(seat)), target)
    if colour == GREEN:
        return exchange_refused(planet(s, seat), target)
    if colour == PURPLE:
        return purple_refused(s, seat, target)
    if colour == BLUE:
        return blue_refused(s, seat, target)
    return yellow_refused(s, seat, target)


@rule
def has_target(s: State, seat: int, colour: int) -> bool:
    """True if there is a target for a power of this colour (5.10)."""
    if colour == RED or colour == GREEN:
        here = planet(s, seat if colour == GREEN else opponent(seat))
        return unequal_pairs(here, UP) | unequal_pairs(here, ACROSS) != 0
    for column in range(COLUMNS):
        if target_refused(s, seat, colour, column) == 0:
            return True
    return False


@rule
def has_usable(s: State, seat: int) -> bool:
    """True if a power that is due to a seat has a target (5.10)."""
    for colour in range(BLACK):
        if is_due(s, seat, colour) and has_target(s, seat, colour):
            return True
    return False


@rule
def next_chooser(s: State) -> bool:
    """Set the seat that chooses among powers now; return False if there is none (5.3, 5.10)."""
    while not has_usable(s, s.chooser):
        if anything_due(s, s.chooser):
            clear_due(s, s.chooser)
            emit_lost(s, s.chooser)
        s.chooser = opponent(s.chooser)
        if not anything_due(s, s.chooser):
            return False
    return True


@rule
def decline(s: State) -> None:
    """Decline all powers due to the chooser; then the other seat may choose (5.2, 5.3)."""
    clear_due(s, s.chooser)
    emit_declined(s, s.chooser)
    s.chooser = opponent(s.chooser)


@rule
def use(s: State, colour: int, target: int) -> int:
    """Use a due power of the chooser on a target, and return the seat whose planet has changed (5.2)."""
    seat = s.chooser
    other = opponent(seat)
    s.due[seat * COLOURS + colour] -= 1
    emit_power_used(s, seat, colour)
    if colour == RED:
        exchange(s, other, target)
        return other
    if colour == GREEN:
        exchange(s, seat, target)
        return seat
    if (colour == PURPLE or colour == BLUE) and wins_at_once(s, seat):
        end(s, BY_POWER)
        return other
    if colour == PURPLE:
        send_free(s, seat, target)
        return other
    if colour == BLUE:
        pull_from_sky(s, other, target)
        return other
    score_free(s, seat, target)
    return seat


@rule
def exchange(s: State, seat: int, pair: int) -> None:
    """Red and green: exchange two neighbours on a planet (5.4)."""
    first = PLANET_PAIR_FIRST[pair]
    second = PLANET_PAIR_SECOND[pair]
    put_planet(s, seat, exchanged(planet(s, seat), first, second))
    emit_exchanged(s, seat, first, second)


@rule
def send_free(s: State, seat: int, column: int) -> None:
    """Purple: send the seat's own free Bubblee to the opponent's planet, in the same column (5.5)."""
    own = planet(s, seat)
    source = free(occupied(own), column)
    colour = colour_at(own, source)
    put_planet(s, seat, removed(own, source))
    there = planet(s, opponent(seat))
    target = landing(occupied(there), column)
    put_planet(s, opponent(seat), added(there, colour, target))
    emit_sent(s, seat, colour, source, target)


@rule
def pull_from_sky(s: State, seat: int, column: int) -> None:
    """Blue: let a Bubblee of a seat's near sky row fall on that seat's planet (5.6)."""
    here = planet(s, seat)
    source = sky_place(seat, column)
    colour = s.sky[source]
    target = landing(occupied(here), column)
    s.sky[source] = EMPTY
    put_planet(s, seat, added(here, colour, target))
    emit_fell_from_sky(s, seat, colour, source, target)


@rule
def score_free(s: State, seat: int, column: int) -> None:
    """Yellow: put the seat's own free Bubblee into its own scoring area (5.7)."""
    own = planet(s, seat)
    source = free(occupied(own), column)
    put_planet(s, seat, removed(own, source))
    score(s, seat, source)
