"""The bus of several processes on one PostgreSQL database: LISTEN and NOTIFY, and an advisory lock that shows a process is alive.

A process listens on one connection and publishes on another. The listening connection holds an advisory lock with the process's own
number. PostgreSQL frees it when the connection is gone, for any reason, so the holders of such locks are exactly the processes that listen.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress

from psycopg import Error

from ..log_events import log_event
from ..postgres import PAUSE, Connection, connect, explained
from .bus import Listener, News, Renewed, Word
from .listeners import Listeners

log = logging.getLogger(__name__)

CHANNEL = "ziggurat"
LOCKS = 0x5A494747
"""The first key of every process's lock: ZIGG in ASCII. The second is the process's number."""
LOOK_EVERY = 1.0
"""Seconds between polls for processes that are alive, if no change is announced."""
ALIVE = """
SELECT objid::text, extract(epoch FROM coalesce(backend_start, now()))::float8
FROM pg_locks JOIN pg_stat_activity USING (pid)
WHERE locktype = 'advisory' AND classid = %s AND objsubid = 2
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
CHANGED = "null"
"""The payload a process sends when it comes or goes."""


async def open_bus(url: str) -> PostgresBus:
    """Connect to the database and return the bus; raise StoreError if it cannot be reached."""
    bus = PostgresBus(url)
    try:
        await bus.start()
    except Error as error:
        raise explained(url, error) from error
    return bus


async def is_anybody_alive(connection: Connection) -> bool:
    """True if some process is on the bus of a database."""
    return await (await connection.execute(ALIVE, (LOCKS,))).fetchone() is not None


class PostgresBus:
    """A bus that uses a PostgreSQL database. Open it with `open_bus`."""

    def __init__(self, url: str) -> None:
        self.name = str(secrets.randbits(31))
        self.is_shared = True
        self.names = frozenset([self.name])
        self.since = time.time()
        self._url = url
        self._listeners = Listeners()
        self._to_say: list[str] = []
        self._has_to_say = asyncio.Event()
        self._has_said_all = asyncio.Event()

    async def start(self) -> None:
        """Start to listen and to publish."""
        self._hearing = asyncio.create_task(self._hear(await self._ear()), name="bus hears")
        self._speaking = asyncio.create_task(self._speak(), name="bus speaks")

    def listen(self, listener: Listener) -> Callable[[], None]:
        return self._listeners.add(listener)

    async def tell(self, table: str, seq: int) -> None:
        """Publish, as soon as the database can be reached, that a table's log has rows up to this seq."""
        self._utter(json.dumps([table, seq]))

    async def say(self, table: str, text: str) -> None:
        """Publish, as soon as the database can be reached, a message that is not persisted."""
        self._utter(json.dumps([table, text]))

    async def close(self) -> None:
        """Leave the bus, and announce it immediately."""
        self._listeners.clear()
        if self._speaking.done():
            return
        await _end(self._hearing)
        self._utter(CHANGED)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._has_said_all.wait(), LOOK_EVERY)
        await _end(self._speaking)

    # Listening

    async def _ear(self) -> Connection:
        """A connection that listens and holds the lock that shows this process is alive."""
        ear = await connect(self._url)
        try:
            await ear.execute(f"LISTEN {CHANNEL}")
            # The lock is shared, because an earlier, lost connection of this process may still hold it for a while.
            await ear.execute("SELECT pg_advisory_lock_shared(%s, %s)", (LOCKS, int(self.name)))
            await self._look(ear)
        except BaseException:
            await ear.close()
            raise
        self._utter(CHANGED)
        return ear

    async def _hear(self, ear: Connection) -> None:
        """Listen until cancelled, reconnecting whenever the connection is lost."""
        while True:
            try:
                async with ear:
                    await self._hear_by(ear)
            except Error as error:
                log_event(log, logging.WARNING, "bus_disconnected", error=explained(self._url, error))
            ear = await self._another_ear()
            self._listeners.call(Renewed())

    async def _another_ear(self) -> Connection:
        while True:
            await asyncio.sleep(PAUSE)
            with suppress(Error):
                ear = await self._ear()
                log_event(log, logging.INFO, "bus_reconnected")
                return ear

    async def _hear_by(self, ear: Connection) -> None:
        looked = time.monotonic()
        while True:
            payloads = [told.payload async for told in ear.notifies(timeout=LOOK_EVERY, stop_after=1)]
            for payload in payloads:
                self._take(payload)
            if CHANGED in payloads or time.monotonic() - looked >= LOOK_EVERY:
                await self._look(ear)
                looked = time.monotonic()

    def _take(self, payload: str) -> None:
        match json.loads(payload):
            case [str(table), int(seq)]:
                self._listeners.call(News(table, seq))
            case [str(table), str(text)]:
                self._listeners.call(Word(table, text))

    async def _look(self, ear: Connection) -> None:
        """Poll for the processes that are alive."""
        alive: dict[str, float] = dict(await (await ear.execute(ALIVE, (LOCKS,))).fetchall())
        self.since = min(alive.values(), default=self.since)
        if self.names != alive.keys():
            self.names = frozenset(alive)
            self._listeners.call(Renewed())

    # Publishing

    def _utter(self, payload: str) -> None:
        self._to_say.append(payload)
        self._has_to_say.set()
        self._has_said_all.clear()

    async def _speak(self) -> None:
        """Publish until cancelled, reconnecting whenever the connection is lost. Payloads that may not have arrived are sent again."""
        while True:
            # The listening task logs that the database cannot be reached.
            with suppress(Error):
                async with await connect(self._url) as mouth:
                    await self._speak_by(mouth)
            await asyncio.sleep(PAUSE)

    async def _speak_by(self, mouth: Connection) -> None:
        while True:
            await self._has_to_say.wait()
            saying = list(self._to_say)
            await mouth.execute("SELECT pg_notify(%s, payload) FROM unnest(%s::text[]) AS payload", (CHANNEL, saying))
            del self._to_say[: len(saying)]
            if not self._to_say:
                self._has_to_say.clear()
                self._has_said_all.set()


async def _end(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
