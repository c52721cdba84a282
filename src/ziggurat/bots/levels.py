"""Six strengths for each game, as data: from one that a child beats to the strongest.

A weaker one thinks less and accepts moves that lose a little: the more, the less likely. It never throws dice for a blunder.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ziggurat.core.game import Game, Position

from .search import Search, Thought


class Strength(NamedTuple):
    """The budget of a level, and the loss of expected result with which it chooses e times less often."""

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
"""By the game's name, the weakest first."""
NUMBERS = range(1, 7)


class Level:
    """A strength by its number, 1 to 6; what that means, each game says."""

    def __init__(self, number: int, seed: int | None = None) -> None:
        self.name = f"level{number}"
        self.number = number
        self._seed = seed
        self._search: Search | None = None

    @property
    def thought(self) -> Thought | None:
        """What it thought when it chose last."""
        return self._search.thought if self._search else None

    def choose(self, game: Game[Any, Any], position: Position[Any]) -> Any:
        """What a search of this strength chooses."""
        if self._search is None:
            strength = LEVELS[game.name][self.number - 1]
            self._search = Search(self._seed, strength.simulations, strength.seconds, strength.temperature)
        return self._search.choose(game, position)
