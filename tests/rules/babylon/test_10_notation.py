"""Chapter 10: notation."""

from __future__ import annotations

import pytest

from rules.babylon.pictures import GAME, at, garden, legal, play, rule
from ziggurat.core.game import BadText
from ziggurat.core.moves import Move
from ziggurat.games.babylon.moves import (
    Bridge,
    Build,
    Dig,
    End,
    First,
    Fountain,
    Lay,
    Remove,
    Stairs,
    Statue,
    Token,
    Uncover,
    Wild,
)

MOVES: list[tuple[str, Move]] = [
    ("remove a1", Remove(0)),
    ("dig d4", Dig(15)),
    ("dig b3", Dig(9)),
    ("build dug c4:2 r0", Build("dug", 26, 2, 0)),
    ("build stored g7:16 r3 free h8", Build("stored", 54, 16, 3, 63)),
    ("build dug a1:1 r1 free a1", Build("dug", 0, 1, 1, 0)),
    ("build dug a1:1 r1 free a2", Build("dug", 0, 1, 1, 8)),
    ("build dug a1:1 r1 free b2", Build("dug", 0, 1, 1, 9)),
    ("build dug a1:1 r2 free b1", Build("dug", 0, 1, 2, 1)),
    ("statue h8", Statue(63)),
    ("stairs a1 b1", Stairs(0, 1)),
    ("stairs c5 c6", Stairs(34, 42)),
    ("fountain g8 h8", Fountain(62, 63)),
    ("bridge a1 c1", Bridge(0, 2)),
    ("bridge b6 b8", Bridge(41, 57)),
    ("wild c4 bridge", Wild(26, 3)),
    ("end", End()),
    ("end keep dug", End("dug")),
    ("end keep stored", End("stored")),
    ("end keep none", End("none")),
    ("lay d4 clay-16", Lay(15, 15)),
    ("uncover a1 basalt-1", Uncover(0, 0)),
    ("uncover d4 granite-16", Uncover(15, 31)),
    ("first 4", First(3)),
    ("token wild-symbol", Token(2)),
    ("token none", Token(6)),
]


@rule("10.1")
@pytest.mark.parametrize(("text", "move"), MOVES)
def test_the_text_of_every_kind_of_move(text: str, move: Move) -> None:
    assert GAME.read(text) == move
    assert GAME.write(move) == text
    assert GAME.move(GAME.code(move)) == move


@rule("10.1")
def test_no_two_moves_have_one_number() -> None:
    assert len({GAME.code(move) for _, move in MOVES}) == len(MOVES)
    with pytest.raises(ValueError, match="no such move"):
        GAME.move(-1)


@rule("10.1")
def test_both_cells_are_named_in_alphabetical_order_and_read_in_any() -> None:
    assert GAME.write(GAME.read("stairs d4 c4")) == "stairs c4 d4"
    assert GAME.write(GAME.read("fountain c5 c4")) == "fountain c4 c5"
    assert GAME.write(GAME.read("bridge e4 c4")) == "bridge c4 e4"
    assert GAME.write(GAME.read("  Build DUG  C4:2 R1 free d5 ")) == "build dug c4:2 r1 free d5"


@rule("10.1")
@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("", 1),
        ("jump a1", 1),
        ("dig e1", 5),
        ("dig a5", 5),
        ("build tile c4:2 r0", 7),
        ("build dug h4:1 r0", 11),
        ("build dug c8:1 r0", 11),
        ("build dug c4 r0", 14),
        ("build dug c4:0 r0", 14),
        ("build dug c4:17 r0", 14),
        ("build dug c4:1 r4", 17),
        ("build dug c4:1", 15),
        ("build dug c4:1 r0 with d5", 19),
        ("build dug c4:1 r0 free e5", 24),
        ("build dug c4:1 r0 free d5 x", 27),
        ("statue c44", 8),
        ("stairs c4", 10),
        ("stairs c4 d5", 8),
        ("bridge c4 d4", 8),
        ("wild c4 flower", 9),
        ("end keep both", 10),
        ("end now", 5),
        ("lay a1 granite-1", 8),
        ("lay a1 clay-17", 8),
        ("uncover a1 clay-1", 12),
        ("uncover a1 start-white", 12),
        ("first 5", 7),
        ("token triple", 7),
    ],
)
def test_what_cannot_be_read_is_refused_where_it_is_wrong(text: str, column: int) -> None:
    with pytest.raises(BadText) as refused:
        GAME.read(text)
    assert refused.value.column == column


