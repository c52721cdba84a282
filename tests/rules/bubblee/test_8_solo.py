"""Chapter 8: solo."""

from __future__ import annotations

import pytest

from rules.bubblee.pictures import EMPTY, FULL, GAME, SKY, Bubblees, at, events_of, legal, play, rule, start, why_not
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
def test_a_layout_may_have_all_of_a_colour_that_the_sky_leaves() -> None:
    # 16, less 2 in the sky: with more of them there would be a line.
    assert start(1, planet="RPRR RRYR YRRP RPRR RRYR").to_act == CHANCE


@rule("8.1")
def test_a_layout_is_for_solo_and_nobody_else_begins_there() -> None:
    with pytest.raises(BadOption, match="planet"):
        start(2, planet="R - - - -")
    with pytest.raises(BadOption, match="first"):
        start(1, planet="R - - - -", first="2")
    with pytest.raises(BadOption, match="seats"):
        start(3)


@rule("8.2")
@pytest.mark.parametrize(("mission", "left"), [("RR - - - -", EMPTY), ("KRR - - K -", "K - - K -")], ids=["nothing left", "black left"])
def test_the_goal_is_no_bubblee_but_black_ones(mission: str, left: str) -> None:
    after = drop_3("R R - - -", mission, "send 1:1")
    assert after == after_3("over 8.5", "r R RB - -", left)
    assert GAME.ranks(after) == (1,)


@rule("8.2")
def test_one_that_is_not_black_is_enough_to_go_on() -> None:
    assert drop_3("R R - - -", "RR - - K G", "send 1:1") == after_3("draw", "- - B - -", "- - - K G", 2)


# Sending


@rule("8.3")
def test_a_line_of_3_sends_1() -> None:
    waiting = drop_3("R R - - -", "B - Y G -")
    assert waiting == after_3("send", "R R RB - -", "B - Y G -")
    assert waiting.to_act == 0
    assert legal(waiting) == {"send 1:1", "send 2:1", "send 3:1", "stop"}
    assert play(waiting, "send 1:1") == after_3("draw", "- - B - -", "BR - Y G -", 2)


@rule("8.3")
def test_nobody_must_send() -> None:
    assert drop_3("R R - - -", "B - Y G -", "stop") == after_3("draw", "- - B - -", "B - Y G -", 3)


@rule("8.3")
@pytest.mark.parametrize(("own", "points"), [("R R - R -", 2), ("R R - R R", 3)], ids=["four", "five"])
def test_a_line_of_4_or_more_sends_2(own: str, points: int) -> None:
    once = drop_3(own, "B - Y G -", "send 1:1")
    assert once == after_3("send", own.replace("R", "r", 1).replace("-", "RB", 1), "BR - Y G -")
    assert why_not(once, "send 1:1") == 803
    assert play(once, "send 4:1") == after_3("draw", "- - B - -", "BR - Y GR -", points)


@rule("8.3")
def test_a_player_may_stop_after_one_of_two() -> None:
    assert drop_3("R R - R -", "B - Y G -", "send 1:1", "stop") == after_3("draw", "- - B - -", "BR - Y G -", 3)


@rule("8.3")
def test_two_lines_of_3_side_by_side_send_2_of_one_column_if_one_likes() -> None:
    before = "turn 1 drop; sky RRPYG GYRBP; planets RR RR - - - / B - - - -; solo; powers no"
    assert legal(before, "drop 1-2") == {"send 1:1", "send 2:1", "stop"}
    assert legal(before, "drop 1-2", "send 1:1") == {"send 1:2", "send 2:1", "stop"}
    assert play(before, "drop 1-2", "send 1:1", "send 1:2") == at(
        "turn 1 draw; sky ..PYG GYRBP; planets - - - - - / BRR - - - -; points 4 0; solo; powers no"
    )


@rule("8.3")
def test_two_lines_joined_by_a_touching_one_send_2() -> None:
    # The red on 2:3 touches both lines but is on none: it is not offered, though it is lower than that on 2:4.
    before = "turn 1 drop; sky RRGGG YBYBY; planets RR YBR BYPR YGYR - / B - - - -; solo; powers no"
    assert legal(before, "drop 1-2") == {"send 1:1", "send 2:4", "send 3:4", "send 4:4", "stop"}
    assert play(before, "drop 1-2", "send 2:4", "send 1:1") == at(
        "turn 1 draw; sky ..GGG YBYBY; planets - YB BYP YGY - / BR R - - -; points 5 0; solo; powers no"
    )


