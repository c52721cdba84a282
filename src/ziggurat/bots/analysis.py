"""Goes through a game and judges every decision: what was better, and what the move that was played cost.

A move is judged by the expected result, between 0 and 1, for the seat that decides. What the search hardly looked at is looked at on its
own, as often as the move that it is compared with: nobody's move is called bad because it was overlooked. The same seed and budget give
the same judgement.
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
"""A move that costs at least this much of the expected result is no longer fine."""
MISTAKE = 0.07
BLUNDER = 0.15
"""Such a move gives away one game in seven."""

SIMULATIONS = {"bubblee": 20_000, "babylon": 1_500}
"""For each decision that is judged, by the game's name: one or two tenths of a second."""
HINT = {"bubblee": 100_000, "babylon": 4_000}
"""For a hint: about half a second."""
SEEN_ENOUGH = 0.5
"""A move with this share of the best one's visits is known well enough to be compared with it."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """A decision, what was best in its place, and what is expected of both."""

    seat: Seat
    played: MoveValue
    best: MoveValue
    exact: bool
    """Whether everything that could still happen was looked at."""

    @property
    def results(self) -> tuple[float, ...]:
        """Every seat's expected result before the decision."""
        return self.best.results

    @property
    def cost(self) -> float:
        """How much of the expected result was given away."""
        return max(self.best.value - self.played.value, 0.0)

    @property
    def cost_in_points(self) -> float:
        """How much of the lead was given away; less than nothing where more points are not what wins."""
        return _lead(self.best, self.seat) - _lead(self.played, self.seat) if self.cost else 0.0

    @property
    def doubt(self) -> float:
        """The standard error of the cost: searches of so few simulations see differences where there are none."""
        return 0.0 if self.exact else sqrt(_variance(self.best) + _variance(self.played))

    @property
    def grade(self) -> Grade:
        """In a word; in doubt for the player."""
        return grade(self.cost - self.doubt)


@dataclass(frozen=True, slots=True)
class RecordedDecision:
    """A decision in a record: the move that was played after so many plies."""

    ply: int
    seat: Seat
    position: Position[Any]
    move: Any


def grade(cost: float) -> Grade:
    """How bad it is to give away so much of the expected result."""
    if cost >= BLUNDER:
        return "blunder"
    if cost >= MISTAKE:
        return "mistake"
    return "inaccuracy" if cost >= INACCURACY else "fine"


def decisions(record: Record, seat: Seat | None = None) -> Iterator[RecordedDecision]:
    """Where somebody, or one seat, had a choice, and what was played and not taken back."""
    for ply, played in enumerate(record.line):
        position = record.positions[ply]
        if played.seat != CHANCE and seat in (None, played.seat) and position.number_of_moves > 1:
            yield RecordedDecision(ply, played.seat, position, played.move)


def analyse(
    record: Record, game: Game[Any, Any], simulations: int | None = None, seed: int = 0, seat: Seat | None = None
) -> Iterator[tuple[RecordedDecision, Judgement]]:
    """Judge every decision of a record, or those of one seat, by the rules of a game that may be faster than the record's own."""
    for decision in decisions(record, seat):
        yield decision, judge(game, game.adopt(decision.position), decision.move, simulations, seed + decision.ply)


def judge(game: Game[Any, Any], position: Position[Any], move: Any, simulations: int | None = None, seed: int = 0) -> Judgement:
    """Judge a move at a position in which a seat decides."""
    assert position.to_act is not None and position.to_act != CHANCE
    budget = simulations or SIMULATIONS[game.name]
    thought = Search(seed, budget).think(game, position)
    best = thought.moves[0]
    played = next((move_value for move_value in thought.moves if move_value.move == move), None)
    if played is None or (not thought.exact and played.visits < SEEN_ENOUGH * best.visits):
        played = _seen_on_its_own(game, position, move, best.visits, seed)
    if played.value >= best.value:
        best = played
    return Judgement(position.to_act, played, best, thought.exact)


def _seen_on_its_own(game: Game[Any, Any], position: Position[Any], move: Any, simulations: int, seed: int) -> MoveValue:
    """A move, looked at so many times by a search from the position after it."""
    results, points = tree_search(game).expected(game.play(position, move), simulations, seed)
    assert position.to_act is not None
    return MoveValue(move, results[position.to_act], points, simulations, (move,), results)


def _variance(move_value: MoveValue) -> float:
    """Of a mean result, as if every game were won or lost."""
    return move_value.value * (1.0 - move_value.value) / move_value.visits


def _lead(move_value: MoveValue, seat: Seat) -> float:
    """A seat's expected points less those of the best other."""
    others = [points for other, points in enumerate(move_value.points) if other != seat]
    return move_value.points[seat] - max(others, default=0.0)
