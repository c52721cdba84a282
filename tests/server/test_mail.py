"""Games with days per turn, played through mails: a live server, an SMTP server, and players who know only their mailboxes."""

from __future__ import annotations

import contextlib
import random
import re
import time
from collections.abc import Iterator
from email.message import EmailMessage
from ipaddress import ip_network
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.database import Postgres
from server.live_server import PERSON, TIMEOUT, VERIFY_TLS, Server, connected, join, make, running
from server.mail_server import SITE, Mailboxes, mailboxes, text_of
from ziggurat.core import paths
from ziggurat.server import postman

DAYS = {"seconds": 3 * 86_400, "per": "turn"}
PLAIN = {"ZIGGURAT_MODE": "plain"}
CLIENTS = ip_network("10.0.0.0/8").hosts()
QUIET = 0.4
"""Seconds within which an unwanted mail would have arrived."""


class Reader:
    """A player with a mailbox who follows links and plays any legal move."""

    def __init__(self, server: Server, boxes: Mailboxes, name: str) -> None:
        self.server = server
        self.boxes = boxes
        self.address = f"{name.lower()}@example.org"
        self.read = 0
        self.decisions = 0
        self.chance = random.Random(name)

    def next(self) -> EmailMessage:
        """Wait for the next mail."""
        self.read += 1
        return self.boxes.wait(self.address, self.read - 1)

    def has_news(self) -> bool:
        """True if there are unread mails."""
        return len(self.boxes.of(self.address)) > self.read

    def confirm(self) -> httpx.Response:
        """Press the button on the page behind the next mail's link."""
        return self.server.post(link(self.next(), "confirm"), {})

    def play_turn(self, mail: EmailMessage) -> dict[str, Any]:
        """Follow the link of a mail and play until it is another player's turn."""
        path, _, token = link(mail, "table").replace("/table/", "/api/tables/").partition("#")
        with httpx.Client(base_url=self.server.url, headers=headers(token), timeout=TIMEOUT, verify=VERIFY_TLS) as client:
            for self.decisions in count():
                # Skip the moves of others.
                shown: dict[str, Any] = client.get(path, params={"since": 1_000_000}).json()
                if shown["state"] == "over" or shown["view"]["to_act"] not in shown["own"]:
                    break
                code = self.chance.choice([code for _, code in paths.every(shown["view"]["choices"])])
                played = client.post(f"{path}/moves", json={"ply": shown["ply"], "move": str(code)})
                assert played.status_code == 200, played.text
        return shown


def headers(token: str, client: str = "") -> dict[str, str]:
    """Headers of a proxied request, from a new address by default."""
    return {"authorization": f"Bearer {token}", "x-forwarded-for": client or str(next(CLIENTS))}


def link(mail: EmailMessage, page: str) -> str:
    """The path of a mail's link to the server."""
    found = re.search(rf"^{SITE}(/{page}/\S+)$", text_of(mail), re.MULTILINE)
    assert found is not None, text_of(mail)
    return found[1]


@pytest.fixture(scope="module")
def boxes() -> Iterator[Mailboxes]:
    with mailboxes() as opened:
        yield opened


@pytest.fixture(scope="module")
def server(boxes: Mailboxes, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("mail") / "tables.sqlite", *boxes.settings, environment=PLAIN) as one:
        time.sleep(postman.AWAY)  # until then a disconnected player may only be reconnecting
        yield one


def wish(server: Server, taken: dict[str, Any], address: str, language: str = "en", client: str = "") -> httpx.Response:
    """Ask for mails for a seat."""
    body = {"address": address, "language": language}
    where = f"{server.url}/api/tables/{taken['table']}/mail"
    return httpx.put(where, json=body, headers=headers(taken["token"], client), timeout=TIMEOUT, verify=VERIFY_TLS)


def shown(server: Server, taken: dict[str, Any]) -> Any:
    return server.get(f"/api/tables/{taken['table']}/mail", taken["token"]).json()


