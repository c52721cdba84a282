"""The interface of computer players."""

from __future__ import annotations

from typing import Any, Protocol

from ziggurat.core.game import Game, Position


class Bot(Protocol):
    """A computer player. It sees the public position only, as people do."""

    name: str

    def choose(self, game: Game[Any, Any], position: Position[Any]) -> Any:
        """A legal move for the seat to act; raise ValueError if the game is over."""
