"""Many tables played by retrying clients while a server is killed again and again, and the checks of logs and records afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import ziggurat
from server.live_server import PERSON, Server, bot
from server.retrying_client import Played, RetryingClient, TableApi, playing_in_background, wait_until
from ziggurat.core import fairness, record, record_text
from ziggurat.core.game import CHANCE

MIX: tuple[tuple[str, list[dict[str, str]]], ...] = (
    ("bubblee", [PERSON, PERSON]),
    ("bubblee", [PERSON, PERSON]),
    ("bubblee", [PERSON, bot()]),
    ("babylon", [PERSON, PERSON]),
    ("bubblee", [bot(), PERSON]),
    ("babylon", [PERSON, bot(), PERSON]),
)


class Row(NamedTuple):
    """An entry of a table's log."""

    seq: int
    kind: str
    body: str


Logs = dict[str, list[Row]]


def line_at(rows: list[Row], seq: int) -> list[Played]:
    """The moves made, and not taken back, up to the row `seq`."""
    line: list[Played] = []
    for row in rows[:seq]:
        if row.kind == "moved":
            fact = json.loads(row.body)
            line.append((fact["seat"], fact["move"]))
        elif row.kind == "back":
            del line[json.loads(row.body)["ply"] :]
    return line


class CrashSession:
    """Tables played through crashes, each client connecting to any of the servers. A finished game is replaced by a new one."""

    def __init__(self, servers: Sequence[Server], tables: int, read_logs: Callable[[], Logs], seed: int) -> None:
        self.servers = servers
        self.tables = tables
        self.read_logs = read_logs
        self.chance = random.Random(seed)
        self.api = TableApi(servers[0].url)
        self.clients: dict[str, list[RetryingClient]] = {}
        self.over: set[str] = set()
        self.logs: Logs = {}
        self.kills = 0
        self._stack = contextlib.AsyncExitStack()

    async def __aenter__(self) -> CrashSession:
        for number in range(self.tables):
            await self._begin(number)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()
        await self.api.close()

    async def _begin(self, number: int) -> None:
        game, players = MIX[number % len(MIX)]
        table, tokens = await self.api.make(game, players)
        ports = [server.port for server in self.servers]
        clients = [
            RetryingClient(ports, table, seat, token, self.chance.randrange(2**32), undo=0.1, pause=0.05) for seat, token in tokens.items()
        ]
        await self._stack.enter_async_context(playing_in_background(clients))
        self.clients[table] = clients

    @property
    def everybody(self) -> list[RetryingClient]:
        return [client for clients in self.clients.values() for client in clients]

    @property
    def acknowledged(self) -> int:
        return sum(len(client.answered("play")) for client in self.everybody)

    async def replace_finished(self) -> None:
        """Start another game wherever one has ended."""
        for number, (table, clients) in enumerate(tuple(self.clients.items())):
            if table not in self.over and all(client.known.is_over and client.pending is None for client in clients):
                self.over.add(table)
                await self._begin(number)

    def check_logs(self) -> None:
        """Assert that everything sent to a client is in the log, and that logged rows never change."""
        logs = self.read_logs()
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
            for request in client.requests:
                if request.answer and request.answer["type"] == "done":
                    assert len(rows) >= request.answer["seq"], "something was acknowledged that was not kept"
        self.logs = logs

    def is_settled(self) -> bool:
        """True if every client has its answer and has seen the result, and no computer player is to move."""
        for clients in self.clients.values():
            persons = {client.seat for client in clients}
            answered = max((request.answer.get("seq", 0) for client in clients for request in client.requests if request.answer), default=0)
            for client in clients:
                known = client.known
                if client.pending is not None or known.seq < answered or not (known.is_over or known.table["view"]["to_act"] in persons):
                    return False
        return True

    async def play_more(self, decisions: int) -> None:
        """Wait until people have made `decisions` more moves at every table, or its game is over."""
        before = {table: sum(len(client.answered("play")) for client in clients) for table, clients in self.clients.items()}

        def goes_on(table: str) -> bool:
            clients = self.clients[table]
            made = sum(len(client.answered("play")) for client in clients) - before[table]
            return made >= decisions or all(client.known.is_over for client in clients)

        stuck: list[str] = []

        def all_go_on() -> bool:
            stuck[:] = [table for table in before if not goes_on(table)]
            return not stuck

        await wait_until(all_go_on, f"tables that do not go on: {stuck}", 60)


def decisions_of(game: Any, read: record.Record) -> dict[int, list[tuple[int, Any]]]:
    """The decisions of each seat, with their plies, including those taken back. Forced moves are left out."""
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


def check_record(text: str, rows: list[Row], clients: list[RetryingClient]) -> tuple[int, int]:
    """Check that a record replays, equals the log, and has each acknowledged move once, in order.

    Returns the numbers of lost and of doubled moves."""
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
        asked = [(request["ply"], game.move(int(request["move"]))) for request in client.answered("play")]
        kept = decided.get(client.seat, [])
        lost += max(len(asked) - len(kept), 0)
        doubled += max(len(kept) - len(asked), 0)
        assert kept == asked, (client.name, client.seat)
        assert sum(by == client.seat for _, by in backs) <= sum(request.message["type"] == "undo" for request in client.requests)
    return lost, doubled


async def finish_and_check(one: CrashSession) -> str:
    """Play on a little, stop all clients, check logs and records, and return a summary."""
    await one.play_more(3)
    # Clients finish their pending request and ask for nothing more: exactly what was acknowledged must be in the log.
    for client in one.everybody:
        client.stop_asking()
    await wait_until(one.is_settled, "everybody has finished")
    texts = {table: await one.api.record(table) for table in one.clients}
    for server in one.servers:
        await asyncio.to_thread(server.kill)
    await wait_until(lambda: not any(client.is_connected for client in one.everybody), "nobody is connected")
    one.check_logs()
    results = [check_record(texts[table], one.logs[table], clients) for table, clients in one.clients.items()]
    lost, doubled = (sum(numbers) for numbers in zip(*results, strict=True))
    repeated = sum(client.repeated for client in one.everybody)
    undone = sum(row.kind == "back" for rows in one.logs.values() for row in rows)
    assert one.acknowledged > 10 * one.kills
    assert (lost, doubled) == (0, 0)
    return (
        f"{one.kills} kills, {len(one.clients)} tables ({len(one.over)} finished), {one.acknowledged} acknowledged moves, "
        f"{undone} taken back, {repeated} messages repeated; lost: {lost}, doubled: {doubled}"
    )


def reserved_port() -> int:
    """A free port outside the ephemeral range, so that the system gives it to no client while the server is down."""
    while True:
        with socket.socket() as probe:
            port = random.SystemRandom().randrange(15_000, 30_000)
            with contextlib.suppress(OSError):
                probe.bind(("127.0.0.1", port))
                return port
