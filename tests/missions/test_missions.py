"""The twenty missions, the daily puzzles, and how stars are earned (8.1, 8.6)."""

from __future__ import annotations

import random
from datetime import date, timedelta
from typing import Any

import pytest

import ziggurat
from missions.solutions import GAME, begun, draw, follow
from rules.bubblee.pictures import rule
from ziggurat.core import record_text
from ziggurat.core.challenge import FIRST_DAY, Challenge, NoChallenge
from ziggurat.core.game import CHANCE
from ziggurat.games.bubblee.missions import dailies, missions
from ziggurat.games.bubblee.solver import Solver

DAYS = 5 * 366


@rule("8.1")
def test_there_are_twenty_missions_under_one_sky() -> None:
    assert len(missions().all) == 20
    assert len({mission.planet for mission in missions().all}) == len({mission.title for mission in missions().all}) == 20
    for mission in missions().all:
        challenge = GAME.challenge(f"storm {mission.number}")
        assert challenge.options == {"planet": mission.planet, "sky": missions().sky}
        for black in "345":
            assert GAME.start(1, {**challenge.options, "black": black}).to_act == 0


@rule("8.6")
@pytest.mark.parametrize("mission", missions().all, ids=lambda mission: mission.title)
def test_the_recorded_solution_wins_a_puzzle_in_par(mission: Any) -> None:
    challenge = GAME.challenge(f"puzzle {mission.number}")
    record = begun(challenge)
    follow(record, mission.solution)
    assert record.ranks == (1,)
    assert challenge.result(record) <= mission.par
    assert challenge.earned(record) == 3


@rule("8.6")
def test_a_puzzle_draws_as_shown() -> None:
    challenge = GAME.challenge("puzzle 1")
    record, again = begun(challenge), random.Random(4)
    while record.position.to_act is not None:
        coming = challenge.coming(record)
        if record.position.to_act == CHANCE:
            draw(record)
            assert [entry.move for entry in record.line if entry.seat == CHANCE] + challenge.coming(record) == list(challenge.orders["bag"])
        else:
            record.play(0, again.choice(GAME.moves(record.position)))
            assert challenge.coming(record) == coming
    text = record_text.write(record)
    assert record_text.write(record_text.read(text, lambda name: GAME)) == text


def test_more_turns_earn_fewer_stars() -> None:
    mission = missions().all[0]
    challenge = GAME.challenge("storm 1")
    assert challenge.stars[0] > challenge.stars[1] >= challenge.stars[2] >= 1
    record = begun(GAME.challenge("puzzle 1"))
    follow(record, mission.solution)
    turns = challenge.result(record)
    for stars, most in (((37, 36, 35), 3), ((37, turns, turns - 1), 2), ((37, turns - 1, turns - 1), 1)):
        assert Challenge("storm 1", "", "turns", stars, one_a_turn=challenge.one_a_turn).earned(record) == most


def test_undoing_a_draw_leaves_one_star_in_a_storm() -> None:
    mission = missions().all[0]
    puzzle, storm = (
        GAME.challenge("puzzle 1"),
        Challenge("storm 1", "", "turns", (37, 37, 37), one_a_turn=GAME.challenge("storm 1").one_a_turn),
    )
    record = begun(puzzle)
    follow(record, mission.solution[:2])
    draw(record)
    record.take_back(1, 0, "bots")
    follow(record, mission.solution[1:])
    assert (puzzle.earned(record), storm.earned(record)) == (3, 1)


def test_a_mission_that_is_given_up_or_goes_on_earns_nothing() -> None:
    challenge = GAME.challenge("storm 3")
    record = begun(challenge)
    assert challenge.earned(record) is None
    record.end("resigned", 0)
    assert challenge.earned(record) == 0


# The daily challenge

DAY_OF_2026_11_16 = ("- YK PP - -", "GKGYRGYPGYPP")
"""The planet, and the first draws."""


def test_a_day_has_the_same_puzzle_on_every_machine() -> None:
    challenge = GAME.challenge("daily 2026-11-16")
    order = "".join(GAME.write(move)[-1] for move in challenge.orders["bag"])
    assert (challenge.options["planet"], order[:12]) == DAY_OF_2026_11_16
    assert GAME.challenge("daily 2026-11-16") == challenge
    assert GAME.challenge("daily 2026-11-17") != challenge


def test_the_days_of_five_years_have_puzzles_of_their_own() -> None:
    assert len(dailies()) >= DAYS
    found = {str(GAME.challenge(f"daily {FIRST_DAY + timedelta(days=day)}").orders) for day in range(0, DAYS, 37)}
    assert len(found) == len(range(0, DAYS, 37))


@pytest.mark.slow
@pytest.mark.parametrize("day", random.Random(9).sample(range(DAYS), 60))
def test_sixty_puzzles_of_the_day_can_be_solved(day: int) -> None:
    solve(date(2026, 11, 16) + timedelta(days=day))


def solve(day: date) -> None:
    """Solve a daily puzzle with the solver, and play the solution."""
    game = ziggurat.load("bubblee")
    challenge = game.challenge(f"daily {day}")
    moves = Solver(game).solve(game.start(1, challenge.options), challenge.orders["bag"])
    assert moves is not None
    record = begun(challenge)
    for move in moves:
        if record.position.to_act == CHANCE:
            draw(record)
        if record.position.to_act == 0 and game.code(move) >= 0 and not game.write(move).startswith("draw"):
            record.play(0, move)
    assert record.ranks == (1,)
    assert challenge.result(record) <= challenge.stars[2]


def test_a_day_of_babylon_has_a_fortune_of_its_own() -> None:
    babylon = ziggurat.load("babylon", "plain")
    one, other = (babylon.challenge(f"daily 2026-11-{day}") for day in (16, 17))
    assert one.seed != other.seed and one == babylon.challenge("daily 2026-11-16")
    assert (one.measure, one.rivals) == ("points", ("level3",))


@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("bubblee", "storm 0"),
        ("bubblee", "storm 21"),
        ("bubblee", "storm 07"),
        ("bubblee", "puzzle"),
        ("bubblee", "calm 1"),
        ("bubblee", ""),
        ("bubblee", "daily"),
        ("bubblee", "daily 2026-13-01"),
        ("bubblee", "daily 20261116"),
        ("bubblee", "daily 2026-10-31"),
        ("babylon", "storm 1"),
        ("babylon", "daily tomorrow"),
    ],
)
def test_invalid_challenges_are_refused(game: str, name: str) -> None:
    with pytest.raises(NoChallenge, match="expected") as wrong:
        ziggurat.load(game, "plain").challenge(name)
    assert wrong.value.name == name
