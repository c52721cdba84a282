"""Chapter 5: powers."""

from __future__ import annotations

import pytest

from rules.bubblee.pictures import EMPTY, FULL, GAME, SKY, at, events_of, legal, play, rule, why_not
from ziggurat.games.bubblee.events import Exchanged, Fell, Line, PowerDue, PowersLost, PowerUsed, Scored, Sent, Turn


@rule("5.1")
def test_a_group_gives_one_power_however_many_lines_it_holds() -> None:
    assert play("turn 1 drop; sky RRPYY GGBGG; planets RR RR B Y - / KB - - - -", "drop 1-2") == at(
        "turn 1 power 1; sky ..PYY GGBGG; planets - - B Y - / KB - - - -; points 6 0; due R / -"
    )


@rule("5.1")
def test_two_groups_of_one_colour_give_two_powers() -> None:
    # Red in column 2 and red in row 4: they meet at a corner only.
    assert play("turn 1 drop; sky GRRGG YBYBY; planets - RR YBY YBYR BYBR / KB - - - -", "drop 2-3") == at(
        "turn 1 power 1; sky G..GG YBYBY; planets - - YBY YBY BYB / KB - - - -; points 6 0; due RR / -"
    )


@rule("5.1")
def test_a_touching_one_joins_two_lines_to_one_group() -> None:
    # The red on 2:3 touches both the column and the row.
    assert play("turn 1 drop; sky RRGGG YBYBY; planets RR YBR BYPR YGYR - / KB - - - -", "drop 1-2") == at(
        "turn 1 power 1; sky ..GGG YBYBY; planets - YB BYP YGY - / KB - - - -; points 7 0; due R / -"
    )


@rule("5.1")
def test_groups_of_two_colours_give_two_powers() -> None:
    assert play("turn 1 drop; sky BBRGY GGBYG; planets R R - GG KB / KB - - - -", "drop 3-4") == at(
        "turn 1 power 1; sky BB..Y GGBYG; planets - - - - KB / KB - - - -; points 6 0; due RG / -"
    )


@rule("5.1")
def test_the_same_colour_in_a_later_wave_is_a_new_group() -> None:
    # Green, then blue, then green again; nothing is asked before everything has settled.
    assert play("turn 1 drop; sky RYGYR YRBRY; planets GBGG KB KGG - - / - - - - -", "drop 3") == at(
        "turn 1 power 1; sky RY.YR YR.RY; planets - K K - - / - - - - -; points 9 0; due BGG / -"
    )


@rule("5.1")
def test_a_power_need_not_be_used() -> None:
    assert play("turn 1 power 1; sky RBPYG GYRBP; planets K - - - - / - - - - -; due Y / -", "pass") == at(
        "turn 2 swap; sky RBPYG GYRBP; planets K - - - - / - - - - -"
    )


@rule("5.1")
@pytest.mark.parametrize("move", ["red 1:1 1:2", "green 1:1 1:2", "blue 1", "yellow 1"])
def test_only_what_is_due_can_be_used(move: str) -> None:
    # Yellow is due too, but to the other player.
    before = f"turn 1 power 1; sky {SKY}; planets KR - - - - / KB - - - -; due P / Y"
    assert why_not(before, move) == 501
    assert why_not(before, "purple 1") == 0


@rule("5.2")
def test_the_player_chooses_the_order() -> None:
    before = "turn 1 power 1; sky RBPYG GYRBP; planets R B - - - / - - - - -; due PY / -"
    assert legal(before) == {"purple 1", "purple 2", "yellow 1", "yellow 2", "pass"}
    after = at("turn 2 swap; sky RBPYG GYRBP; planets - - - - - / R - - - -; points 1 0")
    assert play(before, "purple 1", "yellow 2") == play(before, "yellow 2", "purple 1") == after


@rule("5.2")
def test_a_pass_declines_all_that_is_due_to_the_player() -> None:
    assert play("turn 1 power 1; sky RBPYG GYRBP; planets R B - - - / - K - - -; due PPY / Y", "pass") == at(
        "turn 1 power 2; sky RBPYG GYRBP; planets R B - - - / - K - - -; due - / Y"
    )


@rule("5.2")
def test_two_powers_of_one_colour_are_the_same_thing() -> None:
    before = "turn 1 power 1; sky RBPYG GYRBP; planets RB - - - - / - - - - -; due YY / -"
    assert len(GAME.moves(at(before))) == 2
    assert play(before, "yellow 1") == at("turn 1 power 1; sky RBPYG GYRBP; planets R - - - - / - - - - -; points 1 0; due Y / -")


