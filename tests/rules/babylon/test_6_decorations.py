"""Chapter 6: decorations."""

from __future__ import annotations

import pytest

from rules.babylon.pictures import GAME, at, events_of, garden, legal, play, rule, score, why_not
from ziggurat.core.game import BadText
from ziggurat.games.babylon.events import Built, Decorated, Possible, ScoreChanged, SymbolHidden

DECORATIONS = ("statue", "stairs", "fountain", "bridge")
PAIR = "garden W.ff. c4:1, Pf..f e4:1 new"
"""Two tiles side by side with two fountain symbols each, one of this turn."""
OVER = "garden W.bb. c4:1, Pb..b f4:1 new"
"""Two tiles with a column between them, and bridge symbols on both sides of it."""


@rule("6.1")
def test_a_decoration_needs_a_tile_built_in_this_turn() -> None:
    before = "garden Ws.s. c4:1; dug Ps.s."
    assert legal(before, *DECORATIONS) == set()
    assert why_not(before, "statue c5") == 601
    assert why_not(before, "fountain c5 d5") == 601
    assert why_not(play(before, "build dug e4:1 r0"), "statue e5") == 0


@rule("6.1")
def test_any_number_free_of_charge_and_each_is_optional() -> None:
    before = at(f"{PAIR}; pillars 1")
    assert legal(before) == {"fountain d4 e4", "fountain d5 e5", "end"}
    both = play(before, "fountain d5 e5", "fountain d4 e4")
    assert both == at(f"{PAIR}, fountain d5:1 e5:1, fountain d4:1 e4:1; pillars 1")
    assert legal(both) == {"end"}
    assert events_of(before, "fountain d4 e4") == [Decorated(0, "fountain", ("d4", "e4")), ScoreChanged(0, 3, (("fountains", 3),))]


@rule("6.1")
def test_also_between_two_tiles_and_after_the_second() -> None:
    before = "dug Ws.s.; stored Pss..; pillars 8"
    between = play(before, "build dug c4:1 r0", "statue c5", "build stored c6:1 r0", "statue c7")
    assert between == at("garden Ws.s. c4:1 new, Pss.. c6:1 new, statue c5:1, statue c7:1; pillars 0")
    after = play(before, "build dug c4:1 r0", "build stored c6:1 r0", "statue c5", "statue c7")
    assert after == between


@rule("6.1")
def test_what_a_tile_makes_possible_is_told() -> None:
    before = "garden W.ff. c4:1; dug Pf.bs; pillars 9"
    assert events_of(before, "build dug e4:1 r0") == [
        Built(0, "e4:1", None, 4, 0),
        Possible(0, "statue", ("e4",)),
        Possible(0, "fountain", ("d5", "e5")),
    ]


@rule("6.2")
def test_at_least_in_part_on_a_tile_of_this_turn() -> None:
    old, new = "garden W.ff. c4:1, Pf..f e4:1", "Bs.s. a1:1 new"
    assert why_not(f"{old}, {new}", "fountain d4 e4") == 602
    assert why_not(f"{old} new", "fountain d4 e4") == 0
    assert why_not("garden Pf..f e4:1, W.ff. c4:1 new", "fountain d4 e4") == 0
    assert why_not(f"{OVER.replace(' new', '')}, {new}", "bridge d4 f4") == 602
    assert why_not(OVER, "bridge d4 f4") == 0
    assert why_not("garden Pb..b f4:1, W.bb. c4:1 new", "bridge d4 f4") == 0
    assert why_not("garden Ws.s. c4:1, Bs.s. a1:1 new", "statue c5") == 602
    assert why_not(f"garden W.tt. c4:1, Pt..t e4:2, {new}", "stairs d4 e4") == 602


@rule("6.2")
def test_the_next_turn_is_too_late() -> None:
    assert why_not(f"{PAIR.replace(' new', '')}; dug Wst..", "fountain d4 e4") == 601
    turn_later = play(f"turn 1 build; {PAIR}", "end")
    assert turn_later == at(f"turn 2 dig; {PAIR.replace(' new', '')}")


@rule("6.3")
@pytest.mark.parametrize(
    ("move", "number"),
    [
        ("statue e4", 603),
        ("statue e5", 0),
        ("fountain d4 e4", 603),
        ("fountain d5 e5", 603),
        ("stairs e5 f5", 603),
        ("bridge e4 g4", 603),
        ("fountain f4 g4", 603),
    ],
)
def test_on_spaces_that_show_the_symbol(move: str, number: int) -> None:
    assert why_not("garden W.ff. c4:1, Psft. e4:1 new", move) == number


