"""Every state of a table has its page: none is blank, none is an alert box."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from browser.person import Visit, play_on, seated
from server.live_server import PERSON, Server, make


def test_a_table_that_there_is_not(visit: Visit) -> None:
    ann = visit.person()
    for path in ("/table/nosuchtable", "/join/nosuchtable#secret", "/replay/nosuchrecord", "/nonsense", "/table/a/b"):
        ann.goes(path)
        expect(ann.page.get_by_role("heading").first).to_be_visible()
        expect(ann.page.get_by_role("main").locator("a[href='/']").first).to_be_visible()


def test_a_wrong_invitation_and_a_full_table(visit: Visit, server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Ann",))
    bob = visit.person().goes(f"/join/{made['table']}#wrongwrongwrongwrongwrong")
    bob.page.get_by_label("Your name").first.fill("Bob")
    bob.presses("Join")
    bob.expects("link")
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"))
    eve = visit.person().goes(f"/join/{made['table']}#{made['invitation']}")
    eve.page.get_by_role("main").get_by_role("link", name="Watch").or_(
        eve.page.get_by_role("main").get_by_role("button", name="Watch")
    ).click()
    eve.page.locator("[data-place]").first.wait_for()
    assert eve.open.count() == 0


def test_a_seat_on_another_device(visit: Visit) -> None:
    ann = visit.person().starts_against("Snail")
    ann.page.get_by_role("button", name="Menu").click()
    ann.presses("Continue on another device")
    link = ann.page.get_by_role("textbox", name="Link").input_value()
    other = visit.person()
    other.page.goto(other.address + link[link.index("/table/") :])
    assert other.waits()
    # The secret is removed from the address.
    assert "#" not in other.page.url
    other.decides(random.Random(1))


def test_somebody_left_and_a_computer_player_goes_on(visit: Visit) -> None:
    ann, bob = seated(visit)
    bob.page.close()
    ann.presses("Let the computer play")
    ann.expects("played by")


def test_a_refused_touch_shows_the_rule(visit: Visit) -> None:
    ann = visit.person().starts_against("Snail")
    ann.reaches("drop")
    ann.page.locator('[data-place^="planet"]').first.click(force=True)
    expect(ann.page.get_by_role("alert")).to_contain_text(re.compile("rule|You can't do that here"))


def test_giving_up_between_people(visit: Visit) -> None:
    ann, bob = seated(visit)
    play_on([ann, bob], random.Random(2), 12)
    ann.page.get_by_role("button", name="Menu").click()
    ann.presses("Resign")
    ann.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    bob.expects("Ann resigned.")
    bob.expects("You win!")
