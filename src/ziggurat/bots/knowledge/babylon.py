"""Babylon: the values of pillars, tiles in hand and open symbols, and the moves worth trying. The rules below are for tree search."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp
from typing import Any

from ziggurat.bots import tree
from ziggurat.core import open_game
from ziggurat.core.game import Game, Position, Seat
from ziggurat.core.kernel import Slot, copy, rule, unsigned
from ziggurat.core.random import below
from ziggurat.games.babylon.components import (
    APART_FIRST,
    KINDS,
    NEXT_FIRST,
    NEXT_SECOND,
    NO_SYMBOL,
    NO_TILE,
    ROUNDS,
    STACKS,
    flower_of,
    symbol_of,
)
from ziggurat.games.babylon.garden import empty, sites
from ziggurat.games.babylon.legal import decorations, moves, number_of_sources, weights, why_not
from ziggurat.games.babylon.loops import deal, decider, is_chance, is_over
from ziggurat.games.babylon.moves import (
    BRIDGE_CODE,
    BUILD_CODE,
    DIG_CODE,
    DUG,
    END_CODE,
    FOUNTAIN_CODE,
    KEEP_DUG,
    KEEP_STORED,
    MOST_MOVES,
    NOTHING_LEFT,
    ROTATIONS,
    SITES,
    STAIRS_CODE,
    STATUE_CODE,
    STORED,
    TOKEN_CODE,
    Build,
)
from ziggurat.games.babylon.quarry import dig_pillars
from ziggurat.games.babylon.scoring import (
    OF_A_LEVEL,
    OF_A_SET,
    bare_slots,
    fewest,
    flowers_seen,
    piece_is_visible,
    score,
    tile_is_visible,
    worth,
)
from ziggurat.games.babylon.state import (
    BUILD,
    DIG,
    OVER,
    TOKEN,
    State,
    kind_of,
    level_at,
    piece_in,
    showing,
    surface,
    tile_in,
    tile_of,
)
from ziggurat.games.babylon.turn import play, play_decoration

from . import Knowledge, lead

PILLAR = 0.5
"""Half a point: three or four pillars carry a tile that brings about two points immediately and more later."""
MOST_PILLARS = 9
SYMBOL = 0.4
MISSING_FLOWER = 0.5


class BabylonKnowledge:
    """Values the points of a seat, and the pillars and tiles in hand that may bring more."""

    def value(self, game: Game[Any, Any], position: Position[Any], seat: Seat) -> float:
        """The lead, plus the values of pillars and tiles in hand."""
        s: State = position.state
        value = lead(game, position, seat) + PILLAR * min(s.singles[seat], MOST_PILLARS)
        for tile in (s.stored[seat], s.dug if seat == s.active else NO_TILE):
            value += tile_value(s, seat, tile)
        return value

    def candidates(self, game: Game[Any, Any], position: Position[Any], moves: Sequence[Any]) -> Iterable[Any]:
        """All moves except builds of a second tile."""
        return (move for move in moves if not isinstance(move, Build))


def tile_value(s: State, seat: Seat, tile: int) -> float:
    """The value of a tile in hand: its symbols, and its flower if the garden has fewest of it."""
    if tile == NO_TILE:
        return 0.0
    face = s.faces[tile]
    symbols = sum(symbol_of(face, space) != NO_SYMBOL for space in range(4))
    seen = flowers_seen(s, seat)
    return SYMBOL * symbols + (MISSING_FLOWER if seen[flower_of(face)] == min(seen) else 0.0)


KNOWLEDGE: Knowledge = BabylonKnowledge()


# For tree search. A promise is the estimated final score of a garden: its points so far, and hopes of more.

FULL_HAND = 7
"""Pillars beyond this number are not valued: at most six are kept (7.1), and a dig brings more."""
TILE_IN_HAND = 1.5
OF_A_SYMBOL = 0.4
OPEN_SYMBOL = 0.25
"""The value of an open symbol per level, while there are rounds left in which it can be used."""
PART_OF_A_SET = 0.7
LAST_ROUNDS = 4.0
"""The number of last rounds over which hopes fade to nothing."""
BY_SCORE = 0.5
LEAD = 12.0
"""The lead in points that wins about three of four games."""
MOST_CANDIDATES = 40
TO_THE_END = 1000
"""More turns than a game has, so that play-outs last to the end: shorter ones, which rely on hopes, were weaker."""
SAMPLE = 16
FIRST_SAMPLE = 64
"""The number of random builds that a play-out compares: SAMPLE in a turn, FIRST_SAMPLE in its first turn."""


@rule
def number_of_cells(cells: int) -> int:
    """The number of cells in a bit mask (popcount)."""
    x = unsigned(cells)
    x = x - ((x >> unsigned(1)) & unsigned(0x5555555555555555))
    x = (x & unsigned(0x3333333333333333)) + ((x >> unsigned(2)) & unsigned(0x3333333333333333))
    x = (x + (x >> unsigned(4))) & unsigned(0x0F0F0F0F0F0F0F0F)
    return int(unsigned(x * unsigned(0x0101010101010101)) >> unsigned(56))


@rule
def started_sets(numbers: int, kinds: int) -> int:
    """The number of kinds that already have a piece for the next set."""
    full = fewest(numbers, kinds)
    started = 0
    for kind in range(kinds):
        started += 1 if (numbers >> (8 * kind) & 255) > full else 0
    return started


@rule
def symbols_on(face: int) -> int:
    """The number of symbols on a tile (1.3)."""
    number = 0
    for space in range(4):
        number += 1 if symbol_of(face, space) != NO_SYMBOL else 0
    return number


@rule
def hope(s: State) -> float:
    """The share of hopes that will become points: 1 at first, 0 at the end."""
    return min(1.0, (ROUNDS[s.seats] - s.round) / LAST_ROUNDS)


@rule
def worth_in_hand(s: State, tile: int) -> float:
    """The value of a tile in hand, in points."""
    return 0.0 if tile == NO_TILE else TILE_IN_HAND + OF_A_SYMBOL * symbols_on(s.faces[tile])


@rule
def open_symbols(s: State, seat: int) -> float:
    """The value of the symbols without a decoration, by their levels."""
    spaces = 0
    for symbol in range(KINDS):
        spaces |= showing(s, seat, symbol)
    spaces &= empty(s, seat)
    total = 0.0
    for level in range(1, s.highest[seat] + 1):
        total += level * number_of_cells(surface(s, seat, level) & spaces)
    return OPEN_SYMBOL * total


@rule
def promise(s: State, seat: int) -> float:
    """The estimated final score of a garden: its points (chapter 9), and hopes."""
    pieces = 0
    points = OF_A_LEVEL * s.highest[seat]
    for index in range(s.number_of_pieces[seat]):
        one = piece_in(s, seat, index)
        if piece_is_visible(s, seat, one):
            points += worth(one)
            pieces += 1 << (8 * kind_of(one))
    flowers = 0
    for index in range(s.number_of_tiles[seat]):
        tile = tile_in(s, seat, index)
        if tile_is_visible(s, seat, tile):
            flowers += 1 << (8 * flower_of(s.faces[tile_of(tile)]))
    points += OF_A_SET * (fewest(pieces, KINDS) + fewest(flowers, 4))
    hopes = PART_OF_A_SET * (started_sets(pieces, KINDS) + started_sets(flowers, 4)) + open_symbols(s, seat)
    hopes += PILLAR * min(s.singles[seat], FULL_HAND)
    in_hand = worth_in_hand(s, s.stored[seat])
    if seat == s.active:
        in_hand = max(in_hand, worth_in_hand(s, s.dug))
    return points + hope(s) * (hopes + in_hand)


@rule
def dig_promise(s: State, stack: int) -> float:
    """The value of a dig: pillars, and a tile with its symbols."""
    return PILLAR * dig_pillars(s, stack, s.active) + OF_A_SYMBOL * symbols_on(s.faces[s.visible[stack]])


@rule
def decoration_points(s: State, code: int) -> int:
    """The points of a decoration that could be built (9.3)."""
    if code < STAIRS_CODE:
        return level_at(s, s.active, code - STATUE_CODE)
    if code < FOUNTAIN_CODE:
        return level_at(s, s.active, NEXT_FIRST[code - STAIRS_CODE]) + level_at(s, s.active, NEXT_SECOND[code - STAIRS_CODE])
    first = NEXT_FIRST[code - FOUNTAIN_CODE] if code < BRIDGE_CODE else APART_FIRST[code - BRIDGE_CODE]
    return 3 * level_at(s, s.active, first)


@rule
def decorate_all(s: State, codes: list[int], number: int) -> None:
    """Build decorations, best first, until none is legal. The first `number` codes are not overwritten."""
    end = decorations(s, codes, number)
    while end > number:
        best = number
        most = -1
        for index in range(number, end):
            points = decoration_points(s, codes[index])
            if points > most:
                most = points
                best = index
        play_decoration(s, codes[best])
        end = decorations(s, codes, number)


@rule
def promise_after(slot: Slot[State], scratch: Slot[State], code: int, codes: list[int], number: int) -> float:
    """The garden's promise after a move of the build step and all decorations that it makes possible."""
    copy(slot, scratch)
    s = scratch[0]
    seat = s.active
    play(s, code)
    if code < END_CODE:
        decorate_all(s, codes, number)
    return promise(s, seat)


