"""Chapter 5: build terrace tiles."""

from __future__ import annotations

import pytest

from rules.babylon.pictures import GAME, at, events_of, garden, legal, play, rule, score, why_not
from ziggurat.core.game import BadText
from ziggurat.games.babylon.events import BelvederePut, Built, Hidden, ScoreChanged, Supports, SymbolHidden

TWO_LEVELS = "garden a1:1, a3:2, c3:2"
"""Around b2 the cells b2, c2, b3 and c3 are on levels 1, 0, 2 and 2."""
HIDDEN = "garden c4:1, b5:2, b3:2, d5:2, d3:2"
"""The tile on c4 is wholly covered."""


@rule("5.1")
def test_either_tile_or_both_or_neither() -> None:
    before = at("dug Wst..; stored Pst..; pillars 8")
    assert play(before, "build dug a1:1 r0", "end keep stored") == at("turn 2 dig; garden Wst.. a1:1; stored Pst..; pillars 4")
    assert play(before, "build stored c1:1 r0", "end keep dug") == at("turn 2 dig; garden Pst.. c1:1; stored Wst..; pillars 4")
    both = "turn 2 dig; pillars 0; garden"
    assert play(before, "build dug a1:1 r0", "build stored c1:1 r0", "end") == at(f"{both} Wst.. a1:1, Pst.. c1:1")
    assert play(before, "build stored c1:1 r0", "build dug a1:1 r0", "end") == at(f"{both} Pst.. c1:1, Wst.. a1:1")
    assert play(before, "end keep none") == at("turn 2 dig; pillars 6; gone Wst.. Pst..")


@rule("5.1")
def test_a_tile_that_is_not_there_cannot_be_built() -> None:
    assert why_not("dug Wst..", "build stored a1:1 r0") == 501
    assert why_not("stored Wst..", "build dug a1:1 r0") == 501
    after = play("dug Wst..; stored Pst..; pillars 30", "build dug a1:1 r0")
    assert why_not(after, "build dug c1:1 r0") == 501
    assert why_not(after, "build stored c1:1 r0") == 0
    assert legal(play(after, "build stored c1:1 r0"), "build") == set()


@rule("5.1")
def test_every_build_is_listed_for_each_tile() -> None:
    before = at("dug Wst..; stored Pst..; pillars 4")
    places = {f"{column}{row}" for column in "abcdefg" for row in "1234567"}
    assert len(legal(before, "build dug")) == len(legal(before, "build stored")) == len(places) * 5 * 4
    assert len(GAME.moves(before)) == 2 * 49 * 5 * 4 + 3
    assert [move.code for move in GAME.moves(before)] == sorted(move.code for move in GAME.moves(before))


@rule("5.2")
@pytest.mark.parametrize(
    ("singles", "doubles", "move", "left"),
    [
        (8, 0, "build dug c1:2 r0", (0, 0)),
        (9, 1, "build dug c1:2 r0", (3, 0)),
        (6, 1, "build dug c1:2 r0", (0, 0)),
        (6, 0, "build dug c1:2 r0 free c1", (0, 0)),
        (4, 1, "build dug c1:2 r0 free d2", (0, 0)),
        (4, 1, "build dug c1:1 r0", (0, 1)),
        (2, 1, "build dug b1:2 r0 free c1", (0, 0)),
        (6, 0, "build dug b1:2 r0", (0, 0)),
    ],
)
def test_doubles_in_hand_are_used_first_then_two_singles_each(singles: int, doubles: int, move: str, left: tuple[int, int]) -> None:
    after = garden(f"garden a1:1; dug Pst..; pillars {singles}; doubles {doubles}", move)
    assert (after["singles"], after["doubles"]) == left


@rule("5.2")
@rule("5.13")
@pytest.mark.parametrize(
    ("singles", "doubles", "move"),
    [
        (7, 0, "build dug c1:2 r0"),
        (5, 1, "build dug c1:2 r0"),
        (5, 0, "build dug c1:2 r0 free c1"),
        (3, 1, "build dug c1:2 r0 free c1"),
        (3, 0, "build dug c1:1 r0"),
        (2, 0, "build dug c1:1 r0 free c1"),
        (3, 1, "build dug c1:1 r0"),
        (2, 1, "build dug c1:1 r0 free c1"),
        (1, 1, "build dug b1:2 r0 free c1"),
        (5, 0, "build dug b1:2 r0"),
    ],
)
def test_what_is_not_available_cannot_be_built(singles: int, doubles: int, move: str) -> None:
    # A double never serves as a single, nor is it changed back.
    assert why_not(f"garden a1:1; dug Pst..; pillars {singles}; doubles {doubles}", move) == 513
    assert why_not(f"garden a1:1; dug Pst..; pillars {singles + 1}; doubles {doubles}", move) == 0


