"""The text of moves and positions, both ways. docs/notation.md has the grammar."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ziggurat.core.game import BadText, rule_name
from ziggurat.core.text import Scanner

from .components import (
    ACROSS,
    COLOURS,
    COLUMNS,
    EMPTY,
    IN_BOX,
    LETTERS,
    OVERFLOW_ROWS,
    PLANET_PAIRS,
    ROWS,
    SKIES,
    SKY_PAIRS,
    SKY_PLACES,
    place,
)
from .drops import can_drop, legal_drops
from .lines import added, colour_at, occupied, on_lines
from .moves import (
    Blue,
    Draw,
    DropColumn,
    DropPair,
    First,
    Green,
    Keep,
    Move,
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
from .powers import has_usable
from .scoring import BY_EMPTY_BAG, BY_MISSION, BY_NO_DROP, BY_POWER
from .solo import MISSION, PLAYER, is_won, put_sent, sends, sent_planet, waiting_planet
from .state import (
    DRAW,
    DROP,
    FIRST,
    NOBODY,
    OVER,
    PLACE,
    POWER,
    SEND,
    SKY,
    STEP_NAMES,
    SWAP,
    Planet,
    State,
    empty_sky_places,
    left_in_bag,
    planet,
    put_planet,
    seen_sky,
)

EMPTY_PLANET: Planet = (0, 0, 0)
ENDINGS = {rule_name(rule): rule for rule in (BY_POWER, BY_NO_DROP, BY_EMPTY_BAG, BY_MISSION)}
SKY_INDEX = {sky: index for index, sky in enumerate(SKIES)}
BUBBLEES = sum(IN_BOX)


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
    return _word(move)


def _word(move: Move) -> str:
    return type(move).__name__.lower()


def _sky_text(where: int) -> str:
    return f"{'nf'[where // COLUMNS]}{where % COLUMNS + 1}"


def _place_text(one: int) -> str:
    column, row = divmod(one.bit_length() - 1, ACROSS)
    return f"{column + 1}:{row + 1}"


def read(text: str) -> Move:
    """The move of a text, or BadText."""
    scanner = Scanner(text)
    column = scanner.column
    word = scanner.word("a move")
    if word not in READERS:
        raise scanner.error(f"a move: {', '.join(READERS)}", column)
    move = READERS[word](scanner)
    scanner.end()
    return move


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
    sky = tuple(_read_sky_rows(scanner))
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
    "draw": lambda scanner: Draw(_read_colour(scanner)),
    "first": lambda scanner: First(scanner.number(1, 2, "a seat") - 1),
    "sky": _read_sky,
}


def _read_colour(scanner: Scanner) -> int:
    return LETTERS.index(scanner.take(f"[{LETTERS}]", f"a colour, one of {' '.join(LETTERS)}").upper())


# Boards


def write_sky(sky: Sequence[int]) -> str:
    """Both rows of the sky, seat 1's near row first."""
    letters = "".join("." if colour == EMPTY else LETTERS[colour] for colour in sky)
    return f"{letters[:COLUMNS]} {letters[COLUMNS:]}"


def _read_sky_rows(scanner: Scanner) -> list[int]:
    expected = f"two rows of {COLUMNS}, each a colour ({' '.join(LETTERS)}) or . for an empty place"
    row = rf"[{LETTERS}.]{{{COLUMNS}}}"
    letters = "".join(scanner.take(rf"{row}\s+{row}(?!\S)", expected).upper().split())
    return [EMPTY if letter == "." else LETTERS.index(letter) for letter in letters]


def write_planet(here: Planet, sent: Planet = EMPTY_PLANET) -> str:
    """A planet's columns, each from the ground up; small letters were sent away from a wave that waits."""
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
    """A planet, and what small letters say was sent away from it."""
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


# Positions


def write_position(s: State) -> str:
    """The text of a position, on one line."""
    fields = [
        _write_turn(s),
        f"sky {write_sky(s.sky)}",
        f"planets {write_planet(planet(s, 0), sent_planet(s))} / {write_planet(planet(s, 1))}",
        f"bag {' '.join(f'{letter}{number}' for letter, number in zip(LETTERS, s.bag, strict=True))}",
        f"points {s.points[0]} {s.points[1]}",
    ]
    if any(s.due):
        fields.append(f"due {_write_due(s, 0)} / {_write_due(s, 1)}")
    if s.solo:
        fields.append("solo")
    if not s.powers:
        fields.append("powers no")
    if s.group_touching:
        fields.append("touching group")
    return "; ".join(fields)


