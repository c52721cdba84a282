"""Chapter 8: solo."""

from __future__ import annotations

import pytest

from rules.bubblee.pictures import EMPTY, FULL, GAME, SKY, Bubblees, at, legal, play, rule, start, told, why_not
from ziggurat.core.game import CHANCE, BadOption
from ziggurat.games.bubblee.events import Chain, Ended, Fell, Left, Line, PowerDue, PowerUsed, Scored, Sent, Touching, Turn


def drop_3(own: str, mission: str, *moves: str, sky: str = "BBRBY GGBGG") -> Bubblees:
    """The position after column 3 was dropped, a red and then a blue, and some moves; without powers, so that waves end the turn."""
    return play(f"turn 1 drop; sky {sky}; planets {own} / {mission}; solo; powers no", "drop 3", *moves)


def after_3(turn: str, own: str, mission: str, points: int = 0) -> Bubblees:
    """A picture of such a position."""
    return at(f"turn 1 {turn}; sky BB.BY GG.GG; planets {own} / {mission}; points {points} 0; solo; powers no")


# Setup and goal


@rule("8.1")
@pytest.mark.parametrize(("black", "own"), [("3", "K - K - K"), ("4", "K K - K K"), ("5", "K K K K K")])
def test_a_mission_is_a_layout_of_the_opponents_planet(black: str, own: str) -> None:
    # The bag: 16 of each, less two in the sky, less those on the mission's planet; and 3 black.
    assert start(1, planet="RRY B - K GG", sky=SKY, black=black) == at(
        f"turn 1 swap; sky {SKY}; planets {own} / RRY B - K GG; bag R12 P14 Y13 B13 G12 K3; solo"
    )


@rule("8.1")
def test_the_first_row_of_the_sky_is_the_players_near_row() -> None:
    after = play(start(1, planet="G - - - -", sky="RBPYG GYRBP"), "keep", "drop 1-2")
    assert after == at("turn 1 draw; sky ..PYG GYRBP; planets KR B K - K / G - - - -; bag R14 P14 Y14 B14 G13 K3; solo")


@rule("8.1")
def test_a_sky_can_be_drawn_in_solo_too_and_needs_no_coin() -> None:
    before = start(1, planet="G - - - -")
    assert before.to_act == CHANCE
    assert play(before, f"sky {SKY}") == start(1, planet="G - - - -", sky=SKY)


@rule("8.1")
@pytest.mark.parametrize(
    "planet",
    ["RRR - - - -", "R R R - -", "R.B - - - -", "K - K - K", EMPTY, "", "R - - -", "RYRYR - - - -", "r - - - -", "X - - - -"],
    ids=["column", "row", "hole", "only black", "empty", "none", "four columns", "five high", "small letter", "no colour"],
)
def test_what_is_no_layout_of_a_mission(planet: str) -> None:
    with pytest.raises(BadOption) as refused:
        start(1, planet=planet)
    assert refused.value.name == "planet"


@rule("8.1")
def test_a_layout_has_no_more_black_ones_than_are_left_in_the_box() -> None:
    # 16, less 3 in the bag and 3 or 5 on the own planet.
    assert start(1, planet="KKKK KKKK K - R", black="3").to_act == CHANCE
    with pytest.raises(BadOption, match="at most 8 of K"):
        start(1, planet="KKKK KKKK K - R", black="5")


@rule("8.1")
def test_a_layout_is_for_solo_and_nobody_else_begins_there() -> None:
    with pytest.raises(BadOption, match="planet"):
        start(2, planet="R - - - -")
    with pytest.raises(BadOption, match="first"):
        start(1, planet="R - - - -", first="2")
    with pytest.raises(BadOption, match="seats"):
        start(3)


@rule("8.2")
@pytest.mark.parametrize(("mission", "left"), [("RR - - - -", EMPTY), ("RRK - - K -", ""), ("KRR - - K -", "K - - K -")])
def test_the_goal_is_no_bubblee_but_black_ones(mission: str, left: str) -> None:
    after = drop_3("R R - - -", mission, "send 1:1")
    if left:
        assert after == after_3("over 8.5", "r R RB - -", left)
    else:
        assert GAME.ranks(after) is None
