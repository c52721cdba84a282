"""Writes positions as text, and reads them with checks that refuse impossible ones. docs/notation.md has the grammar."""

from __future__ import annotations

from collections.abc import Callable

from ziggurat.core.game import BadText, rule_name
from ziggurat.core.text import Scanner, fields

from .components import COLOURS, EMPTY, IN_BOX, IN_SKY, LETTERS, OVERFLOW_ROWS, ROWS, SKY_PLACES
from .drops import can_drop, legal_drops
from .lines import occupied, on_lines
from .notation import EMPTY_PLANET, number_on, read_colour, read_planet, read_sky_rows, write_planet, write_sky
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
    State,
    empty_sky_places,
    left_in_bag,
    planet,
    put_planet,
    seen_sky,
)

ENDINGS = {rule_name(rule): rule for rule in (BY_POWER, BY_NO_DROP, BY_EMPTY_BAG, BY_MISSION)}
BUBBLEES = sum(IN_BOX)


def write_position(s: State) -> str:
    """The text of a position, on one line."""
    parts = [
        _write_turn(s),
        f"sky {write_sky(s.sky)}",
        f"planets {write_planet(planet(s, 0), sent_planet(s))} / {write_planet(planet(s, 1))}",
        f"bag {' '.join(f'{letter}{number}' for letter, number in zip(LETTERS, s.bag, strict=True))}",
        f"points {s.points[0]} {s.points[1]}",
    ]
    if any(s.due):
        parts.append(f"due {_write_due(s, 0)} / {_write_due(s, 1)}")
    if s.solo:
        parts.append("solo")
    if not s.powers:
        parts.append("powers no")
    if s.group_touching:
        parts.append("touching group")
    return "; ".join(parts)


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
    """The powers due to a seat, one letter each."""
    return "".join(letter * s.due[seat * COLOURS + colour] for colour, letter in enumerate(LETTERS))


def _write_due(s: State, seat: int) -> str:
    return due_letters(s, seat) or "-"


def read_position(text: str) -> State:
    """The position of a text. Raises BadText. Fields are separated by ; or newlines."""
    found = _fields(text)
    s = State()
    s.hand, s.chooser, s.powers = EMPTY, NOBODY, 1
    s.solo = "solo" in found
    for name in ("turn", "sky", "planets", "bag"):
        if name not in found:
            raise BadText(text, len(text) + 1, f"a field {name!r}")
    # The field `turn` says how high columns may be, so it is read first.
    for name in sorted(found, key=list(FIELDS).index):
        FIELDS[name](found[name], s)
        found[name].end()
    _check(s, found)
    return s


def _fields(text: str) -> dict[str, Scanner]:
    found: dict[str, Scanner] = {}
    for name, scanner in fields(text, FIELDS):
        if name in found:
            raise scanner.error(f"each field once, not {name} again", scanner.at - len(name) + 1)
        found[name] = scanner
    return found


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
        s.hand = read_colour(scanner)
    if s.step == OVER:
        column = scanner.column
        rule = scanner.take(r"[0-9.]+", f"the rule that ended it: {', '.join(ENDINGS)}")
        if rule not in ENDINGS:
            raise scanner.error(f"the rule that ended it: {', '.join(ENDINGS)}", column)
        s.ended_by = ENDINGS[rule]
    if s.step == POWER or s.ended_by == BY_POWER:
        s.chooser = scanner.number(1, 2, "the seat that chooses") - 1


def _read_sky_field(scanner: Scanner, s: State) -> None:
    s.sky = read_sky_rows(scanner)


def _read_planets(scanner: Scanner, s: State) -> None:
    waits = s.solo and s.step in (SEND, OVER)
    own_column = scanner.column
    own, sent = read_planet(scanner, OVERFLOW_ROWS if waits else ROWS)
    scanner.take("/", "/ between the two planets")
    other_column = scanner.column
    other, other_sent = read_planet(scanner)
    if sent != EMPTY_PLANET and not waits:
        raise scanner.error("capital letters: small ones are for a wave that waits in solo", own_column)
    if other_sent != EMPTY_PLANET:
        raise scanner.error("capital letters", other_column)
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


def _check(s: State, found: dict[str, Scanner]) -> None:
    """Refuse positions that no game can reach. The error points at the field that is wrong."""

    def must(field: str, holds: bool, expected: str) -> None:
        if not holds:
            raise BadText(found[field].text, _start_of(found[field], field), expected)

    empty = empty_sky_places(s)
    # The sky is laid from Bubblees that are not in the bag (2.2).
    aside = IN_SKY if s.step == SKY else (0,) * COLOURS
    for colour, letter in enumerate(LETTERS):
        must("bag", _number_of(s, colour) + aside[colour] <= IN_BOX[colour], f"at most {IN_BOX[colour]} of {letter} in all (1.1)")
    must("bag", _everywhere(s) + sum(aside) + sum(s.points) <= BUBBLEES, f"at most {BUBBLEES} Bubblees in all (1.1)")
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
    if "due" in found:
        must("due", not any(s.due) or s.step in (POWER, SEND, OVER), "nothing due in this step")
        must("due", not any(s.due) or bool(s.powers), "nothing due in a game without powers (2.5)")
        must("due", not s.solo or not due_letters(s, MISSION), "nothing due to the mission's planet (8.4)")


def _start_of(scanner: Scanner, field: str) -> int:
    return max(scanner.text.lower().rfind(field) + 1, 1)


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