def two_readers(
    server: Server, boxes: Mailboxes, names: tuple[str, str], game: str = "bubblee", **more: Any
) -> tuple[list[Reader], list[dict[str, Any]]]:
    """Two players at a new table, both with confirmed addresses before the second one joins."""
    made = make(server, [PERSON, PERSON], game, names[:1], options={"first": "1"}, **({"clock": DAYS} | more))
    readers = [Reader(server, boxes, name) for name in names]
    assert wish(server, made["seats"][0], readers[0].address).json() == {"address": readers[0].address, "is_confirmed": False}
    assert readers[0].confirm().json()["is_confirmed"]
    seats = [made["seats"][0], join(server, made, names[1])]
    assert wish(server, seats[1], readers[1].address, "hu").status_code == 200
    assert readers[1].confirm().json()["is_confirmed"]
    return readers, seats


def test_a_whole_game_through_mails_alone(server: Server, boxes: Mailboxes) -> None:
    readers, seats = two_readers(server, boxes, ("Ann", "Bela"))
    turns, seat = [0, 0], 0
    while True:
        mail = readers[seat].next()
        turns[seat] += 1
        assert "3 days" in text_of(mail) if seat == 0 else "3\N{NO-BREAK SPACE}nap" in text_of(mail)
        assert not readers[1 - seat].has_news()
        if readers[seat].play_turn(mail)["state"] == "over":
            break
        seat = 1 - seat
    assert min(turns) > 1
    for reader, number in zip(readers, turns, strict=True):
        last = reader.next()
        assert last["subject"] == ("Bubblee Pop: the game is over" if reader is readers[0] else "Bubblee Pop: vége a játéknak")
        assert last["list-unsubscribe"] is None and "Bela: " in text_of(last)
        # One to confirm, one per turn, one at the end.
        assert len(boxes.of(reader.address)) == 1 + number + 1
        assert len({mail["message-id"] for mail in boxes.of(reader.address)}) == 1 + number + 1
    time.sleep(QUIET)
    assert not any(reader.has_news() for reader in readers)
    assert [shown(server, seat)["address"] for seat in seats] == [None, None]


def test_a_mail_names_the_player_who_moved_and_the_game(server: Server, boxes: Mailboxes) -> None:
    (cid, dora), _ = two_readers(server, boxes, ("Cid", "Dora"))
    first = cid.next()
    assert first["subject"] == "Bubblee Pop: it's your turn" and "has started" in text_of(first)
    cid.play_turn(first)
    second = dora.next()
    assert second["subject"] == "Bubblee Pop: te jössz"
    assert "Cid lépett." in text_of(second) and "Hátralévő idő: 3\N{NO-BREAK SPACE}nap\n" in text_of(second)


def test_turns_of_babylon_are_a_mail_each(server: Server, boxes: Mailboxes) -> None:
    readers, _ = two_readers(server, boxes, ("Eva", "Finn"), "babylon")
    decisions = []
    # Six tiles are removed, three by each player (2.5); after that a turn has several decisions.
    for turn in range(8):
        reader = readers[turn % 2]
        reader.play_turn(reader.next())
        decisions.append(reader.decisions)
        assert not reader.has_news()
    assert min(decisions[6:]) > 1
    assert "Finn has played" in text_of(readers[0].next())
    time.sleep(QUIET)
    assert not any(reader.has_news() for reader in readers)


def test_a_player_who_runs_out_of_time_gets_a_mail(server: Server, boxes: Mailboxes) -> None:
    (uma, vito), _ = two_readers(server, boxes, ("Uma", "Vito"), clock={"seconds": 5, "per": "turn"})
    uma.next()
    assert "Uma ran out of time." in text_of(uma.next())
    assert "Uma: időtúllépés." in text_of(vito.next())


