"""The bench measures what it says; how fast it is belongs to `make bench`."""

from __future__ import annotations

from ziggurat.bench import PEERS, measure


def test_figures() -> None:
    figures = measure("bubblee", say=lambda line: None, seconds=0.4)
    assert set(figures) == {"games_per_s", "moves_per_s", "api_moves_per_s", "start_cached_s", "compile_cold_s", "peers"}
    assert set(figures["peers"]) == set(PEERS)
    # A game has some 80 decisions at random, chance not counted.
    assert 60 < figures["moves_per_s"] / figures["games_per_s"] < 110
    assert all(speed["games_per_s"] > 0 for speed in figures["peers"].values())
    assert figures["start_cached_s"] < figures["compile_cold_s"]
