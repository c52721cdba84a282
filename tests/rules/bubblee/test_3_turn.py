"""Chapter 3: the turn."""

from __future__ import annotations

import pytest

from rules.bubblee.pictures import EMPTY, SKY, at, legal, play, rule, start, why_not

ONLY_A_SWAP = "sky BRBGB YPYPY; planets KKRR YBYB GPGP YBYB GPGP / - - - - -"
"""A full planet: only a red on top of column 1 makes room, and it must be brought there first."""


@rule("3.1")
def test_each_drawn_one_is_placed_before_the_next() -> None:
    planets = "planets K - - - - / - - - - -"
    before = f"turn 1 draw; sky RBP.. YRGYB; {planets}; bag R5 P5 Y5 B5 G5 K1"
    assert play(before, "draw R") == at(f"turn 1 place R; sky RBP.. YRGYB; {planets}; bag R4 P5 Y5 B5 G5 K1")
    assert play(before, "draw R", "place n5") == at(f"turn 1 draw; sky RBP.R YRGYB; {planets}; bag R4 P5 Y5 B5 G5 K1")
    assert play(before, "draw R", "place n5", "draw K", "place n4") == at(f"turn 1 swap; sky RBPKR YRGYB; {planets}; bag R4 P5 Y5 B5 G5 K0")


@rule("3.1")
def test_any_empty_place_of_either_row() -> None:
    assert legal(f"turn 1 place R; sky .BPYG GYRB.; planets {EMPTY} / {EMPTY}") == {"place n1", "place f5"}
    assert legal(f"turn 2 place R; sky .BPYG GYRB.; planets {EMPTY} / {EMPTY}") == {"place f1", "place n5"}


@rule("3.1")
def test_the_second_player_names_places_from_the_other_side() -> None:
    before = f"turn 2 place K; sky .BPYG GYRB.; planets {EMPTY} / {EMPTY}"
    assert play(before, "place n5") == at(f"turn 2 draw; sky .BPYG GYRBK; planets {EMPTY} / {EMPTY}")


@rule("3.1")
def test_not_on_a_place_that_is_taken() -> None:
    assert why_not(f"turn 1 place R; sky .BPYG GYRB.; planets {EMPTY} / {EMPTY}", "place n2") == 301


@rule("3.1")
def test_nothing_comes_out_that_is_not_in_the_bag() -> None:
    before = f"turn 1 draw; sky .BPYG GYRBP; planets {EMPTY} / {EMPTY}; bag R0 P5 Y5 B5 G5 K0"
    assert why_not(before, "draw R") == 301
    assert why_not(before, "draw K") == 301
    assert why_not(before, "draw P") == 0


@rule("3.1")
def test_equal_ones_may_be_placed_side_by_side() -> None:
    before = f"turn 1 place B; sky .BPYG BYRBP; planets {EMPTY} / {EMPTY}"
    assert play(before, "place n1") == at(f"turn 1 swap; sky BBPYG BYRBP; planets {EMPTY} / {EMPTY}")


@rule("3.1")
def test_the_first_turn_has_nothing_to_refill() -> None:
    assert play(start(), f"sky {SKY}", "first 2") == at(
        f"turn 2 swap; sky {SKY}; planets K - K - K / K - K - K; bag R14 P14 Y14 B14 G14 K3"
    )


@rule("3.1")
def test_what_is_forced_is_a_move_too() -> None:
    before = f"turn 1 draw; sky .BPYG GYRBP; planets {EMPTY} / {EMPTY}; bag R1 P0 Y0 B0 G0 K0"
    assert legal(before) == {"draw R"}
    assert legal(before, "draw R") == {"place n1"}


@rule("3.2")
def test_all_neighbours_can_be_swapped_or_the_sky_kept() -> None:
    assert legal(f"turn 1 swap; sky RBPYG GYRBP; planets {EMPTY} / {EMPTY}") == {
        *("swap n1 n2", "swap n2 n3", "swap n3 n4", "swap n4 n5"),
        *("swap f1 f2", "swap f2 f3", "swap f3 f4", "swap f4 f5"),
        *("swap n1 f1", "swap n2 f2", "swap n3 f3", "swap n4 f4", "swap n5 f5"),
        "keep",
    }


@rule("3.2")
@pytest.mark.parametrize(
    ("turn", "move", "sky"),
    [
        ("turn 1", "swap n1 n2", "BRPYG GYRBP"),
        ("turn 1", "swap f1 f2", "RBPYG YGRBP"),
        ("turn 1", "swap n5 f5", "RBPYP GYRBG"),
        ("turn 2", "swap n1 n2", "RBPYG YGRBP"),
        ("turn 2", "swap f1 f2", "BRPYG GYRBP"),
        ("turn 2", "keep", "RBPYG GYRBP"),
    ],
)
def test_a_swap_exchanges_two(turn: str, move: str, sky: str) -> None:
    before = f"{turn} swap; sky RBPYG GYRBP; planets {EMPTY} / {EMPTY}"
    assert play(before, move) == at(f"{turn} drop; sky {sky}; planets {EMPTY} / {EMPTY}")


