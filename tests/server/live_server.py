"""A server in its own process, and a client that talks to it."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

import ziggurat
from ziggurat.core import paths, record_text

TIMEOUT = 30.0
VERIFY_TLS = False
"""Connections to this machine are not encrypted, and loading all certificates would add 30 ms to every request."""
COMPILED = {"ZIGGURAT_MODE": "compiled"}
"""The environment of a server whose computer players need the compiled rules. Loading them from the cache takes 6 s of CPU time."""
COMPILED_WITHIN = 400.0
"""Seconds to compile the rules for the first time on a busy machine."""
WITH_CLIENT = """
import sys
from pathlib import Path
from ziggurat import cli
from ziggurat.server import pages

pages.CLIENT = Path(sys.argv.pop(1))
pages.PAGE = pages.CLIENT / "index.html"
sys.exit(cli.main())
"""
"""The program `ziggurat`, with another build of the browser client."""
_addresses = (f"10.{a}.{b}.{c}" for a, b, c in itertools.product(range(256), repeat=3))


def new_address() -> dict[str, str]:
    """Headers with an unused client address, as from a reverse proxy: limits per address then apply only where a test means them."""
    return {"x-forwarded-for": next(_addresses)}


class Server:
    """`ziggurat serve` on a free port, with the plain rules by default. It can be killed and restarted on its data."""

    def __init__(self, data: Path, *arguments: str, environment: dict[str, str] | None = None, client: Path | None = None) -> None:
        self.data = data
        self.arguments = arguments
        self.environment = os.environ | {"ZIGGURAT_MODE": "plain"} | (environment or {})
        self.program = ["-m", "ziggurat.cli"] if client is None else ["-c", WITH_CLIENT, str(client)]
        self.port = 0
        self.lines: list[str] = []
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> Server:
        """Start it and wait until it is ready."""
        command = [sys.executable, *self.program, "serve", "--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen(
            [*command, *self.arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=self.environment
        )
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        address = re.search(r":([0-9]+)/", first)
        assert address is not None, first
        self.port = int(address[1])
        # Its output must be read, or it would block.
        self._listener = threading.Thread(target=self._listen, args=(self.process,))
        self._listener.start()
        self._wait_until_ready()
        return self

    def _listen(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        with process.stdout:
            self.lines.extend(process.stdout)

    def _wait_until_ready(self) -> None:
        end = time.monotonic() + TIMEOUT
        while time.monotonic() < end:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/api/ready", timeout=5, verify=VERIFY_TLS).status_code == 200:
                    return
            assert self.process is not None
            assert self.process.poll() is None, "".join(self.lines)
            time.sleep(0.02)
        raise TimeoutError("".join(self.lines))

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Stop it, as a host would."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(TIMEOUT)
        self._listener.join()
        return code

    def post(self, path: str, body: Any, token: str | None = None) -> httpx.Response:
        headers = new_address() | ({"authorization": f"Bearer {token}"} if token else {})
        return httpx.post(f"{self.url}{path}", content=json.dumps(body), headers=headers, timeout=TIMEOUT, verify=VERIFY_TLS)

    def get(self, path: str, token: str | None = None) -> httpx.Response:
        headers = new_address() | ({"authorization": f"Bearer {token}"} if token else {})
        return httpx.get(f"{self.url}{path}", headers=headers, timeout=TIMEOUT, verify=VERIFY_TLS)


@contextlib.contextmanager
def running(
    data: Path, *arguments: str, environment: dict[str, str] | None = None, port: int = 0, client: Path | None = None
) -> Iterator[Server]:
    """A running server, on any free port or a given one."""
    server = Server(data, *arguments, environment=environment, client=client)
    server.port = port
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()


class Client:
    """One connection, with the newest table and the answers to its requests."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: dict[str, Any] = {}
        self.seen: list[dict[str, Any]] = []
        """All messages."""
        self._answers: dict[int, dict[str, Any]] = {}
        self._asked = 0
        self._news = asyncio.Condition()

    async def listen(self) -> None:
        async for text in self.socket:
            message = json.loads(text)
            async with self._news:
                self.seen.append(message)
                if message["type"] == "table":
                    self.table = message
                elif "id" in message:
                    self._answers[message["id"]] = message
                self._news.notify_all()

    async def ask(self, kind: str, **values: Any) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        self._asked += 1
        number = self._asked
        await self.socket.send(json.dumps({"type": kind, "id": number, **values}))
        async with asyncio.timeout(TIMEOUT), self._news:
            await self._news.wait_for(lambda: number in self._answers)
        return self._answers.pop(number)

    def count_from(self, number: int) -> None:
        """Number the following requests from here on."""
        self._asked = number

    async def until(self, holds: Any) -> dict[str, Any]:
        """Wait until the table satisfies a condition, and return it."""
        async with asyncio.timeout(TIMEOUT), self._news:
            await self._news.wait_for(lambda: bool(self.table) and holds(self.table))
        return self.table


