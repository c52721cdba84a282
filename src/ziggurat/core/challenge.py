"""A challenge: a start that is the same for everybody who takes it, and what earns its stars."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Literal

from .game import CHANCE, GameError
from .record import Record

FIRST_DAY = date(2026, 11, 1)
"""Of the challenges that have one for every day."""

Measure = Literal["turns", "points"]
"""What a result is told in: the fewer turns the better, the more points the better."""


class NoChallenge(GameError):
    """A game has no challenge of this name."""

    def __init__(self, name: str, expected: str) -> None:
        super().__init__(f"no challenge {name!r}: expected {expected}")
        self.name = name
        self.expected = expected


@dataclass(frozen=True, slots=True)
class Challenge:
    """A start, and what earns its stars."""

    name: str
    """`storm 7`, `puzzle 7`, `daily 2026-11-16`."""
    title: str
    """What it is called, in the catalogues: mission-TITLE."""
    measure: Measure
    stars: tuple[int, int, int]
    """The most turns, or the least points, with which a won game earns one, two and three stars."""
    options: Mapping[str, str] = field(default_factory=dict)
    free: frozenset[str] = frozenset()
    """Options that may be chosen nevertheless."""
    orders: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    """Decks whose order everybody may see from the start; nothing else is drawn then."""
    seed: bytes | None = None
    """From which all is dealt that has no order; else every game has a fortune of its own."""
    rivals: tuple[str, ...] = ()
    """The computer players at the other seats."""
    one_a_turn: tuple[type, ...] = ()
    """The kinds of move of which every turn has one."""
    solution: tuple[Any, ...] = ()
    """The decisions of a way to win, where one is known."""

    def result(self, record: Record) -> int:
        """How many turns the first seat has taken, or its points, so far."""
        if self.measure == "points":
            return record.game.scores(record.position)[0]
        return sum(isinstance(entry.move, self.one_a_turn) for entry in record.line)

    def coming(self, record: Record) -> list[Any]:
        """What will be drawn, where that is known from the start."""
        drawn = sum(entry.seat == CHANCE for entry in record.line)
        return [move for order in self.orders.values() for move in order[drawn:]]

    def next_of_solution(self, record: Record) -> Any | None:
        """What comes next on the known way to win; None if the game has left it."""
        decided = tuple(entry.move for entry in record.line if entry.seat != CHANCE)
        followed = self.solution[: len(decided)] == decided and len(decided) < len(self.solution)
        return self.solution[len(decided)] if followed else None

    def earned(self, record: Record) -> int | None:
        """The stars of a finished game. Who has seen what comes, and took it back, earns one at most; None while it goes on."""
        if record.ended.how == "open":
            return None
        result = self.result(record)
        if self.measure == "points":
            stars = sum(record.ended.how == "rules" and result >= least for least in self.stars)
        else:
            stars = sum(record.ranks == (1,) and result <= most for most in self.stars)
        return stars if self.orders or record.is_rated else min(stars, 1)


def day_of(name: str) -> date:
    """The day of `daily 2026-11-16`, or NoChallenge."""
    kind, _, text = name.partition(" ")
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = date.min
    if kind != "daily" or day.isoformat() != text or day < FIRST_DAY:
        raise NoChallenge(name, f"daily and a date such as 2026-11-16, from {FIRST_DAY.isoformat()} on")
    return day
