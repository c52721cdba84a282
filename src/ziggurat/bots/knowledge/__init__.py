"""Heuristics that computer players use beyond the rules: one file for each game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any, Protocol

from ziggurat.bots.tree import ForSearch
from ziggurat.core.game import Game, Position, Seat


class Knowledge(Protocol):
    """The heuristics of `Greedy`."""

    def value(self, game: Game[Any, Any], position: Position[Any], seat: Seat) -> float:
        """The value of a position for a seat, in points."""

    def candidates(self, game: Game[Any, Any], position: Position[Any], moves: Sequence[Any]) -> Iterable[Any]:
        """The moves worth trying when looking ahead."""


def knowledge_of(name: str) -> Knowledge:
    """The heuristics of `Greedy` for a game."""
    known: Knowledge = import_module(f"{__package__}.{name}").KNOWLEDGE
    return known


def for_search(name: str) -> ForSearch:
    """The rules and parameters of tree search for a game."""
    known: ForSearch = import_module(f"{__package__}.{name}").FOR_SEARCH
    return known


def lead(game: Game[Any, Any], position: Position[Any], seat: Seat) -> int:
    """A seat's points minus those of the best other seat."""
    scores = game.scores(position)
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(others, default=0)
