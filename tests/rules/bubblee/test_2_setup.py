"""Chapter 2: setup."""

from __future__ import annotations

from itertools import combinations

import pytest

from rules.bubblee.pictures import EMPTY, GAME, SKY, at, legal, play, rule, start, why_not
from ziggurat.core.game import CHANCE, BadOption


def pairings(places: frozenset[int]) -> int:
    """The ways to pair the places of the sky so that no two of a pair touch."""
    if not places:
        return 1
    first = min(places)
    others = (other for other in places - {first} if abs(other % 5 - first % 5) > 1)
    return sum(pairings(places - {first, other}) for other in others)


@rule("2.1")
def test_one_of_5760_skies_is_drawn_all_equally_likely() -> None:
    before = start()
    assert before.to_act == CHANCE
    assert before == at("turn - sky; sky ..... .....; planets K - K - K / K - K - K; bag R14 P14 Y14 B14 G14 K3")
    # Five colours for the five pairs of places.
    assert len(set(GAME.moves(before))) == len(GAME.moves(before)) == 5 * 4 * 3 * 2 * pairings(frozenset(range(10))) == 5760
    assert list(GAME.weights(before)) == [1] * 5760


@rule("2.1")
def test_every_sky_has_two_of_each_colour_and_none_that_touch() -> None:
    for sky in legal(start()):
        letters = sky.removeprefix("sky ").replace(" ", "")
        assert sorted(letters) == sorted("RRPPYYBBGG")
        assert all(letters[one] != letters[other] for one, other in combinations(range(10), 2) if abs(one % 5 - other % 5) <= 1)


@rule("2.1")
def test_a_sky_can_be_set_instead() -> None:
    assert start(sky="RBPYG GYRBP") == play(start(), "sky RBPYG GYRBP")


@rule("2.1")
@pytest.mark.parametrize(
    "sky",
    ["RRPYG GYPBB", "RBPYG RGYBP", "RBPYG BGYRP", "RBPYG GYRBK", "RBPYG GYRB.", "RBPYG", "RBPYG GYRBPP"],
    ids=["in a row", "in a column", "diagonal", "black", "empty place", "one row", "six in a row"],
)
def test_a_sky_that_breaks_the_rule_cannot_be_set(sky: str) -> None:
    with pytest.raises(BadOption) as refused:
        start(sky=sky)
    assert refused.value.name == "sky"


@rule("2.2")
def test_the_bag_holds_14_of_each_colour_and_3_black() -> None:
    before = start(first="1", sky="RBPYG GYRBP")
    assert before == at("turn 1 swap; sky RBPYG GYRBP; planets K - K - K / K - K - K; bag R14 P14 Y14 B14 G14 K3")
    assert sum(GAME.view(before)["bag"].values()) == 73


@rule("2.2")
def test_what_comes_out_is_as_likely_as_there_is_of_it() -> None:
    before = at(f"turn 1 draw; sky .BPYG GYRBP; planets {EMPTY} / {EMPTY}; bag R3 P0 Y7 B1 G0 K2")
    assert [GAME.write(move) for move in GAME.moves(before)] == ["draw R", "draw Y", "draw B", "draw K"]
    assert list(GAME.weights(before)) == [3, 7, 1, 2]


@rule("2.3")
@pytest.mark.parametrize(
    ("black", "planets"),
    [
        ("3", "K - K - K / K - K - K"),
        ("4", "K K - K K / K K - K K"),
        ("5", "K K K K K / K K K K K"),
        ("3 5", "K - K - K / K K K K K"),
        ("5 4", "K K K K K / K K - K K"),
    ],
)
def test_black_ones_on_the_ground(black: str, planets: str) -> None:
    expected = at(f"turn 1 swap; sky {SKY}; planets {planets}; bag R14 P14 Y14 B14 G14 K3")
    assert start(first="1", sky=SKY, black=black) == expected


@rule("2.3")
@pytest.mark.parametrize("black", ["2", "6", "3 6", "3 3 3", "", "three"])
def test_no_other_number_of_black_ones(black: str) -> None:
    with pytest.raises(BadOption) as refused:
        start(black=black)
    assert refused.value.name == "black"


@rule("2.4")
@pytest.mark.parametrize("seat", "12")
def test_a_coin_decides_who_begins(seat: str) -> None:
    before = start(sky=SKY)
    assert before.to_act == CHANCE
    assert legal(before) == {"first 1", "first 2"}
    assert list(GAME.weights(before)) == [1, 1]
    assert play(before, f"first {seat}").to_act == int(seat) - 1


@rule("2.4")
@pytest.mark.parametrize("seat", "12")
def test_who_begins_can_be_set_instead(seat: str) -> None:
    assert start(first=seat, sky=SKY) == play(start(sky=SKY), f"first {seat}")
    assert play(start(first=seat), f"sky {SKY}") == play(start(sky=SKY), f"first {seat}")


@rule("2.4")
def test_nobody_else_can_begin() -> None:
    with pytest.raises(BadOption):
        start(first="3")


@rule("2.5")
def test_without_powers_a_line_gives_points_only() -> None:
    line = "turn 1 drop; sky RBPYG GYRBP; planets RR - - - - / BY - - - -"
    assert play(line, "drop 1") == at("turn 1 power 1; sky .BPYG .YRBP; planets G - - - - / BY - - - -; points 3 0; due R / -")
    assert play(f"{line}; powers no", "drop 1") == at("turn 2 draw; sky .BPYG .YRBP; planets G - - - - / BY - - - -; points 3 0; powers no")


@rule("2.5")
def test_without_powers_in_solo() -> None:
    line = "turn 1 drop; sky RBPYG GYRBP; planets RR - - - - / BY - - - -; solo; powers no"
    assert play(line, "drop 1", "stop") == at("turn 1 draw; sky .BPYG .YRBP; planets G - - - - / BY - - - -; points 3 0; solo; powers no")


@rule("2.5")
@pytest.mark.parametrize("move", ["red 1:1 1:2", "green 1:1 1:2", "purple 1", "blue 1", "yellow 1", "pass"])
def test_without_powers_none_can_be_used(move: str) -> None:
    assert why_not(start(first="1", sky=SKY, powers="no"), move) == 205
    assert why_not(start(1, planet="R - - - -", sky=SKY, powers="no"), move) == 205


@rule("2.5")
def test_an_option_must_exist() -> None:
    with pytest.raises(BadOption):
        start(power="no")
    with pytest.raises(BadOption):
        start(powers="maybe")
