"""The quarry: its stacks, the yield of a dig, tiles that come to light (2.2, 2.5, chapter 4)."""

from __future__ import annotations

from ziggurat.core.kernel import rule

from .components import CLAY, EDGES, FLOWER, LESS, NEIGHBOURS, OF_A_MATERIAL, OUTSIDE, STACKS, flower_of
from .events import emit_dug, emit_removed, emit_revealed
from .state import LAY, NOT_SEEN, State


@rule
def edge_gives(s: State, stack: int, edge: int) -> bool:
    """True if an edge of a stack's top tile gives a pillar: it borders no tile on a higher layer (4.2)."""
    other = NEIGHBOURS[stack * EDGES + edge]
    return other == OUTSIDE or s.layers[other] <= s.layers[stack]


@rule
def edge_pillars(s: State, stack: int) -> int:
    """The pillars for the four edges of a stack's top tile, as it lies (4.2)."""
    pillars = 0
    for edge in range(EDGES):
        pillars += 1 if edge_gives(s, stack, edge) else 0
    return pillars


@rule
def flower_pillars(s: State, stack: int, seat: int) -> int:
    """The pillars for the player's own flower on a stack's top tile (4.3, 8.2 e)."""
    if flower_of(s.faces[s.visible[stack]]) != s.flowers[seat]:
        return 0
    return 2 if s.effect == FLOWER else 1


@rule
def dig_pillars(s: State, stack: int, seat: int) -> int:
    """All single pillars that digging a stack's top tile gives to a player (4.2, 4.3, 8.2 f, 8.3; examples in 4.4)."""
    pillars = edge_pillars(s, stack) + flower_pillars(s, stack, seat)
    return max(pillars - 1, 0) if s.effect == LESS else pillars


@rule
def top_is_clay(s: State, stack: int) -> bool:
    """True if a stack's top tile is of clay (2.5)."""
    return s.layers[stack] == CLAY + 1


@rule
def lift(s: State, stack: int) -> None:
    """Take the top tile of a stack out of the quarry; the tile beneath is not known yet (2.2)."""
    s.layers[stack] -= 1
    s.visible[stack] = NOT_SEEN


@rule
def remove(s: State, stack: int) -> None:
    """Remove a clay tile from the game, before the first round (2.5)."""
    emit_removed(s, s.active, stack, s.visible[stack])
    lift(s, stack)
    s.removed += 1


@rule
def dig(s: State, stack: int) -> None:
    """Take the top tile of a stack, and immediately the pillars that it gives while still in place (4.1, 4.2)."""
    pillars = dig_pillars(s, stack, s.active)
    emit_dug(s, s.active, stack, s.visible[stack], pillars)
    s.singles[s.active] += pillars
    s.dug = s.visible[stack]
    lift(s, stack)


@rule
def covered_stack(s: State) -> int:
    """The first stack whose top tile has not come to light, or -1 (2.2)."""
    for stack in range(STACKS):
        if s.layers[stack] > 0 and s.visible[stack] == NOT_SEEN:
            return stack
    return -1


@rule
def can_be_seen(s: State, tile: int) -> bool:
    """True if a tile has not come to light yet (2.2)."""
    return s.unseen[tile // OF_A_MATERIAL] >> (tile % OF_A_MATERIAL) & 1 == 1


@rule
def reveal(s: State, stack: int, tile: int) -> None:
    """Let a tile of the quarry come to light (2.2, 4.1)."""
    s.visible[stack] = tile
    s.unseen[tile // OF_A_MATERIAL] ^= 1 << (tile % OF_A_MATERIAL)
    emit_revealed(s, s.step == LAY, stack, tile)


def tiles_unseen(s: State, material: int) -> list[int]:
    """The tiles of a material that have not come to light, numbered from 0 within the material (2.2)."""
    return [tile for tile in range(OF_A_MATERIAL) if s.unseen[material] >> tile & 1]


def stacks_unseen(s: State, material: int) -> list[int]:
    """The stacks in which a tile of this material has not come to light (2.2)."""
    return [stack for stack in range(STACKS) if s.layers[stack] - (s.visible[stack] != NOT_SEEN) > material]
