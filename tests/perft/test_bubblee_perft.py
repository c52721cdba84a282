"""Perft counts at tricky positions, confirmed by the oracle."""

from __future__ import annotations

import copy

import pytest

import ziggurat
from oracle.bubblee import Oracle
from oracle.bubblee_positions import POSITIONS, oracle_at
from ziggurat.core.perft import perft

GAME = ziggurat.load("bubblee", "plain")


def oracle_perft(oracle: Oracle, depth: int) -> int:
    legal = oracle.legal()
    if depth == 0 or not legal:
        return 1
    if depth == 1:
        return len(legal)
    total = 0
    for move in legal:
        after = copy.deepcopy(oracle)
        after.play(move)
        total += oracle_perft(after, depth - 1)
    return total


@pytest.mark.parametrize("name", POSITIONS)
def test_counts_agree_with_the_oracle(name: str) -> None:
    position = GAME.read_position(POSITIONS[name])
    for depth in (1, 2):
        assert perft(GAME, position, depth) == oracle_perft(oracle_at(name), depth)


COUNTS = {
    "opening": ("turn 1 swap; sky RPYBG YBGRP; planets K - K - K / K - K - K; bag R14 P14 Y14 B14 G14 K3", (14, 126, 756, 1512)),
}


@pytest.mark.parametrize("name", COUNTS)
def test_known_counts(name: str) -> None:
    text, counts = COUNTS[name]
    position = GAME.read_position(text)
    assert tuple(perft(GAME, position, depth) for depth in range(1, len(counts) + 1)) == counts
