"""Expensive requests are limited per client, and never block the event loop."""

from __future__ import annotations

import asyncio
import gzip
import socket as sockets
import threading
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import pytest
from starlette.requests import Request

import ziggurat
from server.live_server import TIMEOUT, Server, new_address
from ziggurat.core import paths
from ziggurat.server import analyses, api, app, socket, table
from ziggurat.server.analyses import Hints
from ziggurat.server.bot_requests import BadPosition
from ziggurat.server.limits import Turns
from ziggurat.server.lobby import MAKES_AT_ONCE
from ziggurat.server.messages import Computer, NewTable, Person
from ziggurat.server.serving import MALFORMED_REQUESTS
from ziggurat.server.settings import Settings
from ziggurat.server.table import Refusal


def practice() -> table.Table:
    """A table of one person against the computer, at the person's first decision."""
    wanted = NewTable("bubblee", [Person(), Computer("uniform")], {"first": "1"}, names=["Ann"])
    made, _ = table.new_table(wanted, lambda name: ziggurat.load(name, "plain"), "table", bytes(32), 0.0)
    made.join("Ann", "", None, 0.0)
    return made


GOLDEN = Path(__file__).parents[1] / "golden" / "babylon" / "four-with-take-backs.txt"


async def test_reasons_are_limited_and_worked_out_in_other_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[int] = []

    def why_not(*_: Any) -> int:
        threads.append(threading.get_ident())
        return 303

    monkeypatch.setattr(paths, "why_not", why_not)
    visitor: Any = socket.Visitor.__new__(socket.Visitor)
    visitor.client, visitor._limits, shown = "192.0.2.1", socket.Limits(), practice()
    for number in range(int(socket.REASONS_AT_ONCE)):
        answer = await visitor._why_not(number, shown, 0, ("a",))
        assert (answer.reason, answer.rule) == ("rule", "3.3")
    assert threads and threading.get_ident() not in threads
    with pytest.raises(Refusal, match="too-fast"):
        await visitor._why_not(1, shown, 0, ("a",))


