"""The store and the bus on PostgreSQL: clear errors, nothing doubled or lost with a lost connection, and several processes."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from itertools import takewhile
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from server.database import TIMEOUT, Postgres
from ziggurat.server.bus.bus import Heard, News, Renewed, Word
from ziggurat.server.bus.postgres import PostgresBus, open_bus
from ziggurat.server.postgres import place_of
from ziggurat.server.sharing import keeper
from ziggurat.server.store import postgres
from ziggurat.server.store.postgres import PostgresStore, open_store
from ziggurat.server.store.store import Facts, Key, Row, Stale, StoreError

SOCKET = ".s.PGSQL.5432"
FACTS = Facts("one", "babylon", "waiting", False, 1.5, 1.5, bytes(range(32)), bytes(32), "{}")


def row(seq: int, body: str = "{}") -> Row:
    return Row(seq, float(seq), "moved", body)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[PostgresStore]:
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


async def refused(url: str) -> str:
    """The reason why a store cannot be opened."""
    with pytest.raises(StoreError) as trouble:
        await open_store(url)
    assert "secret" not in str(trouble.value)
    assert "\n" not in str(trouble.value)
    return trouble.value.reason


# Errors in plain words


async def test_a_server_that_is_down(tmp_path: Path) -> None:
    assert "Is the server running" in await refused(f"postgresql://ann:secret@/tables?host={tmp_path}")
    assert "refused" in await refused("postgresql://ann:secret@127.0.0.1:1/tables")


async def test_a_wrong_password(database: Postgres) -> None:
    url = database.new()
    database.execute(url, "DROP ROLE IF EXISTS locked; CREATE ROLE locked LOGIN PASSWORD 'right'")
    wrong = url.replace("host@", "locked:secret@")
    assert 'password authentication failed for user "locked"' in await refused(wrong)
    assert place_of(wrong) == f"postgresql://locked@{database.folder}/{url.partition('@/')[2].partition('?')[0]}"
    # With the right password it can be reached but not filled.
    assert await refused(url.replace("host@", "locked:right@")) == "this user may not write there"


async def test_a_database_that_is_not_there(database: Postgres) -> None:
    assert 'database "nowhere" does not exist' in await refused(database.url("nowhere"))


@pytest.mark.parametrize(
    "url", ["postgresql://ann:secret@host:port/db", "postgresql://[ann:secret", "mysql://ann:secret@host/db", "secret"]
)
async def test_invalid_addresses(url: str) -> None:
    with suppress(StoreError):
        place_of(url)  # a wrong port is reported when it is used
    await refused(url)


async def test_a_database_of_a_newer_version(database: Postgres) -> None:
    url = database.new()
    async with opened(url):
        database.execute(url, "UPDATE ziggurat SET version = 9")
    assert await refused(url) == f"it has version 9, and this program knows versions up to {len(postgres.STEPS)}"


async def test_a_database_of_another_program(database: Postgres) -> None:
    url = database.new()
    database.execute(url, "CREATE TABLE tables (chairs integer)")
    assert await refused(url) == "it is a database of another program"
    assert database.execute(url, "SELECT to_regclass('log')") == [(None,)]


async def test_a_database_that_cannot_hold_all_names(database: Postgres) -> None:
    assert "SQL_ASCII" in await refused(database.new(TEMPLATE="template0", ENCODING="'SQL_ASCII'"))


async def test_records_of_an_older_database_count_as_opened(database: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    url = database.new()
    with monkeypatch.context() as before:
        before.setattr(postgres, "STEPS", list(takewhile(lambda step: "is_confirmed" not in step, postgres.STEPS)))
        async with opened(url) as store:
            await store.keep_record("abc", "a record")
    database.execute(url, "UPDATE records SET at = 1.0")
    began = time.time()
    async with opened(url) as store:
        ((record, at),) = await store.records()
    assert record == "abc" and at > began - 1


async def test_an_older_database_is_brought_up_to_date_once(database: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    url = database.new()
    async with opened(url) as store:
        await store.create(FACTS, [row(1)])
    monkeypatch.setattr(postgres, "STEPS", (*postgres.STEPS, "ALTER TABLE records ADD COLUMN more text"))
    # Several processes start at the same time.
    for store in await asyncio.gather(*(open_store(url) for _ in range(4))):
        assert await store.rows("one") == [row(1)]
        await store.close()
    assert database.execute(url, "SELECT version FROM ziggurat") == [(len(postgres.STEPS),)]


async def test_an_upgrade_that_fails_changes_nothing(database: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    url = database.new()
    monkeypatch.setattr(postgres, "STEPS", (*postgres.STEPS, "CREATE TABLE more (id text); SELECT 1 / 0"))
    assert "division by zero" in await refused(url)
    assert database.execute(url, "SELECT to_regclass('tables'), to_regclass('ziggurat')") == [(None, None)]


async def test_a_full_disk_loses_nothing_and_can_be_freed(database: Postgres) -> None:
    url = database.new()
    async with opened(url) as store:
        await store.create(FACTS, [row(1)])
        database.execute(
            url,
            """CREATE FUNCTION fill() RETURNS trigger LANGUAGE plpgsql AS
               $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
               CREATE TRIGGER full_disk BEFORE INSERT ON log EXECUTE FUNCTION fill()""",
        )
        with pytest.raises(StoreError, match="the disk is full"):
            await store.append("one", [row(2)], [Key(0, bytes(32))], "playing")
        assert await store.facts("one") == FACTS and await store.keys("one") == []
        database.execute(url, "DROP TRIGGER full_disk ON log")
        await store.append("one", [row(2)])
        assert await store.rows("one") == [row(1), row(2)]


async def test_a_commit_waits_for_the_disk_whatever_the_host_has_set(database: Postgres) -> None:
    url = database.new()
    name = url.partition("@/")[2].partition("?")[0]
    for setting, kept in (("off", "on"), ("remote_apply", "remote_apply")):
        database.execute(url, f"ALTER DATABASE {name} SET synchronous_commit = {setting}")
        async with opened(url) as store:
            assert await store._read("SHOW synchronous_commit") == [(kept,)]


# Lost connections


async def test_it_reconnects_when_the_database_is_restarted(database: Postgres) -> None:
    async with opened(database.new()) as store:
        await store.create(FACTS, [row(1)])
        await asyncio.gather(*(store.rows("one") for _ in range(20)))
        await asyncio.to_thread(database.restart, signal.SIGQUIT)
        await store.append("one", [row(2)])
        await asyncio.to_thread(database.stop)
        with pytest.raises(StoreError):
            await store.check()
        waiting = asyncio.ensure_future(store.append("one", [row(3)]))
        await asyncio.sleep(0.3)
        assert not waiting.done()
        await asyncio.to_thread(database.start)
        await waiting
        assert await store.rows("one") == [row(1), row(2), row(3)]


async def test_a_long_outage_is_reported(database: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PostgresStore._insist, "__defaults__", (0.3,))
    async with opened(database.new()) as store:
        await store.create(FACTS, [row(1)])
        await asyncio.to_thread(database.stop)
        try:
            for call in (store.rows("one"), store.append("one", [row(2)])):
                with pytest.raises(StoreError, match="Is the server running"):
                    await call
        finally:
            await asyncio.to_thread(database.start)
        assert await store.rows("one") == [row(1)]


class Wire:
    """A connection to a database that can be lost together with the answer to a chosen request."""

    def __init__(self, target: Path) -> None:
        self.target = target
        self.lose: int | None = None
        """The number of answers that still come through."""
        self.lost = 0
        self.at_loss: Callable[[], object] = lambda: None
        self._carrying: set[asyncio.Task[None]] = set()

    def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Accept a new connection."""
        self._carrying.add(asyncio.create_task(self._carry(reader, writer)))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        answers, requests = await asyncio.open_unix_connection(str(self.target / SOCKET))
        ways = [asyncio.create_task(self._there(reader, requests)), asyncio.create_task(self._back(answers, writer))]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for end in (writer, requests):
            end.close()
            with suppress(ConnectionError):
                await end.wait_closed()
        await asyncio.gather(*ways, return_exceptions=True)

    async def _there(self, reader: asyncio.StreamReader, requests: asyncio.StreamWriter) -> None:
        while data := await reader.read(1 << 16):
            requests.write(data)

    async def _back(self, answers: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await answers.read(1 << 16):
            if self.lose == 0:
                self.lose, self.lost = None, self.lost + 1
                await asyncio.to_thread(self.at_loss)
                return
            if self.lose is not None:
                self.lose -= 1
            writer.write(data)

    async def all_ended(self) -> None:
        await asyncio.gather(*self._carrying)


@asynccontextmanager
async def by_wire(database: Postgres, url: str) -> AsyncIterator[tuple[Wire, str]]:
    wire = Wire(database.folder)
    with TemporaryDirectory() as folder:
        async with await asyncio.start_unix_server(wire.take, f"{folder}/{SOCKET}"):
            yield wire, url.replace(str(database.folder), folder)
            await wire.all_ended()


@pytest.mark.parametrize("answers", range(7))
async def test_a_lost_answer_is_looked_up(database: Postgres, answers: int) -> None:
    """Whether or not the write succeeded before the connection was lost, the row is written once and acknowledged."""
    url = database.emptied()
    async with by_wire(database, url) as (wire, wired), opened(wired) as store:
        wire.lose = answers
        await store.create(FACTS, [row(1)], [Key(0, bytes(32))])
        wire.lose = answers
        await store.append("one", [row(2), row(3)])
        wire.lose = answers
        await store.append("one", [row(4)], [Key(0, bytes(31) + b"a"), Key(1, bytes(31) + b"b")], "playing")
        wire.lose = None
        assert wire.lost > 0
        assert await store.rows("one") == [row(1), row(2), row(3), row(4)]
        assert await store.keys("one") == [Key(0, bytes(31) + b"a"), Key(1, bytes(31) + b"b")]


async def test_a_row_of_another_writer_is_not_mistaken_for_its_own(database: Postgres) -> None:
    url = database.emptied()
    async with by_wire(database, url) as (wire, wired), opened(wired) as store:
        await store.create(FACTS, [row(1)])
        # The request is lost on its way, and another writer is faster.
        other = "DELETE FROM log WHERE seq = 2; INSERT INTO log VALUES ('one', 2, 2, 'moved', '7')"
        wire.at_loss = lambda: database.execute(url, other)
        wire.lose = 0
        with pytest.raises(Stale):
            await store.append("one", [row(2)])
        assert await store.rows("one") == [row(1), row(2, "7")]


# Several processes on the bus


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(TIMEOUT):
        while not holds():
            await asyncio.sleep(0.01)


def heard_by(bus: PostgresBus) -> list[Heard]:
    heard: list[Heard] = []
    bus.listen(heard.append)
    return heard


async def test_processes_hear_each_other_and_know_which_are_alive(database: Postgres) -> None:
    url = database.emptied()
    one, other = await open_bus(url), await open_bus(url)
    elsewhere = await open_bus(database.new())
    heard, far = heard_by(other), heard_by(elsewhere)
    await until(lambda: one.names == other.names == {one.name, other.name})
    for seq in range(500):
        await one.tell("łąka", seq)
    await one.say("one", "hello")
    await until(lambda: Word("one", "hello") in heard)
    assert heard[-501:] == [*(News("łąka", seq) for seq in range(500)), Word("one", "hello")]
    assert far == []
    await one.close()
    # A process announces that it leaves: no poll is needed.
    async with asyncio.timeout(0.9):
        await until(lambda: other.names == {other.name})
    assert heard[-1] == Renewed()
    await other.close()
    await elsewhere.close()


async def test_a_disconnected_bus_reports_it_and_reconnects(database: Postgres) -> None:
    url = database.emptied()
    one, other = await open_bus(url), await open_bus(url)
    await until(lambda: one.names == other.names == {one.name, other.name})
    for restart in (False, True):
        heard = heard_by(other)
        if restart:
            await asyncio.to_thread(database.restart)
        else:
            database.execute(url, "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'")
        await one.tell("one", 1)
        await until(lambda heard=heard: Renewed() in heard)  # type: ignore[misc]
        await until(lambda: one.names == other.names == {one.name, other.name})
        await one.tell("one", 2)
        await until(lambda heard=heard: News("one", 2) in heard)  # type: ignore[misc]
    await one.close()
    await other.close()


async def test_a_bus_that_cannot_be_reached(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="Is the server running"):
        await open_bus(f"postgresql://ann:secret@/tables?host={tmp_path}")


def test_all_agree_on_the_owner_of_a_table_and_few_move_when_one_leaves() -> None:
    names, tables = [str(number) for number in range(5)], [f"table {number}" for number in range(2000)]
    before = {table: keeper(table, names) for table in tables}
    assert before == {table: keeper(table, names[::-1]) for table in tables}
    assert all(300 < list(before.values()).count(name) < 500 for name in names)
    after = {table: keeper(table, names[1:]) for table in tables}
    assert all(after[table] == before[table] for table in tables if before[table] != names[0])
