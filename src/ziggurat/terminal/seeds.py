"""The seeds of saved games that are still open.

The record of an open game must not contain its seed, because the seed reveals the next draws. So the seed is in a file of its own, and
the commitment in the record names that file.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from ziggurat.core.chance import Dealer, commitment
from ziggurat.core.record import Record

from .state_dir import state_dir


def _file(promise: str) -> Path:
    return state_dir() / "seeds" / promise


def save_seed(seed: bytes) -> None:
    """Save the seed of an open game. Raises OSError."""
    file = _file(commitment(seed))
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    file.write_text(seed.hex(), encoding="ascii")


def load_seed(promise: str) -> bytes | None:
    """The saved seed for a commitment, or None."""
    try:
        seed = bytes.fromhex(_file(promise).read_text(encoding="ascii"))
    except (OSError, ValueError):
        return None
    return seed if commitment(seed) == promise else None


def delete_seed(promise: str) -> None:
    """Delete the seed of a game that is over: its record then contains the seed."""
    _file(promise).unlink(missing_ok=True)


def dealer_of(record: Record) -> Dealer:
    """The dealer for the rest of a game. It deals by the seed or, if that is lost, in a random order that begins with the known draws."""
    if record.seed is None:
        record.seed = load_seed(record.header.commitment)
    if record.seed is not None:
        return record.dealer()
    record.header.commitment = ""
    return Dealer(record.game, record.start, orders=_orders(record))


def _orders(record: Record) -> dict[str, list[Any]]:
    """For each deck, the known cards in their places, then the rest in random order."""
    known = _known(record)
    orders: dict[str, list[Any]] = {}
    for deck, cards in record.game.decks(record.start).items():
        drawn = [*record.header.orders.get(deck, ())]
        drawn += [known[deck, number] for number in range(len(drawn), len(cards)) if (deck, number) in known]
        rest = list(cards)
        for card in drawn:
            rest.remove(card)
        random.SystemRandom().shuffle(rest)
        orders[deck] = drawn + rest
    return orders


def _known(record: Record) -> dict[tuple[str, int], Any]:
    """The cards that were drawn, even if taken back since, by deck and place in the deck."""
    return {record.game.next_card(record.start, moment.before): move for moment, move in record.draws()}
