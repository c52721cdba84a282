"""Looks at everything that can still happen, where little is left of a game: every decision, every draw, to the end.

One walk through all lines, with a row for each depth instead of calls within calls. Every seat takes what is best for itself.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ziggurat.core.game import CHANCE
from ziggurat.core.kernel import Engine, Slot, Struct, copy, copy_within, number, numbers, rule
from ziggurat.core.open_game import decider, is_chance, is_over, play

from .tree import MOST_SEATS, all_moves, all_weights, is_near_end, judge, points_of

MOST_DEPTH = 128
"""Moves from the position to the end, at most."""
TOO_DEEP = -1
"""In place of a number of positions: a line is longer than that."""


class Depth(Struct):
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


class Room(NamedTuple):
    """The rows that a walk works in."""

    states: Any
    depths: Any
    codes: Any
    weights: Any
    listed: Any
    """The moves of one position."""
    at: Any
    """The depth where the walk is."""


def room(engine: Engine[Any], most_moves: int) -> Room:
    """Room for a walk, to be used again and again."""
    states, depths = engine.structs(MOST_DEPTH, engine.kind), engine.structs(MOST_DEPTH, Depth)
    length = MOST_DEPTH * most_moves
    return Room(states, depths, engine.row(length, "i4"), engine.row(length, "i4"), engine.row(most_moves, "i4"), engine.row(1, "i4"))


@rule
def near_end(slot: Slot[Struct]) -> bool:
    """Whether it may be worth while to look at everything."""
    return is_near_end(slot[0])


@rule
def judged(s: Struct, here: Depth) -> None:
    """The end of a line."""
    here.moves = 0
    judge(s, here.results)
    for seat in range(MOST_SEATS):
        here.points[seat] = points_of(s, seat)


@rule
def listed_moves(s: Struct, here: Depth, codes: list[int], weights: list[int], listed: list[int]) -> None:
    """Write what can happen in a position, to be looked at."""
    here.seat = CHANCE if is_chance(s) else decider(s)
    here.moves = all_moves(s, listed)
    for index in range(here.moves):
        codes[here.first + index] = listed[index]
    if here.seat == CHANCE:
        all_weights(s, listed)
        for index in range(here.moves):
            weights[here.first + index] = listed[index]


@rule
def enter(s: Struct, here: Depth, codes: list[int], weights: list[int], listed: list[int]) -> None:
    """Come to a position for the first time."""
    here.done = 0
    here.weight = 0.0
    for seat in range(MOST_SEATS):
        here.results[seat] = 0.0
        here.points[seat] = 0.0
    if is_over(s):
        judged(s, here)
    else:
        listed_moves(s, here, codes, weights, listed)


@rule
def take_over(here: Depth, after: Depth, weight: int) -> None:
    """Add an outcome by its weight, or take a move that is better than those before."""
    if here.seat == CHANCE:
        here.weight += weight
        share = weight / here.weight
        for seat in range(MOST_SEATS):
            here.results[seat] += share * (after.results[seat] - here.results[seat])
            here.points[seat] += share * (after.points[seat] - here.points[seat])
    elif here.done == 0 or after.results[here.seat] > here.results[here.seat]:
        for seat in range(MOST_SEATS):
            here.results[seat] = after.results[seat]
            here.points[seat] = after.points[seat]


@rule
def set_out(
    root: Slot[Struct],
    code: int,
    work: Slot[Struct],
    states: list[Struct],
    depths: list[Depth],
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
    depths[0].first = 0
    enter(states[0], depths[0], codes, weights, listed)


@rule
def walk(
    states: list[Struct], depths: list[Depth], codes: list[int], weights: list[int], listed: list[int], at: list[int], most: int
) -> int:
    """Walk on, to so many positions at most; say to how many, or TOO_DEEP. At the end the first depth says what it all comes to."""
    met = 0
    while True:
        here = depths[at[0]]
        if here.done < here.moves:
            if met == most:
                return met
            if at[0] + 1 == MOST_DEPTH:
                return TOO_DEEP
            copy_within(states, at[0], at[0] + 1)
            at[0] += 1
            play(states[at[0]], codes[here.first + here.done])
            depths[at[0]].first = here.first + here.moves
            met += 1
            enter(states[at[0]], depths[at[0]], codes, weights, listed)
        elif at[0] == 0:
            return met
        else:
            at[0] -= 1
            before = depths[at[0]]
            take_over(before, depths[at[0] + 1], weights[before.first + before.done])
            before.done += 1
