"""The oracle against positions that were worked out by hand from RULES.md, and against itself in random games."""

from __future__ import annotations

import random

import pytest

from oracle.bubblee import COLOURS, Oracle, Picture, lines, read_planet, sky_layouts

SKY = "RBPYG GYRBP"
FULL = "RYRY BGBG RYRY BGBG RYRY"  # a full planet without a line
ALL_BLACK = "KKKK KKKK KKKK KKKK KKKK"
EMPTY = "- - - - -"
BAG = {"R": 5, "P": 5, "Y": 5, "B": 5, "G": 5, "K": 1}


def play(oracle: Oracle, *moves: str) -> Picture:
    """Play moves and return the resulting picture."""
    for move in moves:
        oracle.play(move)
    return oracle.picture()


# ---------------------------------------------------------------- setup


def test_setup() -> None:
    """2.1 to 2.4."""
    assert len(sky_layouts()) == len(set(sky_layouts())) == 5760
    oracle = Oracle(black=(3, 4))
    assert oracle.to_act == "chance" and oracle.step == "sky" and len(oracle.legal()) == 5760
    oracle.play(f"sky {SKY}")
    assert oracle.chance() == {"first 1": 1, "first 2": 1}
    seen = play(oracle, "first 2")
    assert seen["active"] == 1 and seen["step"] == "swap"
    assert seen["planets"] == ("K - K - K", "K K - K K")
    assert sum(seen["bag"].values()) == 73
    with pytest.raises(ValueError):
        oracle.play("drop 1")


@pytest.mark.parametrize("sky", ["RRPYG GYBBP", "RBPYG BGYRP", "RBPYG GYRB.", "RBPYG"])
def test_sky_that_is_no_layout(sky: str) -> None:
    """2.1: equal ones touch in a row, touch diagonally; an empty place; too short."""
    with pytest.raises(ValueError):
        Oracle(sky=sky)


def test_mission_setup() -> None:
    """8.1."""
    oracle = Oracle(seats=1, black=(5,), sky=SKY, planet="RRY B - K GG")
    seen = oracle.picture()
    assert oracle.to_act == 0 and seen["step"] == "swap"
    assert seen["planets"] == ("K K K K K", "RRY B - K GG")
    assert seen["bag"] == {"R": 12, "P": 14, "Y": 13, "B": 13, "G": 12, "K": 3}
    for planet in ("RRR - - - -", "K - - - -", EMPTY):
        with pytest.raises(ValueError):
            Oracle(seats=1, planet=planet)


# ---------------------------------------------------------------- the turn and lines


def test_worked_example() -> None:
    """4.4."""
    oracle = Oracle.at(step="draw", active=0, sky="RBP.. YRGYB", planets=("YBR G PP G K", EMPTY), bag=BAG)
    assert oracle.chance() == {f"draw {letter}": count for letter, count in BAG.items()}
    oracle.play("draw R")
    assert oracle.to_act == 0 and oracle.legal() == {"place n4", "place n5"} and oracle.picture()["hand"] == "R"
    play(oracle, "place n5", "draw G", "place n4", "swap n1 n2")
    seen = play(oracle, "drop 3")
    assert seen["planets"] == ("YBR - - - K", EMPTY)
    assert seen["points"] == (6, 0) and seen["due"] == ("GP", "")
    assert seen["step"] == "power" and seen["chooser"] == 0
    assert oracle.legal() == {"purple 1", "purple 5", "green 1:1 1:2", "green 1:2 1:3", "pass"}
    seen = play(oracle, "purple 1", "pass")
    assert seen["planets"] == ("YB - - - K", "R - - - -")
    assert seen["sky"] == "BR.GR YR.YB" and seen["due"] == ("", "")
    assert seen["step"] == "draw" and seen["active"] == 1 and seen["chooser"] is None


def test_swaps_offered_by_the_second_seat() -> None:
    """3.2: near is row 1 for seat 1; two of the same colour are not offered."""
    oracle = Oracle.at(step="swap", active=1, sky="RRRRR BBYBB", planets=(EMPTY, EMPTY), bag=BAG)
    expected = {"keep", "swap n2 n3", "swap n3 n4"} | {f"swap n{c} f{c}" for c in range(1, 6)}
    assert oracle.legal() == expected
    seen = play(oracle, "swap n3 f3", "drop 3")
    assert seen["planets"] == (EMPTY, "- - RY - -") and seen["sky"] == "RR.RR BB.BB"
    assert oracle.active == 0