@rule("8.3")
def test_a_touching_one_makes_no_line_longer_and_is_not_sent() -> None:
    waiting = drop_3("RR R - BR -", "B - Y G -")
    assert legal(waiting) == {"send 1:1", "send 2:1", "send 3:1", "stop"}
    assert why_not(waiting, "send 1:2") == why_not(waiting, "send 4:2") == 803
    assert play(waiting, "send 2:1") == after_3("draw", "- - B BR -", "B R Y G -", 3)


@rule("8.3")
def test_of_several_in_a_column_the_lowest_is_offered() -> None:
    waiting = drop_3("- - YRR - -", "B - Y G -")
    assert legal(waiting) == {"send 3:2", "stop"}
    assert why_not(waiting, "send 3:3") == why_not(waiting, "send 3:1") == why_not(waiting, "send 1:1") == 803
    assert play(waiting, "send 3:2") == after_3("draw", "- - YB - -", "B - YR G -", 2)


@rule("8.3")
@pytest.mark.parametrize(("first", "second"), [("send 4:1", "send 2:1"), ("send 2:1", "send 4:1")])
def test_groups_send_in_any_order_each_its_own(first: str, second: str) -> None:
    before = "turn 1 drop; sky BBRGY GGBYG; planets R R - GG - / B - Y P -; solo; powers no"
    red, green = {"send 1:1", "send 2:1", "send 3:1"}, {"send 4:1"}
    assert legal(before, "drop 3-4") == red | green | {"stop"}
    assert legal(before, "drop 3-4", first) == (red if first in green else green) | {"stop"}
    assert play(before, "drop 3-4", first, second) == at(
        "turn 1 draw; sky BB..Y GGBYG; planets - - - - - / B R Y PG -; points 4 0; solo; powers no"
    )


@rule("8.3")
def test_groups_in_one_column_offer_their_lowest_each() -> None:
    # A row of red on the ground of columns 1 to 3, a row of green above on columns 3 to 5.
    before = "turn 1 drop; sky BBRBY GGGGG; planets R R - BG PG / B - - - -; solo; powers no"
    red, green = {"send 1:1", "send 2:1", "send 3:1"}, {"send 3:2", "send 4:2", "send 5:2"}
    assert legal(before, "drop 3") == red | green | {"stop"}
    assert legal(before, "drop 3", "send 3:1") == green | {"stop"}
    assert play(before, "drop 3", "send 3:1", "send 3:2") == at(
        "turn 1 draw; sky BB.BY GG.GG; planets - - - B P / B - RG - -; points 4 0; solo; powers no"
    )


@rule("8.3")
def test_sending_comes_before_scoring_and_before_powers() -> None:
    before = "turn 1 drop; sky BBRBY GGBGG; planets R R - - - / BG - - - -; solo"
    assert play(before, "drop 3") == at("turn 1 send; sky BB.BY GG.GG; planets R R RB - - / BG - - - -; solo")
    assert play(before, "drop 3", "send 2:1") == at(
        "turn 1 power 1; sky BB.BY GG.GG; planets - - B - - / BG R - - -; points 2 0; due R / -; solo"
    )


@rule("8.3")
def test_each_wave_is_asked_about() -> None:
    # The worked example: purple in column 3, then a row of green.
    before = "turn 1 drop; sky BRPGR YRGYB; planets YBR G PP G K / B - - - -; solo; powers no"
    first = play(before, "drop 3")
    assert first == at("turn 1 send; sky BR.GR YR.YB; planets YBR G PPPG G K / B - - - -; solo; powers no")
    assert legal(first) == {"send 3:1", "stop"}
    second = play(first, "send 3:1")
    assert second == at("turn 1 send; sky BR.GR YR.YB; planets YBR G G G K / B - P - -; points 2 0; solo; powers no")
    assert play(second, "send 4:1") == at("turn 1 draw; sky BR.GR YR.YB; planets YBR - - - K / B - P G -; points 4 0; solo; powers no")


@rule("8.3")
def test_nothing_falls_before_the_wave_is_scored() -> None:
    assert drop_3("RK R - R -", "B - Y G -", "send 1:1") == after_3("send", "rK R RB R -", "BR - Y G -")
    assert drop_3("RK R - R -", "B - Y G -", "send 1:1", "stop") == after_3("draw", "K - B - -", "BR - Y G -", 3)


