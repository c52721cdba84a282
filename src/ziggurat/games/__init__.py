"""The registry of games: their names, and `load`. Each game is a subpackage."""

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
    """A name that no game has."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no game {name!r}; there are {', '.join(NAMES)}")
        self.name = name


def load(name: str, mode: Mode | None = None) -> Game[Any, Any]:
    """The game with this name, at the given speed or the fastest available one. Raises UnknownGame.

    Rules that are not in the cache yet are compiled first, which takes about 20 seconds and shows progress on a terminal. Later calls
    return the same object immediately.
    """
    return _load(name, mode or default_mode())


@cache
def _load(name: str, mode: Mode) -> Game[Any, Any]:
    game = _make(name, mode)
    copyreg.pickle(type(game), _pickled)
    if game.engine.cold:
        _compile(game)
    return game


def _pickled(game: Game[Any, Any]) -> tuple[Callable[..., Game[Any, Any]], tuple[str, Mode]]:
    """A game is pickled as its name and mode."""
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
    """Compile all rules, with a line of progress if stderr is a terminal."""
    seen = sys.stderr.isatty()
    for part, done, parts in game.prepare():
        if seen:
            line = f"Compiling the rules of {game.name}, once: {done + 1} of {parts}, {part} ..."
            print(CLEAR_LINE + line, end="", file=sys.stderr, flush=True)
    if seen:
        print(CLEAR_LINE, end="", file=sys.stderr, flush=True)
