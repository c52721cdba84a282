"""The server is killed at any moment: what was acknowledged is kept, nothing is doubled, every table goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import shutil
import socket
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import ziggurat
from server.playing import PERSON, Server, bot, connected, running
from server.stubborn import Host, Played, Stubborn, staying, until
from ziggurat.core import fairness, paths, record, record_text
from ziggurat.core.game import CHANCE

TABLES = 50
MIX: tuple[tuple[str, list[dict[str, str]]], ...] = (
    ("bubblee", [PERSON, PERSON]),
    ("bubblee", [PERSON, PERSON]),
    ("bubblee", [PERSON, bot()]),
    ("babylon", [PERSON, PERSON]),
    ("bubblee", [bot(), PERSON]),
    ("babylon", [PERSON, bot(), PERSON]),
)
PLAIN = {"ZIGGURAT_MODE": "plain"}


class Row(NamedTuple):
    """A row of a table's log."""

    seq: int
    kind: str
    body: str


Logs = dict[str, list[Row]]


def rows_of(data: Path, aside: Path) -> Logs:
    """All logs of a server that is down. A copy is looked at, so that the server itself has to recover its file."""
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


def line_at(rows: list[Row], seq: int) -> list[Played]:
    """The moves that had been made, and not taken back, when a row was written."""
    line: list[Played] = []
    for row in rows[:seq]:
        if row.kind == "moved":
            fact = json.loads(row.body)
            line.append((fact["seat"], fact["move"]))
        elif row.kind == "back":
            del line[json.loads(row.body)["ply"] :]
    return line


class Evening:
    """Fifty tables at which people play through crashes. When a game ends, another begins."""

    def __init__(self, server: Server, aside: Path, seed: int) -> None:
        self.server = server
        self.aside = aside
        self.chance = random.Random(seed)
        self.host = Host(server.url)
        self.clients: dict[str, list[Stubborn]] = {}
        self.over: set[str] = set()
        self.logs: Logs = {}
        self.kills = 0
        self._stack = contextlib.AsyncExitStack()

    async def __aenter__(self) -> Evening:
        for number in range(TABLES):
            await self._begin(number)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()
        await self.host.close()

    async def _begin(self, number: int) -> None:
        game, players = MIX[number % len(MIX)]
        table, tokens = await self.host.make(game, players)
        clients = [
            Stubborn(self.server.port, table, seat, token, self.chance.randrange(2**32), undo=0.1, pause=0.05)
            for seat, token in tokens.items()
        ]
        await self._stack.enter_async_context(staying(clients))
        self.clients[table] = clients

    @property
    def everybody(self) -> list[Stubborn]:
        return [client for clients in self.clients.values() for client in clients]

    @property
    def acknowledged(self) -> int:
        return sum(len(client.made("play")) for client in self.everybody)

    async def crash(self) -> None:
        """Kill the server at some moment, look at what it has left, and start it again."""
        await asyncio.sleep(self.chance.uniform(0.05, 1.2))
        await asyncio.to_thread(self.server.kill)
        self.kills += 1
        # What had been sent before the end is heard to its end.
        await until(lambda: not any(client.is_connected for client in self.everybody), "nobody is connected")
        self.look()
        await asyncio.to_thread(self.server.start)
        await self._replace_finished()

    async def _replace_finished(self) -> None:
        for number, (table, clients) in enumerate(tuple(self.clients.items())):
            if table not in self.over and all(client.known.is_over and client.wish is None for client in clients):
                self.over.add(table)
                await self._begin(number)

    def look(self) -> None:
        """Whether everything that anybody was told is kept, and nothing that was kept has changed."""
        logs = rows_of(self.server.data, self.aside)
        for table, rows in logs.items():
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
            before = self.logs.get(table, [])
            assert rows[: len(before)] == before
        for client in self.everybody:
            rows = logs[client.name]
            known = client.known
            assert len(rows) >= known.seq, "a table was shown that was not kept"
            line = line_at(rows, known.seq)
            assert len(line) == len(known.line)
            assert all(told is None or told == kept for told, kept in zip(known.line, line, strict=True))
            for wish in client.wishes:
                if wish.answer and wish.answer["type"] == "done":
                    assert len(rows) >= wish.answer["seq"], "something was acknowledged that was not kept"
        self.logs = logs

    def is_calm(self) -> bool:
        """Whether everybody has an answer and has seen what came of it, and no computer player is to move."""
        for clients in self.clients.values():
            persons = {client.seat for client in clients}
            answered = max((wish.answer.get("seq", 0) for client in clients for wish in client.wishes if wish.answer), default=0)
            for client in clients:
                known = client.known
                if client.wish is not None or known.seq < answered or not (known.is_over or known.table["view"]["to_act"] in persons):
                    return False
        return True

    async def go_on(self, decisions: int) -> None:
        """Every table goes on: so many decisions of persons more at each, or to its end."""
        before = {table: sum(len(client.made("play")) for client in clients) for table, clients in self.clients.items()}

        def goes_on(table: str) -> bool:
            clients = self.clients[table]
            made = sum(len(client.made("play")) for client in clients) - before[table]
            return made >= decisions or all(client.known.is_over for client in clients)

        stuck: list[str] = []

        def all_go_on() -> bool:
            stuck[:] = [table for table in before if not goes_on(table)]
            return not stuck

        await until(all_go_on, f"tables that do not go on: {stuck}", 60)


