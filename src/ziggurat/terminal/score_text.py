"""The output of `ziggurat score`: the points of written gardens, and the ranks. games/babylon/score_pad.py reads and scores them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from ziggurat.core.game import rule_name
from ziggurat.games.babylon.components import FLOWERS, PIECES
from ziggurat.games.babylon.events import cell_name
from ziggurat.games.babylon.positions import write_piece
from ziggurat.games.babylon.possible import is_support, pieces_of, tiles_of
from ziggurat.games.babylon.score_pad import PadPage, pad_ranks
from ziggurat.games.babylon.score_sheet import SEAT, Sheet
from ziggurat.games.babylon.scoring import (
    OF_A_SET,
    Breakdown,
    bare_slots,
    breakdown,
    flowers_seen,
    piece_is_visible,
    tile_is_visible,
    worth,
)
from ziggurat.games.babylon.state import Laid, Piece, corner_of, kind_of, level_of, tile_of
from ziggurat.locales import Texts

from .errors import UserError
from .files import content_error

HEADING_WIDTH = 15
WIDTH = 60


def check_pages(pages: Sequence[PadPage], path: Path) -> None:
    """Raise UserError for the first page that cannot be scored."""
    for page in pages:
        name = f"{page.name}: " if page.name else ""
        if page.complaints:
            complaint = page.complaints[0]
            raise UserError("score-impossible", f"{path}: {name}", rule=rule_name(complaint.rule), why=complaint.what)
        if page.unreadable:
            raise content_error(page.unreadable, path, name)
        if page.score is None:
            raise UserError("score-empty", f"{path}: {name}")


def write_pages(pages: Sequence[PadPage], texts: Texts) -> str:
    """The sheet of every page, then the ranks, unless there is only one page without a name. Every page must have points."""
    if len(pages) == 1 and not pages[0].name:
        return _page(pages[0], texts)
    sheets = [f"{_name(page, number, texts)}\n{_page(page, texts)}\n" for number, page in enumerate(pages, 1)]
    return "\n".join([*sheets, *_results(pages, texts)])


def _page(page: PadPage, texts: Texts) -> str:
    if page.garden is not None:
        return write_sheet(page.garden, texts)
    assert page.score is not None
    return "\n".join(_points(page.score, texts))


def _name(page: PadPage, number: int, texts: Texts) -> str:
    return page.name or texts("player", number=number)


def _results(pages: Sequence[PadPage], texts: Texts) -> Iterator[str]:
    for rank, number in sorted((rank, number) for number, rank in enumerate(pad_ranks(pages) or [], 1)):
        page = pages[number - 1]
        assert page.score is not None
        player, points = _name(page, number, texts), page.score.total
        if page.bare is None:
            yield texts("score-result", rank=rank, player=player, points=points)
        else:
            yield texts("score-result-bare", rank=rank, player=player, points=points, bare=page.bare)


def write_sheet(sheet: Sheet, texts: Texts) -> str:
    """The points of a garden by category, with the pieces that count; then the pieces and tiles that don't count, and why."""
    return "\n".join([*_scored(sheet, texts), "", *_not_scored(sheet, texts)])


def _points(score: Breakdown, texts: Texts) -> Iterator[str]:
    for category, points in score._asdict().items():
        yield _row(texts(f"babylon-score-{category}"), "", points)
    yield _row(texts("babylon-score-total"), "", score.total)


def _scored(sheet: Sheet, texts: Texts) -> Iterator[str]:
    s = sheet.state
    score = breakdown(s, SEAT)
    yield _row(texts("babylon-score-height"), texts("babylon-level-view", level=s.highest[SEAT]), score.height)
    for kind, category in enumerate(("statues", "stairs", "fountains", "bridges", "belvederes")):
        visible = [one for one in pieces_of(s, SEAT) if kind_of(one) == kind and piece_is_visible(s, SEAT, one)]
        yield from _rows(texts(f"babylon-score-{category}"), [f"{_where(one)} {worth(one)}" for one in visible], getattr(score, category))
    yield _row(texts("babylon-score-diversity"), str(score.diversity // OF_A_SET), score.diversity)
    counts = zip(FLOWERS, flowers_seen(s, SEAT), strict=True)
    flowers = ", ".join(f"{texts(f'score-{name}')} {number}" for name, number in counts)
    yield _row(texts("babylon-score-flowers"), f"{flowers}; {texts('score-sets', number=score.flowers // OF_A_SET)}", score.flowers)
    yield _row(texts("babylon-score-total"), "", score.total)


def _where(one: Piece) -> str:
    return write_piece(one).partition(" ")[2]


def _row(heading: str, content: str, points: int) -> str:
    return f"{heading:<{HEADING_WIDTH}}{content:<{WIDTH}}{points:>4}"


def _rows(heading: str, items: Sequence[str], points: int) -> Iterator[str]:
    """As many rows as the items need; the last one has the points."""
    lines = [""]
    for item in items:
        longer = f"{lines[-1]}, {item}" if lines[-1] else item
        if len(longer) > WIDTH - 2:
            lines.append(item)
        else:
            lines[-1] = longer
    for index, line in enumerate(lines):
        start = heading if index == 0 else ""
        yield _row(start, line, points) if index == len(lines) - 1 else f"{start:<{HEADING_WIDTH}}{line},"


def _not_scored(sheet: Sheet, texts: Texts) -> Iterator[str]:
    s = sheet.state
    for one in pieces_of(s, SEAT):
        if not piece_is_visible(s, SEAT, one):
            yield texts("score-support" if is_support(s, SEAT, one) else "score-hidden", what=f"{_piece(one, texts)} {_where(one)}")
    for tile in tiles_of(s, SEAT):
        if not tile_is_visible(s, SEAT, tile):
            yield texts("score-flower-hidden", what=_tile(sheet, tile))
    yield texts("score-bare", number=bare_slots(s, SEAT))


def _piece(one: Piece, texts: Texts) -> str:
    name = PIECES[kind_of(one)]
    return texts("piece-belvedere" if name == "belvedere" else f"symbol-{name}")


def _tile(sheet: Sheet, tile: Laid) -> str:
    """A tile as the text names it, and its place."""
    return f"{sheet.names[tile_of(tile)]} {cell_name(corner_of(tile))}:{level_of(tile)}"