@pytest.mark.parametrize(("touching", "planet", "points"), [("one", "- - - BR -", 4), ("group", "- - - B -", 5)])
def test_touching_ones(touching: str, planet: str, points: int) -> None:
    """4.2: the red on 3:2 touches the line, that on 4:2 touches only the one on 3:2."""
    oracle = Oracle.at(step="drop", touching=touching, active=0, sky="BBRBY GGRGG", planets=("R R - BR -", "KB - - - -"), bag=BAG)
    seen = play(oracle, "drop 3")
    assert seen["planets"][0] == planet
    assert seen["points"] == (points, 0) and seen["due"] == ("R", "")


def test_chain_with_overflow_and_the_same_colour_twice() -> None:
    """4.3, 5.1, 6.1: green in column 3 (five high), then a row of blue, then green in column 1."""
    oracle = Oracle.at(step="drop", active=0, sky="RYGYR YRBRY", planets=("GBGG KB KGG - -", EMPTY), bag=BAG)
    seen = play(oracle, "drop 3")
    assert seen["planets"] == ("- K K - -", EMPTY)
    assert seen["points"] == (9, 0) and seen["due"] == ("BGG", "")
    # Green has no target (two black ones are the same colour) but waits while blue has some (5.10).
    assert oracle.legal() == {"blue 1", "blue 2", "blue 4", "blue 5", "pass"}


def test_two_lines_that_touch_are_one_group_and_others_are_two() -> None:
    """5.1: per colour and wave what is joined is one group."""
    oracle = Oracle.at(step="drop", active=0, sky="RRPYY GGBGG", planets=("RR RR B Y -", "KB - - - -"), bag=BAG)
    # Column 1 and column 2 become lines of red side by side.
    seen = play(oracle, "drop 1-2")
    assert seen["points"] == (6, 0) and seen["due"] == ("R", "")


def test_without_powers() -> None:
    """2.5."""
    oracle = Oracle.at(step="drop", powers=False, active=0, sky="RYGYR YRBRY", planets=("GBGG KB KGG - -", EMPTY), bag=BAG)
    seen = play(oracle, "drop 3")
    assert seen["points"] == (9, 0) and seen["due"] == ("", "") and seen["active"] == 1


# ---------------------------------------------------------------- powers


def test_power_in_the_other_players_turn() -> None:
    """5.3: red makes a line for seat 1, who may use its power after seat 0 has finished."""
    oracle = Oracle.at(step="power", active=0, due=("RY", ""), sky=SKY, planets=("K - - - -", "BY YP YG - -"), bag=BAG)
    seen = play(oracle, "red 1:1 1:2")
    assert seen["planets"] == ("K - - - -", "B P G - -")
    assert seen["points"] == (0, 3) and seen["due"] == ("Y", "Y")
    assert oracle.to_act == 0 and oracle.legal() == {"yellow 1", "pass"}
    seen = play(oracle, "pass")
    assert oracle.to_act == 1 and seen["active"] == 0 and seen["chooser"] == 1
    assert oracle.legal() == {"yellow 1", "yellow 2", "yellow 3", "pass"}
    seen = play(oracle, "yellow 2")
    assert seen["planets"][1] == "B - G - -" and seen["points"] == (0, 4)
    assert seen["active"] == 1 and seen["step"] == "swap"


def test_sides_of_a_power_in_the_other_players_turn() -> None:
    """5.3, 5.6: blue of seat 1 in seat 0's turn takes from row 0 and makes a line for seat 0."""
    oracle = Oracle.at(step="power", active=0, chooser=1, due=("", "B"), sky="RBPYG .YRBP", planets=("RR - KKKK - -", EMPTY), bag=BAG)
    assert oracle.legal() == {"blue 1", "blue 2", "blue 4", "blue 5", "pass"}
    seen = play(oracle, "blue 1")
    assert seen["sky"] == ".BPYG .YRBP" and seen["points"] == (3, 0)
    # The red that seat 0 has earned has no target on the empty planet: it is lost, and the turn passes on.
    assert seen["due"] == ("", "") and seen["active"] == 1 and seen["step"] == "draw"


