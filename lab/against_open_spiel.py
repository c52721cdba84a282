"""Our search against OpenSpiel's own. level6 is this search with a larger budget.

Run it with `python lab/against_open_spiel.py GAME BUDGET [--games N] [--workers N] [--records DIR]`. The budget of each decision is the
same for both: simulations, such as 100, or seconds, such as 0.1s. The games are played by the arena: every deal twice, with the seats
exchanged, saved to DIR as they end and resumed from there. The arena runs OpenSpiel as a program (docs/ugi.md), which is this file with
`--engine`; its start adds a second or two to its first decision in each game.

OpenSpiel's search is `open_spiel.python.algorithms.mcts.MCTSBot` with random play-outs to the end of the game, through our adapter.
OpenSpiel also has a search in C++, but `pyspiel.MCTSBot` of 2.0.2 crashes on games in Python, their own tic-tac-toe included. So equal
simulations compare the two algorithms, and equal time compares the two products. Ours also uses the heuristics of bots/knowledge.
"""

from __future__ import annotations

import argparse
import shlex
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from open_spiel.python.algorithms import mcts

from ziggurat import bots, games
from ziggurat.adapters.open_spiel import make
from ziggurat.arena.report import summary, table
from ziggurat.arena.series import Plan, Series, run

EXPLORE = 1.4
"""The constant of UCT, about the square root of 2, for results between -1 and 1."""
FEW = 10
"""Simulations for the first decision under a time budget, before their speed is known."""


class OpenSpiel:
    """OpenSpiel's search as a player."""

    def __init__(self, name: str, simulations: int, seconds: float | None) -> None:
        self._game: Any = make(name)
        chance = np.random.RandomState()
        self._seconds = seconds
        self._bot = mcts.MCTSBot(
            self._game, EXPLORE, FEW if seconds else simulations, mcts.RandomRolloutEvaluator(1, chance), random_state=chance
        )

    def choose(self, text: str) -> str:
        """The most visited move at a position, both as texts."""
        state = self._game.new_initial_state()
        state.position = state.game.game.adopt(state.game.game.read_position(text))
        began = time.perf_counter()
        action = self._bot.step(state)
        if self._seconds:
            # It has no clock: next time, make as many simulations as would have fitted into the time.
            simulations = self._bot.max_simulations * self._seconds / (time.perf_counter() - began)
            self._bot.max_simulations = max(2, round(simulations))
        return str(state.action_to_string(state.current_player(), action))


def serve(name: str, budget: dict[str, Any]) -> None:
    """Answer the arena by the engine protocol (docs/ugi.md) until `quit`."""
    player, text = None, ""
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        match word:
            case "ugi":
                print("ugiok", flush=True)
            case "isready":
                player = OpenSpiel(name, budget["simulations"], budget.get("seconds"))
                print("readyok", flush=True)
            case "position":
                text = rest
            case "go" if player:
                print("bestmove", player.choose(text), flush=True)
            case "quit":
                return


def progress(series: Series) -> None:
    """Print the result so far, a line for each game that has ended."""
    print(f"{len(series.results)} of {series.plan.games}: {summary(series)}", file=sys.stderr, flush=True)


def main() -> None:
    """Play the series and print its table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.NAMES)
    parser.add_argument("budget", help="of each decision: simulations, such as 100, or seconds, such as 0.1s")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--records", type=Path, help="save the games here; an interrupted series is resumed")
    parser.add_argument("--engine", action="store_true", help="run as OpenSpiel's search, for the arena")
    asked = parser.parse_args()
    budget = bots.read_budget(asked.budget)
    if budget is None:
        parser.error(f"no budget: {asked.budget}")
    if asked.engine:
        serve(asked.game, budget)
        return
    engine = shlex.join([sys.executable, __file__, asked.game, asked.budget, "--engine"])
    plan = Plan(asked.game, (f"search:{asked.budget}", f"cmd:{engine}"), asked.games)
    print(table(run(plan, asked.records, asked.workers, progress)))


if __name__ == "__main__":
    main()
