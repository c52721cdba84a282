"""How the dealer of a saved game goes on dealing.

A record of an open game must not tell its seed, or the draws to come could be read in it. So the dealer keeps the seed elsewhere, and
finds it again by the commitment that stands in the record.
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
    """Keep a seed as long as its game is open."""
    file = _file(commitment(seed))
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    file.write_text(seed.hex(), encoding="ascii")


def load_seed(promise: str) -> bytes | None:
    """The seed that was committed to, if it was kept here."""
    try:
        seed = bytes.fromhex(_file(promise).read_text(encoding="ascii"))
    except (OSError, ValueError):
        return None
    return seed if commitment(seed) == promise else None


def delete_seed(promise: str) -> None:
    """The game is over, and its record tells the seed."""
    _file(promise).unlink(missing_ok=True)


def dealer_of(record: Record) -> Dealer:
    """Who deals the rest of a record's game: with its seed, or, if that is lost, with a fresh order that begins with what was drawn."""
    if record.seed is None:
        record.seed = load_seed(record.header.commitment)
    if record.seed is not None:
        return record.dealer()
    record.header.commitment = ""
    return Dealer(record.game, record.start, orders=_orders(record))


def _orders(record: Record) -> dict[str, list[Any]]:
    """For each deck the cards that are known, each at its place, then the rest in random order."""
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
    """What chance has shown, taken back or not, by deck and place."""
    return {record.game.next_card(record.start, moment.before): move for moment, move in record.draws()}
