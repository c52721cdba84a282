"""A server in a thread of this process, and the CPU time its event loop spends on a request."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from queue import SimpleQueue

import httpx
import pytest
import uvicorn

from server.live_server import TIMEOUT, VERIFY_TLS, new_address
from ziggurat.server import serving
from ziggurat.server.settings import Settings

REPEATS = 3


class InThread(uvicorn.Server):
    """A server that leaves signals to the tests."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Measured:
    """The server, and the CPU time of its event loop."""

    def __init__(self, port: int, loop: asyncio.AbstractEventLoop, client: httpx.Client) -> None:
        self.port = port
        self._loop = loop
        self._client = client

    def seconds(self) -> float:
        """CPU seconds of the loop's thread so far, once pending work is done."""
        told: SimpleQueue[float] = SimpleQueue()
        self._loop.call_soon_threadsafe(lambda: told.put(time.thread_time()))
        return told.get(timeout=TIMEOUT)

    def request(self, method: str, path: str, **more: object) -> httpx.Response:
        """Send a request from a new address."""
        headers = new_address() | more.pop("headers", {})  # type: ignore[operator]
        return self._client.request(method, path, headers=headers, **more)  # type: ignore[arg-type]

    def cost(self, work: Callable[[], object], enough: float = 0.0) -> float:
        """CPU seconds of the loop for some work; the smallest of a few, unless the first is at most `enough`."""
        least = float("inf")
        for _ in range(REPEATS):
            began = self.seconds()
            work()
            least = min(least, self.seconds() - began)
            if least <= enough:
                break
        return least


@contextlib.contextmanager
def measured(data: Path) -> Iterator[Measured]:
    """A server on a file. Its computer players use the plain rules: nothing is compiled in the meantime."""
    settings = replace(Settings(), host="127.0.0.1", port=0, data=data, workers=1)
    listening = serving.listen(settings)
    server = InThread(serving.configured(settings))
    loops: SimpleQueue[asyncio.AbstractEventLoop] = SimpleQueue()

    async def serve() -> None:
        loops.put(asyncio.get_running_loop())
        await server.serve(sockets=[listening])

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    environment = pytest.MonkeyPatch()
    environment.setenv("ZIGGURAT_MODE", "plain")
    thread.start()
    loop = loops.get(timeout=TIMEOUT)
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{listening.getsockname()[1]}", timeout=TIMEOUT, verify=VERIFY_TLS) as client:
            _wait_until_ready(client)
            yield Measured(listening.getsockname()[1], loop, client)
    finally:
        server.should_exit = True
        thread.join()
        environment.undo()


def _wait_until_ready(client: httpx.Client) -> None:
    until = time.monotonic() + TIMEOUT
    while time.monotonic() < until:
        with contextlib.suppress(httpx.TransportError):
            if client.get("/api/ready").status_code == 200:
                return
        time.sleep(0.02)
    raise TimeoutError("the server did not start")
