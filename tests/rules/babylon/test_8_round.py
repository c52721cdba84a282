"""Chapter 8: the round's end."""

from __future__ import annotations

import pytest

from rules.babylon.pictures import GAME, STACKS, at, events_of, garden, legal, play, rule, why_not
from ziggurat.core.game import CHANCE, BadText
from ziggurat.games.babylon.events import Decorated, Ended, Possible, Round, ScoreChanged, TokenGave, TokenTurned, Turn, TurnEnded, WildUsed
from ziggurat.games.babylon.legal import moves

EFFECTS = ("single", "double", "wild-symbol", "wild-space", "flower", "less", "none")
EACH = " ".join(f"{effect}*1" for effect in EFFECTS)
SEAT_1 = "quarry cccc/cccc/ccgb/gbbc"
"""A quarry of round 2, seat 1's turn: a1 is granite and gives 3 for its edges."""


@rule("8.1")
@pytest.mark.parametrize("effect", EFFECTS)
def test_after_the_last_players_turn_a_token_is_turned(effect: str) -> None:
    assert play("turn 1 build", "end").to_act == 1
    before = at(f"turn 2 build; tokens {EACH}; effect less")
    token = play(before, "end")
    assert token == at(f"turn - token; tokens {EACH}") and token.to_act == CHANCE
    assert legal(token) == {f"token {effect}" for effect in EFFECTS}
    after = play(token, f"token {effect}")
    assert GAME.view(after)["effect"] == effect and GAME.view(after)["round"] == 9
    assert GAME.view(after)["tokens"] == {other: 1 for other in EFFECTS if other != effect}


@rule("8.1")
def test_its_effect_applies_to_every_players_next_turn() -> None:
    position = play("seats 3; turn - token; round 4; tokens single*11", "token single")
    for seat in range(3):
        assert position.to_act == seat and garden(position, seat=seat)["singles"] == (7 if seat == 0 else 1)
        position = GAME.play(position, GAME.moves(position)[0])
        position = GAME.play(position, GAME.moves(position)[0]) if position.to_act == CHANCE else position
        position = play(position, "end keep none")
    assert GAME.view(position)["effect"] is None


@rule("8.1")
def test_round_1_has_none() -> None:
    assert GAME.view(at("round 1; turn 1 dig"))["effect"] is None
    with pytest.raises(BadText, match=r"a token in force in every turn from round 2 on, and only there \(8.1\)"):
        at("round 1; turn 1 dig; effect single")
    with pytest.raises(BadText, match=r"\(8.1\)"):
        GAME.read_position(str(at("round 2; turn 1 dig")).replace("effect none; ", ""))


@rule("8.2")
@rule("8.3")
def test_a_single_pillar_at_the_start_of_the_turn() -> None:
    before = "turn - token; tokens single*7; pillars 6"
    assert play(before, "token single") == at("round 9; turn 1 dig; effect single; tokens single*6; pillars 7")
    assert events_of(before, "token single") == [TokenTurned("single"), Round(9), Turn(0), TokenGave(0, "single")]
    assert play("effect single; pillars 2; store 2 3 -", "end") == at("turn 2 dig; effect single; pillars 2; store 2 4 -")


@rule("8.2")
@rule("8.3")
def test_a_double_pillar_at_the_start_of_the_turn_which_cannot_be_stored() -> None:
    before = "turn - token; tokens double*7"
    assert play(before, "token double") == at("round 9; turn 1 dig; effect double; doubles 1; tokens double*6")
    assert events_of(before, "token double")[-1] == TokenGave(0, "double")
    # The next player has one, not two.
    assert play("effect double; doubles 1", "end") == at("turn 2 dig; effect double; doubles 1")


@rule("8.2")
@pytest.mark.parametrize("effect", ["wild-symbol", "wild-space", "flower", "less", "none"])
def test_no_other_token_gives_a_pillar(effect: str) -> None:
    after = play(f"turn - token; tokens {EACH}; pillars 6", f"token {effect}")
    assert (garden(after)["singles"], garden(after)["doubles"]) == (6, 0)
    assert events_of(f"turn - token; tokens {EACH}", f"token {effect}") == [TokenTurned(effect), Round(9), Turn(0)]


@rule("8.2")
@pytest.mark.parametrize(
    ("effect", "flower", "pillars"),
    [("flower", "W", 5), ("flower", "P", 3), ("less", "W", 3), ("less", "P", 2), ("none", "W", 4), ("single", "P", 3), ("double", "W", 4)],
)
def test_the_own_flower_gives_two_and_the_dig_one_less(effect: str, flower: str, pillars: int) -> None:
    before = at(f"{SEAT_1}; top a1 {flower}stf.; effect {effect}; pillars 0")
    shown = GAME.view(before, 0)["quarry"][0]["yield"]
    assert shown["total"] == pillars and shown["token"] == (-1 if effect == "less" else 0)
    assert garden(before, "dig a1")["singles"] == pillars