@rule("5.2")
def test_what_a_build_costs_is_told_and_shown() -> None:
    before = at("garden a1:1; dug Pft..; pillars 7; doubles 1")
    assert events_of(before, "build dug b1:2 r0")[0] == Built(0, "b1:2", None, 4, 1)
    assert events_of(before, "build dug b1:2 r0 free c2")[0] == Built(0, "b1:2", "c2", 2, 1)
    costs = GAME.view(before, 0)["costs"]
    # Without a free space, then with the top left, top right, low right and low left one free.
    assert costs["b1:2"] == [4, 3, 2, 2, 3]
    assert costs["c1:2"] == [6, 4, 4, 4, 4]
    assert costs["c1:1"] == [4, 3, 3, 3, 3]
    assert "a1:2" not in costs
    assert GAME.view(at("dug Pst..; pillars 3"), 0)["costs"]["e5:1"] == [None, 3, 3, 3, 3]


@rule("5.3")
@pytest.mark.parametrize(("rotation", "symbols"), [(0, "st.f"), (1, ".sft"), (2, "f.ts"), (3, "tfs.")])
def test_a_tile_lies_in_any_of_four_rotations(rotation: int, symbols: str) -> None:
    # The upper row, then the lower: the face is Wstf. clockwise.
    shown = garden("dug Wstf.", f"build dug c4:1 r{rotation}")["symbols"]
    assert shown[34:36] + shown[26:28] == symbols
    assert {f"build dug c4:1 r{turn}" for turn in range(4)} <= legal("dug Wstf.", "build dug c4:1")


@rule("5.3")
def test_a_tile_lies_wholly_on_the_board() -> None:
    places = {move.split()[2] for move in legal("dug Wst..", "build")}
    assert len(places) == 49 and {"a1:1", "g1:1", "a7:1", "g7:1"} <= places


@rule("5.4")
def test_singles_one_level_lower_and_doubles_two_levels_lower() -> None:
    before = at(f"{TWO_LEVELS}; dug Pst..; pillars 9")
    # On b2 there is a double, on b3 and c3 singles.
    assert events_of(before, "build dug b2:3 r0 free c2")[0] == Built(0, "b2:3", "c2", 4, 0)
    assert events_of(before, "build dug e5:1 r0")[0] == Built(0, "e5:1", None, 4, 0)
    assert events_of(before, "build dug e5:2 r0")[0] == Built(0, "e5:2", None, 8, 0)


@rule("5.4")
@pytest.mark.parametrize(
    "move", ["b2:3 r0", "b2:3 r0 free b2", "b2:3 r0 free b3", "e5:3 r0", "e5:3 r0 free e5", "e5:4 r0", "c1:3 r0 free c1"]
)
def test_nothing_carries_a_tile_over_a_deeper_surface(move: str) -> None:
    assert why_not(f"{TWO_LEVELS}; dug Pst..; pillars 20", f"build dug {move}") == 504


@rule("5.4")
def test_kinds_of_supports_may_be_mixed() -> None:
    # Under b2: a double, nothing, a single and a statue.
    before = "garden a1:1, a3:2, Ws..t c3:2, statue c3:2; dug Pst..; pillars 3"
    assert events_of(before, "build dug b2:3 r0 free c2")[0] == Built(0, "b2:3", "c2", 3, 0)


@rule("5.4")
def test_the_foot_stands_on_the_topmost_surface() -> None:
    # On c5 a tile of level 2 covers one of level 1.
    before = f"{HIDDEN}; dug Pst..; pillars 9"
    assert events_of(before, "build dug b4:3 r0")[0] == Built(0, "b4:3", None, 4, 0)
    assert why_not(before, "build dug b4:2 r0") == 508


