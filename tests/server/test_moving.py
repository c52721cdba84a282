"""Stores migrate between SQLite and PostgreSQL, and back, all tables or none."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest

from server.database import Postgres
from ziggurat import cli
from ziggurat.server.bus.postgres import open_bus
from ziggurat.server.store import moving, postgres, sqlite
from ziggurat.server.store.store import Facts, Key, Mailbox, Name, Rated, Row, Standing, Store, StoreError

NAMES = ("one", "łąka-🌿", "three")


def hashed(text: str) -> bytes:
    return sha256(text.encode()).digest()


async def fill(store: Store) -> None:
    """Fill a store with every kind of data."""
    for number, name in enumerate(NAMES):
        facts = Facts(name, "babylon", "playing", bool(number % 2), 1.5, 0.1 + number, hashed(name), hashed("in"), '{"names":["Żółw 🌿"]}')
        rows = [Row(seq, seq / 3, "moved", f'"{name}\\n\\t\\\\ {seq}"') for seq in range(1, 1 + 1500 * number)]
        await store.create(facts, rows, [Key(0, hashed(f"Ada {name}"), hashed("Ada")), Key(1, hashed(f"Bo {name}"))])
        await store.keep_mailbox(name, Mailbox(1, "ada@example.org", "pl", "token", f"secret of {name}", bool(number % 2), 7 * number))
    await store.keep_record("abc", "Ziggurat record 1\n\ttext\\N \\. 'quoted'\n")
    ada = Name("ada", "Ada Ż", hashed("Ada"), 1.5, "ada@example.org", hashed("asked"), is_confirmed=True)
    await store.claim(ada, 3)
    await store.keep_link(hashed("link"), "ada", 100.0)
    standing = Standing("ada", "ada", 1, 26.5, 8.1)
    await store.append(NAMES[0], [], state="over")
    await store.append(NAMES[1], [], state="over")
    await store.rate(NAMES[1], "babylon", [Rated("ada", "ada")], lambda _: ([standing], Row(1501, 500.5, "counted", "{}")))
    await store.close()


async def everything(store: Store) -> list[object]:
    """Everything that a store returns."""
    found: list[object] = [await store.record("abc"), await store.name("ada"), await store.linked(hashed("link"), 50.0)]
    found += [await store.ratings("babylon"), await store.finished()]
    for name in NAMES:
        found += [await store.facts(name), await store.rows(name), await store.keys(name), await store.mailboxes(name)]
    await store.close()
    return found


MOVED = {"tables": 3, "log": 4501, "keys": 6, "records": 1, "mailboxes": 3, "names": 1, "links": 1, "ratings": 1, "finished": 1}


async def test_there_and_back_again_nothing_has_changed(tmp_path: Path, database: Postgres) -> None:
    first, last = tmp_path / "first.sqlite", tmp_path / "last.sqlite"
    one, two = database.new(), database.new()
    await fill(await sqlite.open_store(first))
    expected = await everything(await sqlite.open_store(first))
    for source, target in ((str(first), one), (one, two), (two, str(last))):
        assert await moving.move(source, target) == MOVED
    assert await everything(await postgres.open_store(one)) == expected
    assert await everything(await postgres.open_store(two)) == expected
    assert await everything(await sqlite.open_store(last)) == expected
    with closing(sqlite3.connect(last)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


async def test_existing_data_is_never_overwritten(tmp_path: Path, database: Postgres) -> None:
    full, url, other = tmp_path / "full.sqlite", database.new(), tmp_path / "other.sqlite"
    await fill(await sqlite.open_store(full))
    await moving.move(str(full), url)
    other.write_text("mine")
    for source, target, reason in ((str(full), url, "it is not empty"), (url, str(other), "it exists already")):
        with pytest.raises(StoreError, match=reason):
            await moving.move(source, target)
    assert other.read_text() == "mine"


async def test_nothing_is_moved_under_a_running_server(tmp_path: Path, database: Postgres) -> None:
    path, url, target = tmp_path / "tables.sqlite", database.new(), tmp_path / "target.sqlite"
    store = await sqlite.open_store(path)
    with pytest.raises(StoreError, match="another server is using it"):
        await moving.move(str(path), url)
    await store.close()
    await (await postgres.open_store(url)).close()
    bus = await open_bus(url)
    for source, goal in ((str(path), url), (url, str(target))):
        with pytest.raises(StoreError, match="servers are using it"):
            await moving.move(source, goal)
    await bus.close()
    assert not target.exists()
    await moving.move(url, str(target))


async def test_a_migration_is_all_or_nothing(tmp_path: Path, database: Postgres) -> None:
    path, url, target = tmp_path / "tables.sqlite", database.new(), tmp_path / "target.sqlite"
    await fill(await sqlite.open_store(path))
    with closing(sqlite3.connect(path)) as connection, connection:
        # PostgreSQL cannot store this character.
        connection.execute("UPDATE records SET text = 'a' || char(0)")
    with pytest.raises(StoreError, match="NUL"):
        await moving.move(str(path), url)
    assert database.execute(url, "SELECT count(*) FROM tables") == [(0,)]
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE records SET text = 'a'")
    await moving.move(str(path), url)
    database.execute(url, "ALTER TABLE log DROP CONSTRAINT log_pkey; INSERT INTO log SELECT * FROM log")
    with pytest.raises(StoreError, match="target"):
        await moving.move(url, str(target))
    assert not list(tmp_path.glob("target*"))


def test_the_command_says_how_much_it_was(tmp_path: Path, database: Postgres, capsys: pytest.CaptureFixture[str]) -> None:
    url, target = database.new(), tmp_path / "target.sqlite"
    done = subprocess.run([sys.executable, "-m", "ziggurat.cli", "move-data", url, str(target)], capture_output=True, text=True, check=True)
    assert done.stdout == ", ".join(f"{kind}: 0" for kind in MOVED) + "\n"
    assert cli.main(["move-data", str(tmp_path / "nowhere.sqlite"), url]) == 2
    assert "nowhere.sqlite: there is no such file" in capsys.readouterr().err
    assert cli.main(["backup", str(tmp_path / "copy"), "--database-url", url]) == 2
    assert "pg_dump" in capsys.readouterr().err
    assert cli.main(["serve", "--database-url", "mysql://ann:secret@host/db"]) == 2
    said = capsys.readouterr().err
    assert "database_url: expected postgresql://" in said and "secret" not in said
