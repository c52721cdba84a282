"""What all adapters share: a game whose chance is dealt from a seed, what a seat sees of it and can do, and what it gets."""

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

from . import stepping

NO_OPTIONS: Options = {}
SMALL = 2**63
"""Seeds of games are below this."""

Array: TypeAlias = NDArray[Any]
Observation: TypeAlias = dict[str, Array]
"""`planes` and `scalars`, as docs/features.md lists them, and `action_mask`: 1 for each action that is legal."""


class Playing:
    """A game with its compiled steps."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.features = game.features
        self.actions: int = self.features.DECISIONS
        engine = game.engine
        engine.bind({rule: getattr(game.loops, rule.__name__, None) or getattr(self.features, rule.__name__) for rule in stepping.OPEN})
        self._code_at = engine.function(stepping.code_at)
        self._action_at = engine.function(stepping.action_at)
        self._go_on = engine.function(stepping.go_on)
        self._observe: Any = engine.function(stepping.observe)
        self._mark: Any = engine.function(stepping.mark)
        self.step_some: Any = engine.function(stepping.step_some, alongside=True)
        self._slot = engine.slots()
        self.codes = engine.buffers(game.most_moves)
        self._scratch = self.codes()
        self.in_planes = math.prod(self.features.PLANES)
        self.flat: int = self.in_planes + self.features.SCALARS

    def __deepcopy__(self, _known: Any) -> Playing:
        return self

    def __reduce__(self) -> Any:
        return playing, (self.game.name, self.game.engine.mode)

    def generator(self, seed: int) -> Any:
        """What chance deals from."""
        return self.game.engine.generator(scramble(seed))

    def set_out(self, start: Position[Any], generator: Any) -> Position[Any]:
        """The position in which a seat decides first."""
        return self._after(start, NO_CODE, generator) or start

    def go_on(self, position: Position[Any], code: int, generator: Any) -> Position[Any] | None:
        """The position in which a seat decides after a move, or the game is over; None if the move is not legal."""
        return None if code == NO_CODE else self._after(position, code, generator)

    def _after(self, position: Position[Any], code: int, generator: Any) -> Position[Any] | None:
        after, codes = self._slot(), self.codes()
        outlook = self._go_on(position.slot, after, generator, codes, code)
        return None if outlook < 0 else Position(self.game, after, codes, outlook)

    def code(self, position: Position[Any], action: int) -> int:
        """The code of an action here, or NO_CODE."""
        return int(self._code_at(position.slot, action))

    def action(self, position: Position[Any], code: int) -> int:
        """The action of a legal move here."""
        return int(self._action_at(position.slot, code))

    def observe(self, position: Position[Any], seat: Seat) -> Observation:
        """What a seat sees and can do."""
        planes, scalars = np.empty(self.in_planes, np.int8), np.empty(self.features.SCALARS, np.float32)
        mask = np.empty(self.actions, np.int8)
        self._observe(position.slot, seat, self._scratch, planes, scalars, mask)
        return {"planes": planes.reshape(self.features.PLANES), "scalars": scalars, "action_mask": mask}

    def in_one_row(self, observation: Observation) -> Array:
        """The planes and scalars of an observation, one after the other."""
        row = np.empty(self.flat, np.float32)
        row[: self.in_planes] = observation["planes"].ravel()
        row[self.in_planes :] = observation["scalars"]
        return row

    def legal_actions(self, position: Position[Any]) -> list[int]:
        """The actions that are legal here, in ascending order."""
        mask = np.empty(self.actions, np.int8)
        self._mark(position.slot, self._scratch, mask)
        legal: list[int] = np.flatnonzero(mask).tolist()
        return legal


_playing: WeakKeyDictionary[Any, Playing] = WeakKeyDictionary()


def playing(name: str, mode: Mode | None = None) -> Playing:
    """A game by its name, ready to be stepped; what was never compiled on this machine is compiled now."""
    game = games.load(name, mode)
    if game not in _playing:
        _playing[game] = Playing(game)
    return _playing[game]


def results(ranks: Sequence[int]) -> tuple[float, ...]:
    """What each seat gets: those behind it less those ahead, as a part of all others; alone, 1 for a mission and -1 for none."""
    if len(ranks) == 1:
        return (1.0 if ranks[0] == 1 else -1.0,)
    return tuple(sum((other > rank) - (other < rank) for other in ranks) / (len(ranks) - 1) for rank in ranks)
