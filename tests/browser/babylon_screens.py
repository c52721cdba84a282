"""The screens of Babylon's table, and how to reach each, in any language and on any screen size."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from browser.learn_screens import begins
from browser.person import Person
from browser.screens import Screen, Stage
from server.live_server import PERSON
from ziggurat import games
from ziggurat.core import record_text
from ziggurat.core.record import Moment, Played

GOLDEN = Path(__file__).parents[1] / "golden" / "babylon"
RECORD = GOLDEN / "two-greedy-players.txt"
STRONG = GOLDEN / "two-strong-players.txt"
STRONG_PLY = 201
"""The ply at which the winner's garden is complete."""
EARLY, LATE = 40, 150
"""Plies of the record from which a position is searched."""
FLAT: dict[str, Any] = {"garden": "top"}
STILL = 60_000
"""Milliseconds until the still picture is there."""
BRIEF = ("ghost", "legend", "looked_at")
"""The screens that every test run checks."""

GARDEN_SCREENS: list[Screen] = []


def garden_screen(bring: Callable[[Stage], Person]) -> Callable[[Stage], Person]:
    """Add a screen to the list."""
    GARDEN_SCREENS.append(Screen(f"babylon_{bring.__name__}", bring, bring.__name__ in BRIEF))
    return bring


@cache
def moments() -> list[Moment]:
    """A whole game of two greedy players."""
    return list(record_text.read(RECORD.read_text(encoding="utf-8"), games.load).moments())


def text_of(moment: Moment) -> str:
    """The position after a moment, as text."""
    return games.load("babylon").write_position(moment.position)


def position(step: str, after: int) -> str:
    """The first player's position at a step."""
    found = (text_of(moment) for moment in moments() if moment.ply >= after and moment.position.to_act == 0)
    return next(text for text in found if f"turn 1 {step};" in text)


def table(stage: Stage, start: str) -> dict[str, Any]:
    """Create a table of Marta and Kuba from a position; Kuba is connected and does nothing."""
    made = stage.make(game="babylon", rival=PERSON, start=start)
    stage.connected(made, 1)
    return made


def finished(stage: Stage) -> dict[str, Any]:
    """A table at which the last turn has just ended."""
    last = moments()[-1]
    assert isinstance(last.entry, Played)
    game = games.load("babylon")
    made = table(stage, game.write_position(last.before))
    stage.plays(made, last.entry.seat, game.write(last.entry.move))
    return made


def sits(stage: Stage, made: dict[str, Any], **preferences: Any) -> Person:
    """Open the table as Marta, in top view by default."""
    ann = stage.person(**(FLAT | preferences)).goes(f"/table/{made['table']}#{made['seats'][0]['token']}")
    ann.page.locator("[data-step]").wait_for()
    return ann


def at(stage: Stage, step: str, after: int = LATE) -> Person:
    return sits(stage, table(stage, position(step, after)))


def _menu(stage: Stage, ann: Person, message: str) -> Person:
    stage.presses(ann, "table-menu")
    ann.page.get_by_role("dialog").get_by_role("button", name=stage.says(message)).click()
    expect(ann.page.get_by_role("dialog", name=stage.says(message))).to_be_visible()
    return ann


def _opens(stage: Stage, ann: Person, message: str) -> None:
    """Open a tab, if the screen is small enough to have tabs."""
    tab = ann.page.get_by_role("tab", name=stage.says(message))
    if tab.count():
        tab.click()


@garden_screen
def remove(stage: Stage) -> Person:
    return at(stage, "remove", 0)


@garden_screen
def dig(stage: Stage) -> Person:
    return at(stage, "dig", EARLY)


@garden_screen
def dig_chosen(stage: Stage) -> Person:
    ann = at(stage, "dig", EARLY)
    ann.page.locator('[data-stack][aria-disabled="false"]').first.click()
    expect(ann.go).to_be_visible()
    return ann


@garden_screen
def build(stage: Stage) -> Person:
    return at(stage, "build")


@garden_screen
def ghost(stage: Stage) -> Person:
    ann = at(stage, "build")
    ann.page.locator('[data-cell][aria-disabled="false"]').first.click()
    expect(ann.go).to_be_visible()
    return ann