def test_black_is_sent_and_scored() -> None:
    """5.8."""
    oracle = Oracle.at(step="power", active=1, due=("", "PY"), sky=SKY, planets=(EMPTY, "K K - - -"), bag=BAG)
    seen = play(oracle, "purple 2", "yellow 1")
    assert seen["planets"] == ("- K - - -", EMPTY) and seen["points"] == (0, 1)


@pytest.mark.parametrize(("letter", "moves"), [("P", {"purple 2", "purple 5"}), ("B", {"blue 1", "blue 3", "blue 4"})])
def test_full_opponent(letter: str, moves: set[str]) -> None:
    """5.9: wins immediately, nothing is moved or scored."""
    planets = ("- K - - RR", FULL)
    for move in sorted(moves):
        oracle = Oracle.at(step="power", active=0, due=(letter, ""), sky="RBPYG G.RB.", planets=planets, bag=BAG, points=(1, 9))
        assert oracle.legal() == moves | {"pass"}
        seen = play(oracle, move)
        assert seen["over"] == "5.9" and seen["ranks"] == (1, 2) and seen["step"] == "over"
        assert seen["planets"] == planets and seen["sky"] == "RBPYG G.RB." and seen["points"] == (1, 9)
        assert oracle.to_act is None and oracle.legal() == set()


def test_nearly_full_opponent() -> None:
    """5.11: with room in one column only that column is a target."""
    oracle = Oracle.at(
        step="power",
        active=0,
        due=("PB", ""),
        sky="RBPYG GGGGG",
        planets=("R K R K G", "RYRY BGB RYRY BGBG RYRY"),
        bag=BAG,
    )
    assert oracle.legal() == {"purple 2", "blue 2", "pass"}


def test_power_waits_for_a_target() -> None:
    """5.10: red has no target until purple gives it one."""
    oracle = Oracle.at(step="power", active=0, due=("RP", ""), sky=SKY, planets=("R - - - -", "B - - - -"), bag=BAG)
    assert oracle.legal() == {"purple 1", "pass"}
    oracle.play("purple 1")
    assert oracle.legal() == {"red 1:1 1:2", "pass"}
    assert play(oracle, "red 1:1 1:2")["planets"] == (EMPTY, "RB - - - -")


def test_power_without_target_is_lost() -> None:
    """5.10: without a move."""
    oracle = Oracle.at(step="power", active=0, due=("GG", ""), sky=SKY, planets=("R R - - -", EMPTY), bag=BAG)
    assert oracle.picture()["due"] == ("", "") and oracle.active == 1 and oracle.step == "swap"


# ---------------------------------------------------------------- full columns and the end


def test_overflow() -> None:
    """6.1: column 1 makes room by its own line, the others have none."""
    oracle = Oracle.at(step="drop", active=0, sky="RKBYG YGRBP", planets=("KKRR - BYBY GPGP RYP", EMPTY), bag=BAG)
    # Column 1: KKRRRY, the red line leaves KKY. Columns 3, 4 have no room, column 5 has room for one only.
    assert oracle.legal() == {"drop 1", "drop 1-2", "drop 2"}
    assert play(oracle, "drop 1")["planets"][0] == "KKY - BYBY GPGP RYP"


def test_overflow_with_a_line_in_the_next_column() -> None:
    """6.1: it does not matter which line makes the room."""
    oracle = Oracle.at(step="drop", active=0, sky="BRYYG YGRBP", planets=("KRKR KRR - - -", "KB - - - -"), bag=BAG)
    # Columns 1, 2: KRKRB and KRRR. The line of column 2 touches the red ones on 1:2 and 1:4: column 1 is KKB.
    assert "drop 1-2" in oracle.legal() and "drop 1" not in oracle.legal()
    seen = play(oracle, "drop 1-2")
    assert seen["planets"][0] == "KKB K - - -" and seen["points"] == (5, 0)


def test_loss_without_a_drop() -> None:
    """6.2: whatever the points."""
    for active, ranks in ((0, (2, 1)), (1, (1, 2))):
        oracle = Oracle.at(step="swap", active=active, sky=SKY, planets=(ALL_BLACK, ALL_BLACK), bag=BAG, points=(9, 9))
        assert oracle.picture()["over"] == "6.2" and oracle.picture()["ranks"] == ranks
    alone = Oracle.at(solo=True, step="swap", active=0, sky=SKY, planets=(ALL_BLACK, "R - - - -"), bag=BAG)
    assert alone.picture()["over"] == "6.2" and alone.picture()["ranks"] == (2,)


