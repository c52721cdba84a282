"""Invariants of every game: nothing is lost, directions are equivalent, no view shows the future, nonsense is refused."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ziggurat
from ziggurat import CHANCE, Position, bots
from ziggurat.core import paths
from ziggurat.core.chance import Dealer
from ziggurat.core.game import BadText, GameError
from ziggurat.games.babylon.components import SIDE
from ziggurat.games.babylon.events import (
    BelvederePut,
    Built,
    Decorated,
    Dug,
    Hidden,
    Possible,
    ScoreChanged,
    Supports,
    TokenGave,
    TurnEnded,
)
from ziggurat.games.babylon.garden import put_piece, put_tile
from ziggurat.games.babylon.moves import Build, Dig, End, Uncover
from ziggurat.games.babylon.possible import complaints, pieces_of, restore_top_view, tiles_of
from ziggurat.games.babylon.scoring import breakdown
from ziggurat.games.babylon.setup import new_state
from ziggurat.games.babylon.state import (
    State,
    cell_level_of,
    cell_of,
    corner_of,
    kind_of,
    laid,
    level_of,
    other_level_of,
    other_of,
    piece,
    rotation_of,
    tile_of,
)
from ziggurat.games.babylon.tiles import TILE_NUMBERS

GAME = ziggurat.load("babylon", "compiled")
LARGEST_VIEW = 16 * 1024
WILD = "wild-symbol*7 wild-space*7"

seats = st.integers(2, 4)
seeds = st.integers(0, 2**32)


def walk(seats: int, seed: int) -> list[tuple[Position[State], Any]]:
    """A random game: each position with the move made there; players are eager, so that much is built."""
    chance = random.Random(seed)
    position = GAME.start(seats, {"tokens": WILD} if seed % 3 == 0 else {})
    line = []
    while position.to_act is not None:
        move = eager(position, chance)
        line.append((position, move))
        position = GAME.play(position, move)
    line.append((position, None))
    return line


def eager(position: Position[State], chance: random.Random) -> Any:
    """Usually a decoration if there is one, else a build, often a high one."""
    moves = GAME.moves(position)
    if position.to_act == CHANCE or chance.random() < 0.05:
        return chance.choice(moves)
    builds = [move for move in moves if isinstance(move, Build)]
    others = [move for move in moves if not isinstance(move, Build | End)]
    if others and chance.random() < 0.9:
        return chance.choice(others)
    highest = max((move.level for move in builds), default=0)
    high = [move for move in builds if move.level == highest]
    return chance.choice(high if high and chance.random() < 0.5 else builds or moves)


def all_tiles(position: Position[State]) -> Counter[str]:
    """Every tile in the quarry, in hand, in a store or in a garden; unseen ones by name too."""
    view, s = GAME.view(position), position.state
    counts = Counter(stack["tile"]["id"] for stack in view["quarry"] if stack["tile"])
    for garden in view["gardens"]:
        counts.update(tile["id"] for tile in (*garden["tiles"], garden["stored"], garden["dug"]) if tile)
    counts.update(name for name, tile in TILE_NUMBERS.items() if tile < 48 and s.unseen[tile // 16] >> tile % 16 & 1)
    return counts


@settings(max_examples=15, deadline=None)
@given(seats, seeds)
def test_no_tile_and_no_pillar_is_lost(seats: int, seed: int) -> None:
    """A tile leaves only by a removal or at a turn's end, and events report every change of tiles and pillars."""
    line = walk(seats, seed)
    for (before, move), (after, _) in pairwise(line):
        events = GAME.events(before, move)
        gone = all_tiles(before) - all_tiles(after)
        told = Counter(tile for event in events if isinstance(event, TurnEnded) for tile in event.discarded)
        if GAME.write(move).startswith("remove"):
            assert gone.total() == 1
        else:
            assert gone == told
        assert not all_tiles(after) - all_tiles(before)
        change = [after.state.singles[seat] - before.state.singles[seat] for seat in range(seats)]
        assert change == pillars_told(events, seats)


def pillars_told(events: tuple[Any, ...], seats: int) -> list[int]:
    change = [0] * seats
    for event in events:
        match event:
            case Dug(seat, _, _, pillars):
                change[seat] += pillars
            case Built(seat, _, _, singles, _):
                change[seat] -= singles
            case TokenGave(seat, "single"):
                change[seat] += 1
            case TurnEnded(seat, _, _, _, returned):
                change[seat] -= returned
    return change


