"""Walking to a move, touch by touch, along the paths that a view offers."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from textual.geometry import Offset

from ziggurat.core import paths
from ziggurat.core.paths import Choice, Path

MoveCode = int
"""A move by its number."""


class MoveInput:
    """Where a person is on the way to a move."""

    def __init__(self, choices: Sequence[Choice], adjustable: Collection[str] = ()) -> None:
        """`adjustable` are the kinds of touches that are made by themselves and can be changed afterwards."""
        self.choices, self.adjustable = choices, adjustable
        self.path: Path = ()

    @property
    def touchable(self) -> list[str]:
        """What can be touched next, in the order of the moves."""
        return paths.after(self.choices, self.path)

    @property
    def beginnings(self) -> list[str]:
        """What can be touched first."""
        return paths.after(self.choices, ())

    @property
    def reached(self) -> MoveCode | None:
        """The move that the path has led to."""
        return paths.reached(self.choices, self.path)

    def touch(self, place: str, last_adjustments: Collection[str] = ()) -> bool:
        """Go on to a place, or start anew from it; False if no move begins like that. What settles itself follows."""
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
        """One touch back, and those that adjustable themselves after it; False if there was none."""
        if not self.path:
            return False
        while kind_of(self.path[-1]) in self.adjustable:
            self.path = self.path[:-1]
        self.path = self.path[:-1]
        return True

    def others(self, kind: str) -> list[str]:
        """What can stand on the path in place of its touch of this kind, that one included, the rest being as it is."""
        at = next((index for index, touch in enumerate(self.path) if kind_of(touch) == kind), None)
        return [] if at is None else [touch for touch in paths.after(self.choices, self.path[:at]) if self._leads(at, touch)]

    def _leads(self, at: int, touch: str) -> bool:
        return paths.reached(self.choices, (*self.path[:at], touch, *self.path[at + 1 :])) is not None

    def change(self, touch: str) -> bool:
        """Put another touch on the path in place of the one of its kind; False if that leads nowhere."""
        if touch not in self.others(kind_of(touch)):
            return False
        self.path = tuple(touch if kind_of(each) == kind_of(touch) else each for each in self.path)
        return True

    def path_to(self, code: MoveCode) -> Path:
        """A path that leads to a move."""
        return next(path for path, leads_to in paths.every(self.choices) if leads_to == code)

    def samples(self) -> list[MoveCode]:
        """One move of each choice."""
        return [next(code for _, code in paths.every([choice])) for choice in self.choices]


def kind_of(touch: str) -> str:
    """The first word of a touch or of a move, which says what kind it is of."""
    return touch.partition(" ")[0]


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
