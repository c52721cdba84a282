"""Ratings over HTTP and WebSocket: which games count, and that each counts once, even if a process is killed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.crash_session import reserved_port
from server.database import Postgres
from server.live_server import PERSON, Server, bot, connected, running
from server.test_names import ANN, BOB, PLAIN, ask, claim
from ziggurat.server.messages import RatingChange
from ziggurat.server.ratings import judged
from ziggurat.server.store.sqlite import open_store
from ziggurat.server.store.store import Rated, Standing

CLEO = "the-secret-of-cleos-browser"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which Ann and Bob have claimed their names."""
    with running(tmp_path_factory.mktemp("ratings") / "tables.sqlite", environment=PLAIN) as one:
        own_names(one)
        yield one


def own_names(server: Server) -> None:
    assert claim(server, "Ann", ANN).status_code == claim(server, "Bob", BOB).status_code == 200


def ratings(server: Server, game: str = "bubblee", owner: str | None = None) -> dict[str, dict[str, Any]]:
    answer = ask(server, "GET", f"/api/ratings/{game}", owner)
    return {line["name"]: line for line in answer.json()["ratings"]}


def games(server: Server, game: str = "bubblee") -> dict[str, int]:
    return {name: line["games"] for name, line in ratings(server, game).items()}


def seated(server: Server, owner: str, name: str, players: list[Any], **more: Any) -> dict[str, Any]:
    answer = server.post("/api/tables", {"game": "bubblee", "players": players, "names": [name], **more}, owner)
    assert answer.status_code == 200, answer.text
    made: dict[str, Any] = answer.json()
    return made


def joined(server: Server, made: dict[str, Any], owner: str, name: str) -> dict[str, Any]:
    answer = server.post(f"/api/tables/{made['table']}/join", {"name": name, "invitation": made["invitation"]}, owner)
    assert answer.status_code == 200, answer.text
    taken: dict[str, Any] = answer.json()
    return taken


async def give_up(server: Server, made: dict[str, Any], seat: int, token: str) -> dict[str, Any]:
    """Resign for a seat; the table once the game is over."""
    async with connected(server, made["table"], token) as client:
        await client.until(lambda table: table["state"] == "playing")
        await client.ask("resign", seat=seat)
        return await client.until(lambda table: table["state"] == "over")


async def counted(server: Server, made: dict[str, Any]) -> list[dict[str, float]] | None:
    """The rating changes of a game, once they are known; None if there are none after a while."""
    end = time.monotonic() + 0.6
    while time.monotonic() < end:
        shown = server.get(f"/api/tables/{made['table']}").json()
        if shown["ratings"] is not None:
            changes: list[dict[str, float]] = shown["ratings"]
            return changes
        await asyncio.sleep(0.02)
    return None


def test_winners_gain_and_losers_lose() -> None:
    players = [Rated("ann", "ann"), Rated("level2", None)]
    standings, changes = judged(players, [None, None], [1, 2])
    assert [each.games for each in standings] == [1, 1] and standings[0].mean > 25 > standings[1].mean
    assert changes[0].before == changes[1].before == 0.0 and changes[0].after > 0 > changes[1].after


def test_a_computer_player_at_two_seats_has_one_rating() -> None:
    players = [Rated("ann", "ann"), Rated("level2", None), Rated("level2", None)]
    known = [Standing("ann", "ann", 3, 27.0, 5.0), *[Standing("level2", None, 7, 20.0, 4.0)] * 2]
    standings, changes = judged(players, known, [2, 1, 3])
    assert [(each.player, each.games) for each in standings] == [("ann", 4), ("level2", 8)]
    assert changes[1] == changes[2] == RatingChange(8.0, round(standings[1].mean - 3 * standings[1].deviation, 1))


async def test_a_game_between_owners_counts(server: Server) -> None:
    made = seated(server, ANN, "Ann", [PERSON, PERSON])
    taken = joined(server, made, BOB, "bob")
    before = games(server)
    async with connected(server, made["table"], made["seats"][0]["token"]) as ann:
        await give_up(server, made, 1, taken["token"])
        shown = await ann.until(lambda table: table["ratings"])
    assert shown["ratings"][0]["after"] > shown["ratings"][0]["before"]
    assert shown["ratings"][1]["after"] < shown["ratings"][1]["before"]
    now = ratings(server, owner=ANN)
    assert {name: now[name]["games"] - before.get(name, 0) for name in ("Ann", "Bob")} == {"Ann": 1, "Bob": 1}
    assert now["Ann"]["rank"] < now["Bob"]["rank"] and now["Ann"]["own"] and not now["Bob"]["own"] and not now["Ann"]["is_bot"]
    assert now["Ann"]["rating"] == shown["ratings"][0]["after"]


async def test_a_game_against_the_computer_counts(server: Server) -> None:
    made = seated(server, ANN, "Ann", [PERSON, bot("level1")])
    await give_up(server, made, 0, made["seats"][0]["token"])
    assert await counted(server, made) is not None
    assert ratings(server)["level1"]["is_bot"] and ratings(server)["level1"]["games"] == 1
    assert ratings(server, "babylon") == {}


