"""The store that needs no service: one SQLite file, and one thread that commits together whatever waits."""

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
"""Stands in the file's header: ZIGG."""
STEPS = tuple(
    Path(__file__).with_name(name).read_text("utf-8")
    for name in ("schema.sql", "records.sql", "mailboxes.sql", "names.sql", "names_confirmed.sql")
)
"""What each version of the file adds to the one before. A new file takes all of them."""
PATIENCE = 5000
"""Milliseconds to wait for another program that has locked the file, a shell for instance."""
LONGEST_WAL = 64 << 20
"""Bytes of the write-ahead log that are kept once it has been emptied."""
MOST_TOGETHER = 1000
"""Requests that share a transaction, and rows that share a statement, at most: SQLite takes 32,766 values at once."""


PRIVATE = 0o600
"""The mode of every file: seeds of running games, mail addresses, and tokens of seats that get mails are in them."""
REASONS: dict[type[apsw.Error], str] = {
    apsw.BusyError: "another program has locked it",
    apsw.CantOpenError: "it cannot be opened for writing",
    apsw.CorruptError: "it is damaged; restore a backup",
    apsw.FullError: "the disk is full",
    apsw.NotADBError: "it is not a SQLite database",
    apsw.ReadOnlyError: "it cannot be written",
}


async def open_store(path: Path) -> SqliteStore:
    """The store in a file, which is made or brought up to date if need be. Only one process can have it open."""
    return await asyncio.to_thread(SqliteStore, path, asyncio.get_running_loop())


def backup(source: Path, target: Path) -> None:
    """Copy a store, also one that a server is writing to, into a new file."""
    try:
        with closing(existing(source)) as connection:
            version_of(source, connection)
            reserve(target)
            copy(connection, target)
    except apsw.Error as error:
        raise explained(source, error) from error


def existing(path: Path) -> apsw.Connection:
    """A connection to a file that must be there."""
    if not path.is_file():
        raise StoreError(str(path), "there is no such file")
    return connected(path, apsw.SQLITE_OPEN_READWRITE)


def reserve(path: Path) -> None:
    """Make an empty private file where there was none."""
    try:
        create_private(path)
    except FileExistsError:
        raise StoreError(str(path), "it exists already") from None
    except OSError as error:
        raise StoreError(str(path), error.strerror or str(error)) from error


def create_private(path: Path) -> None:
    """Make an empty file that only its owner can read, whatever the umask. SQLite gives `-wal` and `-shm` the same mode."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))


def make_private(path: Path) -> None:
    """Create a file that only its owner can read, or shut others out of one that exists; where that fails, SQLite says why.

    A file that exists is never opened here: to close it would drop the locks that SQLite holds on it in this process."""
    with suppress(OSError):
        create_private(path)
    for suffix in ("", "-wal", "-shm"):
        with suppress(OSError):
            shut_out_others(path.with_name(path.name + suffix))


def shut_out_others(path: Path) -> None:
    """Leave a file to its owner, if everybody may use it. A host who has let in a group and nobody else knows why."""
    mode = stat.S_IMODE(path.stat().st_mode)
    if mode & stat.S_IRWXO:
        path.chmod(mode & stat.S_IRWXU)


def copy(source: apsw.Connection, target: Path) -> None:
    """Copy a database as it was at one moment; what cannot be read through afterwards is not kept."""
    try:
        with closing(apsw.Connection(str(target))) as connection:
            copy_pages(source, connection)
    except BaseException as error:
        target.unlink()
        if isinstance(error, apsw.FullError):
            raise explained(target, error) from error
        raise


def copy_pages(source: apsw.Connection, target: apsw.Connection) -> None:
    """All pages in one step: a copy in pieces would begin anew whenever the server writes."""
    with target.backup("main", source, "main") as pages:
        pages.step()
    target.pragma("journal_mode", "delete")  # a backup is one file
    if (found := target.pragma("integrity_check")) != "ok":
        raise StoreError(source.filename, f"it is damaged: {found}")


def explained(path: Path, error: Exception) -> StoreError:
    """An error of SQLite or of the system in words, with the file."""
    reasons = [reason for kind, reason in REASONS.items() if isinstance(error, kind)]
    return StoreError(str(path), reasons[0] if reasons else str(error))


# Opening


def guard_place(path: Path) -> None:
    """Where no file can be, SQLite says no more than that it cannot open it."""
    if path.is_dir():
        raise StoreError(str(path), "it is a folder")
    if not path.parent.is_dir():
        raise StoreError(str(path), "its folder does not exist")


def connected(path: Path, flags: int) -> apsw.Connection:
    """A connection that waits for others."""
    connection = apsw.Connection(str(path), flags)
    connection.set_busy_timeout(PATIENCE)
    return connection


def lock(path: Path) -> apsw.Connection:
    """The right to write to a file, until it is closed or the process dies. The lock is SQLite's own, which every system has."""
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
    """The version of a file, 0 for a new one; StoreError if it is not for us."""
    application, version = connection.pragma("application_id"), connection.pragma("user_version")
    is_new = not (application or version or connection.execute("SELECT 1 FROM sqlite_schema").fetchone())
    if application != APPLICATION and not is_new:
        raise StoreError(str(path), "it is a database of another program")
    if version > len(STEPS):
        raise StoreError(str(path), f"it has version {version}, and this program knows versions up to {len(STEPS)}")
    return int(version)


