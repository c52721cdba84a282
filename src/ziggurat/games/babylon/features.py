"""Encodes a position for learning: planes and scalars from the side of one seat, and the numbers of its decisions (docs/features.md).

The seat's own garden comes first, then the others in the order of turns; absent seats are zeros.

The code of a build names the level of the tile, 1 to 16. But a tile lies one or two levels above the highest of its four cells (5.4).
So the decision names this rise, 1 or 2, instead of the level: 31,360 builds become 3,920, most of which are legal at one time or another.
"""

from __future__ import annotations

from ziggurat.core.features import NO_CODE, Part, length, starts
from ziggurat.core.kernel import rule

from .components import (
    BLOCK,
    BLOCKS,
    CELLS,
    CORNERS,
    EFFECTS,
    FLOWERS,
    HIGHEST,
    KINDS,
    MATERIALS,
    MOST_SEATS,
    NO_CELLS,
    NO_EFFECT,
    NO_SYMBOL,
    NO_TILE,
    OF_A_MATERIAL,
    PIECES,
    ROUNDS,
    SIDE,
    STACKS,
    SUPPLY,
    TOKENS,
    flower_of,
    symbol_of,
)
from .decorations import number_built
from .garden import sites
from .legal import has_tile, moves, number_of_sources, other_decisions
from .moves import (
    BUILD_CODE,
    CODES,
    FREES,
    LAY_CODE,
    ROTATIONS,
    SITES,
    SOURCES,
    STATUE_CODE,
    site,
    site_block,
    site_free,
    site_level,
)
from .scoring import is_ahead, score
from .state import (
    BUILD,
    NOBODY,
    NONE_USED,
    NOT_SEEN,
    STEP_NAMES,
    State,
    cell_level_of,
    cell_of,
    corner_of,
    has,
    kind_of,
    level_of,
    other_level_of,
    other_of,
    piece_in,
    showing,
    surface,
    tile_in,
    tile_of,
)

RISES = 2
BUILD_PLACES = BLOCKS * FREES * ROTATIONS
BUILDS = len(SOURCES) * RISES * BUILD_PLACES
BUILD_END = BUILD_CODE + BUILDS
"""The end of the builds. Decisions before the builds are numbered by their codes; those after them follow in the order of codes."""
DECISIONS = BUILD_END + LAY_CODE - STATUE_CODE
FIRST_CHANCE = LAY_CODE
"""The first code of chance."""
CHANCES = CODES - FIRST_CHANCE
MOST_DECISIONS = {2: 254, 3: 327, 4: 368}
MOST_CHANCES = 63
"""The most decisions in a game, by the number of seats, and the most moves of chance (8.4)."""

LEVEL_PLANE = 0
SYMBOL_PLANES = LEVEL_PLANE + 1
PIECE_PLANES = SYMBOL_PLANES + KINDS
FLOWER_PLANES = PIECE_PLANES + len(PIECES)
LEFT_PLANE = FLOWER_PLANES + len(FLOWERS)
LOWER_PLANE = LEFT_PLANE + 1
FEET_PLANE = LOWER_PLANE + 1
CLOSED_PLANE = FEET_PLANE + 1
HIDDEN_PLANE = CLOSED_PLANE + 1
BLOCKS_PLANE = HIDDEN_PLANE + 1
FRESH_PLANE = BLOCKS_PLANE + 1
WILD_PLANE = FRESH_PLANE + 1
OF_A_GARDEN = WILD_PLANE + 1
PLANES = (MOST_SEATS * OF_A_GARDEN, SIDE, SIDE)
ALL_PLANES = MOST_SEATS * OF_A_GARDEN * CELLS
HIGHEST_IN_PLANES = HIGHEST
"""The highest number in a plane: levels are encoded as they are, everything else as 0 or 1."""

