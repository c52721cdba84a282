"""A game with days per turn in the browser: the clock, the address, and the pages that mails link to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from browser.person import Visit
from browser.test_access import by_day_and_night
from server.live_server import Server, running
from server.mail_server import Mailboxes, mailboxes, text_of

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def boxes() -> Iterator[Mailboxes]:
    with mailboxes() as opened:
        yield opened


@pytest.fixture(scope="module")
def server(boxes: Mailboxes, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("mails") / "tables.sqlite", *boxes.settings) as one:
        yield one


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    with Visit(chromium, server.url) as one:
        yield one


def link(boxes: Mailboxes, address: str, number: int, page: str) -> str:
    """The path of the link in a mail."""
    lines = text_of(boxes.wait(address, number)).splitlines()
    (found,) = [line for line in lines if line.startswith(f"https://games.example/{page}/")]
    parts = urlsplit(found)
    return f"{parts.path}{f'#{parts.fragment}' if parts.fragment else ''}"


def test_days_for_each_turn_and_a_mail(visit: Visit, boxes: Mailboxes) -> None:
    ann, bob = visit.person(), visit.person()
    ann.goes()
    ann.page.get_by_role("radio", name="Online with friends").check()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_text("More options").click()
    ann.page.get_by_role("radio", name="3 days per turn").check()
    # With days per turn, players may stay away.
    expect(ann.page.get_by_text("If somebody leaves")).to_have_count(0)
    ann.presses("Start")
    field = ann.page.get_by_label("Your email address")
    field.fill("ann")
    ann.presses("Get emails")
    expect(ann.page.get_by_text("That isn't an email address.")).to_be_visible()
    field.fill("ann@example.org")
    ann.presses("Get emails")
    expect(ann.page.get_by_text("We've emailed ann@example.org.")).to_be_visible()
    assert not by_day_and_night(ann)
    # The mail is read on another device.
    mailed = visit.person()
    mailed.goes(link(boxes, "ann@example.org", 0, "confirm"))
    mailed.page.get_by_role("button", name="Yes, email me").wait_for()
    assert not by_day_and_night(mailed)
    mailed.presses("Yes, email me")
    expect(mailed.page.get_by_text("Done. You'll get emails from now on.")).to_be_visible()
    ann.page.evaluate("dispatchEvent(new Event('focus'))")
    expect(ann.page.get_by_text("we'll email ann@example.org")).to_be_visible()
    invitation = ann.page.get_by_role("textbox", name="Link to this table").input_value()
    address = urlsplit(invitation)
    bob.goes(f"{address.path}#{address.fragment}")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.presses("Join")
    # One of the clocks is running.
    expect(bob.page.locator("time").first).to_have_text(re.compile(r"^(3\sd 0\sh|2\sd 23\sh)$"))
    bob.presses("Menu")
    bob.presses("Email me when it's my turn")
    expect(bob.page.get_by_label("Your email address")).to_be_visible()
    # The address is remembered for the next table.
    assert '"mail":"ann@example.org"' in ann.page.evaluate("localStorage.getItem('ziggurat.preferences')")


def test_a_link_that_is_of_no_use_says_so(visit: Visit) -> None:
    ann = visit.person()
    ann.goes("/confirm/nobody-knows-this")
    ann.presses("Yes, email me")
    expect(ann.page.get_by_text("This link no longer works")).to_be_visible()
    ann.goes("/unsubscribe/nobody-knows-this")
    ann.presses("Stop emails")
    expect(ann.page.get_by_text("You won't get any more emails.")).to_be_visible()


def test_the_address_of_a_name_is_confirmed_by_a_mail(visit: Visit, boxes: Mailboxes) -> None:
    ann = visit.person(preferences={"name": "Annabella"}).goes("/settings")
    ann.presses("Claim this name")
    card = ann.page.get_by_role("region", name="Your names")
    card.get_by_label("Email address").fill("annabella@example.org")
    card.get_by_role("button", name="Save").click()
    expect(card).to_contain_text("Not confirmed yet.")
    mailed = visit.person()
    mailed.goes(link(boxes, "annabella@example.org", 0, "confirm"))
    expect(mailed.page.get_by_text("Links that move a name to another browser will go to this address.")).to_be_visible()
    assert not by_day_and_night(mailed)
    mailed.presses("Confirm")
    expect(mailed.page.get_by_text("Confirmed. Links can now go to this address.")).to_be_visible()
    ann.goes("/settings")
    expect(card.get_by_label("Email address")).to_have_value("annabella@example.org")
    expect(card).not_to_contain_text("Not confirmed yet.")
    mailed.goes("/confirm/name.nobody-knows-this")
    mailed.presses("Confirm")
    expect(mailed.page.get_by_text("This link is no longer valid")).to_be_visible()
