"""Accessibility of every screen: with a screen reader, by touch on a small phone, in light and dark themes, in every language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.learn_screens import LEARN_SCREENS
from browser.mission_screens import MISSION_SCREENS
from browser.person import DESKTOP, SMALL_PHONE, Person, Visit
from browser.screens import SCREENS, SETTLED, Screen, Stage, hold
from server.live_server import COMPILED, Server, running
from ziggurat.locales import LANGUAGES

HERE = Path(__file__).parent
MEASURE = (HERE / "measure.js").read_text(encoding="utf-8")
AXE = HERE.parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
TARGET = 44
"""The smallest size of a touch target, in pixels."""
OFTEN = ("en", "hu")
Look = tuple[tuple[int, int], str]
"""A screen size and a theme."""
LOOKS = tuple((size, theme) for size in (SMALL_PHONE, DESKTOP) for theme in ("light", "dark"))
FEW_LOOKS = (LOOKS[0], LOOKS[-1])
"""Each size and each theme once."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Some screens show hints, which need the compiled rules."""
    with running(tmp_path_factory.mktemp("browser") / "tables.sqlite", environment=COMPILED) as one:
        yield one


def lays_out(person: Person) -> list[str]:
    """The layout problems of a page."""
    found: list[str] = person.page.evaluate(MEASURE, TARGET)
    return found


def complains(page: Page, only: list[str]) -> list[str]:
    """The problems that axe finds, each with its place."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8") + "; true")
    found: dict[str, Any] = page.evaluate("only => axe.run(document, { runOnly: only, resultTypes: ['violations'] })", only)
    return [f"{each['id']}: {each['help']}: {node['html'][:120]}" for each in found["violations"] for node in each["nodes"]]


def by_day_and_night(person: Person, looks: Sequence[Look] = LOOKS) -> list[str]:
    """The problems that axe finds with several sizes and themes. The dark theme changes colours only."""
    found = []
    for size, theme in looks:
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
        person.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        person.page.evaluate(SETTLED)
        found += [f"{size[0]} {theme}: {each}" for each in complains(person.page, TAGS if theme == "light" else ["color-contrast"])]
    return found


def cases() -> list[Any]:
    """Every screen in every language and look; only some of these in every test run."""
    found = []
    for screen in (*SCREENS, *MISSION_SCREENS, *LEARN_SCREENS):
        if screen.is_brief:
            found.append(pytest.param(screen, OFTEN, FEW_LOOKS, id=screen.name))
        for languages in [[each] for each in LANGUAGES] if screen.is_offline else [LANGUAGES]:
            found.append(pytest.param(screen, languages, LOOKS, id=f"{screen.name}-in-{'-'.join(languages)}", marks=pytest.mark.slow))
    return found


@pytest.mark.parametrize(("screen", "languages", "looks"), cases())
def test_a_screen(visit: Visit, server: Server, screen: Screen, languages: Sequence[str], looks: Sequence[Look]) -> None:
    found = []
    with Stage(visit, server, SMALL_PHONE, languages[0], color_scheme="light") as stage:
        person = screen.bring(stage)
        hold(person)
        for language in languages:
            person.chooses_elsewhere(language=language)
            person.page.wait_for_function("language => document.documentElement.lang === language", arg=language)
            person.page.evaluate(SETTLED)
            found += [f"{language}: {each}" for each in lays_out(person)]
        # What a screen reader announces does not depend on the language.
        if "en" in languages:
            person.chooses_elsewhere(language="en")
            found += by_day_and_night(person, looks)
    assert not found, "\n".join(found)
