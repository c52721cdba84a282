"""A client that plays a seat through any outage: it reconnects, notices missing messages, and repeats unanswered requests."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from server.live_server import TIMEOUT, new_address
from ziggurat.core import paths

Played = tuple[int, str]
"""A seat and its move as text."""
GAP_REQUESTS = 3
"""How often a client asks for missed moves. After that there are too many for the server to send."""


@dataclass
class Request:
    """A request and its answer, once it has come."""

    message: dict[str, Any]
    answer: dict[str, Any] | None = None
    times: int = 0
    """How often it was sent."""


@dataclass
class KnownTable:
    """The newest table message, and all moves in order: None where a client has missed one."""

    table: dict[str, Any] = field(default_factory=dict)
    line: list[Played | None] = field(default_factory=list)

    @property
    def seq(self) -> int:
        return int(self.table.get("seq", 0))

    @property
    def is_over(self) -> bool:
        return self.table.get("state") == "over"

    def has_gap(self, table: dict[str, Any]) -> bool:
        """True if rows before this message have been missed."""
        return bool(table["since"] > self.seq)

    def take(self, table: dict[str, Any]) -> None:
        """Apply a message that is not older than the newest one."""
        told: list[Played | None] = [(move["seat"], move["move"]) for move in table["moves"]]
        before = table["ply"] - len(told)
        old = self.line[:before] if not self.has_gap(table) else []
        self.line = old + [None] * (before - len(old)) + told
        self.table = table


class RetryingClient:
    """A client at a table that plays random moves."""

    def __init__(self, ports: Sequence[int], table: str, seat: int, token: str, seed: int, undo: float = 0.0, pause: float = 0.0) -> None:
        self.ports = ports
        """Ports of servers on this machine. Each connection goes to a random one."""
        self.name = table
        self.seat = seat
        self.token = token
        self.chance = random.Random(seed)
        self.undo = undo
        """The probability of asking for an undo."""
        self.pause = pause
        """The longest pause before a move, in seconds."""
        self.silence = 0.5
        """Seconds without a message after which the client asks for the table."""
        self.known = KnownTable()
        self.requests: list[Request] = []
        """All requests; only the last can be unanswered."""
        self.is_connected = False
        self.connections = 0
        self.repeated = 0
        self.gaps = 0
        self._asked_for_gap = 0
        self._considered = -1
        self._stopped = False

    @property
    def pending(self) -> Request | None:
        """The request that has no answer yet."""
        return self.requests[-1] if self.requests and self.requests[-1].answer is None else None

    def answered(self, kind: str, answer: str = "done") -> list[dict[str, Any]]:
        """The requests of a kind with this type of answer, in order."""
        done = [request for request in self.requests if request.message["type"] == kind and request.answer]
        return [request.message for request in done if request.answer and request.answer["type"] == answer]

    def stop_asking(self) -> None:
        """Make no new requests; a pending one is still repeated."""
        self._stopped = True

    async def play_forever(self) -> None:
        """Play until cancelled, through any number of connections."""
        while True:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                await self._connect_and_play()
            self.is_connected = False
            await asyncio.sleep(self.chance.uniform(0.01, 0.06))

    async def _connect_and_play(self) -> None:
        address = f"ws://127.0.0.1:{self.chance.choice(self.ports)}/api/tables/{self.name}/socket"
        async with connect(
            address, max_size=None, proxy=None, ping_interval=None, open_timeout=5, close_timeout=0.1, additional_headers=new_address()
        ) as socket:
            self.is_connected = True
            self.connections += 1
            await socket.send(json.dumps({"type": "hello", "tokens": [self.token], "seq": self.known.seq}))
            await self._send_pending(socket)
            while True:
                try:
                    async with asyncio.timeout(self.silence):
                        text = await socket.recv()
                except TimeoutError:
                    await self._ask_table(socket)
                    await self._send_pending(socket)
                    continue
                await self._receive(json.loads(text), socket)
                await self._act(socket)

    # Receiving

    async def _receive(self, message: dict[str, Any], socket: ClientConnection) -> None:
        if message["type"] == "table":
            await self._receive_table(message, socket)
        elif self.pending is not None and message.get("id") == self.pending.message["id"] and message.get("reason") != "not-kept":
            self.pending.answer = message
            if message["type"] == "refused":
                self._considered = -1

    async def _receive_table(self, table: dict[str, Any], socket: ClientConnection) -> None:
        if table["seq"] < self.known.seq:
            return
        if self.known.has_gap(table) and self._asked_for_gap < GAP_REQUESTS:
            self._asked_for_gap += 1
            self.gaps += 1
            await self._ask_table(socket)
            return
        self._asked_for_gap = 0
        self.known.take(table)

    # Sending

    async def _ask_table(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "table", "seq": self.known.seq}))

    async def _send_pending(self, socket: ClientConnection) -> None:
        if self.pending is not None:
            self.repeated += self.pending.times > 0
            self.pending.times += 1
            await socket.send(json.dumps(self.pending.message))

    async def _request(self, socket: ClientConnection, kind: str, **values: Any) -> None:
        self.requests.append(Request({"type": kind, "id": len(self.requests), "seat": self.seat, **values}))
        await self._send_pending(socket)

    async def _act(self, socket: ClientConnection) -> None:
        table = self.known.table
        if self._stopped or self.pending is not None or not table or self._considered == table["seq"]:
            return
        if self.pause:
            await asyncio.sleep(self.chance.uniform(0, self.pause))
            if self._stopped:  # stopped during the pause
                return
        asked = [question["seq"] for question in table["questions"] if self.seat in question["waits_for"]]
        is_tired = self.chance.random() < self.undo and str(self.seat) in table["undo"] and table["state"] == "playing"
        if asked:
            await self._request(socket, "answer", asked=asked[0], agree=self.chance.random() < 0.7)
        elif is_tired:
            await self._request(socket, "undo", ply=table["ply"], seq=table["seq"])
        elif table["state"] == "playing" and table["view"]["to_act"] == self.seat:
            await self._request(socket, "play", ply=table["ply"], seq=table["seq"], move=str(self._choose(table)))
        self._considered = table["seq"]

    def _choose(self, table: dict[str, Any]) -> int:
        return self.chance.choice([code for _, code in paths.every(table["view"]["choices"])])


@contextlib.asynccontextmanager
async def playing_in_background(clients: Iterable[RetryingClient]) -> AsyncIterator[None]:
    """Run the clients in the background. An exception in one of them is raised at the end."""
    tasks = [asyncio.create_task(client.play_forever()) for client in clients]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
    for end in ends:
        if not isinstance(end, asyncio.CancelledError) and isinstance(end, BaseException):
            raise end


async def wait_until(condition: Callable[[], bool], description: str, timeout: float = TIMEOUT) -> None:
    """Wait until a condition holds; fail with its description."""
    try:
        async with asyncio.timeout(timeout):
            while not condition():
                await asyncio.sleep(0.01)
    except TimeoutError:
        raise AssertionError(f"waited in vain: {description}") from None


class TableApi:
    """Makes tables and reads them over HTTP. Requests for each table come from a separate address, to stay below the rate limit."""

    def __init__(self, url: str) -> None:
        # Connections are not reused: the server may be closing them, or may have been replaced.
        limits = httpx.Limits(max_keepalive_connections=0)
        self._client = httpx.AsyncClient(base_url=url, timeout=TIMEOUT, trust_env=False, limits=limits)
        self._made = 0
        self._from: dict[str, str] = {}

    async def make(self, game: str, players: list[Any], **more: Any) -> tuple[str, dict[int, str]]:
        """Create a table and take all its seats for people: its id, and their tokens by seat."""
        persons = [player for player in players if player["type"] == "person"]
        names = ["Ann", "Bob", "Cid", "Dee"][: len(persons)]
        self._made += 1
        address = f"10.0.{self._made // 200}.{self._made % 200 + 1}"
        answer = await self._client.post(
            "/api/tables", json={"game": game, "players": players, "names": names, **more}, headers={"x-forwarded-for": address}
        )
        assert answer.status_code == 200, answer.text
        made = answer.json()
        self._from[made["table"]] = address
        return made["table"], {seat["seat"]: seat["token"] for seat in made["seats"]}

    async def table(self, table: str, token: str | None = None) -> dict[str, Any]:
        """The table as the seat with a token sees it."""
        answer = await self._get(table, "", token)
        shown: dict[str, Any] = answer.json()
        return shown

    async def record(self, table: str) -> str:
        return (await self._get(table, "/record", None)).text

    async def _get(self, table: str, path: str, token: str | None) -> httpx.Response:
        headers = {"x-forwarded-for": self._from[table]} | ({"authorization": f"Bearer {token}"} if token else {})
        answer = await self._client.get(f"/api/tables/{table}{path}", headers=headers)
        assert answer.status_code == 200, answer.text
        return answer

    async def close(self) -> None:
        await self._client.aclose()
