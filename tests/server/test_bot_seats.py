"""Computer players in worker processes, which the tests kill."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvloop

from server.live_server import TIMEOUT
from ziggurat import bots, games
from ziggurat.core.game import CHANCE, Position
from ziggurat.server import bot_seats
from ziggurat.server.bot_seats import BadPosition, BotFailed, BotSeats, NoBot
from ziggurat.server.bot_worker import COMMAND, IDLE, NICE

ODD_BOTS = """
import ctypes, time
from ziggurat import bots
from ziggurat.server import bot_worker

class Sleeping:
    "Plays the first move after as many milliseconds as its seed says."
    def __init__(self, seed):
        self.seed = seed
    def choose(self, game, position):
        time.sleep(self.seed / 1000)
        return game.moves(position)[0]

class Printing(Sleeping):
    def choose(self, game, position):
        print("hm " * 10_000, flush=True)
        return super().choose(game, position)

class Raising(Sleeping):
    def choose(self, game, position):
        raise RuntimeError("out of ideas")

class Hungry(Sleeping):
    def choose(self, game, position):
        raise MemoryError

class Crashing(Sleeping):
    def choose(self, game, position):
        ctypes.string_at(0)

ODD = {"sleeping": Sleeping, "printing": Printing, "raising": Raising, "hungry": Hungry, "crashing": Crashing}
make = bots.make
bots.make = lambda name, seed: ODD[name](seed) if name in ODD else make(name, seed)
bot_worker.main()
"""
ODD = (sys.executable, "-P", "-c", ODD_BOTS)
HOUR = 3_600_000


@pytest.fixture(autouse=True)
def _plain_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZIGGURAT_MODE", "plain")


def positions(name: str, seed: int = 1) -> list[Position[Any]]:
    """The positions of a random game in which a seat decides."""
    game, rng = games.load(name, "plain"), random.Random(seed)
    position, met = game.start(2), []
    while position.to_act is not None:
        if position.to_act != CHANCE:
            met.append(position)
        position = game.play(position, rng.choice(game.moves(position)))
    return [*met, position]


BUBBLEE = positions("bubblee")
HERE = str(BUBBLEE[6])
OVER = str(BUBBLEE[-1])
FIRST_MOVE = BUBBLEE[6].game.write(BUBBLEE[6].game.moves(BUBBLEE[6])[0])
WIDE = (
    "seats 2; turn 2 build; round 4; first 2; quarry - clay-11 clay-16 clay-15 basalt-6 clay-7 granite-2 clay-13 clay-14 clay-8 granite-3"
    " basalt-4 clay-4 basalt-8 clay-10 basalt-1; gone granite-1 granite-4 clay-1 clay-2 clay-3 clay-5 clay-6 clay-9 clay-12;"
    " tokens single*2 double*2 wild-symbol*1 wild-space*2 flower*1 less*1 none*2; effect wild-symbol; store 1 white 2 -;"
    " store 2 pink 6 granite-14; dug granite-5; garden 1 start-white a4:1 r1, granite-9 c7:1 r3, belvedere a5:1, statue b5:1,"
    " belvedere c7:1; garden 2 start-pink d3:1 r2, basalt-13 a7:1 r0, belvedere e4:1, belvedere a7:1"
)
"""A turn of Babylon with 2,875 builds."""


@asynccontextmanager
async def open_seats(workers: int = 2, patience: float = 20.0, command: tuple[str, ...] = ODD) -> AsyncIterator[BotSeats]:
    """Bot seats with all workers started."""
    seats = BotSeats(workers, patience, command)
    await seats.start()
    try:
        await until(lambda: len(seats.workers) == workers)
        yield seats
    finally:
        await seats.close()


async def until(happened: Callable[[], bool], seconds: float = 15.0) -> None:
    async with asyncio.timeout(seconds):
        while not happened():
            await asyncio.sleep(0.01)


def sleeping(seats: BotSeats, milliseconds: int) -> asyncio.Task[str]:
    """A request that takes this long."""
    return asyncio.create_task(seats.choose("bubblee", HERE, "sleeping", milliseconds))


def is_alive(pid: int) -> bool:
    """True if a process is running; false for a zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def children(pid: int) -> list[int]:
    return [int(child) for task in Path(f"/proc/{pid}/task").iterdir() for child in (task / "children").read_text().split()]