PIECES = {
    "statue two lower": ("garden W.s.t a1:1, a3:2, statue b2:1", "a2:3"),
    "fountain": ("garden W.ff. a1:1, Pf..f c1:1, fountain b2:1 c2:1", "a2:2"),
    "bridge": ("garden W.bb. a1:1, Pb..b d1:1, bridge b2:1 d2:1", "a2:2"),
    "belvedere": ("garden a1:1, belvedere b2:1", "a2:2"),
    "upper end of stairs": ("garden W.tt. a1:2, Pt..t c1:1, a3:2, stairs b2:2 c2:1", "a2:3"),
    "lower end of stairs": ("garden W.tt. a1:1, Pt..t c1:2, a3:2, stairs b2:1 c2:2", "a2:3"),
}
"""A garden with a piece on b2, and where a tile could lie over it."""


@rule("5.5")
@pytest.mark.parametrize("piece", PIECES)
def test_a_space_that_holds_a_piece_takes_no_pillar(piece: str) -> None:
    before, place = PIECES[piece]
    assert why_not(f"{before}; dug Pst..; pillars 9", f"build dug {place} r0") == 505
    assert why_not(f"{before}; dug Pst..; pillars 9", f"build dug {place} r0 free a2") == 505


@rule("5.10")
@pytest.mark.parametrize("piece", PIECES)
def test_the_free_space_may_hang_over_a_piece_that_stands_lower(piece: str) -> None:
    before, place = PIECES[piece]
    assert why_not(f"{before}; dug Pst..; pillars 9", f"build dug {place} r0 free b2") == 0


@rule("5.5")
def test_the_symbol_under_a_pillar_does_not_matter_and_is_lost() -> None:
    before = at("garden Pstfb c4:1; dug W.t.f; pillars 8")
    assert events_of(before, "build dug d5:2 r0")[1:] == [SymbolHidden(0, "stairs", "d5"), ScoreChanged(0, 2, (("height", 2),))]
    after = garden(before, "build dug d5:2 r0")
    assert after["symbols"][24:48] == "..bf......sf........t..."


@rule("5.6")
def test_pillars_are_never_placed_on_their_own() -> None:
    with pytest.raises(BadText):
        GAME.read("pillar a1")
    assert {move.split()[0] for move in legal("garden a1:1, Ps.s. c1:1 new; dug Wst..; pillars 30")} == {"build", "statue", "end"}


@rule("5.7")
@pytest.mark.parametrize("cell", ["c4", "d4", "c5", "d5"])
def test_with_three_supports_a_belvedere_is_put_on_the_free_space(cell: str) -> None:
    before = at("dug Wssss; pillars 6")
    assert play(before, f"build dug c4:1 r0 free {cell}") == at(f"garden Wssss c4:1 new, belvedere {cell}:1; pillars 3")
    assert events_of(before, f"build dug c4:1 r0 free {cell}")[:2] == [Built(0, "c4:1", cell, 3, 0), BelvederePut(0, cell)]
    assert why_not(play(before, f"build dug c4:1 r0 free {cell}"), f"statue {cell}") == 603


@rule("5.7")
def test_with_four_supports_there_is_none() -> None:
    assert play("dug Wssss; pillars 6", "build dug c4:1 r0") == at("garden Wssss c4:1 new; pillars 2")


@rule("5.7")
def test_the_free_space_is_one_of_the_tile() -> None:
    with pytest.raises(BadText):
        GAME.read("build dug c4:1 r0 free e4")
    with pytest.raises(BadText):
        GAME.read("build dug c4:1 r0 free b4")


@rule("5.8")
@pytest.mark.parametrize(
    "move", ["c4:1 r0", "d5:1 r0", "b3:1 r0", "a3:1 r0 free b3", "e4:1 r0 free e5", "a3:2 r0", "e4:2 r0 free e5", "b4:2 r0 free c5"]
)
def test_a_tile_comes_from_above(move: str) -> None:
    assert why_not("garden c4:1, b3:2, d5:2; dug Pst..; pillars 20", f"build dug {move}") == 508


@rule("5.8")
def test_everything_lower_may_be_covered() -> None:
    assert why_not("garden c4:1; dug Pst..; pillars 20", "build dug d5:2 r0") == 0
    assert why_not("garden c4:1; dug Pst..; pillars 20", "build dug e4:1 r0") == 0


STATUE = "garden Ws.s. c4:1, statue c5:1"
"""A statue on c5, level 1."""


