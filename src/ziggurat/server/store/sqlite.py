"""The store that needs no database server: one SQLite file, with one writer thread that commits pending requests together."""

from __future__ import annotations

import asyncio
import os
import stat
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from dataclasses import astuple
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

import apsw

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
Work = Callable[[apsw.Connection], T]

APPLICATION = 0x5A494747
"""The application id in the file's header: ZIGG in ASCII."""
STEPS = tuple(
    Path(__file__).with_name(name).read_text("utf-8")
    for name in ("schema.sql", "records.sql", "mailboxes.sql", "names.sql", "names_confirmed.sql")
)
"""The migrations, in order: each adds to the schema before it. A new file runs all of them."""
PATIENCE = 5000
"""Milliseconds to wait for another program that has locked the file, such as a shell."""
LONGEST_WAL = 64 << 20
"""Bytes of the write-ahead log that are kept after a checkpoint."""
MOST_TOGETHER = 1000
"""Maximum number of requests in a transaction, and of rows in a statement: SQLite accepts 32,766 values at once."""


PRIVATE = 0o600
"""The mode of all files, which hold seeds of running games, mail addresses, and tokens of seats with mail notifications."""
REASONS: dict[type[apsw.Error], str] = {
    apsw.BusyError: "another program has locked it",
    apsw.CantOpenError: "it cannot be opened for writing",
    apsw.CorruptError: "it is damaged; restore a backup",
    apsw.FullError: "the disk is full",
    apsw.NotADBError: "it is not a SQLite database",
    apsw.ReadOnlyError: "it cannot be written",
}


async def open_store(path: Path) -> SqliteStore:
    """Create or upgrade the file and return the store. Only one process can have it open."""
    return await asyncio.to_thread(SqliteStore, path, asyncio.get_running_loop())


def backup(source: Path, target: Path) -> None:
    """Copy a store into a new file, even while a server writes to it."""
    try:
        with closing(existing(source)) as connection:
            version_of(source, connection)
            reserve(target)
            copy(connection, target)
    except apsw.Error as error:
        raise explained(source, error) from error


def existing(path: Path) -> apsw.Connection:
    """A connection to a file that must exist."""
    if not path.is_file():
        raise StoreError(str(path), "there is no such file")
    return connected(path, apsw.SQLITE_OPEN_READWRITE)


def reserve(path: Path) -> None:
    """Create an empty private file; raise StoreError if it exists."""
    try:
        create_private(path)
    except FileExistsError:
        raise StoreError(str(path), "it exists already") from None
    except OSError as error:
        raise StoreError(str(path), error.strerror or str(error)) from error


def create_private(path: Path) -> None:
    """Create an empty file that only its owner can read, whatever the umask. SQLite gives `-wal` and `-shm` the same mode."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))


def make_private(path: Path) -> None:
    """Create a file that only its owner can read, or make an existing one private. On failure SQLite reports why when it opens the file.

    An existing file is never opened here: closing it would drop the locks that SQLite holds on it in this process."""
    with suppress(OSError):
        create_private(path)
    for suffix in ("", "-wal", "-shm"):
        with suppress(OSError):
            shut_out_others(path.with_name(path.name + suffix))


def shut_out_others(path: Path) -> None:
    """Remove other users' access to a file, if everybody has access. Access for a group only is kept: a host has granted it on purpose."""
    mode = stat.S_IMODE(path.stat().st_mode)
    if mode & stat.S_IRWXO:
        path.chmod(mode & stat.S_IRWXU)


def copy(source: apsw.Connection, target: Path) -> None:
    """Copy a database as it was at one moment; delete the copy if it fails the integrity check."""
    try:
        with closing(apsw.Connection(str(target))) as connection:
            copy_pages(source, connection)
    except BaseException as error:
        target.unlink()
        if isinstance(error, apsw.FullError):
            raise explained(target, error) from error
        raise


def copy_pages(source: apsw.Connection, target: apsw.Connection) -> None:
    """Copy all pages in one step: a copy in several steps would restart whenever the server writes."""
    with target.backup("main", source, "main") as pages:
        pages.step()
    target.pragma("journal_mode", "delete")  # a backup is one file
    if (found := target.pragma("integrity_check")) != "ok":
        raise StoreError(source.filename, f"it is damaged: {found}")