@rule("8.3")
def test_a_wave_of_a_power_on_the_own_planet_sends_too_and_keeps_its_power() -> None:
    before = "turn 1 power 1; sky RBPYG GYRBP; planets BY YP YG - - / B - - - -; due GP / -; solo"
    assert play(before, "green 1:1 1:2") == at("turn 1 send; sky RBPYG GYRBP; planets YB YP YG - - / B - - - -; due P / -; solo")
    assert play(before, "green 1:1 1:2", "send 2:1") == at(
        "turn 1 power 1; sky RBPYG GYRBP; planets B P G - - / B Y - - -; points 2 0; due PY / -; solo"
    )


@rule("8.3")
def test_a_send_may_fill_a_column() -> None:
    # Columns 1 and 2 are full, though red would be a line on column 2; the send fills column 3.
    waiting = drop_3("R R - R -", "KBKB KYRR GYG - -")
    assert legal(waiting) == {"send 3:1", "send 4:1", "stop"}
    assert legal(waiting, "send 3:1") == {"send 4:1", "stop"}
    assert why_not(waiting, "send 1:1") == why_not(waiting, "send 2:1") == why_not(play(waiting, "send 3:1"), "send 3:1") == 511


@rule("8.3")
def test_a_send_may_make_room() -> None:
    # The green sent in column 3 completes a row of green on top of columns 1 to 3.
    before = "turn 1 drop; sky BBKBY GGGGG; planets KG KG - KG - / KYKG BKBG PYK - -; solo; powers no"
    assert legal(before, "drop 3") == {"send 3:2", "send 4:2", "stop"}
    assert play(before, "drop 3", "send 3:2") == at(
        "turn 1 send; sky BB.BY GG.GG; planets KG KG Kg KG - / KYK BKB PYK - -; solo; powers no"
    )
    assert legal(before, "drop 3", "send 3:2") == {"send 1:2", "send 2:2", "send 4:2", "stop"}


@rule("8.3")
def test_nothing_is_asked_when_nothing_can_be_sent() -> None:
    assert drop_3("R R - - -", FULL) == after_3("draw", "- - B - -", FULL, 3)


@rule("8.3")
def test_nothing_more_is_asked_when_nothing_more_can_be_sent() -> None:
    # Two might be sent, but only column 3 has room, for one.
    before = "turn 1 drop; sky BBPBY GGBGG; planets P P - P - / RYRY BGBG RYR BGBG RYRY; solo; powers no"
    assert play(before, "drop 3", "send 3:1") == at(
        "turn 1 draw; sky BB.BY GG.GG; planets - - B - - / RYRY BGBG RYRP BGBG RYRY; points 3 0; solo; powers no"
    )


@rule("8.3")
def test_a_line_higher_than_the_planet_sends_as_well() -> None:
    before = "turn 1 drop; sky RBPYG RYGBP; planets KKRR - - - - / B - - - -; solo; powers no"
    assert play(before, "drop 1", "send 1:3") == at("turn 1 send; sky .BPYG .YGBP; planets KKrRRR - - - - / BR - - - -; solo; powers no")
    assert play(before, "drop 1", "send 1:3", "send 1:4") == at(
        "turn 1 draw; sky .BPYG .YGBP; planets KK - - - - / BRR - - - -; points 2 0; solo; powers no"
    )


@rule("8.3")
def test_a_send_is_told() -> None:
    # Four red in row 2; what is sent in column 1 completes a column there.
    before = "turn 1 drop; sky BBKRB GGRGG; planets KR YR - PR - / BRR YG - - -; solo"
    row = ("planet 1 1:2", "planet 1 2:2", "planet 1 3:2", "planet 1 4:2")
    there = ("planet 2 1:2", "planet 2 1:3", "planet 2 1:4")
    assert events_of(before, "drop 3") == [
        Fell(0, "K", "sky 1:3", "planet 1 3:1"),
        Fell(0, "R", "sky 2:3", "planet 1 3:2"),
        Line(0, "R", row),
    ]
    assert events_of(before, "drop 3", "send 1:2") == [
        Sent(0, "R", "planet 1 1:2", "planet 2 1:4"),
        Line(1, "R", there),
        Left(there),
    ]
    assert events_of(before, "drop 3", "send 1:2", "send 2:2") == [
        Sent(0, "R", "planet 1 2:2", "planet 2 2:3"),
        Scored(0, 2, row[2:]),
        PowerDue(0, "R"),
    ]


# The opponent's planet