def upgrade(path: Path, connection: apsw.Connection, version: int) -> None:
    """Bring a file of an older version up to date, all or nothing, with a copy of what it was beside it."""
    if version == len(STEPS):
        return
    if version:
        spare = path.with_name(f"{path.name}.v{version}.bak")
        spare.unlink(missing_ok=True)  # of an upgrade that did not come to its end
        backup(path, spare)
    with connection:
        for step in STEPS[version:]:
            connection.execute(step)
        connection.pragma("application_id", APPLICATION)
        connection.pragma("user_version", len(STEPS))


def open_writer(path: Path) -> apsw.Connection:
    """The connection that writes, to a file that is up to date."""
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
        # Who wants to be forgotten is not to be found in pages that are free.
        connection.pragma("secure_delete", True)
        stack.pop_all()
    return connection


def read_through(path: Path, connection: apsw.Connection) -> None:
    """Refuse a damaged file. Without this, a log that is cut short by damage could be taken for a shorter game."""
    if connection.pragma("quick_check", 1) != "ok":
        raise StoreError(str(path), REASONS[apsw.CorruptError])


def select(connection: apsw.Connection, query: str, *values: Any) -> list[Any]:
    """What a query finds."""
    return connection.execute(query, values).fetchall()


# What is written


class Append(NamedTuple):
    """Rows at the end of a table's log, and what changes with them."""

    table: str
    rows: Sequence[Row]
    keys: Sequence[Key]
    state: State | None
    summary: str | None

    @property
    def last(self) -> int | None:
        """The seq that the table's newest row must have; any, where no row is appended."""
        return self.rows[0].seq - 1 if self.rows else None

    @property
    def changed(self) -> float | None:
        """When the table changes by these rows."""
        return self.rows[-1].at if self.rows else None


def insert_table(facts: Facts, rows: Sequence[Row], keys: Sequence[Key], connection: apsw.Connection) -> None:
    """A new table; Stale if there is one of this name."""
    if connection.execute("SELECT 1 FROM tables WHERE id = ?", (facts.id,)).fetchone():
        raise Stale
    connection.execute(f"INSERT INTO tables ({FACTS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", astuple(facts))
    must_follow(0, rows)
    insert_rows(connection, [(facts.id, *row) for row in rows])
    replace_keys(connection, facts.id, keys)


def extend_tables(appends: Sequence[Append], connection: apsw.Connection) -> None:
    """Rows at the ends of tables' logs, and what changes with them; Stale if some do not follow theirs.

    All in a few statements: after each one the thread waits for Python's lock, which takes longer than what the statement does."""
    if not appends:
        return
    change_tables(connection, appends)
    insert_rows(connection, [(append.table, *row) for append in appends for row in append.rows])
    for append in appends:
        replace_keys(connection, append.table, append.keys)
        if append.state == "over":
            connection.execute("INSERT INTO finished (table_id) VALUES (?) ON CONFLICT DO NOTHING", (append.table,))


