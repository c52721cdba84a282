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


class BeamNode(NamedTuple):
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
        values = self._move_values(game, position, seat, moves)
        best = max(values)
        return self._random.choice([move for move, value in zip(moves, values, strict=True) if value == best])

    def _move_values(self, game: Game[Any, Any], position: Position[Any], seat: Seat, moves: list[Any]) -> list[float]:
        """For each move the best value that it can lead to."""
        known = knowledge_of(game.name)
        nodes = [_node(game, known, seat, number, game.play(position, move)) for number, move in enumerate(moves)]
        values = [node.value for node in nodes]
        seen = len(nodes)
        for _ in range(LOOK_AHEAD - 1):
            nodes = self._expanded(game, known, seat, nodes, MOST_POSITIONS - seen)
            seen += len(nodes)
            for node in nodes:
                values[node.first] = max(values[node.first], node.value)
        return values

    def _expanded(self, game: Game[Any, Any], known: Knowledge, seat: Seat, nodes: list[BeamNode], most: int) -> list[BeamNode]:
        """The nodes one decision further, from the best of those in which the seat still decides."""
        further: list[BeamNode] = []
        # An own order among equal ones, so that none is favoured by its place in the list.
        self._random.shuffle(nodes)
        for node in sorted(nodes, key=lambda node: -node.value):
            if node.position.to_act == seat:
                moves = known.candidates(game, node.position, game.moves(node.position))
                further += (_node(game, known, seat, node.first, game.play(node.position, move)) for move in moves)
            if len(further) >= most:
                break
        return further


def _node(game: Game[Any, Any], known: Knowledge, seat: Seat, first: int, position: Position[Any]) -> BeamNode:
    return BeamNode(first, position, known.value(game, position, seat))