async def thinker(seats: BotSeats) -> int:
    """The worker process that is computing, once there is one."""
    await until(lambda: any(worker.request for worker in seats._workers))
    return next(worker.process.pid for worker in seats._workers if worker.request)


# Playing


async def test_bots_play_a_whole_game_by_legal_moves() -> None:
    game = games.load("bubblee", "plain")
    async with open_seats(command=COMMAND) as seats:
        for number, position in enumerate(BUBBLEE[:-1:3]):
            for bot in ("uniform", "greedy", "level1", "level6"):
                move = game.read(await seats.choose("bubblee", str(position), bot, number))
                assert game.why_not(position, move) == 0


async def test_the_same_seed_makes_the_same_move_in_every_worker() -> None:
    game, position = games.load("bubblee", "plain"), BUBBLEE[6]
    expected = game.write(bots.make("greedy", 7).choose(game, position))
    async with open_seats(command=COMMAND) as seats:
        assert set(await asyncio.gather(*(seats.choose("bubblee", HERE, "greedy", 7) for _ in range(8)))) == {expected}


async def test_workers_think_at_the_same_time() -> None:
    async with open_seats() as seats:
        asks = [sleeping(seats, 300) for _ in range(4)]
        await asyncio.sleep(0.1)
        assert all(worker.request for worker in seats._workers) and not any(ask.done() for ask in asks)
        assert await asyncio.gather(*asks) == [FIRST_MOVE] * 4


async def test_requests_keep_their_order_and_each_gets_its_own_answer() -> None:
    order: list[int] = []

    async def ask(seats: BotSeats, number: int) -> None:
        position = BUBBLEE[number]
        move = await seats.choose("bubblee", str(position), "sleeping", 50)
        assert move == position.game.write(position.game.moves(position)[0])
        order.append(number)

    async with open_seats(workers=1) as seats:
        await asyncio.gather(*(ask(seats, number) for number in range(10)))
    assert order == list(range(10))


async def test_output_of_a_bot_is_harmless() -> None:
    async with open_seats(workers=1) as seats:
        assert await seats.choose("bubblee", HERE, "printing", 0) == FIRST_MOVE


async def test_the_event_loop_is_never_blocked() -> None:
    async def longest_gap(work: Awaitable[Any]) -> float:
        """The event loop's longest CPU time between two of its rounds: other programs on a busy machine do not count."""
        task, longest, last = asyncio.ensure_future(work), 0.0, time.thread_time()
        while not task.done():
            await asyncio.sleep(0.002)
            now = time.thread_time()
            longest, last = max(longest, now - last), now
        await task
        return longest

    async def busy(seats: BotSeats) -> None:
        asks = [seats.choose("babylon", WIDE, "greedy", seed) for seed in range(4)]
        os.kill(seats.workers[0], signal.SIGKILL)
        await asyncio.gather(*asks)

    async with open_seats(command=COMMAND) as seats:
        assert await longest_gap(busy(seats)) < 0.05


# Invalid requests


@pytest.mark.parametrize(
    ("game", "position", "bot", "refusal"),
    [
        ("chess", HERE, "uniform", BadPosition),
        ("bubblee", HERE, "nobody", NoBot),
        ("bubblee", "", "uniform", BadPosition),
        ("bubblee", "nonsense", "greedy", BadPosition),
        ("babylon", HERE, "uniform", BadPosition),
        ("bubblee", HERE + "\0", "uniform", BadPosition),
        ("bubblee", "\ud800", "uniform", BadPosition),
        ("bubblee", "seats " * 1_000_000, "uniform", BadPosition),
        ("bubblee", OVER, "greedy", BadPosition),
        ("bubblee", str(games.load("bubblee", "plain").start(2)), "uniform", BadPosition),
    ],
)
async def test_nonsense_is_refused(game: str, position: str, bot: str, refusal: type[Exception]) -> None:
    async with open_seats(workers=1) as seats:
        before = seats.workers
        with pytest.raises(refusal):
            await seats.choose(game, position, bot, 1)
        assert await seats.choose("bubblee", HERE, "sleeping", 0) == FIRST_MOVE
        assert seats.workers == before


async def test_a_bot_that_raises_fails_and_its_worker_lives_on() -> None:
    async with open_seats(workers=1) as seats:
        before = seats.workers
        with pytest.raises(BotFailed, match="out of ideas"):
            await seats.choose("bubblee", HERE, "raising", 0)
        assert await seats.choose("bubblee", HERE, "sleeping", 0) == FIRST_MOVE
        assert seats.workers == before


