"""Chapter 1: what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.babylon.pictures import GAME, STACKS, at, garden, legal, play, rule, start, why_not
from ziggurat.core.game import BadOption, BadText
from ziggurat.games.babylon.tiles import built_in_faces, built_in_tokens, write_faces

BLOCKS = {f"{column}{row}" for column in "abcdefg" for row in "1234567"}
BAND = [f"{column}{row}" for row in "1357" for column in "aceg"]
"""16 tiles that cover the board."""


@rule("1.1")
def test_a_garden_has_8_columns_and_8_rows() -> None:
    before = at("dug Wst..")
    assert {move.split()[2] for move in legal(before, "build")} == {f"{block}:1" for block in BLOCKS}
    assert len(garden(before)["levels"]) == 64


@rule("1.1")
@pytest.mark.parametrize("move", ["statue i1", "statue a9", "statue a0", "build dug h1:1 r0", "build dug a8:1 r0"])
def test_there_is_nothing_beyond_the_board(move: str) -> None:
    with pytest.raises(BadText):
        GAME.read(move)


@rule("1.1")
def test_columns_run_from_the_left_and_rows_from_the_player() -> None:
    levels = garden("garden b1:1, c3:1")["levels"]
    assert [cell for cell, level in enumerate(levels) if level] == [1, 2, 9, 10, 18, 19, 26, 27]


@rule("1.2")
def test_a_store_has_6_places_for_pillars_and_one_for_a_tile() -> None:
    before = at("dug Wst..; stored Pst..; pillars 9")
    assert legal(before, "end") == {"end keep dug", "end keep stored", "end keep none"}
    assert play(before, "end keep dug") == at("turn 2 dig; stored Wst..; gone Pst..; pillars 6")


@rule("1.2")
def test_no_more_than_6_pillars_lie_in_a_store_between_turns() -> None:
    at("store 2 6 -; pillars 20")
    with pytest.raises(BadText, match="at most 6 single pillars"):
        at("store 2 7 -; pillars 20")
    with pytest.raises(BadText, match="at most 6 single pillars"):
        at("turn - token; pillars 7")


@rule("1.3")
def test_16_tiles_of_each_material_with_2_3_and_4_symbols() -> None:
    layers = write_faces(built_in_faces()).split(" / ")
    assert [len(layer.split()) for layer in layers] == [16, 16, 16, 4]
    assert [{5 - len(tile.replace(".", "")) for tile in layer.split()} for layer in layers] == [{2}, {1}, {0}, {0}]
    assert {tile[0] for layer in layers for tile in layer.split()} == set("WPBO")


@rule("1.3")
def test_a_tile_has_a_flower_and_on_each_space_a_symbol_or_none() -> None:
    shown = garden("garden Wst.b c4:1, Of..s e4:1, Pbbft a1:1")
    assert [tile["face"] for tile in shown["tiles"]] == ["Wst.b", "Of..s", "Pbbft"]
    # Row 1 first: of the tile on c4 the bridge is at the lower left, the statue above it.
    assert shown["symbols"] == "tf......bb................b.s.....stf..." + 24 * "."
    assert shown["flowers"] == [1, 1, 0, 1]


@rule("1.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_a_starting_tile_for_each_flower(seats: int) -> None:
    stored = [GAME.view(start(seats))["gardens"][seat]["stored"] for seat in range(seats)]
    assert [tile["id"] for tile in stored] == ["start-white", "start-pink", "start-blue", "start-orange"][:seats]
    assert [tile["face"] for tile in stored] == ["Wstfb", "Pstfb", "Bstfb", "Ostfb"][:seats]


@rule("1.5")
@rule("1.7")
def test_there_are_14_tokens_two_of_each_kind() -> None:
    assert built_in_tokens() == (2,) * 7
    assert GAME.view(start())["tokens"] == dict.fromkeys(["single", "double", "wild-symbol", "wild-space", "flower", "less", "none"], 2)


@rule("1.5")
@rule("1.7")
@pytest.mark.parametrize("tokens", ["single*13", "single*14 none*1", "single*7 single*14", "triple*14", "single*0 none*14", "single", ""])
def test_other_tokens_are_14_too(tokens: str) -> None:
    with pytest.raises(BadOption) as refused:
        start(tokens=tokens)
    assert refused.value.name == "tokens"


@rule("1.7")
def test_tokens_can_be_replaced() -> None:
    before = start(tokens="less*13 single*1")
    assert GAME.view(before)["tokens"] == {"single": 1, "less": 13}
    assert GAME.read_position(str(before)) == before


def row_of_tiles(symbol: str, row: int, columns: str, level: int, next_level: int) -> list[str]:
    """Tiles of alternating levels with a symbol wherever one tile borders the next."""
    faces = [f"W.{symbol * 2}.", *[f"W{symbol * 4}"] * (len(columns) - 2), f"W{symbol}..{symbol}"]
    return [f"{face} {column}{row}:{(level, next_level)[nth % 2]}" for nth, (face, column) in enumerate(zip(faces, columns, strict=True))]


def supply(kind: str, number: int) -> str:
    """Some statues, stairs, fountains or bridges in the garden of seat 2."""
    if kind == "statue":
        items = [f"Wssss {corner}:1" for corner in BAND[:10]]
        pieces = [f"statue {column}{row}:1" for row in "123456" for column in ("abcdefgh" if row < "5" else "abcd")]
    elif kind == "bridge":
        items = [tile for row in (1, 3, 5, 7) for tile in row_of_tiles("b", row, "adg", 1, 1)]
        pieces = [f"bridge {pair[0]}{row}:1 {pair[1]}{row}:1" for row in range(1, 9) for pair in ("bd", "eg")]
    else:
        second = 2 if kind == "stairs" else 1
        items = [tile for row in (1, 3, 5) for tile in row_of_tiles(kind[kind == "stairs"], row, "aceg", 1, second)]
        ends = [("b", 1, "c", second), ("d", second, "e", 1), ("f", 1, "g", second)]
        pieces = [f"{kind} {one}{row}:{low} {other}{row}:{high}" for row in range(1, 7) for one, low, other, high in ends]
    return f"round 15; garden 2 {', '.join([*items, *pieces[:number]])}"


ONE_MORE = {
    "statue": ("Ws.s. c4:1 new", "statue c5"),
    "stairs": ("Wt.t. c4:1, P.tt. a4:2 new", "stairs b5 c5"),
    "fountain": ("W.ff. c4:1, Pf..f e4:1 new", "fountain d4 e4"),
    "bridge": ("W.bb. c4:1, Pb..b f4:1 new", "bridge d4 f4"),
}
"""A garden of seat 1 and the decoration that can be built there."""


@rule("1.6")
@rule("1.8")
@pytest.mark.parametrize(("kind", "number"), [("statue", 38), ("stairs", 15), ("fountain", 15), ("bridge", 15)])
def test_the_printed_supply_is_that_of_the_box(kind: str, number: int) -> None:
    mine, move = ONE_MORE[kind]
    assert why_not(f"{supply(kind, number)}; garden {mine}; supply printed", move) == 108
    assert why_not(f"{supply(kind, number - 1)}; garden {mine}; supply printed", move) == 0


@rule("1.8")
@pytest.mark.parametrize(("kind", "number"), [("statue", 38), ("stairs", 15), ("fountain", 15), ("bridge", 15)])
def test_the_pool_does_not_run_out(kind: str, number: int) -> None:
    mine, move = ONE_MORE[kind]
    assert why_not(f"{supply(kind, number)}; garden {mine}", move) == 0


@rule("1.8")
@pytest.mark.parametrize("kind", ONE_MORE)
def test_a_kind_that_is_used_up_leaves_the_others(kind: str) -> None:
    other = "fountain" if kind != "fountain" else "statue"
    mine, move = ONE_MORE[other]
    assert why_not(f"{supply(kind, 38 if kind == 'statue' else 15)}; garden {mine}; supply printed", move) == 0


@rule("1.8")
def test_the_supply_is_that_of_all_gardens_with_supports_and_hidden_statues() -> None:
    # Of seat 1 the statue on b2 is hidden under a free space, that on g6 carries a tile.
    tiles = "W.s.t a1:1, c1:2, a3:2, c3:2, b2:3, Ws.s. f6:1, g6:2, Ps.s. g1:1 new"
    mine = f"garden {tiles}, statue b2:1, statue g6:1, belvedere b2:3; supply printed"
    assert why_not(f"{mine}; {supply('statue', 36)}", "statue g2") == 108
    assert why_not(f"{mine}; {supply('statue', 35)}", "statue g2") == 0


@rule("1.8")
def test_belvederes_and_pillars_are_never_limited() -> None:
    faces = ["Wst.."] * 15 + ["Wstf."] * 14 + ["Wstfb"] * 10
    tiles = [f"{face} {BAND[nth % 10]}:1" for nth, face in enumerate(faces)]
    belvederes = [f"belvedere {BAND[nth % 10]}:1" for nth in range(39)]
    gardens = [", ".join(tiles[10 * seat : 10 * seat + 10] + belvederes[10 * seat : 10 * seat + 10]) for seat in range(4)]
    others = "; ".join(f"garden {seat} {gardens[seat - 1]}" for seat in (2, 3, 4))
    before = at(f"seats 4; round 11; turn 4 build; garden {gardens[0]}; {others}; dug Pst..; store 4 100 -; supply printed")
    assert why_not(before, "build dug g7:1 r0 free g7") == 0
    assert why_not(before, "build dug a2:2 r0 free a3") == 0


@rule("1.8")
def test_the_supply_is_an_option() -> None:
    assert start(supply="printed") != start(supply="endless") == start()
    assert GAME.view(start(supply="printed"))["supply"] == "printed"
    with pytest.raises(BadOption, match="supply"):
        start(supply="double")


@rule("1.7")
def test_the_built_in_set_has_36_of_each_symbol() -> None:
    layers = [Counter(layer) for layer in write_faces(built_in_faces()).split(" / ")]
    assert [[layer[symbol] for symbol in "stfb"] for layer in layers[:3]] == [[8] * 4, [12] * 4, [16] * 4]
    assert [[layer[flower] for flower in "WPBO"] for layer in layers] == [[4] * 4, [4] * 4, [4] * 4, [1] * 4]


OTHER_TILES = " / ".join([" ".join(["Wss.."] * 16), " ".join(["Pttt."] * 16), " ".join(["Bffff"] * 16), "W.... Ps... Bst.. Ostf."])


@rule("1.7")
def test_the_set_can_be_replaced_and_is_played_by() -> None:
    before = start(first="1", tiles=OTHER_TILES)
    assert [GAME.view(before)["gardens"][seat]["stored"]["face"] for seat in (0, 1)] == ["W....", "Ps..."]
    laid = play(before, *(f"lay {stack} clay-{nth}" for nth, stack in enumerate(STACKS, 1)))
    after = play(laid, *(move for nth in "123456" for move in (f"remove {STACKS[int(nth)]}", f"uncover {STACKS[int(nth)]} granite-{nth}")))
    # Every clay tile has the flower of seat 1, and two statues on top.
    dug = play(after, "dig a1", "uncover a1 granite-16")
    assert garden(dug)["dug"] == {"id": "clay-1", "face": "Wss.."} and garden(dug)["singles"] == 5
    built = play(dug, "build dug c4:1 r0")
    assert legal(built, "statue", "stairs", "fountain", "bridge") == {"statue c5", "statue d5"}


@rule("1.7")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("Wss..", "Wsss."),
        ("Pttt.", "Ptt.."),
        ("Bffff", "Bfff."),
        ("Ostf.", "Bstf."),
        ("Bst.. Ostf.", "Bst.."),
        ("Wss.. ", ""),
        ("W....", "Ws...x"),
        ("Ostf.", "Ostf. Wst.."),
    ],
    ids=[
        "clay with 3",
        "granite with 2",
        "basalt with 3",
        "two of one flower",
        "three starting tiles",
        "15 of clay",
        "unknown letter",
        "a fifth starting tile",
    ],
)
def test_a_set_must_be_like_that_of_the_box(before: str, after: str) -> None:
    with pytest.raises(BadOption) as refused:
        start(tiles=OTHER_TILES.replace(before, after, 1))
    assert refused.value.name == "tiles"


@rule("1.9")
def test_there_are_no_expansion_cards() -> None:
    with pytest.raises(BadOption, match="first, flowers, supply, tiles, tokens"):
        start(expansion="yes")
