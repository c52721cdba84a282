"""The computer players' seats: worker processes that choose moves, and are replaced when they hang or die.

Every way of losing a worker is one: its output ends. Whoever takes too long is killed, and so ends up there too.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count, islice
from typing import Any, cast

import msgspec

from ziggurat import games
from ziggurat.core.kernel import default_mode

from .bot_requests import BadPosition, BotError, BotFailed, Haste, NoBot, NotReady, Request
from .bot_worker import (
    COMMAND,
    LENGTH,
    Answer,
    Choose,
    Cold,
    Interrupt,
    Message,
    Rate,
    Started,
    Stopped,
    Warm,
    WarmUp,
    known,
    packed,
)
from .fair_queue import FairQueue
from .log_events import log_event

__all__ = ["BadPosition", "BotError", "BotFailed", "BotSeats", "Haste", "NoBot", "NotReady"]

log = logging.getLogger(__name__)

WORKERS = max(2, (os.cpu_count() or 1) - 1)
"""One core is the server's; two workers at least, so that one that hangs is not all there is."""
PATIENCE = 20.0
START_PATIENCE = 30.0
ABANDONED_PATIENCE = 2.0
"""How many seconds a worker may think, start, and think on when nobody waits for its answer any more."""
FAREWELL = 1.0
"""How many seconds a worker has to stop when it is told to."""
ATTEMPTS = 3
"""So many workers are lost over one move, at the start in a row, or over warming up a game in a row, before that is given up."""
FIRST_PAUSE = 0.1
LONGEST_PAUSE = 10.0
"""How many seconds a place stays empty after a worker that never answered; each further one doubles it."""

MESSAGES: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