async def test_a_replay_is_unpacked_piece_by_piece(server: Server) -> None:
    kept = httpx.post(f"{server.url}/api/records", content=GOLDEN.read_bytes(), headers=new_address()).json()
    path = f"{server.url}/api/replays/{kept['id']}"
    packed = httpx.get(path, headers=new_address() | {"accept-encoding": "gzip"})
    plain = httpx.get(path, headers=new_address() | {"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip" and "content-length" not in plain.headers
    assert plain.json() == packed.json()
    pieces = [piece async for piece in api._unpacked(gzip.compress(b"x" * 10_000_000))]
    assert max(map(len, pieces)) <= api.UNPACKED_AT_ONCE and b"".join(pieces) == b"x" * 10_000_000


def test_a_long_log_is_only_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    one = practice()
    assert one.record is not None
    ply = one.record.ply
    one.play(0, ply, "keep", 1.0)
    monkeypatch.setattr(table, "MOST_ROWS", one.seq)
    with pytest.raises(Refusal, match="it can only be played to its end"):
        one.take_back(0, ply + 1, 2.0)
    with pytest.raises(Refusal, match="it can only be played to its end"):
        one.abort(0, 2.0)
    assert one.record.ply == ply + 1
    assert one.play(0, ply + 1, "drop 1", 2.0)
    assert one.leave(0, "resigned", 3.0)


async def test_work_of_one_client_is_done_in_pieces() -> None:
    turns, done = Turns(), list[str]()

    async def work(client: str) -> None:
        async with turns.of(client):
            done.append(client)

    await asyncio.gather(*(work("mallory") for _ in range(50)), work("ann"), *(work("mallory") for _ in range(50)))
    assert done.index("ann") <= 1 and len(done) == 101


async def test_a_client_asks_for_its_games_once_at_a_time(tmp_path: Path) -> None:
    async with app.running(Settings(data=tmp_path / "tables.sqlite")) as lobby:
        asking: list[int] = [0]

        async def owned(owner: bytes) -> list[Any]:
            asking.append(asking[-1] + 1)
            await asyncio.sleep(0)
            asking.append(asking[-1] - 1)
            return []

        def ask(client: str) -> Any:
            headers = [(b"authorization", b"Bearer the-secret-of-this-browser")]
            return api.mine(Request({"type": "http", "headers": headers, "client": (client, 1)}), lobby)

        with mock.patch.object(lobby.store, "owned", owned):
            await asyncio.gather(*(ask("192.0.2.1") for _ in range(20)))
            assert max(asking) == 1
            await asyncio.gather(ask("192.0.2.1"), ask("192.0.2.2"))
            assert max(asking) == 2


async def test_rematches_are_limited_as_tables_are(tmp_path: Path) -> None:
    async with app.running(Settings(data=tmp_path / "tables.sqlite")) as lobby:
        wanted = NewTable("bubblee", [Person(), Computer("uniform")], names=["Ann"])
        over = []
        for _ in range(int(MAKES_AT_ONCE) + 1):
            made = await lobby.create(wanted)
            await (await lobby.room(made.table)).do(lambda table, now: table.leave(0, "resigned", now))
            over.append(made.table)
        for before in over[:-1]:
            assert await lobby.rematch(before, 0, "mallory")
        with pytest.raises(Refusal, match="too-fast"):
            await lobby.rematch(over[-1], 0, "mallory")
        assert await lobby.rematch(over[-1], 0, "ann") == await lobby.rematch(over[-1], 0, "mallory")


async def test_a_computer_player_that_fails_at_every_move_is_logged_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with app.running(Settings(data=tmp_path / "tables.sqlite")) as lobby:
        choose = mock.AsyncMock(side_effect=BadPosition("no position"))
        with mock.patch.object(lobby._bots, "choose", choose):
            made = await lobby.create(NewTable("bubblee", [Person(), Computer("uniform")], {"first": "2"}, names=["Ann"]))
            room = await lobby.room(made.table)
            async with asyncio.timeout(TIMEOUT):
                while choose.await_count < 2 or room.table.to_act != 0:
                    await asyncio.sleep(0.01)
    failures = [one for one in caplog.records if one.message.startswith("event=bot_failed ")]
    assert len(failures) == 1 and not failures[0].exc_info


async def test_a_refusal_does_not_repeat_all_that_was_sent(server: Server) -> None:
    answer = server.post("/api/tables", {"game": "x" * 60_000, "players": [{"type": "person"}], "names": ["Ann"]})
    assert answer.status_code >= 400 and len(answer.content) < 1_000


async def test_a_client_has_some_hints_and_leaves_the_others_to_others() -> None:
    class Slow:
        def __init__(self) -> None:
            self.asked: list[str] = []

        async def rate(self, *_: Any, party: str = "", **__: Any) -> None:
            self.asked.append(party)
            await asyncio.Event().wait()

    bots: Any = Slow()
    hints = Hints(bots, 100)
    shown = practice()
    assert shown.record is not None
    ply = shown.record.ply
    waiting = [asyncio.create_task(hints.hint(1, shown, {0}, 0, ply, "mallory")) for _ in range(analyses.HINTS_OF_CLIENT)]
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="too-fast"):
        await hints.hint(1, shown, {0}, 0, ply, "mallory")
    honest = asyncio.create_task(hints.hint(1, shown, {0}, 0, ply, "ann"))
    await asyncio.sleep(0)
    assert bots.asked == ["mallory"] * analyses.HINTS_OF_CLIENT + ["ann"]
    for task in (*waiting, honest):
        task.cancel()
    await asyncio.gather(*waiting, honest, return_exceptions=True)


async def test_pages_wait_for_their_turn_and_are_not_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        paced._turns._buckets.clear()

    async def serve(*_: Any) -> None:
        served.append(1)

    served: list[int] = []
    paced = app.Paced(serve)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    scope = {"type": "http", "client": ("192.0.2.1", 1)}
    for _ in range(int(app.REQUESTS_AT_ONCE) + 1):
        await paced(scope, None, None)  # type: ignore[arg-type]
    assert len(served) == app.REQUESTS_AT_ONCE + 1 and len(slept) == 1
    await paced({"type": "http", "client": ("192.0.2.2", 1)}, None, None)  # type: ignore[arg-type]
    assert len(slept) == 1


async def test_requests_that_wait_for_their_turn_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def serve(*_: Any) -> None:
        """Answer nothing."""

    async def send(message: Any) -> None:
        statuses.append(message.get("status"))

    statuses: list[Any] = []
    monkeypatch.setattr(app, "REQUESTS_AT_ONCE", 0.0)
    paced: Any = app.Paced(serve)
    scope = {"type": "http", "client": ("192.0.2.1", 1)}
    waiting = [asyncio.create_task(paced(scope, None, send)) for _ in range(app.REQUESTS_WAITING)]
    await asyncio.sleep(0)
    await paced(scope, None, send)
    assert statuses[0] == 429
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert not paced._waiting


MALFORMED = (b"garbage\r\n\r\n", b"GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: upgrade, close\r\nUpgrade: x\r\n\r\n")


def test_malformed_requests_are_counted_and_not_logged_one_by_one(server: Server) -> None:
    before = len(server.lines)
    for number in range(20):
        with sockets.create_connection(("127.0.0.1", server.port), timeout=30) as one:
            one.sendall(MALFORMED[number % 2])
            while one.recv(4096):
                pass
    told = "".join(server.lines[before:])
    assert not [line for line in MALFORMED_REQUESTS if line in told] and told.count("event=malformed_requests_refused") <= 1
