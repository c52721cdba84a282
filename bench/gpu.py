"""Random games on a GPU by the same functions that the CPU runs: checks that the final states are equal, and measures the speed.

Run it with `python bench/gpu.py` where there is a CUDA device and numba-cuda (`pip install numba-cuda`); it prints one table.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda 0.30 still uses it, NumPy 2.5 removed it

from numba import cuda

from ziggurat.core.kernel import Engine
from ziggurat.core.random import scramble
from ziggurat.games.babylon import loops as babylon_loops
from ziggurat.games.babylon import moves as babylon_moves
from ziggurat.games.babylon import setup as babylon_setup
from ziggurat.games.babylon.state import State as BabylonState
from ziggurat.games.bubblee import loops as bubblee_loops
from ziggurat.games.bubblee import moves as bubblee_moves
from ziggurat.games.bubblee import setup as bubblee_setup
from ziggurat.games.bubblee.state import State as BubbleeState

COMPARED = 4096
"""Games that are played on both and compared."""
THREADS = 64
ON_GPU = {"bubblee": 1 << 19, "babylon": 1 << 17}
"""Parallel games when the speed is measured."""
CPU_SECONDS = 3.0


@dataclass
class Case:
    """A game with its functions and options."""

    name: str
    seats: int
    options: dict[str, str]
    loops: Any
    setup: Any
    state: Any
    most_moves: int

    def __str__(self) -> str:
        return f"{self.name}, {self.seats} players" if self.seats > 1 else f"{self.name}, solo"


def bubblee(seats: int, **options: str) -> Case:
    return Case("bubblee", seats, options, bubblee_loops, bubblee_setup, BubbleeState, bubblee_moves.MOST_MOVES)


def babylon(seats: int, **options: str) -> Case:
    return Case("babylon", seats, options, babylon_loops, babylon_setup, BabylonState, babylon_moves.MOST_MOVES)


CASES = (bubblee(2), bubblee(1, planet="RRG Y - K BB"), babylon(2), babylon(3), babylon(4))


def kernel_of(engine: Engine[Any], loops: Any) -> Any:
    """A CUDA kernel that plays one game per thread, by the CPU's function."""
    finish = engine.inner(loops.finish_at_random)

    @cuda.jit  # type: ignore[untyped-decorator]
    def play_all(states: Any, generators: Any, codes: Any, decisions: Any) -> None:
        game = cuda.grid(1)
        if game < states.shape[0]:
            decisions[game] = finish(states[game], generators[game], codes[game])

    return play_all


def beginnings(engine: Engine[Any], case: Case, games: int) -> tuple[Any, ...]:
    """Arrays with each game's state, random generator, buffer for codes and number of decisions."""
    start = engine.pack(case.setup.start(case.seats, case.options))
    generators = np.array([[scramble(seed)] for seed in range(games)], np.uint64)
    return np.repeat(start, games), generators, np.zeros((games, case.most_moves), np.int32), np.zeros(games, np.int64)


def on_gpu(kernel: Any, arrays: tuple[Any, ...]) -> tuple[Any, Any, float]:
    """The final states, the numbers of decisions, and the seconds taken, without copying."""
    there = [cuda.to_device(array) for array in arrays]
    cuda.synchronize()
    began = time.perf_counter()
    kernel[(len(arrays[0]) + THREADS - 1) // THREADS, THREADS](*there)
    cuda.synchronize()
    took = time.perf_counter() - began
    return there[0].copy_to_host(), there[3].copy_to_host(), took


def equal_games(engine: Engine[Any], case: Case, states: Any, decisions: Any) -> int:
    """The number of games whose final states and decisions are equal on GPU and CPU."""
    play = engine.function(case.loops.random_games)
    start, work = engine.pack(case.setup.start(case.seats, case.options)), engine.slots()()
    codes = np.zeros(case.most_moves, np.int32)
    equal = 0
    for seed in range(len(states)):
        played = play(start, work, np.array([scramble(seed)], np.uint64), codes, 1)
        equal += played == decisions[seed] and work[0].tobytes() == states[seed].tobytes()
    return equal


def cpu_speed(engine: Engine[Any], case: Case) -> float:
    """Games per second on one core."""
    play = engine.function(case.loops.random_games)
    start, work = engine.pack(case.setup.start(case.seats, case.options)), engine.slots()()
    codes, generator = np.zeros(case.most_moves, np.int32), np.array([scramble(1)], np.uint64)
    play(start, work, generator, codes, 1)
    games, began = 0, time.perf_counter()
    while time.perf_counter() - began < CPU_SECONDS:
        play(start, work, generator, codes, 1000)
        games += 1000
    return games / (time.perf_counter() - began)


def main() -> None:
    """Compare and measure every case."""
    print(cuda.get_current_device().name.decode() if isinstance(cuda.get_current_device().name, bytes) else cuda.get_current_device().name)
    print(f"{'':24}{'equal games':>16}{'GPU games/s':>14}{'decisions/s':>14}{'one core games/s':>18}{'ratio':>8}", flush=True)
    kernels: dict[str, Any] = {}
    engines: dict[str, Engine[Any]] = {}
    for case in CASES:
        if case.name not in kernels:
            engines[case.name] = Engine("compiled", case.state)
            kernels[case.name] = kernel_of(engines[case.name], case.loops)
        engine, kernel = engines[case.name], kernels[case.name]
        states, decisions, _ = on_gpu(kernel, beginnings(engine, case, COMPARED))
        equal = equal_games(engine, case, states, decisions)
        many = beginnings(engine, case, ON_GPU[case.name])
        runs = [on_gpu(kernel, many) for _ in range(3)]
        took = min(seconds for _, _, seconds in runs)
        speed, made = len(many[0]) / took, runs[0][1].sum() / took
        core = cpu_speed(engine, case)
        print(f"{case!s:24}{f'{equal} of {COMPARED}':>16}{speed:14.0f}{made:14.0f}{core:18.0f}{speed / core:8.0f}", flush=True)


if __name__ == "__main__":
    main()
