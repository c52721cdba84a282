"""The drawing of the quarry: sixteen stacks with their top tiles and yields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from textual.geometry import Region

from ziggurat.games.babylon.components import STACKS

from ...board import Marks, Scene
from ...canvas import Canvas, Colour, mix, readable_on
from .draw_helpers import draw_banner, draw_tile_face
from .layout import BabylonLayout
from .places import Tile, stack_place, tile_of
from .signs import DEEP_LAPIS, FLOWER, GOLD, HOLE, INK, LAYERS, MATERIAL, SAND, SINGLE, TOUCHED, WHITE


def draw_quarry(canvas: Canvas, parts: BabylonLayout, scene: Scene) -> dict[str, Region]:
    """Draw all stacks; return their places."""
    view, marks = scene.frame
    assert parts.quarry is not None
    if parts.is_headed:
        _draw_heading(canvas, parts.quarry, scene)
    places: dict[str, Region] = {}
    for index in range(STACKS):
        shown, region = view["quarry"][index], parts.stack_region(index)
        place = stack_place(shown["stack"])
        _draw_stack(canvas, region, shown, place, marks, scene)
        places[place] = region
    return places


def _draw_heading(canvas: Canvas, region: Region, scene: Scene) -> None:
    """Draw the heading, with the number of stacks of each height."""
    heights = [stack["layer"] for stack in scene.frame.view["quarry"]]
    counts = "  ".join(f"{LAYERS[layer]}{heights.count(layer)}" for layer in (3, 2, 1))
    draw_banner(canvas, region, scene.texts("babylon-quarry"), counts)


def _draw_stack(canvas: Canvas, region: Region, shown: Mapping[str, Any], place: str, marks: Marks, scene: Scene) -> None:
    """Draw a stack: its top tile, its height and its yield."""
    tall = region.height > 3
    face = Region(region.x, region.y, region.width - 1, region.height)
    tile = tile_of(shown["tile"]) if shown["tile"] else None
    ground = _stack_ground(tile, place, marks)
    canvas.fill(region, DEEP_LAPIS if tile else HOLE)
    canvas.fill(face, ground)
    ink = readable_on(ground, INK, WHITE)
    canvas.write(face.x, face.y, shown["stack"], ink, bold=True)
    if tile is None:
        canvas.write(face.x + 1, face.y + 1, ("░ ░░ " if shown["layer"] == 0 else "?").center(face.width - 2), ink)
        return
    canvas.write(face.x + 2 + tall, face.y, FLOWER[tile.flower].sign, FLOWER[tile.flower].ink, bold=True)
    canvas.write(face.x + 3 + 2 * tall, face.y, LAYERS[shown["layer"]], ink, bold=True)
    gives = shown["yield"]
    canvas.write(face.right - 2, face.y, f"{SINGLE}{gives['total']}", INK, GOLD if gives["flower"] else WHITE, bold=True)
    draw_tile_face(canvas, face.x + (face.width - 7) // 2, face.y + 1, tile)
    if tall:
        canvas.write(face.x + 1, face.y + 3, scene.texts(f"material-{tile.material}")[: face.width - 2], ink)
    _draw_stack_signs(canvas, face, place, marks)


def _stack_ground(tile: Tile | None, place: str, marks: Marks) -> Colour:
    if place in marks.touched:
        return mix(TOUCHED, WHITE, 0.35)
    if place == marks.cursor:
        return GOLD
    return MATERIAL[tile.material].top if tile else mix(HOLE, SAND, 0.4)


def _draw_stack_signs(canvas: Canvas, face: Region, place: str, marks: Marks) -> None:
    for condition, signs in ((place in marks.touched, "[]"), (place == marks.cursor, "❯❮"), (place in marks.moved, "›‹")):
        if condition:
            for y in (face.y + 1, face.y + 2):
                canvas.write(face.x, y, signs[0], INK, bold=True)
                canvas.write(face.right - 1, y, signs[1], INK, bold=True)
            return
