"""What Python calls in compiled code: each call does as much as it can. The same names in every game."""

from __future__ import annotations

from ziggurat.core.game import CHANCE
from ziggurat.core.kernel import Slot, copy, rule
from ziggurat.core.random import below

from .components import COLOURS, LAYOUTS
from .legal import moves, weights, why_not
from .moves import DRAW_CODE, FIRST_CODE, SKY_CODE
from .state import DRAW, FIRST, OVER, POWER, SKY, State, left_in_bag
from .turn import play

NOBODY_ACTS = -2
REFUSED = -1000
"""A refusal is this less the rule's number."""


@rule
def to_act(s: State) -> int:
    """The seat that decides, CHANCE, or NOBODY_ACTS (5.3)."""
    if s.step == OVER:
        return NOBODY_ACTS
    if s.step == SKY or s.step == FIRST or s.step == DRAW:
        return CHANCE
    return s.chooser if s.step == POWER else s.active


@rule
def actor(slot: Slot[State]) -> int:
    """Who acts."""
    return to_act(slot[0])


@rule
def list_moves(slot: Slot[State], out: list[int]) -> int:
    """Write the legal codes, say how many."""
    return moves(slot[0], out)


@rule
def list_weights(slot: Slot[State], out: list[int]) -> int:
    """Write chance's weights, say how many."""
    return weights(slot[0], out)


@rule
def refusal(slot: Slot[State], code: int) -> int:
    """The rule that forbids a move, or 0."""
    return why_not(slot[0], code)


@rule
def advance(before: Slot[State], after: Slot[State], code: int) -> int:
    """Write the position after a move and say who acts then; or say why not."""
    rule = why_not(before[0], code)
    if rule:
        return REFUSED - rule
    copy(before, after)
    play(after[0], code)
    return to_act(after[0])


@rule
def deal(s: State, generator: list[int]) -> int:
    """What chance brings, at random (3.1, 2.4, 2.1)."""
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
def finish_at_random(s: State, generator: list[int], out: list[int]) -> int:
    """Play to the end with uniformly random decisions; say how many there were, forced ones included."""
    decisions = 0
    while s.step != OVER:
        if to_act(s) == CHANCE:
            play(s, deal(s, generator))
        else:
            play(s, out[below(generator, moves(s, out))])
            decisions += 1
    return decisions


@rule
def random_games(start: Slot[State], work: Slot[State], generator: list[int], out: list[int], games: int) -> int:
    """Play many random games from one start; say how many decisions there were."""
    decisions = 0
    for _ in range(games):
        copy(start, work)
        decisions += finish_at_random(work[0], generator, out)
    return decisions
