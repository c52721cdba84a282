"""Chapter 4: lines."""

from __future__ import annotations

import pytest

from rules.bubblee.pictures import GAME, Bubblees, at, events_of, play, rule, start
from ziggurat.core.game import Event
from ziggurat.games.bubblee.events import (
    Chain,
    Drew,
    Fell,
    Line,
    Placed,
    PowerDue,
    PowersDeclined,
    PowersLost,
    PowerUsed,
    Scored,
    Sent,
    Swapped,
    Touching,
    Turn,
)

STORY = (
    ("draw R", "turn 1 place R; sky RBP.. YRGYB; planets YBR G PP G K / - - - - -; bag R4 P5 Y5 B5 G5 K1"),
    ("place n5", "turn 1 draw; sky RBP.R YRGYB; planets YBR G PP G K / - - - - -; bag R4 P5 Y5 B5 G5 K1"),
    ("draw G", "turn 1 place G; sky RBP.R YRGYB; planets YBR G PP G K / - - - - -; bag R4 P5 Y5 B5 G4 K1"),
    ("place n4", "turn 1 swap; sky RBPGR YRGYB; planets YBR G PP G K / - - - - -; bag R4 P5 Y5 B5 G4 K1"),
    ("swap n1 n2", "turn 1 drop; sky BRPGR YRGYB; planets YBR G PP G K / - - - - -; bag R4 P5 Y5 B5 G4 K1"),
    ("drop 3", "turn 1 power 1; sky BR.GR YR.YB; planets YBR - - - K / - - - - -; bag R4 P5 Y5 B5 G4 K1; points 6 0; due PG / -"),
    ("purple 1", "turn 1 power 1; sky BR.GR YR.YB; planets YB - - - K / R - - - -; bag R4 P5 Y5 B5 G4 K1; points 6 0; due G / -"),
    ("pass", "turn 2 draw; sky BR.GR YR.YB; planets YB - - - K / R - - - -; bag R4 P5 Y5 B5 G4 K1; points 6 0"),
)
"""The worked example: each move, and the position after it."""
BEFORE = "turn 1 draw; sky RBP.. YRGYB; planets YBR G PP G K / - - - - -; bag R5 P5 Y5 B5 G5 K1"


def dropped(planet: str, near: str = "R") -> Bubblees:
    """The planet after this near Bubblee and then a blue one fall down column 3."""
    return play(f"turn 1 drop; sky BB{near}BY GGBGG; planets {planet} / - - - - -", "drop 3")


def passed_on(planet: str, points: int) -> Bubblees:
    """The position after that, when the power that is due has no target."""
    return at(f"turn 2 draw; sky BB.BY GG.GG; planets {planet} / - - - - -; points {points} 0")


@rule("4.1")
@pytest.mark.parametrize(
    ("planet", "after", "points"),
    [
        pytest.param("R R - - -", "- - B - -", 3, id="in a row"),
        pytest.param("- R - R -", "- - B - -", 3, id="in the middle of a row"),
        pytest.param("R R - R R", "- - B - -", 5, id="five in a row"),
        pytest.param("- - RR - -", "- - B - -", 3, id="in a column"),
        pytest.param("- - KRR - -", "- - KB - -", 3, id="high in a column"),
    ],
)
def test_three_or_more_next_to_each_other_are_a_line(planet: str, after: str, points: int) -> None:
    assert dropped(planet) == passed_on(after, points)


@rule("4.1")
@pytest.mark.parametrize(
    ("near", "planet", "after"),
    [
        pytest.param("R", "- R - - -", "- R RB - -", id="two"),
        pytest.param("R", "R KR KY - -", "R KR KYRB - -", id="a diagonal"),
        pytest.param("R", "R - - R -", "R - RB R -", id="not next to each other"),
        pytest.param("K", "K K - - -", "K K KB - -", id="black in a row"),
        pytest.param("K", "- - KK - -", "- - KKKB - -", id="black in a column"),
    ],
)
def test_what_is_not_a_line(near: str, planet: str, after: str) -> None:
    assert dropped(planet, near) == passed_on(after, 0)


@rule("4.2")
def test_all_lines_are_taken_together() -> None:
    # A row of red and a column of green.
    assert play("turn 1 drop; sky BBRGY GGBYG; planets R R - GG - / - - - - -", "drop 3-4") == at(
        "turn 2 draw; sky BB..Y GGBYG; planets - - - - - / - - - - -; points 6 0"
    )


@rule("4.2")
def test_crossing_lines_are_taken_together() -> None:
    # The row and the column share the red on 3:3; neither is left over.
    assert play("turn 1 drop; sky BBRBY GGRGG; planets KBR BKR R - - / - - - - -", "drop 3") == at(
        "turn 2 draw; sky BB.BY GG.GG; planets KB BK - - - / - - - - -; points 5 0"
    )


