"""Everything on Babylon's table fits: nothing overlaps, no word is cut."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from browser.babylon_screens import EARLY, LATE, at, build, over, replay
from browser.person import PHONE, SMALL_PHONE, Person, Visit
from browser.screens import Stage
from server.live_server import Server
from ziggurat.locales import LANGUAGES

OVERLAPS = """([one, other]) => {
    const boxes = (selector) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
    const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return boxes(one).flatMap((a) => boxes(other).filter((b) => meets(a, b))).length;
}"""
CUT = """selector => [...document.querySelectorAll(selector)].filter((each) => {
    const [own, parent] = [each.getBoundingClientRect(), each.parentElement.getBoundingClientRect()];
    return each.scrollWidth > each.clientWidth || own.left < parent.left - 1 || own.right > parent.right + 1;
}).map((each) => each.textContent)"""
"""Words wider than their container."""


@pytest.mark.parametrize("size", [pytest.param((1440, 900), marks=pytest.mark.slow), (1280, 720), (1200, 560)], ids=str)
@pytest.mark.parametrize("screen", [build, over, replay])
def test_the_tools_and_the_dock_hide_nothing(
    visit: Visit, server: Server, size: tuple[int, int], screen: Callable[[Stage], Person]
) -> None:
    with Stage(visit, server, size) as stage:
        page = screen(stage).page
        assert page.locator(".rail").evaluate(
            "one => one.getBoundingClientRect().bottom < innerHeight && one.scrollHeight <= one.clientHeight"
        )
        # Hidden parts leave their space to the others after a moment.
        for hidden in (".rail", ".side > *", "[data-cell]"):
            page.wait_for_function(f"both => ({OVERLAPS})(both) === 0", arg=[hidden, ".dock"])
        page.wait_for_function(f"both => ({OVERLAPS})(both) === 0", arg=[".rail", "[data-cell]"])


@pytest.mark.parametrize("after", [EARLY, LATE], ids=["two tiles", "loose pillars"])
@pytest.mark.parametrize("language", [each if each == "hu" else pytest.param(each, marks=pytest.mark.slow) for each in LANGUAGES])
def test_the_words_of_the_store_are_whole(visit: Visit, server: Server, language: str, after: int) -> None:
    with Stage(visit, server, SMALL_PHONE, language) as stage:
        page = at(stage, "build", after).page
        assert page.locator(".sockets small").count() == 2
        assert page.evaluate(CUT, ".sockets small") == []
        assert page.locator(".content.store").evaluate("one => one.scrollWidth <= one.clientWidth")


def test_the_yield_of_a_tile_hides_no_symbol(visit: Visit, server: Server) -> None:
    with Stage(visit, server, PHONE) as stage:
        page = at(stage, "dig", EARLY).page
        page.locator(".quarry .badge").first.wait_for()
        assert page.evaluate(OVERLAPS, [".quarry .badge", ".quarry .tile"]) == 0
