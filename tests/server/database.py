"""A real PostgreSQL for the tests, in a folder of its own, reached by a socket in that folder."""

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
"""PostgreSQL does not run as root: then it runs as this user."""

ROOM = 1 << 30
"""Bytes for databases."""


def programs() -> Path:
    """The folder of PostgreSQL's programs: Debian puts them where nobody looks for them."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda place: int(place.parent.name), reverse=True)
    assert places, "no PostgreSQL: make system"
    return places[0]


class Postgres:
    """A cluster of databases, durable as by default, which can be stopped, killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.process: subprocess.Popen[Any] | None = None
        self.listen_addresses = ""
        """Where it listens for TCP, from its next start on."""
        self._as: dict[str, Any] = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}
        self._numbers = count(1)
        self._reused = ""
        if self._as:
            shutil.chown(folder, NOBODY, NOBODY)
        self._run(
            "initdb", "--pgdata", str(folder / "data"), "--auth=trust", "--username=host", "--encoding=UTF8", "--locale=C", "--no-sync"
        )
        # For tests of passwords.
        rules = folder / "data" / "pg_hba.conf"
        rules.write_text("local all locked scram-sha-256\n" + rules.read_text())

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run([programs() / program, *arguments], check=True, capture_output=True, cwd=self.folder, **self._as)

    def start(self) -> Postgres:
        """Start it, and wait until it is ready."""
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
        """End all connections and stop; SIGQUIT is as good as a power cut."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(TIMEOUT)

    def restart(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it, and start it again."""
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
        """The address of a database that is empty again: faster than a new one, for who leaves nobody connected to it."""
        if not self._reused:
            self._reused = self.new()
        self.execute(self._reused, "DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        return self._reused

    def execute(self, url: str, statement: str) -> list[tuple[Any, ...]]:
        """Do something in a database; what it gives."""
        with psycopg.connect(url, autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    """One for a test, or for all."""
    # The path of a socket may not be long, and pytest's folders are for root's eyes only.
    with tempfile.TemporaryDirectory(prefix="zig", dir=_place(), ignore_cleanup_errors=True) as folder:
        one = Postgres(Path(folder)).start()
        try:
            yield one
        finally:
            one.stop(signal.SIGQUIT)


def _place() -> Path | None:
    """Where databases come and go fast: in memory, if there is room. Programs are killed here, but no power is cut."""
    memory = Path("/dev/shm")
    return memory if memory.is_dir() and shutil.disk_usage(memory).free > ROOM else None
