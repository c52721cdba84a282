"""Exhaustive search of the last moves of a game: every decision and every draw, to the end.

A depth-first walk over an explicit stack of frames, without recursion. Every seat maximises its own result (max^n).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ziggurat.core.game import CHANCE
from ziggurat.core.kernel import Engine, Slot, Struct, copy, copy_within, number, numbers, rule
from ziggurat.core.open_game import decider, is_chance, is_over, play

from .tree import MOST_SEATS, all_moves, all_weights, evaluate, is_near_end, points_of

MOST_DEPTH = 128
"""The most moves from the position to the end."""
TOO_DEEP = -1
"""`walk` returns this if a line is longer than MOST_DEPTH."""


class SearchFrame(Struct):
    """The state of the walk at one depth."""

    first: int = number("i4")
    """The index in the shared arrays at which the codes and weights of this depth begin."""
    moves: int = number("i4")
    done: int = number("i4")
    """The number of moves that have been searched."""
    seat: int = number("i4")
    """The seat that decides, or CHANCE."""
    weight: float = number("f8")
    """The total weight of the outcomes searched so far."""
    results: list[float] = numbers(MOST_SEATS, "f8")
    """Each seat's result: after the best move so far or, if chance moves, the weighted mean of the outcomes so far."""
    points: list[float] = numbers(MOST_SEATS, "f8")


class Workspace(NamedTuple):
    """The arrays of a walk, reused from one walk to the next."""

    states: Any
    frames: Any
    codes: Any
    weights: Any
    listed: Any
    """A buffer for the moves of one position."""
    at: Any
    """An array of one number, the current depth."""


def workspace(engine: Engine[Any], most_moves: int) -> Workspace:
    states, frames = engine.structs(MOST_DEPTH, engine.kind), engine.structs(MOST_DEPTH, SearchFrame)
    length = MOST_DEPTH * most_moves
    return Workspace(states, frames, engine.row(length, "i4"), engine.row(length, "i4"), engine.row(most_moves, "i4"), engine.row(1, "i4"))


@rule
def near_end(slot: Slot[Struct]) -> bool:
    """True if an exhaustive search is worth trying."""
    return is_near_end(slot[0])


@rule
def score_leaf(s: Struct, frame: SearchFrame) -> None:
    """Write the results and points of a finished game."""
    frame.moves = 0
    evaluate(s, frame.results)
    for seat in range(MOST_SEATS):
        frame.points[seat] = points_of(s, seat)


@rule
def list_moves(s: Struct, frame: SearchFrame, codes: list[int], weights: list[int], listed: list[int]) -> None:
    """Write the moves of a position and, if chance moves, their weights."""
    frame.seat = CHANCE if is_chance(s) else decider(s)
    frame.moves = all_moves(s, listed)
    for index in range(frame.moves):
        codes[frame.first + index] = listed[index]
    if frame.seat == CHANCE:
        all_weights(s, listed)
        for index in range(frame.moves):
            weights[frame.first + index] = listed[index]


@rule
def enter(s: Struct, frame: SearchFrame, codes: list[int], weights: list[int], listed: list[int]) -> None:
    """Initialise the frame of a position."""
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
    """Update a frame after one of its moves was searched: keep the best move of a seat, or average over the outcomes of chance."""
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
    root: Slot[Struct],
    code: int,
    work: Slot[Struct],
    states: list[Struct],
    frames: list[SearchFrame],
    codes: list[int],
    weights: list[int],
    listed: list[int],
    at: list[int],
) -> None:
    """Begin a walk over all lines after a move."""
    copy(root, work)
    play(work[0], code)
    copy(work, states)
    at[0] = 0
    frames[0].first = 0
    enter(states[0], frames[0], codes, weights, listed)


@rule
def walk(
    states: list[Struct], frames: list[SearchFrame], codes: list[int], weights: list[int], listed: list[int], at: list[int], most: int
) -> int:
    """Continue the walk for at most `most` positions; return how many were visited, or TOO_DEEP.

    The walk is finished once the first frame has searched all its moves; that frame then holds the results of the position.
    """
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