@rule("8.3")
def test_the_dig_never_gives_less_than_nothing() -> None:
    picture = "quarry cc--/cccc/cgcc/ccgc; top b2 Ostf.; effect {}; pillars 2; round 2; turn 1 dig"
    for effect in ("none", "less"):
        before = at(picture.format(effect))
        assert GAME.view(before, 0)["quarry"][STACKS.index("b2")]["yield"]["total"] == 0
        assert garden(before, "dig b2")["singles"] == 2


SYMBOL = "garden W.ff. c4:1, Pt.sf e4:1 new; effect wild-symbol"
SPACE = "garden W.ff. c4:1, Pt.sf e4:1 new; effect wild-space"
"""A tile of this turn with stairs on e5, nothing on f5, a statue on f4, a fountain on e4."""


@rule("8.2")
def test_a_symbol_counts_as_another() -> None:
    wilds = {
        *("wild e5 statue", "wild e5 fountain", "wild e5 bridge"),
        *("wild f4 stairs", "wild f4 fountain", "wild f4 bridge"),
        *("wild e4 statue", "wild e4 stairs", "wild e4 bridge"),
    }
    assert legal(SYMBOL, "wild") == wilds


@rule("8.2")
def test_a_space_without_a_symbol_counts_as_one() -> None:
    assert legal(SPACE, "wild") == {"wild f5 statue", "wild f5 stairs", "wild f5 fountain", "wild f5 bridge"}


@rule("8.2")
@pytest.mark.parametrize(
    ("before", "move"),
    [
        (SYMBOL, "wild f5 statue"),
        (SYMBOL, "wild e5 stairs"),
        (SYMBOL, "wild d5 statue"),
        (SYMBOL, "wild a1 statue"),
        (SPACE, "wild e5 statue"),
        (SPACE, "wild c5 statue"),
        (SPACE, "wild a1 statue"),
        ("garden Wst.. c4:1; dug Pst..; effect wild-symbol", "wild c5 bridge"),
        *((SYMBOL.replace("wild-symbol", effect), "wild e5 statue") for effect in ("single", "double", "flower", "less", "none")),
    ],
)
def test_no_other_space_and_no_other_token(before: str, move: str) -> None:
    assert why_not(before, move) == 802
    assert move not in legal(before)


@rule("8.3")
def test_only_the_chosen_symbol_counts_until_the_turn_ends() -> None:
    before = at(SYMBOL)
    assert legal(before, "fountain", "statue", "stairs", "bridge") == {"fountain d4 e4", "statue f4"}
    assert events_of(before, "wild e5 fountain") == [WildUsed(0, "e5", "fountain"), Possible(0, "fountain", ("d5", "e5"))]
    after = play(before, "wild e5 fountain")
    assert after == at(f"{SYMBOL}; wild e5:1 fountain")
    assert legal(after, "fountain", "statue", "wild") == {"fountain d4 e4", "fountain d5 e5", "statue f4"}
    assert garden(after)["wild"] == {"on": "e5:1", "symbol": "fountain"}
    # The fountain on e4 counts as something else and is none any more.
    assert legal(play(before, "wild e4 bridge"), "fountain") == set()


@rule("8.3")
def test_once_a_turn() -> None:
    after = play(SYMBOL, "wild e5 fountain")
    assert why_not(after, "wild f4 bridge") == 803
    assert why_not(after, "wild e5 bridge") == 803
    assert why_not(after, "wild e5 stairs") == 803


@rule("8.3")
def test_an_empty_space_only() -> None:
    before = SYMBOL.replace("e4:1 new", "e4:1 new, statue f4:1, belvedere e5:1")
    assert [why_not(before, f"wild {cell} bridge") for cell in ("f4", "e5", "e4")] == [803, 803, 0]
    assert why_not(SPACE.replace("e4:1 new", "e4:1 new, belvedere f5:1"), "wild f5 statue") == 803


@rule("8.3")
def test_the_statue_line_holds() -> None:
    before = "garden W.ff. c4:1, Ps.s. a7:1, Pt.sf e4:1 new, statue a8:1; effect wild-symbol"
    assert why_not(play(before, "wild e5 statue"), "statue e5") == 607


@rule("8.3")
def test_an_empty_space_has_its_printed_symbol_again() -> None:
    position = play(SYMBOL, "wild e5 fountain", "end")
    assert position == at("turn 2 dig; garden W.ff. c4:1, Pt.sf e4:1; effect wild-symbol")
    # With a neighbour of the next turn it is stairs, not a fountain.
    later = at("garden W.ff. c4:1, Pt.sf e4:1, O..tf e6:2 new")
    assert legal(later, "stairs", "fountain") == set()
    assert legal(at("garden W.ff. c4:1, Pt.sf e4:1, O..ft e6:2 new"), "stairs", "fountain") == {"stairs e5 e6"}


