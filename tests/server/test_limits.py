"""A client that sends too many requests is slowed down and refused, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidStatus

from server.live_server import PERSON, TIMEOUT, Server, connected, make, opened, running
from ziggurat.server.rooms import SEAT_A_SECOND, SEAT_AT_ONCE
from ziggurat.server.socket import VISITS_AT_ONCE

SKY = {"first": "1", "sky": "RPYBG YBGRP"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("limits") / "tables.sqlite", environment={"ZIGGURAT_MODE": "plain"}) as one:
        yield one
        assert "Traceback" not in "".join(one.lines)


async def answered(one: ClientConnection, number: int) -> list[dict[str, Any]]:
    """`number` answers to requests."""
    told: list[dict[str, Any]] = []
    async with asyncio.timeout(TIMEOUT):
        while len(told) < number:
            message = json.loads(await one.recv())
            told += [message] if message["type"] in ("done", "refused") else []
    return told


async def test_a_flood_is_refused_and_slowed(server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"), options=SKY)
    tokens = [seat["token"] for seat in made["seats"]]
    async with connected(server, made["table"], tokens[1]) as bob:
        await bob.until(lambda table: table["state"] == "playing")
        async with opened(server, made["table"]) as one:
            await one.send(json.dumps({"type": "hello", "tokens": [tokens[0]]}))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(4):
                    for number in itertools.count():
                        await one.send(json.dumps({"type": "react", "id": number, "seat": 0, "reaction": "wow"}))
            assert number > 200
            assert (await bob.ask("react", seat=1, reaction="hello"))["type"] == "done"
            assert sum(message["type"] == "reacted" for message in bob.seen) < 200
            while json.loads(await one.recv()).get("reason") != "too-fast":
                pass
            one.transport.abort()
        await bob.until(lambda table: not table["seats"][0]["here"])


async def test_a_seat_is_limited_over_all_its_connections(server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"), options=SKY)
    ask = json.dumps({"type": "preview", "id": 1, "seat": 0, "ply": 99, "move": "keep"})
    async with contextlib.AsyncExitStack() as stack:
        several = [await stack.enter_async_context(opened(server, made["table"])) for _ in range(8)]
        for one in several:
            await one.send(json.dumps({"type": "hello", "tokens": [made["seats"][0]["token"]]}))
        began = time.monotonic()
        for one in several:
            for _ in range(25):
                await one.send(ask)
        answers = [answer for one in several for answer in await answered(one, 25)]
        seconds = time.monotonic() - began
    reasons = Counter(answer["reason"] for answer in answers)
    assert reasons.keys() == {"stale", "too-fast"}
    assert 0 < reasons["stale"] <= SEAT_AT_ONCE + SEAT_A_SECOND * seconds


async def test_an_address_cannot_open_connections_without_end(server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"), options=SKY)
    statuses: Counter[int] = Counter()
    for _ in range(int(VISITS_AT_ONCE) + 100):
        try:
            async with opened(server, made["table"], additional_headers={"x-forwarded-for": "192.0.2.8"}):
                statuses[101] += 1
        except InvalidStatus as refused:
            statuses[refused.response.status_code] += 1
            if statuses[403] == 3:
                break
    assert statuses[101] >= VISITS_AT_ONCE and statuses[403] == 3
    async with connected(server, made["table"], made["seats"][0]["token"]) as ann:
        assert (await ann.ask("react", seat=0, reaction="hello"))["type"] == "done"


def test_a_flood_of_requests_is_refused(server: Server) -> None:
    address = {"x-forwarded-for": "192.0.2.7"}
    wanted = {"game": "bubblee", "players": [PERSON, PERSON], "names": ["Ann"]}
    with httpx.Client(base_url=server.url, headers=address, timeout=30) as client:
        statuses = [client.post("/api/tables", json=wanted).status_code for _ in range(32)]
        assert statuses[0] == 200 and 429 in statuses
        assert any(client.get("/api/tables").status_code == 429 for _ in range(300))
    assert server.get("/api/tables").status_code == 200
