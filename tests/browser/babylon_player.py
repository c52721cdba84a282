"""A person who plays Babylon in the browser, and a check of the final scores against the engine."""

from __future__ import annotations

import contextlib
import random
import re
from typing import Any, Self

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from browser.person import Person
from server.live_server import Server, record_of
from ziggurat.games.babylon.scoring import breakdown

TOP = {"garden": "top", "motion": "reduced"}
CATEGORIES = ("height", "statues", "stairs", "fountains", "bridges", "belvederes", "diversity", "flowers")


class BabylonPlayer:
    """Plays Babylon: digs, builds, decorates, ends the turn."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page: Page = person.page

    def starts_against(self, opponents: int = 1, strength: str = "Snail") -> BabylonPlayer:
        """Start a game from the home page."""
        self.person.goes()
        self.page.locator("label", has=self.page.locator('input[value="babylon"]')).get_by_role("heading").click()
        if opponents > 1:
            self.page.get_by_role("group", name="Opponents").get_by_role("radio", name=str(opponents), exact=True).check()
        self.page.get_by_role("radio", name=re.compile(strength)).check()
        self.person.presses("Start")
        self.page.locator("[data-step]").wait_for()
        return self

    def sits_at(self, made: dict[str, Any], seat: int | None = 0) -> Self:
        """Open a table at a seat; None to watch."""
        self.person.goes(f"/table/{made['table']}" + ("" if seat is None else f"#{made['seats'][seat]['token']}"))
        self.page.locator("[data-step]").wait_for()
        return self

    def insists_on_3d(self) -> None:
        """Switch 3D on if the page has decided that this busy machine is too slow for it."""
        canvas = self.page.locator(".scene canvas")
        slow = self.page.get_by_text("3D runs slowly")
        expect(canvas.or_(slow).first).to_be_visible(timeout=90_000)
        if not canvas.count():
            self.page.get_by_role("button", name="3D view").click()
        expect(canvas).to_be_visible(timeout=90_000)

    def loses_connection(self) -> None:
        """Go offline for a moment."""
        self.page.context.set_offline(True)
        expect(self.page.get_by_text("Connection lost")).to_be_visible()
        self.page.context.set_offline(False)
        expect(self.page.get_by_text("Connection lost")).to_be_hidden()

    # Elements of the page

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
        """Wait until a decision is due and return its step; "" if the game is over."""
        for _ in range(900):
            skip = self.page.get_by_role("button", name="Skip", exact=True)
            if skip.is_visible():
                with contextlib.suppress(PlaywrightTimeout):
                    skip.dispatch_event("click", timeout=400)
            if self.person.over.is_visible():
                return ""
            if step := self.person.step:
                return step
            self.page.wait_for_timeout(40)
        raise TimeoutError(self.page.locator("body").inner_text())

    # With the mouse

    def decides(self, chance: random.Random) -> None:
        """Make one decision."""
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
        """Dig the tile that gives the most pillars: enough to build anywhere on the board."""
        gives = [int(text) for text in self.stacks.all_inner_texts()]
        self.stacks.nth(gives.index(max(gives))).click(force=True)
        self.confirms()

    def touches_a_cell(self, chance: random.Random) -> None:
        """Confirm a ghost, or choose the token's symbol; a decoration is placed immediately."""
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
        # Confirm the loss of tiles or pillars, if asked.
        if self.page.get_by_text("Your turn is ending").is_visible():
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

    # With the keyboard alone

    def decides_by_keys(self, chance: random.Random) -> None:
        if self.person.step != "build":
            self._walks("1", "data-stack", chance.choice(self._names(self.stacks, "data-stack")), "abcd", 4)
            self.presses_gold()
        elif names := self._names(self.cells, "data-cell"):
            self._walks("3", "data-cell", chance.choice(names), "abcdefgh", 8)
            if self.person.go.count() and self.page.locator('[data-cell][aria-pressed="true"]').count():
                self.presses_gold()
        else:
            self.ends_by_keys()

    def ends_by_keys(self) -> None:
        """End the turn. A turn that loses nothing ends immediately; otherwise confirm the loss."""
        self.page.locator("[data-end]").focus()
        self.page.keyboard.press("Enter")
        for _ in range(400):
            self.page.wait_for_timeout(30)
            if self.person.step != "build":
                return
            self.page.keyboard.press("4")
            if self.page.locator(".action .go:enabled:focus:not([data-end])").count():
                self.page.keyboard.press("Enter")
        raise TimeoutError(self.page.locator("body").inner_text())

    def _names(self, places: Locator, name: str) -> list[str]:
        return [str(found) for found in places.evaluate_all(f"all => all.map(each => each.getAttribute('{name}'))")]

    def _walks(self, area: str, attribute: str, target: str, columns: str, side: int) -> None:
        """Go to an area by its number, move over it with the arrows, and press Enter."""
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

    def presses_gold(self) -> None:
        expect(self.person.go).to_be_visible()
        self.page.keyboard.press("4")
        expect(self.page.locator(".action .go:focus")).to_have_count(1)
        self.page.keyboard.press("Enter")
        self.page.wait_for_timeout(60)


def view_of(server: Server, table: str) -> dict[str, Any]:
    view: dict[str, Any] = server.get(f"/api/tables/{table}").json()["view"]
    return view


def expect_engine_scores(player: BabylonPlayer, server: Server) -> None:
    """Assert that the final score on the page equals the engine's, category by category, for all seats."""
    page, table = player.page, player.person.table
    ended = server.get(f"/api/tables/{table}").json()["ended"]
    last = record_of(server, table).position.state
    scores = [breakdown(last, seat) for seat in range(last.seats)]
    assert ended["how"] == "rules" and ended["scores"] == [score.total for score in scores]
    points, dialog = page.get_by_role("button", name="Points", exact=True), page.get_by_role("dialog")
    points.or_(dialog).first.wait_for()
    # Players see the count without asking for it.
    if points.is_visible():
        points.click()
    dialog.locator("tr[data-category]").first.wait_for()
    for category in CATEGORIES:
        told = dialog.locator(f'tr[data-category="{category}"] td').all_inner_texts()
        assert [int(text) for text in told] == [getattr(score, category) for score in scores], category
    totals = dialog.locator("tr.sum td").all_inner_texts()
    assert [int(text) for text in totals] == ended["scores"]
