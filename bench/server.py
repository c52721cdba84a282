"""Throughput and latency of the server: moves stored and sent to all players, compared with boardgame.io in the same run.

Run it with `python bench/server.py [--json] [--data FOLDER]`, with a folder on the disk to measure. It needs Linux, and for boardgame.io
Node.js and npm: `--boardgame FOLDER` names a folder for its packages, which are installed if they are missing; `--boardgame none` leaves
it out. `--database-url` names an empty PostgreSQL database, to measure one process and then two on it as well. `--start` only measures how
soon a server without compiled code is usable; `--load` measures 1,000 tables at 500 and at 1,000 moves a second in total; `--flood` how
much a flood from one address slows others down; `--growth` 100, 1,000 and 5,000 tables, and `--plot FILE` draws that.

Every table has two connections, each with its own view, that play random legal moves from it; a finished game is replaced by a new one.
They play as soon as it is their turn. Under a given load they play when the table's next move is due, whether the server is ready or not,
and a move's wait is measured from then. The clients run in this process and offer compression as browsers do.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import re
import socket as sockets
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from math import ceil, prod
from multiprocessing import get_context
from pathlib import Path
from statistics import quantiles
from typing import IO, Any
from urllib.parse import urlsplit

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from ziggurat import games

TABLES = {"bubblee": 200, "babylon": 50}
LOAD_TABLES, LOADS = 1_000, (500, 1_000)
FLOOD_TABLES, FLOOD_MOVES = 300, 300.0
ROUNDS = 9
"""Rounds of a flood: in a single round one stall of the disk determines the 99th percentile."""
GROWTH = (100, 1_000, 5_000)
SECONDS = 15.0
WARM_UP = 2.0
"""Seconds of play before measuring."""
PATIENCE = 90.0
AT_ONCE = 100
"""Tables that are created concurrently."""
SENT_AT_ONCE = 16 * 1024
"""The send buffer of a flooder's connection, in bytes."""
FLOODERS = 50
"""Concurrent connections that send messages; as many reconnect all the time, and as many send requests."""
SEED = 20
PEER = Path(__file__).with_name("boardgame")
PACKAGES = ("boardgame.io@0.50.2", "node-persist@3.1.3", "koa-compose@4.1.0", "socket.io-client@4.8.1")
"""The node-persist that boardgame.io is tested with; with koa-compose 4.2 its lobby does not respond."""
PEER_PLIES = 80
"""The moves of a match, as many as in a random game of Bubblee Pop."""


# CPU and memory


class Usage:
    """CPU use of some processes and of the whole machine from now on, read from /proc."""

    def __init__(self, *pids: int) -> None:
        self.pids = pids
        self._began = time.perf_counter(), self._spent(), _cpu_of_all()

    def _spent(self) -> float:
        return sum(_cpu_of(pid) for pid in self.pids)

    def cores(self) -> tuple[float, float]:
        """The mean number of cores used by the processes, and by the whole machine."""
        began, own, everyone = self._began
        seconds = time.perf_counter() - began
        return (self._spent() - own) / seconds, (_cpu_of_all() - everyone) / seconds


