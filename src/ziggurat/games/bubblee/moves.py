"""The moves: one type for each kind of decision or outcome of chance, and the stable number of each move.

Sky places are named from the active player's side: 0 to 4 are the near row, 5 to 9 the far row. Columns and rows count from 0.
"""

from __future__ import annotations

from dataclasses import dataclass

from ziggurat.core.moves import Move, index, within

from .components import (
    COLOURS,
    COLUMNS,
    LAYOUTS,
    OVERFLOW_ROWS,
    PLANET_PAIRS,
    SKY_PAIRS,
    SKY_PLACES,
)

PAIR_DROPS = COLUMNS - 1

PLACE_CODE = 0
SWAP_CODE = PLACE_CODE + SKY_PLACES
KEEP_CODE = SWAP_CODE + len(SKY_PAIRS)
DROP_CODE = KEEP_CODE + 1
RED_CODE = DROP_CODE + PAIR_DROPS + COLUMNS
GREEN_CODE = RED_CODE + len(PLANET_PAIRS)
PURPLE_CODE = GREEN_CODE + len(PLANET_PAIRS)
BLUE_CODE = PURPLE_CODE + COLUMNS
YELLOW_CODE = BLUE_CODE + COLUMNS
PASS_CODE = YELLOW_CODE + COLUMNS
SEND_CODE = PASS_CODE + 1
STOP_CODE = SEND_CODE + COLUMNS * OVERFLOW_ROWS
DRAW_CODE = STOP_CODE + 1
FIRST_CODE = DRAW_CODE + COLOURS
SKY_CODE = FIRST_CODE + 2
CODES = SKY_CODE + LAYOUTS
"""The number of moves."""
MOST_MOVES = DRAW_CODE
"""The length of a buffer for legal moves: every decision fits; layouts of the sky are only counted, not written."""


@dataclass(frozen=True, slots=True)
class Place(Move):
    """Place the drawn Bubblee on an empty place of the sky (3.1)."""

    where: int

    def _number(self) -> int:
        return PLACE_CODE + within(self.where, SKY_PLACES, "sky place")


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """Exchange two neighbours in the sky (3.2)."""

    first: int
    second: int

    def _number(self) -> int:
        return SWAP_CODE + index((self.first, self.second), SKY_PAIRS, "pair of neighbours")


@dataclass(frozen=True, slots=True)
class Keep(Move):
    """Keep the sky as it is: no swap (3.2)."""

    def _number(self) -> int:
        return KEEP_CODE


@dataclass(frozen=True, slots=True)
class DropPair(Move):
    """Drop the near Bubblees of this column and the next (3.3)."""

    column: int

    def _number(self) -> int:
        return DROP_CODE + within(self.column, PAIR_DROPS, "left column of a pair")


@dataclass(frozen=True, slots=True)
class DropColumn(Move):
    """Drop the near and then the far Bubblee of a column (3.3)."""

    column: int

    def _number(self) -> int:
        return DROP_CODE + PAIR_DROPS + within(self.column, COLUMNS, "column")


@dataclass(frozen=True, slots=True)
class Red(Move):
    """Exchange two neighbours on the opponent's planet (5.4)."""

    first: int
    second: int

    def _number(self) -> int:
        return RED_CODE + index((self.first, self.second), PLANET_PAIRS, "pair of neighbours")


@dataclass(frozen=True, slots=True)
class Green(Move):
    """Exchange two neighbours on your own planet (5.4)."""

    first: int
    second: int

    def _number(self) -> int:
        return GREEN_CODE + index((self.first, self.second), PLANET_PAIRS, "pair of neighbours")


@dataclass(frozen=True, slots=True)
class Purple(Move):
    """Send your own free Bubblee of a column to the opponent (5.5)."""

    column: int

    def _number(self) -> int:
        return PURPLE_CODE + within(self.column, COLUMNS, "column")


@dataclass(frozen=True, slots=True)
class Blue(Move):
    """Let the Bubblee of a column fall from the opponent's near row onto the opponent's planet (5.6)."""

    column: int

    def _number(self) -> int:
        return BLUE_CODE + within(self.column, COLUMNS, "column")


@dataclass(frozen=True, slots=True)
class Yellow(Move):
    """Put your own free Bubblee of a column into your own scoring area (5.7)."""

    column: int

    def _number(self) -> int:
        return YELLOW_CODE + within(self.column, COLUMNS, "column")


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Decline every power that is due now (5.2)."""

    def _number(self) -> int:
        return PASS_CODE


@dataclass(frozen=True, slots=True)
class Send(Move):
    """Send a Bubblee of a line to the mission's planet (8.3)."""

    column: int
    row: int

    def _number(self) -> int:
        column = within(self.column, COLUMNS, "column")
        return SEND_CODE + column * OVERFLOW_ROWS + within(self.row, OVERFLOW_ROWS, "row")


@dataclass(frozen=True, slots=True)
class Stop(Move):
    """Send no more of this wave (8.3)."""

    def _number(self) -> int:
        return STOP_CODE


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """Chance: a Bubblee of this colour comes out of the bag (3.1)."""

    colour: int

    def _number(self) -> int:
        return DRAW_CODE + within(self.colour, COLOURS, "colour")


@dataclass(frozen=True, slots=True)
class First(Move):
    """Chance: the coin decides the first player (2.4)."""

    seat: int

    def _number(self) -> int:
        return FIRST_CODE + within(self.seat, 2, "seat")


@dataclass(frozen=True, slots=True)
class Sky(Move):
    """Chance: the sky at the start, as the number of its layout (2.1)."""

    layout: int

    def _number(self) -> int:
        return SKY_CODE + within(self.layout, LAYOUTS, "layout of the sky")


def _all_moves() -> tuple[Move, ...]:
    return (
        *(Place(where) for where in range(SKY_PLACES)),
        *(Swap(first, second) for first, second in SKY_PAIRS),
        Keep(),
        *(DropPair(column) for column in range(PAIR_DROPS)),
        *(DropColumn(column) for column in range(COLUMNS)),
        *(Red(first, second) for first, second in PLANET_PAIRS),
        *(Green(first, second) for first, second in PLANET_PAIRS),
        *(Purple(column) for column in range(COLUMNS)),
        *(Blue(column) for column in range(COLUMNS)),
        *(Yellow(column) for column in range(COLUMNS)),
        Pass(),
        *(Send(column, row) for column in range(COLUMNS) for row in range(OVERFLOW_ROWS)),
        Stop(),
        *(Draw(colour) for colour in range(COLOURS)),
        *(First(seat) for seat in range(2)),
        *(Sky(layout) for layout in range(LAYOUTS)),
    )


MOVES: tuple[Move, ...] = _all_moves()
"""All moves, each at the index of its code."""
