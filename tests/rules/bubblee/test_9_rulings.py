"""Chapter 9: rulings beyond the page."""

from __future__ import annotations

from itertools import product

import pytest

from rules.bubblee.pictures import EMPTY, FULL, SKY, at, legal, play, rule, why_not

STEPS = {
    "sky": (201, f"turn - sky; sky ..... .....; planets {EMPTY} / {EMPTY}", f"sky {SKY}"),
    "first": (204, f"turn - first; sky {SKY}; planets {EMPTY} / {EMPTY}", "first 1"),
    "draw": (301, f"turn 1 draw; sky .BPYG GYRBP; planets {EMPTY} / {EMPTY}", "draw P"),
    "place": (301, f"turn 1 place R; sky .BPYG GYRBP; planets {EMPTY} / {EMPTY}", "place n1"),
    "swap": (302, f"turn 1 swap; sky {SKY}; planets {EMPTY} / {EMPTY}", "swap n1 n2"),
    "drop": (303, f"turn 1 drop; sky {SKY}; planets {EMPTY} / {EMPTY}", "drop 1"),
    "power": (501, f"turn 1 power 1; sky {SKY}; planets K - - - - / {EMPTY}; due Y / -", "yellow 1"),
    "send": (803, "turn 1 send; sky BB.BY GG.GG; planets R R RB - - / B - Y G -; solo", "send 1:1"),
}
"""Each step: its rule, a position in it and a move that belongs to it."""
EVERY_KIND = (
    *("place n1", "swap n1 n2", "keep", "drop 1-2", "drop 1", "red 1:1 1:2", "green 1:1 1:2", "purple 1", "blue 1", "yellow 1"),
    *("pass", "send 1:1", "stop", "draw R", "first 1", f"sky {SKY}"),
)


@rule("9.1")
@pytest.mark.parametrize(("here", "there"), list(product(STEPS, STEPS)))
def test_a_move_of_another_step_is_refused_by_the_lower_number(here: str, there: str) -> None:
    rule_here, picture, _ = STEPS[here]
    rule_there, _, move = STEPS[there]
    assert why_not(picture, move) == (0 if here == there else min(rule_here, rule_there))


@rule("9.1")
@pytest.mark.parametrize(
    ("here", "move", "number"),
    [
        ("drop", "keep", 302),
        ("draw", "keep", 301),
        ("drop", "pass", 303),
        ("send", "pass", 501),
        ("swap", "stop", 302),
        ("power", "stop", 501),
    ],
)
def test_so_are_keep_pass_and_stop(here: str, move: str, number: int) -> None:
    assert why_not(STEPS[here][1], move) == number


@rule("9.1")
@rule("2.5")
@pytest.mark.parametrize(
    ("here", "number"), [("sky", 201), ("first", 204), ("draw", 205), ("place", 205), ("swap", 205), ("drop", 205), ("send", 205)]
)
def test_the_lower_number_without_powers(here: str, number: int) -> None:
    assert why_not(f"{STEPS[here][1]}; powers no", "yellow 1") == number


@rule("9.1")
@pytest.mark.parametrize(
    ("ending", "number"),
    [
        (f"over 5.9 1; sky {SKY}; planets K - - - - / {FULL}", 509),
        (f"over 6.2; sky {SKY}; planets {FULL} / {EMPTY}", 602),
        (f"over 7.1; sky .BPYG .YRBP; planets {EMPTY} / {EMPTY}; bag R1 P0 Y0 B0 G0 K0", 701),
        (f"over 8.5; sky {SKY}; planets {EMPTY} / K - - - -; solo", 805),
        (f"over 7.1; sky .BPYG .YRBP; planets {EMPTY} / {EMPTY}; bag R1 P0 Y0 B0 G0 K0; powers no", 701),
    ],
)
def test_after_the_end_every_move_is_refused_by_the_rule_that_ended_it(ending: str, number: int) -> None:
    assert [why_not(f"turn 1 {ending}", move) for move in EVERY_KIND] == [number] * len(EVERY_KIND)
    assert legal(f"turn 1 {ending}") == set()


@rule("9.2")
def test_a_row_and_a_column_that_share_one_are_two_lines() -> None:
    # Each is of 3, they share the red on 3:3; two may be sent.
    before = "turn 1 drop; sky BBRBY GGRGG; planets KBR BKR R - - / B - Y G -; solo; powers no"
    assert legal(before, "drop 3") == {"send 1:3", "send 2:3", "send 3:1", "stop"}
    assert legal(before, "drop 3", "send 3:1") == {"send 1:3", "send 2:3", "send 3:2", "stop"}
    assert play(before, "drop 3", "send 3:1", "send 3:2") == at(
        "turn 1 draw; sky BB.BY GG.GG; planets KB BK - - - / B - YRR G -; points 3 0; solo; powers no"
    )


@rule("9.2")
def test_a_line_of_3_with_a_touching_one_is_one_line() -> None:
    # The same without the red on 1:3: that on 2:3 only touches the column.
    before = "turn 1 drop; sky BBRBY GGRGG; planets KB BKR R - - / B - Y G -; solo; powers no"
    assert legal(before, "drop 3") == {"send 3:1", "stop"}
    assert play(before, "drop 3", "send 3:1") == at(
        "turn 1 draw; sky BB.BY GG.GG; planets KB BK - - - / B - YR G -; points 3 0; solo; powers no"
    )