@settings(max_examples=15, deadline=None)
@given(seats, seeds)
def test_pieces_are_those_that_were_reported(seats: int, seed: int) -> None:
    """A piece stays in its garden for ever; none appears without an event."""
    line = walk(seats, seed)
    told: list[Counter[str]] = [Counter() for _ in range(seats)]
    for (before, move), (after, _) in pairwise(line):
        for event in GAME.events(before, move):
            match event:
                case Decorated(seat, kind, _):
                    told[seat][kind] += 1
                case BelvederePut(seat, _):
                    told[seat]["belvedere"] += 1
        found = [Counter(piece["kind"] for piece in garden["pieces"]) for garden in GAME.view(after)["gardens"]]
        assert found == told


@settings(max_examples=15, deadline=None)
@given(seats, seeds)
def test_score_from_scratch_is_the_running_score(seats: int, seed: int) -> None:
    """The score changes in events add up to the garden's score, and to each part of it."""
    line = walk(seats, seed)
    running: list[Counter[str]] = [Counter() for _ in range(seats)]
    for (before, move), (after, _) in pairwise(line):
        for event in GAME.events(before, move):
            if isinstance(event, ScoreChanged):
                running[event.seat].update(dict(event.by))
                assert event.change == sum(change for _, change in event.by)
        s = after.state
        assert [+score for score in running] == [+Counter(breakdown(s, seat)._asdict()) for seat in range(seats)]
        assert GAME.scores(after) == tuple(score.total() for score in running)


@settings(max_examples=10, deadline=None)
@given(seats, seeds)
def test_reported_consequences_of_a_build_come_true(seats: int, seed: int) -> None:
    """Decorations reported as possible are legal, hidden pieces are no longer visible, supports are not statues."""
    line = walk(seats, seed)
    for (before, move), (after, _) in pairwise(line):
        if not isinstance(move, Build):
            continue
        pieces = GAME.view(after)["gardens"][before.to_act]["pieces"]
        states = {(one["kind"], tuple(place.split(":")[0] for place in one["on"].split()), one.get("state")) for one in pieces}
        legal = {GAME.write(move) for move in GAME.moves(after)}
        for event in GAME.events(before, move):
            match event:
                case Possible(_, kind, cells):
                    assert f"{kind} {' '.join(cells)}" in legal
                case Hidden(_, kind, cells):
                    assert (kind, cells, "hidden") in states
                case Supports(_, cells):
                    assert all(("statue", (cell,), "support") in states for cell in cells)


Direction = Callable[[int, int], tuple[int, int]]
TURNED: Direction = lambda column, row: (row, SIDE - 1 - column)  # noqa: E731  (a quarter clockwise)
MIRRORED: Direction = lambda column, row: (SIDE - 1 - column, row)  # noqa: E731


