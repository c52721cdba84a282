"""`/api/ready` doesn't say ready while moves are refused because the disk is full."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TypeVar

import pytest

from server.database import Postgres
from server.live_server import PERSON, Server, make, running
from ziggurat.server.store.postgres import PostgresStore
from ziggurat.server.store.postgres import open_store as open_database
from ziggurat.server.store.sqlite import SqliteStore, open_store
from ziggurat.server.store.store import Facts, Row, StoreError

Either = TypeVar("Either", SqliteStore, PostgresStore)

FACTS = Facts("one", "babylon", "waiting", False, 1.5, 1.5, bytes(32), bytes(32), "{}")
LEFT = 2 * 4096
"""Bytes left on the disk: room for one page in the write-ahead log, but not for the three of the smallest move."""
FULL = """
CREATE FUNCTION fill() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
CREATE TRIGGER full_disk BEFORE INSERT ON log EXECUTE FUNCTION fill()
"""
"""Acts like a disk on which the log can't grow."""


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of four megabytes."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = shutil.which("mount")
    if not mount or subprocess.run([mount, "-t", "tmpfs", "-o", "size=4m", "tmpfs", folder], capture_output=True, check=False).returncode:
        pytest.skip("only root can mount a disk")
    yield folder
    subprocess.run(["umount", folder], check=True)


def fill(folder: Path, left: int) -> Path:
    """Create a file that leaves this many bytes for others."""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file:
        with suppress(OSError):
            while True:
                file.write(bytes(4096))
        file.truncate(file.tell() - left)
    return filler


def play(server: Server, table: str, token: str) -> int:
    """The status of a first move that is always legal."""
    ply = server.get(f"/api/tables/{table}").json()["ply"]
    return server.post(f"/api/tables/{table}/moves", {"ply": ply, "move": "keep"}, token).status_code


def test_a_full_disk_is_not_ready(disk: Path) -> None:
    with running(disk / "tables.sqlite", environment={"ZIGGURAT_MODE": "plain"}) as server:
        made = make(server, [PERSON, PERSON], names=("Ann", "Bob"), options={"first": "1"})
        token = made["seats"][0]["token"]
        filler = fill(disk, LEFT)
        assert play(server, made["table"], token) == 503
        assert [server.get("/api/ready").status_code for _ in range(3)] == [503] * 3
        assert play(server, made["table"], token) == 503
        filler.unlink()
        assert server.get("/api/ready").status_code == 200
        assert play(server, made["table"], token) == 200
        server.stop()


@asynccontextmanager
async def opened(opening: Awaitable[Either]) -> AsyncIterator[Either]:
    """A store with one table."""
    store = await opening
    try:
        await store.create(FACTS, [Row(1, 0.0, "created", "{}")])
        yield store
    finally:
        await store.close()


async def test_a_file_that_may_not_grow(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path / "tables.sqlite")) as store:
        connection = store._writer.connection
        connection.pragma("max_page_count", connection.pragma("page_count"))
        await store.check()
        with pytest.raises(StoreError, match="the disk is full"):
            await store.append("one", [Row(2, 0.0, "moved", "x" * 50_000)])
        for _ in range(3):
            with pytest.raises(StoreError, match="the disk is full"):
                await store.check()
        connection.pragma("max_page_count", 1 << 30)
        await store.check()
        await store.append("one", [Row(2, 0.0, "moved", "x" * 50_000)])
        assert [facts.id for state in ("waiting", "over") for facts in await store.tables(state)] == ["one"], "a trial leaves nothing"


async def test_a_database_whose_log_cannot_grow(database: Postgres) -> None:
    url = database.new()
    async with opened(open_database(url)) as store:
        database.execute(url, FULL)
        await store.check()
        with pytest.raises(StoreError, match="the disk is full"):
            await store.append("one", [Row(2, 0.0, "moved", "{}")])
        for _ in range(3):
            with pytest.raises(StoreError, match="the disk is full"):
                await store.check()
        database.execute(url, "DROP TRIGGER full_disk ON log")
        await store.check()
        await store.append("one", [Row(2, 0.0, "moved", "{}")])
        assert database.execute(url, "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM log)") == [(1, 2)], (
            "a trial leaves nothing"
        )
