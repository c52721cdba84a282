"""Six strengths for each game, as data: from one that a child beats to the strongest.

A weaker one thinks less and accepts moves that lose a little: the more, the less likely. It never throws dice for a blunder.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ziggurat.core.game import Game, Position

from .search import Search


class Strength(NamedTuple):
    """The budget of a level, and the loss of expected result with which it chooses e times less often."""

    simulations: int
    temperature: float
    seconds: float = 1.0


LEVELS: dict[str, tuple[Strength, ...]] = {
    "bubblee": (
        Strength(60, 0.15),
        Strength(200, 0.06),
        Strength(800, 0.02),
        Strength(3_000, 0.005),
        Strength(12_000, 0.0),
        Strength(60_000, 0.0, 3.0),
    ),
    "babylon": (
        Strength(40, 0.15),
        Strength(80, 0.06),
        Strength(150, 0.02),
        Strength(300, 0.005),
        Strength(800, 0.0),
        Strength(2_500, 0.0, 3.0),
    ),
}
"""By the game's name, the weakest first. First guesses of budgets."""
NUMBERS = range(1, 7)


def level(game: str, number: int, seed: int | None = None) -> Search:
    """A computer player of a level from 1 to 6."""
    strength = LEVELS[game][number - 1]
    return Search(seed, strength.simulations, strength.seconds, strength.temperature)


class Level:
    """A strength by its number; what that means, each game says."""

    def __init__(self, number: int, seed: int | None = None) -> None:
        self.name = f"level{number}"
        self.number = number
        self._seed = seed
        self._bots: dict[str, Search] = {}

    def choose(self, game: Game[Any, Any], position: Position[Any]) -> Any:
        """What a search of this strength chooses."""
        return self.of(game.name).choose(game, position)

    def of(self, game: str) -> Search:
        """The search that plays a game at this level."""
        if game not in self._bots:
            self._bots[game] = level(game, self.number, self._seed)
        return self._bots[game]
