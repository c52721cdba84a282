"""Compiled entry points called from Python, each doing as much work per call as possible. Every game has the same names here."""

from __future__ import annotations

from ziggurat.core.game import OUTLOOK, REFUSED
from ziggurat.core.kernel import Slot, copy, rule
from ziggurat.core.random import below

from .components import COLOURS, LAYOUTS
from .legal import moves, weights, why_not
from .moves import DRAW_CODE, FIRST_CODE, SKY_CODE
from .state import DRAW, FIRST, OVER, POWER, SKY, State, left_in_bag
from .turn import play


@rule
def is_chance(s: State) -> bool:
    """True if chance is to act (2.1, 2.4, 3.1)."""
    return s.step == SKY or s.step == FIRST or s.step == DRAW


@rule
def is_over(s: State) -> bool:
    """True if the game is over."""
    return s.step == OVER


@rule
def decider(s: State) -> int:
    """The seat that decides (5.3)."""
    return s.chooser if s.step == POWER else s.active


@rule
def outlook(s: State, codes: list[int]) -> int:
    """Write the codes of the legal moves; return their number and the actor, packed in one number (see OUTLOOK)."""
    if s.step == OVER:
        return 0
    return moves(s, codes) * OUTLOOK + (1 if is_chance(s) else 2 + decider(s))


@rule
def survey(slot: Slot[State], codes: list[int]) -> int:
    """Write the codes of the legal moves of a position, and return its outlook."""
    return outlook(slot[0], codes)


@rule
def list_weights(slot: Slot[State], out: list[int]) -> int:
    """Write the weights of the outcomes of chance, and return their number."""
    return weights(slot[0], out)


@rule
def refusal(slot: Slot[State], code: int) -> int:
    """The rule that forbids a move, or 0."""
    return why_not(slot[0], code)


@rule
def advance(before: Slot[State], after: Slot[State], codes: list[int], code: int) -> int:
    """Write the position after a move and return its outlook, or `REFUSED - rule` if the move is illegal."""
    rule = why_not(before[0], code)
    if rule:
        return REFUSED - rule
    copy(before, after)
    play(after[0], code)
    return outlook(after[0], codes)


@rule
def deal(s: State, generator: list[int], out: list[int]) -> int:
    """A random outcome of chance, by weight (3.1, 2.4, 2.1)."""
    if s.step == SKY:
        return SKY_CODE + below(generator, LAYOUTS)
    if s.step == FIRST:
        return FIRST_CODE + below(generator, 2)
    nth = below(generator, left_in_bag(s))
    colour = 0
    passed = 0
    for earlier in range(COLOURS - 1):
        passed += s.bag[earlier]
        colour += 1 if nth >= passed else 0
    return DRAW_CODE + colour


@rule
def random_decision(s: State, generator: list[int], out: list[int]) -> int:
    """A legal move, uniformly at random."""
    return out[below(generator, moves(s, out))]


@rule
def finish_at_random(s: State, generator: list[int], out: list[int]) -> int:
    """Play to the end with uniformly random decisions; return the number of decisions, forced ones included."""
    decisions = 0
    while s.step != OVER:
        if is_chance(s):
            play(s, deal(s, generator, out))
        else:
            play(s, random_decision(s, generator, out))
            decisions += 1
    return decisions


@rule
def random_games(start: Slot[State], work: Slot[State], generator: list[int], out: list[int], games: int) -> int:
    """Play random games from one start; return the number of decisions in all of them."""
    decisions = 0
    for _ in range(games):
        copy(start, work)
        decisions += finish_at_random(work[0], generator, out)
    return decisions
