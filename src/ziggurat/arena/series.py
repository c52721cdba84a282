"""A series of games: played on all cores, saved to a file as they end, resumed after an interruption."""

from __future__ import annotations

import json
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import Any

from ziggurat import bots, games
from ziggurat.bots.search import prepare
from ziggurat.core.game import GameError

from .match import Pairing, Result, from_json, play
from .rating import Interval, Rating, SprtResult, ratings, sprt, wilson

RESULTS = "games.jsonl"
PART = "record.part"
"""The file name of a record while it is written; it is renamed when it is complete."""

OnProgress = Callable[["Series"], None]
Submit = Callable[[Pairing], Future[tuple[Result, str]]]
Backend = Callable[[int | None], AbstractContextManager[tuple[Submit, int]]]
"""Starts workers: takes their number (None for all), yields a function that submits a game and the number of games in parallel."""


class BadSeries(GameError):
    """The series cannot be played; the message says why."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The game, players, length and seed of a series. Raise BadSeries or UnknownBot if it cannot be played."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    test: tuple[float, float] | None = None
    """For two players: stop as soon as the sequential test decides between these two shares of the first player."""

    def __post_init__(self) -> None:
        if len(self.bots) < 2 or len(self.bots) not in games.load(self.game, "plain").seats:
            raise BadSeries(f"{self.game} cannot be played by {len(self.bots)} players")
        for text in self.bots:
            bots.from_text(text)
        if self.test and (len(self.bots) != 2 or not 0 < self.test[0] < self.test[1] < 1):
            raise BadSeries("an early stop needs two players and two shares of the victory between 0 and 1, the lower one first")

    @property
    def heading(self) -> dict[str, Any]:
        """The parts of a plan that must be the same when a series is resumed; the number of games may grow."""
        game = games.load(self.game, "plain")
        return {
            "game": self.game,
            "bots": list(self.bots),
            "seed": self.seed,
            "rules": game.rules_version,
            "data": game.data_version,
        }


@dataclass
class Series:
    """A plan and the results of the games that have ended so far."""

    plan: Plan
    results: dict[int, Result] = field(default_factory=dict)

    def pairs(self) -> list[float]:
        """The first player's mean share for each deal that was played from all seats, in order. These means are independent."""
        size = len(self.plan.bots)
        fortunes = [[self.results.get(first + turn) for turn in range(size)] for first in range(0, self.plan.games, size)]
        return [sum(result.share(0) for result in full) / size for games in fortunes if len(full := [g for g in games if g]) == size]

    def score(self, player: int = 0) -> float:
        """A player's mean share of the victory."""
        return sum(result.share(player) for result in self.results.values()) / max(1, len(self.results))

    def interval(self, player: int = 0) -> Interval:
        """The 95 % interval of a player's share of the victory."""
        return wilson(self.score(player), len(self.results))

    def ratings(self) -> list[Rating]:
        """Each player's rating after the games, which are rated in the order of their numbers."""
        return ratings([self.results[number].ranks for number in sorted(self.results)], len(self.plan.bots))

    @property
    def sprt_result(self) -> SprtResult:
        """The result of the sequential test; "open" if the plan has none."""
        return sprt(self.pairs(), *self.plan.test) if self.plan.test else "open"

    def as_json(self) -> dict[str, Any]:
        """The figures of a series."""
        bots = [self._figures(player, rating) for player, rating in enumerate(self.ratings())]
        figures: dict[str, Any] = {"games": len(self.results), "bots": bots}
        if len(self.plan.bots) == 2:
            figures |= {name: bots[0][name] for name in ("score", "interval")}
        if self.plan.test:
            figures["verdict"] = self.sprt_result
        return figures

    def _figures(self, player: int, rating: Rating) -> dict[str, Any]:
        played = list(self.results.values())
        number = max(1, len(played))
        figures = {
            "name": self.plan.bots[player],
            "wins": sum(result.share(player) == 1 for result in played),
            "draws": sum(0 < result.share(player) < 1 for result in played),
            "score": round(self.score(player), 4),
            "interval": [round(end, 4) for end in self.interval(player)],
            "points_mean": round(sum(result.points[player] for result in played) / number, 2),
            "rating": round(rating.mean, 2),
            "rating_deviation": round(rating.deviation, 2),
            "seconds_a_game": round(sum(result.seconds[player] for result in played) / number, 3),
            "longest_s": max((result.longest[player] for result in played), default=0.0),
            "capped": sum(result.capped[player] for result in played),
        }
        kinds = self._kinds(player)
        return figures | ({"points_by_kind": kinds} if kinds else {})

    def _kinds(self, player: int) -> dict[str, float]:
        """A player's mean points by category."""
        rows = [result.kinds[player] for result in self.results.values() if result.kinds]
        return {kind: round(sum(row[kind] for row in rows) / len(rows), 2) for kind in rows[0]} if rows else {}


