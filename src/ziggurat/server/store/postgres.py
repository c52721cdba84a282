"""The store for several server processes: all of them write to one PostgreSQL database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import nullcontext
from dataclasses import astuple
from functools import partial
from pathlib import Path
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from psycopg import Error, errors

from ..postgres import PATIENCE, PAUSE, Connection, connect, explained, is_lost, place_of
from .expiry import Expires, Statement
from .reading import FACTS, MAILBOX, NAMES, STANDINGS
from .store import (
    PIECE,
    TRIAL,
    TRIAL_ROWS,
    Claimed,
    Damaged,
    Facts,
    Judge,
    Key,
    Mailbox,
    Name,
    Rated,
    Row,
    Stale,
    Standing,
    State,
    StoreError,
    is_of,
    without_name,
    without_names,
)

T = TypeVar("T")
Work = Callable[[Connection], Awaitable[T]]

STEPS = tuple(
    Path(__file__).with_name(name).read_text("utf-8")
    for name in ("postgres.sql", "postgres_mailboxes.sql", "postgres_names.sql", "postgres_names_confirmed.sql")
)
"""The migrations, in order: each adds to the schema before it. A new database runs all of them."""
UPGRADING = 0x5A494747
"""The number of the advisory lock held during an upgrade: ZIGG in ASCII."""
NAMING, RATING = 0x5A49474E, 0x5A494752
"""The numbers of the advisory locks that serialise the claiming of names and the rating of games: ZIGN and ZIGR in ASCII."""
CONNECTIONS = 8
"""Maximum number of connections per process. Further requests wait."""

VERSIONS = ("tables_pkey", "log_pkey")
"""Constraints: a unique violation of one of them means that another writer was first, so Stale is raised."""

EXTEND = """
WITH extended AS (
    UPDATE tables
    SET changed = coalesce(%(changed)s, changed), state = coalesce(%(state)s, state), summary = coalesce(%(summary)s, summary)
    WHERE id = %(table)s AND (%(last)s::int IS NULL OR %(last)s = (SELECT coalesce(max(seq), 0) FROM log WHERE table_id = %(table)s))
    RETURNING id
), written AS (
    INSERT INTO log (table_id, seq, at, kind, body)
    SELECT id, new.* FROM extended, unnest(%(seqs)s::int[], %(ats)s::float8[], %(kinds)s::text[], %(bodies)s::text[]) AS new
), ended AS (
    INSERT INTO finished (table_id) SELECT id FROM extended WHERE %(state)s::text = 'over' ON CONFLICT DO NOTHING
)
SELECT count(*) FROM extended
"""
"""Append rows to a table's log and update the table, in one statement. It returns 1, or 0 if the rows do not follow the last stored one.
A concurrent writer gets a unique violation on the log's key."""


async def open_store(url: str) -> PostgresStore:
    """Connect to the database, create or upgrade its schema, and return the store."""
    store = PostgresStore(url)
    try:
        await store.prepare()
    except BaseException:
        await store.close()
        raise
    return store


# Opening


async def upgrade(url: str, connection: Connection) -> None:
    """Upgrade the schema in one transaction; raise StoreError if the database is unusable or belongs to another program."""
    async with connection.transaction():
        # Several processes may start at the same time.
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", (UPGRADING,))
        version = await version_of(url, connection)
        if version == len(STEPS):
            return
        if not version:
            await connection.execute("CREATE TABLE ziggurat (version integer NOT NULL)")
            await connection.execute("INSERT INTO ziggurat VALUES (0)")
        for step in STEPS[version:]:
            await connection.execute(step.encode())
        await connection.execute("UPDATE ziggurat SET version = %s", (len(STEPS),))


