"""Setup: options, and the position before the first move (chapter 2, 8.1)."""

from __future__ import annotations

from ziggurat.core.game import BadOption, BadText, Option, Options, resolve_options
from ziggurat.core.text import Scanner

from .components import (
    BLACK,
    BLACK_COLUMNS,
    BLACK_IN_BAG,
    COLOURS,
    EMPTY,
    IN_BOX,
    IN_SKY,
    LETTERS,
    SKY_PLACES,
    place,
)
from .lines import added, black, occupied, on_lines
from .moves import Sky
from .notation import EMPTY_PLANET, number_on, read, read_planet
from .solo import MISSION, PLAYER
from .state import NOBODY, SKY, Planet, State, planet, put_planet
from .turn import lay_sky

SEATS = range(1, 3)
DRAWN = "drawn"

OPTIONS: tuple[Option, ...] = (
    Option("black", "3", "3, 4 or 5, or one such number for each seat (2.3)", ("3", "4", "5")),
    Option("powers", "yes", "yes or no (2.5)", ("yes", "no")),
    Option("first", DRAWN, "drawn, 1 or 2 (2.4)", (DRAWN, "1", "2")),
    Option("sky", DRAWN, "drawn, or two rows such as RPYBG YBGRP, with two of each colour and no equal neighbours (2.1)"),
    Option("touching", "one", "one or group (4.2)", ("one", "group")),
    Option("planet", "", "in solo, the mission's planet, such as RRG Y - K BB (8.1)"),
)


def start(seats: int, options: Options) -> State:
    """The position before the first move (2.1 to 2.5, 8.1)."""
    if seats not in SEATS:
        raise BadOption("seats", str(seats), "1 (solo) or 2")
    values = resolve_options(options, OPTIONS)
    s = State()
    s.step, s.hand = SKY, EMPTY
    s.solo = int(seats == 1)
    s.powers = int(_one_of(values, "powers") == "yes")
    s.group_touching = int(_one_of(values, "touching") == "group")
    s.sky = [EMPTY] * SKY_PLACES
    s.active = s.chooser = _first(seats, values)
    _put_planets(s, seats, values)
    _fill_bag(s)
    if values["sky"] != DRAWN:
        lay_sky(s, _sky(values["sky"]))
    return s


def _one_of(values: dict[str, str], name: str) -> str:
    option = next(option for option in OPTIONS if option.name == name)
    if values[name] not in option.values:
        raise BadOption(name, values[name], option.expected)
    return values[name]


def _first(seats: int, values: dict[str, str]) -> int:
    """The first player, or NOBODY if the coin decides (2.4)."""
    first = _one_of(values, "first")
    if seats == 1:
        if first == "2":
            raise BadOption("first", first, "drawn or 1 in solo")
        return PLAYER
    return NOBODY if first == DRAWN else int(first) - 1


def _put_planets(s: State, seats: int, values: dict[str, str]) -> None:
    numbers = _black_numbers(seats, values["black"])
    for seat, number in enumerate(numbers):
        put_planet(s, seat, ground_of_black(number))
    if s.solo:
        put_planet(s, MISSION, _mission(values["planet"], numbers[PLAYER]))
    elif values["planet"]:
        raise BadOption("planet", values["planet"], "nothing: it is for solo (8.1)")


def _black_numbers(seats: int, text: str) -> list[int]:
    """The number of black Bubblees of each seat (2.3)."""
    words = text.split()
    if len(words) not in (1, seats) or not all(word in {str(number) for number in BLACK_COLUMNS} for word in words):
        raise BadOption("black", text, "3, 4 or 5, or one such number for each seat (2.3)")
    return [int(words[seat % len(words)]) for seat in range(seats)]


def ground_of_black(number: int) -> Planet:
    """A planet with this number of black Bubblees on its ground row (2.3)."""
    here = EMPTY_PLANET
    for column in BLACK_COLUMNS[number]:
        here = added(here, BLACK, place(column, 0))
    return here


def _mission(text: str, own_black: int) -> Planet:
    """A mission's layout: no line, no hole, at least one coloured Bubblee, and no more of a colour than the box has (8.1)."""
    scanner = Scanner(text)
    try:
        here, sent = read_planet(scanner)
        scanner.end()
    except BadText as wrong:
        raise BadOption("planet", text, f"from letter {wrong.column} on {wrong.expected}") from None
    if sent != EMPTY_PLANET:
        raise BadOption("planet", text, "capital letters")
    if on_lines(here):
        raise BadOption("planet", text, "a layout without a line (8.1)")
    if occupied(here) == black(here):
        raise BadOption("planet", text, "at least one coloured Bubblee (8.1)")
    for colour, letter in enumerate(LETTERS):
        elsewhere = IN_SKY[colour] if colour != BLACK else own_black + BLACK_IN_BAG
        if number_on(here, colour) > IN_BOX[colour] - elsewhere:
            raise BadOption("planet", text, f"at most {IN_BOX[colour] - elsewhere} of {letter} (1.1, 8.1)")
    return here


def _fill_bag(s: State) -> None:
    """Fill the bag with all coloured Bubblees that are not in the sky or on a mission's planet, and 3 black ones (2.2, 8.1)."""
    for colour in range(COLOURS):
        s.bag[colour] = IN_BOX[colour] - IN_SKY[colour] - (number_on(planet(s, MISSION), colour) if s.solo else 0)
    s.bag[BLACK] = BLACK_IN_BAG


def _sky(text: str) -> int:
    try:
        move = read(f"sky {text}")
    except BadText as wrong:
        raise BadOption("sky", text, wrong.expected) from None
    assert isinstance(move, Sky)
    return move.layout