@rule("5.2")
def test_a_power_earned_on_the_way_joins_those_that_are_due() -> None:
    assert play("turn 1 power 1; sky RBPYG GYRBP; planets BY YP YG - - / - - - - -; due GP / -", "green 1:1 1:2") == at(
        "turn 1 power 1; sky RBPYG GYRBP; planets B P G - - / - - - - -; points 3 0; due PY / -"
    )


@rule("5.3")
def test_what_the_other_earns_waits_until_the_chooser_is_done() -> None:
    before = "turn 1 power 1; sky RBPYG GYRBP; planets K - - - - / BY YP YG - -; due RY / -"
    assert play(before, "red 1:1 1:2") == at("turn 1 power 1; sky RBPYG GYRBP; planets K - - - - / B P G - -; points 0 3; due Y / Y")
    assert play(before, "red 1:1 1:2", "yellow 1") == at(
        "turn 1 power 2; sky RBPYG GYRBP; planets - - - - - / B P G - -; points 1 3; due - / Y"
    )
    assert play(before, "red 1:1 1:2", "yellow 1", "yellow 2") == at(
        "turn 2 swap; sky RBPYG GYRBP; planets - - - - - / B - G - -; points 1 4"
    )


@rule("5.3")
def test_powers_go_to_the_other_player_and_back_again() -> None:
    before = "turn 1 power 1; sky RBPYG GYRBP; planets BY YP YG - - / BR RP RG - -; due R / -"
    there = play(before, "red 1:1 1:2")
    assert there == at("turn 1 power 2; sky RBPYG GYRBP; planets BY YP YG - - / B P G - -; points 0 3; due - / R")
    assert there.to_act == 1
    back = play(there, "red 1:1 1:2")
    assert back == at("turn 1 power 1; sky RBPYG GYRBP; planets B P G - - / B P G - -; points 3 3; due Y / -")
    assert back.to_act == 0
    assert play(back, "yellow 1") == at("turn 2 swap; sky RBPYG GYRBP; planets - P G - - / B P G - -; points 4 3")


@rule("5.3")
def test_the_turn_goes_on_from_the_active_player() -> None:
    # Seat 1 chooses last, in seat 2's turn; then it is seat 1's turn.
    assert play("turn 2 power 1; sky RBPYG GYRBP; planets K - - - - / - - - - -; due Y / -", "yellow 1") == at(
        "turn 1 swap; sky RBPYG GYRBP; planets - - - - - / - - - - -; points 1 0"
    )


@rule("5.3")
@pytest.mark.parametrize(
    ("move", "sky", "planets"),
    [
        pytest.param("red 1:1 1:2", "RBPYG GYRBP", "YR - - - - / BGK P - - -", id="red"),
        pytest.param("green 1:1 1:2", "RBPYG GYRBP", "RY - - - - / GBK P - - -", id="green"),
        pytest.param("purple 2", "RBPYG GYRBP", "RY P - - - / BGK - - - -", id="purple"),
        pytest.param("blue 3", "RB.YG GYRBP", "RY - P - - / BGK P - - -", id="blue"),
    ],
)
def test_own_and_opponent_are_meant_from_the_owner_of_the_power(move: str, sky: str, planets: str) -> None:
    before = "turn 1 power 2; sky RBPYG GYRBP; planets RY - - - - / BGK P - - -; due - / RGPBY"
    due = "RGPBY".replace(move[0].upper(), "")
    assert play(before, move) == at(f"turn 1 power 2; sky {sky}; planets {planets}; due - / {due}")


@rule("5.3")
def test_a_line_by_power_is_told() -> None:
    row = ("planet 2 1:1", "planet 2 2:1", "planet 2 3:1")
    assert events_of("turn 1 power 1; sky RBPYG GYRBP; planets - - - - - / BY YP YG - -; due R / -", "red 1:1 1:2") == [
        PowerUsed(0, "R"),
        Exchanged(1, "planet 2 1:1", "planet 2 1:2"),
        Line(1, "Y", row),
        Scored(1, 3, row),
        PowerDue(1, "Y"),
        Fell(1, "B", "planet 2 1:2", "planet 2 1:1"),
        Fell(1, "P", "planet 2 2:2", "planet 2 2:1"),
        Fell(1, "G", "planet 2 3:2", "planet 2 3:1"),
    ]