@rule("8.3")
def test_a_space_without_a_symbol_has_none_again() -> None:
    assert play(SPACE, "wild f5 statue", "end") == at("turn 2 dig; garden W.ff. c4:1, Pt.sf e4:1; effect wild-space")


@rule("8.3")
def test_also_on_a_higher_level() -> None:
    before = "garden c4:1, Pt.sf e4:2 new; effect wild-symbol"
    assert play(before, "wild e5 bridge") == at(f"{before}; wild e5:2 bridge")
    after = play(before, "wild e5 bridge", "end")
    assert after == at("turn 2 dig; garden c4:1, Pt.sf e4:2; effect wild-symbol")
    assert garden(after)["symbols"][36] == "t"


@rule("8.3")
def test_a_decoration_built_on_it_stays() -> None:
    before = at(SYMBOL)
    after = play(before, "wild e5 fountain", "fountain d5 e5")
    assert events_of(before, "wild e5 fountain", "fountain d5 e5") == [
        Decorated(0, "fountain", ("d5", "e5")),
        ScoreChanged(0, 3, (("fountains", 3),)),
    ]
    assert play(after, "end") == at("turn 2 dig; garden W.ff. c4:1, Pt.sf e4:1, fountain d5:1 e5:1; effect wild-symbol")
    assert GAME.scores(play(after, "end")) == GAME.scores(after) == (5, 0)


@rule("8.3")
@pytest.mark.parametrize("symbol", ["statue", "stairs", "fountain", "bridge"])
def test_a_space_covered_by_a_second_tile_stays_covered(symbol: str) -> None:
    before = at("garden Pt.sf e4:1 new; stored Ott.b; effect wild-space; pillars 20")
    after = play(before, f"wild f5 {symbol}", "build stored f5:2 r0")
    assert after == at(f"garden Pt.sf e4:1 new, Ott.b f5:2 new; effect wild-space; wild f5:1 {symbol}; pillars 13")
    assert garden(after)["symbols"][37] == "b"
    over = play(after, "end")
    assert over == at("turn 2 dig; garden Pt.sf e4:1, Ott.b f5:2; effect wild-space; pillars 6")
    assert garden(over)["symbols"][37] == "b"


@rule("8.3")
def test_a_second_tile_comes_after_the_token_and_can_join() -> None:
    before = play("dug Ptsff; stored Wf..s; effect wild-symbol; pillars 20", "build dug e4:1 r0", "wild f5 fountain")
    after = play(before, "build stored g4:1 r0")
    assert "fountain f5 g5" in legal(after, "fountain")
    assert legal(after, "wild") == set()


@rule("8.3")
def test_it_is_optional_and_before_a_tile_is_built_impossible() -> None:
    before = at("dug Pt.sf; effect wild-symbol")
    assert legal(before, "wild") == set() and why_not(before, "wild e5 statue") == 802
    assert "end" in legal(play(before, "build dug e4:1 r0"))


@rule("8.3")
def test_the_next_player_has_the_token_too() -> None:
    before = "turn 2 build; garden 2 Pt.sf e4:1 new; effect wild-symbol"
    assert len(legal(before, "wild")) == 9
    assert play(SYMBOL, "wild e5 fountain", "end").to_act == 1


@rule("8.4")
@pytest.mark.parametrize("first", [1, 2])
def test_the_first_player_stays_the_first_player(first: int) -> None:
    last = at(f"first {first}; turn {3 - first} build")
    assert play(last, "end", "token none").to_act == first - 1


@rule("8.4")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 15), (3, 13), (4, 11)])
def test_the_game_ends_when_there_is_no_token_to_turn(seats: int, rounds: int) -> None:
    before = at(f"seats {seats}; turn {seats} build; round {rounds}")
    over = play(before, "end")
    assert over.to_act is None and GAME.ended_by(over) == 804 and len(GAME.moves(over)) == moves(over.state, []) == 0
    assert over == at(f"seats {seats}; turn - over; round {rounds}")
    assert events_of(before, "end") == [TurnEnded(seats - 1, None, (), 0, 0), Ended(804)]
    assert GAME.view(over)["ended_by"] == "8.4" and GAME.ranks(over) == (1,) * seats
    assert GAME.ended_by(before) == 0 and GAME.ranks(before) is None
    every_kind = ("remove a1", "dig a1", "build dug a1:1 r0", "statue a1", "stairs a1 a2", "fountain a1 a2", "bridge a1 a3")
    chance = ("wild a1 statue", "end", "lay a1 clay-1", "uncover a1 granite-1", "first 1", "token none")
    assert {why_not(over, move) for move in (*every_kind, *chance)} == {804}
