"""Nothing that is sent to the server breaks it: it refuses, leaks no secret, logs no error, and keeps serving.

Every request comes from a different address, as a reverse proxy would report it, so that limits per address apply only where a test
means them.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import CHECKS, load_all_checks
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

import ziggurat
from server.live_server import PERSON, TIMEOUT, Client, Server, bot, connected, new_address, opened, running
from ziggurat.core import record_text
from ziggurat.server.api import CALLS, openapi
from ziggurat.server.app import HEADERS
from ziggurat.server.messages import LONGEST_MESSAGE
from ziggurat.server.table import Refusal, fit_name

SKY = {"first": "1", "sky": "RPYBG YBGRP"}
OWNER = "the-secret-of-this-browser-alone"
GOLDEN = Path(__file__).parents[1] / "golden"
_client = httpx.Client(timeout=30, verify=False)
_secrets: set[str] = set()
"""All secrets that were handed out: none may ever be logged."""
QUICK = settings(deadline=None, max_examples=60, suppress_health_check=list(HealthCheck))
LONG = settings(deadline=None, max_examples=700, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("abuse") / "tables.sqlite") as one, _client:
        yield one


@pytest.fixture
def server(shared: Server) -> Iterator[Server]:
    """The server, which must be unharmed afterwards."""
    before = len(shared.lines)
    yield shared
    assert_unharmed(shared, before)


def assert_unharmed(server: Server, before: int) -> None:
    """Assert that the server answers, and has logged neither an error nor a secret."""
    assert ask(server, "GET", "/api/ready").json()["ready"]
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"), options=SKY)
    token = made["seats"][0]["token"]
    assert move(server, made, token, 0, "keep").status_code == 200
    assert_quiet(server, before)


def assert_quiet(server: Server, before: int) -> None:
    """Assert that no error and no secret has been logged since a line."""
    told = "".join(server.lines[before:])
    assert "Traceback" not in told
    assert not re.search(r" level=(error|critical) ", told), told
    assert not [secret for secret in _secrets if secret in told]


def ask(server: Server, method: str, path: str, token: str | None = None, **more: Any) -> httpx.Response:
    """Send a request from a new address."""
    headers = new_address() | ({"authorization": f"Bearer {token}"} if token else {}) | more.pop("headers", {})
    return _client.request(method, f"{server.url}{path}", headers=headers, **more)


def make(server: Server, players: list[Any], names: tuple[str, ...] = ("Ann",), owner: str | None = None, **more: Any) -> dict[str, Any]:
    wanted = {"game": "bubblee", "players": players, "names": list(names), **more}
    answer = ask(server, "POST", "/api/tables", owner, json=wanted)
    assert answer.status_code == 200, answer.text
    made: dict[str, Any] = answer.json()
    _secrets.update([made["invitation"], *(seat["token"] for seat in made["seats"])])
    return made


def sit(server: Server, made: dict[str, Any], **more: Any) -> httpx.Response:
    return ask(server, "POST", f"/api/tables/{made['table']}/join", json={"name": "Bob", **more})


def move(server: Server, made: dict[str, Any], token: str | None, ply: int, text: str) -> httpx.Response:
    return ask(server, "POST", f"/api/tables/{made['table']}/moves", token, json={"ply": ply, "move": text})


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]


async def said(one: ClientConnection) -> list[dict[str, Any]]:
    """All messages until the server closes the connection."""
    told = []
    with contextlib.suppress(ConnectionClosed):
        async with asyncio.timeout(TIMEOUT):
            while True:
                told.append(json.loads(await one.recv()))
    return told


# Plain HTTP


def paths_of(table: str) -> list[str]:
    return ["/", "/api/openapi.json", *sorted({call.path.replace("{table:str}", table).replace("{id:str}", table) for call in CALLS})]


METHODS = ("GET", "HEAD", "OPTIONS", "PUT", "PATCH", "DELETE", "POST", "TRACE", "CONNECT", "BREW")


def test_every_method_on_every_route_has_the_security_headers(server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"))
    with httpx.Client(base_url=server.url, timeout=30) as client:
        for path in (*paths_of(made["table"]), *paths_of("none"), "/none", "/api", "/api/tables/", f"/api/tables/{made['table']}/socket"):
            for method in METHODS:
                if method == "CONNECT":
                    continue
                answer = client.request(method, path, headers=new_address())
                assert answer.status_code < 500, (method, path)
                if method == "BREW":
                    continue
                for name, value in HEADERS.items():
                    assert answer.headers.get(name) == value, (method, path, name)
                assert "server" not in answer.headers
                assert path[:5] != "/api/" or answer.headers["cache-control"] == "no-store"
                if method in ("PATCH", "BREW") or (method == "PUT" and not path.endswith(("/mail", "/names"))):
                    assert answer.status_code in (404, 405, 307), (method, path)


def test_other_sites_may_not_ask_and_programs_may(server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"), options=SKY)
    token = made["seats"][0]["token"]
    body = {"ply": 0, "move": "keep"}
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", f"https://{made['table']}.example", "", "127.0.0.1", "\xff"):
        headers = {"origin": origin.encode("latin-1")}
        answer = ask(server, "POST", f"/api/tables/{made['table']}/moves", token, json=body, headers=headers)
        assert answer.status_code == 403, origin
        assert ask(server, "DELETE", "/api/mine", OWNER, headers=headers).status_code == 403
        assert "access-control-allow-origin" not in ask(server, "GET", "/api/tables", headers=headers).headers
    own = {"origin": server.url}
    assert ask(server, "POST", f"/api/tables/{made['table']}/moves", token, json=body, headers=own).status_code == 200


async def test_other_sites_may_not_connect_and_programs_may(server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"))
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        with pytest.raises(InvalidStatus) as refused:
            async with opened(server, made["table"], origin=origin):
                pass
        assert refused.value.response.status_code == 403
    async with opened(server, made["table"], origin=server.url) as one:
        await one.send('{"type":"hello"}')
        assert json.loads(await one.recv())["type"] == "table"


ODD_TABLES = (
    "..", "../..", "%2e%2e", "..%2f..%2fetc%2fpasswd", "%00", "a%00b", "%0d%0aset-cookie:x=1", "%ff%fe", "%F0%9F%98%80", "'", "' OR 1=1--",
    "%", "%zz", "a" * 5000, ".", "~", "*", "{table}", "null", "0", "-1", "%E2%80%AE", "..;", "a?b", "a#b", "%u0041", "con", "\\..\\..",
)  # fmt: skip


def test_odd_tables(server: Server) -> None:
    made = make(server, [PERSON, PERSON], open=True)
    odd = (*ODD_TABLES, made["table"].upper(), made["table"] + " ", made["table"] + "%00", " " + made["table"], made["table"] + "/.")
    with socket.create_connection(("127.0.0.1", server.port)):
        pass
    for table in odd:
        for rest in ("", "/record", "/socket"):
            status, text = raw(server, f"GET /api/tables/{table.replace(' ', '%20')}{rest} HTTP/1.1")
            assert status in (400, 404, 307, 200, 405), (table, rest, status)
            assert status != 200 or '"tables"' in text or made["table"] not in text, (table, rest)
            assert "root:" not in text
        for rest in ("/join", "/claim", "/moves"):
            status, _ = raw(server, f"POST /api/tables/{table.replace(' ', '%20')}{rest} HTTP/1.1", body=b"{}")
            assert 400 <= status < 500 or status == 307, (table, rest, status)


def raw(server: Server, first: str, *headers: str, body: bytes = b"", leave: bool = False) -> tuple[int, str]:
    """Send a request byte for byte; the status, 0 if there was no answer, and the answer."""
    lines = (first, f"Host: 127.0.0.1:{server.port}", f"X-Forwarded-For: {new_address()['x-forwarded-for']}", *headers, "Connection: close")
    more = () if any(line.lower().startswith(("content-length", "transfer")) for line in headers) else (f"Content-Length: {len(body)}",)
    packet = "\r\n".join([*lines, *more, "", ""]).encode("latin-1", "replace") + body
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as one:
        got = b""
        with contextlib.suppress(ConnectionError):
            one.sendall(packet)
            if leave:
                one.shutdown(socket.SHUT_WR)
            while piece := one.recv(65536):
                got += piece
    status = re.match(rb"HTTP/1\.[01] ([0-9]{3})", got)
    return int(status[1]) if status else 0, got.decode("utf-8", "replace")


def test_requests_that_are_none(server: Server) -> None:
    for first in (
        "",
        "GET",
        "GET /",
        "GET / HTTP/9.9",
        "\x00\x01\x02",
        "GET /api/tables/\xff\xfe HTTP/1.1",
        "G" * 100_000,
        "GET http://[ HTTP/1.1",
    ):
        status, _ = raw(server, first, leave=True)
        assert status < 500, first[:40]
    for header in (
        "Content-Length: -1",
        "Content-Length: 99999999999999999999",
        "Transfer-Encoding: chunked, chunked",
        "A" * 100_000,
        ": x",
    ):
        status, _ = raw(server, "POST /api/tables HTTP/1.1", header, leave=True)
        assert status < 500, header[:40]


def test_wrong_content_types_and_bodies(server: Server) -> None:
    bodies: tuple[bytes, ...] = (
        b"",
        b"{",
        b"null",
        b"[]",
        b'"x"',
        b"NaN",
        b'{"game": NaN}',
        b"\xff\xfe\x00",
        b"a=b&c=d",
        b"<xml/>",
        b"\xef\xbb\xbf{}",
        b"[" * 60_000,
    )
    bodies += (
        b'{"players":[{"a":' + b"[" * 30_000 + b"]" * 30_000 + b"}]}",
        b'{"game":"\xff"}',
        b'{"game":"\\ud800"}',
        b'{"names":' + b"9" * 5000,
    )
    asking = ("/api/tables", "/api/tables/none/join", "/api/tables/none/claim", "/api/tables/none/moves", "/api/records")
    for path in (*asking, "/api/babylon/score", "/api/babylon/tiles"):
        for kind, body in zip(
            itertools.cycle(("text/html", "application/x-www-form-urlencoded", "multipart/form-data", "", "\xff/\xff")),
            bodies,
            strict=False,
        ):
            headers = {"content-type": kind.encode("latin-1")}
            assert refusal(ask(server, "POST", path, content=body, headers=headers)) == (400, "unreadable"), (path, body[:40])


def test_bodies_that_are_too_long(server: Server) -> None:
    def endless(pieces: int) -> Iterator[bytes]:
        yield from itertools.repeat(b"x" * 65_536, pieces)

    for path in ("/api/tables", "/api/tables/none/moves", "/api/records", "/api/babylon/score", "/api/babylon/tiles"):
        # The server may answer and close before everything is sent.
        with contextlib.suppress(httpx.WriteError, httpx.ReadError, httpx.RemoteProtocolError):
            # Without a length, a body is sent in chunks.
            assert ask(server, "POST", path, content=endless(400)).status_code == 411
        assert ask(server, "POST", path, content=b"x" * (2 << 20)).status_code == 400
    padded = json.dumps({"game": "bubblee", "players": [PERSON, PERSON], "names": ["Ann"]})
    assert ask(server, "POST", "/api/tables", content=padded + " " * (LONGEST_MESSAGE - len(padded))).status_code == 200
    assert ask(server, "POST", "/api/tables", content=padded + " " * (LONGEST_MESSAGE - len(padded) + 1)).status_code == 400


# Making tables


anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from(["person", "bot", "bubblee", "babylon", 1e308]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
option_names = st.sampled_from(
    ["first", "sky", "black", "powers", "touching", "planet", "flowers", "supply", "tiles", "tokens", "seats", ""]
)
option_values = st.sampled_from(
    [
        "1",
        "2",
        "3",
        "drawn",
        "yes",
        "no",
        "one",
        "group",
        "3 4",
        " 1\n",
        "RPYBG\nYBGRP",
        "by seat",
        "endless",
        "printed",
        "built-in",
        "-1",
        "٣",
        "white pink",
        "R",
        "RRG Y - K BB",
        "single*14",
        "single*99999999999",
        "K" * 5000,
        "1e9",
        "",
        "\x00",
        "\u202e",
        "built-in; rm",
    ]
) | st.text(max_size=30)
seats = st.lists(
    st.sampled_from([PERSON, bot(), bot("greedy"), bot("none"), {"type": "none"}, {"type": "person", "more": 1}, {}]) | anything, max_size=6
)
names = st.lists(st.sampled_from(["Ann", "Bob", "", " ", "\u202eAnn", "😀" * 40, "a" * 41]) | st.text(max_size=42), max_size=5)
NEW = st.fixed_dictionaries(
    {},
    optional={
        "game": st.sampled_from(["bubblee", "babylon", "", "../babylon", "__init__"]) | anything,
        "players": seats | anything,
        "options": st.dictionaries(option_names, option_values, max_size=4) | anything,
        "names": names | anything,
        "tokens": st.lists(st.sampled_from(["t" * 19, "t" * 20, "u" * 100, "u" * 101]), max_size=5) | anything,
        "nonce": st.text(max_size=210) | anything,
        "clock": st.fixed_dictionaries({}, optional={"seconds": anything, "increment": anything, "more": anything}) | anything,
        "patience": anything,
        "open": anything,
        "more": anything,
    },
)
NEARLY = st.builds(
    lambda new, rest: {"game": "bubblee", "players": [PERSON, PERSON], "names": ["Ann"]} | {key: new[key] for key in rest if key in new},
    NEW,
    st.sets(st.sampled_from(["game", "players", "options", "names", "tokens", "nonce", "clock", "patience", "open"]), max_size=2),
)


def assert_refused_or_sound(server: Server, wanted: Any) -> None:
    answer = ask(server, "POST", "/api/tables", content=json.dumps(wanted))
    assert answer.status_code in (200, 400, 404, 409), (answer.status_code, answer.text)
    if answer.status_code != 200:
        return
    made = answer.json()
    _secrets.update(seat["token"] for seat in made["seats"])
    table = ask(server, "GET", f"/api/tables/{made['table']}").json()
    assert all(name is None or fit_name(name) == name for name in (seat["name"] for seat in table["seats"]))
    if table["state"] != "waiting":
        text = ask(server, "GET", f"/api/tables/{made['table']}/record").text
        assert record_text.read(text, lambda name: ziggurat.load(name, "plain")).header.game.name == table["game"]


@given(wanted=NEW | NEARLY)
@QUICK
def test_new_tables_of_all_kinds(shared: Server, wanted: Any) -> None:
    assert_refused_or_sound(shared, wanted)


def test_options_as_a_game_reads_them(server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"), options={"first": " \n 1 \t", "sky": "RPYBG\n\n   YBGRP"})
    table = ask(server, "GET", f"/api/tables/{made['table']}").json()
    assert table["options"] == SKY
    text = ask(server, "GET", f"/api/tables/{made['table']}/record").text
    assert record_text.read(text, lambda name: ziggurat.load(name, "plain")).header.options == SKY


BAD_NAMES = (
    "",
    " ",
    "\t\n",
    "\x00",
    "Ann\x07",
    "\x1b[31mAnn",
    "\u202eAnn",
    "A\u200fnn",
    "\u200b",
    "\u200d",
    "Ann\u2066",
    "\ufeffAnn",
    "\ue000",
    "a" * 41,
)


@pytest.mark.parametrize("name", BAD_NAMES)
def test_names_that_cannot_be_shown(server: Server, name: str) -> None:
    wanted = {"game": "bubblee", "players": [PERSON, PERSON], "names": [name]}
    assert refusal(ask(server, "POST", "/api/tables", json=wanted)) == (400, "unreadable")


def test_names_that_can(server: Server) -> None:
    for name, shown in (
        (" Ann  Lee\n", "Ann Lee"),
        ("😀" * 40, "😀" * 40),
        ("👩\u200d👧", "👩\u200d👧"),
        ("אבג", "אבג"),
        ("Ann: #1", "Ann: #1"),
        ("<b>&", "<b>&"),
    ):
        made = make(server, [PERSON, PERSON], names=(name, "Bob"))
        assert ask(server, "GET", f"/api/tables/{made['table']}").json()["seats"][0]["name"] == shown
        text = ask(server, "GET", f"/api/tables/{made['table']}/record").text
        record_text.read(text, lambda name: ziggurat.load(name, "plain"))
    made = make(server, [PERSON, PERSON])
    for name in BAD_NAMES:
        assert refusal(sit(server, made, name=name, invitation=made["invitation"])) == (400, "unreadable")
    assert sit(server, made, invitation=made["invitation"]).status_code == 200


@given(name=st.text(max_size=40))
@settings(deadline=None, max_examples=300)
def test_a_fit_name_is_fit(name: str) -> None:
    try:
        fit = fit_name(name)
    except Refusal:
        return
    assert fit == fit_name(fit) == fit.strip()
    assert fit and len(fit) <= len(name) and len(fit.splitlines()) == 1


# Tokens


def test_tokens_of_others(server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"), owner=OWNER, options=SKY)
    other = make(server, [PERSON, PERSON], names=("Eve", "Pat"), options=SKY)
    tokens = [seat["token"] for seat in made["seats"]]
    foreign = [
        other["seats"][0]["token"],
        other["invitation"],
        made["invitation"],
        OWNER,
        tokens[0][:-1],
        tokens[0] + "x",
        tokens[0].swapcase(),
    ]
    foreign += ["a", "x" * 5000, "null", "' OR 1=1", tokens[0] + "," + tokens[1]]
    for token in foreign:
        assert refusal(move(server, made, token, 0, "keep")) == (403, "not-your-seat"), token
        answer = ask(server, "GET", f"/api/tables/{made['table']}", token)
        assert refusal(answer) == (403, "not-your-seat")
        assert len(token) < 20 or token not in answer.text
    assert refusal(move(server, made, None, 0, "keep")) == (403, "not-your-seat")
    assert refusal(move(server, made, tokens[1], 0, "keep")) == (409, "out-of-turn")
    for kind in ("Basic", "Token"):
        answer = ask(
            server,
            "POST",
            f"/api/tables/{made['table']}/moves",
            headers={"authorization": f"{kind} {tokens[0]}"},
            json={"ply": 0, "move": "keep"},
        )
        assert refusal(answer) == (403, "not-your-seat")
    assert move(server, made, tokens[0], 0, "keep").status_code == 200
    assert move(server, made, tokens[0], 0, "keep").json() == {"type": "done", "id": 0, "seq": 4}
    assert refusal(move(server, made, tokens[1], 1, "drop 1")) == (409, "out-of-turn")


def test_a_view_has_the_choices_of_its_own_seat_alone(server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"), options=SKY)
    tokens = [seat["token"] for seat in made["seats"]]
    views = [ask(server, "GET", f"/api/tables/{made['table']}", token) for token in (tokens[0], tokens[1], None)]
    assert [bool(view.json()["view"]["choices"]) for view in views] == [True, False, False]
    for view in views:
        assert not [secret for secret in (*tokens, made["invitation"]) if secret in view.text + str(view.headers)]


def test_invitations_and_claims(server: Server) -> None:
    made, other = make(server, [PERSON, PERSON]), make(server, [PERSON, PERSON])
    token = made["seats"][0]["token"]
    for invitation in (other["invitation"], token, OWNER, None, "x" * 20, made["table"] * 2):
        assert refusal(sit(server, made, invitation=invitation)) == (403, "not-your-seat")
    for seat in (0, 2, 3):
        assert refusal(sit(server, made, invitation=made["invitation"], seat=seat)) == (409, "not-now")
    assert refusal(sit(server, made, invitation=made["invitation"], seat=-1))[0] == 400
    assert refusal(sit(server, made, invitation=made["invitation"], token=other["seats"][0]["token"])) == (403, "not-your-seat")
    # The token of a seat gives that seat again, and never a second one.
    assert sit(server, made, invitation=made["invitation"], token=token).json()["seat"] == 0
    own = "a-secret-of-ones-own-for-this-seat"
    assert [sit(server, made, invitation=made["invitation"], token=own).json()["seat"] for _ in range(3)] == [1, 1, 1]
    assert refusal(sit(server, made, invitation=made["invitation"])) == (409, "not-now")
    for secret in (token, own, made["invitation"]):
        answer = ask(server, "POST", f"/api/tables/{made['table']}/claim", json={"token": secret})
        assert refusal(answer) == (403, "not-your-seat")


def test_a_token_opens_one_seat_of_one_table(server: Server) -> None:
    wanted = {"game": "bubblee", "players": [PERSON, PERSON], "names": ["Ann", "Bob"]}
    token = "a-secret-that-is-used-too-often"
    assert refusal(ask(server, "POST", "/api/tables", json=wanted | {"tokens": [token, token]})) == (409, "not-now")
    assert ask(server, "POST", "/api/tables", json=wanted | {"tokens": [token]}).status_code == 200
    assert refusal(ask(server, "POST", "/api/tables", json=wanted | {"tokens": [token]})) == (409, "not-now")


async def test_the_token_of_the_game_before(server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"))
    stranger = make(server, [PERSON, PERSON], names=("Eve", "Pat"))["seats"][0]["token"]
    tokens = [seat["token"] for seat in made["seats"]]
    async with connected(server, made["table"], *tokens) as client:
        await client.until(lambda table: table["state"] == "playing")
        await client.ask("resign", seat=1)
        await client.ask("rematch", seat=0)
        again = (await client.until(lambda table: table["rematch"]))["rematch"]
    for token in (*tokens, stranger, made["invitation"]):
        assert refusal(ask(server, "GET", f"/api/tables/{again}", token)) == (403, "not-your-seat")
    for token in (stranger, made["invitation"], "x" * 30):
        assert refusal(ask(server, "POST", f"/api/tables/{again}/claim", json={"token": token})) == (403, "not-your-seat")
    claimed = [ask(server, "POST", f"/api/tables/{again}/claim", json={"token": token}).json() for token in tokens for _ in range(2)]
    _secrets.update(seat["token"] for seat in claimed)
    assert [seat["seat"] for seat in claimed] == [1, 1, 0, 0]
    assert refusal(sit(server, {"table": again}, invitation=made["invitation"])) == (403, "not-your-seat")
    for token in {seat["token"] for seat in claimed}:
        assert refusal(ask(server, "GET", f"/api/tables/{made['table']}", token)) == (403, "not-your-seat")


# The WebSocket


async def refused_hello(server: Server, table: str, hello: str | bytes) -> dict[str, Any]:
    async with opened(server, table) as one:
        await one.send(hello)
        try:
            told = await said(one)
        except TimeoutError:
            raise AssertionError(hello[:100]) from None
        assert [message["type"] for message in told] == ["failed"], (hello[:40], told)
        return told[0]


async def test_hellos_that_are_none(server: Server) -> None:
    made, other = make(server, [PERSON, PERSON], names=("Ann", "Bob")), make(server, [PERSON, PERSON])
    table, token = made["table"], made["seats"][0]["token"]
    deep = b'{"x":' + b"[" * 30_000 + b"]" * 30_000 + b',"type":"hello"}'
    for hello in (
        "",
        b"",
        "x",
        b"\xff",
        b'{"type":"hello","tokens":["\xff\xff"]}',
        b'{"type":"\xff"}',
        "[]",
        "null",
        '{"type":"play"}',
        deep,
        deep.decode(),
    ):
        assert (await refused_hello(server, table, hello))["reason"] == "unreadable"
    for wrong in (
        {"seq": -1},
        {"seq": 1e99},
        {"seq": "1"},
        {"tokens": "x"},
        {"tokens": [1]},
        {"tokens": [token] * 5},
        {"more": 1},
        {"tokens": [""]},
    ):
        assert (await refused_hello(server, table, json.dumps({"type": "hello", **wrong})))["reason"] == "unreadable"
    for foreign in (other["seats"][0]["token"], made["invitation"], OWNER, token + "x"):
        failed = await refused_hello(server, table, json.dumps({"type": "hello", "tokens": [token, foreign]}))
        assert failed["reason"] == "not-your-seat"
        assert foreign not in json.dumps(failed)
    for odd in ("none", "%00", "%ff", "a" * 3000):
        assert (await refused_hello(server, odd, '{"type":"hello"}'))["reason"] == "unknown"


async def test_frames_of_all_kinds(server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"), options=SKY)
    table, token = made["table"], made["seats"][0]["token"]
    async with connected(server, table, token) as ann:
        await ann.until(lambda table: table["state"] == "playing")
        deep = b'{"x":' + b"[" * 30_000 + b"]" * 30_000 + b',"type":"play"}'
        junk = (
            "",
            b"",
            b"\xff\x00",
            b'{"type":"\xff"}',
            deep,
            "{",
            '{"type":"hello"}',
            '{"type":"none"}',
            '{"type":"play","id":NaN}',
            b'{"type":"react"}',
        )
        for frame in junk:
            await ann.socket.send(frame)
        assert (await ann.ask("play", seat=0, ply=0, move="keep"))["type"] == "done"
        failed = [message for message in ann.seen if message["type"] == "failed"]
        assert [message["reason"] for message in failed] == ["unreadable"] * len(junk)
    for size, kind in ((LONGEST_MESSAGE + 1, "text"), (LONGEST_MESSAGE + 1, "bytes"), (4 << 20, "text")):
        async with opened(server, table) as one:
            await one.send('{"type":"hello"}')
            with contextlib.suppress(ConnectionClosed):
                await one.send(" " * size if kind == "text" else b" " * size)
            await said(one)
            assert one.close_code == 1009
    async with opened(server, table) as one:
        await one.send('{"type":"hello"}')
        await one.send(" " * (LONGEST_MESSAGE - 2) + "{}")
        while json.loads(await one.recv())["type"] != "failed":
            pass


async def test_a_silent_connection_is_not_waited_for(server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"))

    async def silent(first: bytes | None) -> int | None:
        async with opened(server, made["table"]) as one:
            if first is not None:
                async with one.send_context():
                    # A message that never ends.
                    one.protocol.send_text(first, fin=False)
            assert await said(one) == []
            code: int | None = one.close_code
            return code

    await asyncio.gather(*(silent(first) for first in (None, b"{", b'{"type":') * 10))


COMMANDS: tuple[dict[str, Any], ...] = (
    {"type": "play", "ply": 0, "move": "keep"},
    {"type": "preview", "ply": 0, "move": "keep"},
    {"type": "why-not", "path": ["sky 1:1"]},
    {"type": "undo", "ply": 1},
    {"type": "resign"},
    {"type": "abort"},
    {"type": "replace", "absent": 1},
    {"type": "return"},
    {"type": "answer", "asked": 5, "agree": True},
    {"type": "rematch"},
    {"type": "react", "reaction": "wow"},
)


async def answers_of(client: Client, seat: int) -> dict[str, str]:
    """The reason why each command is refused, or "done"."""
    told = {}
    for command in COMMANDS:
        answer = await client.ask(command["type"], seat=seat, **{key: value for key, value in command.items() if key != "type"})
        told[command["type"]] = answer.get("reason", answer["type"])
    return told


async def test_a_seat_cannot_act_for_another(server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"), options=SKY)
    tokens = [seat["token"] for seat in made["seats"]]
    async with connected(server, made["table"]) as watching, connected(server, made["table"], tokens[1]) as bob:
        for client, seat in ((watching, 0), (watching, 3), (bob, 0), (bob, 2)):
            await client.until(lambda table: table["state"] == "playing")
            assert set((await answers_of(client, seat)).values()) == {"not-your-seat"}
        assert watching.table["ply"] == 0


async def test_before_the_start_and_after_the_end(server: Server) -> None:
    made = make(server, [PERSON, PERSON], options=SKY)
    async with connected(server, made["table"], made["seats"][0]["token"]) as ann:
        await ann.until(lambda table: table["state"] == "waiting")
        for command in COMMANDS:
            if command["type"] not in ("abort", "react"):
                answer = await ann.ask(command["type"], seat=0, **{key: value for key, value in command.items() if key != "type"})
                assert answer["reason"] in ("not-now", "stale", "unknown", "out-of-turn"), answer
        assert sit(server, made, invitation=made["invitation"]).status_code == 200
        await ann.until(lambda table: table["state"] == "playing")
        await ann.ask("resign", seat=0)
        await ann.until(lambda table: table["state"] == "over")
        told = await answers_of(ann, 0)
        # The game had already been resigned.
        assert told.pop("react") == told.pop("rematch") == told.pop("resign") == "done"
        assert set(told.values()) <= {"over", "out-of-turn", "stale", "unknown", "not-now"}, told
    assert refusal(move(server, made, made["seats"][0]["token"], 0, "keep")) == (409, "over")
    assert refusal(sit(server, made, invitation=made["invitation"])) == (409, "not-now")


async def test_a_resigned_player_decides_nothing(server: Server) -> None:
    made = make(server, [PERSON, PERSON, PERSON], names=("Ann", "Bob", "Eve"), game="babylon", options={"first": "2"})
    tokens = [seat["token"] for seat in made["seats"]]
    async with connected(server, made["table"], tokens[0]) as ann, connected(server, made["table"], tokens[1]) as bob:
        table = await bob.until(lambda table: table["state"] == "playing" and table["view"]["to_act"] == 1)
        assert (await ann.ask("resign", seat=0))["type"] == "done"
        assert (await ann.ask("resign", seat=0))["type"] == "done"
        for kind, more in (
            ("play", {"ply": table["ply"], "move": "0"}),
            ("undo", {"ply": table["ply"]}),
            ("abort", {}),
            ("replace", {"absent": 2}),
            ("return", {}),
        ):
            assert (await ann.ask(kind, seat=0, **more))["reason"] == "not-now", kind
        # A player who is connected cannot be replaced.
        assert (await bob.ask("replace", seat=1, absent=1))["reason"] == "not-now"
        async with connected(server, made["table"], tokens[2]) as eve:
            await eve.until(lambda table: table["state"] == "playing")
            assert (await bob.ask("replace", seat=1, absent=2))["reason"] == "not-now"
            assert (await bob.ask("replace", seat=1, absent=2, bot="../greedy"))["type"] == "refused"
            assert (await eve.ask("answer", seat=2, asked=1, agree=True))["reason"] == "unknown"


async def test_touches_that_are_none(server: Server) -> None:
    for game, options in (("babylon", {"first": "1"}), ("bubblee", SKY)):
        made = make(server, [PERSON, PERSON], names=("Ann", "Bob"), game=game, options=options)
        async with connected(server, made["table"], made["seats"][0]["token"]) as ann:
            await ann.until(lambda table: table["view"]["to_act"] == 0)
            first = [f"tile {name}" for name in ("stored", "1", "a1", "starting", "dug", "quarry")]
            for start in (*first, "sky 1:1", "", "\x00", "tile"):
                for turn in ("turn x", "turn 99999999", "turn -1", "turn ٣", ""):
                    answer = await ann.ask("why-not", seat=0, path=[start, "a1", "b", turn])
                    assert answer["reason"] in ("rule", "unknown", "unreadable", "too-fast"), answer
                    await asyncio.sleep(0.03)


ids = st.integers(0, 1000)
numbers = st.integers(-1, 5) | st.sampled_from([2**31, 2**63, 2**64, 10**30, 1e308, -0.0]) | anything
MESSAGES = st.one_of(
    anything,
    st.fixed_dictionaries(
        {"type": st.sampled_from([command["type"] for command in COMMANDS] + ["hello", "table", "none"])},
        optional={
            "id": ids,
            "seat": st.integers(0, 1) | numbers,
            "ply": numbers,
            "move": st.sampled_from(["keep", "drop 1", "0", "9" * 200, "-1", "draw R", "sky RPYBG YBGRP", "٣"])
            | st.text(max_size=30)
            | anything,
            "path": st.lists(st.sampled_from(["sky 1:1", "tile stored", "turn 7", "a1"]) | st.text(max_size=10), max_size=7) | anything,
            "asked": numbers,
            "agree": st.booleans() | anything,
            "absent": numbers,
            "bot": st.sampled_from(["greedy", "none", ""]) | anything,
            "reaction": st.sampled_from(["wow", "none"]) | anything,
            "seq": numbers,
        },
    ),
    st.tuples(st.sampled_from(COMMANDS), ids, st.integers(0, 1), st.integers(0, 9)).map(
        lambda drawn: {**drawn[0], "id": drawn[1], "seat": drawn[2]} | ({"ply": drawn[3]} if "ply" in drawn[0] else {})
    ),
)


async def throw(server: Server, game: str, messages: list[Any]) -> None:
    """Send all messages to a new table, as a player and as a spectator; the table must keep working."""
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"), game=game)
    tokens = [seat["token"] for seat in made["seats"]]
    async with connected(server, made["table"], tokens[0]) as ann, connected(server, made["table"]) as watching:
        for message in messages:
            text = json.dumps(message)
            await ann.socket.send(text if len(text) % 2 else text.encode())
            await watching.socket.send(text)
        for client in (ann, watching):
            # No other message has this number, so the answer belongs to this one.
            client.count_from(500_000)
            answer = await client.ask("preview", seat=3, ply=0, move="x")
            assert answer["reason"] == "not-your-seat"
            assert not [secret for secret in (*tokens, made["invitation"]) if secret in json.dumps(client.seen)]
        assert all(message["type"] != "done" or message["id"] == 0 for message in watching.seen)


@pytest.mark.parametrize("game", ["bubblee", "babylon"])
def test_messages_of_all_kinds(server: Server, game: str) -> None:
    @given(messages=st.lists(MESSAGES, max_size=40))
    @settings(QUICK, max_examples=25)
    def thrown(messages: list[Any]) -> None:
        asyncio.run(throw(server, game, messages))

    thrown()


# Records


def spoilt(text: str, chance: random.Random) -> str:
    """A record with some lines or letters changed, dropped, doubled or swapped."""
    lines = text.splitlines()
    for _ in range(chance.randint(1, 4)):
        here, there = chance.randrange(len(lines)), chance.randrange(len(lines))
        match chance.randrange(7):
            case 0:
                del lines[here]
            case 1:
                lines.insert(there, lines[here])
            case 2:
                lines[here], lines[there] = lines[there], lines[here]
            case 3:
                lines[here] = lines[here].replace(chance.choice("0123456789 :.*"), chance.choice("0123456789 :.*-٣\x00"))
            case 4:
                lines.insert(
                    min(here, 8),
                    chance.choice(["Order bag: drop 1", "Order clay: keep", "Order none: 1", "Nonce 1: x", "Seed: " + "0" * 64]),
                )
            case 5:
                lines.insert(
                    here, chance.choice(["resigned 1", "time 2", "seat 1 x", "back 0 by 1", "back 3 by 9 (agreed)", "1 keep", "* first 1"])
                )
            case _:
                lines[here] = lines[here][: chance.randrange(len(lines[here]) + 1)]
        lines = lines or [""]
    return "\n".join(lines)


def check_records(server: Server, tries: int) -> None:
    files = sorted(GOLDEN.rglob("*.txt"))
    chance = random.Random(6)
    with httpx.Client(base_url=server.url, timeout=60) as client:
        for _ in range(tries):
            text = spoilt(chance.choice(files).read_text("utf-8"), chance)
            answer = client.post("/api/records", content=text.encode(), headers=new_address())
            assert answer.status_code in (200, 400), text


def test_spoilt_records(server: Server) -> None:
    check_records(server, 40)


# The OpenAPI description


def schemathesis_run(server: Server, examples: int) -> None:
    load_all_checks()
    checks = [CHECKS.get_one(name) for name in ("not_a_server_error", "response_schema_conformance", "content_type_conformance")]
    schema = schemathesis.openapi.from_dict(openapi())
    for result in schema.get_all_operations():
        operation: Any = cast(Any, result).ok()

        @given(case=operation.as_strategy())
        @settings(QUICK, max_examples=examples)
        def conforms(case: Any) -> None:
            answer = case.call(base_url=server.url, headers=new_address())
            assert answer.status_code < 500 and answer.status_code != 429, answer.text
            for name, value in HEADERS.items():
                assert answer.headers.get(name) == [value]
            case.validate_response(answer, checks=checks)

        conforms()


def test_the_description_is_that_of_the_server(server: Server) -> None:
    assert ask(server, "GET", "/api/openapi.json").json() == json.loads(json.dumps(openapi()))


def test_every_call_stands_on_the_page_for_hosts() -> None:
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
    told = re.findall(r"^\| `(GET|PUT|POST|DELETE) (/[^`]*)` ", page, re.MULTILINE)
    assert told == [(call.method, re.sub(r"{(\w+):str}", lambda part: part[1].upper(), call.path)) for call in CALLS]


def test_requests_made_from_the_description(server: Server) -> None:
    schemathesis_run(server, 15)


# The same for longer


@pytest.mark.slow
def test_requests_made_from_the_description_for_longer(server: Server) -> None:
    schemathesis_run(server, 200)


@pytest.mark.slow
@given(wanted=NEW | NEARLY)
@LONG
def test_new_tables_of_all_kinds_for_longer(shared: Server, wanted: Any) -> None:
    assert_refused_or_sound(shared, wanted)


@pytest.mark.slow
def test_spoilt_records_for_longer(server: Server) -> None:
    check_records(server, 600)


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//[x"])
def test_an_origin_that_is_no_address(shared: Server, origin: str) -> None:
    assert ask(shared, "POST", "/api/tables", json={}, headers={"origin": origin}).status_code == 403


async def test_text_that_is_not_utf_8(shared: Server) -> None:
    made = make(shared, [PERSON, PERSON], names=("Ann", "Bob"))
    before = len(shared.lines)
    async with opened(shared, made["table"]) as one:
        await one.send('{"type":"hello"}')
        async with one.send_context():
            one.protocol.send_text(b"\xff\xfe\xfd")
        await said(one)
        assert one.close_code == 1007
    await asyncio.sleep(0.5)
    assert_quiet(shared, before)