@rule("5.4")
@pytest.mark.parametrize(
    ("move", "planets"),
    [
        pytest.param("red 1:1 1:2", "RB K - - - / GY P - - -", id="red, in a column"),
        pytest.param("red 1:1 2:1", "RB K - - - / PG Y - - -", id="red, in a row"),
        pytest.param("green 1:1 1:2", "BR K - - - / YG P - - -", id="green, in a column"),
        pytest.param("green 1:1 2:1", "KB R - - - / YG P - - -", id="green, in a row, with black"),
    ],
)
def test_red_exchanges_two_there_and_green_two_here(move: str, planets: str) -> None:
    before = "turn 1 power 1; sky RBPYG GYRBP; planets RB K - - - / YG P - - -; due RGP / -"
    due = "RGP".replace(move[0].upper(), "")
    assert play(before, move) == at(f"turn 1 power 1; sky RBPYG GYRBP; planets {planets}; due {due} / -")


@rule("5.4")
def test_every_pair_of_unequal_neighbours_is_a_target() -> None:
    here = f"turn 1 power 1; sky {SKY}; planets RBB K - - - / {EMPTY}; due G / -"
    assert legal(here) == {"green 1:1 1:2", "green 1:1 2:1", "pass"}
    there = f"turn 1 power 1; sky {SKY}; planets {EMPTY} / RBB K - - -; due R / -"
    assert legal(there) == {"red 1:1 1:2", "red 1:1 2:1", "pass"}


@rule("5.4")
@pytest.mark.parametrize(
    "pair", ["1:3 1:4", "2:1 3:1", "4:1 4:2", "1:2 1:3"], ids=["one empty place", "an empty column", "two empty places", "same colour"]
)
def test_no_empty_places_and_not_two_of_the_same_colour(pair: str) -> None:
    assert why_not(f"turn 1 power 1; sky {SKY}; planets RBB K - - - / {EMPTY}; due G / -", f"green {pair}") == 504
    assert why_not(f"turn 1 power 1; sky {SKY}; planets {EMPTY} / RBB K - - -; due R / -", f"red {pair}") == 504


@rule("5.5")
def test_purple_sends_the_topmost_down_the_same_column() -> None:
    assert play("turn 1 power 1; sky RBPYG GYRBP; planets RB G - - - / K - - - -; due P / -", "purple 1") == at(
        "turn 2 swap; sky RBPYG GYRBP; planets R G - - - / KB - - - -"
    )


@rule("5.5")
def test_purple_needs_a_free_bubblee_and_room() -> None:
    before = f"turn 1 power 1; sky {SKY}; planets RB G K - - / - YBYB - - -; due P / -"
    assert legal(before) == {"purple 1", "purple 3", "pass"}
    assert why_not(before, "purple 2") == why_not(before, "purple 4") == 505


@rule("5.5")
def test_a_line_of_what_purple_sent_is_the_opponents() -> None:
    assert play("turn 1 power 1; sky RBPYG GYRBP; planets Y - - - - / YY K - - -; due P / -", "purple 1") == at(
        "turn 1 power 2; sky RBPYG GYRBP; planets - - - - - / - K - - -; points 0 3; due - / Y"
    )


@rule("5.6")
@pytest.mark.parametrize(
    ("chooser", "due", "sky", "planets"),
    [("1", "BY / -", "RBPYG G.RBP", "K - - - - / K Y - - -"), ("2", "- / BY", "R.PYG GYRBP", "K B - - - / K - - - -")],
)
def test_blue_pulls_one_from_the_opponents_near_row(chooser: str, due: str, sky: str, planets: str) -> None:
    before = f"turn 1 power {chooser}; sky RBPYG GYRBP; planets K - - - - / K - - - -; due {due}"
    assert play(before, "blue 2") == at(f"turn 1 power {chooser}; sky {sky}; planets {planets}; due {due.replace('B', '')}")


@rule("5.6")
def test_the_hole_is_filled_at_the_next_refill() -> None:
    before = "turn 1 power 1; sky RBPYG GYRBP; planets - - - - - / - - - - -; due B / -"
    assert play(before, "blue 2") == at("turn 2 draw; sky RBPYG G.RBP; planets - - - - - / - Y - - -")
    assert play(before, "blue 2", "draw K", "place n2") == at(
        "turn 2 swap; sky RBPYG GKRBP; planets - - - - - / - Y - - -; bag R5 P5 Y5 B5 G5 K0"
    )


