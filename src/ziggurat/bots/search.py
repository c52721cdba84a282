"""Tree search: thinks as long as its budget of simulations lasts, or its time; same seed and budget, same move.

It is handed the public position and deals what is not known at random, as the rules' weights say: it cannot peek.
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

from . import exact, tree
from .knowledge import for_search
from .tree import Settings

SIMULATIONS = 10_000
GETTING_READY = "Getting ready; what was never compiled here is compiled, once ..."
"""What people are told before `prepare`."""
FIRST_LOOK = 1
"""Simulations before the first look at the clock: plain rules are slow."""
GLANCE = 0.02
"""Between two looks at the clock pass about so many seconds."""
MOST_NODES = 4_000_000
POSITIONS_A_SIMULATION = 8
"""Near the end of a game it may look at so many positions for each simulation that it would make, to see everything."""
TO_SEE_EVERYTHING = 0.5
"""The share of its time for trying that, at most."""
GIVEN_UP = -1
"""In place of a number of positions: there were too many, or it was too late."""
WORTH_KEEPING = 8
"""What was visited less often is not kept from one move to the next, nor told."""
MOST_SOUGHT = 200
"""Positions that are compared, at most, to find out what came of those that were thought of."""
WORTH_A_CHOICE = 0.02
"""A move with less than this share of the best one's visits is not known well enough to be chosen for its value."""

_must_stop: ContextVar[Callable[[], bool]] = ContextVar("must_stop", default=lambda: False)


class Interrupted(Exception):
    """The search was told to stop before it had found anything."""


@contextmanager
def interruptible(must_stop: Callable[[], bool]) -> Iterator[None]:
    """Within this context every search asks `must_stop` whenever it looks at the clock, and raises Interrupted once it is true."""
    token = _must_stop.set(must_stop)
    try:
        yield
    finally:
        _must_stop.reset(token)


def stop_if_told() -> None:
    """Raise Interrupted if the caller of the search wants it to stop."""
    if _must_stop.get()():
        raise Interrupted


@dataclass(frozen=True, slots=True)
class Rated:
    """A move as the search sees it: what it comes to for whoever decides, and how often it was looked at."""

    move: Any
    value: float
    """The expected result, between 0 and 1."""
    points: tuple[float, ...]
    """Every seat's expected points, at the end or where the search stopped to look."""
    visits: int
    line: tuple[Any, ...]
    """What is decided next, as far as it does not depend on what chance brings: the move first."""
    results: tuple[float, ...] = ()
    """Every seat's expected result."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a search found: the moves, best first."""

    moves: tuple[Rated, ...]
    simulations: int
    capped: bool
    """Whether time ran out before the budget did: then the same seed may give another move."""
    exact: bool = False
    """Whether everything that can still happen was looked at: then it cannot be wrong."""


class Search:
    """Looks ahead by tree search. A temperature makes it weaker but sensible: it accepts moves by what they lose."""

    name = "search"

    def __init__(
        self,
        seed: int | None = None,
        simulations: int = SIMULATIONS,
        seconds: float = math.inf,
        temperature: float = 0.0,
        settings: Settings | None = None,
    ) -> None:
        self._random = random.Random(seed)
        self.simulations = simulations
        self.seconds = seconds
        self.temperature = temperature
        self.settings = settings
        self.thought: Thought | None = None
        """What it thought when it chose last."""
        self._tree: Tree | None = None

    def choose(self, game: Game[Any, Any], position: Position[Any]) -> Any:
        """The move that it looked at most; or, with a temperature, one that loses little."""
        if position.to_act is None:
            raise ValueError("the game is over")
        moves = game.moves(position)
        if len(moves) == 1:
            self.thought = None
            return moves[0]
        self.thought = self.think(game, position)
        return self._chosen(self.thought.moves).move

    def think(self, game: Game[Any, Any], position: Position[Any]) -> Thought:
        """Look ahead, and say what was found. What was found earlier in the same game and still holds is not looked for again."""
        began, seed = time.perf_counter(), self._random.getrandbits(63)
        search = growing(game)
        try_until = began + TO_SEE_EVERYTHING * self.seconds
        if exact := search.exact(position, POSITIONS_A_SIMULATION * self.simulations, try_until):
            return exact
        is_late = time.perf_counter() >= try_until
        self._tree = search.tree(position, self.simulations, self._tree, self.settings)
        thought = search.grow(self._tree, self.simulations, began + self.seconds, seed)
        return replace(thought, capped=thought.capped or is_late)

    def _chosen(self, moves: tuple[Rated, ...]) -> Rated:
        if not self.temperature:
            return moves[0]
        known = [rated for rated in moves if rated.visits >= WORTH_A_CHOICE * moves[0].visits]
        best = max(rated.value for rated in known)
        weights = [math.exp((rated.value - best) / self.temperature) for rated in known]
        return self._random.choices(known, weights)[0]


