"""Bubblee Pop: the values of points and of pairs that may become lines; all moves are worth trying. The rules below are for tree search."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp
from typing import Any

from ziggurat.bots import tree
from ziggurat.core import open_game
from ziggurat.core.game import Game, Position, Seat
from ziggurat.core.kernel import Slot, rule
from ziggurat.core.random import below
from ziggurat.games.bubblee.components import COLOURS
from ziggurat.games.bubblee.drops import DROPS, first_dropped, landed, second_dropped
from ziggurat.games.bubblee.legal import drops_of, moves, weights, why_not
from ziggurat.games.bubblee.lines import occupied, popcount, settled
from ziggurat.games.bubblee.loops import deal, decider, finish_at_random, is_chance, is_over
from ziggurat.games.bubblee.moves import DRAW_CODE, DROP_CODE, FIRST_CODE, KEEP_CODE, MOST_MOVES
from ziggurat.games.bubblee.scoring import BY_MISSION, winner
from ziggurat.games.bubblee.solo import MISSION
from ziggurat.games.bubblee.solver import needed, pairs
from ziggurat.games.bubblee.state import DRAW, DROP, FIRST, NOBODY, OVER, SWAP, State, colour_in_sky, left_in_bag, planet, seen_sky
from ziggurat.games.bubblee.turn import play

from . import Knowledge, lead

WON = 1000
ALL_AT_RANDOM = -1
"""A special value for the number of turns: play at random to the end of the game."""
BY_SCORE = 0.1
"""The weight of the lead in a result, so that the search prefers high wins and narrow losses."""
NEARLY_EMPTY = 4
PAIR = 0.3
"""The value of two equal neighbours on the seat's planet, in points: they may become a line. With 0, Greedy wins 90 % against `uniform`."""
MISSION_OPEN = 0.8
"""The estimate for an unfinished mission with no Bubblee left to send; with MISSION_HALF Bubblees left it is half as much."""
MISSION_HALF = 4.0
LEAD = 6.0
"""The lead in points that wins about three of four games."""


class BubbleeKnowledge:
    """Values the points of a seat, and pairs that may bring more."""

    def value(self, game: Game[Any, Any], position: Position[Any], seat: Seat) -> float:
        """The lead, plus the value of pairs while the game goes on; a won game is worth more than any other position, a lost one less."""
        ranks = game.ranks(position)
        if ranks is None:
            return lead(game, position, seat) + PAIR * pairs(planet(position.state, seat))
        if ranks.count(1) > 1:
            return lead(game, position, seat)
        return lead(game, position, seat) + (WON if ranks[seat] == 1 else -WON)

    def candidates(self, game: Game[Any, Any], position: Position[Any], moves: Sequence[Any]) -> Iterable[Any]:
        """All moves."""
        return moves


KNOWLEDGE: Knowledge = BubbleeKnowledge()


@rule
def branches(s: State) -> int:
    """The number of branches: one for each colour that can be drawn, or for each first player; all skies share one (3.1)."""
    if s.step == DRAW:
        return COLOURS
    return 2 if s.step == FIRST else 1


@rule
def branch(s: State, code: int) -> int:
    """The index of the branch that an outcome belongs to."""
    if s.step == DRAW:
        return code - DRAW_CODE
    return code - FIRST_CODE if s.step == FIRST else 0


@rule
def candidates(slot: Slot[State], scratch: Slot[State], codes: list[int], keys: list[float]) -> int:
    """Write all moves; return their number."""
    return moves(slot[0], codes)


@rule
def drop_points(s: State, which: int) -> int:
    """The points that a drop brings immediately (4.2)."""
    here = planet(s, s.active)
    sky = seen_sky(s, s.active)
    before = popcount(occupied(here)) + 2
    here = landed(here, colour_in_sky(sky, first_dropped(which)), first_dropped(which))
    here = landed(here, colour_in_sky(sky, second_dropped(which)), second_dropped(which))
    return before - popcount(occupied(settled(here, s.group_touching)))


@rule
def best_drop(s: State, generator: list[int]) -> int:
    """The drop that brings most points immediately; ties are broken at random."""
    legal = drops_of(s)
    best = -1
    best_points = -1
    equal = 0
    for which in range(DROPS):
        if legal >> which & 1:
            points = drop_points(s, which)
            if points > best_points:
                best_points = points
                best = which
                equal = 1
            elif points == best_points:
                equal += 1
                if below(generator, equal) == 0:
                    best = which
    return DROP_CODE + best


@rule
def decision(s: State, generator: list[int], codes: list[int]) -> int:
    """The fast policy of play-outs: the drop that brings most points, all else at random."""
    if s.step == DROP:
        return best_drop(s, generator)
    if s.step == SWAP and drops_of(s) and below(generator, 2):
        return KEEP_CODE
    return codes[below(generator, moves(s, codes))]


@rule
def play_out(slot: Slot[State], scratch: Slot[State], generator: list[int], codes: list[int], keys: list[float], turns: int) -> None:
    """Play on for `turns` turns with the fast policy, or at random to the end if `turns` is ALL_AT_RANDOM."""
    s = slot[0]
    if turns == ALL_AT_RANDOM:
        finish_at_random(s, generator, codes)
        return
    while turns > 0 and s.step != OVER:
        if is_chance(s):
            play(s, deal(s, generator, codes))
        else:
            turns -= 1 if s.step == DROP else 0
            play(s, decision(s, generator, codes))


@rule
def evaluate_mission(s: State, results: list[float]) -> None:
    """Write 1 or 0 for a finished mission, else an estimate that rises as fewer Bubblees must still be sent (8.5)."""
    results[0] = MISSION_OPEN / (1.0 + needed(planet(s, MISSION)) / MISSION_HALF)
    if s.step == OVER:
        results[0] = 1.0 if s.ended_by == BY_MISSION else 0.0


@rule
def evaluate(s: State, results: list[float]) -> None:
    """Write each seat's result; while the game goes on, an estimate from the lead."""
    if s.solo:
        evaluate_mission(s, results)
        return
    leading = 1.0 / (1.0 + exp((s.points[1] - s.points[0]) / LEAD))
    first = leading
    if s.step == OVER:
        seat = winner(s)
        won = 0.5 if seat == NOBODY else 1.0 - seat
        first = (1.0 - BY_SCORE) * won + BY_SCORE * leading
    results[0] = first
    results[1] = 1.0 - first


@rule
def points_of(s: State, seat: int) -> float:
    """A seat's points (4.2)."""
    return float(s.points[seat]) if seat < 2 else 0.0


@rule
def is_near_end(s: State) -> bool:
    """True if the bag is nearly empty: at most two turns are left after this one (7.1)."""
    return not s.solo and left_in_bag(s) <= NEARLY_EMPTY


FOR_SEARCH = tree.ForSearch(
    filling={
        open_game.is_over: is_over,
        open_game.is_chance: is_chance,
        open_game.decider: decider,
        open_game.deal: deal,
        tree.branches: branches,
        tree.branch: branch,
        open_game.why_not: why_not,
        open_game.play: play,
        tree.candidates: candidates,
        tree.play_out: play_out,
        tree.evaluate: evaluate,
        tree.points_of: points_of,
        tree.is_near_end: is_near_end,
        tree.all_moves: moves,
        tree.all_weights: weights,
    },
    settings=tree.SearchSettings(explore=0.4, width=100.0, patience=1, turns=8, block=12),
    most_moves=MOST_MOVES,
)