def test_loss_after_the_last_placement() -> None:
    """6.2 is checked when the sky has become full."""
    oracle = Oracle.at(step="place", hand="G", active=0, sky="RBPY. GYRBP", planets=(ALL_BLACK, EMPTY), bag=BAG)
    assert play(oracle, "place n5")["over"] == "6.2"


def test_only_a_swap_saves() -> None:
    """3.2: keeping, and other swaps, are not offered when they leave no legal drop."""
    oracle = Oracle.at(step="swap", active=0, sky="BRBGB YPYPY", planets=("KKRR KKKK KKKK KKKK KKKK", EMPTY), bag=BAG)
    assert oracle.legal() == {"swap n1 n2"}
    oracle.play("swap n1 n2")
    assert oracle.legal() == {"drop 1"}
    assert play(oracle, "drop 1")["planets"][0] == "KKY KKKK KKKK KKKK KKKK"


@pytest.mark.parametrize(("points", "ranks"), [((5, 3), (1, 2)), ((3, 5), (2, 1)), ((4, 4), (1, 1))])
def test_end_of_the_bag(points: tuple[int, int], ranks: tuple[int, ...]) -> None:
    """7.1 comes before 6.2: seat 1's planet is full of black."""
    oracle = Oracle.at(step="drop", active=0, sky=SKY, planets=(EMPTY, ALL_BLACK), bag={"R": 1}, points=points)
    seen = play(oracle, "drop 1")
    assert seen["over"] == "7.1" and seen["ranks"] == ranks and oracle.to_act is None


def test_bag_that_just_suffices() -> None:
    """7.1: exactly as many as there are empty places is enough."""
    oracle = Oracle.at(step="drop", active=0, sky=SKY, planets=(EMPTY, EMPTY), bag={"R": 2})
    play(oracle, "drop 1", "draw R", "place n1", "draw R", "place f1")
    assert oracle.step == "swap"
    seen = play(oracle, "keep", "drop 5")
    assert seen["over"] == "7.1"


# ---------------------------------------------------------------- solo


def solo(own: str, mission: str, sky: str) -> Oracle:
    """A solo position right before the drop, without powers, so that the turn ends with the last wave."""
    return Oracle.at(solo=True, powers=False, step="drop", active=0, sky=sky, planets=(own, mission), bag=BAG)


def test_line_of_three_sends_one() -> None:
    """8.3: the rest is scored."""
    oracle = solo("R R - - -", "B - Y G -", "BBRBY GGBGG")
    seen = play(oracle, "drop 3")
    assert seen["step"] == "send" and oracle.to_act == 0 and seen["points"] == (0, 0)
    assert oracle.legal() == {"send 1:1", "send 2:1", "send 3:1", "stop"}
    seen = play(oracle, "send 1:1")
    assert seen["planets"] == ("- - B - -", "BR - Y G -")
    assert seen["points"] == (2, 0) and seen["step"] == "draw" and seen["active"] == 0


def test_stop() -> None:
    """8.3: sending is optional."""
    oracle = solo("R R - - -", "B - Y G -", "BBRBY GGBGG")
    seen = play(oracle, "drop 3", "stop")
    assert seen["planets"] == ("- - B - -", "B - Y G -") and seen["points"] == (3, 0)


def test_line_of_four_sends_two() -> None:
    """8.3: what was sent leaves a gap until the wave is scored; touching ones cannot be sent."""
    oracle = solo("RK R - RR -", "B - Y G -", "BBRBY GGBGG")
    play(oracle, "drop 3")
    assert oracle.legal() == {"send 1:1", "send 2:1", "send 3:1", "send 4:1", "stop"}
    seen = play(oracle, "send 1:1")
    assert seen["planets"] == (".K R RB RR -", "BR - Y G -") and seen["step"] == "send"
    assert oracle.legal() == {"send 2:1", "send 3:1", "send 4:1", "stop"}
    seen = play(oracle, "send 4:1")
    # Five were taken, the touching one on 4:2 among them; two of the five were sent.
    assert seen["planets"] == ("K - B - -", "BR - Y GR -") and seen["points"] == (3, 0)


