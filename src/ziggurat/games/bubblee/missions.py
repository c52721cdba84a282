"""Missions, as storms and as puzzles, and the puzzle of the day (8.1, 8.6).

`data/missions.toml` lists the twenty missions; docs/missions.md says how they were made and how hard they are. A puzzle of the day is
generated from two numbers, its own and that of an attempt. `data/daily.toml` has, for each puzzle, an attempt that can be won, and the
par of the puzzle.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from ziggurat.core.challenge import FIRST_DAY, Challenge, NoChallenge, day_of
from ziggurat.core.chance import Shuffle, uniform
from ziggurat.core.game import BadOption
from ziggurat.core.moves import Move

from .components import BLACK, COLOURS, COLUMNS, LETTERS, ROWS
from .moves import DRAW_CODE, MOVES, DropColumn, DropPair
from .notation import read
from .setup import start
from .solo import MISSION
from .solver import MOST_TURNS, needed
from .state import State, planet

_DATA = Path(__file__).parent / "data"
KINDS = ("storm", "puzzle")
FREE = frozenset({"black"})
"""The options that a player may choose: more black Bubblees make any mission harder (8.1)."""
NEAR_PAR = 2
"""A puzzle solved in at most this many turns more than par earns the second star."""
BY = (DropColumn, DropPair)
"""The moves that count the turns: each turn has one drop (3.3)."""


@dataclass(frozen=True, slots=True)
class Mission:
    """A planet to be emptied."""

    number: int
    title: str
    planet: str
    order: str
    """The letters of the bag in the order in which the puzzle draws them."""
    par: int
    """The turns of the best known solution of the puzzle."""
    turns: tuple[int, int]
    """The most turns for two and for three stars in a storm."""
    solution: tuple[str, ...]
    """The decisions of the best known solution, as texts."""


class Missions(NamedTuple):
    """All missions, and the sky that they share (8.1)."""

    sky: str
    all: tuple[Mission, ...]


@cache
def missions() -> Missions:
    """The twenty missions."""
    book = tomllib.loads((_DATA / "missions.toml").read_text(encoding="utf-8"))
    rows = enumerate(book["missions"], 1)
    listed = [Mission(n, m["title"], m["planet"], m["order"], m["par"], tuple(m["turns"]), tuple(m["solution"])) for n, m in rows]
    return Missions(book["sky"], tuple(listed))


def names() -> tuple[str, ...]:
    """The names of all missions, as storms and as puzzles."""
    return tuple(f"{kind} {mission.number}" for kind in KINDS for mission in missions().all)


@lru_cache(maxsize=100)
def challenge(name: str) -> Challenge:
    """A storm, a puzzle, or the puzzle of a day. Raises NoChallenge."""
    kind, _, which = name.partition(" ")
    if kind == "daily":
        return _daily(name)
    if name not in names():
        raise NoChallenge(name, f"storm or puzzle 1 to {len(missions().all)}, or daily and a date such as 2026-11-16")
    mission = missions().all[int(which) - 1]
    options = {"planet": mission.planet, "sky": missions().sky}
    if kind == "storm":
        return Challenge(name, mission.title, "turns", (MOST_TURNS, *mission.turns), options, FREE, one_a_turn=BY)
    return _puzzle(name, mission.title, options, mission.order, mission.par, mission.solution)


def _puzzle(name: str, title: str, options: dict[str, str], order: str, par: int, solution: tuple[str, ...] = ()) -> Challenge:
    """A start with a public draw order (8.6)."""
    return Challenge(
        name,
        title,
        "turns",
        (MOST_TURNS, par + NEAR_PAR, par),
        options,
        orders={"bag": draws(order)},
        one_a_turn=BY,
        solution=tuple(map(read, solution)),
    )


def draws(order: str) -> tuple[Move, ...]:
    """The draws of Bubblees in an order that is given in letters."""
    return tuple(MOVES[DRAW_CODE + LETTERS.index(letter)] for letter in order)


# The puzzle of the day

TO_SEND = (2, 3, 3, 4, 4, 5, 6)
"""The number of Bubblees to send, by day of the week, from an easy Sunday to a hard Saturday; FIRST_DAY is a Sunday."""
FEWEST = 3
"""The fewest coloured Bubblees on a planet of the day."""
BLACK_ONES = 3
"""The most black Bubblees on a planet of the day, as obstacles."""


class Daily(NamedTuple):
    """The attempt that generates a puzzle that can be won, and the par of this puzzle."""

    attempt: int
    par: int


@cache
def dailies() -> tuple[Daily, ...]:
    """The known puzzles of the day, by number. After the last one they repeat."""
    book = tomllib.loads((_DATA / "daily.toml").read_text(encoding="utf-8"))
    return tuple(Daily(*map(int, word.split("/"))) for row in book["attempts"] for word in row.split())


def _daily(name: str) -> Challenge:
    """The puzzle of a day."""
    number = (day_of(name) - FIRST_DAY).days % len(dailies())
    options, order = generate(number, dailies()[number].attempt)
    return _puzzle(name, "daily-bubblee", options, order, dailies()[number].par)


def generate(number: int, attempt: int) -> tuple[dict[str, str], str]:
    """The options and the draw order of a puzzle of the day, generated from its number and the number of an attempt."""
    key = hashlib.sha256(f"bubblee daily {number}/{attempt}".encode()).digest()
    to_send = TO_SEND[number % len(TO_SEND)]
    for layout in _layouts(key, to_send):
        options = {"planet": layout, "sky": missions().sky}
        try:
            state = start(1, options)
        except BadOption:
            continue
        if needed(planet(state, MISSION)) == to_send:
            return options, _shuffled(key, state)
    raise AssertionError("layouts never end")


def _layouts(key: bytes, to_send: int) -> Iterator[str]:
    """An endless series of random planets, many of which break the rules."""
    attempt = 0
    while True:
        pick = _Pick(key, f"layout {attempt}")
        columns = [""] * COLUMNS
        for _ in range(FEWEST + pick.one_of(range(to_send))):
            _stack(columns, pick, LETTERS[pick.one_of(range(BLACK))])
        for _ in range(pick.one_of(range(BLACK_ONES + 1))):
            _stack(columns, pick, LETTERS[BLACK])
        yield " ".join(column or "-" for column in columns)
        attempt += 1


def _stack(columns: list[str], pick: _Pick, letter: str) -> None:
    """Put one Bubblee on a column with room, often on one of its own colour."""
    open_columns = [column for column in range(COLUMNS) if len(columns[column]) < ROWS]
    alike = [column for column in open_columns if columns[column].endswith(letter)]
    column = pick.one_of(alike if alike and pick.one_of(range(2)) else open_columns)
    columns[column] += letter


@dataclass
class _Pick:
    """Random picks that follow from a key, the same on every machine."""

    key: bytes
    label: str
    asked: int = 0

    def one_of(self, things: Sequence[int]) -> int:
        self.asked += 1
        return things[uniform(self.key, f"{self.label}/{self.asked}", len(things))]


def _shuffled(key: bytes, state: State) -> str:
    """The letters of the whole bag in an order that follows from the key."""
    letters = [LETTERS[colour] for colour in range(COLOURS) for _ in range(state.bag[colour])]
    shuffle = Shuffle(key, "bag", list(range(len(letters))))
    return "".join(letters[shuffle.card(place)] for place in range(len(letters)))
