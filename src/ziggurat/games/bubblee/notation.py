"""Writes moves, skies and planets as text, and reads them. docs/notation.md has the grammar."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ziggurat.core.moves import Move
from ziggurat.core.text import Scanner, read_move

from .components import (
    ACROSS,
    COLUMNS,
    EMPTY,
    LETTERS,
    OVERFLOW_ROWS,
    PLANET_PAIRS,
    ROWS,
    SKIES,
    SKY_PAIRS,
    place,
)
from .lines import added, colour_at, occupied
from .moves import (
    Blue,
    Draw,
    DropColumn,
    DropPair,
    First,
    Green,
    Keep,
    Pass,
    Place,
    Purple,
    Red,
    Send,
    Sky,
    Stop,
    Swap,
    Yellow,
)
from .state import Planet

EMPTY_PLANET: Planet = (0, 0, 0)
SKY_INDEX = {sky: index for index, sky in enumerate(SKIES)}


# Moves


def write(move: Move) -> str:
    """The text of a move."""
    match move:
        case Place(where):
            return f"place {_sky_text(where)}"
        case Swap(first, second):
            return f"swap {_sky_text(first)} {_sky_text(second)}"
        case DropPair(column):
            return f"drop {column + 1}-{column + 2}"
        case DropColumn(column):
            return f"drop {column + 1}"
        case Red(first, second) | Green(first, second):
            return f"{_word(move)} {_place_text(first)} {_place_text(second)}"
        case Purple(column) | Blue(column) | Yellow(column):
            return f"{_word(move)} {column + 1}"
        case Send(column, row):
            return f"send {column + 1}:{row + 1}"
        case Draw(colour):
            return f"draw {LETTERS[colour]}"
        case First(seat):
            return f"first {seat + 1}"
        case Sky(layout):
            return f"sky {write_sky(SKIES[layout])}"
        case Keep() | Pass() | Stop():
            return _word(move)
    raise TypeError(f"not a move: {move!r}")


def _word(move: Move) -> str:
    return type(move).__name__.lower()


def _sky_text(where: int) -> str:
    return f"{'nf'[where // COLUMNS]}{where % COLUMNS + 1}"


def _place_text(one: int) -> str:
    column, row = divmod(one.bit_length() - 1, ACROSS)
    return f"{column + 1}:{row + 1}"


def read(text: str) -> Move:
    """The move of a text. Raises BadText."""
    return read_move(text, READERS)


def _read_sky_place(scanner: Scanner) -> int:
    name = scanner.take(rf"[nf][1-{COLUMNS}](?!\w)", f"a place of the sky, n1 to n{COLUMNS} or f1 to f{COLUMNS}").lower()
    return "nf".index(name[0]) * COLUMNS + int(name[1]) - 1


def _read_planet_place(scanner: Scanner, rows: int) -> tuple[int, int]:
    expected = f"a place of a planet, 1:1 to {COLUMNS}:{rows}"
    column, row = scanner.take(rf"[1-{COLUMNS}]:[1-{rows}](?!\w)", expected).split(":")
    return int(column) - 1, int(row) - 1


def _read_neighbours(scanner: Scanner, one: Callable[[Scanner], int], pairs: Sequence[tuple[int, int]]) -> tuple[int, int]:
    start = scanner.column
    pair = sorted((one(scanner), one(scanner)))
    if (pair[0], pair[1]) not in pairs:
        raise scanner.error("two neighbours in a row or a column", start)
    return pair[0], pair[1]


def _read_column(scanner: Scanner) -> int:
    return scanner.number(1, COLUMNS, "a column") - 1


def _read_swap(scanner: Scanner) -> Move:
    return Swap(*_read_neighbours(scanner, _read_sky_place, SKY_PAIRS))


def _read_drop(scanner: Scanner) -> Move:
    start = scanner.column
    column = _read_column(scanner)
    if scanner.done():
        return DropColumn(column)
    scanner.take("-", "one column, or two with - between them")
    if _read_column(scanner) != column + 1:
        raise scanner.error("two columns side by side, the left one first", start)
    return DropPair(column)


def _read_exchange(kind: type[Red] | type[Green]) -> Callable[[Scanner], Move]:
    def one(scanner: Scanner) -> int:
        return place(*_read_planet_place(scanner, ROWS))

    return lambda scanner: kind(*_read_neighbours(scanner, one, PLANET_PAIRS))


def _read_sky(scanner: Scanner) -> Move:
    start = scanner.column
    sky = tuple(read_sky_rows(scanner))
    if sky not in SKY_INDEX:
        raise scanner.error("two of each colour, no equal ones next to each other (2.1)", start)
    return Sky(SKY_INDEX[sky])


READERS: dict[str, Callable[[Scanner], Move]] = {
    "place": lambda scanner: Place(_read_sky_place(scanner)),
    "swap": _read_swap,
    "keep": lambda scanner: Keep(),
    "drop": _read_drop,
    "red": _read_exchange(Red),
    "green": _read_exchange(Green),
    "purple": lambda scanner: Purple(_read_column(scanner)),
    "blue": lambda scanner: Blue(_read_column(scanner)),
    "yellow": lambda scanner: Yellow(_read_column(scanner)),
    "pass": lambda scanner: Pass(),
    "send": lambda scanner: Send(*_read_planet_place(scanner, OVERFLOW_ROWS)),
    "stop": lambda scanner: Stop(),
    "draw": lambda scanner: Draw(read_colour(scanner)),
    "first": lambda scanner: First(scanner.number(1, 2, "a seat") - 1),
    "sky": _read_sky,
}


def read_colour(scanner: Scanner) -> int:
    return LETTERS.index(scanner.take(f"[{LETTERS}]", f"a colour, one of {' '.join(LETTERS)}").upper())


# Boards


def write_sky(sky: Sequence[int]) -> str:
    """Both rows of the sky, seat 1's near row first."""
    letters = "".join("." if colour == EMPTY else LETTERS[colour] for colour in sky)
    return f"{letters[:COLUMNS]} {letters[COLUMNS:]}"