def change_tables(connection: apsw.Connection, appends: Sequence[Append]) -> None:
    """What changes of tables whose newest row is the one before these; Stale if some have another."""
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
    # Of several, one at least is to blame, and will be tried alone in the end.
    if connection.execute("SELECT 1 FROM tables WHERE id = ?", (appends[0].table,)).fetchone():
        raise Stale
    raise StoreError(connection.filename, f"there is no table {appends[0].table}")


def last_seq(connection: apsw.Connection, table: str) -> int:
    """The seq of a table's newest row."""
    return int(connection.execute("SELECT ifnull(max(seq), 0) FROM log WHERE table_id = ?", (table,)).get)


def must_follow(last: int, rows: Sequence[Row]) -> None:
    """Rows must follow the last one without a gap, or they are Stale."""
    if [row.seq for row in rows] != list(range(last + 1, last + 1 + len(rows))):
        raise Stale


def insert_rows(connection: apsw.Connection, rows: Sequence[tuple[Any, ...]]) -> None:
    """Rows of the log, each with its table."""
    for start in range(0, len(rows), MOST_TOGETHER):
        part = rows[start : start + MOST_TOGETHER]
        query = f"INSERT INTO log (table_id, seq, at, kind, body) VALUES {', '.join(['(?, ?, ?, ?, ?)'] * len(part))}"
        connection.execute(query, [value for row in part for value in row])


def replace_keys(connection: apsw.Connection, table: str, keys: Sequence[Key]) -> None:
    """New keys for some seats. The old ones go first: two seats may change places."""
    for key in keys:
        connection.execute("DELETE FROM keys WHERE table_id = ? AND seat = ?", (table, key.seat))
    for key in keys:
        connection.execute("INSERT INTO keys (table_id, seat, token, owner) VALUES (?, ?, ?, ?)", (table, *key))


def forget_owner(owner: bytes, limit: int, connection: apsw.Connection) -> int:
    """Nobody owns what this owner owned: neither some of the seats, with their mails, nor names."""
    connection.execute("DELETE FROM names WHERE owner = ?", (owner,))
    seats = select(connection, "SELECT table_id, seat FROM keys WHERE owner = ? LIMIT ?", owner, limit)
    connection.executemany("DELETE FROM mailboxes WHERE table_id = ? AND seat = ?", seats)
    connection.executemany("UPDATE keys SET owner = NULL WHERE table_id = ? AND seat = ?", seats)
    return len(seats)


def scrub_names(owner: bytes, after: str, limit: int, connection: apsw.Connection) -> list[str]:
    """Names off the seats of an owner. The rows stay, and so does all that the game and its draws follow from."""
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
    """A name for its owner, unless it is another's or one too many."""
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
    """How many names an owner has."""
    return int(connection.execute("SELECT count(*) FROM names WHERE owner = ?", (owner,)).get)


def release_name(folded: str, owner: bytes, connection: apsw.Connection) -> bool:
    """A name that is free again."""
    connection.execute("DELETE FROM names WHERE folded = ? AND owner = ?", (folded, owner))
    return bool(connection.changes())


def ask_mail(folded: str, mail: str, confirmation: bytes, connection: apsw.Connection) -> bool:
    """A question to the reader of a name's mail address."""
    change = "UPDATE names SET confirmation = ? WHERE folded = ? AND mail = ? AND NOT is_confirmed"
    connection.execute(change, (confirmation, folded, mail))
    return bool(connection.changes())


def confirm_mail(confirmation: bytes, connection: apsw.Connection) -> str | None:
    """The address that a reader confirms."""
    found = select(connection, "UPDATE names SET is_confirmed = 1 WHERE confirmation = ? RETURNING mail", confirmation)
    return found[0][0] if found else None


def insert_link(token: bytes, folded: str, until: float, connection: apsw.Connection) -> None:
    """A link to a name, the only one."""
    connection.execute("DELETE FROM links WHERE name = ?", (folded,))
    connection.execute("INSERT INTO links (token, name, until) VALUES (?, ?, ?)", (token, folded, until))