async def version_of(url: str, connection: Connection) -> int:
    """The schema version of a database, 0 if it is empty; raises StoreError if it is unusable or belongs to another program."""
    query = "SELECT current_setting('server_encoding'), to_regclass('ziggurat') IS NOT NULL, to_regclass('tables') IS NOT NULL"
    ((encoding, is_ours, is_taken),) = await select(connection, query)
    if encoding != "UTF8":
        raise StoreError(place_of(url), f"its encoding is {encoding}, and names in all languages need UTF8")
    if not is_ours and is_taken:
        raise StoreError(place_of(url), "it is a database of another program")
    version = int((await select(connection, "SELECT version FROM ziggurat"))[0][0]) if is_ours else 0
    if version > len(STEPS):
        raise StoreError(place_of(url), f"it has version {version}, and this program knows versions up to {len(STEPS)}")
    return version


async def select(connection: Connection, query: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
    """The rows that a query finds. Values are only compared with stored ones, so a value that cannot be stored finds nothing."""
    if not can_be_stored(values):
        return []
    return await (await connection.execute(query.encode(), values)).fetchall()


def can_be_stored(values: Sequence[Any]) -> bool:
    """False if a value contains NUL: PostgreSQL stores no such text, and even a query for it is an error."""
    return not any(isinstance(value, str) and "\0" in value for value in values)


# Writes


async def insert_table(facts: Facts, rows: Sequence[Row], keys: Sequence[Key], connection: Connection) -> None:
    """Create a table with its first rows and keys; raise Stale if its id is taken."""
    async with connection.transaction():
        places = ", ".join(["%s"] * len(astuple(facts)))
        await connection.execute(f"INSERT INTO tables ({FACTS}) VALUES ({places})".encode(), astuple(facts))
        await insert_rows(connection, facts.id, rows, facts.state, facts.summary, facts.changed)
        await replace_keys(connection, facts.id, keys)


async def extend_table(
    table: str, rows: Sequence[Row], keys: Sequence[Key], state: State | None, summary: str | None, connection: Connection
) -> None:
    """Append rows to a table's log and update the table; raise Stale if the rows do not follow the last one."""
    # Without keys it is one statement, which needs no explicit transaction.
    async with connection.transaction() if keys else nullcontext():
        await insert_rows(connection, table, rows, state, summary, rows[-1].at if rows else None)
        await replace_keys(connection, table, keys)


async def insert_rows(
    connection: Connection, table: str, rows: Sequence[Row], state: State | None, summary: str | None, changed: float | None
) -> None:
    """Append the rows; raise Stale if they do not follow the last one."""
    seqs, ats, kinds, bodies = map(list, zip(*rows, strict=True)) if rows else ([], [], [], [])
    last = seqs[0] - 1 if rows else None
    if seqs != list(range(seqs[0], seqs[0] + len(seqs)) if rows else []):
        raise Stale
    values = {"table": table, "state": state, "summary": summary, "changed": changed, "last": last}
    values |= {"seqs": seqs, "ats": ats, "kinds": kinds, "bodies": bodies}
    if await (await connection.execute(EXTEND, values)).fetchone() == (0,):
        raise Stale


async def replace_keys(connection: Connection, table: str, keys: Sequence[Key]) -> None:
    """Replace the keys of some seats. The old ones are deleted first, since two seats may swap tokens."""
    for key in keys:
        await connection.execute("DELETE FROM keys WHERE table_id = %s AND seat = %s", (table, key.seat))
    for key in keys:
        await connection.execute("INSERT INTO keys (table_id, seat, token, owner) VALUES (%s, %s, %s, %s)", (table, *key))


async def has_table(facts: Facts, connection: Connection) -> bool:
    """True if this table is stored. A different table with the same id would have a different seed."""
    return bool(await select(connection, "SELECT 1 FROM tables WHERE id = %s AND seed = %s", (facts.id, facts.seed)))


async def has_rows(table: str, rows: Sequence[Row], keys: Sequence[Key], connection: Connection) -> bool:
    """True if exactly these rows, and these keys, are stored."""
    if not rows:
        return False
    first, last = rows[0].seq, rows[-1].seq
    query = "SELECT seq, at, kind, body FROM log WHERE table_id = %s AND seq BETWEEN %s AND %s ORDER BY seq"
    kept = {Key(*key) for key in await select(connection, "SELECT seat, token, owner FROM keys WHERE table_id = %s", (table,))}
    return await select(connection, query, (table, first, last)) == list(rows) and kept >= set(keys)


def once(work: Work[None], is_done: Work[bool]) -> Work[None]:
    """Make a write idempotent: it counts as done if a retry conflicts with what an earlier attempt has already stored."""
    attempts = 0

    async def attempt(connection: Connection) -> None:
        nonlocal attempts
        attempts += 1
        try:
            await work(connection)
        except (Stale, errors.UniqueViolation):
            if attempts == 1 or not await is_done(connection):
                raise

    return attempt


async def forget_owner(owner: bytes, limit: int, connection: Connection) -> int:
    """Remove an owner from up to `limit` seats, with their mailboxes, and delete all the owner's names; return the number of seats."""
    async with connection.transaction():
        await connection.execute("DELETE FROM names WHERE owner = %s", (owner,))
        seats = await select(connection, "SELECT table_id, seat FROM keys WHERE owner = %s LIMIT %s FOR UPDATE", (owner, limit))
        for seat in seats:
            await connection.execute("DELETE FROM mailboxes WHERE table_id = %s AND seat = %s", seat)
            await connection.execute("UPDATE keys SET owner = NULL WHERE table_id = %s AND seat = %s", seat)
    return len(seats)


async def scrub_names(owner: bytes, after: str, limit: int, connection: Connection) -> list[str]:
    """Anonymise an owner's seats at up to `limit` tables. Log rows are kept, so that games still replay and verify."""
    query = "SELECT DISTINCT table_id FROM keys WHERE owner = %s AND table_id > %s ORDER BY table_id LIMIT %s"
    seats: dict[str, set[int]] = {table: set() for (table,) in await select(connection, query, (owner, after, limit))}
    for table, own in seats.items():
        found = await select(connection, "SELECT seat FROM keys WHERE owner = %s AND table_id = %s", (owner, table))
        own.update(seat for (seat,) in found)
    for table, own in seats.items():
        async with connection.transaction():
            await scrub_table(connection, table, own)
    return list(seats)


async def scrub_table(connection: Connection, table: str, seats: set[int]) -> None:
    """Anonymise some seats of a table, in its summary and its log."""
    ((summary,),) = await select(connection, "SELECT summary FROM tables WHERE id = %s FOR UPDATE", (table,))
    await connection.execute("UPDATE tables SET summary = %s WHERE id = %s", (without_names(summary, seats), table))
    for seq, body in await select(connection, "SELECT seq, body FROM log WHERE table_id = %s AND kind = 'joined'", (table,)):
        if is_of(body, seats):
            await connection.execute("UPDATE log SET body = %s WHERE table_id = %s AND seq = %s", (without_name(body), table, seq))


async def claim_name(name: Name, most: int, connection: Connection) -> Claimed:
    """Claim a name for its owner, or update the name if that owner has it already."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", (NAMING,))
        known = await select(connection, "SELECT owner FROM names WHERE folded = %s", (name.folded,))
        if known:
            if known[0][0] != name.owner:
                return "taken"
            change = "UPDATE names SET name = %s, mail = %s, confirmation = %s, is_confirmed = %s WHERE folded = %s"
            await connection.execute(change, (name.name, name.mail, name.confirmation, name.is_confirmed, name.folded))
            return "claimed"
        if await has_names(connection, name.owner) >= most:
            return "too-many"
        await connection.execute(f"INSERT INTO names ({NAMES}) VALUES (%s, %s, %s, %s, %s, %s, %s)".encode(), name)
        return "claimed"


async def has_names(connection: Connection, owner: bytes) -> int:
    """The number of an owner's names."""
    ((found,),) = await select(connection, "SELECT count(*) FROM names WHERE owner = %s", (owner,))
    return int(found)


async def release_name(folded: str, owner: bytes, connection: Connection) -> bool:
    """Delete an owner's name; return False if there was none."""
    return bool((await connection.execute("DELETE FROM names WHERE folded = %s AND owner = %s", (folded, owner))).rowcount)


async def ask_mail(folded: str, mail: str, confirmation: bytes, connection: Connection) -> bool:
    """Store the confirmation hash of an unconfirmed mail address; return False if there is no such address."""
    change = "UPDATE names SET confirmation = %s WHERE folded = %s AND mail = %s AND NOT is_confirmed"
    return bool((await connection.execute(change, (confirmation, folded, mail))).rowcount)


async def confirm_mail(confirmation: bytes, connection: Connection) -> str | None:
    """Confirm the mail address that belongs to a confirmation hash, and return it."""
    found = await select(connection, "UPDATE names SET is_confirmed = true WHERE confirmation = %s RETURNING mail", (confirmation,))
    return found[0][0] if found else None


async def insert_link(token: bytes, folded: str, until: float, connection: Connection) -> None:
    """Store a link to a name, replacing any earlier one."""
    async with connection.transaction():
        await connection.execute("DELETE FROM links WHERE name = %s", (folded,))
        await connection.execute("INSERT INTO links (token, name, until) VALUES (%s, %s, %s)", (token, folded, until))


async def follow_link(
    token: bytes, owner: bytes, now: float, seats: Sequence[tuple[str, int]], most: int, connection: Connection
) -> Claimed | None:
    """Transfer the name of a link, and those of `seats` that belong to its previous owner, to a new owner."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", (NAMING,))
        query = "SELECT folded, owner FROM links JOIN names ON folded = links.name WHERE token = %s AND until > %s"
        found = await select(connection, query, (token, now))
        if not found:
            return None
        ((folded, before),) = found
        if before != owner and await has_names(connection, owner) >= most:
            return "too-many"
        await connection.execute("DELETE FROM links WHERE name = %s", (folded,))
        await connection.execute("UPDATE names SET owner = %s WHERE folded = %s", (owner, folded))
        for table, seat in seats:
            values = (owner, table, seat, before)
            await connection.execute("UPDATE keys SET owner = %s WHERE table_id = %s AND seat = %s AND owner = %s", values)
        return "claimed"


async def rate_table(table: str, game: str, players: Sequence[Rated], judge: Judge, connection: Connection) -> bool:
    """Apply a finished game to the ratings, once. A retry after a lost connection finds it already done."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", (RATING,))
        if not (await connection.execute("DELETE FROM finished WHERE table_id = %s", (table,))).rowcount:
            return False
        if players:
            query = f"SELECT {STANDINGS} FROM ratings WHERE game = %s AND player = %s"
            known = [await select(connection, query, (game, rated.player)) for rated in players]
            standings, row = judge([Standing(*each[0]) if each else None for each in known])
            await replace_standings(connection, game, standings)
            await insert_rows(connection, table, [row], None, None, None)
        return True


