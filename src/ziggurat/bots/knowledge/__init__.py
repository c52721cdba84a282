"""What computer players know of a game beyond its rules: one file for each game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any, Protocol

from ziggurat.bots.tree import ForSearch
from ziggurat.core.game import Game, Position, Seat


class Knowledge(Protocol):
    """What a player with an eye for the game sees."""

    def value(self, game: Game[Any, Any], position: Position[Any], seat: Seat) -> float:
        """What a position is worth to a seat, in points."""

    def candidates(self, game: Game[Any, Any], position: Position[Any], moves: Sequence[Any]) -> Iterable[Any]:
        """The moves that are looked at when one looks ahead."""


def knowledge_of(name: str) -> Knowledge:
    """What is known of a game."""
    known: Knowledge = import_module(f"{__package__}.{name}").KNOWLEDGE
    return known


def for_search(name: str) -> ForSearch:
    """What tree search asks of a game."""
    known: ForSearch = import_module(f"{__package__}.{name}").FOR_SEARCH
    return known


def lead(game: Game[Any, Any], position: Position[Any], seat: Seat) -> int:
    """A seat's points less those of the best other."""
    scores = game.scores(position)
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(others, default=0)
