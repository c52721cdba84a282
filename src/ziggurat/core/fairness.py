"""Verifies that the moves of chance in a record follow from its seed."""

from __future__ import annotations

from typing import Literal

from .chance import NothingToDeal, commitment
from .game import GameError
from .record import Record

Fairness = Literal["fair", "consistent"]


class Unverifiable(GameError):
    """A record that proves nothing, because it has no seed or the wrong one."""


class Unfair(GameError):
    """A move of chance that does not follow from the seed: its `ply`, the move that was `found`, and the move `dealt` from the seed."""

    def __init__(self, ply: int, found: str, dealt: str) -> None:
        super().__init__(f"move {ply}: found {found!r}, but the seed gives {dealt!r}")
        self.ply = ply
        self.found = found
        self.dealt = dealt


def verify(record: Record) -> Fairness:
    """Deal every move of chance again, also those that were taken back, and compare. Raises Unfair or Unverifiable.

    The result is `fair` if the seed was committed to before the seats gave nonces: then no one could choose the draws. Otherwise it
    is `consistent`: the draws follow from the seed or the listed order, but the dealer may have chosen that seed or order.
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
