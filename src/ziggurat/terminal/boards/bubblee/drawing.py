"""The drawing of Bubblee Pop's board: two planets with their ground at the edges, and the sky between them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from math import hypot

from textual.geometry import Region

from ziggurat.core.game import Seat
from ziggurat.games.bubblee.components import COLUMNS, OVERFLOW_ROWS, ROWS

from ...board import Marks, Scene
from ...canvas import Canvas, Colour, Drawing, blend, mix, readable_on
from .creatures import CREATURES, LARGE, SMALL, draw_creature, draw_hollow, draw_outline
from .places import Pieces, pieces_of, place_of, planet_name, sky_name

INK = "#2a1452"
GOLD = "#ffe66b"
DEEP_GOLD = "#8a5d08"
HINT = "#fff3c4"
HINT_FRAME = "#d99a06"
TOUCHED = "#6a3fd0"
NUMBER_GROUND = "#5a37b3"
WHITE = "#ffffff"
SPACE = ("#c9a3ff", "#a87cf2", "#8a63e6", "#6a45c6", "#4a2a9c", "#3b2285")
STARLIGHT = "#d7b3ff"
CLOUD = "#f4efff"
CLOUD_HOLLOW = "#dfd2f7"
PLANETS = (
    ("#c8f7e4", "#7fe3c0", "#3cb8a8", "#2ba19f", "#228f98", "#228f98"),
    ("#ffe0c2", "#ffb87a", "#f5825c", "#e66c5a", "#d65a58", "#d65a58"),
)
"""The colours of the home seat's planet and of the other, from the horizon inwards."""
TUBES = (("#1c7f86", "#0f5566"), ("#b9504f", "#8f2f3f"))
"""The colours of the columns of the two planets, from the mouth to the ground."""
HOLLOWS = ("#2b8a90", "#c25f5b")

SKY_ROWS = 2
BOARD_ROWS = ROWS + SKY_ROWS + ROWS
HORIZONS = 2
GAP = 1