async def test_no_requests_before_the_start_or_after_the_end() -> None:
    seats = BotSeats(1, command=ODD)
    with pytest.raises(BotFailed):
        await seats.choose("bubblee", HERE, "uniform", 1)
    await seats.start()
    with pytest.raises(RuntimeError):
        await seats.start()
    await seats.close()
    with pytest.raises(BotFailed):
        await seats.choose("bubblee", HERE, "uniform", 1)
    await seats.close()


# Lost workers


async def test_a_killed_worker_is_replaced_and_the_move_asked_again() -> None:
    async with open_seats(workers=1) as seats:
        answer = sleeping(seats, 500)
        killed = await thinker(seats)
        os.kill(killed, signal.SIGKILL)
        assert await answer == FIRST_MOVE
        assert seats.workers != (killed,)


async def test_an_idle_worker_that_is_killed_is_replaced() -> None:
    async with open_seats() as seats:
        killed = seats.workers[0]
        os.kill(killed, signal.SIGKILL)
        assert await asyncio.gather(*(sleeping(seats, 10) for _ in range(6))) == [FIRST_MOVE] * 6
        await until(lambda: len(seats.workers) == 2 and killed not in seats.workers)


async def test_a_worker_that_hangs_is_replaced_and_delays_nobody_else() -> None:
    async with open_seats(patience=2.0) as seats:
        began = time.monotonic()
        delayed = sleeping(seats, 300)
        stopped = await thinker(seats)
        os.kill(stopped, signal.SIGSTOP)
        for _ in range(10):
            await seats.choose("bubblee", HERE, "sleeping", 10)
        assert not delayed.done()
        assert await delayed == FIRST_MOVE
        assert time.monotonic() - began >= 2.0
        assert not is_alive(stopped)
        await until(lambda: len(seats.workers) == 2)


@pytest.mark.parametrize("bot", ["crashing", "hungry"])
async def test_a_move_that_costs_three_workers_is_given_up(bot: str) -> None:
    async with open_seats() as seats:
        before = seats.workers
        fatal = asyncio.create_task(seats.choose("bubblee", HERE, bot, 0))
        others = [sleeping(seats, 50) for _ in range(6)]
        with pytest.raises(BotFailed, match="3 workers"):
            await fatal
        assert await asyncio.gather(*others) == [FIRST_MOVE] * 6
        await until(lambda: len(seats.workers) == 2)
        assert seats.workers != before


async def test_workers_are_killed_all_the_time_and_no_answer_is_lost_or_doubled() -> None:
    async def ask(seats: BotSeats, number: int) -> bool:
        position = BUBBLEE[number % 20]
        try:
            move = await seats.choose("bubblee", str(position), "sleeping", 20)
        except BotFailed:
            return False
        assert move == position.game.write(position.game.moves(position)[0])
        return True

    async with open_seats() as seats:
        asks = [asyncio.create_task(ask(seats, number)) for number in range(60)]
        rng = random.Random(1)
        for _ in range(6):
            await asyncio.sleep(0.15)
            await until(lambda: bool(seats.workers))
            os.kill(rng.choice(seats.workers), signal.SIGKILL)
        assert sum(await asyncio.gather(*asks)) >= 58
        assert not seats._waiting


async def test_workers_that_die_at_the_start_are_started_ever_more_seldom(tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    seats = BotSeats(2, command=("/bin/sh", "-c", f"echo >> {starts}; exit 3"))
    await seats.start()
    with pytest.raises(BotFailed, match="no worker can be started"):
        await seats.choose("bubblee", HERE, "uniform", 1)
    with pytest.raises(BotFailed, match="no worker is running"):
        await seats.choose("bubblee", HERE, "uniform", 1)
    await asyncio.sleep(1.5)
    assert 6 <= len(starts.read_text()) <= 12
    await seats.close()


async def test_a_command_that_does_not_exist_is_a_failed_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_seats, "FIRST_PAUSE", 0.01)
    seats = BotSeats(1, command=("/nonexistent",))
    await seats.start()
    with pytest.raises(BotFailed):
        await seats.choose("bubblee", HERE, "uniform", 1)
    await seats.close()