def follow_link(
    token: bytes, owner: bytes, now: float, seats: Sequence[tuple[str, int]], most: int, connection: apsw.Connection
) -> Claimed | None:
    """Another owner for a link's name, and for seats that belong to it."""
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
    """What a game says of its players, once."""
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
    """A record's text, unless it is there."""
    connection.execute("INSERT INTO records (id, at, text) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (record, time.time(), text))


def replace_mailbox(table: str, mailbox: Mailbox, connection: apsw.Connection) -> None:
    """A seat's mailbox instead of the one it had."""
    connection.execute("DELETE FROM mailboxes WHERE table_id = ? AND seat = ?", (table, mailbox.seat))
    connection.execute(f"INSERT INTO mailboxes (table_id, {MAILBOX}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (table, *mailbox))


def change_mailbox(change: str, values: Sequence[Any], connection: apsw.Connection) -> None:
    """Change what is kept of mailboxes by one statement."""
    connection.execute(change, values)


def change_all(statements: Sequence[Statement], connection: apsw.Connection) -> int:
    """Carry out statements; the number of rows that the last one changed."""
    for query, values in statements:
        connection.execute(query, values)
    return connection.changes()


def write_version(connection: apsw.Connection) -> None:
    """Write a page that stays as it was."""
    connection.pragma("user_version", len(STEPS))


def write_trial(connection: apsw.Connection) -> None:
    """Write more than a move does, and leave nothing. Deleted pages are overwritten (`secure_delete`), so that all of them are written."""
    insert_table(TRIAL, TRIAL_ROWS, (), connection)
    connection.execute("DELETE FROM log WHERE table_id = ?", (TRIAL.id,))
    connection.execute("DELETE FROM tables WHERE id = ?", (TRIAL.id,))


class Request(NamedTuple):
    """Work for the thread that writes, and who waits for it."""

    work: Work[Any] | Append
    answer: asyncio.Future[Any]


class Writer:
    """The one thread that writes."""

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
        """Have work done; the answer comes when it is on the disk. It is done even if nobody waits for it any more."""
        answer: asyncio.Future[T] = self._loop.create_future()
        self._requests.put(Request(work, answer))
        return answer

    async def stop(self) -> None:
        """Do what waits, then no more."""
        self._requests.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while requests := self._waiting():
            results = self._commit(requests)
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self._loop.call_soon_threadsafe(answer, requests, results)

    def _waiting(self) -> list[Request]:
        """All requests there are, at least one; none after the last."""
        found = [self._requests.get()]
        while not self._requests.empty() and len(found) < MOST_TOGETHER:
            found.append(self._requests.get())
        if found[-1] is None:
            self._requests.put(None)  # to be found again when the others are done
        return [request for request in found if request]

    def _commit(self, requests: list[Request]) -> list[Any]:
        """Results and errors of requests that share a transaction. If one fails, each half has one of its own: only some are to blame."""
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
        """The results of work. What is appended, as nearly all is, goes first and together: what waits together has no order."""
        extend_tables([work for work in works if isinstance(work, Append)], self.connection)
        return [None if isinstance(work, Append) else work(self.connection) for work in works]

    def _roll_back(self) -> None:
        """Be ready for the next transaction."""
        if self.connection.in_transaction:
            with suppress(apsw.Error):
                self.connection.execute("ROLLBACK")


def answer(requests: list[Request], results: list[Any]) -> None:
    """Tell those who still wait."""
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
        self._path = path.resolve()  # by whatever name it is called, it has one lock
        self._loop = loop
        self._is_open = True
        try:
            connection = self._connect()
        except (apsw.Error, OSError) as error:
            raise explained(self._path, error) from error
        self._writer = Writer(self._path, connection, loop)
        self._overcome = 0
        """Failures of the writer before the last successful check."""
        # A thread of its own costs a read 0.1 ms; the disk under it may take longer, and the event loop must not wait.
        self._reads = ThreadPoolExecutor(1, "store reader")

    def _connect(self) -> apsw.Connection:
        """Open what is needed, or nothing; the connection that writes."""
        guard_place(self._path)
        with ExitStack() as stack:
            stack.enter_context(closing(lock(self._path)))
            connection = stack.enter_context(closing(open_writer(self._path)))
            # Closed before the one that writes, which then leaves a single file behind.
            self._reader = stack.enter_context(closing(connected(self._path, apsw.SQLITE_OPEN_READONLY)))
            self._connections = stack.pop_all()
        return connection

    async def create(self, facts: Facts, rows: Sequence[Row], keys: Sequence[Key] = ()) -> None:
        """A new table with its first rows and keys."""
        await self._write(partial(insert_table, facts, rows, keys))

    async def append(
        self,
        table: str,
        rows: Sequence[Row],
        keys: Sequence[Key] = (),
        state: State | None = None,
        summary: str | None = None,
    ) -> None:
        """Rows that follow the last one, with what changes by them."""
        await self._write(Append(table, rows, keys, state, summary))

    async def disown(self, owner: bytes, limit: int = PIECE) -> int:
        """Forget who owned some seats of an owner."""
        return await self._write(partial(forget_owner, owner, limit))

    async def scrub(self, owner: bytes, after: str = "", limit: int = PIECE) -> list[str]:
        """Take the names off an owner's seats at some tables."""
        return await self._write(partial(scrub_names, owner, after, limit))

    async def claim(self, name: Name, most: int) -> Claimed:
        """Claim a name, or write one's own anew."""
        return await self._write(partial(claim_name, name, most))

    async def release(self, folded: str, owner: bytes) -> bool:
        """Give up one's own name."""
        return await self._write(partial(release_name, folded, owner))

    async def ask_mail(self, folded: str, mail: str, confirmation: bytes) -> bool:
        """Record that the reader of a name's mail address is asked."""
        return await self._write(partial(ask_mail, folded, mail, confirmation))

    async def confirm_mail(self, confirmation: bytes) -> str | None:
        """Record that the reader of an address agrees."""
        return await self._write(partial(confirm_mail, confirmation))

    async def keep_link(self, token: bytes, folded: str, until: float) -> None:
        """Keep the hash of a link."""
        await self._write(partial(insert_link, token, folded, until))

    async def move_name(self, token: bytes, owner: bytes, now: float, seats: Sequence[tuple[str, int]], most: int) -> Claimed | None:
        """Make somebody the owner of a link's name."""
        return await self._write(partial(follow_link, token, owner, now, seats, most))

    async def rate(self, table: str, game: str, players: Sequence[Rated], judge: Judge) -> bool:
        """Count a game that is over, once."""
        return await self._write(partial(rate_table, table, game, players, judge))

    async def keep_record(self, record: str, text: str) -> None:
        """Keep a record's text, once."""
        await self._write(partial(insert_record, record, text))

    async def keep_mailbox(self, table: str, mailbox: Mailbox) -> None:
        """Keep where a seat wants mails."""
        await self._write(partial(replace_mailbox, table, mailbox))

    async def confirm_mailbox(self, secret: str) -> None:
        """Who reads the mails wants them."""
        await self._write(partial(change_mailbox, "UPDATE mailboxes SET is_confirmed = 1 WHERE secret = ?", (secret,)))

    async def tell_mailbox(self, secret: str, told: int) -> None:
        """A mail was sent."""
        await self._write(partial(change_mailbox, "UPDATE mailboxes SET told = ? WHERE secret = ?", (told, secret)))

    async def drop_mailbox(self, secret: str) -> None:
        """Forget a mailbox."""
        await self._write(partial(change_mailbox, "DELETE FROM mailboxes WHERE secret = ?", (secret,)))

    async def check(self) -> None:
        """Write to the disk: a page, but a trial if a write has failed, since a full disk often has room for a page and not for a move."""
        failures = self._writer.failures
        await self._write(write_version if failures == self._overcome else write_trial)
        self._overcome = failures

    async def close(self) -> None:
        """Write what waits, and let go."""
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
