"""Chapter 2: setup."""

from __future__ import annotations

import pytest

from rules.babylon.pictures import GAME, STACKS, Gardens, at, events_of, garden, legal, play, rule, start, why_not
from ziggurat.core.game import CHANCE, BadOption
from ziggurat.games.babylon.events import ClayLaid, FirstPlayer, Removed, Round, TokenTurned, Turn, Uncovered

LAY = tuple(f"lay {stack} clay-{nth}" for nth, stack in enumerate(STACKS, 1))
GRANITE = {f"granite-{nth}" for nth in range(1, 17)}


def laid(seats: int, **options: str) -> Gardens:
    """The position after the clay has been laid."""
    return play(start(seats, **options), *LAY)


def last(moves: set[str]) -> set[str]:
    """The last words of some moves."""
    return {move.split()[-1] for move in moves}


@rule("2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_a_flower_its_starting_tile_and_no_pillar(seats: int) -> None:
    gardens = GAME.view(start(seats))["gardens"]
    assert [(one["flower"], one["stored"]["id"], one["singles"], one["doubles"]) for one in gardens] == [
        (flower, f"start-{flower}", 0, 0) for flower in ("white", "pink", "blue", "orange")[:seats]
    ]
    assert all(one["tiles"] == one["pieces"] == [] for one in gardens)


@rule("2.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_there_are_2_to_4_players(seats: int) -> None:
    with pytest.raises(BadOption) as refused:
        start(seats)
    assert refused.value.name == "seats"


@rule("2.1")
def test_the_table_chooses_flowers() -> None:
    gardens = GAME.view(start(3, flowers="orange white blue"))["gardens"]
    assert [one["flower"] for one in gardens] == ["orange", "white", "blue"]
    assert [one["stored"]["id"] for one in gardens] == ["start-orange", "start-white", "start-blue"]


@rule("2.1")
@pytest.mark.parametrize("flowers", ["white white", "white", "white pink blue", "white red", ""])
def test_flowers_are_different_and_one_for_each(flowers: str) -> None:
    with pytest.raises(BadOption) as refused:
        start(2, flowers=flowers)
    assert refused.value.name == "flowers"


@rule("2.2")
def test_chance_lays_the_clay_stack_by_stack() -> None:
    position = start(first="1")
    for nth, stack in enumerate(STACKS):
        assert position.to_act == CHANCE
        assert legal(position) == {f"lay {stack} clay-{tile}" for tile in range(nth + 1, 17)}
        assert list(GAME.weights(position)) == [1] * (16 - nth)
        position = play(position, LAY[nth])
    assert position.to_act == 0


@rule("2.2")
def test_nothing_else_can_be_laid() -> None:
    position = play(start(), *LAY[:2])
    assert why_not(position, "lay c1 clay-3") == 0
    assert why_not(position, "lay d1 clay-3") == 202
    assert why_not(position, "lay c1 clay-2") == 202
    assert events_of(position, "lay c1 clay-9") == [ClayLaid("c1", "clay-9")]


@rule("2.2")
def test_nobody_knows_more_than_the_top_tile() -> None:
    quarry = GAME.view(laid(2, first="1"))["quarry"]
    assert [(stack["stack"], stack["layer"], stack["tile"]["id"]) for stack in quarry] == [
        (stack, 3, f"clay-{nth}") for nth, stack in enumerate(STACKS, 1)
    ]
    uncovering = play(laid(2, first="1"), "remove b1")
    assert GAME.view(uncovering)["quarry"][1] == {"stack": "b1", "layer": 2, "tile": None}


@rule("2.2")
def test_granite_lies_under_clay_and_basalt_under_granite() -> None:
    position = play("quarry cccc/cccc/cccc/-bgb; top d1 Pstfb; top c1 Pstf.", "dig c1")
    assert position.to_act == CHANCE
    # One tile of basalt lies on each of the empty stack and the two others, and the first three are those.
    assert legal(position) == {f"uncover c1 basalt-{tile}" for tile in range(4, 17)}
    assert list(GAME.weights(position)) == [1] * 13
    position = play("quarry cccc/cccc/cccc/-bgc", "dig d1")
    assert last(legal(position)) == {f"granite-{tile}" for tile in range(4, 17)}
    assert events_of(position, "uncover d1 granite-7") == [Uncovered("d1", "granite-7")]


@rule("2.2")
@pytest.mark.parametrize("move", ["uncover d1 granite-3", "uncover d1 basalt-7", "uncover c1 granite-7", "lay d1 clay-1"])
def test_nothing_else_comes_to_light(move: str) -> None:
    position = play("quarry cccc/cccc/cccc/-bgc", "dig d1")
    assert why_not(position, "uncover d1 granite-7") == 0
    assert why_not(position, move) == 202


@rule("2.3")
@pytest.mark.parametrize(("seats", "rounds", "used"), [(2, 15, 14), (3, 13, 12), (4, 11, 10)])
def test_14_12_or_10_tokens_are_used(seats: int, rounds: int, used: int) -> None:
    last_token = at(f"seats {seats}; turn - token; round {rounds - 1}; tokens none*{14 - used + 1}")
    assert last_token.to_act == CHANCE
    assert play(last_token, "token none").to_act == 0
    over = at(f"seats {seats}; turn - over; round {rounds}")
    assert over.to_act is None and sum(GAME.view(over)["tokens"].values()) == 14 - used


@rule("2.3")
def test_a_token_is_any_of_those_not_yet_turned() -> None:
    position = at("turn - token; tokens single*2 double*1 less*4")
    assert [GAME.write(move) for move in GAME.moves(position)] == ["token single", "token double", "token less"]
    assert list(GAME.weights(position)) == [2, 1, 4]
    assert why_not(position, "token flower") == 801
    after = play(position, "token less")
    assert after == at("turn 1 dig; round 9; effect less; tokens single*2 double*1 less*3")
    assert events_of(position, "token less") == [TokenTurned("less"), Round(9), Turn(0)]


@rule("2.3")
def test_the_rest_leave_the_game_unseen() -> None:
    # Four players turn 10 of 14: the last is any of five.
    position = at("seats 4; turn - token; round 10; tokens single*2 double*2 none*1")
    assert list(GAME.weights(position)) == [2, 2, 1]


@rule("2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn(seats: int) -> None:
    position = laid(seats)
    assert position.to_act == CHANCE
    assert legal(position) == {f"first {seat}" for seat in range(1, seats + 1)}
    assert list(GAME.weights(position)) == [1] * seats
    for seat in range(seats):
        assert play(position, f"first {seat + 1}").to_act == seat
        assert play(position, f"first {seat + 1}") == laid(seats, first=str(seat + 1))
    assert events_of(position, "first 2")[0] == FirstPlayer(1)
    if seats < 4:
        assert why_not(position, f"first {seats + 1}") == 204


@rule("2.4")
@pytest.mark.parametrize("first", ["0", "3", "white", "1 2"])
def test_nobody_else_can_be_first(first: str) -> None:
    with pytest.raises(BadOption) as refused:
        start(2, first=first)
    assert refused.value.name == "first"


@rule("2.4")
def test_play_goes_by_seats() -> None:
    position, order = laid(4, first="3"), []
    for nth in range(4):
        order.append(position.to_act)
        position = play(position, f"dig {STACKS[nth]}", f"uncover {STACKS[nth]} granite-{nth + 1}", "end keep none")
    assert order == [2, 3, 0, 1]
    assert position.to_act == CHANCE
    assert play(position, "token none").to_act == 2


@rule("2.5")
def test_two_players_remove_six_tiles_in_turns() -> None:
    position, order = laid(2, first="2"), []
    for nth in range(6):
        order.append(position.to_act)
        position = play(position, f"remove {STACKS[nth]}")
        assert position.to_act == CHANCE
        position = play(position, f"uncover {STACKS[nth]} granite-{nth + 1}")
    assert order == [1, 0, 1, 0, 1, 0]
    assert position.to_act == 1 and legal(position) == {f"dig {stack}" for stack in STACKS}
    assert [garden(position, seat=seat)["singles"] for seat in (0, 1)] == [0, 0]


@rule("2.5")
def test_three_players_remove_one_tile_each() -> None:
    position, order = laid(3, first="3"), []
    for stack in ("d4", "a1", "b2"):
        order.append(position.to_act)
        position = play(position, f"remove {stack}", f"uncover {stack} granite-{len(order)}")
    assert order == [2, 0, 1]
    assert position.to_act == 2 and legal(position) == {f"dig {stack}" for stack in STACKS}


@rule("2.5")
def test_four_players_remove_none() -> None:
    position = laid(4, first="2")
    assert position.to_act == 1 and legal(position) == {f"dig {stack}" for stack in STACKS}


@rule("2.5")
def test_only_clay_is_removed() -> None:
    position = play(laid(2, first="1"), "remove c2", "uncover c2 granite-5")
    assert legal(position) == {f"remove {stack}" for stack in STACKS if stack != "c2"}
    assert why_not(position, "remove c2") == 205


@rule("2.5")
def test_what_lay_beneath_is_seen_before_the_next_removal_and_the_tile_is_gone() -> None:
    position = laid(2, first="1")
    assert events_of(position, "remove c2") == [Removed(0, "c2", "clay-7")]
    after = play(position, "remove c2")
    assert last(legal(after)) == GRANITE and "gone clay-7" in str(after)
    assert why_not(after, "remove a1") == 205
    assert play(after, "uncover c2 granite-1").to_act == 1
    position = play(after, "uncover c2 granite-1")
    for row in "1234":
        position = play(position, f"remove a{row}", f"uncover a{row} granite-{int(row) + 1}")
    assert events_of(position, "remove d4", "uncover d4 granite-9") == [Uncovered("d4", "granite-9"), Round(1), Turn(0)]
