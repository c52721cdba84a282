"""The games. The one place that knows which there are."""

from __future__ import annotations

from functools import cache
from typing import Any

from ziggurat.core.game import Game, GameError
from ziggurat.core.kernel import Mode, default_mode

NAMES = ("bubblee",)


class UnknownGame(GameError):
    """There is no game of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no game {name!r}; there is {', '.join(NAMES)}")
        self.name = name


def load(name: str, mode: Mode | None = None) -> Game[Any, Any]:
    """A game by its name, at the given speed or the fastest there is."""
    return _load(name, mode or default_mode())


@cache
def _load(name: str, mode: Mode) -> Game[Any, Any]:
    match name:
        case "bubblee":
            from .bubblee.game import Bubblee

            return Bubblee(mode)
    raise UnknownGame(name)
