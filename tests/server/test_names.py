"""Claimed names over HTTP, and which names count as the same."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.live_server import PERSON, Server, bot, connected, join, make, record_of, running
from server.mail_server import Mailboxes, mailboxes
from server.test_mail import until
from ziggurat.core import fairness
from ziggurat.server.names import folded, reserved

PLAIN = {"ZIGGURAT_MODE": "plain"}
ANN, BOB = "the-secret-of-anns-browser", "the-secret-of-bobs-browser"


def ask(server: Server, method: str, path: str, owner: str | None, **more: Any) -> httpx.Response:
    headers = {"authorization": f"Bearer {owner}"} if owner else {}
    return httpx.request(method, f"{server.url}{path}", headers=headers, timeout=30, **more)


def claim(server: Server, name: str, owner: str, mail: str | None = None) -> httpx.Response:
    return ask(server, "PUT", "/api/names", owner, json={"name": name, "mail": mail})


def state(server: Server, name: str, owner: str | None) -> str:
    return str(ask(server, "GET", "/api/names", owner, params={"name": name}).json()["state"])


def names(server: Server, owner: str) -> list[str]:
    return [each["name"] for each in ask(server, "GET", "/api/mine", owner).json()["names"]]


@pytest.mark.parametrize(
    "same",
    ["ann b", "ANN  B", "Ａnn b", "A\u200dnn b", "Аnn b", "\u3164Ann b", "ann\u00a0b", "Ann\ufe0f b"],
)
def test_names_that_look_the_same_are_the_same(same: str) -> None:
    assert folded(same) == folded("Ann B")


@pytest.mark.parametrize(("one", "other"), [("PauI", "Paul"), ("B0b", "Bob"), ("Ll1I", "llll"), ("Straße", "STRASSE"), ("Оlgа", "olga")])
def test_letters_that_look_the_same_are_the_same(one: str, other: str) -> None:
    assert folded(one) == folded(other)


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anna"), ("Zoë", "Zoe"), ("Annb", "Ann b"), ("Анна", "Инна"), ("👩‍🌾", "👨‍🌾")])
def test_other_names_are_others(one: str, other: str) -> None:
    assert folded(one) != folded(other)


def test_names_of_computer_players_are_reserved(server: Server) -> None:
    for name in ("Snail", "ślimak", "Šnek", "Búho", "Sárkány", "level3", "greedy", "Player 1", "2. játékos", "—"):
        assert folded(name) in reserved()
    refused = claim(server, "  hedgehog", ANN)
    assert refused.status_code == 403 and refused.json()["reason"] == "not-your-name"
    assert state(server, "Hedgehog", ANN) == "reserved"


def test_a_name_is_claimed_listed_and_given_up(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", environment=PLAIN) as server:
        assert state(server, "Ann", ANN) == "free"
        assert claim(server, " Ann ", ANN).json() == {"name": "Ann", "state": "own", "mail": None, "moves": False}
        assert [state(server, "ANN", owner) for owner in (ANN, BOB, None)] == ["own", "taken", "taken"]
        assert claim(server, "aNN", BOB).json()["reason"] == "not-your-name"
        assert names(server, ANN) == ["Ann"] and names(server, BOB) == []
        for name in ("Ann 2", "Ann 3"):
            assert claim(server, name, ANN).status_code == 200
        too_many = claim(server, "Ann 4", ANN)
        assert too_many.status_code == 409 and too_many.json()["reason"] == "too-many-names"
        assert ask(server, "DELETE", "/api/names", BOB, params={"name": "Ann"}).status_code == 403
        assert ask(server, "DELETE", "/api/names", ANN, params={"name": "ann"}).status_code == 200
        assert claim(server, "Ann", BOB).status_code == 200
        # A client that claims many names is rate limited.
        assert any(claim(server, f"Ann {number}", BOB).status_code == 429 for number in range(10))


@pytest.mark.parametrize(
    ("body", "detail"),
    [
        ({"name": ""}, "name"),
        ({"name": "a" * 41}, "name"),
        ({"name": "a\u0000b"}, "printed"),
        ({"name": "Zed", "mail": "nobody"}, "mail: expected"),
        ({"name": "Zed", "mail": "a@b.cz\nBcc: all@b.cz"}, "mail: expected"),
    ],
)
def test_invalid_names_are_refused(server: Server, body: Any, detail: str) -> None:
    answer = ask(server, "PUT", "/api/names", "the-secret-of-nobody-else", json=body)
    assert answer.status_code in (400, 429) and (answer.status_code == 429 or detail in answer.json()["detail"]), answer.text


def test_without_a_secret_nothing_can_be_claimed(server: Server) -> None:
    assert ask(server, "PUT", "/api/names", None, json={"name": "Zed"}).json()["reason"] in ("not-your-seat", "too-fast")
    assert ask(server, "GET", "/api/names", ANN).status_code == 400
    assert ask(server, "POST", "/api/names/link", None, json={"name": "Zed"}).json()["reason"] in ("not-now", "too-fast")


@pytest.fixture(scope="module")
def claimed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which Ann has claimed her name."""
    with running(tmp_path_factory.mktemp("claimed") / "tables.sqlite", environment=PLAIN) as server:
        assert claim(server, "Ann", ANN).status_code == 200
        yield server


