"""The CPU cost of an input, measured by this thread's CPU time and never by wall-clock time, so that a busy machine does not matter."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

LINEAR = 3.0
"""The most that the cost may grow when the input doubles. Quadratic work grows 4 times, cubic work 8 times."""
NOISE = 0.002
"""Seconds below which the clock's error exceeds what it measures."""
REPEATS = 3
ATTEMPTS = 5
"""A ratio that looks too large is measured this often, and the smallest counts: other programs can slow down one of two measurements."""


def cpu_seconds(work: Callable[[], object]) -> float:
    """The CPU seconds of one call, the smallest of a few."""
    return min(_once(work) for _ in range(REPEATS))


def _once(work: Callable[[], object]) -> float:
    began = time.thread_time()
    work()
    return time.thread_time() - began


def growth(work: Callable[[int], object], longest: int) -> float:
    """The largest ratio of CPU time at 2n to that at n, for n doubled up to `longest` or to the first ratio that is not linear."""
    largest = 0.0
    for step in range(longest.bit_length() - 1, 0, -1):
        largest = max(largest, _least_ratio(work, longest >> step, longest >> (step - 1)))
        if largest > LINEAR:
            break
    return largest


def _least_ratio(work: Callable[[int], object], half: int, whole: int) -> float:
    least = math.inf
    for _ in range(ATTEMPTS):
        least = min(least, _ratio(work, half, whole))
        if least <= LINEAR:
            break
    return least


def _ratio(work: Callable[[int], object], half: int, whole: int) -> float:
    cost = cpu_seconds(lambda: work(whole))
    return cost / max(cpu_seconds(lambda: work(half)), NOISE / 2) if cost > NOISE else 0.0