@rule("6.3")
def test_one_piece_a_space() -> None:
    assert why_not("garden Ws.s. c4:1 new, statue c5:1", "statue c5") == 603
    # d5 could be of either fountain.
    before = at("garden O..ff c6:1, Pf..f e4:1, W.ff. c4:1 new")
    assert legal(before, "fountain") == {"fountain d5 d6", "fountain d5 e5", "fountain d4 e4"}
    assert legal(play(before, "fountain d5 d6"), "fountain") == {"fountain d4 e4"}
    assert why_not(play(before, "fountain d5 d6"), "fountain d5 e5") == 603


@rule("6.3")
@pytest.mark.parametrize("move", ["stairs d4 e5", "fountain c4 d5", "bridge c4 e6", "bridge c4 d4", "bridge c4 f4", "stairs c4 e4"])
def test_never_diagonal_nor_farther(move: str) -> None:
    with pytest.raises(BadText):
        GAME.read(move)


@rule("6.3")
def test_a_belvedere_takes_the_space() -> None:
    assert legal("garden Ws.s. c4:1 new, belvedere c5:1", "statue") == {"statue d4"}


@rule("6.4")
@pytest.mark.parametrize(
    ("tiles", "move"),
    [
        ("W.tt. c4:1, Pt..t e4:2 new", "stairs d4 e4"),
        ("Pt..t e4:1, W.tt. c4:2 new", "stairs d4 e4"),
        ("Wtt.. c4:1, P..tt c6:2 new", "stairs c5 c6"),
        ("P..tt c6:1, Wtt.. c4:2 new", "stairs d5 d6"),
    ],
)
def test_stairs_join_tiles_whose_levels_differ_by_one(tiles: str, move: str) -> None:
    assert why_not(f"garden {tiles}", move) == 0


@rule("6.4")
def test_stairs_stand_on_both_levels() -> None:
    assert play("garden W.tt. c4:1, Pt..t e4:2 new", "stairs e5 d5") == at("garden W.tt. c4:1, Pt..t e4:2 new, stairs d5:1 e5:2")
    assert score("garden W.tt. c4:1, Pt..t e4:2 new", "stairs e5 d5")["stairs"] == 3


@rule("6.4")
def test_stairs_neither_on_one_level_nor_over_two() -> None:
    assert why_not("garden W.tt. c4:1, Pt..t e4:1 new", "stairs d4 e4") == 604
    assert why_not("garden Wtttt c4:1 new", "stairs c4 d4") == 604
    high = "garden W.tt. c4:1, e3:2, Wss.. e5:2, Pt..t e4:3 new"
    assert why_not(high, "stairs d4 e4") == 604
    assert legal(high, "stairs") == set()


@rule("6.5")
@pytest.mark.parametrize(
    ("tiles", "move"),
    [
        ("W.ff. c4:1, Pf..f e4:1 new", "fountain d5 e5"),
        ("Wff.. c4:1, P..ff c6:1 new", "fountain c5 c6"),
        ("W..ff c4:1, Pff.. d2:1 new", "fountain d3 d4"),
    ],
)
def test_a_fountain_joins_two_tiles_of_one_level(tiles: str, move: str) -> None:
    assert why_not(f"garden {tiles}", move) == 0


@rule("6.5")
def test_not_two_spaces_of_one_tile() -> None:
    before = "garden Wffff c4:1 new"
    assert legal(before, "fountain") == set()
    assert [why_not(before, f"fountain {cells}") for cells in ("c4 d4", "c5 d5", "c4 c5", "d4 d5")] == [605] * 4


@rule("6.5")
def test_what_counts_is_the_tile_that_is_seen() -> None:
    # c4 and d4, or c4 and c5, are of one tile below and of two on top.
    assert legal("garden c4:1, W.ff. b4:2, Pf..f d4:2 new", "fountain") == {"fountain c4 d4", "fountain c5 d5"}
    assert legal("garden c4:1, Wff.. c3:2, P..ff c5:2 new", "fountain") == {"fountain c4 c5", "fountain d4 d5"}


@rule("6.5")
def test_not_on_different_levels() -> None:
    assert why_not("garden W.ff. c4:1, Pf..f e4:2 new", "fountain d4 e4") == 605