@contextlib.asynccontextmanager
async def opened(server: Server, table: str, **more: Any) -> AsyncIterator[ClientConnection]:
    """A connection on which nothing has been sent."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    async with connect(address, max_size=None, **({"additional_headers": new_address()} | more)) as socket:
        yield socket


@contextlib.asynccontextmanager
async def connected(server: Server, table: str, *tokens: str, seq: int = 0) -> AsyncIterator[Client]:
    """A client that has said hello."""
    async with opened(server, table) as socket:
        client = Client(socket)
        listening = asyncio.create_task(client.listen())
        await socket.send(json.dumps({"type": "hello", "tokens": list(tokens), "seq": seq}))
        try:
            yield client
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)


PERSON = {"type": "person"}


def bot(name: str = "uniform") -> dict[str, str]:
    return {"type": "bot", "bot": name}


def make(server: Server, players: list[Any], game: str = "bubblee", names: tuple[str, ...] = ("Ann",), **more: Any) -> dict[str, Any]:
    """Create a table with its first seats taken."""
    answer = server.post("/api/tables", {"game": game, "players": players, "names": list(names), **more})
    assert answer.status_code == 200, answer.text
    made: dict[str, Any] = answer.json()
    return made


def join(server: Server, made: dict[str, Any], name: str, **more: Any) -> dict[str, Any]:
    answer = server.post(f"/api/tables/{made['table']}/join", {"invitation": made["invitation"], "name": name, **more})
    assert answer.status_code == 200, answer.text
    taken: dict[str, Any] = answer.json()
    return taken


async def play_on(client: Client, seat: int, chance: random.Random) -> None:
    """Play a seat with random moves until the game is over."""
    while True:
        table = await client.until(lambda table: table["state"] == "over" or table["view"]["to_act"] == seat)
        if table["state"] == "over":
            return
        code = chance.choice([code for _, code in paths.every(table["view"]["choices"])])
        answer = await client.ask("play", seat=seat, ply=table["ply"], move=str(code))
        assert answer["type"] == "done", answer
        await client.until(lambda now, before=table: now["seq"] > before["seq"])


def record_of(server: Server, table: str) -> Any:
    return record_text.read(server.get(f"/api/tables/{table}/record").text, lambda name: ziggurat.load(name, "plain"))


def until_warm(server: Server) -> None:
    """Wait until computer players have the compiled rules of all games and can give hints. Starts its own event loops in a thread."""
    tables = [make(server, [PERSON, bot()], game, options=options) for game, options in (("bubblee", {"first": "1"}), ("babylon", {}))]
    with ThreadPoolExecutor(1) as thread:
        for made in tables:
            thread.submit(asyncio.run, _first_hint(server, made)).result()


async def _first_hint(server: Server, made: dict[str, Any]) -> None:
    until = time.monotonic() + COMPILED_WITHIN
    async with connected(server, made["table"], made["seats"][0]["token"]) as client:
        seen = await client.until(lambda table: table["view"]["to_act"] == 0)
        while (answer := await client.ask("hint", seat=0, ply=seen["ply"]))["type"] == "refused":
            assert answer["reason"] in ("not-ready", "too-fast") and time.monotonic() < until, answer
            await asyncio.sleep(2)
