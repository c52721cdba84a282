"""Accessibility of every screen: with a screen reader, by touch on a small phone, in light and dark themes, in every language."""

from __future__ import annotations

import fcntl
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
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
ROOT = HERE.parents[1]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
TARGET = 44
"""The smallest size of a touch target, in pixels."""
PSEUDO = "en-XA"
"""English with longer words, in a build of the client of its own."""
EVERY = (*LANGUAGES, PSEUDO)
SIZES = (SMALL_PHONE, DESKTOP)
Size = tuple[int, int]
OFTEN = {SMALL_PHONE: ("en", "hu", PSEUDO), DESKTOP: (PSEUDO,)}
OFFLINE = (("en", PSEUDO), *((each,) for each in LANGUAGES if each != "en"))
"""The languages of which a browser has the texts when nothing more can be fetched: the pseudo-language is made of English ones."""
RESIZED = """() => {
    const probe = document.createElement("div");
    probe.style.cssText = "position: fixed; height: 100dvh";
    document.body.append(probe);
    const height = probe.offsetHeight;
    probe.remove();
    return height === innerHeight;
}"""
"""True when lengths in dvh follow a new size of the window, which takes a moment."""
Look = tuple[Size, str]
"""A screen size and a theme."""
LOOKS = tuple((size, theme) for size in SIZES for theme in ("light", "dark"))
FEW_LOOKS = (LOOKS[0], LOOKS[-1])
"""Each size and each theme once."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Some screens show hints, which need the compiled rules."""
    data = tmp_path_factory.mktemp("browser") / "tables.sqlite"
    with running(data, environment=COMPILED, client=build_with_pseudo()) as one:
        yield one


def build_with_pseudo() -> Path:
    """The folder of a client that has the pseudo-language; only one process at a time builds it."""
    script = ROOT / "web" / "build.py"
    with script.open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([sys.executable, script, "--pseudo"], check=True)
    return ROOT / ".pseudo-client"


def resize(person: Person, size: Size) -> None:
    """Change the size of the screen and wait until CSS knows it."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.wait_for_function(RESIZED)


def layout_faults(person: Person, languages: Mapping[Size, Sequence[str]]) -> list[str]:
    """Faults in the layout of a screen, in each size and language."""
    found = []
    for size, chosen in languages.items():
        resize(person, size)
        for language in chosen:
            person.chooses_elsewhere(language=language)
            person.page.wait_for_function("language => document.documentElement.lang === language", arg=language)
            person.page.evaluate(SETTLED)
            found += [f"{size[0]} {language}: {each}" for each in person.page.evaluate(MEASURE, TARGET)]
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
        resize(person, size)
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
        for languages in OFFLINE if screen.is_offline else [EVERY]:
            name = f"{screen.name}-in-{'-'.join(languages)}"
            found.append(pytest.param(screen, dict.fromkeys(SIZES, languages), LOOKS, id=name, marks=pytest.mark.slow))
    return found


@pytest.mark.parametrize(("screen", "languages", "looks"), cases())
def test_a_screen(visit: Visit, server: Server, screen: Screen, languages: Mapping[Size, Sequence[str]], looks: Sequence[Look]) -> None:
    found = []
    on_phone = languages[SMALL_PHONE]
    with Stage(visit, server, SMALL_PHONE, on_phone[0], color_scheme="light") as stage:
        person = screen.bring(stage)
        hold(person)
        found += layout_faults(person, languages)
        # What a screen reader announces does not depend on the language.
        if "en" in on_phone:
            person.chooses_elsewhere(language="en")
            found += by_day_and_night(person, looks)
    assert not found, "\n".join(found)
