"""Two people play a whole game of Bubblee Pop through the browser."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from browser.person import Visit, play_on, seated
from server.playing import Server


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
    # The one asks for another game, and both are led there.
    ann.presses("Play again")
    for one in (ann, bob):
        one.page.wait_for_url(lambda url: table not in url)
        one.page.locator("[data-place]").first.wait_for()
    assert ann.table == bob.table != table
