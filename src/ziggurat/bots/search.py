"""Tree search: thinks as long as its budget of simulations lasts, or its time; same seed and budget, same move.

It is handed the public position and deals what is not known at random, as the rules' weights say: it cannot peek.
"""

from __future__ import annotations

import math
import random
import time
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

from ziggurat.core.game import Game, Position
from ziggurat.core.random import scramble

from . import tree
from .knowledge import for_search
from .tree import Settings

SIMULATIONS = 10_000
FIRST_LOOK = 1
"""Simulations before the first look at the clock: plain rules are slow."""
GLANCE = 0.02
"""Between two looks at the clock pass about so many seconds."""
MOST_NODES = 4_000_000
WORTH_A_CHOICE = 0.02
"""A move with less than this share of the best one's visits is not known well enough to be chosen for its value."""


@dataclass(frozen=True, slots=True)
class Rated:
    """A move as the search sees it: its expected result for whoever decides, and how often it was looked at."""

    move: Any
    value: float
    visits: int


@dataclass(frozen=True, slots=True)
class Thought:
    """What a search found: the moves, best first."""

    moves: tuple[Rated, ...]
    simulations: int
    capped: bool
    """Whether time ran out before the budget did: then the same seed may give another move."""


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
        """Look ahead, and say what was found."""
        return growing(game).think(position, self.simulations, self.seconds, self._random.getrandbits(63), self.settings)

    def _chosen(self, moves: tuple[Rated, ...]) -> Rated:
        if not self.temperature:
            return moves[0]
        known = [rated for rated in moves if rated.visits >= WORTH_A_CHOICE * moves[0].visits]
        best = max(rated.value for rated in known)
        weights = [math.exp((rated.value - best) / self.temperature) for rated in known]
        return self._random.choices(known, weights)[0]


class Growing:
    """The search of one game, compiled once, with the rows that it works in."""

    def __init__(self, game: Game[Any, Any]) -> None:
        known = for_search(game.name)
        self._game = game
        self._engine = game.engine
        self._engine.fill(known.filling)
        self._settings = known.settings
        self._simulate = self._engine.function(tree.simulate)
        slot = self._engine.slots()
        self._work, self._scratch = slot(), slot()
        self._path = self._engine.row(tree.MOST_STEPS, "i4")
        self._codes = self._engine.row(known.most_moves, "i4")
        self._keys = self._engine.row(known.most_moves, "f8")
        self._results = self._engine.row(tree.MOST_SEATS, "f8")

    def think(self, position: Position[Any], simulations: int, seconds: float, seed: int, settings: Settings | None = None) -> Thought:
        """Grow a tree from a position."""
        began = time.perf_counter()
        how = settings or self._settings
        root = self._game.adopt(position).slot
        generator = self._engine.generator(scramble(seed))
        nodes = self._engine.records(min(1000 + how.block * simulations, MOST_NODES), tree.Node)
        used = self._engine.row(1, "i4")
        used[0] = 1
        done, step = 0, FIRST_LOOK
        while done < simulations and (done == 0 or time.perf_counter() - began < seconds):
            step = min(step, simulations - done)
            before = time.perf_counter()
            self._simulate(
                root,
                self._work,
                self._scratch,
                nodes,
                used,
                self._path,
                generator,
                self._codes,
                self._keys,
                self._results,
                step,
                how.explore,
                how.width,
                how.patience,
                how.turns,
            )
            done += step
            step = _next_step(step, time.perf_counter() - before)
        return Thought(self._rated(position, nodes), done, done < simulations)

    def _rated(self, position: Position[Any], nodes: Any) -> tuple[Rated, ...]:
        """The moves at the root that were looked at, the most visited first."""
        field, seat = self._engine.field, position.to_act
        first = field(nodes, "first")
        rated = []
        for child in range(first, first + field(nodes, "children")):
            if visits := field(nodes, "visits", child):
                value = field(nodes, "totals", child)[seat] / visits
                rated.append(Rated(self._game.move(field(nodes, "code", child)), value, visits))
        return tuple(sorted(rated, key=lambda one: (-one.visits, -one.value)))


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
    growing(game).think(game.start(), simulations=1, seconds=math.inf, seed=1)
