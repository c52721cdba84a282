"""The PettingZoo environment: PettingZoo's own tests, with warnings as errors, and further guarantees."""

from __future__ import annotations

import random
import warnings

import numpy as np
import pytest

from adapters.cases import Case, every_case, legal
from ziggurat.adapters.episode import results
from ziggurat.adapters.pettingzoo import AECEnvironment, make

with warnings.catch_warnings():
    # Importing the tests loads one of PettingZoo's own games in a way it deprecates.
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, seed_test


@every_case
def test_pettingzoo_tests_it(case: Case) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        api_test(make(case.game, case.seats, case.options), num_cycles=200)


@every_case
def test_pettingzoo_tests_its_seeds(case: Case) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        seed_test(lambda: make(case.game, case.seats, case.options), num_cycles=40)


def play(env: AECEnvironment, seed: int) -> dict[str, float]:
    """The rewards of a random game."""
    chance = random.Random(seed)
    env.reset(seed=seed)
    got = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        _, reward, over, _, info = env.last()
        got[agent] += reward
        env.step(None if over else chance.choice(legal(info["action_mask"])))
    return got


@every_case
def test_rewards_follow_from_ranks(case: Case) -> None:
    env = make(case.game, case.seats, case.options)
    got = play(env, 1)
    ranks = env.game.game.ranks(env.position)
    assert ranks is not None
    assert tuple(got.values()) == results(ranks)


def test_only_the_player_of_an_illegal_action_loses() -> None:
    env = make("babylon", seats=3)
    env.reset(seed=1)
    wrong = env.agent_selection
    env.step(env.game.actions - 1)
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1.0 if agent == wrong else 0.0 for agent in env.possible_agents}


@pytest.mark.parametrize("seat", [0, 1])
def test_equal_records_are_equal_to_the_eye_whatever_the_seed(seat: int) -> None:
    env = make("bubblee", options={"sky": "RPYBG YBGRP", "first": "1"})
    known: dict[str, bytes] = {}
    met = 0
    for seed in range(12):
        env.reset(seed=seed)
        record = [str(env.position)]
        for _ in range(6):
            shown = env.observe(env.possible_agents[seat]).tobytes() + env.infos[env.agent_selection]["action_mask"].tobytes()
            met += " ".join(record) in known
            assert known.setdefault(" ".join(record), shown) == shown
            env.step(int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])[0]))
            record.append(str(env.position))
    assert met > 8
