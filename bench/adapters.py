"""Steps per second of every adapter for Bubblee Pop, compared with each library's own games in one run.

Run it with `python bench/adapters.py [--seconds N] [--json]`; it needs the extra `bench`. A step is a random legal decision of one seat.
For the vector environment only its own steps are timed, because choosing actions from thousands of masks in NumPy takes longer. Each
figure is the best of several alternating rounds, because noise only slows things down. Single threads are timed by processor time, which a
busy machine does not stretch; several threads by wall time.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import time
import warnings
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel
from gymnasium import spaces

from ziggurat.adapters import gymnasium as own_gymnasium
from ziggurat.adapters import open_spiel as own_open_spiel
from ziggurat.adapters import pettingzoo as own_pettingzoo

with warnings.catch_warnings():
    # PettingZoo deprecates this import, but older versions have no other.
    warnings.simplefilter("ignore")
    from pettingzoo.classic import connect_four_v3

GAME = "bubblee"
SECONDS, ROUNDS = 6.0, 4
GAMES = 4096
PEER = "einstein_wurfelt_nicht"
Steps = Callable[[float], float]


class Empty(gymnasium.Env[Any, Any]):
    """An environment without a game: the overhead of Gymnasium itself."""

    observation_space = spaces.Discrete(1)
    action_space = spaces.Discrete(1)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[int, dict[str, Any]]:
        super().reset(seed=seed)
        return 0, {}

    def step(self, action: Any) -> tuple[int, float, bool, bool, dict[str, Any]]:
        return 0, 0.0, False, False, {}


def any_of(mask: Any, chance: random.Random) -> int:
    """A random action that a mask allows."""
    allowed = mask.nonzero()[0]
    return int(allowed[int(chance.random() * len(allowed))])


def gymnasium_steps(seconds: float) -> float:
    env, chance, steps = own_gymnasium.make(GAME), random.Random(1), 0
    _, info = env.reset(seed=1)
    began = time.process_time()
    while time.process_time() - began < seconds:
        _, _, over, _, info = env.step(any_of(info["action_mask"], chance))  # type: ignore[arg-type]
        steps += 1
        if over:
            _, info = env.reset()
    return steps / (time.process_time() - began)


def empty_steps(seconds: float) -> float:
    env, steps = Empty(), 0
    env.reset(seed=1)
    began = time.process_time()
    while time.process_time() - began < seconds:
        env.step(0)
        steps += 1
    return steps / (time.process_time() - began)


def agents_steps(make: Callable[[], Any], seconds: float) -> float:
    """A PettingZoo environment; the mask is in the observation or in the info."""
    env, chance, steps = make(), random.Random(1), 0
    env.reset(seed=1)
    began = time.process_time()
    while time.process_time() - began < seconds:
        observation, _, over, _, info = env.last()
        if over:
            env.reset()
            continue
        mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
        env.step(any_of(mask, chance))
        steps += 1
    return steps / (time.process_time() - began)


def tree_steps(make: Callable[[], Any], seconds: float) -> float:
    """An OpenSpiel game; chance moves are played, but not counted."""
    game, chance, steps = make(), random.Random(1), 0
    state = game.new_initial_state()
    began = time.process_time()
    while time.process_time() - began < seconds:
        if state.is_terminal():
            state = game.new_initial_state()
        elif state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(chance.random() * len(outcomes))][0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(chance.random() * len(actions))])
            steps += 1
    return steps / (time.process_time() - began)


def vector_steps(threads: int, seconds: float) -> float:
    """Only the environment's own steps are timed."""
    many, chance = own_gymnasium.make_vector(GAME, GAMES, threads=threads), np.random.default_rng(1)
    _, info = many.reset(seed=1)
    clock = time.process_time if threads == 1 else time.perf_counter
    taken, steps = 0.0, 0
    while taken < seconds:
        mask = info["action_mask"]
        actions = (mask * chance.random(mask.shape, np.float32)).argmax(1)
        began = clock()
        _, _, _, _, info = many.step(actions)
        taken += clock() - began
        steps += GAMES
    many.close()
    return steps / taken


def measure(seconds: float = SECONDS) -> dict[str, int]:
    """All figures, in steps per second."""
    cores = os.cpu_count() or 1
    runs: dict[str, Steps] = {
        "Gymnasium, against uniform": gymnasium_steps,
        "Gymnasium, an empty environment": empty_steps,
        "PettingZoo": lambda time: agents_steps(lambda: own_pettingzoo.make(GAME), time),
        "PettingZoo's connect_four": lambda time: agents_steps(connect_four_v3.env, time),
        "OpenSpiel": lambda time: tree_steps(lambda: own_open_spiel.make(GAME), time),
        f"OpenSpiel's {PEER}": lambda time: tree_steps(lambda: pyspiel.load_game(PEER), time),
        "vector environment, 1 thread": lambda time: vector_steps(1, time),
        f"vector environment, {cores} threads": lambda time: vector_steps(cores, time),
    }
    rounds = [{name: steps(seconds / ROUNDS) for name, steps in runs.items()} for _ in range(ROUNDS)]
    return {name: round(max(figures[name] for figures in rounds)) for name in runs}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each figure (default: %(default)s)")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    figures = measure(asked.seconds)
    if asked.json:
        print(json.dumps(figures, indent=2))
    else:
        for name, steps in figures.items():
            print(f"{name:38}{steps:12,} steps/s")


if __name__ == "__main__":
    main()
