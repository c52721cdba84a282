"""Ratings, confidence intervals and the sequential test that ends a series early."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal, NamedTuple

from openskill.models import PlackettLuce

CONFIDENCE = 1.959964
"""The number of standard deviations on either side of the mean that enclose 95 % of a normal distribution."""
ERROR = 0.05
"""The probability of each of the two wrong answers of the sequential test."""

SprtResult = Literal["stronger", "not stronger", "open"]


class Interval(NamedTuple):
    low: float
    high: float


class Rating(NamedTuple):
    """An openskill rating: everybody begins with mean 25 and deviation 25 / 3."""

    mean: float
    deviation: float


MODEL = PlackettLuce()
START = Rating(MODEL.mu, MODEL.sigma)


def after(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """The players' ratings after one more game, by the Plackett-Luce model."""
    teams = [[MODEL.rating(mean, deviation)] for mean, deviation in before]
    return [Rating(one.mu, one.sigma) for (one,) in MODEL.rate(teams, ranks=list(map(float, ranks)))]


def ratings(ranks: Sequence[Sequence[int]], players: int) -> list[Rating]:
    """Each player's rating after all games, rated in the order given."""
    rated = [START] * players
    for row in ranks:
        rated = after(rated, row)
    return rated


def wilson(score: float, games: int) -> Interval:
    """The 95 % Wilson score interval of a share. Draws count as half a win, which makes the interval slightly too wide."""
    if games == 0:
        return Interval(0.0, 1.0)
    square = CONFIDENCE**2 / games
    middle = (score + square / 2) / (1 + square)
    half = CONFIDENCE * math.sqrt(score * (1 - score) / games + square / (4 * games)) / (1 + square)
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


def log_likelihood_ratio(scores: Sequence[float], low: float, high: float) -> float:
    """The log likelihood ratio of mean `high` against mean `low`, for normal scores with the observed variance.

    A win, a draw and a loss are added to the scores, so that the variance is never zero.
    """
    seen = [*scores, 0.0, 0.5, 1.0]
    mean = sum(seen) / len(seen)
    variance = sum((score - mean) ** 2 for score in seen) / len(seen)
    return len(scores) * (high - low) * (2 * mean - low - high) / (2 * variance)


def sprt(scores: Sequence[float], low: float, high: float) -> SprtResult:
    """Wald's sequential probability ratio test on independent scores: "stronger" for a mean of `high`, "not stronger" for `low`."""
    ratio = log_likelihood_ratio(scores, low, high)
    limit = math.log((1 - ERROR) / ERROR)
    if ratio >= limit:
        return "stronger"
    return "not stronger" if ratio <= -limit else "open"