def explained(path: Path, error: Exception) -> StoreError:
    """An error of SQLite or the operating system as a StoreError that names the file."""
    reasons = [reason for kind, reason in REASONS.items() if isinstance(error, kind)]
    return StoreError(str(path), reasons[0] if reasons else str(error))


# Opening


def guard_place(path: Path) -> None:
    """Raise StoreError if no file can be at this path. SQLite would only report that it cannot open the file."""
    if path.is_dir():
        raise StoreError(str(path), "it is a folder")
    if not path.parent.is_dir():
        raise StoreError(str(path), "its folder does not exist")


def connected(path: Path, flags: int) -> apsw.Connection:
    """A connection that waits for locks of other programs."""
    connection = apsw.Connection(str(path), flags)
    connection.set_busy_timeout(PATIENCE)
    return connection


def lock(path: Path) -> apsw.Connection:
    """Lock a file against other servers until the connection is closed or the process dies. SQLite can lock files on every system."""
    make_private(Path(f"{path}.lock"))
    with ExitStack() as stack:
        holder = stack.enter_context(closing(apsw.Connection(f"{path}.lock")))
        if holder.readonly("main"):
            raise StoreError(f"{path}.lock", REASONS[apsw.ReadOnlyError])
        try:
            holder.execute("BEGIN EXCLUSIVE")
        except apsw.BusyError:
            raise StoreError(str(path), "another server is using it") from None
        stack.pop_all()
    return holder


def version_of(path: Path, connection: apsw.Connection) -> int:
    """The schema version of a file, 0 if it is new; raises StoreError if it is unusable or belongs to another program."""
    application, version = connection.pragma("application_id"), connection.pragma("user_version")
    is_new = not (application or version or connection.execute("SELECT 1 FROM sqlite_schema").fetchone())
    if application != APPLICATION and not is_new:
        raise StoreError(str(path), "it is a database of another program")
    if version > len(STEPS):
        raise StoreError(str(path), f"it has version {version}, and this program knows versions up to {len(STEPS)}")
    return int(version)


def upgrade(path: Path, connection: apsw.Connection, version: int) -> None:
    """Upgrade an older file in one transaction, after backing it up next to the original."""
    if version == len(STEPS):
        return
    if version:
        spare = path.with_name(f"{path.name}.v{version}.bak")
        spare.unlink(missing_ok=True)  # left by an interrupted upgrade
        backup(path, spare)
    with connection:
        for step in STEPS[version:]:
            connection.execute(step)
        connection.pragma("application_id", APPLICATION)
        connection.pragma("user_version", len(STEPS))


def open_writer(path: Path) -> apsw.Connection:
    """The connection for writing, to a file with the current schema."""
    make_private(path)
    with ExitStack() as stack:
        connection = stack.enter_context(closing(connected(path, apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE)))
        if connection.readonly("main"):
            raise StoreError(str(path), REASONS[apsw.ReadOnlyError])
        version = version_of(path, connection)
        read_through(path, connection)
        if connection.pragma("journal_mode", "wal") != "wal":
            raise StoreError(str(path), "its file system cannot share memory, which a write-ahead log needs")
        connection.pragma("synchronous", "full")
        connection.pragma("journal_size_limit", LONGEST_WAL)
        upgrade(path, connection, version)
        connection.pragma("foreign_keys", True)
        # Data that its owner has deleted must not remain in free pages.
        connection.pragma("secure_delete", True)
        stack.pop_all()
    return connection


def read_through(path: Path, connection: apsw.Connection) -> None:
    """Refuse a damaged file. Otherwise a log cut short by damage could be taken for a shorter game."""
    if connection.pragma("quick_check", 1) != "ok":
        raise StoreError(str(path), REASONS[apsw.CorruptError])


def select(connection: apsw.Connection, query: str, *values: Any) -> list[Any]:
    """The rows that a query finds."""
    return connection.execute(query, values).fetchall()


# Writes


class Append(NamedTuple):
    """Rows to append to a table's log, with the changes to its table and keys."""

    table: str
    rows: Sequence[Row]
    keys: Sequence[Key]
    state: State | None
    summary: str | None

    @property
    def last(self) -> int | None:
        """The seq that the table's newest row must have; None if no row is appended."""
        return self.rows[0].seq - 1 if self.rows else None

    @property
    def changed(self) -> float | None:
        """The table's new time of change; None if no row is appended."""
        return self.rows[-1].at if self.rows else None


