"""The screens of missions and the daily challenge, and how to reach each."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import expect

from browser.person import Person
from browser.screens import Screen, Stage
from missions.solutions import GAME, decided
from server.live_server import PERSON
from ziggurat.games.bubblee.missions import missions

BRIEF = ("path",)
"""The screens that every test run checks."""
SOLVED = {f"bubblee storm {number} 3": {"stars": 1 + number % 3, "result": 5} for number in range(1, 6)}

MISSION_SCREENS: list[Screen] = []


def mission_screen(bring: Callable[[Stage], Person]) -> Callable[[Stage], Person]:
    """Add a screen to the list."""
    MISSION_SCREENS.append(Screen(f"missions_{bring.__name__}", bring, bring.__name__ in BRIEF))
    return bring


def _comes(stage: Stage, path: str) -> Person:
    """A player who has solved some."""
    ann = stage.person()
    ann.page.add_init_script(f"localStorage.setItem('ziggurat.results', {json.dumps(json.dumps(SOLVED))})")
    return ann.goes(path)


@mission_screen
def path(stage: Stage) -> Person:
    ann = _comes(stage, "/missions")
    expect(ann.page.locator(".planet.current")).to_have_text("6")
    return ann


@mission_screen
def brief(stage: Stage) -> Person:
    ann = path(stage)
    ann.page.locator(".planet").nth(3).click()
    ann.expects(stage.says(f"mission-{missions().all[3].title}-tip"))
    ann.page.get_by_role("radio", name=stage.says("missions-puzzle")).check()
    return ann


@mission_screen
def daily(stage: Stage) -> Person:
    ann = _comes(stage, "/daily")
    ann.expects(stage.says("daily-before"))
    return ann


def _puzzle(stage: Stage, plays: int) -> Person:
    """A puzzle after `plays` decisions of its solution."""
    made = stage.post("/api/tables", {"game": "bubblee", "players": [PERSON], "names": ["Marta"], "challenge": "puzzle 1"})
    for text in decided(GAME.challenge("puzzle 1"), missions().all[0].solution)[:plays]:
        stage.plays(made, 0, text)
    return stage.sits(made)


@mission_screen
def puzzle(stage: Stage) -> Person:
    return _puzzle(stage, 2)


@mission_screen
def solved(stage: Stage) -> Person:
    ann = _puzzle(stage, 1_000)
    ann.expects(stage.says("missions-tell"))
    return ann
