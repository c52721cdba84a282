"""Input of a move, touch by touch, along the paths that a view offers; and the cursor's movement by arrow keys."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from textual.geometry import Offset

from ziggurat.core import paths
from ziggurat.core.paths import Choice, Path

MoveCode = int
"""A move by its number."""


class MoveInput:
    """The touches of a person on the way to a move."""

    def __init__(self, choices: Sequence[Choice], adjustable: Collection[str] = ()) -> None:
        """`adjustable` has the kinds of touches that are chosen automatically and can be changed afterwards."""
        self.choices, self.adjustable = choices, adjustable
        self.path: Path = ()

    @property
    def touchable(self) -> list[str]:
        """The possible next touches, in the order of the moves."""
        return paths.after(self.choices, self.path)

    @property
    def beginnings(self) -> list[str]:
        """The possible first touches."""
        return paths.after(self.choices, ())

    @property
    def reached(self) -> MoveCode | None:
        """The move that the path has reached, or None."""
        return paths.reached(self.choices, self.path)

    def touch(self, place: str, last_adjustments: Collection[str] = ()) -> bool:
        """Continue the path with a place or start a new one there, then add adjustable touches; return False if neither is possible."""
        for start in (self.path, ()):
            if place in paths.after(self.choices, start):
                self.path = (*start, place)
                self._fill_adjustable(last_adjustments)
                return True
        return False

    def _fill_adjustable(self, last_adjustments: Collection[str]) -> None:
        while (touchable := self.touchable) and kind_of(touchable[0]) in self.adjustable:
            self.path = (*self.path, next((place for place in touchable if place in last_adjustments), touchable[0]))

    def back(self) -> bool:
        """Remove the last touch and the automatic ones after it; return False if there is none."""
        if not self.path:
            return False
        while kind_of(self.path[-1]) in self.adjustable:
            self.path = self.path[:-1]
        self.path = self.path[:-1]
        return True

    def others(self, kind: str) -> list[str]:
        """The touches that could replace the touch of this kind on the path, including that touch itself; the rest of the path stays."""
        at = next((index for index, touch in enumerate(self.path) if kind_of(touch) == kind), None)
        return [] if at is None else [touch for touch in paths.after(self.choices, self.path[:at]) if self._leads(at, touch)]

    def _leads(self, at: int, touch: str) -> bool:
        return paths.reached(self.choices, (*self.path[:at], touch, *self.path[at + 1 :])) is not None

    def change(self, touch: str) -> bool:
        """Replace the touch of the same kind on the path; return False if no move has that path."""
        if touch not in self.others(kind_of(touch)):
            return False
        self.path = tuple(touch if kind_of(each) == kind_of(touch) else each for each in self.path)
        return True

    def path_to(self, code: MoveCode) -> Path:
        """A path to a move."""
        return next(path for path, leads_to in paths.every(self.choices) if leads_to == code)

    def samples(self) -> list[MoveCode]:
        """An example of a move for each choice."""
        return [next(code for _, code in paths.every([choice])) for choice in self.choices]


def kind_of(touch: str) -> str:
    """The first word of a touch or a move: its kind."""
    return touch.partition(" ")[0]


DIRECTIONS = {"left": Offset(-1, 0), "right": Offset(1, 0), "up": Offset(0, -1), "down": Offset(0, 1)}
SIDEWAYS = 3
"""The weight of a place's distance across the direction of an arrow key, relative to its distance along it."""


def neighbour(points: Mapping[str, Offset], start: str, direction: str) -> str | None:
    """The nearest place in the direction of an arrow key, or None."""
    ahead = DIRECTIONS[direction]
    distances: dict[str, int] = {}
    for place, point in points.items():
        # A character is about twice as high as wide.
        across, down = point.x - points[start].x, 2 * (point.y - points[start].y)
        along = across * ahead.x + down * ahead.y
        if along > 0:
            distances[place] = along + SIDEWAYS * abs(across * ahead.y + down * ahead.x)
    return min(distances, key=distances.__getitem__, default=None)