@rule("3.2")
def test_a_swap_may_be_named_from_either_end() -> None:
    before = f"turn 1 swap; sky {SKY}; planets {EMPTY} / {EMPTY}"
    assert play(before, "swap n2 n1") == play(before, "swap n1 n2")


@rule("3.2")
def test_two_of_the_same_colour_are_not_swapped() -> None:
    before = f"turn 1 swap; sky RRPYG RYRBG; planets {EMPTY} / {EMPTY}"
    assert [why_not(before, move) for move in ("swap n1 n2", "swap n1 f1", "swap n5 f5", "swap n2 f2")] == [302, 302, 302, 0]


@rule("3.2")
@pytest.mark.parametrize("first", ["swap n1 n2", "keep"])
def test_once_a_turn(first: str) -> None:
    after = play(f"turn 1 swap; sky {SKY}; planets {EMPTY} / {EMPTY}", first)
    assert why_not(after, "swap n4 n5") == why_not(after, "keep") == 302


@rule("3.2")
def test_only_what_leaves_a_drop_is_offered() -> None:
    before = f"turn 1 swap; {ONLY_A_SWAP}"
    assert legal(before) == {"swap n1 n2"}
    assert why_not(before, "keep") == why_not(before, "swap n4 n5") == 302
    assert legal(before, "swap n1 n2") == {"drop 1"}


@rule("3.2")
def test_a_swap_that_spoils_the_only_drop_is_not_offered() -> None:
    # Red on column 1 is the only way to make room: it must stay where it is.
    before = "turn 1 swap; sky RBGBB YPYPY; planets KKRR YBYB GPGP YBYB GPGP / - - - - -"
    assert why_not(before, "swap n1 n2") == why_not(before, "swap n1 f1") == 302
    assert why_not(before, "keep") == why_not(before, "swap n2 n3") == why_not(before, "swap f1 f2") == 0


@rule("3.3")
@pytest.mark.parametrize(
    ("drop", "sky", "planet"),
    [
        ("drop 1-2", "..PYG GYRBP", "R B - - -"),
        ("drop 2-3", "R..YG GYRBP", "- B P - -"),
        ("drop 3-4", "RB..G GYRBP", "- - P Y -"),
        ("drop 4-5", "RBP.. GYRBP", "- - - Y G"),
        ("drop 1", ".BPYG .YRBP", "RG - - - -"),
        ("drop 2", "R.PYG G.RBP", "- BY - - -"),
        ("drop 3", "RB.YG GY.BP", "- - PR - -"),
        ("drop 4", "RBP.G GYR.P", "- - - YB -"),
        ("drop 5", "RBPY. GYRB.", "- - - - GP"),
    ],
)
def test_two_neighbours_fall_the_near_one_first(drop: str, sky: str, planet: str) -> None:
    before = f"turn 1 drop; sky RBPYG GYRBP; planets {EMPTY} / {EMPTY}"
    assert play(before, drop) == at(f"turn 2 draw; sky {sky}; planets {planet} / {EMPTY}")


@rule("3.3")
def test_there_are_nine_ways_and_one_must_be_chosen() -> None:
    nine = {*("drop 1-2", "drop 2-3", "drop 3-4", "drop 4-5"), *(f"drop {column}" for column in "12345")}
    assert legal(f"turn 1 drop; sky RBPYG GYRBP; planets {EMPTY} / {EMPTY}") == nine


@rule("3.3")
def test_each_falls_down_its_own_column() -> None:
    assert play("turn 2 drop; sky RBPYG GYRBP; planets - - - - - / KKK - Y - -", "drop 1-2") == at(
        "turn 1 draw; sky RBPYG ..RBP; planets - - - - - / KKKG Y Y - -"
    )


@rule("3.3")
def test_others_than_the_swapped_ones_may_be_dropped() -> None:
    before = f"turn 1 swap; sky RBPYG GYRBP; planets {EMPTY} / {EMPTY}"
    assert play(before, "swap n1 n2", "drop 5") == at(f"turn 2 draw; sky BRPY. GYRB.; planets - - - - GP / {EMPTY}")


@rule("3.4")
def test_both_land_before_anybody_looks_for_lines() -> None:
    # The near red completes a line of three, the far one makes it four.
    assert play("turn 1 drop; sky RBPYG RYGBP; planets RR - - - - / - - - - -", "drop 1") == at(
        "turn 2 draw; sky .BPYG .YGBP; planets - - - - - / - - - - -; points 4 0"
    )
