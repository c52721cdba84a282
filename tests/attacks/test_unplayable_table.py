"""A table whose log cannot be replayed is unavailable, and nothing else is affected."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path
from typing import Any
from unittest import mock

import apsw
import httpx
import pytest

from server.live_server import PERSON, Server, bot, connected, make, opened, running
from ziggurat.server import app
from ziggurat.server.messages import Computer, NewTable, Person
from ziggurat.server.settings import Settings
from ziggurat.server.store.store import Row

FIRST = {"first": "1", "sky": "RPYBG YBGRP"}
BODY = "UPDATE log SET body = {} WHERE table_id = ? AND kind = '{}'"
DAMAGE = {
    "another seat": (BODY.format("""replace(body, '"seat":0', '"seat":1')""", "moved"), "row 4: seat 2 is not to act; seat 1 is"),
    "an illegal move": (BODY.format("replace(body, 'keep', 'drop 1')", "moved"), "row 4: "),
    "no JSON": (BODY.format("replace(body, '{', '<')", "moved"), "row 4: DecodeError: JSON is malformed"),
    "no UTF-8": (BODY.format("CAST(replace(CAST(body AS BLOB), 'keep', x'6bff6570') AS TEXT)", "moved"), "can't decode byte 0xff"),
    "an unknown fact": (BODY.format("replace(body, 'moved', 'mowed')", "moved"), "row 4: ValidationError: Invalid value 'mowed'"),
    "an unknown kind": ("UPDATE log SET kind = 'mowed' WHERE table_id = ? AND kind = 'moved'", "row 4: ValueError: expected a body"),
    "a gap": ("DELETE FROM log WHERE table_id = ? AND seq = 2", "row 3: ValueError: row 3 after row 1"),
    "no log": ("DELETE FROM log WHERE table_id = ?", "its log is empty"),
    "a seat that is not there": (BODY.format("""replace(body, '"seat":1', '"seat":7')""", "joined"), "IndexError"),
    "another game": (BODY.format("replace(body, 'bubblee', 'bubbles')", "created"), "row 3: no game 'bubbles'"),
    "a summary that is no UTF-8": ("UPDATE tables SET summary = CAST(x'7bff7d' AS TEXT) WHERE id = ?", "can't decode byte 0xff"),
    "other rules": (BODY.format("""replace(body, '"rules":1', '"rules":2')""", "created"), "made by rules 2 and data 1-"),
    "other data": (BODY.format("""replace(body, '"data":"1-', '"data":"2-')""", "created"), "made by rules 1 and data 2-"),
}
"""Damage done to a table while the server is stopped, and the reason it logs."""


FACTS = "game, state, is_open, created, changed, seed, invitation, summary"


def played(server: Server) -> dict[str, Any]:
    """A game in which the first seat has made a move; it is open to all."""
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"), options=FIRST, open=True)
    assert move(server, made["table"], made["seats"][0]["token"]).status_code == 200
    return made


def move(server: Server, table: str, token: str) -> httpx.Response:
    return server.post(f"/api/tables/{table}/moves", {"ply": 0, "move": "keep"}, token)


def damaged_copies(data: Path, whole: str) -> dict[str, str]:
    """A copy of a table for each kind of damage."""
    tables = {kind: f"copy{number}" for number, kind in enumerate(DAMAGE)}
    with closing(apsw.Connection(str(data))) as connection:
        for kind, table in tables.items():
            connection.execute(f"INSERT INTO tables (id, {FACTS}) SELECT ?, {FACTS} FROM tables WHERE id = ?", (table, whole))
            connection.execute("INSERT INTO log SELECT ?, seq, at, kind, body FROM log WHERE table_id = ?", (table, whole))
            connection.execute(DAMAGE[kind][0], (table,))
            assert connection.changes() > 0, kind
    return tables


async def test_a_damaged_table_keeps_no_other_from_being_played(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        whole = played(server)
        server.kill()
        damaged = damaged_copies(server.data, whole["table"])
        server.start()

        # Lists, computer players and other tables still work.
        listed = {one["table"] for one in server.get("/api/tables?state=playing").json()["tables"]}
        assert {whole["table"], *damaged.values()} - listed == {damaged["a summary that is no UTF-8"]}
        assert move(server, whole["table"], whole["seats"][0]["token"]).status_code == 200
        against_bot = make(server, [bot(), PERSON], options=FIRST)
        async with connected(server, against_bot["table"], against_bot["seats"][0]["token"]) as ann:
            await ann.until(lambda table: table["view"]["to_act"] == 1)

        for kind, table in damaged.items():
            answer = server.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["reason"]) == (503, "not-ready"), (kind, answer.text)
        await assert_refused_everywhere(server, damaged["an illegal move"], whole["seats"][0]["token"])
        server.kill()
        for kind, table in damaged.items():
            lines = [line for line in server.lines if f"table={table} " in line]
            assert len(lines) == 1 and DAMAGE[kind][1] in lines[0], (kind, lines)
        assert "Traceback" not in "".join(server.lines)


async def assert_refused_everywhere(server: Server, table: str, token: str) -> None:
    for answer in (server.get(f"/api/tables/{table}/record"), move(server, table, token)):
        assert (answer.status_code, answer.json()["reason"]) == (503, "not-ready"), answer.text
    async with opened(server, table) as socket:
        await socket.send(json.dumps({"type": "hello", "tokens": [token]}))
        failed = json.loads(await socket.recv())
        assert (failed["type"], failed["reason"]) == ("failed", "not-ready"), failed


async def test_an_error_of_ours_in_one_table_keeps_no_other_from_being_opened(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with app.running(Settings(data=tmp_path / "tables.sqlite")) as lobby:
        computers = NewTable("bubblee", [Person(), Computer("uniform")], names=["Ann"], options=FIRST)
        broken, sound = [(await lobby.create(computers)).table for _ in range(2)]
        assert lobby.leave(broken) and lobby.leave(sound)
        read = lobby.store.rows

        async def rows(table: str, after: int = 0) -> list[Row]:
            if table == broken:
                raise ZeroDivisionError
            return await read(table, after)

        with mock.patch.object(lobby.store, "rows", rows):
            assert await lobby.open(broken) is None
            assert await lobby.open(sound) is not None
    (logged,) = [one for one in caplog.records if one.exc_info]
    assert vars(logged)["fields"]["table"] == broken
