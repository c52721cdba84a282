"""A name of your own in the browser: claimed, refused to others, rated; and searching for tables by a name."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from browser.person import PHONE, Visit


def test_a_name_is_claimed_kept_from_others_and_rated(visit: Visit) -> None:
    ann = visit.person().goes("/settings")
    ann.page.get_by_role("textbox", name="Your name").fill("Annabella")
    ann.expects("This name is free.")
    ann.presses("Claim this name")
    ann.expects("From now on only you can play as Annabella.")
    expect(ann.page.get_by_role("region", name="Your names")).to_contain_text("Annabella")
    # Other players see it next to the field, and are refused.
    eve = visit.person(PHONE, preferences={"name": "ANNABELLA"}).goes()
    eve.page.get_by_role("radio", name="Online with friends").dispatch_event("click")
    eve.expects("This name is taken. Choose another.")
    eve.presses("Start")
    eve.expects("Somebody else has claimed this name.")
    # The owner plays under it; a short game is enough for a rating.
    ann.goes()
    ann.starts_against("Snail")
    ann.page.locator("[data-place]").first.wait_for()
    table = ann.table
    assert ann.waits()
    ann.decides(random.Random(3))
    ann.page.get_by_role("button", name="Menu", exact=True).last.click()
    for _ in range(2):
        ann.page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    ann.expects("Your rating: 0.0 →")
    ann.page.get_by_role("link", name="Your rating").click()
    expect(ann.page.locator("tr.own")).to_contain_text("Annabella")
    expect(ann.page.get_by_role("row").filter(has_text="Snail")).to_be_visible()
    assert table not in ann.page.url


def test_a_name_is_given_up(visit: Visit) -> None:
    ann = visit.person(preferences={"name": "Beatrice"}).goes("/settings")
    ann.presses("Claim this name")
    ann.presses("Give up: Beatrice")
    ann.presses("Give it up")
    ann.expects("You haven't claimed a name yet.")


def test_open_tables_are_found_by_a_name_or_a_game(visit: Visit) -> None:
    for name in ("Márton", "Filip"):
        one = visit.person(preferences={"name": name}).goes()
        one.page.get_by_role("radio", name="Online with friends").dispatch_event("click")
        one.page.get_by_role("radio", name="Anyone", exact=True).check()
        one.presses("Start")
        one.page.wait_for_url("**/table/*")
    bob = visit.person(PHONE).goes("/games")
    tables = bob.page.get_by_role("region", name="On this server").get_by_role("listitem")
    expect(tables).to_have_count(2)
    finding = bob.page.get_by_label("Find by name or game")
    for text, number in (("marton", 1), ("bubblee", 2), ("nobody", 0), ("", 2)):
        finding.fill(text)
        expect(tables).to_have_count(number)