@rule("5.6")
def test_blue_needs_a_bubblee_and_room() -> None:
    before = f"turn 1 power 1; sky .BPYG .YRBP; planets {EMPTY} / - - YBYB - -; due B / -"
    assert legal(before) == {"blue 2", "blue 4", "blue 5", "pass"}
    assert why_not(before, "blue 1") == why_not(before, "blue 3") == 506


@rule("5.7")
def test_yellow_scores_one_of_the_own_free_ones() -> None:
    before = "turn 1 power 1; sky RBPYG GYRBP; planets RB K - - - / G G - - -; points 2 5; due Y / -"
    assert legal(before) == {"yellow 1", "yellow 2", "pass"}
    assert play(before, "yellow 1") == at("turn 2 swap; sky RBPYG GYRBP; planets R K - - - / G G - - -; points 3 5")
    assert events_of(before, "yellow 1") == [PowerUsed(0, "Y"), Scored(0, 1, ("planet 1 1:2",)), Turn(1)]


@rule("5.7")
def test_yellow_needs_a_free_bubblee() -> None:
    assert why_not(f"turn 1 power 1; sky {SKY}; planets RB K - - - / G G K - -; due Y / -", "yellow 3") == 507


@rule("5.8")
def test_black_makes_no_line_even_by_a_power() -> None:
    assert play("turn 1 power 1; sky RBPYG GYRBP; planets BK KB K - - / - - - - -; due G / -", "green 1:1 1:2") == at(
        "turn 2 swap; sky RBPYG GYRBP; planets KB KB K - - / - - - - -"
    )


@rule("5.8")
def test_black_is_swapped_and_dropped() -> None:
    assert play("turn 1 swap; sky RKPYG GYRBP; planets - - - - - / - - - - -", "swap n1 n2", "drop 1") == at(
        "turn 2 draw; sky .RPYG .YRBP; planets KG - - - - / - - - - -"
    )


@rule("5.8")
def test_black_is_sent_and_scored() -> None:
    assert play("turn 1 power 1; sky RBPYG GYRBP; planets K K - - - / - - - - -; due PY / -", "purple 2", "yellow 1") == at(
        "turn 2 swap; sky RBPYG GYRBP; planets - - - - - / - K - - -; points 1 0"
    )


@rule("5.8")
def test_black_is_pulled_by_blue() -> None:
    assert play("turn 1 power 1; sky RBPYG GKRBP; planets - - - - - / K - K - -; due B / -", "blue 2") == at(
        "turn 2 draw; sky RBPYG G.RBP; planets - - - - - / K K K - -"
    )


@rule("5.9")
@pytest.mark.parametrize(("due", "moves"), [("P", {"purple 2", "purple 5"}), ("B", {"blue 1", "blue 3", "blue 4"})])
@pytest.mark.parametrize("turn", "12")
def test_purple_or_blue_wins_while_the_opponent_is_full(turn: str, due: str, moves: set[str]) -> None:
    # By any own free one, or by any of that row of the sky; nothing is moved or scored, and points do not count.
    board = f"sky RBPYG G.RB.; planets - K - - PP / {FULL}; points 1 9"
    before = at(f"turn {turn} power 1; {board}; due {due} / -")
    assert legal(before) == {*moves, "pass"}
    for move in moves:
        after = play(before, move)
        assert after == at(f"turn {turn} over 5.9 1; {board}")
        assert (after.to_act, GAME.ended_by(after), GAME.ranks(after)) == (None, 509, (1, 2))


@rule("5.9")
def test_the_second_seat_wins_so_too() -> None:
    after = play(f"turn 1 power 2; sky {SKY}; planets {FULL} / K - - - -; due - / B", "blue 1")
    assert after == at(f"turn 1 over 5.9 2; sky {SKY}; planets {FULL} / K - - - -")
    assert GAME.ranks(after) == (2, 1)


@rule("5.9")
def test_such_a_win_may_be_declined() -> None:
    assert play(f"turn 1 power 1; sky .BPYG .YRBP; planets K - - - - / {FULL}; due P / -", "pass") == at(
        f"turn 2 draw; sky .BPYG .YRBP; planets K - - - - / {FULL}"
    )