FACE = 1 + len(FLOWERS) + 4 * KINDS
"""The length of an encoded tile: 1 if there is a tile, then its flower, then the symbol of each space clockwise from the top left."""
OF_A_STACK = 1 + FACE
OF_A_STORE = len(FLOWERS) + 2 + FACE
PARTS = (
    Part("step", len(STEP_NAMES)),
    Part("seats", MOST_SEATS - 1),
    Part("turn", MOST_SEATS),
    Part("first", MOST_SEATS),
    Part("round", 1),
    Part("effect", len(EFFECTS)),
    Part("tokens", len(EFFECTS)),
    Part("limited", 1),
    Part("supply", KINDS),
    Part("quarry", STACKS * OF_A_STACK),
    Part("unseen", len(MATERIALS) * OF_A_MATERIAL),
    Part("dug", FACE),
    Part("doubles", 1),
    Part("built", 1),
    Part("wild", 1 + KINDS),
    Part("stores", MOST_SEATS * OF_A_STORE),
)
SCALARS = length(PARTS)
(
    STEP_AT,
    SEATS_AT,
    TURN_AT,
    FIRST_AT,
    ROUND_AT,
    EFFECT_AT,
    TOKENS_AT,
    LIMITED_AT,
    SUPPLY_AT,
    QUARRY_AT,
    UNSEEN_AT,
    DUG_AT,
    DOUBLES_AT,
    BUILT_AT,
    WILD_AT,
    STORES_AT,
) = starts(PARTS)
FULL_STACK = len(MATERIALS)
ALL_MATERIALS = len(MATERIALS)
ALL_EFFECTS = len(EFFECTS)
FLOWER_KINDS = len(FLOWERS)
LAST_ROUND = max(ROUNDS)
MANY_PILLARS = 20
MANY_DOUBLES = 8
MANY_POINTS = 200
"""Numbers of pillars and points are divided by these constants, and the results are capped at 1."""


# Decisions


@rule
def level_under(s: State, block: int) -> int:
    """The highest level of a block's cells in the active player's garden (5.4)."""
    level = s.highest[s.active]
    while surface(s, s.active, level) & BLOCK[block] == NO_CELLS:
        level -= 1
    return level


@rule
def build_code(s: State, number: int) -> int:
    """The code of a build decision, numbered by tile, rise, block, free space and rotation; or NO_CODE (5.4, 5.12)."""
    source, rise = number // (RISES * BUILD_PLACES), number // BUILD_PLACES % RISES
    block, free = number // (FREES * ROTATIONS) % BLOCKS, number // ROTATIONS % FREES
    level = level_under(s, block) + 1 + rise
    if level > HIGHEST:
        return NO_CODE
    return BUILD_CODE + (source * SITES + site(level, block, free)) * ROTATIONS + number % ROTATIONS


@rule
def build_decision(s: State, source: int, here: int) -> int:
    """The number of the build decision at a site with rotation 0 (5.4)."""
    rise = site_level(here) - level_under(s, site_block(here)) - 1
    return BUILD_CODE + (((source * RISES + rise) * BLOCKS + site_block(here)) * FREES + site_free(here)) * ROTATIONS


@rule
def code_of(s: State, decision: int) -> int:
    """The code of a decision, or NO_CODE if there is no such decision in this position."""
    if decision < 0 or decision >= DECISIONS:
        return NO_CODE
    if decision < BUILD_CODE:
        return decision
    if decision < BUILD_END:
        return build_code(s, decision - BUILD_CODE) if s.step == BUILD else NO_CODE
    return decision - BUILD_END + STATUE_CODE