def _cpu_of(pid: int) -> float:
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def _cpu_of_all() -> float:
    user, nice, system, _idle, _wait, *interrupts = map(int, Path("/proc/stat").read_text().split("\n")[0].split()[1:8])
    return (user + nice + system + sum(interrupts)) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> float:
    """The resident memory of a process, in MiB."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    assert found is not None
    return int(found[1]) / 1024


# Servers


@dataclass
class Server:
    """A server in a separate process."""

    process: subprocess.Popen[str]
    url: str
    began: float

    @property
    def pid(self) -> int:
        return self.process.pid


@contextlib.contextmanager
def started(command: Sequence[str], environment: dict[str, str] | None = None) -> Iterator[Server]:
    """Start a server that prints its port in a line such as ':8000/'; stop it on exit."""
    with tempfile.TemporaryFile("w+") as output:
        began = time.perf_counter()
        process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, text=True, env=os.environ | (environment or {}))
        try:
            yield Server(process, f"http://127.0.0.1:{_port(process, output)}", began)
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _port(process: subprocess.Popen[str], output: IO[str]) -> int:
    end = time.perf_counter() + PATIENCE
    while time.perf_counter() < end and process.poll() is None:
        text = os.pread(output.fileno(), 1 << 16, 0).decode()
        if found := re.search(r":([0-9]+)/\n", text):
            return int(found[1])
        time.sleep(0.005)
    raise RuntimeError(f"no server: {os.pread(output.fileno(), 1 << 16, 0).decode()}")


def ziggurat(folder: Path, cache: Path | None = None, database: str = "") -> contextlib.AbstractContextManager[Server]:
    """Start our server with a new file or a database, and with the usual cache of compiled rules or another."""
    place = ["--database-url", database] if database else ["--data", str(folder / "bench.sqlite")]
    command = [sys.executable, "-m", "ziggurat.cli", "serve", "--host", "127.0.0.1", "--port", "0", *place]
    return started(command, {"ZIGGURAT_CACHE": str(cache)} if cache else None)


# Our clients: they decode only the fields they need


class Choice(msgspec.Struct):
    code: int
    factors: list[dict[str, int]] | None = None


class View(msgspec.Struct):
    to_act: int | None
    choices: list[Choice]


class Table(msgspec.Struct, tag="table"):
    state: str
    ply: int
    view: View


class Done(msgspec.Struct, tag="done"):
    id: int


class Refused(msgspec.Struct, tag="refused"):
    reason: str


class Failed(msgspec.Struct, tag="failed"):
    reason: str


_messages: msgspec.json.Decoder[Table | Done | Refused | Failed] = msgspec.json.Decoder(Table | Done | Refused | Failed)


def pick(choices: list[Choice], chance: random.Random) -> int:
    """The code of a random move, all moves equally likely."""
    sizes = [prod(map(len, choice.factors)) if choice.factors else 1 for choice in choices]
    chosen = chance.choices(choices, sizes)[0]
    return chosen.code + sum(chance.choice(list(factor.values())) for factor in chosen.factors or ())


@dataclass
class Tally:
    """The measurements of one period."""

    measuring: bool = False
    waits: list[float] = field(default_factory=list)
    games: int = 0
    received: int = 0
    """Bytes of messages, after decompression."""


class Pace:
    """The schedule of a table's moves: `every` seconds apart, or immediately if it is 0."""

    def __init__(self, every: float, phase: float) -> None:
        self._every = every
        self._due = time.perf_counter() + phase * every

    def begin(self) -> None:
        """Start a game: skip the moves that were due while there was none, but keep the table's phase."""
        late = time.perf_counter() - self._due
        if self._every and late > 0:
            self._due += ceil(late / self._every) * self._every

    async def next(self) -> float:
        """Wait until the next move is due; return the time at which it was due."""
        if not self._every:
            return time.perf_counter()
        due = self._due
        self._due += self._every
        await asyncio.sleep(due - time.perf_counter())
        return due