@rule("4.2")
@pytest.mark.parametrize(
    ("planet", "after", "points"),
    [
        pytest.param("RR R - - -", "- - B - -", 4, id="above"),
        pytest.param("YR RR B - -", "Y - BB - -", 4, id="below"),
        pytest.param("- YR RR GKR -", "- Y B GK -", 5, id="left and right"),
        pytest.param("R R - BR -", "- - B BR -", 3, id="not diagonally"),
    ],
)
def test_ones_that_touch_a_line_are_taken_with_it(planet: str, after: str, points: int) -> None:
    assert dropped(planet) == passed_on(after, points)


@rule("4.2")
@pytest.mark.parametrize(("touching", "planet", "points"), [("one", "- - - BR -", 4), ("group", "- - - B -", 5)])
def test_touching_goes_one_step_or_through_the_whole_patch(touching: str, planet: str, points: int) -> None:
    # The red on 3:2 touches the line; the red on 4:2 touches only that one.
    before = f"turn 1 drop; sky BBRBY GGRGG; planets R R - BR - / - - - - -; touching {touching}"
    assert play(before, "drop 3") == at(
        f"turn 2 draw; sky BB.BY GG.GG; planets {planet} / - - - - -; points {points} 0; touching {touching}"
    )


@rule("4.2")
def test_touching_is_an_option_of_the_game() -> None:
    assert GAME.view(start())["touching"] == "one"
    assert GAME.view(start(touching="group"))["touching"] == "group"


@rule("4.2")
def test_the_planets_owner_scores_whoever_made_the_line() -> None:
    before = "turn 1 power 1; sky RBPYG GYRBP; planets - - - - - / BY YP YG - -; due R / -"
    assert play(before, "red 1:1 1:2") == at("turn 1 power 2; sky RBPYG GYRBP; planets - - - - - / B P G - -; points 0 3; due - / Y")


@rule("4.2")
def test_a_wave_is_told_with_its_touching_ones() -> None:
    row = ("planet 1 1:1", "planet 1 2:1", "planet 1 3:1")
    assert events_of("turn 1 drop; sky BBRBY GGBGG; planets RR R - - - / - - - - -", "drop 3") == [
        Fell(0, "R", "sky 1:3", "planet 1 3:1"),
        Fell(0, "B", "sky 2:3", "planet 1 3:2"),
        Line(0, "R", row),
        Touching(0, "R", ("planet 1 1:2",)),
        Scored(0, 4, ("planet 1 1:1", "planet 1 1:2", "planet 1 2:1", "planet 1 3:1")),
        PowerDue(0, "R"),
        Fell(0, "B", "planet 1 3:2", "planet 1 3:1"),
        PowersLost(0),
        Turn(1),
    ]


@rule("4.3")
def test_what_stood_above_falls() -> None:
    assert dropped("RYG RPK - - -") == passed_on("YG PK B - -", 3)


@rule("4.3")
def test_falling_makes_the_next_wave_and_the_next() -> None:
    # Green in column 3; then a row of blue; then green in column 1.
    assert play("turn 1 drop; sky RYGYR YRBRY; planets GBGG KB KGG - - / - - - - -", "drop 3") == at(
        "turn 1 power 1; sky RY.YR YR.RY; planets - K K - - / - - - - -; points 9 0; due BGG / -"
    )


@rule("4.4")
def test_the_worked_example_move_by_move() -> None:
    position = at(BEFORE)
    for move, picture in STORY:
        position = play(position, move)
        assert position == at(picture), move


@rule("4.4")
def test_the_worked_example_as_it_is_told() -> None:
    purple = ("planet 1 3:1", "planet 1 3:2", "planet 1 3:3")
    green = ("planet 1 2:1", "planet 1 3:1", "planet 1 4:1")
    happened: list[list[Event]] = [
        [Drew(0, "R")],
        [Placed("R", "sky 1:5")],
        [Drew(0, "G")],
        [Placed("G", "sky 1:4")],
        [Swapped("sky 1:1", "sky 1:2")],
        [
            Fell(0, "P", "sky 1:3", "planet 1 3:3"),
            Fell(0, "G", "sky 2:3", "planet 1 3:4"),
            Line(0, "P", purple),
            Scored(0, 3, purple),
            PowerDue(0, "P"),
            Fell(0, "G", "planet 1 3:4", "planet 1 3:1"),
            Chain(0),
            Line(0, "G", green),
            Scored(0, 3, green),
            PowerDue(0, "G"),
        ],
        [PowerUsed(0, "P"), Sent(0, "R", "planet 1 1:3", "planet 2 1:1")],
        [PowersDeclined(0), Turn(1)],
    ]
    moves = [move for move, _ in STORY]
    assert [events_of(BEFORE, *moves[: number + 1]) for number in range(len(moves))] == happened
