"""The addresses at which a server says it can be reached: from the request, the settings and the local network."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from starlette.applications import Starlette

from server.live_server import running
from ziggurat import games
from ziggurat.server import addresses
from ziggurat.server.api import Api
from ziggurat.server.lobby import Lobby
from ziggurat.server.rules import Rules
from ziggurat.server.settings import Settings

EVERYBODY, THIS_MACHINE = Settings(host="0.0.0.0"), Settings(host="127.0.0.1")


class Rooms:
    """The part of a lobby that this request needs."""

    rules = Rules()


async def asked(settings: Settings, url: str) -> dict[str, Any]:
    app = Starlette(routes=list(Api(lambda: cast(Lobby, Rooms()), settings).routes()))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app)) as client:
        answer: dict[str, Any] = (await client.get(f"{url}/api/here")).json()
    return answer


@pytest.mark.parametrize(
    ("settings", "url", "expected"),
    [
        (EVERYBODY, "http://localhost:8000", ["http://192.168.1.5:8000/"]),
        (EVERYBODY, "http://127.0.0.1:8000", ["http://192.168.1.5:8000/"]),
        (EVERYBODY, "http://[::1]:8000", ["http://192.168.1.5:8000/"]),
        (EVERYBODY, "http://192.168.1.5:8000", ["http://192.168.1.5:8000/"]),
        (EVERYBODY, "http://ziggurat.local:8000", ["http://ziggurat.local:8000/", "http://192.168.1.5:8000/"]),
        (THIS_MACHINE, "http://localhost:8000", []),
        (THIS_MACHINE, "https://play.example.org", ["https://play.example.org/"]),
        (Settings(host="10.0.0.7"), "http://10.0.0.7:8000", ["http://10.0.0.7:8000/"]),
    ],
)
async def test_addresses_for_others(monkeypatch: pytest.MonkeyPatch, settings: Settings, url: str, expected: list[str]) -> None:
    monkeypatch.setattr(addresses, "local_address", lambda: "192.168.1.5")
    answer = await asked(settings, url)
    assert answer == {"addresses": expected, "compiled": dict.fromkeys(games.NAMES, False)}


async def test_without_a_network_there_are_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "local_address", lambda: None)
    assert (await asked(EVERYBODY, "http://localhost:8000"))["addresses"] == []


def test_behind_a_proxy_and_with_any_host(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:

        def first(host: str, **headers: str) -> str:
            answer = httpx.get(f"{server.url}/api/here", headers={"host": host, **headers}, timeout=30)
            assert answer.status_code == 200
            return next(iter(answer.json()["addresses"]), "")

        assert first("play.example.org", **{"x-forwarded-proto": "https"}) == "https://play.example.org/"
        for host in ("[", "[::1", "a:b:c", ":", "localhost:99999", "<b>"):
            first(host)
