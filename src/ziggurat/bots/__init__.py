"""Computer players."""

from __future__ import annotations

from ziggurat.core.game import GameError

from .bot import Bot
from .greedy import Greedy
from .uniform import Uniform

NAMES = ("uniform", "greedy")


class UnknownBot(GameError):
    """There is no computer player of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no computer player {name!r}; there are {', '.join(NAMES)}")
        self.name = name


def make(name: str, seed: int | None = None) -> Bot:
    """A computer player by its name."""
    match name:
        case "uniform":
            return Uniform(seed)
        case "greedy":
            return Greedy(seed)
    raise UnknownBot(name)
