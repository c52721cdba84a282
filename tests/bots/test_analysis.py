"""Analysis finds the bad moves and only those, and is repeatable."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ziggurat
from ziggurat.arena.match import Pairing, play
from ziggurat.bots.analysis import BLUNDER, INACCURACY, MISTAKE, Judgement, analyse, decisions, grade, judge
from ziggurat.cli import main
from ziggurat.core.game import CHANCE, Game
from ziggurat.core.record import Header, Record
from ziggurat.core.record_text import read, write

BUBBLEE = ziggurat.load("bubblee", "compiled")
BABYLON = ziggurat.load("babylon", "compiled")
SIX_POINTS = "turn 1 drop; sky BRPGR YRGYB; planets YBR G PP G K / - - - - -; bag R9 P9 Y9 B9 G9 K3"
BUDGET = 1_000


def record_of(*players: str, game: str = "bubblee", number: int = 0) -> Record:
    return read(play(Pairing(game, players, 11, number))[1], ziggurat.load)


def judgements(record: Record, game: Game[Any, Any] = BUBBLEE, simulations: int = BUDGET) -> list[Judgement]:
    return [judgement for _, judgement in analyse(record, game, simulations)]


def mean_cost(judged: list[Judgement], seat: int) -> float:
    costs = [judgement.cost for judgement in judged if judgement.seat == seat]
    return sum(costs) / len(costs)


def test_a_search_gives_away_little_and_a_random_player_much() -> None:
    record = record_of(f"search:{BUDGET}", "uniform")
    judged = judgements(record)
    assert mean_cost(judged, 0) < 0.01 < 0.02 < mean_cost(judged, 1)
    assert sum(judgement.grade in ("mistake", "blunder") for judgement in judged if judgement.seat == 0) <= 1
    assert sum(judgement.grade in ("mistake", "blunder") for judgement in judged if judgement.seat == 1) >= 2


def test_a_greedy_player_makes_mistakes() -> None:
    assert sum(judgement.grade != "fine" for judgement in judgements(record_of("greedy", "greedy"))) >= 3


def blundering() -> Record:
    """A game of good moves, from a position in which one move misses six points."""
    record = Record(Header(BUBBLEE, start=BUBBLEE.read_position(SIX_POINTS)))
    record.play(0, BUBBLEE.read("drop 5"))
    for _ in range(12):
        position = record.position
        if position.to_act is None:
            break
        move = BUBBLEE.moves(position)[0] if position.to_act == CHANCE else ziggurat.bots.make("search", 1).choose(BUBBLEE, position)
        record.play(position.to_act, move)
    return record


def test_a_planted_blunder_costs_most() -> None:
    pairs = list(analyse(blundering(), BUBBLEE, 5_000))
    decision, worst = max(pairs, key=lambda pair: pair[1].cost)
    assert (decision.ply, decision.seat) == (0, 0)
    assert worst.grade in ("mistake", "blunder") and BUBBLEE.write(worst.best.move) == "drop 3"
    assert worst.cost_in_points > 2
    assert worst.results[0] == worst.best.value > worst.played.value
    assert [BUBBLEE.why_not(decision.position, worst.best.line[0])] == [0]


def test_the_best_move_costs_nothing() -> None:
    position = BUBBLEE.read_position(SIX_POINTS)
    judgement = judge(BUBBLEE, position, BUBBLEE.read("drop 3"), BUDGET)
    assert (judgement.cost, judgement.cost_in_points, judgement.grade) == (0.0, 0.0, "fine")
    assert judgement.best == judgement.played


def test_same_seed_and_budget_same_judgement() -> None:
    record = record_of("uniform", "greedy")
    assert judgements(record, simulations=100) == judgements(record, simulations=100)
    other = [judgement for _, judgement in analyse(record, BUBBLEE, 100, seed=1)]
    assert other != judgements(record, simulations=100)


def test_a_move_with_few_visits_is_searched_separately() -> None:
    """A move far from the best has too few visits to be evaluated; it gets as many as the best move had."""
    judgement = judge(BUBBLEE, BUBBLEE.read_position(SIX_POINTS), BUBBLEE.read("drop 5"), 2_000)
    assert judgement.played.visits == judgement.best.visits > 500


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_of_babylon(seats: int) -> None:
    record = record_of(*["uniform"] * seats, game="babylon")
    seen = set()
    for decision in list(decisions(record))[:40:4]:
        judgement = judge(BABYLON, BABYLON.adopt(decision.position), decision.move, 60)
        assert len(judgement.results) == len(judgement.played.points) == seats
        assert all(0 <= result <= 1 for result in judgement.results)
        assert judgement.cost >= 0 and judgement.seat == decision.seat
        seen.add(judgement.seat)
    assert len(seen) > 1


def test_solo() -> None:
    record = Record(Header(BUBBLEE, 1, {"planet": "RR - - - -"}))
    while record.position.to_act is not None:
        record.play(record.position.to_act, BUBBLEE.moves(record.position)[0])
    judged = judgements(record, simulations=100)
    assert judged and {judgement.seat for judgement in judged} == {0}


def test_only_where_there_was_a_choice() -> None:
    record = record_of("uniform", "uniform")
    judged = list(decisions(record))
    assert all(len(BUBBLEE.moves(decision.position)) > 1 and decision.seat != CHANCE for decision in judged)
    assert [decision for decision in judged if decision.seat == 1] == list(decisions(record, seat=1))
    assert len(judged) < record.ply


def test_grades() -> None:
    assert [grade(cost) for cost in (0.0, INACCURACY, MISTAKE, BLUNDER, 1.0)] == ["fine", "inaccuracy", "mistake", "blunder", "blunder"]


# The command


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("analysis") / "game.txt"
    path.write_text(write(blundering()), encoding="utf-8")
    return path


def test_a_table_for_people(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(file), "--simulations", "2000", "--lang", "en"]) == 0
    heading, first, *_, last = capsys.readouterr().out.splitlines()
    assert heading.split()[:2] == ["move", "player"]
    assert "  ?" in first and "drop 5; better drop 3" in first
    assert last.startswith("Player 2: ") and "mistakes 0" in last


def test_json_lines(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(file), "--simulations", "50", "--seat", "1", "--json-lines"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {row["seat"] for row in rows} == {0}
    assert rows[0]["ply"] == 0 and rows[0]["played"]["move"] == "drop 5" and len(rows[0]["results"]) == 2


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["nowhere.txt"], "No such file"),
        ([__file__], "line 1, column 1"),
        (["FILE", "--seat", "3"], "expected 1 to 2, found 3"),
        (["FILE", "--seat", "0"], "expected a number from 1"),
        (["FILE", "--simulations", "many"], "expected a number from 1"),
    ],
)
def test_games_that_cannot_be_analysed(arguments: list[str], complaint: str, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", *(str(file) if argument == "FILE" else argument for argument in arguments)]) == 2
    told = capsys.readouterr()
    assert complaint in told.err and told.out == ""
