"""Computer players."""

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
"""Those that tables offer, weak to strong."""
FRIENDLY = LEVELS[1]
"""Who sits down where nobody was asked for."""
NAMES = ("uniform", "greedy", *LEVELS)
"""Those that can sit at a table."""
ALL = (*NAMES, "search")
MOST_A_SECOND = 1_000_000
"""Where only seconds are given: more simulations than this are not made in one of them."""


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
    """A computer player by a text: its name, and for a search a budget after a colon: `search:5000` simulations, `search:0.5s` seconds.

    After `cmd:` stands a command: a program that speaks the engine protocol.
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
    """What a search may spend on a move: so many simulations, or with an `s` so many seconds. None, if that makes no sense."""
    if not re.fullmatch(r"\d{1,9}|\d{1,4}(\.\d+)?s", text):
        return None
    number = float(text.removesuffix("s"))
    if number <= 0:
        return None
    if text.endswith("s"):
        return {"simulations": math.ceil(number * MOST_A_SECOND), "seconds": number}
    return {"simulations": int(number)}
