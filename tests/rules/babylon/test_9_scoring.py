"""Chapter 9: final scoring."""

from __future__ import annotations

import pytest

from rules.babylon.pictures import GAME, at, events_of, garden, play, rule, score
from ziggurat.games.babylon.events import Hidden, ScoreChanged

TILES = "W.bb. a1:1, Pbttb d1:1, Bt..t f1:2, Bff.. a3:1, O..ff a5:1, Oss.. e5:1"
ONE_SET = "bridge b1:1 d1:1, stairs e1:1 f1:2, fountain a4:1 a5:1, statue e6:1"
ANOTHER = "bridge b2:1 d2:1, stairs e2:1 f2:2, fountain b4:1 b5:1, statue f6:1"
FULL = f"garden {TILES}, {ONE_SET}"
"""A garden with one of each decoration, and the four flowers."""


@rule("9.1")
def test_a_garden_with_one_of_everything() -> None:
    assert score(FULL) == {"height": 4, "statues": 1, "fountains": 3, "bridges": 3, "stairs": 3, "diversity": 4, "flowers": 4, "total": 22}
    assert score("round 8") == {}


HALVES = {
    "bridges": ("W.bb. c4:1, Pb..b f4:1", "bridge d5:1 f5:1", "c5:2", "d5", "f5:2", "f5"),
    "fountains": ("W.ff. c4:1, Pf..f e4:1", "fountain d5:1 e5:1", "c5:2", "d5", "e5:2", "e5"),
    "stairs": ("W.tt. c4:2, Pt..t e4:1, e6:2, c6:2", "stairs d5:2 e5:1", "c5:3", "d5", "e5:3", "e5"),
}
"""A decoration on two spaces worth 3 points, and two tiles that can cover one each with their free space."""


@rule("9.1")
@rule("9.3")
@pytest.mark.parametrize("kind", HALVES)
def test_a_decoration_on_two_spaces_counts_if_one_is_visible(kind: str) -> None:
    tiles, piece, first, first_cell, second, second_cell = HALVES[kind]
    before = at(f"garden {tiles}, {piece}; dug Wst..; stored Pst..; pillars 20")
    one, other = f"build dug {first} r0 free {first_cell}", f"build stored {second} r0 free {second_cell}"
    assert [score(before)[kind], score(before, one)[kind], score(before, other)[kind]] == [3, 3, 3]
    assert kind not in score(before, one, other)
    assert Hidden(0, piece.split()[0], tuple(space[:2] for space in piece.split()[1:])) in events_of(before, one, other)
    shown = garden(before, one, other)["pieces"][0]
    assert (shown["points"], shown["state"]) == (0, "hidden")


@rule("9.1")
def test_only_tiles_hide() -> None:
    # A bridge over the statue on c4, which is on level 1.
    before = "garden Ws.s. c3:1, c5:1, Bb..b d4:2, P.bb. a4:2, statue c4:1, bridge b4:2 d4:2"
    assert score(before) == {"height": 4, "statues": 1, "bridges": 6, "total": 11}


@rule("9.1")
@rule("9.6")
def test_a_tile_is_visible_if_one_of_its_spaces_has_no_tile_over_it() -> None:
    around = "Pst.. b5:2, Bst.. b3:2, Ost.. d5:2"
    assert garden(f"garden Wst.. c4:1, {around}")["flowers"] == [1, 1, 1, 1]
    assert score(f"garden Wst.. c4:1, {around}")["flowers"] == 4
    covered = f"garden Wst.. c4:1, {around}; dug Pst.f; pillars 20"
    assert ScoreChanged(0, -4, (("flowers", -4),)) in events_of(covered, "build dug d3:2 r0")
    assert garden(covered, "build dug d3:2 r0")["flowers"] == [0, 2, 1, 1]


@rule("9.1")
@pytest.mark.parametrize("open_space", ["b5:2", "b3:2", "d5:2", "d3:2"])
def test_whichever_of_its_spaces_it_is(open_space: str) -> None:
    tiles = garden(f"garden c4:1, {', '.join({'b5:2', 'b3:2', 'd5:2', 'd3:2'} - {open_space})}")["tiles"]
    assert not any("hidden" in tile for tile in tiles)
    assert garden("garden c4:1, b5:2, b3:2, d5:2, d3:2")["tiles"][0]["hidden"]


@rule("9.2")
@pytest.mark.parametrize(("tiles", "points"), [("c4:1", 2), ("c4:1, g7:1", 2), ("c4:1, d5:2", 4), ("c4:1, c6:2, e4:2, e6:2, d5:3", 6)])
def test_the_highest_level_times_two(tiles: str, points: int) -> None:
    assert score(f"garden {tiles}") == {"height": points, "total": points}


@rule("9.3")
def test_statues_score_their_level_each() -> None:
    assert score("garden Wss.. c4:1, Pss.. e4:2, statue c5:1, statue e5:2, statue f5:2")["statues"] == 5


@rule("9.3")
def test_fountains_and_bridges_score_three_times_their_level() -> None:
    assert score("garden g7:1, W.ff. c4:2, Pf..f e4:2, fountain d4:2 e4:2, fountain d5:2 e5:2")["fountains"] == 12
    assert score("garden g7:1, W.bb. c4:2, Pb..b f4:2, bridge d4:2 f4:2")["bridges"] == 6


