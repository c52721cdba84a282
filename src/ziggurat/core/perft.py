"""Counts the lines of play to a depth: the quickest way to see that two versions of the rules differ."""

from __future__ import annotations

from typing import Any

from .game import Game, Position


def perft(game: Game[Any, Any], position: Position[Any], depth: int) -> int:
    """The number of lines of play to this depth, moves of chance included. A line that ends earlier counts as one."""
    if depth == 0 or position.to_act is None:
        return 1
    moves = game.moves(position)
    if depth == 1:
        return len(moves)
    return sum(perft(game, game.play(position, move), depth - 1) for move in moves)
