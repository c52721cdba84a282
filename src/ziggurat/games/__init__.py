"""The games. The one place that knows which there are."""

from __future__ import annotations

import copyreg
import sys
from collections.abc import Callable
from functools import cache
from typing import Any

from ziggurat.core.game import Game, GameError
from ziggurat.core.kernel import Mode, default_mode

NAMES = ("babylon", "bubblee")
CLEAR_LINE = "\r\033[K"


class UnknownGame(GameError):
    """There is no game of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no game {name!r}; there are {', '.join(NAMES)}")
        self.name = name


def load(name: str, mode: Mode | None = None) -> Game[Any, Any]:
    """A game by its name, at the given speed or the fastest there is.

    What was never compiled on this machine is compiled now, which takes some seconds and says so on a terminal: never in the middle
    of somebody's move.
    """
    return _load(name, mode or default_mode())


@cache
def _load(name: str, mode: Mode) -> Game[Any, Any]:
    game = _make(name, mode)
    copyreg.pickle(type(game), _loaded_again)
    if game.engine.cold:
        _compile(game)
    return game


def _loaded_again(game: Game[Any, Any]) -> tuple[Callable[..., Game[Any, Any]], tuple[str, Mode]]:
    """How a game comes out of a pickle: by its name."""
    return load, (game.name, game.engine.mode)


def _make(name: str, mode: Mode) -> Game[Any, Any]:
    match name:
        case "babylon":
            from .babylon.game import Babylon

            return Babylon(mode)
        case "bubblee":
            from .bubblee.game import Bubblee

            return Bubblee(mode)
    raise UnknownGame(name)


def _compile(game: Game[Any, Any]) -> None:
    """Compile all there is to compile, with a line of progress where somebody can see it."""
    seen = sys.stderr.isatty()
    for part, done, parts in game.prepare():
        if seen:
            line = f"Compiling the rules of {game.name}, once: {done + 1} of {parts}, {part} ..."
            print(CLEAR_LINE + line, end="", file=sys.stderr, flush=True)
    if seen:
        print(CLEAR_LINE, end="", file=sys.stderr, flush=True)
