"""Chapter 7: store and discard."""

from __future__ import annotations

import pytest

from rules.babylon.pictures import at, events_of, legal, play, rule, why_not
from ziggurat.core.game import BadText
from ziggurat.games.babylon.events import Turn, TurnEnded


@rule("7.1")
@pytest.mark.parametrize(("pillars", "kept"), [(0, 0), (5, 5), (6, 6), (7, 6), (19, 6)])
def test_up_to_six_pillars_are_kept_as_many_as_possible(pillars: int, kept: int) -> None:
    before = at(f"dug Wst..; pillars {pillars}")
    assert play(before, "end keep none") == at(f"turn 2 dig; gone Wst..; pillars {kept}")
    assert events_of(before, "end keep none")[0] == TurnEnded(0, None, ("clay-1",), kept, pillars - kept)


@rule("7.1")
def test_the_others_keep_what_they_have() -> None:
    assert play("seats 3; turn 2 build; pillars 5; store 2 9 -; store 3 6 -", "end") == at(
        "seats 3; turn 3 dig; pillars 5; store 2 6 -; store 3 6 -"
    )


@rule("7.1")
def test_doubles_cannot_be_kept() -> None:
    assert play("doubles 1; pillars 2; effect double; turn 2 build; store 2 1 -", "end") == at("turn - token; pillars 2; store 2 1 -")
    with pytest.raises(BadText, match=r"no double pillar between turns \(7.1\)"):
        at("turn - token; doubles 1")


@rule("7.2")
@pytest.mark.parametrize(
    ("tiles", "ends"),
    [
        ("dug Wst..; stored Pst..", {"dug": "stored Wst..; gone Pst..", "stored": "stored Pst..; gone Wst..", "none": "gone Wst.. Pst.."}),
        ("dug Wst..", {"dug": "stored Wst..", "none": "gone Wst.."}),
        ("stored Pst..", {"stored": "stored Pst..", "none": "gone Pst.."}),
    ],
)
def test_one_of_the_unbuilt_tiles_is_kept_or_none(tiles: str, ends: dict[str, str]) -> None:
    assert legal(f"{tiles}; pillars 0") == {f"end keep {tile}" for tile in ends}
    for tile, after in ends.items():
        assert play(f"{tiles}; pillars 0", f"end keep {tile}") == at(f"turn 2 dig; pillars 0; {after}")


@rule("7.2")
def test_with_no_tile_left_there_is_nothing_to_choose() -> None:
    assert legal("garden Wst.. a1:1; pillars 0") == {"end"}
    assert play("pillars 0", "end") == at("turn 2 dig; pillars 0")


@rule("7.2")
@pytest.mark.parametrize(
    ("tiles", "refused"),
    [
        ("dug Wst..; stored Pst..", ["end"]),
        ("dug Wst..", ["end", "end keep stored"]),
        ("stored Pst..", ["end", "end keep dug"]),
        ("pillars 0", ["end keep dug", "end keep stored", "end keep none"]),
    ],
)
def test_nothing_else_is_kept(tiles: str, refused: list[str]) -> None:
    assert [why_not(tiles, move) for move in refused] == [702] * len(refused)


@rule("7.2")
def test_what_is_kept_and_what_leaves_is_told() -> None:
    before = "dug Wst..; stored Pst..; pillars 8"
    assert events_of(before, "end keep dug") == [TurnEnded(0, "clay-2", ("clay-1",), 6, 2), Turn(1)]
    assert events_of(before, "end keep stored") == [TurnEnded(0, "clay-1", ("clay-2",), 6, 2), Turn(1)]
    assert events_of(before, "end keep none") == [TurnEnded(0, None, ("clay-2", "clay-1"), 6, 2), Turn(1)]


@rule("7.3")
def test_the_starting_tile_need_not_be_built_in_the_first_round() -> None:
    before = "round 1; stored start; dug Wst..; pillars 4; store 2 0 start"
    assert play(before, "end keep stored") == at("round 1; turn 2 dig; stored start; gone Wst..; pillars 4; store 2 0 start")
    assert play(before, "build stored c4:1 r0", "end keep dug") == at(
        "round 1; turn 2 dig; garden start c4:1; stored Wst..; pillars 0; store 2 0 start"
    )
    later = "round 5; stored start; dug Wst..; pillars 4"
    assert play(later, "build stored c4:1 r1") == at("round 5; garden start c4:1 r1 new; dug Wst..; pillars 0")


@rule("7.3")
def test_nothing_else_can_be_stored_unless_it_is_discarded() -> None:
    before = "round 1; stored start; dug Wst..; pillars 4"
    assert play(before, "end keep dug") == at("round 1; turn 2 dig; stored Wst..; pillars 4")
    assert events_of(before, "end keep dug")[0] == TurnEnded(0, "clay-1", ("start-white",), 4, 0)
