"""Unused objects are freed immediately: garbage collection among a thousand tables takes half a second, and every client waits."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from weakref import WeakSet

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect

from server.live_server import PERSON, TIMEOUT
from ziggurat.server.serving import configured, listen
from ziggurat.server.settings import Settings
from ziggurat.server.socket import Visitor


class Inside(uvicorn.Server):
    """A server in this process that leaves signals to the tests."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@contextlib.asynccontextmanager
async def serving(data: Path) -> AsyncIterator[str]:
    """The address of a server in this process."""
    settings = Settings(host="127.0.0.1", port=0, data=data)
    listening = listen(settings)
    server = Inside(configured(settings))
    task = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        yield f"127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await task


@pytest.fixture
def nobody_looks_for_garbage() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.fixture
def visitors(monkeypatch: pytest.MonkeyPatch) -> WeakSet[Visitor]:
    """The connections in memory."""
    found: WeakSet[Visitor] = WeakSet()
    begin = Visitor.__init__

    def noted(self: Visitor, *values: Any) -> None:
        begin(self, *values)
        found.add(self)

    monkeypatch.setattr(Visitor, "__init__", noted)
    return found


@pytest.mark.usefixtures("nobody_looks_for_garbage")
@pytest.mark.parametrize("leaves", ["well", "cut off"])
async def test_a_connection_that_has_ended(visitors: WeakSet[Visitor], tmp_path: Path, leaves: str) -> None:
    async with serving(tmp_path / "tables.sqlite") as address, httpx.AsyncClient(timeout=30) as http:
        wanted = {"game": "bubblee", "players": [PERSON, PERSON], "names": ["Ann"]}
        made = (await http.post(f"http://{address}/api/tables", json=wanted)).json()
        for _ in range(3):
            async with connect(f"ws://{address}/api/tables/{made['table']}/socket") as one:
                await one.send(json.dumps({"type": "hello", "tokens": [made["seats"][0]["token"]]}))
                await one.recv()
                assert visitors
                if leaves == "cut off":
                    one.transport.abort()
        async with asyncio.timeout(TIMEOUT):
            while visitors:
                await asyncio.sleep(0.01)
