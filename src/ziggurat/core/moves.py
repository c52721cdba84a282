"""What a move is, whatever the game: a value with a stable number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Move:
    """A decision, or what chance brings."""

    code: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "code", self._number())

    def _number(self) -> int:
        raise NotImplementedError


def within(value: int, end: int, what: str) -> int:
    """A number that must be below an end."""
    if not isinstance(value, int) or not 0 <= value < end:
        raise ValueError(f"no such {what}: {value!r}; it must be 0 to {end - 1}")
    return value


def index(value: Any, known: Sequence[Any], what: str) -> int:
    """The place of a value among those that there are."""
    if value not in known:
        raise ValueError(f"no such {what}: {value!r}")
    return known.index(value)