def test_a_claimed_name_is_refused_to_others(claimed: Server) -> None:
    table = {"game": "bubblee", "players": [PERSON, PERSON], "names": ["АNN"]}
    for owner in (BOB, None):
        refused = claimed.post("/api/tables", table, owner)
        assert refused.status_code == 403 and refused.json()["reason"] == "not-your-name" and "Ann" in refused.json()["detail"]
    made = claimed.post("/api/tables", table, ANN).json()
    path = f"/api/tables/{made['table']}/join"
    joining = {"name": "ann\u200b", "invitation": made["invitation"]}
    assert claimed.post(path, joining | {"name": "A\u200dnn"}, BOB).json()["reason"] == "not-your-name"
    assert claimed.get(f"/api/tables/{made['table']}").json()["seats"][1]["name"] is None
    assert claimed.post(path, joining | {"name": "Bob"}, BOB).status_code == 200


async def test_a_claimed_name_is_refused_to_others_in_a_rematch(claimed: Server) -> None:
    made = make(claimed, [PERSON, PERSON], names=("Cleo",))
    joined = join(claimed, made, "Dan")
    async with connected(claimed, made["table"], joined["token"]) as dan:
        await dan.ask("resign", seat=1)
        await dan.ask("rematch", seat=1)
        after = (await dan.until(lambda table: table["rematch"]))["rematch"]
    assert claim(claimed, "Cleo", "the-secret-of-cleos-browser").status_code == 200
    taking = {"token": made["seats"][0]["token"]}
    assert claimed.post(f"/api/tables/{after}/claim", taking, BOB).json()["reason"] == "not-your-name"
    assert claimed.post(f"/api/tables/{after}/claim", taking, "the-secret-of-cleos-browser").status_code == 200
    assert claimed.post(f"/api/tables/{after}/claim", {"token": joined["token"]}, BOB).status_code == 200


def test_open_tables_are_found_by_a_name_or_a_game(claimed: Server) -> None:
    for name, game in (("Éva", "babylon"), ("Filip", "bubblee")):
        make(claimed, [PERSON, PERSON], game, (name,), open=True)

    def found(name: str) -> list[str]:
        tables = ask(claimed, "GET", "/api/tables", None, params={"name": name}).json()["tables"]
        return sorted(table["names"][0] for table in tables)

    assert [found("éV"), found("babyl"), found("FILI"), found("nobody"), found("")] == [["Éva"], ["Éva"], ["Filip"], [], ["Filip", "Éva"]]


# Moving to another browser


@pytest.fixture(scope="module")
def mails() -> Iterator[Mailboxes]:
    with mailboxes() as boxes:
        yield boxes


@pytest.fixture(scope="module")
def mailing(mails: Mailboxes, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("mailing") / "tables.sqlite", *mails.settings, environment=PLAIN) as server:
        yield server


def confirm(server: Server, mails: Mailboxes, address: str) -> None:
    """Confirm an address by its first mail."""
    found = re.search(r"https://games\.example(/confirm/\S+)", mails.wait(address, 0).get_content())
    assert found and server.post(found[1], {}).json() == {"address": address, "is_confirmed": True}


def link_of(mails: Mailboxes, address: str, number: int) -> str:
    text = mails.wait(address, number).get_content()
    found = re.search(r"https://games\.example/name#([\w-]+)", text)
    assert found, text
    return found[1]


