"""Plays a legal move at random, all equally likely."""

from __future__ import annotations

import random
from typing import Any

from ziggurat.core.game import Game, Position


class Uniform:
    """The weakest player; the others are measured against it."""

    name = "uniform"

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, game: Game[Any, Any], position: Position[Any]) -> Any:
        """A random legal move."""
        return self._random.choice(game.moves(position))
