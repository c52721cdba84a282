"""The turn: refill, swap, drop, waves and powers, until the next turn (chapters 3, 4, 6 and 7)."""

from __future__ import annotations

from ziggurat.core.kernel import rule

from .components import (
    BLUE,
    EMPTY,
    GREEN,
    OVERFLOW_ROWS,
    PURPLE,
    RED,
    SKY_PAIR_FIRST,
    SKY_PAIR_SECOND,
    SKY_PLACES,
    SKY_VALUES,
    YELLOW,
)
from .drops import can_drop, first_dropped, landed, second_dropped
from .events import (
    emit_drew,
    emit_falls,
    emit_fell_from_sky,
    emit_placed,
    emit_sky_laid,
    emit_swapped,
    emit_turn,
    emit_wave,
)
from .lines import fallen, landing, occupied, wave
from .moves import (
    BLUE_CODE,
    DRAW_CODE,
    DROP_CODE,
    FIRST_CODE,
    GREEN_CODE,
    KEEP_CODE,
    PASS_CODE,
    PLACE_CODE,
    PURPLE_CODE,
    RED_CODE,
    SEND_CODE,
    SKY_CODE,
    STOP_CODE,
    SWAP_CODE,
    YELLOW_CODE,
)
from .powers import decline, earn, next_chooser, use
from .scoring import BY_EMPTY_BAG, BY_NO_DROP, end, score
from .solo import MISSION, put_sent, send, sends, settle_mission, waiting_planet
from .state import (
    DRAW,
    DROP,
    FIRST,
    NOBODY,
    OVER,
    PLACE,
    POWER,
    SEND,
    SWAP,
    Planet,
    State,
    colour_in_sky,
    column_under,
    empty_sky_places,
    left_in_bag,
    opponent,
    planet,
    put_planet,
    sky_place,
)


@rule
def lay_sky(s: State, layout: int) -> None:
    """Lay the sky; then the coin is tossed, unless an option names the first player (2.1, 2.4)."""
    for place in range(SKY_PLACES):
        s.sky[place] = colour_in_sky(SKY_VALUES[layout], place)
    emit_sky_laid(s)
    if s.active == NOBODY:
        s.step = FIRST
    else:
        begin_turn(s, s.active)


@rule
def begin_turn(s: State, seat: int) -> None:
    """Begin a seat's turn with the refill, or end the game if the bag holds too few Bubblees for it (7.1, 3.1)."""
    s.active = seat
    s.chooser = seat
    empty = empty_sky_places(s)
    if left_in_bag(s) < empty:
        end(s, BY_EMPTY_BAG)
        return
    emit_turn(s, seat)
    if empty:
        s.step = DRAW
    else:
        begin_swap(s)


@rule
def draw(s: State, colour: int) -> None:
    """Draw a Bubblee from the bag (3.1)."""
    s.bag[colour] -= 1
    s.hand = colour
    s.step = PLACE
    emit_drew(s, s.active, colour)


@rule
def place(s: State, where: int) -> None:
    """Place the drawn Bubblee in the sky; the next one is drawn unless the sky is full (3.1)."""
    target = sky_place(s.active, where)
    s.sky[target] = s.hand
    emit_placed(s, s.hand, target)
    s.hand = EMPTY
    if empty_sky_places(s):
        s.step = DRAW
    else:
        begin_swap(s)


@rule
def begin_swap(s: State) -> None:
    """Begin the swap once the sky is full; a player who has no legal drop, not even after a swap, loses (6.2)."""
    if can_drop(s):
        s.step = SWAP
    else:
        end(s, BY_NO_DROP)


@rule
def swap(s: State, pair: int) -> None:
    """Exchange two neighbours in the sky (3.2)."""
    first = sky_place(s.active, SKY_PAIR_FIRST[pair])
    second = sky_place(s.active, SKY_PAIR_SECOND[pair])
    colour = s.sky[first]
    s.sky[first] = s.sky[second]
    s.sky[second] = colour
    s.step = DROP
    emit_swapped(s, first, second)


@rule
def keep(s: State) -> None:
    """Keep the sky as it is: no swap (3.2)."""
    s.step = DROP


@rule
def drop(s: State, which: int) -> None:
    """Drop two Bubblees on your own planet; both land before lines are found (3.3, 3.4)."""
    fall_from_sky(s, first_dropped(which))
    fall_from_sky(s, second_dropped(which))
    settle(s, s.active)


@rule
def fall_from_sky(s: State, near: int) -> None:
    """Let a Bubblee of the sky fall on the active player's planet (3.3)."""
    source = sky_place(s.active, near)
    colour = s.sky[source]
    here = planet(s, s.active)
    emit_fell_from_sky(s, s.active, colour, source, landing(occupied(here), column_under(near)))
    put_planet(s, s.active, landed(here, colour, near))
    s.sky[source] = EMPTY


