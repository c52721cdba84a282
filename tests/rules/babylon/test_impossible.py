"""Positions that no game could be in are refused, and the refusal names the rule."""

from __future__ import annotations

import re

import pytest

from rules.babylon.pictures import GAME, STACKS, at, play, rule, start
from ziggurat.core.game import BadText

IN_ALL = str(at("dug Wst..; round 4"))


def refused(text: str, expected: str) -> None:
    """A position's text is refused with words that begin so, or that hold this rule."""
    with pytest.raises(BadText, match=re.escape(expected)):
        GAME.read_position(text)


def impossible(picture: str, expected: str) -> None:
    """So is a picture."""
    with pytest.raises(BadText, match=re.escape(expected)):
        at(picture)


BY_RULE = "a garden that can be built; by rule {} it cannot: {}"


@rule("5.8")
@pytest.mark.parametrize(
    ("tiles", "number", "what"),
    [
        ("c4:1, d5:1", "5.8", "two tiles on d5:1"),
        ("c4:1, b5:2, b3:2, d5:2, d3:2, c4:3", "5.11", "two tiles on the four cells from c4 on"),
        ("a1:1, c1:3, c3:3", "5.12", "a tile on level 3 and none on level 2"),
        ("c4:2", "5.12", "a tile on level 2 and none on level 1"),
        ("c4:1, statue a1:1", "6.3", "a piece on a1:1, where no tile is"),
        ("c4:1, statue c4:2", "6.3", "a piece on c4:2, where no tile is"),
        ("c4:1, statue c4:1, belvedere c4:1", "6.3", "two pieces on c4:1"),
        ("c4:1, belvedere c4:1, belvedere d5:1", "5.7", "more than one belvedere on the tile at c4:1"),
        ("a1:1, a3:2, c4:3", "5.4", "nothing carries the tile on c5:3, and no belvedere stands there"),
        ("a1:1, belvedere b2:1, b2:2", "5.5", "no pillar has room on b2:1"),
        ("W.s.t a1:1, a3:2, a2:3, statue b2:1", "5.5", "no pillar has room on b2:1"),
        (
            "Ws.s. c4:1, b5:2, statue c5:1, belvedere c5:2",
            "5.9",
            "the statue on c5:1 carries the tile over it, so that no belvedere stands",
        ),
        ("W.tt. a4:2, Pt..t c4:1, c5:2, stairs b5:2 c5:1, belvedere c5:2", "5.10", "the stairs on c5:1 lead to where a belvedere stands"),
        ("W.tt. c4:1, Pt..t e4:1, stairs d4:1 e4:1", "6.4", "stairs on d4:1 e4:1"),
        ("W.tt. c4:1, e3:2, e5:2, Pt..t e4:3, stairs d4:1 e4:3", "6.4", "stairs on d4:1 e4:3"),
        ("W.ff. c4:1, Pf..f e4:2, fountain d4:1 e4:2", "6.5", "a fountain on d4:1 e4:2"),
        ("Wffff c4:1, fountain c4:1 d4:1", "6.5", "a fountain on c4:1 d4:1"),
        ("W.bb. c4:1, Pb..b f4:2, bridge d4:1 f4:2", "6.6", "a bridge on d4:1 f4:2"),
        ("W.b.f a3:1, B..bf b5:1, P..fb d4:1, Ob.f. c2:1, bridge b4:1 d4:1, bridge c3:1 c5:1", "6.6", "two bridges over c4"),
        ("Wss.. c4:1, Pss.. g7:1, statue c5:1, statue g8:1", "6.7", "the statue on g8 is in line with none of the others"),
    ],
)
def test_a_garden_that_cannot_be_built(tiles: str, number: str, what: str) -> None:
    impossible(f"garden {tiles}", BY_RULE.format(number, what))


@rule("6.6")
def test_a_tile_over_the_cell_under_a_bridge() -> None:
    # The tile on d5 covers an end, and e5 under the bridge.
    tiles = "W.bb. c4:1, Pb..b f4:1, d5:2, bridge d5:1 f5:1, belvedere d5:2"
    impossible(f"garden {tiles}", BY_RULE.format("6.6", "a tile on e5, over which a bridge leads on level 1"))


@rule("6.7")
def test_statues_out_of_line_whose_others_became_supports() -> None:
    at("garden Ws.s. c4:1, b5:2, Oss.. g7:1, statue c5:1, statue g8:1")
    at("garden Ws.s. c4:1, Oss.. g7:1, Pss.. g4:1, statue c5:1, statue g5:1, statue g8:1")
    impossible(
        "garden Ws.s. c4:1, b5:2, Oss.. g7:1, Pst.. a1:1, statue c5:1, statue g8:1, statue a2:1", BY_RULE.format("6.7", "the statue on")
    )