def test_crossing_lines_send_two_and_the_lowest_is_offered() -> None:
    """8.3, 9.2: a row and a column of three that share 3:3."""
    oracle = solo("KBR BKR R - -", "B - Y G -", "BBRBY GGRGG")
    play(oracle, "drop 3")
    assert oracle.legal() == {"send 1:3", "send 2:3", "send 3:1", "stop"}
    play(oracle, "send 3:1")
    assert oracle.legal() == {"send 1:3", "send 2:3", "send 3:2", "stop"}
    seen = play(oracle, "send 3:2")
    assert seen["planets"] == ("KB BK - - -", "B - YRR G -") and seen["points"] == (3, 0)


def test_two_groups_send_one_each() -> None:
    """8.3: from the wave's groups in any order; with one group's send used up only the other is offered."""
    oracle = solo("R R - GG -", "B - Y P -", "BBRGY GGBYG")
    play(oracle, "drop 3-4")
    assert oracle.legal() == {"send 1:1", "send 2:1", "send 3:1", "send 4:1", "stop"}
    oracle.play("send 4:1")
    assert oracle.legal() == {"send 1:1", "send 2:1", "send 3:1", "stop"}
    seen = play(oracle, "send 2:1")
    assert seen["planets"] == (EMPTY, "B R Y PG -") and seen["points"] == (4, 0)


def test_full_column_takes_no_send() -> None:
    """5.11, 8.3: also when a send has just filled it, and even if a line would result."""
    # A row of four; columns 1 and 2 are full, though column 2 would become a line of red.
    oracle = solo("R R - R -", "KBKB KYRR GYG - -", "BBRBY GGBGG")
    play(oracle, "drop 3")
    assert oracle.legal() == {"send 3:1", "send 4:1", "stop"}
    oracle.play("send 3:1")
    assert oracle.legal() == {"send 4:1", "stop"}


def test_nothing_is_asked_when_all_is_full() -> None:
    """8.3, and 5.9 does not hold (8.4)."""
    oracle = Oracle.at(solo=True, step="drop", active=0, sky="BBPBY GGPGG", planets=("- - P - K", FULL), bag=BAG, points=(2, 0))
    seen = play(oracle, "drop 3")
    assert seen["points"] == (5, 0) and seen["planets"] == ("- - - - K", FULL)
    assert seen["step"] == "draw" and seen["over"] is None and seen["due"] == ("", "")


def test_send_makes_a_line_there() -> None:
    """8.4: immediately, without points; a second send follows."""
    oracle = solo("KR YR - PR -", "BRR Y - - -", "BBKRB GGRGG")
    # Row 2 becomes red in columns 1 to 4; the red sent in column 1 completes a column of three there.
    play(oracle, "drop 3")
    seen = play(oracle, "send 1:2")
    assert seen["planets"] == ("K. YR KR PR -", "B Y - - -") and seen["points"] == (0, 0)
    seen = play(oracle, "send 2:2")
    assert seen["planets"] == ("K Y K P -", "B YR - - -") and seen["points"] == (2, 0)


def test_room_made_by_a_send() -> None:
    """8.3: full columns are determined again after each send."""
    # The green sent in column 3 completes a row of green on top of columns 1 to 3.
    oracle = solo("KG KG - KG -", "KYKG BKBG PYK - -", "BBKBY GGGGG")
    play(oracle, "drop 3")
    assert oracle.legal() == {"send 3:2", "send 4:2", "stop"}
    seen = play(oracle, "send 3:2")
    assert seen["planets"] == ("KG KG K. KG -", "KYK BKB PYK - -")
    assert oracle.legal() == {"send 1:2", "send 2:2", "send 4:2", "stop"}


def test_mission_won_in_the_middle_of_a_wave() -> None:
    """8.5: everything else stops."""
    oracle = solo("RK R - R -", "RR K - - -", "BBRBY GGBGG")
    seen = play(oracle, "drop 3", "send 1:1")
    assert seen["over"] == "8.5" and seen["ranks"] == (1,) and seen["points"] == (0, 0)
    assert seen["planets"] == (".K R RB R -", "- K - - -")
    assert oracle.to_act is None and oracle.legal() == set()


def test_sends_from_a_powers_wave() -> None:
    """8.3: waves that powers cause on the own planet count too, and a send does not cost the power."""
    oracle = Oracle.at(solo=True, step="power", active=0, due=("GP", ""), sky=SKY, planets=("BY YP YG - -", "B - - - -"), bag=BAG)
    seen = play(oracle, "green 1:1 1:2")
    assert seen["step"] == "send" and seen["due"] == ("P", "") and seen["chooser"] is None
    seen = play(oracle, "send 2:1")
    assert seen["planets"] == ("B P G - -", "B Y - - -") and seen["points"] == (2, 0)
    assert seen["step"] == "power" and seen["due"] == ("PY", "")