def insert_table(facts: Facts, rows: Sequence[Row], keys: Sequence[Key], connection: apsw.Connection) -> None:
    """Create a table with its first rows and keys; raise Stale if its id is taken."""
    if connection.execute("SELECT 1 FROM tables WHERE id = ?", (facts.id,)).fetchone():
        raise Stale
    connection.execute(f"INSERT INTO tables ({FACTS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", astuple(facts))
    must_follow(0, rows)
    insert_rows(connection, [(facts.id, *row) for row in rows])
    replace_keys(connection, facts.id, keys)


def extend_tables(appends: Sequence[Append], connection: apsw.Connection) -> None:
    """Append rows to tables' logs and update the tables; raise Stale if some rows do not follow the last stored ones.

    This uses few statements: after each one the thread waits for Python's lock, which takes longer than the statement itself."""
    if not appends:
        return
    change_tables(connection, appends)
    insert_rows(connection, [(append.table, *row) for append in appends for row in append.rows])
    for append in appends:
        replace_keys(connection, append.table, append.keys)
        if append.state == "over":
            connection.execute("INSERT INTO finished (table_id) VALUES (?) ON CONFLICT DO NOTHING", (append.table,))


def change_tables(connection: apsw.Connection, appends: Sequence[Append]) -> None:
    """Update the tables; raise Stale if the newest row of some table is not the one just before the rows to append."""
    for append in appends:
        must_follow(append.last or 0, append.rows)
    connection.execute(
        f"""UPDATE tables INDEXED BY sqlite_autoindex_tables_1
            SET changed = ifnull(new.column2, changed), state = ifnull(new.column3, state), summary = ifnull(new.column4, summary)
            FROM (VALUES {", ".join(["(?, ?, ?, ?, ?)"] * len(appends))}) AS new
            WHERE id = new.column1
            AND (new.column5 IS NULL OR new.column5 = (SELECT ifnull(max(seq), 0) FROM log WHERE table_id = new.column1))""",
        [value for append in appends for value in (append.table, append.changed, append.state, append.summary, append.last)],
    )
    if connection.changes() == len(appends):
        return
    # With several appends, at least one is at fault. `_commit` then splits them until the faulty one is tried alone.
    if connection.execute("SELECT 1 FROM tables WHERE id = ?", (appends[0].table,)).fetchone():
        raise Stale
    raise StoreError(connection.filename, f"there is no table {appends[0].table}")


def last_seq(connection: apsw.Connection, table: str) -> int:
    return int(connection.execute("SELECT ifnull(max(seq), 0) FROM log WHERE table_id = ?", (table,)).get)


def must_follow(last: int, rows: Sequence[Row]) -> None:
    """Raise Stale unless the rows follow the last one without a gap."""
    if [row.seq for row in rows] != list(range(last + 1, last + 1 + len(rows))):
        raise Stale


def insert_rows(connection: apsw.Connection, rows: Sequence[tuple[Any, ...]]) -> None:
    """Insert rows into the log, each with its table's id."""
    for start in range(0, len(rows), MOST_TOGETHER):
        part = rows[start : start + MOST_TOGETHER]
        query = f"INSERT INTO log (table_id, seq, at, kind, body) VALUES {', '.join(['(?, ?, ?, ?, ?)'] * len(part))}"
        connection.execute(query, [value for row in part for value in row])


def replace_keys(connection: apsw.Connection, table: str, keys: Sequence[Key]) -> None:
    """Replace the keys of some seats. The old ones are deleted first, since two seats may swap tokens."""
    for key in keys:
        connection.execute("DELETE FROM keys WHERE table_id = ? AND seat = ?", (table, key.seat))
    for key in keys:
        connection.execute("INSERT INTO keys (table_id, seat, token, owner) VALUES (?, ?, ?, ?)", (table, *key))


def forget_owner(owner: bytes, limit: int, connection: apsw.Connection) -> int:
    """Remove an owner from up to `limit` seats, with their mailboxes, and delete all the owner's names; return the number of seats."""
    connection.execute("DELETE FROM names WHERE owner = ?", (owner,))
    seats = select(connection, "SELECT table_id, seat FROM keys WHERE owner = ? LIMIT ?", owner, limit)
    connection.executemany("DELETE FROM mailboxes WHERE table_id = ? AND seat = ?", seats)
    connection.executemany("UPDATE keys SET owner = NULL WHERE table_id = ? AND seat = ?", seats)
    return len(seats)


