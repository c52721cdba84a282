"""Runs computer players in threads. If the table's rules are too slow for them, the fastest are loaded in the background."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from concurrent.futures import Future
from threading import Thread
from typing import Any

from ziggurat.bots import LEVELS
from ziggurat.bots.bot import Bot
from ziggurat.bots.search import prepare
from ziggurat.core.game import Game, Position
from ziggurat.games import load


class BotRunner:
    """Chooses moves for bots, with the table's rules or with compiled ones, which take long to load the first time."""

    def __init__(self, game: Game[Any, Any], players: Iterable[Bot], needs_compiled_rules: bool) -> None:
        self._rules: Future[Game[Any, Any]] = Future()
        searches = any(player.name in LEVELS for player in players)
        if needs_compiled_rules or searches:
            # A daemon thread doesn't delay the exit.
            Thread(target=self._load, args=(game.name, searches), daemon=True).start()
        else:
            self._rules.set_result(game)

    def _load(self, name: str, searches: bool) -> None:
        try:
            game = load(name)
            if searches:
                prepare(game)
            self._rules.set_result(game)
        except Exception as error:
            self._rules.set_exception(error)

    @property
    def is_ready(self) -> bool:
        """True if the rules are loaded."""
        return self._rules.done()

    async def choose(self, bot: Bot, position: Position[Any]) -> Any:
        """The move that a bot chooses, computed in a thread; waits for the rules."""
        game = await asyncio.shield(asyncio.wrap_future(self._rules))
        return await asyncio.to_thread(bot.choose, game, game.adopt(position))