async def test_a_game_with_a_player_without_a_claimed_name_does_not_count(server: Server) -> None:
    before = games(server)
    made = seated(server, ANN, "Ann", [PERSON, PERSON])
    await give_up(server, made, 1, joined(server, made, CLEO, "Cleo")["token"])
    other = seated(server, ANN, "Someone", [PERSON, bot("level1")])
    await give_up(server, other, 0, other["seats"][0]["token"])
    assert await counted(server, made) is None and await counted(server, other) is None
    # A game that ended before she claimed the name stays uncounted.
    assert claim(server, "Cleo", CLEO).status_code == 200
    assert await counted(server, made) is None and games(server) == before


async def test_a_game_against_oneself_or_from_another_start_does_not_count(server: Server) -> None:
    before = games(server)
    assert claim(server, "Ann too", ANN).status_code == 200
    made = seated(server, ANN, "Ann", [PERSON, PERSON])
    await give_up(server, made, 1, joined(server, made, ANN, "Ann too")["token"])
    position = server.get(f"/api/replays/{made['table']}").json()["moments"][0]["position"]
    other = seated(server, ANN, "Ann", [PERSON, bot("level1")], start=position)
    await give_up(server, other, 0, other["seats"][0]["token"])
    assert await counted(server, made) is None and await counted(server, other) is None
    assert games(server) == before


def test_a_game_of_which_nobody_has_heard(server: Server) -> None:
    answer = ask(server, "GET", "/api/ratings/chess", None)
    assert answer.status_code == 404 and "chess" in answer.json()["detail"]


async def test_a_name_that_is_given_up_leaves_no_rating(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", environment=PLAIN) as server:
        own_names(server)
        made = seated(server, ANN, "Ann", [PERSON, PERSON])
        await give_up(server, made, 1, joined(server, made, BOB, "Bob")["token"])
        assert await counted(server, made)
        assert ask(server, "DELETE", "/api/mine", ANN).status_code == 200
        assert games(server) == {"Bob": 1}
        assert server.get(f"/api/tables/{made['table']}").json()["seats"][0]["name"] == "—"


async def test_a_game_that_was_over_when_the_server_was_killed_is_counted_at_the_next_start(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with running(path, environment=PLAIN) as server:
        own_names(server)
        made = seated(server, ANN, "Ann", [PERSON, PERSON])
        taken = joined(server, made, BOB, "Bob")
        server.kill()
        # As if the server had been killed between the last row and the rating.
        store = await open_store(path)
        rows = await store.rows(made["table"])
        last = rows[-1]._replace(seq=rows[-1].seq + 1, kind="left", body='{"type":"left","seat":1,"how":"resigned"}')
        await store.append(made["table"], [last], state="over")
        assert await store.finished() == [made["table"]]
        await store.close()
        for _ in range(2):
            server.start()
            assert await counted(server, made) and games(server) == {"Ann": 1, "Bob": 1}
            server.kill()
    assert taken["seat"] == 1


@pytest.mark.slow
async def test_two_processes_count_every_game_once(database: Postgres, tmp_path: Path) -> None:
    url = database.new()
    arguments = ("--workers", "1", "--database-url", url)
    with (
        running(tmp_path / "unused", *arguments, environment=PLAIN, port=reserved_port()) as one,
        running(tmp_path / "unused", *arguments, environment=PLAIN, port=reserved_port()) as other,
    ):
        own_names(one)
        tables = []
        for number in range(8):
            made = seated((one, other)[number % 2], ANN, "Ann", [PERSON, PERSON])
            tables.append((made, joined(other, made, BOB, "Bob")))
        # Both processes learn of every end at the same time.
        watching = [connected(server, made["table"]) for made, _ in tables for server in (one, other)]
        clients = [await each.__aenter__() for each in watching]
        await asyncio.gather(*(give_up((one, other)[number // 2 % 2], *_last(table)) for number, table in enumerate(tables)))
        for client in clients:
            await client.until(lambda table: table["ratings"])
        for each in watching:
            await each.__aexit__(None, None, None)
        assert games(one) == games(other) == {"Ann": 8, "Bob": 8}
        assert database.execute(url, "SELECT count(*) FROM log WHERE kind = 'counted'") == [(8,)]
        assert database.execute(url, "SELECT count(*) FROM finished") == [(0,)]


def _last(table: tuple[dict[str, Any], dict[str, Any]]) -> tuple[dict[str, Any], int, str]:
    made, taken = table
    return made, 1, taken["token"]


@pytest.mark.slow
async def test_another_process_rates_games_left_by_a_killed_one(database: Postgres, tmp_path: Path) -> None:
    url = database.new()
    arguments = ("--workers", "1", "--database-url", url)
    with running(tmp_path / "unused", *arguments, environment=PLAIN, port=reserved_port()) as one:
        own_names(one)
        with running(tmp_path / "unused", *arguments, environment=PLAIN, port=reserved_port()) as other:
            made = seated(other, ANN, "Ann", [PERSON, PERSON])
            joined(other, made, BOB, "Bob")
            body = '{"type":"left","seat":1,"how":"resigned"}'
            table = made["table"]
            ended = f"INSERT INTO log SELECT '{table}', max(seq) + 1, max(at), 'left', '{body}' FROM log WHERE table_id = '{table}'"
            over = f"UPDATE tables SET state = 'over' WHERE id = '{table}'; INSERT INTO finished VALUES ('{table}')"
            database.execute(url, f"BEGIN; {ended}; {over}; COMMIT")
            other.kill()
        async with connected(one, made["table"]) as watching:
            await watching.until(lambda table: table["ratings"])
        assert games(one) == {"Ann": 1, "Bob": 1}
