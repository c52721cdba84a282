"""Teach a player of Bubblee Pop by MaskablePPO, on a thousand games at once, then measure it against `uniform` (docs/gymnasium.md).

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
TOLD_EVERY = 60.0
"""Seconds."""
COLOURS, BLACK, OWN, RIVALS = slice(0, 5), 5, slice(0, 6), slice(8, 14)
"""Where docs/features.md has the Bubblees among the planes, and the two planets among the rows."""
A_BUBBLEE, A_PAIR = 0.1, 0.05
"""What a Bubblee less here, or a pair more, is worth beside the victory, which is 1: lines make room, pairs make lines, and who has no
room left loses. Told at once, it need not be found out from the ends of games."""


def planet(planes: Any) -> Any:
    """What a planet is worth to its owner, roughly, in many games."""
    colours = planes[:, COLOURS]
    pairs = (colours[:, :, 1:] & colours[:, :, :-1]).sum(axis=(1, 2, 3)) + (colours[..., 1:] & colours[..., :-1]).sum(axis=(1, 2, 3))
    return A_PAIR * pairs - A_BUBBLEE * (colours.sum(axis=(1, 2, 3)) + planes[:, BLACK].sum(axis=(1, 2)))


class Games(VecEnv):
    """The vector environment, as Stable Baselines wants it: player 1 learns, player 2 decides at random."""

    def __init__(self, number: int) -> None:
        self.many = make_vector("bubblee", number, seat=0)
        self.over: Any = np.zeros(number, np.bool_)
        super().__init__(number, self.many.single_observation_space, self.many.single_action_space)

    def reset(self) -> Any:
        """Deal anew."""
        observation, info = self.many.reset(seed=1)
        return self._see(observation, info)

    def step_async(self, actions: Any) -> None:
        """What was decided in each game."""
        self.actions = actions

    def step_wait(self) -> Any:
        """Carry it out. In a game that was over nothing counts: it begins anew."""
        before, had = self.over, self.outlook
        observation, rewards, over, _, info = self.many.step(self.actions)
        self._see(observation, info)
        self.over = over.copy()
        rewards = np.where(before, 0.0, rewards + self.outlook - had).astype(np.float32)
        infos = [{"terminal_observation": self._one(game)} if ended else {} for game, ended in enumerate(over)]
        return self.seen, rewards, self.over, infos

    def _see(self, observation: Any, info: Any) -> Any:
        self.seen = {name: part.copy() for name, part in observation.items()}
        self.masks = info["action_mask"].astype(bool)
        self.masks[~self.masks.any(axis=1)] = True
        planes = self.seen["planes"]
        self.outlook = planet(planes[:, :, OWN]) - planet(planes[:, :, RIVALS])
        return self.seen

    def _one(self, game: int) -> dict[str, Any]:
        return {name: part[game] for name, part in self.seen.items()}

    def env_method(self, name: str, *_: Any, indices: Any = None, **__: Any) -> list[Any]:
        """The masks, which is all that is asked for."""
        assert name == "action_masks"
        return list(self.masks)

    def has_attr(self, name: str) -> bool:
        """That there are masks."""
        return name == "action_masks"

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        """Nothing is drawn."""
        return [None] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        """Nothing can be set."""

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """They are not."""
        return [False] * self.num_envs

    def close(self) -> None:
        """Let the threads go."""
        self.many.close()


class Eyes(BaseFeaturesExtractor):
    """Looks at the table column by column, each with its neighbours: what falls, falls in its column, and lines are three long."""

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

    def forward(self, seen: dict[str, torch.Tensor]) -> torch.Tensor:
        """What is seen, in numbers."""
        columns = self.columns(seen["planes"].float().flatten(1, 2))
        return self.together(torch.cat([columns, seen["scalars"]], dim=1))


class Clock(BaseCallback):
    """Tells how it goes, and ends the lessons after some minutes."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.end = time.monotonic() + 60 * minutes
        self.told = time.monotonic()

    def _on_step(self) -> bool:
        if time.monotonic() >= self.told + TOLD_EVERY:
            self.told += TOLD_EVERY
            print(f"{self.num_timesteps:,} decisions", flush=True)
        return time.monotonic() < self.end


def victories(model: MaskablePPO, games: int) -> float:
    """The share of the victory against `uniform`, one half for a tie; the seats take turns."""
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
    """Teach, measure, keep."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--games", type=int, default=400, help="how many are measured")
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
        policy_kwargs={"features_extractor_class": Eyes, "net_arch": [128]},
        seed=1,
    )
    model.learn(10**9, callback=Clock(asked.minutes))
    model.save(asked.out)
    share = victories(model, asked.games)
    print(f"{model.num_timesteps:,} decisions in {asked.minutes:g} minutes; against uniform {share:.1%} of {asked.games} games")


if __name__ == "__main__":
    main()
