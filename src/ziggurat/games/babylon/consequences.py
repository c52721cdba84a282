"""The consequences of a move, for preview and log. They are found by comparing the gardens before and after the move."""

from __future__ import annotations

from collections.abc import Iterator

from ziggurat.core.game import Event, Seat

from .components import APART, BRIDGE, CELLS, FOUNTAIN, NEXT, PIECES, STAIRS, STATUE, SYMBOLS
from .events import Hidden, Possible, ScoreChanged, SymbolHidden, cell_name, cell_names
from .legal import decorations
from .moves import BRIDGE_CODE, BUILD_CODE, END_CODE, FOUNTAIN_CODE, MOST_MOVES, STAIRS_CODE, STATUE_CODE
from .possible import is_support, pieces_of
from .scoring import breakdown, piece_is_visible
from .state import BUILD, State, cell_of, has, kind_of, level_at, other_of, showing

Decoration = tuple[int, int, int]
"""A kind of piece and its cells."""


def consequences(before: State, after: State, code: int) -> Iterator[Event]:
    """The events that follow from a move: pieces and symbols that it hides, decorations that it makes possible, the change of score."""
    if not BUILD_CODE <= code < END_CODE:
        return
    seat = before.active
    yield from _hidden_pieces(before, after, seat)
    if code < STATUE_CODE:
        yield from _hidden_symbols(before, after, seat)
    yield from _possible(before, after)
    yield from _score(before, after, seat)


def _hidden_pieces(before: State, after: State, seat: Seat) -> Iterator[Event]:
    for one in pieces_of(before, seat):
        hidden = piece_is_visible(before, seat, one) and not piece_is_visible(after, seat, one)
        if hidden and not is_support(after, seat, one):
            yield Hidden(seat, PIECES[kind_of(one)], cell_names(cell_of(one), other_of(one)))


def _hidden_symbols(before: State, after: State, seat: Seat) -> Iterator[Event]:
    """The symbols under the new tile that had no piece on them (6.9)."""
    for symbol, name in enumerate(SYMBOLS):
        for cell in range(CELLS):
            covered = has(after.fresh, cell) and _level_changed(before, after, seat, cell)
            if covered and has(showing(before, seat, symbol), cell) and not has(before.occupied[seat], cell):
                yield SymbolHidden(seat, name, cell_name(cell))


def _level_changed(before: State, after: State, seat: Seat, cell: int) -> bool:
    return level_at(before, seat, cell) != level_at(after, seat, cell)


def _possible(before: State, after: State) -> Iterator[Event]:
    """The decorations that can be built now and could not be before (6.1)."""
    known = possible_decorations(before)
    for kind, first, second in possible_decorations(after):
        if (kind, first, second) not in known:
            yield Possible(after.active, PIECES[kind], cell_names(first, second))


def possible_decorations(s: State) -> list[Decoration]:
    """The decorations that the active player can build now; none before the first build of a turn."""
    if s.step != BUILD or not s.built:
        return []
    codes = [0] * MOST_MOVES
    number = decorations(s, codes, 0)
    return [_decoration(code) for code in codes[:number]]


def _decoration(code: int) -> Decoration:
    if code < STAIRS_CODE:
        return STATUE, code - STATUE_CODE, code - STATUE_CODE
    if code < FOUNTAIN_CODE:
        return STAIRS, *NEXT[code - STAIRS_CODE]
    if code < BRIDGE_CODE:
        return FOUNTAIN, *NEXT[code - FOUNTAIN_CODE]
    return BRIDGE, *APART[code - BRIDGE_CODE]


def _score(before: State, after: State, seat: Seat) -> Iterator[Event]:
    old, new = breakdown(before, seat), breakdown(after, seat)
    by = tuple((name, value - getattr(old, name)) for name, value in new._asdict().items() if value != getattr(old, name))
    if by:
        yield ScoreChanged(seat, new.total - old.total, by)
