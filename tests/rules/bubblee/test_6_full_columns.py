"""Chapter 6: full columns."""

from __future__ import annotations

import pytest

from rules.bubblee.pictures import EMPTY, FULL, GAME, SKY, at, legal, play, rule, why_not


@rule("6.1")
def test_a_line_in_the_full_column_makes_room() -> None:
    # Column 1 is KKRRRY for a moment; the yellow on the sixth place falls to the third.
    before = "turn 1 drop; sky RKBYG YGRBP; planets KKRR - BYBY GPGP RYP / - - - - -"
    assert play(before, "drop 1") == at("turn 2 draw; sky .KBYG .GRBP; planets KKY - BYBY GPGP RYP / - - - - -; points 3 0")


@rule("6.1")
def test_without_a_line_a_full_column_takes_nothing() -> None:
    # Columns 3 and 4 are full, column 5 has room for one only.
    before = "turn 1 drop; sky RKBYG YGRBP; planets KKRR - BYBY GPGP RYP / - - - - -"
    assert legal(before) == {"drop 1", "drop 1-2", "drop 2"}
    assert [why_not(before, f"drop {which}") for which in ("2-3", "3-4", "4-5", "3", "4", "5")] == [601] * 6


@rule("6.1")
def test_the_fifth_and_the_sixth_place_can_be_on_a_line() -> None:
    before = "turn 1 drop; sky RBPYG RYGBP; planets KKKR - - - - / - - - - -"
    assert play(before, "drop 1") == at("turn 2 draw; sky .BPYG .YGBP; planets KKK - - - - / - - - - -; points 3 0")


@rule("6.1")
def test_the_fifth_place_can_touch_a_line() -> None:
    # Row 4 becomes a line; the red on 1:5 stands on it.
    before = "turn 1 drop; sky RRPYG GYRBP; planets KYKR YBK KYBR - - / - - - - -"
    assert play(before, "drop 1-2") == at("turn 2 draw; sky ..PYG GYRBP; planets KYK YBK KYB - - / - - - - -; points 4 0")


@rule("6.1")
def test_a_line_in_the_next_column_can_make_room_by_touching() -> None:
    # The line of column 2 touches the red ones on 1:2 and 1:4.
    before = "turn 1 drop; sky BRYYG YGRBP; planets KRKR KRR - - - / - - - - -"
    assert why_not(before, "drop 1") == 601
    assert play(before, "drop 1-2") == at("turn 2 draw; sky ..YYG YGRBP; planets KKB K - - - / - - - - -; points 5 0")


@rule("6.1")
def test_a_later_wave_can_make_room() -> None:
    # A row of red, and with it the red under it; the green above falls two deep and completes a row of green, at the ground of column 1.
    before = "turn 1 drop; sky PRBBY YYBGK; planets GYBY G RRG BR - / - - - - -"
    assert play(before, "drop 1-2") == at("turn 1 power 1; sky ..BBY YYBGK; planets YBYP - - B - / - - - - -; points 7 0; due RG / -")


@rule("6.1")
def test_a_line_that_makes_no_room_does_not_help() -> None:
    # The same row of red; column 1 is none the lower for it.
    before = "turn 1 drop; sky PRBBY YYBGK; planets GYBY Y RRG BR - / - - - - -"
    assert why_not(before, "drop 1-2") == 601
    assert why_not(before, "drop 2-3") == 0


@rule("6.1")
@pytest.mark.parametrize(("touching", "number"), [("one", 601), ("group", 0)])
def test_room_is_made_by_all_that_is_taken_and_no_more(touching: str, number: int) -> None:
    # The red on 2:2 touches the line of row 3, the red on 1:2 touches only that one.
    before = f"turn 1 drop; sky YRBBY YYBGK; planets KRKB KR YBR BYR - / - - - - -; touching {touching}"
    assert why_not(before, "drop 1-2") == number


@rule("6.1")
def test_a_drop_on_room_needs_no_line() -> None:
    before = "turn 1 drop; sky RBPYG GYRBP; planets KYK - - - KYKY / - - - - -"
    assert play(before, "drop 1-2") == at("turn 2 draw; sky ..PYG GYRBP; planets KYKR B - - KYKY / - - - - -")
    assert why_not(before, "drop 1") == 601


@rule("6.2")
@pytest.mark.parametrize(
    ("turn", "place", "planets", "ranks"),
    [("turn 1", "place n5", f"{FULL} / {EMPTY}", (2, 1)), ("turn 2", "place f5", f"{EMPTY} / {FULL}", (1, 2))],
)
def test_who_has_no_drop_loses_whatever_the_points(turn: str, place: str, planets: str, ranks: tuple[int, ...]) -> None:
    after = play(f"{turn} place G; sky RBPY. GYRBP; planets {planets}; points 9 9", place)
    assert after == at(f"{turn} over 6.2; sky RBPYG GYRBP; planets {planets}; points 9 9")
    assert (after.to_act, GAME.ended_by(after), GAME.ranks(after)) == (None, 602, ranks)


@rule("6.2")
def test_more_points_do_not_save() -> None:
    after = play(f"turn 1 place G; sky RBPY. GYRBP; planets {FULL} / {EMPTY}; points 20 0", "place n5")
    assert GAME.ranks(after) == (2, 1)


@rule("6.2")
def test_a_planet_need_not_be_full_for_it() -> None:
    # Column 5 has room for one, but two must fall.
    planets = f"RYRY BGBG RYRY BGBG RYR / {EMPTY}"
    assert play(f"turn 1 place G; sky RBPY. GYRBP; planets {planets}", "place n5") == at(
        f"turn 1 over 6.2; sky RBPYG GYRBP; planets {planets}"
    )


@rule("6.2")
def test_a_drop_that_makes_room_saves() -> None:
    after = play(f"turn 1 place R; sky .BGBB YPYPY; planets KKRR YBYB GPGP YBYB GPGP / {EMPTY}", "place n1")
    assert legal(after, "keep") == {"drop 1"}


@rule("6.2")
def test_a_swap_that_leads_to_a_drop_saves() -> None:
    after = play(f"turn 1 place B; sky .RBGB YPYPY; planets KKRR YBYB GPGP YBYB GPGP / {EMPTY}", "place n1")
    assert legal(after) == {"swap n1 n2"}
    assert play(after, "swap n1 n2", "drop 1") == at(f"turn 2 draw; sky .BBGB .PYPY; planets KKY YBYB GPGP YBYB GPGP / {EMPTY}; points 3 0")


@rule("6.2")
def test_it_is_looked_at_only_when_the_sky_is_full() -> None:
    before = f"turn 1 place G; sky RBP.. GYRBP; planets {FULL} / {EMPTY}"
    assert play(before, "place n5") == at(f"turn 1 draw; sky RBP.G GYRBP; planets {FULL} / {EMPTY}")


@rule("6.2")
def test_it_is_looked_at_in_a_turn_without_a_refill_too() -> None:
    before = f"turn 1 power 1; sky {SKY}; planets K - - - - / {FULL}; due Y / -"
    assert play(before, "yellow 1") == at(f"turn 2 over 6.2; sky {SKY}; planets {EMPTY} / {FULL}; points 1 0")


@rule("6.2")
@pytest.mark.parametrize("move", ["keep", "drop 1", "draw R", "pass", "stop", f"sky {SKY}"])
def test_after_such_a_loss_every_move_is_refused_by_it(move: str) -> None:
    assert why_not(f"turn 1 over 6.2; sky {SKY}; planets {FULL} / {EMPTY}", move) == 602
