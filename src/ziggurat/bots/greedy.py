"""Looks ahead over its own next decisions and takes what gives the best value now; of equal ones any."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from ziggurat.core.game import Game, Position, Seat

from .knowledge import Knowledge, knowledge_of

LOOK_AHEAD = 3
"""Decisions of its own that it looks ahead: a placement, a swap and a drop; or a build and two decorations."""
MOST_POSITIONS = 5_000
"""It looks at so many positions, at most: the best of each depth are followed first."""


class Line(NamedTuple):
    """A position that the move with this number in the list of moves can lead to, and its value."""

    first: int
    position: Position[Any]
    value: float


class Greedy:
    """Plays for points, one turn at a time: it sees no draw and no answer of the opponents."""

    name = "greedy"

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, game: Game[Any, Any], position: Position[Any]) -> Any:
        """The move that can lead to the best value."""
        seat = position.to_act
        if seat is None:
            raise ValueError("the game is over")
        moves = list(game.moves(position))
        if len(moves) == 1:
            return moves[0]
        values = self._values(game, position, seat, moves)
        best = max(values)
        return self._random.choice([move for move, value in zip(moves, values, strict=True) if value == best])

    def _values(self, game: Game[Any, Any], position: Position[Any], seat: Seat, moves: list[Any]) -> list[float]:
        """For each move the best value that it can lead to."""
        known = knowledge_of(game.name)
        lines = [_line(game, known, seat, number, game.play(position, move)) for number, move in enumerate(moves)]
        values = [line.value for line in lines]
        seen = len(lines)
        for _ in range(LOOK_AHEAD - 1):
            lines = self._followed(game, known, seat, lines, MOST_POSITIONS - seen)
            seen += len(lines)
            for line in lines:
                values[line.first] = max(values[line.first], line.value)
        return values

    def _followed(self, game: Game[Any, Any], known: Knowledge, seat: Seat, lines: list[Line], most: int) -> list[Line]:
        """The lines one decision further, from the best of those in which the seat still decides."""
        further: list[Line] = []
        # An own order among equal ones, so that none is favoured by its place in the list.
        self._random.shuffle(lines)
        for line in sorted(lines, key=lambda line: -line.value):
            if line.position.to_act == seat:
                moves = known.worth_a_look(game, line.position, game.moves(line.position))
                further += (_line(game, known, seat, line.first, game.play(line.position, move)) for move in moves)
            if len(further) >= most:
                break
        return further


def _line(game: Game[Any, Any], known: Knowledge, seat: Seat, first: int, position: Position[Any]) -> Line:
    return Line(first, position, known.value(game, position, seat))
