"""The screens of the courses, and how to reach each."""

from __future__ import annotations

from collections.abc import Callable

from browser.person import Person
from browser.screens import Screen, Stage
from browser.scripted_moves import plays_all

BRIEF = ("course", "begun")
"""The screens that every test run checks."""
LEARNT = "bubblee drop,bubblee line-up,babylon prepare"

LEARN_SCREENS: list[Screen] = []


def learn_screen(bring: Callable[[Stage], Person]) -> Callable[[Stage], Person]:
    """Add a screen to the list."""
    LEARN_SCREENS.append(Screen(f"learn_{bring.__name__}", bring, bring.__name__ in BRIEF))
    return bring


def _comes(stage: Stage, game: str) -> Person:
    """A player who has done the first lessons."""
    ann = stage.person(garden="top")
    ann.page.add_init_script(f"localStorage.setItem('ziggurat.learnt', '{LEARNT}')")
    ann.goes(f"/learn/{game}")
    ann.expects(stage.says("learn-about"))
    return ann


def begins(stage: Stage, game: str, title: str) -> Person:
    """A player in a lesson."""
    ann = _comes(stage, game)
    ann.page.get_by_role("button", name=stage.says(f"lesson-{game}-{title}")).click()
    ann.expects(stage.says(f"lesson-{game}-{title}-task"))
    return ann


@learn_screen
def course(stage: Stage) -> Person:
    return _comes(stage, "bubblee")


@learn_screen
def begun(stage: Stage) -> Person:
    return begins(stage, "bubblee", "line-up")


@learn_screen
def done(stage: Stage) -> Person:
    ann = begun(stage)
    plays_all(ann, stage.server, ["drop 1-2"])
    ann.expects(stage.says("lesson-bubblee-line-up-done"))
    return ann


@learn_screen
def missed(stage: Stage) -> Person:
    ann = begun(stage)
    plays_all(ann, stage.server, ["drop 4-5"])
    ann.expects(stage.says("learn-missed"))
    return ann


@learn_screen
def garden_course(stage: Stage) -> Person:
    return _comes(stage, "babylon")


def garden_begun(stage: Stage) -> Person:
    return begins(stage, "babylon", "dig")


def garden_double(stage: Stage) -> Person:
    return begins(stage, "babylon", "double")


GARDEN_LESSONS = [Screen(f"learn_{bring.__name__}", bring, False) for bring in (garden_begun, garden_double)]
"""For screenshots only: separate tests measure Babylon's table."""