class Players:
    """The clients of all tables. The two clients of a table use different servers, if there are two."""

    def __init__(self, servers: Sequence[Server], game: str, every: float = 0.0) -> None:
        self.tally = Tally()
        self._servers = servers
        self._game = game
        self._every = every
        self._http = httpx.AsyncClient(base_url=servers[0].url, timeout=PATIENCE)
        self.all_ready = asyncio.Event()
        """Set when all tables are created; nobody plays before."""

    async def make(self, address: str) -> tuple[str, list[str]]:
        """Create a table; return its id and the tokens of its seats."""
        player = {"type": "person"}
        wanted = {"game": self._game, "players": [player, player], "names": ["Ann", "Bob"]}
        answer = await self._http.post("/api/tables", json=wanted, headers={"x-forwarded-for": address})
        made = answer.raise_for_status().json()
        return made["table"], [seat["token"] for seat in made["seats"]]

    async def play_on(self, number: int, begun: asyncio.Event) -> None:
        """Play one table after another, from an address of its own, because the server's limits are per address."""
        chance = random.Random(f"{SEED}/{self._game}/{number}")
        address = f"10.0.{number // 250}.{number % 250 + 1}"
        pace = Pace(self._every, chance.random())
        first, last = self._servers[0], self._servers[-1]
        while True:
            table, (one, other) = await self.make(address)
            async with connected(first, table, one, address) as ann, connected(last, table, other, address) as bob:
                begun.set()
                await self.all_ready.wait()
                pace.begin()
                await asyncio.gather(self.play(ann, 0, pace, chance), self.play(bob, 1, pace, chance))
            self.tally.games += self.tally.measuring

    async def play(self, socket: ClientConnection, seat: int, pace: Pace, chance: random.Random) -> None:
        """Play a seat until the game is over; raise RuntimeError if a move is refused."""
        asked, played = 0, -1
        sent: dict[int, float] = {}
        sending: asyncio.Task[None] | None = None
        async for text in socket:
            tally = self.tally
            tally.received += len(text) * tally.measuring
            match _messages.decode(text):
                case Table("over"):
                    if sending is not None:
                        await sending
                    return
                case Table(ply=ply, view=view) if view.to_act == seat and ply > played:
                    asked, played = asked + 1, ply
                    move = f'{{"type":"play","id":{asked},"seat":{seat},"ply":{ply},"move":"{pick(view.choices, chance)}"}}'
                    # In a task, because the answer to the last move may still have to be read.
                    sending = asyncio.create_task(self._send(socket, pace, move, sent, asked))
                case Done(id=id):
                    # The table after this move may have arrived earlier and been answered with the next move.
                    wait = time.perf_counter() - sent.pop(id)
                    if tally.measuring:
                        tally.waits.append(wait)
                case Refused(reason) | Failed(reason):
                    raise RuntimeError(f"refused: {reason}")

    async def _send(self, socket: ClientConnection, pace: Pace, move: str, sent: dict[int, float], asked: int) -> None:
        sent[asked] = await pace.next()
        with contextlib.suppress(ConnectionClosed):  # the reader will notice
            await socket.send(move)


@contextlib.asynccontextmanager
async def connected(server: Server, table: str, token: str, address: str = "127.0.0.1") -> AsyncIterator[ClientConnection]:
    """A connection that has sent its hello."""
    url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    headers = {"x-forwarded-for": address}
    async with connect(url, max_size=None, open_timeout=PATIENCE, ping_interval=None, additional_headers=headers) as socket:
        await socket.send(json.dumps({"type": "hello", "tokens": [token]}))
        yield socket


def compile_all() -> None:
    """Fill the usual cache of compiled rules and computer players, so that nothing compiles during a measurement."""
    for game in games.NAMES:
        subprocess.run([sys.executable, "-m", "ziggurat.server.bot_worker", "compile", game], check=True, stdout=subprocess.DEVNULL)


async def until_warm(server: Server) -> None:
    """Wait until the server has compiled the rules of all games; raise TimeoutError after PATIENCE."""
    async with httpx.AsyncClient(base_url=server.url) as http:
        end = time.perf_counter() + PATIENCE
        while time.perf_counter() < end:
            with contextlib.suppress(httpx.TransportError):
                if all((await http.get("/api/ready")).json()["compiled"].values()):
                    return
            await asyncio.sleep(0.2)
    raise TimeoutError("the rules are not compiled yet")


@dataclass(frozen=True)
class Load:
    """A load to measure."""

    game: str
    tables: int
    seconds: float
    moves: float = 0.0
    """Moves per second in total; 0 for as many as possible."""


async def measure(servers: Sequence[Server], load: Load) -> dict[str, Any]:
    """The figures of a load."""
    async with playing(servers, load) as (players, tasks):
        return await measured(servers, players, tasks, load)


@contextlib.asynccontextmanager
async def playing(servers: Sequence[Server], load: Load) -> AsyncIterator[tuple[Players, list[asyncio.Task[None]]]]:
    """Start all tables; yield the clients and their tasks once every table is being played."""
    for server in servers:
        await until_warm(server)
    players = Players(servers, load.game, load.tables / load.moves if load.moves else 0.0)
    tasks: list[asyncio.Task[None]] = []
    for batch in range(0, load.tables, AT_ONCE):
        begun = [asyncio.Event() for _ in range(batch, min(batch + AT_ONCE, load.tables))]
        tasks += [asyncio.create_task(players.play_on(batch + number, event)) for number, event in enumerate(begun)]
        for event in begun:
            await asyncio.wait_for(event.wait(), PATIENCE)
    players.all_ready.set()
    await asyncio.sleep(WARM_UP)
    try:
        yield players, tasks
    finally:
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended


