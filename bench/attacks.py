"""Latency of honest moves while one client attacks the server, for each attack.

Run it with `python bench/attacks.py [--json] [--seconds N] [NAME ...]`. It needs Linux. Two people play against each other and send a move
every 50 ms; its latency is the time until the server confirms that it is stored. Each attack comes from one address and a separate process
for some seconds, so on two cores the attacker and the server share the machine with the players.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import os
import random
import re
import resource
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass
from itertools import count
from math import prod
from multiprocessing import get_context
from pathlib import Path
from typing import Any, cast
from urllib.parse import quote, urlsplit

from websockets.asyncio.client import ClientConnection, connect

import ziggurat
from ziggurat.core.record import Header, Record
from ziggurat.core.record_text import FIRST_LINE, write

ATTACKER = "203.0.113.7"
PAUSE = 0.05
"""Seconds between two moves of the players, to stay below their own rate limits."""
CALM = 3.0
THREADS = 8
PERSONS = [{"type": "person"}, {"type": "person"}]
TEXT = {"content-type": "text/plain"}


# The server and the honest players


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[tuple[str, int]]:
    """Start a server; yield its address and process id."""
    command = [sys.executable, "-m", "ziggurat.cli", "serve", "--host", "127.0.0.1", "--port", "0", "--data", str(folder / "tables.sqlite")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            assert process.stdout is not None
            address = re.search(r"http://\S+:\d+", process.stdout.readline())
            assert address is not None
            yield address[0], process.pid
        finally:
            process.kill()


def ask(url: str, method: str, path: str, body: Any = None, client: str = ATTACKER, **headers: str) -> tuple[int, bytes]:
    """Send one request on a new connection; return the status and body."""
    connection = http.client.HTTPConnection(cast(str, urlsplit(url).hostname), urlsplit(url).port, timeout=300)
    sent = body if isinstance(body, bytes | None) else json.dumps(body).encode()
    try:
        connection.request(method, path, sent, {"x-forwarded-for": client, **headers})
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()


def make(url: str, client: str = ATTACKER, **wanted: Any) -> dict[str, Any]:
    """Create a table; return it, or an empty dict if the server refuses."""
    status, answer = ask(url, "POST", "/api/tables", {"game": "bubblee", "players": PERSONS, **wanted}, client)
    return cast(dict[str, Any], json.loads(answer)) if status == 200 else {}


@contextlib.asynccontextmanager
async def seated(url: str, made: dict[str, Any], seat: int) -> AsyncIterator[ClientConnection]:
    address = f"ws{url.removeprefix('http')}/api/tables/{made['table']}/socket"
    async with connect(address, max_size=None, additional_headers={"x-forwarded-for": f"198.51.100.{seat}"}) as one:
        await one.send(json.dumps({"type": "hello", "tokens": [made["seats"][seat]["token"]]}))
        yield one


class Play:
    """The honest players: their table, and the seconds that each move waited."""

    def __init__(self) -> None:
        self.table = ""
        self.waits: list[float] = []
        self.asked: float | None = None
        """The time at which the pending move was sent."""

    @contextlib.contextmanager
    def waiting(self) -> Iterator[None]:
        self.asked = time.perf_counter()
        yield
        self.waits.append(time.perf_counter() - self.asked)
        self.asked = None

    def all_waits(self) -> list[float]:
        """All waits in ascending order, including that of a pending move."""
        return sorted([*self.waits, *([time.perf_counter() - self.asked] if self.asked else [])])


async def play(url: str, honest: Play) -> None:
    """Play one game after another."""
    chance = random.Random(1)
    while True:
        made = await asyncio.to_thread(make, url, "198.51.100.9", names=["Ann", "Bob"])
        honest.table = made["table"]
        async with seated(url, made, 0) as ann, seated(url, made, 1) as bob:
            await game((ann, bob), chance, honest)


async def game(players: tuple[ClientConnection, ClientConnection], chance: random.Random, honest: Play) -> None:
    tables = [await newest(player) for player in players]
    for number in count(1):
        if tables[0]["state"] != "playing":
            return
        seat = tables[0]["view"]["to_act"]
        choices = tables[seat]["view"]["choices"]
        choice = chance.choices(choices, [prod(len(factor) for factor in each.get("factors", ())) for each in choices])[0]
        code = choice["code"] + sum(chance.choice(list(factor.values())) for factor in choice.get("factors", ()))
        await asyncio.sleep(PAUSE)
        with honest.waiting():
            asked = {"type": "play", "id": number, "seat": seat, "ply": tables[0]["ply"], "move": str(code)}
            await players[seat].send(json.dumps(asked))
            seq = await answered(players[seat], number)
        tables = [await newest(player, seq) for player in players]


async def newest(player: ClientConnection, seq: int = 0) -> dict[str, Any]:
    """The table from the first message with at least this `seq`."""
    while True:
        message = json.loads(await player.recv())
        if message["type"] == "table" and message["seq"] >= seq:
            return cast(dict[str, Any], message)


async def answered(player: ClientConnection, number: int) -> int:
    """The `seq` of the answer to a request. Tables that come before it are skipped; the current one is requested again."""
    while True:
        message = json.loads(await player.recv())
        if message.get("id") == number:
            await player.send(json.dumps({"type": "table", "seq": 0}))
            return cast(int, message["seq"])


# Attacks: each is called repeatedly in several threads until the time is over


def record(lines: list[str]) -> bytes:
    game = ziggurat.load("bubblee", "plain")
    head = [FIRST_LINE, "Game: bubblee", f"Rules: {game.rules_version}", f"Data: {game.data_version}", "Seats: 2", ""]
    return "\n".join([*head, *lines, "Ended: open", ""]).encode()


def blanks(url: str, table: str) -> None:
    """Upload records with long lines of blanks."""
    ask(url, "POST", "/api/records", record(["1" + " " * 1_250 + "("]), **TEXT)


def long_records(url: str, table: str) -> None:
    """Upload different records of the maximum length, and request a replay of each."""
    status, kept = ask(url, "POST", "/api/records", long_record(random.randrange(1 << 30)), **TEXT)
    if status == 200:
        ask(url, "GET", f"/api/replays/{json.loads(kept)['id']}")


def long_record(seed: int) -> bytes:
    game, chance = ziggurat.load("babylon", "plain"), random.Random(seed)
    one = Record(Header(game, 4, {}))
    while one.position.to_act is not None and len(one.line) < 300:
        moves = game.moves(one.position)
        one.play(one.position.to_act, chance.choices(moves, game.weights(one.position) or None)[0])
    return write(one).encode()


def dotted_tiles(url: str, table: str) -> None:
    """Upload tile files with very long dotted keys."""
    ask(url, "POST", "/api/babylon/tiles", {"text": "a." * 9_990 + "a=1"})


def searches(url: str, table: str) -> None:
    """Search for tables by long names."""
    ask(url, "GET", f"/api/tables?name={quote(chr(0xFDFA) * 1_700)}")
    ask(url, "GET", f"/api/tables?name={quote(chr(0xFDFA) * 40)}")


def descriptions(url: str, table: str) -> None:
    """Request the largest constant responses."""
    ask(url, "GET", "/api/openapi.json")
    ask(url, "GET", "/api/lessons/babylon")


def new_tables(url: str, table: str) -> None:
    """Create as many open tables as the server allows."""
    make(url, game="babylon", players=PERSONS * 2, names=["\ufdfa" * 40] * 3, open=True)


def bots_alone(url: str, table: str) -> None:
    """Create games with the strongest computer players and resign the only person's seat."""
    made = make(url, game="babylon", players=[PERSONS[0], *[{"type": "bot", "bot": "level6"}] * 3], names=["Mallory"])
    if made:
        one, _ = upgraded(url, made["table"])
        one.sendall(frame(1, json.dumps({"type": "hello", "tokens": [made["seats"][0]["token"]]}).encode()))
        one.sendall(frame(1, b'{"type":"resign","id":1,"seat":0}'))
        time.sleep(0.2)
        one.close()