@rule
def candidates(slot: Slot[State], scratch: Slot[State], codes: list[int], keys: list[float]) -> int:
    """Write the most promising moves, best first; return their number."""
    s = slot[0]
    number = moves(s, codes)
    for index in range(number):
        if s.step == BUILD:
            keys[index] = promise_after(slot, scratch, codes[index], codes, number)
        elif s.step == DIG:
            keys[index] = dig_promise(s, codes[index] - DIG_CODE)
        else:
            keys[index] = 0.0
    return best_first(codes, keys, number, min(number, MOST_CANDIDATES))


@rule
def best_first(codes: list[int], keys: list[float], number: int, wanted: int) -> int:
    """Move the `wanted` codes with the highest keys to the front, in order; return `wanted`."""
    for place in range(wanted):
        best = place
        for index in range(place + 1, number):
            if keys[index] > keys[best]:
                best = index
        code, key = codes[best], keys[best]
        codes[best], keys[best] = codes[place], keys[place]
        codes[place], keys[place] = code, key
    return wanted


@rule
def branches(s: State) -> int:
    """The number of branches: one for each token; all tiles that can be revealed share one (8.1, 2.2)."""
    return 7 if s.step == TOKEN else 1


@rule
def branch(s: State, code: int) -> int:
    """The index of the branch that an outcome belongs to."""
    return code - TOKEN_CODE if s.step == TOKEN else 0


