"""PettingZoo: every seat is an agent, and they act one after the other (AEC).

    env = make("babylon", seats=3)

The module has the same name as the library; imports are absolute, so neither hides the other.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from ziggurat.core.game import Options, Position

from .episode import NO_OPTIONS, SMALL, Array, results, stepper
from .vector_step import ILLEGAL

Agent = str


def make(name: str, seats: int = 2, options: Options = NO_OPTIONS, render_mode: str | None = None) -> AECEnvironment:
    """An environment with an agent for each seat."""
    return AECEnvironment(name, seats, options, render_mode)


class AECEnvironment(AECEnv[Agent, Array, int]):
    """A game between agents `seat_1`, `seat_2` … Rewards come at the end; an illegal action ends the game with -1 for its agent.

    PettingZoo's own tests require an observation to be one array: the planes, then the scalars. The mask is in the info.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "name": "ziggurat", "is_parallelizable": False}

    def __init__(self, name: str, seats: int = 2, options: Options = NO_OPTIONS, render_mode: str | None = None) -> None:
        super().__init__()
        self.game = stepper(name)
        self.start = self.game.game.start(seats, options)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(seats)]
        self.agents: list[Agent] = []
        high = np.ones(self.game.flat, np.float32)
        high[: self.game.in_planes] = self.game.features.HIGHEST_IN_PLANES
        self.observation_spaces = {agent: spaces.Box(np.zeros_like(high), high) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.game.actions) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: Agent) -> spaces.Box:
        """The space of observations: the planes and scalars that docs/features.md lists, as one array."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Discrete:
        """The space of actions: the decisions of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._generator = self.game.generator(int(self._random.integers(SMALL)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select_agent(self.game.first_decision(self.start, self._generator))

    def step(self, action: int | None) -> None:
        """Play an action of the selected agent."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        agent, position = self.agent_selection, self.position
        self._cumulative_rewards[agent] = 0.0
        after = self.game.step(position, self.game.code(position, int(action)), self._generator)
        self.infos[agent] = {}
        if after is None:
            self._end(tuple(ILLEGAL if other == agent else 0.0 for other in self.agents))
        else:
            self._select_agent(after)

    def observe(self, agent: Agent) -> Array:
        """An agent's observation."""
        return self._agent_view(agent)[0]

    def render(self) -> str | None:
        """The position as a text; None without a render mode."""
        return str(self.position) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """No-op: nothing is open."""

    def _agent_view(self, agent: Agent) -> tuple[Array, Array]:
        observation = self.game.observe(self.position, self.possible_agents.index(agent))
        return self.game.in_one_row(observation), observation["action_mask"]

    def _select_agent(self, position: Position[Any]) -> None:
        """Select the agent to act; or give out the rewards if the game is over."""
        self.position = position
        if position.to_act is None:
            ranks = self.game.game.ranks(position)
            assert ranks is not None
            self._end(results(ranks))
            return
        self.agent_selection = self.possible_agents[position.to_act]
        self.infos[self.agent_selection] = {"action_mask": self._agent_view(self.agent_selection)[1]}

    def _end(self, rewards: tuple[float, ...]) -> None:
        """End the game and give every agent its reward; each agent then gets one last turn without effect, as AEC requires."""
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]
