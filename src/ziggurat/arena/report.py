"""Output of a series: a progress line while it runs, a table at the end, and files with the table, the figures and a picture."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

from ziggurat.bots.search import GETTING_READY
from ziggurat.games import CLEAR_LINE

from .plot import plot
from .series import OnProgress, Series

BAR = 20


def progress() -> OnProgress:
    """A callback that shows a progress line with the result so far on standard error."""
    began = time.monotonic()
    print(GETTING_READY, end="", file=sys.stderr, flush=True)

    def say(series: Series) -> None:
        done, games = len(series.results), series.plan.games
        bar = "#" * (BAR * done // games)
        line = f"[{bar:{BAR}}] {done} of {games}, {time.monotonic() - began:.0f} s: {summary(series)}"
        print(CLEAR_LINE + line, end="\n" if done == games else "", file=sys.stderr, flush=True)

    return say


def summary(series: Series) -> str:
    """The first player's share of the victories with its interval; among more than two players, everybody's share."""
    bots = series.plan.bots
    if len(bots) > 2:
        return ", ".join(f"{name} {100 * series.score(player):.1f} %" for player, name in enumerate(bots))
    low, high = series.interval()
    return f"{bots[0]} {100 * series.score():.1f} % ({100 * low:.1f} to {100 * high:.1f}) against {bots[1]}"


def table(series: Series) -> str:
    """The figures of a series as a text table."""
    figures = series.as_json()
    width = max(len(name) for name in ("player", *series.plan.bots))
    columns = f"{'wins':>7}{'shared':>8}{'score, 95 % interval':>24}{'points':>9}{'rating':>14}{'s a game':>10}{'longest':>9}{'capped':>8}"
    lines = [f"{'player':{width}}{columns}"]
    for bot in figures["bots"]:
        low, high = (100 * end for end in bot["interval"])
        score = f"{100 * bot['score']:.1f} % ({low:.1f} to {high:.1f})"
        rating = f"{bot['rating']:.1f} ± {bot['rating_deviation']:.1f}"
        counts = f"{bot['wins']:7}{bot['draws']:8}{score:>24}{bot['points_mean']:9.1f}{rating:>14}"
        lines.append(f"{bot['name']:{width}}{counts}{bot['seconds_a_game']:10.2f}{bot['longest_s']:9.2f}{bot['capped']:8}")
    lines += _kinds(series, width)
    lines += _faults(series)
    lines.append(f"{figures['games']} games; {summary(series)}")
    if series.plan.test:
        lines.append(f"Tested {series.plan.test[0]} against {series.plan.test[1]}: {series.sprt_result}")
    return "\n".join(lines)


def _kinds(series: Series, width: int) -> list[str]:
    """The mean points by category, in games with several categories."""
    rows = [(bot["name"], bot.get("points_by_kind", {})) for bot in series.as_json()["bots"]]
    if not rows[0][1]:
        return []
    heading = f"{'points':{width}}" + "".join(f"{kind:>12}" for kind in rows[0][1])
    return ["", heading, *(f"{name:{width}}" + "".join(f"{points:12.1f}" for points in kinds.values()) for name, kinds in rows), ""]


def _faults(series: Series) -> list[str]:
    """A line for each program that failed: the number of games it lost that way, and the failure in the first of them."""
    lines = []
    for player, name in enumerate(series.plan.bots):
        lost = [(number, one.faults[player]) for number, one in sorted(series.results.items()) if one.faults and one.faults[player]]
        if lost:
            lines.append(f"{name}: lost {len(lost)} games by its own fault; in game {lost[0][0] + 1} it {lost[0][1]}")
    return lines


def write(series: Series, folder: Path) -> None:
    """Write the table, the figures and the picture next to the records."""
    (folder / "table.txt").write_text(table(series) + "\n", encoding="utf-8")
    (folder / "table.json").write_text(json.dumps(series.as_json(), indent=2) + "\n", encoding="utf-8")
    (folder / "plot.svg").write_text(plot(series, summary(series)), encoding="utf-8")
