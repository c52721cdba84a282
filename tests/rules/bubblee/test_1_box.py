"""Chapter 1: what is in the box."""

from __future__ import annotations

import pytest

from rules.bubblee.pictures import EMPTY, FULL, GAME, SKY, at, play, rule, start
from ziggurat.core.game import BadText


@rule("1.1")
def test_sky_and_bag_hold_all_16_of_each_colour() -> None:
    view = GAME.view(start(sky=SKY))
    in_sky = "".join(letter for row in view["sky"] for letter in row)
    assert {letter: view["bag"][letter] + in_sky.count(letter) for letter in "RPYBG"} == dict.fromkeys("RPYBG", 16)


@rule("1.1")
@pytest.mark.parametrize("letter", "RPYBGK")
def test_there_is_no_seventeenth_of_a_colour(letter: str) -> None:
    bag = "bag R0 P0 Y0 B0 G0 K0".replace(f"{letter}0", f"{letter}15")
    at(f"turn 1 draw; sky ..... .....; planets {letter} - - - - / {EMPTY}; {bag}")
    with pytest.raises(BadText, match=f"at most 16 of {letter} in all"):
        at(f"turn 1 draw; sky ..... .....; planets {letter} {letter} - - - / {EMPTY}; {bag}")


@rule("1.1")
def test_there_are_96_bubblees_scored_ones_included() -> None:
    picture = f"turn 1 draw; sky ..... .....; planets R - - - - / {EMPTY}; bag R0 P16 Y16 B16 G16 K16; points 10"
    at(f"{picture} 5")
    with pytest.raises(BadText, match="at most 96 Bubblees in all"):
        at(f"{picture} 6")


@rule("1.1")
def test_the_sky_that_is_not_laid_yet_counts() -> None:
    picture = f"turn - sky; sky ..... .....; planets R - - - - / {EMPTY}; bag R14 P14 Y14 B14 G14 K3"
    with pytest.raises(BadText, match="at most 16 of R in all"):
        at(picture)
    at(picture.replace("R14", "R13"))
    with pytest.raises(BadText, match="at most 96 Bubblees in all"):
        at(picture.replace("R14", "R13").replace("K3", "K15") + "; points 2 0")


@rule("1.2")
@pytest.mark.parametrize("planet", ["RYRYR - - - -", "- - - -", "- - - - - -"], ids=["five high", "four columns", "six columns"])
def test_a_planet_has_5_columns_and_4_rows(planet: str) -> None:
    at(f"turn 1 swap; sky {SKY}; planets {EMPTY} / {FULL}")
    with pytest.raises(BadText):
        at(f"turn 1 swap; sky {SKY}; planets {EMPTY} / {planet}")


@rule("1.2")
def test_each_row_of_the_sky_is_near_to_the_planet_it_borders() -> None:
    assert play("turn 1 drop; sky RBPYG GYRBP; planets - - - - - / - - - - -", "drop 1-2") == at(
        "turn 2 draw; sky ..PYG GYRBP; planets R B - - - / - - - - -"
    )
    assert play("turn 2 drop; sky RBPYG GYRBP; planets - - - - - / - - - - -", "drop 1-2") == at(
        "turn 1 draw; sky RBPYG ..RBP; planets - - - - - / G Y - - -"
    )


@rule("1.2")
def test_a_column_runs_from_planet_to_planet() -> None:
    assert play("turn 1 drop; sky RBPYG GYRBP; planets - - - - - / - - - - -", "drop 1") == at(
        "turn 2 draw; sky .BPYG .YRBP; planets RG - - - - / - - - - -"
    )
    assert play("turn 2 drop; sky RBPYG GYRBP; planets - - - - - / - - - - -", "drop 1") == at(
        "turn 1 draw; sky .BPYG .YRBP; planets - - - - - / GR - - - -"
    )


@rule("1.3")
def test_what_falls_lands_on_what_is_there() -> None:
    assert play("turn 1 drop; sky RBPYG GYRBP; planets KP G - - - / - - - - -", "drop 1-2") == at(
        "turn 2 draw; sky ..PYG GYRBP; planets KPR GB - - - / - - - - -"
    )


@rule("1.3")
def test_there_is_no_empty_place_under_a_bubblee() -> None:
    with pytest.raises(BadText):
        at("turn 1 swap; sky RBPYG GYRBP; planets R.B - - - - / - - - - -")
    with pytest.raises(BadText, match="small ones are for a wave that waits"):
        at("turn 1 swap; sky RBPYG GYRBP; planets RyB - - - - / - - - - -")
