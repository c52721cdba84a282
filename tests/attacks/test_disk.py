"""Strangers can store only little data, and it expires."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import apsw
import httpx
import pytest

from server.database import Postgres
from server.live_server import PERSON, TIMEOUT, Server, connected, make, new_address, opened, running
from ziggurat.server import app
from ziggurat.server.expiry import Expiry
from ziggurat.server.replay import LONGEST_RECORD, RECORDS_A_DAY
from ziggurat.server.rules import Rules
from ziggurat.server.settings import Settings
from ziggurat.server.table import Refusal

GOLDEN = Path(__file__).parents[1] / "golden"
DAY = 86_400.0
HEAD = "Ziggurat record 1\nGame: bubblee\nRules: 1\nData: {}\nSeats: 2\nSeat 1: Ann\nOption first: 1\nOption sky: RPYBG YBGRP\n\n"
END = "\nEnded: open\n"
NAME = "𝕏" * 40
DATA = Rules().game("bubblee").data_version
OPTIONS = {"first": "1", "sky": "RPYBG YBGRP"}
PERSONS: list[Any] = [PERSON, PERSON]


def record(*lines: str) -> str:
    """A record with these lines."""
    return HEAD.format(DATA) + "".join(f"{line}\n" for line in lines) + END


def upload(server: Server, text: str) -> httpx.Response:
    return httpx.post(f"{server.url}/api/records", content=text.encode(), headers=new_address(), timeout=30, verify=False)


def test_a_record_has_at_most_64_kilobytes(server: Server) -> None:
    text = record("1. 1 keep")
    comments = f"#{'x' * 1022}\n" * 64
    longest = text + comments[: LONGEST_RECORD - len(text)]
    assert upload(server, longest).status_code == 200
    answer = upload(server, longest + "#")
    assert (answer.status_code, answer.json()["detail"]) == (400, "expected at most 65536 bytes")


def test_a_record_that_grows_when_it_is_written_is_refused(server: Server) -> None:
    many = ["1 keep", "back 0 by 1"] * 100
    names = [f"seat 1 {NAME}"] * ((LONGEST_RECORD - len(record(*many).encode())) // len(f"seat 1 {NAME}\n".encode()))
    text = record(*many, *names)
    assert len(text.encode()) <= LONGEST_RECORD
    answer = upload(server, text)
    assert answer.status_code == 400 and answer.json()["detail"].startswith("expected at most 65536 bytes"), answer.text


def test_a_name_in_a_record_has_at_most_40_letters(server: Server) -> None:
    assert upload(server, record(f"seat 1 {NAME}")).status_code == 200
    for text, place in (
        (record(f"  seat 2   {NAME}!"), "line 10, column 12"),
        (record().replace("Ann", f"{NAME}!"), "line 6, column 9"),
    ):
        answer = upload(server, text)
        assert answer.status_code == 400
        assert answer.json()["detail"] == f"{place}: expected a name of at most 40 characters, found 41"


async def test_a_client_has_a_few_megabytes_of_records_a_day(tmp_path: Path) -> None:
    wide = "𝕏" * 3900
    bodies = (f"{HEAD.format(DATA)[:-1]}Date: {wide}\nNonce 1: {wide}\nNonce 2: {wide}{n}\n{END}".encode() for n in range(1000))
    async with app.running(Settings(data=tmp_path / "tables.sqlite")) as lobby:
        stored: list[int] = []

        async def store_all() -> None:
            for body in bodies:
                await lobby.replays.keep(body, "mallory")
                stored.append(len(body))

        with pytest.raises(Refusal, match="too-fast: expected at most 4 MB of records a day"):
            await store_all()
        assert 0.9 * RECORDS_A_DAY < sum(stored) <= 1.1 * RECORDS_A_DAY
        await lobby.replays.keep(next(bodies), "ann")


def age(data: Path, **days: float) -> None:
    """Make tables and records look as old as these days each."""
    with closing(apsw.Connection(str(data))) as connection:
        for id, since in days.items():
            then = time.time() - since * DAY
            connection.execute("UPDATE tables SET changed = ? WHERE id = ?", (then, id.removeprefix("_")))
            changed = connection.changes()
            connection.execute("UPDATE records SET at = ? WHERE id = ?", (then, id.removeprefix("_")))
            assert changed + connection.changes() == 1, id


def rows_about(data: Path, id: str) -> int:
    """The number of rows of each kind that belong to a table."""
    with closing(apsw.Connection(str(data))) as connection:
        kinds = ("log", "keys", "mailboxes", "finished")
        return sum(int(connection.execute(f"SELECT count(*) FROM {kind} WHERE table_id = ?", (id,)).get) for kind in kinds)


async def test_unused_data_expires(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        waiting, young = make(server, PERSONS), make(server, PERSONS)
        played = make(server, PERSONS, names=("Ann", "Bob"), options=OPTIONS)
        damaged = make(server, PERSONS, names=("Ann", "Bob"), options=OPTIONS)
        clocked = make(server, PERSONS, names=("Ann", "Bob"), options=OPTIONS, clock={"seconds": 86_400, "per": "turn"})
        over = make(server, PERSONS, names=("Ann", "Bob"), options=OPTIONS)
        async with connected(server, over["table"], over["seats"][0]["token"]) as ann:
            await ann.ask("resign", seat=0)
        forgotten, opened_once = (upload(server, record(f"seat 1 {name}")).json()["id"] for name in ("Ann", "Bob"))
        server.kill()
        old = {f"_{made['table']}": 181.0 for made in (waiting, played, damaged, clocked, over)}
        age(server.data, **old, **{f"_{young['table']}": 179.0, f"_{forgotten}": 366.0, f"_{opened_once}": 364.0})
        with closing(apsw.Connection(str(server.data))) as connection:
            connection.execute("DELETE FROM log WHERE table_id = ? AND seq = 1", (damaged["table"],))
        server.start()

        await until_logged(server, "event=expired_deleted kind=tables count=3")
        await until_logged(server, "event=expired_deleted kind=records count=1")
        for made in (waiting, played, damaged):
            assert server.get(f"/api/tables/{made['table']}").status_code == 404
            assert rows_about(server.data, made["table"]) == 0
        async with opened(server, played["table"]) as socket:
            await socket.send(json.dumps({"type": "hello", "tokens": [played["seats"][0]["token"]]}))
            assert json.loads(await socket.recv())["reason"] == "unknown"
        for made in (young, clocked, over):
            assert server.get(f"/api/tables/{made['table']}").status_code == 200
        assert server.get(f"/api/replays/{forgotten}").status_code == 404
        assert server.get(f"/api/replays/{opened_once}").status_code == 200
        with closing(apsw.Connection(str(server.data))) as connection:
            ((record_left, at),) = connection.execute("SELECT id, at FROM records")
        assert record_left == opened_once and at > time.time() - DAY


async def until_logged(server: Server, text: str) -> None:
    async with asyncio.timeout(TIMEOUT):
        while not any(text in line for line in server.lines):
            await asyncio.sleep(0.02)


async def test_a_table_with_guests_at_another_process_stays(database: Postgres, tmp_path: Path) -> None:
    url = database.new()
    with running(tmp_path / "unused.sqlite", "--database-url", url) as server:
        async with app.running(Settings(database_url=url)) as lobby:
            own: list[dict[str, Any]] = []
            while len(own) < 3:
                made = make(server, PERSONS, names=("Ann", "Bob"), options=OPTIONS)
                own += [made] * lobby.sharing.keeps(made["table"])
            seat, watched, empty = own
            later = time.time() + 181 * DAY
            async with (
                connected(server, seat["table"], seat["seats"][0]["token"]) as ann,
                connected(server, watched["table"]) as spectator,
                connected(server, empty["table"]) as gone,
            ):
                for guest in (ann, spectator, gone):
                    await guest.until(lambda table: table["state"] == "playing")
                await gone.socket.close()
                await gone.socket.wait_closed()
                async with asyncio.timeout(TIMEOUT):
                    while await lobby.store.facts(empty["table"]):
                        await Expiry(lobby, 180, 365).delete_expired(later)
                assert (await ann.ask("play", seat=0, ply=0, move="keep"))["type"] == "done"
            for made, status in ((seat, 200), (watched, 200), (empty, 404)):
                assert server.get(f"/api/tables/{made['table']}").status_code == status