@rule("5.9")
def test_a_statue_one_level_lower_carries_the_tile_and_costs_nothing() -> None:
    before = at(f"{STATUE}; dug P.tf.; pillars 6")
    # The other three stand on slots, two levels lower.
    assert play(before, "build dug b5:2 r0") == at("garden Ws.s. c4:1, P.tf. b5:2 new, statue c5:1; pillars 0")
    assert events_of(before, "build dug b5:2 r0") == [
        Built(0, "b5:2", None, 6, 0),
        Supports(0, ("c5",)),
        ScoreChanged(0, 1, (("height", 2), ("statues", -1))),
    ]


@rule("5.9")
def test_it_cannot_be_left_out() -> None:
    assert why_not(f"{STATUE}; dug Pst..; pillars 20", "build dug b5:2 r0 free c5") == 509
    assert why_not(f"{STATUE}; dug Pst..; pillars 4", "build dug b5:2 r0 free b6") == 0
    assert why_not(f"{STATUE}; dug Pst..; pillars 3", "build dug b5:2 r0 free b6") == 513


@rule("5.9")
def test_several_statues_carry_one_tile() -> None:
    before = "garden Wsss. c4:1, Ps..s e4:1, statue d4:1, statue d5:1, statue e4:1, statue e5:1; dug Otf..; pillars 0"
    assert events_of(before, "build dug d4:2 r0")[:2] == [Built(0, "d4:2", None, 0, 0), Supports(0, ("d4", "e4", "d5", "e5"))]
    after = garden(before, "build dug d4:2 r0")
    assert {piece["state"] for piece in after["pieces"]} == {"support"} and score(before, "build dug d4:2 r0") == {"height": 4, "total": 4}


@rule("5.9")
def test_also_in_the_turn_in_which_it_was_put_up() -> None:
    before = at("dug Ws.s.; stored Psst.; pillars 10")
    after = play(before, "build dug c4:1 r0", "statue c5", "build stored b5:2 r0")
    assert after == at("garden Ws.s. c4:1 new, Psst. b5:2 new, statue c5:1; pillars 0")
    # None stands now, so that the next may be anywhere.
    assert legal(after, "statue") == {"statue b6", "statue c6", "statue d4"}


@rule("5.9")
@rule("6.7")
def test_a_support_has_no_line() -> None:
    # On c2 a statue would be in line with that on c5 alone; the one on h5 stands.
    tiles = "garden Ws.s. c4:1, Pf.s. g5:1, {} Osf.. c1:1 new, statue c5:1, statue h5:1"
    assert why_not(tiles.format(""), "statue c2") == 0
    assert why_not(tiles.format("b5:2,"), "statue c2") == 607


@rule("5.9")
def test_a_statue_two_levels_lower_is_only_an_obstacle() -> None:
    before, place = PIECES["statue two lower"]
    dug = at(f"{before}; dug P.t.f; pillars 9")
    assert why_not(dug, f"build dug {place} r0") == 505
    assert events_of(dug, f"build dug {place} r0 free b2") == [
        Built(0, "a2:3", "b2", 4, 0),
        BelvederePut(0, "b2"),
        Hidden(0, "statue", ("b2",)),
        SymbolHidden(0, "fountain", "a3"),
        ScoreChanged(0, 2, (("height", 2), ("statues", -1), ("belvederes", 1))),
    ]


@rule("5.10")
@pytest.mark.parametrize("cell", ["c4", "d4", "c5", "d5"])
def test_the_free_space_may_hang_over_a_slot(cell: str) -> None:
    assert why_not("dug Pst..; pillars 3", f"build dug c4:1 r0 free {cell}") == 0


@rule("5.10")
def test_the_free_space_may_hang_over_a_lower_tile() -> None:
    # c4 is on level 1 and all around on level 2.
    assert why_not("garden c4:1, b5:2, d5:2, d3:2; dug Pst..; pillars 9", "build dug c4:3 r0 free c4") == 511
    assert why_not("garden c4:1, b5:2, d5:2, d3:2, a3:1; dug Pst..; pillars 9", "build dug b4:3 r0 free c4") == 0


STAIRS = "garden W.tt. a4:2, Pt..t c4:1, stairs b5:2 c5:1"
"""Stairs lead down from b5 to c5."""


