"""Babylon through the browser: from above by clicks and by keys, in 3D, without WebGL, to the last figure of the end."""

from __future__ import annotations

import contextlib
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Playwright, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from browser.person import DESKTOP, PHONE, Person, Visit, launched
from server.playing import PERSON, Server, bot, make

TOP = {"garden": "top", "motion": "reduced"}
SOFTWARE = ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
NO_WEBGL = ["--no-sandbox", "--disable-gpu", "--disable-3d-apis"]
CATEGORIES = ("height", "statues", "stairs", "fountains", "bridges", "belvederes", "diversity", "flowers")


class Gardener:
    """Somebody who plays Babylon: digs, builds, decorates, ends the turn."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page: Page = person.page

    def starts_against(self, opponents: int = 1, strength: str = "Dice") -> Gardener:
        """From the first page."""
        self.person.goes()
        self.page.locator("label", has=self.page.locator('input[value="babylon"]')).click()
        if opponents > 1:
            self.page.get_by_role("group", name="Opponents").get_by_role("radio", name=str(opponents), exact=True).check()
        self.page.get_by_role("radio", name=re.compile(strength)).check()
        self.person.presses("Start")
        self.page.locator("[data-step]").wait_for()
        return self

    def sits_at(self, made: dict[str, Any]) -> Gardener:
        self.person.goes(f"/table/{made['table']}#{made['seats'][0]['token']}")
        self.page.locator("[data-step]").wait_for()
        return self

    def insists_on_3d(self) -> None:
        """A machine that is busy may find itself too slow for 3D; then it is asked for."""
        canvas = self.page.locator(".scene canvas")
        slow = self.page.get_by_text("draws slowly in 3D")
        expect(canvas.or_(slow).first).to_be_visible(timeout=90_000)
        if not canvas.count():
            self.page.get_by_role("button", name="3D view").click()
        expect(canvas).to_be_visible(timeout=90_000)

    # What is on the table

    @property
    def stacks(self) -> Locator:
        return self.page.locator('[data-stack][aria-disabled="false"][aria-pressed="false"]')

    @property
    def cells(self) -> Locator:
        return self.page.locator('[data-cell][aria-disabled="false"][aria-pressed="false"]')

    @property
    def places(self) -> Locator:
        """The list of all places for the tile in hand."""
        return self.page.get_by_role("option")

    def waits(self) -> str:
        """Until something is to be decided: which step; nothing if the game is over."""
        for _ in range(900):
            skip = self.page.get_by_role("button", name="Skip")
            if skip.is_visible():
                with contextlib.suppress(PlaywrightTimeout):
                    skip.click(timeout=400)
            if self.person.over.is_visible():
                return ""
            if step := self.person.step:
                return step
            self.page.wait_for_timeout(40)
        raise TimeoutError(self.page.locator("body").inner_text())

    # By clicks

    def decides(self, chance: random.Random) -> None:
        """One decision."""
        if self.person.step != "build":
            self.digs(chance)
        elif self.cells.count():
            self.touches_a_cell(chance)
        else:
            self.ends()

    def digs(self, chance: random.Random) -> None:
        self.stacks.nth(chance.randrange(self.stacks.count())).click(force=True)
        self.confirms()

    def digs_most(self) -> None:
        """The tile that gives the most pillars: enough to build anywhere on the board."""
        gives = [int(text) for text in self.stacks.all_inner_texts()]
        self.stacks.nth(gives.index(max(gives))).click(force=True)
        self.confirms()

    def touches_a_cell(self, chance: random.Random) -> None:
        """A ghost is confirmed, the token's symbol is chosen, a decoration stands at once."""
        self.cells.nth(chance.randrange(self.cells.count())).click()
        self.page.wait_for_timeout(30)
        symbols = self.page.locator("[data-symbol]")
        if symbols.count():
            symbols.first.click()
        elif self.person.go.count():
            self.confirms()

    def ends(self) -> None:
        with contextlib.suppress(PlaywrightTimeout):
            self.page.locator("[data-end]").click(timeout=2_000)
        self.page.wait_for_timeout(60)
        # What is lost by it is asked for.
        if self.page.get_by_text("Your turn ends").is_visible():
            with contextlib.suppress(PlaywrightTimeout):
                self.person.go.click(timeout=2_000)

    def confirms(self) -> None:
        self.person.go.click()
        self.page.wait_for_timeout(40)

    def plays(self, chance: random.Random, decisions: int = 10_000, *, keys: bool = False) -> None:
        for _ in range(decisions):
            if not self.waits():
                return
            self.decides_by_keys(chance) if keys else self.decides(chance)

    # By keys alone

    def decides_by_keys(self, chance: random.Random) -> None:
        if self.person.step != "build":
            self._walks("1", "data-stack", chance.choice(self._names(self.stacks, "data-stack")), "abcd", 4)
            self._presses_gold()
        elif names := self._names(self.cells, "data-cell"):
            self._walks("3", "data-cell", chance.choice(names), "abcdefgh", 8)
            if self.person.go.count() and self.page.locator('[data-cell][aria-pressed="true"]').count():
                self._presses_gold()
        else:
            self.page.locator("[data-end]").focus()
            self.page.keyboard.press("Enter")
            self.page.wait_for_timeout(60)
            self.page.wait_for_timeout(100)
            if self.page.get_by_text("Your turn ends").is_visible():
                self._presses_gold()

    def _names(self, places: Locator, name: str) -> list[str]:
        return [str(found) for found in places.evaluate_all(f"all => all.map(each => each.getAttribute('{name}'))")]

    def _walks(self, area: str, attribute: str, target: str, columns: str, side: int) -> None:
        """To an area by its number, over it by the arrows, Enter."""
        self.page.keyboard.press(area)
        self.page.wait_for_timeout(20)
        now = str(self.page.evaluate(f"document.activeElement?.getAttribute('{attribute}')"))
        across = columns.index(target[0]) - columns.index(now[0])
        up = int(target[1]) - int(now[1])
        assert abs(across) < side and abs(up) < side
        for key, times in (("ArrowRight" if across > 0 else "ArrowLeft", abs(across)), ("ArrowUp" if up > 0 else "ArrowDown", abs(up))):
            for _ in range(times):
                self.page.keyboard.press(key)
        assert self.page.evaluate(f"document.activeElement?.getAttribute('{attribute}')") == target
        self.page.keyboard.press("Enter")
        self.page.wait_for_timeout(40)

    def _presses_gold(self) -> None:
        expect(self.person.go).to_be_visible()
        self.page.keyboard.press("4")
        self.page.wait_for_timeout(30)
        assert self.page.evaluate("Boolean(document.activeElement?.matches('.action .go'))")
        self.page.keyboard.press("Enter")
        self.page.wait_for_timeout(60)


