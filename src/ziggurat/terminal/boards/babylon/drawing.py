"""A garden from above or level by level, the quarry, the store, and the others' gardens in small."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from textual.geometry import Region

from ziggurat.core.game import Seat, View
from ziggurat.games.babylon.components import SIDE, STACKS, STORED_SINGLES
from ziggurat.games.babylon.view import FREE_NAMES

from ...board import Marks, Scene
from ...canvas import Canvas, Colour, Drawing, blend, mix, readable_on
from .layout import LABELS, LARGE, THUMB, Layout, layout
from .places import (
    NOTHING,
    Garden,
    Ghost,
    Space,
    Tile,
    block_of,
    cell_of,
    corner_for,
    garden_place,
    ghost_of,
    level_of,
    name_of,
    spaces_of,
    stack_place,
    tile_of,
)
from .signs import (
    DARK_SAND,
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
    LAYERS,
    MATERIAL,
    NEW,
    NO_SINGLE,
    PALE_GOLD,
    PALE_LAPIS,
    PLAQUE,
    SAND,
    SECOND_INK,
    SINGLE,
    SLOTS,
    STARTING,
    SYMBOLS,
    TOUCHED,
    WHITE,
    level_ground,
)

QUARRY_STEPS = ("lay", "first", "remove", "dig", "uncover", "token")
"""Steps in which the quarry is what matters."""


class Sight(NamedTuple):
    """What is shown: the quarry, or a garden, from above or one level of it."""

    seat: Seat
    level: int | None = None
    quarry: bool = False


def sight_of(scene: Scene) -> Sight:
    """What somebody wants to see, or else what the step needs."""
    view = scene.frame.view
    match scene.sight.split():
        case ["quarry"]:
            return Sight(_owner(scene), quarry=True)
        case ["garden", seat]:
            return Sight(int(seat) - 1)
        case ["garden", seat, level]:
            return Sight(int(seat) - 1, int(level))
    return Sight(_owner(scene), quarry=view["step"] in QUARRY_STEPS)


def _owner(scene: Scene) -> Seat:
    """Whose garden is looked at by itself: that of the player whose turn it is."""
    view = scene.frame.view
    return scene.below if view["active"] is None or view["step"] == "over" else int(view["active"])


def look(scene: Scene, key: str) -> str:
    """What is seen after a key: the quarry or a garden, the next garden, the next lower level."""
    here = sight_of(scene)
    if key == "v":
        return f"garden {here.seat + 1}" if here.quarry else "quarry"
    if key == "o":
        return f"garden {(here.seat + 1) % len(scene.frame.view['gardens']) + 1}"
    highest = max(scene.frame.view["gardens"][here.seat]["levels"])
    level = highest if here.level is None else here.level - 1
    return f"garden {here.seat + 1} {level}" if level else f"garden {here.seat + 1}"


def draw(scene: Scene, width: int, height: int) -> Drawing:
    """The board, as large as there is room."""
    sight = sight_of(scene)
    parts = layout(width, height, sight.quarry)
    canvas = _table(width, height).copy()
    places: dict[str, Region] = {}
    if parts.garden:
        places |= _Bed(canvas, parts, scene, sight).draw()
    if parts.quarry:
        places |= _draw_quarry(canvas, parts, scene)
    _draw_store(canvas, parts.store, scene, sight.seat)
    if parts.thumbs:
        _draw_thumbs(canvas, parts.thumbs, scene, sight.seat)
    return Drawing(canvas.strips(), places)


@lru_cache(maxsize=4)
def _table(width: int, height: int) -> Canvas:
    """Sand in the evening sun. Both points of a character have one colour, so that without colours nothing is seen."""
    return Canvas(width, height, lambda x, y: blend((SAND, DARK_SAND), (x + y // 2 * 2) / (width + 2 * height)))


def _banner(canvas: Canvas, region: Region, left: str, right: str) -> None:
    room = region.width - len(right) - 2
    canvas.write(region.x, region.y, " " * region.width, PALE_GOLD, DEEP_LAPIS)
    canvas.write(region.x + 1, region.y, left[:room], PALE_GOLD, bold=True)
    canvas.write(region.right - len(right) - 1, region.y, right, WHITE, bold=True)


# A garden


class _Bed:
    """Draws one garden."""

    def __init__(self, canvas: Canvas, parts: Layout, scene: Scene, sight: Sight) -> None:
        self.canvas, self.parts, self.scene, self.sight = canvas, parts, scene, sight
        self.view, self.marks = scene.frame
        self.garden: Garden = self.view["gardens"][sight.seat]
        self.spaces = spaces_of(self.garden, sight.level)
        self.large = parts.cell == LARGE
        self.is_played = self.view["to_act"] == sight.seat and sight.level is None
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
        """The garden; and its places, if its owner decides."""
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
        """What a cell can be touched as: a space, the corner of a tile to build, a corner of the tile that is about to be built."""
        region = self.parts.cell_region(cell)
        if self.ghost and any(touch.startswith("free ") for touch in self.marks.touched) and cell in self.ghost.cells:
            corner = list(self.ghost.cells).index(cell)
            return {f"free {FREE_NAMES[corner + 1]}": region}
        if not any(touch.startswith("tile ") for touch in self.marks.touched):
            return {f"cell {name_of(cell)}": region}
        if cell in self.targets:
            return dict(self._target_places(cell, region))
        corner = corner_for(cell)
        level = 1 + max(self.garden["levels"][each] for each in block_of(corner))
        return {} if corner != cell else {f"site {name_of(corner)}:{level}": region}

    def _target_places(self, cell: int, region: Region) -> Sequence[tuple[str, Region]]:
        """A cell with two levels is touched at its left for the lower and at its right for the higher one."""
        levels = sorted(self.targets[cell])
        share = region.width // len(levels)
        width = share + region.width % share
        regions = [Region(region.x + index * share, region.y, width, region.height) for index in range(len(levels))]
        return [(f"site {name_of(cell)}:{level}", where) for level, where in zip(levels, regions, strict=True)]

    def _draw_frame(self) -> None:
        """The rim with letters and numbers, and a line that says whose garden it is."""
        region = self.parts.garden
        assert region is not None
        texts, level = self.scene.texts, self.sight.level
        what = texts("babylon-top-view") if level is None else texts("babylon-level-view", level=level)
        flower = FLOWER[FLOWER_LETTER[self.garden["flower"]]].sign
        _banner(self.canvas, region, f"{flower} {self.scene.names[self.sight.seat]} · {what}", str(self.garden["score"]["total"]))
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

    def _ground(self, cell: int, space: Space) -> Colour:
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

    def _draw_space(self, region: Region, space: Space, ground: Colour, ink: Colour) -> None:
        """Level, symbol or piece, whether it is of this turn, and the flower."""
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

    def _draw_art(self, x: int, y: int, space: Space, width: int) -> None:
        """A free symbol is dark on a cream plaque, a piece is gold on lapis."""
        if space.piece != NOTHING:
            self.canvas.write(x, y, SYMBOLS[space.piece].art.center(width), PALE_GOLD, DEEP_LAPIS, bold=True)
        elif space.symbol != NOTHING:
            one = SYMBOLS[space.symbol]
            plaque = mix(PLAQUE, SLOTS[1], 0.7) if space.is_covered else PLAQUE
            self.canvas.write(x, y, one.art.center(width), one.ink, plaque, bold=not space.is_covered)

    def _draw_span(self, region: Region, arrow: str) -> None:
        """A bridge over a cell: nothing is placed under it."""
        if arrow in "→←":
            self.canvas.write(region.x + self.large, region.y, "═" * (region.width - self.large), PALE_GOLD, DEEP_LAPIS)
        else:
            for line in range(region.y, region.bottom):
                self.canvas.write(region.x + region.width // 2 - 1, line, "║", PALE_GOLD, DEEP_LAPIS)

    def _draw_edges(self, cell: int, region: Region) -> None:
        """Lines between tiles, in the colour of the higher one's material."""
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
        """Signs say without colour what a ground says; and on which levels a tile can be built here."""
        name, marks = name_of(cell), self.marks
        middle = region.y + (1 if self.large else 0)
        if self.is_played and f"cell {name}" == marks.cursor:
            self._draw_sides(region, middle, "❯❮", INK)
        elif self.is_played and f"cell {name}" in marks.touched:
            self._draw_sides(region, middle, "[]", WHITE)
        elif self.is_played and f"cell {name}" in marks.touchable:
            self._draw_sides(region, middle, "▏▕", HINT_FRAME)
        elif garden_place(self.sight.seat, name) in marks.moved:
            ground = self.canvas.ground(region.right - 1, middle)
            self.canvas.write(region.right - 1, middle, "‹", readable_on(ground, INK, WHITE), bold=True)
        if cell in self.targets:
            self._draw_target(cell, region)

    def _draw_sides(self, region: Region, y: int, signs: str, ink: Colour) -> None:
        self.canvas.write(region.x, y, signs[0], ink, self.canvas.ground(region.x, y), bold=True)
        self.canvas.write(region.right - 1, y, signs[1], ink, bold=True)

    def _draw_target(self, cell: int, region: Region) -> None:
        """The levels on which a tile could be built with its lower left corner here."""
        for place, where in self._target_places(cell, region):
            is_cursor = place == self.marks.cursor
            at = where.right - (2 if where.right == region.right else 1 + (not self.large))
            self.canvas.write(at, region.bottom - 1, place[-1], WHITE if is_cursor else INK, LAPIS if is_cursor else GOLD, bold=True)

    def _draw_ghost(self, ghost: Ghost) -> None:
        """A tile that is not there yet, with what it needs under each corner."""
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
        """The sign of what stands under a corner: a single or a double pillar, or the statue that is there."""
        if self.garden["standing"][cell] != NOTHING:
            return SYMBOLS[self.garden["standing"][cell]].art.strip()
        return SINGLE if level - self.garden["levels"][cell] == 1 else DOUBLE

    def _draw_dashes(self, ghost: Ghost) -> None:
        """A dashed frame round a ghost."""
        regions = [self.parts.cell_region(cell) for cell in ghost.cells]
        left, right = min(region.x for region in regions), max(region.right for region in regions) - 1
        top, bottom = min(region.y for region in regions), max(region.bottom for region in regions)
        for y in range(top, bottom):
            for x in (left - 1, right):
                self.canvas.write(x, y, "┇", readable_on(self.canvas.ground(x, y), LAPIS, PALE_GOLD), bold=True)
        self.canvas.underline(left, bottom - 1, right - left, LAPIS)


