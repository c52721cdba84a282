"""The drawings of a player's storage, and of the other gardens in small."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from textual.geometry import Region

from ziggurat.core.game import Seat, View
from ziggurat.games.babylon.components import SIDE, STORED_SINGLES

from ...board import Scene
from ...canvas import Canvas, readable_on
from .draw_helpers import draw_tile_face
from .layout import THUMB
from .places import NOTHING, tile_of
from .signs import (
    DEEP_LAPIS,
    DOUBLE,
    FLOWER,
    FLOWER_LETTER,
    GOLD,
    HOLE,
    INK,
    MATERIAL,
    NO_SINGLE,
    PALE_GOLD,
    PALE_LAPIS,
    SINGLE,
    SLOTS,
    STARTING,
    WHITE,
    level_ground,
)


def draw_storage(canvas: Canvas, region: Region, scene: Scene, seat: Seat) -> None:
    """Draw the pillars and tiles of a player."""
    garden, texts = scene.frame.view["gardens"][seat], scene.texts
    canvas.fill(region, DEEP_LAPIS)
    is_narrow = region.width < 40
    x, y = region.x + 1, region.y
    canvas.write(x, y, f"{FLOWER[FLOWER_LETTER[garden['flower']]].sign} {scene.names[seat]}"[: region.width - 2], PALE_GOLD, bold=True)
    stored = min(garden["singles"], STORED_SINGLES)
    canvas.write(x, y + 1, SINGLE * stored + NO_SINGLE * (STORED_SINGLES - stored), WHITE, bold=True)
    if garden["doubles"]:
        canvas.write(x + 8, y + 1, DOUBLE * garden["doubles"], PALE_GOLD, bold=True)
    if (loose := garden["singles"] - stored) or garden["doubles"]:
        canvas.write(x, y + 2, f"{SINGLE * loose}{DOUBLE * garden['doubles']} {texts('babylon-not-kept')}"[:19], PALE_GOLD)
    tiles_y = y + 4 if is_narrow else y
    for name, at in (("dug", x if is_narrow else x + 20), ("stored", x + 12 if is_narrow else x + 31)):
        _draw_tile(canvas, at, tiles_y, garden[name], name, scene)


def _draw_tile(canvas: Canvas, x: int, y: int, shown: Mapping[str, Any] | None, name: str, scene: Scene) -> None:
    """Draw a tile in hand: where it comes from, its symbols, flower and material."""
    touched = f"tile {name}" in scene.frame.marks.touched or f"tile {name}" == scene.frame.marks.cursor
    canvas.write(x, y, scene.texts(f"babylon-{name}")[:10], GOLD if touched else PALE_LAPIS, bold=touched)
    if not shown:
        canvas.write(x + 1, y + 1, "–", PALE_LAPIS)
        return
    tile = tile_of(shown)
    canvas.fill(Region(x, y + 1, 9, 3), MATERIAL[tile.material].top)
    draw_tile_face(canvas, x + 1, y + 1, tile)
    # A starting tile has no material (1.4).
    material = "" if tile.material == STARTING else scene.texts(f"material-{tile.material}")
    canvas.write(x, y + 3, f"{FLOWER[tile.flower].sign} {material}"[:9], FLOWER[tile.flower].ink, bold=True)


def draw_thumbs(canvas: Canvas, region: Region, scene: Scene, seat: Seat) -> None:
    """Draw every other garden: its levels and the letters of its pieces."""
    view = scene.frame.view
    others = [other for other in range(len(view["gardens"])) if other != seat]
    for index, other in enumerate(others):
        y = region.y + index * THUMB[1]
        if y + THUMB[1] <= region.bottom:
            _draw_thumb(canvas, region.x, y, view, other, scene.names[other])


def _draw_thumb(canvas: Canvas, x: int, y: int, view: View, seat: Seat, name: str) -> None:
    garden = view["gardens"][seat]
    sign = FLOWER[FLOWER_LETTER[garden["flower"]]].sign
    canvas.write(x, y, f"{sign}{name}".ljust(THUMB[0])[: THUMB[0]], PALE_GOLD, DEEP_LAPIS, bold=True)
    for cell, level in enumerate(garden["levels"]):
        row, column = divmod(cell, SIDE)
        piece = garden["standing"][cell]
        ground = level_ground(level) if level else SLOTS[0]
        glyph = piece.upper() if piece != NOTHING else str(level) if level else "·"
        is_piece = piece != NOTHING
        ink = PALE_GOLD if is_piece else readable_on(ground, INK, WHITE) if level else HOLE
        canvas.write(x + 1 + column, y + SIDE - row, glyph, ink, DEEP_LAPIS if is_piece else ground, bold=is_piece)