def _write_turn(s: State) -> str:
    seat = "-" if s.active == NOBODY else str(s.active + 1)
    text = f"turn {seat} {STEP_NAMES[s.step]}"
    if s.step == PLACE:
        return f"{text} {LETTERS[s.hand]}"
    if s.step == POWER:
        return f"{text} {s.chooser + 1}"
    if s.step == OVER:
        by = f" {s.chooser + 1}" if s.ended_by == BY_POWER else ""
        return f"{text} {rule_name(s.ended_by)}{by}"
    return text


def due_letters(s: State, seat: int) -> str:
    """The powers due to a seat, a letter each."""
    return "".join(letter * s.due[seat * COLOURS + colour] for colour, letter in enumerate(LETTERS))


def _write_due(s: State, seat: int) -> str:
    return due_letters(s, seat) or "-"


def read_position(text: str) -> State:
    """The position of a text, or BadText; fields are separated by ; or by lines."""
    fields = _fields(text)
    s = State()
    s.hand, s.chooser, s.powers = EMPTY, NOBODY, 1
    s.solo = "solo" in fields
    for name in ("turn", "sky", "planets", "bag"):
        if name not in fields:
            raise BadText(text, len(text) + 1, f"a field {name!r}")
    # The turn says how high columns may be, so it is read first.
    for name in sorted(fields, key=list(FIELDS).index):
        FIELDS[name](fields[name], s)
        fields[name].end()
    _check(s, fields)
    return s


def _fields(text: str) -> dict[str, Scanner]:
    fields: dict[str, Scanner] = {}
    start = 0
    for part in text.replace("\n", ";").split(";"):
        # Each field is read within the whole text, so that columns are right.
        scanner = Scanner(text[: start + len(part)].replace("\n", " "))
        scanner.at = start
        start += len(part) + 1
        if scanner.done():
            continue
        column = scanner.column
        name = scanner.word(f"a field: {', '.join(FIELDS)}")
        if name not in FIELDS or name in fields:
            raise scanner.error(f"a field, once: {', '.join(FIELDS)}", column)
        fields[name] = scanner
    return fields


def _read_turn(scanner: Scanner, s: State) -> None:
    seat = scanner.take("[12-]", "a seat, 1 or 2, or - before the coin is tossed")
    s.active = NOBODY if seat == "-" else int(seat) - 1
    column = scanner.column
    step = scanner.word(f"a step: {', '.join(STEP_NAMES)}")
    if step not in STEP_NAMES:
        raise scanner.error(f"a step: {', '.join(STEP_NAMES)}", column)
    s.step = STEP_NAMES.index(step)
    s.chooser = s.active
    if s.step == PLACE:
        s.hand = _read_colour(scanner)
    if s.step == OVER:
        column = scanner.column
        rule = scanner.take(r"[0-9.]+", f"the rule that ended it: {', '.join(ENDINGS)}")
        if rule not in ENDINGS:
            raise scanner.error(f"the rule that ended it: {', '.join(ENDINGS)}", column)
        s.ended_by = ENDINGS[rule]
    if s.step == POWER or s.ended_by == BY_POWER:
        s.chooser = scanner.number(1, 2, "the seat that chooses") - 1


def _read_sky_field(scanner: Scanner, s: State) -> None:
    s.sky = _read_sky_rows(scanner)


def _read_planets(scanner: Scanner, s: State) -> None:
    waits = s.solo and s.step in (SEND, OVER)
    own, sent = read_planet(scanner, OVERFLOW_ROWS if waits else ROWS)
    scanner.take("/", "/ between the two planets")
    column = scanner.column
    other, other_sent = read_planet(scanner)
    if other_sent != EMPTY_PLANET or (sent != EMPTY_PLANET and not waits):
        raise scanner.error("capital letters: small ones are for a wave that waits in solo", column)
    put_planet(s, 0, own)
    put_planet(s, 1, other)
    put_sent(s, sent)


def _read_bag(scanner: Scanner, s: State) -> None:
    for letter in LETTERS:
        scanner.take(letter, f"how many {letter} are in the bag, as {letter}14")
        s.bag[LETTERS.index(letter)] = scanner.number(0, max(IN_BOX), "a number")


def _read_points(scanner: Scanner, s: State) -> None:
    s.points = [scanner.number(0, BUBBLEES, "points") for _ in range(2)]


