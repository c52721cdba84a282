"""The board of Babylon: a garden, the quarry, the store, and the others' gardens in small."""

from __future__ import annotations

from functools import lru_cache

from textual.geometry import Region

from ...board import Scene
from ...canvas import Canvas, Drawing, blend
from .bed import Bed
from .layout import layout
from .quarry import draw_quarry
from .sight import sight_of
from .signs import DARK_SAND, SAND
from .store import draw_store, draw_thumbs


def draw(scene: Scene, width: int, height: int) -> Drawing:
    """The board, as large as there is room."""
    sight = sight_of(scene)
    parts = layout(width, height, sight.quarry)
    canvas = _table(width, height).copy()
    places: dict[str, Region] = {}
    if parts.garden:
        places |= Bed(canvas, parts, scene, sight).draw()
    if parts.quarry:
        places |= draw_quarry(canvas, parts, scene)
    draw_store(canvas, parts.store, scene, sight.seat)
    if parts.thumbs:
        draw_thumbs(canvas, parts.thumbs, scene, sight.seat)
    return Drawing(canvas.strips(), places)


@lru_cache(maxsize=4)
def _table(width: int, height: int) -> Canvas:
    """Sand in the evening sun. Both points of a character have one colour, so that without colours nothing is seen."""
    return Canvas(width, height, lambda x, y: blend((SAND, DARK_SAND), (x + y // 2 * 2) / (width + 2 * height)))
