"""The legal moves, and the rule that forbids a move."""

from __future__ import annotations

from ziggurat.core.game import Rule
from ziggurat.core.kernel import Lookup, rule

from .components import (
    ACROSS_APART,
    ACROSS_NEXT,
    APART_FIRST,
    BRIDGE,
    CELLS,
    EFFECTS,
    FIRST_CLAY,
    FOUNTAIN,
    KINDS,
    NEXT_FIRST,
    NO_CELLS,
    NO_TILE,
    OF_A_MATERIAL,
    STACKS,
    STAIRS,
    STATUE,
)
from .decorations import (
    Pairs,
    bridge_refused,
    bridge_sites,
    fountain_sites,
    has_pair,
    in_supply,
    pair_refused,
    stairs_sites,
    statue_cells,
    statue_refused,
    wild_cells,
    wild_refused,
)
from .garden import site_refused, sites
from .moves import (
    BRIDGE_CODE,
    BUILD_CODE,
    DIG_CODE,
    DUG,
    END_CODE,
    FIRST_CODE,
    FOUNTAIN_CODE,
    KEEP_DUG,
    KEEP_NONE,
    KEEP_STORED,
    LAY_CODE,
    NOTHING_LEFT,
    REMOVE_CODE,
    ROTATIONS,
    SITE_CODES,
    SITES,
    STAIRS_CODE,
    STATUE_CODE,
    STORED,
    TOKEN_CODE,
    UNCOVER_CODE,
    UNCOVERED,
    WILD_CODE,
)
from .quarry import can_be_seen, covered_stack, top_is_clay
from .scoring import BY_LAST_TOKEN
from .state import BUILD, DIG, FIRST, LAY, OVER, REMOVE, TOKEN, UNCOVER, State, has, showing

STEP_RULES = Lookup((202, 204, 205, 302, 401, 302, 801))
"""The rule of each step but OVER, in the order of the steps."""
NEXTS = 2 * ACROSS_NEXT
APARTS = 2 * ACROSS_APART
ALL_EFFECTS = len(EFFECTS)
AS_IT_LIES, WHO_BEGINS, ONLY_CLAY, EMPTY_STACK, NO_SUCH_TILE, KEPT, TURNED = 202, 204, 205, 401, 501, 702, 801


@rule
def step_of(code: int) -> int:
    """The step that a move belongs to."""
    if code < DIG_CODE:
        return REMOVE
    if code < BUILD_CODE:
        return DIG
    if code < LAY_CODE:
        return BUILD
    if code < UNCOVER_CODE:
        return LAY
    if code < FIRST_CODE:
        return UNCOVER
    return FIRST if code < TOKEN_CODE else TOKEN


@rule
def why_not(s: State, code: int) -> Rule:
    """The lowest rule that forbids a move, or 0 if it is legal (10.1)."""
    if s.step == OVER:
        return BY_LAST_TOKEN
    step = step_of(code)
    if step != s.step:
        return min(STEP_RULES[step], STEP_RULES[s.step])
    if step == BUILD:
        return build_step_refused(s, code)
    if step == DIG:
        return 0 if s.layers[code - DIG_CODE] > 0 else EMPTY_STACK
    if step == REMOVE:
        return 0 if top_is_clay(s, code - REMOVE_CODE) else ONLY_CLAY
    return outcome_refused(s, code)


