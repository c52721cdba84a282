"""A series as people read it: one line while it runs, a table at its end."""

from __future__ import annotations

import sys
import time

from .series import Say, Series

CLEAR_LINE = "\r\033[K"
BAR = 20


def progress() -> Say:
    """What shows a line of progress with the result so far, on a terminal."""
    began = time.monotonic()
    print("Getting ready; what was never compiled here is compiled, once ...", end="", file=sys.stderr, flush=True)

    def say(series: Series) -> None:
        done, games = len(series.results), series.plan.games
        bar = "#" * (BAR * done // games)
        line = f"[{bar:{BAR}}] {done} of {games}, {time.monotonic() - began:.0f} s: {result(series)}"
        print(CLEAR_LINE + line, end="\n" if done == games else "", file=sys.stderr, flush=True)

    return say


def result(series: Series) -> str:
    """The first player's share of the victory."""
    low, high = series.interval
    return f"{series.plan.bots[0]} {100 * series.score:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def table(series: Series) -> str:
    """The figures of a series in columns."""
    figures = series.as_json()
    width = max(len(name) for name in ("player", *series.plan.bots))
    lines = [f"{'player':{width}}{'wins':>7}{'shared':>8}{'points':>9}{'s a game':>10}{'longest':>9}{'capped':>8}"]
    for bot in figures["bots"]:
        counts = f"{bot['wins']:7}{bot['draws']:8}{bot['points_mean']:9.1f}"
        lines.append(f"{bot['name']:{width}}{counts}{bot['seconds_a_game']:10.2f}{bot['longest_s']:9.2f}{bot['capped']:8}")
    lines.append(f"{figures['games']} games; {result(series)}, 95 % interval")
    if series.plan.test:
        lines.append(f"Tested {series.plan.test[0]} against {series.plan.test[1]}: {series.verdict}")
    return "\n".join(lines)
