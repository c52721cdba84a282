"""Gymnasium: one seat against computer players, or many games at once in compiled code.

    env = make("bubblee", rivals=["greedy"])
    many = make_vector("bubblee", 1024)

Importing this module registers `ziggurat/babylon-v0` and `ziggurat/bubblee-v0`, for `gymnasium.make` and `gymnasium.make_vec`.

The module has the same name as the library; imports are absolute, so neither hides the other.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, cast

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ziggurat import bots, games
from ziggurat.core.game import Options, Position, Seat
from ziggurat.core.random import scramble

from .episode import NO_OPTIONS, SMALL, Array, Observation, Stepper, results, stepper
from .vector_step import EVERYBODY, ILLEGAL

MIN_GAMES = 64
"""The least number of games per thread."""


def make(
    name: str,
    seats: int = 2,
    options: Options = NO_OPTIONS,
    seat: Seat = 0,
    rivals: Sequence[str] = (),
    render_mode: str | None = None,
) -> SeatEnvironment:
    """An environment for one seat. `rivals` names the computer players after it in turn order; missing ones are `uniform`."""
    return SeatEnvironment(name, seats, options, seat, rivals, render_mode)


def make_vector(
    name: str,
    number: int,
    seats: int = 2,
    options: Options = NO_OPTIONS,
    seat: Seat = EVERYBODY,
    threads: int | None = None,
) -> VectorEnvironment:
    """`number` games at once. Actions are for the seat to act; with a `seat`, for that seat only, and the others play at random."""
    return VectorEnvironment(number, name, seats, options, seat, threads)


def observation_space(game: Stepper) -> spaces.Space[Observation]:
    """The space of observations: the planes and scalars that docs/features.md lists, and the mask of legal actions."""
    space: Any = spaces.Dict(
        {
            "planes": spaces.Box(0, game.features.HIGHEST_IN_PLANES, game.features.PLANES, np.int8),
            "scalars": spaces.Box(0.0, 1.0, (game.features.SCALARS,), np.float32),
            "action_mask": spaces.Box(0, 1, (game.actions,), np.int8),
        }
    )
    return cast(spaces.Space[Observation], space)


class SeatEnvironment(gymnasium.Env[Observation, np.int64]):
    """One seat of a game. The reward comes at the end; an illegal action ends the game with reward -1."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  (Gymnasium's own type)

    def __init__(
        self,
        name: str,
        seats: int = 2,
        options: Options = NO_OPTIONS,
        seat: Seat = 0,
        rivals: Sequence[str] = (),
        render_mode: str | None = None,
    ) -> None:
        if seat not in range(seats):
            raise ValueError(f"no seat {seat}: there are {seats}, from 0")
        if len(rivals) > seats - 1:
            raise ValueError(f"{len(rivals)} rivals for {seats} seats")
        self.game = stepper(name)
        self.start = self.game.game.start(seats, options)
        self.seat = seat
        self.rivals = [*rivals, *["uniform"] * (seats - 1 - len(rivals))]
        self.render_mode = render_mode
        self.observation_space = observation_space(self.game)
        self.action_space = spaces.Discrete(self.game.actions)
        self.position: Position[Any] = self.start
        self._over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Start a new game; the rivals play until it is this seat's turn."""
        super().reset(seed=seed)
        seeds = self.np_random.integers(SMALL, size=len(self.rivals) + 1)
        self._generator = self.game.generator(int(seeds[0]))
        seats = len(self.rivals) + 1
        self._players = {
            (self.seat + 1 + place) % seats: bots.from_text(rival, int(seeds[place + 1])) for place, rival in enumerate(self.rivals)
        }
        self._play_rivals(self.game.first_decision(self.start, self._generator))
        return self._observation()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action; the rivals play until it is this seat's turn again."""
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over")
        position = self.position
        after = self.game.step(position, self.game.code(position, int(action)), self._generator)
        if after is None:
            self._over, reward = True, ILLEGAL
        else:
            self._play_rivals(after)
            reward = self._reward() if self._over else 0.0
        observation, info = self._observation()
        return observation, reward, self._over, False, info

    def action_masks(self) -> Array:
        """The mask of legal actions, in the form that MaskablePPO of sb3-contrib expects."""
        return self.game.observe(self.position, self.seat)["action_mask"].astype(bool)

    def render(self) -> str | None:
        """The position as a text; None without a render mode."""
        return str(self.position) if self.render_mode == "ansi" else None

    def _play_rivals(self, position: Position[Any]) -> None:
        """Let the rivals play until it is this seat's turn, or the game is over."""
        game = self.game
        while position.to_act is not None and position.to_act != self.seat:
            move = self._players[position.to_act].choose(game.game, position)
            after = game.step(position, move.code, self._generator)
            assert after is not None, "a computer player's move is legal"
            position = after
        self.position, self._over = position, position.to_act is None

    def _observation(self) -> tuple[Observation, dict[str, Any]]:
        observation = self.game.observe(self.position, self.seat)
        return observation, {"action_mask": observation["action_mask"]}

    def _reward(self) -> float:
        ranks = self.game.game.ranks(self.position)
        assert ranks is not None
        return results(ranks)[self.seat]


