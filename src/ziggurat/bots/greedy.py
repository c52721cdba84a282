"""Looks ahead over its own next decisions and takes what gives the best lead now; of equal ones any."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from ziggurat.core.game import Game, Position, Seat

LOOK_AHEAD = 3
"""Decisions of its own that it looks ahead: a placement, a swap and a drop; or a swap, a drop and a power."""
MOST_POSITIONS = 5_000
"""It stops looking deeper when it has seen so many; a turn with many powers would take too long."""
WON = 1000


class Greedy:
    """Plays for points, one turn at a time: it sees no draw and no answer of the opponent."""

    name = "greedy"

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)
        self._seen = 0

    def choose(self, game: Game[Any, Any], position: Position[Any]) -> Any:
        """The move that can lead to the best lead."""
        seat = position.to_act
        if seat is None:
            raise ValueError("the game is over")
        moves = list(game.moves(position))
        if len(moves) == 1:
            return moves[0]
        self._seen = 0
        values = [self._best(game, game.play(position, move), seat, LOOK_AHEAD - 1) for move in moves]
        return self._random.choice([move for move, value in zip(moves, values, strict=True) if value == max(values)])

    def _best(self, game: Game[Any, Any], position: Position[Any], seat: Seat, depth: int) -> int:
        """The best lead that the seat can reach by itself within so many decisions."""
        self._seen += 1
        if depth == 0 or position.to_act != seat or self._seen > MOST_POSITIONS:
            return lead(game, position, seat)
        return max(self._after_each(game, position, seat, depth))

    def _after_each(self, game: Game[Any, Any], position: Position[Any], seat: Seat, depth: int) -> Iterator[int]:
        for move in game.moves(position):
            yield self._best(game, game.play(position, move), seat, depth - 1)


def lead(game: Game[Any, Any], position: Position[Any], seat: Seat) -> int:
    """A seat's points less those of the best other; a won game is worth more than any, a lost one less."""
    scores = game.scores(position)
    others = [score for other, score in enumerate(scores) if other != seat]
    value = scores[seat] - max(others, default=0)
    ranks = game.ranks(position)
    if ranks is None:
        return value
    if ranks[seat] > 1:
        return value - WON
    return value + WON if ranks.count(1) == 1 else value
