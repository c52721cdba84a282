"""A client's tables with computer players cannot monopolise the workers: people's games come first, and every client gets a fair share."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import httpx
import pytest

from server.live_server import PERSON, TIMEOUT, VERIFY_TLS, Client, Server, bot, connected, make, running
from ziggurat import games
from ziggurat.core import paths
from ziggurat.server.bot_requests import Haste, Request
from ziggurat.server.bot_seats import BotSeats
from ziggurat.server.bus.memory import MemoryBus
from ziggurat.server.fair_queue import HANDICAP, FairQueue
from ziggurat.server.lobby import Lobby
from ziggurat.server.messages import Computer, NewTable, Person
from ziggurat.server.rules import Rules
from ziggurat.server.store import sqlite

BUBBLEE = games.load("bubblee", "plain")
HERE = "turn 1 drop; sky BRPGR YRGYB; planets YBR G PP G K / - - - - -; bag R9 P9 Y9 B9 G9 K3"
FIRST_MOVE = BUBBLEE.write(BUBBLEE.moves(BUBBLEE.read_position(HERE))[0])

# The queue


async def request(number: int, party: str, haste: Haste = Haste.MOVE) -> Request:
    return Request(haste, party, number, "bubblee", b"", asyncio.get_running_loop().create_future())


def served(queue: FairQueue, seconds: dict[str, float]) -> str:
    """Serve the next request, charge its party for it, and return the party."""
    first = queue.first(lambda request: True)
    assert first is not None
    queue.begin(first)
    queue.charge(first, seconds[first.party])
    return first.party


async def test_the_most_urgent_class_is_served_first_and_each_party_in_its_order() -> None:
    queue = FairQueue()
    asked = [await request(number, "ann", haste) for number, haste in enumerate([*reversed(Haste), *reversed(Haste)])]
    for each in asked:
        queue.put(each)
    order = []
    while first := queue.first(lambda request: True):
        queue.begin(first)
        order.append((first.haste, first.number))
    assert order == sorted(order) and len(order) == len(asked) and not queue


async def test_parties_share_the_time_and_not_the_number_of_questions() -> None:
    queue, seconds = FairQueue(), {"mallory": 2.0, "ann": 0.25}
    for number in range(100):
        queue.put(await request(number, "mallory"))
    for number in range(100, 180):
        queue.put(await request(number, "ann"))
    order = [served(queue, seconds) for _ in range(90)]
    # A party with fewer requests never waits for more than one answer of the other.
    assert order[:10] == ["mallory", *["ann"] * 8, "mallory"] or order[:10] == ["mallory", *["ann"] * 9]
    assert order.count("mallory") == 10


async def test_a_party_that_asks_nothing_saves_up_nothing() -> None:
    queue, seconds = FairQueue(), {"mallory": 1.0, "ann": 1.0}
    for number in range(100):
        queue.put(await request(number, "ann"))
    for _ in range(50):
        served(queue, seconds)
    for number in range(100, 150):
        queue.put(await request(number, "mallory"))
    assert [served(queue, seconds) for _ in range(20)].count("mallory") <= 11


async def test_background_use_is_not_charged_to_the_foreground() -> None:
    queue, seconds = FairQueue(), {"mallory": 1.0, "ann": 1000.0}
    queue.put(await request(0, "ann", Haste.UNATTENDED))
    served(queue, seconds)
    queue.put(await request(1, "ann"))
    queue.put(await request(2, "mallory"))
    assert served(queue, seconds) == "ann"


@pytest.mark.parametrize("haste", [Haste.HINT, Haste.ANALYSIS])
@pytest.mark.parametrize("seconds", [0.1, 2.0])
async def test_a_client_that_always_wants_a_move_keeps_nobody_from_hints_and_analyses(haste: Haste, seconds: float) -> None:
    queue = FairQueue()
    queue.put(await request(0, "mallory"))
    served(queue, {"mallory": 100.0})
    for number in (1, 2):
        queue.put(await request(number, "mallory"))
    queue.put(await request(3, "ann", haste))
    waited = 0.0
    while served(queue, {"mallory": seconds, "ann": 0.0}) != "ann":
        waited += seconds
        queue.put(await request(4 + int(waited / seconds), "mallory"))
    assert waited <= HANDICAP[haste] + seconds


async def test_the_workers_are_freed_however_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[Request] = []

    class Counted(FairQueue):
        @property
        def urgent(self) -> Iterator[Request]:
            for each in super().urgent:
                looked.append(each)
                yield each

    seats = BotSeats(2)
    seats._waiting = Counted()
    for number in range(1_000):
        seats._wait(await request(number, str(number)))
    assert not looked


async def test_a_question_that_comes_back_keeps_its_place() -> None:
    queue = FairQueue()
    first, second = await request(1, "ann"), await request(2, "ann")
    queue.put(first)
    queue.put(second)
    queue.begin(first)
    queue.put(first)
    assert queue.first(lambda request: True) is first and len(queue) == 2


# The workers

ODD_BOTS = """
import sys, time
from pathlib import Path
from ziggurat import bots
from ziggurat.bots.search import raise_if_interrupted
from ziggurat.server import bot_worker

