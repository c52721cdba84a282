"""Six strengths for each game, from one that a child can beat to the strongest.

A weaker level searches less and sometimes chooses a worse move: the worse the move, the more rarely. It never blunders on purpose.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ziggurat.core.game import Game, Position

from .search import Search, Thought


class Strength(NamedTuple):
    """The budget of a level, and its temperature: a move that loses this much expected result is 2.7 (e) times less likely to be chosen."""

    simulations: int
    temperature: float
    seconds: float = 1.0


LEVELS: dict[str, tuple[Strength, ...]] = {
    "bubblee": (
        Strength(20, 0.3),
        Strength(60, 0.1),
        Strength(200, 0.05),
        Strength(800, 0.02),
        Strength(800, 0.0),
        Strength(100_000, 0.0, 3.0),
    ),
    "babylon": (
        Strength(15, 0.15),
        Strength(40, 0.06),
        Strength(100, 0.02),
        Strength(300, 0.005),
        Strength(700, 0.0),
        Strength(4_000, 0.0, 3.0),
    ),
}
"""Strengths by game name, weakest first."""
NUMBERS = range(1, 7)


class Level:
    """A player of one of the levels 1 to 6. The first game that it plays decides which strength of `LEVELS` it has."""

    def __init__(self, number: int, seed: int | None = None) -> None:
        self.name = f"level{number}"
        self.number = number
        self._seed = seed
        self._search: Search | None = None

    @property
    def thought(self) -> Thought | None:
        """The result of its latest search."""
        return self._search.thought if self._search else None

    def choose(self, game: Game[Any, Any], position: Position[Any]) -> Any:
        """The move that a search of this strength chooses."""
        if self._search is None:
            strength = LEVELS[game.name][self.number - 1]
            self._search = Search(self._seed, strength.simulations, strength.seconds, strength.temperature)
        return self._search.choose(game, position)
