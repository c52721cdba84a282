"""All tables from a SQLite file into a PostgreSQL database, or back, or to another of its kind: all or nothing, while no server runs."""

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
"""Of all that is kept. What refers to something else stands behind it."""
AT_ONCE = 1000
"""Rows that are read from a database at a time."""

Values = tuple[Any, ...]


class Shelf(Protocol):
    """A store from the back."""

    async def count(self, kind: str) -> int:
        """How many rows there are."""

    def rows(self, kind: str) -> AsyncIterator[Values]:
        """All rows."""

    async def add(self, kind: str, rows: AsyncIterator[Values]) -> None:
        """Further rows."""


async def move(source: str, target: str) -> dict[str, int]:
    """Copy everything into an empty target; how much there was. StoreError if it cannot be done, and nothing is changed."""
    async with _source(source) as old, _target(target) as new:
        for kind in COLUMNS:
            await new.add(kind, old.rows(kind))
        moved = {kind: await new.count(kind) for kind in COLUMNS}
        if moved != {kind: await old.count(kind) for kind in COLUMNS}:
            raise StoreError(_shown(target), f"not all of {_shown(source)} has arrived: {moved}")
    return moved


def _shown(place: str) -> str:
    """Without a password."""
    return place_of(place) if is_address(place) else place


def _source(place: str) -> AbstractAsyncContextManager[Shelf]:
    return _database(place, is_target=False) if is_address(place) else _old_file(Path(place))


def _target(place: str) -> AbstractAsyncContextManager[Shelf]:
    return _database(place, is_target=True) if is_address(place) else _new_file(Path(place))


# SQLite


class FileShelf:
    """A store in a file."""

    def __init__(self, path: Path, connection: apsw.Connection) -> None:
        self._path = path
        self._connection = connection

    async def count(self, kind: str) -> int:
        """How many rows there are."""
        return int(self._connection.execute(f"SELECT count(*) FROM {kind}").get)

    async def rows(self, kind: str) -> AsyncIterator[Values]:
        """All rows."""
        try:
            for row in self._connection.execute(f"SELECT {COLUMNS[kind]} FROM {kind}"):
                yield row
        except apsw.Error as error:
            raise sqlite.explained(self._path, error) from error

    async def add(self, kind: str, rows: AsyncIterator[Values]) -> None:
        """Further rows."""
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
    """A file that no server uses, up to date."""
    try:
        with closing(sqlite.lock(path.resolve())), closing(sqlite.open_writer(path)) as connection:
            yield connection
    except apsw.Error as error:
        raise sqlite.explained(path, error) from error


# PostgreSQL


class DatabaseShelf:
    """A store in a database."""

    def __init__(self, url: str, connection: Connection) -> None:
        self._url = url
        self._connection = connection

    async def count(self, kind: str) -> int:
        """How many rows there are."""
        ((found,),) = await postgres.select(self._connection, f"SELECT count(*) FROM {kind}")
        return int(found)

    async def rows(self, kind: str) -> AsyncIterator[Values]:
        """All rows."""
        try:
            async with self._connection.cursor(name="moving") as cursor:
                cursor.itersize = AT_ONCE
                await cursor.execute(f"SELECT {COLUMNS[kind]} FROM {kind}".encode())
                async for row in cursor:
                    yield row
        except Error as error:
            raise explained(self._url, error) from error

    async def add(self, kind: str, rows: AsyncIterator[Values]) -> None:
        """Further rows."""
        async with (
            self._connection.cursor() as cursor,
            cursor.copy(f"COPY {kind} ({COLUMNS[kind]}) FROM STDIN".encode()) as copy,
        ):
            async for row in rows:
                await copy.write_row(row)


@asynccontextmanager
async def _database(url: str, is_target: bool) -> AsyncIterator[Shelf]:
    """A database that no server uses, up to date; a target is empty, and stays so if anything goes wrong."""
    try:
        async with await connect(url) as connection:
            # However much there is.
            await connection.execute("SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET lock_timeout = '5s'")
            await postgres.upgrade(url, connection)
            async with connection.transaction():
                # No server can start meanwhile.
                await connection.execute("SELECT pg_advisory_xact_lock(%s)", (postgres.UPGRADING,))
                if await is_anybody_alive(connection):
                    raise StoreError(place_of(url), "servers are using it")
                shelf = DatabaseShelf(url, connection)
                if is_target and any([await shelf.count(kind) for kind in COLUMNS]):
                    raise StoreError(place_of(url), "it is not empty")
                yield shelf
    except Error as error:
        raise explained(url, error) from error