class Pondering:
    "Plays the first move when a file says so."
    def __init__(self, seed):
        self.seed = seed
    def choose(self, game, position):
        with open(sys.argv[1] + "/begun", "a") as begun:
            print(self.seed, file=begun)
        while not Path(sys.argv[1], str(self.seed)).exists():
            raise_if_interrupted()
            time.sleep(0.001)
        return game.moves(position)[0]

make = bots.make
bots.make = lambda name, seed: Pondering(seed) if name == "pondering" else make(name, seed)
bot_worker.main()
"""


class Place:
    """One worker, and a folder of files that release its requests."""

    def __init__(self, seats: BotSeats, folder: Path) -> None:
        self.seats = seats
        self._folder = folder

    def ask(self, number: int, haste: Haste = Haste.MOVE, party: str = "") -> asyncio.Task[str]:
        return asyncio.create_task(self.seats.choose("bubblee", HERE, "pondering", number, haste, party))

    def answer(self, *numbers: int) -> None:
        for number in numbers:
            (self._folder / str(number)).touch()

    @property
    def begun(self) -> list[int]:
        """The requests that the worker has started, in order."""
        file = self._folder / "begun"
        return [int(line) for line in file.read_text().split()] if file.exists() else []

    async def until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(TIMEOUT):
            while not holds():
                await asyncio.sleep(0.002)


@pytest.fixture
async def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Place]:
    monkeypatch.setenv("ZIGGURAT_MODE", "plain")
    seats = BotSeats(1, command=(sys.executable, "-P", "-c", ODD_BOTS, str(tmp_path)))
    await seats.start()
    try:
        yield Place(seats, tmp_path)
    finally:
        await seats.close()


async def test_a_move_in_the_background_makes_way_and_is_made_later(place: Place) -> None:
    background = place.ask(1, Haste.UNATTENDED, "mallory")
    await place.until(lambda: place.begun == [1])
    before = place.seats.workers
    for number, haste in ((2, Haste.MOVE), (3, Haste.HINT), (4, Haste.ANALYSIS)):
        place.answer(number)
        async with asyncio.timeout(TIMEOUT):
            assert await place.ask(number, haste, "ann") == FIRST_MOVE
        assert not background.done()
    place.answer(1)
    assert await background == FIRST_MOVE
    # Each time the same worker restarted it from scratch.
    assert [number for number in place.begun if number > 1] == [2, 3, 4] and place.begun[-1] == 1
    assert place.seats.workers == before


async def test_a_person_s_move_is_not_interrupted_and_then_another_party_comes_first(place: Place) -> None:
    asks = [place.ask(number, Haste.MOVE, "mallory") for number in (1, 2, 3)]
    await place.until(lambda: place.begun == [1])
    asks += [place.ask(4, Haste.MOVE, "ann"), place.ask(5, Haste.UNATTENDED, "bob"), place.ask(6, Haste.WATCHED, "bob")]
    await asyncio.sleep(0)
    assert not any(worker.interrupted for worker in place.seats._workers)
    place.answer(*range(1, 7))
    assert await asyncio.gather(*asks) == [FIRST_MOVE] * 6
    assert (place.begun[:2], place.begun[-2:], sorted(place.begun)) == ([1, 4], [6, 5], [1, 2, 3, 4, 5, 6])


async def test_an_abandoned_request_is_cancelled_immediately(place: Place) -> None:
    abandoned = place.ask(1)
    await place.until(lambda: place.begun == [1])
    before = place.seats.workers
    abandoned.cancel()
    place.answer(2)
    assert await place.ask(2) == FIRST_MOVE
    assert place.seats.workers == before


# A table's account


@asynccontextmanager
async def lobby_on(data: Path, seats: BotSeats) -> AsyncIterator[Lobby]:
    store = await sqlite.open_store(data)
    lobby = Lobby(store, MemoryBus(), Rules(), seats)
    await lobby.start()
    try:
        yield lobby
    finally:
        await lobby.close()
        await store.close()


class Somebody:
    """A spectator."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def wake(self) -> None:
        """Ignore the wake-up."""

    def tell(self, message: object) -> None:
        """Ignore the message."""