def read_sky_rows(scanner: Scanner) -> list[int]:
    expected = f"two rows of {COLUMNS}, each a colour ({' '.join(LETTERS)}) or . for an empty place"
    row = rf"[{LETTERS}.]{{{COLUMNS}}}"
    letters = "".join(scanner.take(rf"{row}\s+{row}(?!\S)", expected).upper().split())
    return [EMPTY if letter == "." else LETTERS.index(letter) for letter in letters]


def write_planet(here: Planet, sent: Planet = EMPTY_PLANET) -> str:
    """A planet's columns, each from the ground up. Small letters are Bubblees of the waiting wave that were sent away."""
    return " ".join(_write_column(here, sent, column) for column in range(COLUMNS))


def _write_column(here: Planet, sent: Planet, column: int) -> str:
    letters = ""
    for row in range(OVERFLOW_ROWS):
        one = place(column, row)
        if occupied(here) & one:
            letters += LETTERS[colour_at(here, one)]
        elif occupied(sent) & one:
            letters += LETTERS[colour_at(sent, one)].lower()
    return letters or "-"


def read_planet(scanner: Scanner, rows: int = ROWS) -> tuple[Planet, Planet]:
    """A planet, and the Bubblees that were sent away from it: those in small letters."""
    here, sent = EMPTY_PLANET, EMPTY_PLANET
    for column in range(COLUMNS):
        expected = f"column {column + 1} from the ground up, at most {rows} of {' '.join(LETTERS)}, or - if it is empty"
        letters = scanner.take(rf"(?:-|[{LETTERS}]{{1,{rows}}})(?!\S)", expected)
        for row, letter in enumerate(letters.strip("-")):
            colour = LETTERS.index(letter.upper())
            if letter.isupper():
                here = added(here, colour, place(column, row))
            else:
                sent = added(sent, colour, place(column, row))
    return here, sent


def number_on(here: Planet, colour: int) -> int:
    """The number of Bubblees of a colour on a planet."""
    places = (1 << bit for bit in range(occupied(here).bit_length()) if occupied(here) >> bit & 1)
    return sum(colour_at(here, one) == colour for one in places)
