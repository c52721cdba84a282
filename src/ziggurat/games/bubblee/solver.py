"""Solves puzzles, which are missions with a known draw order, by beam search: each turn expands the most promising positions (8.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ziggurat.core.game import Game, Position
from ziggurat.core.kernel import Slot, Struct, copy, copy_within, number, numbers, rule
from ziggurat.core.moves import Move
from ziggurat.core.random import scramble

from .components import ACROSS, COLUMNS, SKY_PLACES, UP
from .legal import moves
from .lines import alike, black, column_of, occupied, popcount
from .moves import DRAW_CODE, DROP_CODE, MOST_MOVES, MOVES, RED_CODE
from .scoring import BY_MISSION
from .solo import MISSION, PLAYER
from .state import DIGITS, DRAW, OVER, Planet, State, left_in_bag, planet
from .turn import play

WIDTH = 300
"""The beam width: the number of positions expanded in each turn."""
MOST_TURNS = 37
"""The most turns until the bag is empty (7.2)."""
MOST_CODES = 40
"""The most moves in one turn, draws included. Longer turns are left out."""
MOST_WAYS = 20_000
"""The most positions visited in one turn from one position."""
NEEDED, PAIR, HEIGHT = 10.0, 1.0, 0.3
"""The weights of a Bubblee still to be sent, of a pair on the own planet, and of the squared height of a column there."""
WON = 1e9


class Way(Struct):
    """A turn: the index of the position before it, its moves, and the value of the position after it."""

    parent: int = number("i4")
    length: int = number("i4")
    codes: list[int] = numbers(MOST_CODES, "i4")
    promise: float = number("f8")
    mark: int = number("i8")
    """A hash of the position after the turn."""


class SolverFrame(Struct):
    """One position of the depth-first search through a turn: its moves, and the number of those tried so far."""

    codes: list[int] = numbers(MOST_MOVES, "i4")
    moves: int = number("i4")
    done: int = number("i4")
    dropped: int = number("i4")
    """1 after the drop: the turn is over once chance is to act (3.3)."""


# The array of states: the beam, then the beam of the next turn, then one state for each depth of the search.
NEXT = WIDTH
WALK = 2 * WIDTH
STATES = WALK + MOST_CODES + 1


@rule
def pairs(here: Planet) -> int:
    """The number of pairs of neighbours of one colour in a row or column, without black ones, which make no line (4.1)."""
    return popcount(alike(here, UP) & ~black(here)) + popcount(alike(here, ACROSS) & ~black(here))


@rule
def needed(there: Planet) -> int:
    """An estimate of how many Bubblees a mission's planet needs for lines: two for a single Bubblee, one for a pair (8.2)."""
    left = popcount(occupied(there) & ~black(there))
    return max(2 * left - 3 * pairs(there), 1 if left else 0)


@rule
def promise(s: State) -> float:
    """A heuristic value: how near a mission is to its goal."""
    if s.step == OVER:
        return WON if s.ended_by == BY_MISSION else -WON
    here = planet(s, PLAYER)
    value = PAIR * pairs(here) - NEEDED * needed(planet(s, MISSION))
    filled = occupied(here)
    for column in range(COLUMNS):
        value -= HEIGHT * popcount(column_of(filled, column)) ** 2
    return value


@rule
def mark(s: State) -> int:
    """A hash of a position. Collisions are rare enough to ignore."""
    mixed = scramble(s.step)
    for digit in range(2 * DIGITS):
        mixed = scramble(mixed + s.planets[digit])
    for place in range(SKY_PLACES):
        mixed = scramble(mixed + s.sky[place] + 1)
    return mixed >> 2


@rule
def worst(ways: list[Way], used: int) -> int:
    """The index of the least promising turn."""
    least = 0
    for index in range(1, used):
        if ways[index].promise < ways[least].promise:
            least = index
    return least


@rule
def offer(states: list[State], at: int, parent: int, frames: list[SolverFrame], length: int, ways: list[Way], used: list[int]) -> None:
    """Add the position after a turn to the next beam, if it is new and the beam has room or a less promising position to replace."""
    value = promise(states[at])
    least = used[1]
    if value == -WON or (used[0] == WIDTH and value <= ways[least].promise):
        return
    own = mark(states[at])
    for index in range(used[0]):
        if ways[index].mark == own:
            return
    place = used[0] if used[0] < WIDTH else least
    ways[place].parent = parent
    ways[place].length = length
    ways[place].promise = value
    ways[place].mark = own
    for index in range(length):
        ways[place].codes[index] = frames[index].codes[frames[index].done - 1]
    copy_within(states, at, NEXT + place)
    used[0] = min(used[0] + 1, WIDTH)
    used[1] = worst(ways, used[0])


