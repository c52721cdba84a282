"""A position as rows of numbers, for learning: how the parts of a row are laid out. Each game's `features.py` writes them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import NamedTuple

NO_CODE = -1
"""In place of a move's code, for a decision that cannot be one here."""


class Part(NamedTuple):
    """Some numbers of a row that belong together."""

    name: str
    length: int


def starts(parts: tuple[Part, ...]) -> Iterator[int]:
    """Where each part begins."""
    return accumulate((part.length for part in parts[:-1]), initial=0)


def length(parts: tuple[Part, ...]) -> int:
    """How long all parts are together."""
    return sum(part.length for part in parts)