@rule
def settle(s: State, seat: int) -> None:
    """Take all waves on a planet that has changed, then go on with the powers (4.3, 4.4, 5.1)."""
    if s.solo and seat == MISSION:
        settle_mission(s)
    elif settle_waves(s, seat, False):
        return
    if s.step != OVER:
        choose_power(s)


@rule
def settle_waves(s: State, seat: int, chained: bool) -> bool:
    """Take wave after wave. Return True if a wave has to wait for a decision to send, which only happens in solo (4.3, 8.3)."""
    here = planet(s, seat)
    gone = wave(here, s.group_touching)
    while gone:
        emit_wave(s, seat, here, gone, chained)
        if s.solo and sends(s):
            s.step = SEND
            return True
        take_wave(s, seat, here, gone)
        here = planet(s, seat)
        gone = wave(here, s.group_touching)
        chained = True
    return False


@rule
def take_wave(s: State, seat: int, found: Planet, gone: int) -> None:
    """Score a wave without its sent Bubblees, and let those above fall; `found` is the planet before any were sent (4.2, 4.3)."""
    here = planet(s, seat)
    score(s, seat, gone & occupied(here))
    earn(s, seat, found, gone)
    emit_falls(s, seat, here, gone)
    put_planet(s, seat, fallen(here, gone))


@rule
def after_send(s: State) -> None:
    """Finish the wave after a send, unless more can be sent (8.3)."""
    if s.step != OVER and not sends(s):
        finish_wave(s)


@rule
def finish_wave(s: State) -> None:
    """Score the rest of the waiting wave, let the Bubblees above fall, and look for the next wave (8.3)."""
    found = waiting_planet(s)
    put_sent(s, (0, 0, 0))
    take_wave(s, s.active, found, wave(found, s.group_touching))
    if not settle_waves(s, s.active, True):
        choose_power(s)


@rule
def choose_power(s: State) -> None:
    """Once everything has settled, let a seat choose a power, or end the turn if none can be used (5.1, 5.3)."""
    if next_chooser(s):
        s.step = POWER
    else:
        end_turn(s)


@rule
def end_turn(s: State) -> None:
    """Begin the other player's turn; in solo, the player's next turn (7.1)."""
    begin_turn(s, s.active if s.solo else opponent(s.active))


@rule
def power_colour(code: int) -> int:
    """The colour of the power that a move uses."""
    if code < GREEN_CODE:
        return RED
    if code < PURPLE_CODE:
        return GREEN
    if code < BLUE_CODE:
        return PURPLE
    return BLUE if code < YELLOW_CODE else YELLOW


@rule
def first_power_code(colour: int) -> int:
    """The code of the move that uses a power on its first target."""
    if colour == RED:
        return RED_CODE
    if colour == GREEN:
        return GREEN_CODE
    if colour == PURPLE:
        return PURPLE_CODE
    return BLUE_CODE if colour == BLUE else YELLOW_CODE


@rule
def use_power(s: State, colour: int, target: int) -> None:
    """Use a power, and settle the planet that it changed (5.2, 5.3)."""
    changed = use(s, colour, target)
    if s.step != OVER:
        settle(s, changed)


@rule
def play_chance(s: State, code: int) -> None:
    """Play a move of chance: a draw, the first player, the sky (3.1, 2.4, 2.1)."""
    if code < FIRST_CODE:
        draw(s, code - DRAW_CODE)
    elif code < SKY_CODE:
        begin_turn(s, code - FIRST_CODE)
    else:
        lay_sky(s, code - SKY_CODE)


@rule
def play_power_or_send(s: State, code: int) -> None:
    """Play a decision after a drop: about powers or, in solo, about sends (5.2, 8.3)."""
    if code < PASS_CODE:
        colour = power_colour(code)
        use_power(s, colour, code - first_power_code(colour))
    elif code == PASS_CODE:
        decline(s)
        choose_power(s)
    elif code < STOP_CODE:
        send(s, (code - SEND_CODE) // OVERFLOW_ROWS, (code - SEND_CODE) % OVERFLOW_ROWS)
        after_send(s)
    else:
        finish_wave(s)


@rule
def play(s: State, code: int) -> None:
    """Play a legal move."""
    if code < SWAP_CODE:
        place(s, code - PLACE_CODE)
    elif code < KEEP_CODE:
        swap(s, code - SWAP_CODE)
    elif code == KEEP_CODE:
        keep(s)
    elif code < RED_CODE:
        drop(s, code - DROP_CODE)
    elif code < DRAW_CODE:
        play_power_or_send(s, code)
    else:
        play_chance(s, code)
