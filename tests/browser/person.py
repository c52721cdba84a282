"""A person at a screen who uses what the page offers, by mouse or keyboard, and reads what it shows."""

from __future__ import annotations

import contextlib
import json
import random
import re
import shutil
from collections.abc import Iterator
from types import TracebackType
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Playwright, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from server.live_server import TIMEOUT

PHONE = (390, 844)
SMALL_PHONE = (360, 640)
TABLET = (768, 1024)
DESKTOP = (1440, 900)

DRAWING = ["--no-sandbox", "--enable-unsafe-swiftshader"]
"""Flags to draw 3D without a graphics card; the rest of the page is drawn as usual, four times as fast as by SwiftShader."""

OPEN = ':is([data-place][aria-disabled="false"][aria-pressed="false"], .action .due)'
"""Everything that can be touched: places of the board, and powers of which one must be chosen first."""
CHOSEN_ELSEWHERE = """chosen => {
    const key = "ziggurat.preferences";
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? "{}"), ...chosen }));
    dispatchEvent(new StorageEvent("storage", { key }));
}"""
"""A storage event, as the browser sends when another window changes the preferences."""
WAIT = TIMEOUT * 1000
# Console messages about cut connections, about requests that are refused or not ready, about a header that needs HTTPS, and Svelte's note
# that a part of the page which is being removed reads a value once more: harmless, and it depends on timing.
EXPECTED = re.compile(
    r"WebSocket connection to|net::ERR_(CONNECTION_REFUSED|FAILED|INTERNET_DISCONNECTED)|status of (40[0349]|503)|Cross-Origin-Opener"
    r"|svelte\.dev/e/derived_inert"
)


@contextlib.contextmanager
def launched(playwright: Playwright, *arguments: str) -> Iterator[Browser]:
    """The system's Chromium, with the given command-line arguments."""
    browser = playwright.chromium.launch(executable_path=chromium(), args=list(arguments))
    yield browser
    browser.close()


def chromium() -> str:
    """The path of the system's Chromium; Debian's headless shell if it is installed."""
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert found is not None, "Chromium is missing: make system"
    return found