def decisions_of(game: Any, read: record.Record) -> dict[int, list[tuple[int, Any]]]:
    """What each seat decided, also what was taken back: plies and moves. What was forced was not decided."""
    found: dict[int, list[tuple[int, Any]]] = {}
    positions = [read.start]
    for entry in read.entries:
        if isinstance(entry, record.Played):
            if entry.seat != CHANCE and game.forced(positions[-1]) is None:
                found.setdefault(entry.seat, []).append((len(positions) - 1, entry.move))
            positions.append(game.play(positions[-1], entry.move))
        elif isinstance(entry, record.TakenBack):
            del positions[entry.ply + 1 :]
    return found


def check_record(text: str, rows: list[Row], clients: list[Stubborn]) -> tuple[int, int]:
    """A record replays, tells what the log tells, and each acknowledged move is in it once, in order. The lost and the doubled ones."""
    read = record_text.read(text, lambda name: ziggurat.load(name, "plain"))
    game = read.game
    told = [f"{entry.seat} {game.write(entry.move)}" for entry in read.entries if isinstance(entry, record.Played)]
    facts = [json.loads(row.body) for row in rows if row.kind == "moved"]
    assert told == [f"{fact['seat']} {fact['move']}" for fact in facts]
    backs = [(entry.ply, entry.by) for entry in read.entries if isinstance(entry, record.TakenBack)]
    assert backs == [(fact["ply"], fact["by"]) for fact in (json.loads(row.body) for row in rows if row.kind == "back")]
    if read.ended.how != "open":
        assert fairness.verify(read) == "consistent"
    decided = decisions_of(game, read)
    lost = doubled = 0
    for client in clients:
        asked = [(wish["ply"], game.move(int(wish["move"]))) for wish in client.made("play")]
        kept = decided.get(client.seat, [])
        lost += max(len(asked) - len(kept), 0)
        doubled += max(len(kept) - len(asked), 0)
        assert kept == asked, (client.name, client.seat)
        assert sum(by == client.seat for _, by in backs) <= sum(wish.message["type"] == "undo" for wish in client.wishes)
    return lost, doubled


def lasting_port() -> int:
    """A free port which the system gives to nobody while the server is down: not even to a client that knocks in vain."""
    while True:
        with socket.socket() as probe:
            port = random.SystemRandom().randrange(15_000, 30_000)
            with contextlib.suppress(OSError):
                probe.bind(("127.0.0.1", port))
                return port


@contextlib.asynccontextmanager
async def evening(folder: Path, seed: int) -> AsyncIterator[Evening]:
    with running(folder / "tables.sqlite", "--workers", "1", environment=PLAIN, port=lasting_port()) as server:
        async with Evening(server, folder / "aside", seed) as one:
            yield one