async def test_seats_recover_when_workers_start_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_seats, "FIRST_PAUSE", 0.02)
    healed = tmp_path / "healed"
    seats = BotSeats(1, command=("/bin/sh", "-c", f'test -e {healed} && exec "$@"', "sh", *ODD))
    await seats.start()
    with pytest.raises(BotFailed):
        await seats.choose("bubblee", HERE, "sleeping", 0)
    healed.touch()
    await until(lambda: len(seats.workers) == 1)
    assert await seats.choose("bubblee", HERE, "sleeping", 0) == FIRST_MOVE
    await seats.close()


# Cancelled callers


async def test_an_abandoned_answer_is_dropped() -> None:
    async with open_seats(workers=1) as seats:
        before = seats.workers
        abandoned, waiting = sleeping(seats, 200), sleeping(seats, HOUR)
        await thinker(seats)
        abandoned.cancel()
        waiting.cancel()
        position = BUBBLEE[3]
        move = await seats.choose("bubblee", str(position), "sleeping", 0)
        assert move == position.game.write(position.game.moves(position)[0])
        assert seats.workers == before and abandoned.cancelled() and waiting.cancelled() and not seats._waiting


async def test_a_worker_that_thinks_on_for_nobody_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_seats, "ABANDONED_PATIENCE", 0.2)
    async with open_seats(workers=1) as seats:
        abandoned = sleeping(seats, HOUR)
        lost = await thinker(seats)
        abandoned.cancel()
        assert await seats.choose("bubblee", HERE, "sleeping", 0) == FIRST_MOVE
        assert seats.workers != (lost,) and not is_alive(lost)


# Shutdown


async def test_close_leaves_no_process_and_fails_all_pending_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    # A worker that hangs is not given this time.
    monkeypatch.setattr(bot_seats, "FAREWELL", 3600.0)
    tasks = len(asyncio.all_tasks())
    async with open_seats() as seats:
        workers = seats.workers
        asks = [sleeping(seats, HOUR) for _ in range(5)]
        os.kill(await thinker(seats), signal.SIGSTOP)
        await asyncio.sleep(0.1)
        async with asyncio.timeout(TIMEOUT):
            await seats.close()
        assert all(isinstance(outcome, BotFailed) for outcome in await asyncio.gather(*asks, return_exceptions=True))
    assert not any(map(is_alive, workers)) and not set(children(os.getpid())) & set(workers)
    assert len(asyncio.all_tasks()) == tasks


async def test_an_idle_worker_that_does_not_stop_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_seats, "FAREWELL", 0.2)
    async with open_seats() as seats:
        workers = seats.workers
        os.kill(workers[0], signal.SIGSTOP)
    assert not any(map(is_alive, workers))


async def test_close_while_workers_start() -> None:
    before = children(os.getpid())
    for delay in (0.0, 0.0, 0.01, 0.05, 0.1):
        seats = BotSeats(2, command=ODD)
        await seats.start()
        await asyncio.sleep(delay)
        await seats.close()
    assert not any(map(is_alive, set(children(os.getpid())) - set(before)))


SERVER = """
import asyncio, sys
from ziggurat.server.bot_seats import BotSeats

async def main():
    seats = BotSeats(3, command=sys.argv[2:])
    await seats.start()
    while len(seats.workers) < 3:
        await asyncio.sleep(0.01)
    asks = [asyncio.create_task(seats.choose("bubblee", sys.argv[1], "sleeping", 3_600_000)) for _ in range(2)]
    await asyncio.sleep(0.1)
    print(*seats.workers, flush=True)
    await asyncio.sleep(3600)

asyncio.run(main())
"""


