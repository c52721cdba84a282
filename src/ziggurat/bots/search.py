"""Tree search with a budget of simulations or seconds. The same seed and number of simulations give the same move.

The search sees the public position only and deals unknown cards at random by the rules' weights: it cannot peek.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from heapq import heappop, heappush
from itertools import count
from typing import Any
from weakref import WeakKeyDictionary

from ziggurat.core.game import CHANCE, Game, Position
from ziggurat.core.random import scramble

from . import endgame, tree
from .knowledge import for_search
from .tree import SearchSettings

SIMULATIONS = 10_000
GETTING_READY = "Getting ready; the first start on this machine compiles for a while ..."
"""The message to print before `prepare`."""
FIRST_STEP = 1
"""Simulations before the clock is first checked: only one, because plain rules are slow."""
CHECK_EVERY = 0.02
"""The target number of seconds between two checks of the clock."""
MOST_NODES = 4_000_000
POSITIONS_A_SIMULATION = 8
"""The exhaustive search near the end of a game may visit this many positions for each simulation of the budget."""
TO_SEE_EVERYTHING = 0.5
"""The share of the time budget that an exhaustive search may use."""
GIVEN_UP = -1
"""`_walk_from` returns this if the walk reaches the limit of positions, time or depth."""
WORTH_KEEPING = 8
"""Nodes with fewer visits are neither reused for the next move nor reported."""
MOST_COMPARED = 200
"""The most positions of an earlier tree that are compared with the current one."""
WORTH_A_CHOICE = 0.02
"""With a temperature, a move needs this share of the best move's visits to be chosen."""

_must_stop: ContextVar[Callable[[], bool]] = ContextVar("must_stop", default=lambda: False)


class Interrupted(Exception):
    """The search was stopped before it had a result."""


@contextmanager
def interruptible(must_stop: Callable[[], bool]) -> Iterator[None]:
    """Make searches in this context call `must_stop` whenever they check the clock, and raise Interrupted if the call returns True."""
    token = _must_stop.set(must_stop)
    try:
        yield
    finally:
        _must_stop.reset(token)


def raise_if_interrupted() -> None:
    """Raise Interrupted if `must_stop` of the current `interruptible` context returns True."""
    if _must_stop.get()():
        raise Interrupted


@dataclass(frozen=True, slots=True)
class MoveValue:
    """A move with its values and visits in a search."""

    move: Any
    value: float
    """The expected result of the seat that decides, between 0 and 1."""
    points: tuple[float, ...]
    """Each seat's expected points, at the end of the game or of the play-outs."""
    visits: int
    line: tuple[Any, ...]
    """The move and the most visited decisions after it, up to the next chance move."""
    results: tuple[float, ...] = ()
    """Each seat's expected result."""


@dataclass(frozen=True, slots=True)
class Thought:
    """The result of a search: the moves, best first."""

    moves: tuple[MoveValue, ...]
    simulations: int
    capped: bool
    """True if the time limit cut the search short; the same seed may then give a different move."""
    exact: bool = False
    """True if the search was exhaustive; the values are then exact."""


class Search:
    """A player that uses tree search. A temperature makes it choose worse moves too: the more a move loses, the more rarely."""

    name = "search"

    def __init__(
        self,
        seed: int | None = None,
        simulations: int = SIMULATIONS,
        seconds: float = math.inf,
        temperature: float = 0.0,
        settings: SearchSettings | None = None,
    ) -> None:
        self._random = random.Random(seed)
        self.simulations = simulations
        self.seconds = seconds
        self.temperature = temperature
        self.settings = settings
        self.thought: Thought | None = None
        """The result of the latest `choose`; None if there was only one legal move."""
        self._tree: Tree | None = None

    def choose(self, game: Game[Any, Any], position: Position[Any]) -> Any:
        """The best move or, with a temperature, a random move that loses little."""
        if position.to_act is None:
            raise ValueError("the game is over")
        moves = game.moves(position)
        if len(moves) == 1:
            self.thought = None
            return moves[0]
        self.thought = self.think(game, position)
        return self._chosen(self.thought.moves).move

    def think(self, game: Game[Any, Any], position: Position[Any]) -> Thought:
        """Search a position in which a seat decides, reusing what still applies of the previous call's tree."""
        began, seed = time.perf_counter(), self._random.getrandbits(63)
        search = tree_search(game)
        try_until = began + TO_SEE_EVERYTHING * self.seconds
        if exact := search.exact(position, POSITIONS_A_SIMULATION * self.simulations, try_until):
            return exact
        is_late = time.perf_counter() >= try_until
        self._tree = search.tree(position, self.simulations, self._tree, self.settings)
        thought = search.grow(self._tree, self.simulations, began + self.seconds, seed)
        return replace(thought, capped=thought.capped or is_late)

    def _chosen(self, moves: tuple[MoveValue, ...]) -> MoveValue:
        if not self.temperature:
            return moves[0]
        known = [one for one in moves if one.visits >= WORTH_A_CHOICE * moves[0].visits]
        best = max(one.value for one in known)
        weights = [math.exp((one.value - best) / self.temperature) for one in known]
        return self._random.choices(known, weights)[0]


