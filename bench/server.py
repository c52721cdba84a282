"""How many moves a second one server process makes durable and shows, and how long each waits; next to boardgame.io in the same run.

Run it with `python bench/server.py [--json] [--data FOLDER]`, with a folder on the disk that is meant. It needs Linux, and for the peer
Node.js and npm: `--boardgame FOLDER` names a folder where its packages are or shall be installed, `--boardgame none` leaves it out.
`--start` measures nothing but how soon a server that has nothing compiled is of use.

Every table has two connections, each with its own view, that play random legal moves from it as soon as it is their turn; when a game
is over the next one is made. Clients run here, in one process, and offer compression as browsers do.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from math import prod
from pathlib import Path
from statistics import quantiles
from typing import IO, Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

TABLES = {"bubblee": 200, "babylon": 50}
SECONDS = 15.0
WARM_UP = 2.0
"""Seconds of play before anything is counted."""
PATIENCE = 90.0
SEED = 20
PEER = Path(__file__).with_name("boardgame")
PACKAGES = ("boardgame.io@0.50.2", "node-persist@3.1.3", "koa-compose@4.1.0", "socket.io-client@4.8.1")
"""node-persist as boardgame.io is tested with it; with koa-compose 4.2 its lobby answers nothing."""
PEER_PLIES = 80
"""Moves of a match, as many as a random game of Bubblee Pop has."""


# What the machine does


class Usage:
    """CPU seconds of a process and of the whole machine from now on; Linux tells."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._began = time.perf_counter(), _cpu_of(pid), _cpu_of_all()

    def cores(self) -> tuple[float, float]:
        """How many cores the process, and all processes together, have used on average."""
        began, own, everyone = self._began
        seconds = time.perf_counter() - began
        return (_cpu_of(self._pid) - own) / seconds, (_cpu_of_all() - everyone) / seconds