@rule
def decision_of(s: State, code: int) -> int:
    """The number of the legal decision with this code."""
    if code < BUILD_CODE:
        return code
    if code < STATUE_CODE:
        number = code - BUILD_CODE
        return build_decision(s, number // ROTATIONS // SITES, number // ROTATIONS % SITES) + number % ROTATIONS
    return code - STATUE_CODE + BUILD_END


@rule
def mark_decisions(s: State, codes: list[int], mask: list[int]) -> None:
    """Set the mask to 1 at every legal decision. Builds are marked site by site, without writing thousands of codes."""
    if s.step != BUILD:
        for index in range(moves(s, codes)):
            mask[decision_of(s, codes[index])] = 1
        return
    if number_of_sources(s):
        for index in range(sites(s, codes)):
            mark_builds(s, codes[index], mask)
    for index in range(other_decisions(s, codes, 0)):
        mask[decision_of(s, codes[index])] = 1


@rule
def mark_builds(s: State, here: int, mask: list[int]) -> None:
    """Mark the builds of every tile at a site in every rotation (5.1, 10.1)."""
    first = build_decision(s, 0, here)
    for source in range(2):
        if has_tile(s, source):
            for rotation in range(ROTATIONS):
                mask[first + source * RISES * BUILD_PLACES + rotation] = 1


@rule
def result(s: State, seat: int) -> float:
    """The result of a seat in a finished game, from -1 to 1: the seats behind it minus those ahead, divided by the other seats (9.7)."""
    balance = 0
    for other in range(s.seats):
        balance += 1 if is_ahead(s, seat, other) else 0
        balance -= 1 if is_ahead(s, other, seat) else 0
    return balance / (s.seats - 1)


# Observations


@rule
def encode(s: State, seat: int, planes: list[int], scalars: list[float]) -> None:
    """Encode the position from the side of a seat into planes and scalars. Overwrites both."""
    for index in range(ALL_PLANES):
        planes[index] = 0
    for index in range(SCALARS):
        scalars[index] = 0.0
    for place in range(s.seats):
        owner = (seat + place) % s.seats
        encode_garden(s, owner, place * OF_A_GARDEN * CELLS, planes)
        encode_store(s, owner, STORES_AT + place * OF_A_STORE, scalars)
    encode_turn(s, seat, scalars)
    encode_supply(s, scalars)
    encode_quarry(s, scalars)


@rule
def mark_cells(cells: int, plane: int, planes: list[int]) -> None:
    """Mark a set of cells in the plane that begins at index `plane`."""
    if cells != NO_CELLS:
        for cell in range(CELLS):
            if has(cells, cell):
                planes[plane + cell] = 1


@rule
def encode_garden(s: State, seat: int, first: int, planes: list[int]) -> None:
    """Encode a garden as seen from above. Its first plane begins at index `first` (1.2, 5.4, 6.2)."""
    for level in range(1, s.highest[seat] + 1):
        cells = surface(s, seat, level)
        if cells != NO_CELLS:
            for cell in range(CELLS):
                if has(cells, cell):
                    planes[first + LEVEL_PLANE * CELLS + cell] = level
    for symbol in range(KINDS):
        mark_cells(showing(s, seat, symbol), first + (SYMBOL_PLANES + symbol) * CELLS, planes)
    mark_cells(s.left[seat], first + LEFT_PLANE * CELLS, planes)
    mark_cells(s.lower[seat], first + LOWER_PLANE * CELLS, planes)
    mark_cells(s.stairs_feet[seat], first + FEET_PLANE * CELLS, planes)
    mark_cells(s.under_bridge[seat], first + CLOSED_PLANE * CELLS, planes)
    mark_cells(s.hidden_statues[seat], first + HIDDEN_PLANE * CELLS, planes)
    mark_cells(s.blocks[seat], first + BLOCKS_PLANE * CELLS, planes)
    encode_pieces(s, seat, first + PIECE_PLANES * CELLS, planes)
    encode_flowers(s, seat, first + FLOWER_PLANES * CELLS, planes)
    if seat == s.active:
        mark_cells(s.fresh, first + FRESH_PLANE * CELLS, planes)
        if s.wild_cell != NONE_USED:
            planes[first + WILD_PLANE * CELLS + s.wild_cell] = 1


@rule
def encode_pieces(s: State, seat: int, first: int, planes: list[int]) -> None:
    """Encode the cells of visible pieces, a plane for each kind (9.1)."""
    for index in range(s.number_of_pieces[seat]):
        one = piece_in(s, seat, index)
        plane = first + kind_of(one) * CELLS
        if has(surface(s, seat, cell_level_of(one)), cell_of(one)):
            planes[plane + cell_of(one)] = 1
        if has(surface(s, seat, other_level_of(one)), other_of(one)):
            planes[plane + other_of(one)] = 1


@rule
def encode_flowers(s: State, seat: int, first: int, planes: list[int]) -> None:
    """Encode the flower of each cell's topmost tile, a plane for each flower (9.6)."""
    for index in range(s.number_of_tiles[seat]):
        tile = tile_in(s, seat, index)
        here = surface(s, seat, level_of(tile))
        plane = first + flower_of(s.faces[tile_of(tile)]) * CELLS
        for place in range(4):
            cell = corner_of(tile) + CORNERS[place]
            if has(here, cell):
                planes[plane + cell] = 1


@rule
def encode_face(s: State, tile: int, at: int, scalars: list[float]) -> None:
    """Encode a tile without its rotation; all zeros for no tile (1.3)."""
    if tile == NO_TILE:
        return
    face = s.faces[tile]
    scalars[at] = 1.0
    scalars[at + 1 + flower_of(face)] = 1.0
    for space in range(4):
        symbol = symbol_of(face, space)
        if symbol != NO_SYMBOL:
            scalars[at + 1 + FLOWER_KINDS + space * KINDS + symbol] = 1.0


@rule
def encode_store(s: State, seat: int, at: int, scalars: list[float]) -> None:
    """Encode a seat's flower, points, pillars and stored tile (1.2, 2.1, 9.2)."""
    scalars[at + s.flowers[seat]] = 1.0
    scalars[at + FLOWER_KINDS] = min(score(s, seat) / MANY_POINTS, 1.0)
    scalars[at + FLOWER_KINDS + 1] = min(s.singles[seat] / MANY_PILLARS, 1.0)
    encode_face(s, s.stored[seat], at + FLOWER_KINDS + 2, scalars)


@rule
def encode_turn(s: State, seat: int, scalars: list[float]) -> None:
    """Encode the step, the number of seats, the round and the turn so far, and the players from the side of the seat (3.1, 3.2, 8.3)."""
    scalars[STEP_AT + s.step] = 1.0
    scalars[SEATS_AT + s.seats - 2] = 1.0
    if s.active != NOBODY:
        scalars[TURN_AT + (s.active - seat + s.seats) % s.seats] = 1.0
    if s.first != NOBODY:
        scalars[FIRST_AT + (s.first - seat + s.seats) % s.seats] = 1.0
    scalars[ROUND_AT] = s.round / LAST_ROUND
    encode_face(s, s.dug, DUG_AT, scalars)
    scalars[DOUBLES_AT] = min(s.doubles / MANY_DOUBLES, 1.0)
    scalars[BUILT_AT] = min(s.built / 2, 1.0)
    if s.wild_cell != NONE_USED:
        scalars[WILD_AT] = 1.0
        if s.wild_printed != NO_SYMBOL:
            scalars[WILD_AT + 1 + s.wild_printed] = 1.0


@rule
def encode_supply(s: State, scalars: list[float]) -> None:
    """Encode the token in force, the tokens left, and the decorations left if they are limited (1.6, 1.8, 2.3, 8.1)."""
    if s.effect != NO_EFFECT:
        scalars[EFFECT_AT + s.effect] = 1.0
    for effect in range(ALL_EFFECTS):
        scalars[TOKENS_AT + effect] = s.tokens[effect] / TOKENS
    scalars[LIMITED_AT] = s.printed_supply
    for kind in range(KINDS):
        scalars[SUPPLY_AT + kind] = 1.0 - number_built(s, kind) / SUPPLY[kind] if s.printed_supply else 1.0


@rule
def encode_quarry(s: State, scalars: list[float]) -> None:
    """Encode each stack's height and its visible tile, and the tiles that have not come to light (2.2)."""
    for stack in range(STACKS):
        at = QUARRY_AT + stack * OF_A_STACK
        scalars[at] = s.layers[stack] / FULL_STACK
        if s.layers[stack] > 0 and s.visible[stack] != NOT_SEEN:
            encode_face(s, s.visible[stack], at + 1, scalars)
    for material in range(ALL_MATERIALS):
        for tile in range(OF_A_MATERIAL):
            scalars[UNSEEN_AT + material * OF_A_MATERIAL + tile] = s.unseen[material] >> tile & 1
