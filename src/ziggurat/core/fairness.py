"""Whether the chance moves of a record follow from its seed."""

from __future__ import annotations

from typing import Literal

from .chance import NothingToDeal, commitment
from .game import GameError
from .record import Record

Fairness = Literal["fair", "consistent"]


class Unverifiable(GameError):
    """A record from which nothing can be proved."""


class Unfair(GameError):
    """A chance move that does not follow from the seed."""

    def __init__(self, ply: int, found: str, dealt: str) -> None:
        super().__init__(f"move {ply}: found {found!r}, but the seed gives {dealt!r}")
        self.ply = ply
        self.found = found
        self.dealt = dealt


def verify(record: Record) -> Fairness:
    """Deal every chance move again, those that were taken back too.

    With nonces of the seats, given after the commitment, nobody could choose the draws: fair. Without, they follow from the seed
    or the listed order, but the dealer may have chosen it: consistent.
    """
    if record.seed is None and not record.header.orders:
        raise Unverifiable("the record has neither a seed nor a listed order")
    if record.seed is not None and record.header.commitment and commitment(record.seed) != record.header.commitment:
        raise Unverifiable("the seed is not the one that was committed to")
    _check_chance_moves(record)
    return "fair" if record.seed is not None and record.header.commitment and record.header.nonces else "consistent"


def _check_chance_moves(record: Record) -> None:
    dealer = record.dealer()
    for moment, move in record.draws():
        try:
            dealt = dealer.deal(moment.before)
        except NothingToDeal as missing:
            raise Unverifiable(str(missing)) from None
        if dealt != move:
            raise Unfair(moment.ply, record.game.write(move), record.game.write(dealt))