async def test_no_worker_outlives_a_killed_server() -> None:
    with subprocess.Popen([sys.executable, "-P", "-c", SERVER, HERE, *ODD], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        workers = [int(pid) for pid in server.stdout.readline().split()]
        assert len(workers) == 3 and all(map(is_alive, workers))
        os.kill(workers[0], signal.SIGSTOP)
        server.kill()
    await until(lambda: not any(map(is_alive, workers)), 3.0)


# Signals and priority of workers


async def test_a_worker_ignores_interrupts_and_has_low_priority() -> None:
    async with open_seats(workers=1) as seats:
        (pid,) = seats.workers
        os.kill(pid, signal.SIGINT)
        assert await seats.choose("bubblee", HERE, "sleeping", 0) == FIRST_MOVE
        assert seats.workers == (pid,)
        assert os.getpriority(os.PRIO_PROCESS, pid) == max(NICE, os.nice(0))
        assert os.getsid(pid) == os.getsid(0)


LOOPS = [asyncio.new_event_loop, uvloop.new_event_loop]


@pytest.mark.parametrize("loop", LOOPS)
def test_a_worker_inherits_no_handles_and_no_secrets(loop: Callable[[], Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZIGGURAT_SECRET", "swordfish")
    monkeypatch.setenv("DATABASE_URL", "postgresql://ziggurat:swordfish@db")

    async def look() -> None:
        async with open_seats(workers=1) as seats:
            (pid,) = seats.workers
            assert b"swordfish" not in Path(f"/proc/{pid}/environ").read_bytes()
            handles = [os.readlink(handle) for handle in Path(f"/proc/{pid}/fd").iterdir()]
            assert f"socket:[{os.fstat(listening.fileno()).st_ino}]" not in handles
            assert len(handles) == 4

    with socket.socket() as listening, asyncio.Runner(loop_factory=loop) as runner:
        listening.listen()
        listening.set_inheritable(True)
        runner.run(look())


def test_the_servers_own_loop_loses_no_worker_unseen() -> None:
    async def lose() -> None:
        await test_a_killed_worker_is_replaced_and_the_move_asked_again()
        await test_a_worker_that_hangs_is_replaced_and_delays_nobody_else()
        with pytest.MonkeyPatch.context() as patch:
            await test_close_leaves_no_process_and_fails_all_pending_requests(patch)
        await test_close_while_workers_start()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(lose())


# Compiled rules


@pytest.fixture
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache, as on a machine where nothing was ever compiled."""
    monkeypatch.setenv("ZIGGURAT_MODE", "compiled")
    monkeypatch.setenv("ZIGGURAT_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.usefixtures("empty_cache")
async def test_the_first_answer_does_not_wait_for_compiled_rules(workers: int) -> None:
    game = games.load("babylon", "plain")
    async with open_seats(workers=workers, command=COMMAND) as seats:
        move = await seats.choose("babylon", WIDE, "greedy", 1)
        assert game.why_not(game.read_position(WIDE), game.read(move)) == 0
        assert seats.warm == {"babylon": False, "bubblee": False}


@pytest.mark.usefixtures("empty_cache")
async def test_one_process_compiles_in_idle_time_while_workers_play_and_ends_with_them() -> None:
    async with open_seats(command=COMMAND) as seats:
        await until(lambda: bool(compilers(seats)))
        await asyncio.gather(*(seats.choose("babylon", WIDE, "greedy", seed) for seed in range(4)))
        (compiler,) = compilers(seats)
    assert not is_alive(compiler)


def compilers(seats: BotSeats) -> list[int]:
    """The processes that compile."""
    return [child for worker in seats.workers for child in children(worker) if os.getpriority(os.PRIO_PROCESS, child) == IDLE]


async def test_a_game_that_cannot_be_compiled_is_played_by_the_plain_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZIGGURAT_MODE", "compiled")
    broken = ODD_BOTS.replace("bot_worker.main()", "bot_worker.Engine = None; bot_worker.main()")
    async with open_seats(command=(sys.executable, "-P", "-c", broken)) as seats:
        await until(lambda: sum(seats._setbacks.values()) == 6)
        assert await seats.choose("bubblee", HERE, "sleeping", 0) == FIRST_MOVE
        assert not any(seats.warm.values()) and len(seats.workers) == 2


@pytest.mark.slow
@pytest.mark.usefixtures("empty_cache")
async def test_workers_warm_up_one_after_the_other_and_play_alike() -> None:
    async with open_seats(command=COMMAND) as seats:
        most = 0
        while not all(len(worker.warm) == 2 for worker in seats._workers):
            most = max(most, len(compilers(seats)))
            await seats.choose("babylon", WIDE, "greedy", 1)
            await asyncio.sleep(1)
        assert most == 1 and all(seats.warm.values())
        moves = await asyncio.gather(*(seats.choose("babylon", WIDE, "greedy", 7) for _ in range(6)))
        assert len(set(moves)) == 1
        # A new worker finds everything in the cache. The other one is used until it is warm.
        os.kill(seats.workers[0], signal.SIGKILL)
        assert await seats.choose("babylon", WIDE, "greedy", 7) == moves[0]
        await until(lambda: sum(len(worker.warm) for worker in seats._workers) == 4, 10.0)
        assert await asyncio.gather(*(seats.choose("babylon", WIDE, "greedy", 7) for _ in range(4))) == moves[:4]
