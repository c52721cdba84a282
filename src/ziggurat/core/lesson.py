"""A lesson: a position in which a pupil does one thing, and by what one sees that it was done."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position, and what shall happen there in the first seat's turn."""

    title: str
    """What it is called, in the catalogues: lesson-GAME-TITLE."""
    rule: str
    """The rule that it teaches."""
    start: str
    """The text of the position."""
    goal: Mapping[str, str | int]
    """What an event must tell: its kind, as messages name it, under `event`, and some of its fields."""
    options: Mapping[str, str] = field(default_factory=dict)
    """Options without which the game has no usual start, as a mission's planet."""


@cache
def lessons_in(file: Path) -> tuple[Lesson, ...]:
    """The lessons of a file, in their order."""
    book = tomllib.loads(file.read_text(encoding="utf-8"))
    return tuple(Lesson(**row) for row in book["lessons"])
