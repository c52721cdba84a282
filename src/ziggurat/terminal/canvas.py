"""Drawings made of characters, on which boards are painted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from copy import copy
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Offset, Region
from textual.strip import Strip

Colour = str
"""A colour, written as #rrggbb."""
OUTSIDE: Colour = "#000000"


@lru_cache(maxsize=4096)
def mix(first: Colour, second: Colour, share: float) -> Colour:
    """A colour between two: share 0 is the first, 1 the second."""
    channels = (round(a + (b - a) * share) for a, b in zip(_channels(first), _channels(second), strict=True))
    return "#" + "".join(f"{channel:02x}" for channel in channels)


def _channels(colour: Colour) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def blend(colours: tuple[Colour, ...], share: float) -> Colour:
    """A colour along a row of colours: share 0 is the first, 1 the last."""
    at = min(max(share, 0.0), 1.0) * (len(colours) - 1)
    first = min(int(at), len(colours) - 2)
    # Few steps are enough for the eye, and keep the number of styles small.
    return mix(colours[first], colours[first + 1], round((at - first) * 16) / 16)


def readable_on(ground: Colour, dark: Colour, light: Colour) -> Colour:
    """The one of these two inks that can be read on this ground."""
    red, green, blue = _channels(ground)
    return dark if 0.3 * red + 0.59 * green + 0.11 * blue > 140 else light


class CharStyle(NamedTuple):
    """How a character looks."""

    ink: Colour
    ground: Colour
    bold: bool = False
    underline: bool = False


@lru_cache(maxsize=4096)
def _rich_style(style: CharStyle) -> Style:
    return Style(color=style.ink, bgcolor=style.ground, bold=style.bold, underline=style.underline)


@dataclass
class Drawing:
    """A finished picture, with the regions of its places."""

    strips: list[Strip]
    places: Mapping[str, Region] = field(default_factory=dict)

    def at(self, offset: Offset) -> list[str]:
        """The places at a point."""
        return [name for name, region in self.places.items() if region.contains_point(offset)]


class Canvas:
    """Rows of characters, each with its colours."""

    def __init__(self, width: int, height: int, backdrop: Callable[[int, int], Colour]) -> None:
        """`backdrop` gives the colour of a point. A character is two points high, so that points are about square."""
        self.width, self.height = width, height
        self._glyphs: list[list[str]] = []
        self._styles: list[list[CharStyle]] = []
        for y in range(height):
            points = [(backdrop(x, 2 * y), backdrop(x, 2 * y + 1)) for x in range(width)]
            self._glyphs.append([" " if upper == lower else "▀" for upper, lower in points])
            self._styles.append([CharStyle(upper, lower) for upper, lower in points])

    def copy(self) -> Canvas:
        """A copy to paint on."""
        twin = copy(self)
        twin._glyphs = [row[:] for row in self._glyphs]
        twin._styles = [row[:] for row in self._styles]
        return twin

    def ground(self, x: int, y: int) -> Colour:
        """The background colour at a character; OUTSIDE beyond the edges."""
        return self._styles[y][x].ground if 0 <= y < self.height and 0 <= x < self.width else OUTSIDE

    def write(self, x: int, y: int, text: str, ink: Colour, ground: Colour | None = None, bold: bool = False) -> None:
        """Write text, clipped at the edges. Without a ground, it keeps the background that is there."""
        if not 0 <= y < self.height:
            return
        for at, glyph in enumerate(text, x):
            if 0 <= at < self.width:
                self._glyphs[y][at] = glyph
                self._styles[y][at] = CharStyle(ink, ground or self.ground(at, y), bold)

    def underline(self, x: int, y: int, width: int, ink: Colour) -> None:
        """Underline characters. The line has this ink below a space, and below other characters their own ink."""
        for at in range(max(x, 0), min(x + width, self.width) if y < self.height else 0):
            style = self._styles[y][at]
            self._styles[y][at] = style._replace(ink=ink if self._glyphs[y][at] == " " else style.ink, underline=True)

    def fill(self, region: Region, ground: Colour) -> None:
        """Fill a rectangle."""
        for y in range(region.y, region.bottom):
            self.write(region.x, y, " " * region.width, ground, ground)

    def strips(self) -> list[Strip]:
        """The picture as strips for Textual."""
        return [Strip(_segments(glyphs, styles), self.width) for glyphs, styles in zip(self._glyphs, self._styles, strict=True)]


def _segments(glyphs: Iterable[str], styles: Iterable[CharStyle]) -> Iterable[Segment]:
    for style, run in groupby(zip(glyphs, styles, strict=True), key=lambda pair: pair[1]):
        yield Segment("".join(glyph for glyph, _ in run), _rich_style(style))
