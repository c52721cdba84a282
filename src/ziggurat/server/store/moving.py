"""Migration of a whole store between SQLite and PostgreSQL, in any direction: all or nothing, while no server is running."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path
from typing import Any, Protocol

import apsw
from psycopg import Error

from ..bus.postgres import is_anybody_alive
from ..postgres import Connection, connect, explained, place_of
from ..settings import is_address
from . import postgres, sqlite
from .reading import FACTS, MAILBOX, NAMES, STANDINGS
from .store import StoreError

COLUMNS = {
    "tables": FACTS,
    "log": "table_id, seq, at, kind, body",
    "keys": "table_id, seat, token, owner",
    "records": "id, at, text",
    "mailboxes": f"table_id, {MAILBOX}",
    "names": NAMES,
    "links": "token, name, until",
    "ratings": f"game, {STANDINGS}",
    "finished": "table_id",
}
"""The columns of every table of the database. A table comes after the tables it refers to."""
AT_ONCE = 1000
"""Rows fetched from PostgreSQL at a time."""

Values = tuple[Any, ...]


class Shelf(Protocol):
    """Direct access to the rows of a database, for migration."""

    async def count(self, kind: str) -> int:
        """The number of rows in a table."""

    def rows(self, kind: str) -> AsyncIterator[Values]:
        """All rows of a table."""

    async def add(self, kind: str, rows: AsyncIterator[Values]) -> None:
        """Insert rows into a table."""


async def move(source: str, target: str) -> dict[str, int]:
    """Copy everything into an empty target and return the row counts; raise StoreError and change nothing if that fails."""
    async with _source(source) as old, _target(target) as new:
        for kind in COLUMNS:
            await new.add(kind, old.rows(kind))
        moved = {kind: await new.count(kind) for kind in COLUMNS}
        if moved != {kind: await old.count(kind) for kind in COLUMNS}:
            raise StoreError(_shown(target), f"not all of {_shown(source)} has arrived: {moved}")
    return moved


def _shown(place: str) -> str:
    """The path or address of a store for messages, without a password."""
    return place_of(place) if is_address(place) else place


def _source(place: str) -> AbstractAsyncContextManager[Shelf]:
    return _database(place, is_target=False) if is_address(place) else _old_file(Path(place))


def _target(place: str) -> AbstractAsyncContextManager[Shelf]:
    return _database(place, is_target=True) if is_address(place) else _new_file(Path(place))


# SQLite


class FileShelf:
    """Direct access to the rows of a SQLite file."""

    def __init__(self, path: Path, connection: apsw.Connection) -> None:
        self._path = path
        self._connection = connection

    async def count(self, kind: str) -> int:
        return int(self._connection.execute(f"SELECT count(*) FROM {kind}").get)

    async def rows(self, kind: str) -> AsyncIterator[Values]:
        try:
            for row in self._connection.execute(f"SELECT {COLUMNS[kind]} FROM {kind}"):
                yield row
        except apsw.Error as error:
            raise sqlite.explained(self._path, error) from error

    async def add(self, kind: str, rows: AsyncIterator[Values]) -> None:
        places = ", ".join("?" for _ in COLUMNS[kind].split(", "))
        async for row in rows:
            self._connection.execute(f"INSERT INTO {kind} ({COLUMNS[kind]}) VALUES ({places})", row)


@asynccontextmanager
async def _old_file(path: Path) -> AsyncIterator[Shelf]:
    if not path.is_file():
        raise StoreError(str(path), "there is no such file")
    async with _locked(path) as connection:
        yield FileShelf(path, connection)


@asynccontextmanager
async def _new_file(path: Path) -> AsyncIterator[Shelf]:
    sqlite.reserve(path)
    try:
        async with _locked(path) as connection:
            with connection:
                yield FileShelf(path, connection)
    except BaseException:
        path.unlink()
        path.with_name(f"{path.name}.lock").unlink(missing_ok=True)
        raise


@asynccontextmanager
async def _locked(path: Path) -> AsyncIterator[apsw.Connection]:
    """A connection to an up-to-date file, locked against servers."""
    try:
        with closing(sqlite.lock(path.resolve())), closing(sqlite.open_writer(path)) as connection:
            yield connection
    except apsw.Error as error:
        raise sqlite.explained(path, error) from error


# PostgreSQL


class DatabaseShelf:
    """Direct access to the rows of a PostgreSQL database."""

    def __init__(self, url: str, connection: Connection) -> None:
        self._url = url
        self._connection = connection

    async def count(self, kind: str) -> int:
        ((found,),) = await postgres.select(self._connection, f"SELECT count(*) FROM {kind}")
        return int(found)

    async def rows(self, kind: str) -> AsyncIterator[Values]:
        try:
            async with self._connection.cursor(name="moving") as cursor:
                cursor.itersize = AT_ONCE
                await cursor.execute(f"SELECT {COLUMNS[kind]} FROM {kind}".encode())
                async for row in cursor:
                    yield row
        except Error as error:
            raise explained(self._url, error) from error

    async def add(self, kind: str, rows: AsyncIterator[Values]) -> None:
        async with (
            self._connection.cursor() as cursor,
            cursor.copy(f"COPY {kind} ({COLUMNS[kind]}) FROM STDIN".encode()) as copy,
        ):
            async for row in rows:
                await copy.write_row(row)


@asynccontextmanager
async def _database(url: str, is_target: bool) -> AsyncIterator[Shelf]:
    """A transaction on an up-to-date database that no server uses. A target must be empty. Any error rolls the transaction back."""
    try:
        async with await connect(url) as connection:
            # A large migration may exceed the usual timeouts.
            await connection.execute("SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET lock_timeout = '5s'")
            await postgres.upgrade(url, connection)
            async with connection.transaction():
                # Keep servers from starting during the migration.
                await connection.execute("SELECT pg_advisory_xact_lock(%s)", (postgres.UPGRADING,))
                if await is_anybody_alive(connection):
                    raise StoreError(place_of(url), "servers are using it")
                shelf = DatabaseShelf(url, connection)
                if is_target and any([await shelf.count(kind) for kind in COLUMNS]):
                    raise StoreError(place_of(url), "it is not empty")
                yield shelf
    except Error as error:
        raise explained(url, error) from error
