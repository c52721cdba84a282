"""The best result of each challenge, in a file next to the seeds of open games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from ziggurat.core.challenge import Challenge
from ziggurat.core.record import Record

from .state_dir import state_dir


class Best(NamedTuple):
    """The stars of a challenge, and the turns or points that earned them."""

    stars: int
    result: int


def _file() -> Path:
    return state_dir() / "results.json"


def load_results() -> dict[str, Best]:
    """The best results by `result_key`; empty if the file cannot be read."""
    try:
        loaded = json.loads(_file().read_text(encoding="utf-8"))
        return {str(name): Best(int(stars), int(result)) for name, (stars, result) in loaded.items()}
    except (OSError, ValueError, TypeError, AttributeError):
        return {}


def result_key(game: str, challenge: str) -> str:
    """The key of a challenge in the file."""
    return f"{game} {challenge}"


def save_result(challenge: Challenge, record: Record) -> None:
    """Save the result of a finished game if it is the best so far. Raises OSError."""
    stars = challenge.earned(record)
    if stars is None:
        return
    known, name, now = load_results(), result_key(record.game.name, challenge.name), Best(stars, challenge.result(record))
    before = known.get(name)
    if before is not None and not _is_better(challenge, now, before):
        return
    file = _file()
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    part = file.with_suffix(".part")
    part.write_text(json.dumps(known | {name: now}, indent=1), encoding="utf-8")
    part.replace(file)


def _is_better(challenge: Challenge, now: Best, before: Best) -> bool:
    if now.stars != before.stars:
        return now.stars > before.stars
    return now.result < before.result if challenge.measure == "turns" else now.result > before.result