def pings(url: str, table: str) -> None:
    """Flood with WebSocket pings."""
    pour(url, table, frame(9) * 2_000)


def pongs(url: str, table: str) -> None:
    """Flood with unsolicited WebSocket pongs."""
    pour(url, table, frame(10) * 2_000)


def fragments(url: str, table: str) -> None:
    """Send one message in endless empty fragments."""
    pour(url, table, frame(0, fin=False) * 2_000, first=frame(1, fin=False))


def messages(url: str, table: str) -> None:
    """Flood with messages."""
    pour(url, table, frame(1, b'{"type":"table"}') * 500)


def spectators(url: str, table: str) -> None:
    """Open connections that watch the players and read nothing."""
    with contextlib.suppress(OSError):
        one, _ = upgraded(url, table)
        one.sendall(frame(1, b'{"type":"hello"}'))
        held.append(one)


def askers(url: str, table: str) -> None:
    """Open connections that request the table simultaneously, each from a different `seq`, and read the responses."""
    spectators(url, table)
    for number, one in enumerate(list(held)):
        with contextlib.suppress(OSError):
            one.setblocking(True)
            one.sendall(frame(1, json.dumps({"type": "table", "seq": number % 50}).encode()))
            one.setblocking(False)
            while one.recv(1 << 16):
                pass
    time.sleep(0.5)