@rule("9.3")
def test_stairs_score_the_sum_of_both_levels() -> None:
    assert score("garden g7:1, W.tt. c4:1, Pt..t e4:2, stairs d4:1 e4:2")["stairs"] == 3
    high = "garden W.tt. c4:2, g7:1, e3:2, e5:2, Pt..t e4:3, stairs d4:2 e4:3"
    assert score(high)["stairs"] == 5


@rule("9.3")
def test_the_level_is_that_of_the_tile_a_piece_stands_on() -> None:
    # The tile is one level over the slots on one side, two on the other.
    assert score("garden c4:1, Pss.. d4:2, statue d5:2, statue e5:2")["statues"] == 4


@rule("9.4")
def test_belvederes_score_one_each_and_a_covered_one_nothing() -> None:
    before = "garden c4:1, e4:1, belvedere c5:1, belvedere f5:1; dug Pst..; pillars 20"
    assert score(before)["belvederes"] == 2
    assert score(before, "build dug b5:2 r0 free c5")["belvederes"] == 2
    assert [piece["points"] for piece in garden(before, "build dug b5:2 r0 free c5")["pieces"]] == [0, 1, 1]


@rule("9.5")
@pytest.mark.parametrize(("pieces", "points"), [(ONE_SET, 4), (f"{ONE_SET}, {ANOTHER}", 8)])
def test_four_for_each_set_of_decorations(pieces: str, points: int) -> None:
    assert score(f"garden {TILES}, {pieces}")["diversity"] == points
    for kind in ("statue", "fountain", "bridge", "stairs"):
        first = next(piece for piece in pieces.split(", ") if piece.startswith(kind))
        left = ", ".join(piece for piece in pieces.split(", ") if piece != first)
        assert score(f"garden {TILES}, {left}").get("diversity", 0) == points - 4


@rule("9.5")
@rule("5.9")
def test_a_support_is_in_no_set() -> None:
    before = f"{FULL}; dug Wst..; pillars 20"
    assert score(before, "build dug d6:2 r0").get("diversity", 0) == 0
    assert score(before, "build dug d3:2 r0")["diversity"] == 4


@rule("9.5")
def test_a_hidden_piece_is_in_no_set() -> None:
    # The free space hangs two levels over the statue on e6.
    before = f"garden {TILES}, e7:2, {ONE_SET}; dug Wst..; pillars 20"
    assert score(before)["diversity"] == 4
    assert "diversity" not in score(before, "build dug e6:3 r0 free e6")


@rule("9.5")
def test_a_belvedere_is_no_part_of_a_set() -> None:
    without = FULL.replace("statue e6:1", "belvedere e6:1, belvedere a1:1")
    assert "diversity" not in score(without)


@rule("9.6")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("Wst.. a1:1, Pst.. c1:1, Bst.. e1:1", 0),
        ("Wst.. a1:1, Pst.. c1:1, Bst.. e1:1, Ost.. g1:1", 4),
        ("Wst.. a1:1, Pst.. c1:1, Bst.. e1:1, Ost.. g1:1, Wst.. a3:1, Pst.. c3:1, Bst.. e3:1", 4),
        ("Wst.. a1:1, Pst.. c1:1, Bst.. e1:1, Ost.. g1:1, Wst.. a3:1, Pst.. c3:1, Bst.. e3:1, Ost.. g3:1", 8),
        ("start a1:1, Pst.. c1:1, Bst.. e1:1, Ost.. g1:1", 4),
    ],
)
def test_four_for_each_set_of_flowers(tiles: str, points: int) -> None:
    # Starting tiles count.
    assert score(f"garden {tiles}").get("flowers", 0) == points


def ranks(*gardens: str) -> tuple[int, ...] | None:
    """The ranks at the end."""
    seats = len(gardens)
    rounds = {2: 15, 3: 13, 4: 11}[seats]
    drawn = "; ".join(f"garden {'' if seat == 1 else seat} {one}" for seat, one in enumerate(gardens, 1) if one)
    return GAME.ranks(at(f"seats {seats}; turn - over; round {rounds}; {drawn}"))


@rule("9.7")
def test_most_points_win() -> None:
    assert ranks("a1:1", "a1:1, c1:2") == (2, 1)
    assert ranks("a1:1, c1:2", "a1:1, c1:1, e1:1") == (1, 2)


@rule("9.7")
def test_a_tie_is_broken_by_the_fewest_bare_slots() -> None:
    assert ranks("a1:1", "a1:1, c1:1") == (2, 1)
    assert ranks("a1:1, c1:2", "a1:1, b1:2") == (1, 2)


@rule("9.7")
def test_still_tied_the_victory_is_shared_and_ranks_below_go_by_the_same_keys() -> None:
    assert ranks("a1:1", "g7:1") == (1, 1)
    assert ranks("", "a1:1", "g7:1") == (3, 1, 1)
    assert ranks("a1:1", "a1:1, c1:1", "", "e5:1") == (2, 1, 4, 2)
    assert ranks("a1:1", "a1:1, c1:2", "c1:1, e1:1", "") == (3, 1, 2, 4)


@rule("9.7")
def test_the_view_tells_points_and_ranks_at_the_end() -> None:
    over = play("round 15; turn 2 build; garden a1:1; garden 2 a1:1, c1:2", "end")
    view = GAME.view(over, 0)
    assert (view["points"], view["ranks"], view["ended_by"], view["to_act"]) == ([2, 4], [2, 1], "8.4", None)
    assert GAME.scores(over) == (2, 4)
