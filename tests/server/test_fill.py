"""Filling a free seat with a computer player before the game."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx

from server.live_server import PERSON, Server, bot, connected, join, make, play_on, record_of, running

FIRST = {"first": "1", "sky": "RPYBG YBGRP"}


def fill(server: Server, made: dict[str, Any], seat: int, bot: str = "uniform", token: str | None = None) -> httpx.Response:
    return server.post(f"/api/tables/{made['table']}/fill", {"seat": seat, "bot": bot}, token or made["seats"][0]["token"])


def shown(server: Server, made: dict[str, Any]) -> dict[str, Any]:
    table: dict[str, Any] = server.get(f"/api/tables/{made['table']}").json()
    return table


async def test_the_game_begins_and_the_bot_plays(server: Server) -> None:
    made = make(server, [PERSON, PERSON])
    async with connected(server, made["table"], made["seats"][0]["token"]) as ann:
        await ann.until(lambda table: table["state"] == "waiting")
        assert fill(server, made, 1).json()["type"] == "done"
        table = await ann.until(lambda table: table["state"] == "playing")
        assert (table["seats"][1]["name"], table["seats"][1]["player"]) == ("uniform", bot())
        await play_on(ann, 0, random.Random(1))
    assert record_of(server, made["table"]).header.players == ("Ann", "uniform")


def test_permission_to_fill_a_seat(server: Server) -> None:
    made, foreign = make(server, [PERSON, PERSON, bot()], "babylon"), make(server, [PERSON, PERSON])
    for token in (foreign["seats"][0]["token"], made["invitation"], "a-secret-that-opens-nothing"):
        assert fill(server, made, 1, token=token).json()["reason"] == "not-your-seat"
    assert server.post(f"/api/tables/{made['table']}/fill", {"seat": 1, "bot": "greedy"}).status_code == 403
    for seat, name, reason in (
        (0, "greedy", "not-now"),
        (2, "greedy", "not-now"),
        (3, "greedy", "unknown"),
        (1, "deep-thought", "unknown"),
    ):
        assert fill(server, made, seat, name).json()["reason"] == reason
    assert fill(server, {"table": "nowhere"}, 1, token="a-secret-that-opens-nothing").status_code == 404
    assert shown(server, made)["state"] == "waiting"


def test_a_seat_is_filled_once(server: Server) -> None:
    made = make(server, [PERSON, PERSON, PERSON], "babylon")
    seqs = {fill(server, made, 1).json()["seq"] for _ in range(3)}
    assert len(seqs) == 1
    assert fill(server, made, 1, "greedy").json()["reason"] == "not-now"
    refused = server.post(f"/api/tables/{made['table']}/join", {"invitation": made["invitation"], "name": "Bob", "seat": 1})
    assert refused.json()["reason"] == "not-now"
    assert join(server, made, "Bob")["seat"] == 2
    assert [seat["name"] for seat in shown(server, made)["seats"]] == ["Ann", "uniform", "Bob"]
    assert fill(server, made, 1).json()["type"] == "done"
    assert fill(server, made, 2).json()["reason"] == "not-now"


async def test_two_concurrent_fills(server: Server) -> None:
    made = make(server, [PERSON, PERSON, PERSON], "babylon", options={"first": "1"})
    headers = {"authorization": f"Bearer {made['seats'][0]['token']}"}
    async with httpx.AsyncClient(base_url=f"{server.url}/api/tables/{made['table']}", headers=headers, timeout=30) as client:
        wanted = [client.post("/fill", json={"seat": 1, "bot": name}) for name in ("uniform", "greedy") for _ in range(5)]
        joining = {"invitation": made["invitation"], "name": "Bob", "seat": 1}
        answers = await asyncio.gather(*wanted, client.post("/join", json=joining))
    done = [number // 5 for number, answer in enumerate(answers) if answer.status_code == 200]
    assert done and len(set(done)) == 1
    table = shown(server, made)
    assert table["seats"][1]["name"] == ("uniform", "greedy", "Bob")[done[0]]
    assert (table["state"], table["seq"]) == ("waiting", 3)


async def test_it_is_so_after_a_power_cut_and_in_a_rematch(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        waiting = make(server, [PERSON, PERSON, PERSON], "babylon")
        playing = make(server, [PERSON, PERSON], options=FIRST)
        for made in (waiting, playing):
            assert fill(server, made, 1).status_code == 200
        server.kill()
        server.start()
        assert [seat["name"] for seat in shown(server, waiting)["seats"]] == ["Ann", "uniform", None]
        async with connected(server, playing["table"], playing["seats"][0]["token"]) as ann:
            await ann.ask("play", seat=0, ply=0, move="keep")
            await ann.ask("play", seat=0, ply=1, move="drop 1")
            await ann.until(lambda table: table["ply"] > 4 and table["view"]["to_act"] == 0)
            await ann.ask("resign", seat=0)
            await ann.ask("rematch", seat=0)
            again = (await ann.until(lambda table: table["rematch"]))["rematch"]
        assert [seat["player"] for seat in shown(server, {"table": again})["seats"]] == [bot(), PERSON]
