"""The names of players, for screens and for results on the command line."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat import bots
from ziggurat.core.record import Record
from ziggurat.locales import Texts

PERSON = "person"


def distinct_names(names: Sequence[str]) -> list[str]:
    """The names; a name that several seats have is followed by the number of the seat."""
    return [f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names, 1)]


def names_in(record: Record, texts: Texts) -> list[str]:
    """The name of each seat of a record; in solo the name of the other planet follows."""
    players = record.header.players or ("",) * record.header.seats
    names = [_name(name, seat, texts) for seat, name in enumerate(players)]
    return distinct_names(names) if len(names) > 1 else [*names, texts("mission")]


def _name(name: str, seat: int, texts: Texts) -> str:
    if name in bots.NAMES:
        return texts(f"bot-{name}")
    return texts("player", number=seat + 1) if name in ("", PERSON) else name
