"""Configurations to play, one for each game and number of players."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from ziggurat.adapters.episode import Array, Stepper, stepper
from ziggurat.core.game import Position
from ziggurat.core.kernel import Mode

GARDENS = (Path(__file__).parents[1] / "contract" / "gardens.txt").read_text(encoding="utf-8").splitlines()


class Case(NamedTuple):
    """A game, its seats and options."""

    game: str
    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}"


CASES = (
    Case("bubblee", 1, {"planet": "RRG Y - K BB"}),
    Case("bubblee", 2, {}),
    Case("babylon", 2, {}),
    Case("babylon", 3, {"supply": "printed", "flowers": "orange white blue"}),
    Case("babylon", 4, {}),
)
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def legal(mask: Array) -> list[int]:
    """The legal actions of a mask."""
    actions: list[int] = np.flatnonzero(mask).tolist()
    return actions


def walk(game: Stepper, case: Case, seed: int) -> Iterator[tuple[Position[Any], int | None]]:
    """A random game: each position in which a seat decides with the action chosen, then the end."""
    chance = random.Random(seed)
    generator = game.generator(seed)
    position = game.first_decision(game.game.start(case.seats, case.options), generator)
    while position.to_act is not None:
        action = chance.choice(legal(game.observe(position, position.to_act)["action_mask"]))
        yield position, action
        after = game.step(position, game.code(position, action), generator)
        assert after is not None
        position = after
    yield position, None


def plain_and_compiled(name: str) -> tuple[Stepper, Stepper]:
    modes: tuple[Mode, Mode] = ("plain", "compiled")
    plain, compiled = (stepper(name, mode) for mode in modes)
    return plain, compiled
