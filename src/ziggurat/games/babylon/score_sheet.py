"""The score of a garden in a text, for instance after a game with the box (chapter 9). docs/score.md has the format."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

from ziggurat.core.game import BadText, GameError, rule_name
from ziggurat.core.text import Scanner

from .components import FLOWERS, MOST_PIECES, MOST_TILES, NO_SYMBOL, PIECES, TILES, face
from .events import cell_name
from .garden import put_piece, put_tile
from .notation import read_level, read_place, read_rotation
from .positions import NEW, read_piece
from .possible import Complaint, cells_of, complaints, restore_top_view, tiles_of
from .setup import new_state
from .state import State, laid, level_of
from .tiles import TILE_NUMBERS, Faces, built_in_faces, read_tile, tile_name

T = TypeVar("T")

SEAT = 0
WILDS = 2
"""The most decorations on another symbol, and the most on no symbol: the box has two tokens of each kind (1.7, 8.2)."""
NO_SYMBOLS = (NO_SYMBOL,) * 4


class BadGarden(GameError):
    """A garden that cannot be read or cannot have been built."""


@dataclass
class Sheet:
    """A state in which seat SEAT has the garden of the sheet."""

    state: State
    names: dict[int, str] = field(default_factory=dict)
    """The name of each tile in the text."""
    blank: set[int] = field(default_factory=set)
    """The tiles with unknown symbols."""


def read_garden(text: str, faces: Faces | None = None) -> Sheet:
    """The garden in a text, one tile or piece on each line or separated by commas. Raises BadGarden, also if it breaks a rule."""
    sheet = read_sheet(text, faces)
    for complaint in garden_complaints(sheet):
        raise impossible(complaint)
    return sheet


def read_sheet(text: str, faces: Faces | None = None) -> Sheet:
    """The garden in a text, without checking the rules. Raises BadGarden if it cannot be read."""
    sheet = Sheet(new_state(2))
    sheet.state.faces = list(faces or built_in_faces())
    for item in sorted(items(text), key=_order):
        read_item(item.line, item.scanner(), _put_piece if item.word in PIECES else _put_tile, sheet)
    if not sheet.state.number_of_tiles[SEAT]:
        raise BadGarden("the garden has no tile")
    return sheet


def garden_complaints(sheet: Sheet) -> list[Complaint]:
    """The rules that a garden breaks. If it breaks none, its view from above is restored, so that it can be scored (9.1)."""
    found = sorted(complaints(sheet.state, SEAT, frozenset(sheet.blank), WILDS), key=lambda one: (one.rule, one.what))
    if not found:
        restore_top_view(sheet.state, SEAT)
    return found


def impossible(complaint: Complaint) -> BadGarden:
    """The error for a garden that breaks a rule."""
    return BadGarden(f"not a garden that can be built, by rule {rule_name(complaint.rule)}: {complaint.what}")


class Item(NamedTuple):
    """The location of a tile, a piece or a count in a sheet."""

    line: int
    content: str
    """The whole line, so that columns are right."""
    start: int
    end: int

    @property
    def word(self) -> str:
        """The item's first word, in lower case."""
        return self.content[self.start : self.end].split()[0].lower()

    def scanner(self) -> Scanner:
        """A scanner of the item. It copies the line up to the item's end, so make one only to read: a line can have thousands of items."""
        scanner = Scanner(self.content[: self.end])
        scanner.at = self.start
        return scanner


def items(text: str) -> Iterator[Item]:
    """The tiles, pieces and counts of a text, in order."""
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        content = line.partition("#")[0]
        start = re.match(r"\s*(garden\s+[1-4]\s)?", content, re.IGNORECASE)
        at = start.end() if start else 0
        for part in content[at:].split(","):
            if part.strip():
                yield Item(number, content, at, at + len(part))
            at += len(part) + 1


def _order(item: Item) -> int:
    """The sort key of an item: tiles with a name, then tiles without one, which use numbers left over, then pieces on tiles."""
    return 2 if item.word in PIECES else int(item.word in FLOWERS)


def read_item(line: int, scanner: Scanner, read: Callable[[Scanner, T], None], into: T) -> None:
    """Read one item. Raises BadGarden with the line, the column and what was expected."""
    try:
        read(scanner, into)
        scanner.end()
    except BadText as wrong:
        found = f", found {wrong.found!r}" if wrong.found else ""
        raise BadGarden(f"line {line}, column {wrong.column}: expected {wrong.expected}{found}") from None


def _put_tile(scanner: Scanner, sheet: Sheet) -> None:
    """Read a tile by its name, or by its flower alone. Without a name or without a rotation, its symbols are unknown."""
    s, column = sheet.state, scanner.column
    if s.number_of_tiles[SEAT] == MOST_TILES:
        raise scanner.error(f"at most {MOST_TILES} tiles (3.1)", column)
    tile = _read_tile_or_flower(scanner, sheet)
    corner, level = read_place(scanner)
    rotation = 0
    if scanner.done():
        sheet.blank.add(tile)
    else:
        rotation = read_rotation(scanner)
        if not scanner.done():
            scanner.take(rf"{NEW}(?!\w)", "nothing more")
    put_tile(s, SEAT, laid(tile, corner, level, rotation))


def _read_tile_or_flower(scanner: Scanner, sheet: Sheet) -> int:
    s, column = sheet.state, scanner.column
    word = scanner.text[column - 1 :].split()[0].lower()
    if word not in FLOWERS and word not in TILE_NUMBERS:
        raise scanner.error(f"a piece, {', '.join(PIECES)}, or a tile, by its name as clay-7 or its flower: {', '.join(FLOWERS)}", column)
    if word in TILE_NUMBERS:
        tile = read_tile(scanner)
        if tile in sheet.names:
            raise scanner.error("each tile once", column)
        sheet.names[tile] = tile_name(tile)
        return tile
    scanner.word("a flower")
    # A tile without a name uses the number of a tile of the quarry that is not in the garden.
    tile = max(tile for tile in range(TILES) if tile not in sheet.names)
    s.faces[tile] = face(FLOWERS.index(word), NO_SYMBOLS)
    sheet.names[tile] = word
    sheet.blank.add(tile)
    return tile


def _put_piece(scanner: Scanner, sheet: Sheet) -> None:
    """Read a piece. A cell without a level is on the highest tile there."""
    s, column = sheet.state, scanner.column
    if s.number_of_pieces[SEAT] == MOST_PIECES:
        raise scanner.error(f"at most {MOST_PIECES} pieces", column)

    def level(cell: int) -> int:
        if scanner.text[scanner.at : scanner.at + 1] == ":":
            return read_level(scanner)
        levels = [level_of(tile) for tile in tiles_of(s, SEAT) if cell in cells_of(tile)]
        if not levels:
            raise scanner.error(f"a cell with a tile; {cell_name(cell)} has none (6.3)", column)
        return max(levels)

    put_piece(s, SEAT, read_piece(scanner, level))