@dataclass(eq=False)
class Worker:
    """The server's end of a worker process."""

    process: Process
    started: bool = False
    useful: bool = False
    """Whether it ever answered."""
    request: Request | None = None
    """What it thinks about."""
    asked_at: float = 0.0
    interrupted: bool = False
    """Whether it was told to stop thinking about it."""
    warm: set[str] = field(default_factory=set)
    warming: str | None = None
    timer: asyncio.TimerHandle | None = None

    @property
    def idle(self) -> bool:
        """Whether it can be asked."""
        return self.started and self.request is None

    @property
    def can_be_freed(self) -> bool:
        """Whether it thinks about a question in the background, and goes on with that."""
        return self.request is not None and self.request.haste.is_background and not self.interrupted

    def say(self, packet: bytes) -> None:
        """Send something; if nobody is there any more, its output ends as well, and that is seen to."""
        cast(asyncio.StreamWriter, self.process.stdin).write(packet)

    def ask(self, request: Request, seconds: float) -> None:
        """Hand it a question; it may think for so many seconds."""
        self.request, self.asked_at = request, time.monotonic()
        self.expect(seconds)
        self.say(request.packet)

    def interrupt(self) -> None:
        """Tell it to stop thinking; it says when it has, unless it answers first."""
        self.interrupted = True
        self.say(packed(Interrupt()))

    async def hear(self) -> Message | None:
        """What it says next; None when it is lost."""
        output = cast(asyncio.StreamReader, self.process.stdout)
        try:
            (length,) = LENGTH.unpack(await output.readexactly(LENGTH.size))
            return MESSAGES.decode(await output.readexactly(length))
        except (asyncio.IncompleteReadError, ConnectionError, msgspec.DecodeError):
            return None

    def expect(self, seconds: float | None) -> None:
        """Kill it unless it is heard of within so many seconds."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None if seconds is None else asyncio.get_running_loop().call_later(seconds, self._overdue, seconds)

    def _overdue(self, seconds: float) -> None:
        log_event(log, logging.WARNING, "worker_killed", worker=self.process.pid, seconds=seconds, reason="no-answer")
        self.kill()

    def kill(self) -> None:
        """End it now, whatever it does."""
        with suppress(ProcessLookupError):
            self.process.kill()

    async def end(self) -> None:
        """See it off: it stops when its input ends; one that is busy, or does not, is killed."""
        self.expect(None)
        if not self.idle:
            self.kill()
        cast(asyncio.StreamWriter, self.process.stdin).close()
        try:
            await asyncio.wait_for(self.process.wait(), FAREWELL)
        except TimeoutError:
            log_event(log, logging.WARNING, "worker_killed", worker=self.process.pid, seconds=FAREWELL, reason="still-running")
        finally:
            self.kill()
        await self.process.wait()


class BotSeats:
    """Worker processes that play the computer players' seats."""

    def __init__(self, workers: int = WORKERS, patience: float = PATIENCE, command: Sequence[str] = COMMAND) -> None:
        self._places = workers
        self._patience = patience
        self._command = command
        self._compiled = default_mode() != "plain"
        self._tasks: list[asyncio.Task[None]] = []
        self._workers: list[Worker] = []
        self._waiting = FairQueue()
        self._numbers = count()
        self._failed_starts = 0
        self._setbacks: Counter[str] = Counter()
        """How often, in a row, a game could not be warmed up."""

    async def start(self) -> None:
        """Start the workers; questions can be asked at once."""
        if self._tasks:
            raise RuntimeError("the bot seats are open already")
        self._tasks = [asyncio.create_task(self._keep(), name=f"bot worker {place}") for place in range(self._places)]

    async def choose(self, game: str, position: str, bot: str, seed: int, haste: Haste = Haste.MOVE, party: str = "") -> str:
        """The text of the move that a computer player makes at a position. NoBot, BadPosition or BotFailed say why there is none."""
        move: str = await self._asked(Choose(game, position, bot, seed), haste, party)
        return move

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
        """What is best at a position, and what a move comes to, as plain data. NotReady, BadPosition or BotFailed say why nobody knows."""
        if not self.warm.get(game):
            raise NotReady(game)
        found: dict[str, Any] = await self._asked(Rate(game, position, move, simulations, seconds, seed), haste, party)
        return found

    async def _asked(self, question: Choose | Rate, haste: Haste, party: str) -> Any:
        if not self._tasks or self._hopeless:
            raise BotFailed("no worker is running")
        try:
            packet = packed(question)
        except UnicodeEncodeError as wrong:
            raise BadPosition(str(wrong)) from None
        request = Request(haste, party, next(self._numbers), question.game, packet, asyncio.get_running_loop().create_future())
        self._wait(request)
        try:
            return await request.answer
        finally:
            self._abandon(request)

    @property
    def warm(self) -> dict[str, bool]:
        """For each game whether the compiled rules are ready in a worker: from then on only such workers are asked for its moves."""
        return {game: any(game in worker.warm for worker in self._workers) for game in games.NAMES}

    @property
    def workers(self) -> tuple[int, ...]:
        """The process numbers of the workers that can be asked or are thinking."""
        return tuple(worker.process.pid for worker in self._workers if worker.started)

    async def close(self) -> None:
        """End all workers; who still waits for a move is told."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        self._give_up("the bot seats are closed")
        await asyncio.gather(*tasks, return_exceptions=True)

    # Requests

    def _wait(self, request: Request) -> None:
        self._waiting.put(request)
        self._ask_workers()

    def _abandon(self, request: Request) -> None:
        """Nobody waits any more: forget the request, and have a worker that thinks about it stop."""
        if request in self._waiting:
            self._waiting.remove(request)
        for worker in self._workers:
            if worker.request is request:
                worker.interrupt()
                worker.expect(min(ABANDONED_PATIENCE, self._patience))

    def _give_up(self, reason: str) -> None:
        """Tell all who wait that there will be no move."""
        thinking = [worker.request for worker in self._workers if worker.request]
        for request in (*thinking, *self._waiting):
            if not request.answer.done():
                request.answer.set_exception(BotFailed(reason))

    def _ask_workers(self) -> None:
        """Hand requests to idle workers as long as there are both."""
        while any(worker.idle for worker in self._workers):
            request = self._waiting.first(lambda request: self._worker_for(request.game) is not None)
            if request is None or (worker := self._worker_for(request.game)) is None:
                break
            self._waiting.begin(request)
            worker.ask(request, self._patience)
        self._interrupt_background()

    def _interrupt_background(self) -> None:
        """Free a worker from a question in the background for each urgent request that waits."""
        if not any(worker.can_be_freed for worker in self._workers):
            return
        freed = sum(worker.interrupted for worker in self._workers)
        # Thousands may wait: no more of them are looked at than there are workers.
        for request in islice(self._waiting.urgent, freed, len(self._workers)):
            worker = next((worker for worker in self._fit(request.game) if worker.can_be_freed), None)
            if worker is not None:
                worker.interrupt()

    def _fit(self, game: str) -> list[Worker]:
        """The workers with the compiled rules if there are any, else all."""
        return [worker for worker in self._workers if game in worker.warm] or self._workers

    def _worker_for(self, game: str) -> Worker | None:
        """An idle worker, with the compiled rules if any worker has them; rather one that is not warming up."""
        idle = (worker for worker in self._fit(game) if worker.idle)
        return min(idle, key=lambda worker: worker.warming is not None, default=None)

    # Workers

    async def _keep(self) -> None:
        """Keep one place filled: whenever its worker is lost, start another."""
        silent = 0
        while True:
            useful = await self._live()
            silent = 0 if useful else silent + 1
            await asyncio.sleep(min(FIRST_PAUSE * 2 ** min(silent - 1, 16), LONGEST_PAUSE) if silent else 0)

    async def _live(self) -> bool:
        """The life of one worker; whether it was useful."""
        try:
            worker = await self._started_worker()
        except OSError as trouble:
            log_event(log, logging.ERROR, "worker_start_failed", error=trouble)
            self._note_failed_start()
            return False
        self._workers.append(worker)
        try:
            while message := await worker.hear():
                self._heed(worker, message)
                self._ask_workers()
                self._warm_up_next()
        finally:
            self._workers.remove(worker)
            self._miss(worker)
            await worker.end()
        pid, status = worker.process.pid, worker.process.returncode
        log_event(log, logging.WARNING, "worker_lost", worker=pid, status=status)
        # If it was the only warm one, others may be asked now.
        self._ask_workers()
        return worker.useful

    async def _started_worker(self) -> Worker:
        # In the server's own session: between two sessions Linux shares the processor evenly, however nice one of them is.
        starting = asyncio.create_task(asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE, env=known(os.environ)))
        try:
            worker = Worker(await asyncio.shield(starting))
        except asyncio.CancelledError:
            # uvloop would leave behind a process whose start nobody waits for.
            with suppress(OSError):
                await Worker(await starting).end()
            raise
        worker.expect(START_PATIENCE)
        return worker

    def _heed(self, worker: Worker, message: Message) -> None:
        """Take note of what a worker says."""
        pid = worker.process.pid
        match message:
            case Started():
                worker.started = True
                worker.expect(None)
                self._failed_starts = 0
                log_event(log, logging.INFO, "worker_started", worker=pid)
            case Warm(game):
                worker.warm.add(game)
                worker.warming = None
                self._setbacks[game] = 0
                log_event(log, logging.INFO, "worker_warmed_up", worker=pid, game=game)
            case Cold(game, trouble):
                self._set_back(worker)
                log_event(log, logging.ERROR, "worker_warm_up_failed", worker=pid, game=game, error=trouble)
            case _:
                self._answered(worker, message)

    def _answered(self, worker: Worker, answer: Answer) -> None:
        """Pass an answer to the caller that waits for it; a question that was interrupted waits again."""
        self._charge(worker)
        request, worker.request, worker.interrupted = worker.request, None, False
        worker.useful = True
        worker.expect(None)
        if request is None or request.answer.done():
            return
        if isinstance(answer, Stopped):
            self._wait(request)
        else:
            request.settle(answer)

    def _charge(self, worker: Worker) -> None:
        """Charge the time of a worker to the party that it has thought for."""
        if worker.request is not None:
            self._waiting.charge(worker.request, time.monotonic() - worker.asked_at)

    def _miss(self, worker: Worker) -> None:
        """A worker is gone: what it was asked is asked again, unless that has cost too many."""
        self._set_back(worker)
        if not worker.started:
            self._note_failed_start()
        self._charge(worker)
        request = worker.request
        if request is None or request.answer.done():
            return
        request.losses += 1
        if request.losses < ATTEMPTS:
            self._wait(request)
        else:
            request.answer.set_exception(BotFailed(f"{ATTEMPTS} workers were lost over this move"))

    @property
    def _hopeless(self) -> bool:
        """Whether workers keep dying at the start, and none is left."""
        return self._failed_starts >= ATTEMPTS and not self.workers

    def _note_failed_start(self) -> None:
        self._failed_starts += 1
        if self._hopeless:
            self._give_up("no worker can be started")

    # Compiled rules

    def _warm_up_next(self) -> None:
        """Let one worker at a time load compiled rules: the first fills the cache, the others find it full."""
        if not self._compiled or any(worker.warming for worker in self._workers):
            return
        for worker in self._workers:
            for game in games.NAMES:
                if worker.started and game not in worker.warm and self._setbacks[game] < ATTEMPTS:
                    worker.warming = game
                    worker.say(packed(WarmUp(game)))
                    return

    def _set_back(self, worker: Worker) -> None:
        """A worker did not finish warming up."""
        if worker.warming is not None:
            self._setbacks[worker.warming] += 1
            worker.warming = None
