"""Judges every decision of a game: the best move, and the cost of the move that was played.

A move is judged by the expected result, between 0 and 1, for the seat that decides. A played move that the search hardly visited gets a
search of its own, with as many simulations as the best move had, so that no move is called bad because it was overlooked. The same seed
and budget give the same judgement.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from typing import Any, Literal

from ziggurat.core.game import CHANCE, Game, Position, Seat
from ziggurat.core.record import Record

from .search import MoveValue, Search, tree_search

Grade = Literal["fine", "inaccuracy", "mistake", "blunder"]

INACCURACY = 0.03
"""The least cost, in expected result, of an inaccuracy."""
MISTAKE = 0.07
BLUNDER = 0.15
"""The least cost of a blunder: it turns about one win of seven into a loss."""

SIMULATIONS = {"bubblee": 20_000, "babylon": 1_500}
"""Simulations for each decision of an analysis, by game name: 0.1 to 0.2 seconds."""
HINT = {"bubblee": 100_000, "babylon": 4_000}
"""Simulations for a hint, by game name: about half a second."""
ENOUGH_VISITS = 0.5
"""A played move with fewer visits than this share of the best move's gets a search of its own."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """The move played at a decision, the best move, and the values of both."""

    seat: Seat
    played: MoveValue
    best: MoveValue
    exact: bool
    """True if the search visited everything that could still happen."""

    @property
    def results(self) -> tuple[float, ...]:
        """Each seat's expected result before the decision."""
        return self.best.results

    @property
    def cost(self) -> float:
        """The expected result that the played move gave away; never negative."""
        return max(self.best.value - self.played.value, 0.0)

    @property
    def cost_in_points(self) -> float:
        """The lead in points that the played move gave away; negative where the better move scores fewer points."""
        return _lead(self.best, self.seat) - _lead(self.played, self.seat) if self.cost else 0.0

    @property
    def doubt(self) -> float:
        """The standard error of the cost: a small search finds differences that are only noise."""
        return 0.0 if self.exact else sqrt(_variance(self.best) + _variance(self.played))

    @property
    def grade(self) -> Grade:
        """The grade of the cost minus its standard error: the benefit of the doubt goes to the player."""
        return grade(self.cost - self.doubt)


@dataclass(frozen=True, slots=True)
class RecordedDecision:
    """A decision in a record; `ply` is the number of moves before it."""

    ply: int
    seat: Seat
    position: Position[Any]
    move: Any


def grade(cost: float) -> Grade:
    """The grade of a move that costs this much expected result."""
    if cost >= BLUNDER:
        return "blunder"
    if cost >= MISTAKE:
        return "mistake"
    return "inaccuracy" if cost >= INACCURACY else "fine"


def decisions(record: Record, seat: Seat | None = None) -> Iterator[RecordedDecision]:
    """The decisions with more than one legal move, of all seats or of one, in order; moves that were undone are left out."""
    for ply, played in enumerate(record.line):
        position = record.positions[ply]
        if played.seat != CHANCE and seat in (None, played.seat) and position.number_of_moves > 1:
            yield RecordedDecision(ply, played.seat, position, played.move)


def analyse(
    record: Record, game: Game[Any, Any], simulations: int | None = None, seed: int = 0, seat: Seat | None = None
) -> Iterator[tuple[RecordedDecision, Judgement]]:
    """Judge every decision of a record, or those of one seat, in order.

    `game` may be a faster build of the record's game. `simulations` is the budget of each decision (default: `SIMULATIONS`).
    """
    for decision in decisions(record, seat):
        yield decision, judge(game, game.adopt(decision.position), decision.move, simulations, seed + decision.ply)


def judge(game: Game[Any, Any], position: Position[Any], move: Any, simulations: int | None = None, seed: int = 0) -> Judgement:
    """Judge a legal move at a position in which a seat decides."""
    assert position.to_act is not None and position.to_act != CHANCE
    budget = simulations or SIMULATIONS[game.name]
    thought = Search(seed, budget).think(game, position)
    best = thought.moves[0]
    played = next((move_value for move_value in thought.moves if move_value.move == move), None)
    if played is None or (not thought.exact and played.visits < ENOUGH_VISITS * best.visits):
        played = _searched_separately(game, position, move, best.visits, seed)
    if played.value >= best.value:
        best = played
    return Judgement(position.to_act, played, best, thought.exact)


def _searched_separately(game: Game[Any, Any], position: Position[Any], move: Any, simulations: int, seed: int) -> MoveValue:
    """The value of a move, found by a separate search of the position after it."""
    results, points = tree_search(game).expected(game.play(position, move), simulations, seed)
    assert position.to_act is not None
    return MoveValue(move, results[position.to_act], points, simulations, (move,), results)


def _variance(move_value: MoveValue) -> float:
    """The variance of a mean result, as if every game were won or lost."""
    return move_value.value * (1.0 - move_value.value) / move_value.visits


def _lead(move_value: MoveValue, seat: Seat) -> float:
    """A seat's expected points minus those of the best other seat."""
    others = [points for other, points in enumerate(move_value.points) if other != seat]
    return move_value.points[seat] - max(others, default=0.0)