@rule("8.4")
@pytest.mark.parametrize(
    ("move", "sky", "planets", "points"),
    [
        pytest.param("red 1:1 1:2", "RBPYG GYRBP", "KR - - - - / GB P - - -", 0, id="red"),
        pytest.param("green 1:1 1:2", "RBPYG GYRBP", "RK - - - - / BG P - - -", 0, id="green"),
        pytest.param("purple 1", "RBPYG GYRBP", "K - - - - / BGR P - - -", 0, id="purple"),
        pytest.param("blue 2", "RBPYG G.RBP", "KR - - - - / BG PY - - -", 0, id="blue"),
        pytest.param("yellow 1", "RBPYG GYRBP", "K - - - - / BG P - - -", 1, id="yellow"),
    ],
)
def test_powers_act_on_the_missions_planet(move: str, sky: str, planets: str, points: int) -> None:
    before = "turn 1 power 1; sky RBPYG GYRBP; planets KR - - - - / BG P - - -; due RGPBYY / -; solo"
    due = "RGPBYY".replace(move[0].upper(), "", 1)
    assert play(before, move) == at(f"turn 1 power 1; sky {sky}; planets {planets}; points {points} 0; due {due} / -; solo")


@rule("8.4")
def test_a_line_there_leaves_the_game_without_points_and_powers() -> None:
    assert play("turn 1 power 1; sky RBPYG GYRBP; planets K - - - - / YK KY Y - G; due R / -; solo", "red 2:1 2:2") == at(
        "turn 1 swap; sky RBPYG GYRBP; planets K - - - - / K K - - G; solo"
    )


@rule("8.4")
def test_touching_ones_and_chains_there() -> None:
    # The sent red completes a column and takes the red next to it; the green above it falls and completes a row.
    before = "turn 1 power 1; sky RBPYG GYRBP; planets R - - - - / RR RG G G KB; due P / -; solo"
    assert play(before, "purple 1") == at("turn 1 swap; sky RBPYG GYRBP; planets - - - - - / - - - - KB; solo")
    column = ("planet 2 1:1", "planet 2 1:2", "planet 2 1:3")
    row = ("planet 2 2:1", "planet 2 3:1", "planet 2 4:1")
    assert events_of(before, "purple 1") == [
        PowerUsed(0, "P"),
        Sent(0, "R", "planet 1 1:1", "planet 2 1:3"),
        Line(1, "R", column),
        Touching(1, "R", ("planet 2 2:1",)),
        Left((*column, "planet 2 2:1")),
        Fell(1, "G", "planet 2 2:2", "planet 2 2:1"),
        Chain(1),
        Line(1, "G", row),
        Left(row),
        Turn(0),
    ]


@rule("8.4")
@pytest.mark.parametrize(("touching", "left"), [("one", "- KYR - - -"), ("group", "- KY - - -")])
def test_touching_there_goes_as_far_as_in_chapter_4(touching: str, left: str) -> None:
    before = f"turn 1 power 1; sky RBPYG GYRBP; planets R - - - - / RR KYRR - - -; due P / -; solo; touching {touching}"
    assert play(before, "purple 1") == at(f"turn 1 swap; sky RBPYG GYRBP; planets - - - - - / {left}; solo; touching {touching}")


@rule("8.4")
def test_a_full_planet_wins_nothing_in_solo() -> None:
    before = f"turn 1 power 1; sky {SKY}; planets K - - - - / {FULL}; due PBY / -; solo"
    assert legal(before) == {"yellow 1", "pass"}
    assert why_not(before, "purple 1") == 505
    assert why_not(before, "blue 1") == 506


# The end


@rule("8.5")
def test_a_mission_is_won_in_the_middle_of_a_wave() -> None:
    # One more might be sent, and the wave is not scored.
    after = drop_3("RK R - R -", "RR K - - -", "send 1:1")
    assert after == after_3("over 8.5", "rK R RB R -", "- K - - -")
    assert (after.to_act, GAME.ended_by(after), GAME.ranks(after), GAME.scores(after)) == (None, 805, (1,), (0,))


@rule("8.5")
@pytest.mark.parametrize(
    ("due", "move", "mission", "sky", "own"),
    [
        ("R", "red 2:1 2:2", "YK KY Y - -", "RBPYG GYRBP", "Y - - - -"),
        ("P", "purple 1", "KYY K - - -", "RBPYG GYRBP", "- - - - -"),
        ("B", "blue 2", "K KYY - - -", "RBPYG G.RBP", "Y - - - -"),
    ],
)
def test_a_power_can_win_a_mission(due: str, move: str, mission: str, sky: str, own: str) -> None:
    before = f"turn 1 power 1; sky RBPYG GYRBP; planets Y - - - - / {mission}; due {due} / -; solo"
    assert play(before, move) == at(f"turn 1 over 8.5; sky {sky}; planets {own} / K K - - -; solo")
    assert events_of(before, move)[-1] == Ended(805)