@rule
def best_dig(s: State, generator: list[int]) -> int:
    """The dig of the highest value, with some random noise."""
    best = -1
    most = -1.0
    for stack in range(STACKS):
        if s.layers[stack] > 0:
            brings = dig_promise(s, stack) + below(generator, 256) / 256.0
            if brings > most:
                most = brings
                best = stack
    return DIG_CODE + best


@rule
def build_some(slot: Slot[State], scratch: Slot[State], generator: list[int], codes: list[int], sample: int) -> bool:
    """Build the best of `sample` random builds with all its decorations; return False if none raises the promise."""
    s = slot[0]
    sources = number_of_sources(s)
    if sources == 0:
        return False
    places = sites(s, codes)
    if places == 0:
        return False
    best = -1
    most = promise(s, s.active)
    for _ in range(sample):
        source = below(generator, 2) if sources == 2 else (STORED if s.dug == NO_TILE else DUG)
        site = codes[below(generator, places)]
        code = BUILD_CODE + (source * SITES + site) * ROTATIONS + below(generator, ROTATIONS)
        after = promise_after(slot, scratch, code, codes, places)
        if after > most:
            most = after
            best = code
    if best < 0:
        return False
    play(s, best)
    decorate_all(s, codes, 0)
    return True


@rule
def end_of_turn(s: State) -> int:
    """The move that ends the turn and keeps the better tile (7.2)."""
    stored = s.stored[s.active]
    if s.dug == NO_TILE:
        return END_CODE + (NOTHING_LEFT if stored == NO_TILE else KEEP_STORED)
    if stored == NO_TILE:
        return END_CODE + KEEP_DUG
    return END_CODE + (KEEP_STORED if worth_in_hand(s, stored) > worth_in_hand(s, s.dug) else KEEP_DUG)


