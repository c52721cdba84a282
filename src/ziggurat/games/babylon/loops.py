"""Compiled entry points called from Python, each doing as much work per call as possible. Every game has the same names here."""

from __future__ import annotations

from ziggurat.core.game import OUTLOOK, REFUSED
from ziggurat.core.kernel import Slot, copy, rule
from ziggurat.core.random import below

from .garden import sites
from .legal import moves, number_of_sources, other_decisions, outcomes, weights, why_not
from .moves import BUILD_CODE, DUG, ROTATIONS, SITES, STORED, TOKEN_CODE
from .scoring import score
from .state import BUILD, FIRST, LAY, OVER, TOKEN, UNCOVER, State
from .turn import play


@rule
def is_chance(s: State) -> bool:
    """True if chance is to act (2.2, 2.4, 4.1, 8.1)."""
    return s.step == LAY or s.step == FIRST or s.step == UNCOVER or s.step == TOKEN


@rule
def is_over(s: State) -> bool:
    """True if the game is over."""
    return s.step == OVER


@rule
def decider(s: State) -> int:
    """The seat that decides."""
    return s.active


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
def list_scores(slot: Slot[State], out: list[int]) -> int:
    """Write the score of each garden, and return their number (chapter 9)."""
    s = slot[0]
    for seat in range(s.seats):
        out[seat] = score(s, seat)
    return s.seats


@rule
def list_sites(slot: Slot[State], out: list[int]) -> int:
    """Write the sites where a tile can be built, and return their number (5.3 to 5.13)."""
    s = slot[0]
    return sites(s, out) if s.step == BUILD and number_of_sources(s) else 0


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
    """A random outcome of chance, by weight (2.2, 2.3, 2.4)."""
    number = outcomes(s, out)
    if s.step != TOKEN:
        return out[below(generator, number)]
    left = 0
    for outcome in range(number):
        left += s.tokens[out[outcome] - TOKEN_CODE]
    nth = below(generator, left)
    outcome = 0
    while nth >= s.tokens[out[outcome] - TOKEN_CODE]:
        nth -= s.tokens[out[outcome] - TOKEN_CODE]
        outcome += 1
    return out[outcome]


@rule
def random_decision(s: State, generator: list[int], out: list[int]) -> int:
    """A legal move, uniformly at random. Thousands of builds are counted by their sites and not written."""
    if s.step != BUILD:
        return out[below(generator, moves(s, out))]
    sources = number_of_sources(s)
    places = sites(s, out) if sources else 0
    builds = sources * places * ROTATIONS
    others = other_decisions(s, out, places) - places
    nth = below(generator, builds + others)
    if nth >= builds:
        return out[places + nth - builds]
    source = nth // (places * ROTATIONS) if sources == 2 else (STORED if s.dug < 0 else DUG)
    return BUILD_CODE + (source * SITES + out[nth // ROTATIONS % places]) * ROTATIONS + nth % ROTATIONS


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
