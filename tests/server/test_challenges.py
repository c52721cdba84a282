"""Challenges at tables: the shared start, what is visible of the draws, stars, and refusals."""

from __future__ import annotations

from typing import Any

import pytest

from missions.solutions import GAME, decided
from server.live_server import PERSON, Client, Server, bot, connected, make, record_of
from ziggurat.core.fairness import verify
from ziggurat.games.bubblee.missions import missions

DAY = "2026-11-16"


def test_the_challenges_of_a_game_are_listed(server: Server) -> None:
    listed = server.get(f"/api/challenges/bubblee/{DAY}").json()["challenges"]
    names = [challenge["name"] for challenge in listed]
    assert names == [*(f"storm {n}" for n in range(1, 21)), *(f"puzzle {n}" for n in range(1, 21)), f"daily {DAY}"]
    assert listed[0]["title"] == missions().all[0].title and listed[0]["options"]["planet"] == missions().all[0].planet
    (daily,) = server.get(f"/api/challenges/babylon/{DAY}").json()["challenges"]
    assert (daily["counts"], daily["rivals"], daily["options"]) == ("points", ["level3"], {})


@pytest.mark.parametrize("path", ["bubblee/yesterday", "bubblee/2025-01-01", "chess/2026-11-16", "babylon/2026-2-3"])
def test_unknown_challenges_are_refused(server: Server, path: str) -> None:
    answer = server.get(f"/api/challenges/{path}")
    assert answer.status_code == 404 and answer.json()["detail"]


async def play_text(client: Client, text: str) -> None:
    """Play a move and wait for the next table message."""
    table = await client.until(lambda table: table["view"]["to_act"] == 0)
    answer = await client.ask("play", seat=0, ply=table["ply"], move=text)
    assert answer["type"] == "done", answer
    await client.until(lambda now: now["seq"] > table["seq"])


async def test_a_puzzle_is_solved_and_earns_its_stars(server: Server) -> None:
    mission = missions().all[1]
    made = make(server, [PERSON], challenge="puzzle 2")
    async with connected(server, made["table"], made["seats"][0]["token"]) as ann:
        table = await ann.until(lambda table: table["ply"] >= 0)
        assert table["options"] == {"planet": mission.planet, "sky": missions().sky}
        shown = table["challenge"]
        assert (shown["result"], shown["earned"], shown["stars"][2]) == (0, None, mission.par)
        assert "".join(text[-1] for text in shown["coming"]) == mission.order
        for text in decided(GAME.challenge("puzzle 2"), mission.solution):
            await play_text(ann, text)
        shown = ann.table["challenge"]
        assert ann.table["ended"]["ranks"] == [1]
        assert (shown["result"], shown["earned"]) == (mission.par, 3)
    record = record_of(server, made["table"])
    assert verify(record) == "consistent"
    assert server.post(f"/api/tables/{made['table']}/claim", {"token": "x" * 30}).status_code == 403


async def test_storms_have_fortunes_of_their_own_and_days_do_not(server: Server) -> None:
    async def first_sky(challenge: str, players: list[Any], game: str) -> Any:
        made = make(server, players, game, challenge=challenge, nonce=challenge)
        async with connected(server, made["table"], made["seats"][0]["token"]) as ann:
            table = await ann.until(lambda table: table["state"] == "playing")
            return table["commitment"], table["options"]

    storms = [await first_sky("storm 5", [PERSON], "bubblee") for _ in range(2)]
    days = [await first_sky(f"daily {DAY}", [PERSON, bot("level3")], "babylon") for _ in range(2)]
    assert storms[0][0] != storms[1][0] and storms[0][1] == storms[1][1]
    assert days[0] == days[1]


async def test_more_black_ones_may_be_chosen_for_a_storm(server: Server) -> None:
    made = make(server, [PERSON], challenge="storm 4", options={"black": "5"})
    async with connected(server, made["table"], made["seats"][0]["token"]) as ann:
        table = await ann.until(lambda table: table["state"] == "playing")
        assert [column[:1] for column in table["view"]["planets"][0]] == [["K"]] * 5
        await ann.ask("resign", seat=0)
        table = await ann.until(lambda table: table["state"] == "over")
        assert table["challenge"]["earned"] == 0
        refused = await ann.ask("rematch", seat=0)
        assert refused["reason"] == "not-now" and "new table" in refused["detail"]


@pytest.mark.parametrize(
    ("wanted", "says"),
    [
        ({"challenge": "storm 99"}, "storm or puzzle 1 to 20"),
        ({"challenge": "storm 1", "players": [PERSON, PERSON]}, "nobody else"),
        ({"challenge": "storm 1", "options": {"planet": "R - - - -"}}, "to be chosen: black"),
        ({"challenge": "puzzle 1", "options": {"black": "4"}}, "to be chosen: nothing"),
        ({"challenge": "storm 1", "clock": {"seconds": 60}}, "its own start"),
        ({"challenge": "storm 1", "start": "turn 1"}, "its own start"),
        ({"challenge": f"daily {DAY}", "game": "babylon", "players": [PERSON, bot("level6")]}, "level3"),
        ({"challenge": "x" * 1000}, "length"),
        ({"challenge": 7}, "Expected"),
    ],
)
def test_a_table_that_does_not_fit_its_challenge_is_refused(server: Server, wanted: dict[str, Any], says: str) -> None:
    answer = server.post("/api/tables", {"game": "bubblee", "players": [PERSON], "names": ["Ann"]} | wanted)
    assert answer.status_code in (400, 404, 409) and says in answer.json()["detail"], answer.text


async def test_a_hint_in_a_puzzle_is_the_next_step_of_its_solution(server: Server) -> None:
    solution = decided(GAME.challenge("puzzle 3"), missions().all[2].solution)
    made = make(server, [PERSON], challenge="puzzle 3")
    async with connected(server, made["table"], made["seats"][0]["token"]) as ann:
        for text in solution[:2]:
            table = await ann.until(lambda table: table["view"]["to_act"] == 0)
            hint = await ann.ask("hint", seat=0, ply=table["ply"])
            assert (hint["type"], hint["best"]["move"], hint["exact"]) == ("hint", text, True)
            await play_text(ann, text)
        table = await ann.until(lambda table: table["view"]["to_act"] == 0)
        other = next(move for move in GAME.moves(record_of(server, made["table"]).position) if GAME.write(move) != solution[2])
        await play_text(ann, GAME.write(other))
        table = await ann.until(lambda now: now["seq"] > table["seq"] and now["view"]["to_act"] == 0)
        refused = await ann.ask("hint", seat=0, ply=table["ply"])
        assert refused["reason"] == "no-way-known"


async def test_in_the_puzzle_of_a_day_nobody_helps(server: Server) -> None:
    made = make(server, [PERSON], challenge=f"daily {DAY}")
    async with connected(server, made["table"], made["seats"][0]["token"]) as ann:
        table = await ann.until(lambda table: table["state"] == "playing")
        assert not table["hints"]
