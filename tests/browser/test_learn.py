"""The courses: from the home page to the last lesson, by mouse and keyboard; refused, missed and already known lessons."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

import ziggurat
from browser.person import DESKTOP, PHONE, Person, Visit
from browser.scripted_moves import plays_all
from server.live_server import Server
from ziggurat.core.lesson import Lesson
from ziggurat.server.shown import event_shown

WORDS = {"en": ("Start", "Next lesson", "Done! Back to list"), "cs": ("Začít", "Další lekce", "Hotovo! Na seznam")}


def way(game: Any, lesson: Lesson) -> list[str]:
    """The shortest decisions that complete a lesson."""
    ways: list[tuple[Any, list[str]]] = [(game.read_position(lesson.start), [])]
    for position, before in ways:
        for move in game.moves(position):
            texts = [*before, game.write(move)]
            if any(lesson.goal.items() <= event_shown(event).items() for event in game.events(position, move)):
                return texts
            after = game.play(position, move)
            if after.to_act == 0:
                ways.append((after, texts))
    raise AssertionError(f"no way through {lesson.title}")


def ends(person: Person) -> None:
    """Play until the lesson is done."""
    for _ in range(600):
        person.hurries()
        if person.page.locator("section.done").is_visible():
            return
        person.page.wait_for_timeout(50)
    raise TimeoutError(person.page.locator("body").inner_text())


@pytest.mark.slow
@pytest.mark.parametrize(("language", "by_keyboard", "size"), [("en", False, DESKTOP), ("cs", True, PHONE)])
def test_the_whole_course_of_bubblee_pop(visit: Visit, server: Server, language: str, by_keyboard: bool, size: tuple[int, int]) -> None:
    game = ziggurat.load("bubblee", "plain")
    begin, go_on, finish = WORDS[language]
    ann = visit.person(size, language).goes("/learn/bubblee")
    ann.presses(begin)
    for number, lesson in enumerate(game.lessons(), 1):
        plays_all(ann, server, way(game, lesson), by_keyboard=by_keyboard)
        ends(ann)
        ann.presses(go_on if number < len(game.lessons()) else finish)
        ann.page.locator("section.done").wait_for(state="detached")
    expect(ann.page.locator(".number.done")).to_have_count(len(game.lessons()))


def test_a_lesson_that_is_missed_begins_again(visit: Visit, server: Server) -> None:
    ann = visit.person().goes("/learn/bubblee")
    ann.page.get_by_role("button", name="A tower of three").click()
    ann.expects("There are two reds in the second column.")
    plays_all(ann, server, ["drop 4-5"])
    ann.expects("not what this lesson is about")
    before = ann.table
    ann.presses("Try again")
    ann.page.wait_for_url(lambda url: before not in url)
    plays_all(ann, server, ["drop 1-2"])
    ends(ann)
    ann.expects("each is worth a point")


def test_known_lessons_are_skipped(visit: Visit) -> None:
    ann = visit.person(preferences={"garden": "top"}).goes("/learn/babylon")
    ann.page.get_by_role("button", name="Prepare the quarry").click()
    ann.expects("Remove one.")
    before = ann.table
    ann.presses("I know this, skip")
    ann.page.wait_for_url(lambda url: before not in url)
    ann.expects("Every turn starts with a dig.")
    ann.presses("All lessons")
    expect(ann.page.locator(".number.done")).to_have_count(1)


def test_a_power_whose_target_was_refused_is_still_begun(visit: Visit, server: Server) -> None:
    ann = visit.person().goes("/learn/bubblee")
    ann.page.get_by_role("button", name="The power of blue").click()
    plays_all(ann, server, ["drop 1-2"])
    expect(ann.page.get_by_role("button", name="Choose again")).to_be_visible()
    ann.page.locator('[data-place="sky 1:3"]').click(force=True)
    ann.expects("Tap one of the highlighted spaces.")
    ann.touches("sky 2:3")
    ann.confirms()
    ends(ann)


def test_after_the_course_comes_a_game(visit: Visit) -> None:
    learnt = ",".join(f"bubblee {lesson.title}" for lesson in ziggurat.load("bubblee", "plain").lessons())
    ann = visit.person()
    ann.page.add_init_script(f"localStorage.setItem('ziggurat.learnt', '{learnt}')")
    ann.goes("/learn/bubblee").presses("Play against Snail")
    ann.page.locator("[data-place]").first.wait_for()
    expect(ann.page.get_by_text("Snail").first).to_be_visible()


def test_lessons_are_not_listed_among_ones_games(visit: Visit) -> None:
    ann = visit.person().goes("/learn/bubblee")
    ann.page.get_by_role("button", name="A tower of three").click()
    ann.expects("There are two reds in the second column.")
    ann.goes("/games")
    ann.expects("No games yet")
