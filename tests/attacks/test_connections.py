"""Connections that send nothing, little or slowly: they are closed, limited per client and in total, and keep nobody out."""

from __future__ import annotations

import asyncio
import contextlib
import re
import resource
import socket
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import h11
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidMessage, InvalidStatus

from server.live_server import TIMEOUT, Server, new_address
from server.test_memory import serving
from ziggurat.server import connections, places
from ziggurat.server import socket as table_socket
from ziggurat.server.limits import client_of
from ziggurat.server.places import MOST_OF_CLIENT, SPARE_DESCRIPTORS
from ziggurat.server.refusals import DROPPED, EXHAUSTED, FULL, LATE, TOO_MANY, Refusals

DESCRIPTORS = 150
STRANGER = "127.0.0.2"
"""An address of this machine that is not a proxy."""
HEALTH = b'{"alive":true}'
CLOSED = b"\x88\x02\x03\xe8"
"""The frame with which the server closes a WebSocket."""
UPGRADE = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"


@contextlib.contextmanager
def open_connections(server: Server, number: int, host: str = "127.0.0.1") -> Iterator[list[socket.socket]]:
    with contextlib.ExitStack() as stack:
        address = ("127.0.0.1", server.port)
        yield [stack.enter_context(socket.create_connection(address, timeout=TIMEOUT, source_address=(host, 0))) for _ in range(number)]


def is_closed(one: socket.socket) -> bool:
    """Wait until the server closes a connection; True if it sent nothing."""
    with contextlib.suppress(ConnectionError):
        return not one.recv(1)
    return True


def is_served(one: socket.socket) -> bool:
    """True if a connection gets an answer and can be used again."""
    got = b""
    with contextlib.suppress(ConnectionError):
        one.sendall(f"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {new_address()['x-forwarded-for']}\r\n\r\n".encode())
        while not got.endswith(HEALTH) and (piece := one.recv(4096)):
            got += piece
    return got.endswith(HEALTH)


@contextlib.contextmanager
def descriptors(server: Server, number: int) -> Iterator[None]:
    """Limit the server's open files."""
    assert server.process is not None
    before = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (number, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, before)


def first_count(server: Server, kind: str) -> int:
    """Wait for a kind of line in the log; the count in the first one."""
    until = time.monotonic() + TIMEOUT
    while not (counts := [re.search(r" count=([0-9]+)$", line) for line in server.lines if f"event={kind} " in line]):
        assert time.monotonic() < until, server.lines
        time.sleep(0.01)
    assert counts[0] is not None
    return int(counts[0][1])


def test_silent_connections_lock_nobody_out(server: Server) -> None:
    with descriptors(server, DESCRIPTORS), open_connections(server, 2 * DESCRIPTORS) as silent:
        assert server.get("/api/health").status_code == 200
        assert is_closed(silent[0])
        assert is_served(silent[-1])
    assert first_count(server, DROPPED) == 1


def test_connections_that_are_served_are_not_dropped(server: Server) -> None:
    with descriptors(server, DESCRIPTORS), contextlib.ExitStack() as stack:
        served = 0
        while is_served(stack.enter_context(open_connections(server, 1))[0]):
            served += 1
        assert DESCRIPTORS / 2 < served <= DESCRIPTORS - SPARE_DESCRIPTORS
    assert first_count(server, FULL) == 1
    assert server.get("/api/health").status_code == 200


def test_a_lack_of_descriptors_is_logged(server: Server) -> None:
    with descriptors(server, 4):
        assert first_count(server, EXHAUSTED) == 1
    assert server.get("/api/health").status_code == 200


def test_a_client_has_so_many_connections_and_others_are_served(server: Server) -> None:
    with open_connections(server, MOST_OF_CLIENT, STRANGER) as some:
        assert is_served(some[0]) and is_served(some[-1])
        with open_connections(server, 2, STRANGER) as more:
            assert is_closed(more[0]) and is_closed(more[1])
        assert is_served(some[1])
        with open_connections(server, 1, "127.0.0.3") as others:
            assert is_served(others[0])
    assert first_count(server, TOO_MANY) == 1
    assert STRANGER not in "".join(server.lines)
    with open_connections(server, 1, STRANGER) as again:
        assert is_served(again[0])


