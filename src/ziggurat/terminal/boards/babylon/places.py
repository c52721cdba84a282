"""The names of places in views and events, and the spaces of a garden as they are shown."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, NamedTuple

from ziggurat.core.game import Seat, View
from ziggurat.games.babylon.components import CELLS, CORNERS, SIDE
from ziggurat.games.babylon.view import FREE_NAMES

from .signs import LETTER_OF, STARTING

Garden = Mapping[str, Any]
NOTHING = "."
ARROWS = {1: "→", -1: "←", SIDE: "↑", -SIDE: "↓", 2: "→", -2: "←", 2 * SIDE: "↑", -2 * SIDE: "↓"}
"""The arrow from a cell of a piece to its other cell, by the difference of their numbers."""


def cell_of(name: str) -> int:
    """The number of the cell in a name such as c4 or c4:2."""
    return ord(name[0]) - ord("a") + SIDE * (int(name[1]) - 1)


def name_of(cell: int) -> str:
    """The name of a cell."""
    return f"{'abcdefgh'[cell % SIDE]}{cell // SIDE + 1}"


def level_of(name: str) -> int:
    """The level in a name such as c4:2, which is 2."""
    return int(name.partition(":")[2].partition(" ")[0])


def block_of(cell: int) -> list[int]:
    """The cells of a tile with its lower left corner here, clockwise from the top left."""
    return [cell + step for step in CORNERS]


def garden_place(seat: Seat, cell: str) -> str:
    """The name of a cell in a seat's garden, for marks."""
    return f"garden {seat + 1} {cell}"


def stack_place(stack: str) -> str:
    """The touch of a stack of the quarry."""
    return f"stack {stack}"


class Tile(NamedTuple):
    """The face of a tile: its material, its flower's letter, and its symbols clockwise from the top left."""

    material: str
    flower: str
    symbols: str

    def turned(self, quarters: int) -> Tile:
        """The tile after this many quarter turns clockwise."""
        return self._replace(symbols="".join(self.symbols[(corner - quarters) % len(CORNERS)] for corner in range(len(CORNERS))))


def tile_of(shown: Mapping[str, Any]) -> Tile:
    """The tile that a view describes."""
    return Tile(material_of(shown["id"]), shown["face"][0], shown["face"][1:])


def material_of(name: str) -> str:
    """The material of a tile by its name."""
    material = name.partition("-")[0]
    return STARTING if material == "start" else material


class ShownSpace(NamedTuple):
    """The content of a cell of a garden as it is shown."""

    level: int
    tile: int
    """The index of the tile in the garden, or -1 for a slot of the board."""
    symbol: str = NOTHING
    piece: str = NOTHING
    arrow: str = ""
    """The arrow to the other cell of the piece."""
    flower: str = ""
    material: str = ""
    is_new: bool = False
    is_covered: bool = False
    spanned: str = ""
    """The direction of a bridge over it."""


SLOT = ShownSpace(0, -1)


def spaces_of(garden: Garden, level: int | None) -> list[ShownSpace]:
    """The spaces of all cells, as seen from above or on one level."""
    spaces = [SLOT] * CELLS
    for index, laid in enumerate(garden["tiles"]):
        if level in (None, level_of(laid["at"])):
            for cell, space in _spaces(garden, index, laid):
                if level is not None or space.level == garden["levels"][cell]:
                    spaces[cell] = space
    for one in garden["pieces"]:
        _put(spaces, one, is_seen_over=level in (None, level_of(one["on"])))
    if level is None:
        _wild(spaces, garden)
    return spaces


def _spaces(garden: Garden, index: int, laid: Mapping[str, Any]) -> Iterator[tuple[int, ShownSpace]]:
    tile, level = tile_of(laid), level_of(laid["at"])
    for cell, symbol in zip(block_of(cell_of(laid["at"])), tile.symbols, strict=True):
        covered = garden["levels"][cell] > level
        yield cell, ShownSpace(level, index, symbol, flower=tile.flower, material=tile.material, is_new="new" in laid, is_covered=covered)


def _put(spaces: list[ShownSpace], one: Mapping[str, Any], is_seen_over: bool) -> None:
    """Put a piece on the spaces that show its level; put a bridge also over the cell between its ends."""
    places = one["on"].split()
    cells = [cell_of(place) for place in places]
    for place, cell, other in zip(places, cells, reversed(cells), strict=True):
        if spaces[cell].level == level_of(place):
            spaces[cell] = spaces[cell]._replace(piece=LETTER_OF[one["kind"]], arrow=ARROWS.get(other - cell, ""))
    if one["kind"] == "bridge" and is_seen_over:
        middle = sum(cells) // 2
        spaces[middle] = spaces[middle]._replace(spanned=ARROWS[cells[1] - cells[0]])


def _wild(spaces: list[ShownSpace], garden: Garden) -> None:
    """Show the symbol that one space has instead of its own until the turn ends (8.3)."""
    if wild := garden["wild"]:
        cell = cell_of(wild["on"])
        spaces[cell] = spaces[cell]._replace(symbol=LETTER_OF[wild["symbol"]])


class Ghost(NamedTuple):
    """The tile of a preview."""

    corner: int
    level: int
    tile: Tile
    free: int | None
    """The cell without a support."""

    @property
    def cells(self) -> dict[int, str]:
        """The cells of the tile, with their symbols."""
        return dict(zip(block_of(self.corner), self.tile.symbols, strict=True))


def ghost_of(view: View, touches: Collection[str]) -> Ghost | None:
    """The tile of a preview, once the touches include the tile and its place."""
    said = dict(touch.partition(" ")[::2] for touch in touches)
    if "tile" not in said or "site" not in said:
        return None
    shown = view["gardens"][view["active"]][said["tile"]]
    corner, free = cell_of(said["site"]), FREE_NAMES.index(said.get("free", FREE_NAMES[0]))
    tile = tile_of(shown).turned(int(said.get("turn", "0")))
    return Ghost(corner, level_of(said["site"]), tile, corner + CORNERS[free - 1] if free else None)
