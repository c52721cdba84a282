"""The points of a garden from counts alone: the numbers of visible pieces and tiles, by level (9.1 to 9.6).

docs/score.md has the format.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from ziggurat.core.text import Scanner

from .components import BELVEDERE, BRIDGE, CELLS, CORNERS, FLOWERS, FOUNTAIN, HIGHEST, MOST_PIECES, MOST_TILES, PIECES, STAIRS, STATUE
from .possible import Complaint
from .score_sheet import items, read_item
from .scoring import OF_A_LEVEL, OF_A_SET, Breakdown, worth
from .state import piece

KINDS = {"statues": STATUE, "stairs": STAIRS, "fountains": FOUNTAIN, "bridges": BRIDGE}
"""The kinds that are counted by level. Stairs count on the level of their lower end."""


@dataclass
class Counts:
    """The counts of a garden, by level from 1 on and by flower; `bare` is None if the bare slots were not counted."""

    height: int = 0
    belvederes: int = 0
    by_level: dict[str, list[int]] = field(default_factory=lambda: {name: [] for name in KINDS})
    flowers: list[int] = field(default_factory=lambda: [0] * len(FLOWERS))
    bare: int | None = None
    seen: set[str] = field(default_factory=set)
    """The words that were read; each can appear once."""

    @property
    def tiles(self) -> int:
        """The number of visible tiles."""
        return sum(self.flowers)

    def number(self, name: str) -> int:
        """The number of pieces of a kind, on all levels."""
        return sum(self.by_level[name])


def is_counted(text: str) -> bool:
    """True if a text has counts instead of tiles and pieces. The word `stairs` alone decides nothing: it is in both formats."""
    return any(item.word in READERS.keys() - PIECES for item in items(text))


def read_counts(text: str) -> Counts:
    """The counts in a text, one on each line or separated by commas. Raises BadGarden."""
    counts = Counts()
    for item in items(text):
        read_item(item.line, item.scanner(), _read, counts)
    return counts


def _read(scanner: Scanner, counts: Counts) -> None:
    column, expected = scanner.column, f"a count: {', '.join(READERS)}"
    word = scanner.word(expected)
    if word not in READERS:
        raise scanner.error(expected, column)
    if word in counts.seen:
        raise scanner.error("each count once", column)
    counts.seen.add(word)
    READERS[word](scanner, counts)


def _read_height(scanner: Scanner, counts: Counts) -> None:
    counts.height = scanner.number(0, HIGHEST, "the highest level")


def _read_belvederes(scanner: Scanner, counts: Counts) -> None:
    counts.belvederes = scanner.number(0, MOST_PIECES, "how many")


def _read_flowers(scanner: Scanner, counts: Counts) -> None:
    counts.flowers = [scanner.number(0, MOST_TILES, f"how many tiles with the {name} flower") for name in FLOWERS]


def _read_bare(scanner: Scanner, counts: Counts) -> None:
    counts.bare = scanner.number(0, CELLS, "how many slots")


def _read_levels(name: str) -> Callable[[Scanner, Counts], None]:
    def read(scanner: Scanner, counts: Counts) -> None:
        while not scanner.done():
            if len(counts.by_level[name]) == HIGHEST:
                raise scanner.error(f"at most {HIGHEST} levels")
            counts.by_level[name].append(scanner.number(0, MOST_PIECES, "how many on each level, from 1 on"))

    return read


READERS: dict[str, Callable[[Scanner, Counts], None]] = {
    "height": _read_height,
    **{name: _read_levels(name) for name in KINDS},
    "belvederes": _read_belvederes,
    "flowers": _read_flowers,
    "bare": _read_bare,
}


def counts_breakdown(counts: Counts) -> Breakdown:
    """The points of the counts by category (9.2 to 9.6)."""
    of_kind = {name: sum(number * _worth(kind, level) for level, number in _levels(counts, name)) for name, kind in KINDS.items()}
    return Breakdown(
        height=OF_A_LEVEL * counts.height,
        belvederes=counts.belvederes * _worth(BELVEDERE, 1),
        diversity=OF_A_SET * min(counts.number(name) for name in KINDS),
        flowers=OF_A_SET * min(counts.flowers),
        **of_kind,
    )


def _levels(counts: Counts, name: str) -> Iterator[tuple[int, int]]:
    return enumerate(counts.by_level[name], 1)


def _worth(kind: int, level: int) -> int:
    """The points of a piece on a level; for stairs, the level of their lower end (9.3, 9.4)."""
    return worth(piece(kind, 0, level, 0, level + (kind == STAIRS)))


def counts_complaints(counts: Counts) -> list[Complaint]:
    """The rules that every garden with such counts breaks."""
    return sorted(_complaints(counts))


def _complaints(counts: Counts) -> Iterator[Complaint]:
    pieces = sum(map(counts.number, KINDS)) + counts.belvederes
    for name, kind in KINDS.items():
        for level, number in _levels(counts, name):
            if number and level + (kind == STAIRS) > counts.height:
                yield Complaint(604 if kind == STAIRS else 603, f"{name} on level {level}, and the highest level is {counts.height}")
    if counts.tiles > MOST_TILES:
        yield Complaint(301, f"{counts.tiles} tiles, and nobody builds more than {MOST_TILES}")
    if counts.belvederes > counts.tiles:
        yield Complaint(507, f"{counts.belvederes} belvederes on {counts.tiles} tiles that are seen")
    if pieces > len(CORNERS) * counts.tiles:
        yield Complaint(603, f"{pieces} pieces on {counts.tiles} tiles that are seen")
    if (counts.height > 0) != (counts.tiles > 0):
        yield Complaint(901, f"the highest level is {counts.height}, and {counts.tiles} tiles are seen")
    yield from _bare_complaints(counts)


def _bare_complaints(counts: Counts) -> Iterator[Complaint]:
    """The complaint about bare slots that do not fit the tiles: each visible tile covers a slot of its own, and one tile covers four."""
    if counts.bare is None:
        return
    covered = CELLS - counts.bare
    least = max(counts.tiles, len(CORNERS)) if counts.tiles else 0
    if not least <= covered <= len(CORNERS) * MOST_TILES or (covered and not counts.tiles):
        yield Complaint(907, f"{counts.bare} bare slots, and {counts.tiles} tiles are seen")
