"""Babylon's table apart from moves: points counted on the garden, pictures, the sheet, a lost context, the orbiting camera."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.babylon_screens import GARDEN_SCREENS, LATE, at, finished, replayed, sits
from browser.person import DESKTOP, PHONE, SMALL_PHONE, Visit
from browser.screens import Screen, Stage, hold
from browser.test_access import TAGS, complains
from server.live_server import Server

SLOW = 120_000
"""Milliseconds that a machine without a graphics card may take to draw in 3D."""
PNG = b"\x89PNG\r\n\x1a\n"
TELLS_OF_DRIVERS = ("GPU stall", "GL Driver", "CONTEXT_LOST", "Context Lost", "Context Restored")
HOLD_CONTEXTS = """{
    const open = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
        const found = open.call(this, kind, ...more);
        if (String(kind).startsWith("webgl")) window.contexts = [...(window.contexts ?? []), found];
        return found;
    };
    sessionStorage.setItem("ziggurat.babylon.grade", "light");
}"""
LOSE = """{
    window.losers = window.contexts.map(each => each.getExtension("WEBGL_lose_context"));
    window.losers.forEach(each => each.loseContext());
}"""
RESTORE = "window.losers.forEach(each => each.restoreContext())"
SHADES = """canvas => {
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    const seen = new Set();
    for (let at = 0; at < data.length; at += 4 * 997) seen.add(data.slice(at, at + 3).join());
    return seen.size;
}"""
"""The number of colours on a canvas: a dead one has one."""
HALF_COUNTED = """() => {
    const later = document.querySelectorAll("tr.later").length;
    return later > 0 && later < 8 && document.querySelector(".square :is(.lit, .shines)");
}"""


@pytest.fixture
def drawing(chromium: Browser, server: Server) -> Iterator[Visit]:
    """People whose browsers draw in 3D; messages of graphics drivers are expected."""
    with Visit(chromium, server.url) as visit:
        yield visit
        visit.complaints = [one for one in visit.complaints if not any(told in one for told in TELLS_OF_DRIVERS)]


def garden(page: Page) -> Locator:
    return page.locator(".scene canvas")


def test_points_are_counted_on_the_garden(visit: Visit, server: Server) -> None:
    with Stage(visit, server, DESKTOP) as stage:
        made = finished(stage)
        ann = sits(stage, made, motion="full")
        page = ann.page
        board, later = page.locator(".square"), page.locator("tr.later")
        expect(page.get_by_role("dialog")).to_be_visible()
        # One category after the other: its pieces light up, the sums rise.
        page.wait_for_function(HALF_COUNTED)
        page.get_by_role("button", name="Skip", exact=True).click()
        expect(later).to_have_count(0)
        expect(board.locator(".lit, .shines")).to_have_count(0)
        gardens = server.get(f"/api/tables/{made['table']}").json()["view"]["gardens"]
        assert page.locator("tr.sum td").all_inner_texts() == [str(one["score"]["total"]) for one in gardens]
        # A category is shown in the garden of the winner, and then in the other one.
        winner = max(range(2), key=lambda seat: gardens[seat]["score"]["total"])
        page.locator('tr[data-category="statues"] th button').click()
        for seat in (winner, 1 - winner):
            page.locator("thead button").nth(seat).click()
            seen = [piece for piece in gardens[seat]["pieces"] if piece["kind"] == "statue" and not piece.get("state")]
            expect(board.locator(".lit")).to_have_count(len(seen))


def test_points_appear_immediately_with_reduced_motion(visit: Visit, server: Server) -> None:
    with Stage(visit, server, PHONE) as stage:
        ann = sits(stage, finished(stage))
        expect(ann.page.locator("tr.sum td").first).to_be_visible()
        expect(ann.page.locator("tr.later")).to_have_count(0)
        expect(ann.page.locator(".petals")).to_have_count(0)
        expect(ann.page.get_by_role("button", name="Skip", exact=True)).to_have_count(0)


def test_the_sheet_goes_up_by_button_keys_and_finger(visit: Visit, server: Server) -> None:
    with Stage(visit, server, PHONE) as stage:
        page = at(stage, "build").page
        sheet, grip = page.locator(".sheet"), page.locator(".grip")

        def is_up() -> bool:
            page.wait_for_timeout(50)
            return bool(sheet.evaluate("one => one.clientHeight > innerHeight * 0.85"))

        assert not is_up()
        # The board has the phone's full width.
        assert page.locator(".square").evaluate("one => one.clientWidth") > 0.85 * PHONE[0]
        grip.click()
        assert is_up()
        page.keyboard.press("ArrowDown")
        assert not is_up()
        box = grip.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 10)
        page.mouse.down()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] - 200, steps=4)
        page.mouse.up()
        assert is_up()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_picture_of_the_garden_from_above(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    with Stage(visit, server, size) as stage:
        page = at(stage, "build").page
        with page.expect_download() as kept:
            page.get_by_role("button", name="Save a picture").click()
        picture = kept.value.path().read_bytes()
        assert picture.startswith(PNG)
        assert len(picture) > 50_000


def test_a_picture_goes_to_the_device_where_it_can_share(visit: Visit, server: Server) -> None:
    with Stage(visit, server, PHONE) as stage:
        ann = at(stage, "build")
        ann.page.add_init_script("navigator.canShare = () => true; navigator.share = async ({ files }) => { window.shared = files[0]; }")
        ann.page.reload()
        ann.page.get_by_role("button", name="Share a picture").click()
        ann.page.wait_for_function("() => window.shared?.type === 'image/png' && window.shared.size > 50000")


@pytest.mark.slow
def test_a_lost_context_leaves_the_top_view_and_comes_back(drawing: Visit, server: Server) -> None:
    with Stage(drawing, server, (1200, 760)) as stage:
        ann = at(stage, "build")
        page = ann.page
        page.add_init_script(HOLD_CONTEXTS)
        page.evaluate("localStorage.setItem('ziggurat.preferences', JSON.stringify({ language: 'en', motion: 'reduced', garden: '3d' }))")
        page.reload()
        expect(garden(page)).to_be_visible(timeout=SLOW)
        page.evaluate(LOSE)
        expect(page.locator("[data-cell]")).to_have_count(64)
        expect(garden(page)).to_have_count(0)
        ann.expects("3D stopped working")
        page.evaluate(RESTORE)
        expect(garden(page)).to_be_visible(timeout=SLOW)
        page.wait_for_function(f"() => ({SHADES})(document.querySelector('.scene canvas')) > 40", timeout=SLOW)


@pytest.mark.slow
def test_a_replay_orbits_only_while_switched_on(drawing: Visit, server: Server) -> None:
    with Stage(drawing, server, (1200, 760)) as stage:
        ann = replayed(stage, LATE, motion="full", garden="3d")
        page = ann.page
        page.evaluate("sessionStorage.setItem('ziggurat.babylon.grade', 'light')")
        page.reload()
        expect(garden(page)).to_be_visible(timeout=SLOW)
        around = page.get_by_role("button", name="Orbit slowly")
        pixels = "one => one.toDataURL()"
        around.click()
        first = garden(page).evaluate(pixels)
        page.wait_for_function("first => document.querySelector('.scene canvas').toDataURL() !== first", arg=first, timeout=SLOW)
        around.click()
        # Once the still picture is there, nothing is drawn any more.
        page.wait_for_function("() => document.querySelector('.scene canvas').width === 1200", timeout=SLOW)
        still = garden(page).evaluate(pixels)
        page.wait_for_timeout(1_500)
        assert garden(page).evaluate(pixels) == still


def test_nothing_orbits_with_reduced_motion(visit: Visit, server: Server) -> None:
    with Stage(visit, server, DESKTOP) as stage:
        page = replayed(stage, LATE).page
        expect(page.get_by_role("button", name="Top view")).to_be_visible()
        expect(page.get_by_role("button", name="Orbit slowly")).to_have_count(0)


def case(screen: Screen) -> Any:
    return pytest.param(screen, id=screen.name, marks=() if screen.is_brief else pytest.mark.slow)


@pytest.mark.parametrize("screen", [case(screen) for screen in GARDEN_SCREENS])
def test_a_screen_of_the_table(visit: Visit, server: Server, screen: Screen) -> None:
    """On desktop and on a small phone, in light and dark themes."""
    found = []
    for size, scheme in ((DESKTOP, "light"), (SMALL_PHONE, "dark")):
        with Stage(visit, server, size, "hu" if size == SMALL_PHONE else "en", color_scheme=scheme) as stage:
            person = screen.bring(stage)
            hold(person)
            found += [f"{size[0]} {scheme}: {each}" for each in complains(person.page, TAGS)]
    assert not found, "\n".join(found)
