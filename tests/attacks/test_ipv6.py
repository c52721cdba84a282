"""One client counts as one client, however many addresses of its network it uses."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from starlette.requests import Request
from starlette.websockets import WebSocket

from server.live_server import TIMEOUT, VERIFY_TLS, Server
from ziggurat.server import api, limits, socket
from ziggurat.server.table import Refusal

MAPPED = "::ffff:192.0.2.1"
ASK = next(call for call in api.CALLS if call.answer is api.ask_link)
"""A call that one client may make 10 times in a burst, and then only every few minutes."""


def request(host: str) -> Request:
    return Request({"type": "http", "client": (host, 50_000), "headers": []})


async def nothing() -> None:
    """Neither receive nor send."""


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("2001:db8:1:1::1", "2001:db8:1:1:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:1::1", "2001:0DB8:0001:0001::1", True),
        ("2001:db8:1:1::1", "2001:db8:1:2::1", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        (MAPPED, "192.0.2.1", True),
        (MAPPED, "::ffff:192.0.2.2", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("testclient", "other", False),
        ("", "", True),
    ],
)
def test_addresses_of_one_client(one: str, other: str, is_same: bool) -> None:
    sockets = [WebSocket({"type": "websocket", "client": (host, 50_000)}, nothing, nothing) for host in (one, other)]  # type: ignore[arg-type]
    clients = [socket._address(each) for each in sockets]
    assert (clients[0] == clients[1]) is is_same
    assert clients == [api._client(request(host)) for host in (one, other)]


@pytest.mark.parametrize("host", ["", "testclient", "192.0.2.1", "192.0.2.256", "2001:db8", "a:b"])
def test_other_hosts_stay_as_they_are(host: str) -> None:
    assert limits.client_of(host) == host


def allowed(calls: api.Api, host: str) -> bool:
    try:
        calls._limit(ASK, request(host))
    except Refusal:
        return False
    return True


def test_a_network_cannot_reset_the_limits_of_others() -> None:
    calls = api.Api(lambda: pytest.fail("no lobby is needed"))
    while allowed(calls, "192.0.2.1"):
        pass
    for number in range(limits.MOST_ADDRESSES + 1):
        allowed(calls, f"2001:db8:1:1::{number:x}")
    assert not allowed(calls, "192.0.2.1")


async def statuses(server: Server, hosts: list[str]) -> list[int]:
    """The statuses of one request from each host, all sent concurrently."""
    async with httpx.AsyncClient(base_url=server.url, timeout=TIMEOUT, verify=VERIFY_TLS) as client:
        asked = [client.post("/api/names/link", json={"name": "Ann"}, headers={"x-forwarded-for": host}) for host in hosts]
        return sorted(answer.status_code for answer in await asyncio.gather(*asked))


async def test_a_server_counts_a_network_as_one_client(server: Server) -> None:
    at_once = int(api.CLAIMS_AT_ONCE)
    # Without a mail server, a link request that passes the rate limit is refused with 409.
    network = [f"2001:db8:1:1::{number:x}" for number in range(at_once)]
    assert await statuses(server, network + [MAPPED, "192.0.2.1"] * (at_once // 2)) == [409] * 2 * at_once
    assert await statuses(server, ["2001:db8:1:1:a:b:c:d", MAPPED, "2001:db8:1:2::1"]) == [409, 429, 429]
