"""The OpenSpiel games: OpenSpiel's own tests, its playthroughs, and further guarantees."""

from __future__ import annotations

import gzip
import importlib.util
import random
import unittest
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, mcts

from adapters.cases import CASES, Case, every_case
from ziggurat.adapters.episode import stepper
from ziggurat.adapters.open_spiel import make
from ziggurat.core.game import read_options, write_options

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


@every_case
def test_openspiel_plays_it_at_random_and_serializes_every_state(case: Case) -> None:
    pyspiel.random_sim_test(make(*case), num_sims=1, serialize=True, verbose=False)


def games_sim_test() -> ModuleType:
    """OpenSpiel's own test of all games. It lists them when imported, after ours are registered."""
    spec = importlib.util.find_spec("open_spiel.python.tests.games_sim_test")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_openspiels_own_test_of_all_games_picks_ours_up() -> None:
    tests = games_sim_test().GamesSimTest
    ours = [name for name in dir(tests) if name.startswith("test") and "ziggurat" in name]
    # Both games by default, and Babylon for each number of players.
    assert len(ours) == 5
    outcome = unittest.TestResult()
    unittest.TestSuite(tests(name) for name in ours).run(outcome)
    assert outcome.testsRun == len(ours)
    assert outcome.wasSuccessful(), outcome.errors + outcome.failures


def test_openspiels_own_test_of_all_games_plays_a_solo() -> None:
    games_sim_test().GamesSimTest("test_game_sim_ziggurat_bubblee").sim_game(make(*CASES[0]))


# A playthrough queries everything in every state, which takes long for gardens.
@pytest.mark.parametrize("case", [*CASES[:2], *(pytest.param(case, marks=pytest.mark.slow) for case in CASES[2:])], ids=str)
def test_a_playthrough_replays_to_the_letter(case: Case, tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    file = tmp_path / "playthrough.txt"
    file.write_bytes(gzip.decompress((PLAYTHROUGHS / f"{case}.txt.gz").read_bytes()))
    kept, replayed = generate_playthrough.replay(str(file))
    assert kept == replayed


def decide(state: Any, chance: random.Random) -> None:
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(chance.choices([action for action, _ in outcomes], [weight for _, weight in outcomes])[0])
    else:
        state.apply_action(chance.choice(state.legal_actions()))


@every_case
def test_moves_and_results_are_those_of_the_game(case: Case) -> None:
    own = stepper(case.game).game
    state, position = make(*case).new_initial_state(), own.start(case.seats, case.options)
    chance = random.Random(2)
    while not state.is_terminal():
        assert str(state) == str(position)
        before = state.clone()
        decide(state, chance)
        action = state.history()[-1]
        position = own.play(position, own.read(before.action_to_string(before.current_player(), action)))
    ranks = own.ranks(position)
    assert ranks is not None
    assert [value == max(state.returns()) for value in state.returns()] == [rank == 1 for rank in ranks] or case.seats == 1
    assert sum(state.returns()) == pytest.approx(0.0) or case.seats == 1


@every_case
def test_observations_equal_those_of_the_other_adapters(case: Case) -> None:
    game = make(*case)
    state, chance = game.new_initial_state(), random.Random(3)
    for _ in range(30):
        decide(state, chance)
    own = stepper(case.game)
    for player in range(case.seats):
        seen = own.observe(state.position, player)
        assert np.array_equal(np.array(state.observation_tensor(player), np.float32), own.in_one_row(seen))


def test_options_are_one_text() -> None:
    options = {"black": "3 5", "powers": "no"}
    assert read_options(write_options(options)) == options
    assert read_options("") == {}
    game = pyspiel.load_game("ziggurat_bubblee(options=black 3 5; powers no)")
    assert "powers no" in str(game.new_initial_state())
    with pytest.raises(ValueError, match="option"):
        make("bubblee", options={"wind": "strong"})


def test_openspiels_own_search_plays() -> None:
    game = make("bubblee")
    state, chance = game.new_initial_state(), random.Random(4)
    while state.current_player() < 0:
        decide(state, chance)
    bot = mcts.MCTSBot(game, 1.4, 4, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()
