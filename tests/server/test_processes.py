"""Several server processes on one PostgreSQL: players are connected to any of them, and any may be killed at any moment."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.crash_session import CrashSession, Logs, Row, finish_and_check, reserved_port
from server.database import Postgres
from server.live_server import PERSON, TIMEOUT, Server, bot, connected, join, make, play_on, record_of, running
from server.retrying_client import wait_until
from ziggurat.core import paths

PLAIN = {"ZIGGURAT_MODE": "plain"}
TABLES = 6


@contextlib.contextmanager
def serving(url: str, folder: Path) -> Iterator[Server]:
    """One process on a database."""
    arguments = ("--workers", "1", "--database-url", url)
    with running(folder / "unused.sqlite", *arguments, environment=PLAIN, port=reserved_port()) as server:
        yield server


@pytest.fixture(scope="module")
def two(database: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    url, folder = database.new(), tmp_path_factory.mktemp("processes")
    with serving(url, folder) as one, serving(url, folder) as other:
        yield one, other


def first_move(table: dict[str, Any]) -> str:
    return str(next(code for _, code in paths.every(table["view"]["choices"])))


# Two healthy processes


async def test_people_at_different_processes_play_a_game(two: tuple[Server, Server]) -> None:
    one, other = two
    made = make(one, [PERSON, PERSON])
    taken = join(other, made, "Bob")
    async with (
        connected(one, made["table"], made["seats"][0]["token"]) as ann,
        connected(other, made["table"], taken["token"]) as bob,
        connected(other, made["table"]) as watching,
    ):
        await asyncio.gather(play_on(ann, 0, random.Random(1)), play_on(bob, 1, random.Random(2)))
        for client in (ann, bob, watching):
            await client.until(lambda table: table["state"] == "over")
        assert ann.table["ended"] == bob.table["ended"] == watching.table["ended"]
        # All clients were sent the same moves.
        told = [{move["ply"]: move["move"] for seen in client.seen for move in seen.get("moves", [])} for client in (ann, bob)]
        assert told[0] == told[1] and len(told[0]) == ann.table["ply"]
    assert str(record_of(one, made["table"]).position) == str(record_of(other, made["table"]).position)


async def test_presence_and_reactions_are_seen_at_other_processes(two: tuple[Server, Server]) -> None:
    one, other = two
    made = make(one, [PERSON, PERSON])
    taken = join(other, made, "Bob")
    async with connected(one, made["table"], made["seats"][0]["token"]) as ann:
        async with connected(other, made["table"], taken["token"]) as bob:
            # A player who joins later learns who is already connected.
            await bob.until(lambda table: table["seats"][0]["here"])
            await ann.until(lambda table: table["seats"][1]["here"])
            await ann.ask("react", seat=0, reaction="hello")
            async with asyncio.timeout(TIMEOUT):
                while {"type": "reacted", "seat": 0, "reaction": "hello"} not in bob.seen:
                    await asyncio.sleep(0.01)
            assert sum(seen["type"] == "reacted" for seen in ann.seen) == 1
        await ann.until(lambda table: not table["seats"][1]["here"])


async def test_alternating_between_processes_is_never_refused(two: tuple[Server, Server]) -> None:
    """A load balancer in front of the processes sends each request to another one."""
    made = make(two[0], [PERSON, PERSON], names=("Ann", "Bob"))
    tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
    moves = 0
    async with contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(httpx.AsyncClient(base_url=server.url)) for server in two]
        while moves < 60:
            client = clients[moves % 2]
            shown = (await client.get(f"/api/tables/{made['table']}", headers=auth(tokens[0], moves))).json()
            if shown["state"] == "over":
                break
            seat = shown["view"]["to_act"]
            shown = (await client.get(f"/api/tables/{made['table']}", headers=auth(tokens[seat], moves))).json()
            answer = await clients[(moves + 1) % 2].post(
                f"/api/tables/{made['table']}/moves",
                json={"ply": shown["ply"], "move": first_move(shown)},
                headers=auth(tokens[seat], moves),
            )
            assert answer.status_code == 200, answer.text
            moves += 1
    assert moves > 20


def auth(token: str, number: int) -> dict[str, str]:
    # From many addresses, to stay below the rate limit.
    return {"authorization": f"Bearer {token}", "x-forwarded-for": f"10.1.0.{number}"}


async def test_concurrent_identical_moves_are_both_answered_as_done(two: tuple[Server, Server]) -> None:
    """The same click on two devices at two processes is one move."""
    made = make(two[0], [PERSON, PERSON], names=("Ann", "Bob"), options={"first": "1"})
    token = made["seats"][0]["token"]
    async with connected(two[0], made["table"], token) as left, connected(two[1], made["table"], token) as right:
        for _ in range(10):
            table = await left.until(lambda table: True)
            await right.until(lambda now, seq=table["seq"]: now["seq"] >= seq)
            if table["view"]["to_act"] != 0:
                break
            answers = await asyncio.gather(
                *(client.ask("play", seat=0, ply=table["ply"], move=first_move(table)) for client in (left, right))
            )
            assert [answer["type"] for answer in answers] == ["done", "done"], answers
            await left.until(lambda now, seq=answers[0]["seq"]: now["seq"] >= seq)
    rows = record_of(two[0], made["table"]).line
    assert [played.seat for played in rows].count(0) >= 1


async def test_a_rematch_is_one_table(two: tuple[Server, Server]) -> None:
    made = make(two[0], [PERSON, PERSON], names=("Ann", "Bob"))
    tokens = [seat["token"] for seat in made["seats"]]
    async with connected(two[0], made["table"], tokens[0]) as ann, connected(two[1], made["table"], tokens[1]) as bob:
        assert (await ann.ask("resign", seat=0))["type"] == "done"
        answers = await asyncio.gather(ann.ask("rematch", seat=0), bob.ask("rematch", seat=1))
        assert [answer["type"] for answer in answers] == ["done", "done"], answers
        for client in (ann, bob):
            await client.until(lambda table: table["rematch"] is not None)
        assert ann.table["rematch"] == bob.table["rematch"]


async def test_computer_players_move_once_whatever_process_a_player_uses(two: tuple[Server, Server]) -> None:
    for number in range(6):
        made = make(two[number % 2], [PERSON, bot()], options={"first": "1"})
        async with connected(two[number // 2 % 2], made["table"], made["seats"][0]["token"]) as ann:
            for _ in range(3):
                table = await ann.until(lambda table: table["state"] == "over" or table["view"]["to_act"] == 0)
                if table["state"] == "over":
                    break
                answer = await ann.ask("play", seat=0, ply=table["ply"], move=first_move(table))
                assert answer["type"] == "done", answer
                await ann.until(lambda now, seq=answer["seq"]: now["seq"] >= seq)
    assert not any("Traceback" in line for server in two for line in server.lines), [server.lines for server in two]


# One killed process


async def test_another_process_takes_over(database: Postgres, tmp_path: Path) -> None:
    url = database.new()
    with serving(url, tmp_path) as one, serving(url, tmp_path) as other:
        # Either process may be responsible for the clocks of these tables.
        made = [make(one, [PERSON, PERSON], names=("Ann", "Bob"), clock={"seconds": 5, "increment": 0}) for _ in range(6)]
        ends = time.monotonic() + 5 + TIMEOUT
        thinking = make(one, [PERSON, PERSON], names=("Ann", "Bob"))
        tokens = [seat["token"] for seat in thinking["seats"]]
        async with connected(other, thinking["table"], tokens[0]) as ann, connected(one, thinking["table"], tokens[1]):
            await ann.until(lambda table: table["seats"][1]["here"])
            one.kill()
            await ann.until(lambda table: not table["seats"][1]["here"])
        for each in made:
            while (shown := other.get(f"/api/tables/{each['table']}").json())["state"] != "over":
                assert time.monotonic() < ends, "a clock was kept by nobody"
                await asyncio.sleep(0.05)
            assert shown["ended"]["how"] == "time"


def logs_of(database: Postgres, url: str) -> Logs:
    """All logs as they are now."""
    logs: Logs = {}
    for table, *row in database.execute(url, "SELECT table_id, seq, kind, body FROM log ORDER BY table_id, seq"):
        logs.setdefault(table, []).append(Row(*row))
    return logs


@contextlib.asynccontextmanager
async def crash_session(database: Postgres, folder: Path, seed: int) -> AsyncIterator[CrashSession]:
    url = database.new()
    with serving(url, folder) as one, serving(url, folder) as other:
        async with CrashSession([one, other], TABLES, lambda: logs_of(database, url), seed) as tables:
            yield tables


async def kill_one(tables: CrashSession) -> None:
    """Kill one of the processes at a random moment; the others continue without it for a while."""
    await asyncio.sleep(tables.chance.uniform(0.05, 1.0))
    server = tables.chance.choice(tables.servers)
    await asyncio.to_thread(server.kill)
    tables.kills += 1
    tables.check_logs()
    await wait_until(lambda: all(client.is_connected for client in tables.everybody), "everybody is at the other process")
    if tables.kills % 2:
        await tables.play_more(1)
    await asyncio.to_thread(server.start)
    await tables.replace_finished()


async def play_through_kills(database: Postgres, folder: Path, kills: int, seed: int) -> str:
    async with crash_session(database, folder, seed) as tables:
        for _ in range(kills):
            await kill_one(tables)
        return await finish_and_check(tables)


async def test_three_kills_of_one_of_two(database: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = await play_through_kills(database, tmp_path, 3, 1)
    with capsys.disabled():
        print(f"\ntwo processes: {told}")


@pytest.mark.slow
@pytest.mark.parametrize("part", range(5))
async def test_fifty_kills_more(database: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str], part: int) -> None:
    told = await play_through_kills(database, tmp_path, 10, 2 + part)
    with capsys.disabled():
        print(f"\ntwo processes: {told}")


@pytest.mark.parametrize("how", [signal.SIGQUIT, pytest.param(signal.SIGINT, marks=pytest.mark.slow)], ids=["crashed", "stopped"])
async def test_the_database_is_restarted_in_mid_game(
    database: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str], how: signal.Signals
) -> None:
    async with crash_session(database, tmp_path, 8) as tables:
        await tables.play_more(2)
        await asyncio.to_thread(database.restart, how)
        await tables.play_more(2)
        tables.check_logs()
        told = await finish_and_check(tables)
    with capsys.disabled():
        print(f"\nrestarted: {told}")
