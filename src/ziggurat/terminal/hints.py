"""Hints and analysis in the terminal: a search with the fastest rules available, which are loaded on the first request."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from threading import Thread
from typing import Any

from ziggurat.bots.analysis import HINT, Judgement, RecordedDecision, judge
from ziggurat.bots.search import MoveValue, Search, prepare
from ziggurat.core.game import Game, Position
from ziggurat.games import load

HINT_SECONDS = 1.0
SOON = 1.0
"""Seconds to wait for the rules before saying that it takes longer."""


class HintsNotReady(Exception):
    """The rules are still being compiled."""


class Hints:
    """A strong search for one game."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._rules: Future[Game[Any, Any]] | None = None

    def _load(self, rules: Future[Game[Any, Any]]) -> None:
        try:
            game = load(self._name)
            prepare(game)
            rules.set_result(game)
        except Exception as error:
            rules.set_exception(error)

    async def _ready(self) -> Game[Any, Any]:
        """The compiled rules; waits until they are loaded."""
        if self._rules is None:
            self._rules = Future()
            # A daemon thread doesn't delay the exit.
            Thread(target=self._load, args=(self._rules,), daemon=True).start()
        return await asyncio.shield(asyncio.wrap_future(self._rules))

    async def best(self, position: Position[Any]) -> MoveValue:
        """The best move at a position. Raises HintsNotReady if the rules are not loaded after SOON seconds."""
        try:
            game = await asyncio.wait_for(self._ready(), SOON)
        except TimeoutError:
            raise HintsNotReady from None
        search = Search(0, HINT[self._name], HINT_SECONDS)
        thought = await asyncio.to_thread(search.think, game, game.adopt(position))
        return thought.moves[0]

    async def judge(self, decision: RecordedDecision, simulations: int | None) -> Judgement:
        """The judgement of a decision in a record; waits for the rules."""
        game = await self._ready()
        return await asyncio.to_thread(judge, game, game.adopt(decision.position), decision.move, simulations, decision.ply)
