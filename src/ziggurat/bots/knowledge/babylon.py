"""Babylon: what pillars and tiles in hand are worth, and which moves to look at after a build."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ziggurat.core.game import Game, Position, Seat
from ziggurat.games.babylon.components import NO_SYMBOL, NO_TILE, flower_of, symbol_of
from ziggurat.games.babylon.moves import Build
from ziggurat.games.babylon.scoring import flowers_seen
from ziggurat.games.babylon.state import State

from . import Knowledge, lead

PILLAR = 0.5
"""Half a point: three or four of them carry a tile that brings some two points at once and more later."""
MOST_PILLARS = 9
SYMBOL = 0.4
MISSING_FLOWER = 0.5


class BabylonKnowledge:
    """Points, and what they will be made of."""

    def value(self, game: Game[Any, Any], position: Position[Any], seat: Seat) -> float:
        """The lead, pillars and tiles in hand."""
        s: State = position.state
        value = lead(game, position, seat) + PILLAR * min(s.singles[seat], MOST_PILLARS)
        for tile in (s.stored[seat], s.dug if seat == s.active else NO_TILE):
            value += tile_value(s, seat, tile)
        return value

    def worth_a_look(self, game: Game[Any, Any], position: Position[Any], moves: Sequence[Any]) -> Iterable[Any]:
        """All moves but the builds of a second tile."""
        return (move for move in moves if not isinstance(move, Build))


def tile_value(s: State, seat: Seat, tile: int) -> float:
    """A tile is worth its symbols, and a flower of which the garden has fewest."""
    if tile == NO_TILE:
        return 0.0
    face = s.faces[tile]
    symbols = sum(symbol_of(face, space) != NO_SYMBOL for space in range(4))
    seen = flowers_seen(s, seat)
    return SYMBOL * symbols + (MISSING_FLOWER if seen[flower_of(face)] == min(seen) else 0.0)


KNOWLEDGE: Knowledge = BabylonKnowledge()
