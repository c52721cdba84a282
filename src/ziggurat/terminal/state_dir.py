"""The directory for data that outlives a game: seeds and results."""

from __future__ import annotations

import os
from pathlib import Path


def state_dir() -> Path:
    """The user's state directory, by the XDG standard."""
    home = os.environ.get("XDG_STATE_HOME")
    return (Path(home) if home else Path.home() / ".local" / "state") / "ziggurat"
