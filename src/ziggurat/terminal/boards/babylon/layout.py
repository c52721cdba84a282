"""The layout of Babylon's board by the size of the screen: garden, quarry or both, the storage, and small versions of other gardens."""

from __future__ import annotations

from typing import NamedTuple

from textual.geometry import Region

from ziggurat.games.babylon.components import QUARRY_SIDE, SIDE

LABELS = 2
"""The width of the numbers at the left of a garden. Its letters are below it, its heading above."""
BANNER = LETTERS = 1
SMALL, LARGE = (5, 2), (7, 3)
"""The width and height of a cell of a garden."""
FLAT, TALL = (8, 3), (10, 4)
"""The width and height of a stack of the quarry."""
STRIP = 4
"""The number of lines for the storage below a board."""
THUMB = (SIDE + 2, SIDE + 1)


class BabylonLayout(NamedTuple):
    """The regions of a board's parts; None for parts that are not shown."""

    cell: tuple[int, int]
    stack: tuple[int, int]
    garden: Region | None
    quarry: Region | None
    storage: Region
    thumbs: Region | None = None
    is_headed: bool = True
    """True if the quarry has a heading."""

    def cell_region(self, cell: int) -> Region:
        """The region of a cell of the garden; row 1 is the lowest."""
        assert self.garden is not None
        width, height = self.cell
        row, column = divmod(cell, SIDE)
        x, y = self.garden.x + LABELS + column * width, self.garden.y + BANNER + (SIDE - 1 - row) * height
        return Region(x, y, width, height)

    def stack_region(self, stack: int) -> Region:
        """The region of a stack of the quarry."""
        assert self.quarry is not None
        width, height = self.stack
        row, column = divmod(stack, QUARRY_SIDE)
        top = self.quarry.y + BANNER * self.is_headed
        return Region(self.quarry.x + column * width, top + (QUARRY_SIDE - 1 - row) * height, width, height)


def _garden_size(cell: tuple[int, int]) -> tuple[int, int]:
    return LABELS + SIDE * cell[0], BANNER + SIDE * cell[1] + LETTERS


def _quarry_size(stack: tuple[int, int]) -> tuple[int, int]:
    return QUARRY_SIDE * stack[0], BANNER + QUARRY_SIDE * stack[1]


def layout(width: int, height: int, quarry: bool) -> BabylonLayout:
    """The layout for a board of this size; with room for only one part, `quarry` says whether that is the quarry or the garden."""
    cell = LARGE if _is_large(width, height) else SMALL
    across, _ = _garden_size(cell)
    thumbs_width = 1 + THUMB[0] if width >= across + 1 + THUMB[0] else 0
    x = max((width - across - thumbs_width) // 2, 0)
    if cell == LARGE:
        parts = _large(x, height)
    elif height >= _tower():
        parts = _both(x, height)
    else:
        parts = _one(x, height, quarry)
    top = min(region.y for region in (parts.garden, parts.quarry) if region)
    return parts._replace(thumbs=Region(x + across + 1, top, THUMB[0], height - top) if thumbs_width else None)


def _is_large(width: int, height: int) -> bool:
    return width >= _garden_size(LARGE)[0] and height >= _garden_size(LARGE)[1] + QUARRY_SIDE * FLAT[1]


def _tower() -> int:
    """The number of lines for a small garden, the quarry below it and the storage below that."""
    return _garden_size(SMALL)[1] + _quarry_size(FLAT)[1] + STRIP


def _large(x: int, height: int) -> BabylonLayout:
    """A large garden, with the quarry and the storage side by side below it."""
    across, down = _garden_size(LARGE)
    below = (QUARRY_SIDE * FLAT[0], QUARRY_SIDE * FLAT[1])
    y = max((height - down - below[1]) // 2, 0)
    quarry = Region(x, y + down, *below)
    storage = Region(quarry.right + 1, quarry.y, across - below[0] - 1, below[1])
    return BabylonLayout(LARGE, FLAT, Region(x, y, across, down), quarry, storage, is_headed=False)


def _both(x: int, height: int) -> BabylonLayout:
    """Garden, quarry and storage, one below the other."""
    across, down = _garden_size(SMALL)
    below = _quarry_size(FLAT)
    y = (height - _tower()) // 2
    quarry = Region(x + (across - below[0]) // 2, y + down, *below)
    return BabylonLayout(SMALL, FLAT, Region(x, y, across, down), quarry, Region(x, quarry.bottom, across, STRIP))


def _one(x: int, height: int, quarry: bool) -> BabylonLayout:
    """The garden or the quarry, with the storage below it."""
    across, down = _garden_size(SMALL)
    y = max((height - down - STRIP) // 2, 0)
    storage = Region(x, y + down, across, STRIP)
    if quarry:
        return BabylonLayout(SMALL, TALL, None, Region(x + 1, y, *_quarry_size(TALL)), storage)
    return BabylonLayout(SMALL, TALL, Region(x, y, across, down), None, storage)
