"""Hints at practice tables, and never between people; finished games analysed in parts while tables are played."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.live_server import COMPILED, COMPILED_WITHIN, PERSON, Server, bot, connected, join, make, play_on, running, until_warm
from ziggurat.arena.match import Pairing, play
from ziggurat.server import socket
from ziggurat.server.bot_seats import BadPosition, BotSeats, Haste, NotReady

FIRST = {"first": "1", "sky": "RPYBG YBGRP"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server") / "tables.sqlite", "--effort", "2", environment=COMPILED) as one:
        until_warm(one)
        yield one


def upload(server: Server, text: str) -> str:
    id: str = httpx.post(f"{server.url}/api/records", content=text.encode(), timeout=30).json()["id"]
    return id


async def test_a_hint_is_a_legal_move_with_its_expected_result(server: Server) -> None:
    made = make(server, [PERSON, bot()], options=FIRST)
    async with connected(server, made["table"], made["seats"][0]["token"]) as client:
        table = await client.until(lambda table: table["view"]["to_act"] == 0)
        assert table["hints"] is True
        hint = await client.ask("hint", seat=0, ply=table["ply"])
        assert (hint["type"], hint["ply"]) == ("hint", table["ply"])
        assert hint["best"]["line"][0] == hint["best"]["move"]
        assert len(hint["results"]) == len(hint["best"]["points"]) == 2 and 0 < hint["best"]["value"] < 1
        assert (await client.ask("play", seat=0, ply=table["ply"], move=hint["best"]["move"]))["type"] == "done"


async def test_one_screen_may_have_hints_and_two_may_not(server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"), options=FIRST)
    tokens = [seat["token"] for seat in made["seats"]]
    async with connected(server, made["table"], *tokens) as both:
        table = await both.until(lambda table: table["view"]["to_act"] == 0)
        assert table["hints"] and (await both.ask("hint", seat=0, ply=table["ply"]))["type"] == "hint"
    async with connected(server, made["table"], tokens[0]) as one:
        table = await one.until(lambda table: table["view"]["to_act"] == 0)
        refused = await one.ask("hint", seat=0, ply=table["ply"])
        assert (table["hints"], refused["type"], refused["reason"]) == (False, "refused", "no-hints")


async def test_hints_that_cannot_be(server: Server) -> None:
    made = make(server, [PERSON, PERSON], options=FIRST)
    async with connected(server, made["table"], made["seats"][0]["token"]) as waiting:
        assert (await waiting.ask("hint", seat=0, ply=0))["reason"] == "not-now"
        assert (await waiting.ask("hint", seat=1, ply=0))["reason"] == "not-your-seat"
    join(server, made, "Bob")
    alone = make(server, [PERSON, bot()], options=FIRST)
    async with connected(server, alone["table"], alone["seats"][0]["token"]) as client:
        table = await client.until(lambda table: table["view"]["to_act"] == 0)
        assert (await client.ask("hint", seat=0, ply=table["ply"] + 7))["reason"] == "stale"
        await client.ask("resign", seat=0)
        assert (await client.ask("hint", seat=0, ply=table["ply"]))["reason"] == "over"


async def test_hints_are_rationed(server: Server) -> None:
    made = make(server, [PERSON, bot()], options=FIRST)
    async with connected(server, made["table"], made["seats"][0]["token"]) as client:
        table = await client.until(lambda table: table["view"]["to_act"] == 0)
        answers = [await client.ask("hint", seat=0, ply=table["ply"]) for _ in range(int(socket.HINTS_AT_ONCE) + 6)]
    reasons = [answer.get("reason") for answer in answers]
    assert reasons[: int(socket.HINTS_AT_ONCE)] == [None] * int(socket.HINTS_AT_ONCE) and "too-fast" in reasons


def analysed(server: Server, id: str) -> dict[str, Any]:
    """The complete analysis of a game, fetched in parts as a page does."""
    judgements: list[Any] = []
    until = time.monotonic() + 120
    while time.monotonic() < until:
        answer = server.get(f"/api/replays/{id}/analysis?from={len(judgements)}")
        assert answer.status_code == 200, answer.text
        told = answer.json()
        judgements += told["judgements"]
        if told["state"] == "done":
            return {**told, "judgements": judgements}
        assert told["state"] == "working"
        time.sleep(0.2)
    raise AssertionError(f"{len(judgements)} judgements")


@pytest.mark.parametrize(("game", "players"), [("bubblee", ("greedy", "uniform")), ("babylon", ("uniform", "uniform", "uniform"))])
def test_a_game_is_judged_bit_by_bit(server: Server, game: str, players: tuple[str, ...]) -> None:
    id = upload(server, play(Pairing(game, players, 5, 0))[1])
    told = analysed(server, id)
    judgements = told["judgements"]
    assert (told["id"], told["game"], told["total"]) == (id, game, len(judgements))
    plies = [judgement["ply"] for judgement in judgements]
    assert plies == sorted(set(plies))
    assert all(len(judgement["results"]) == len(players) for judgement in judgements)
    worst = max(judgements, key=lambda judgement: judgement["cost"])
    assert worst["grade"] != "fine"
    assert_better_can_be_shown(server, id, worst)


def assert_better_can_be_shown(server: Server, id: str, worst: dict[str, Any]) -> None:
    better = server.get(f"/api/replays/{id}/analysis/{worst['ply']}").json()
    moments = server.get(f"/api/replays/{id}").json()["moments"]
    assert moments[worst["ply"] + 1]["move"] == worst["played"]["move"]
    assert [moment["move"] for moment in better["moments"]] == worst["best"]["line"][: len(better["moments"])]
    assert better["moments"][0]["ply"] == worst["ply"] + 1 and better["moments"][0]["view"]["seat"] is None


def test_games_that_cannot_be_analysed(server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"), options=FIRST)
    running_game = server.get(f"/api/replays/{made['table']}/analysis")
    assert (running_game.status_code, running_game.json()["reason"]) == (409, "not-now")
    assert server.get("/api/replays/nowhere/analysis").status_code == 404
    open_record = upload(server, server.get(f"/api/tables/{made['table']}/record").text)
    refused = server.get(f"/api/replays/{open_record}/analysis")
    assert (refused.status_code, refused.json()["reason"]) == (409, "not-now")
    id = upload(server, play(Pairing("bubblee", ("uniform", "uniform"), 6, 0))[1])
    for wrong in ("analysis?from=-1", "analysis?from=many", "analysis/x", "analysis?from=99999999"):
        assert server.get(f"/api/replays/{id}/{wrong}").status_code == 400
    assert server.get(f"/api/replays/{id}/analysis/999999").status_code == 404


async def test_a_table_is_played_while_a_game_is_analysed(server: Server) -> None:
    """A computer player's move is computed between two parts of an analysis."""
    id = upload(server, play(Pairing("babylon", ("uniform", "uniform"), 8, 0))[1])
    assert server.get(f"/api/replays/{id}/analysis").json()["state"] == "working"
    made = make(server, [PERSON, bot()])
    async with connected(server, made["table"], made["seats"][0]["token"]) as client:
        await asyncio.wait_for(play_on(client, 0, random.Random(1)), 120)
        over = await client.until(lambda table: table["state"] == "over")
    assert over["hints"] is False
    assert server.get(f"/api/replays/{id}/analysis").json()["state"] in ("working", "done")
    assert (await asyncio.to_thread(analysed, server, made["table"]))["judgements"]