@rule("6.5")
def test_a_fountain_on_level_two_has_its_level() -> None:
    before = "garden a1:1, W.ff. c4:2, Pf..f e4:2 new"
    assert play(before, "fountain d4 e4") == at(f"{before}, fountain d4:2 e4:2")


@rule("6.6")
def test_a_bridge_leads_over_one_cell_in_a_row_or_a_column() -> None:
    assert legal(OVER, "bridge") == {"bridge d4 f4", "bridge d5 f5"}
    assert legal("garden Wbb.. c4:1, P..bb c7:1 new", "bridge") == {"bridge c5 c7", "bridge d5 d7"}
    assert play(OVER, "bridge d4 f4") == at(f"{OVER}, bridge d4:1 f4:1")
    assert garden(OVER, "bridge d4 f4")["closed"] == ["e4"]


@rule("6.6")
def test_its_ends_are_on_one_level() -> None:
    assert why_not("garden W.bb. c4:1, Pb..b f4:2 new", "bridge d4 f4") == 606


MIDDLE = "garden c3:1, c5:1, {}Wb..b d4:2, P.bb. a4:2 new"
"""Bridge symbols on b4, b5 and d4, d5, level 2; between them are tiles of level 1."""


@rule("6.6")
def test_lower_tiles_and_what_stands_on_them_are_no_hindrance() -> None:
    assert legal(MIDDLE.format(""), "bridge") == {"bridge b4 d4", "bridge b5 d5"}
    with_statue = MIDDLE.format("").replace("c3:1", "Ws.s. c3:1") + ", statue c4:1"
    assert why_not(with_statue, "bridge b4 d4") == 0
    # Pieces already there stay and are visible.
    assert score(with_statue, "bridge b4 d4")["statues"] == 1


@rule("6.6")
def test_stairs_under_a_bridge_are_no_hindrance() -> None:
    # Stairs lead from c4 up to c3; the bridge crosses c4 on level 2.
    before = "garden Wtt.. c2:2, P..tt c4:1, Bb..b d4:2, O.bb. a4:2 new, stairs c3:2 c4:1"
    assert why_not(before, "bridge b4 d4") == 0
    assert score(before, "bridge b4 d4")["stairs"] == 3


CROSS = "garden W.b.f a3:1, B..bf b5:{0}, P..fb d4:1 new, Ob.f. c2:{0} new"
"""Four tiles around c4, with bridge symbols on b4, d4, c3 and c5."""


@rule("6.6")
@pytest.mark.parametrize("level", [1, 2])
def test_no_second_bridge_leads_over_the_cell(level: int) -> None:
    before = at(CROSS.format(level))
    assert legal(before, "bridge") == {"bridge b4 d4", "bridge c3 c5"}
    assert why_not(play(before, "bridge b4 d4"), "bridge c3 c5") == 606
    assert why_not(play(before, "bridge c3 c5"), "bridge b4 d4") == 606


@rule("6.6")
@pytest.mark.parametrize(
    ("tiles", "move"),
    [
        ("c5:1, P.bb. a4:2, Ws.s. c3:1 new", "statue c4"),
        ("O..ff c5:1, P.bb. a4:2, Wff.. c3:1 new", "fountain c4 c5"),
        ("O..fb c6:1, P.bb. a4:2, Wb.s. c3:1 new", "bridge c4 c6"),
        ("Ott.. c2:2, P.bb. a4:2, W..tt c4:1 new", "stairs c3 c4"),
    ],
)
def test_nothing_is_built_under_a_bridge(tiles: str, move: str) -> None:
    before = at(f"garden {tiles}, Bb..b d4:2 new")
    assert why_not(before, move) == 0
    assert why_not(play(before, "bridge b4 d4"), move) == 606


@rule("6.6")
def test_no_pillar_stands_under_a_bridge() -> None:
    before = "garden W.bb. c4:1, Pb..b f4:1, d6:1{}; dug Ost..; pillars 20"
    assert why_not(before.format(", bridge d5:1 f5:1"), "build dug d5:2 r0 free d5") == 606
    assert why_not(before.format(""), "build dug d5:2 r0 free d5") == 0
    assert legal(before.format(", bridge d5:1 f5:1"), *(f"build dug {corner}" for corner in ("d4", "d5", "e4", "e5"))) == set()


