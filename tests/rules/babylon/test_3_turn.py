"""Chapter 3: the turn."""

from __future__ import annotations

from itertools import product

import pytest

from rules.babylon.pictures import GAME, STACKS, Gardens, at, events_of, legal, play, rule, start, why_not
from ziggurat.core.game import CHANCE, IllegalMove
from ziggurat.games.babylon.events import Ended, Round, Turn, TurnEnded

LAID = play(start(3, first="1"), *(f"lay {stack} clay-{nth}" for nth, stack in enumerate(STACKS, 1)))
STEPS = {
    "lay": (202, start(), "lay a1 clay-1"),
    "first": (204, play(start(), *(f"lay {stack} clay-{nth}" for nth, stack in enumerate(STACKS, 1))), "first 1"),
    "remove": (205, LAID, "remove a1"),
    "dig": (302, at("turn 1 dig"), "dig a1"),
    "uncover": (401, play("quarry cccc/cccc/cccc/-bgc", "dig d1"), "uncover d1 granite-9"),
    "build": (302, at("pillars 6; dug Wst.."), "end keep none"),
    "token": (801, at("turn - token"), "token none"),
}
"""Each step: its rule, a position in it and a move that belongs to it."""


@rule("3.1")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 15), (3, 13), (4, 11)])
def test_the_game_lasts_15_13_or_11_rounds(seats: int, rounds: int) -> None:
    assert GAME.view(start(seats))["rounds"] == rounds
    before_last = at(f"seats {seats}; turn {seats} build; round {rounds - 1}")
    assert play(before_last, "end").to_act == CHANCE
    last = at(f"seats {seats}; turn {seats} build; round {rounds}")
    assert play(last, "end").to_act is None
    assert events_of(last, "end") == [TurnEnded(seats - 1, None, (), 0, 0), Ended(804)]


def turn(position: Gardens) -> Gardens:
    """A whole turn: the first tile is dug, the last decision is to keep none."""
    position = GAME.play(position, GAME.moves(position)[0])
    if position.to_act == CHANCE:
        position = GAME.play(position, GAME.moves(position)[0])
    return GAME.play(position, GAME.moves(position)[-1])


@rule("3.1")
@pytest.mark.parametrize(("first", "order"), [(1, [0, 1, 2]), (2, [1, 2, 0]), (3, [2, 0, 1])])
def test_in_a_round_each_player_has_one_turn(first: int, order: list[int]) -> None:
    position, seen = at(f"seats 3; first {first}; turn {first} dig; round 5"), []
    while position.to_act != CHANCE:
        assert GAME.view(position)["round"] == 5
        seen.append(position.to_act)
        position = turn(position)
    assert seen == order
    assert GAME.view(play(position, "token none"))["round"] == 6


@rule("3.2")
def test_dig_build_end() -> None:
    position = at("quarry cccc/cccc/cccc/-bgg; store 2 4 Wst..")
    assert legal(position) == {f"dig {stack}" for stack in STACKS if stack != "a1"}
    position = play(position, "dig d1", "uncover d1 basalt-9")
    assert {move.split()[0] for move in legal(position)} == {"build", "end"}
    position = play(position, "end keep dug")
    assert position.to_act == CHANCE and legal(position) == {"token none"}


@rule("3.2")
def test_the_turn_ends_by_its_end_decision_alone_also_when_nothing_else_can_be_done() -> None:
    position = at("pillars 0; dug Wst..")
    assert position.to_act == 0 and legal(position) == {"end keep dug", "end keep none"}
    position = play("pillars 4; dug Wtf..", "build dug a1:1 r0")
    assert position.to_act == 0 and legal(position) == {"end"}
    assert events_of(position, "end") == [TurnEnded(0, None, (), 0, 0), Turn(1)]


@rule("3.2")
def test_a_round_begins_with_a_turn() -> None:
    assert events_of("turn - token; round 3", "token none")[1:] == [Round(4), Turn(0)]


@rule("3.2")
@pytest.mark.parametrize(("here", "there"), list(product(STEPS, STEPS)))
def test_a_move_of_another_step_is_refused_by_the_lower_number(here: str, there: str) -> None:
    rule_here, position, _ = STEPS[here]
    rule_there, _, move = STEPS[there]
    assert why_not(position, move) == (0 if here == there else min(rule_here, rule_there))


@rule("3.2")
@pytest.mark.parametrize(
    "move", ["build dug a1:1 r0", "statue a1", "stairs a1 a2", "fountain a1 a2", "bridge a1 a3", "wild a1 statue", "end"]
)
def test_what_belongs_to_the_build_step_needs_a_dig(move: str) -> None:
    assert why_not(at("turn 1 dig"), move) == 302
    with pytest.raises(IllegalMove) as refused:
        play("turn 1 dig", move)
    assert refused.value.rule == 302
