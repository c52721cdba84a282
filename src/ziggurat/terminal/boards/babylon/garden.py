"""The drawing of a garden, from above or one level of it, with the places that can be touched."""

from __future__ import annotations

from collections.abc import Sequence

from textual.geometry import Region

from ziggurat.games.babylon.components import BLOCK_CELL, SIDE
from ziggurat.games.babylon.view import FREE_NAMES

from ...board import Scene
from ...canvas import Canvas, Colour, mix, readable_on
from .draw_helpers import draw_banner
from .layout import LABELS, LARGE, BabylonLayout
from .places import NOTHING, Garden, Ghost, ShownSpace, block_of, cell_of, garden_place, ghost_of, level_of, name_of, spaces_of
from .signs import (
    DEEP_LAPIS,
    DOUBLE,
    FLOWER,
    FLOWER_LETTER,
    GOLD,
    HINT,
    HINT_FRAME,
    HOLE,
    INK,
    LAPIS,
    MATERIAL,
    NEW,
    PALE_GOLD,
    PLAQUE,
    SINGLE,
    SLOTS,
    SYMBOLS,
    TOUCHED,
    WHITE,
    level_ground,
)
from .view_mode import ViewMode


class GardenPainter:
    """Draws one garden."""

    def __init__(self, canvas: Canvas, parts: BabylonLayout, scene: Scene, mode: ViewMode) -> None:
        self.canvas, self.parts, self.scene, self.view_mode = canvas, parts, scene, mode
        self.view, self.marks = scene.frame
        self.garden: Garden = self.view["gardens"][mode.seat]
        self.spaces = spaces_of(self.garden, mode.level)
        self.large = parts.cell == LARGE
        self.is_played = self.view["to_act"] == mode.seat and mode.level is None
        self.ghost = ghost_of(self.view, [*self.marks.touched, self.marks.cursor]) if self.is_played else None
        self.targets = self._targets() if self.is_played else {}

    def _targets(self) -> dict[int, list[int]]:
        """The levels on which a tile can be built, by its lower left cell."""
        targets: dict[int, list[int]] = {}
        for place in self.marks.touchable:
            if place.startswith("site "):
                name = place.removeprefix("site ")
                targets.setdefault(cell_of(name), []).append(level_of(name))
        return targets

    def draw(self) -> dict[str, Region]:
        """Draw the garden; return its places if its owner decides, else none."""
        self._draw_frame()
        places: dict[str, Region] = {}
        for cell in range(SIDE * SIDE):
            self._draw_cell(cell, self.parts.cell_region(cell))
            if self.is_played:
                places |= self._places(cell)
        if self.ghost:
            self._draw_ghost(self.ghost)
        return places

    def _places(self, cell: int) -> dict[str, Region]:
        """The touches of a cell, with their regions: a space, the lower left cell of a tile to build, or a corner of the previewed tile."""
        region = self.parts.cell_region(cell)
        if self.ghost and any(touch.startswith("free ") for touch in self.marks.touched) and cell in self.ghost.cells:
            corner = list(self.ghost.cells).index(cell)
            return {f"free {FREE_NAMES[corner + 1]}": region}
        if not any(touch.startswith("tile ") for touch in self.marks.touched):
            return {f"cell {name_of(cell)}": region}
        if cell in self.targets:
            return dict(self._target_places(cell, region))
        if cell not in BLOCK_CELL:
            return {}
        level = 1 + max(self.garden["levels"][each] for each in block_of(cell))
        return {f"site {name_of(cell)}:{level}": region}

    def _target_places(self, cell: int, region: Region) -> Sequence[tuple[str, Region]]:
        """The touches for the levels on which a tile can be built here, each with its part of the cell, the lowest level at the left."""
        levels = sorted(self.targets[cell])
        share = region.width // len(levels)
        width = share + region.width % share
        regions = [Region(region.x + index * share, region.y, width, region.height) for index in range(len(levels))]
        return [(f"site {name_of(cell)}:{level}", where) for level, where in zip(levels, regions, strict=True)]

    def _draw_frame(self) -> None:
        """Draw the letters and numbers around the garden, and its heading."""
        region = self.parts.garden
        assert region is not None
        texts, level = self.scene.texts, self.view_mode.level
        what = texts("babylon-top-view") if level is None else texts("babylon-level-view", level=level)
        flower = FLOWER[FLOWER_LETTER[self.garden["flower"]]].sign
        draw_banner(self.canvas, region, f"{flower} {self.scene.names[self.view_mode.seat]} · {what}", str(self.garden["score"]["total"]))
        for index in range(SIDE):
            across, down = self.parts.cell_region(index), self.parts.cell_region(index * SIDE)
            for y in range(down.y, down.bottom):
                self.canvas.write(region.x, y, "  ", PALE_GOLD, LAPIS)
            self.canvas.write(region.x, down.y + down.height // 2, str(index + 1), PALE_GOLD, bold=True)
            self.canvas.write(across.x, region.bottom - 1, "abcdefgh"[index].center(across.width), PALE_GOLD, LAPIS, bold=True)
        self.canvas.write(region.x, region.bottom - 1, " " * LABELS, PALE_GOLD, LAPIS)

    def _draw_cell(self, cell: int, region: Region) -> None:
        space = self.spaces[cell]
        ground = self._ground(cell, space)
        self.canvas.fill(region, ground)
        ink = readable_on(ground, INK, WHITE)
        if space.level:
            self._draw_space(region, space, ground, ink)
        else:
            self.canvas.write(region.x + region.width // 2 - (not self.large), region.y + region.height // 2, "·", HOLE, bold=True)
        if space.spanned:
            self._draw_span(region, space.spanned)
        self._draw_edges(cell, region)
        self._draw_signs(cell, region)

    def _ground(self, cell: int, space: ShownSpace) -> Colour:
        marks = self.marks
        name = f"cell {name_of(cell)}"
        if self.is_played and name in marks.touched:
            return TOUCHED
        if self.is_played and name == marks.cursor:
            return GOLD
        if self.is_played and name in marks.touchable:
            return HINT
        if not space.level:
            return SLOTS[(cell + cell // SIDE) % 2]
        ground = mix(level_ground(space.level), MATERIAL[space.material].top, 0.18)
        return mix(ground, SLOTS[0], 0.6) if space.is_covered else ground

    def _draw_space(self, region: Region, space: ShownSpace, ground: Colour, ink: Colour) -> None:
        """Draw the level, the symbol or piece, the sign for this turn's tiles and the flower."""
        x, y = region.x, region.y
        is_built = space.piece != NOTHING
        letter = space.piece.upper() if is_built else space.symbol if space.symbol != NOTHING else " "
        flag = space.arrow or (NEW if space.is_new else " ")
        flower = FLOWER[space.flower]
        flower_ink = flower.ink if readable_on(ground, INK, WHITE) == INK else WHITE
        if self.large:
            self.canvas.write(x, y, f"{space.level} {NEW if space.is_new else ' '}", ink, bold=True)
            self.canvas.write(x + 5, y, flower.sign, flower_ink, bold=True)
            self._draw_art(x + 1, y + 1, space, 5)
            self.canvas.write(x + 1, y + 2, f"  {letter}{space.arrow}", ink, bold=is_built)
            return
        self._draw_art(x + 1, y, space, 0)
        self.canvas.write(x, y + 1, f"{space.level}{letter}{flag}", ink, bold=True)
        self.canvas.write(x + 3, y + 1, flower.sign, flower_ink, bold=True)

    def _draw_art(self, x: int, y: int, space: ShownSpace, width: int) -> None:
        """Draw a free symbol dark on a cream plaque, or a piece gold on lapis."""
        if space.piece != NOTHING:
            self.canvas.write(x, y, SYMBOLS[space.piece].art.center(width), PALE_GOLD, DEEP_LAPIS, bold=True)
        elif space.symbol != NOTHING:
            one = SYMBOLS[space.symbol]
            plaque = mix(PLAQUE, SLOTS[1], 0.7) if space.is_covered else PLAQUE
            self.canvas.write(x, y, one.art.center(width), one.ink, plaque, bold=not space.is_covered)

    def _draw_span(self, region: Region, arrow: str) -> None:
        """Draw a bridge over a cell."""
        if arrow in "→←":
            self.canvas.write(region.x + self.large, region.y, "═" * (region.width - self.large), PALE_GOLD, DEEP_LAPIS)
        else:
            for line in range(region.y, region.bottom):
                self.canvas.write(region.x + region.width // 2 - 1, line, "║", PALE_GOLD, DEEP_LAPIS)

    def _draw_edges(self, cell: int, region: Region) -> None:
        """Draw lines between tiles in the colour of the higher one's material."""
        space = self.spaces[cell]
        right = self.spaces[cell + 1] if cell % SIDE < SIDE - 1 else None
        if right is None or right.tile != space.tile:
            higher = max((space, right or space), key=lambda each: each.level)
            if higher.tile >= 0:
                for y in range(region.y, region.bottom):
                    self.canvas.write(region.right - 1, y, "▕", MATERIAL[higher.material].edge)
        below = self.spaces[cell - SIDE] if cell >= SIDE else None
        if (below is None or below.tile != space.tile) and (space.tile >= 0 or (below and below.tile >= 0)):
            higher = max((space, below or space), key=lambda each: each.level)
            self.canvas.underline(region.x, region.bottom - 1, region.width, MATERIAL[higher.material].edge)

    def _draw_signs(self, cell: int, region: Region) -> None:
        """Draw signs that repeat the meaning of the background colours, and the levels on which a tile can be built here."""
        name, marks = name_of(cell), self.marks
        middle = region.y + (1 if self.large else 0)
        if self.is_played and f"cell {name}" == marks.cursor:
            self._draw_sides(region, middle, "❯❮", INK)
        elif self.is_played and f"cell {name}" in marks.touched:
            self._draw_sides(region, middle, "[]", WHITE)
        elif self.is_played and f"cell {name}" in marks.touchable:
            self._draw_sides(region, middle, "▏▕", HINT_FRAME)
        elif garden_place(self.view_mode.seat, name) in marks.moved:
            ground = self.canvas.ground(region.right - 1, middle)
            self.canvas.write(region.right - 1, middle, "‹", readable_on(ground, INK, WHITE), bold=True)
        if cell in self.targets:
            self._draw_target(cell, region)

    def _draw_sides(self, region: Region, y: int, signs: str, ink: Colour) -> None:
        self.canvas.write(region.x, y, signs[0], ink, self.canvas.ground(region.x, y), bold=True)
        self.canvas.write(region.right - 1, y, signs[1], ink, bold=True)

    def _draw_target(self, cell: int, region: Region) -> None:
        """Draw the levels on which a tile can be built with its lower left cell here."""
        for place, where in self._target_places(cell, region):
            is_cursor = place == self.marks.cursor
            at = where.right - (2 if where.right == region.right else 1 + (not self.large))
            self.canvas.write(at, region.bottom - 1, place[-1], WHITE if is_cursor else INK, LAPIS if is_cursor else GOLD, bold=True)

    def _draw_ghost(self, ghost: Ghost) -> None:
        """Draw the tile of a preview, with the support that each corner needs."""
        for cell, symbol in ghost.cells.items():
            region = self.parts.cell_region(cell)
            self.canvas.fill(region, HINT)
            x, y = region.x, region.y
            is_free = cell == ghost.free
            art, ink = ("▗▲▖", DEEP_LAPIS) if is_free else (SYMBOLS[symbol].art, SYMBOLS[symbol].ink) if symbol != NOTHING else ("   ", INK)
            support = " " if is_free else self._support(cell, ghost.level)
            if self.large:
                self.canvas.write(x, y, f"{ghost.level}", INK, bold=True)
                self.canvas.write(x + 2, y + 1, art, ink, bold=True)
                self.canvas.write(x + 5, y + 2, support, LAPIS, bold=True)
            else:
                self.canvas.write(x + 1, y, art, ink, bold=True)
                self.canvas.write(x, y + 1, f"{ghost.level} {support}", INK, bold=True)
            if cell == next(iter(ghost.cells)):
                flower = FLOWER[ghost.tile.flower]
                self.canvas.write(region.right - 2, y + (not self.large), flower.sign, flower.ink, bold=True)
        self._draw_dashes(ghost)

    def _support(self, cell: int, level: int) -> str:
        """The sign of the support under a corner: a single or double pillar, or the statue that is there."""
        if self.garden["standing"][cell] != NOTHING:
            return SYMBOLS[self.garden["standing"][cell]].art.strip()
        return SINGLE if level - self.garden["levels"][cell] == 1 else DOUBLE

    def _draw_dashes(self, ghost: Ghost) -> None:
        """Draw a dashed frame around the tile of a preview."""
        regions = [self.parts.cell_region(cell) for cell in ghost.cells]
        left, right = min(region.x for region in regions), max(region.right for region in regions) - 1
        top, bottom = min(region.y for region in regions), max(region.bottom for region in regions)
        for y in range(top, bottom):
            for x in (left - 1, right):
                self.canvas.write(x, y, "┇", readable_on(self.canvas.ground(x, y), LAPIS, PALE_GOLD), bold=True)
        self.canvas.underline(left, bottom - 1, right - left, LAPIS)
