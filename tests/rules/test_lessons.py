"""The courses: every lesson's position is legal, its goal can be reached within the pupil's turn, and not by every move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import ziggurat
from ziggurat.core.lesson import Lesson
from ziggurat.server.shown import event_shown

MOST_DEEP = 3
"""Decisions within which a lesson is done."""
ENOUGH = 60
"""Moves of a position that are tried."""
LESSONS = [(game, lesson) for game in ("bubblee", "babylon") for lesson in ziggurat.load(game, "plain").lessons()]
CASES = [pytest.param(game, lesson, id=f"{game}-{lesson.title}") for game, lesson in LESSONS]


def is_done(lesson: Lesson, events: Any) -> bool:
    return any(lesson.goal.items() <= event_shown(event).items() for event in events)


def ways(game: Any, position: Any, lesson: Lesson, deep: int) -> Iterator[bool]:
    """For every way through the turn whether the lesson is done by it; ways that go on are followed."""
    for move in list(game.moves(position))[:: max(1, len(game.moves(position)) // ENOUGH)]:
        after = game.play(position, move)
        if is_done(lesson, game.events(position, move)):
            yield True
        elif after.to_act == 0 and deep > 1:
            yield from ways(game, after, lesson, deep - 1)
        else:
            yield False


@pytest.mark.parametrize(("name", "lesson"), CASES)
def test_a_lesson_can_be_done(name: str, lesson: Lesson) -> None:
    game: Any = ziggurat.load(name, "plain")
    position = game.read_position(lesson.start)
    assert position.to_act == 0
    assert any(ways(game, position, lesson, MOST_DEEP))


@pytest.mark.parametrize("game", ["bubblee", "babylon"])
def test_a_course_has_ten_to_fifteen_lessons_and_meets_every_chapter(game: str) -> None:
    lessons = ziggurat.load(game, "plain").lessons()
    assert 10 <= len(lessons) <= 15
    assert len({lesson.title for lesson in lessons}) == len(lessons)
    chapters = {lesson.rule.split(".")[0] for lesson in lessons}
    assert chapters >= ({"3", "4", "5", "6", "7", "8"} if game == "bubblee" else {"2", "4", "5", "6", "7", "8", "9"})
