"""Nobody can use the server to send a stranger their own words, or more than a few confirmation mails a day."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from email.message import EmailMessage
from functools import partial
from itertools import count
from typing import Any

import apsw
import httpx
import pytest

from server.live_server import PERSON, TIMEOUT, VERIFY_TLS, Server, make, running
from server.mail_server import SITE, Mailboxes, mailboxes, text_of
from ziggurat.server import names, postman
from ziggurat.server.store import sqlite

PLAIN = {"ZIGGURAT_MODE": "plain"}
DAYS = {"seconds": 86_400, "per": "turn"}
LURE = "WIN 500 EUR"
CONFIRMATIONS, LINKS = int(postman.TO_ADDRESS_AT_ONCE), int(names.LINKS_AT_ONCE)
BEFORE_CONFIRMATIONS = 4
"""The last version of the file in which every address of a name could receive links."""
_networks = count()


@pytest.fixture(scope="module")
def boxes() -> Iterator[Mailboxes]:
    with mailboxes() as opened:
        yield opened


@pytest.fixture(scope="module")
def server(boxes: Mailboxes, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on an older file, in which Bea has stored an address with her name."""
    path = tmp_path_factory.mktemp("mail") / "tables.sqlite"
    with closing(apsw.Connection(str(path))) as connection:
        for step in sqlite.STEPS[:BEFORE_CONFIRMATIONS]:
            connection.execute(step)
        connection.execute("INSERT INTO names VALUES ('bea', 'Bea', x'00', 1.5, 'bea@example.org')")
        connection.pragma("application_id", sqlite.APPLICATION)
        connection.pragma("user_version", BEFORE_CONFIRMATIONS)
    with running(path, *boxes.settings, environment=PLAIN) as one:
        yield one


def network() -> str:
    """The address of a new client."""
    return f"2001:db8:0:{next(_networks):x}::1"


def call(server: Server, method: str, path: str, body: Any, client: str = "", secret: str = "") -> httpx.Response:
    headers = {"x-forwarded-for": client or network()} | ({"authorization": f"Bearer {secret}"} if secret else {})
    return httpx.request(method, f"{server.url}{path}", json=body, headers=headers, timeout=TIMEOUT, verify=VERIFY_TLS)


def claim(server: Server, mail: str, name: str, client: str = "", language: str = "") -> int:
    """Claim a name as a new owner."""
    body = {"name": name, "mail": mail} | ({"language": language} if language else {})
    return call(server, "PUT", "/api/names", body, client, f"the secret of the owner of {name}").status_code


def want(server: Server, mail: str, client: str = "") -> int:
    """Ask for mails for a seat."""
    seat = make(server, [PERSON, PERSON], clock=DAYS)["seats"][0]
    return call(server, "PUT", f"/api/tables/{seat['table']}/mail", {"address": mail, "language": "en"}, client, seat["token"]).status_code


def ask_link(server: Server, name: str, client: str = "") -> int:
    answer = call(server, "POST", "/api/names/link", {"name": name, "language": "en"}, client)
    assert answer.status_code == 429 or answer.json() == {"asked": True}
    return answer.status_code


def at_once(*calls: Callable[[], int]) -> list[int]:
    """The statuses of concurrent calls. A refused one waits for a moment."""
    with ThreadPoolExecutor(len(calls)) as threads:
        return [each.result() for each in [threads.submit(one) for one in calls]]


def confirm(server: Server, boxes: Mailboxes, address: str, number: int) -> httpx.Response:
    """Confirm by the link in a mail."""
    found = re.search(rf"^{SITE}(/confirm/\S+)$", text_of(boxes.wait(address, number)), re.MULTILINE)
    assert found is not None
    return call(server, "POST", found[1], None)


