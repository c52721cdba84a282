"""A connection to PostgreSQL as the server wants it, and its errors in words that never hold a password."""

from __future__ import annotations

from typing import Any

from psycopg import AsyncConnection, Error, ProgrammingError, errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from .settings import ADDRESS, is_address
from .store.store import StoreError

Connection = AsyncConnection[tuple[Any, ...]]

PATIENCE = 5.0
"""Seconds for which something is tried again when the connection is lost."""
PAUSE = 0.1
"""Seconds between two attempts."""
USUAL = {"connect_timeout": "5", "keepalives_idle": "5", "keepalives_interval": "2", "keepalives_count": "3", "tcp_user_timeout": "10000"}
"""So that we notice when the other machine is gone. What the address says itself goes first."""
SESSION = {
    "client_encoding": "UTF8",
    "statement_timeout": "10s",
    "idle_in_transaction_session_timeout": "10s",
    # So that PostgreSQL notices when our machine is gone.
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    # No keepalive is sent while data waits for an acknowledgement, as every notification to a dead machine does. Without a limit of
    # its own, such a connection holds its locks for about 15 minutes (Linux: tcp_retries2). Milliseconds.
    "tcp_user_timeout": "10000",
}
ENDED = (errors.AdminShutdown, errors.CrashShutdown, errors.CannotConnectNow, errors.IdleInTransactionSessionTimeout)
"""PostgreSQL says that it ends a connection."""
REASONS: dict[type[Error], str] = {
    errors.DiskFull: "the disk is full",
    errors.InsufficientPrivilege: "this user may not write there",
    errors.ReadOnlySqlTransaction: "it cannot be written; is it a replica?",
    errors.LockNotAvailable: "another program has locked it",
    errors.QueryCanceled: "it took too long",
    errors.UniqueViolation: "what is to be written is there already",
    errors.DataCorrupted: "it is damaged; restore a backup",
    errors.IndexCorrupted: "it is damaged; restore a backup",
}
"""Where PostgreSQL's own words say less."""


def place_of(url: str) -> str:
    """A database's address as it can be shown to everybody; StoreError if it is none."""
    parts = _parts(url)
    user = f"{parts['user']}@" if "user" in parts else ""
    port = f":{parts['port']}" if "port" in parts else ""
    return f"postgresql://{user}{parts.get('host', '')}{port}/{parts.get('dbname', '')}"


def _parts(url: str) -> dict[str, Any]:
    try:
        if is_address(url):
            return conninfo_to_dict(url)
    except ProgrammingError:
        pass  # its message would repeat the address, and the password in it
    raise StoreError("the address of the database", f"expected {ADDRESS}")


async def connect(url: str) -> Connection:
    """A connection in which every statement is a transaction, unless one is begun."""
    given = _parts(url)
    options = " ".join(f"-c {name}={value}" for name, value in SESSION.items())
    chosen = USUAL | {"application_name": "ziggurat"} | given | {"options": f"{options} {given.get('options', '')}"}
    connection: Connection = await AsyncConnection.connect(make_conninfo(**chosen), autocommit=True)
    # What is acknowledged survives a power cut. A host may ask for more, as that a replica has it too, but not for less.
    await connection.execute("SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'")
    return connection


def is_lost(connection: Connection | None, error: Error) -> bool:
    """Whether an error means that there is no connection, so that another may succeed."""
    return connection is None or connection.broken or connection.closed or isinstance(error, ENDED)


def explained(url: str, error: Error) -> StoreError:
    """An error of PostgreSQL in words, with the place."""
    reasons = [reason for kind, reason in REASONS.items() if isinstance(error, kind)]
    return StoreError(place_of(url), reasons[0] if reasons else " ".join(str(error).split()))