async def replace_standings(connection: Connection, game: str, standings: Sequence[Standing]) -> None:
    """Store the new ratings of some players."""
    query = (
        f"INSERT INTO ratings (game, {STANDINGS}) VALUES (%s, %s, %s, %s, %s, %s) ON CONFLICT (game, player) "
        "DO UPDATE SET games = excluded.games, mean = excluded.mean, deviation = excluded.deviation"
    )
    for each in standings:
        await connection.execute(query.encode(), (game, *each))


async def insert_record(record: str, text: str, connection: Connection) -> None:
    """Insert a record, unless its id is already stored."""
    await connection.execute("INSERT INTO records (id, at, text) VALUES (%s, %s, %s) ON CONFLICT DO NOTHING", (record, time.time(), text))


async def replace_mailbox(table: str, mailbox: Mailbox, connection: Connection) -> None:
    """Insert or replace the mailbox of a seat."""
    query = f"""
        INSERT INTO mailboxes (table_id, {MAILBOX}) VALUES (%s, %s, %s, %s, %s, %s, %s, %s)
        ON CONFLICT (table_id, seat) DO UPDATE SET (address, language, token, secret, is_confirmed, told)
        = (excluded.address, excluded.language, excluded.token, excluded.secret, excluded.is_confirmed, excluded.told)
    """
    await connection.execute(query.encode(), (table, *mailbox))