def seen_otherwise(s: State, seat: int, direction: Direction, quarters: int) -> State:
    """A garden rotated or mirrored, with every tile and piece in its new place; symbols of mirrored tiles are ignored."""

    def cell(number: int) -> int:
        column, row = direction(number % SIDE, number // SIDE)
        return SIDE * row + column

    other = new_state(2)
    other.faces = list(s.faces)
    for tile in tiles_of(s, seat):
        cells = [cell(corner_of(tile) + step) for step in (0, 1, SIDE, SIDE + 1)]
        put_tile(other, 0, laid(tile_of(tile), min(cells), level_of(tile), (rotation_of(tile) + quarters) % 4))
    for one in pieces_of(s, seat):
        ends = sorted([(cell(cell_of(one)), cell_level_of(one)), (cell(other_of(one)), other_level_of(one))])
        put_piece(other, 0, piece(kind_of(one), *ends[0], *ends[1]))
    restore_top_view(other, 0)
    return other


@settings(max_examples=25, deadline=None)
@given(seats, seeds)
def test_turning_or_mirroring_a_garden_changes_no_score(seats: int, seed: int) -> None:
    s = walk(seats, seed)[-1][0].state
    for seat in range(seats):
        assert list(complaints(s, seat, wilds=14)) == []
        turned = s, seat
        for quarters in range(1, 5):
            other = seen_otherwise(*turned, TURNED, 1)
            assert breakdown(other, 0) == breakdown(s, seat), quarters
            assert list(complaints(other, 0, wilds=14)) == []
            turned = other, 0
        assert tiles_of(turned[0], 0) == tiles_of(s, seat)
        assert breakdown(seen_otherwise(s, seat, MIRRORED, 0), 0) == breakdown(s, seat)


@settings(max_examples=10, deadline=None)
@given(seats, seeds, st.integers(0, 14))
def test_a_position_contains_nothing_of_the_future(seats: int, seed: int, agree: int) -> None:
    """Two fortunes agree on the first `agree` cards of each deck: until they differ, positions and all views are equal."""
    chance = random.Random(seed)
    start = GAME.start(seats, {"first": "1"})
    orders: list[dict[str, list[Any]]] = [{}, {}]
    for deck in ("clay", "granite", "basalt", "tokens"):
        cards = list(GAME.decks(start)[deck])
        chance.shuffle(cards)
        later = cards[agree:]
        chance.shuffle(later)
        orders[0][deck] = cards
        # Clay is visible from the start, so it must be equal for the fortunes to differ only later.
        orders[1][deck] = cards if deck == "clay" else cards[:agree] + later
    dealers = [Dealer(GAME, start, orders=order) for order in orders]
    positions = [start, start]
    while positions[0].to_act is not None:
        assert positions[0] == positions[1]
        for seat in (None, *range(seats)):
            assert GAME.view(positions[0], seat) == GAME.view(positions[1], seat)
        if positions[0].to_act == CHANCE:
            dealt = [dealer.deal(position) for dealer, position in zip(dealers, positions, strict=True)]
            if dealt[0] != dealt[1]:
                return
            move = dealt[0]
        else:
            move = eager(positions[0], chance)
        positions = [GAME.play(position, move) for position in positions]


@settings(max_examples=10, deadline=None)
@given(seeds)
def test_a_place_of_the_quarry_holds_the_same_whatever_is_decided(seed: int) -> None:
    """Two games of one seed with different decisions find the same tile under each stack."""
    start = GAME.start(2)
    found: list[dict[tuple[int, bool], int]] = [{}, {}]
    for game in range(2):
        dealer, chance = Dealer(GAME, start, seed.to_bytes(32)), random.Random(seed + game)
        position = start
        while position.to_act is not None:
            move = dealer.deal(position) if position.to_act == CHANCE else chance.choice(GAME.moves(position))
            if isinstance(move, Uncover):
                found[game][move.stack, move.tile < 16] = move.tile
            position = GAME.play(position, move)
    both = found[0].keys() & found[1].keys()
    assert len(both) > 5
    assert all(found[0][place] == found[1][place] for place in both)


@settings(max_examples=10, deadline=None)
@given(seats, seeds)
def test_a_game_from_any_position_is_dealt_what_is_left(seats: int, seed: int) -> None:
    line = walk(seats, seed)
    start = line[seed % (len(line) - 1)][0]
    dealer, chance, position = Dealer(GAME, start, seed.to_bytes(32)), random.Random(seed), start
    while position.to_act is not None:
        position = GAME.play(position, dealer.deal(position) if position.to_act == CHANCE else chance.choice(GAME.moves(position)))


@settings(max_examples=10, deadline=None)
@given(seats, seeds)
def test_every_position_before_the_end_has_a_move_and_a_small_view(seats: int, seed: int) -> None:
    for position, move in walk(seats, seed):
        assert (len(GAME.moves(position)) > 0) == (move is not None)
        view = GAME.view(position, None if position.to_act == CHANCE else position.to_act)
        assert len(json.dumps(view, separators=(",", ":"))) < LARGEST_VIEW


@pytest.mark.slow
def test_the_largest_views_are_small() -> None:
    """A message with one of the full gardens of four greedy players stays below 16 KB."""
    position = GAME.start(4)
    chance, largest = random.Random(4), 0
    players = [bots.make("greedy", seat) for seat in range(4)]
    while position.to_act is not None:
        view = GAME.view(position, position.to_act)
        largest = max(largest, len(json.dumps(view, separators=(",", ":"))))
        seat = position.to_act
        position = GAME.play(position, chance.choice(GAME.moves(position)) if seat == CHANCE else players[seat].choose(GAME, position))
    assert 8_000 < largest < LARGEST_VIEW


@pytest.mark.parametrize(
    ("path", "rule"),
    [
        (("tile dug", "site c3:3"), 504),  # nothing is adjacent
        (("tile dug", "site a1:1"), 508),  # a tile is there already
        (("tile dug", "site a1:2"), 511),  # over the same cells
        (("tile dug", "site f5:1"), 513),  # two pillars, but three are needed
        (("tile stored",), 501),
        (("statue", "cell a1"), 601),
        (("wild", "cell a1"), 802),
        (("end", "keep stored"), 702),
        (("tile dug", "site f5:1", "free none", "turn 9"), 0),  # nothing that can be touched
        (("tile dug", "site f5:1", "free none", "turn ?"), 0),
    ],
)
def test_a_path_is_refused_by_the_rule_of_its_least_forbidden_completion(path: tuple[str, ...], rule: int) -> None:
    position = GAME.read_position(
        "seats 2; turn 1 build; round 1; first 1; gone clay-2 clay-3 clay-4 clay-5 clay-6 clay-7; "
        "quarry granite-1 granite-2 granite-3 granite-4 granite-5 granite-6 granite-7 "
        "clay-8 clay-9 clay-10 clay-11 clay-12 clay-13 clay-14 clay-15 clay-16; "
        "tokens single*2 double*2 wild-symbol*2 wild-space*2 flower*2 less*2 none*2; store 1 white 2 -; "
        "store 2 pink 0 start-pink; dug clay-1; garden 1 start-white a1:1 r0"
    )
    assert paths.why_not(GAME, position, path) == rule


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=60) | st.from_regex(r"(dig|build|statue|stairs|bridge|wild|end|lay) [a-h1-9: r-]*", fullmatch=True))
def test_nonsense_is_no_move(text: str) -> None:
    try:
        move = GAME.read(text)
    except BadText as wrong:
        assert 1 <= wrong.column <= len(text) + 1
    else:
        assert GAME.read(GAME.write(move)) == move


