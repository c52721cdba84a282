"""Computer players."""

from __future__ import annotations

from typing import Any

from ziggurat.core.game import GameError

from .bot import Bot
from .greedy import Greedy
from .levels import NUMBERS, Level
from .search import Search
from .uniform import Uniform

NAMES = ("uniform", "greedy")
"""Those that tables offer."""
LEVELS = tuple(f"level{number}" for number in NUMBERS)
ALL = (*NAMES, "search", *LEVELS)


class UnknownBot(GameError):
    """There is no computer player of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no computer player {name!r}; there are {', '.join(ALL)}")
        self.name = name


def make(name: str, seed: int | None = None, **budget: Any) -> Bot:
    """A computer player by its name; a search takes a budget: `simulations`, `seconds`, `temperature`."""
    if name in LEVELS:
        return Level(1 + LEVELS.index(name), seed)
    match name:
        case "uniform":
            return Uniform(seed)
        case "greedy":
            return Greedy(seed)
        case "search":
            return Search(seed, **budget)
    raise UnknownBot(name)


def from_text(text: str, seed: int | None = None) -> Bot:
    """A computer player by a text: its name, and for a search the simulations after a colon: `search:5000`."""
    name, _, simulations = text.partition(":")
    if not simulations:
        return make(name, seed)
    if name != "search" or not simulations.isdecimal() or int(simulations) < 1:
        raise UnknownBot(text)
    return make(name, seed, simulations=int(simulations))
