"""Only the owner can read the server's files: they contain seeds of running games, mail addresses and some tokens."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ziggurat.server.store import moving, sqlite
from ziggurat.server.store.sqlite import SqliteStore, open_store
from ziggurat.server.store.store import Facts, Row

FACTS = Facts("one", "babylon", "waiting", False, 1.5, 1.5, bytes(32), bytes(32), "{}")
EVERYBODY = 0o666

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no modes")


@pytest.fixture(autouse=True)
def careless() -> Iterator[None]:
    """A umask that restricts nothing."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[SqliteStore]:
    """A store with a write-ahead log."""
    store = await open_store(path)
    try:
        await store.check()
        yield store
    finally:
        await store.close()


def modes(folder: Path) -> dict[str, str]:
    """The modes of all files in a folder."""
    return {each.name: oct(stat.S_IMODE(each.stat().st_mode)) for each in folder.iterdir()}


async def test_a_new_file_and_its_companions(path: Path) -> None:
    async with opened(path):
        found = modes(path.parent)
        assert {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm", "tables.sqlite.lock"} <= found.keys()
        assert set(found.values()) == {"0o600"}


async def test_copies(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as before:
        before.setattr(sqlite, "STEPS", sqlite.STEPS[:1])
        async with opened(path) as store:
            await store.create(FACTS, [Row(1, 0.0, "created", "{}")])
    async with opened(path):
        sqlite.backup(path, path.with_name("backup.sqlite"))
    await moving.move(str(path), str(path.with_name("moved.sqlite")))
    found = modes(path.parent)
    assert {"tables.sqlite.v1.bak", "backup.sqlite", "moved.sqlite"} <= found.keys()
    assert set(found.values()) == {"0o600"}


async def test_a_file_that_everybody_could_read_is_tightened(path: Path) -> None:
    async with opened(path) as store:
        for each in path.parent.iterdir():
            each.chmod(EVERYBODY)
        await store.check()
        # As if the server had been killed without cleaning up.
        killed = path.with_name("killed.sqlite")
        for suffix in ("", "-wal", ".lock"):
            copy = path.with_name(killed.name + suffix)
            copy.write_bytes(path.with_name(path.name + suffix).read_bytes())
            assert oct(stat.S_IMODE(copy.stat().st_mode)) == oct(EVERYBODY)
    async with opened(killed):
        assert {name: mode for name, mode in modes(path.parent).items() if name.startswith("killed") and mode != "0o600"} == {}


async def test_a_host_may_let_in_a_group(path: Path) -> None:
    async with opened(path):
        pass
    path.chmod(0o640)
    async with opened(path):
        assert modes(path.parent)["tables.sqlite"] == modes(path.parent)["tables.sqlite-wal"] == "0o640"
