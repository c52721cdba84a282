"""WebSocket frames that are not messages: too many of them close the connection, cost next to nothing, and disturb nobody."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.live_server import PERSON, TIMEOUT, Server, connected, make, new_address, opened
from ziggurat.server.connections import FRAMES_AT_ONCE, MOST_FRAGMENTS
from ziggurat.server.messages import LONGEST_MESSAGE
from ziggurat.server.places import BYTES_AT_ONCE, CLIENT_FRAMES_AT_ONCE
from ziggurat.server.socket import MESSAGES_AT_ONCE

CONTINUATION, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10
MANY = 150_000
NOISE = 0.1
"""CPU seconds that the event loop may spend on other things in the meantime."""


def frame(kind: int, data: bytes = b"", last: bool = True) -> bytes:
    """A frame as a client sends it, with a mask that changes nothing."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack("!H", len(data))
    return bytes([kind | 0x80 * last]) + size + b"\0\0\0\0" + data


FLOODS = {
    "pings": (b"", frame(PING)),
    "pongs": (b"", frame(PONG)),
    "empty fragments": (frame(TEXT, last=False), frame(CONTINUATION, last=False)),
}


@contextlib.contextmanager
def joined(server: Server, table: str, address: dict[str, str]) -> Iterator[socket.socket]:
    """A connection that has said hello and has seen the table."""
    lines = [f"GET /api/tables/{table}/socket HTTP/1.1", "Host: x", f"X-Forwarded-For: {address['x-forwarded-for']}"]
    lines += ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
    with socket.create_connection(("127.0.0.1", server.port), timeout=TIMEOUT) as one:
        one.sendall("\r\n".join([*lines, "", ""]).encode())
        assert b" 101 " in read_until(one, b"\r\n\r\n")
        one.sendall(frame(TEXT, b'{"type":"hello"}'))
        assert b'"type":"table"' in read_until(one, b'"type":"table"')
        yield one


def read_until(one: socket.socket, text: bytes) -> bytes:
    """Everything the server sends until it has sent a text or closed the connection."""
    got = b""
    with contextlib.suppress(ConnectionError):
        while text not in got and (piece := one.recv(65536)):
            got += piece
    return got


def end_of(one: socket.socket, data: bytes) -> bytes:
    """Everything the server sends, until it closes the connection, in answer to the data and a close frame."""
    with contextlib.suppress(ConnectionError):
        one.sendall(data + frame(CLOSE, struct.pack("!H", 1000)))
    return read_until(one, b"nothing that a server says")


def is_cut_off(said: bytes) -> bool:
    """True if the last frame closes the connection for flooding."""
    reason = struct.pack("!H", 1008) + b"too many frames or bytes"
    return said.endswith(bytes([0x80 | CLOSE, len(reason)]) + reason)


def loop_seconds(server: Server) -> float:
    """The CPU seconds of the thread that runs the event loop."""
    assert server.process is not None
    pid = server.process.pid
    fields = Path(f"/proc/{pid}/task/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    return str(make(server, [PERSON, PERSON], names=("Ann", "Bob"))["table"])


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_is_cut_off(server: Server, table: str, kind: str) -> None:
    begin, one_frame = FLOODS[kind]
    with joined(server, table, new_address()) as one:
        assert is_cut_off(end_of(one, begin + one_frame * int(FRAMES_AT_ONCE) * 50))


@pytest.mark.parametrize("kind", FLOODS)
def test_twice_the_flood_costs_no_more(server: Server, table: str, kind: str) -> None:
    def cost(frames: int) -> float:
        begin, one_frame = FLOODS[kind]
        before = loop_seconds(server)
        with joined(server, table, new_address()) as one:
            end_of(one, begin + one_frame * frames)
        return loop_seconds(server) - before

    once, twice = cost(MANY), cost(2 * MANY)
    assert twice < 1.5 * once + NOISE, (once, twice)


def test_a_message_has_so_many_fragments_and_no_more(server: Server, table: str) -> None:
    def in_fragments(number: int) -> bytes:
        rest = [frame(CONTINUATION, b" ", last=False)] * (number - 2)
        return b"".join([frame(TEXT, b"{", last=False), *rest, frame(CONTINUATION, b"}")])

    with joined(server, table, new_address()) as one:
        one.sendall(in_fragments(MOST_FRAGMENTS))
        assert b'"unreadable"' in read_until(one, b'"unreadable"')
    with joined(server, table, new_address()) as one:
        one.sendall(in_fragments(MOST_FRAGMENTS + 1))
        assert is_cut_off(read_until(one, b'"unreadable"'))


async def test_a_client_is_limited_over_its_connections_and_quiet_ones_go_on(server: Server, table: str) -> None:
    address = new_address()
    pings = frame(PING) * int(FRAMES_AT_ONCE * 0.9)

    def are_answered() -> bool:
        with joined(server, table, address) as one:
            one.sendall(pings + frame(PING, b"the last"))
            return b"the last" in read_until(one, b"the last")

    def flood() -> list[bool]:
        return [are_answered() for _ in range(int(3 * CLIENT_FRAMES_AT_ONCE / FRAMES_AT_ONCE))]

    async with opened(server, table, additional_headers=address) as quiet:
        await quiet.send('{"type":"hello"}')
        answered = await asyncio.to_thread(flood)
        assert answered[0] and not all(answered)
        await asyncio.wait_for(await quiet.ping(), TIMEOUT)


def test_the_bytes_of_a_client_are_limited(server: Server, table: str) -> None:
    address = new_address()
    message = frame(TEXT, b" " * (LONGEST_MESSAGE - 1))
    messages = message * int(0.75 * BYTES_AT_ONCE / len(message))
    with joined(server, table, address) as one, joined(server, table, address) as two:
        assert [is_cut_off(end_of(each, messages)) for each in (one, two)] == [False, True]


async def test_an_honest_client_meets_no_limit(server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"), options={"first": "1", "sky": "RPYBG YBGRP"})
    begin, one_frame = FLOODS["pings"]
    async with connected(server, made["table"], made["seats"][0]["token"]) as ann:
        with joined(server, made["table"], new_address()) as one:
            flooding = asyncio.create_task(asyncio.to_thread(end_of, one, begin + one_frame * MANY))
            # After the hello, one message and one ping after the other, without waiting.
            for number in range(2, int(MESSAGES_AT_ONCE)):
                await ann.socket.send(json.dumps({"type": "preview", "id": number, "seat": 0, "ply": 0, "move": "keep"}))
                await ann.socket.ping()
            ann.count_from(int(MESSAGES_AT_ONCE))
            assert (await ann.ask("preview", seat=0, ply=0, move="keep"))["type"] == "preview"
            assert is_cut_off(await flooding)
        assert not [message for message in ann.seen if message["type"] == "failed"]
        await asyncio.wait_for(await ann.socket.ping(), TIMEOUT)