def test_a_name_moves_by_a_mailed_link_with_its_games(mailing: Server, mails: Mailboxes) -> None:
    assert claim(mailing, "Ann", ANN, "ann@example.org").json()["mail"] == "ann@example.org"
    assert ask(mailing, "GET", "/api/names", BOB, params={"name": "Ann"}).json()["mail"] is None
    confirm(mailing, mails, "ann@example.org")
    for name in ("Ann", "Somebody else"):
        mailing.post("/api/tables", {"game": "bubblee", "players": [PERSON, PERSON], "names": [name]}, ANN)
    asked = [mailing.post("/api/names/link", {"name": name, "language": "hu"}) for name in ("ANN", "Nobody")]
    assert [answer.json() for answer in asked] == [{"asked": True}] * 2
    assert mails.wait("ann@example.org", 1)["subject"] == "A neved: Ann"
    link = link_of(mails, "ann@example.org", 1)
    moved = ask(mailing, "POST", "/api/names/move", BOB, json={"link": link})
    assert moved.json() == {"name": "Ann", "seats": 1}
    again = ask(mailing, "POST", "/api/names/move", ANN, json={"link": link})
    assert again.status_code == 404 and "used" in again.json()["detail"]
    assert (names(mailing, ANN), names(mailing, BOB)) == ([], ["Ann"])
    played = {owner: [game["names"][0] for game in ask(mailing, "GET", "/api/mine", owner).json()["games"]] for owner in (ANN, BOB)}
    assert played == {ANN: ["Somebody else"], BOB: ["Ann"]}


def test_a_stored_link_hash_opens_nothing(mailing: Server, mails: Mailboxes) -> None:
    claim(mailing, "Eve", ANN, "eve@example.org")
    confirm(mailing, mails, "eve@example.org")
    mailing.post("/api/names/link", {"name": "Eve"})
    link = link_of(mails, "eve@example.org", 1)
    data = b"".join(path.read_bytes() for path in mailing.data.parent.glob("tables.sqlite*"))
    assert link.encode() not in data


def test_a_question_that_the_mail_server_refused_is_asked_again(mailing: Server, mails: Mailboxes) -> None:
    mails.refused.add("flo@example.org")
    assert claim(mailing, "Flo", BOB, "flo@example.org").json()["is_confirmed"] is False
    until(lambda: any("event=name_mail_failed " in line for line in mailing.lines))
    assert "flo@example.org" not in "".join(mailing.lines)
    mails.refused.clear()
    mailing.post("/api/names/link", {"name": "Flo"})
    confirm(mailing, mails, "flo@example.org")
    shown = ask(mailing, "GET", "/api/names", BOB, params={"name": "Flo"}).json()
    assert shown == {"name": "Flo", "state": "own", "mail": "flo@example.org", "moves": True, "is_confirmed": True}


# Being forgotten


async def test_a_forgotten_owner_leaves_games_without_a_name(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", environment=PLAIN) as server:
        claim(server, "Annabella", ANN, "annabella@example.org")
        wanted = {"game": "bubblee", "players": [PERSON, bot()], "names": ["Annabella"], "nonce": "a nonce of hers"}
        over, running_on = (server.post("/api/tables", wanted, ANN).json() for _ in range(2))
        async with connected(server, over["table"], over["seats"][0]["token"]) as ann:
            await ann.ask("resign", seat=0)
            await ann.until(lambda table: table["state"] == "over")
        assert record_of(server, over["table"]).header.players[0] == "Annabella"
        assert "Annabella" in server.get(f"/api/replays/{over['table']}").text
        async with connected(server, running_on["table"], running_on["seats"][0]["token"]) as seen:
            await seen.until(lambda table: table["seats"][0]["name"] == "Annabella")
            assert ask(server, "DELETE", "/api/mine", ANN).json() == {"forgotten": 2}
            await seen.until(lambda table: table["seats"][0]["name"] == "—")
        record = record_of(server, over["table"])
        assert record.header.players[0] == "—" and fairness.verify(record) == "fair"
        assert "Annabella" not in server.get(f"/api/replays/{over['table']}").text
        assert state(server, "Annabella", BOB) == "free" and names(server, ANN) == []
        server.stop()
        assert b"nnabella" not in (tmp_path / "tables.sqlite").read_bytes()
        server.start()
        assert record_of(server, over["table"]).header.players[0] == "—"
        assert server.get(f"/api/tables/{running_on['table']}").json()["seats"][0]["name"] == "—"