@rule("5.10")
def test_it_may_not_hang_over_the_lower_end_of_stairs_on_the_level_of_the_upper() -> None:
    assert why_not(f"{STAIRS}; dug Pst..; pillars 20", "build dug c5:2 r0 free c5") == 510
    assert why_not(STAIRS.replace(", stairs b5:2 c5:1", "; dug Pst..; pillars 20"), "build dug c5:2 r0 free c5") == 0


@rule("5.10")
def test_from_one_level_higher_it_may() -> None:
    high = STAIRS.replace("garden", "garden c6:2,")
    assert why_not(f"{high}; dug Pst..; pillars 20", "build dug c5:3 r0 free c5") == 0
    assert why_not(f"{high}; dug Pst..; pillars 20", "build dug c5:3 r0") == 505


@rule("5.10")
@rule("6.6")
def test_nor_may_it_hang_over_the_cell_under_a_bridge() -> None:
    # Whichever space is free: one is on the bridge's end, another under the bridge.
    before = "garden W.bb. c4:1, Pb..b f4:1, d6:1, bridge d5:1 f5:1; dug Ost..; pillars 20"
    assert why_not(before, "build dug d5:2 r0 free e5") == 505
    assert why_not(before, "build dug d5:2 r0 free d5") == 606
    assert why_not(before.replace(", bridge d5:1 f5:1", ""), "build dug d5:2 r0 free d5") == 0


@rule("5.11")
def test_two_tiles_never_have_the_same_cells() -> None:
    assert why_not("garden c4:1; dug Pst..; pillars 20", "build dug c4:2 r0") == 511
    assert why_not("garden c4:1; dug Pst..; pillars 20", "build dug c4:2 r0 free c4") == 511


@rule("5.11")
def test_not_even_when_one_is_hidden() -> None:
    assert garden(HIDDEN)["tiles"][0]["hidden"]
    assert why_not(f"{HIDDEN}; dug Pst..; pillars 20", "build dug c4:3 r0") == 511
    assert why_not(f"{HIDDEN}; dug Pst..; pillars 20", "build dug b4:3 r0") == 0


@rule("5.11")
def test_also_in_the_turn_in_which_it_was_built() -> None:
    assert why_not(play("dug Wst..; stored Pst..; pillars 20", "build dug c4:1 r0"), "build stored c4:2 r0") == 511


@rule("5.12")
def test_level_by_level() -> None:
    assert why_not("dug Pst..; pillars 8", "build dug a1:2 r0") == 512
    assert why_not("dug Pst..; pillars 8", "build dug a1:1 r0") == 0
    assert why_not("garden g7:1; dug Pst..; pillars 8", "build dug a1:2 r0") == 0
    # On level 1 there could be doubles two levels higher, but level 2 is missing.
    assert why_not("garden a1:1, c1:1, a3:1; dug Pst..; pillars 20", "build dug b1:3 r0") == 512


@rule("5.12")
def test_a_hidden_tile_will_do_and_one_of_this_turn() -> None:
    assert why_not(f"{HIDDEN}; dug Pst..; pillars 20", "build dug g7:2 r0") == 0
    assert why_not(play("dug Wst..; stored Pst..; pillars 20", "build dug c4:1 r0"), "build stored g7:2 r0") == 0
    assert why_not("dug Wst..; stored Pst..; pillars 20", "build stored g7:2 r0") == 512


@rule("5.13")
def test_stored_and_new_singles_are_one_stock_without_limit_in_the_turn() -> None:
    before = "quarry cccc/cccc/ccgb/gbbc; pillars 6; stored Ptf..; top d1 Wst..; garden Os..f a1:1"
    after = play(before, "dig d1", "uncover d1 granite-9")
    assert garden(after)["singles"] == 11
    after = play(after, "build dug c3:2 r0 free c3", "build stored e3:1 r0")
    assert garden(after)["singles"] == 1


@rule("5.13")
def test_the_lowest_rule_is_given() -> None:
    before = "garden c4:1; dug Pst..; pillars 0"
    assert why_not(before, "build dug c4:3 r0") == 511
    assert why_not(before, "build dug e5:3 r0") == 504
    assert why_not(before, "build dug c4:2 r0") == 511
    assert why_not(before, "build stored c4:2 r0") == 501
    assert why_not(before, "build dug e5:2 r0") == 513
