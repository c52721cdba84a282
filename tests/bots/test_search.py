"""Tree search: legal, repeatable, within its time, and as strong as a good human in tactical positions."""

from __future__ import annotations

import math
import random
import time
from types import SimpleNamespace
from typing import Any

import pytest

import ziggurat
from ziggurat import CHANCE, bots
from ziggurat.bots.knowledge.bubblee import BY_SCORE, LEAD
from ziggurat.bots.levels import LEVELS, NUMBERS
from ziggurat.bots.search import Interrupted, Search, interruptible, prepare, tree_search
from ziggurat.core.game import Game, Position
from ziggurat.core.kernel import Mode
from ziggurat.games.bubblee.state import DROP, left_in_bag

BUBBLEE = ziggurat.load("bubblee", "compiled")
BABYLON = ziggurat.load("babylon", "compiled")
WON_BY_POWER = "turn 1 power 1; sky RBPGR YRGYB; planets YB G - K R / YBRG GRBY YBRG GRBY YBRG; bag R5 P5 Y5 B5 G5 K0; due PY / -"
SIX_POINTS = "turn 1 drop; sky BRPGR YRGYB; planets YBR G PP G K / - - - - -; bag R9 P9 Y9 B9 G9 K3"


def positions(game: Game[Any, Any], seats: int, seed: int, **options: str) -> list[Position[Any]]:
    """The positions of a random game in which a seat decides."""
    chance = random.Random(seed)
    position, seen = game.start(seats, options), []
    while position.to_act is not None:
        if position.to_act != CHANCE:
            seen.append(position)
        position = game.play(position, chance.choice(game.moves(position)))
    return seen


def test_wins_immediately_when_it_can() -> None:
    """Rule 5.9: the opponent's planet is full, and anything sent there wins."""
    position, bot = BUBBLEE.read_position(WON_BY_POWER), Search(1, simulations=500)
    while position.to_act == 0:
        position = BUBBLEE.play(position, bot.choose(BUBBLEE, position))
    assert BUBBLEE.ranks(position) == (1, 2)


def test_prefers_the_drop_that_completes_a_line() -> None:
    """Rule 4.4: six points by column 3."""
    position = BUBBLEE.read_position(SIX_POINTS)
    assert BUBBLEE.write(Search(1, simulations=2_000).choose(BUBBLEE, position)) == "drop 3"


def test_plays_for_the_mission() -> None:
    """Rule 8.2: points decide nothing. Where one Bubblee is missing, most storms are won."""
    won = 0
    for number in range(10):
        chance, bot = random.Random(number), Search(number, simulations=300)
        position = BUBBLEE.start(1, {"planet": "RR - - - -", "sky": "RPYBG YBGRP"})
        while (seat := position.to_act) is not None:
            moves = BUBBLEE.moves(position)
            move = chance.choices(moves, BUBBLEE.weights(position))[0] if seat == CHANCE else bot.choose(BUBBLEE, position)
            position = BUBBLEE.play(position, move)
        won += BUBBLEE.ranks(position) == (1,)
    assert won >= 6


SETUPS = [(BUBBLEE, 2), (BABYLON, 2), (BABYLON, 3), (BABYLON, 4)]
every_table = pytest.mark.parametrize(("game", "seats"), SETUPS, ids=[f"{game.name}-{seats}" for game, seats in SETUPS])


@every_table
def test_never_an_illegal_move(game: Game[Any, Any], seats: int) -> None:
    bot = Search(1, simulations=40)
    for seed in range(2):
        for position in positions(game, seats, seed)[::3]:
            assert game.why_not(position, bot.choose(game, position)) == 0


def test_solo_and_options() -> None:
    bot = Search(1, simulations=60)
    for position in positions(BUBBLEE, 1, 1, planet="RR - - - -")[::3]:
        assert BUBBLEE.why_not(position, bot.choose(BUBBLEE, position)) == 0
    for position in positions(BABYLON, 2, 1, supply="printed")[::10]:
        assert BABYLON.why_not(position, bot.choose(BABYLON, position)) == 0


@every_table
def test_same_seed_same_thought(game: Game[Any, Any], seats: int) -> None:
    position = positions(game, seats, 3)[30]
    thoughts = [Search(seed, simulations=300).think(game, position) for seed in (5, 5, 6)]
    assert thoughts[0] == thoughts[1] != thoughts[2]
    assert sum(rated.visits for rated in thoughts[0].moves) <= thoughts[0].simulations == 300
    assert all(0 <= rated.value <= 1 for rated in thoughts[0].moves)


@every_table
def test_an_interrupted_search_finds_the_same_later(game: Game[Any, Any], seats: int) -> None:
    position, looks = positions(game, seats, 3)[40], iter([False, False, True])
    expected = Search(1, 2_000).think(game, position)
    with pytest.raises(Interrupted), interruptible(lambda: next(looks)):
        Search(1, 2_000).think(game, position)
    with interruptible(lambda: False):
        assert Search(1, 2_000).think(game, position) == expected