async def measured(servers: Sequence[Server], players: Players, tasks: Sequence[asyncio.Task[None]], load: Load) -> dict[str, Any]:
    """The figures from now on, for the seconds of the load."""
    players.tally = tally = Tally(measuring=True)
    usage, generator = Usage(*(server.pid for server in servers)), Usage(os.getpid())
    with gc_paused():
        await asyncio.wait(tasks, timeout=load.seconds, return_when=asyncio.FIRST_EXCEPTION)
    tally.measuring = False
    figures = summary(tally.waits, load.seconds, costs(usage, generator))
    return {"tables": load.tables, **figures, "games": tally.games, "sent_per_move": round(tally.received / max(len(tally.waits), 1))}


@contextlib.contextmanager
def gc_paused() -> Iterator[None]:
    """Disable garbage collection of the clients: with thousands of connections it takes 0.1 s, in which no answer is read."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def summary(waits: list[float], seconds: float, spent: dict[str, float]) -> dict[str, float]:
    """Throughput, latency and cost. Moves per core second do not depend on other load on the machine."""
    cuts, speed = quantiles(waits, n=100), len(waits) / seconds
    per_core = speed / max(spent["server_cores"], 0.01)
    return {"moves_per_s": speed, "p50_ms": cuts[49] * 1e3, "p99_ms": cuts[98] * 1e3, "moves_per_core_s": per_core, **spent}


def costs(server: Usage, generator: Usage) -> dict[str, float]:
    """The resources that the server, its clients and other processes used."""
    (own, everyone), (clients, _) = server.cores(), generator.cores()
    others = max(everyone - own - clients, 0.0)
    return {"server_cores": own, "server_mib": sum(map(memory_of, server.pids)), "generator_cores": clients, "others_cores": others}


# boardgame.io


def install(folder: Path) -> Path:
    """Install boardgame.io's packages if they are missing; return their folder."""
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(folder), *PACKAGES], check=True)
    return folder / "node_modules"


def measure_peer(packages: Path, folder: Path, matches: int, seconds: float) -> dict[str, Any]:
    """The figures of boardgame.io with its file storage and a trivial game."""
    environment = {"NODE_PATH": str(packages), "NODE_ENV": "production"}
    with started(["node", str(PEER / "server.js"), str(folder / "matches"), str(PEER_PLIES)], environment) as server:
        clients = subprocess.Popen(
            ["node", str(PEER / "clients.js"), server.url, str(matches), str(seconds), str(WARM_UP)],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | environment,
        )
        with clients:
            assert clients.stdout is not None
            if clients.stdout.readline() != "begin\n":
                raise RuntimeError("the peer's clients could not connect")
            usage, generator = Usage(server.pid), Usage(clients.pid)
            clients.stdout.readline()
            spent = costs(usage, generator)
            waits = [wait / 1e3 for wait in json.loads(clients.stdout.readline())]
    return {"tables": matches, **summary(waits, seconds, spent)}


# Readiness


async def measure_start(folder: Path) -> dict[str, float]:
    """Seconds from `ziggurat serve`, with nothing compiled, to the first table; and from a move to its answer and to the bot's move."""
    with ziggurat(folder, cache=folder / "empty") as server:
        person, bot = {"type": "person"}, {"type": "bot", "bot": "greedy"}
        wanted = {"game": "bubblee", "players": [person, bot], "names": ["Ann"], "options": {"first": "1"}}
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
            made = await _first_table(http, wanted)
        table_s = time.perf_counter() - server.began
        async with connected(server, made["table"], made["seats"][0]["token"]) as socket:
            first_s, handed_over = await _first_turn(socket)
            async for text in socket:
                message = _messages.decode(text)
                if isinstance(message, Table) and message.view.to_act == 0:
                    break
            bot_s = time.perf_counter() - handed_over
    return {"table_s": table_s, "first_move_s": first_s, "bot_s": bot_s}


