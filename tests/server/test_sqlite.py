"""The store in a file: what was acknowledged is there, whatever happens to the process, the disk or the file."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import shutil
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from itertools import takewhile
from pathlib import Path
from threading import Thread

import apsw
import pytest

from ziggurat.core.game import GameError
from ziggurat.server.store import sqlite
from ziggurat.server.store.sqlite import SqliteStore, backup, open_store
from ziggurat.server.store.store import Facts, Key, Row, StoreError

KILLS = 24
MEGABYTE = 1 << 20


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[SqliteStore]:
    """An open store, closed afterwards."""
    store = await open_store(path)
    try:
        yield store
    finally:
        await store.close()


def row(seq: int, body: str = "{}") -> Row:
    return Row(seq, float(seq), "moved", body)


async def create(store: SqliteStore, name: str = "one", rows: int = 0) -> None:
    """Create a table with `rows` rows."""
    facts = Facts(name, "babylon", "waiting", False, 1.5, 1.5, bytes(32), bytes(32), str(rows))
    await store.create(facts, [row(seq) for seq in range(1, rows + 1)])


async def seqs(path: Path, name: str = "one") -> list[int]:
    """The seqs of a table's log after its file is opened again."""
    async with opened(path) as store:
        return [found.seq for found in await store.rows(name)]


def rows_in(path: Path) -> int:
    """The number of log rows in a file that passes the integrity check."""
    with closing(apsw.Connection(str(path), apsw.SQLITE_OPEN_READONLY)) as connection:
        assert connection.pragma("integrity_check") == "ok"
        return int(connection.execute("SELECT count(*) FROM log").get)


# Durability

CHILD = """
import asyncio, os, sys
from pathlib import Path
from ziggurat.server.store.sqlite import open_store
from ziggurat.server.store.store import Row

async def play(store, table):
    seq = len(await store.rows(table))
    while True:
        seq += 1
        await store.append(table, [Row(seq, 0.0, "moved", "{}")])
        os.write(1, f"{table} {seq}\\n".encode())

async def main():
    store = await open_store(Path(sys.argv[1]))
    await asyncio.gather(*(play(store, str(number)) for number in range(int(sys.argv[2]))))

asyncio.run(main())
"""


@contextmanager
def writing(path: Path, tables: int) -> Iterator[list[str]]:
    """Let another process write, and kill it. Afterwards the list holds the rows it acknowledged."""
    told: list[str] = []
    with subprocess.Popen([sys.executable, "-c", CHILD, str(path), str(tables)], stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout
        told.append(child.stdout.readline())
        reader = Thread(target=told.extend, args=(child.stdout,))
        reader.start()
        try:
            yield told
        finally:
            child.kill()
            reader.join()


async def test_acknowledged_writes_survive_a_kill(path: Path) -> None:
    tables = [str(number) for number in range(5)]
    async with opened(path) as store:
        for table in tables:
            await create(store, table)
    moments = random.Random(7)
    for _ in range(KILLS):
        with writing(path, len(tables)) as told:
            await asyncio.sleep(moments.uniform(0, 0.1))
        acknowledged = {table: int(seq) for table, seq in map(str.split, told)}
        assert acknowledged
        for table, seq in acknowledged.items():
            found = await seqs(path, table)
            assert found == list(range(1, len(found) + 1)) and len(found) >= seq
    assert rows_in(path) > KILLS


async def test_every_commit_waits_for_the_disk(path: Path) -> None:
    async with opened(path) as store:
        connection = store._writer.connection
        assert connection.pragma("journal_mode") == "wal"
        assert connection.pragma("synchronous") == 2
        assert connection.pragma("foreign_keys") == 1


@asynccontextmanager
async def tables_and_commits(path: Path) -> AsyncIterator[tuple[SqliteStore, list[str]]]:
    """A store with tables 0 to 199, and a list that grows with each commit from now on."""
    commits: list[str] = []

    def count() -> bool:
        commits.append("one more")
        return False

    async with opened(path) as store:
        for number in range(200):
            await create(store, str(number))
        store._writer.connection.set_commit_hook(count)
        yield store, commits
        store._writer.connection.set_commit_hook(None)


async def test_requests_that_wait_share_a_commit(path: Path) -> None:
    async with tables_and_commits(path) as (store, commits):
        await asyncio.gather(*(store.append(str(number), [row(1)]) for number in range(200)))
        assert 1 <= len(commits) <= 20
        commits.clear()
        await store.append("0", [row(2)])
        await store.append("0", [row(3)])
        assert len(commits) == 2


async def test_a_failing_request_costs_the_others_little(path: Path) -> None:
    async with tables_and_commits(path) as (store, commits):
        wanted = [*map(str, range(100)), "nowhere", *map(str, range(100, 200))]
        outcomes = await asyncio.gather(*(store.append(name, [row(1)]) for name in wanted), return_exceptions=True)
        assert [isinstance(outcome, StoreError) for outcome in outcomes] == [name == "nowhere" for name in wanted]
        assert len(commits) <= 40, "not one for each of the others"
    assert rows_in(path) == 200


async def test_a_closed_store_is_a_single_file(path: Path) -> None:
    async with opened(path) as store:
        await create(store, rows=3)
    lock = path.with_name("tables.sqlite.lock")
    assert set(path.parent.iterdir()) == {path, lock}
    assert lock.stat().st_size == 0
    assert rows_in(path) == 3


async def test_the_event_loop_goes_on_while_a_write_waits(path: Path) -> None:
    async with opened(path) as store:
        await create(store)
        with closing(apsw.Connection(str(path))) as shell:
            shell.execute("BEGIN IMMEDIATE")
            waiting = asyncio.ensure_future(store.append("one", [row(1)]))
            await asyncio.sleep(0.2)
            assert not waiting.done()
            assert await store.rows("one") == []
        await waiting


async def test_a_file_that_another_program_keeps_locked(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 100)
    async with opened(path) as store:
        await create(store)
        with closing(apsw.Connection(str(path))) as shell:
            shell.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreError, match="another program has locked it"):
                await store.append("one", [row(1)])
        await store.append("one", [row(1)])
    assert await seqs(path) == [1]


