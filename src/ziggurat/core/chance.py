"""The dealer: makes the moves of chance from a seed, or from a listed order, so that they can be verified afterwards.

The seed is 32 random bytes. Its SHA-256, the commitment, is published before the first move, and the seed itself after the last.
Nonces that the seats give after the commitment are mixed in, so that neither the dealer nor a seat can choose the draws of a game.
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
    """A new secret seed from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """The hash of a seed that is published before the game."""
    return hashlib.sha256(seed).hexdigest()


def dealing_key(seed: bytes, nonces: Mapping[Seat, str]) -> bytes:
    """The key from which a game is dealt: the seed alone, or with the seats' nonces mixed in."""
    if not nonces:
        return seed
    message = "\n".join(f"{seat + 1} {nonces[seat]}" for seat in sorted(nonces))
    return hmac.digest(seed, message.encode(), "sha256")


def uniform(key: bytes, label: str, total: int) -> int:
    """An unbiased number from 0 to total - 1, made from a key and a label. Hashes from the last multiple of `total` on are rejected."""
    limit = 2**256 - 2**256 % total
    attempt = 0
    while True:
        value = int.from_bytes(hmac.digest(key, f"{label}/{attempt}".encode(), "sha256"))
        if value < limit:
            return value % total
        attempt += 1


@dataclass
class Shuffle:
    """The order of a deck, shuffled lazily: only as far as cards were read (Fisher and Yates, from the front)."""

    key: bytes
    deck: str
    cards: list[int]
    known: int = 0

    def card(self, number: int) -> int:
        """The card with this number in the shuffled deck, counted from 0."""
        while self.known <= number:
            place = self.known
            other = place + uniform(self.key, f"{self.deck}/{place}", len(self.cards) - place)
            self.cards[place], self.cards[other] = self.cards[other], self.cards[place]
            self.known += 1
        return self.cards[number]


@dataclass
class Dealer:
    """Deals the moves of chance of one game. A card depends on the seed, the deck and its number in the deck, never on decisions."""

    game: Game[Any, Any]
    start: Position[Any]
    seed: bytes | None = None
    nonces: Mapping[Seat, str] = field(default_factory=dict)
    orders: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    """The decks whose order is listed instead of drawn from the seed."""

    def __post_init__(self) -> None:
        self._decks = self.game.decks(self.start)
        self._shuffles: dict[str, Shuffle] = {}

    def deal(self, position: Position[Any]) -> Any:
        """The move of chance in a position where chance is to act. Raises NothingToDeal if there is neither a listed card nor a seed."""
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