def silent(url: str, table: str) -> None:
    """Open connections and send nothing."""
    with contextlib.suppress(OSError):
        held.append(connected(url))


def half_headers(url: str, table: str) -> None:
    """Send requests whose headers never end."""
    with contextlib.suppress(OSError):
        one = connected(url)
        one.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-A: ")
        held.append(one)


ATTACKS: tuple[Callable[[str, str], None], ...] = (
    *(blanks, long_records, dotted_tiles, searches, descriptions, new_tables, bots_alone),
    *(pings, pongs, fragments, messages, spectators, askers, silent, half_headers),
)
held: list[socket.socket] = []
"""Connections that an attacking process holds open."""


def connected(url: str) -> socket.socket:
    parts = urlsplit(url)
    return socket.create_connection((parts.hostname, parts.port), timeout=10)


def upgraded(url: str, table: str) -> tuple[socket.socket, bytes]:
    """A WebSocket to a table, and the response to its handshake."""
    one = connected(url)
    head = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {urlsplit(url).netloc}\r\nX-Forwarded-For: {ATTACKER}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    one.sendall(head.encode())
    return one, one.recv(4096)


def frame(opcode: int, data: bytes = b"", fin: bool = True) -> bytes:
    """A masked frame of less than 126 bytes."""
    return bytes([opcode | (0x80 if fin else 0), 0x80 | len(data), 0, 0, 0, 0]) + data


def pour(url: str, table: str, frames: bytes, first: bytes = b"") -> None:
    """Send frames repeatedly and discard the responses until the server closes the connection, at most 5 s."""
    with contextlib.suppress(OSError):
        one, _ = upgraded(url, table)
        one.sendall(frame(1, b'{"type":"hello"}') + first)
        one.settimeout(0.2)
        until = time.monotonic() + 5
        while time.monotonic() < until:
            with contextlib.suppress(TimeoutError):
                one.sendall(frames)
            with contextlib.suppress(TimeoutError):
                if not one.recv(1 << 16):
                    return


def attack(name: str, url: str, table: str, seconds: float) -> None:
    """Run an attack in THREADS threads; the body of an attacking process."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    once = next(each for each in ATTACKS if each.__name__ == name)
    until = time.monotonic() + seconds

    def repeat() -> None:
        while time.monotonic() < until:
            with contextlib.suppress(OSError, http.client.HTTPException):
                once(url, table)

    threads = [threading.Thread(target=repeat) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


# Measuring


@dataclass
class Waits:
    """Waits of honest moves in milliseconds, and the server's CPU use in cores."""

    moves: int
    middle: float
    longest: float
    cores: float


async def measured(url: str, pid: int, seconds: float, name: str | None) -> Waits:
    """The waits of honest moves during an attack, or without one if `name` is None."""
    honest = Play()
    playing = asyncio.create_task(play(url, honest))
    while not honest.waits:
        await asyncio.sleep(PAUSE)
    honest.waits.clear()
    process = get_context("spawn").Process(target=attack, args=(name, url, honest.table, seconds)) if name else None
    if process is not None:
        process.start()
    spent, began = cpu(pid), time.perf_counter()
    await asyncio.sleep(seconds)
    waits, cores = honest.all_waits(), (cpu(pid) - spent) / (time.perf_counter() - began)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    if process is not None:
        await asyncio.to_thread(process.join, 30)
        process.kill()
    return Waits(len(waits), waits[len(waits) // 2] * 1e3, waits[-1] * 1e3, cores)


def cpu(pid: int) -> float:
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="the attacks (default: all)")
    parser.add_argument("--seconds", type=float, default=12.0)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found: dict[str, dict[str, Any]] = {}
    for name in given.names or [each.__name__ for each in ATTACKS]:
        # A new server for each attack, so that nothing is left of the one before.
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as (url, pid):
            calm = asyncio.run(measured(url, pid, CALM, None))
            found[name] = {"calm": vars(calm), "attacked": vars(asyncio.run(measured(url, pid, given.seconds, name)))}
            if not given.json:
                one = found[name]["attacked"]
                print(
                    f"{name:14} calm {calm.middle:5.1f} ms, at most {calm.longest:6.1f} | "
                    f"attacked {one['middle']:5.1f}, at most {one['longest']:8.1f} ms ({one['moves']} moves), {one['cores']:.2f} cores",
                    flush=True,
                )
    if given.json:
        print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
