"""The quarry of the day: all players get the same draws, and play against a bot for the best score."""

from __future__ import annotations

import hashlib

from ziggurat.core.challenge import Challenge, day_of

RIVAL = "level3"
STARS = (60, 80, 100)
"""The points for one, two and three stars: typical of a beginner, a good player and the strongest bot (docs/strength.md)."""


def challenge(name: str) -> Challenge:
    """The quarry of a day. Raises NoChallenge."""
    seed = hashlib.sha256(f"babylon daily {day_of(name).isoformat()}".encode()).digest()
    return Challenge(name, "daily-babylon", "points", STARS, seed=seed, rivals=(RIVAL,))
