"""Babylon in the browser: some turns in top view and in 3D, whole games by keyboard, without WebGL."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect

from browser.babylon_player import TOP, BabylonPlayer, expect_engine_scores, view_of
from browser.person import DESKTOP, OPEN, PHONE, Visit, launched
from server.live_server import PERSON, Server, bot, make

NO_WEBGL = ["--no-sandbox", "--disable-gpu", "--disable-3d-apis"]


@pytest.fixture(scope="module")
def without_webgl(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright, *NO_WEBGL) as browser:
        yield browser


def test_a_few_turns_by_clicks(visit: Visit, server: Server) -> None:
    ann = BabylonPlayer(visit.person(preferences=TOP)).starts_against()
    chance = random.Random(4)
    while ann.waits() == "remove":
        ann.decides(chance)
    ann.digs_most()
    assert ann.waits() == "build"
    # A touched cell shows the ghost and its price immediately; R and C change it, Esc cancels it.
    ann.cells.nth(20).click()
    expect(ann.person.go).to_be_visible()
    chosen = ann.page.locator('[data-cell][aria-pressed="true"]')
    expect(chosen).to_have_count(4)
    ann.page.keyboard.press("r")
    ann.page.keyboard.press("c")
    expect(ann.person.go).to_be_visible()
    ann.page.get_by_role("button", name="Choose again").click()
    expect(chosen).to_have_count(0)
    # A place is marked between its cells; touching the mark chooses the place.
    here = ann.page.locator('[data-cell="d4"]').bounding_box()
    next_row = ann.page.locator('[data-cell="e5"]').bounding_box()
    assert here and next_row
    ann.page.mouse.click((here["x"] + here["width"] + next_row["x"]) / 2, (here["y"] + next_row["y"] + next_row["height"]) / 2)
    expect(chosen).to_have_count(4)
    assert sorted(chosen.evaluate_all("all => all.map(each => each.dataset.cell)")) == ["d4", "d5", "e4", "e5"]
    ann.page.get_by_role("button", name="Choose again").click()
    expect(chosen).to_have_count(0)
    ann.touches_a_cell(chance)
    assert ann.waits() == "build"
    tiles = view_of(server, ann.person.table)["gardens"]
    assert sum(len(garden["tiles"]) for garden in tiles) >= 1
    # A build can be undone, back to the dig.
    ann.page.get_by_role("button", name="Undo").click()
    expect(ann.page.locator(".tile.held")).to_be_visible()
    ann.plays(chance, 12)


def test_the_first_game_is_of_the_kind_that_is_chosen(visit: Visit, server: Server) -> None:
    ann = visit.person(preferences=TOP, is_new=True).goes()
    ann.page.locator("label", has=ann.page.locator('input[value="babylon"]')).get_by_role("heading").click()
    ann.presses("Show me how")
    ann.expects("Welcome! Before the game")
    assert server.get(f"/api/tables/{ann.table}").json()["game"] == "babylon"


def test_visiting_another_garden(visit: Visit, server: Server) -> None:
    ann = BabylonPlayer(visit.person(preferences=TOP)).starts_against(2)
    rivals = ann.page.locator(".rivalsPanel li button")
    expect(rivals).to_have_count(2)
    # The start of your turn ends a visit to another garden.
    ann.page.locator(OPEN).first.wait_for()
    rivals.first.click()
    ann.person.expects("You're looking at")
    ann.page.get_by_role("button", name="Back to your garden").click()
    expect(ann.page.get_by_text("You're looking at")).to_be_hidden()


def test_a_phone_has_it_all_in_four_tabs(visit: Visit, server: Server) -> None:
    ann = BabylonPlayer(visit.person(PHONE, preferences=TOP, has_touch=True, is_mobile=True)).starts_against()
    for name in ("Storage", "Score", "Rivals", "Quarry"):
        ann.page.get_by_role("tab", name=name).click()
        expect(ann.page.get_by_role("tabpanel", name=name)).to_be_visible()
    ann.plays(random.Random(2), 12)


def test_without_webgl_there_is_the_top_view(without_webgl: Browser, server: Server) -> None:
    with Visit(without_webgl, server.url) as visit:
        ann = BabylonPlayer(visit.person(preferences={"motion": "reduced"})).starts_against()
        ann.person.expects("here's the top view")
        expect(ann.page.locator("canvas")).to_have_count(0)
        ann.plays(random.Random(7), 8)
        visit.complaints = [one for one in visit.complaints if "WebGL" not in one]


def test_a_machine_too_slow_for_3d_is_notified_once(visit: Visit, server: Server) -> None:
    ann = BabylonPlayer(visit.person(preferences={"motion": "reduced", "garden": "3d"}))
    ann.page.add_init_script("sessionStorage.setItem('ziggurat.babylon.grade', 'slow')")
    ann.starts_against()
    expect(ann.page.locator("[data-cell]")).to_have_count(64)
    expect(ann.page.get_by_role("button", name="3D view")).to_be_visible()
    expect(ann.page.get_by_text("3D runs slowly")).to_have_count(0)


@pytest.mark.slow
def test_a_dig_and_a_build_in_three_dimensions(visit: Visit, server: Server) -> None:
    made = make(server, [PERSON, bot()], game="babylon", options={"first": "1"})
    ann = BabylonPlayer(visit.person((1200, 760), preferences={"garden": "3d", "motion": "reduced"})).sits_at(made)
    ann.insists_on_3d()
    chance = random.Random(1)
    while ann.waits() == "remove":
        ann.digs(chance)
    ann.digs_most()
    assert ann.waits() == "build"
    ann.page.get_by_role("tab", name="Spots").click()
    ann.places.nth(24).click()
    callout = ann.page.locator(".callout")
    expect(callout).to_be_visible(timeout=30_000)
    assert callout.evaluate("one => one.scrollWidth <= one.clientWidth")
    ann.confirms()
    expect(ann.page.locator(".callout")).to_be_hidden(timeout=30_000)
    assert ann.waits() == "build"
    assert len(view_of(server, ann.person.table)["gardens"][0]["tiles"]) == 1
    # The top view shows the same garden.
    ann.page.get_by_role("button", name="Top view").click()
    expect(ann.page.locator("[data-cell]")).to_have_count(64)
    expect(ann.page.locator(".scene canvas")).to_have_count(0)
    visit.complaints = [one for one in visit.complaints if "GPU stall" not in one and "GL Driver" not in one]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4])
def test_whole_games_by_keyboard(visit: Visit, server: Server, seats: int) -> None:
    ann = BabylonPlayer(visit.person(DESKTOP, preferences=TOP)).starts_against(seats - 1)
    ann.plays(random.Random(10 + seats), keys=True)
    expect_engine_scores(ann, server)