@rule("5.9")
def test_one_empty_place_is_enough_to_prevent_it() -> None:
    before = f"turn 1 power 1; sky {SKY}; planets R K R K G / RYRY BGB RYRY BGBG RYRY; due PB / -"
    assert legal(before) == {"purple 2", "blue 2", "pass"}


@rule("5.9")
def test_the_planet_may_have_been_filled_just_now() -> None:
    before = f"turn 1 power 1; sky {SKY}; planets R K R K G / RYRY BGB RYRY BGBG RYRY; due PP / -"
    full = "RYRY BGBK RYRY BGBG RYRY"
    assert play(before, "purple 2") == at(f"turn 1 power 1; sky {SKY}; planets R - R K G / {full}; due P / -")
    assert play(before, "purple 2", "purple 5") == at(f"turn 1 over 5.9 1; sky {SKY}; planets R - R K G / {full}")


@rule("5.9")
@pytest.mark.parametrize("move", ["purple 2", "pass", "drop 1", "draw R", "stop"])
def test_after_such_a_win_every_move_is_refused_by_it(move: str) -> None:
    assert why_not(f"turn 1 over 5.9 1; sky {SKY}; planets - K - - - / {FULL}", move) == 509


@rule("5.10")
def test_a_power_without_a_target_is_lost_without_a_move() -> None:
    # Green is due, but the own planet has become empty.
    before = "turn 1 drop; sky BGRBY GGBGG; planets - GG - - - / - - - - -"
    after = at("turn 2 draw; sky B.RBY G.BGG; planets - - - - - / - - - - -; points 4 0")
    assert play(before, "drop 2") == after
    assert events_of(before, "drop 2")[-2:] == [PowersLost(0), Turn(1)]


@rule("5.10")
def test_a_power_without_a_target_waits_for_another_one() -> None:
    before = "turn 1 power 1; sky RBPYG GYRBP; planets R - - - - / B - - - -; due RP / -"
    assert legal(before) == {"purple 1", "pass"}
    assert why_not(before, "red 1:1 1:2") == 504
    assert play(before, "purple 1", "red 1:1 1:2") == at("turn 2 swap; sky RBPYG GYRBP; planets - - - - - / RB - - - -")


@rule("5.10")
def test_all_are_lost_when_none_has_a_target_and_the_other_chooses() -> None:
    before = "turn 1 power 1; sky RBPYG GYRBP; planets Y - - - - / YY K - - -; due PGY / -"
    assert play(before, "purple 1") == at("turn 1 power 2; sky RBPYG GYRBP; planets - - - - - / - K - - -; points 0 3; due - / Y")
    column = ("planet 2 1:1", "planet 2 1:2", "planet 2 1:3")
    assert events_of(before, "purple 1") == [
        PowerUsed(0, "P"),
        Sent(0, "Y", "planet 1 1:1", "planet 2 1:3"),
        Line(1, "Y", column),
        Scored(1, 3, column),
        PowerDue(1, "Y"),
        PowersLost(0),
    ]


@rule("5.10")
def test_what_was_lost_does_not_come_back() -> None:
    # Seat 1's green has no target and is lost before seat 2's purple gives it one.
    before = "turn 1 power 1; sky RBPYG GYRBP; planets RP - - - - / PP B - - -; due PG / -"
    assert play(before, "purple 1") == at("turn 1 power 2; sky RBPYG GYRBP; planets R - - - - / - B - - -; points 0 3; due - / P")
    assert play(before, "purple 1", "purple 2") == at("turn 2 swap; sky RBPYG GYRBP; planets R B - - - / - - - - -; points 0 3")


@rule("5.11")
@pytest.mark.parametrize(("due", "move", "number"), [("P", "purple 1", 505), ("B", "blue 1", 506)])
def test_nothing_lands_on_a_full_column_even_if_a_line_would_result(due: str, move: str, number: int) -> None:
    before = f"turn 1 power 1; sky RBPYG RYGBP; planets R K - - - / KYRR - - - -; due {due} / -"
    assert why_not(before, move) == number


@rule("5.11")
def test_a_send_needs_room_even_if_a_line_would_result() -> None:
    before = "turn 1 drop; sky BBRBY GGBGG; planets R R - R - / KBKB KYRR GYG - -; solo; powers no"
    waiting = play(before, "drop 3")
    assert legal(waiting) == {"send 3:1", "send 4:1", "stop"}
    assert why_not(waiting, "send 2:1") == 511