# One process at a time


async def test_a_second_server_is_refused(path: Path) -> None:
    other_name = path.with_name("link.sqlite")
    other_name.symlink_to(path)
    async with opened(path):
        for name in (path, other_name):
            with pytest.raises(StoreError, match=r"tables\.sqlite: another server is using it"):
                await open_store(name)
        child = subprocess.run([sys.executable, "-c", CHILD, str(path), "1"], capture_output=True, text=True, check=False)
        assert "another server is using it" in child.stderr
    async with opened(path) as store:
        await store.check()


async def test_the_lock_of_a_killed_server_is_free(path: Path) -> None:
    async with opened(path) as store:
        await create(store, "0")
    with writing(path, 1), pytest.raises(StoreError, match="another server"):
        await open_store(path)
    assert await seqs(path, "0")


# Versions


def version(path: Path) -> int:
    with closing(apsw.Connection(str(path))) as connection:
        return int(connection.pragma("user_version"))


NOW = len(sqlite.STEPS)
NEXT_STEP = "ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 1; CREATE TABLE more (name TEXT PRIMARY KEY) STRICT"


async def test_a_file_from_before_there_were_records_is_brought_up_to_date(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as before:
        before.setattr(sqlite, "STEPS", sqlite.STEPS[:1])
        async with opened(path) as store:
            await create(store, rows=3)
            was = await store.facts("one"), await store.keys("one")
    assert version(path) == 1
    async with opened(path) as store:
        assert [row.seq for row in await store.rows("one")] == [1, 2, 3]
        assert (await store.facts("one"), await store.keys("one")) == was
        await store.keep_record("abc", "a record")
        assert await store.record("abc") == "a record"
    assert version(path) == NOW
    spare = path.with_name("tables.sqlite.v1.bak")
    assert version(spare) == 1 and rows_in(spare) == 3


async def test_records_of_an_older_file_count_as_opened(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as before:
        before.setattr(sqlite, "STEPS", list(takewhile(lambda step: "is_confirmed" not in step, sqlite.STEPS)))
        async with opened(path) as store:
            await store.keep_record("abc", "a record")
    with closing(apsw.Connection(str(path))) as connection:
        connection.execute("UPDATE records SET at = 1.0")
    began = time.time()
    async with opened(path) as store:
        ((record, at),) = await store.records()
    assert record == "abc" and at > began - 1


async def test_an_older_file_is_brought_up_to_date(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(path) as store:
        await create(store, rows=3)
    assert version(path) == NOW
    monkeypatch.setattr(sqlite, "STEPS", (*sqlite.STEPS, NEXT_STEP, "ALTER TABLE more ADD COLUMN points REAL"))
    assert await seqs(path) == [1, 2, 3]
    assert version(path) == NOW + 2
    with closing(apsw.Connection(str(path))) as connection:
        assert connection.execute("SELECT rated FROM tables").get == 1
        assert connection.execute("SELECT count(points) FROM more").get == 0
    spare = path.with_name(f"tables.sqlite.v{NOW}.bak")
    assert version(spare) == NOW and rows_in(spare) == 3


async def test_an_upgrade_that_fails_changes_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(path) as store:
        await create(store, rows=3)
    steps = sqlite.STEPS
    for _ in range(2):
        monkeypatch.setattr(sqlite, "STEPS", (*steps, NEXT_STEP, "ALTER TABLE nowhere ADD COLUMN points REAL"))
        with pytest.raises(StoreError, match="no such table: nowhere"):
            await open_store(path)
    monkeypatch.setattr(sqlite, "STEPS", steps)
    assert version(path) == NOW
    assert await seqs(path) == [1, 2, 3]


async def test_a_new_file_leaves_no_copy(path: Path) -> None:
    path.touch()
    async with opened(path):
        assert not list(path.parent.glob("*.bak"))


async def test_a_newer_file_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as later:
        later.setattr(sqlite, "STEPS", (*sqlite.STEPS, NEXT_STEP))
        async with opened(path) as store:
            await create(store)
    before = path.read_bytes()
    with pytest.raises(StoreError, match=f"it has version {NOW + 1}, and this program knows versions up to {NOW}"):
        await open_store(path)
    assert path.read_bytes() == before


# Unusable files


async def refused(path: Path) -> str:
    """The reason why a file cannot be opened: one sentence that names it."""
    with pytest.raises(GameError) as refusal:
        await open_store(path)
    assert isinstance(refusal.value, StoreError)
    assert refusal.value.where == str(path)
    assert str(refusal.value) == f"{path}: {refusal.value.reason}"
    return refusal.value.reason


async def test_a_file_of_something_else(path: Path) -> None:
    path.write_text("Tables, as I remember them:\n" * 100)
    before = path.read_bytes()
    assert await refused(path) == "it is not a SQLite database"
    assert path.read_bytes() == before


async def test_a_database_of_another_program(path: Path) -> None:
    with closing(apsw.Connection(str(path))) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    before = path.read_bytes()
    assert await refused(path) == "it is a database of another program"
    assert path.read_bytes() == before


async def test_a_file_that_was_cut_off(path: Path) -> None:
    async with opened(path) as store:
        await create(store, rows=200)
    os.truncate(path, path.stat().st_size // 2)
    assert await refused(path) == "it is damaged; restore a backup"


def damage(path: Path, data: Callable[[int], bytes]) -> None:
    """Overwrite the second half of a file."""
    half = path.stat().st_size // 2
    with path.open("r+b") as file:
        file.seek(half)
        file.write(data(half))


@pytest.mark.parametrize("data", [bytes, os.urandom])
async def test_a_damaged_file(path: Path, data: Callable[[int], bytes]) -> None:
    async with opened(path) as store:
        await create(store, rows=2000)
    damage(path, data)
    assert await refused(path) == "it is damaged; restore a backup"
    with pytest.raises(StoreError, match="it is damaged"):
        backup(path, path.with_name("backup.sqlite"))
    assert not path.with_name("backup.sqlite").exists()


async def test_damage_while_the_server_runs(path: Path) -> None:
    async with opened(path) as store:
        await create(store, rows=2000)
        store._writer.connection.wal_checkpoint()
        damage(path, bytes)
        with pytest.raises(StoreError, match="it is damaged; restore a backup"):
            await store.rows("one")


async def test_a_folder_and_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert await refused(tmp_path) == "it is a folder"
    assert await refused(tmp_path / "nowhere" / "tables.sqlite") == "its folder does not exist"


async def test_a_file_that_may_not_be_written(path: Path) -> None:
    async with opened(path):
        pass
    path.chmod(0o444)
    if os.access(path, os.W_OK):
        pytest.skip("root may write everywhere")
    assert await refused(path) == "it cannot be written"
    path.with_name("tables.sqlite.lock").unlink()
    path.parent.chmod(0o555)
    assert await refused(path) == "it cannot be opened for writing"
    path.parent.chmod(0o755)


# Failing disks


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


def fill(folder: Path) -> Path:
    """Create a file that leaves no room for others."""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(4096))
    return filler


async def write_until_it_fails(store: SqliteStore, reason: str, body: str) -> int:
    """The last row acknowledged before a write failed for this reason."""
    seq = len(await store.rows("one"))

    async def write() -> None:
        await store.append("one", [row(seq + 1, body)], [Key(0, seq.to_bytes(32, "big"))], summary=str(seq + 1))

    with suppress(StoreError):
        while True:
            await write()
            seq += 1
    for outcome in await asyncio.gather(*(write() for _ in range(20)), return_exceptions=True):
        assert isinstance(outcome, StoreError) and reason in outcome.reason
    facts = await store.facts("one")
    assert facts and facts.summary == str(seq)
    assert [found.seq for found in await store.rows("one")] == list(range(1, seq + 1))
    return seq


async def test_a_full_disk_loses_nothing_and_can_be_freed(disk: Path) -> None:
    path = disk / "tables.sqlite"
    async with opened(path) as store:
        await create(store, rows=10)
        for _ in range(2):
            filler = fill(disk)
            seq = await write_until_it_fails(store, "the disk is full", "x" * 50_000)
            filler.unlink()
            await store.check()
            await store.append("one", [row(seq + 1)], summary=str(seq + 1))
    assert await seqs(path) == list(range(1, seq + 2))
    assert rows_in(path) == seq + 1


async def test_a_server_that_stops_on_a_full_disk_loses_nothing(disk: Path) -> None:
    path = disk / "tables.sqlite"
    async with opened(path) as store:
        await create(store, rows=10)
        fill(disk)
        seq = await write_until_it_fails(store, "the disk is full", "x" * 50_000)
    (disk / "filler").unlink()
    assert await seqs(path) == list(range(1, seq + 1))


async def test_no_room_for_a_new_file(disk: Path) -> None:
    fill(disk)
    assert await refused(disk / "tables.sqlite") == "the disk is full"


async def test_a_disk_that_is_read_only(disk: Path) -> None:
    path = disk / "tables.sqlite"
    async with opened(path):
        pass
    subprocess.run(["mount", "-o", "remount,ro", disk], check=True)
    assert await refused(path.with_name("new.sqlite")) == "it cannot be opened for writing"
    with pytest.raises(StoreError, match=r"tables\.sqlite\.lock: it cannot be written"):
        await open_store(path)


async def test_a_file_that_may_not_grow_can_be_written_again(path: Path) -> None:
    async with opened(path) as store:
        await create(store, rows=10)
        connection = store._writer.connection
        connection.pragma("max_page_count", connection.pragma("page_count") + 20)
        seq = await write_until_it_fails(store, "the disk is full", "x" * 10_000)
        connection.pragma("max_page_count", 1 << 30)
        await store.append("one", [row(seq + 1)])
    assert await seqs(path) == list(range(1, seq + 2))


async def test_a_request_that_finds_no_room_affects_no_other(path: Path) -> None:
    async with opened(path) as store:
        await create(store, rows=1)
        connection = store._writer.connection
        connection.pragma("max_page_count", connection.pragma("page_count") + 20)
        outcomes = await asyncio.gather(
            store.append("one", [row(2)]),
            store.append("one", [row(3, "x" * MEGABYTE)]),
            store.append("one", [row(3)]),
            return_exceptions=True,
        )
        assert outcomes[0] is None and isinstance(outcomes[1], StoreError) and outcomes[2] is None
    assert await seqs(path) == [1, 2, 3]


async def test_writes_that_fail_lose_nothing(path: Path) -> None:
    async with opened(path) as store:
        await create(store, rows=10)
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (MEGABYTE, hard))
        try:
            seq = await write_until_it_fails(store, "I/O error", "x" * 50_000)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        await store.append("one", [row(seq + 1)])
    assert await seqs(path) == list(range(1, seq + 2))


# Backups


async def test_a_backup_while_another_process_writes(path: Path) -> None:
    async with opened(path) as store:
        for number in range(20):
            await create(store, str(number), rows=500)
            await store.append(str(number), [row(501, "x" * 100_000)])
    copies = [path.with_name(f"backup {number}.sqlite") for number in range(5)]
    with writing(path, 20):
        for copy in copies:
            backup(path, copy)
    counts = [rows_in(copy) for copy in copies]
    assert counts == sorted(counts) and 20 * 501 < counts[0] < counts[-1] <= rows_in(path)
    assert not list(path.parent.glob("backup*-*"))
    async with opened(copies[0]) as store:
        await store.append("0", [row(len(await store.rows("0")) + 1)])


async def test_a_backup_overwrites_nothing(path: Path) -> None:
    async with opened(path):
        target = path.with_name("backup.sqlite")
        target.write_text("precious")
        for other in (target, path, path.parent):
            with pytest.raises(StoreError, match="it exists already"):
                backup(path, other)
        assert target.read_text() == "precious"
        with pytest.raises(StoreError, match="No such file or directory"):
            backup(path, path.parent / "nowhere" / "backup.sqlite")


async def test_backup_of_a_file_that_is_not_a_store(path: Path) -> None:
    target = path.with_name("backup.sqlite")
    with pytest.raises(StoreError, match="there is no such file"):
        backup(path, target)
    path.write_text("Tables, as I remember them:\n" * 100)
    with pytest.raises(StoreError, match="it is not a SQLite database"):
        backup(path, target)
    assert not target.exists()


async def test_a_backup_that_finds_no_room_leaves_nothing(path: Path, disk: Path) -> None:
    async with opened(path) as store:
        await create(store)
        await store.append("one", [row(1, "x" * 5 * MEGABYTE)])
        with pytest.raises(StoreError, match=r"disk/backup\.sqlite: the disk is full"):
            backup(path, disk / "backup.sqlite")
    assert not list(disk.iterdir())
