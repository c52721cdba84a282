"""Hints, and analyses of finished games. Workers get one position at a time, so that moves of bots come in between.

An analysis is cached, and returned as far as it has come. It pauses when no client asks for it any more.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Collection, Mapping
from typing import Any, Literal, Protocol

import msgspec

from ziggurat.bots.analysis import HINT, SIMULATIONS, RecordedDecision, decisions
from ziggurat.core import paths
from ziggurat.core.game import CHANCE, Game, Position, Seat
from ziggurat.core.record import Moment, Played, Record

from .bot_seats import BotError, Haste, NotReady
from .log_events import log_event
from .messages import Analysis, Better, Hinted, JudgementShown, RatedMove
from .replay import Replays, moment_shown
from .table import Refusal, Table

log = logging.getLogger(__name__)

MOST_HINTS = 8
"""Hints in progress or waiting at the same time, at most."""
HINTS_OF_CLIENT = 2
"""Hints of one client among these, at most."""
HINT_SECONDS = 1.0
MOST_WORKING = 8
"""Unfinished analyses in progress or waiting, at most."""
AT_ONCE = 2
"""Analyses in progress at the same time, at most."""
MOST_KEPT = 64
ABANDONED = 60.0
"""Seconds without a request after which an analysis pauses."""
NOT_READY = "the rules of this game are still being compiled; try again in a minute"


class Rater(Protocol):
    """Rates moves."""

    @property
    def warm(self) -> dict[str, bool]:
        """For each game, True if its moves can be rated."""

    async def rate(
        self,
        game: str,
        position: str,
        move: str | None,
        simulations: int,
        haste: Haste,
        seed: int = 0,
        seconds: float | None = None,
        party: str = "",
    ) -> dict[str, Any]:
        """The best move at a position and, if a move is given, its rating; raises BotError."""


class Hints:
    """Computes hints, with a limit for each client."""

    def __init__(self, bots: Rater, effort: int) -> None:
        self._bots = bots
        self._effort = effort
        self._waiting: Counter[str] = Counter()

    async def hint(self, id: int, table: Table, here: Collection[Seat], seat: Seat, ply: int, client: str = "") -> Hinted:
        """The best move for the seat to act at a table; or raise Refusal."""
        position = _position_for_hint(table, here, seat, ply)
        if table.challenge and table.challenge.orders:
            return _hint_in_puzzle(id, table, position, seat, ply)
        if self._waiting.total() >= MOST_HINTS or self._waiting[client] >= HINTS_OF_CLIENT:
            raise Refusal("too-fast", "too many want a hint now")
        self._waiting[client] += 1
        try:
            simulations = _budget(HINT, table.created.game, self._effort)
            game = table.created.game
            found = await self._bots.rate(game, str(position), None, simulations, Haste.HINT, seconds=HINT_SECONDS, party=client)
        except NotReady:
            raise Refusal("not-ready", NOT_READY) from None
        except BotError as trouble:
            raise Refusal("not-now", str(trouble)) from None
        finally:
            self._waiting -= Counter([client])  # drops clients without hints in progress
        best = msgspec.convert(found["best"], RatedMove)
        return Hinted(id, ply, best, _path(table.game, position, seat, best.move), found["results"], found["exact"])


def _hint_in_puzzle(id: int, table: Table, position: Position[Any], seat: Seat, ply: int) -> Hinted:
    """The next move of the puzzle's solution. The search does not know which draws the puzzle has, so its advice would not fit."""
    assert table.challenge is not None and table.record is not None
    move = table.challenge.next_of_solution(table.record)
    if move is None:
        raise Refusal("no-way-known", "the known way to win does not lead through this position")
    text = table.game.write(move)
    best = RatedMove(text, [text], 1.0, [float(points) for points in table.game.scores(position)], 0)
    return Hinted(id, ply, best, _path(table.game, position, seat, text), [1.0], exact=True)


def _path(game: Game[Any, Any], position: Position[Any], seat: Seat, move: str) -> list[str]:
    """The touches on the board by which a player makes a move."""
    code = game.code(game.read(move))
    choices = game.view(game.adopt(position), seat)["choices"]
    return next((list(path) for path, leads_to in paths.every(choices) if leads_to == code), [])


def _position_for_hint(table: Table, here: Collection[Seat], seat: Seat, ply: int) -> Position[Any]:
    if table.state == "over":
        raise Refusal("over", "the game is over")
    if table.record is None:
        raise Refusal("not-now", "the game has not begun")
    if not table.may_have_hints(here):
        raise Refusal("no-hints", "between people there are no hints")
    if table.to_act != seat:
        raise Refusal("out-of-turn")
    if table.record.ply != ply:
        raise Refusal("stale", f"the game is at ply {table.record.ply}")
    return table.position


