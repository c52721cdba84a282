"""While the database can't be reached, no answer says that a table doesn't exist or where the database is; afterwards play continues."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.database import Postgres
from server.live_server import PERSON, Server, make, opened, record_of, running
from server.retrying_client import wait_until

PROGRAM = Path(__file__).parents[2] / "examples" / "network_bot.py"
READS = ("/api/tables", "/api/tables/nosuchtable", "/api/tables/nosuchtable/record", "/api/replays/nosuchtable")


@pytest.fixture(scope="module")
def url(database: Postgres) -> str:
    return database.new()


@pytest.fixture(scope="module")
def shared(url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on PostgreSQL."""
    folder = tmp_path_factory.mktemp("outage")
    with running(folder / "unused.sqlite", "--database-url", url, environment={"ZIGGURAT_MODE": "plain"}) as one:
        yield one


@contextlib.contextmanager
def broken(database: Postgres, url: str) -> Iterator[None]:
    """PostgreSQL refuses every query about tables immediately: for an unreachable server the store would keep retrying."""
    database.execute(url, "ALTER TABLE tables RENAME TO elsewhere")
    try:
        yield
    finally:
        database.execute(url, "ALTER TABLE elsewhere RENAME TO tables")


async def greeting(server: Server, table: str) -> Any:
    """The first answer to a hello."""
    async with opened(server, table) as socket:
        await socket.send(json.dumps({"type": "hello", "tokens": []}))
        return json.loads(await socket.recv())


async def test_a_hello_is_asked_to_come_back(shared: Server, database: Postgres, url: str) -> None:
    with broken(database, url):
        assert await greeting(shared, "nosuchtable") == {"type": "failed", "reason": "not-kept", "detail": ""}
        for path in READS:
            answer = shared.get(path)
            assert (path, answer.status_code, answer.json()["reason"]) == (path, 503, "not-kept")
            assert "postgresql" not in answer.text and "elsewhere" not in answer.text
        await wait_until(lambda: any("nosuchtable" in line and "postgresql://" in line for line in shared.lines), "the log says why")
    assert (await greeting(shared, "nosuchtable"))["reason"] == "unknown"


async def test_programs_go_on_afterwards(shared: Server, database: Postgres, url: str) -> None:
    made = make(shared, [PERSON, PERSON], names=("Ann", "Bob"))
    with contextlib.ExitStack() as programs:
        with broken(database, url):
            started = [programs.enter_context(program(shared, made["table"], seat["token"])) for seat in made["seats"]]
            failed = ("event=write_failed ", made["table"])
            await wait_until(lambda: any(all(part in line for part in failed) for line in shared.lines), "a move is refused")
        # A move on its way may still be played for a program that has given up, but not a turn of several moves.
        await wait_until(lambda: who_played(shared, made["table"]) == {0, 1}, "play goes on")
        assert [each.poll() for each in started] == [None, None]


def who_played(server: Server, table: str) -> set[int]:
    """The seats that have played a move."""
    return {played.seat for played in record_of(server, table).line if played.seat >= 0}


@contextlib.contextmanager
def program(server: Server, table: str, token: str) -> Iterator[subprocess.Popen[str]]:
    """The example program of docs/server.md, at a seat."""
    with subprocess.Popen([sys.executable, str(PROGRAM), server.url, table, token], stderr=subprocess.PIPE, text=True) as one:
        try:
            yield one
        finally:
            one.kill()
