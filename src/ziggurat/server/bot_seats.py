"""The pool of bot workers: processes that choose and rate moves, and are replaced when they hang or die.

Every way of losing a worker looks the same: its output ends. A worker that takes too long is killed, so its output ends too.
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
"""The default number of workers. One core is left to the server; there are at least two, so that one that hangs does not block all."""
PATIENCE = 20.0
START_PATIENCE = 30.0
ABANDONED_PATIENCE = 2.0
"""Seconds that a worker may take to answer, to start, and to end a question that nobody waits for any more."""
FAREWELL = 1.0
"""Seconds that a worker may take to stop."""
ATTEMPTS = 3
"""Failures before giving up: workers lost over one question, workers lost in a row at the start, failures in a row to warm up a game."""
FIRST_PAUSE = 0.1
LONGEST_PAUSE = 10.0
"""Seconds until a worker that never answered is replaced; doubled each time up to the longest."""

MESSAGES: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


@dataclass(eq=False)
class Worker:
    """The server's end of a worker process."""

    process: Process
    started: bool = False
    useful: bool = False
    """True once it has answered a question."""
    request: Request | None = None
    """The question it is thinking about."""
    asked_at: float = 0.0
    interrupted: bool = False
    """True if it was told to stop thinking about the question."""
    warm: set[str] = field(default_factory=set)
    warming: str | None = None
    timer: asyncio.TimerHandle | None = None

    @property
    def idle(self) -> bool:
        """True if it can take a question."""
        return self.started and self.request is None

    @property
    def can_be_freed(self) -> bool:
        """True if it is thinking about a background question that was not interrupted yet."""
        return self.request is not None and self.request.haste.is_background and not self.interrupted

    def say(self, packet: bytes) -> None:
        """Write a packet to the worker's input. If the worker is gone this raises no error, but `hear` returns None."""
        cast(asyncio.StreamWriter, self.process.stdin).write(packet)

    def ask(self, request: Request, seconds: float) -> None:
        """Send it a question, to be answered within `seconds`."""
        self.request, self.asked_at = request, time.monotonic()
        self.expect(seconds)
        self.say(request.packet)

    def interrupt(self) -> None:
        """Tell it to stop thinking. It replies Stopped, unless it answers first."""
        self.interrupted = True
        self.say(packed(Interrupt()))

    async def hear(self) -> Message | None:
        """The worker's next message; None if the worker is lost."""
        output = cast(asyncio.StreamReader, self.process.stdout)
        try:
            (length,) = LENGTH.unpack(await output.readexactly(LENGTH.size))
            return MESSAGES.decode(await output.readexactly(length))
        except (asyncio.IncompleteReadError, ConnectionError, msgspec.DecodeError):
            return None

    def expect(self, seconds: float | None) -> None:
        """Kill the worker after `seconds`, unless this method is called again before; None cancels the timer."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None if seconds is None else asyncio.get_running_loop().call_later(seconds, self._overdue, seconds)

    def _overdue(self, seconds: float) -> None:
        log_event(log, logging.WARNING, "worker_killed", worker=self.process.pid, seconds=seconds, reason="no-answer")
        self.kill()

    def kill(self) -> None:
        """Kill the process, if it is alive."""
        with suppress(ProcessLookupError):
            self.process.kill()

    async def end(self) -> None:
        """Shut the worker down: close its input; kill it if it is busy, or still running after FAREWELL."""
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
    """The worker processes, and the queue of questions for them."""

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
        """For each game, the number of failures in a row to warm it up."""

    async def start(self) -> None:
        """Start the workers; questions can be asked immediately."""
        if self._tasks:
            raise RuntimeError("the bot seats are open already")
        self._tasks = [asyncio.create_task(self._keep(), name=f"bot worker {place}") for place in range(self._places)]

    async def choose(self, game: str, position: str, bot: str, seed: int, haste: Haste = Haste.MOVE, party: str = "") -> str:
        """The text of a bot's move at a position; raises NoBot, BadPosition or BotFailed."""
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
        """The best move at a position and, if a move is given, its rating, as plain data; raises NotReady, BadPosition or BotFailed."""
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
        """For each game, True if a worker has loaded the compiled rules; from then on only such workers get questions about it."""
        return {game: any(game in worker.warm for worker in self._workers) for game in games.NAMES}

    @property
    def workers(self) -> tuple[int, ...]:
        """The process ids of the workers that have started."""
        return tuple(worker.process.pid for worker in self._workers if worker.started)

    async def close(self) -> None:
        """End all workers; questions in progress fail with BotFailed."""
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
        """Remove a request that has no caller any more, and interrupt a worker that thinks about it."""
        if request in self._waiting:
            self._waiting.remove(request)
        for worker in self._workers:
            if worker.request is request:
                worker.interrupt()
                worker.expect(min(ABANDONED_PATIENCE, self._patience))

    def _give_up(self, reason: str) -> None:
        """Fail all requests with BotFailed."""
        thinking = [worker.request for worker in self._workers if worker.request]
        for request in (*thinking, *self._waiting):
            if not request.answer.done():
                request.answer.set_exception(BotFailed(reason))

    def _ask_workers(self) -> None:
        """Assign waiting requests to idle workers."""
        while any(worker.idle for worker in self._workers):
            request = self._waiting.first(lambda request: self._worker_for(request.game) is not None)
            if request is None or (worker := self._worker_for(request.game)) is None:
                break
            self._waiting.begin(request)
            worker.ask(request, self._patience)
        self._interrupt_background()

    def _interrupt_background(self) -> None:
        """Interrupt a background question for each urgent request that waits."""
        if not any(worker.can_be_freed for worker in self._workers):
            return
        freed = sum(worker.interrupted for worker in self._workers)
        # Thousands of requests may wait, so look at no more of them than there are workers.
        for request in islice(self._waiting.urgent, freed, len(self._workers)):
            worker = next((worker for worker in self._fit(request.game) if worker.can_be_freed), None)
            if worker is not None:
                worker.interrupt()

    def _fit(self, game: str) -> list[Worker]:
        """The workers with the game's compiled rules; all workers if none has them."""
        return [worker for worker in self._workers if game in worker.warm] or self._workers

    def _worker_for(self, game: str) -> Worker | None:
        """An idle worker, with the compiled rules if any worker has them; preferably not one that is warming up."""
        idle = (worker for worker in self._fit(game) if worker.idle)
        return min(idle, key=lambda worker: worker.warming is not None, default=None)

    # Workers

    async def _keep(self) -> None:
        """Keep one worker running: start it, and replace it whenever it is lost."""
        silent = 0
        while True:
            useful = await self._live()
            silent = 0 if useful else silent + 1
            await asyncio.sleep(min(FIRST_PAUSE * 2 ** min(silent - 1, 16), LONGEST_PAUSE) if silent else 0)

    async def _live(self) -> bool:
        """Run one worker until it is lost; True if it ever answered."""
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
        # If no other worker has the compiled rules, waiting questions go to workers with the plain rules.
        self._ask_workers()
        return worker.useful

    async def _started_worker(self) -> Worker:
        # In the server's own session: Linux shares the processor evenly between sessions, regardless of nice values.
        starting = asyncio.create_task(asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE, env=known(os.environ)))
        try:
            worker = Worker(await asyncio.shield(starting))
        except asyncio.CancelledError:
            # uvloop would leak a process whose start was cancelled.
            with suppress(OSError):
                await Worker(await starting).end()
            raise
        worker.expect(START_PATIENCE)
        return worker

    def _heed(self, worker: Worker, message: Message) -> None:
        """Handle a worker's message."""
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
        """Pass an answer to its caller; an interrupted question is queued again."""
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
        """Charge a worker's time to the party of its question."""
        if worker.request is not None:
            self._waiting.charge(worker.request, time.monotonic() - worker.asked_at)

    def _miss(self, worker: Worker) -> None:
        """Handle a lost worker: queue its question again, or fail it once ATTEMPTS workers were lost over it."""
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
        """True if workers keep dying at the start, and none is running."""
        return self._failed_starts >= ATTEMPTS and not self.workers

    def _note_failed_start(self) -> None:
        self._failed_starts += 1
        if self._hopeless:
            self._give_up("no worker can be started")

    # Compiled rules

    def _warm_up_next(self) -> None:
        """Have one worker at a time load compiled rules: the first fills the cache for the others."""
        if not self._compiled or any(worker.warming for worker in self._workers):
            return
        for worker in self._workers:
            for game in games.NAMES:
                if worker.started and game not in worker.warm and self._setbacks[game] < ATTEMPTS:
                    worker.warming = game
                    worker.say(packed(WarmUp(game)))
                    return

    def _set_back(self, worker: Worker) -> None:
        """Count a failure if the worker was warming up."""
        if worker.warming is not None:
            self._setbacks[worker.warming] += 1
            worker.warming = None
