"""The layout of positions as rows of numbers, for learning. Each game's `features.py` encodes them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import NamedTuple

NO_CODE = -1
"""The result instead of a move's code for a decision that has no code in this position."""


class Part(NamedTuple):
    """A named group of consecutive numbers in a row."""

    name: str
    length: int


def starts(parts: tuple[Part, ...]) -> Iterator[int]:
    """The index of the first number of each part."""
    return accumulate((part.length for part in parts[:-1]), initial=0)


def length(parts: tuple[Part, ...]) -> int:
    """The total length of the parts."""
    return sum(part.length for part in parts)