@dataclass(frozen=True, slots=True)
class Tree:
    """What was seen from a position on."""

    position: Position[Any]
    settings: Settings
    nodes: Any
    used: Any
    known: int
    """How often moves from here were looked at earlier; 0 or enough to choose by."""


class Growing:
    """The search of one game, compiled once, with the rows that it works in."""

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
        self._near_end = self._engine.function(exact.near_end)
        self._set_out = self._engine.function(exact.set_out)
        self._walk = self._engine.function(exact.walk)
        slot = self._engine.slots()
        self._work, self._scratch = slot(), slot()
        self._room = exact.room(self._engine, known.most_moves)
        self._path = self._engine.row(tree.MOST_STEPS, "i4")
        self._codes = self._engine.row(known.most_moves, "i4")
        self._keys = self._engine.row(known.most_moves, "f8")
        self._results = self._engine.row(tree.MOST_SEATS, "f8")
        self._points = self._engine.row(tree.MOST_SEATS, "f8")

    def compile(self) -> None:
        """Call everything once."""
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
        self._walked(slot, code, most=2, until=math.inf)

    # Where little is left

    def exact(self, position: Position[Any], most: int, until: float) -> Thought | None:
        """What all moves come to, if that can be seen by looking at so many positions, and before it is so late."""
        slot = self._game.adopt(position).slot
        if not self._near_end(slot):
            return None
        rated, left = [], most
        for move in self._game.moves(position):
            met = self._walked(slot, self._game.code(move), left, until)
            if met == GIVEN_UP:
                return None
            left -= met
            results, points = (self._engine.field(self._room.depths, name) for name in ("results", "points"))
            of_seats = self._of_seats(position, points), 1, (move,), self._of_seats(position, results)
            rated.append(Rated(move, results[position.to_act], *of_seats))
        return Thought(tuple(sorted(rated, key=lambda one: -one.value)), most - left, capped=False, exact=True)

    def _walked(self, slot: Any, code: int, most: int, until: float) -> int:
        """Look at all lines after a move; say how many positions were met, or that it was given up."""
        field, depths = self._engine.field, self._room.depths
        self._set_out(slot, code, self._work, *self._room)
        met, step = 1, FIRST_LOOK
        while met <= most and (before := time.perf_counter()) < until:
            if field(depths, "done") == field(depths, "moves"):
                return met
            stop_if_told()
            further = int(self._walk(*self._room, min(step, most + 1 - met)))
            if further == exact.TOO_DEEP:
                break
            met += further
            step = _next_step(step, time.perf_counter() - before)
        return GIVEN_UP

    # The tree

    def tree(self, position: Position[Any], simulations: int, earlier: Tree | None, settings: Settings | None) -> Tree:
        """A tree for a position: what an earlier one knows of it, and room to grow."""
        how = settings or self._settings
        if earlier and earlier.position.game is position.game and (root := self._found(earlier, position)):
            nodes, used = self._rows(int(earlier.used[0]) + self._room_for(simulations, how))
            used[0] = self._transplant(earlier.nodes, root, nodes)
            if known := int(self._prune(self._game.adopt(position).slot, nodes)):
                return Tree(position, how, nodes, used, known)
        return Tree(position, how, *self._rows(self._room_for(simulations, how)), 0)

    def _room_for(self, simulations: int, how: Settings) -> int:
        return min(1000 + how.block * simulations, MOST_NODES)

    def _rows(self, length: int) -> tuple[Any, Any]:
        """So many nodes, of which the root is used."""
        used = self._engine.row(1, "i4")
        used[0] = 1
        return self._engine.structs(length, tree.Node), used

    def _found(self, earlier: Tree, position: Position[Any]) -> int | None:
        """The node of an earlier tree that stands for a position, if it was visited often enough to be worth keeping."""
        sought = position.state.values()
        field = self._engine.field
        order = count()
        most_visited = [(-field(earlier.nodes, "visits"), next(order), 0, earlier.position)]
        for _ in range(MOST_SOUGHT):
            if not most_visited:
                break
            _, _, at, here = heappop(most_visited)
            if at and here.state.values() == sought:
                return at
            for child, after in self._after(earlier.nodes, at, here):
                visits = field(earlier.nodes, "visits", child)
                if visits >= WORTH_KEEPING:
                    heappush(most_visited, (-visits, next(order), child, after))
        return None

    def _after(self, nodes: Any, at: int, here: Position[Any]) -> Iterator[tuple[int, Position[Any]]]:
        """The children of a node that can be reached from its position, with theirs."""
        field, game = self._engine.field, self._game
        first, children = field(nodes, "first", at), field(nodes, "children", at)
        if not children or here.to_act is None:
            return
        if here.to_act == CHANCE:
            for move in game.moves(here):
                child = first + self._branch_of(game.adopt(here).slot, game.code(move))
                yield child, game.play(here, move)
        else:
            for child in range(first, first + children):
                move = game.move(field(nodes, "code", child))
                if field(nodes, "visits", child) >= WORTH_KEEPING and game.why_not(here, move) == 0:
                    yield child, game.play(here, move)

    def grow(self, grown: Tree, simulations: int, until: float, seed: int) -> Thought:
        """Simulate until the root was visited so often, or until it is so late."""
        how = grown.settings
        root = self._game.adopt(grown.position).slot
        generator = self._engine.generator(scramble(seed))
        done, step, slowest = min(grown.known, simulations), FIRST_LOOK, 0.0
        # Others may want the core too: there must be time for a step as slow as the slowest.
        while done < simulations and (done == 0 or time.perf_counter() + slowest < until):
            stop_if_told()
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
        return Thought(self._rated(grown), done, done < simulations)

    def _rated(self, grown: Tree) -> tuple[Rated, ...]:
        """The moves at the root that were looked at, the most visited first; none where nobody decides."""
        field, nodes, position = self._engine.field, grown.nodes, grown.position
        if position.to_act in (None, CHANCE):
            return ()
        first = field(nodes, "first")
        rated = []
        for child in range(first, first + field(nodes, "children")):
            if visits := field(nodes, "visits", child):
                line = tuple(self._game.move(code) for code in self._line(nodes, child))
                results, points = self._means(grown, child)
                rated.append(Rated(line[0], results[position.to_act], points, visits, line, results))
        return tuple(sorted(rated, key=lambda one: (-one.visits, -one.value)))

    def expected(self, position: Position[Any], simulations: int, seed: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Every seat's expected result and points from a position on, also where chance moves next."""
        grown = self.tree(position, simulations, None, None)
        self.grow(grown, simulations, math.inf, seed)
        return self._means(grown, 0)

    def _means(self, grown: Tree, at: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """What came of a node, on average: every seat's result and points."""
        field, nodes = self._engine.field, grown.nodes
        visits = field(nodes, "visits", at)
        results, points = ([total / visits for total in field(nodes, name, at)] for name in ("totals", "points"))
        return self._of_seats(grown.position, results), self._of_seats(grown.position, points)

    def _line(self, nodes: Any, at: int) -> Iterator[int]:
        """The codes of the most visited moves from a node on, until it depends on chance what comes next."""
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
    """How many simulations to make before the next look at the clock."""
    return max(1, min(4 * step, int(step * GLANCE / max(took, 1e-6))))


_growing: WeakKeyDictionary[Any, Growing] = WeakKeyDictionary()


def growing(game: Game[Any, Any]) -> Growing:
    """The search of a game; made when it is first asked for."""
    if game not in _growing:
        _growing[game] = Growing(game)
    return _growing[game]


def prepare(game: Game[Any, Any]) -> None:
    """Compile the search of a game, if that was never done on this machine: it takes some seconds."""
    growing(game).compile()
    game.engine.ready(Search.name)