@garden_screen
def refused(stage: Stage) -> Person:
    ann = at(stage, "build")
    ann.page.locator('[data-cell][aria-disabled="true"]').first.click(force=True)
    expect(ann.page.locator(".toast")).to_be_visible()
    return ann


@garden_screen
def visiting(stage: Stage) -> Person:
    ann = at(stage, "dig")
    _opens(stage, ann, "babylon-tab-rivals")
    ann.page.locator("li button", has=ann.page.get_by_text("Kuba")).click()
    ann.expects(stage.says("babylon-back-home"))
    return ann


@garden_screen
def score(stage: Stage) -> Person:
    ann = at(stage, "build")
    _opens(stage, ann, "babylon-tab-score")
    return ann


@garden_screen
def legend(stage: Stage) -> Person:
    ann = at(stage, "build")
    stage.presses(ann, "babylon-legend")
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    return ann


@garden_screen
def sheet_drawn_up(stage: Stage) -> Person:
    ann = at(stage, "build")
    grip = ann.page.locator(".grip")
    if grip.count():
        grip.click()
    return ann


@garden_screen
def somebody_is_away(stage: Stage) -> Person:
    made = stage.make(game="babylon", start=position("build", LATE))
    ann = stage.person(**FLAT)
    ann.page.add_init_script("{ const wait = setTimeout; window.setTimeout = (act, time) => wait(act, time === 8000 ? 0 : time); }")
    ann.goes(f"/table/{made['table']}#{made['seats'][0]['token']}")
    ann.expects(stage.says("table-away", name="Kuba"))
    return ann


@garden_screen
def rules_in_short(stage: Stage) -> Person:
    return _menu(stage, at(stage, "build"), "table-help")


@garden_screen
def settings(stage: Stage) -> Person:
    return _menu(stage, at(stage, "build"), "web-settings")


@garden_screen
def counted(stage: Stage) -> Person:
    ann = sits(stage, finished(stage))
    ann.page.locator("tr[data-category]").first.wait_for()
    return ann


@garden_screen
def looked_at(stage: Stage) -> Person:
    """One category of the final score, shown in the garden."""
    ann = counted(stage)
    ann.page.locator('tr[data-category="statues"] th button').click()
    expect(ann.page.locator(".tally .now")).to_be_visible()
    return ann


@garden_screen
def over(stage: Stage) -> Person:
    """The end, with the points closed."""
    ann = counted(stage)
    ann.page.locator(".shut").click()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    return ann


def replayed(stage: Stage, ply: int, **preferences: Any) -> Person:
    kept = stage.post("/api/records", RECORD.read_bytes())
    ann = stage.person(**(FLAT | preferences)).goes(f"/replay/{kept['id']}#{ply}")
    ann.page.locator("[data-step]").wait_for()
    return ann


@garden_screen
def replay(stage: Stage) -> Person:
    return replayed(stage, LATE)


@garden_screen
def what_happened(stage: Stage) -> Person:
    ann = replayed(stage, LATE)
    stage.presses(ann, "table-facts")
    stage.presses(ann, "table-log")
    ann.page.locator("dialog li").first.wait_for()
    return ann


@garden_screen
def lesson(stage: Stage) -> Person:
    return begins(stage, "babylon", "dig")


def drawn(ann: Person, address: str) -> Person:
    """Full quality 3D, for screenshots only: without a graphics card it takes a minute to draw."""
    ann.page.add_init_script("sessionStorage.setItem('ziggurat.babylon.grade', 'full')")
    ann.goes(address)
    ann.page.locator(".scene canvas").wait_for(timeout=4 * STILL)
    ann.page.wait_for_timeout(STILL)
    return ann


def in_space(stage: Stage) -> Person:
    made = table(stage, position("build", LATE))
    return drawn(stage.person(garden="3d"), f"/table/{made['table']}#{made['seats'][0]['token']}")


def strong(stage: Stage) -> Person:
    """A garden of the strongest computer player, before its last turn ends."""
    kept = stage.post("/api/records", STRONG.read_bytes())
    return drawn(stage.person(garden="3d"), f"/replay/{kept['id']}#{STRONG_PLY}")


IN_SPACE = Screen("babylon_in_space", in_space, False)
STRONG_GARDEN = Screen("babylon_strong", strong, False)