def _read_due(scanner: Scanner, s: State) -> None:
    for seat in range(2):
        if seat:
            scanner.take("/", "/ between what is due to the two seats")
        letters = scanner.take(rf"-|[{LETTERS[:-1]}]+", f"the powers due to seat {seat + 1}, letters of {LETTERS[:-1]}, or -")
        for letter in letters.strip("-").upper():
            s.due[seat * COLOURS + LETTERS.index(letter)] += 1


def _read_powers(scanner: Scanner, s: State) -> None:
    s.powers = scanner.take("yes|no", "yes or no").lower() == "yes"


def _read_touching(scanner: Scanner, s: State) -> None:
    s.group_touching = scanner.take("one|group", "one or group").lower() == "group"


FIELDS: dict[str, Callable[[Scanner, State], None]] = {
    "turn": _read_turn,
    "solo": lambda scanner, s: None,
    "sky": _read_sky_field,
    "planets": _read_planets,
    "bag": _read_bag,
    "points": _read_points,
    "due": _read_due,
    "powers": _read_powers,
    "touching": _read_touching,
}


def _check(s: State, fields: dict[str, Scanner]) -> None:
    """Refuse positions that no game could be in, and name the field that is wrong."""

    def must(field: str, holds: bool, expected: str) -> None:
        if not holds:
            raise BadText(fields[field].text, _start_of(fields[field], field), expected)

    empty = empty_sky_places(s)
    for colour, letter in enumerate(LETTERS):
        must("bag", _number_of(s, colour) <= IN_BOX[colour], f"at most {IN_BOX[colour]} of {letter} in all (1.1)")
    must("bag", _everywhere(s) + sum(s.points) <= BUBBLEES, f"at most {BUBBLEES} Bubblees in all (1.1)")
    must("turn", (s.active == NOBODY) <= (s.step in (SKY, FIRST)), "a seat")
    must("turn", s.step != FIRST or s.active == NOBODY, "- before the coin is tossed")
    must("turn", not s.solo or (s.active == PLAYER and s.chooser == PLAYER), "seat 1, which alone plays solo")
    must("turn", s.step != SEND or bool(s.solo), "a step other than send, which is for solo")
    must("sky", s.step != SKY or empty == SKY_PLACES, "an empty sky before it is laid")
    must("sky", s.step not in (FIRST, SWAP, DROP) or empty == 0, "a full sky in this step")
    must("sky", s.step not in (DRAW, PLACE) or empty > 0, "an empty place in the sky in this step")
    must("bag", s.step != DRAW or left_in_bag(s) >= empty, "enough in the bag to fill the sky (7.1)")
    must("turn", s.step != SWAP or can_drop(s), "a step other than swap: no drop is legal (6.2)")
    must("turn", s.step != DROP or _has_drop(s), "a step other than drop: no drop is legal (6.1)")
    must("turn", s.step != POWER or has_usable(s, s.chooser), "a step other than power: nothing usable is due")
    must("planets", s.step in (SEND, OVER) or not any(on_lines(planet(s, seat)) for seat in (0, 1)), "no line at rest (4.2)")
    must("planets", s.step != SEND or _is_wave_waiting(s), "a wave of which something can be sent (8.3)")
    must("planets", not s.solo or is_won(s) == (s.ended_by == BY_MISSION), "a coloured one on the mission's planet until it is won (8.2)")
    if "due" in fields:
        must("due", not any(s.due) or s.step in (POWER, SEND, OVER), "nothing due in this step")
        must("due", not any(s.due) or bool(s.powers), "nothing due in a game without powers (2.5)")
        must("due", not s.solo or not due_letters(s, MISSION), "nothing due to the mission's planet (8.4)")


def _start_of(scanner: Scanner, field: str) -> int:
    return max(scanner.text.lower().rfind(field) + 1, 1)


def number_on(here: Planet, colour: int) -> int:
    """How many Bubblees of a colour are on a planet."""
    places = (1 << bit for bit in range(occupied(here).bit_length()) if occupied(here) >> bit & 1)
    return sum(colour_at(here, one) == colour for one in places)


def _number_of(s: State, colour: int) -> int:
    on_planets = number_on(planet(s, 0), colour) + number_on(planet(s, 1), colour)
    return on_planets + s.bag[colour] + s.sky.count(colour) + (s.hand == colour)


def _everywhere(s: State) -> int:
    return sum(_number_of(s, colour) for colour in range(COLOURS))


def _has_drop(s: State) -> bool:
    return legal_drops(planet(s, s.active), seen_sky(s, s.active), s.group_touching) != 0


def _is_wave_waiting(s: State) -> bool:
    sent = occupied(sent_planet(s))
    return sent & ~on_lines(waiting_planet(s)) == 0 and sends(s) != 0
