"""The dealer: from a seed, or a listed order, to what chance brings; verifiable afterwards.

The seed is 32 random bytes. Its SHA-256, the commitment, is published before the first move and the seed after the last. Nonces that
the seats give after the commitment are mixed in, so that neither the dealer nor a seat can choose the fortune of a game.
docs/notation.md gives the exact computation.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .game import Game, GameError, Position, Seat

SEED_BYTES = 32


class NothingToDeal(GameError):
    """The dealer has neither a seed nor a listed card for this draw."""

    def __init__(self, deck: str, number: int) -> None:
        super().__init__(f"nothing to deal: card {number + 1} of the deck {deck!r} is not listed, and there is no seed")
        self.deck = deck
        self.number = number


def new_seed() -> bytes:
    """A seed that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is published of a seed before the game."""
    return hashlib.sha256(seed).hexdigest()


def dealing_key(seed: bytes, nonces: Mapping[Seat, str]) -> bytes:
    """The key from which a game is dealt: the seed alone, or with the seats' nonces mixed in."""
    if not nonces:
        return seed
    message = "\n".join(f"{seat + 1} {nonces[seat]}" for seat in sorted(nonces))
    return hmac.digest(seed, message.encode(), "sha256")


def uniform(key: bytes, label: str, total: int) -> int:
    """A number from 0 to total - 1, every one exactly as likely: numbers beyond the last full round are thrown away."""
    limit = 2**256 - 2**256 % total
    attempt = 0
    while True:
        value = int.from_bytes(hmac.digest(key, f"{label}/{attempt}".encode(), "sha256"))
        if value < limit:
            return value % total
        attempt += 1


@dataclass
class Shuffle:
    """A deck's order, shuffled only as far as it is looked at (Fisher and Yates, from the front)."""

    key: bytes
    deck: str
    cards: list[int]
    known: int = 0

    def card(self, number: int) -> int:
        """Which of the deck's cards lies at this place."""
        while self.known <= number:
            here = self.known
            there = here + uniform(self.key, f"{self.deck}/{here}", len(self.cards) - here)
            self.cards[here], self.cards[there] = self.cards[there], self.cards[here]
            self.known += 1
        return self.cards[number]


@dataclass
class Dealer:
    """Deals the chance moves of one game. A card depends on the seed, the deck and its place there: never on what was decided."""

    game: Game[Any, Any]
    start: Position[Any]
    seed: bytes | None = None
    nonces: Mapping[Seat, str] = field(default_factory=dict)
    orders: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    """Decks whose order is listed instead of drawn from the seed."""

    def __post_init__(self) -> None:
        self._decks = self.game.decks(self.start)
        self._shuffles: dict[str, Shuffle] = {}

    def deal(self, position: Position[Any]) -> Any:
        """The move that chance makes here."""
        return self.game.turned_up(position, self._card(*self.game.next_card(self.start, position)))

    def _card(self, deck: str, number: int) -> Any:
        if deck in self.orders:
            if number >= len(self.orders[deck]):
                raise NothingToDeal(deck, number)
            return self.orders[deck][number]
        if self.seed is None:
            raise NothingToDeal(deck, number)
        return self._decks[deck][self._shuffle(deck, self.seed).card(number)]

    def _shuffle(self, deck: str, seed: bytes) -> Shuffle:
        if deck not in self._shuffles:
            self._shuffles[deck] = Shuffle(dealing_key(seed, self.nonces), deck, list(range(len(self._decks[deck]))))
        return self._shuffles[deck]
