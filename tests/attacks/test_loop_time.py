"""No request, whatever it contains, blocks the event loop: every player would have to wait."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from websockets.sync.client import connect

from attacks.loop_time import Measured, measured
from server.live_server import TIMEOUT, new_address
from ziggurat import load
from ziggurat.core import record_text
from ziggurat.server import api
from ziggurat.server.api import CALLS, DESCRIPTION, Api, Call
from ziggurat.server.lobby import Lobby
from ziggurat.server.table import Refusal

MOST = 0.050
"""The most CPU seconds that the loop may spend on a request."""
BYTES = 64_000
OWNER = "the-secret-of-this-browser-alone"
PIECES = (" ", "a.", "9", "[", "\ufdfa", "a,", "\\n", "garden 1 ", ";", "white a1:1,")
"""Repeated pieces that once made texts slow to parse."""
PERSONS = [{"type": "person"}, {"type": "person"}]
BODIES: dict[str, Any] = {
    "NewTable": {"game": "bubblee", "players": PERSONS, "names": ["Ann"], "options": {"sky": "x"}, "start": "x", "nonce": "x"},
    "Joining": {"name": "Ann", "invitation": "x" * 20, "token": "x" * 20},
    "Claiming": {"token": "x" * 20, "nonce": "x"},
    "Filling": {"seat": 1, "bot": "uniform"},
    "Decision": {"ply": 0, "move": "keep"},
    "MailWanted": {"address": "ann@example.org", "language": "en"},
    "PadWritten": {"text": "white a1:1"},
    "TilesWritten": {"text": "version = 1"},
    "Claim": {"name": "Ann", "mail": "ann@example.org"},
    "LinkAsked": {"name": "Ann", "language": "en"},
    "LinkFollowed": {"link": "x" * 20},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Measured]:
    with measured(tmp_path_factory.mktemp("loop") / "tables.sqlite") as one:
        for number in range(30):
            wanted = {"game": "babylon", "players": PERSONS, "names": [f"\ufdfa {number}"], "open": True}
            assert one.request("POST", "/api/tables", json=wanted).status_code == 200
        yield one


@pytest.fixture(scope="module")
def made(server: Measured) -> Any:
    return server.request("POST", "/api/tables", json={"game": "bubblee", "players": PERSONS, "names": ["Ann", "Bob"]}).json()


def hostile(length: int) -> list[str]:
    return [(piece * (length // len(piece)))[:length] for piece in PIECES]


def bodies(call: Call) -> Iterator[bytes]:
    """Bodies of a call, each with one text as long as allowed, or longer, and as hard to parse as possible."""
    if call.answer is api.check_record:
        yield from record_bodies()
    if call.takes is None:
        return
    usual = BODIES[call.takes.__name__]
    for name in (name for name, value in usual.items() if isinstance(value, str)):
        texts = [*hostile(longest(call.takes, name)), "\ufdfa" * (BYTES // 6)]
        yield from (json.dumps(usual | {name: text}).encode() for text in texts)
    if "options" in usual:
        yield from (json.dumps(usual | {"options": {text: "x", "sky": text}}).encode() for text in hostile(BYTES // 4))
    yield from (text.encode()[:BYTES] for text in hostile(BYTES))


def longest(kind: Any, name: str) -> int:
    """The longest text that a field accepts, limited to the bytes a body may have."""
    schema = msgspec.json.schema(kind)["$defs"][kind.__name__]["properties"][name]
    return min([each["maxLength"] for each in (schema, *schema.get("anyOf", ())) if "maxLength" in each], default=BYTES)


def record_bodies() -> Iterator[bytes]:
    game = load("bubblee", "plain")
    head = f"{record_text.FIRST_LINE}\nGame: bubblee\nRules: {game.rules_version}\nData: {game.data_version}\nSeats: 2\n"
    for text in hostile(3_900):
        yield "\n".join([head, *[f"1. 1 {text}("] * (BYTES // 4_000), "Ended: open"]).encode()
    yield b"\n" * BYTES
    yield b"\xff" * BYTES


def addresses(call: Call, made: Any) -> Iterator[str]:
    """Paths of a call: of an existing table, of a missing one, and with an id as long and hard to parse as possible."""
    known = {"game": "babylon", "day": "2026-11-18", "table": made["table"], "id": made["table"], "secret": "x", "ply": "1"}
    parts = re.findall("{(\\w+):str}", call.path)
    yield path_of(call, known)
    for part in parts:
        yield from (path_of(call, known | {part: text}) for text in ("none", "%00", *IN_ADDRESSES))
    for field in call.query:
        yield from (f"{path_of(call, known)}?{field}={text}" for text in IN_ADDRESSES)


IN_ADDRESSES = ["%20" * 4_000, "%EF%B7%BA" * 1_400, "9" * 12_000, "." * 12_000]


def path_of(call: Call, parts: dict[str, str]) -> str:
    return re.sub("{(\\w+):str}", lambda part: parts[part[1]], call.path)


@pytest.mark.parametrize("call", [DESCRIPTION, *CALLS], ids=lambda call: f"{call.method} {call.path}")
def test_no_call_takes_long_on_the_loop(server: Measured, made: Any, call: Call) -> None:
    token = made["seats"][0]["token"] if call.secret == "seat" else OWNER
    headers = {"authorization": f"Bearer {token}"}
    for path in addresses(call, made):
        assert server.cost(lambda path=path: server.request(call.method, path, headers=headers), MOST) < MOST, path[:60]  # type: ignore[misc]
    path = next(addresses(call, made))
    for body in bodies(call):
        cost = server.cost(lambda body=body: server.request(call.method, path, headers=headers, content=body), MOST)  # type: ignore[misc]
        assert cost < MOST, body[:60]


@pytest.mark.parametrize("path", ["/", "/rules/babylon", "/assets/none", "/api/none", "/" + "..%5C" * 2_000])
def test_no_page_takes_long_on_the_loop(server: Measured, path: str) -> None:
    assert server.cost(lambda: server.request("GET", path), MOST) < MOST


def test_no_message_takes_long_on_the_loop(server: Measured, made: Any) -> None:
    def say(text: str) -> None:
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/socket", additional_headers=new_address()) as socket:
            socket.send(json.dumps({"type": "hello", "tokens": [made["seats"][0]["token"]]}))
            assert json.loads(socket.recv(timeout=TIMEOUT))["type"] == "table"
            socket.send(text)
            socket.recv(timeout=TIMEOUT)

    for text in said():
        assert server.cost(lambda text=text: say(text), MOST) < MOST, text[:60]  # type: ignore[misc]


def said() -> Iterator[str]:
    for text in hostile(200):
        yield json.dumps({"type": "play", "id": 1, "seat": 0, "ply": 0, "move": text})
        yield json.dumps({"type": "preview", "id": 1, "seat": 0, "ply": 0, "move": text})
        yield json.dumps({"type": "why-not", "id": 1, "seat": 0, "path": [text[:60]] * 6})
    yield from (text.encode()[:BYTES].decode(errors="ignore") for text in hostile(BYTES))
    yield '{"type":' + "[" * (BYTES - 10)


def test_an_unexpected_error_has_the_security_headers(server: Measured, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(self: Lobby, table: str) -> str:
        raise RuntimeError("for this test")

    monkeypatch.setattr(Lobby, "record", fail)
    answer = server.request("GET", "/api/tables/none/record", headers={"connection": "close"})
    assert answer.status_code == 500
    assert answer.headers["content-security-policy"] and answer.headers["x-content-type-options"] == "nosniff"


def test_the_description_of_all_calls_is_limited_as_they_are(server: Measured, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Api, call: Call, request: Any) -> None:
        raise Refusal("unknown", call.path)

    monkeypatch.setattr(Api, "_limit", refuse)
    assert server.request("GET", "/api/openapi.json").json()["detail"] == "/api/openapi.json"
