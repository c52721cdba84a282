"""The course of a game: setup, turns, rounds (chapters 2, 3, 7 and 8). `play` plays any legal move."""

from __future__ import annotations

from ziggurat.core.kernel import rule

from .components import (
    APART_FIRST,
    APART_SECOND,
    BRIDGE,
    DOUBLE,
    FIRST_CLAY,
    FOUNTAIN,
    KINDS,
    NEXT_FIRST,
    NEXT_SECOND,
    NO_CELLS,
    NO_EFFECT,
    NO_TILE,
    OF_A_MATERIAL,
    REMOVALS,
    ROUNDS,
    SINGLE,
    STAIRS,
    STATUE,
    STORED_SINGLES,
)
from .decorations import decorate, end_wild, use_wild
from .events import emit_first_player, emit_round, emit_token, emit_token_gave, emit_turn, emit_turn_ended
from .garden import build
from .moves import (
    BRIDGE_CODE,
    BUILD_CODE,
    DIG_CODE,
    END_CODE,
    FIRST_CODE,
    FOUNTAIN_CODE,
    KEEP_DUG,
    KEEP_STORED,
    LAY_CODE,
    REMOVE_CODE,
    ROTATIONS,
    SITE_CODES,
    SITES,
    STAIRS_CODE,
    STATUE_CODE,
    TOKEN_CODE,
    UNCOVER_CODE,
    UNCOVERED,
    WILD_CODE,
)
from .quarry import covered_stack, dig, remove, reveal
from .scoring import end
from .state import BUILD, DIG, FIRST, NOBODY, REMOVE, TOKEN, UNCOVER, State


@rule
def lay(s: State, stack: int, tile: int) -> None:
    """Lay a clay tile on a stack; after the last one, go on with the setup (2.2)."""
    reveal(s, stack, tile)
    if covered_stack(s) < 0:
        go_on_with_setup(s)


@rule
def go_on_with_setup(s: State) -> None:
    """Go on with the setup: the first player is drawn, clay is removed in turn order, then the first round begins (2.4, 2.5)."""
    if s.first == NOBODY:
        s.step = FIRST
    elif s.removed < REMOVALS[s.seats]:
        s.active = (s.first + s.removed) % s.seats
        s.step = REMOVE
    else:
        begin_round(s)


@rule
def draw_first(s: State, seat: int) -> None:
    """Set the first player that chance has drawn, and go on with the setup (2.4)."""
    s.first = seat
    emit_first_player(s, seat)
    go_on_with_setup(s)


@rule
def uncover(s: State, stack: int, tile: int) -> None:
    """Reveal a tile after a removal or a dig, before the next decision (2.5, 4.1)."""
    reveal(s, stack, tile)
    after_lifting(s)


@rule
def after_lifting(s: State) -> None:
    """Go on after a tile has left the quarry: the tile beneath is revealed, then the setup or the turn continues (2.5, 4.1)."""
    if covered_stack(s) >= 0:
        s.step = UNCOVER
    elif s.round == 0:
        go_on_with_setup(s)
    else:
        s.step = BUILD


@rule
def begin_round(s: State) -> None:
    """Begin a round with the turn of the first player, who is the same in every round (3.1, 8.4)."""
    s.round += 1
    emit_round(s, s.round)
    begin_turn(s, s.first)


@rule
def begin_turn(s: State, seat: int) -> None:
    """Begin a seat's turn, and give the seat the pillar of the round's token, if any (3.2, 8.2 a and b, 8.3)."""
    s.active = seat
    s.step = DIG
    emit_turn(s, seat)
    if s.effect == SINGLE:
        s.singles[seat] += 1
        emit_token_gave(s, seat, SINGLE)
    if s.effect == DOUBLE:
        s.doubles += 1
        emit_token_gave(s, seat, DOUBLE)


@rule
def end_turn(s: State, keep: int) -> None:
    """Keep one tile or none and up to six singles; discard the rest (7.1, 7.2). Then the next player's turn, or the round's end (8.1)."""
    seat = s.active
    kept = s.dug if keep == KEEP_DUG else s.stored[seat] if keep == KEEP_STORED else NO_TILE
    pillars = min(s.singles[seat], STORED_SINGLES)
    left_dug = NO_TILE if keep == KEEP_DUG else s.dug
    left_stored = NO_TILE if keep == KEEP_STORED else s.stored[seat]
    emit_turn_ended(s, seat, kept, left_dug, left_stored, pillars, s.singles[seat] - pillars)
    s.stored[seat] = kept
    s.singles[seat] = pillars
    s.dug = NO_TILE
    s.doubles = 0
    end_wild(s)
    s.built = 0
    s.fresh = NO_CELLS
    if (seat + 1) % s.seats == s.first:
        end_round(s)
    else:
        begin_turn(s, (seat + 1) % s.seats)


@rule
def end_round(s: State) -> None:
    """End a round: a token is turned, or the game ends after the last round (8.1, 8.4)."""
    s.active = NOBODY
    s.effect = NO_EFFECT
    if s.round < ROUNDS[s.seats]:
        s.step = TOKEN
    else:
        end(s)


@rule
def turn_token(s: State, effect: int) -> None:
    """Turn a token, whose effect applies to every player's next turn, and begin the round (8.1)."""
    s.tokens[effect] -= 1
    s.effect = effect
    emit_token(s, effect)
    begin_round(s)


@rule
def play_decoration(s: State, code: int) -> None:
    """Build a decoration, or use a wild token (chapter 6, 8.3)."""
    if code < STAIRS_CODE:
        decorate(s, STATUE, code - STATUE_CODE, code - STATUE_CODE)
    elif code < FOUNTAIN_CODE:
        decorate(s, STAIRS, NEXT_FIRST[code - STAIRS_CODE], NEXT_SECOND[code - STAIRS_CODE])
    elif code < BRIDGE_CODE:
        decorate(s, FOUNTAIN, NEXT_FIRST[code - FOUNTAIN_CODE], NEXT_SECOND[code - FOUNTAIN_CODE])
    elif code < WILD_CODE:
        decorate(s, BRIDGE, APART_FIRST[code - BRIDGE_CODE], APART_SECOND[code - BRIDGE_CODE])
    else:
        use_wild(s, (code - WILD_CODE) // KINDS, (code - WILD_CODE) % KINDS)


@rule
def play_chance(s: State, code: int) -> None:
    """Play a move of chance: a clay tile, a tile that comes to light, the first player, a token (2.2, 2.4, 8.1)."""
    if code < UNCOVER_CODE:
        lay(s, (code - LAY_CODE) // OF_A_MATERIAL, FIRST_CLAY + (code - LAY_CODE) % OF_A_MATERIAL)
    elif code < FIRST_CODE:
        uncover(s, (code - UNCOVER_CODE) // UNCOVERED, (code - UNCOVER_CODE) % UNCOVERED)
    elif code < TOKEN_CODE:
        draw_first(s, code - FIRST_CODE)
    else:
        turn_token(s, code - TOKEN_CODE)


@rule
def play(s: State, code: int) -> None:
    """Play a legal move."""
    if code < DIG_CODE:
        remove(s, code - REMOVE_CODE)
        after_lifting(s)
    elif code < BUILD_CODE:
        dig(s, code - DIG_CODE)
        after_lifting(s)
    elif code < STATUE_CODE:
        number = code - BUILD_CODE
        build(s, number // SITE_CODES, number // ROTATIONS % SITES, number % ROTATIONS)
    elif code < END_CODE:
        play_decoration(s, code)
    elif code < LAY_CODE:
        end_turn(s, code - END_CODE)
    else:
        play_chance(s, code)