def scrub_names(owner: bytes, after: str, limit: int, connection: apsw.Connection) -> list[str]:
    """Anonymise an owner's seats at up to `limit` tables. Log rows are kept, so that games still replay and verify."""
    query = "SELECT DISTINCT table_id FROM keys WHERE owner = ? AND table_id > ? ORDER BY table_id LIMIT ?"
    seats: dict[str, set[int]] = {table: set() for (table,) in select(connection, query, owner, after, limit)}
    for table, own in seats.items():
        own.update(seat for (seat,) in select(connection, "SELECT seat FROM keys WHERE owner = ? AND table_id = ?", owner, table))
    for table, own in seats.items():
        ((summary,),) = select(connection, "SELECT summary FROM tables WHERE id = ?", table)
        connection.execute("UPDATE tables SET summary = ? WHERE id = ?", (without_names(summary, own), table))
        for seq, body in select(connection, "SELECT seq, body FROM log WHERE table_id = ? AND kind = 'joined'", table):
            if is_of(body, own):
                connection.execute("UPDATE log SET body = ? WHERE table_id = ? AND seq = ?", (without_name(body), table, seq))
    return list(seats)


def claim_name(name: Name, most: int, connection: apsw.Connection) -> Claimed:
    """Claim a name for its owner, or update the name if that owner has it already."""
    known = connection.execute("SELECT owner FROM names WHERE folded = ?", (name.folded,)).fetchone()
    if known:
        if known[0] != name.owner:
            return "taken"
        change = "UPDATE names SET name = ?, mail = ?, confirmation = ?, is_confirmed = ? WHERE folded = ?"
        connection.execute(change, (name.name, name.mail, name.confirmation, name.is_confirmed, name.folded))
        return "claimed"
    if has_names(connection, name.owner) >= most:
        return "too-many"
    connection.execute(f"INSERT INTO names ({NAMES}) VALUES (?, ?, ?, ?, ?, ?, ?)", name)
    return "claimed"


def has_names(connection: apsw.Connection, owner: bytes) -> int:
    """The number of an owner's names."""
    return int(connection.execute("SELECT count(*) FROM names WHERE owner = ?", (owner,)).get)


def release_name(folded: str, owner: bytes, connection: apsw.Connection) -> bool:
    """Delete an owner's name; return False if there was none."""
    connection.execute("DELETE FROM names WHERE folded = ? AND owner = ?", (folded, owner))
    return bool(connection.changes())


def ask_mail(folded: str, mail: str, confirmation: bytes, connection: apsw.Connection) -> bool:
    """Store the confirmation hash of an unconfirmed mail address; return False if there is no such address."""
    change = "UPDATE names SET confirmation = ? WHERE folded = ? AND mail = ? AND NOT is_confirmed"
    connection.execute(change, (confirmation, folded, mail))
    return bool(connection.changes())


def confirm_mail(confirmation: bytes, connection: apsw.Connection) -> str | None:
    """Confirm the mail address that belongs to a confirmation hash, and return it."""
    found = select(connection, "UPDATE names SET is_confirmed = 1 WHERE confirmation = ? RETURNING mail", confirmation)
    return found[0][0] if found else None


def insert_link(token: bytes, folded: str, until: float, connection: apsw.Connection) -> None:
    """Store a link to a name, replacing any earlier one."""
    connection.execute("DELETE FROM links WHERE name = ?", (folded,))
    connection.execute("INSERT INTO links (token, name, until) VALUES (?, ?, ?)", (token, folded, until))


def follow_link(
    token: bytes, owner: bytes, now: float, seats: Sequence[tuple[str, int]], most: int, connection: apsw.Connection
) -> Claimed | None:
    """Transfer the name of a link, and those of `seats` that belong to its previous owner, to a new owner."""
    query = "SELECT folded, owner FROM links JOIN names ON folded = links.name WHERE token = ? AND until > ?"
    found = connection.execute(query, (token, now)).fetchone()
    if found is None:
        return None
    folded, before = found
    if before != owner and has_names(connection, owner) >= most:
        return "too-many"
    connection.execute("DELETE FROM links WHERE name = ?", (folded,))
    connection.execute("UPDATE names SET owner = ? WHERE folded = ?", (owner, folded))
    for table, seat in seats:
        connection.execute("UPDATE keys SET owner = ? WHERE table_id = ? AND seat = ? AND owner = ?", (owner, table, seat, before))
    return "claimed"