@rule("10.1")
def test_spaces_go_clockwise_from_the_top_left_and_rotations_by_quarter_turns() -> None:
    shown = {rotation: garden("dug Wstfb", f"build dug c4:1 r{rotation}")["symbols"] for rotation in range(4)}
    # Top left, top right, low right, low left.
    corners = {rotation: symbols[34] + symbols[35] + symbols[27] + symbols[26] for rotation, symbols in shown.items()}
    faces = [garden("dug Wstfb", f"build dug c4:1 r{rotation}")["tiles"][0]["face"] for rotation in range(4)]
    assert faces == [f"W{corners[rotation]}" for rotation in range(4)]
    assert corners == {0: "stfb", 1: "bstf", 2: "fbst", 3: "tfbs"}


@rule("10.1")
def test_all_four_rotations_are_legal_also_where_they_look_alike() -> None:
    before = at("dug Wssss; pillars 3")
    assert {f"build dug c4:1 r{turn} free c4" for turn in range(4)} <= legal(before)
    assert play(before, "build dug c4:1 r0 free c4") != play(before, "build dug c4:1 r1 free c4")


@rule("10.1")
@pytest.mark.parametrize(
    "picture",
    [
        "garden Wst.. c4:1 r3, Pst.. e4:1 r1 new, statue c5:1, belvedere e4:1; dug Ost.f; stored Bst..; doubles 1; effect double",
        "turn - token; supply printed; pillars 3; store 2 6 Pst..",
        "quarry cccc/c-cc/cggc/cbcc; top b2 Pst.b; pillars 1",
        "seats 4; flowers orange blue white pink; round 3; turn 3 build; garden 3 start a1:1; store 3 1 -; dug Wst..",
        "garden Pt.sf e4:1 new, Wt..f f5:2 new; effect wild-space; wild f5:1 bridge",
    ],
)
def test_every_position_has_a_text(picture: str) -> None:
    position = at(picture)
    assert GAME.read_position(str(position)) == position
    assert GAME.read_position(str(position).replace("; ", "\n")) == position


@rule("10.1")
def test_the_text_of_a_position() -> None:
    text = str(at("garden Wst.. c4:1 r3, Pf..f e4:1 new, statue c5:1, belvedere e4:1; dug Ost.f; stored Bst..; pillars 2; round 4"))
    fields = text.split("; ")
    assert {
        "seats 2",
        "turn 1 build",
        "round 4",
        "first 1",
        "tokens none*11",
        "effect none",
        "store 1 white 2 clay-1",
        "store 2 pink 0 -",
        "dug granite-1",
        "garden 1 clay-3 c4:1 r3, clay-2 e4:1 r0 new, statue c5:1, belvedere e4:1",
    } <= set(fields)


@rule("10.1")
def test_choices_are_paths_of_touches() -> None:
    view = GAME.view(at("garden W.ff. c4:1, Ptfsf e4:1 new; stored Bst..; pillars 0; effect wild-space"), 0)
    assert [choice["move"] for choice in view["choices"]] == [
        *("statue f4", "fountain d4 e4", "end keep stored", "end keep none"),
    ]
    assert view["choices"][1]["paths"] == [["fountain", "cell d4", "cell e4"], ["fountain", "cell e4", "cell d4"]]
    builds = GAME.view(at("dug Wst..; stored Pst..; pillars 3"), 0)["choices"][0]
    assert list(builds["factors"][0]) == ["tile dug", "tile stored"] and len(builds["factors"][1]) == 49
    assert list(builds["factors"][2]) == ["free top left", "free top right", "free low right", "free low left"]
    path = ("tile stored", "site c4:1", "free low right", "turn 2")
    code = builds["code"] + sum(factor[touch] for factor, touch in zip(builds["factors"], path, strict=True))
    assert GAME.write(GAME.move(code)) == "build stored c4:1 r2 free d4"
