"""The base class of all moves: a value with a stable number. Each game's `moves.py` has the subclasses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Move:
    """A decision of a seat, or an outcome of chance. `code` is its stable number."""

    code: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "code", self._number())

    def _number(self) -> int:
        raise NotImplementedError


def within(value: int, end: int, what: str) -> int:
    """The value itself. Raises ValueError unless it is an integer from 0 to end - 1."""
    if not isinstance(value, int) or not 0 <= value < end:
        raise ValueError(f"no such {what}: {value!r}; it must be 0 to {end - 1}")
    return value


def index(value: Any, known: Sequence[Any], what: str) -> int:
    """The index of a value among the known ones. Raises ValueError if it is not one of them."""
    if value not in known:
        raise ValueError(f"no such {what}: {value!r}")
    return known.index(value)
