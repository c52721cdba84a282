"""Remarks on a set of tiles that differs from a balanced one (1.7).

Such a set is legal, since printed tiles differ too. The remarks help to find typing errors in a copy of printed tiles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .components import FLOWERS, MATERIALS, OF_A_MATERIAL, SYMBOLS, TILES, flower_of, symbol_at, symbol_of
from .possible import Complaint
from .tiles import SPACES, Faces, symbols_on, symbols_wanted, tile_name, wrong_tiles

OF_A_SYMBOL = 36
OF_A_FLOWER = 4


def face_complaints(faces: Faces) -> Iterator[Complaint]:
    """The tiles that have more or fewer symbols than tiles of their material have (1.3)."""
    for tile in wrong_tiles(faces):
        says = f"{{}} has {symbols_on(faces[tile])} symbols, and {symbols_wanted(tile)} are expected"
        yield Complaint(103, says, (tile_name(tile),))


def remarks(faces: Faces) -> Iterator[Complaint]:
    """The conditions of a balanced set that these tiles do not meet (1.7)."""
    yield from _symbols_too_often(faces)
    yield from _flowers_too_often(faces)
    yield from _twins(faces)


def _symbols_too_often(faces: Faces) -> Iterator[Complaint]:
    counts = Counter(symbol_of(one, space) for one in faces[:TILES] for space in range(SPACES))
    for symbol, name in enumerate(SYMBOLS):
        if counts[symbol] != OF_A_SYMBOL:
            yield Complaint(107, f"{name}: {counts[symbol]} instead of {OF_A_SYMBOL}", (name,))


def _flowers_too_often(faces: Faces) -> Iterator[Complaint]:
    for material, name in enumerate(MATERIALS):
        layer = Counter(map(flower_of, faces[material * OF_A_MATERIAL : (material + 1) * OF_A_MATERIAL]))
        for flower, called in enumerate(FLOWERS):
            if layer[flower] != OF_A_FLOWER:
                yield Complaint(107, f"{name}, {called} flower: {layer[flower]} tiles instead of {OF_A_FLOWER}", (name, called))


def _twins(faces: Faces) -> Iterator[Complaint]:
    """Tiles of one material that are equal in some rotation."""
    first: dict[tuple[int, frozenset[tuple[int, ...]], int], int] = {}
    for tile in range(TILES):
        turns = frozenset(tuple(symbol_at(faces[tile], turn, corner) for corner in range(SPACES)) for turn in range(SPACES))
        same = first.setdefault((tile // OF_A_MATERIAL, turns, flower_of(faces[tile])), tile)
        if same != tile:
            yield Complaint(107, "{} and {} are alike", (tile_name(same), tile_name(tile)))
