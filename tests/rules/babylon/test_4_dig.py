"""Chapter 4: dig."""

from __future__ import annotations

import pytest

from rules.babylon.pictures import GAME, STACKS, at, events_of, garden, legal, play, rule, why_not
from ziggurat.core.game import CHANCE
from ziggurat.games.babylon.events import Dug, Uncovered


def dug(picture: str, stack: str) -> int:
    """The pillars that a dig gives to the player whose turn it is."""
    position = at(picture)
    seat = position.to_act or 0
    after = GAME.play(position, GAME.read(f"dig {stack}"))
    pillars = int(garden(after, seat=seat)["singles"]) - int(garden(position, seat=seat)["singles"])
    shown = GAME.view(position)["quarry"][STACKS.index(stack)]["yield"]
    assert shown["total"] == pillars == sum(shown["edges"]) + shown["flower"] + shown["token"]
    return pillars


@rule("4.1")
def test_any_visible_tile_can_be_taken() -> None:
    position = at("quarry cccc/c-cc/c-bc/cg-c")
    assert legal(position) == {f"dig {stack}" for stack in STACKS if stack not in ("b2", "b3", "c1")}
    assert why_not(position, "dig b2") == 401


@rule("4.1")
def test_the_tile_beneath_is_seen_before_the_build_step() -> None:
    position = play("quarry cccc/c-cc/c-bc/cg-c; top d4 Ost..", "dig d4")
    assert position.to_act == CHANCE
    assert garden(position)["dug"]["face"] == "Ost.."
    assert why_not(position, "end keep none") == 302
    assert play(position, "uncover d4 granite-9").to_act == 0
    assert events_of(position, "uncover d4 granite-9") == [Uncovered("d4", "granite-9")]


@rule("4.1")
def test_under_basalt_is_nothing_to_be_seen() -> None:
    position = play("quarry cccc/c-cc/c-bc/cg-c; top c2 Ostft", "dig c2")
    assert position.to_act == 0 and garden(position)["dug"]["face"] == "Ostft"
    assert GAME.view(position)["quarry"][STACKS.index("c2")] == {"stack": "c2", "layer": 0, "tile": None}


TOPS = {"c": "{}st..", "g": "{}stf.", "b": "{}stfb"}


def around(stack: str, own: str, left: str, right: str, below: str, above: str) -> str:
    """A quarry with some layer on a stack and its four neighbours, which show no player's flower; the far column is empty."""
    column, row = "abc".index(stack[0]), int(stack[1]) - 1
    layers = [list("ccc-") for _ in range(4)]
    for x, y, layer in ((0, 0, own), (-1, 0, left), (1, 0, right), (0, -1, below), (0, 1, above)):
        if layer != "|":
            layers[row + y][column + x] = layer
    return f"quarry {'/'.join(''.join(line) for line in reversed(layers))}; top {stack} {TOPS[own].format('O')}"


@rule("4.2")
@pytest.mark.parametrize("neighbours", ["cccc", "gggg", "bbbb", "----", "cgb-"])
def test_every_edge_of_clay_gives_a_pillar(neighbours: str) -> None:
    assert dug(around("b2", "c", *neighbours), "b2") == 4


@rule("4.2")
@pytest.mark.parametrize(
    ("own", "neighbours", "pillars"),
    [
        ("g", "cccc", 0),
        ("g", "gccc", 1),
        ("g", "cgcc", 1),
        ("g", "ccgc", 1),
        ("g", "cccg", 1),
        ("g", "bccc", 1),
        ("g", "c-cc", 1),
        ("g", "gb-c", 3),
        ("g", "ggbb", 4),
        ("b", "cccc", 0),
        ("b", "gggg", 0),
        ("b", "ggbg", 1),
        ("b", "cg-c", 1),
        ("b", "bbbb", 4),
        ("b", "----", 4),
    ],
)
def test_an_edge_next_to_a_higher_layer_gives_nothing(own: str, neighbours: str, pillars: int) -> None:
    assert dug(around("b2", own, *neighbours), "b2") == pillars


@rule("4.2")
@pytest.mark.parametrize(
    ("stack", "neighbours", "pillars"),
    [("a2", "|ccc", 1), ("b1", "cc|c", 1), ("b4", "ccc|", 1), ("a1", "|c|c", 2), ("a4", "|cc|", 2), ("a1", "|g|c", 3)],
)
def test_the_quarrys_side_gives_a_pillar(stack: str, neighbours: str, pillars: int) -> None:
    assert dug(around(stack, "g", *neighbours), stack) == pillars
    assert dug(around(stack, "b", *neighbours), stack) == pillars - ("g" in neighbours)


@rule("4.2")
def test_so_do_all_four_sides() -> None:
    quarry = "quarry bccb/cggc/cggc/bccb"
    assert [dug(f"{quarry}; top {stack} Ostfb", stack) for stack in ("a1", "a4", "d1", "d4")] == [2, 2, 2, 2]


SEAT_1 = "quarry cccc/cccc/ccgb/gbbc"
SEAT_2 = "quarry cccc/cccc/cccb/gbbc"
"""Quarries in which it is seat 1's and seat 2's turn: a1 gives 3 for its edges, d1 gives 4."""


@rule("4.2")
def test_pillars_are_added_to_the_store_at_once() -> None:
    picture = f"{SEAT_1}; pillars 5; top d1 Ost.."
    assert events_of(picture, "dig d1") == [Dug(0, "d1", "clay-1", 4)]
    assert garden(picture, "dig d1")["singles"] == 9
    assert garden(picture, "dig d1", seat=1)["singles"] == 0


@rule("4.3")
@pytest.mark.parametrize(("flower", "pillars"), [("W", 4), ("P", 3), ("B", 3), ("O", 3)])
def test_the_own_flower_gives_one_more(flower: str, pillars: int) -> None:
    assert dug(f"{SEAT_1}; top a1 {flower}stf.", "a1") == pillars


@rule("4.3")
def test_the_flower_is_that_of_the_player_who_digs() -> None:
    assert dug(f"{SEAT_2}; top a1 Wstf.", "a1") == 3
    assert dug(f"{SEAT_2}; top a1 Pstf.", "a1") == 4
    assert dug(f"{SEAT_1}; top a1 Ostf.; flowers orange white", "a1") == 4


@rule("4.3")
def test_everybody_sees_what_a_dig_would_yield_to_oneself() -> None:
    position = at(f"{SEAT_1}; top a1 Pstf.")
    yields = [GAME.view(position, seat)["quarry"][0]["yield"] for seat in (None, 0, 1)]
    # To the left and below is the quarry's side, to the right basalt, above clay.
    edges = [True, True, True, False]
    nothing, pink = ({"total": 3 + flower, "edges": edges, "flower": flower, "token": 0} for flower in (0, 1))
    assert yields == [nothing, nothing, pink]


@rule("4.4")
def test_the_first_printed_example() -> None:
    # Granite next to clay, granite, basalt and an empty stack; another flower.
    picture = "quarry cccc/c-cc/cggc/cbcc; top b2 Bstf."
    assert dug(picture, "b2") == 3
    assert events_of(picture, "dig b2") == [Dug(1, "b2", "granite-1", 3)]


@rule("4.4")
def test_the_second_printed_example() -> None:
    # Basalt at the quarry's side next to basalt, granite and clay, with the player's own flower.
    picture = "quarry cc--/bccc/bgcc/cccc; top a2 Pstfb"
    assert dug(picture, "a2") == 3
    assert events_of(picture, "dig a2") == [Dug(1, "a2", "basalt-1", 3)]
