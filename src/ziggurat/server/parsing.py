"""Parses uploaded texts in separate processes, so that no text can block the event loop.

Threads are not enough: regular expressions and TOML are parsed while holding Python's global lock.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from typing import ParamSpec, TypeVar
from weakref import WeakValueDictionary

from .bot_worker import NICE, stay_behind
from .log_events import log_event
from .table import Refusal

log = logging.getLogger(__name__)

MOST_WAITING = 20
"""Texts of one client in progress or waiting, at most."""
PROCESSES = 2
"""Texts parsed at the same time. Processes are started when first needed."""
CPU_SECONDS = 10.0
WALL_SECONDS = 60.0
"""The time limits of one text; the system kills a process that takes longer. A long record takes two seconds."""

SPAWN = multiprocessing.get_context("spawn")
"""A fork would share the server's sockets and threads."""

P = ParamSpec("P")
T = TypeVar("T")


class Parsers:
    """A few processes, each of which parses one text at a time. A client uses at most one of them, so that it cannot block others."""

    def __init__(self, cpu_seconds: float = CPU_SECONDS, wall_seconds: float = WALL_SECONDS) -> None:
        self._limited = partial(_limited, cpu_seconds, wall_seconds)
        self._slots = asyncio.Semaphore(PROCESSES)
        self._idle: list[ProcessPoolExecutor] = []
        self._clients: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._waiting: Counter[str] = Counter()

    async def run(self, client: str, parse: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of a module-level function, called in one of the processes. Raises its errors, and Refusal if it takes too long."""
        if self._waiting[client] >= MOST_WAITING:
            raise Refusal("too-fast", f"{MOST_WAITING} texts of yours are being read")
        self._waiting[client] += 1
        try:
            async with self._clients.setdefault(client, asyncio.Lock()), self._slots:
                return await self._parsed(partial(parse, *args, **kwargs))
        finally:
            self._waiting[client] -= 1
            self._waiting += Counter()  # drops clients without texts

    async def _parsed(self, parse: Callable[[], T]) -> T:
        pool, parsing = self._submit(parse)
        try:
            parsed = await asyncio.wrap_future(parsing)
        except BrokenProcessPool:
            log_event(log, logging.WARNING, "parser_killed")
            raise Refusal("unreadable", "it takes too long to read") from None
        except asyncio.CancelledError:
            # The process finishes its text and exits.
            pool.shutdown(wait=False)
            raise
        except Exception:
            self._idle.append(pool)
            raise
        self._idle.append(pool)
        return parsed

    def _submit(self, parse: Callable[[], T]) -> tuple[ProcessPoolExecutor, Future[T]]:
        """Submit a text to a pool of one process, so that a text that kills its process affects no other."""
        while self._idle:
            pool = self._idle.pop()
            with suppress(BrokenProcessPool):  # its process may have been killed for memory
                return pool, pool.submit(self._limited, parse)
        pool = ProcessPoolExecutor(1, SPAWN, stay_behind, (NICE,))
        return pool, pool.submit(self._limited, parse)

    def close(self) -> None:
        """End the processes."""
        while self._idle:
            self._idle.pop().shutdown(wait=False, cancel_futures=True)


def _limited(cpu_seconds: float, wall_seconds: float, parse: Callable[[], T]) -> T:
    _set_timers(cpu_seconds, wall_seconds)
    try:
        return parse()
    finally:
        _set_timers(0.0, 0.0)


def _set_timers(cpu: float, wall: float) -> None:
    """Have the system kill this process after these times; 0 for never. A timer in Python would wait for the global lock."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, cpu)
        signal.setitimer(signal.ITIMER_REAL, wall)