@pytest.fixture(scope="module")
def software(playwright: Playwright) -> Iterator[Browser]:
    """Draws in 3D without a graphics card."""
    with launched(playwright, *SOFTWARE) as browser:
        yield browser


@pytest.fixture(scope="module")
def without_webgl(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright, *NO_WEBGL) as browser:
        yield browser


def view_of(server: Server, table: str) -> dict[str, Any]:
    view: dict[str, Any] = server.get(f"/api/tables/{table}").json()["view"]
    return view


def expect_the_engines_figures(gardener: Gardener, server: Server) -> None:
    """The end says what the rules say, category by category."""
    page, table = gardener.page, gardener.person.table
    shown = server.get(f"/api/tables/{table}").json()
    assert shown["state"] == "over" and shown["ended"]["how"] == "rules"
    page.get_by_role("button", name="Points", exact=True).click()
    rows = page.get_by_role("dialog").locator("tr[data-category]")
    rows.first.wait_for()
    gardens = shown["view"]["gardens"]
    for category in CATEGORIES:
        told = page.get_by_role("dialog").locator(f'tr[data-category="{category}"] td').all_inner_texts()
        assert [int(text) for text in told] == [garden["score"][category] for garden in gardens], category
    totals = page.get_by_role("dialog").locator("tr.sum td").all_inner_texts()
    assert [int(text) for text in totals] == shown["ended"]["scores"] == [garden["score"]["total"] for garden in gardens]


def test_a_few_turns_by_clicks(visit: Visit, server: Server) -> None:
    ann = Gardener(visit.person(preferences=TOP)).starts_against()
    chance = random.Random(4)
    while ann.waits() == "remove":
        ann.decides(chance)
    # The number on a tile is what it gives.
    stack = ann.stacks.first
    name, gives = stack.get_attribute("data-stack"), int(stack.inner_text())
    view = view_of(server, ann.person.table)
    assert gives == next(one["yield"]["total"] for one in view["quarry"] if one["stack"] == name) or ann.page.locator(".badge.own").count()
    ann.digs_most()
    assert ann.waits() == "build"
    # A touched cell shows the ghost and its price at once; R and C change it, Esc lets it go.
    ann.cells.nth(20).click()
    expect(ann.person.go).to_be_visible()
    chosen = ann.page.locator('[data-cell][aria-pressed="true"]')
    expect(chosen).to_have_count(4)
    ann.page.keyboard.press("r")
    ann.page.keyboard.press("c")
    expect(ann.person.go).to_be_visible()
    ann.page.get_by_role("button", name="Choose again").click()
    expect(chosen).to_have_count(0)
    ann.touches_a_cell(chance)
    assert ann.waits() == "build"
    tiles = view_of(server, ann.person.table)["gardens"]
    assert sum(len(garden["tiles"]) for garden in tiles) >= 1
    # What was built can be taken back, down to the dig.
    ann.page.get_by_role("button", name="Undo").click()
    expect(ann.page.locator(".tile.held")).to_be_visible()
    ann.plays(chance, 12)


