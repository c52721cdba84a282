"""How strong players are, how sure that is, and when to stop."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal, NamedTuple

from openskill.models import PlackettLuce

CONFIDENCE = 1.959964
"""Standard deviations on both sides that hold 95 % of a normal distribution."""
ERROR = 0.05
"""How often a test may decide wrongly, either way."""

SprtResult = Literal["stronger", "not stronger", "open"]


class Interval(NamedTuple):
    low: float
    high: float


class Rating(NamedTuple):
    """A strength as openskill guesses it: everybody begins at 25, and a third of that unsure."""

    mean: float
    deviation: float


MODEL = PlackettLuce()
START = Rating(MODEL.mu, MODEL.sigma)


def after(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """What the ranks of one more game say of its players, by the model of Plackett and Luce."""
    teams = [[MODEL.rating(mean, deviation)] for mean, deviation in before]
    return [Rating(one.mu, one.sigma) for (one,) in MODEL.rate(teams, ranks=list(map(float, ranks)))]


def ratings(ranks: Sequence[Sequence[int]], players: int) -> list[Rating]:
    """What the ranks of game after game say of each player."""
    rated = [START] * players
    for row in ranks:
        rated = after(rated, row)
    return rated


def wilson(score: float, games: int) -> Interval:
    """The 95 % interval of a share, after Wilson 1927; a draw counts as half a win, which makes it a little too wide."""
    if games == 0:
        return Interval(0.0, 1.0)
    square = CONFIDENCE**2 / games
    middle = (score + square / 2) / (1 + square)
    half = CONFIDENCE * math.sqrt(score * (1 - score) / games + square / (4 * games)) / (1 + square)
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


def log_likelihood_ratio(scores: Sequence[float], low: float, high: float) -> float:
    """How much likelier a mean of `high` makes these scores than one of `low`, for normal scores of the spread that is seen.

    A spread is needed: one more win, one more draw and one more loss than there were keep it from being nothing.
    """
    seen = [*scores, 0.0, 0.5, 1.0]
    mean = sum(seen) / len(seen)
    variance = sum((score - mean) ** 2 for score in seen) / len(seen)
    return len(scores) * (high - low) * (2 * mean - low - high) / (2 * variance)


def sprt(scores: Sequence[float], low: float, high: float) -> SprtResult:
    """Wald's sequential test of independent scores: is the first player's share `high` or more, or `low` or less?"""
    ratio = log_likelihood_ratio(scores, low, high)
    limit = math.log((1 - ERROR) / ERROR)
    if ratio >= limit:
        return "stronger"
    return "not stronger" if ratio <= -limit else "open"