@rule
def build_step_refused(s: State, code: int) -> Rule:
    """The rule that forbids a build, a decoration, the use of a token or an end of the turn, or 0 (chapters 5 to 8)."""
    if code < STATUE_CODE:
        return build_refused(s, code - BUILD_CODE)
    if code < STAIRS_CODE:
        return statue_refused(s, code - STATUE_CODE)
    if code < FOUNTAIN_CODE:
        return pair_refused(s, STAIRS, code - STAIRS_CODE)
    if code < BRIDGE_CODE:
        return pair_refused(s, FOUNTAIN, code - FOUNTAIN_CODE)
    if code < WILD_CODE:
        return bridge_refused(s, code - BRIDGE_CODE)
    if code < END_CODE:
        return wild_refused(s, (code - WILD_CODE) // KINDS, (code - WILD_CODE) % KINDS)
    return 0 if can_end(s, code - END_CODE) else KEPT


@rule
def build_refused(s: State, number: int) -> Rule:
    """The rule that forbids a build, or 0. It needs its tile, and a site where the tile can lie (5.1 to 5.13)."""
    if not has_tile(s, number // SITE_CODES):
        return NO_SUCH_TILE
    return site_refused(s, number // ROTATIONS % SITES)


@rule
def has_tile(s: State, source: int) -> bool:
    """True if the active player has a tile from this source to build: the dug or the stored one (5.1)."""
    return s.dug != NO_TILE if source == DUG else s.stored[s.active] != NO_TILE


@rule
def can_end(s: State, keep: int) -> bool:
    """True if the turn can end with this choice: to keep an unbuilt tile, or none; the starting tile is like any other (7.2, 7.3)."""
    if keep == KEEP_DUG:
        return has_tile(s, DUG)
    if keep == KEEP_STORED:
        return has_tile(s, STORED)
    return (has_tile(s, DUG) or has_tile(s, STORED)) == (keep == KEEP_NONE)


@rule
def outcome_refused(s: State, code: int) -> Rule:
    """The rule that forbids an outcome, or 0: it needs an existing seat, a token left, or a tile for the covered stack (2.2, 2.4, 8.1)."""
    if s.step == FIRST:
        return 0 if code - FIRST_CODE < s.seats else WHO_BEGINS
    if s.step == TOKEN:
        return 0 if s.tokens[code - TOKEN_CODE] > 0 else TURNED
    if s.step == LAY:
        stack, tile = (code - LAY_CODE) // OF_A_MATERIAL, FIRST_CLAY + (code - LAY_CODE) % OF_A_MATERIAL
    else:
        stack, tile = (code - UNCOVER_CODE) // UNCOVERED, (code - UNCOVER_CODE) % UNCOVERED
    fits = stack == covered_stack(s) and tile // OF_A_MATERIAL == s.layers[stack] - 1 and can_be_seen(s, tile)
    return 0 if fits else AS_IT_LIES


@rule
def moves(s: State, out: list[int]) -> int:
    """Write the codes of all legal moves, in ascending order, and return their number."""
    if s.step == BUILD:
        return builds_and_more(s, out)
    if s.step == DIG:
        return digs(s, out)
    if s.step == REMOVE:
        return removals(s, out)
    if s.step == OVER:
        return 0
    return outcomes(s, out)


@rule
def removals(s: State, out: list[int]) -> int:
    """Write the removals, one for each visible clay tile, and return their number (2.5)."""
    number = 0
    for stack in range(STACKS):
        if top_is_clay(s, stack):
            out[number] = REMOVE_CODE + stack
            number += 1
    return number


@rule
def digs(s: State, out: list[int]) -> int:
    """Write the digs, one for each stack that is not empty, and return their number (4.1)."""
    number = 0
    for stack in range(STACKS):
        if s.layers[stack] > 0:
            out[number] = DIG_CODE + stack
            number += 1
    return number


@rule
def number_of_sources(s: State) -> int:
    """The number of tiles that the active player has to build: dug and stored (5.1)."""
    return (1 if has_tile(s, DUG) else 0) + (1 if has_tile(s, STORED) else 0)


@rule
def builds_and_more(s: State, out: list[int]) -> int:
    """Write the builds of every tile at every site in every rotation, and the other decisions of the step; return their number (3.2)."""
    number = 0
    if number_of_sources(s):
        number = spread(s, out, sites(s, out))
    return other_decisions(s, out, number)


@rule
def spread(s: State, out: list[int], number: int) -> int:
    """Replace the sites in `out` by builds, from the last to the first so that no site is overwritten before it is read (5.1, 10.1)."""
    sources = number_of_sources(s)
    source = STORED if has_tile(s, STORED) else DUG
    for nth in range(sources - 1, -1, -1):
        for index in range(number - 1, -1, -1):
            first = BUILD_CODE + (source * SITES + out[index]) * ROTATIONS
            for rotation in range(ROTATIONS):
                out[(nth * number + index) * ROTATIONS + rotation] = first + rotation
        source = DUG
    return sources * number * ROTATIONS


@rule
def other_decisions(s: State, out: list[int], number: int) -> int:
    """Append the decisions of the build step that are not builds, and return the number of all moves (6.1, 7.2, 8.3)."""
    if s.built:
        number = decorations(s, out, number)
        number = wild_uses(s, out, number)
    for keep in range(NOTHING_LEFT, KEEP_NONE + 1):
        if can_end(s, keep):
            out[number] = END_CODE + keep
            number += 1
    return number


@rule
def decorations(s: State, out: list[int], number: int) -> int:
    """Append every decoration that can be built, and return the number of all moves (chapter 6)."""
    if in_supply(s, STATUE):
        number = write_cells(statue_cells(s), STATUE_CODE, out, number)
    if in_supply(s, STAIRS):
        number = write_nexts(stairs_sites(s), STAIRS_CODE, out, number)
    if in_supply(s, FOUNTAIN):
        number = write_nexts(fountain_sites(s), FOUNTAIN_CODE, out, number)
    return write_aparts(bridge_sites(s), out, number) if in_supply(s, BRIDGE) else number


@rule
def write_cells(cells: int, first: int, out: list[int], number: int) -> int:
    """Append a code for each cell of a set, and return the number of all moves."""
    if cells != NO_CELLS:
        for cell in range(CELLS):
            if has(cells, cell):
                out[number] = first + cell
                number += 1
    return number


@rule
def write_nexts(pairs: Pairs, first: int, out: list[int], number: int) -> int:
    """Append a code for each of these pairs of adjacent cells, and return the number of all moves (6.4, 6.5)."""
    if pairs[0] | pairs[1]:
        for pair in range(NEXTS):
            if has_pair(pairs, pair, ACROSS_NEXT, NEXT_FIRST[pair]):
                out[number] = first + pair
                number += 1
    return number


@rule
def write_aparts(pairs: Pairs, out: list[int], number: int) -> int:
    """Append a code for each of these pairs of a bridge's cells, and return the number of all moves (6.6)."""
    if pairs[0] | pairs[1]:
        for pair in range(APARTS):
            if has_pair(pairs, pair, ACROSS_APART, APART_FIRST[pair]):
                out[number] = BRIDGE_CODE + pair
                number += 1
    return number


@rule
def wild_uses(s: State, out: list[int], number: int) -> int:
    """Append every use of a wild token, and return the number of all moves (8.2 c and d, 8.3)."""
    cells = wild_cells(s)
    if cells != NO_CELLS:
        for cell in range(CELLS):
            for symbol in range(KINDS):
                if has(cells, cell) and not has(showing(s, s.active, symbol), cell):
                    out[number] = WILD_CODE + cell * KINDS + symbol
                    number += 1
    return number


@rule
def outcomes(s: State, out: list[int]) -> int:
    """Write the outcomes of chance, and return their number (2.2, 2.4, 8.1)."""
    if s.step == FIRST:
        for seat in range(s.seats):
            out[seat] = FIRST_CODE + seat
        return s.seats
    if s.step == TOKEN:
        return tokens(s, out)
    stack = covered_stack(s)
    material = s.layers[stack] - 1
    first = LAY_CODE + stack * OF_A_MATERIAL if s.step == LAY else UNCOVER_CODE + stack * UNCOVERED + material * OF_A_MATERIAL
    number = 0
    for tile in range(OF_A_MATERIAL):
        # Each code is written, but counted only if it is possible: a branch would be mispredicted half of the time.
        out[number] = first + tile
        number += s.unseen[material] >> tile & 1
    return number


@rule
def tokens(s: State, out: list[int]) -> int:
    """Write the effects that have a token not yet turned, and return their number (2.3, 8.1)."""
    number = 0
    for effect in range(ALL_EFFECTS):
        if s.tokens[effect] > 0:
            out[number] = TOKEN_CODE + effect
            number += 1
    return number


@rule
def weights(s: State, out: list[int]) -> int:
    """Write the weight of each outcome, and return their number: an effect weighs by its number of tokens, all else evenly (2.3)."""
    number = outcomes(s, out)
    for outcome in range(number):
        out[outcome] = s.tokens[out[outcome] - TOKEN_CODE] if s.step == TOKEN else 1
    return number
