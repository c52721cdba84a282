"""The rules that computer players think with: where those of the table are too slow, the fastest there are, loaded beside the game."""

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
    """Lets players think with the table's rules, or with compiled ones, which take long to load if they were never compiled here."""

    def __init__(self, game: Game[Any, Any], players: Iterable[Bot], needs_compiled_rules: bool) -> None:
        self._rules: Future[Game[Any, Any]] = Future()
        searches = any(player.name in LEVELS for player in players)
        if needs_compiled_rules or searches:
            # Whoever leaves the game does not wait for it.
            Thread(target=self._load, args=(game.name, searches), daemon=True).start()
        else:
            self._rules.set_result(game)

    def _load(self, name: str, searches: bool) -> None:
        try:
            game = load(name)
            if searches:
                prepare(game)
            self._rules.set_result(game)
        except Exception as trouble:
            self._rules.set_exception(trouble)

    @property
    def is_ready(self) -> bool:
        """Whether nobody has to wait for the rules any more."""
        return self._rules.done()

    async def choose(self, bot: Bot, position: Position[Any]) -> Any:
        """The move that a player chooses; the screen stays alive meanwhile."""
        game = await asyncio.shield(asyncio.wrap_future(self._rules))
        return await asyncio.to_thread(bot.choose, game, game.adopt(position))
