"""OpenSpiel: a game tree with explicit chance nodes. Importing this module registers `ziggurat_babylon` and `ziggurat_bubblee`.

    game = make("bubblee")
    game = pyspiel.load_game("ziggurat_babylon(players=3)")

The module has the same name as the library; imports are absolute, so neither hides the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from ziggurat import games
from ziggurat.core.game import CHANCE, EqualWeights, Options, Position, read_options, write_options

from .episode import NO_OPTIONS, results, stepper

PREFIX = "ziggurat_"
DEFAULTS: dict[str, Any] = {"players": 2, "options": ""}
"""The default parameters of a game. Options are written like the fields of a position: `black 5; powers no`."""


def make(name: str, seats: int = 2, options: Options = NO_OPTIONS) -> pyspiel.Game:
    """An OpenSpiel game; the same as `pyspiel.load_game` with these parameters."""
    return pyspiel.load_game(PREFIX + name, {"players": seats, "options": write_options(options)})


def game_type(name: str, seats: int) -> pyspiel.GameType:
    """The static facts that OpenSpiel needs before a game is loaded: perfect information, zero sum except for solo games."""
    own = games.load(name, "plain")
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + name,
        long_name=f"Ziggurat {name.capitalize()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if seats == 1 else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=own.seats[-1],
        min_num_players=own.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class OpenSpielGame(pyspiel.Game):
    """A Ziggurat game with its options, as OpenSpiel sees it."""

    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**DEFAULTS, **(params or {})}
        seats = chosen["players"]
        self.game = stepper(self.name)
        self.start = self.game.game.start(seats, read_options(chosen["options"]))
        features = self.game.features
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.actions,
            max_chance_outcomes=features.CHANCES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if seats == 1 else 0.0,
            max_game_length=features.MOST_DECISIONS[seats],
        )
        super().__init__(game_type(self.name, seats), info, chosen)

    def new_initial_state(self, _state: Any = None) -> OpenSpielState:
        """The position before the first move."""
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """An observer with planes and scalars; for other observation types, such as perfect recall, OpenSpiel's own observer."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return Observer(self, params)
        from open_spiel.python.observation import IIGObserverForPublicInfoGame

        return IIGObserverForPublicInfoGame(iig_obs_type, params)

    def max_chance_nodes_in_history(self) -> int:
        """The most chance moves of a game."""
        return int(self.game.features.MOST_CHANCES)


class OpenSpielState(pyspiel.State):
    """A position with its history. Actions are the decisions of the game's `features.py`; chance actions are codes minus FIRST_CHANCE."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.game = game.game
        self.position: Position[Any] = game.start

    def current_player(self) -> int:
        """The player to act, or OpenSpiel's id of chance or of a finished game."""
        to_act = self.position.to_act
        if to_act is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if to_act == CHANCE else to_act

    def is_terminal(self) -> bool:
        """True if the game is over."""
        return self.position.to_act is None

    def _legal_actions(self, player: int) -> list[int]:
        return self.game.legal_actions(self.position)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of a chance node, with their probabilities."""
        game, position = self.game.game, self.position
        weights = game.weights(position)
        if isinstance(weights, EqualWeights):
            return even_outcomes(game.moves(position)[0].code - self.game.features.FIRST_CHANCE, len(weights))
        total, first = sum(weights), self.game.features.FIRST_CHANCE
        return [(code - first, weight / total) for code, weight in zip(game.moves(position).codes, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        game = self.game
        self.position = game.game.play(self.position, game.game.move(self._code(action)))

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.game.game
        return game.write(game.move(self._code(action)))

    def _code(self, action: int) -> int:
        game = self.game
        if self.position.to_act == CHANCE:
            return int(game.features.FIRST_CHANCE) + action
        return game.code(self.position, action)

    def returns(self) -> list[float]:
        """Each player's return; 0 before the end of the game."""
        game = self.game.game
        ranks = game.ranks(self.position)
        return [0.0] * self.num_players() if ranks is None else list(results(ranks))

    def __str__(self) -> str:
        return str(self.position)


@cache
def even_outcomes(first: int, number: int) -> list[tuple[int, float]]:
    """`number` outcomes of equal probability; cached, because there can be thousands."""
    return [(outcome, 1 / number) for outcome in range(first, first + number)]


class Observer:
    """OpenSpiel's observer interface: one tensor with the planes, then the scalars."""

    def __init__(self, game: OpenSpielGame, params: Any) -> None:
        if params:
            raise ValueError(f"an observer takes no parameters: {params}")
        planes, shape = game.game.in_planes, game.game.features.PLANES
        self.tensor = np.zeros(game.game.flat, np.float32)
        self.dict = {"planes": self.tensor[:planes].reshape(shape), "scalars": self.tensor[planes:]}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Write a player's observation into the tensor."""
        seen = state.game.observe(state.position, player)
        for name, row in self.dict.items():
            row[:] = seen[name]

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """A player's observation as a text: nothing is hidden."""
        return f"seat {player + 1}: {state.position}"


def register(name: str) -> type[OpenSpielGame]:
    """Register a game as a new class; return that class. OpenSpiel keeps it past Python's shutdown, which a function would not survive."""
    made = type(name.capitalize(), (OpenSpielGame,), {"name": name, "__module__": __name__})
    pyspiel.register_game(game_type(name, DEFAULTS["players"]), made)
    return made


# Pickle finds the classes by their names in this module.
globals().update((name.capitalize(), register(name)) for name in games.NAMES)
