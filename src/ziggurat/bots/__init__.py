"""Computer players by name: `make`, `from_text` and the names that tables offer. Each player has a module of its own."""

from __future__ import annotations

import math
import re
from typing import Any

from ziggurat.core.game import GameError

from .bot import Bot
from .greedy import Greedy
from .levels import NUMBERS, Level
from .program import PREFIX, Program
from .search import Search
from .uniform import Uniform

LEVELS = tuple(f"level{number}" for number in NUMBERS)
"""The levels that tables offer, weakest first."""
FRIENDLY = LEVELS[1]
"""The default opponent."""
NAMES = ("uniform", "greedy", *LEVELS)
"""The computer players that can take a seat at a table."""
ALL = (*NAMES, "search")
MOST_A_SECOND = 1_000_000
"""A budget in seconds also limits the simulations, to this many per second."""


class UnknownBot(GameError):
    """No computer player has that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no computer player {name!r}; there are {', '.join(ALL)}")
        self.name = name


def make(name: str, seed: int | None = None, **budget: Any) -> Bot:
    """The computer player of this name; raise UnknownBot if there is none.

    `budget` is for `search` only: `simulations`, `seconds`, `temperature`. The same seed gives the same moves unless time runs out.
    """
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
    """The computer player that a text describes: a name, `search:5000` (simulations), `search:0.5s` (seconds) or `cmd:COMMAND`.

    COMMAND starts a program that speaks the engine protocol. Raise UnknownBot for any other text.
    """
    name, _, written = text.partition(":")
    if name == PREFIX:
        return Program(written)
    if not written:
        return make(name, seed)
    budget = read_budget(written)
    if name != "search" or budget is None:
        raise UnknownBot(text)
    return make(name, seed, **budget)


def read_budget(text: str) -> dict[str, Any] | None:
    """The budget of a search for one move: simulations for `5000`, seconds for `0.5s`; None for any other text."""
    if not re.fullmatch(r"\d{1,9}|\d{1,4}(\.\d+)?s", text):
        return None
    number = float(text.removesuffix("s"))
    if number <= 0:
        return None
    if text.endswith("s"):
        return {"simulations": math.ceil(number * MOST_A_SECOND), "seconds": number}
    return {"simulations": int(number)}