async def test_a_connected_player_gets_no_mail_until_they_leave(server: Server, boxes: Mailboxes) -> None:
    (gus, hana), seats = two_readers(server, boxes, ("Gus", "Hana"))
    first = gus.next()
    async with connected(server, seats[1]["table"], seats[1]["token"]) as client:
        gus.play_turn(first)
        await client.until(lambda table: table["view"]["to_act"] == 1)
        time.sleep(QUIET)
        assert not hana.has_news()
    left = time.monotonic()
    hana.next()
    # A page that only reloads is back before that.
    assert time.monotonic() - left > postman.AWAY / 2
    async with connected(server, seats[1]["table"], seats[1]["token"]):
        pass
    time.sleep(QUIET)
    assert not hana.has_news()


@pytest.mark.parametrize("way", ["page", "one click", "seat"])
def test_no_more_mails(server: Server, boxes: Mailboxes, way: str) -> None:
    (ida, jan), seats = two_readers(server, boxes, (f"Ida{way[:3]}", f"Jan{way[:3]}"))
    mail = ida.next()
    path = link(mail, "unsubscribe")
    if way == "page":
        assert server.post(path, {}).status_code == 200
    elif way == "one click":
        assert mail["list-unsubscribe"] == f"<{SITE}{path}>" and mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        form = {"content-type": "application/x-www-form-urlencoded"}
        # Mail servers may repeat the request.
        for _ in range(2):
            answer = httpx.post(f"{server.url}{path}", content="List-Unsubscribe=One-Click", headers=form, verify=VERIFY_TLS)
            assert answer.status_code == 200
    else:
        where = f"{server.url}/api/tables/{seats[0]['table']}/mail"
        assert httpx.delete(where, headers=headers(seats[0]["token"])).json()["address"] is None
    ida.play_turn(mail)
    jan.play_turn(jan.next())
    time.sleep(QUIET)
    assert not ida.has_news() and shown(server, seats[0]) == {"address": None, "is_confirmed": False}
    assert server.post(link(boxes.of(ida.address)[0], "confirm"), {}).status_code == 404


def test_a_scanner_that_opens_every_link_changes_nothing(server: Server, boxes: Mailboxes) -> None:
    made = make(server, [PERSON, PERSON], clock=DAYS)
    kim = Reader(server, boxes, "Kim")
    wish(server, made["seats"][0], kim.address)
    mail = kim.next()
    for method in ("GET", "HEAD"):
        httpx.request(method, f"{server.url}{link(mail, 'confirm')}")
    assert shown(server, made["seats"][0]) == {"address": kim.address, "is_confirmed": False}
    server.post(link(mail, "confirm"), {})
    secret = link(mail, "confirm").rpartition("/")[2]
    httpx.get(f"{server.url}/unsubscribe/{secret}")
    assert shown(server, made["seats"][0]) == {"address": kim.address, "is_confirmed": True}


def test_a_stranger_is_asked_once_and_learns_nothing_about_the_seat(server: Server, boxes: Mailboxes) -> None:
    made = make(server, [PERSON, PERSON], clock=DAYS, names=("Buy pills",))
    lea = Reader(server, boxes, "Lea")
    for language in ("en", "pl", "en"):
        assert wish(server, made["seats"][0], lea.address, language).status_code == 200
    text = text_of(lea.next())
    assert made["seats"][0]["token"] not in text and "pills" not in text
    join(server, made, "Max")
    time.sleep(QUIET)
    # Not even that it is their turn.
    assert not lea.has_news()


def test_mails_to_a_mailbox_are_limited(server: Server, boxes: Mailboxes) -> None:
    seats = [make(server, [PERSON, PERSON], clock=DAYS)["seats"][0] for _ in range(12)]
    to_one = [wish(server, taken, "Nina@example.org").status_code for taken in seats[:6]]
    assert to_one == [200] * 5 + [429]
    by_one = [wish(server, taken, f"nora{number}@example.org", client="192.0.2.1").status_code for number, taken in enumerate(seats)]
    assert by_one == [200] * 10 + [429] * 2


