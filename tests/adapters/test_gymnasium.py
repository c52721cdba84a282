"""The Gymnasium environments: Gymnasium's own checker, and further guarantees."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from adapters.cases import CASES, GARDENS, Case, every_case, legal
from ziggurat.adapters.episode import Observation, stepper
from ziggurat.adapters.gymnasium import SeatEnvironment, make, make_vector
from ziggurat.core.game import Position


def same(one: Observation, other: Observation) -> bool:
    return all(np.array_equal(one[part], other[part]) for part in one)


@every_case
def test_gymnasium_checks_it(case: Case) -> None:
    env = gymnasium.make(f"ziggurat/{case.game}-v0", seats=case.seats, options=case.options)
    check_env(env.unwrapped)


@every_case
def test_a_whole_game_against_rivals(case: Case) -> None:
    env = make(case.game, case.seats, case.options, seat=case.seats - 1, rivals=["greedy"] if case == CASES[1] else [])
    chance = random.Random(1)
    _, info = env.reset(seed=1)
    over, rewards = False, []
    while not over:
        assert env.position.to_act == env.seat
        observation, reward, over, _, info = env.step(np.int64(chance.choice(legal(info["action_mask"]))))
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        assert np.array_equal(env.action_masks(), info["action_mask"])
        rewards.append(reward)
    assert not any(rewards[:-1])
    assert -1.0 <= rewards[-1] <= 1.0
    assert not info["action_mask"].any()
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(np.int64(0))


def test_an_illegal_action_is_punished_and_ends_the_game() -> None:
    env = make("bubblee")
    _, info = env.reset(seed=1)
    wrong = next(action for action in range(142) if not info["action_mask"][action])
    _, reward, over, _, _ = env.step(np.int64(wrong))
    assert (reward, over) == (-1.0, True)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(np.int64(wrong))


def test_invalid_arguments_are_refused() -> None:
    with pytest.raises(ValueError, match="no seat 2"):
        make("bubblee", seat=2)
    with pytest.raises(ValueError, match="2 rivals for 2 seats"):
        make("bubblee", rivals=["greedy", "greedy"])
    with pytest.raises(ValueError, match="no computer player"):
        make("bubblee", rivals=["grandmother"]).reset(seed=1)


def first_decisions(env: SeatEnvironment, seed: int, number: int) -> list[tuple[str, bytes]]:
    """The observations of the first decisions, each with the public record so far. Always chooses the lowest action."""
    observation, info = env.reset(seed=seed)
    record, shown = [str(env.position)], []
    for _ in range(number):
        shown.append((" ".join(record), b"".join(observation[part].tobytes() for part in observation)))
        observation, _, over, _, info = env.step(np.int64(legal(info["action_mask"])[0]))
        record.append(str(env.position))
        if over:
            break
    return shown


@pytest.mark.parametrize("name", ["bubblee", "babylon"])
def test_equal_records_are_equal_to_the_eye_whatever_the_seed(name: str) -> None:
    """Two seeds deal alike for a while from a position: until they differ, all observations are equal."""
    env = make(name, options={"sky": "RPYBG YBGRP", "first": "1"}) if name == "bubblee" else make(name)
    if name == "babylon":
        env.start = env.game.game.adopt(env.game.game.read_position(next(text for text in GARDENS if text.startswith("seats 2"))))
    known: dict[str, bytes] = {}
    met = 0
    for seed in range(12):
        for record, shown in first_decisions(env, seed, 6):
            met += record in known
            assert known.setdefault(record, shown) == shown
    assert met > 8


# Many games at once


@every_case
@pytest.mark.parametrize("seat", [-1, 0])
def test_many_games_are_each_played_by_the_rules(case: Case, seat: int) -> None:
    """Each step of many concurrent games equals the same actions and draws played one by one."""
    number, steps = 3, 40
    many = make_vector(case.game, number, case.seats, case.options, seat=seat, threads=1)
    game = stepper(case.game)
    observations, info = many.reset(seed=5)
    assert many.observation_space.contains(observations)
    chance = random.Random(5)
    for _ in range(steps):
        actions = np.array([chance.choice(legal(mask) or [0]) for mask in info["action_mask"]])
        before = [game.game.engine.unpack(many.states[index : index + 1]) for index in range(number)]
        was_over = many.over.copy()
        observations, _, over, truncated, info = many.step(actions)
        for index in range(number):
            position = Position(game.game, many.states[index : index + 1], None, 0)
            seen = game.observe(position, int(info["seat"][index]))
            assert all(np.array_equal(seen[part], observations[part][index]) for part in seen)
            if not was_over[index] and seat < 0 and not over[index]:
                assert before[index].values() != position.state.values()
    assert not truncated.any()


def test_many_games_end_with_all_results_and_restart() -> None:
    many = make_vector("bubblee", 4, threads=1)
    _, info = many.reset(seed=3)
    chance = random.Random(3)
    ended = 0
    for _ in range(200):
        seats = info["seat"].copy()
        actions = np.array([chance.choice(legal(mask) or [0]) for mask in info["action_mask"]])
        _, rewards, over, _, info = many.step(actions)
        for index in np.flatnonzero(over):
            ended += 1
            assert sum(info["results"][index]) == 0.0
            assert rewards[index] == info["results"][index][seats[index]]
            assert not info["action_mask"][index].any()
        assert not rewards[~over].any()
    assert ended > 4


def test_an_illegal_action_ends_one_of_many_games() -> None:
    many = make_vector("bubblee", 2, threads=1)
    _, info = many.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"][0] == 0)[0])
    right = legal(info["action_mask"][1])[0]
    _, rewards, over, _, _ = many.step(np.array([wrong, right]))
    assert rewards.tolist() == [-1.0, 0.0]
    assert over.tolist() == [True, False]


def test_threads_change_nothing() -> None:
    alone, together = (make_vector("bubblee", 256, threads=threads) for threads in (1, 4))
    _, info = alone.reset(seed=9)
    together.reset(seed=9)
    chance = np.random.default_rng(9)
    for _ in range(30):
        actions = np.where(info["action_mask"].any(1), (info["action_mask"] * chance.random(info["action_mask"].shape)).argmax(1), 0)
        one, two = alone.step(actions), together.step(actions)
        assert same(one[0], two[0])
        assert np.array_equal(one[1], two[1])
        info = one[4]
    together.close()


def test_gymnasium_makes_many_too() -> None:
    many = gymnasium.make_vec("ziggurat/bubblee-v0", num_envs=2, vectorization_mode="vector_entry_point")
    seeds: Any = [1, 1]
    observations, _ = many.reset(seed=seeds)
    assert np.array_equal(observations["planes"][0], observations["planes"][1])
    many.close()
