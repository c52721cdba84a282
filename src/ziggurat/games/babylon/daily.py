"""The quarry of the day: the same fortune for everybody, against the computer, for the best score."""

from __future__ import annotations

import hashlib

from ziggurat.core.challenge import Challenge, day_of

RIVAL = "level3"
STARS = (60, 80, 100)
"""Points: as a beginner, as a good player, and as the strongest computer player make them (docs/strength.md)."""


def challenge(name: str) -> Challenge:
    """The quarry of a day; or NoChallenge."""
    seed = hashlib.sha256(f"babylon daily {day_of(name).isoformat()}".encode()).digest()
    return Challenge(name, "daily-babylon", "points", STARS, seed=seed, rivals=(RIVAL,))
