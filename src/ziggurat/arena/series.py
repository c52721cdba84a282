"""A series of games: on all cores, kept in a file as they end, and taken up again where it was interrupted."""

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
"""A record while it is written: it gets its name when it is whole."""

OnProgress = Callable[["Series"], None]
Submit = Callable[[Pairing], Future[tuple[Result, str]]]
Backend = Callable[[int | None], AbstractContextManager[tuple[Submit, int]]]
"""Where games are played: for a number of workers, what hands out a game, and how many are played at once."""


class BadSeries(GameError):
    """A series that cannot be played."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Who plays what, how often, and from which seed."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    test: tuple[float, float] | None = None
    """For two players: stop when it is decided whether the first one's share is the lower or the higher of these."""

    def __post_init__(self) -> None:
        if len(self.bots) < 2 or len(self.bots) not in games.load(self.game, "plain").seats:
            raise BadSeries(f"{self.game} cannot be played by {len(self.bots)} players")
        for text in self.bots:
            bots.from_text(text)
        if self.test and (len(self.bots) != 2 or not 0 < self.test[0] < self.test[1] < 1):
            raise BadSeries("an early stop needs two players and two shares of the victory between 0 and 1, the lower one first")

    @property
    def heading(self) -> dict[str, Any]:
        """What must be the same when a series is taken up again; it may become longer."""
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
    """The games that have ended so far."""

    plan: Plan
    results: dict[int, Result] = field(default_factory=dict)

    def pairs(self) -> list[float]:
        """The first player's mean share over each fortune that was played in full, in order: these are independent of each other."""
        size = len(self.plan.bots)
        fortunes = [[self.results.get(first + turn) for turn in range(size)] for first in range(0, self.plan.games, size)]
        return [sum(result.share(0) for result in full) / size for games in fortunes if len(full := [g for g in games if g]) == size]

    def score(self, player: int = 0) -> float:
        """A player's share of all victories."""
        return sum(result.share(player) for result in self.results.values()) / max(1, len(self.results))

    def interval(self, player: int = 0) -> Interval:
        """The 95 % interval of that share."""
        return wilson(self.score(player), len(self.results))

    def ratings(self) -> list[Rating]:
        """What the games say of each player's strength, taken in the order of their numbers."""
        return ratings([self.results[number].ranks for number in sorted(self.results)], len(self.plan.bots))

    @property
    def sprt_result(self) -> SprtResult:
        """What the early stop says; open where none was asked for."""
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
        """A player's mean points by what they are for."""
        rows = [result.kinds[player] for result in self.results.values() if result.kinds]
        return {kind: round(sum(row[kind] for row in rows) / len(rows), 2) for kind in rows[0]} if rows else {}


@contextmanager
def on_cores(workers: int | None) -> Iterator[tuple[Submit, int]]:
    """What hands a game to a process of this machine, and how many there are: one for each core, unless another number is asked for."""
    number = workers or os.cpu_count() or 1
    # A fresh interpreter for each: a process that has Numba's threads must not be forked.
    pool = ProcessPoolExecutor(number, get_context("spawn"), _end_with_parent)
    try:
        yield lambda pairing: pool.submit(play, pairing), number
    finally:
        _stop(pool)


def _end_with_parent() -> None:
    """Whoever started this process decides when it ends: neither Ctrl-C, nor its own wish; but if that one is killed, it goes too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _stop(pool: ProcessPoolExecutor) -> None:
    """End a pool; what is running and no longer needed is not waited for."""
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
    """Play what is still to be played; every game is kept as soon as it ends."""
    with _resumed(plan, folder) as (series, save):
        # Compiled once, by one process.
        prepare(games.load(plan.game))
        waiting = iter([number for number in range(plan.games) if number not in series.results])
        with backend(workers) as (submit, number):
            _run(series, save, submit, waiting, 2 * number, on_progress)
    return series


def _run(
    series: Series, save: Callable[[Result, str], None], submit: Submit, waiting: Iterator[int], most: int, on_progress: OnProgress
) -> None:
    """Keep all workers busy until nothing is left, or all is decided."""
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
    """The series as far as a folder holds it, and what keeps another game there."""
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
    """The games in a file, whose first line says which series it is. A last line that was cut short is cut off."""
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