class Visit:
    """Several people, each with a separate browser context."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.complaints: list[str] = []
        self._contexts: list[BrowserContext] = []

    def __enter__(self) -> Visit:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        for context in self._contexts:
            context.close()
        if kind is None:
            assert not self.complaints, self.complaints

    def person(
        self,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        *,
        is_new: bool = False,
        address: str | None = None,
        preferences: dict[str, Any] | None = None,
        **options: Any,
    ) -> Person:
        """Open a page with a screen size and a language. Unless `is_new`, the welcome has been dismissed."""
        context = self.browser.new_context(viewport={"width": size[0], "height": size[1]}, locale=language, **options)
        self._contexts.append(context)
        kept = ({} if is_new else {"welcomed": True}) | {"language": language, "sound": False} | (preferences or {})
        told = f"localStorage.getItem('ziggurat.preferences') ?? localStorage.setItem('ziggurat.preferences', JSON.stringify({_js(kept)}))"
        context.add_init_script(f"try {{ {told} }} catch {{}}")
        page = context.new_page()
        page.set_default_timeout(WAIT)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return Person(page, address or self.address)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not EXPECTED.search(message.text):
            self.complaints.append(message.text)


def _js(value: dict[str, Any]) -> str:
    return json.dumps(value)


def _arrows(down: int, across: int) -> list[tuple[str, int]]:
    return [("ArrowDown" if down > 0 else "ArrowUp", abs(down)), ("ArrowRight" if across > 0 else "ArrowLeft", abs(across))]


class Person:
    """A person looking at a page."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address

    def goes(self, path: str = "/") -> Person:
        self.page.goto(self.address + path)
        return self

    def presses(self, name: str) -> None:
        """Press a button or link by its label."""
        self.page.get_by_role("button", name=name, exact=True).or_(self.page.get_by_role("link", name=name, exact=True)).first.click()

    def chooses_elsewhere(self, **preferences: Any) -> None:
        """Change settings in another window of the same browser."""
        self.page.evaluate(CHOSEN_ELSEWHERE, preferences)

    def starts_against(self, bot: str = "Hedgehog") -> Person:
        """Start a game against the computer, from the home page."""
        self.goes()
        self.page.get_by_role("radio", name=bot).check()
        self.presses("Start")
        self.page.locator("[data-place]").first.wait_for()
        return self

    # At a table

    @property
    def table(self) -> str:
        found = re.search(r"/table/([a-z0-9]+)", self.page.url)
        assert found is not None, self.page.url
        return found[1]

    @property
    def open(self) -> Locator:
        """The places that can be touched."""
        return self.page.locator(OPEN)

    @property
    def go(self) -> Locator:
        """The golden button of a table, when it can be pressed."""
        return self.page.locator(".action .go:enabled")

    @property
    def over(self) -> Locator:
        return self.page.get_by_role("button", name="Play again")

    @property
    def may_choose(self) -> Locator:
        """Anything to touch, or the end of the game."""
        return self.open.or_(self.over).first

    def hurries(self) -> None:
        """Skip the animation of other players' moves."""
        skip = self.page.get_by_role("button", name="Skip", exact=True).or_(self.page.locator(".action .wide")).first
        if skip.is_visible():
            # The button disappears when the animation ends. A click that waits for it would intercept later presses.
            with contextlib.suppress(PlaywrightTimeout):
                skip.dispatch_event("click", timeout=500)

    def waits(self) -> bool:
        """Wait for your turn; False if the game is over."""
        for _ in range(600):
            self.hurries()
            if self.over.is_visible():
                return False
            if self.open.count():
                return True
            self.page.wait_for_timeout(50)
        raise TimeoutError(self.page.locator("body").inner_text())

    def decides(self, chance: random.Random) -> None:
        """Make one decision by mouse."""
        self.open.nth(chance.randrange(self.open.count())).click()
        self.finishes(chance)

    def finishes(self, chance: random.Random) -> None:
        """Touch on until the move can be confirmed; a placement is played immediately."""
        for _ in range(3):
            if not self.chosen.count():
                return
            if self.go.is_visible():
                self.go.click()
                return
            if self.open.count():
                self.open.nth(chance.randrange(self.open.count())).click()
            self.page.wait_for_timeout(30)

    @property
    def chosen(self) -> Locator:
        return self.page.locator('[data-place][aria-pressed="true"]')

    @property
    def step(self) -> str:
        """The kind of decision that is due."""
        return self.page.locator("[data-step]").get_attribute("data-step") or ""

    def reaches(self, step: str) -> None:
        """Decide until a step of the turn is reached."""
        chance = random.Random(0)
        while self.waits() and self.step != step:
            self.decides(chance)

    def touches_until_confirmed(self, chance: random.Random) -> None:
        """Choose a move without playing it."""
        self.open.nth(chance.randrange(self.open.count())).click()
        while not self.go.is_visible():
            self.open.nth(chance.randrange(self.open.count())).click()
            self.page.wait_for_timeout(30)

    # By keyboard

    def tabs_to(self, name: str) -> None:
        """Move to a button with the tab key."""
        for _ in range(80):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("document.activeElement?.innerText.trim()") == name:
                return
        raise AssertionError(f"no way to {name!r} by the tab key")

    def decides_by_keyboard(self, chance: random.Random) -> None:
        """Make one decision by keyboard: tab to the board, arrows, Enter, and Enter on the golden button."""
        for _ in range(4):
            places = [name for each in self.open.all() if (name := each.get_attribute("data-place"))]
            if places:
                self._walks_to(chance.choice(places))
            else:
                self.tabs_until("Boolean(document.activeElement?.matches('.action .due'))")
            self.page.keyboard.press("Enter")
            self.page.wait_for_timeout(60)
            if self.go.is_visible() and self.chosen.count():
                self._tabs_to_go()
                self.page.keyboard.press("Enter")
                return
            if not self.chosen.count():
                return

    def _walks_to(self, place: str) -> None:
        """Move with the arrows, the shortest way."""
        self._tabs_to_board()
        rows = self.page.get_by_role("row").all()
        grid = [row.locator("[data-place]").evaluate_all("places => places.map(each => each.dataset.place)") for row in rows]
        where = {name: (row, column) for row, names in enumerate(grid) for column, name in enumerate(names)}
        now = where[self.page.evaluate("document.activeElement.dataset.place")]
        target = where[place]
        for key, times in _arrows(target[0] - now[0], target[1] - now[1]):
            for _ in range(times):
                self.page.keyboard.press(key)
        assert self.page.evaluate("document.activeElement.dataset.place") == place

    def _tabs_to_board(self) -> None:
        self.tabs_until("Boolean(document.activeElement?.dataset.place)")

    def _tabs_to_go(self) -> None:
        self.tabs_until("Boolean(document.activeElement?.matches('.action .go'))")

    def tabs_until(self, holds: str) -> None:
        for _ in range(40):
            if self.page.evaluate(holds):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no way by the tab key to where {holds}")

    def touches(self, name: str, *, by_keyboard: bool = False) -> None:
        """Touch a place of the board, or a button that acts as one. A power starts automatically if it is the only one."""
        place = self.page.locator(f'[data-place="{name}"]')
        button = self.page.locator(f'[data-touch="{name}"]').first
        if place.count() and by_keyboard:
            self._walks_to(name)
            self.page.keyboard.press("Enter")
        elif place.count():
            place.click()
        elif button.is_visible() and by_keyboard:
            self.tabs_until(f"document.activeElement?.dataset.touch === '{name}'")
            self.page.keyboard.press("Enter")
        elif button.is_visible():
            button.click()
        else:
            assert name.startswith("power "), f"nothing to touch for {name}"

    def confirms(self, *, by_keyboard: bool = False) -> None:
        """Press the golden button."""
        if by_keyboard:
            self._tabs_to_go()
            self.page.keyboard.press("Enter")
        else:
            self.go.click()

    def expects(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible(timeout=WAIT)


def seated(visit: Visit) -> tuple[Person, Person]:
    """Ann creates a table and Bob joins by its link, on a phone."""
    ann = visit.person().goes()
    ann.page.get_by_text("Online with friends").click()
    ann.page.get_by_label("Your name").first.fill("Ann")
    ann.presses("Start")
    field = ann.page.get_by_label("Link").first
    expect(field).to_have_value(re.compile("/join/"))
    link = field.input_value()
    bob = visit.person(PHONE, has_touch=True, is_mobile=True)
    bob.page.goto(ann.address + link[link.index("/join/") :])
    bob.page.get_by_label("Your name").first.fill("Bob")
    bob.presses("Join")
    for one in (ann, bob):
        one.page.locator("[data-place]").first.wait_for()
    return ann, bob


def play_on(people: list[Person], chance: random.Random, decisions: int = 10_000) -> None:
    """Let the person to move decide, until the game is over or `decisions` have been made."""
    for _ in range(decisions):
        if all(one.over.is_visible() for one in people):
            return
        for one in people:
            one.hurries()
            if one.open.count():
                one.decides(chance)
                break
        else:
            people[0].page.wait_for_timeout(40)