async def _first_table(http: httpx.AsyncClient, wanted: dict[str, Any]) -> dict[str, Any]:
    end = time.perf_counter() + PATIENCE
    while time.perf_counter() < end:
        with contextlib.suppress(httpx.TransportError):
            made: dict[str, Any] = (await http.post("/api/tables", json=wanted)).raise_for_status().json()
            return made
        await asyncio.sleep(0.01)
    raise TimeoutError("no table")


async def _first_turn(socket: ClientConnection) -> tuple[float, float]:
    """The seconds until the first move was answered, and the time at which the last move of the turn was sent."""
    chance, played = random.Random(SEED), -1
    sent: dict[int, float] = {}
    waits: list[float] = []
    async for text in socket:
        match _messages.decode(text):
            case Table(ply=ply, view=view) if view.to_act == 0 and ply > played:
                played, sent[ply] = ply, time.perf_counter()
                play = {"type": "play", "id": ply, "seat": 0, "ply": ply, "move": str(pick(view.choices, chance))}
                await socket.send(json.dumps(play))
            case Table(view=view) if waits and view.to_act != 0:
                return waits[0], sent[played]
            case Done(id=id):
                waits.append(time.perf_counter() - sent[id])
            case Refused(reason) | Failed(reason):
                raise RuntimeError(f"refused: {reason}")
    raise RuntimeError("the connection has ended")


# A flood


async def flood(url: str, table: str) -> None:
    """Flood a server from one address with messages, reconnects and requests, as fast as possible. Never returns."""
    address = {"x-forwarded-for": "192.0.2.66"}
    visited = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    message = json.dumps({"type": "react", "id": 1, "seat": 0, "reaction": "wow"})

    async def chatter() -> None:
        while True:
            with contextlib.suppress(OSError, WebSocketException):
                async with connect(visited, additional_headers=address, ping_interval=None, sock=await _narrow(url)) as one:
                    await one.send(json.dumps({"type": "hello", "tokens": []}))
                    while True:
                        await one.send(message)

    async def come_and_go() -> None:
        while True:
            with contextlib.suppress(OSError, WebSocketException):
                async with connect(visited, additional_headers=address, ping_interval=None, close_timeout=0.1) as one:
                    await one.send(json.dumps({"type": "hello", "tokens": []}))

    async def ask(http: httpx.AsyncClient) -> None:
        while True:
            with contextlib.suppress(httpx.TransportError):
                await http.get("/api/tables")

    async with httpx.AsyncClient(base_url=url, headers=address, timeout=PATIENCE, limits=httpx.Limits(max_connections=FLOODERS)) as http:
        await asyncio.gather(*(one for _ in range(FLOODERS) for one in (chatter(), come_and_go(), ask(http))))


async def _narrow(url: str) -> sockets.socket:
    """A connection with a small send buffer: filling a large one only keeps a core of the flooder busy."""
    parts, one = urlsplit(url), sockets.socket()
    one.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, SENT_AT_ONCE)
    one.setblocking(False)
    await asyncio.get_running_loop().sock_connect(one, (parts.hostname, parts.port))
    return one


def be_flood(url: str, table: str) -> None:
    """Flood at the lowest priority; the body of a flooding process."""
    os.nice(19)
    uvloop.run(flood(url, table))


@contextlib.contextmanager
def flooded(url: str, table: str) -> Iterator[None]:
    """Flood a server from one address in this context."""
    process = get_context("spawn").Process(target=be_flood, args=(url, table), daemon=True)
    process.start()
    try:
        yield
    finally:
        process.kill()
        process.join()


async def measure_flood(server: Server, seconds: float) -> dict[str, Any]:
    """The figures of a load with and without a flood from one address: the median of alternating rounds."""
    load = Load("bubblee", FLOOD_TABLES, seconds, FLOOD_MOVES)
    rounds: dict[str, list[dict[str, Any]]] = {"alone": [], "flood": []}
    async with playing([server], load) as (players, tasks):
        table, _ = await players.make("10.1.1.1")
        for _ in range(ROUNDS):
            others: dict[str, contextlib.AbstractContextManager[None]] = {
                "alone": contextlib.nullcontext(),
                "flood": flooded(server.url, table),
            }
            for name, other in others.items():
                with other:
                    await asyncio.sleep(WARM_UP)
                    rounds[name].append(await measured([server], players, tasks, load))
                await asyncio.sleep(WARM_UP)
    return {name: middle(found) for name, found in rounds.items()}


