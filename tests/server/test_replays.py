"""Replays: finished tables and uploaded records."""

from __future__ import annotations

import asyncio
import gzip
import random
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

import ziggurat
from server.live_server import PERSON, Server, bot, connected, make, new_address, play_on, record_of, running
from ziggurat.core import paths, record_text
from ziggurat.core.record import Played, TakenBack
from ziggurat.server.replay import MOST_MOMENTS, record_id

GOLDEN = Path(__file__).parents[1] / "golden"
FIRST = {"first": "1", "sky": "RPYBG YBGRP"}


def load(name: str) -> Any:
    return ziggurat.load(name, "plain")


def upload(server: Server, text: str | bytes) -> httpx.Response:
    content = text.encode() if isinstance(text, str) else text
    return httpx.post(f"{server.url}/api/records", content=content, headers=new_address(), timeout=30)


def shown_again(server: Server, id: str) -> dict[str, Any]:
    answer = httpx.get(f"{server.url}/api/replays/{id}", headers=new_address(), timeout=30)
    assert answer.status_code == 200, answer.text
    replay: dict[str, Any] = answer.json()
    return replay


def assert_is_replay_of(replay: dict[str, Any], text: str) -> None:
    """Assert that every moment equals the record's: what happened, what a spectator saw, and where play can continue."""
    record = record_text.read(text, load)
    game = record.game
    expected = list(record.moments())
    assert len(replay["moments"]) == len(expected)
    for shown, moment in zip(replay["moments"], expected, strict=True):
        assert shown["ply"] == moment.ply
        assert shown["position"] == str(moment.position)
        assert game.read_position(shown["position"]) == moment.position
        assert shown["view"]["seat"] is None and shown["view"]["choices"] == []
        match moment.entry:
            case Played(seat, move, seconds):
                assert (shown["kind"], shown["seat"], shown["move"]) == ("move", seat, game.write(move))
                assert len(shown["events"]) == len(game.events(moment.before, move))
                assert (shown["seconds"] is None) == (seconds is None)
            case TakenBack(_, by, undo):
                assert (shown["kind"], shown["seat"], shown["detail"]) == ("back", by, undo)
            case None:
                assert (shown["kind"], shown["seat"]) == ("start", None)


@pytest.mark.parametrize("file", sorted(GOLDEN.rglob("*.txt")), ids=lambda file: file.stem)
def test_a_record_is_kept_and_shown_again(server: Server, file: Path) -> None:
    text = file.read_text("utf-8")
    kept = upload(server, text).json()
    replay = shown_again(server, kept["id"])
    assert_is_replay_of(replay, text)
    assert (replay["id"], replay["kept"], replay["verdict"]) == (kept["id"], "record", kept["verdict"])
    assert (replay["ended"]["how"], replay["ended"]["ranks"]) == (kept["ended"], kept["ranks"])
    assert replay["players"] == kept["players"]


async def test_a_finished_table_is_shown_again_and_not_before(server: Server) -> None:
    made = make(server, [PERSON, bot(), bot()], "babylon", nonce="apple")
    async with connected(server, made["table"], made["seats"][0]["token"]) as ann:
        table = await ann.until(lambda table: table["view"]["to_act"] == 0)
        for token in (None, made["seats"][0]["token"]):
            answer = server.get(f"/api/replays/{made['table']}", token)
            assert (answer.status_code, answer.json()["reason"]) == (409, "not-now")
        await ann.ask("play", seat=0, ply=table["ply"], move=str(next(code for _, code in paths.every(table["view"]["choices"]))))
        table = await ann.until(lambda table: table["undo"] and table["view"]["to_act"] == 0)
        await ann.ask("undo", seat=0, ply=table["ply"], seq=table["seq"])
        await ann.until(lambda now: now["seq"] > table["seq"])
        await play_on(ann, 0, random.Random(5))
        ended = ann.table["ended"]
    replay = shown_again(server, made["table"])
    assert_is_replay_of(replay, record_text.write(record_of(server, made["table"])))
    assert (replay["kept"], replay["verdict"], replay["ended"]) == ("table", "fair", ended)
    assert (replay["game"], replay["players"]) == ("babylon", ["Ann", "uniform", "uniform"])
    assert "back" in {moment["kind"] for moment in replay["moments"]}
    assert shown_again(server, made["table"]) == replay


async def test_a_replay_shows_players_who_left_and_replaced_them(server: Server) -> None:
    made = make(server, [PERSON, bot(), bot()], "babylon", options={"first": "1"})
    async with connected(server, made["table"], made["seats"][0]["token"]) as ann:
        await ann.until(lambda table: table["state"] == "playing")
        await ann.ask("resign", seat=0)
        await ann.until(lambda table: table["state"] == "over")
    moments = shown_again(server, made["table"])["moments"]
    told = [(moment["kind"], moment["seat"], moment["detail"]) for moment in moments if moment["kind"] in ("left", "seated")]
    assert told == [("left", 0, "resigned"), ("seated", 0, "level2")]


