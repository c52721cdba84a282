"""Drawing helpers that several parts of the board share."""

from __future__ import annotations

from textual.geometry import Region

from ...canvas import Canvas
from .places import NOTHING, Tile
from .signs import DEEP_LAPIS, PALE_GOLD, PLAQUE, SECOND_INK, SYMBOLS, WHITE


def draw_banner(canvas: Canvas, region: Region, left: str, right: str) -> None:
    """Draw a heading over a part of the board, with a number at its right."""
    room = region.width - len(right) - 2
    canvas.write(region.x, region.y, " " * region.width, PALE_GOLD, DEEP_LAPIS)
    canvas.write(region.x + 1, region.y, left[:room], PALE_GOLD, bold=True)
    canvas.write(region.right - len(right) - 1, region.y, right, WHITE, bold=True)


def draw_tile_face(canvas: Canvas, x: int, y: int, tile: Tile) -> None:
    """Draw the four symbols of a tile in two lines, three characters each."""
    for corner, symbol in enumerate(tile.symbols):
        column, row = corner in (1, 2), corner in (2, 3)
        at, line = x + 4 * column, y + row
        if symbol == NOTHING:
            canvas.write(at, line, " · ", SECOND_INK)
        else:
            canvas.write(at, line, SYMBOLS[symbol].art, SYMBOLS[symbol].ink, PLAQUE, bold=True)