@rule("8.2")
@rule("8.3")
def test_a_token_explains_one_wrong_symbol_of_a_tile() -> None:
    # Statues on stairs, and one on a space without a symbol.
    tiles = ", ".join(f"Wttt. {column}1:1" for column in "aceg")
    at(f"garden {tiles}, statue a2:1, statue c2:1, statue e2:1")
    impossible(f"garden {tiles}, statue a2:1, statue b2:1", BY_RULE.format("6.3", "b2:1 does not show the symbol of what stands there"))


@rule("2.1")
def test_only_the_own_starting_tile() -> None:
    refused(str(at("stored start")).replace("start-white", "start-pink"), "no starting tile but the own one (2.1)")
    refused(str(at("garden start a1:1")).replace("start-white", "start-blue"), "no starting tile but the own one (2.1)")
    refused(str(at("")).replace("store 2 pink", "store 2 white"), "a different flower for each seat (2.1)")
    refused(re.sub(r"; store 2 [^;]*", "", str(at(""))), "the store of seat 2")


@rule("2.2")
def test_every_tile_is_in_one_place() -> None:
    refused(IN_ALL.replace("dug clay-1", "dug clay-2"), "clay-2 in one place")
    refused(IN_ALL.replace("gone clay-2", "gone"), "tiles of clay that have not come to light")
    refused(str(at("garden start a1:1; stored -")).replace("store 1 white 6 -", "store 1 white 6 start-white"), "start-white in one place")
    refused(IN_ALL.replace("gone clay-2", "gone clay-2 clay-2"), "a tile of the quarry, each once")
    refused(IN_ALL.replace("gone clay-2", "gone start-blue clay-2"), "a tile of the quarry, each once")


@rule("2.2")
def test_the_clay_is_laid_in_the_order_of_the_stacks() -> None:
    laying = str(play(start(), "lay a1 clay-5", "lay b1 clay-6"))
    refused(laying.replace("clay-5 clay-6 clay-?", "clay-5 clay-? clay-6"), "clay on all stacks, laid in their order and not yet all (2.2)")
    assert GAME.read_position(laying) == play(start(), "lay a1 clay-5", "lay b1 clay-6")


@rule("2.2")
def test_every_top_tile_is_in_sight() -> None:
    top = "every top tile in sight but the one that is uncovered now"
    uncovering = str(play("quarry cccc/cccc/cccc/-bgc", "dig d1"))
    refused(uncovering.replace("uncover", "build"), top)
    refused(str(at("dug Wst..")).replace("turn 1 build", "turn 1 uncover"), top)


@rule("2.3")
def test_as_many_tokens_as_have_not_been_turned() -> None:
    refused(IN_ALL.replace("none*11", "none*10"), "11 tokens that have not been turned (2.3)")
    refused(IN_ALL.replace("none*11", "none*12"), "11 tokens that have not been turned (2.3)")


@rule("2.4")
def test_the_first_player_is_known_once_drawn() -> None:
    refused(IN_ALL.replace("first 1", "first -"), "the first player")
    drawing = str(play(start(), *(f"lay {stack} clay-{nth}" for nth, stack in enumerate(STACKS, 1))))
    refused(drawing.replace("first -", "first 1"), "- before the first player is drawn")


@rule("2.5")
def test_removals_before_the_first_round() -> None:
    laid = play(start(3, first="2"), *(f"lay {stack} clay-{nth}" for nth, stack in enumerate(STACKS, 1)))
    removing = str(play(laid, "remove a1", "uncover a1 granite-4"))
    refused(removing.replace("turn 3", "turn 1"), "seat 3 to remove a tile now (2.5)")
    refused(removing.replace("turn 3", "turn -"), "a seat in a turn, and - between turns")
    refused(
        removing.replace("quarry granite-4", "quarry basalt-4").replace("gone clay-1", "gone clay-1 granite-4"),
        "before the first round (2.5)",
    )
    done = removing.replace("clay-2 clay-3 clay-4", "granite-5 granite-6 granite-7").replace(
        "gone clay-1", "gone clay-1 clay-2 clay-3 clay-4"
    )
    refused(done, "at most 3 tiles removed (2.5)")
    three = removing.replace("clay-2 clay-3", "granite-5 granite-6").replace("gone clay-1", "gone clay-1 clay-2 clay-3")
    refused(three, "a clay tile that is still to be removed (2.5)")