def letters(server: Server, boxes: Mailboxes, inbox: str, number: int) -> list[str]:
    """The subject and text of each mail in an inbox: wait for as many as must arrive, and for any requested earlier."""
    with boxes._news:
        assert boxes._news.wait_for(lambda: len(in_inbox(boxes, inbox)) >= number, TIMEOUT)
    # Mails are sent in the order in which they were requested.
    last = f"last-{next(_networks)}@example.org"
    assert want(server, last) == 200
    boxes.wait(last, 0)
    return [f"{mail['subject']}\n{text_of(mail)}" for mail in in_inbox(boxes, inbox)]


def in_inbox(boxes: Mailboxes, inbox: str) -> list[EmailMessage]:
    return [mail for mail in boxes._mails if re.fullmatch(rf"{inbox}(\+.*)?@example\.org", mail["to"], re.IGNORECASE)]


def test_a_stranger_reads_no_word_of_others_and_a_few_questions_at_most(server: Server, boxes: Mailboxes) -> None:
    addresses = ("victim@example.org", "Victim@Example.org", "victim+spam@example.org", "victim+1@example.org")
    questions = [
        partial(ask, server, mail) for number, mail in enumerate(addresses) for ask in (partial(claim, name=f"{LURE} {number}"), want)
    ]
    assert [question() for question in questions[:CONFIRMATIONS]] == [200] * CONFIRMATIONS
    # One client asks others, by seats and names in turn.
    client, several = network(), int(postman.OF_CLIENT_AT_ONCE) // 2
    for number in range(several):
        assert claim(server, f"n{number}@example.org", f"Somebody {number}", client) == 200
        assert want(server, f"s{number}@example.org", client) == 200
    too_many = [*questions[CONFIRMATIONS:], partial(want, server, "more@example.org", client)]
    links = [partial(ask_link, server, f"{LURE} {number}") for number in range(3)]
    assert at_once(*too_many, *links) == [429] * len(too_many) + [200] * len(links)
    mails = letters(server, boxes, "victim", CONFIRMATIONS)
    assert len(mails) == CONFIRMATIONS
    assert not [mail for mail in mails if LURE in mail or "/name#" in mail]


def test_links_go_to_a_confirmed_address_until_it_changes(server: Server, boxes: Mailboxes) -> None:
    assert claim(server, "cleo@example.org", "Cleo", language="pl") == 200
    ask_link(server, "Cleo")
    assert "Jeśli to ty" in text_of(boxes.wait("cleo@example.org", 0))
    assert confirm(server, boxes, "cleo@example.org", 0).json() == {"address": "cleo@example.org", "is_confirmed": True}
    ask_link(server, "Cleo")
    assert "/name#" in text_of(boxes.wait("cleo@example.org", 1))
    # Saving the same address again sends no mail. Another address gets one, and the link sent to the first becomes void.
    assert [claim(server, address, "Cleo") for address in ("cleo@example.org", "eve@example.org")] == [200, 200]
    assert confirm(server, boxes, "cleo@example.org", 0).status_code == 404
    ask_link(server, "Cleo")
    (question,) = letters(server, boxes, "eve", 1)
    assert "/confirm/" in question and len(in_inbox(boxes, "cleo")) == 2


def test_links_to_one_address_are_few_for_all_its_names(server: Server, boxes: Mailboxes) -> None:
    for number in range(3):
        assert claim(server, "many@example.org", f"Many {number}") == 200
        assert confirm(server, boxes, "many@example.org", number).status_code == 200
    for number in range(6):
        ask_link(server, f"Many {number % 3}")
    mails = letters(server, boxes, "many", 3 + LINKS)
    assert sum("/name#" in mail for mail in mails) == LINKS


def test_an_address_of_an_older_file_is_asked_once_a_day(server: Server, boxes: Mailboxes) -> None:
    for _ in range(3):
        ask_link(server, "Bea")
    assert confirm(server, boxes, "bea@example.org", 0).status_code == 200
    ask_link(server, "Bea")
    question, link = letters(server, boxes, "bea", 2)
    assert "Bea" not in question and "/name#" in link
