"""The arena: fair pairings, correct confidence intervals, and no result lost by an interruption."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ziggurat import bots, games
from ziggurat.arena.match import Pairing, Result, from_json, play
from ziggurat.arena.plot import plot
from ziggurat.arena.rating import log_likelihood_ratio, ratings, sprt, wilson
from ziggurat.arena.series import RESULTS, BadSeries, Plan, Series, run
from ziggurat.bots.search import prepare
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
    assert sprt([], 0.5, 0.6) == "open"
    assert sprt([1.0, 0.5] * 40, 0.5, 0.6) == "stronger"
    assert sprt([0.0, 0.5] * 40, 0.5, 0.6) == "not stronger"
    assert sprt([1.0, 0.0] * 10, 0.5, 0.6) == "open"
    assert log_likelihood_ratio([1.0, 0.0] * 10, 0.4, 0.6) == pytest.approx(0.0)


def test_ratings_follow_the_ranks() -> None:
    strong, middle, weak = ratings([(1, 2, 3)] * 30, 3)
    assert strong.mean > middle.mean > weak.mean
    assert max(strong.deviation, middle.deviation, weak.deviation) < ratings([], 1)[0].deviation
    one, other = ratings([(1, 1)] * 10, 2)
    assert one.mean == pytest.approx(other.mean)


def test_pairs_are_whole_fortunes() -> None:
    series = Series(Plan("bubblee", ("greedy", "uniform"), 6))
    series.results = {number: result(number, 1, 2) for number in (0, 1, 2, 5)} | {4: result(4, 1, 1)}
    assert series.pairs() == [1.0, 0.75]
    assert series.score() == 0.9
    assert series.score(1) == pytest.approx(0.1)


@pytest.mark.parametrize("names", [("uniform",), ("uniform", "uniform", "uniform"), ("uniform", "nobody")])
def test_a_plan_that_cannot_be(names: tuple[str, ...]) -> None:
    with pytest.raises(ValueError):
        Plan("bubblee", names, 4)


def test_stops_when_it_is_decided() -> None:
    series = run(Plan("bubblee", ("greedy", "uniform"), 400, test=(0.5, 0.7)), workers=1)
    assert series.sprt_result == "stronger"
    assert len(series.results) < 100


def test_goes_on_where_it_was(tmp_path: Path) -> None:
    plan = Plan("bubblee", ("greedy", "uniform"), 4)
    whole = run(plan, workers=1)
    run(Plan("bubblee", ("greedy", "uniform"), 2), tmp_path, workers=1)
    file = tmp_path / RESULTS
    # The power went while the third game was being written.
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
        assert _within(120, lambda: finished() >= 3)
        workers = children(arena.pid)
        arena.send_signal(signal.SIGKILL)
    kept = finished()
    assert 3 <= kept < 40
    # Its worker processes end too, after a moment.
    assert workers and _within(20, lambda: not any(map(is_running, workers)))
    before = file.read_text().splitlines()
    resumed = run(Plan("bubblee", ("search:300", "uniform"), kept + 2), tmp_path, workers=1)
    assert len(resumed.results) == kept + 2
    assert file.read_text().splitlines()[: 1 + kept] == before
    # The folder holds one complete record for each result, and they agree.
    assert sorted(path.name for path in tmp_path.glob("*.ziggurat")) == [f"{number + 1:05}.ziggurat" for number in range(kept + 2)]
    for number, one in resumed.results.items():
        record = read((tmp_path / f"{number + 1:05}.ziggurat").read_text(), games.load)
        assert (record.ranks, record.ply) == (one.ranks if number % 2 == 0 else one.ranks[::-1], one.plies)


def _within(seconds: float, happens: Callable[[], bool]) -> bool:
    until = time.monotonic() + seconds
    while not happens() and time.monotonic() < until:
        time.sleep(0.05)
    return happens()


def children(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_figures_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "bubblee", "search", "uniform", "--budget", "50", "--games", "2", "--workers", "1", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["games"] == 2
    assert [bot["name"] for bot in figures["bots"]] == ["search:50", "uniform"]
    assert {"name", "wins", "draws", "points_mean", "rating"} <= set(figures["bots"][0])
    assert 0 <= figures["interval"][0] <= figures["score"] <= figures["interval"][1] <= 1


def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "babylon", "uniform", "uniform", "uniform", "--games", "3", "--workers", "1"]) == 0
    assert "3 games; uniform" in capsys.readouterr().out
    assert main(["arena", "bubblee", "search", "uniform", "--budget", "0"]) == 2
    assert "expected simulations, as 5000, or seconds, as 0.5s, found '0'" in capsys.readouterr().err
    assert main(["arena", "bubblee", "uniform"]) == 2
    assert "cannot be played by 1" in capsys.readouterr().err


def test_a_folder_with_records_table_and_plot(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "babylon", "greedy", "uniform", "uniform", "--games", "3", "--workers", "1", "--records", str(tmp_path), "--json"]
    assert main(command) == 0
    figures = json.loads(capsys.readouterr().out)
    assert json.loads((tmp_path / "table.json").read_text()) == figures
    greedy, *others = figures["bots"]
    assert greedy["rating"] > max(other["rating"] for other in others)
    for bot in figures["bots"]:
        assert sum(bot["points_by_kind"].values()) == pytest.approx(bot["points_mean"], abs=0.05)
    assert "height" in (tmp_path / "table.txt").read_text()
    bars = ElementTree.parse(tmp_path / "plot.svg").getroot()
    assert [text.text for text in bars.iter("{http://www.w3.org/2000/svg}text")].count("uniform") == 2
    # Restarted, it plays nothing and reports the same.
    assert main(command) == 0
    assert json.loads(capsys.readouterr().out) == figures


def test_a_curve_for_two() -> None:
    series = Series(Plan("bubblee", ("greedy", "uniform"), 1500))
    assert "<svg" in plot(series, "nothing yet")
    series.results = {number: result(number, 1, 2) for number in range(1500)}
    curve = ElementTree.fromstring(plot(series, "<greedy> & uniform"))
    (line,) = curve.iter("{http://www.w3.org/2000/svg}polyline")
    (band,) = curve.iter("{http://www.w3.org/2000/svg}polygon")
    points = [tuple(map(float, point.split(","))) for point in line.attrib["points"].split()]
    assert 500 <= len(points) <= 1000
    assert {y for _, y in points} == {50.0}
    assert len(band.attrib["points"].split()) == 2 * len(points)


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("5000", {"simulations": 5000}),
        ("0.5s", {"simulations": bots.MOST_A_SECOND // 2, "seconds": 0.5}),
        *((text, None) for text in ("0", "0s", "-1", "1.5", "s", "five", "1e9s")),
    ],
)
def test_budgets(text: str, budget: dict[str, float] | None) -> None:
    assert bots.read_budget(text) == budget


def test_seconds_are_kept_to() -> None:
    prepare(games.load("bubblee"))
    played, _ = play(Pairing("bubblee", ("search:0.02s", "uniform"), 3, 0))
    assert 0.02 <= played.longest[0] < 1
    assert played.capped[0] > 0


@pytest.mark.slow
@pytest.mark.skipif(find_spec("ray") is None, reason="Ray, of the extra cluster, is not installed")
def test_the_same_games_on_ray(tmp_path: Path) -> None:
    """In its own process, since Ray never leaves a process that has started it."""
    command = [sys.executable, "-m", "ziggurat.cli", "arena", "bubblee", "greedy", "uniform", "--games", "4", "--workers", "2"]
    command += ["--on", "ray", "--records", str(tmp_path), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=180, check=False)
    assert done.returncode == 0, done.stderr
    here = run(Plan("bubblee", ("greedy", "uniform"), 4), workers=1)
    figures = json.loads(done.stdout)
    assert [bot["points_mean"] for bot in figures["bots"]] == [bot["points_mean"] for bot in here.as_json()["bots"]]
    assert len(list(tmp_path.glob("*.ziggurat"))) == 4