@rule("2.5")
@rule("4.1")
def test_as_many_tiles_have_left_the_quarry_as_were_removed_and_dug() -> None:
    refused(IN_ALL.replace("turn 1 build", "turn 2 build"), "14 tiles lifted by now (2.5, 4.1)")
    refused(IN_ALL.replace("first 1", "first 2"), "14 tiles lifted by now (2.5, 4.1)")


@rule("3.1")
@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("round 4", "round 16", "a round, 0 to 15"),
        ("round 4", "round 0", "a round from 1 on in this step"),
        ("turn 1 build", "turn - lay", "0 before the first round"),
        ("turn 1 build", "turn - over", "15 at the end (3.1)"),
        ("turn 1 build", "turn - build", "a seat in a turn, and - between turns"),
        ("turn 1 build", "turn 1 token", "a seat in a turn, and - between turns"),
        ("turn 1 build", "turn 3 build", "a seat, 1 to 2, or - for nobody"),
        ("turn 1 build", "turn 1 think", "a step: lay, first, remove, dig, uncover, build, token, over"),
        ("seats 2", "seats 5", "a number of seats, 2 to 4"),
        ("store 2 pink", "store 3 pink", "a seat, 1 to 2"),
        ("store 2 pink", "store 2 red", "a flower: white, pink, blue, orange"),
        ("store 2 pink 0 -", "store 2 pink 0", "a tile: "),
        ("store 2 pink 0", "store 1 pink 0", "each field once, not store 1 again"),
        ("round 4", "round 4; sky R", "a field: "),
        ("seats 2", "", "a field 'seats'"),
        ("tokens none*11", "", "a field 'tokens'"),
    ],
)
def test_what_does_not_fit_together(old: str, new: str, expected: str) -> None:
    assert old in IN_ALL
    refused(IN_ALL.replace(old, new), expected)


@rule("3.1")
def test_no_more_tiles_than_turns() -> None:
    at("round 2; garden start a1:1, c1:1; dug Wst..")
    impossible("round 2; garden start a1:1, c1:1; dug Wst..; stored Pst..", "at most 3 tiles by now, built, dug and stored (3.1)")
    impossible("round 2; garden 2 start a1:1, c1:1, e1:1", "at most 2 tiles by now, built, dug and stored (3.1)")


@rule("8.4")
def test_after_the_last_round_no_token_is_turned() -> None:
    impossible("round 15; turn - token", "a round that is not the last, after which no token is turned (8.4)")


@rule("5.1")
@pytest.mark.parametrize(
    ("picture", "expected"),
    [
        ("garden a1:1 new, c1:1 new, e1:1 new", "at most two new tiles (5.1)"),
        ("turn 1 dig; garden a1:1 new", "no new tile but in the build step"),
        ("garden a1:1 new, c1:1", "new: tiles of this turn are the last ones"),
        ("garden 2 a1:1 new", "no new tile but in the active player's garden"),
        ("turn 1 dig; dug Wst..", "no dug tile in this step"),
        ("turn - token; dug Wst..", "no dug tile in this step"),
        ("doubles 2", "double pillars in hand, 0 to 1"),
        ("garden a1:1, tower b1:1", "a tile: "),
        ("garden a1:1, bridge a1:1 b1:1", "two cells with one between them (6.6)"),
        ("garden a1:1, stairs a1:1 b2:1", "two cells side by side (6.4, 6.5)"),
        ("supply half", "endless or printed"),
    ],
)
def test_what_a_turn_cannot_have(picture: str, expected: str) -> None:
    impossible(picture, expected)


@rule("5.1")
def test_only_a_tile_of_the_quarry_can_be_dug() -> None:
    refused(f"{at('')}; dug start-white", "a tile of the quarry")
    uncovering = str(play("quarry cccc/cccc/cccc/-bgc; top d1 Ost..", "dig d1"))
    refused(uncovering.replace("dug clay-1", "").replace("gone ", "gone clay-1 "), "the tile that was dug")


@rule("8.2")
@rule("8.3")
def test_a_wild_token_in_a_position() -> None:
    at("garden Pt.sf e4:1 new; effect wild-space; wild f5:1 bridge")
    impossible("garden Pt.sf e4:1 new; effect less; wild f5:1 bridge", "a token that lets a space count as a symbol (8.2)")
    impossible("garden Pt.sf e4:1, a1:1 new; effect wild-space; wild f5:1 bridge", "a space of a tile built in this turn (8.3)")
    impossible("garden Pt.sf e4:1 new; effect wild-space; wild f5:2 bridge", "a space of a tile built in this turn (8.3)")
