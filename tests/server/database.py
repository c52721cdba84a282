"""A PostgreSQL cluster for tests, in its own folder, reached by a socket in that folder."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

TIMEOUT = 30.0
NOBODY = "postgres"
"""The user that runs PostgreSQL when the tests run as root, which PostgreSQL refuses."""

ROOM = 1 << 30
"""Bytes that databases need."""


def programs() -> Path:
    """The folder of PostgreSQL's programs: Debian does not put them on the path."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda place: int(place.parent.name), reverse=True)
    assert places, "no PostgreSQL: make system"
    return places[0]


class Postgres:
    """A cluster with default durability, which can be stopped, killed and restarted."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.process: subprocess.Popen[Any] | None = None
        self.listen_addresses = ""
        """The TCP addresses it listens on after its next start."""
        self._as: dict[str, Any] = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}
        self._numbers = count(1)
        self._reused = ""
        if self._as:
            shutil.chown(folder, NOBODY, NOBODY)
        self._run(
            "initdb", "--pgdata", str(folder / "data"), "--auth=trust", "--username=host", "--encoding=UTF8", "--locale=C", "--no-sync"
        )
        # Used by tests of passwords.
        rules = folder / "data" / "pg_hba.conf"
        rules.write_text("local all locked scram-sha-256\n" + rules.read_text())

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run([programs() / program, *arguments], check=True, capture_output=True, cwd=self.folder, **self._as)

    def start(self) -> Postgres:
        """Start it and wait until it is ready."""
        command = [str(programs() / "postgres"), "-D", "data", "-k", str(self.folder), "-h", self.listen_addresses]
        command += ["-c", "max_connections=60"]
        with (self.folder / "log").open("ab") as told:
            self.process = process = subprocess.Popen(command, stdout=told, stderr=told, cwd=self.folder, **self._as)
        end = time.monotonic() + TIMEOUT
        while True:
            try:
                self.execute(self.url("postgres"), "SELECT 1")
                return self
            except psycopg.OperationalError:
                assert process.poll() is None and time.monotonic() < end, (self.folder / "log").read_text()
                time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End all connections and stop; SIGQUIT acts like a power cut."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(TIMEOUT)

    def restart(self, how: signal.Signals = signal.SIGINT) -> None:
        self.stop(how)
        self.start()

    def url(self, database: str, user: str = "host") -> str:
        """The address of a database."""
        return f"postgresql://{user}@/{database}?host={self.folder}"

    def new(self, **options: str) -> str:
        """The address of a new, empty database."""
        name = f"tables{next(self._numbers)}"
        chosen = " ".join(f"{option} {value}" for option, value in options.items())
        self.execute(self.url("postgres"), f"CREATE DATABASE {name} {chosen}")
        return self.url(name)

    @property
    def reused(self) -> str:
        """The address of the database that `emptied` gives."""
        return self._reused

    def emptied(self) -> str:
        """The address of a database that has been emptied: faster than a new one, for tests that leave no connection open."""
        if not self._reused:
            self._reused = self.new()
        self.execute(self._reused, "DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        return self._reused

    def execute(self, url: str, statement: str) -> list[tuple[Any, ...]]:
        """Execute a statement and return its rows."""
        with psycopg.connect(url, autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    """A running cluster."""
    # The path of a socket must be short, and pytest's folders are readable by root alone.
    with tempfile.TemporaryDirectory(prefix="zig", dir=_place(), ignore_cleanup_errors=True) as folder:
        one = Postgres(Path(folder)).start()
        try:
            yield one
        finally:
            one.stop(signal.SIGQUIT)


def _place() -> Path | None:
    """A folder in memory, if there is room: databases are created faster there. Tests kill programs but never cut the power."""
    memory = Path("/dev/shm")
    return memory if memory.is_dir() and shutil.disk_usage(memory).free > ROOM else None