@contextmanager
def on_cores(workers: int | None) -> Iterator[tuple[Submit, int]]:
    """A function that submits a game to a pool of processes, and the number of processes: `workers`, or one for each core."""
    number = workers or os.cpu_count() or 1
    # Spawn, because a process that has Numba's threads must not be forked.
    pool = ProcessPoolExecutor(number, get_context("spawn"), _end_with_parent)
    try:
        yield lambda pairing: pool.submit(play, pairing), number
    finally:
        _stop(pool)


def _end_with_parent() -> None:
    """Ignore SIGINT; exit when the parent process ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _stop(pool: ProcessPoolExecutor) -> None:
    """Terminate a pool without waiting for running games."""
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join()


def run(
    plan: Plan,
    folder: Path | None = None,
    workers: int | None = None,
    on_progress: OnProgress = lambda series: None,
    backend: Backend = on_cores,
) -> Series:
    """Play the games of a plan that are not in the folder yet; save every game there as soon as it ends.

    Return the series. Raise BadSeries if the folder holds a different one. A game's result does not depend on `workers` or `backend`,
    unless a player runs out of time.
    """
    with _resumed(plan, folder) as (series, save):
        # Compile in this process first, so that the workers only read the cache.
        prepare(games.load(plan.game))
        waiting = iter([number for number in range(plan.games) if number not in series.results])
        with backend(workers) as (submit, number):
            _run(series, save, submit, waiting, 2 * number, on_progress)
    return series


def _run(
    series: Series, save: Callable[[Result, str], None], submit: Submit, waiting: Iterator[int], most: int, on_progress: OnProgress
) -> None:
    """Keep all workers busy until no game is left or the sequential test has decided."""
    plan = series.plan
    running: set[Future[tuple[Result, str]]] = set()
    on_progress(series)
    while series.sprt_result == "open":
        while len(running) < most and (number := next(waiting, None)) is not None:
            running.add(submit(Pairing(plan.game, plan.bots, plan.seed, number)))
        if not running:
            return
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            running.remove(future)
            result, record = future.result()
            series.results[result.number] = result
            save(result, record)
        on_progress(series)


@contextmanager
def _resumed(plan: Plan, folder: Path | None) -> Iterator[tuple[Series, Callable[[Result, str], None]]]:
    """The series that a folder holds so far, and a function that saves another game there."""
    if folder is None:
        yield Series(plan), lambda result, record: None
        return
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / RESULTS
    series = Series(plan, _read(plan, file))
    with file.open("a", encoding="utf-8") as out:

        def save(result: Result, record: str) -> None:
            part = folder / PART
            part.write_text(record, encoding="utf-8")
            part.replace(folder / f"{result.number + 1:05}.ziggurat")
            out.write(json.dumps(result.as_json()) + "\n")
            out.flush()

        yield series, save


def _read(plan: Plan, file: Path) -> dict[int, Result]:
    """The results in a file; create it if it does not exist. The first line identifies the series; an incomplete last line is cut off."""
    if not file.exists() or "\n" not in (text := file.read_text(encoding="utf-8")):
        file.write_text(json.dumps(plan.heading) + "\n", encoding="utf-8")
        return {}
    whole = text[: text.rindex("\n") + 1]
    if whole != text:
        file.write_text(whole, encoding="utf-8")
    heading, *rows = map(json.loads, whole.splitlines())
    if heading != plan.heading:
        raise BadSeries(f"{file} holds another series: {json.dumps(heading)}")
    results = map(from_json, rows)
    return {result.number: result for result in results if result.number < plan.games}
