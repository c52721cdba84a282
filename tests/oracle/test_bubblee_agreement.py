"""The engine agrees with the oracle on legal moves, results and scores, at every ply."""

from __future__ import annotations

import copy
import os
import random
from typing import Any

import pytest

import ziggurat
from oracle.bubblee import Oracle
from oracle.bubblee_positions import POSITIONS, oracle_at
from ziggurat import CHANCE, Position
from ziggurat.games.bubblee.notation import write_planet, write_sky
from ziggurat.games.bubblee.positions import due_letters
from ziggurat.games.bubblee.solo import sent_planet
from ziggurat.games.bubblee.state import OVER, POWER, STEP_NAMES, State, planet

GAMES_IN_TEST = 25
GAMES_IN_SLOW_TEST = int(os.environ.get("ORACLE_GAMES", "1200"))
IN_ONE_TEST = 25

LETTERS = "RPYBGK"
SKIES = ("RPYBG YBGRP", "GBYPR PRGBY")


def options_of(seed: int) -> tuple[int, dict[str, Any]]:
    """Seats and options of the game with this number: all options in turn, every third game solo."""
    chance = random.Random(seed)
    seats = 1 if seed % 3 == 0 else 2
    options: dict[str, Any] = {
        "black": tuple(chance.choice((3, 4, 5)) for _ in range(seats)),
        "powers": chance.random() < 0.85,
        "touching": chance.choice(("one", "one", "group")),
        "sky": chance.choice((None, None, *SKIES)),
    }
    if seats == 2:
        options["first"] = chance.choice((None, 0, 1))
    else:
        options["planet"] = mission(chance)
    return seats, options


def mission(chance: random.Random) -> str:
    """A layout without lines; small ones are often won, high ones fill up."""
    while True:
        columns = ["".join(chance.choice(LETTERS) for _ in range(chance.randint(0, chance.choice((1, 2, 4))))) or "-" for _ in range(5)]
        text = " ".join(columns)
        try:
            Oracle(seats=1, planet=text)
        except ValueError:
            continue
        return text


def engine_options(options: dict[str, Any]) -> dict[str, str]:
    texts = {"black": " ".join(map(str, options["black"])), "touching": options["touching"]}
    texts["powers"] = "yes" if options["powers"] else "no"
    if options["sky"]:
        texts["sky"] = options["sky"]
    if options.get("first") is not None:
        texts["first"] = str(options["first"] + 1)
    if "planet" in options:
        texts["planet"] = options["planet"]
    return texts


def picture(position: Position[State]) -> dict[str, Any]:
    """The engine's position in the oracle's words."""
    s = position.state
    own = write_planet(planet(s, 0), sent_planet(s))
    gaps = "".join("." if letter.islower() else letter for letter in own)
    ranks = position.game.ranks(position)
    return {
        "sky": write_sky(s.sky),
        "planets": (gaps, write_planet(planet(s, 1))),
        "bag": dict(zip(LETTERS, s.bag, strict=True)),
        "points": tuple(s.points),
        "due": tuple("".join(sorted(due_letters(s, seat))) for seat in (0, 1)),
        "hand": None if s.hand < 0 else LETTERS[s.hand],
        "step": STEP_NAMES[s.step],
        "active": max(s.active, 0),
        "chooser": s.chooser if s.step == POWER else None,
        "over": position.game.ended_by(position) and f"{s.ended_by // 100}.{s.ended_by % 100}" if s.step == OVER else None,
        "ranks": ranks,
    }


def compare(position: Position[State], oracle: Oracle) -> list[str]:
    """Both must show the same picture and offer the same moves, which are returned in a fixed order."""
    game = position.game
    mine, theirs = picture(position), dict(oracle.picture())
    if oracle.step in ("sky", "first"):
        mine.pop("active"), theirs.pop("active")
    assert mine == theirs
    legal = [game.write(move) for move in game.moves(position)]
    assert set(legal) == oracle.legal()
    assert len(legal) == len(set(legal))
    assert position.to_act == (CHANCE if oracle.to_act == "chance" else oracle.to_act)
    if position.to_act == CHANCE:
        assert dict(zip(legal, game.weights(position), strict=True)) == oracle.chance()
    return legal


def greedy_or_random(position: Position[State], legal: list[str], chance: random.Random, greed: float) -> str:
    """A random move; with some greed the one with most points, so that lines, chains and powers are met more often."""
    if position.to_act == CHANCE or chance.random() >= greed:
        return chance.choice(legal)
    game = position.game

    def gain(move: str) -> tuple[int, float]:
        return game.scores(game.play(position, game.read(move)))[0], chance.random()

    return max(legal, key=gain)


def agree_on_game(seed: int) -> None:
    seats, options = options_of(seed)
    game = ziggurat.load("bubblee", "plain")
    position = game.start(seats, engine_options(options))
    oracle = Oracle(seats=seats, **options)
    chance = random.Random(seed)
    agree_to_the_end(position, oracle, chance, chance.choice((0.0, 0.5, 0.95)))


def agree_on_all(position: Position[State], oracle: Oracle, depth: int) -> None:
    """Compare at every position reachable within `depth` moves."""
    legal = compare(position, oracle)
    if depth == 0:
        return
    for move in legal:
        after = copy.deepcopy(oracle)
        after.play(move)
        agree_on_all(position.game.play(position, position.game.read(move)), after, depth - 1)


def agree_to_the_end(position: Position[State], oracle: Oracle, chance: random.Random, greed: float) -> None:
    """Play on, comparing at every position."""
    while legal := compare(position, oracle):
        move = greedy_or_random(position, legal, chance, greed)
        position = position.game.play(position, position.game.read(move))
        oracle.play(move)


@pytest.mark.parametrize("start", range(0, GAMES_IN_TEST, IN_ONE_TEST))
def test_random_games(start: int) -> None:
    for seed in range(start, start + IN_ONE_TEST):
        agree_on_game(seed)


@pytest.mark.slow
@pytest.mark.parametrize("start", range(GAMES_IN_TEST, GAMES_IN_SLOW_TEST, IN_ONE_TEST))
def test_many_random_games(start: int) -> None:
    for seed in range(start, start + IN_ONE_TEST):
        agree_on_game(seed)


@pytest.mark.parametrize("name", POSITIONS)
def test_constructed_positions(name: str) -> None:
    """Positions that random play rarely reaches: every line of play of two moves."""
    agree_on_all(ziggurat.load("bubblee", "plain").read_position(POSITIONS[name]), oracle_at(name), 2)


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("seeds", [range(3), pytest.param(range(3, 20), marks=pytest.mark.slow)])
def test_games_from_constructed_positions(name: str, seeds: range) -> None:
    position = ziggurat.load("bubblee", "plain").read_position(POSITIONS[name])
    for seed in seeds:
        chance = random.Random(seed)
        agree_to_the_end(position, oracle_at(name), chance, chance.choice((0.0, 0.5, 0.95)))