# The quarry


def _draw_quarry(canvas: Canvas, parts: Layout, scene: Scene) -> dict[str, Region]:
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
    """How many stacks there are of each height."""
    heights = [stack["layer"] for stack in scene.frame.view["quarry"]]
    counts = "  ".join(f"{LAYERS[layer]}{heights.count(layer)}" for layer in (3, 2, 1))
    _banner(canvas, region, scene.texts("babylon-quarry"), counts)


def _draw_stack(canvas: Canvas, region: Region, shown: Mapping[str, Any], place: str, marks: Marks, scene: Scene) -> None:
    """A stack: its top tile, how high it lies, and what digging it yields."""
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
    _draw_face(canvas, face.x + (face.width - 7) // 2, face.y + 1, tile)
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


def _draw_face(canvas: Canvas, x: int, y: int, tile: Tile) -> None:
    """The four symbols of a tile as they lie: three characters each, two lines."""
    for corner, symbol in enumerate(tile.symbols):
        column, row = corner in (1, 2), corner in (2, 3)
        at, line = x + 4 * column, y + row
        if symbol == NOTHING:
            canvas.write(at, line, " · ", SECOND_INK)
        else:
            canvas.write(at, line, SYMBOLS[symbol].art, SYMBOLS[symbol].ink, PLAQUE, bold=True)


# The store


def _draw_store(canvas: Canvas, region: Region, scene: Scene, seat: Seat) -> None:
    """What the owner of a garden has: pillars and tiles."""
    garden, texts = scene.frame.view["gardens"][seat], scene.texts
    canvas.fill(region, DEEP_LAPIS)
    beside = region.width < 40
    x, y = region.x + 1, region.y
    canvas.write(x, y, f"{FLOWER[FLOWER_LETTER[garden['flower']]].sign} {scene.names[seat]}"[: region.width - 2], PALE_GOLD, bold=True)
    kept = min(garden["singles"], STORED_SINGLES)
    canvas.write(x, y + 1, SINGLE * kept + NO_SINGLE * (STORED_SINGLES - kept), WHITE, bold=True)
    if garden["doubles"]:
        canvas.write(x + 8, y + 1, DOUBLE * garden["doubles"], PALE_GOLD, bold=True)
    if (loose := garden["singles"] - kept) or garden["doubles"]:
        canvas.write(x, y + 2, f"{SINGLE * loose}{DOUBLE * garden['doubles']} {texts('babylon-not-kept')}"[:19], PALE_GOLD)
    tiles_y = y + 4 if beside else y
    for name, at in (("dug", x if beside else x + 20), ("stored", x + 12 if beside else x + 31)):
        _draw_tile(canvas, at, tiles_y, garden[name], name, scene)


def _draw_tile(canvas: Canvas, x: int, y: int, shown: Mapping[str, Any] | None, name: str, scene: Scene) -> None:
    """A tile in hand: where it comes from, its flower and material, its symbols."""
    touched = f"tile {name}" in scene.frame.marks.touched or f"tile {name}" == scene.frame.marks.cursor
    canvas.write(x, y, scene.texts(f"babylon-{name}")[:10], GOLD if touched else PALE_LAPIS, bold=touched)
    if not shown:
        canvas.write(x + 1, y + 1, "–", PALE_LAPIS)
        return
    tile = tile_of(shown)
    canvas.fill(Region(x, y + 1, 9, 3), MATERIAL[tile.material].top)
    _draw_face(canvas, x + 1, y + 1, tile)
    # A starting tile has no material (1.4).
    material = "" if tile.material == STARTING else scene.texts(f"material-{tile.material}")
    canvas.write(x, y + 3, f"{FLOWER[tile.flower].sign} {material}"[:9], FLOWER[tile.flower].ink, bold=True)


# The others' gardens


def _draw_thumbs(canvas: Canvas, region: Region, scene: Scene, seat: Seat) -> None:
    """Every other garden: its levels, and the letters of its pieces."""
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