class BubbleeLayout:
    """The regions of a board's places by its size, with one seat at the bottom."""

    def __init__(self, width: int, height: int, below: Seat) -> None:
        self.large = width >= _across(LARGE) + 2 and height >= _down(LARGE)
        self.below = below
        self.size = LARGE if self.large else SMALL
        self.tube = self.size[0] + 2
        self.width = _across(self.size)
        self.left = max((width - self.width) // 2, 0)
        self.top = max((height - _down(self.size)) // 2, 0)

    def x(self, column: int) -> int:
        """The left edge of a column."""
        return self.left + column * (self.tube + GAP)

    def y(self, row: int) -> int:
        """The top of a row. Rows count from the top; there is a line for the horizon between each planet and the sky."""
        return self.top + row * self.size[1] + (row >= ROWS) + (row >= ROWS + SKY_ROWS)

    def region(self, name: str) -> Region:
        """The region of a place. Places above a planet's rows share the regions of the sky, from which a Bubblee has just come."""
        place = place_of(name)
        assert place is not None
        row = ROWS + 1 if place.in_sky else BOARD_ROWS - place.height
        if place.seat != self.below:
            row = BOARD_ROWS - 1 - row
        return Region(self.x(place.column), self.y(row), self.tube, self.size[1])

    def tube_region(self, seat: Seat, column: int) -> Region:
        """The region of a planet's column."""
        first = self.y(ROWS + SKY_ROWS) if seat == self.below else self.top
        return Region(self.x(column), first, self.tube, ROWS * self.size[1])

    def horizons(self) -> tuple[int, int]:
        """The lines between the sky and the planets."""
        return self.y(ROWS) - 1, self.y(ROWS + SKY_ROWS) - 1

    def sky_region(self) -> Region:
        """The region of the cloud under the sky's Bubblees."""
        return Region(self.left - 1, self.y(ROWS), self.width + 2, SKY_ROWS * self.size[1])


def _across(size: tuple[int, int]) -> int:
    return COLUMNS * (size[0] + 2) + (COLUMNS - 1) * GAP


def _down(size: tuple[int, int]) -> int:
    return BOARD_ROWS * size[1] + HORIZONS


class Backdrop:
    """The colour of every point of the background: space, two planets, a cloud."""

    def __init__(self, layout: BubbleeLayout, width: int, height: int, home: Seat) -> None:
        self.lower, self.upper = PLANETS if layout.below == home else PLANETS[::-1]
        self.middle = layout.left + layout.width / 2 - 0.5
        above, beneath = layout.horizons()
        self.ends, self.begins = 2 * above - 1, 2 * beneath + 2
        self.radius = 0.9 * layout.width + 4
        self.width, self.height = width, 2 * height
        self.cloud = layout.sky_region()

    def __call__(self, x: int, y: int) -> Colour:
        if self._in_cloud(x, y):
            return CLOUD
        for colours, top in ((self.lower, self.begins + self.radius), (self.upper, self.ends - self.radius)):
            depth = self.radius - hypot(x - self.middle, y - top)
            if depth >= 0:
                return colours[0] if depth < 1 else blend(colours[1:], depth / self.radius * 2.2)
        away = hypot((x - self.middle) / self.width, (y - (self.ends + self.begins) / 2) / self.height)
        return blend(SPACE, away * 1.7)

    def is_space(self, x: int, y: int) -> bool:
        """True if a character is in open space."""
        points = ((x, 2 * y), (x, 2 * y + 1))
        distances = (hypot(px - self.middle, py - top) for px, py in points for top in (self.begins + self.radius, self.ends - self.radius))
        return all(distance > self.radius for distance in distances) and not any(self._in_cloud(*point) for point in points)

    def _in_cloud(self, x: int, y: int) -> bool:
        top, bottom = 2 * self.cloud.y, 2 * self.cloud.bottom
        if not top <= y < bottom:
            return False
        if self.cloud.x + 1 <= x < self.cloud.right - 1:
            return True
        # A puff at each end makes the cloud round.
        reach = (bottom - top) / 2
        ends = (self.cloud.x + 1, self.cloud.right - 2)
        return any(hypot((x - end) * 1.3, y + 0.5 - (top + bottom) / 2) <= reach for end in ends)


def draw(scene: Scene, letters: Mapping[str, str], width: int, height: int) -> Drawing:
    """The drawing of the board, as large as the space allows, with these letters on the Bubblees."""
    view, marks = scene.frame
    below, home = scene.below, scene.home
    layout = BubbleeLayout(width, height, below)
    canvas = _empty_board(width, height, below, home).copy()
    pieces = pieces_of(view)
    places = {name: layout.region(name) for name in _names(pieces)}
    for name, region in places.items():
        place = place_of(name)
        assert place is not None
        hollow = CLOUD_HOLLOW if place.in_sky else HOLLOWS[place.seat != home]
        _draw_place(canvas, region, name, pieces, letters, marks, layout.large, hollow, view["hand"])
    return Drawing(canvas.strips(), places)


@lru_cache(maxsize=4)
def _empty_board(width: int, height: int, below: Seat, home: Seat) -> Canvas:
    """The background, cached by the size of the board."""
    layout = BubbleeLayout(width, height, below)
    backdrop = Backdrop(layout, width, height, home)
    canvas = Canvas(width, height, backdrop)
    _draw_stars(canvas, backdrop, layout.horizons())
    _draw_numbers(canvas, layout)
    for seat in range(2):
        for column in range(COLUMNS):
            _draw_tube(canvas, layout.tube_region(seat, column), seat == below, TUBES[seat != home])
    return canvas


def _names(pieces: Pieces) -> Iterator[str]:
    """All places, then occupied places above a planet's rows, which cover those of the sky."""
    for seat in range(2):
        for column in range(COLUMNS):
            yield sky_name(seat, column)
            yield from (planet_name(seat, column, height) for height in range(1, ROWS + 1))
    for name in pieces:
        place = place_of(name)
        if place and ROWS < place.height <= OVERFLOW_ROWS:
            yield name


def _draw_stars(canvas: Canvas, backdrop: Backdrop, horizons: Collection[int]) -> None:
    for y in set(range(canvas.height)) - set(horizons):
        for x in range(canvas.width):
            # Pseudorandom, but always the same.
            chance = (x * 7919 + y * 104729 + x * y * 31) % 97
            if chance < 3 and backdrop.is_space(x, y):
                canvas.write(x, y, "·✦⋆"[chance], STARLIGHT)


def _draw_numbers(canvas: Canvas, layout: BubbleeLayout) -> None:
    for line in layout.horizons():
        for column in range(COLUMNS):
            x = layout.x(column) + layout.tube // 2
            canvas.write(x - 1, line, f" {column + 1} ", WHITE, NUMBER_GROUND, bold=True)


def _draw_tube(canvas: Canvas, region: Region, ground_is_below: bool, colours: tuple[Colour, Colour]) -> None:
    corners = ("▟", "▙"), ("▜", "▛")
    for line in range(region.height):
        depth = line if ground_is_below else region.height - 1 - line
        colour = blend(colours, depth / (region.height - 1))
        y = region.y + line
        if line in (0, region.height - 1):
            left, right = corners[line > 0]
            canvas.write(region.x, y, left, colour)
            canvas.write(region.right - 1, y, right, colour)
            canvas.write(region.x + 1, y, " " * (region.width - 2), colour, colour)
        else:
            canvas.write(region.x, y, " " * region.width, colour, colour)


def _draw_place(
    canvas: Canvas,
    region: Region,
    name: str,
    pieces: Pieces,
    letters: Mapping[str, str],
    marks: Marks,
    large: bool,
    hollow: Colour,
    hand: str | None,
) -> None:
    letter = pieces.get(name)
    halo = _halo(name, marks)
    if halo:
        canvas.fill(region, halo)
    x, y = region.x + 1, region.y
    if letter and name in marks.coming:
        draw_outline(canvas, x, y, letter, letters[letter], large, CREATURES[letter].light)
    elif letter:
        draw_creature(canvas, x, y, letter, letters[letter], large)
    elif hand and name == marks.cursor:
        draw_outline(canvas, x, y, hand, letters[hand], large, CREATURES[hand].outline)
    else:
        draw_hollow(canvas, x, y, large, mix(halo, DEEP_GOLD, 0.15) if halo else hollow)
    _draw_signs(canvas, region, name, marks)


def _halo(name: str, marks: Marks) -> Colour | None:
    if name in marks.touched:
        return TOUCHED
    if name == marks.cursor:
        return GOLD
    if name in marks.touchable:
        return HINT
    return INK if name in marks.shining else None


def _draw_signs(canvas: Canvas, region: Region, name: str, marks: Marks) -> None:
    """Draw signs at both sides of a place that repeat the meaning of its colour."""
    lines = range(region.y, region.bottom)
    middle = range(region.y + region.height // 2, region.y + region.height // 2 + 1)
    if name in marks.touched:
        _draw_sides(canvas, region, lines, "[]", WHITE)
    elif name == marks.cursor:
        _draw_sides(canvas, region, middle, "❯❮", INK)
    elif name in marks.touchable:
        _draw_sides(canvas, region, lines, "▏▕", HINT_FRAME)
    elif name in marks.shining:
        _draw_sides(canvas, region, middle, "✦✦", GOLD)
    elif name in marks.moved:
        ground = canvas.ground(region.x, middle[0])
        _draw_sides(canvas, region, middle, "‹›", readable_on(ground, INK, WHITE))


def _draw_sides(canvas: Canvas, region: Region, lines: range, signs: str, ink: Colour) -> None:
    for line in lines:
        canvas.write(region.x, line, signs[0], ink, bold=True)
        canvas.write(region.right - 1, line, signs[1], ink, bold=True)
