"""OpenSpiel: a game tree with explicit chance nodes. Importing this registers `ziggurat_babylon` and `ziggurat_bubblee`.

    game = make("bubblee")
    game = pyspiel.load_game("ziggurat_babylon(players=3)")

The module has the name of the library that it serves; imports are absolute, so that neither hides the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from ziggurat import games
from ziggurat.core.game import CHANCE, EqualWeights, Options, Position, read_options, write_options

from .playing import NO_OPTIONS, playing, results

PREFIX = "ziggurat_"
DEFAULTS: dict[str, Any] = {"players": 2, "options": ""}
"""A game's parameters. Options are written like the fields of a position: `black 5; powers no`."""


def make(name: str, seats: int = 2, options: Options = NO_OPTIONS) -> pyspiel.Game:
    """A game of OpenSpiel."""
    return pyspiel.load_game(PREFIX + name, {"players": seats, "options": write_options(options)})


def game_type(name: str, seats: int) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is loaded: nothing is hidden, and what one wins others lose, but for a solo."""
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


class Game(pyspiel.Game):
    """A game with its options."""

    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**DEFAULTS, **(params or {})}
        seats = chosen["players"]
        self.game = playing(self.name)
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

    def new_initial_state(self, _state: Any = None) -> State:
        """The position before the first move."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """What a player sees, as planes and scalars; or, where the whole past is asked for, as a text."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return Observer(self, params)
        from open_spiel.python.observation import IIGObserverForPublicInfoGame

        return IIGObserverForPublicInfoGame(iig_obs_type, params)

    def max_chance_nodes_in_history(self) -> int:
        """How often chance acts, at most."""
        return int(self.game.features.MOST_CHANCES)


class State(pyspiel.State):
    """A position with its past. Actions are the decisions of a game's `features.py`; chance's are its codes from the first one on."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.game = game.game
        self.position: Position[Any] = game.start

    def current_player(self) -> int:
        """Who is to act."""
        to_act = self.position.to_act
        if to_act is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if to_act == CHANCE else to_act

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.to_act is None

    def _legal_actions(self, player: int) -> list[int]:
        return self.game.legal_actions(self.position)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can bring, and how likely it is."""
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
        """What every player made of the game; nothing before its end."""
        game = self.game.game
        ranks = game.ranks(self.position)
        return [0.0] * self.num_players() if ranks is None else list(results(ranks))

    def __str__(self) -> str:
        return str(self.position)


@cache
def even_outcomes(first: int, number: int) -> list[tuple[int, float]]:
    """So many outcomes, one as likely as the other; thousands are listed once."""
    return [(outcome, 1 / number) for outcome in range(first, first + number)]


class Observer:
    """What a player sees: the planes, then the scalars."""

    def __init__(self, game: Game, params: Any) -> None:
        if params:
            raise ValueError(f"an observer takes no parameters: {params}")
        planes, shape = game.game.in_planes, game.game.features.PLANES
        self.tensor = np.zeros(game.game.flat, np.float32)
        self.dict = {"planes": self.tensor[:planes].reshape(shape), "scalars": self.tensor[planes:]}

    def set_from(self, state: State, player: int) -> None:
        """Write what a player sees."""
        seen = state.game.observe(state.position, player)
        for name, row in self.dict.items():
            row[:] = seen[name]

    def string_from(self, state: State, player: int) -> str:
        """What a player sees, as a text: nothing is hidden."""
        return f"seat {player + 1}: {state.position}"


def register(name: str) -> type[Game]:
    """Register a game with a class of its own: OpenSpiel keeps what makes a game until after Python's end, which only classes survive."""
    made = type(name.capitalize(), (Game,), {"name": name, "__module__": __name__})
    pyspiel.register_game(game_type(name, DEFAULTS["players"]), made)
    return made


# A pickle finds a class by its name here.
globals().update((name.capitalize(), register(name)) for name in games.NAMES)