@rule("6.6")
def test_the_cell_stays_closed_whatever_becomes_of_the_ends() -> None:
    before = "garden W.bb. c4:1, Pb..b f4:1, bridge d5:1 f5:1; dug Bst..; stored Ost..; pillars 20"
    after = play(before, "build dug c5:2 r0 free d5", "build stored f5:2 r0 free f5")
    assert garden(after)["closed"] == ["e5"]
    assert garden(after)["pieces"][0] == {"kind": "bridge", "on": "d5:1 f5:1", "points": 0, "state": "hidden"}


LINE = "garden Ws.s. c4:1, statue c5:1, "


@rule("6.7")
def test_the_first_statue_stands_on_any_statue_symbol() -> None:
    assert legal("garden Wst.s c4:1, Ps.s. g7:1 new", "statue") == {"statue g8", "statue h7"}


@rule("6.7")
@pytest.mark.parametrize(
    ("tile", "lines"),
    [
        ("Psss. c7:1 new", {"statue c8"}),
        ("Pssss g5:1 new", {"statue g5", "statue h5"}),
        ("Pssss g4:1 new", {"statue g5", "statue h5"}),
        ("Pssss g5:2 new", {"statue g5", "statue h5"}),
        ("Pssss b1:1 new", {"statue c1", "statue c2"}),
        ("Pssss a7:1 new", set()),
    ],
)
def test_each_later_one_is_in_a_row_or_column_with_one_that_stands(tile: str, lines: set[str]) -> None:
    # At whatever distance, over empty slots, on whatever level.
    assert legal(LINE + tile, "statue") == lines


@rule("6.7")
def test_one_out_of_line_is_refused() -> None:
    assert why_not(f"{LINE}Pssss g5:1 new", "statue g6") == 607
    assert why_not(f"{LINE}Pssss g5:1 new, statue g5:1", "statue g6") == 0


@rule("6.7")
def test_a_hidden_statue_stands_and_keeps_its_line_and_scores_nothing() -> None:
    # The free space of the tile on a2 hangs two levels over the statue on b2.
    before = "garden W.s.t a1:1, a3:2, a2:3, Os.s. f1:1 new, statue b2:1, belvedere b2:3"
    assert legal(before, "statue") == {"statue f2"}
    assert why_not(before, "statue g1") == 607
    assert "statues" not in score(before)
    hidden_now = play("garden W.s.t a1:1, a3:2, Wsf.. b6:1, statue b2:1; dug Pt.f.; stored Os.s.; pillars 20", "build dug a2:3 r0 free b2")
    assert why_not(play(hidden_now, "build stored f1:1 r0"), "statue f2") == 0
    assert why_not(play(hidden_now, "build stored f3:1 r0"), "statue f4") == 607


@rule("6.7")
def test_while_none_stands_any_statue_symbol_will_do() -> None:
    # The only statue carries the tile on b5.
    assert legal("garden Ws.s. c4:1, b5:2, Os.s. g7:1 new, statue c5:1", "statue") == {"statue g8", "statue h7"}
    assert legal("garden Ws.s. c4:1, Os.s. g7:1 new, statue c5:1", "statue") == set()


@rule("6.8")
def test_the_printed_example() -> None:
    position = play("dug Ws.s.; stored P.s.t; pillars 10", "build dug c4:1 r0", "statue c5")
    position = play(position, "build stored b1:1 r0", "statue c2")
    assert why_not(position, "statue d4") == 607
    # On a later tile a third is built in line with the second; d4 is now in line with the third.
    later = play("garden Ws.s. c4:1, P.s.t b1:1, statue c5:1, statue c2:1; dug Os.f.; pillars 6", "build dug d1:1 r0", "statue d2")
    assert later == at("garden Ws.s. c4:1, P.s.t b1:1, Os.f. d1:1 new, statue c5:1, statue c2:1, statue d2:1; pillars 2")
    assert why_not(later, "statue d4") == 602


@rule("6.9")
def test_a_space_hidden_by_a_tile_cannot_be_used() -> None:
    before = play("dug Ws.s.; stored P.tf.; pillars 20", "build dug c4:1 r0")
    assert legal(before, "statue") == {"statue c5", "statue d4"}
    assert SymbolHidden(0, "statue", "c5") in events_of(before, "build stored b5:2 r0")
    after = play(before, "build stored b5:2 r0")
    assert legal(after, "statue") == {"statue d4"}
    assert why_not(after, "statue c5") == 603


@rule("6.9")
def test_one_that_is_not_hidden_can() -> None:
    before = "garden W.ff. c4:1, d5:2, Pf..f e3:1 new"
    assert legal(before, "fountain") == {"fountain d4 e4"}