async def test_a_table_uses_the_share_of_the_client_that_plays_there(tmp_path: Path) -> None:
    seats = BotSeats(1, command=("sleep", "1000"))
    await seats.start()

    async def waits_as(haste: Haste, party: str) -> None:
        async with asyncio.timeout(TIMEOUT):
            while [(request.haste, request.party) for request in seats._waiting] != [(haste, party)]:
                await asyncio.sleep(0)

    wanted = NewTable("babylon", [Person(), Computer("level6"), Computer("level6")], {"first": "2"}, ["Ann"])
    try:
        async with lobby_on(tmp_path / "tables.sqlite", seats) as lobby:
            made = await lobby.create(wanted, client="192.0.2.1")
            await waits_as(Haste.MOVE, "192.0.2.1")
        async with lobby_on(tmp_path / "tables.sqlite", seats) as lobby:
            # Client addresses are not stored: after a restart, tables of unknown clients share one account.
            await waits_as(Haste.MOVE, "")
            room = await lobby.room(made.table)
            room.meet("192.0.2.2")
            await waits_as(Haste.MOVE, "192.0.2.2")
            await room.do(lambda table, now: table.leave(0, "resigned", now))
            await waits_as(Haste.UNATTENDED, "192.0.2.2")
            room.enter(Somebody())
            room.news()
            await waits_as(Haste.WATCHED, "192.0.2.2")
    finally:
        await seats.close()


# A server

TABLES = 6
DECISIONS = 4
MALLORY = {"x-forwarded-for": "203.0.113.7"}
BABYLON = {"game": "babylon", "players": [PERSON, *[bot("level6")] * 3], "names": ["Mallory"], "options": {"first": "2"}}


@pytest.fixture(scope="module")
def slow_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose strong players think for a moment with the plain rules, and whose worker does not compile in the meantime."""
    with running(tmp_path_factory.mktemp("bots") / "tables.sqlite", environment={"ZIGGURAT_MODE": "plain"}) as one:
        yield one


async def attack(server: Server, *, resigns: bool) -> list[str]:
    """Create tables of one client at which computer players are to move."""
    tables = []
    async with httpx.AsyncClient(base_url=server.url, headers=MALLORY, verify=VERIFY_TLS, timeout=TIMEOUT) as client:
        for _ in range(TABLES):
            made = (await client.post("/api/tables", content=json.dumps(BABYLON))).json()
            tables.append(made["table"])
            if resigns:
                async with connected(server, made["table"], made["seats"][0]["token"]) as mallory:
                    assert (await mallory.ask("resign", seat=0))["type"] == "done"
    return tables


@asynccontextmanager
async def honest(server: Server) -> AsyncIterator[Client]:
    made = make(server, [PERSON, bot("uniform")], options={"first": "1"})
    async with connected(server, made["table"], made["seats"][0]["token"]) as ann:
        yield ann


async def play(ann: Client) -> float:
    """Decide, and wait until it is Ann's turn again; the time at which the decision was acknowledged."""
    table = await ann.until(lambda table: table["view"]["to_act"] == 0)
    code = next(code for _, code in paths.every(table["view"]["choices"]))
    assert (await ann.ask("play", seat=0, ply=table["ply"], move=str(code)))["type"] == "done"
    acknowledged = time.time()
    await ann.until(lambda now: now["seq"] > table["seq"] and now["view"]["to_act"] == 0)
    return acknowledged


def log(server: Server) -> list[tuple[float, str, int]]:
    """All moves of all tables: time, table and seat."""
    with closing(sqlite3.connect(server.data)) as file:
        rows = file.execute("SELECT at, table_id, body FROM log WHERE kind = 'moved' ORDER BY at, table_id, seq").fetchall()
    return [(at, table, json.loads(body)["seat"]) for at, table, body in rows]


@pytest.mark.parametrize("resigns", [True, False])
async def test_one_client_does_not_take_the_computer_players_from_another(slow_server: Server, resigns: bool) -> None:
    tables = await attack(slow_server, resigns=resigns)
    async with honest(slow_server) as ann:
        acknowledged = [await play(ann) for _ in range(DECISIONS)]
        own = ann.table["table"]
    rows = log(slow_server)
    assert {table for _, table, _ in rows} >= {own, *tables}
    for began in acknowledged:
        after = [(at, seat) for at, table, seat in rows if table == own and at > began]
        if after and after[0][1] == 1:
            # The request that the worker is computing at that moment, and the one it has just answered.
            assert len({table for at, table, _ in rows if table in tables and began < at < after[0][0]}) <= 2
    async with asyncio.timeout(TIMEOUT):
        while len(log(slow_server)) == len(rows):
            await asyncio.sleep(0.05)
