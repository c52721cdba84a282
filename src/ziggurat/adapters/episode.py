"""Episodes of a game for all adapters: dealing from a seed, and the observations, actions and results of the seats."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, TypeAlias
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from ziggurat import games
from ziggurat.core.features import NO_CODE
from ziggurat.core.game import Game, Options, Position, Seat
from ziggurat.core.kernel import Mode
from ziggurat.core.random import scramble

from . import vector_step

NO_OPTIONS: Options = {}
SMALL = 2**63
"""Seeds of games are smaller than this."""

Array: TypeAlias = NDArray[Any]
Observation: TypeAlias = dict[str, Array]
"""`planes` and `scalars`, as docs/features.md lists them, and `action_mask`: 1 for each legal action."""


class Stepper:
    """A game with the functions that step it from one decision to the next. Not safe for use by several threads, except `step_some`."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.features = game.features
        self.actions: int = self.features.DECISIONS
        engine = game.engine
        engine.bind({rule: getattr(game.loops, rule.__name__, None) or getattr(self.features, rule.__name__) for rule in vector_step.OPEN})
        self._code_at = engine.function(vector_step.code_at)
        self._action_at = engine.function(vector_step.action_at)
        self._step = engine.function(vector_step.step)
        self._observe: Any = engine.function(vector_step.observe)
        self._mark: Any = engine.function(vector_step.mark)
        self.step_some: Any = engine.function(vector_step.step_some, alongside=True)
        self._slot = engine.slots()
        self.codes = engine.buffers(game.most_moves)
        self._scratch = self.codes()
        self.in_planes = math.prod(self.features.PLANES)
        self.flat: int = self.in_planes + self.features.SCALARS

    def __deepcopy__(self, _known: Any) -> Stepper:
        return self

    def __reduce__(self) -> Any:
        return stepper, (self.game.name, self.game.engine.mode)

    def generator(self, seed: int) -> Any:
        """The random generator of an episode, from a seed."""
        return self.game.engine.generator(scramble(seed))

    def first_decision(self, start: Position[Any], generator: Any) -> Position[Any]:
        """The first position in which a seat decides, after chance has dealt."""
        return self._after(start, NO_CODE, generator) or start

    def step(self, position: Position[Any], code: int, generator: Any) -> Position[Any] | None:
        """The next position in which a seat decides, or the final one; None if the move is illegal."""
        return None if code == NO_CODE else self._after(position, code, generator)

    def _after(self, position: Position[Any], code: int, generator: Any) -> Position[Any] | None:
        after, codes = self._slot(), self.codes()
        outlook = self._step(position.slot, after, generator, codes, code)
        return None if outlook < 0 else Position(self.game, after, codes, outlook)

    def code(self, position: Position[Any], action: int) -> int:
        """The code of an action in a position, or NO_CODE."""
        return int(self._code_at(position.slot, action))

    def action(self, position: Position[Any], code: int) -> int:
        """The action of a legal move in a position."""
        return int(self._action_at(position.slot, code))

    def observe(self, position: Position[Any], seat: Seat) -> Observation:
        """A seat's observation, with its legal actions."""
        planes, scalars = np.empty(self.in_planes, np.int8), np.empty(self.features.SCALARS, np.float32)
        mask = np.empty(self.actions, np.int8)
        self._observe(position.slot, seat, self._scratch, planes, scalars, mask)
        return {"planes": planes.reshape(self.features.PLANES), "scalars": scalars, "action_mask": mask}

    def in_one_row(self, observation: Observation) -> Array:
        """The planes and scalars of an observation as one array."""
        row = np.empty(self.flat, np.float32)
        row[: self.in_planes] = observation["planes"].ravel()
        row[self.in_planes :] = observation["scalars"]
        return row

    def legal_actions(self, position: Position[Any]) -> list[int]:
        """The legal actions in a position, in ascending order."""
        mask = np.empty(self.actions, np.int8)
        self._mark(position.slot, self._scratch, mask)
        legal: list[int] = np.flatnonzero(mask).tolist()
        return legal


_steppers: WeakKeyDictionary[Any, Stepper] = WeakKeyDictionary()


def stepper(name: str, mode: Mode | None = None) -> Stepper:
    """The stepper of a game, created on first use and cached. Its functions compile on first use."""
    game = games.load(name, mode)
    if game not in _steppers:
        _steppers[game] = Stepper(game)
    return _steppers[game]


def results(ranks: Sequence[int]) -> tuple[float, ...]:
    """Each seat's result: opponents behind it minus opponents ahead, divided by all opponents; solo, 1 for a win and -1 for a loss."""
    if len(ranks) == 1:
        return (1.0 if ranks[0] == 1 else -1.0,)
    return tuple(sum((other > rank) - (other < rank) for other in ranks) / (len(ranks) - 1) for rank in ranks)