@dataclass(frozen=True, slots=True)
class Tree:
    """A search tree: the position at its root and its nodes."""

    position: Position[Any]
    settings: SearchSettings
    nodes: Any
    used: Any
    known: int
    """The visits that an earlier search made at the root; 0 for a new tree."""


class TreeSearch:
    """The search of one game: its rules, compiled once, and the arrays they work in. Not safe for use by several threads."""

    def __init__(self, game: Game[Any, Any]) -> None:
        known = for_search(game.name)
        self._game = game
        self._engine = game.engine
        self._engine.bind(known.filling)
        self._settings = known.settings
        self._simulate = self._engine.function(tree.simulate)
        self._branch_of = self._engine.function(tree.branch_of)
        self._transplant = self._engine.function(tree.transplant)
        self._prune = self._engine.function(tree.prune)
        self._near_end = self._engine.function(endgame.near_end)
        self._begin = self._engine.function(endgame.begin)
        self._walk = self._engine.function(endgame.walk)
        slot = self._engine.slots()
        self._work, self._scratch = slot(), slot()
        self._endgame = endgame.workspace(self._engine, known.most_moves)
        self._path = self._engine.row(tree.MOST_STEPS, "i4")
        self._codes = self._engine.row(known.most_moves, "i4")
        self._keys = self._engine.row(known.most_moves, "f8")
        self._results = self._engine.row(tree.MOST_SEATS, "f8")
        self._points = self._engine.row(tree.MOST_SEATS, "f8")

    def compile(self) -> None:
        """Compile every function by calling it once."""
        game, position = self._game, self._game.start()
        while position.to_act == CHANCE:
            position = game.play(position, game.moves(position)[0])
        slot, code = game.adopt(position).slot, game.code(game.moves(position)[0])
        grown = self.tree(position, 1, None, None)
        self.grow(grown, 1, math.inf, seed=1)
        self._transplant(grown.nodes, 0, self._engine.structs(len(grown.nodes), tree.Node))
        self._prune(slot, grown.nodes)
        self._branch_of(slot, code)
        self._near_end(slot)
        self._walk_from(slot, code, most=2, until=math.inf)

    # Exhaustive search near the end

    def exact(self, position: Position[Any], most: int, until: float) -> Thought | None:
        """The exact values of all moves; None if the end is far off, or if that takes more than `most` positions or lasts past `until`."""
        slot = self._game.adopt(position).slot
        if not self._near_end(slot):
            return None
        values, left = [], most
        for move in self._game.moves(position):
            met = self._walk_from(slot, self._game.code(move), left, until)
            if met == GIVEN_UP:
                return None
            left -= met
            results, points = (self._engine.field(self._endgame.frames, name) for name in ("results", "points"))
            of_seats = self._of_seats(position, points), 1, (move,), self._of_seats(position, results)
            values.append(MoveValue(move, results[position.to_act], *of_seats))
        return Thought(tuple(sorted(values, key=lambda one: -one.value)), most - left, capped=False, exact=True)

    def _walk_from(self, slot: Any, code: int, most: int, until: float) -> int:
        """Walk all lines after a move; return the number of positions visited, or GIVEN_UP."""
        field, frames = self._engine.field, self._endgame.frames
        self._begin(slot, code, self._work, *self._endgame)
        met, step = 1, FIRST_STEP
        while met <= most and (before := time.perf_counter()) < until:
            if field(frames, "done") == field(frames, "moves"):
                return met
            raise_if_interrupted()
            further = int(self._walk(*self._endgame, min(step, most + 1 - met)))
            if further == endgame.TOO_DEEP:
                break
            met += further
            step = _next_step(step, time.perf_counter() - before)
        return GIVEN_UP

    # The tree

    def tree(self, position: Position[Any], simulations: int, earlier: Tree | None, settings: SearchSettings | None) -> Tree:
        """A tree for a position, with room for this many more simulations. The matching subtree of an earlier tree, if any, is kept."""
        how = settings or self._settings
        if earlier and earlier.position.game is position.game and (root := self._found(earlier, position)):
            nodes, used = self._rows(int(earlier.used[0]) + self._room_for(simulations, how))
            used[0] = self._transplant(earlier.nodes, root, nodes)
            if known := int(self._prune(self._game.adopt(position).slot, nodes)):
                return Tree(position, how, nodes, used, known)
        return Tree(position, how, *self._rows(self._room_for(simulations, how)), 0)

    def _room_for(self, simulations: int, how: SearchSettings) -> int:
        return min(1000 + how.block * simulations, MOST_NODES)

    def _rows(self, length: int) -> tuple[Any, Any]:
        """An array of nodes, of which only the root is used, and the number of used nodes."""
        used = self._engine.row(1, "i4")
        used[0] = 1
        return self._engine.structs(length, tree.Node), used

    def _found(self, earlier: Tree, position: Position[Any]) -> int | None:
        """The node of this position in an earlier tree; None if it is not there or has too few visits to be worth keeping."""
        sought = position.state.values()
        field = self._engine.field
        order = count()
        most_visited = [(-field(earlier.nodes, "visits"), next(order), 0, earlier.position)]
        for _ in range(MOST_COMPARED):
            if not most_visited:
                break
            _, _, at, reached = heappop(most_visited)
            if at and reached.state.values() == sought:
                return at
            for child, after in self._after(earlier.nodes, at, reached):
                visits = field(earlier.nodes, "visits", child)
                if visits >= WORTH_KEEPING:
                    heappush(most_visited, (-visits, next(order), child, after))
        return None

    def _after(self, nodes: Any, at: int, reached: Position[Any]) -> Iterator[tuple[int, Position[Any]]]:
        """The children that can be reached from a node's position, with their positions."""
        field, game = self._engine.field, self._game
        first, children = field(nodes, "first", at), field(nodes, "children", at)
        if not children or reached.to_act is None:
            return
        if reached.to_act == CHANCE:
            for move in game.moves(reached):
                child = first + self._branch_of(game.adopt(reached).slot, game.code(move))
                yield child, game.play(reached, move)
        else:
            for child in range(first, first + children):
                move = game.move(field(nodes, "code", child))
                if field(nodes, "visits", child) >= WORTH_KEEPING and game.why_not(reached, move) == 0:
                    yield child, game.play(reached, move)

    def grow(self, grown: Tree, simulations: int, until: float, seed: int) -> Thought:
        """Simulate until the root has `simulations` visits, or until the time `until`."""
        how = grown.settings
        root = self._game.adopt(grown.position).slot
        generator = self._engine.generator(scramble(seed))
        done, step, slowest = min(grown.known, simulations), FIRST_STEP, 0.0
        # Other processes may use the core too: stop unless there is time for a step as slow as the slowest so far.
        while done < simulations and (done == 0 or time.perf_counter() + slowest < until):
            raise_if_interrupted()
            step = min(step, simulations - done)
            before = time.perf_counter()
            self._simulate(
                root,
                self._work,
                self._scratch,
                grown.nodes,
                grown.used,
                self._path,
                generator,
                self._codes,
                self._keys,
                self._results,
                self._points,
                step,
                how.explore,
                how.width,
                how.patience,
                how.turns,
            )
            done += step
            took = time.perf_counter() - before
            step, slowest = _next_step(step, took), max(slowest, took)
        return Thought(self._move_values(grown), done, done < simulations)

    def _move_values(self, grown: Tree) -> tuple[MoveValue, ...]:
        """The visited moves at the root, most visited first; empty if no seat decides there."""
        field, nodes, position = self._engine.field, grown.nodes, grown.position
        if position.to_act in (None, CHANCE):
            return ()
        first = field(nodes, "first")
        values = []
        for child in range(first, first + field(nodes, "children")):
            if visits := field(nodes, "visits", child):
                line = tuple(self._game.move(code) for code in self._line(nodes, child))
                results, points = self._means(grown, child)
                values.append(MoveValue(line[0], results[position.to_act], points, visits, line, results))
        return tuple(sorted(values, key=lambda one: (-one.visits, -one.value)))

    def expected(self, position: Position[Any], simulations: int, seed: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Each seat's expected result and points at a position, which may be one where chance moves."""
        grown = self.tree(position, simulations, None, None)
        self.grow(grown, simulations, math.inf, seed)
        return self._means(grown, 0)

    def _means(self, grown: Tree, at: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Each seat's mean result and points at a node."""
        field, nodes = self._engine.field, grown.nodes
        visits = field(nodes, "visits", at)
        results, points = ([total / visits for total in field(nodes, name, at)] for name in ("totals", "points"))
        return self._of_seats(grown.position, results), self._of_seats(grown.position, points)

    def _line(self, nodes: Any, at: int) -> Iterator[int]:
        """The codes of the most visited moves from a node on, up to the next chance move with several branches."""
        field = self._engine.field
        while True:
            if (code := field(nodes, "code", at)) != tree.BY_CHANCE:
                yield code
            first, children = field(nodes, "first", at), field(nodes, "children", at)
            if not children or (children > 1 and field(nodes, "code", first) == tree.BY_CHANCE):
                return
            at = max(range(first, first + children), key=lambda child: field(nodes, "visits", child))
            if field(nodes, "visits", at) < WORTH_KEEPING:
                return

    def _of_seats(self, position: Position[Any], values: list[float]) -> tuple[float, ...]:
        return tuple(values[: len(self._game.scores(position))])


def _next_step(step: int, took: float) -> int:
    """The number of simulations before the clock is checked again."""
    return max(1, min(4 * step, int(step * CHECK_EVERY / max(took, 1e-6))))


_tree_searches: WeakKeyDictionary[Any, TreeSearch] = WeakKeyDictionary()


def tree_search(game: Game[Any, Any]) -> TreeSearch:
    """The search of a game, created on first use and cached."""
    if game not in _tree_searches:
        _tree_searches[game] = TreeSearch(game)
    return _tree_searches[game]


def prepare(game: Game[Any, Any]) -> None:
    """Compile the search of a game. This takes some seconds on first use; the compiled code is cached on disk."""
    tree_search(game).compile()
    game.engine.ready(Search.name)
