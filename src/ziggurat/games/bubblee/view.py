"""The position and its choices as plain data for clients: enough to draw it and to choose a move. Choices are paths of touches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations
from typing import Any

from ziggurat.core.game import CHANCE, Seat, View, rule_name
from ziggurat.core.moves import Move
from ziggurat.core.paths import Path

from .components import COLOUR_NAMES, COLUMNS, EMPTY, LETTERS, place
from .events import place_name, sky_name
from .legal import step_of
from .lines import colour_at, column_of, occupied
from .moves import (
    DRAW_CODE,
    MOVES,
    Blue,
    DropColumn,
    DropPair,
    Green,
    Keep,
    Pass,
    Place,
    Purple,
    Red,
    Send,
    Stop,
    Swap,
    Yellow,
)
from .notation import write
from .positions import due_letters
from .scoring import ranks
from .solo import PLAYER
from .state import OVER, STEP_NAMES, Planet, State, opponent, planet, sky_place


def view(board: View, s: State, seat: Seat | None, moves: Iterable[Move]) -> View:
    """The view of a seat or a spectator: the board, with the moves that the seat can choose from."""
    return View(**board, seat=seat, choices=[_choice(s, move) for move in moves])


def board(s: State, to_act: Seat | None) -> View:
    """The part of a view that is the same for all: the sky, both planets, the actor and the step."""
    return View(
        game="bubblee",
        step=STEP_NAMES[s.step],
        active=s.active,
        to_act="chance" if to_act == CHANCE else to_act,
        solo=bool(s.solo),
        powers=bool(s.powers),
        touching="group" if s.group_touching else "one",
        sky=[_sky_row(s, row) for row in range(2)],
        planets=[_planet_columns(planet(s, owner)) for owner in range(2)],
        hand=None if s.hand == EMPTY else LETTERS[s.hand],
        bag=dict(zip(LETTERS, s.bag, strict=True)),
        points=s.points[:1] if s.solo else s.points[:],
        due=[due_letters(s, owner) for owner in range(2)],
        ended_by=rule_name(s.ended_by) if s.step == OVER else None,
        ranks=list(ranks(s)) if s.step == OVER else None,
    )


def _sky_row(s: State, row: int) -> list[str | None]:
    colours = s.sky[row * COLUMNS : (row + 1) * COLUMNS]
    return [None if colour == EMPTY else LETTERS[colour] for colour in colours]


def _planet_columns(here: Planet) -> list[list[str | None]]:
    """Columns from the ground up. None is a gap, which only exists while a wave waits for sends."""
    filled = occupied(here)
    columns: list[list[str | None]] = []
    for column in range(COLUMNS):
        height = column_of(filled, column).bit_length()
        places = [place(column, row) for row in range(height)]
        columns.append([LETTERS[colour_at(here, one)] if filled & one else None for one in places])
    return columns


def _choice(s: State, move: Move) -> dict[str, Any]:
    return {"code": move.code, "move": write(move), "paths": [list(path) for path in paths(s, move)]}


def paths(s: State, move: Move) -> list[Path]:
    """The paths of touches to a move: places of the board, powers and buttons. Two places can be touched in either order."""
    match move:
        case Place(where):
            return [(_sky(s, where),)]
        case Swap(first, second):
            return _either_order((), _sky(s, first), _sky(s, second))
        case DropPair(column):
            return _either_order((), _sky(s, column), _sky(s, column + 1))
        case DropColumn(column):
            return _either_order((), _sky(s, column), _sky(s, column + COLUMNS))
        case Red(first, second):
            return _either_order(("power red",), place_name(opponent(s.chooser), first), place_name(opponent(s.chooser), second))
        case Green(first, second):
            return _either_order(("power green",), place_name(s.chooser, first), place_name(s.chooser, second))
        case Purple(column) | Yellow(column):
            return [(_power(move), _free_place(s, column))]
        case Blue(column):
            return [(_power(move), sky_name(sky_place(opponent(s.chooser), column)))]
        case Send(column, row):
            return [(place_name(PLAYER, place(column, row)),)]
        case Keep() | Pass() | Stop():
            return [(write(move),)]
    return []


def completions(s: State, path: Sequence[str]) -> list[Move]:
    """The decisions of this step, legal or not, that a path of touches may lead to."""
    start = tuple(path)
    decisions = (move for move in MOVES[:DRAW_CODE] if step_of(move.code) == s.step)
    return [move for move in decisions if any(one[: len(start)] == start for one in paths(s, move))]


def _either_order(start: Path, first: str, second: str) -> list[Path]:
    return [(*start, *places) for places in permutations((first, second))]


def _sky(s: State, where: int) -> str:
    return sky_name(sky_place(s.active, where))


def _power(move: Move) -> str:
    name = type(move).__name__.lower()
    assert name in COLOUR_NAMES
    return f"power {name}"


def _free_place(s: State, column: int) -> str:
    own = _planet_columns(planet(s, s.chooser))[column]
    return place_name(s.chooser, place(column, max(len(own) - 1, 0)))
