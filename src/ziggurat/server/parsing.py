"""Parse strangers' text in processes of their own, so that no text can hold up the event loop.

A thread would not do: a pattern or a TOML file is parsed with Python's lock held, and everybody waits.
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
"""Texts of one client that wait or are parsed, at most."""
PROCESSES = 2
"""How many texts are parsed at the same time. A process is started when it is first needed."""
CPU_SECONDS = 10.0
WALL_SECONDS = 60.0
"""What one text may take: the system ends a process that takes longer. A long record takes two seconds."""

SPAWN = multiprocessing.get_context("spawn")
"""A fork would share the server's sockets and threads."""

P = ParamSpec("P")
T = TypeVar("T")


class Parsers:
    """A few processes that parse one text at a time each. A client has one of them at most, so that nobody waits for a crowd of texts."""

    def __init__(self, cpu_seconds: float = CPU_SECONDS, wall_seconds: float = WALL_SECONDS) -> None:
        self._limited = partial(_limited, cpu_seconds, wall_seconds)
        self._slots = asyncio.Semaphore(PROCESSES)
        self._idle: list[ProcessPoolExecutor] = []
        self._clients: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._waiting: Counter[str] = Counter()

    async def run(self, client: str, parse: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function of a module in one of the processes. Raises what it raises, and Refusal if it takes too long."""
        if self._waiting[client] >= MOST_WAITING:
            raise Refusal("too-fast", f"{MOST_WAITING} texts of yours are being read")
        self._waiting[client] += 1
        try:
            async with self._clients.setdefault(client, asyncio.Lock()), self._slots:
                return await self._parsed(partial(parse, *args, **kwargs))
        finally:
            self._waiting[client] -= 1
            self._waiting += Counter()  # forgets those with none

    async def _parsed(self, parse: Callable[[], T]) -> T:
        pool, parsing = self._submit(parse)
        try:
            parsed = await asyncio.wrap_future(parsing)
        except BrokenProcessPool:
            log_event(log, logging.WARNING, "parser_killed")
            raise Refusal("unreadable", "it takes too long to read") from None
        except asyncio.CancelledError:
            # It parses on for nobody, and ends then.
            pool.shutdown(wait=False)
            raise
        except Exception:
            self._idle.append(pool)
            raise
        self._idle.append(pool)
        return parsed

    def _submit(self, parse: Callable[[], T]) -> tuple[ProcessPoolExecutor, Future[T]]:
        """Hand a text to a pool of one process, so that a text that ends its process harms no other."""
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
    """Have the system end this process after so many seconds; 0 for never. A timer in Python would wait for Python's lock."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, cpu)
        signal.setitimer(signal.ITIMER_REAL, wall)
