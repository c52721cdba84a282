"""Lessons of the tutorial. A lesson is a position, and the event that shows that the player has done what the lesson teaches."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position, and the event that the player must bring about in the turn of the first seat."""

    title: str
    """The last part of the lesson's key in the catalogues, lesson-GAME-TITLE."""
    rule: str
    """The rule that the lesson teaches."""
    start: str
    """The text of the position."""
    goal: Mapping[str, str | int]
    """The event to bring about: `event` is its name in messages, and the other keys are some of its fields with their values."""
    options: Mapping[str, str] = field(default_factory=dict)
    """The options that the game needs for such a start, such as the planet of a mission."""


@cache
def lessons_in(file: Path) -> tuple[Lesson, ...]:
    """The lessons of a file, in order."""
    book = tomllib.loads(file.read_text(encoding="utf-8"))
    return tuple(Lesson(**row) for row in book["lessons"])
