"""What a computer player is: it is handed the public position, and answers with a move."""

from __future__ import annotations

from typing import Any, Protocol

from ziggurat.core.game import Game, Position


class Bot(Protocol):
    """A computer player. It comes in by the same door as people."""

    name: str

    def choose(self, game: Game[Any, Any], position: Position[Any]) -> Any:
        """A legal move for the seat that is to act."""
