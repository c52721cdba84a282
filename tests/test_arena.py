"""The arena: fair pairings, honest intervals, and nothing lost when it is interrupted."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ziggurat import games
from ziggurat.arena.match import Pairing, Result, from_json, play
from ziggurat.arena.rating import log_likelihood_ratio, verdict, wilson
from ziggurat.arena.series import RESULTS, BadSeries, Plan, Series, run
from ziggurat.cli import main
from ziggurat.core.fairness import verify
from ziggurat.core.record_text import read


def pairing(number: int, *names: str) -> Pairing:
    return Pairing("babylon", names or ("uniform", "uniform", "uniform"), 7, number)


def result(number: int, *ranks: int) -> Result:
    zeros = (0,) * len(ranks)
    return Result(number, ranks, zeros, zeros, zeros, zeros, 1)


def test_a_fortune_is_shared_by_all_rotations() -> None:
    assert pairing(0).fortune == pairing(1).fortune == pairing(2).fortune != pairing(3).fortune
    assert [pairing(number).seats for number in range(3)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert len({pairing(number).bot_seed(player) for number in range(3) for player in range(3)}) == 9


def test_a_game_can_be_repeated_and_its_record_replayed() -> None:
    one = Pairing("bubblee", ("search:50", "uniform"), 3, 1)
    first, record = play(one)
    second, again = play(one)
    assert (first.ranks, first.points, record) == (second.ranks, second.points, again)
    replayed = read(record, games.load)
    assert replayed.header.players == ("uniform", "search:50")
    assert replayed.ranks == first.ranks[::-1]
    assert verify(replayed) == "consistent"
    assert from_json(json.loads(json.dumps(first.as_json()))) == first


def test_shared_victories_are_shared() -> None:
    assert [result(0, 1, 1, 3).share(player) for player in range(3)] == [0.5, 0.5, 0.0]


def test_wilson_against_known_values() -> None:
    """Newcombe 1998, table I, method 3: 81 of 263, 15 of 148, 0 of 20, 1 of 29."""
    for wins, games_, low, high in ((81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)):
        assert wilson(wins / games_, games_) == pytest.approx((low, high), abs=5e-5)
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_sequential_test() -> None:
    assert verdict([], 0.5, 0.6) == "open"
    assert verdict([1.0, 0.5] * 40, 0.5, 0.6) == "stronger"
    assert verdict([0.0, 0.5] * 40, 0.5, 0.6) == "not stronger"
    assert verdict([1.0, 0.0] * 10, 0.5, 0.6) == "open"
    assert log_likelihood_ratio([1.0, 0.0] * 10, 0.4, 0.6) == pytest.approx(0.0)


def test_pairs_are_whole_fortunes() -> None:
    series = Series(Plan("bubblee", ("greedy", "uniform"), 6))
    series.results = {number: result(number, 1, 2) for number in (0, 1, 2, 5)} | {4: result(4, 1, 1)}
    assert series.pairs() == [1.0, 0.75]
    assert series.score == 0.9


@pytest.mark.parametrize("names", [("uniform",), ("uniform", "uniform", "uniform"), ("uniform", "nobody")])
def test_a_plan_that_cannot_be(names: tuple[str, ...]) -> None:
    with pytest.raises(ValueError):
        Plan("bubblee", names, 4)


def test_stops_when_it_is_decided() -> None:
    series = run(Plan("bubblee", ("greedy", "uniform"), 400, test=(0.5, 0.7)), workers=1)
    assert series.verdict == "stronger"
    assert len(series.results) < 100


def test_goes_on_where_it_was(tmp_path: Path) -> None:
    plan = Plan("bubblee", ("greedy", "uniform"), 4)
    whole = run(plan, workers=1)
    run(Plan("bubblee", ("greedy", "uniform"), 2), tmp_path, workers=1)
    file = tmp_path / RESULTS
    # The third game was being written when the power went.
    file.write_text(file.read_text() + '{"number": 2, "ran')
    resumed = run(plan, tmp_path, workers=1)
    assert {number: one.points for number, one in resumed.results.items()} == {number: one.points for number, one in whole.results.items()}
    assert len(file.read_text().splitlines()) == 1 + 4
    assert len(list(tmp_path.glob("*.ziggurat"))) == 4
    with pytest.raises(BadSeries, match="another series"):
        run(Plan("bubblee", ("greedy", "greedy"), 4), tmp_path, workers=1)


def test_a_kill_loses_only_games_in_flight(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ziggurat.cli", "arena", "bubblee", "search:300", "uniform", "--games", "40", "--workers", "1"]
    command += ["--records", str(tmp_path)]
    file = tmp_path / RESULTS

    def finished() -> int:
        return file.read_text().count("\n") - 1 if file.exists() else 0

    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as arena:
        until = time.monotonic() + 120
        while finished() < 3 and time.monotonic() < until:
            time.sleep(0.05)
        arena.send_signal(signal.SIGKILL)
    kept = finished()
    assert 3 <= kept < 40
    resumed = run(Plan("bubblee", ("search:300", "uniform"), kept + 2), tmp_path, workers=1)
    assert len(resumed.results) == kept + 2
    assert finished() == kept + 2


def test_figures_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "bubblee", "search", "uniform", "--budget", "50", "--games", "2", "--workers", "1", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["games"] == 2
    assert [bot["name"] for bot in figures["bots"]] == ["search:50", "uniform"]
    assert {"name", "wins", "draws", "points_mean"} <= set(figures["bots"][0])
    assert 0 <= figures["interval"][0] <= figures["score"] <= figures["interval"][1] <= 1


def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "babylon", "uniform", "uniform", "uniform", "--games", "3", "--workers", "1"]) == 0
    assert "3 games; uniform" in capsys.readouterr().out
    assert main(["arena", "bubblee", "uniform"]) == 2
    assert "cannot be played by 1" in capsys.readouterr().err
