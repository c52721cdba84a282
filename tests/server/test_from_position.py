"""Tables that start from a position: continued from another game, unrated, and restored from their log and record."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ziggurat
from server.live_server import PERSON, Server, bot, connected, make, play_on, record_of, running
from ziggurat.core import record_text
from ziggurat.core.fairness import verify
from ziggurat.core.game import CHANCE
from ziggurat.server.messages import Computer, NewTable, Person
from ziggurat.server.table import Refusal, new_table

MISSION = {"planet": "RRG Y - K BB"}
TO_PLACE = "turn 2 place K; sky YKRG. PYBP.; planets KR GB KB - KYR / K BB KYB - K; bag R12 P14 Y12 B10 G14 K1; points 0 0"


def load(name: str) -> Any:
    return ziggurat.load(name, "plain")


def walk(game: str, seats: int, seed: int) -> Iterator[Any]:
    """The positions of a random game, except the last."""
    rules, chance = load(game), random.Random(seed)
    position = rules.start(seats, MISSION if seats == 1 else {})
    while position.to_act is not None:
        yield position
        position = rules.play(position, chance.choice(rules.moves(position)))


def midgame(game: str, seats: int, to_act: int) -> str:
    """A position in the middle of a game in which a seat is to act."""
    return str([position for position in walk(game, seats, 7) if position.to_act == to_act][10])


@pytest.mark.parametrize("game", ["bubblee", "babylon"])
@pytest.mark.parametrize("to_act", [0, 1, CHANCE])
async def test_a_person_takes_over_against_the_computer(server: Server, game: str, to_act: int) -> None:
    start = midgame(game, 2, to_act)
    made = make(server, [PERSON, bot()], game, start=start)
    async with connected(server, made["table"], made["seats"][0]["token"]) as ann:
        table = await ann.until(lambda table: table["state"] == "over" or table["view"]["to_act"] == 0)
        assert (table["start"], table["rated"], table["ply"] > 0) == (start, False, to_act != 0)
        await play_on(ann, 0, random.Random(3))
        assert ann.table["ended"]["how"] == "rules"
        assert not ann.table["rated"]
    record = record_of(server, made["table"])
    assert str(record.start) == start
    assert verify(record) == "consistent"
    assert f"\nStart: {start}\n" in record_text.write(record)
    assert record_text.write(record_text.read(record_text.write(record), load)) == record_text.write(record)


async def test_a_mission_is_taken_over(server: Server) -> None:
    start = midgame("bubblee", 1, 0)
    assert server.post("/api/tables", {"game": "bubblee", "players": [PERSON], "names": ["Ann"], "start": start}).status_code == 404
    made = make(server, [PERSON], options=MISSION, start=start)
    async with connected(server, made["table"], made["seats"][0]["token"]) as ann:
        await play_on(ann, 0, random.Random(3))
    assert verify(record_of(server, made["table"])) == "consistent"


async def test_undo_and_a_power_cut(tmp_path: Path) -> None:
    start = next(
        str(position) for position in walk("bubblee", 2, 7) if str(position).startswith("turn 1 swap") and position.state.points[0]
    )
    with running(tmp_path / "tables.sqlite") as server:
        made = make(server, [PERSON, PERSON], names=("Ann", "Bob"), start=start)
        address, token = f"/api/tables/{made['table']}", made["seats"][0]["token"]
        began = server.get(address, token).json()
        assert server.post(f"{address}/moves", {"ply": 0, "move": "keep"}, token).status_code == 200
        played = server.get(address, token).json()
        server.kill()
        server.start()
        again = server.get(address, token).json()
        for name in ("seq", "ply", "view", "start", "rated", "state", "undo"):
            assert again[name] == played[name]
        async with connected(server, made["table"], token) as ann:
            assert (await ann.ask("undo", seat=0, ply=1, seq=played["seq"]))["type"] == "done"
            assert (await ann.until(lambda table: table["ply"] == 0))["view"] == began["view"]


async def test_a_rematch_starts_from_the_same_position(server: Server) -> None:
    start = midgame("babylon", 3, 0)
    made = make(server, [PERSON, bot(), bot()], "babylon", start=start)
    async with connected(server, made["table"], made["seats"][0]["token"]) as ann:
        await ann.ask("abort", seat=0)
        await ann.until(lambda table: table["state"] == "over")
        await ann.ask("rematch", seat=0)
        again = (await ann.until(lambda table: table["rematch"]))["rematch"]
    table = server.get(f"/api/tables/{again}").json()
    assert (table["start"], table["rated"], table["state"]) == (start, False, "waiting")
    assert table["view"] == dict(load("babylon").view(load("babylon").read_position(start)))


def test_a_forced_placement_is_played_immediately() -> None:
    table, _ = new_table(
        NewTable("bubblee", [Person(), Computer("uniform")], names=["x"], start=TO_PLACE.replace("YKRG.", "YKRGR")),
        load,
        "t",
        bytes(32),
        0.0,
    )
    table.join("Ann", "", None, 0.0)
    assert table.record is not None
    assert [played.seat for played in table.record.line][:1] == [1]


REFUSED: list[tuple[dict[str, Any], str, str]] = [
    ({"start": ""}, "unreadable", "start: column 1"),
    ({"start": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"}, "unreadable", "start: column 1"),
    ({"start": midgame("babylon", 2, 0)}, "unreadable", "start: column"),
    ({"start": midgame("bubblee", 1, 0)}, "not-now", "1 seats, the table 2"),
    ({"start": midgame("babylon", 3, 0), "game": "babylon"}, "not-now", "3 seats, the table 2"),
    ({"start": midgame("bubblee", 2, 0), "options": {"powers": "no"}}, "not-now", "expected no options"),
    ({"start": midgame("bubblee", 2, 0), "options": {"colour": "red"}}, "unknown", "colour"),
    ({"start": midgame("bubblee", 1, 0), "players": [PERSON], "options": MISSION | {"powers": "no"}}, "not-now", "expected no options"),
    ({"start": "x" * 4001}, "unreadable", "start"),
    ({"start": 7}, "unreadable", "start"),
]


@pytest.mark.parametrize(("wanted", "reason", "detail"), REFUSED)
def test_positions_that_cannot_be_started_from(server: Server, wanted: dict[str, Any], reason: str, detail: str) -> None:
    answer = server.post("/api/tables", {"game": "bubblee", "players": [PERSON, PERSON], "names": ["Ann"]} | wanted)
    assert answer.status_code in (400, 404, 409)
    assert answer.json()["reason"] == reason
    assert detail in answer.json()["detail"]


@pytest.mark.parametrize("game", ["bubblee", "babylon"])
def test_a_game_that_is_over_is_no_start(server: Server, game: str) -> None:
    rules = load(game)
    *_, last = walk(game, 2, 7)
    over = next(after for move in rules.moves(last) if (after := rules.play(last, move)).to_act is None)
    answer = server.post("/api/tables", {"game": game, "players": [PERSON, PERSON], "names": ["Ann"], "start": str(over)})
    assert (answer.json()["reason"], answer.json()["detail"]) == ("not-now", "the game is over before it begins")


@pytest.mark.parametrize("game", ["bubblee", "babylon"])
def test_spoilt_positions_are_refused_or_can_be_played(game: str) -> None:
    chance = random.Random(game)
    texts = [str(position) for position in walk(game, 2, 8)]
    letters = sorted({letter for text in texts for letter in text})
    started = 0
    for _ in range(400):
        text = list(chance.choice(texts))
        for _ in range(chance.randint(1, 3)):
            text[chance.randrange(len(text))] = chance.choice([*letters, "", "\n", "9", "\u0660"])
        try:
            table, _ = new_table(NewTable(game, [Person(), Person()], names=["x"], start="".join(text)), load, "t", bytes(32), 0.0)
        except Refusal as refusal:
            assert refusal.reason in ("unreadable", "not-now")
            continue
        for name in ("Ann", "Bob"):
            table.join(name, "", None, 0.0)
        started += 1
        for _ in range(40):
            if table.to_act is None:
                break
            assert table.record is not None
            table.play(table.to_act, table.record.ply, table.game.write(chance.choice(table.game.moves(table.position))), 0.0)
    assert started
