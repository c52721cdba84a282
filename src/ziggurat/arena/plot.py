"""A series as an SVG picture: for two players, a curve of the first one's share; for more players, bars of ratings and points."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from .rating import Interval, wilson
from .series import Series

WIDTH, HEIGHT = 720, 400
LEFT, RIGHT, TOP, BOTTOM = 60, 700, 50, 350
"""The edges of the plot area."""
BLUE, PALE, GREY, INK, PAPER = "#1f4e9c", "#c9d8f0", "#b9b2a3", "#33291c", "#fffdf7"
MOST_POINTS = 600
"""The most points of a curve; longer series are sampled."""
BAR = 26


def plot(series: Series, title: str) -> str:
    """The SVG picture of a series."""
    heading = _text(16, 28, escape(title), size=17)
    return _curve(series, heading) if len(series.plan.bots) == 2 else _bars(series, heading)


def _curve(series: Series, heading: str) -> str:
    """The first player's share and its interval, plotted against the number of games."""
    shares = [series.results[number].share(0) for number in sorted(series.results)]
    steps = _running(shares)
    games = max(1, len(shares))
    low = [(_x(number, games), _y(interval.low)) for number, _, interval in steps]
    high = [(_x(number, games), _y(interval.high)) for number, _, interval in steps]
    middle = [(_x(number, games), _y(score)) for number, score, _ in steps]
    parts = [heading, *(_grid(share) for share in (0, 0.25, 0.5, 0.75, 1))]
    parts.append(f'<polygon points="{_points(low + high[::-1])}" fill="{PALE}"/>')
    parts.append(f'<polyline points="{_points(middle)}" fill="none" stroke="{BLUE}" stroke-width="2.5"/>')
    parts += [_text(_x(number, games), BOTTOM + 22, str(number), "middle") for number in sorted({1, games // 2, games} - {0})]
    parts.append(_text((LEFT + RIGHT) / 2, HEIGHT - 8, "games", "middle"))
    return _picture(parts, HEIGHT)


def _running(shares: Sequence[float]) -> list[tuple[int, float, Interval]]:
    """The points of the curve: a number of games, with the share and the interval after these games."""
    stride = max(1, len(shares) // MOST_POINTS)
    rows, total = [], 0.0
    for number, share in enumerate(shares, 1):
        total += share
        if number % stride == 0 or number == len(shares):
            rows.append((number, total / number, wilson(total / number, number)))
    return rows


def _bars(series: Series, heading: str) -> str:
    """Bars of each player's rating, with its 95 % interval, and mean points."""
    bots = series.as_json()["bots"]
    name = 12 + 8 * max(len(bot["name"]) for bot in bots)
    middle = (name + WIDTH) / 2
    parts = [heading, _text(name, 62, "rating"), _text(middle + 10, 62, "points")]
    widest = max(1.0, *(bot["rating"] + 2 * bot["rating_deviation"] for bot in bots))
    most = max(1.0, *(bot["points_mean"] for bot in bots))
    room = middle - name - 60
    for row, bot in enumerate(bots):
        y = 76 + row * (BAR + 14)
        parts.append(_text(name - 8, y + 18, escape(bot["name"]), "end"))
        parts += _bar(name, y, room * max(0.0, bot["rating"]) / widest, f"{bot['rating']:.1f}")
        reach, at = room * 2 * bot["rating_deviation"] / widest, name + room * max(0.0, bot["rating"]) / widest
        parts.append(f'<path d="M{at - reach:.1f} {y + BAR / 2}H{at + reach:.1f}" stroke="{INK}" stroke-width="1.5"/>')
        parts += _bar(middle + 10, y, room * bot["points_mean"] / most, f"{bot['points_mean']:.1f}")
    return _picture(parts, 100 + len(bots) * (BAR + 14))


def _bar(x: float, y: float, width: float, text: str) -> list[str]:
    return [
        f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="{BAR}" rx="4" fill="{PALE}"/>',
        _text(x + 8, y + 18, text),
    ]


def _x(number: int, games: int) -> float:
    return LEFT + (RIGHT - LEFT) * number / games


def _y(share: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * share


def _points(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def _grid(share: float) -> str:
    line = f'<path d="M{LEFT} {_y(share)}H{RIGHT}" stroke="{GREY}" stroke-width="{2 if share == 0.5 else 1}"/>'
    return line + _text(LEFT - 8, _y(share) + 5, f"{100 * share:.0f} %", "end")


def _text(x: float, y: float, text: str, anchor: str = "start", size: int = 14) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}" fill="{INK}">{text}</text>'


def _picture(parts: Sequence[str], height: float) -> str:
    body = "\n".join(parts)
    size = f'width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}"'
    paper = f'<rect width="{WIDTH}" height="{height}" rx="12" fill="{PAPER}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif">\n{paper}\n{body}\n</svg>\n'
