"""Plays any legal move, each as likely as the other."""

from __future__ import annotations

import random
from typing import Any

from ziggurat.core.game import Game, Position


class Uniform:
    """The weakest player there is, and the yardstick for all others."""

    name = "uniform"

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, game: Game[Any, Any], position: Position[Any]) -> Any:
        """Any legal move."""
        return self._random.choice(game.moves(position))
