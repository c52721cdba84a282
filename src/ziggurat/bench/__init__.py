"""Speed of a game, compared with C++ games of OpenSpiel in the same run on one core. Machines are noisy: read the ratios."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from importlib.util import find_spec
from typing import Any

from ziggurat.bots.knowledge import for_search
from ziggurat.bots.knowledge.bubblee import ALL_AT_RANDOM
from ziggurat.bots.search import Search, prepare
from ziggurat.core.game import CHANCE, EqualWeights, Game, GameError, Position
from ziggurat.games import load

SECONDS = 6.0
ROUNDS = 4
GAMES_AT_ONCE = 2_000
PEERS = {"babylon": ("backgammon", "einstein_wurfelt_nicht"), "bubblee": ("einstein_wurfelt_nicht", "connect_four")}
"""The games of OpenSpiel that each game is compared with. The first is the main one: of about the same length, and with chance."""

SEARCH_PEER = "einstein_wurfelt_nicht"
"""The game on which OpenSpiel's tree search is measured. It has chance, and its play-outs are random and go to the end."""
AT_RANDOM = {"bubblee": ALL_AT_RANDOM}
"""The setting of `turns` that makes play-outs random up to the end of the game, for games with such a setting."""
SIMULATIONS = 5_000
SEARCHES = 12
"""The number of searches, of SIMULATIONS each, at decisions spread evenly over one game."""
EXPLORE, MEGABYTES = 2.0, 1_000
"""The parameters of OpenSpiel's search, as in its own examples."""

FIRST_MOVE = """
import sys, time
began = time.perf_counter()
import ziggurat
game = ziggurat.load({name!r}, "compiled")
position = game.start(options={{"first": "1"}})
while position.to_act == ziggurat.CHANCE:
    position = game.play(position, game.moves(position)[0])
assert len(game.moves(position)) > 0
print(time.perf_counter() - began)
"""

COMPILE = """
import time
began = time.perf_counter()
import ziggurat
ziggurat.load({name!r}, "compiled")
print(time.perf_counter() - began)
"""


@dataclass
class Speed:
    """Whole games and seats' decisions per second; forced decisions count, chance moves do not."""

    games_per_s: float
    moves_per_s: float


def run(name: str, as_json: bool) -> int:
    """Measure a game and print the figures."""
    _stay_on_one_core()
    figures = measure(name, say=(lambda line: None) if as_json else print)
    print(json.dumps(figures, indent=2) if as_json else _table(figures))
    return 0


def measure(name: str, say: Callable[[str], None] = print, seconds: float = SECONDS) -> dict[str, Any]:
    """All figures of a game and its peers; raise GameError if OpenSpiel is not installed."""
    if find_spec("pyspiel") is None:
        raise GameError("the peers are missing: pip install 'ziggurat[bench]'")
    say("Compiling in an empty cache, then starting from it ...")
    compile_cold, start_cached = _start_up(name)
    say("Playing random games ...")
    game = load(name, "compiled")
    tables = [seats for seats in game.seats if seats > 1]
    runs: dict[str, Callable[[float], Speed]] = {}
    for seats in tables:
        runs[f"compiled {seats}"] = partial(_compiled_loop, game, game.start(seats))
        runs[f"api {seats}"] = partial(_api, game, game.start(seats))
    runs |= {peer: partial(_peer, peer) for peer in PEERS[name]}
    best = _best_of_rounds(runs, seconds / ROUNDS)
    own = {
        str(seats): {
            "games_per_s": round(best[f"compiled {seats}"].games_per_s),
            "moves_per_s": round(best[f"compiled {seats}"].moves_per_s),
            "api_moves_per_s": round(best[f"api {seats}"].moves_per_s),
            "start_cached_s": round(start_cached, 3),
            "compile_cold_s": round(compile_cold, 2),
        }
        for seats in tables
    }
    peers = {peer: {key: round(value) for key, value in asdict(best[peer]).items()} for peer in PEERS[name]}
    say("Searching ...")
    # Figures are keyed by the number of players only if the game has several such numbers.
    return {**(own if len(own) > 1 else own[str(tables[0])]), **_search_speeds(game), "peers": peers}


def _stay_on_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def _best_of_rounds(runs: dict[str, Callable[[float], Speed]], seconds: float) -> dict[str, Speed]:
    """The best of several rounds of each run. Noise only slows a run down; the runs alternate, so that a slow spell affects them all."""
    rounds = [{name: measure_once(seconds) for name, measure_once in runs.items()} for _ in range(ROUNDS)]
    return {name: max((speeds[name] for speeds in rounds), key=lambda speed: speed.moves_per_s) for name in runs}


