"""The server is killed at random moments: what was acknowledged is kept, nothing is doubled, every table continues."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from server.crash_session import CrashSession, Logs, Row, finish_and_check, reserved_port
from server.live_server import PERSON, bot, connected, running
from server.retrying_client import TableApi, wait_until
from ziggurat.core import paths

TABLES = 50
PLAIN = {"ZIGGURAT_MODE": "plain"}


def rows_of(data: Path, aside: Path) -> Logs:
    """All logs of a stopped server. They are read from a copy, so that the server itself has to recover its file."""
    shutil.rmtree(aside, ignore_errors=True)
    aside.mkdir()
    for file in data.parent.glob(f"{data.name}*"):
        if not file.name.endswith(("-shm", ".lock")):
            shutil.copy(file, aside)
    logs: Logs = {}
    with contextlib.closing(sqlite3.connect(aside / data.name)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        for table, *row in database.execute("SELECT table_id, seq, kind, body FROM log ORDER BY table_id, seq"):
            logs.setdefault(table, []).append(Row(*row))
    return logs


async def crash(one: CrashSession) -> None:
    """Kill the server at a random moment, check its logs, and restart it."""
    (server,) = one.servers
    await asyncio.sleep(one.chance.uniform(0.05, 1.2))
    await asyncio.to_thread(server.kill)
    one.kills += 1
    # Clients first read everything that was sent before the kill.
    await wait_until(lambda: not any(client.is_connected for client in one.everybody), "nobody is connected")
    one.check_logs()
    await asyncio.to_thread(server.start)
    await one.replace_finished()


async def play_through_crashes(folder: Path, kills: int, seed: int) -> str:
    """Play, crash and check repeatedly; a summary."""
    data = folder / "tables.sqlite"
    with running(data, "--workers", "1", environment=PLAIN, port=reserved_port()) as server:
        async with CrashSession([server], TABLES, lambda: rows_of(data, folder / "aside"), seed) as one:
            for _ in range(kills):
                await crash(one)
            return await finish_and_check(one)


async def test_two_kills(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = await play_through_crashes(tmp_path, 2, 1)
    with capsys.disabled():
        print(f"\n{told}")


@pytest.mark.slow
@pytest.mark.parametrize("part", range(7))
async def test_fifty_six_kills_more(tmp_path: Path, capsys: pytest.CaptureFixture[str], part: int) -> None:
    told = await play_through_crashes(tmp_path, 8, 2 + part)
    with capsys.disabled():
        print(f"\n{told}")


# Races that are hard to hit: another program locks the file, so that a move waits to be written


@contextlib.contextmanager
def held(data: Path) -> Any:
    """Lock the file: nothing can be written in the meantime."""
    with contextlib.closing(sqlite3.connect(data, isolation_level=None)) as database:
        database.execute("BEGIN IMMEDIATE")
        yield
        database.execute("ROLLBACK")


FIXED = {"options": {"first": "1", "sky": "RPYBG YBGRP"}}


async def test_no_move_is_shown_before_it_is_persisted(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", "--workers", "1", environment=PLAIN) as server:
        api = TableApi(server.url)
        table, tokens = await api.make("bubblee", [PERSON, PERSON], **FIXED)
        async with connected(server, table, tokens[0]) as ann, connected(server, table, tokens[1]) as bob:
            await bob.until(lambda table: table["seats"][0]["here"])
            with held(server.data):
                asking = asyncio.create_task(ann.ask("play", seat=0, ply=0, move="keep"))
                await asyncio.sleep(0.1)
                await bob.socket.send('{"type":"table","seq":0}')
                shown = asyncio.create_task(api.table(table, tokens[1]))
                exported = asyncio.create_task(api.record(table))
                async with connected(server, table) as watching:
                    await asyncio.sleep(0.4)
                    for client in (ann, bob, watching):
                        assert all(message["type"] == "table" and message["ply"] == 0 for message in client.seen)
                    # HTTP requests get only what is persisted, or wait too.
                    assert not shown.done() or shown.result()["ply"] == 0
                    assert not exported.done() or "keep" not in exported.result()
                    server.kill()
            for task in (asking, shown, exported):
                task.cancel()
            await asyncio.gather(asking, shown, exported, return_exceptions=True)
        server.start()
        assert (await api.table(table))["ply"] == 0
        await api.close()


async def test_disconnecting_while_a_move_is_written_stops_nothing(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", "--workers", "1", environment=PLAIN) as server:
        api = TableApi(server.url)
        table, tokens = await api.make("bubblee", [PERSON, bot()], **FIXED)
        async with connected(server, table) as watching:
            async with connected(server, table, tokens[0]) as ann:
                await ann.ask("play", seat=0, ply=0, move="keep")
                with held(server.data):
                    await ann.socket.send('{"type":"play","id":9,"seat":0,"ply":1,"move":"drop 1"}')
                    await asyncio.sleep(0.1)
                    ann.socket.transport.abort()
                    await asyncio.sleep(0.1)
                    # A message to clients that have left makes the server notice.
                    async with connected(server, table):
                        await asyncio.sleep(0.1)
            # The computer player moves without any client's help.
            await watching.until(lambda table: table["ply"] > 2 and table["view"]["to_act"] == 0)
        await api.close()


async def test_connecting_while_a_computer_player_moves_stops_nothing(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", "--workers", "1", environment=PLAIN) as server:
        api = TableApi(server.url)
        table, tokens = await api.make("babylon", [PERSON, bot(), bot()], options={"first": "1"})
        async with connected(server, table, tokens[0]) as ann:
            while True:
                shown = await ann.until(lambda table: table["state"] == "over" or table["view"]["to_act"] == 0)
                if shown["state"] == "over":
                    break
                _, code = next(paths.every(shown["view"]["choices"]))
                answer = await ann.ask("play", seat=0, ply=shown["ply"], move=str(code))
                assert answer["type"] == "done"
                for _ in range(3):
                    async with connected(server, table):
                        await asyncio.sleep(0.002)
                await ann.until(lambda now, before=shown: now["seq"] > before["seq"])
        await api.close()