async def change_mailbox(change: str, values: Sequence[Any], connection: Connection) -> None:
    """Execute one statement that changes mailboxes; a no-op if a value cannot be stored."""
    if can_be_stored(values):
        await connection.execute(change.encode(), values)


async def change_all(statements: Sequence[Statement], connection: Connection) -> int:
    """Execute the statements in one transaction and return the row count of the last one."""
    async with connection.transaction():
        changed = [(await connection.execute(query.replace("?", "%s").encode(), values)).rowcount for query, values in statements]
    return changed[-1]


async def write_version(connection: Connection) -> None:
    """Rewrite a row without changing it."""
    await connection.execute("UPDATE ziggurat SET version = version")


async def write_trial(connection: Connection) -> None:
    """Write more data than any move does, and delete it again."""
    async with connection.transaction():
        await insert_table(TRIAL, TRIAL_ROWS, (), connection)
        await connection.execute("DELETE FROM log WHERE table_id = %s", (TRIAL.id,))
        await connection.execute("DELETE FROM tables WHERE id = %s", (TRIAL.id,))


class Lost(Exception):
    """The connection is lost or could not be made; the outcome of the work is unknown."""

    def __init__(self, error: Error) -> None:
        super().__init__(str(error))
        self.error = error


class Connections:
    """A pool of up to CONNECTIONS connections, each opened when needed and used by one request at a time."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._turns = asyncio.Semaphore(CONNECTIONS)
        self._idle: list[Connection] = []

    async def attempt(self, work: Work[T]) -> T:
        """Run the work on a connection; raise Lost if the connection is lost."""
        async with self._turns:
            connection: Connection | None = None
            try:
                connection = self._idle.pop() if self._idle else await connect(self._url)
                return await work(connection)
            except Error as error:
                if not is_lost(connection, error):
                    raise
                if connection is not None:
                    await connection.close()
                await self.close()  # the idle connections are most likely lost as well
                raise Lost(error) from error
            finally:
                if connection is not None and not connection.closed:
                    self._idle.append(connection)

    async def close(self) -> None:
        """Close all idle connections."""
        while self._idle:
            await self._idle.pop().close()


class PostgresStore(Expires):
    """A store in a PostgreSQL database. Open it with `open_store`."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._place = place_of(url)
        self._is_open = True
        self._connections = Connections(url)
        self._doing: set[asyncio.Task[Any]] = set()
        self._failures = 0
        """Writes that PostgreSQL refused or that did not reach it."""
        self._overcome = 0
        """The value of `_failures` at the last successful check."""
        self._orders: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """One lock per table: writes to a table are executed in the order they were requested."""

    async def prepare(self) -> None:
        """Connect once, without retries, and upgrade the schema."""
        await self._insist(partial(upgrade, self._url), patience=0)

    async def create(self, facts: Facts, rows: Sequence[Row], keys: Sequence[Key] = ()) -> None:
        await self._write(once(partial(insert_table, facts, rows, keys), partial(has_table, facts)), facts.id)

    async def append(
        self,
        table: str,
        rows: Sequence[Row],
        keys: Sequence[Key] = (),
        state: State | None = None,
        summary: str | None = None,
    ) -> None:
        """Append rows, retrying safely after a lost connection."""
        try:
            await self._write(once(partial(extend_table, table, rows, keys, state, summary), partial(has_rows, table, rows, keys)), table)
        except Stale:
            if await self.facts(table) is None:
                raise StoreError(self._place, f"there is no table {table}") from None
            raise

    async def disown(self, owner: bytes, limit: int = PIECE) -> int:
        return await self._write(partial(forget_owner, owner, limit))

    async def scrub(self, owner: bytes, after: str = "", limit: int = PIECE) -> list[str]:
        return await self._write(partial(scrub_names, owner, after, limit))

    async def claim(self, name: Name, most: int) -> Claimed:
        return await self._write(partial(claim_name, name, most))

    async def release(self, folded: str, owner: bytes) -> bool:
        return await self._write(partial(release_name, folded, owner))

    async def ask_mail(self, folded: str, mail: str, confirmation: bytes) -> bool:
        return await self._write(partial(ask_mail, folded, mail, confirmation))

    async def confirm_mail(self, confirmation: bytes) -> str | None:
        return await self._write(partial(confirm_mail, confirmation))

    async def keep_link(self, token: bytes, folded: str, until: float) -> None:
        await self._write(partial(insert_link, token, folded, until))

    async def move_name(self, token: bytes, owner: bytes, now: float, seats: Sequence[tuple[str, int]], most: int) -> Claimed | None:
        return await self._write(partial(follow_link, token, owner, now, seats, most))

    async def rate(self, table: str, game: str, players: Sequence[Rated], judge: Judge) -> bool:
        return await self._write(partial(rate_table, table, game, players, judge))

    async def keep_record(self, record: str, text: str) -> None:
        await self._write(partial(insert_record, record, text))

    async def keep_mailbox(self, table: str, mailbox: Mailbox) -> None:
        await self._write(partial(replace_mailbox, table, mailbox))

    async def confirm_mailbox(self, secret: str) -> None:
        await self._write(partial(change_mailbox, "UPDATE mailboxes SET is_confirmed = true WHERE secret = %s", (secret,)))

    async def tell_mailbox(self, secret: str, told: int) -> None:
        await self._write(partial(change_mailbox, "UPDATE mailboxes SET told = %s WHERE secret = %s", (told, secret)))

    async def drop_mailbox(self, secret: str) -> None:
        await self._write(partial(change_mailbox, "DELETE FROM mailboxes WHERE secret = %s", (secret,)))

    async def check(self) -> None:
        """Test writing, without retries: rewrite one row or, after a failed write, do a trial, as a full disk may have room for one row."""
        self._guard()
        failures = self._failures
        await self._insist(write_version if failures == self._overcome else write_trial, patience=0)
        self._overcome = failures

    async def close(self) -> None:
        """Finish pending writes and close all connections."""
        self._is_open = False
        await asyncio.gather(*self._doing, return_exceptions=True)
        await self._connections.close()

    async def _change(self, statements: Sequence[Statement]) -> int:
        return await self._write(partial(change_all, statements))

    async def _write(self, work: Work[T], table: str | None = None) -> T:
        """Run the work in a task of its own, which continues even if the caller is cancelled."""
        self._guard()
        doing = asyncio.get_running_loop().create_task(self._in_order(work, table))
        self._doing.add(doing)
        doing.add_done_callback(self._done)
        return await asyncio.shield(doing)

    def _done(self, doing: asyncio.Task[Any]) -> None:
        self._doing.discard(doing)
        # If the caller was cancelled, nobody else retrieves the exception.
        if not doing.cancelled():
            self._failures += isinstance(doing.exception(), StoreError)

    async def _in_order(self, work: Work[T], table: str | None) -> T:
        if table is None:
            return await self._insist(work)
        async with self._orders.setdefault(table, asyncio.Lock()):
            return await self._insist(work)

    async def _read(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        self._guard()
        try:
            return await self._insist(partial(select, query=query.replace("?", "%s"), values=values))
        except UnicodeDecodeError as error:
            raise Damaged(self._place, f"a text is damaged: {error}") from error

    async def _insist(self, work: Work[T], patience: float = PATIENCE) -> T:
        """Run the work, retrying after lost connections for up to `patience` seconds."""
        end = time.monotonic() + patience
        while True:
            try:
                return await self._connections.attempt(work)
            except Lost as lost:
                if time.monotonic() >= end:
                    raise explained(self._url, lost.error) from lost
            except Error as error:
                if isinstance(error, errors.UniqueViolation) and error.diag.constraint_name in VERSIONS:
                    raise Stale from None
                raise explained(self._url, error) from error
            await asyncio.sleep(PAUSE)

    def _guard(self) -> None:
        if not self._is_open:
            raise StoreError(self._place, "it is closed")