def test_mission_won_by_red() -> None:
    """8.4, 8.5."""
    oracle = Oracle.at(solo=True, step="power", active=0, due=("RY", ""), sky=SKY, planets=("Y - - - -", "YK KY Y - -"), bag=BAG)
    seen = play(oracle, "red 2:1 2:2")
    assert seen["planets"][1] == "K K - - -" and seen["over"] == "8.5" and seen["points"] == (0, 0)


def test_mission_lost_by_the_bag() -> None:
    """8.5, 7.1."""
    oracle = Oracle.at(solo=True, step="drop", active=0, sky=SKY, planets=(EMPTY, "R - - - -"), bag={}, points=(7, 0))
    seen = play(oracle, "drop 1")
    assert seen["over"] == "7.1" and seen["ranks"] == (2,)


# ---------------------------------------------------------------- random games


def random_mission(chance: random.Random) -> str:
    """A planet without lines, with at least one coloured Bubblee (8.1)."""
    while True:
        columns = ["".join(chance.choices(COLOURS + "K", k=chance.randint(0, 4))) or "-" for _ in range(5)]
        text = " ".join(columns)
        coloured = any(letter in COLOURS for letter in text)
        if coloured and text.count("K") <= 8 and not lines(read_planet(text)):
            return text


def random_game(seed: int) -> tuple[Oracle, random.Random]:
    """A game with options that vary with the seed."""
    chance = random.Random(seed)
    alone = seed % 2 == 1
    oracle = Oracle(
        seats=1 if alone else 2,
        black=(chance.randint(3, 5),) if alone else (chance.randint(3, 5), chance.randint(3, 5)),
        powers=seed % 5 != 0,
        first=None if alone else chance.choice((None, 0, 1)),
        sky=chance.choice((None, SKY)),
        touching=chance.choice(("one", "group")),
        planet=random_mission(chance) if alone else None,
    )
    return oracle, chance


def counts(oracle: Oracle) -> dict[str, int]:
    """The number of Bubblees of each colour, wherever they are."""
    seen = oracle.picture()
    text = seen["sky"] + " ".join(seen["planets"]) + (seen["hand"] or "")
    return {letter: text.count(letter) + seen["bag"][letter] + oracle.left[letter] for letter in COLOURS + "K"}


def holds_together(oracle: Oracle) -> None:
    """Assert the invariants of every position once the sky is laid out."""
    seen = oracle.picture()
    for planet in oracle.planets:
        if oracle.step != "send" and seen["over"] != "8.5":
            assert all(len(column) <= 4 for column in planet)
            assert not lines(planet) and not any("." in column for column in planet)
    if not oracle.solo:
        assert sum(seen["points"]) == sum(oracle.left.values())
    else:
        assert sum(seen["points"]) <= sum(oracle.left.values()) and seen["points"][1] == 0
    assert (seen["over"] is None) == (oracle.to_act is not None) == bool(oracle.legal())
    assert set(oracle.chance()) == (oracle.legal() if oracle.to_act == "chance" else set())


@pytest.mark.parametrize("seed", range(30))
def test_random_game(seed: int) -> None:
    """Bubblees are conserved, and a game is no longer than 7.2 says."""
    oracle, chance = random_game(seed)
    before: dict[str, int] | None = None
    made = {"decisions": 0, "chance": 0}
    while oracle.to_act is not None:
        if oracle.step != "sky":
            before = before or counts(oracle)
            assert counts(oracle) == before
            holds_together(oracle)
        if oracle.to_act == "chance":
            weights = oracle.chance()
            move = chance.choices(list(weights), list(weights.values()))[0]
            made["chance"] += 1
        else:
            # Passing and stopping now and then only, so that powers and sends are seen.
            moves = sorted(oracle.legal() - {"pass", "stop"}) or sorted(oracle.legal())
            move = chance.choice(sorted(oracle.legal()) if chance.random() < 0.2 else moves)
            made["decisions"] += 1
        oracle.play(move)
    assert counts(oracle) == before
    holds_together(oracle)
    assert made["chance"] <= 75 and made["decisions"] <= (275 if oracle.solo else 179)
    assert before is not None and all(before[colour] == 16 for colour in COLOURS)
