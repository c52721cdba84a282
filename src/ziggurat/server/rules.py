"""The games with their fastest available rules: plain first, compiled as soon as a worker has compiled them."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Any

from ziggurat import games
from ziggurat.core.game import Game
from ziggurat.core.kernel import Engine, default_mode
from ziggurat.games import UnknownGame

from .log_events import log_event

log = logging.getLogger(__name__)
LOOK_AGAIN = 2.0
"""Seconds between two checks for compiled rules."""


class Rules:
    """The games by name, each with its fastest available rules."""

    def __init__(self) -> None:
        self._games: dict[str, Game[Any, Any]] = {}

    def game(self, name: str) -> Game[Any, Any]:
        """A game by its name; or raise UnknownGame."""
        if name not in games.NAMES:
            raise UnknownGame(name)
        if name not in self._games:
            self._games[name] = games.load(name, "plain")
        return self._games[name]

    def is_warm(self, name: str) -> bool:
        """True if a game is played by compiled rules."""
        return name in self._games and self._games[name].engine.mode == "compiled"

    async def grow_warm(self) -> None:
        """Load the compiled rules of each game once a worker has compiled them; compiling here would block the server.

        No-op if the host has chosen the plain rules."""
        waiting = set() if default_mode() == "plain" else set(games.NAMES)
        while waiting:
            for name in sorted(waiting):
                compiled = await asyncio.to_thread(partial(_compiled, self.game(name)))
                if compiled is not None:
                    self._games[name] = compiled
                    waiting.discard(name)
                    log_event(log, logging.INFO, "compiled_rules_loaded", game=name)
            await asyncio.sleep(LOOK_AGAIN)


def _compiled(plain: Game[Any, Any]) -> Game[Any, Any] | None:
    """A game with compiled rules, or None if they are not in the cache."""
    if Engine("compiled", plain.engine.kind).cold:
        return None
    compiled = games.load(plain.name, "compiled")
    # Load all parts now: each loads on first use, which would delay somebody's move.
    for _part in compiled.prepare():
        pass
    return compiled
