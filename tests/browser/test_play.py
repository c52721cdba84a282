"""Two people play Bubblee Pop in the browser, some turns and a whole game; one plays against a bot."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from browser.person import Visit, play_on, seated
from server.live_server import Server


def test_two_people_play_some_turns_by_clicks(visit: Visit, server: Server) -> None:
    ann, bob = seated(visit)
    play_on([ann, bob], random.Random(4), 16)
    made = server.get(f"/api/tables/{ann.table}").json()
    assert made["ply"] >= 16 and made["state"] == "playing"
    for one in (ann, bob):
        expect(one.page.locator("[data-place]").first).to_be_visible()


@pytest.mark.slow
def test_two_people_play_a_whole_game_by_clicks(visit: Visit, server: Server) -> None:
    ann, bob = seated(visit)
    table = ann.table
    play_on([ann, bob], random.Random(5))
    shown = server.get(f"/api/tables/{table}").json()
    assert shown["state"] == "over" and shown["ended"]["how"] == "rules"
    for one in (ann, bob):
        for score in shown["ended"]["scores"]:
            expect(one.page.locator(".ended .scores")).to_contain_text(str(score))
        expect(one.page.get_by_role("link", name="Replay")).to_have_attribute("href", f"/replay/{table}")
    # One player asks for another game, and both are taken there.
    ann.presses("Play again")
    for one in (ann, bob):
        one.page.wait_for_url(lambda url: table not in url)
        one.page.locator("[data-place]").first.wait_for()
    assert ann.table == bob.table != table


def test_a_level_is_chosen_played_against_and_remembered(visit: Visit, server: Server) -> None:
    ann = visit.person().goes()
    strengths = ann.page.get_by_role("group", name="Opponent", exact=True).get_by_role("radio")
    expect(strengths).to_have_count(6)
    expect(ann.page.get_by_role("radio", name="Hedgehog")).to_be_checked()
    ann.starts_against("Fox")
    expect(ann.page.locator("body")).to_contain_text("Fox")
    chance, decisions = random.Random(7), 0
    while decisions < 8 and ann.waits():
        ann.decides(chance)
        decisions += 1
    assert [seat["name"] for seat in server.get(f"/api/tables/{ann.table}").json()["seats"]][1] == "level4"
    ann.goes()
    expect(ann.page.get_by_role("radio", name="Fox")).to_be_checked()
    # The strongest bot joins immediately too, and may have the first move.
    ann.starts_against("Dragon")
    assert ann.waits()
