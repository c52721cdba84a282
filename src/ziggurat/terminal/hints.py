"""Hints and judgements at the terminal: a search, by the fastest rules there are. They are loaded when somebody first asks."""

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
"""Seconds for which a person waits for the rules before being told that it takes longer."""


class HintsNotReady(Exception):
    """The rules are still being compiled."""


class Hints:
    """What a strong player thinks of positions of a game."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._rules: Future[Game[Any, Any]] | None = None

    def _load(self, rules: Future[Game[Any, Any]]) -> None:
        try:
            game = load(self._name)
            prepare(game)
            rules.set_result(game)
        except Exception as trouble:
            rules.set_exception(trouble)

    async def _ready(self) -> Game[Any, Any]:
        """The rules, as soon as they are compiled."""
        if self._rules is None:
            self._rules = Future()
            # Whoever leaves the game does not wait for it.
            Thread(target=self._load, args=(self._rules,), daemon=True).start()
        return await asyncio.shield(asyncio.wrap_future(self._rules))

    async def best(self, position: Position[Any]) -> MoveValue:
        """The best move at a position; HintsNotReady if the rules are not there yet."""
        try:
            game = await asyncio.wait_for(self._ready(), SOON)
        except TimeoutError:
            raise HintsNotReady from None
        search = Search(0, HINT[self._name], HINT_SECONDS)
        thought = await asyncio.to_thread(search.think, game, game.adopt(position))
        return thought.moves[0]

    async def judge(self, decision: RecordedDecision, simulations: int | None) -> Judgement:
        """What a decision of a record cost; it waits for the rules."""
        game = await self._ready()
        return await asyncio.to_thread(judge, game, game.adopt(decision.position), decision.move, simulations, decision.ply)
