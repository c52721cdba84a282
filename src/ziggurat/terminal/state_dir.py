"""Where the terminal keeps what outlives a game."""

from __future__ import annotations

import os
from pathlib import Path


def state_dir() -> Path:
    """One's own folder for such things, as the desktop's standard names it."""
    home = os.environ.get("XDG_STATE_HOME")
    return (Path(home) if home else Path.home() / ".local" / "state") / "ziggurat"
