"""Perft counts at rich positions of Babylon; single plies are compared with the oracle along whole games."""

from __future__ import annotations

from pathlib import Path

import pytest

import ziggurat
from ziggurat.core.perft import perft

GAME = ziggurat.load("babylon", "compiled")
GARDENS = (Path(__file__).parents[1] / "contract" / "gardens.txt").read_text().splitlines()
COUNTS = ((651, 1713), (275, 11366), (158, 181), (222, 232))


def test_opening() -> None:
    """Clay is laid on one stack after the other, then the starting player is drawn (2.2, 2.4)."""
    assert [perft(GAME, GAME.start(4), depth) for depth in (1, 2, 3)] == [16, 16 * 15, 16 * 15 * 14]


@pytest.mark.parametrize(("text", "counts"), list(zip(GARDENS, COUNTS, strict=True)), ids=map(str, range(4)))
def test_rich_gardens(text: str, counts: tuple[int, ...]) -> None:
    position = GAME.read_position(text)
    assert tuple(perft(GAME, position, depth) for depth in (1, 2)) == counts
