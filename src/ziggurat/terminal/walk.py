"""Walking to a move, touch by touch, along the paths that a view offers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from textual.geometry import Offset

Choice = Mapping[str, Any]
"""A move of a view: its code, its text, and the paths that lead to it."""


class Walk:
    """Where a person is on the way to a move."""

    def __init__(self, choices: Sequence[Choice]) -> None:
        self.choices = choices
        self.path: tuple[str, ...] = ()

    @property
    def touchable(self) -> list[str]:
        """What can be touched next, in the order of the moves."""
        return self._after(self.path)

    @property
    def beginnings(self) -> list[str]:
        """What can be touched first."""
        return self._after(())

    def _after(self, start: tuple[str, ...]) -> list[str]:
        here = len(start)
        paths = (tuple(path) for choice in self.choices for path in choice["paths"])
        return list(dict.fromkeys(path[here] for path in paths if len(path) > here and path[:here] == start))

    def touch(self, place: str) -> bool:
        """Go on to a place, or start anew from it; False if no move begins like that."""
        for start in (self.path, ()):
            if place in self._after(start):
                self.path = (*start, place)
                return True
        return False

    def back(self) -> bool:
        """One touch back; False if there was none."""
        if not self.path:
            return False
        self.path = self.path[:-1]
        return True

    @property
    def choice(self) -> Choice | None:
        """The move that the path has led to."""
        return next((choice for choice in self.choices if list(self.path) in choice["paths"]), None)


DIRECTIONS = {"left": Offset(-1, 0), "right": Offset(1, 0), "up": Offset(0, -1), "down": Offset(0, 1)}
SIDEWAYS = 3
"""How much farther a place seems that lies to the side of where an arrow points."""


def neighbour(points: Mapping[str, Offset], here: str, direction: str) -> str | None:
    """The place that an arrow key leads to, None if nothing lies there."""
    ahead = DIRECTIONS[direction]
    distances: dict[str, int] = {}
    for place, point in points.items():
        # A character is about twice as high as wide.
        across, down = point.x - points[here].x, 2 * (point.y - points[here].y)
        along = across * ahead.x + down * ahead.y
        if along > 0:
            distances[place] = along + SIDEWAYS * abs(across * ahead.y + down * ahead.x)
    return min(distances, key=distances.__getitem__, default=None)