async def test_games_that_never_began_or_are_not_there(server: Server) -> None:
    made = make(server, [PERSON, PERSON])
    async with connected(server, made["table"], made["seats"][0]["token"]) as ann:
        await ann.ask("abort", seat=0)
        await ann.until(lambda table: table["state"] == "over")
    assert server.get(f"/api/replays/{made['table']}").json()["reason"] == "not-now"
    for id in ("nowhere", "x" * 22, "x" * 3000, "%00", "%F0%9F%8C%BF", "..%2f"):
        assert server.get(f"/api/replays/{id}").status_code == 404


def test_an_unfinished_record_is_shown_as_far_as_it_goes(server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"), options=FIRST)
    token = made["seats"][0]["token"]
    assert server.post(f"/api/tables/{made['table']}/moves", {"ply": 0, "move": "keep"}, token).status_code == 200
    text = server.get(f"/api/tables/{made['table']}/record").text
    kept = upload(server, text).json()
    assert (kept["ended"], kept["moves"], kept["ranks"]) == ("open", 1, None)
    replay = shown_again(server, kept["id"])
    assert_is_replay_of(replay, text)
    assert replay["ended"] is None
    assert replay["verdict"] == kept["verdict"] == "the record has neither a seed nor a listed order"
    # The table itself continues, and reveals no more than before.
    assert server.get(f"/api/replays/{made['table']}").status_code == 409


def test_the_same_record_has_one_name(server: Server) -> None:
    text = (GOLDEN / "bubblee" / "solo-won.txt").read_text("utf-8")
    ids = {upload(server, version).json()["id"] for version in (text, text, text.replace("\n", "\n\n# nothing\n"))}
    assert ids == {record_id(record_text.write(record_text.read(text, load)))}
    assert len(ids.pop()) == 22


def test_records_survive_a_power_cut(tmp_path: Path) -> None:
    text = (GOLDEN / "bubblee" / "solo-won.txt").read_text("utf-8")
    with running(tmp_path / "tables.sqlite") as server:
        kept = upload(server, text).json()
        server.kill()
        server.start()
        assert_is_replay_of(shown_again(server, kept["id"]), text)


def test_records_that_cannot_be_read_say_where(server: Server) -> None:
    text = (GOLDEN / "babylon" / "two-greedy-players.txt").read_text("utf-8")
    solo = f"Start: {load('bubblee').start(1, {'planet': 'RRG Y - K BB'})}\n"
    head = f"Ziggurat record 1\nGame: bubblee\nRules: {load('bubblee').rules_version}\nData: {load('bubblee').data_version}\nSeats: 2\n"
    for spoilt, wrong in (
        (text.replace("Rules: ", "Rules: 9"), "line 3, column 8: needs version"),
        (text.partition("Ended")[0], "the record is cut off"),
        ("", "line 1, column 1"),
        (text.encode("utf-16"), "not a text in UTF-8"),
        (text + "# \n" * MOST_MOMENTS, f"expected a record of at most {MOST_MOMENTS} lines"),
        (text + "#" * (1 << 20), "expected at most 65536 bytes"),
        (head + solo + "\nEnded: open\n", "the record says 2 seats, and its start 1"),
    ):
        answer = upload(server, spoilt)
        assert (answer.status_code, answer.json()["reason"]) == (400, "unreadable")
        assert wrong in answer.json()["detail"]


def test_it_is_compressed_for_clients_that_accept_it(server: Server) -> None:
    kept = upload(server, (GOLDEN / "babylon" / "four-with-take-backs.txt").read_bytes()).json()
    address = f"{server.url}/api/replays/{kept['id']}"
    with httpx.stream("GET", address, headers={"accept-encoding": "gzip"}, timeout=30) as answer:
        packed = b"".join(answer.iter_raw())
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["vary"] == "accept-encoding"
    plain = httpx.get(address, headers={"accept-encoding": "identity"}, timeout=30)
    assert "content-encoding" not in plain.headers
    assert gzip.decompress(packed) == plain.content
    assert len(packed) < len(plain.content) / 20


async def test_others_are_answered_meanwhile(server: Server) -> None:
    text = (GOLDEN / "babylon" / "four-with-take-backs.txt").read_text("utf-8")
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
        uploads = [
            asyncio.create_task(client.post("/api/records", content=text.replace("Date: ", f"Date: {n}"), headers=new_address()))
            for n in range(6)
        ]
        waits = []
        while not all(upload.done() for upload in uploads):
            began = time.monotonic()
            assert (await client.get("/api/health")).status_code == 200
            waits.append(time.monotonic() - began)
            await asyncio.sleep(0.02)
        assert {upload.result().status_code for upload in uploads} == {200}
    # There would be fewer if they had to wait for the uploads.
    assert len(waits) > 2


@pytest.mark.parametrize("game", ["bubblee", "babylon"])
async def test_a_game_is_taken_over_at_any_moment_of_a_replay(server: Server, game: str) -> None:
    kept = upload(server, next((GOLDEN / game).glob("*two-greedy*" if game == "babylon" else "duel-to*")).read_bytes()).json()
    moments = shown_again(server, kept["id"])["moments"]
    for moment in random.Random(game).sample(moments[:-1], 3):
        made = make(server, [PERSON, bot()], game, start=moment["position"])
        async with connected(server, made["table"], made["seats"][0]["token"]) as ann:
            await play_on(ann, 0, random.Random(1))
            assert ann.table["start"] == moment["position"]
