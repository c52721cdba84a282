"""The contents of the box, and the layout of the board (chapter 1).

A place of a planet is one bit of an integer, and a set of places is an integer. Each column has eight bits, the ground lowest: a step
up is a shift by one, and a step to the next column a shift by eight. Above the four rows of a planet, two more can be filled for a
moment (6.1).
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator
from pathlib import Path

from ziggurat.core.kernel import Lookup, rule

_DATA = Path(__file__).parent / "data" / "components.toml"
_BOX = tomllib.loads(_DATA.read_text(encoding="utf-8"))

RULES_VERSION = 1
DATA_VERSION = f"{_BOX['version']}-{hashlib.sha256(_DATA.read_bytes()).hexdigest()[:8]}"

COLOUR_NAMES: tuple[str, ...] = tuple(colour["name"] for colour in _BOX["colours"])
LETTERS: str = "".join(colour["letter"] for colour in _BOX["colours"])
IN_BOX: tuple[int, ...] = tuple(colour["in_box"] for colour in _BOX["colours"])
IN_SKY: tuple[int, ...] = tuple(colour["in_sky"] for colour in _BOX["colours"])
BLACK_IN_BAG: int = _BOX["bag"]["black"]
BLACK_COLUMNS: dict[int, tuple[int, ...]] = {
    int(number): tuple(column - 1 for column in columns) for number, columns in _BOX["black"].items()
}

COLOURS = len(LETTERS)
RED, PURPLE, YELLOW, BLUE, GREEN, BLACK = range(6)
EMPTY = -1

COLUMNS: int = _BOX["board"]["columns"]
ROWS: int = _BOX["board"]["planet_rows"]
OVERFLOW_ROWS = ROWS + 2
SKY_PLACES: int = COLUMNS * _BOX["board"]["sky_rows"]

UP = 1
ACROSS = 8
COLUMN_MASK = (1 << OVERFLOW_ROWS) - 1
FULL_COLUMN = (1 << ROWS) - 1
GROUND = sum(1 << (ACROSS * column) for column in range(COLUMNS))
PLANET_MASK = sum(FULL_COLUMN << (ACROSS * column) for column in range(COLUMNS))


@rule
def place(column: int, row: int) -> int:
    """The place in this column (0 to 4) and row (0 is the ground) of a planet, as a bit mask with one bit set (1.2)."""
    return 1 << (ACROSS * column + row)


def _sky_pairs() -> Iterator[tuple[int, int]]:
    """The pairs of neighbours in the sky. Seen from the active player's side, near places are 0 to 4 and far places 5 to 9 (3.2)."""
    for row in (0, COLUMNS):
        yield from ((row + column, row + column + 1) for column in range(COLUMNS - 1))
    yield from ((column, column + COLUMNS) for column in range(COLUMNS))


def _planet_pairs() -> Iterator[tuple[int, int]]:
    """The pairs of neighbours on a planet: first those in a row, then those in a column (5.4)."""
    for column in range(COLUMNS - 1):
        yield from ((place(column, row), place(column + 1, row)) for row in range(ROWS))
    for column in range(COLUMNS):
        yield from ((place(column, row), place(column, row + 1)) for row in range(ROWS - 1))


SKY_PAIRS = tuple(_sky_pairs())
PLANET_PAIRS = tuple(_planet_pairs())
PAIRS_IN_ROWS = (COLUMNS - 1) * ROWS
"""The number of PLANET_PAIRS that are neighbours in a row; they come first."""

SKY_PAIR_FIRST = Lookup(first for first, _ in SKY_PAIRS)
SKY_PAIR_SECOND = Lookup(second for _, second in SKY_PAIRS)
PLANET_PAIR_FIRST = Lookup(first for first, _ in PLANET_PAIRS)
PLANET_PAIR_SECOND = Lookup(second for _, second in PLANET_PAIRS)


def _skies() -> Iterator[tuple[int, ...]]:
    """Every sky with two of each colour and no equal neighbours, diagonals included (2.1)."""
    neighbours = [
        [other for other in range(here) if abs(other % COLUMNS - here % COLUMNS) <= 1 and other // COLUMNS >= here // COLUMNS - 1]
        for here in range(SKY_PLACES)
    ]
    sky: list[int] = []
    left = list(IN_SKY)

    def fill() -> Iterator[tuple[int, ...]]:
        if len(sky) == SKY_PLACES:
            yield tuple(sky)
            return
        forbidden = {sky[other] for other in neighbours[len(sky)]}
        for colour in range(COLOURS):
            if left[colour] and colour not in forbidden:
                left[colour] -= 1
                sky.append(colour)
                yield from fill()
                sky.pop()
                left[colour] += 1

    yield from fill()


SKIES: tuple[tuple[int, ...], ...] = tuple(_skies())
"""The layouts of the sky, sorted by the numbers of their colours. The first row is seat 1's near row (2.1)."""
LAYOUTS = len(SKIES)
SKY_VALUES = Lookup(sum((colour + 1) << (3 * place) for place, colour in enumerate(sky)) for sky in SKIES)
"""Each layout as one number: three bits for each place hold its colour plus one (see SkyValue in state.py)."""