class Work:
    """An analysis in progress."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.decisions: list[RecordedDecision] = list(decisions(record))
        self.judgements: list[JudgementShown] = []
        self.asked = time.monotonic()
        self.task: asyncio.Task[None] | None = None
        self.failed = False

    @property
    def state(self) -> Literal["working", "done", "failed"]:
        """The state of the analysis."""
        if len(self.judgements) == len(self.decisions):
            return "done"
        return "failed" if self.failed else "working"

    @property
    def is_wanted(self) -> bool:
        """True if a client asked for it recently."""
        return time.monotonic() - self.asked < ABANDONED


class Analyses:
    """The analyses of finished games."""

    def __init__(self, replays: Replays, bots: Rater, effort: int) -> None:
        self._replays = replays
        self._bots = bots
        self._effort = effort
        self._working = asyncio.Semaphore(AT_ONCE)
        self._kept: OrderedDict[str, Work] = OrderedDict()

    def is_known(self, id: str) -> bool:
        """True if the analysis of a game is in progress or cached."""
        return id in self._kept

    async def of(self, id: str, first: int = 0) -> Analysis:
        """The analysis of a game as far as it has come, with the judgements from index `first` on; or raise Refusal.

        The analysis continues in the background.
        """
        work = await self._work(id)
        work.asked = time.monotonic()
        failed = work.failed
        if work.state != "done" and (work.task is None or work.task.done()):
            self._go_on(id, work)
        state = "failed" if failed else work.state
        return Analysis(id, work.record.game.name, state, len(work.decisions), work.judgements[first:])

    async def better(self, id: str, ply: int) -> Better:
        """The best line that could have replaced the decision at ply `ply`, as moments; Refusal if the decision is not judged yet."""
        work = await self._work(id)
        found = next((judgement for judgement in work.judgements if judgement.ply == ply), None)
        if found is None:
            raise Refusal("unknown", "no decision at this ply has been judged")
        return await asyncio.to_thread(_better, work.record, found)

    async def close(self) -> None:
        """Stop all work."""
        tasks = [work.task for work in self._kept.values() if work.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, id: str) -> Work:
        if id not in self._kept:
            record = await self._replays.finished(id)
            work = await asyncio.to_thread(Work, record)
            self._kept.setdefault(id, work)
        self._kept.move_to_end(id)
        work = self._kept[id]
        self._forget()
        await self._replays.note_opening(id)
        return work

    def _forget(self) -> None:
        """Drop the least recently used analyses beyond MOST_KEPT, except those in progress."""
        resting = [id for id, work in self._kept.items() if work.task is None or work.task.done()]
        for id in resting[: max(len(self._kept) - MOST_KEPT, 0)]:
            del self._kept[id]

    def _go_on(self, id: str, work: Work) -> None:
        if sum(other.task is not None and not other.task.done() for other in self._kept.values()) >= MOST_WORKING:
            raise Refusal("too-fast", "too many games are being analysed now")
        if not self._bots.warm[work.record.game.name]:
            raise Refusal("not-ready", NOT_READY)
        work.failed = False
        work.task = asyncio.create_task(self._analyse(work), name=f"analysis of {id}")

    async def _analyse(self, work: Work) -> None:
        """Judge the decisions in order, as long as clients ask."""
        game = work.record.game
        simulations = _budget(SIMULATIONS, game.name, self._effort)
        async with self._working:
            for decision in work.decisions[len(work.judgements) :]:
                if not work.is_wanted:
                    return
                try:
                    found = await self._bots.rate(
                        game.name, str(decision.position), game.write(decision.move), simulations, Haste.ANALYSIS, seed=decision.ply
                    )
                except BotError as trouble:
                    log_event(log, logging.ERROR, "analysis_failed", game=game.name, error=trouble)
                    work.failed = True
                    return
                work.judgements.append(msgspec.convert({**found, "ply": decision.ply}, JudgementShown))


def _budget(usual: Mapping[str, int], game: str, effort: int) -> int:
    """The number of simulations for a game, scaled by the host's setting `effort` in percent."""
    return max(usual[game] * effort // 100, 1)


def _better(record: Record, judgement: JudgementShown) -> Better:
    game, ply = record.game, judgement.ply
    position, shown = record.positions[ply], []
    for text in judgement.best.line:
        if position.to_act is None or position.to_act == CHANCE:
            break
        ply, before, move = ply + 1, position, game.read(text)
        position = game.play(before, move)
        assert before.to_act is not None
        shown.append(moment_shown(game, Moment(Played(before.to_act, move), before, position, ply)))
    return Better(judgement.ply, shown)