def test_whose_garden_is_looked_at(visit: Visit, server: Server) -> None:
    ann = Gardener(visit.person(preferences=TOP)).starts_against(2)
    rivals = ann.page.locator(".rivalsPanel li button")
    expect(rivals).to_have_count(2)
    rivals.first.click()
    ann.person.expects("you are visiting")
    ann.page.get_by_role("button", name="Back to your garden").click()
    expect(ann.page.get_by_text("you are visiting")).to_be_hidden()


def test_a_phone_has_it_all_in_four_tabs(visit: Visit, server: Server) -> None:
    ann = Gardener(visit.person(PHONE, preferences=TOP, has_touch=True, is_mobile=True)).starts_against()
    for name in ("Store", "Score", "Rivals", "Quarry"):
        ann.page.get_by_role("tab", name=name).click()
        expect(ann.page.get_by_role("tabpanel", name=name)).to_be_visible()
    ann.plays(random.Random(2), 12)


def test_without_webgl_there_is_the_top_view(without_webgl: Browser, server: Server) -> None:
    with Visit(without_webgl, server.url) as visit:
        ann = Gardener(visit.person(preferences={"motion": "reduced"})).starts_against()
        ann.person.expects("here is the top view")
        expect(ann.page.locator("canvas")).to_have_count(0)
        ann.plays(random.Random(7), 8)
        visit.complaints = [one for one in visit.complaints if "WebGL" not in one]


def test_a_dig_and_a_build_in_three_dimensions(software: Browser, server: Server) -> None:
    made = make(server, [PERSON, bot()], game="babylon", options={"first": "1"})
    with Visit(software, server.url) as visit:
        ann = Gardener(visit.person((1200, 760), preferences={"garden": "3d", "motion": "reduced"})).sits_at(made)
        ann.insists_on_3d()
        chance = random.Random(1)
        while ann.waits() == "remove":
            ann.digs(chance)
        ann.digs_most()
        assert ann.waits() == "build"
        ann.page.get_by_role("tab", name="Places").click()
        ann.places.nth(24).click()
        expect(ann.page.locator(".callout")).to_be_visible(timeout=30_000)
        ann.confirms()
        expect(ann.page.locator(".callout")).to_be_hidden(timeout=30_000)
        assert ann.waits() == "build"
        assert len(view_of(server, ann.person.table)["gardens"][0]["tiles"]) == 1
        # From above it is the same garden.
        ann.page.get_by_role("button", name="Top view").click()
        expect(ann.page.locator("[data-cell]")).to_have_count(64)
        expect(ann.page.locator(".scene canvas")).to_have_count(0)
        visit.complaints = [one for one in visit.complaints if "GPU stall" not in one and "GL Driver" not in one]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_by_clicks(visit: Visit, server: Server, seats: int) -> None:
    ann = Gardener(visit.person(DESKTOP, preferences=TOP)).starts_against(seats - 1)
    ann.plays(random.Random(seats))
    expect_the_engines_figures(ann, server)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_by_keyboard(visit: Visit, server: Server, seats: int) -> None:
    ann = Gardener(visit.person(DESKTOP, preferences=TOP)).starts_against(seats - 1)
    ann.plays(random.Random(10 + seats), keys=True)
    expect_the_engines_figures(ann, server)


@pytest.mark.slow
def test_a_connection_lost_in_mid_build_keeps_the_ghost(visit: Visit) -> None:
    ann = Gardener(visit.person(preferences=TOP)).starts_against()
    chance = random.Random(5)
    while ann.waits() == "remove":
        ann.decides(chance)
    ann.digs_most()
    assert ann.waits() == "build"
    ann.cells.nth(9).click()
    chosen = ann.page.locator('[data-cell][aria-pressed="true"]')
    expect(chosen).to_have_count(4)
    ann.page.context.set_offline(True)
    expect(ann.page.get_by_text("Connection lost")).to_be_visible()
    expect(chosen).to_have_count(4)
    ann.page.context.set_offline(False)
    expect(ann.page.get_by_text("Connection lost")).to_be_hidden()
    expect(chosen).to_have_count(4)
    ann.confirms()
    ann.plays(chance, 4)