# In this process, with short deadlines or few connections


@pytest.fixture
def short_deadlines(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deadlines short enough to wait for, yet long enough for a client on a busy machine to send its first words."""
    monkeypatch.setattr(connections, "HEADERS_WITHIN", 2.0)
    monkeypatch.setattr(connections, "BODY_WITHIN", 2.0)
    monkeypatch.setattr(table_socket, "HELLO_WITHIN", 2.0)
    monkeypatch.setattr(connections, "refusals", Refusals())


@pytest.fixture
def few_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    """A limit of three connections per client. No deadline may pass in the meantime: it would free a connection."""
    monkeypatch.setattr(places, "MOST_OF_CLIENT", 3)
    monkeypatch.setattr(places, "refusals", Refusals())
    monkeypatch.setattr(connections, "HEADERS_WITHIN", 1_000.0)
    monkeypatch.setattr(table_socket, "HELLO_WITHIN", 1_000.0)


def said_to(address: str, first: str, drop: bytes) -> bytes:
    """Everything the server sends to a client that never finishes, until it closes the connection."""
    host, _, port = address.partition(":")
    got, until = b"", time.monotonic() + TIMEOUT
    with socket.create_connection((host, int(port)), timeout=0.05) as one, contextlib.suppress(ConnectionError):
        one.sendall(first.encode())
        while not got.endswith(CLOSED):
            try:
                if not (piece := one.recv(65536)):
                    break
                got += piece
            except TimeoutError:
                assert time.monotonic() < until, got
                one.sendall(drop)
    return got


@pytest.mark.usefixtures("short_deadlines")
async def test_incomplete_requests_are_closed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    health = "GET /api/health HTTP/1.1\r\nHost: x\r\n"
    hello = f"GET /api/tables/none/socket HTTP/1.1\r\nHost: x\r\n{UPGRADE}"
    async with serving(tmp_path / "tables.sqlite") as address:
        headers, more_headers, body, socket_, handshake = await asyncio.gather(
            *(
                asyncio.to_thread(said_to, address, first, drop)
                for first, drop in (
                    (health, b"a"),
                    (f"{health}\r\n{health}", b"a"),
                    ("POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n", b" "),
                    (f"{hello}\r\n", b"\x89\x80\0\0\0\0"),
                    # websockets accepts fewer headers than h11.
                    (hello + "a: b\r\n" * 200 + "\r\n", b""),
                )
            )
        )
    assert headers == b""
    assert more_headers.count(b"HTTP/1.1") == 1 and more_headers.endswith(HEALTH)
    assert body.startswith(b"HTTP/1.1 408 ") and body.endswith(b"the body was not complete within 2 seconds\n")
    assert b" 101 " in socket_ and socket_.endswith(CLOSED)
    assert handshake.startswith(b"HTTP/1.1 431 ")
    assert f"event={LATE} count=1" in caplog.messages and not [one for one in caplog.records if one.exc_info]


HEALTH_HEAD = b"GET /api/health HTTP/1.1\r\nHost: x\r\n"
MANY_HEADERS = HEALTH_HEAD + b"a:\r\n" * 3_000
CHUNKED = b"POST /api/babylon/tiles HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 2_000


@pytest.mark.parametrize("before", [b"", HEALTH_HEAD + b"\r\n"], ids=["first", "pipelined"])
@pytest.mark.parametrize(("request_", "status"), [(MANY_HEADERS, b"431"), (CHUNKED, b"411")], ids=["headers", "chunks"])
async def test_a_request_in_thousands_of_pieces_is_refused_before_it_is_parsed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: bytes, request_: bytes, status: bytes
) -> None:
    parsed: list[int] = []
    feed = h11.Connection.receive_data

    def count(self: h11.Connection, data: bytes) -> None:
        parsed.append(len(data))
        feed(self, data)

    monkeypatch.setattr(h11.Connection, "receive_data", count)
    async with serving(tmp_path / "tables.sqlite") as address:
        got = await asyncio.to_thread(answers, address, before + request_)
    assert got.count(b"HTTP/1.1 200") == bool(before)
    # A client that is still sending when the connection is closed may not receive the last answer.
    assert before or b"HTTP/1.1 " + status in got
    assert sum(parsed) <= 3 * connections.PARSED_AT_ONCE


async def test_a_websocket_in_chunks_is_no_error_of_ours(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    request = f"GET /api/tables/none/socket HTTP/1.1\r\nHost: x\r\n{UPGRADE}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    async with serving(tmp_path / "tables.sqlite") as address:
        await asyncio.to_thread(answers, address, request.encode())
    assert not [one for one in caplog.records if one.exc_info]


async def test_a_body_may_have_many_lines_and_a_head_may_come_in_any_pieces(tmp_path: Path) -> None:
    body = b"{" + b"\n" * 2_000 + b'"text": "white a1:1"}'
    request = b"POST /api/babylon/score HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n%b" % (len(body), body)
    last = b"GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    async with serving(tmp_path / "tables.sqlite") as address:
        got = await asyncio.to_thread(answers, address, request * 2 + last)
        _, writer = await asyncio.open_connection(*address.split(":"))
        for byte in request[:100] + last:
            writer.write(bytes([byte]))
            await writer.drain()
        writer.close()
    assert got.count(b"HTTP/1.1 200") == 3, got


def answers(address: str, request: bytes) -> bytes:
    """Everything the server answers until it closes the connection, whether or not it reads the whole request."""
    host, _, port = address.partition(":")
    got = b""
    with socket.create_connection((host, int(port)), timeout=TIMEOUT) as one:
        with contextlib.suppress(ConnectionError):
            one.sendall(request)
        with contextlib.suppress(ConnectionError):
            while piece := one.recv(65536):
                got += piece
    return got


@contextlib.asynccontextmanager
async def socket_of(address: str, host: str, **more: Any) -> AsyncIterator[None]:
    """A WebSocket of a client, as a proxy on this machine would report it."""
    async with connect(f"ws://{address}/api/tables/none/socket", additional_headers={"x-forwarded-for": host}, **more):
        yield


async def are_connected(address: str, hosts: tuple[str, ...]) -> bool:
    """True if all of these can have a WebSocket at the same time."""
    async with contextlib.AsyncExitStack() as stack:
        try:
            for host in hosts:
                await stack.enter_async_context(socket_of(address, host))
        except InvalidStatus as refused:
            assert refused.response.status_code == 403
            return False
    return True


@pytest.mark.usefixtures("few_connections")
async def test_a_client_behind_a_proxy_has_so_many_sockets(tmp_path: Path) -> None:
    subnet = tuple(f"2001:db8::{number}" for number in range(1, 5))
    async with serving(tmp_path / "tables.sqlite") as address:
        assert not await are_connected(address, subnet)
        assert await are_connected(address, ("192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2", "2001:db8:0:1::1"))
        # Closed connections no longer count.
        async with asyncio.timeout(TIMEOUT):
            while not await are_connected(address, subnet[:3]):
                await asyncio.sleep(0.01)


@pytest.mark.usefixtures("few_connections")
async def test_a_connection_that_becomes_a_socket_is_counted_once(tmp_path: Path) -> None:
    async with serving(tmp_path / "tables.sqlite") as address:
        for _ in range(2):
            async with contextlib.AsyncExitStack() as stack, asyncio.timeout(TIMEOUT):
                opened = 0
                while opened < 3:
                    # The connections of the previous round may still be closing.
                    with contextlib.suppress(ConnectionError, InvalidMessage):
                        await stack.enter_async_context(socket_of(address, "192.0.2.1", local_addr=(STRANGER, 0)))
                        opened += 1
                with pytest.raises((ConnectionError, InvalidMessage)):
                    await stack.enter_async_context(socket_of(address, "192.0.2.2", local_addr=(STRANGER, 0)))


@pytest.mark.parametrize(
    ("host", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::", "2001:db8:1:2::/64"),
        ("nowhere", "nowhere"),
    ],
)
def test_the_client_of_an_address(host: str, client: str) -> None:
    assert client_of(host) == client
