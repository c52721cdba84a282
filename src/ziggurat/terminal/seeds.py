"""Where the dealer keeps the seeds of games that are not over.

A record of an open game must not tell its seed, or the draws to come could be read in it. To go on with a saved game the dealer
needs the seed again; it is found by the commitment that stands in the record.
"""

from __future__ import annotations

import os
from pathlib import Path

from ziggurat.core.chance import commitment


def _file(promise: str) -> Path:
    home = os.environ.get("XDG_STATE_HOME")
    return (Path(home) if home else Path.home() / ".local" / "state") / "ziggurat" / "seeds" / promise


def keep_seed(seed: bytes) -> None:
    """Keep a seed as long as its game is open."""
    file = _file(commitment(seed))
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    file.write_text(seed.hex(), encoding="ascii")


def kept_seed(promise: str) -> bytes | None:
    """The seed that was committed to, if it was kept here."""
    try:
        seed = bytes.fromhex(_file(promise).read_text(encoding="ascii"))
    except (OSError, ValueError):
        return None
    return seed if commitment(seed) == promise else None


def drop_seed(promise: str) -> None:
    """The game is over, and its record tells the seed."""
    _file(promise).unlink(missing_ok=True)