async def play_through_crashes(folder: Path, kills: int, seed: int) -> str:
    """Play, crash, check; what came of it in words."""
    async with evening(folder, seed) as one:
        for _ in range(kills):
            await one.crash()
        await one.go_on(3)
        # Everybody finishes the sentence, then nobody speaks: what is acknowledged is exactly what is there.
        for client in one.everybody:
            client.rest()
        await until(one.is_calm, "everybody has finished")
        texts = {table: await one.host.record(table) for table in one.clients}
        await asyncio.to_thread(one.server.kill)
        await until(lambda: not any(client.is_connected for client in one.everybody), "nobody is connected")
        one.look()
        results = [check_record(texts[table], one.logs[table], clients) for table, clients in one.clients.items()]
        lost, doubled = (sum(numbers) for numbers in zip(*results, strict=True))
        repeated = sum(client.repeated for client in one.everybody)
        undone = sum(row.kind == "back" for rows in one.logs.values() for row in rows)
        assert one.acknowledged > 10 * kills
        assert (lost, doubled) == (0, 0)
        return (
            f"{one.kills} kills, {len(one.clients)} tables ({len(one.over)} finished), {one.acknowledged} acknowledged moves, "
            f"{undone} taken back, {repeated} messages repeated; lost: {lost}, doubled: {doubled}"
        )


async def test_ten_kills(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = await play_through_crashes(tmp_path, 10, 1)
    with capsys.disabled():
        print(f"\n{told}")


@pytest.mark.slow
@pytest.mark.parametrize("part", range(9))
async def test_ninety_kills_more(tmp_path: Path, capsys: pytest.CaptureFixture[str], part: int) -> None:
    told = await play_through_crashes(tmp_path, 10, 2 + part)
    with capsys.disabled():
        print(f"\n{told}")


# Moments that are hard to hit: another program holds the file, so that a move waits to be written


@contextlib.contextmanager
def held(data: Path) -> Any:
    """Nothing can be written in the meantime."""
    with contextlib.closing(sqlite3.connect(data, isolation_level=None)) as database:
        database.execute("BEGIN IMMEDIATE")
        yield
        database.execute("ROLLBACK")


FIXED = {"options": {"first": "1", "sky": "RPYBG YBGRP"}}


async def test_nobody_sees_a_move_before_it_is_kept(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", "--workers", "1", environment=PLAIN) as server:
        host = Host(server.url)
        table, tokens = await host.make("bubblee", [PERSON, PERSON], **FIXED)
        async with connected(server, table, tokens[0]) as ann, connected(server, table, tokens[1]) as bob:
            await bob.until(lambda table: table["seats"][0]["here"])
            with held(server.data):
                asking = asyncio.create_task(ann.ask("play", seat=0, ply=0, move="keep"))
                await asyncio.sleep(0.1)
                await bob.socket.send('{"type":"table","seq":0}')
                shown = asyncio.create_task(host.table(table, tokens[1]))
                exported = asyncio.create_task(host.record(table))
                async with connected(server, table) as watching:
                    await asyncio.sleep(0.4)
                    for client in (ann, bob, watching):
                        assert all(message["type"] == "table" and message["ply"] == 0 for message in client.seen)
                    # Who asks over HTTP is shown what is kept, or waits as well.
                    assert not shown.done() or shown.result()["ply"] == 0
                    assert not exported.done() or "keep" not in exported.result()
                    server.kill()
            for task in (asking, shown, exported):
                task.cancel()
            await asyncio.gather(asking, shown, exported, return_exceptions=True)
        server.start()
        assert (await host.table(table))["ply"] == 0
        await host.close()


async def test_who_goes_while_a_move_is_written_stops_nothing(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", "--workers", "1", environment=PLAIN) as server:
        host = Host(server.url)
        table, tokens = await host.make("bubblee", [PERSON, bot()], **FIXED)
        async with connected(server, table) as watching:
            async with connected(server, table, tokens[0]) as ann:
                await ann.ask("play", seat=0, ply=0, move="keep")
                with held(server.data):
                    await ann.socket.send('{"type":"play","id":9,"seat":0,"ply":1,"move":"drop 1"}')
                    await asyncio.sleep(0.1)
                    ann.socket.transport.abort()
                    await asyncio.sleep(0.1)
                    # News for those who have gone: the server notices.
                    async with connected(server, table):
                        await asyncio.sleep(0.1)
            # The computer player answers without anybody's help.
            await watching.until(lambda table: table["ply"] > 2 and table["view"]["to_act"] == 0)
        await host.close()


async def test_who_comes_while_a_computer_player_moves_stops_nothing(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", "--workers", "1", environment=PLAIN) as server:
        host = Host(server.url)
        table, tokens = await host.make("babylon", [PERSON, bot(), bot()], options={"first": "1"})
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
        await host.close()
