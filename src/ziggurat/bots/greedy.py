"""Beam search over a player's own next decisions; ties are broken at random."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from ziggurat.core.game import Game, Position, Seat

from .knowledge import Knowledge, knowledge_of

LOOK_AHEAD = 3
"""The number of a seat's own decisions to look ahead: a placement, a swap and a drop, or a build and two decorations."""
MOST_POSITIONS = 5_000
"""The most positions evaluated for one decision. At each depth, the best positions are expanded first."""


class BeamNode(NamedTuple):
    """A position in the search, its value, and the index of the move at the root that leads to it."""

    first: int
    position: Position[Any]
    value: float


class Greedy:
    """Plays for points within its own turn; it considers neither chance nor the opponents' replies."""

    name = "greedy"

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, game: Game[Any, Any], position: Position[Any]) -> Any:
        """The move that leads to the best value."""
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
        """The best value that each move can lead to."""
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
        """About `most` nodes after one more decision of the seat; the best nodes are expanded first."""
        further: list[BeamNode] = []
        # The sort is stable, so equal nodes are shuffled first: none is favoured by its index.
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