def _cpu_of(pid: int) -> float:
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def _cpu_of_all() -> float:
    user, nice, system, _idle, _wait, *interrupts = map(int, Path("/proc/stat").read_text().split("\n")[0].split()[1:8])
    return (user + nice + system + sum(interrupts)) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> float:
    """MiB of a process in memory."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    assert found is not None
    return int(found[1]) / 1024


# Servers


@dataclass
class Server:
    """A server in a process of its own."""

    process: subprocess.Popen[str]
    url: str
    began: float

    @property
    def pid(self) -> int:
        return self.process.pid


@contextlib.contextmanager
def started(command: Sequence[str], environment: dict[str, str] | None = None) -> Iterator[Server]:
    """A server that tells its port in a line of its output, ':8000/'."""
    with tempfile.TemporaryFile("w+") as told:
        began = time.perf_counter()
        process = subprocess.Popen(command, stdout=told, stderr=subprocess.STDOUT, text=True, env=os.environ | (environment or {}))
        try:
            yield Server(process, f"http://127.0.0.1:{_port(process, told)}", began)
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _port(process: subprocess.Popen[str], told: IO[str]) -> int:
    end = time.perf_counter() + PATIENCE
    while time.perf_counter() < end and process.poll() is None:
        text = os.pread(told.fileno(), 1 << 16, 0).decode()
        if found := re.search(r":([0-9]+)/\n", text):
            return int(found[1])
        time.sleep(0.005)
    raise RuntimeError(f"no server: {os.pread(told.fileno(), 1 << 16, 0).decode()}")


def ziggurat(folder: Path, cache: Path | None = None) -> contextlib.AbstractContextManager[Server]:
    """Our server, with a new file, and with the usual cache of compiled rules or another."""
    command = [sys.executable, "-m", "ziggurat.cli", "serve", "--host", "127.0.0.1", "--port", "0", "--data", str(folder / "bench.sqlite")]
    return started(command, {"ZIGGURAT_CACHE": str(cache)} if cache else None)


# Our clients: they read of a message no more than they need


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
    """The code of a random move, all equally likely."""
    sizes = [prod(map(len, choice.factors)) if choice.factors else 1 for choice in choices]
    chosen = chance.choices(choices, sizes)[0]
    return chosen.code + sum(chance.choice(list(factor.values())) for factor in chosen.factors or ())


@dataclass
class Tally:
    """What is counted."""

    measuring: bool = False
    waits: list[float] = field(default_factory=list)
    games: int = 0
    received: int = 0
    """Bytes of messages, after decompression."""


class Players:
    """The clients of all tables."""

    def __init__(self, server: Server, game: str) -> None:
        self.tally = Tally()
        self._server = server
        self._game = game
        self._http = httpx.AsyncClient(base_url=server.url, timeout=PATIENCE)
        self._made = count()

    async def make(self) -> tuple[str, list[str]]:
        """A new table and the tokens of its seats. Limits are for each address: behind a proxy everybody has their own."""
        number = next(self._made)
        player = {"type": "person"}
        answer = await self._http.post(
            "/api/tables",
            json={"game": self._game, "players": [player, player], "names": ["Ann", "Bob"]},
            headers={"x-forwarded-for": f"10.0.{number // 250}.{number % 250 + 1}"},
        )
        made = answer.raise_for_status().json()
        return made["table"], [seat["token"] for seat in made["seats"]]

    async def play_on(self, number: int, begun: asyncio.Event) -> None:
        """One table after the other."""
        chance = random.Random(f"{SEED}/{self._game}/{number}")
        while True:
            table, tokens = await self.make()
            async with connected(self._server, table, tokens[0]) as one, connected(self._server, table, tokens[1]) as other:
                begun.set()
                await asyncio.gather(self.play(one, 0, chance), self.play(other, 1, chance))
            self.tally.games += self.tally.measuring

    async def play(self, socket: ClientConnection, seat: int, chance: random.Random) -> None:
        """Play a seat until the game is over."""
        tally, asked, played = self.tally, 0, -1
        sent: dict[int, float] = {}
        async for text in socket:
            tally.received += len(text) * tally.measuring
            match _messages.decode(text):
                case Table("over"):
                    return
                case Table(ply=ply, view=view) if view.to_act == seat and ply > played:
                    asked, played = asked + 1, ply
                    move = pick(view.choices, chance)
                    sent[asked] = time.perf_counter()
                    await socket.send(f'{{"type":"play","id":{asked},"seat":{seat},"ply":{ply},"move":"{move}"}}')
                case Done(id=id):
                    # The table that a move makes may have come before, and have been answered with the next move.
                    wait = time.perf_counter() - sent.pop(id)
                    if tally.measuring:
                        tally.waits.append(wait)
                case Refused(reason) | Failed(reason):
                    raise RuntimeError(f"refused: {reason}")


@contextlib.asynccontextmanager
async def connected(server: Server, table: str, token: str) -> AsyncIterator[ClientConnection]:
    """A connection that has said hello."""
    url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(url, max_size=None, open_timeout=PATIENCE) as socket:
        await socket.send(json.dumps({"type": "hello", "tokens": [token]}))
        yield socket


COMPILE = """
from ziggurat import games
for name in games.NAMES:
    for part in games.load(name, "compiled").prepare():
        pass
"""


def compile_all() -> None:
    """Fill the usual cache of compiled rules, so that no compiler runs while something is measured."""
    subprocess.run([sys.executable, "-c", COMPILE], check=True)


async def until_warm(server: Server) -> None:
    """Wait for the compiled rules of all games."""
    async with httpx.AsyncClient(base_url=server.url) as http:
        end = time.perf_counter() + PATIENCE
        while time.perf_counter() < end:
            with contextlib.suppress(httpx.TransportError):
                if all((await http.get("/api/ready")).json()["compiled"].values()):
                    return
            await asyncio.sleep(0.2)
    raise TimeoutError("the rules are not compiled yet")


async def measure(game: str, folder: Path, seconds: float) -> dict[str, Any]:
    """Figures of a game."""
    with ziggurat(folder) as server:
        await until_warm(server)
        players = Players(server, game)
        begun = [asyncio.Event() for _ in range(TABLES[game])]
        tasks = [asyncio.create_task(players.play_on(number, event)) for number, event in enumerate(begun)]
        for event in begun:
            await event.wait()
        await asyncio.sleep(WARM_UP)
        usage, generator = Usage(server.pid), Usage(os.getpid())
        players.tally.measuring = True
        await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        players.tally.measuring = False
        figures = summary(players.tally.waits, seconds, costs(server.pid, usage, generator))
        for task in tasks:
            if task.done():
                task.result()
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    tally = players.tally
    return {"tables": TABLES[game], **figures, "games": tally.games, "sent_per_move": round(tally.received / max(len(tally.waits), 1))}


def summary(waits: list[float], seconds: float, spent: dict[str, float]) -> dict[str, float]:
    """How many moves, how long each waited, and what they cost. Whatever else the machine does, moves for a core's second stay the same."""
    cuts, speed = quantiles(waits, n=100), len(waits) / seconds
    per_core = speed / max(spent["server_cores"], 0.01)
    return {"moves_per_s": speed, "p50_ms": cuts[49] * 1e3, "p99_ms": cuts[98] * 1e3, "moves_per_core_s": per_core, **spent}


