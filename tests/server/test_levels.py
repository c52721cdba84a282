"""The six strengths at live tables, with the compiled search."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator

import pytest

from server.live_server import COMPILED, PERSON, Server, bot, connected, make, running
from ziggurat.core import paths

WARM_WITHIN = 600.0
"""Seconds to compile everything for the first time on a busy machine."""
DECISIONS = 6


@pytest.fixture(scope="module")
def warm_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose players have the compiled rules and the search of both games."""
    with running(tmp_path_factory.mktemp("levels") / "tables.sqlite", "--workers", "1", environment=COMPILED) as server:
        until = time.monotonic() + WARM_WITHIN
        while not all(server.get("/api/ready").json()["compiled"].values()):
            assert time.monotonic() < until
            time.sleep(0.2)
        yield server


def test_tables_offer_the_six_levels_weak_to_strong(warm_server: Server) -> None:
    assert warm_server.get("/api/games").json()["bots"] == [f"level{number}" for number in range(1, 7)]


@pytest.mark.parametrize(
    ("game", "players"),
    [
        ("bubblee", ("level1",)),
        ("bubblee", ("level6",)),
        ("babylon", ("level2",)),
        ("babylon", ("level3", "level4")),
        ("babylon", ("level1", "level5", "greedy")),
    ],
)
async def test_levels_play_by_the_rules(warm_server: Server, game: str, players: tuple[str, ...]) -> None:
    made = make(warm_server, [PERSON, *map(bot, players)], game, options={"first": "2"})
    chance = random.Random(3)
    async with connected(warm_server, made["table"], made["seats"][0]["token"]) as ann:
        for _ in range(DECISIONS):
            async with asyncio.timeout(120):
                table = await ann.until(lambda table: table["view"]["to_act"] == 0)
            code = chance.choice([code for _, code in paths.every(table["view"]["choices"])])
            assert (await ann.ask("play", seat=0, ply=table["ply"], move=str(code)))["type"] == "done"
            await ann.until(lambda now, ply=table["ply"]: now["ply"] > ply)
        assert {move["seat"] for message in ann.seen for move in message.get("moves", ())} >= set(range(1, 1 + len(players)))
        assert [seat["name"] for seat in ann.table["seats"][1:]] == list(players)
    # No player failed: the table plays any legal move for one that does.
    assert not [line for line in warm_server.lines if "event=bot_" in line]
