"""Bubblee Pop: points are all; every move is worth a look."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ziggurat.core.game import Game, Position, Seat

from . import Knowledge, lead

WON = 1000


class BubbleeKnowledge:
    """Points in the hand."""

    def value(self, game: Game[Any, Any], position: Position[Any], seat: Seat) -> float:
        """The lead; a won game is worth more than any, a lost one less."""
        ranks = game.ranks(position)
        if ranks is None or ranks.count(1) > 1:
            return lead(game, position, seat)
        return lead(game, position, seat) + (WON if ranks[seat] == 1 else -WON)

    def worth_a_look(self, game: Game[Any, Any], position: Position[Any], moves: Sequence[Any]) -> Iterable[Any]:
        """All moves."""
        return moves


KNOWLEDGE: Knowledge = BubbleeKnowledge()
