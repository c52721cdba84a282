"""A machine that fails holds its tables for seconds rather than minutes, even while its database has something to send to it."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from server.database import Postgres, postgres
from server.live_server import PERSON, TIMEOUT, Server, bot, make, running
from ziggurat.core import paths
from ziggurat.server.postgres import connect

PLAIN = {"ZIGGURAT_MODE": "plain"}
TABLES = 8
FREED_WITHIN = 15.0
"""Seconds: ten for PostgreSQL to give up, and some for a busy machine. Without a limit Linux gives up after 924."""
LOCKS = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2"


async def test_a_session_waits_ten_seconds_for_an_acknowledgement(database: Postgres) -> None:
    async with await connect(database.new()) as connection:
        # Over a socket of this machine SHOW says 0; the reset value is what the session would use over TCP.
        found = await connection.execute("SELECT reset_val, source FROM pg_settings WHERE name = 'tcp_user_timeout'")
        assert await found.fetchall() == [("10000", "client")]


class Machine:
    """A network namespace with a link to this one: for TCP, a separate machine."""

    def __init__(self, number: int) -> None:
        self.name = f"zig{number}"
        self.here, self.there = f"10.213.{number}.1", f"10.213.{number}.2"

    def __enter__(self) -> Machine:
        if os.geteuid() or ip("netns", "add", self.name):
            pytest.skip("needs root and network namespaces")
        links = (f"{self.name}h", f"{self.name}t")
        setting_up = (
            ("link", "add", links[0], "type", "veth", "peer", "name", links[1], "netns", self.name),
            ("addr", "add", f"{self.here}/24", "dev", links[0]),
            ("link", "set", links[0], "up"),
            ("-n", self.name, "addr", "add", f"{self.there}/24", "dev", links[1]),
            ("-n", self.name, "link", "set", links[1], "up"),
            ("-n", self.name, "link", "set", "lo", "up"),
        )
        if any(ip(*arguments) for arguments in setting_up):
            self.__exit__()
            pytest.skip("needs root and network namespaces")
        return self

    def __exit__(self, *_: object) -> None:
        ip("netns", "del", self.name)

    def cut(self) -> None:
        """Cut the link: from now on nothing arrives at the other end."""
        assert not ip("-n", self.name, "link", "set", f"{self.name}t", "down")


def ip(*arguments: str) -> int:
    """The exit status of `ip`; 1 if it is not installed."""
    try:
        return subprocess.run(["ip", *arguments], capture_output=True, check=False).returncode
    except FileNotFoundError:
        return 1


@contextlib.contextmanager
def database_for(machine: Machine) -> Iterator[tuple[Postgres, str]]:
    """A PostgreSQL that a machine reaches over TCP, and the address of a database in it."""
    with postgres() as one:
        with (one.folder / "data" / "pg_hba.conf").open("a") as rules:
            rules.write(f"host all all {machine.there}/32 trust\n")
        one.listen_addresses = machine.here
        one.restart()
        yield one, one.new()


@contextlib.contextmanager
def process_on(machine: Machine, url: str, folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A server process on a machine; its computer players die with it."""
    command = [sys.executable, "-m", "ziggurat.cli", "serve", "--host", "127.0.0.1", "--port", "8000"]
    with (folder / "log").open("wb") as told:
        process = subprocess.Popen(
            ["ip", "netns", "exec", machine.name, *command],
            stdout=told,
            stderr=told,
            env=os.environ | PLAIN | {"ZIGGURAT_DATABASE_URL": url},
            start_new_session=True,
        )
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait(TIMEOUT)


def wait_until(holds: Callable[[], bool], timeout: float = TIMEOUT) -> float:
    """Wait until a condition holds; the seconds it took."""
    began = time.monotonic()
    while not holds():
        assert time.monotonic() - began < timeout, f"not so within {timeout} seconds"
        time.sleep(0.05)
    return time.monotonic() - began


def play_turn(server: Server, made: dict[str, Any], chance: random.Random) -> None:
    """Play until it is the computer's turn."""
    token = made["seats"][0]["token"]
    while (shown := server.get(f"/api/tables/{made['table']}", token).json())["state"] == "playing" and shown["view"]["to_act"] == 0:
        move = chance.choice([str(code) for _, code in paths.every(shown["view"]["choices"])])
        assert server.post(f"/api/tables/{made['table']}/moves", {"ply": shown["ply"], "move": move}, token).status_code == 200


def waits_for_computer(server: Server, made: dict[str, Any]) -> bool:
    shown = server.get(f"/api/tables/{made['table']}").json()
    return bool(shown["state"] == "playing" and shown["view"]["to_act"] == 1)


# PostgreSQL gives up after ten seconds, and creating a separate cluster takes time too.
@pytest.mark.slow
def test_the_others_take_over_from_a_machine_that_fails_in_mid_play(tmp_path: Path) -> None:
    chance = random.Random(5)
    with Machine(os.getpid() % 250) as machine, database_for(machine) as (database, local):
        name = local.partition("@/")[2].partition("?")[0]
        remote = f"postgresql://host@{machine.here}/{name}"
        with (
            running(tmp_path / "unused", "--database-url", local, environment=PLAIN) as here,
            process_on(machine, remote, tmp_path) as there,
        ):
            wait_until(lambda: database.execute(local, LOCKS) == [(2,)])
            tables = [make(here, [PERSON, bot()], options={"first": "1"}) for _ in range(TABLES)]
            machine.cut()
            os.killpg(there.pid, signal.SIGKILL)
            # Each move is sent to the other process, whose machine never acknowledges it.
            for made in tables:
                play_turn(here, made, chance)
            freed = wait_until(lambda: database.execute(local, LOCKS) == [(1,)], FREED_WITHIN)
            wait_until(lambda: not any(waits_for_computer(here, made) for made in tables))
            print(f"freed after {freed:.1f} s")