def costs(pid: int, server: Usage, generator: Usage) -> dict[str, float]:
    """What the server, its clients and everybody else on the machine used meanwhile."""
    (own, everyone), (clients, _) = server.cores(), generator.cores()
    others = max(everyone - own - clients, 0.0)
    return {"server_cores": own, "server_mib": memory_of(pid), "generator_cores": clients, "others_cores": others}


# The peer


def install(folder: Path) -> Path:
    """Where the peer's packages are, after having them installed if need be."""
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(folder), *PACKAGES], check=True)
    return folder / "node_modules"


def measure_peer(packages: Path, folder: Path, matches: int, seconds: float) -> dict[str, Any]:
    """Figures of boardgame.io with its file storage and a game that costs nothing."""
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
            spent = costs(server.pid, usage, generator)
            waits = [wait / 1e3 for wait in json.loads(clients.stdout.readline())]
    return {"tables": matches, **summary(waits, seconds, spent)}


# Readiness


async def measure_start(folder: Path) -> dict[str, float]:
    """Seconds from `ziggurat serve`, on a machine on which nothing was compiled, to a table, and from a move to its answer."""
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
    """Seconds until the first move was answered, and when the turn was handed over."""
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


# The table


NAMES = {
    "bubblee": "Ziggurat, Bubblee Pop, views, fsync before the answer",
    "babylon": "Ziggurat, Babylon, views, fsync before the answer",
    "peer_bubblee": "boardgame.io, a counter, files without fsync, written after the answer",
    "peer_babylon": "boardgame.io, a counter, files without fsync, written after the answer",
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
    """All figures as a table for people."""
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


def measure_all(asked: argparse.Namespace, say: Callable[[str], None]) -> dict[str, Any]:
    """Every figure that was asked for."""
    figures: dict[str, Any] = {"cores": os.cpu_count(), "load_before": os.getloadavg()[0]}
    with tempfile.TemporaryDirectory(dir=asked.data) as place:
        folders = (Path(place) / str(number) for number in count())

        def folder() -> Path:
            made = next(folders)
            made.mkdir()
            return made

        say("how soon a server is of use …")
        figures["start"] = uvloop.run(measure_start(folder()))
        if asked.start:
            return figures
        compile_all()
        packages = None if asked.boardgame == "none" else install(Path(asked.boardgame or folder()))
        for game, tables in TABLES.items():
            say(f"{game} …")
            figures[game] = uvloop.run(measure(game, folder(), asked.seconds))
            if packages is not None:
                say(f"boardgame.io, {tables} matches …")
                figures[f"peer_{game}"] = measure_peer(packages, folder(), tables, asked.seconds)
    return figures


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description="Speed of the server.")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--start", action="store_true", help="measure only how soon a server is of use")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long to measure each (default: %(default)s)")
    parser.add_argument("--data", metavar="FOLDER", help="where the servers write (default: the system's temporary folder)")
    parser.add_argument("--boardgame", metavar="FOLDER", help="where boardgame.io is or shall be installed; none to leave it out")
    asked = parser.parse_args()
    figures = measure_all(asked, lambda line: print(line, file=sys.stderr, flush=True))
    print(json.dumps(figures, indent=2) if asked.json else report(figures))


if __name__ == "__main__":
    main()