def middle(rounds: list[dict[str, Any]]) -> dict[str, Any]:
    """The round with the median p99, with the p99 of all rounds."""
    ordered = sorted(rounds, key=lambda one: float(one["p99_ms"]))
    return {**ordered[len(ordered) // 2], "rounds_p99_ms": [round(one["p99_ms"], 1) for one in ordered]}


# Output


PEER_NAME = "boardgame.io, a counter, files without fsync, written after the answer"
NAMES = {
    **{f"load_{moves}": f"Ziggurat, Bubblee Pop, SQLite, {moves} moves a second" for moves in LOADS},
    "bubblee": "Ziggurat, Bubblee Pop, SQLite",
    "postgres": "Ziggurat, Bubblee Pop, PostgreSQL",
    "postgres_2": "Ziggurat, Bubblee Pop, PostgreSQL, two processes",
    "peer_bubblee": PEER_NAME,
    "babylon": "Ziggurat, Babylon, SQLite",
    "peer_babylon": PEER_NAME,
    **{f"growth_{tables}": f"Ziggurat, Bubblee Pop, SQLite, {tables} tables" for tables in GROWTH},
    "alone": "a given load, with nothing beside it",
    "flood": "a given load, while one address floods the server",
}
COLUMNS = (
    ("tables", "tables", ",.0f"),
    ("moves/s", "moves_per_s", ",.0f"),
    ("p50 ms", "p50_ms", ".1f"),
    ("p99 ms", "p99_ms", ".1f"),
    ("moves per core·s", "moves_per_core_s", ",.0f"),
    ("server cores", "server_cores", ".2f"),
    ("server MiB", "server_mib", ".0f"),
    ("clients' cores", "generator_cores", ".2f"),
    ("others' cores", "others_cores", ".2f"),
)


def report(figures: dict[str, dict[str, Any]]) -> str:
    """All figures as a Markdown table."""
    lines = [f"| | {' | '.join(title for title, _, _ in COLUMNS)} |", f"|---|{'---:|' * len(COLUMNS)}"]
    for name, title in NAMES.items():
        if name in figures:
            cells = (format(figures[name][key], shape) for _, key, shape in COLUMNS)
            lines.append(f"| {title} | {' | '.join(cells)} |")
    if len(lines) == 2:
        lines = []
    if "start" in figures:
        start = figures["start"]
        lines.append(
            f"\nNothing compiled: a table {start['table_s']:.2f} s after the start, the first move answered after "
            f"{start['first_move_s'] * 1e3:.0f} ms, a computer player's first turn after {start['bot_s']:.2f} s."
        )
    return "\n".join(lines)


WIDTH, HEIGHT, LOW = 720, 300, 240
BLUE, INK, PAPER = "#1f4e9c", "#33291c", "#fffdf7"


def growth_plot(figures: dict[str, dict[str, Any]]) -> str:
    """Moves a second and memory over the number of tables, side by side."""
    parts = [_bars(figures, "moves_per_s", "moves a second", 40), _bars(figures, "server_mib", "MiB of memory", 400)]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="15" fill="{INK}">'
    return f'{head}<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>{"".join(parts)}</svg>\n'


def _bars(figures: dict[str, dict[str, Any]], key: str, title: str, left: int) -> str:
    values = {tables: float(figures[f"growth_{tables}"][key]) for tables in GROWTH}
    parts = [f'<text x="{left}" y="30" font-size="17">{title}</text>']
    for place, (tables, value) in enumerate(values.items()):
        x, height = left + 95 * place, 170 * value / max(values.values())
        parts.append(f'<rect x="{x}" y="{LOW - height:.0f}" width="70" height="{height:.0f}" fill="{BLUE}"/>')
        parts.append(f'<text x="{x + 35}" y="{LOW - height - 8:.0f}" text-anchor="middle">{value:.0f}</text>')
        parts.append(f'<text x="{x + 35}" y="{LOW + 22}" text-anchor="middle">{tables}</text>')
    parts.append(f'<text x="{left + 130}" y="{LOW + 44}" text-anchor="middle">tables</text>')
    return "".join(parts)


class Bench:
    """Runs the measurements one after another, each in a new folder."""

    def __init__(self, asked: argparse.Namespace, place: Path) -> None:
        self.figures: dict[str, Any] = {"cores": os.cpu_count(), "load_before": os.getloadavg()[0]}
        self._asked = asked
        self._folders = (place / str(number) for number in count())

    def folder(self) -> Path:
        """A new folder."""
        made = next(self._folders)
        made.mkdir()
        return made

    def run(self) -> None:
        """Run the measurements that the arguments select."""
        asked = self._asked
        if asked.start or not (asked.load or asked.flood or asked.growth):
            self._log("how soon a server is usable …")
            self.figures["start"] = uvloop.run(measure_start(self.folder()))
        if asked.start:
            return
        compile_all()
        if asked.load:
            for moves in LOADS:
                self._measure(f"load_{moves}", Load("bubblee", LOAD_TABLES, asked.seconds, moves))
        if asked.growth:
            for tables in GROWTH:
                self._measure(f"growth_{tables}", Load("bubblee", tables, asked.seconds))
        if asked.flood:
            self._log("a flood …")
            with ziggurat(self.folder()) as server:
                self.figures |= uvloop.run(measure_flood(server, asked.seconds))
        if not (asked.load or asked.flood or asked.growth):
            self._compare()

    def _compare(self) -> None:
        """Measure as many moves as possible, compared with boardgame.io."""
        asked = self._asked
        packages = None if asked.boardgame == "none" else install(Path(asked.boardgame or self.folder()))
        for game, tables in TABLES.items():
            self._measure(game, Load(game, tables, asked.seconds))
            if game == "bubblee" and asked.database_url:
                self._measure("postgres", Load(game, tables, asked.seconds), asked.database_url)
                self._measure("postgres_2", Load(game, tables, asked.seconds), asked.database_url, processes=2)
            if packages is not None:
                self._log(f"boardgame.io, {tables} matches …")
                self.figures[f"peer_{game}"] = measure_peer(packages, self.folder(), tables, asked.seconds)

    def _measure(self, name: str, load: Load, database: str = "", processes: int = 1) -> None:
        self._log(f"{NAMES[name]} …")
        with contextlib.ExitStack() as stack:
            servers = [stack.enter_context(ziggurat(self.folder(), database=database)) for _ in range(processes)]
            self.figures[name] = uvloop.run(measure(servers, load))

    def _log(self, line: str) -> None:
        print(line, file=sys.stderr, flush=True)


def main() -> None:
    """Run the measurements and print the figures."""
    parser = argparse.ArgumentParser(description="Speed of the server.")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--start", action="store_true", help="measure only how soon a server is usable")
    parser.add_argument("--load", action="store_true", help=f"measure {LOAD_TABLES} tables at given moves a second")
    parser.add_argument("--flood", action="store_true", help="measure how much a flood from one address slows others down")
    parser.add_argument("--growth", action="store_true", help=f"measure {', '.join(map(str, GROWTH))} tables")
    parser.add_argument("--plot", metavar="FILE", type=Path, help="draw the growth")
    parser.add_argument("--database-url", default="", metavar="URL", help="an empty PostgreSQL database to measure as well")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long to measure each (default: %(default)s)")
    parser.add_argument("--data", metavar="FOLDER", help="where the servers write (default: the system's temporary folder)")
    parser.add_argument("--boardgame", metavar="FOLDER", help="folder for boardgame.io, installed if missing; none to leave it out")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=asked.data) as place:
        bench = Bench(asked, Path(place))
        bench.run()
    if asked.plot:
        asked.plot.write_text(growth_plot(bench.figures))
    print(json.dumps(bench.figures, indent=2) if asked.json else report(bench.figures))


if __name__ == "__main__":
    main()
