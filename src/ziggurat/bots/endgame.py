"""Looks at everything that can still happen, where little is left of a game: every decision, every draw, to the end.

One walk through all lines, with a row for each depth instead of calls within calls. Every seat takes what is best for itself.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ziggurat.core.game import CHANCE
from ziggurat.core.kernel import Engine, Record, Slot, copy, copy_within, number, numbers, rule
from ziggurat.core.open_game import decider, is_chance, is_over, play

from .tree import MOST_SEATS, all_moves, all_weights, evaluate, is_near_end, points_of

MOST_DEPTH = 128
"""Moves from the position to the end, at most."""
TOO_DEEP = -1
"""In place of a number of positions: a line is longer than that."""


class SearchFrame(Record):
    """Where the walk is at one depth."""

    first: int = number("i4")
    """Where this depth's moves, or outcomes and their weights, are written in the common row."""
    moves: int = number("i4")
    done: int = number("i4")
    """How many of them were looked at."""
    seat: int = number("i4")
    """Who decides, or CHANCE."""
    weight: float = number("f8")
    """Of all outcomes that were looked at."""
    results: list[float] = numbers(MOST_SEATS, "f8")
    """For each seat: of the best move so far, or of all outcomes by their weights."""
    points: list[float] = numbers(MOST_SEATS, "f8")


class Workspace(NamedTuple):
    """The rows that a walk works in."""

    states: Any
    frames: Any
    codes: Any
    weights: Any
    listed: Any
    """The moves of one position."""
    at: Any
    """The depth where the walk is."""


def workspace(engine: Engine[Any], most_moves: int) -> Workspace:
    """Workspace for a walk, to be used again and again."""
    states, frames = engine.records(MOST_DEPTH, engine.kind), engine.records(MOST_DEPTH, SearchFrame)
    length = MOST_DEPTH * most_moves
    return Workspace(states, frames, engine.row(length, "i4"), engine.row(length, "i4"), engine.row(most_moves, "i4"), engine.row(1, "i4"))


@rule
def near_end(slot: Slot[Record]) -> bool:
    """Whether it may be worth while to look at everything."""
    return is_near_end(slot[0])


@rule
def score_leaf(s: Record, frame: SearchFrame) -> None:
    """The end of a line."""
    frame.moves = 0
    evaluate(s, frame.results)
    for seat in range(MOST_SEATS):
        frame.points[seat] = points_of(s, seat)


@rule
def list_moves(s: Record, frame: SearchFrame, codes: list[int], weights: list[int], listed: list[int]) -> None:
    """Write what can happen in a position, to be looked at."""
    frame.seat = CHANCE if is_chance(s) else decider(s)
    frame.moves = all_moves(s, listed)
    for index in range(frame.moves):
        codes[frame.first + index] = listed[index]
    if frame.seat == CHANCE:
        all_weights(s, listed)
        for index in range(frame.moves):
            weights[frame.first + index] = listed[index]


@rule
def enter(s: Record, frame: SearchFrame, codes: list[int], weights: list[int], listed: list[int]) -> None:
    """Come to a position for the first time."""
    frame.done = 0
    frame.weight = 0.0
    for seat in range(MOST_SEATS):
        frame.results[seat] = 0.0
        frame.points[seat] = 0.0
    if is_over(s):
        score_leaf(s, frame)
    else:
        list_moves(s, frame, codes, weights, listed)


@rule
def back_up(frame: SearchFrame, after: SearchFrame, weight: int) -> None:
    """Add an outcome by its weight, or take a move that is better than those before."""
    if frame.seat == CHANCE:
        frame.weight += weight
        share = weight / frame.weight
        for seat in range(MOST_SEATS):
            frame.results[seat] += share * (after.results[seat] - frame.results[seat])
            frame.points[seat] += share * (after.points[seat] - frame.points[seat])
    elif frame.done == 0 or after.results[frame.seat] > frame.results[frame.seat]:
        for seat in range(MOST_SEATS):
            frame.results[seat] = after.results[seat]
            frame.points[seat] = after.points[seat]


@rule
def begin(
    root: Slot[Record],
    code: int,
    work: Slot[Record],
    states: list[Record],
    frames: list[SearchFrame],
    codes: list[int],
    weights: list[int],
    listed: list[int],
    at: list[int],
) -> None:
    """Make a move, to look at all lines after it."""
    copy(root, work)
    play(work[0], code)
    copy(work, states)
    at[0] = 0
    frames[0].first = 0
    enter(states[0], frames[0], codes, weights, listed)


@rule
def walk(
    states: list[Record], frames: list[SearchFrame], codes: list[int], weights: list[int], listed: list[int], at: list[int], most: int
) -> int:
    """Walk on, to so many positions at most; say to how many, or TOO_DEEP. At the end the first depth says what it all comes to."""
    met = 0
    while True:
        frame = frames[at[0]]
        if frame.done < frame.moves:
            if met == most:
                return met
            if at[0] + 1 == MOST_DEPTH:
                return TOO_DEEP
            copy_within(states, at[0], at[0] + 1)
            at[0] += 1
            play(states[at[0]], codes[frame.first + frame.done])
            frames[at[0]].first = frame.first + frame.moves
            met += 1
            enter(states[at[0]], frames[at[0]], codes, weights, listed)
        elif at[0] == 0:
            return met
        else:
            at[0] -= 1
            before = frames[at[0]]
            back_up(before, frames[at[0] + 1], weights[before.first + before.done])
            before.done += 1