def test_nothing_is_rated_by_plain_rules(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", environment={"ZIGGURAT_MODE": "plain"}) as server:
        id = upload(server, play(Pairing("bubblee", ("uniform", "uniform"), 6, 0))[1])
        answer = server.get(f"/api/replays/{id}/analysis")
        assert (answer.status_code, answer.json()["reason"]) == (503, "not-ready")


async def test_moves_come_first_then_hints_then_analyses() -> None:
    seats, order = BotSeats(workers=1), []
    position = "turn 1 drop; sky BRPGR YRGYB; planets YBR G PP G K / - - - - -; bag R9 P9 Y9 B9 G9 K3"

    async def ask(name: str, asked: Awaitable[Any]) -> None:
        await asked
        order.append(name)

    await seats.start()
    try:
        with pytest.raises(NotReady):
            await seats.rate("bubblee", position, None, 10, Haste.HINT)
        until = time.monotonic() + COMPILED_WITHIN
        while not seats.warm["bubblee"]:
            assert time.monotonic() < until
            await asyncio.sleep(0.2)
        asked = [ask("analysis", seats.rate("bubblee", position, "drop 5", 20_000, Haste.ANALYSIS, seed)) for seed in range(4)]
        asked += [ask("hint", seats.rate("bubblee", position, None, 1_000, Haste.HINT))]
        asked += [ask("move", seats.choose("bubblee", position, "uniform", 1))]
        await asyncio.gather(*asked)
        with pytest.raises(BadPosition):
            await seats.rate("bubblee", position, "keep", 10, Haste.ANALYSIS)
        with pytest.raises(BadPosition):
            await seats.rate("bubblee", "nonsense", None, 10, Haste.HINT)
    finally:
        await seats.close()
    assert order == ["analysis", "move", "hint", "analysis", "analysis", "analysis"]
