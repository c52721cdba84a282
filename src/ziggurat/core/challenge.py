"""Challenges: a start that is the same for all players, and the results that earn stars. Results are stored elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Literal

from .game import CHANCE, GameError
from .record import Record

FIRST_DAY = date(2026, 11, 1)
"""The first day of the daily challenges."""

Measure = Literal["turns", "points"]
"""The unit of a result: turns, of which fewer are better, or points, of which more are better."""


class NoChallenge(GameError):
    """A game has no challenge of this name."""

    def __init__(self, name: str, expected: str) -> None:
        super().__init__(f"no challenge {name!r}: expected {expected}")
        self.name = name
        self.expected = expected


@dataclass(frozen=True, slots=True)
class Challenge:
    """A start that is the same for all players, and the results that earn its stars."""

    name: str
    """For instance `storm 7`, `puzzle 7` or `daily 2026-11-16`."""
    title: str
    """The last part of the challenge's key in the catalogues, mission-TITLE."""
    measure: Measure
    stars: tuple[int, int, int]
    """The most turns, or the fewest points, that earn one, two and three stars."""
    options: Mapping[str, str] = field(default_factory=dict)
    free: frozenset[str] = frozenset()
    """The names of the options that a player may still choose."""
    orders: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    """The decks whose order is public from the start. If there are any, chance draws from no other deck."""
    seed: bytes | None = None
    """The seed that all other cards are dealt from; None gives every game a new one."""
    rivals: tuple[str, ...] = ()
    """The levels of the bots at the other seats."""
    one_a_turn: tuple[type, ...] = ()
    """Types of moves: each turn has exactly one move of these types, so counting such moves counts the turns."""
    solution: tuple[Any, ...] = ()
    """The decisions of a known way to win, or empty."""

    def result(self, record: Record) -> int:
        """The number of turns that the first seat has taken so far, or its points."""
        if self.measure == "points":
            return record.game.scores(record.position)[0]
        return sum(isinstance(entry.move, self.one_a_turn) for entry in record.line)

    def coming(self, record: Record) -> list[Any]:
        """The moves of chance that are still to come, if their order is public; else empty."""
        drawn = sum(entry.seat == CHANCE for entry in record.line)
        return [move for order in self.orders.values() for move in order[drawn:]]

    def next_of_solution(self, record: Record) -> Any | None:
        """The next decision of the known way to win; None if no such decision is left, or the game has departed from that way."""
        decided = tuple(entry.move for entry in record.line if entry.seat != CHANCE)
        followed = self.solution[: len(decided)] == decided and len(decided) < len(self.solution)
        return self.solution[len(decided)] if followed else None

    def earned(self, record: Record) -> int | None:
        """The stars of a finished game, or None while it goes on.

        If draws are hidden, a game with a take-back that was not free earns at most one star, since the take-back revealed draws.
        """
        if record.ended.how == "open":
            return None
        result = self.result(record)
        if self.measure == "points":
            stars = sum(record.ended.how == "rules" and result >= least for least in self.stars)
        else:
            stars = sum(record.ranks == (1,) and result <= most for most in self.stars)
        return stars if self.orders or record.is_rated else min(stars, 1)


def day_of(name: str) -> date:
    """The day in a name such as `daily 2026-11-16`. Raises NoChallenge for any other name."""
    kind, _, text = name.partition(" ")
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = date.min
    if kind != "daily" or day.isoformat() != text or day < FIRST_DAY:
        raise NoChallenge(name, f"daily and a date such as 2026-11-16, from {FIRST_DAY.isoformat()} on")
    return day
