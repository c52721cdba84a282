"""Connections to PostgreSQL with the server's settings, and error messages without passwords."""

from __future__ import annotations

from typing import Any

from psycopg import AsyncConnection, Error, ProgrammingError, errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from .settings import ADDRESS, is_address
from .store.store import StoreError

Connection = AsyncConnection[tuple[Any, ...]]

PATIENCE = 5.0
"""Seconds for which a statement is retried when the connection is lost."""
PAUSE = 0.1
"""Seconds between two attempts."""
USUAL = {"connect_timeout": "5", "keepalives_idle": "5", "keepalives_interval": "2", "keepalives_count": "3", "tcp_user_timeout": "10000"}
"""Settings that detect a dead database machine. Those in the address take precedence."""
SESSION = {
    "client_encoding": "UTF8",
    "statement_timeout": "10s",
    "idle_in_transaction_session_timeout": "10s",
    # So that PostgreSQL detects when this machine is gone.
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    # No keepalive is sent while sent data, such as a notification to a dead machine, is not acknowledged. Without a limit for this
    # case, the connection would hold its locks for about 15 minutes (Linux: tcp_retries2). Milliseconds.
    "tcp_user_timeout": "10000",
}
ENDED = (errors.AdminShutdown, errors.CrashShutdown, errors.CannotConnectNow, errors.IdleInTransactionSessionTimeout)
"""The errors with which PostgreSQL ends a connection."""
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
"""Error messages that are clearer than PostgreSQL's own."""


def place_of(url: str) -> str:
    """A database's address without its password; StoreError if it is invalid."""
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
    """Open a connection in autocommit mode; raises psycopg's Error, or StoreError for an invalid address."""
    given = _parts(url)
    options = " ".join(f"-c {name}={value}" for name, value in SESSION.items())
    chosen = USUAL | {"application_name": "ziggurat"} | given | {"options": f"{options} {given.get('options', '')}"}
    connection: Connection = await AsyncConnection.connect(make_conninfo(**chosen), autocommit=True)
    # Acknowledged writes survive a power cut. A host may require more, such as a copy on a replica, but not less.
    await connection.execute("SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'")
    return connection


def is_lost(connection: Connection | None, error: Error) -> bool:
    """True if an error means that the connection is lost, so that a new one may succeed."""
    return connection is None or connection.broken or connection.closed or isinstance(error, ENDED)


def explained(url: str, error: Error) -> StoreError:
    """A PostgreSQL error as a StoreError that names the database."""
    reasons = [reason for kind, reason in REASONS.items() if isinstance(error, kind)]
    return StoreError(place_of(url), reasons[0] if reasons else " ".join(str(error).split()))