def _start_up(name: str) -> tuple[float, float]:
    """Seconds of a first compilation, and of a start from the cache until the legal moves are listed, each in a new process."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"ZIGGURAT_CACHE": folder}

        def timed(program: str) -> float:
            command = [sys.executable, "-c", program.format(name=name)]
            result = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
            return float(result.stdout)

        cold = timed(COMPILE)
        return cold, min(timed(FIRST_MOVE) for _ in range(3))


def _compiled_loop(game: Game[Any, Any], start: Position[Any], seconds: float) -> Speed:
    """Random games within one compiled function."""
    games = moves = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        moves += game.random_games(GAMES_AT_ONCE, seed=games, start=start)
        games += GAMES_AT_ONCE
    took = time.perf_counter() - began
    return Speed(games / took, moves / took)


def _api(game: Game[Any, Any], start: Position[Any], seconds: float) -> Speed:
    """Random games through `moves` and `play`, as a bot author would write them."""
    chance = random.Random(1).random
    games = decisions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        position = start
        while position.to_act is not None:
            moves = game.moves(position)
            if position.to_act == CHANCE:
                position = game.play(position, moves[_weighted(game.weights(position), chance())])
            else:
                position = game.play(position, moves[int(chance() * len(moves))])
                decisions += 1
        games += 1
    took = time.perf_counter() - began
    return Speed(games / took, decisions / took)


def _weighted(weights: Sequence[int], fortune: float) -> int:
    """The index of the outcome that a random number from 0 to 1 selects."""
    if isinstance(weights, EqualWeights):
        return int(fortune * len(weights))
    rest = int(fortune * sum(weights))
    outcome = 0
    while rest >= weights[outcome]:
        rest -= weights[outcome]
        outcome += 1
    return outcome


def _peer(name: str, seconds: float) -> Speed:
    """Random games of an OpenSpiel C++ game, played from Python in the same way as ours."""
    import pyspiel

    game = pyspiel.load_game(name)
    chance = random.Random(1).random
    games = decisions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                # The peers' outcomes are equally likely, so weights are ignored, which saves the peers time.
                state.apply_action(outcomes[int(chance() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(chance() * len(actions))])
                decisions += 1
        games += 1
    took = time.perf_counter() - began
    return Speed(games / took, decisions / took)


# Tree search


def _search_speeds(game: Game[Any, Any]) -> dict[str, Any]:
    """Simulations per second of our tree search and of OpenSpiel's: the best of several alternating rounds."""
    prepare(game)
    own, peer = _decisions(game), _peer_decisions()
    rounds = [(_searched(game, own), _peer_searched(peer)) for _ in range(ROUNDS)]
    ours, theirs = (max(speeds) for speeds in zip(*rounds, strict=True))
    return {"sims_per_s": round(ours), "search_peer": {"name": SEARCH_PEER, "sims_per_s": round(theirs)}}


def _spread(met: list[Any]) -> list[Any]:
    return met[:: max(1, len(met) // SEARCHES)][:SEARCHES]


def _decisions(game: Game[Any, Any]) -> list[Position[Any]]:
    """Positions with a decision, spread evenly over a random game."""
    chance = random.Random(1)
    position, met = game.start(), []
    while position.to_act is not None:
        moves = game.moves(position)
        if position.to_act != CHANCE and len(moves) > 1:
            met.append(position)
        position = game.play(position, moves[chance.randrange(len(moves))])
    return _spread(met)


def _searched(game: Game[Any, Any], positions: list[Position[Any]]) -> float:
    """Our search's simulations per second of processor time, which stays the same on a busy machine."""
    settings = for_search(game.name).settings
    settings = settings._replace(turns=AT_RANDOM.get(game.name, settings.turns))
    simulations, began = 0, time.process_time()
    for seed, position in enumerate(positions):
        simulations += Search(seed, SIMULATIONS, settings=settings).think(game, position).simulations
    return simulations / (time.process_time() - began)


def _peer_decisions() -> list[Any]:
    """States of the peer with a decision, spread evenly over a random game."""
    import pyspiel

    chance = random.Random(1)
    state, met = pyspiel.load_game(SEARCH_PEER).new_initial_state(), []
    while not state.is_terminal():
        if not state.is_chance_node():
            met.append(state.clone())
        state.apply_action(chance.choice(state.legal_actions()))
    return _spread(met)


def _peer_searched(states: list[Any]) -> float:
    """Simulations per second of OpenSpiel's C++ search with random play-outs, measured in the same way."""
    import pyspiel

    took = 0.0
    for seed, state in enumerate(states):
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        bot = pyspiel.MCTSBot(state.get_game(), evaluator, EXPLORE, SIMULATIONS, MEGABYTES, False, seed, False)
        began = time.process_time()
        bot.step(state)
        took += time.process_time() - began
    return SIMULATIONS * len(states) / took


def _table(figures: dict[str, Any]) -> str:
    peers = figures["peers"]
    main = next(iter(peers))
    tables = {seats: own for seats, own in figures.items() if seats.isdecimal()} or {"2": figures}
    lines = [f"{'':34}{'games/s':>12}{'moves/s':>14}"]
    for seats, own in tables.items():
        lines.append(f"{f'compiled loop, {seats} players':34}{own['games_per_s']:12}{own['moves_per_s']:14}")
        lines.append(f"{f'Python API, {seats} players':34}{'':12}{own['api_moves_per_s']:14}")
    lines += [f"{'OpenSpiel ' + name:34}{speed['games_per_s']:12}{speed['moves_per_s']:14}" for name, speed in peers.items()]
    first = next(iter(tables.values()))
    return "\n".join(
        [
            *lines,
            "",
            f"Compiled games/s to {main}'s: {first['games_per_s'] / peers[main]['games_per_s']:.1f}",
            f"API moves/s to {main}'s: {first['api_moves_per_s'] / peers[main]['moves_per_s']:.2f}",
            f"Tree search: {figures['sims_per_s']} simulations/s; "
            f"OpenSpiel's on {figures['search_peer']['name']}: {figures['search_peer']['sims_per_s']}",
            f"First legal move after {first['start_cached_s']} s from the cache; compiled in {first['compile_cold_s']} s the first time",
        ]
    )