@pytest.mark.parametrize(
    ("name", "mode"),
    [
        ("bubblee", "plain"),
        ("babylon", "plain"),
        pytest.param("bubblee", "checked", marks=pytest.mark.slow),
        pytest.param("babylon", "checked", marks=pytest.mark.slow),
    ],
)
def test_same_thought_at_every_speed(name: str, mode: Mode) -> None:
    """The plain search equals the compiled one; the checked one shows that no index is out of range."""
    fast, other = ziggurat.load(name, "compiled"), ziggurat.load(name, mode)
    for position in positions(fast, 2, 4)[20:100:40]:
        expected = Search(1, simulations=25).think(fast, position)
        found = Search(1, simulations=25).think(other, position)
        assert [(rated.move, rated.visits) for rated in found.moves] == [(rated.move, rated.visits) for rated in expected.moves]
        assert [rated.value for rated in found.moves] == pytest.approx([rated.value for rated in expected.moves])


@every_table
def test_keeps_to_its_time_and_says_so(game: Game[Any, Any], seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    position = positions(game, seats, 3)[40]
    prepare(game)
    # This thread's CPU time: other programs on a busy machine do not count.
    monkeypatch.setattr("ziggurat.bots.search.time", SimpleNamespace(perf_counter=time.thread_time))
    began = time.thread_time()
    bot = Search(1, simulations=10**9, seconds=0.2)
    bot.choose(game, position)
    assert time.thread_time() - began < 0.3 + 0.1
    assert bot.thought is not None and bot.thought.capped and bot.thought.simulations > 10


def test_has_a_move_where_its_time_is_over_before_it_begins() -> None:
    """An earlier search that saw a position, but tried no move from it, is no answer."""
    position = positions(BABYLON, 2, 3)[2]
    found = 0
    for seed in range(5):
        bot = Search(seed, simulations=150)
        after = BABYLON.play(position, bot.choose(BABYLON, position))
        while after.to_act == CHANCE:
            after = BABYLON.play(after, BABYLON.moves(after)[0])
        bot.seconds = 0.0
        search = tree_search(BABYLON)
        root = search._found(bot._tree, after) if bot._tree else None
        found += bool(root and bot._tree and not bot._tree.nodes["children"][root])
        assert bot.think(BABYLON, after).moves
    assert found


def test_moves_of_other_worlds_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Worlds that share a node can have moves that are illegal in others. From an earlier tree only moves that are legal now are kept."""
    decisions = [position for position in positions(BABYLON, 2, 3) if len(BABYLON.moves(position)) > 1]
    search, illegal = tree_search(BABYLON), 0
    for before, after in zip(decisions[10:40], decisions[40:70], strict=True):
        bot = Search(1, simulations=300)
        bot.think(BABYLON, before)
        tree = bot._tree
        assert tree is not None
        # As if this node of the earlier tree represented the position.
        decided = [node for node in range(1, 100) if tree.nodes["children"][node] and tree.nodes["code"][tree.nodes["first"][node]] >= 0]
        node = max(decided, key=lambda node: int(tree.nodes["visits"][node]))
        first, children = int(tree.nodes["first"][node]), int(tree.nodes["children"][node])
        illegal += sum(BABYLON.why_not(after, BABYLON.move(int(code))) > 0 for code in tree.nodes["code"][first : first + children])
        monkeypatch.setattr(search, "_found", lambda earlier, position, node=node: node)
        bot.seconds = 0.0
        assert all(BABYLON.why_not(after, rated.move) == 0 for rated in bot.think(BABYLON, after).moves)
        assert BABYLON.why_not(after, bot.choose(BABYLON, after)) == 0
    assert illegal > 100


def test_fills_no_more_than_its_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ziggurat.bots.search.MOST_NODES", 50)
    position = positions(BUBBLEE, 2, 3)[10]
    assert Search(1, simulations=500).think(BUBBLEE, position).simulations == 500


def test_a_temperature_accepts_small_losses_rather_than_large_ones() -> None:
    position = BUBBLEE.read_position(SIX_POINTS)
    bot = Search(1, simulations=2_000, temperature=0.05)
    thought = bot.think(BUBBLEE, position)
    chosen = [bot._chosen(thought.moves) for _ in range(300)]
    assert len({rated.move for rated in chosen}) > 1
    ranked = sorted(thought.moves, key=lambda rated: -rated.value)
    assert chosen.count(ranked[0]) > chosen.count(ranked[-1])


def test_nobody_thinks_after_the_end() -> None:
    position = BUBBLEE.read_position("turn 1 over 7.1; sky RBPGR YRGYB; planets - - - - - / - - - - -; bag R0 P0 Y0 B0 G0 K0; points 3 4")
    with pytest.raises(ValueError, match="over"):
        Search().choose(BUBBLEE, position)


@pytest.mark.parametrize("game", [BUBBLEE, BABYLON], ids=lambda game: str(game.name))
def test_six_levels(game: Game[Any, Any]) -> None:
    strengths = LEVELS[game.name]
    assert len(strengths) == len(NUMBERS) == 6
    assert sorted(strength.simulations for strength in strengths) == [strength.simulations for strength in strengths]
    position = positions(game, 2, 1)[20]
    for name in bots.LEVELS[:3]:
        assert game.why_not(position, bots.make(name, 1).choose(game, position)) == 0


def test_by_text() -> None:
    bot = bots.from_text("search:77", 1)
    assert isinstance(bot, Search) and bot.simulations == 77
    for wrong in ("greedy:5", "search:0", "search:many", "level7"):
        with pytest.raises(bots.UnknownBot):
            bots.from_text(wrong)


def best_play(game: Game[Any, Any], position: Position[Any]) -> float:
    """The first seat's result with perfect play, by definition: the best of all moves, the mean of all draws."""
    if position.to_act is None:
        first, second = game.scores(position)
        ranks = game.ranks(position)
        won = 0.5 if ranks == (1, 1) else float(ranks == (1, 2))
        return (1 - BY_SCORE) * won + BY_SCORE / (1 + math.exp((second - first) / LEAD))
    after = [best_play(game, game.play(position, move)) for move in game.moves(position)]
    if position.to_act == CHANCE:
        weights = game.weights(position)
        return sum(value * weight for value, weight in zip(after, weights, strict=True)) / sum(weights)
    return max(after) if position.to_act == 0 else min(after)


def last_positions() -> list[Position[Any]]:
    """The last decisions of games that end with an empty bag; even with a draw after them, few lines of play are left."""
    found = []
    for seed in range(300):
        seen = positions(BUBBLEE, 2, seed)
        if seen[-1].state.step == DROP and left_in_bag(seen[-1].state) <= 3:
            found.append(seen[-1])
    return found[:12]


def test_near_the_end_it_sees_everything() -> None:
    """Rule 7.1: with the bag nearly empty, the value of every move is that of perfect play."""
    last = last_positions()
    assert len(last) >= 5
    for position in last:
        thought = Search(1, simulations=100_000).think(BUBBLEE, position)
        assert thought.exact
        for rated in thought.moves:
            first = best_play(BUBBLEE, BUBBLEE.play(position, rated.move))
            assert rated.value == pytest.approx(first if position.to_act == 0 else 1 - first)


def test_it_gives_up_seeing_everything_where_too_much_is_left() -> None:
    position = last_positions()[0]
    thought = Search(1, simulations=1).think(BUBBLEE, position)
    assert not thought.exact and thought.simulations == 1


def test_it_gives_up_seeing_everything_when_it_is_too_late() -> None:
    """Then the same seed may give another move, and the search reports that."""
    search = tree_search(BUBBLEE)
    for position in last_positions():
        assert search.exact(position, 100_000, until=math.inf) is not None
        assert search.exact(position, 100_000, until=0.0) is None
        thought = Search(1, simulations=100_000, seconds=0.0).think(BUBBLEE, position)
        assert not thought.exact and thought.capped


def test_the_endgame_budget_is_shared_by_all_moves() -> None:
    """Also if one move uses up the whole budget: nothing is left for the others then."""
    search = tree_search(BUBBLEE)
    for position in last_positions():
        slot = BUBBLEE.adopt(position).slot
        met = [search._walk_from(slot, BUBBLEE.code(move), 100_000, math.inf) for move in BUBBLEE.moves(position)]
        assert search.exact(position, sum(met), until=math.inf) is not None
        for most in (sum(met) - 1, sum(met[:-1])):
            assert search.exact(position, most, until=math.inf) is None


@every_table
def test_the_tree_is_reused_for_the_next_move(game: Game[Any, Any], seats: int) -> None:
    position, bot = positions(game, seats, 5)[12], Search(1, simulations=400)
    kept = 0
    for _ in range(12):
        if position.to_act == CHANCE:
            position = game.play(position, random.Random(1).choice(game.moves(position)))
            continue
        earlier, search = bot._tree, tree_search(game)
        tree = search.tree(position, 400, earlier, None)
        known = search.grow(tree, 0, math.inf, seed=1).moves
        assert {rated.move for rated in known} <= set(game.moves(position))
        kept += sum(rated.visits for rated in known)
        position = game.play(position, bot.choose(game, position))
    assert kept > 100


def test_reports_its_expectations() -> None:
    """Every seat's points, and the following decisions, which can be played one after the other."""
    position = BUBBLEE.read_position(SIX_POINTS)
    best = Search(1, simulations=2_000).think(BUBBLEE, position).moves[0]
    assert best.points[0] > best.points[1] + 4
    assert len(best.line) > 1 and best.line[0] == best.move
    for move in best.line:
        position = BUBBLEE.play(position, move)