@rule
def enter(s: State, here: SolverFrame, order: list[int], full: int, listed: list[int]) -> None:
    """Enter a position of the turn: list its decisions, or the one draw that the order gives."""
    here.done = 0
    if s.step == DRAW:
        here.moves = 1
        here.codes[0] = DRAW_CODE + order[full - left_in_bag(s)]
    else:
        here.moves = moves(s, listed)
        for index in range(here.moves):
            here.codes[index] = listed[index]


@rule
def walk(
    states: list[State],
    parent: int,
    frames: list[SolverFrame],
    ways: list[Way],
    used: list[int],
    order: list[int],
    full: int,
    listed: list[int],
) -> None:
    """Search a turn depth first from a position, and offer every position in which it can end."""
    copy_within(states, parent, WALK)
    frames[0].dropped = 0
    enter(states[WALK], frames[0], order, full, listed)
    at = 0
    met = 0
    while at >= 0:
        if frames[at].done == frames[at].moves or met == MOST_WAYS:
            at -= 1
            continue
        code = frames[at].codes[frames[at].done]
        frames[at].done += 1
        met += 1
        copy_within(states, WALK + at, WALK + at + 1)
        play(states[WALK + at + 1], code)
        after = states[WALK + at + 1]
        dropped = frames[at].dropped == 1 or DROP_CODE <= code < RED_CODE
        if after.step == OVER or (after.step == DRAW and dropped):
            offer(states, WALK + at + 1, parent, frames, at + 1, ways, used)
        elif at + 1 < MOST_CODES:
            at += 1
            frames[at].dropped = 1 if dropped else 0
            enter(after, frames[at], order, full, listed)


@rule
def turn(
    states: list[State],
    followed: int,
    frames: list[SolverFrame],
    ways: list[Way],
    used: list[int],
    order: list[int],
    full: int,
    listed: list[int],
) -> int:
    """Play a turn from all positions of the beam. Replace the beam by the next one, and return the length of the new beam."""
    used[0] = 0
    used[1] = 0
    for parent in range(followed):
        walk(states, parent, frames, ways, used, order, full, listed)
    for index in range(used[0]):
        copy_within(states, NEXT + index, index)
    return used[0]


@rule
def begin(slot: Slot[State], states: list[State]) -> None:
    """Copy the start position into the array of states."""
    copy(slot, states)


class Solver:
    """Finds a short way to win a puzzle. It is a heuristic: it may find no win although there is one, or not the shortest."""

    def __init__(self, game: Game[State, Move]) -> None:
        self._game = game
        engine = game.engine
        self._begin, self._turn = engine.function(begin), engine.function(turn)
        self._states, self._frames = engine.structs(STATES, State), engine.structs(MOST_CODES, SolverFrame)
        self._listed, self._used = engine.row(MOST_MOVES, "i4"), engine.row(2, "i4")

    def solve(self, position: Position[State], order: Sequence[Move], most_turns: int = MOST_TURNS) -> list[Move] | None:
        """The moves that win from a position within `most_turns`, if the bag is drawn in this order; None if no win was found."""
        engine = self._game.engine
        codes = engine.row(len(order), "i4")
        codes[:] = [self._game.code(card) - DRAW_CODE for card in order]
        self._begin(self._game.adopt(position).slot, self._states)
        turns: list[Any] = []
        followed = 1
        for _ in range(most_turns):
            ways = engine.structs(WIDTH, Way)
            followed = self._turn(self._states, followed, self._frames, ways, self._used, codes, len(order), self._listed)
            if not followed:
                return None
            turns.append(ways)
            best = max(range(followed), key=lambda index: engine.field(ways, "promise", index))
            if engine.field(ways, "promise", best) == WON:
                return self._moves(turns, best)
        return None

    def _moves(self, turns: list[Any], at: int) -> list[Move]:
        """The moves that led to position `at` of the last turn."""
        field = self._game.engine.field
        found: list[int] = []
        for ways in reversed(turns):
            found[:0] = field(ways, "codes", at)[: field(ways, "length", at)]
            at = field(ways, "parent", at)
        return [MOVES[code] for code in found]