@settings(max_examples=300, deadline=None)
@given(
    st.text(max_size=200)
    | st.lists(st.sampled_from(["seats 2", "turn 1 dig", "quarry", "clay-1", "tokens", "store 1", "garden 1", "white", ";", "-", ","])).map(
        " ".join
    )
)
def test_nonsense_is_no_position(text: str) -> None:
    try:
        GAME.read_position(text)
    except BadText as wrong:
        assert 1 <= wrong.column <= len(text) + 1


@settings(max_examples=150, deadline=None)
@given(seeds, st.integers(0, 4000), st.sampled_from("abcdh1239-?;:,* rnw"))
def test_damaged_positions_are_read_or_refused(seed: int, at: int, letter: str) -> None:
    line = WALKS[seed % len(WALKS)]
    text = str(line[seed % len(line)][0])
    text = text[: at % len(text)] + letter + text[at % len(text) + 1 :]
    try:
        position = GAME.read_position(text)
    except BadText:
        return
    assert GAME.read_position(str(position)) == position
    assert (position.to_act is None) == (len(GAME.moves(position)) == 0)


WALKS = [walk(number, number) for number in (2, 3, 4)]


@settings(max_examples=100, deadline=None)
@given(
    st.dictionaries(st.sampled_from(["first", "flowers", "supply", "tiles", "tokens", "wind"]), st.text(max_size=20)),
    st.integers(-2, 6),
)
def test_strange_options_are_refused(options: dict[str, str], number: int) -> None:
    try:
        position = GAME.start(number, options)
    except GameError:
        return
    assert number in range(2, 5)
    assert position.to_act == CHANCE


def test_a_dig_yields_as_shown() -> None:
    """The yields in a view equal what the digs give."""
    for position, _ in WALKS[1]:
        if position.to_act in (None, CHANCE):
            continue
        for move in GAME.moves(position):
            if isinstance(move, Dig):
                stack = GAME.view(position, position.to_act)["quarry"][move.stack]["yield"]
                dug = next(event for event in GAME.events(position, move) if isinstance(event, Dug))
                assert stack["total"] == sum(stack["edges"]) + stack["flower"] + stack["token"] == dug.pillars
