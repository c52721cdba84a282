"""The drawing of Babylon's board: a garden, the quarry, its owner's storage, and small versions of the other gardens."""

from __future__ import annotations

from functools import lru_cache

from textual.geometry import Region

from ...board import Scene
from ...canvas import Canvas, Drawing, blend
from .garden import GardenPainter
from .layout import layout
from .quarry import draw_quarry
from .signs import DARK_SAND, SAND
from .storage import draw_storage, draw_thumbs
from .view_mode import view_mode_of


def draw(scene: Scene, width: int, height: int) -> Drawing:
    """The drawing of the board, as large as the space allows."""
    mode = view_mode_of(scene)
    parts = layout(width, height, mode.quarry)
    canvas = _table(width, height).copy()
    places: dict[str, Region] = {}
    if parts.garden:
        places |= GardenPainter(canvas, parts, scene, mode).draw()
    if parts.quarry:
        places |= draw_quarry(canvas, parts, scene)
    draw_storage(canvas, parts.storage, scene, mode.seat)
    if parts.thumbs:
        draw_thumbs(canvas, parts.thumbs, scene, mode.seat)
    return Drawing(canvas.strips(), places)


@lru_cache(maxsize=4)
def _table(width: int, height: int) -> Canvas:
    """The backdrop of sand. Both points of a character have the same colour, so that a screen without colours shows only spaces."""
    return Canvas(width, height, lambda x, y: blend((SAND, DARK_SAND), (x + y // 2 * 2) / (width + 2 * height)))