@rule("8.5")
def test_powers_that_are_due_are_not_asked_for_after_the_win() -> None:
    after = play(f"turn 1 power 1; sky {SKY}; planets Y - - - - / YK KY Y - -; due RY / -; solo", "red 2:1 2:2")
    assert (after.to_act, legal(after), GAME.scores(after)) == (None, set(), (0,))


@rule("8.5")
@pytest.mark.parametrize("points", [0, 20])
def test_a_mission_is_lost_without_a_drop_whatever_the_points(points: int) -> None:
    after = play(f"turn 1 place G; sky RBPY. GYRBP; planets {FULL} / B - - - -; points {points} 0; solo", "place n5")
    assert after == at(f"turn 1 over 6.2; sky RBPYG GYRBP; planets {FULL} / B - - - -; points {points} 0; solo")
    assert GAME.ranks(after) == (2,)


@rule("8.5")
@pytest.mark.parametrize("points", [0, 20])
def test_a_mission_is_lost_with_the_bag_whatever_the_points(points: int) -> None:
    bag = "bag R1 P0 Y0 B0 G0 K0"
    after = play(f"turn 1 drop; sky {SKY}; planets {EMPTY} / B - - - -; {bag}; points {points} 0; solo", "drop 1")
    assert after == at(f"turn 1 over 7.1; sky .BPYG .YRBP; planets RG - - - - / B - - - -; {bag}; points {points} 0; solo")
    assert GAME.ranks(after) == (2,)


@rule("8.5")
def test_a_mission_that_is_won_with_the_last_of_the_bag_is_won() -> None:
    bag = "bag R0 P0 Y0 B0 G0 K0"
    before = f"turn 1 drop; sky BBRBY GGBGG; planets R R - - - / RR - - - -; {bag}; solo"
    assert GAME.ended_by(play(before, "drop 3", "send 1:1")) == 805
    assert GAME.ended_by(play(before, "drop 3", "stop")) == 701


@rule("8.5")
@pytest.mark.parametrize("move", ["send 2:1", "stop", "pass", "draw R", "drop 1", "keep"])
def test_after_a_won_mission_every_move_is_refused_by_it(move: str) -> None:
    won = drop_3("RK R - R -", "RR K - - -", "send 1:1")
    assert why_not(won, move) == 805


# Missions as data


@rule("8.6")
def test_a_puzzle_is_played_with_a_listed_draw_order() -> None:
    draws = iter("RRRY")
    position = start(1, planet="RR - - - -", sky="RBPYG GYRBP")
    for turn in ("keep", "drop 1-2"), ("place n1", "place n2", "keep", "drop 1-2"), ("place n1", "place n2", "keep", "drop 1-2"):
        for move in turn:
            if position.to_act == CHANCE:
                position = play(position, f"draw {next(draws)}")
            position = play(position, move)
    assert position == at("turn 1 send; sky ..PYG GYRBP; planets KRRR BRY K - K / RR - - - -; bag R9 P14 Y13 B14 G14 K3; solo")
    assert GAME.ended_by(play(position, "send 1:2")) == 805


@rule("8.6")
@pytest.mark.parametrize("planet", ["R - - - -", "- - - - KG", "RRG Y - K BB", "RYRY BGBG RYRY BGBG RYRY"])
def test_any_layout_can_be_a_storm_with_an_ordinary_bag(planet: str) -> None:
    before = play(start(1, planet=planet, sky=SKY), "keep", "drop 1-2")
    bag = GAME.view(before)["bag"]
    assert {GAME.write(move): weight for move, weight in zip(GAME.moves(before), GAME.weights(before), strict=True)} == {
        f"draw {letter}": 14 - planet.count(letter) if letter != "K" else 3 for letter in bag
    }


@rule("8.6")
def test_a_draw_order_is_an_order_of_the_bag() -> None:
    before = start(1, planet="RRG Y - K BB", sky=SKY)
    deck = [GAME.write(move) for move in GAME.decks(before)["bag"]]
    assert {letter: deck.count(f"draw {letter}") for letter in "RPYBGK"} == {"R": 12, "P": 14, "Y": 13, "B": 12, "G": 13, "K": 3}
    after = play(before, "keep", "drop 1")
    assert GAME.next_card(before, after) == ("bag", 0)
    assert GAME.next_card(before, play(after, "draw R", "place n1")) == ("bag", 1)