class VectorEnvironment(VectorEnv[Observation, Array, Array]):
    """Many games, stepped in compiled code on several threads. It reuses the arrays that it returns: copy them to keep them.

    The step after the end of a game starts a new one, whatever the action (Gymnasium's NEXT_STEP). `info` has the mask, the seat to act in
    each game, and each seat's result at the end of a game. The reward is that of the seat that acted.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int,
        name: str,
        seats: int = 2,
        options: Options = NO_OPTIONS,
        seat: Seat = EVERYBODY,
        threads: int | None = None,
    ) -> None:
        if seat not in range(EVERYBODY, seats):
            raise ValueError(f"no seat {seat}: there are {seats}, from 0")
        self.game = stepper(name)
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.game)
        self.single_action_space = spaces.Discrete(self.game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seat = seat
        self._allocate(self.game.game.start(seats, options), seats)
        self._split(min(threads or os.cpu_count() or 1, max(1, num_envs // MIN_GAMES)))

    def _allocate(self, start: Position[Any], seats: int) -> None:
        """Allocate the arrays of all games; one extra state at the end is the start position."""
        number, features = self.num_envs, self.game.features
        self.states = self.game.game.engine.repeated(start.slot, number + 1)
        self._generators = np.zeros((number, 1), np.uint64)
        self._planes = np.zeros((number, self.game.in_planes), np.int8)
        self._scalars = np.zeros((number, features.SCALARS), np.float32)
        self._masks = np.zeros((number, self.game.actions), np.int8)
        self._seats = np.zeros(number, np.int8)
        self.over = np.zeros(number, np.bool_)
        self._rewards = np.zeros(number, np.float64)
        self._results = np.zeros((number, seats), np.float32)
        self._never = np.zeros(number, np.bool_)
        planes = self._planes.reshape(number, *features.PLANES)
        self._observations = {"planes": planes, "scalars": self._scalars, "action_mask": self._masks}

    def _split(self, threads: int) -> None:
        """Split the games among threads."""
        ends = [self.num_envs * part // threads for part in range(threads + 1)]
        self._shares = [(first, end, self.game.codes()) for first, end in pairwise(ends)]
        self._threads = ThreadPoolExecutor(threads) if threads > 1 else None

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start all games, each with a different deal: from one seed, or from a seed for each game."""
        if isinstance(seed, list):
            super().reset(seed=None)
            seeds = [self.np_random.integers(SMALL) if one is None else one for one in seed]
        else:
            super().reset(seed=seed)
            seeds = list(self.np_random.integers(SMALL, size=self.num_envs))
        self._generators[:, 0] = [scramble(int(one)) for one in seeds]
        self.over[:] = True
        self._step(self._seats)
        return self._observations, self._info()

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """Play an action in each game."""
        self._step(actions)
        return self._observations, self._rewards, self.over, self._never, self._info()

    def _step(self, actions: Array) -> None:
        """Step all games; each thread steps its own range of games."""
        chosen = np.asarray(actions, np.int64)
        if self._threads is None:
            self._step_share(chosen, *self._shares[0])
        else:
            list(self._threads.map(lambda share: self._step_share(chosen, *share), self._shares))

    def _step_share(self, actions: Array, first: int, end: int, codes: Any) -> None:
        self.game.step_some(
            first,
            end,
            self.states,
            self._seat,
            self._generators,
            codes,
            self._planes,
            self._scalars,
            self._masks,
            self._seats,
            self.over,
            actions,
            self._rewards,
            self._results,
        )

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._masks, "seat": self._seats, "results": self._results}

    def close_extras(self, **kwargs: Any) -> None:
        """Shut down the threads."""
        if self._threads is not None:
            self._threads.shutdown()


for _name in games.NAMES:
    gymnasium.register(
        f"ziggurat/{_name}-v0",
        entry_point=f"{__name__}:{SeatEnvironment.__name__}",
        vector_entry_point=f"{__name__}:{VectorEnvironment.__name__}",
        kwargs={"name": _name},
    )
