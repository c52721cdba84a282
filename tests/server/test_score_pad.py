"""The score pad and custom tiles over HTTP, on a live server."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from score.test_score_sheet import GARDENS, IMPOSSIBLE
from server.live_server import PERSON, Server
from ziggurat.games.babylon.scoring import Breakdown
from ziggurat.games.babylon.tiles import built_in_faces, read_faces, write_faces, write_file
from ziggurat.server.messages import LONGEST_PAD, LONGEST_TILES

SCORE, TILES = "/api/babylon/score", "/api/babylon/tiles"


def told(answer: httpx.Response) -> dict[str, Any]:
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def score(server: Server, text: str) -> dict[str, Any]:
    return told(server.post(SCORE, {"text": text}))


# The pad


@pytest.mark.parametrize("name", GARDENS)
def test_a_garden_scores_as_the_rules_say(server: Server, name: str) -> None:
    garden = GARDENS[name]
    (page,) = score(server, garden.text)["pages"]
    assert (page["complaints"], page["unreadable"], page["counts"]) == ([], "", None)
    assert {category: points for category, points in page["score"].items() if points and category != "total"} == garden.points
    assert page["score"]["total"] == sum(garden.points.values())
    assert page["bare"] == garden.bare
    assert page["garden"]["score"] == page["score"]
    shown = {f"{piece['kind']} {piece['on']}": piece.get("state") for piece in page["garden"]["pieces"]}
    assert all(f"{piece['kind']} {piece['on']}" in shown for piece in page["pieces"])
    hidden = [f"{name}, {'a support (5.9)' if state == 'support' else 'hidden (9.1)'}" for name, state in shown.items() if state]
    assert hidden == [line for line in garden.not_counted if not line.startswith("white ")]


@pytest.mark.parametrize("number", IMPOSSIBLE)
def test_an_impossible_garden_is_shown_and_not_scored(server: Server, number: str) -> None:
    (page,) = score(server, IMPOSSIBLE[number])["pages"]
    assert page["complaints"][0]["rule"] == number
    assert (page["score"], page["garden"], page["bare"]) == (None, None, None)
    assert page["tiles"]


def test_the_pad_is_returned_as_sent(server: Server) -> None:
    (page,) = score(server, "clay-1 a1:1 r2, pink c1:1, clay-2 e1:1, statue c1, stairs b1 b2")["pages"]
    assert page["tiles"] == [
        {"name": "clay-1", "at": "a1:1", "turned": 2},
        {"name": "clay-2", "at": "e1:1", "turned": None},
        {"name": "pink", "at": "c1:1", "turned": None},
    ]
    assert page["pieces"] == [{"kind": "statue", "on": "c1:1"}, {"kind": "stairs", "on": "b1:1 b2:1"}]
    (page,) = score(server, "height 2, stairs 1, flowers 1 1 0 0, bare 56")["pages"]
    assert page["counts"] == {
        "height": [2],
        "statues": [],
        "stairs": [1],
        "fountains": [],
        "bridges": [],
        "belvederes": [0],
        "flowers": [1, 1, 0, 0],
        "bare": [56],
    }
    assert page["score"] == Breakdown(4, 0, 0, 0, 3, 0, 0, 0)._asdict() | {"total": 7}


def test_several_players_and_the_winner(server: Server) -> None:
    names = list(GARDENS)[:4]
    pad = score(server, "".join(f"player {name}\n{GARDENS[name].text}\n" for name in names))
    assert [page["name"] for page in pad["pages"]] == [name[:40] for name in names]
    totals = [sum(GARDENS[name].points.values()) for name in names]
    assert [page["score"]["total"] for page in pad["pages"]] == totals == [5, 11, 5, 11]
    # The first and the third have 56 bare slots each; the second has 50, the fourth 54.
    assert pad["ranks"] == [3, 1, 3, 2]
    pad = score(server, "player Ann\nwhite a1:1\nplayer Bob\nnonsense")
    assert pad["ranks"] is None
    assert pad["pages"][1]["unreadable"].startswith("line 4, column 1: expected a piece")


def test_a_pad_with_tiles_of_ones_own(server: Server) -> None:
    faces = list(built_in_faces())
    faces[0] ^= 1
    pad = score(server, f"tiles {write_faces(faces)}\nbasalt-1 a1:1 r0")
    assert pad["tiles"] == write_faces(faces)
    assert pad["pages"][0]["garden"]["flowers"] != score(server, "basalt-1 a1:1 r0")["pages"][0]["garden"]["flowers"]


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"text": None},
        {"text": 1},
        {"text": ["white a1:1"]},
        {"text": "white a1:1", "more": 1},
        {"text": "x" * (LONGEST_PAD + 1)},
        [],
        "white a1:1",
        {"text": "player\n" * 5},
        {"text": "tiles W"},
    ],
)
def test_invalid_pads_are_refused(server: Server, body: Any) -> None:
    answer = server.post(SCORE, body)
    assert (answer.status_code, answer.json()["type"], answer.json()["reason"]) == (400, "refused", "unreadable")


@pytest.mark.parametrize(
    "text", ["," * LONGEST_PAD, "\n" * LONGEST_PAD, "white a1:1,\x00", "player " + "𝕏" * 500, "garden 1 " * 900, "#" * 9000]
)
def test_odd_pads_are_answered(server: Server, text: str) -> None:
    score(server, text)


# Tiles


def test_the_built_in_tiles(server: Server) -> None:
    found = told(server.get(TILES))
    assert (found["complaints"], found["remarks"]) == ([], [])
    assert [tile["id"] for tile in found["tiles"]][::16] == ["clay-1", "granite-1", "basalt-1", "start-white"]
    assert read_faces(found["file"]) == built_in_faces()
    assert found["line"] == write_faces(built_in_faces())
    assert told(server.post(TILES, {"text": found["file"]})) == found


def test_errors_and_warnings_about_tiles(server: Server) -> None:
    file = write_file(built_in_faces())
    lacking = told(server.post(TILES, {"text": file.replace('"statue", "", "statue", ""', '"statue", "", "", ""', 1)}))
    assert lacking["complaints"] == [{"rule": "1.3", "places": ["clay-1"], "detail": "clay-1 has 1 symbols, and 2 are expected"}]
    assert lacking["line"] is None
    assert [remark["places"] for remark in lacking["remarks"]] == [["statue"]]
    other = told(server.post(TILES, {"text": file.replace('flower = "white"', 'flower = "pink"', 1)}))
    assert other["complaints"] == []
    assert [remark["places"] for remark in other["remarks"]] == [["clay", "white"], ["clay", "pink"]]
    twins = told(server.post(TILES, {"text": file.replace('"", "stairs", "", "fountain"', '"", "statue", "", "statue"', 1)}))
    assert ["clay-1", "clay-2"] in [remark["places"] for remark in twins["remarks"]]


def test_a_game_with_tiles_of_ones_own(server: Server) -> None:
    file = write_file(built_in_faces()).replace('"statue", "", "statue", ""', '"bridge", "", "statue", ""', 1)
    line = told(server.post(TILES, {"text": file}))["line"]
    wanted = {"game": "babylon", "players": [PERSON, PERSON], "names": ["Ann", "Bob"], "options": {"tiles": line}}
    made = told(server.post("/api/tables", wanted))
    table = told(server.get(f"/api/tables/{made['table']}"))
    assert table["options"]["tiles"] == line


@pytest.mark.parametrize(
    "body",
    [{}, {"text": 1}, {"text": "", "more": 1}, {"text": ""}, {"text": "tiles = 3"}, {"text": "["}, {"text": "x" * (LONGEST_TILES + 1)}],
)
def test_invalid_tile_files_are_refused(server: Server, body: Any) -> None:
    answer = server.post(TILES, body)
    assert (answer.status_code, answer.json()["type"], answer.json()["reason"]) == (400, "refused", "unreadable")
