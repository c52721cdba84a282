"""Points, the end and who has won (chapter 7; 5.9, 6.2 and 8.5 end a game too)."""

from __future__ import annotations

from ziggurat.core.game import Rule
from ziggurat.core.kernel import rule

from .components import EMPTY
from .events import tell_ended, tell_scored
from .lines import count
from .state import OVER, State

BY_POWER, BY_NO_DROP, BY_EMPTY_BAG, BY_MISSION = 509, 602, 701, 805


@rule
def score(s: State, seat: int, places: int) -> None:
    """One point for each Bubblee that goes into the scoring area (4.2)."""
    s.points[seat] += count(places)
    tell_scored(s, seat, places)


@rule
def end(s: State, by: Rule) -> None:
    """The game is over, by this rule."""
    s.step = OVER
    s.ended_by = by
    s.hand = EMPTY
    tell_ended(s, by)


def ranks(s: State) -> tuple[int, ...]:
    """Who has won: by power, by the other's lack of a drop, or by points (5.9, 6.2, 7.2, 8.5)."""
    if s.solo:
        return (1,) if s.ended_by == BY_MISSION else (2,)
    if s.ended_by == BY_POWER:
        return _winner(s.chooser)
    if s.ended_by == BY_NO_DROP:
        return _winner(1 - s.active)
    if s.points[0] == s.points[1]:
        return (1, 1)
    return _winner(0 if s.points[0] > s.points[1] else 1)


def _winner(seat: int) -> tuple[int, ...]:
    return (1, 2) if seat == 0 else (2, 1)
