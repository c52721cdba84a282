"""Computer players."""

from __future__ import annotations

from typing import Any

from ziggurat.core.game import GameError

from .bot import Bot
from .greedy import Greedy
from .search import Search
from .uniform import Uniform

NAMES = ("uniform", "greedy", "search")


class UnknownBot(GameError):
    """There is no computer player of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no computer player {name!r}; there are {', '.join(NAMES)}")
        self.name = name


def make(name: str, seed: int | None = None, **budget: Any) -> Bot:
    """A computer player by its name; a search takes a budget: `simulations`, `seconds`, `temperature`."""
    match name:
        case "uniform":
            return Uniform(seed)
        case "greedy":
            return Greedy(seed)
        case "search":
            return Search(seed, **budget)
    raise UnknownBot(name)