@rule
def play_out(slot: Slot[State], scratch: Slot[State], generator: list[int], codes: list[int], keys: list[float], turns: int) -> None:
    """Play on for `turns` turns: dig the best tile, build the best of some random builds and all decorations."""
    s = slot[0]
    sample = FIRST_SAMPLE
    while turns > 0 and s.step != OVER:
        if is_chance(s):
            play(s, deal(s, generator, codes))
        elif s.step == DIG:
            play(s, best_dig(s, generator))
        elif s.step == BUILD:
            if s.built:
                decorate_all(s, codes, 0)
            while build_some(slot, scratch, generator, codes, sample):
                pass
            play(s, end_of_turn(s))
            turns -= 1
            sample = SAMPLE
        else:
            play(s, codes[below(generator, moves(s, codes))])


@rule
def evaluate(s: State, results: list[float]) -> None:
    """Write each seat's result, from its share of the victory and its lead; while the game goes on, from its lead in promises."""
    over = s.step == OVER
    for seat in range(s.seats):
        results[seat] = score(s, seat) if over else promise(s, seat)
    leads = (lead_of(s, results, 0), lead_of(s, results, 1), lead_of(s, results, 2), lead_of(s, results, 3))
    for seat in range(s.seats):
        ahead = 1.0 / (1.0 + exp(-leads[seat] / LEAD))
        results[seat] = (1.0 - BY_SCORE) * won(s, seat, leads[seat]) + BY_SCORE * ahead if over else ahead


@rule
def lead_of(s: State, points: list[float], seat: int) -> float:
    """A seat's lead over the best other seat."""
    most = -1000.0
    for other in range(s.seats):
        if other != seat:
            most = max(most, points[other])
    return points[seat] - most


@rule
def won(s: State, seat: int, ahead: float) -> float:
    """A seat's share of the victory; ties are broken by bare slots (9.7), and seats that tie in those too share it equally."""
    if ahead != 0.0:
        return 1.0 if ahead > 0.0 else 0.0
    fewest_bare = 1000
    equal = 0
    for other in range(s.seats):
        if score(s, other) == score(s, seat):
            bare = bare_slots(s, other)
            equal = 1 if bare < fewest_bare else equal + (1 if bare == fewest_bare else 0)
            fewest_bare = min(fewest_bare, bare)
    return 1.0 / equal if bare_slots(s, seat) == fewest_bare else 0.0


@rule
def points_of(s: State, seat: int) -> float:
    """A seat's points (9.1)."""
    return float(score(s, seat)) if seat < s.seats else 0.0


@rule
def is_near_end(s: State) -> bool:
    """Always False: even the last turn has hundreds of builds, each with decorations in every order."""
    return False


FOR_SEARCH = tree.ForSearch(
    filling={
        open_game.is_over: is_over,
        open_game.is_chance: is_chance,
        open_game.decider: decider,
        open_game.deal: deal,
        tree.branches: branches,
        tree.branch: branch,
        open_game.why_not: why_not,
        open_game.play: play,
        tree.candidates: candidates,
        tree.play_out: play_out,
        tree.evaluate: evaluate,
        tree.points_of: points_of,
        tree.is_near_end: is_near_end,
        tree.all_moves: moves,
        tree.all_weights: weights,
    },
    settings=tree.SearchSettings(explore=0.3, width=1.0, patience=30, turns=TO_THE_END, block=6),
    most_moves=2 * MOST_MOVES,
)
