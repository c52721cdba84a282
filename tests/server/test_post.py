"""Sending mails through an SMTP server on this machine, and what cannot be sent."""

from __future__ import annotations

import asyncio
import socket

import pytest

from server.mail_server import mailboxes
from ziggurat.server import post
from ziggurat.server.post import BadAddress, Letter, Post, PostError, fit_address, read_office
from ziggurat.server.settings import BadSetting, read_settings

SENDER = "Ziggurat <games@example.org>"
LETTER = Letter("ann@example.org", "Te jössz, Árvíztűrő", "Zsófi lépett.\nhttps://games.example/#x\n", "t1.0.7", {"X-Turn": "7"})


async def test_a_mail_arrives_as_it_was_written() -> None:
    with mailboxes() as boxes:
        sending = Post(read_office(boxes.url), SENDER)
        await sending.send(LETTER)
        sending.close()
        (mail,) = boxes.of("ann@example.org")
        assert mail["subject"] == LETTER.subject and mail["from"] == SENDER and mail["x-turn"] == "7"
        assert mail["message-id"] == "<t1.0.7@example.org>" and mail["auto-submitted"] == "auto-generated"
        assert mail.get_content().splitlines() == LETTER.text.splitlines()


async def test_smtp_authentication() -> None:
    with mailboxes(user="games@example.org", password="sword fish") as boxes:
        await Post(read_office(boxes.url), SENDER).send(LETTER)
        assert len(boxes.of("ann@example.org")) == 1
        wrong = read_office(boxes.url.replace("sword", "spade"))
        with pytest.raises(PostError, match="535") as refused:
            await Post(wrong, SENDER).send(LETTER)
        assert "spade" not in str(refused.value) + repr(wrong)


async def test_a_mailbox_that_does_not_exist_is_refused_for_good() -> None:
    with mailboxes(refused={"ann@example.org"}) as boxes:
        with pytest.raises(PostError, match="550 no such mailbox: …") as refused:
            await Post(read_office(boxes.url), SENDER).send(LETTER)
        assert refused.value.is_final and "ann" not in str(refused.value)


async def test_no_server_and_one_that_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(post, "TIMEOUT", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        place = f"127.0.0.1:{silent.getsockname()[1]}"
        waited = asyncio.create_task(asyncio.sleep(0.05))
        with pytest.raises(PostError, match=f"{place}: .*timed out") as late:
            await Post(read_office(f"smtp://{place}"), SENDER).send(LETTER)
        assert waited.done() and not late.value.is_final
    with pytest.raises(PostError, match=f"{place}: .*refused"):
        await Post(read_office(f"smtp://{place}"), SENDER).send(LETTER)


@pytest.mark.parametrize("text", ["ann@example.org", " ann.b+x@mail.example.org ", "o'neil@xn--exmple-cua.hu"])
def test_addresses(text: str) -> None:
    assert fit_address(text) == text.strip()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "ann",
        "ann@localhost",
        "ann@example.org\nBcc: bob@example.org",
        "ann@example.org\r",
        "ann\r\n@example.org",
        "ann@example.org, bob@example.org",
        "Ann <ann@example.org>",
        '"ann b"@example.org',
        ".ann@example.org",
        "ann@exa mple.org",
        "ann@-x.org",
        f"{'a' * 65}@example.org",
        f"ann@{'a.' * 130}org",
        "änn@example.org",
    ],
)
def test_invalid_addresses(text: str) -> None:
    with pytest.raises(BadAddress, match="expected the address of a mailbox"):
        fit_address(text)


def test_the_address_of_a_mail_server() -> None:
    office = read_office("smtp://games%40example.org:s%2Fp@mail.example.org")
    assert (office.host, office.port, office.user, office.password) == ("mail.example.org", 587, "games@example.org", "s/p")
    assert read_office("smtps://mail.example.org").port == 465 and "s/p" not in repr(office)


MAIL = {"mail_url": "smtp://ann:swordfish@mail.example.org", "mail_from": "games@example.org", "public_url": "https://games.example/"}


def test_the_settings_of_mails() -> None:
    assert read_settings(MAIL, {}).public_url == "https://games.example"
    environment = {f"ZIGGURAT_{name.upper()}": value for name, value in MAIL.items()}
    assert read_settings({}, environment).mail_from == "games@example.org"


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("mail_url", "http://ann:swordfish@mail.example.org", "mail_url: expected smtp://USER:PASSWORD@HOST:PORT"),
        ("mail_url", "smtp://ann:swordfish@mail.example.org:99999", "mail_url: expected"),
        ("mail_url", "smtp://", "mail_url: expected"),
        ("mail_from", "games", "mail_from: expected the address of a mailbox"),
        ("mail_from", "", "mail_from: expected an address, since mail_url is set"),
        ("public_url", "", "public_url: expected the address of this server"),
        ("public_url", "games.example", "public_url: expected an address without a path"),
        ("public_url", "https://games.example/babylon", "public_url: expected an address without a path"),
        ("public_url", "https://games.example\n", "public_url: expected an address without a path"),
    ],
)
def test_settings_that_cannot_be(name: str, value: str, told: str) -> None:
    with pytest.raises(BadSetting, match=told) as refused:
        read_settings(MAIL | {name: value}, {})
    assert "swordfish" not in str(refused.value)
