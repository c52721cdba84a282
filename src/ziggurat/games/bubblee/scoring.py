"""Points, the end of the game and the winner (chapter 7; 5.9, 6.2 and 8.5 end a game too)."""

from __future__ import annotations

from ziggurat.core.game import Rule
from ziggurat.core.kernel import rule

from .components import EMPTY
from .events import emit_ended, emit_scored
from .lines import popcount
from .state import NOBODY, OVER, State

BY_POWER, BY_NO_DROP, BY_EMPTY_BAG, BY_MISSION = 509, 602, 701, 805


@rule
def score(s: State, seat: int, places: int) -> None:
    """Score one point for each Bubblee that goes into the scoring area (4.2)."""
    s.points[seat] += popcount(places)
    emit_scored(s, seat, places)


@rule
def end(s: State, by: Rule) -> None:
    """End the game, by this rule."""
    s.step = OVER
    s.ended_by = by
    s.hand = EMPTY
    emit_ended(s, by)


@rule
def winner(s: State) -> int:
    """The winner of a duel: by a power, because the other has no drop, or by points; NOBODY if the points are equal (5.9, 6.2, 7.2)."""
    if s.ended_by == BY_POWER:
        return s.chooser
    if s.ended_by == BY_NO_DROP:
        return 1 - s.active
    if s.points[0] == s.points[1]:
        return NOBODY
    return 0 if s.points[0] > s.points[1] else 1


def ranks(s: State) -> tuple[int, ...]:
    """The rank of each seat: 1 for a victory, also a shared one, and 2 for a defeat (7.2, 8.5)."""
    if s.solo:
        return (1,) if s.ended_by == BY_MISSION else (2,)
    return tuple(1 if winner(s) in (seat, NOBODY) else 2 for seat in range(2))
