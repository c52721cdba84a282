"""A proxy of WebSocket messages that drops, delays, duplicates and reorders them in both directions, and cuts connections."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import AsyncIterator
from typing import Protocol

from websockets.asyncio.client import connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import WebSocketException

DROPPED, DOUBLED, DELAYED, CUT = 0.04, 0.04, 0.08, 0.01
LONGEST_DELAY = 0.08
"""Seconds. Messages that arrive in the meantime overtake."""


class End(Protocol):
    """One end of a connection."""

    async def send(self, message: str | bytes) -> None: ...

    def __aiter__(self) -> AsyncIterator[str | bytes]: ...


class FlakyProxy:
    """The proxy. It counts what it does to messages."""

    def __init__(self, target: int, seed: int) -> None:
        self.target = target
        self.port = 0
        self.done: Counter[str] = Counter()
        self._chance = random.Random(seed)

    async def handle(self, client: ServerConnection) -> None:
        """Forward one connection until either side or chance ends it."""
        assert client.request is not None
        address = f"ws://127.0.0.1:{self.target}{client.request.path}"
        whose = {"x-forwarded-for": client.request.headers["x-forwarded-for"]}
        with contextlib.suppress(OSError, WebSocketException, TimeoutError):
            async with connect(
                address, max_size=None, proxy=None, ping_interval=None, close_timeout=0.1, additional_headers=whose
            ) as server:
                try:
                    async with asyncio.TaskGroup() as group:
                        group.create_task(self._carry(client, server, group))
                        group.create_task(self._carry(server, client, group))
                except* (_Cut, WebSocketException, OSError):
                    for end in (client, server):
                        end.transport.abort()

    async def _carry(self, source: End, target: End, group: asyncio.TaskGroup) -> None:
        async for message in source:
            self.done["carried"] += 1
            fate = self._chance.random()
            if fate < CUT:
                self.done["cut"] += 1
                raise _Cut
            if fate < CUT + DROPPED:
                self.done["dropped"] += 1
            elif fate < CUT + DROPPED + DELAYED:
                self.done["delayed"] += 1
                group.create_task(self._later(target, message))
            else:
                if fate < CUT + DROPPED + DELAYED + DOUBLED:
                    self.done["doubled"] += 1
                    group.create_task(self._later(target, message))
                await target.send(message)
        # One side has closed the connection: close the other.
        raise _Cut

    async def _later(self, target: End, message: str | bytes) -> None:
        await asyncio.sleep(self._chance.uniform(0, LONGEST_DELAY))
        await target.send(message)


class _Cut(Exception):
    """The connection is to be cut."""


@contextlib.asynccontextmanager
async def flaky_proxy(target: int, seed: int) -> AsyncIterator[FlakyProxy]:
    """A proxy in front of a port of this machine."""
    proxy = FlakyProxy(target, seed)
    async with serve(proxy.handle, "127.0.0.1", 0, max_size=None, ping_interval=None, close_timeout=0.1) as listening:
        proxy.port = port_of(listening)
        yield proxy


def port_of(listening: Server) -> int:
    (socket,) = listening.sockets
    return int(socket.getsockname()[1])
