"""The score pad: the gardens of all players as one text, and the winner (9.7). docs/score.md has the format."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from ziggurat.core.game import GameError
from ziggurat.core.text import Scanner

from .components import MOST_SEATS
from .possible import Complaint
from .score_counts import Counts, counts_breakdown, counts_complaints, is_counted, read_counts
from .score_sheet import SEAT, BadGarden, Sheet, garden_complaints, impossible, items, read_item, read_sheet
from .scoring import Breakdown, bare_slots, breakdown
from .tiles import Faces, built_in_faces, read_faces_line

LONGEST_NAME = 40
PLAYER = re.compile(r"\s*player\b(.*)", re.IGNORECASE)
TILES = re.compile(r"\s*tiles\b", re.IGNORECASE)


@dataclass
class PadPage:
    """The page of a player: nothing yet, or a garden or counts, with either complaints or a score."""

    name: str
    garden: Sheet | None = None
    counts: Counts | None = None
    unreadable: str = ""
    complaints: list[Complaint] = field(default_factory=list)
    score: Breakdown | None = None
    bare: int | None = None

    @property
    def wrong(self) -> GameError | None:
        """The reason why the page has no points, or None."""
        if self.complaints:
            return impossible(self.complaints[0])
        return None if self.score is not None else BadGarden(self.unreadable or "the garden has no tile")


@dataclass
class Pad:
    """The pages of all players, and the faces of the tiles that they use."""

    pages: list[PadPage]
    faces: Faces


def read_pad(text: str, faces: Faces | None = None) -> Pad:
    """The pad in a text. Raises BadGarden if it has too many players or bad faces; errors of a garden are on its page.

    A line `player NAME` begins a page, a line `tiles …` replaces the faces.
    """
    lines = text.removeprefix("\ufeff").splitlines()
    players = {number: named[1].strip() for number, line in enumerate(lines) if (named := PLAYER.match(line.partition("#")[0]))}
    starts = [*players, len(lines)]
    head = lines[: starts[0]]
    found = _faces_of(head) or faces or built_in_faces()
    without_tiles = "\n".join("" if TILES.match(line) else line for line in head)
    has_page = not players or any(items(without_tiles))
    if len(players) + has_page > MOST_SEATS:
        raise BadGarden(f"expected at most {MOST_SEATS} players (2.1), found {len(players) + has_page}")
    pages = [_page("", without_tiles, found)] if has_page else []
    for start, end in pairwise(starts):
        # Lines of other pages are replaced by empty ones, so that line numbers in errors are right.
        pages.append(_page(players[start][:LONGEST_NAME], "\n" * (start + 1) + "\n".join(lines[start + 1 : end]), found))
    return Pad(pages, found)


def _faces_of(lines: list[str]) -> Faces | None:
    """The faces in the `tiles` line of a pad, or None (1.7). Raises BadGarden."""
    for number, line in enumerate(lines, 1):
        if TILES.match(line):
            scanner = Scanner(line.partition("#")[0])
            read: list[Faces] = []
            read_item(number, scanner, lambda scanner, into: into.append(_read_tiles(scanner)), read)
            return read[0]
    return None


def _read_tiles(scanner: Scanner) -> Faces:
    scanner.word("tiles")
    return read_faces_line(scanner)


def _page(name: str, text: str, faces: Faces) -> PadPage:
    page = PadPage(name)
    if not any(items(text)):
        return page
    try:
        if is_counted(text):
            _fill_counts(page, read_counts(text))
        else:
            _fill_garden(page, read_sheet(text, faces))
    except BadGarden as wrong:
        page.unreadable = str(wrong)
    return page


def _fill_counts(page: PadPage, counts: Counts) -> None:
    page.counts, page.complaints = counts, counts_complaints(counts)
    if not page.complaints:
        page.score, page.bare = counts_breakdown(counts), counts.bare


def _fill_garden(page: PadPage, garden: Sheet) -> None:
    page.garden, page.complaints = garden, garden_complaints(garden)
    if not page.complaints:
        page.score, page.bare = breakdown(garden.state, SEAT), bare_slots(garden.state, SEAT)


def pad_ranks(pages: Sequence[PadPage]) -> list[int] | None:
    """The rank of each page: by points, then by fewest bare slots if both are known; None while a page has no points (9.7)."""
    results = [(page.score.total, page.bare) for page in pages if page.score is not None]
    if len(results) < len(pages):
        return None
    return [1 + sum(_is_better(other, one) for other in results) for one in results]


def _is_better(one: tuple[int, int | None], other: tuple[int, int | None]) -> bool:
    if one[0] != other[0] or one[1] is None or other[1] is None:
        return one[0] > other[0]
    return one[1] < other[1]
