"""The bench measures what it claims to; its speed is the business of `make bench`."""

from __future__ import annotations

import pytest

from ziggurat.bench import PEERS, measure

OWN = {"games_per_s", "moves_per_s", "api_moves_per_s", "start_cached_s", "compile_cold_s"}
SEARCH = {"sims_per_s", "search_peer"}


@pytest.mark.slow
def test_figures_of_a_duel() -> None:
    figures = measure("bubblee", say=lambda line: None, seconds=0.4)
    assert set(figures) == {*OWN, *SEARCH, "peers"}
    assert set(figures["peers"]) == set(PEERS["bubblee"])
    # A random game has about 80 decisions, not counting chance.
    assert 60 < figures["moves_per_s"] / figures["games_per_s"] < 110
    assert all(speed["games_per_s"] > 0 for speed in figures["peers"].values())
    # A play-out is part of a random game.
    assert figures["sims_per_s"] > figures["games_per_s"] / 4
    assert figures["search_peer"]["sims_per_s"] > 0
    assert figures["start_cached_s"] < figures["compile_cold_s"]


@pytest.mark.slow
def test_figures_for_each_number_of_players() -> None:
    figures = measure("babylon", say=lambda line: None, seconds=0.4)
    assert set(figures) == {"2", "3", "4", *SEARCH, "peers"}
    assert set(figures["peers"]) == set(PEERS["babylon"])
    decisions = [figures[seats]["moves_per_s"] / figures[seats]["games_per_s"] for seats in ("2", "3", "4")]
    assert [round(number, -1) for number in decisions] == [100, 130, 140]
    assert all(set(figures[seats]) == OWN for seats in ("2", "3", "4"))
