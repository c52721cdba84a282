"""Computer players: legal, repeatable, and greedy beats uniform."""

from __future__ import annotations

import pytest

import ziggurat
from ziggurat import CHANCE, bots
from ziggurat.bots import levels
from ziggurat.bots.levels import LEVELS
from ziggurat.core.chance import Dealer

GAME = ziggurat.load("bubblee", "compiled")
QUICK = ("uniform", "greedy", "level1", "level3")
"""Bots of few simulations."""


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine, or while the search is compiled, a level runs out of its second and plays another move."""
    patient = {name: tuple(strength._replace(seconds=600.0) for strength in strengths) for name, strengths in LEVELS.items()}
    monkeypatch.setattr(levels, "LEVELS", patient)


def play(names: tuple[str, ...], seed: int, **options: str) -> tuple[list[str], tuple[int, ...]]:
    start = GAME.start(len(names), options)
    dealer = Dealer(GAME, start, bytes([seed]) * 32)
    players = [bots.make(name, seed) for name in names]
    position, line = start, []
    while position.to_act is not None:
        seat = position.to_act
        move = dealer.deal(position) if seat == CHANCE else players[seat].choose(GAME, position)
        line.append(GAME.write(move))
        position = GAME.play(position, move)
    ranks = GAME.ranks(position)
    assert ranks is not None
    return line, ranks


@pytest.mark.parametrize("name", QUICK)
def test_same_seed_same_game(name: str) -> None:
    assert play((name, name), 3) == play((name, name), 3)
    assert play((name, name), 3) != play((name, name), 4)


@pytest.mark.parametrize("name", QUICK)
def test_solo(name: str) -> None:
    assert play((name,), 1, planet="RR - - - -")[1] in {(1,), (2,)}


def test_greedy_beats_uniform() -> None:
    ranks = [play(("greedy", "uniform") if seed % 2 else ("uniform", "greedy"), seed)[1] for seed in range(20)]
    won = sum(rank[0 if seed % 2 else 1] == 1 for seed, rank in enumerate(ranks))
    assert won >= 17


def test_greedy_takes_the_points_in_sight() -> None:
    """Rule 4.4: six points by column 3, more than any other drop."""
    position = GAME.read_position("turn 1 drop; sky BRPGR YRGYB; planets YBR G PP G K / - - - - -; bag R9 P9 Y9 B9 G9 K3")
    assert GAME.write(bots.make("greedy", 1).choose(GAME, position)) == "drop 3"


def test_greedy_wins_immediately_when_it_can() -> None:
    """Rule 5.9 is worth more than any points."""
    position = GAME.read_position(
        "turn 1 power 1; sky RBPGR YRGYB; planets YB G - K R / YBRG GRBY YBRG GRBY YBRG; bag R5 P5 Y5 B5 G5 K0; due PY / -"
    )
    move = bots.make("greedy", 1).choose(GAME, position)
    assert GAME.write(move).split()[0] in {"purple", "yellow"}
    while position.to_act == 0:
        position = GAME.play(position, bots.make("greedy", 1).choose(GAME, position))
    assert GAME.ranks(position) == (1, 2)


def test_nobody_chooses_after_the_end() -> None:
    position = GAME.read_position("turn 1 over 7.1; sky RBPGR YRGYB; planets - - - - - / - - - - -; bag R0 P0 Y0 B0 G0 K0; points 3 4")
    with pytest.raises(ValueError, match="over"):
        bots.make("greedy").choose(GAME, position)


def test_no_such_player() -> None:
    with pytest.raises(bots.UnknownBot, match="uniform, greedy"):
        bots.make("stockfish")
