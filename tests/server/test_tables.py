"""Tables over WebSocket: join, play, watch, undo, resign, abort, replace, reconnect, react, rematch."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import httpx
import pytest

from server.live_server import PERSON, Server, bot, connected, join, make, play_on, record_of, running
from ziggurat.core import paths
from ziggurat.core.fairness import verify


async def test_two_people_play_a_whole_game_that_is_fair(server: Server) -> None:
    made = make(server, [PERSON, PERSON], nonce="apple")
    other = join(server, made, "Bob", nonce="pear")
    async with connected(server, made["table"], made["seats"][0]["token"]) as ann, connected(server, made["table"], other["token"]) as bob:
        await asyncio.gather(play_on(ann, 0, random.Random(1)), play_on(bob, 1, random.Random(2)))
        assert ann.table["ended"] == bob.table["ended"]
    record = record_of(server, made["table"])
    assert record.ended.how == "rules"
    assert verify(record) == "fair"
    assert record.header.players == ("Ann", "Bob")
    assert all(entry.seconds is not None for entry in record.line if entry.seat >= 0)


@pytest.mark.parametrize("game", ["bubblee", "babylon"])
async def test_against_the_computer(server: Server, game: str) -> None:
    made = make(server, [PERSON, bot(), *([bot()] if game == "babylon" else [])], game)
    async with connected(server, made["table"], made["seats"][0]["token"]) as ann:
        await play_on(ann, 0, random.Random(3))
        assert ann.table["ended"]["how"] == "rules"
    assert verify(record_of(server, made["table"])) == "consistent"


async def test_a_repeated_or_stale_click_is_harmless(server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"), options={"first": "1", "sky": "RPYBG YBGRP"})
    tokens = [seat["token"] for seat in made["seats"]]
    async with connected(server, made["table"], *tokens) as one:
        await one.until(lambda table: table["state"] == "playing")
        answers = [await one.ask("play", seat=0, ply=0, move="keep") for _ in range(3)]
        assert [answer["type"] for answer in answers] == ["done"] * 3
        assert (await one.ask("play", seat=0, ply=0, move="swap n1 n2"))["reason"] == "stale"
        assert (await one.ask("play", seat=1, ply=1, move="drop 3"))["reason"] == "out-of-turn"
        assert (await one.ask("play", seat=0, ply=1, move="drop 9"))["reason"] == "unreadable"
        refused = await one.ask("play", seat=0, ply=1, move="keep")
        assert (refused["reason"], refused["rule"]) == ("rule", "3.2")
        table = await one.until(lambda table: table["ply"] == 1)
        assert [move["move"] for move in table["moves"]] == ["keep"]


async def test_preview_and_why_not(server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"), options={"first": "1", "sky": "RPYBG YBGRP"})
    async with connected(server, made["table"], made["seats"][0]["token"]) as ann:
        await ann.until(lambda table: table["state"] == "playing")
        shown = await ann.ask("preview", seat=0, ply=0, move="swap n1 n2")
        assert shown["events"][0]["event"] == "swapped"
        assert shown["view"]["step"] == "drop"
        assert ann.table["ply"] == 0
        refused = await ann.ask("why-not", seat=0, path=["sky 1:1", "sky 2:5"])
        assert refused["reason"] == "unknown"
        assert (await ann.ask("preview", seat=1, ply=0, move="keep"))["reason"] == "not-your-seat"


async def test_several_people_on_one_device_and_a_spectator(server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"), options={"first": "1", "sky": "RPYBG YBGRP"})
    tokens = [seat["token"] for seat in made["seats"]]
    async with connected(server, made["table"], *tokens) as both, connected(server, made["table"]) as watching:
        await watching.until(lambda table: table["state"] == "playing")
        assert watching.table["view"]["choices"] == []
        for seat, ply, move in ((0, 0, "keep"), (0, 1, "drop 1")):
            assert (await both.ask("play", seat=seat, ply=ply, move=move))["type"] == "done"
        table = await watching.until(lambda table: table["ply"] >= 2)
        assert table["moves"][-1]["events"]
        assert (await watching.ask("play", seat=1, ply=table["ply"], move="keep"))["reason"] == "not-your-seat"


async def test_undo_is_free_within_the_turn_and_by_consent_beyond(server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"), options={"first": "1", "sky": "RPYBG YBGRP"})
    tokens = [seat["token"] for seat in made["seats"]]
    async with connected(server, made["table"], tokens[0]) as ann, connected(server, made["table"], tokens[1]) as bob:
        await ann.ask("play", seat=0, ply=0, move="keep")
        table = await ann.until(lambda table: table["ply"] == 1)
        assert table["undo"] == {"0": "free"}
        assert (await ann.ask("undo", seat=0, ply=1))["type"] == "done"
        await ann.until(lambda table: table["ply"] == 0)
        for ply, move in enumerate(("keep", "drop 1")):
            await ann.ask("play", seat=0, ply=ply, move=move)
        table = await ann.until(lambda table: table["ply"] >= 2)
        assert table["undo"] == {"0": "consent"}
        assert (await ann.ask("undo", seat=0, ply=table["ply"]))["type"] == "done"
        table = await bob.until(lambda table: table["questions"])
        question = table["questions"][0]
        assert (question["what"], question["by"], question["waits_for"]) == ("undo", 0, [1])
        assert (await bob.ask("answer", seat=1, asked=question["seq"], agree=True))["type"] == "done"
        await ann.until(lambda table: table["ply"] == 1)


async def test_resigning_ends_a_duel_and_not_a_game_of_three(server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"))
    async with connected(server, made["table"], made["seats"][1]["token"]) as bob:
        await bob.until(lambda table: table["state"] == "playing")
        assert (await bob.ask("resign", seat=1))["type"] == "done"
        table = await bob.until(lambda table: table["state"] == "over")
        assert (table["ended"]["how"], table["ended"]["ranks"]) == ("resigned", [1, 2])
    made = make(server, [PERSON, bot(), bot()], "babylon", options={"first": "1"})
    async with connected(server, made["table"], made["seats"][0]["token"]) as ann:
        await ann.until(lambda table: table["state"] == "playing")
        assert (await ann.ask("resign", seat=0))["type"] == "done"
        table = await ann.until(lambda table: table["seats"][0]["left"] == "resigned")
        assert table["seats"][0]["replaced_by"] == "level2"
        table = await ann.until(lambda table: table["state"] == "over")
        assert table["ended"]["ranks"][0] == 3
        assert (await ann.ask("return", seat=0))["reason"] == "over"


async def test_abort_is_free_before_the_first_move_and_needs_consent_later(server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"))
    async with connected(server, made["table"], made["seats"][0]["token"]) as ann:
        await ann.until(lambda table: table["state"] == "playing")
        await ann.ask("abort", seat=0)
        assert (await ann.until(lambda table: table["state"] == "over"))["ended"]["how"] == "aborted"
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"), options={"first": "1", "sky": "RPYBG YBGRP"})
    tokens = [seat["token"] for seat in made["seats"]]
    async with connected(server, made["table"], *tokens) as both:
        await both.until(lambda table: table["state"] == "playing")
        await both.ask("play", seat=0, ply=0, move="keep")
        await both.ask("abort", seat=0)
        table = await both.until(lambda table: table["questions"])
        await both.ask("answer", seat=1, asked=table["questions"][0]["seq"], agree=False)
        table = await both.until(lambda table: not table["questions"])
        assert table["state"] == "playing"


async def test_time_runs_out(server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"), options={"first": "1"}, clock={"seconds": 5, "increment": 1})
    async with connected(server, made["table"], made["seats"][0]["token"]) as ann:
        table = await ann.until(lambda table: table["state"] == "playing")
        assert 4 < table["seats"][0]["seconds"] <= 5
        table = await ann.until(lambda table: table["state"] == "over")
        assert (table["ended"]["how"], table["ended"]["seat"], table["ended"]["ranks"]) == ("time", 0, [2, 1])


async def test_an_absent_person_is_replaced_by_consent_and_can_come_back(server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"), options={"first": "2", "sky": "RPYBG YBGRP"})
    tokens = [seat["token"] for seat in made["seats"]]
    async with connected(server, made["table"], tokens[0]) as ann:
        await ann.until(lambda table: table["state"] == "playing")
        # Only Ann and the absent Bob play, so that nobody is left to be asked.
        assert (await ann.ask("replace", seat=0, absent=1, bot="uniform"))["type"] == "done"
        await ann.until(lambda table: table["seats"][1]["replaced_by"] == "uniform")
        await ann.until(lambda table: table["view"]["to_act"] == 0)
        async with connected(server, made["table"], tokens[1]) as bob:
            assert (await bob.ask("return", seat=1))["type"] == "done"
            await bob.until(lambda table: table["seats"][1]["replaced_by"] is None)


async def test_reactions_are_seen_by_all_and_kept_by_nobody(server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"))
    async with connected(server, made["table"], made["seats"][0]["token"]) as ann, connected(server, made["table"]) as watching:
        await watching.until(lambda table: table["state"] == "playing")
        seq = (await ann.ask("react", seat=0, reaction="nice"))["seq"]
        while not any(message["type"] == "reacted" for message in watching.seen):
            await asyncio.sleep(0.01)
        assert watching.table["seq"] == seq


async def test_rematch_with_seats_exchanged(server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Ann",))
    other = join(server, made, "Bob")
    tokens = [made["seats"][0]["token"], other["token"]]
    async with connected(server, made["table"], *tokens) as both:
        await both.until(lambda table: table["state"] == "playing")
        assert (await both.ask("rematch", seat=0))["reason"] == "not-now"
        await both.ask("resign", seat=0)
        answers = await asyncio.gather(*(both.ask("rematch", seat=seat) for seat in (0, 1)))
        assert [answer["type"] for answer in answers] == ["done", "done"]
        again = (await both.until(lambda table: table["rematch"]))["rematch"]
    seats = [server.post(f"/api/tables/{again}/claim", {"token": token}).json() for token in tokens for _ in range(2)]
    assert [seat["seat"] for seat in seats] == [1, 1, 0, 0]
    assert seats[0] == seats[1]
    names = [seat["name"] for seat in server.get(f"/api/tables/{again}").json()["seats"]]
    assert names == ["Bob", "Ann"]


async def test_a_seat_on_another_device_and_only_by_its_token(server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"), options={"first": "1"})
    token = made["seats"][0]["token"]
    async with connected(server, made["table"], token) as phone, connected(server, made["table"], token) as desk:
        for client in (phone, desk):
            table = await client.until(lambda table: table["state"] == "playing")
            assert table["view"]["choices"]
    async with connected(server, made["table"], token[:-1] + ("a" if token[-1] != "a" else "b")) as stranger:
        while not stranger.seen:
            await asyncio.sleep(0.01)
        assert stranger.seen[0]["type"] == "failed"
        assert stranger.seen[0]["reason"] == "not-your-seat"


def test_open_tables_are_listed_and_joined_without_invitation(server: Server) -> None:
    made = make(server, [PERSON, PERSON], open=True)
    closed = make(server, [PERSON, PERSON])
    listed = [table["table"] for table in server.get("/api/tables").json()["tables"]]
    assert made["table"] in listed
    assert closed["table"] not in listed
    assert server.post(f"/api/tables/{made['table']}/join", {"name": "Eve"}).status_code == 200
    assert server.post(f"/api/tables/{closed['table']}/join", {"name": "Eve"}).status_code == 403


def test_open_tables_that_are_being_played_are_listed_to_be_watched(server: Server) -> None:
    first, second = (make(server, [PERSON, PERSON], open=True, names=("Ann", "Bob"), options={"first": "1"}) for _ in range(2))
    waiting, closed = make(server, [PERSON, PERSON], open=True), make(server, [PERSON, PERSON], names=("Ann", "Bob"))
    watched = server.get("/api/tables?state=playing").json()["tables"]
    assert [table["table"] for table in watched][:2] == [second["table"], first["table"]]
    assert watched[0]["names"] == ["Ann", "Bob"]
    listed = {table["table"] for table in watched}
    assert not listed & {waiting["table"], closed["table"]}
    assert waiting["table"] in {table["table"] for table in server.get("/api/tables?state=waiting").json()["tables"]}
    assert server.get("/api/tables?state=over").json()["reason"] == "unreadable"


def test_joining_with_an_own_token_can_be_repeated(server: Server) -> None:
    made = make(server, [PERSON, PERSON])
    token = "a-secret-of-ones-own-that-is-long"
    taken = [join(server, made, "Bob", token=token) for _ in range(3)]
    assert taken[0] == taken[1] == taken[2]


def test_ones_own_games_and_forgetting_them(server: Server) -> None:
    secret = "the-secret-of-this-browser-alone"
    answer = server.post("/api/tables", {"game": "bubblee", "players": [PERSON, bot()], "names": ["Ann"]}, secret)
    mine = server.get("/api/mine", secret).json()
    assert [game["table"] for game in mine["games"]] == [answer.json()["table"]]
    assert server.get("/api/mine", "another-secret-of-another-browser").json()["games"] == []
    gone = httpx.delete(f"{server.url}/api/mine", headers={"authorization": f"Bearer {secret}"})
    assert gone.json() == {"forgotten": 1}
    assert server.get("/api/mine", secret).json()["games"] == []


async def test_a_late_copy_of_a_move_that_was_taken_back_is_stale(server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"), options={"first": "1", "sky": "RPYBG YBGRP"})
    token = made["seats"][0]["token"]
    seq = server.get(f"/api/tables/{made['table']}").json()["seq"]
    moves, keep = f"/api/tables/{made['table']}/moves", {"ply": 0, "move": "keep", "seq": seq}
    assert server.post(moves, keep, token).status_code == 200
    async with connected(server, made["table"], token) as ann:
        assert (await ann.ask("undo", seat=0, ply=1, seq=seq + 1))["type"] == "done"
    assert server.post(moves, keep, token).json()["reason"] == "stale"
    assert server.post(moves, keep | {"seq": seq + 2}, token).status_code == 200
    assert server.get(f"/api/tables/{made['table']}").json()["ply"] == 1


def test_the_whole_game_over_plain_http(server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"))
    tokens = [seat["token"] for seat in made["seats"]]
    chance = random.Random(4)
    for _ in range(30):
        table = server.get(f"/api/tables/{made['table']}").json()
        seat = table["view"]["to_act"]
        own = server.get(f"/api/tables/{made['table']}", tokens[seat]).json()
        code = chance.choice([code for _, code in paths.every(own["view"]["choices"])])
        answer = server.post(f"/api/tables/{made['table']}/moves", {"ply": own["ply"], "move": str(code)}, tokens[seat])
        assert answer.status_code == 200
    text = server.get(f"/api/tables/{made['table']}/record").text
    assert "Ended: open" in text
    assert "Seed:" not in text
    checked = server.post("/api/records", None)
    assert checked.status_code == 400


def test_records_are_read_and_verified(server: Server) -> None:
    file = Path(__file__).parents[1] / "golden" / "babylon" / "two-greedy-players.txt"
    answer = httpx.post(f"{server.url}/api/records", content=file.read_bytes(), timeout=30).json()
    assert (answer["game"], answer["verdict"], answer["ranks"]) == ("babylon", "fair", [2, 1])


def test_a_graceful_stop_and_going_on(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        made = make(server, [PERSON, PERSON], names=("Ann", "Bob"), options={"first": "1", "sky": "RPYBG YBGRP"})
        token = made["seats"][0]["token"]
        assert server.post(f"/api/tables/{made['table']}/moves", {"ply": 0, "move": "keep"}, token).status_code == 200
        assert server.stop() == 0
        server.start()
        assert server.get(f"/api/tables/{made['table']}", token).json()["ply"] == 1


async def test_late_copies_over_the_socket_are_stale_too(server: Server) -> None:
    made = make(server, players=[PERSON, bot()], names=("Ann",), options={"first": "1"})
    async with connected(server, made["table"], made["seats"][0]["token"]) as one:
        known = (await one.until(lambda table: table["view"]["choices"]))["seq"]
        keep = {"seat": 0, "ply": one.table["ply"], "move": "keep", "seq": known}
        kept = await one.ask("play", **keep)
        undo = {"seat": 0, "ply": keep["ply"] + 1, "seq": kept["seq"]}
        assert (await one.ask("undo", **undo))["type"] == "done"
        assert (await one.ask("play", **keep))["reason"] == "stale"
        again = await one.ask("play", **keep | {"seq": (await one.until(lambda table: table["seq"] > kept["seq"]))["seq"]})
        assert again["type"] == "done"
        assert (await one.ask("undo", **undo))["reason"] == "stale"


def test_a_server_without_a_mail_server_offers_no_mails(server: Server) -> None:
    assert server.get("/api/games").json()["mails"] is False
    taken = make(server, [PERSON, PERSON], clock={"seconds": 86_400, "per": "turn"})["seats"][0]
    headers = {"authorization": f"Bearer {taken['token']}"}
    wanted = {"address": "ann@example.org", "language": "en"}
    refused = httpx.put(f"{server.url}/api/tables/{taken['table']}/mail", json=wanted, headers=headers)
    assert refused.status_code == 409 and refused.json()["detail"] == "this server sends no mails"
