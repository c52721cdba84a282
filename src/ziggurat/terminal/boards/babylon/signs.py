"""The signs and colours of symbols, pieces, flowers, materials and levels. All can be told apart without colour."""

from __future__ import annotations

from typing import NamedTuple

from ziggurat.games.babylon.components import FLOWERS, MATERIALS, PIECES
from ziggurat.games.babylon.tiles import FLOWER_LETTERS
from ziggurat.games.babylon.view import PIECE_LETTERS

from ...board import Palette
from ...canvas import Colour

LAPIS, DEEP_LAPIS, PALE_LAPIS = "#27417f", "#13224a", "#dfe8fb"
GOLD, PALE_GOLD = "#f6c752", "#ffdf8a"
INK, SECOND_INK = "#241a10", "#5d4c38"
PLAQUE = "#fdf4de"
HINT, HINT_FRAME = "#fff3c4", "#b26a00"
TOUCHED = "#3558a6"
WHITE = "#ffffff"
SAND, DARK_SAND = "#e5ca98", "#c9a468"
SLOTS = ("#f2e1bf", "#ecd8b0")
HOLE = "#a98350"

PALETTE = Palette(
    ink=DEEP_LAPIS,
    second_ink=SECOND_INK,
    paper="#fffaf0",
    track="#fbf1dd",
    line="#f2e1bf",
    thumb="#8f6a35",
    heading="#8a5d08",
    title=PALE_GOLD,
    gold=GOLD,
    note="#c2303a",
)


class Symbol(NamedTuple):
    """A symbol, and the piece built on it: three characters and their colour on a plaque."""

    art: str
    ink: Colour


_SYMBOLS = (
    Symbol(" ♙ ", "#7a3d12"),
    Symbol("▂▄▆", "#2d5a2c"),
    Symbol("╰┰╯", "#15489b"),
    Symbol("╭═╮", "#8a1f3c"),
    Symbol("▗▲▖", DEEP_LAPIS),
)
SYMBOLS = dict(zip(PIECE_LETTERS, _SYMBOLS, strict=True))
"""The symbols by the letters that views use."""
LETTER_OF = dict(zip(PIECES, PIECE_LETTERS, strict=True))


class Flower(NamedTuple):
    """A flower: its sign, a dark colour for light backgrounds, and the colour of its petals."""

    sign: str
    ink: Colour
    petal: Colour


_FLOWERS = (
    Flower("✻", "#4c5064", "#e9e6f2"),
    Flower("✿", "#8f1a55", "#ee5d9f"),
    Flower("✶", "#12307f", "#6f96f5"),
    Flower("❁", "#8d3d00", "#f58a1f"),
)
FLOWER = dict(zip(FLOWER_LETTERS, _FLOWERS, strict=True))
FLOWER_NAME = dict(zip(FLOWER_LETTERS, FLOWERS, strict=True))
FLOWER_LETTER = dict(zip(FLOWERS, FLOWER_LETTERS, strict=True))


class Material(NamedTuple):
    """A material: the colours of a tile's top and of its edge."""

    top: Colour
    edge: Colour


STARTING = "starting"
_MATERIALS = (Material("#868b99", "#2e323d"), Material("#bdb8ba", "#5f595f"), Material("#eba67a", "#9c4a24"))
MATERIAL = {**dict(zip(MATERIALS, _MATERIALS, strict=True)), STARTING: Material("#f0e3c2", "#8f7740")}
LAYERS = " -=≡"
"""The sign of a stack's height, by the layer of its top tile."""

_LEVELS = ("#cfe0a8", "#a9d088", "#7db86e", "#58994f", "#3f7f3a", "#2a6130")


def level_ground(level: int) -> Colour:
    """The background colour of a level: the higher, the darker."""
    return _LEVELS[min(level, len(_LEVELS)) - 1]


SINGLE, NO_SINGLE, DOUBLE = "▮", "▯", "║"
NEW = "•"
