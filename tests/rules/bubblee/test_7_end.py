"""Chapter 7: the end."""

from __future__ import annotations

import random

import pytest

from rules.bubblee.pictures import EMPTY, FULL, GAME, SKY, Bubblees, at, events_of, play, rule, start, why_not
from ziggurat.games.bubblee.events import Ended, Fell
from ziggurat.games.bubblee.legal import moves
from ziggurat.games.bubblee.moves import DropColumn, DropPair


@rule("7.1")
def test_the_game_ends_when_the_bag_cannot_fill_the_sky() -> None:
    before = f"turn 1 drop; sky RBPYG GYRBP; planets {EMPTY} / {EMPTY}; bag R1 P0 Y0 B0 G0 K0"
    after = play(before, "drop 1")
    assert after == at(f"turn 2 over 7.1; sky .BPYG .YRBP; planets RG - - - - / {EMPTY}; bag R1 P0 Y0 B0 G0 K0")
    assert (after.to_act, GAME.ended_by(after)) == (None, 701)
    assert events_of(before, "drop 1") == [
        Fell(0, "R", "sky 1:1", "planet 1 1:1"),
        Fell(0, "G", "sky 2:1", "planet 1 1:2"),
        Ended(701),
    ]


@rule("7.1")
def test_nobody_has_a_move_after_the_end() -> None:
    assert moves(at(f"turn 2 over 7.1; sky .BPYG .YRBP; planets RG - - - - / {EMPTY}; bag R1 P0 Y0 B0 G0 K0").state, []) == 0


@rule("7.1")
def test_a_bag_that_just_suffices_is_enough() -> None:
    before = f"turn 1 drop; sky RBPYG GYRBP; planets {EMPTY} / {EMPTY}; bag R1 P0 Y0 B0 G0 K1"
    assert play(before, "drop 1") == at(f"turn 2 draw; sky .BPYG .YRBP; planets RG - - - - / {EMPTY}; bag R1 P0 Y0 B0 G0 K1")
    assert play(before, "drop 1", "draw R", "place n1", "draw K", "place f1") == at(
        f"turn 2 swap; sky KBPYG RYRBP; planets RG - - - - / {EMPTY}; bag R0 P0 Y0 B0 G0 K0"
    )


@rule("7.1")
def test_the_hole_that_blue_left_counts() -> None:
    bag = "bag R2 P0 Y0 B0 G0 K0"
    before = f"turn 1 power 1; sky .BPYG .YRBP; planets {EMPTY} / {EMPTY}; due B / -; {bag}"
    assert play(before, "blue 2") == at(f"turn 2 over 7.1; sky .BPYG ..RBP; planets {EMPTY} / - Y - - -; {bag}")
    assert play(before, "pass") == at(f"turn 2 draw; sky .BPYG .YRBP; planets {EMPTY} / {EMPTY}; {bag}")


@rule("7.1")
def test_a_full_sky_needs_no_bag() -> None:
    bag = "bag R0 P0 Y0 B0 G0 K0"
    assert play(f"turn 1 power 1; sky {SKY}; planets K - - - - / {EMPTY}; due Y / -; {bag}", "pass") == at(
        f"turn 2 swap; sky {SKY}; planets K - - - - / {EMPTY}; {bag}"
    )


@rule("7.1")
def test_it_is_looked_at_before_the_lack_of_a_drop() -> None:
    # Seat 2 has no drop either, and wins by points.
    before = f"turn 1 drop; sky RBPYG GYRBP; planets {EMPTY} / {FULL}; bag R1 P0 Y0 B0 G0 K0; points 3 4"
    after = play(before, "drop 1")
    assert after == at(f"turn 2 over 7.1; sky .BPYG .YRBP; planets RG - - - - / {FULL}; bag R1 P0 Y0 B0 G0 K0; points 3 4")
    assert GAME.ranks(after) == (2, 1)


def crowding(position: Bubblees) -> int:
    """A measure of the columns' heights that weights high ones most."""
    return sum(len(column) ** 2 for planet in GAME.view(position)["planets"] for column in planet)


def game_without_powers(first: str, seed: int) -> tuple[int, list[int]]:
    """A game of players who keep their columns low: the rule that ended it, and the seat that dropped in each turn."""
    chance = random.Random(seed)
    position = start(first=first, sky=SKY, powers="no")
    dropped: list[int] = []
    while position.to_act is not None:
        moves = GAME.moves(position)
        move = chance.choice(moves)
        if isinstance(move, DropPair | DropColumn):
            move = min(moves, key=lambda drop: crowding(GAME.play(position, drop)))
            dropped.append(position.to_act + 1)
        position = GAME.play(position, move)
    return GAME.ended_by(position), dropped


@rule("7.1")
@rule("7.2")
@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 1)])
def test_turns_are_not_evened_out_and_there_are_37_at_most(first: int, second: int) -> None:
    # Without powers every turn takes two of the sky: after 37 turns one of 73 is left in the bag.
    games = (game_without_powers(str(first), seed) for seed in range(100))
    to_the_end = next(dropped for ended_by, dropped in games if ended_by == 701)
    assert to_the_end == [first, second] * 18 + [first]


@rule("7.2")
@pytest.mark.parametrize(("points", "ranks"), [("5 3", (1, 2)), ("3 5", (2, 1)), ("4 4", (1, 1))])
def test_more_points_win_and_a_tie_is_shared(points: str, ranks: tuple[int, ...]) -> None:
    before = f"turn 2 drop; sky RBPYG GYRBP; planets {EMPTY} / {EMPTY}; bag R0 P0 Y0 B0 G0 K0; points {points}"
    assert GAME.ranks(at(before)) is None
    assert GAME.ranks(play(before, "drop 1")) == ranks


@rule("7.2")
def test_the_last_line_counts() -> None:
    bag = "bag R0 P0 Y0 B0 G0 K0"
    after = play(f"turn 1 drop; sky RBPYG GYRBP; planets RR - - - - / {EMPTY}; {bag}; points 3 4", "drop 1")
    assert after == at(f"turn 2 over 7.1; sky .BPYG .YRBP; planets G - - - - / {EMPTY}; {bag}; points 6 4")
    assert GAME.scores(after) == (6, 4)
    assert GAME.ranks(after) == (1, 2)


@rule("7.1")
@pytest.mark.parametrize("move", ["draw R", "place n1", "drop 1", "pass", "first 1"])
def test_after_the_end_every_move_is_refused_by_it(move: str) -> None:
    assert why_not(f"turn 2 over 7.1; sky .BPYG .YRBP; planets {EMPTY} / {EMPTY}; bag R1 P0 Y0 B0 G0 K0", move) == 701
