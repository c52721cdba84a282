"""Train a player of Bubblee Pop by MaskablePPO on a thousand parallel games, then measure it against `uniform` (docs/gymnasium.md).

`pip install 'ziggurat[gymnasium]' sb3-contrib`, then `python examples/train_gymnasium.py --minutes 10`; a graphics card is used if there
is one.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecEnv

from ziggurat.adapters.gymnasium import make, make_vector

GAMES = 1024
PROGRESS_EVERY = 60.0
"""Seconds between progress lines."""
COLOURS, BLACK, OWN, RIVALS = slice(0, 5), 5, slice(0, 6), slice(8, 14)
"""The planes of the Bubblees, and the rows of the two planets (docs/features.md)."""
A_BUBBLEE, A_PAIR = 0.1, 0.05
"""Reward shaping: the reward of one Bubblee fewer, and of one pair more; a victory is 1. Lines make room, pairs make lines, and a player
without room loses. The shaped rewards come immediately, so they needn't be learned from the ends of games."""


def planet(planes: Any) -> Any:
    """The approximate value of a planet to its owner, in many games."""
    colours = planes[:, COLOURS]
    pairs = (colours[:, :, 1:] & colours[:, :, :-1]).sum(axis=(1, 2, 3)) + (colours[..., 1:] & colours[..., :-1]).sum(axis=(1, 2, 3))
    return A_PAIR * pairs - A_BUBBLEE * (colours.sum(axis=(1, 2, 3)) + planes[:, BLACK].sum(axis=(1, 2)))


class Games(VecEnv):
    """The vector environment in the interface of Stable Baselines: player 1 learns, player 2 plays at random."""

    def __init__(self, number: int) -> None:
        self.many = make_vector("bubblee", number, seat=0)
        self.over: Any = np.zeros(number, np.bool_)
        super().__init__(number, self.many.single_observation_space, self.many.single_action_space)

    def reset(self) -> Any:
        """Start new games."""
        observation, info = self.many.reset(seed=1)
        return self._store(observation, info)

    def step_async(self, actions: Any) -> None:
        """Store the action for each game."""
        self.actions = actions

    def step_wait(self) -> Any:
        """Play the actions. A game that was over restarts instead, with reward 0."""
        before, had = self.over, self.potential
        observation, rewards, over, _, info = self.many.step(self.actions)
        self._store(observation, info)
        self.over = over.copy()
        rewards = np.where(before, 0.0, rewards + self.potential - had).astype(np.float32)
        infos = [{"terminal_observation": self._one(game)} if ended else {} for game, ended in enumerate(over)]
        return self.observations, rewards, self.over, infos

    def _store(self, observation: Any, info: Any) -> Any:
        self.observations = {name: part.copy() for name, part in observation.items()}
        self.masks = info["action_mask"].astype(bool)
        self.masks[~self.masks.any(axis=1)] = True
        planes = self.observations["planes"]
        self.potential = planet(planes[:, :, OWN]) - planet(planes[:, :, RIVALS])
        return self.observations

    def _one(self, game: int) -> dict[str, Any]:
        return {name: part[game] for name, part in self.observations.items()}

    def env_method(self, name: str, *_: Any, indices: Any = None, **__: Any) -> list[Any]:
        """The action masks, the only method that MaskablePPO calls."""
        assert name == "action_masks"
        return list(self.masks)

    def has_attr(self, name: str) -> bool:
        """True for the action masks only."""
        return name == "action_masks"

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        """None for each game: attributes such as the render mode are not set."""
        return [None] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        """No-op: nothing can be set."""

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """False for each game."""
        return [False] * self.num_envs

    def close(self) -> None:
        """Shut down the threads."""
        self.many.close()


class ColumnFeatures(BaseFeaturesExtractor):
    """Convolves over columns and their neighbours, because Bubblees fall in columns and lines have three."""

    def __init__(self, space: Any, width: int = 256, wide: int = 96) -> None:
        super().__init__(space, width)
        planes, rows, columns = space["planes"].shape
        self.columns = torch.nn.Sequential(
            torch.nn.Conv1d(planes * rows, wide, 3, padding=1),
            torch.nn.ReLU(),
            torch.nn.Conv1d(wide, wide, 3, padding=1),
            torch.nn.ReLU(),
            torch.nn.Flatten(),
        )
        self.together = torch.nn.Sequential(torch.nn.Linear(wide * columns + space["scalars"].shape[0], width), torch.nn.ReLU())

    def forward(self, observations: dict[str, torch.Tensor]) -> torch.Tensor:
        """The feature vectors of the observations."""
        columns = self.columns(observations["planes"].float().flatten(1, 2))
        return self.together(torch.cat([columns, observations["scalars"]], dim=1))


class Clock(BaseCallback):
    """Prints the progress, and stops the training after some minutes."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.end = time.monotonic() + 60 * minutes
        self.last_printed = time.monotonic()

    def _on_step(self) -> bool:
        if time.monotonic() >= self.last_printed + PROGRESS_EVERY:
            self.last_printed += PROGRESS_EVERY
            print(f"{self.num_timesteps:,} decisions", flush=True)
        return time.monotonic() < self.end


def victories(model: MaskablePPO, games: int) -> float:
    """The mean share of the victory against `uniform`, one half for a tie, in alternating seats."""
    won = 0.0
    for number in range(games):
        env = make("bubblee", seat=number % 2)
        observation, info = env.reset(seed=number)
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(observation, action_masks=info["action_mask"], deterministic=True)
            observation, reward, over, _, info = env.step(np.int64(action))
        won += (1 + reward) / 2
    return won / games


def main(arguments: Sequence[str] | None = None) -> None:
    """Train, save and measure a model."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--games", type=int, default=400, help="the number of games to measure with")
    parser.add_argument("--out", default="bubblee-ppo.zip")
    asked = parser.parse_args(arguments)
    model = MaskablePPO(
        "MultiInputPolicy",
        Games(GAMES),
        n_steps=32,
        batch_size=4096,
        n_epochs=4,
        learning_rate=7e-4,
        gamma=0.97,
        gae_lambda=0.9,
        ent_coef=0.005,
        policy_kwargs={"features_extractor_class": ColumnFeatures, "net_arch": [128]},
        seed=1,
    )
    model.learn(10**9, callback=Clock(asked.minutes))
    model.save(asked.out)
    share = victories(model, asked.games)
    print(f"{model.num_timesteps:,} decisions in {asked.minutes:g} minutes; against uniform {share:.1%} of {asked.games} games")


if __name__ == "__main__":
    main()