@pytest.mark.parametrize(
    "address", ["ann", "ann@example.org\nBcc: bob@example.org", "ann@example.org\r\n\r\nBuy", "a@b.org,c@d.org", "a" * 300 + "@b.org", ""]
)
def test_invalid_addresses(server: Server, address: str) -> None:
    made = make(server, [PERSON, PERSON], clock=DAYS)
    refused = wish(server, made["seats"][0], address)
    assert refused.status_code == 400 and "address" in refused.json()["detail"]


def test_refused_requests_for_mails(server: Server) -> None:
    assert server.get("/api/games").json()["mails"] is True
    made, other = make(server, [PERSON, PERSON], clock=DAYS), make(server, [PERSON, PERSON])
    wrong = made["seats"][0] | {"token": other["seats"][0]["token"]}
    assert wish(server, wrong, "ann@example.org").json()["reason"] == "not-your-seat"
    assert server.get(f"/api/tables/{made['table']}/mail", wrong["token"]).status_code == 403
    assert server.get(f"/api/tables/{made['table']}/mail").status_code == 403
    refused = wish(server, other["seats"][0], "ann@example.org").json()
    assert (refused["reason"], refused["detail"]) == ("not-now", "mails are for tables with a clock for each turn")
    assert wish(server, made["seats"][0], "ann@example.org", "de").status_code == 400


def test_a_forgotten_owner_gets_no_mails(server: Server, boxes: Mailboxes) -> None:
    wanted = {"game": "bubblee", "players": [PERSON, PERSON], "names": ["Olga"], "clock": DAYS, "options": {"first": "1"}}
    made = server.post("/api/tables", wanted, "olgas-browser-will-never-tell").json()
    olga = Reader(server, boxes, "Olga")
    wish(server, made["seats"][0], olga.address)
    olga.confirm()
    httpx.delete(f"{server.url}/api/mine", headers={"authorization": "Bearer olgas-browser-will-never-tell"})
    assert shown(server, made["seats"][0])["address"] is None
    join(server, made, "Pia")
    time.sleep(QUIET)
    assert not olga.has_news()


def test_the_mail_server_is_down_and_the_server_is_killed_and_nothing_is_lost(tmp_path: Path) -> None:
    with mailboxes() as boxes, running(tmp_path / "tables.sqlite", *boxes.settings, environment=PLAIN) as server:
        (ann, bob), _ = two_readers(server, boxes, ("Ann", "Bob"))
        first = ann.next()
        boxes.stop()
        ann.play_turn(first)
        with contextlib.suppress(TimeoutError):
            until(lambda: any("event=mail_failed " in line for line in server.lines))
        # Nothing waits for the mail server.
        assert server.get("/api/ready").status_code == 200
        boxes.start()
        second = bob.next()
        # A mail that is due when the server dies is sent after the restart.
        boxes.stop()
        bob.play_turn(second)
        server.kill()
        boxes.start()
        server.start()
        ann.next()
        time.sleep(QUIET)
        assert not ann.has_news() and not bob.has_news()
        assert boxes.url not in "".join(server.lines)


@pytest.mark.slow
def test_one_process_sends_mails_and_another_takes_over(tmp_path: Path, database: Postgres) -> None:
    url = database.new()
    with mailboxes() as boxes, contextlib.ExitStack() as stack:
        more = (*boxes.settings, "--database-url", url)
        one, other = [stack.enter_context(running(tmp_path / "unused.sqlite", *more, environment=PLAIN)) for _ in range(2)]
        (ann, bob), _ = two_readers(one, boxes, ("Ann", "Bob"))
        readers = (ann, bob)
        for turn in range(6):
            # Whichever process owns the table learns of moves played at the other.
            readers[turn % 2].server = (one, other)[turn // 2 % 2]
            readers[turn % 2].play_turn(readers[turn % 2].next())
        mail = ann.next()
        boxes.stop()
        ann.server = bob.server = other
        ann.play_turn(mail)
        one.kill()
        boxes.start()
        bob.play_turn(bob.next())
        ann.next()
        time.sleep(QUIET)
        assert not ann.has_news() and not bob.has_news()


def until(holds: Any) -> None:
    end = time.monotonic() + TIMEOUT
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)
