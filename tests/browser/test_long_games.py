"""Long games in the browser: lost connections, killed servers, spectators, other addresses, the keyboard alone."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.person import PHONE, WAIT, Person, Visit, play_on, seated
from server.live_server import Server, running
from ziggurat.server.addresses import local_address

pytestmark = pytest.mark.slow
TURNS = 10


def is_over(server: Server, table: str) -> bool:
    shown = server.get(f"/api/tables/{table}").json()
    return bool(shown["state"] == "over" and shown["ended"]["how"] == "rules")


def test_a_connection_lost_in_mid_turn_is_restored_automatically(visit: Visit, server: Server) -> None:
    ann, bob = seated(visit)
    play_on([ann, bob], random.Random(1), 6)
    for one in (ann, bob):
        one.page.context.set_offline(True)
        expect(one.page.get_by_text("Connection lost")).to_be_visible()
        one.page.context.set_offline(False)
        expect(one.page.get_by_text("Connection lost")).to_be_hidden()
    play_on([ann, bob], random.Random(2))
    assert is_over(server, ann.table)


def test_a_selection_is_kept_and_a_move_is_sent_after_a_break(visit: Visit) -> None:
    ann = visit.person().starts_against("Snail")
    assert ann.waits()
    ann.reaches("drop")
    ann.touches_until_confirmed(random.Random(3))
    chosen = ann.chosen.count()
    ann.page.context.set_offline(True)
    ann.go.click()
    assert ann.chosen.count() == chosen
    ann.page.context.set_offline(False)
    expect(ann.chosen).to_have_count(0)
    assert ann.waits()


def test_the_server_is_killed_and_both_go_on(chromium: Browser, own_server: Server) -> None:
    with Visit(chromium, own_server.url) as visit:
        ann, bob = seated(visit)
        for round in range(3):
            play_on([ann, bob], random.Random(round), 8)
            own_server.kill()
            expect(ann.page.get_by_text("Connection lost")).to_be_visible()
            own_server.start()
        play_on([ann, bob], random.Random(9))
        assert is_over(own_server, ann.table)


def test_a_third_watches(visit: Visit, server: Server) -> None:
    ann, bob = seated(visit)
    eve = visit.person(PHONE).goes(f"/table/{ann.table}")
    eve.page.locator("[data-place]").first.wait_for()
    assert eve.open.count() == 0
    play_on([ann, bob], random.Random(4))
    shown = server.get(f"/api/tables/{ann.table}").json()
    for score in shown["ended"]["scores"]:
        expect(eve.page.locator(".ended .scores")).to_contain_text(str(score), timeout=WAIT)
    assert not eve.over.is_visible()


@pytest.mark.parametrize("bot", ["Snail", "Dragon"])
def test_ten_turns_against_each_bot(visit: Visit, bot: str) -> None:
    ann = visit.person(PHONE).starts_against(bot)
    chance, turns = random.Random(7), 0
    while turns < TURNS:
        if not ann.waits():
            # Random moves may soon leave no drop.
            before = ann.table
            ann.presses("Play again")
            ann.page.wait_for_url(lambda url, before=before: before not in url)  # type: ignore[misc]
            continue
        turns += ann.step == "drop"
        ann.decides(chance)


def test_a_whole_game_by_keyboard_alone(visit: Visit, server: Server) -> None:
    ann = visit.person().goes()
    ann.tabs_to("Start")
    ann.page.keyboard.press("Enter")
    ann.page.locator("[data-place]").first.wait_for()
    chance = random.Random(11)
    while ann.waits():
        ann.decides_by_keyboard(chance)
    assert is_over(server, ann.table)


def test_a_game_from_a_plain_address_in_the_local_network(chromium: Browser, tmp_path: Path) -> None:
    own = local_address()
    if own is None:
        pytest.skip("this machine is in no network, so that it has no address but localhost")
    with running(tmp_path / "tables.sqlite", "--host", "0.0.0.0") as server, Visit(chromium, f"http://{own}:{server.port}") as visit:
        ann, bob = seated(visit)
        assert ann.page.evaluate("isSecureContext") is False
        play_on([ann, bob], random.Random(6))
        assert is_over(server, ann.table)


def test_two_people_at_one_screen(visit: Visit, server: Server) -> None:
    both: Person = visit.person(preferences={"turnBoard": True}).goes()
    both.page.get_by_text("On this screen").click()
    both.presses("Start")
    both.page.locator("[data-place]").first.wait_for()
    play_on([both], random.Random(8))
    assert is_over(server, both.table)