def rate_table(table: str, game: str, players: Sequence[Rated], judge: Judge, connection: apsw.Connection) -> bool:
    """Apply a finished game to the ratings, once."""
    connection.execute("DELETE FROM finished WHERE table_id = ?", (table,))
    if not connection.changes():
        return False
    if players:
        query = f"SELECT {STANDINGS} FROM ratings WHERE game = ? AND player = ?"
        known = [connection.execute(query, (game, rated.player)).fetchone() for rated in players]
        standings, row = judge([Standing(*each) if each else None for each in known])
        for each in standings:
            connection.execute(f"INSERT OR REPLACE INTO ratings (game, {STANDINGS}) VALUES (?, ?, ?, ?, ?, ?)", (game, *each))
        must_follow(last_seq(connection, table), [row])
        insert_rows(connection, [(table, *row)])
    return True


def insert_record(record: str, text: str, connection: apsw.Connection) -> None:
    """Insert a record, unless its id is already stored."""
    connection.execute("INSERT INTO records (id, at, text) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (record, time.time(), text))


def replace_mailbox(table: str, mailbox: Mailbox, connection: apsw.Connection) -> None:
    """Insert or replace the mailbox of a seat."""
    connection.execute("DELETE FROM mailboxes WHERE table_id = ? AND seat = ?", (table, mailbox.seat))
    connection.execute(f"INSERT INTO mailboxes (table_id, {MAILBOX}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (table, *mailbox))


def change_mailbox(change: str, values: Sequence[Any], connection: apsw.Connection) -> None:
    """Execute one statement that changes mailboxes."""
    connection.execute(change, values)


def change_all(statements: Sequence[Statement], connection: apsw.Connection) -> int:
    """Execute the statements and return the row count of the last one."""
    for query, values in statements:
        connection.execute(query, values)
    return connection.changes()


def write_version(connection: apsw.Connection) -> None:
    """Rewrite a page without changing it."""
    connection.pragma("user_version", len(STEPS))


def write_trial(connection: apsw.Connection) -> None:
    """Write more data than any move does, and delete it again. Deleted pages are overwritten (`secure_delete`), so all are written."""
    insert_table(TRIAL, TRIAL_ROWS, (), connection)
    connection.execute("DELETE FROM log WHERE table_id = ?", (TRIAL.id,))
    connection.execute("DELETE FROM tables WHERE id = ?", (TRIAL.id,))


class Request(NamedTuple):
    """Work for the writer thread, and the future of its result."""

    work: Work[Any] | Append
    answer: asyncio.Future[Any]


class Writer:
    """The only thread that writes."""

    def __init__(self, path: Path, connection: apsw.Connection, loop: asyncio.AbstractEventLoop) -> None:
        self.connection = connection
        self.failures = 0
        """Writes that SQLite refused."""
        self._path = path
        self._loop = loop
        self._requests: SimpleQueue[Request | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="store writer", daemon=True)
        self._thread.start()

    def ask(self, work: Work[T] | Append) -> asyncio.Future[T]:
        """Queue work and return its future, which resolves once the result is on disk. The work is done even if the future is cancelled."""
        answer: asyncio.Future[T] = self._loop.create_future()
        self._requests.put(Request(work, answer))
        return answer

    async def stop(self) -> None:
        """Finish the queued work, then stop the thread."""
        self._requests.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while requests := self._waiting():
            results = self._commit(requests)
            with suppress(RuntimeError):  # the loop is closed: nobody is waiting any more
                self._loop.call_soon_threadsafe(answer, requests, results)

    def _waiting(self) -> list[Request]:
        """Wait for a request and return all that are queued; return none once the thread must stop."""
        found = [self._requests.get()]
        while not self._requests.empty() and len(found) < MOST_TOGETHER:
            found.append(self._requests.get())
        if found[-1] is None:
            self._requests.put(None)  # the end: found again when the requests before it are done
        return [request for request in found if request]

    def _commit(self, requests: list[Request]) -> list[Any]:
        """Commit the requests in one transaction and return their results or errors. If one fails, commit each half separately."""
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            results = self._do([request.work for request in requests])
            self.connection.execute("COMMIT")
            return results
        except Exception as error:
            self._roll_back()
            if len(requests) > 1 and not isinstance(error, apsw.BusyError):
                half = len(requests) // 2
                return self._commit(requests[:half]) + self._commit(requests[half:])
            self.failures += isinstance(error, apsw.Error)
            return [explained(self._path, error) if isinstance(error, apsw.Error) else error for _ in requests]

    def _do(self, works: list[Work[Any] | Append]) -> list[Any]:
        """Do the work and return the results. Appends, by far the most common, go first and together: concurrent requests have no order."""
        extend_tables([work for work in works if isinstance(work, Append)], self.connection)
        return [None if isinstance(work, Append) else work(self.connection) for work in works]

    def _roll_back(self) -> None:
        """Roll back the current transaction, if any."""
        if self.connection.in_transaction:
            with suppress(apsw.Error):
                self.connection.execute("ROLLBACK")


def answer(requests: list[Request], results: list[Any]) -> None:
    """Resolve the futures that are still awaited."""
    for request, result in zip(requests, results, strict=True):
        if request.answer.done():
            continue
        if isinstance(result, Exception):
            request.answer.set_exception(result)
        else:
            request.answer.set_result(result)


class SqliteStore(Expires):
    """A store in one file. Open it with `open_store`."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        self._path = path.resolve()  # one file has one lock, whatever path it is opened by
        self._loop = loop
        self._is_open = True
        try:
            connection = self._connect()
        except (apsw.Error, OSError) as error:
            raise explained(self._path, error) from error
        self._writer = Writer(self._path, connection, loop)
        self._overcome = 0
        """The value of `Writer.failures` at the last successful check."""
        # The thread adds 0.1 ms to each read, but the disk may take longer, and the event loop must not block.
        self._reads = ThreadPoolExecutor(1, "store reader")

    def _connect(self) -> apsw.Connection:
        """Open the lock, the writer and the reader, or none of them, and return the writer."""
        guard_place(self._path)
        with ExitStack() as stack:
            stack.enter_context(closing(lock(self._path)))
            connection = stack.enter_context(closing(open_writer(self._path)))
            # Closed before the writer, which then leaves a single file behind.
            self._reader = stack.enter_context(closing(connected(self._path, apsw.SQLITE_OPEN_READONLY)))
            self._connections = stack.pop_all()
        return connection

    async def create(self, facts: Facts, rows: Sequence[Row], keys: Sequence[Key] = ()) -> None:
        await self._write(partial(insert_table, facts, rows, keys))

    async def append(
        self,
        table: str,
        rows: Sequence[Row],
        keys: Sequence[Key] = (),
        state: State | None = None,
        summary: str | None = None,
    ) -> None:
        await self._write(Append(table, rows, keys, state, summary))

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
        await self._write(partial(change_mailbox, "UPDATE mailboxes SET is_confirmed = 1 WHERE secret = ?", (secret,)))

    async def tell_mailbox(self, secret: str, told: int) -> None:
        await self._write(partial(change_mailbox, "UPDATE mailboxes SET told = ? WHERE secret = ?", (told, secret)))

    async def drop_mailbox(self, secret: str) -> None:
        await self._write(partial(change_mailbox, "DELETE FROM mailboxes WHERE secret = ?", (secret,)))

    async def check(self) -> None:
        """Test writing: rewrite one page or, after a failed write, do a trial: a full disk often has room for a page but not for a move."""
        failures = self._writer.failures
        await self._write(write_version if failures == self._overcome else write_trial)
        self._overcome = failures

    async def close(self) -> None:
        """Finish pending writes and close all connections."""
        if not self._is_open:
            return
        self._is_open = False
        await self._writer.stop()
        await self._loop.run_in_executor(self._reads, self._connections.close)
        self._reads.shutdown()

    async def _change(self, statements: Sequence[Statement]) -> int:
        return await self._write(partial(change_all, statements))

    async def _write(self, work: Work[T] | Append) -> T:
        self._guard()
        return await self._writer.ask(work)

    async def _read(self, query: str, *values: Any) -> list[Any]:
        self._guard()
        return await self._loop.run_in_executor(self._reads, self._select, query, values)

    def _select(self, query: str, values: Sequence[Any]) -> list[Any]:
        try:
            return select(self._reader, query, *values)
        except UnicodeDecodeError as error:
            raise Damaged(str(self._path), f"a text is damaged: {error}") from error
        except apsw.Error as error:
            raise explained(self._path, error) from error

    def _guard(self) -> None:
        if not self._is_open:
            raise StoreError(str(self._path), "it is closed")
