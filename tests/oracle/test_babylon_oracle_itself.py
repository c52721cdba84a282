"""The oracle against positions that were worked out by hand from RULES.md, and against itself in random games."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from oracle.babylon import (
    FLOWERS,
    PRINTED,
    ROUNDS,
    STACKS,
    SYMBOLS,
    Cell,
    Garden,
    Laid,
    Oracle,
    Picture,
    Piece,
    Quarry,
    SeatPicture,
    Tile,
    block,
    dig_pillars,
    printed_symbol,
    read_cell,
    read_tiles,
    read_tokens,
    score,
)

DATA = Path(__file__).parents[2] / "src" / "ziggurat" / "games" / "babylon" / "data"
TILES, STARTING = read_tiles((DATA / "tiles.toml").read_text(encoding="utf-8"))
TOKENS = read_tokens((DATA / "tokens.toml").read_text(encoding="utf-8"))
LETTERS = {"S": "statue", "T": "stairs", "F": "fountain", "B": "bridge", ".": ""}


def tile(spaces: str = "....", flower: str = "white") -> Tile:
    """A tile by its letters, clockwise from the top left."""
    return Tile(f"made-{spaces}", None, flower, tuple(LETTERS[letter] for letter in spaces))


def laid(place: str, spaces: str = "....", flower: str = "white", *, new: bool = False) -> Laid:
    """A tile that lies in a garden; what carries it is left open."""
    corner, level = place.split(":")
    return Laid(tile(spaces, flower), read_cell(corner), int(level), 0, {}, this_turn=new)


def piece(kind: str, *places: str, support: bool = False) -> Piece:
    """A piece by its places, each a cell with a level."""
    cells = tuple(read_cell(place.split(":")[0]) for place in places)
    return Piece(kind, cells, tuple(int(place.split(":")[1]) for place in places), support)


def game(seats: int = 4, *, first: int | None = 0, flowers: tuple[str, ...] | None = None, supply: str = "endless") -> Oracle:
    """A game at its very start."""
    return Oracle(seats=seats, tiles=TILES, starting=STARTING, tokens=TOKENS, first=first, flowers=flowers, supply=supply)


def with_clay(seats: int = 4, *, first: int | None = 0) -> Oracle:
    """A game whose quarry shows clay-1 to clay-16 in their order."""
    oracle = game(seats, first=first)
    for number in range(16):
        oracle.play(f"lay {'abcd'[number % 4]}{number // 4 + 1} clay-{number + 1}")
    return oracle


def building(
    tiles: list[Laid] | None = None,
    pieces: list[Piece] | None = None,
    *,
    dug: str | None = None,
    stored: str | None = None,
    singles: int = 0,
    doubles: int = 0,
    effect: str | None = None,
    supply: str = "endless",
) -> Oracle:
    """The build step of seat 0 with a garden made by hand."""
    oracle = game(supply=supply)
    oracle.round, oracle.active, oracle.step, oracle.effect = 2, 0, "build", effect
    player = oracle.seats[0]
    player.garden = Garden(list(tiles or []), list(pieces or []))
    player.dug = None if dug is None else tile(dug)
    player.stored = None if stored is None else tile(stored)
    player.singles, player.doubles = singles, doubles
    return oracle


def play(oracle: Oracle, *moves: str) -> Picture:
    """Plays moves and shows what has come of it."""
    for move in moves:
        oracle.play(move)
    return oracle.picture()


def at(oracle: Oracle, place: str) -> set[str]:
    """The ways to build the dug tile there outside a turn: the free cells, "all" for four supports."""
    start = f"build dug {place} r0"
    moves = [move for move in oracle.legal() if move.startswith(start)]
    return {move.removeprefix(start).removeprefix(" free ") or "all" for move in moves}


def with_word(oracle: Oracle, *words: str) -> set[str]:
    """The legal moves that begin with one of those words."""
    return {move for move in oracle.legal() if move.split()[0] in words}


def decorating(oracle: Oracle) -> set[str]:
    """The legal decorations."""
    return with_word(oracle, *SYMBOLS)


# ---------------------------------------------------------------- setup


def test_chance_at_the_start() -> None:
    """2.2 and 2.4."""
    oracle = game(first=None)
    assert oracle.to_act == "chance" and oracle.step == "lay" and oracle.picture()["active"] is None
    assert oracle.chance() == {f"lay a1 clay-{number}": 1 for number in range(1, 17)}
    seen = play(oracle, "lay a1 clay-7")
    assert seen["quarry"][:2] == [(3, "clay-7"), (3, None)]
    assert len(oracle.chance()) == 15 and "lay b1 clay-7" not in oracle.legal() and "lay b1 clay-8" in oracle.legal()
    oracle = with_clay(first=None)
    assert oracle.step == "first" and oracle.chance() == {f"first {number}": 1 for number in range(1, 5)}
    seen = play(oracle, "first 2")
    assert seen["first"] == seen["active"] == oracle.to_act == 1 and seen["step"] == "dig" and seen["round"] == 1
    assert [seat["stored"] for seat in seen["seats"]] == [f"start-{flower}" for flower in FLOWERS]
    assert all(seat["singles"] == 0 for seat in seen["seats"])


@pytest.mark.parametrize(("seats", "order"), [(2, [1, 0, 1, 0, 1, 0]), (3, [1, 2, 0])])
def test_removal(seats: int, order: list[int]) -> None:
    """2.5."""
    oracle = with_clay(seats, first=1)
    for number, seat in enumerate(order):
        assert oracle.step == "remove" and oracle.to_act == seat
        assert oracle.legal() == {f"remove {'abcd'[stack % 4]}{stack // 4 + 1}" for stack in range(number, 16)}
        place = f"{'abcd'[number % 4]}{number // 4 + 1}"
        seen = play(oracle, f"remove {place}")
        assert seen["step"] == "uncover" and seen["active"] == seat and seen["quarry"][number] == (2, None)
        assert oracle.chance() == {f"uncover {place} granite-{left}": 1 for left in range(number + 1, 17)}
        assert play(oracle, f"uncover {place} granite-{number + 1}")["quarry"][number] == (2, f"granite-{number + 1}")
    assert oracle.step == "dig" and oracle.to_act == 1


def test_no_removal_with_four() -> None:
    """2.5."""
    assert with_clay(4).step == "dig"


def test_flowers_by_choice() -> None:
    """2.1."""
    seen = game(3, flowers=("orange", "white", "blue")).picture()
    assert [seat["stored"] for seat in seen["seats"]] == ["start-orange", "start-white", "start-blue"]
    for flowers in (("white", "white"), ("white",), ("white", "red")):
        with pytest.raises(ValueError):
            game(2, flowers=flowers)
    with pytest.raises(ValueError):
        game(5)
    with pytest.raises(ValueError):
        game(2, first=2)
    with pytest.raises(ValueError):
        game(2, supply="none")


# ---------------------------------------------------------------- the dig


def quarry_of(rows: list[str], flower: str) -> Quarry:
    """A quarry by the layers of its top tiles, row 1 first; all tiles have that flower."""
    shown = tile(flower=flower)
    layers = [int(digit) for digit in "".join(rows)]
    return {stack: (layer, shown if layer else None) for stack, layer in zip(STACKS, layers, strict=True)}


@pytest.mark.parametrize(
    ("rows", "stack", "effect", "other_flower", "own_flower"),
    [
        (["3133", "3223", "3033", "3333"], "b2", None, 3, 4),  # the first example of 4.4: clay, granite, basalt, empty
        (["1123", "3333", "3333", "3333"], "b1", None, 2, 3),  # the second: side, basalt, granite, clay
        (["1123", "3333", "3333", "3333"], "b1", "flower", 2, 4),
        (["1123", "3333", "3333", "3333"], "b1", "less", 1, 2),
        (["3333", "3133", "3333", "3333"], "b2", None, 0, 1),
        (["3333", "3133", "3333", "3333"], "b2", "less", 0, 0),
        (["3333", "3333", "3333", "3333"], "d4", None, 4, 5),
    ],
)
def test_pillars_of_a_dig(rows: list[str], stack: str, effect: str | None, other_flower: int, own_flower: int) -> None:
    """4.2 to 4.4, 8.2 e and f."""
    quarry = quarry_of(rows, "white")
    assert dig_pillars(quarry, read_cell(stack), "pink", effect) == other_flower
    assert dig_pillars(quarry, read_cell(stack), "white", effect) == own_flower


def test_dig_down_to_the_floor() -> None:
    """4.1, 4.2; clay-1 and granite-1 are white, as is seat 0."""
    oracle = with_clay()
    assert len(oracle.legal()) == 16
    seen = play(oracle, "dig a1")
    assert seen["step"] == "uncover" and seen["quarry"][0] == (2, None) and seen["active"] == 0
    assert seen["seats"][0]["dug"] == "clay-1" and seen["seats"][0]["singles"] == 5
    seen = play(oracle, "uncover a1 granite-1")
    assert seen["step"] == "build" and oracle.to_act == 0
    seen = play(oracle, "end keep none", "dig a1", "uncover a1 basalt-9")
    assert seen["seats"][1]["singles"] == 2
    seen = play(oracle, "end keep none", "dig a1")
    assert seen["step"] == "build" and seen["quarry"][0] is None and seen["seats"][2]["singles"] == 3  # blue, as basalt-9
    play(oracle, "end keep none")
    assert oracle.to_act == 3 and len(oracle.legal()) == 15 and "dig a1" not in oracle.legal()
    assert play(oracle, "dig b1")["seats"][3]["singles"] == 4


# ---------------------------------------------------------------- tiles


def test_first_tile() -> None:
    """5.3, 5.4, 5.7, 5.12: only level 1, anywhere, in four rotations, with three or four supports."""
    oracle = building(dug="S...", singles=3)
    assert len(with_word(oracle, "build")) == 49 * 4 * 4
    assert at(oracle, "c4:1") == {"c4", "d4", "c5", "d5"} and at(oracle, "g7:1") == {"g7", "h7", "g8", "h8"}
    assert at(oracle, "h7:1") == set()
    oracle = building(dug="S...", stored="....", singles=30)
    assert at(oracle, "c4:1") == {"all", "c4", "d4", "c5", "d5"} and at(oracle, "c4:2") == set()
    assert len(with_word(oracle, "build")) == 2 * 49 * 4 * 5
    assert with_word(building(dug="S...", singles=2, doubles=9), "build") == set()  # 5.13: a double is no single


def test_rotation() -> None:
    """10.1."""
    for rotation, corners in enumerate(["c5 d5 d4 c4", "d5 d4 c4 c5", "d4 c4 c5 d5", "c4 c5 d5 d4"]):
        lying = Laid(tile("STFB"), read_cell("c4"), 1, rotation, {})
        assert [printed_symbol(lying, read_cell(corner)) for corner in corners.split()] == list(SYMBOLS)


@pytest.mark.parametrize(
    ("singles", "doubles", "ways"),
    [
        (6, 0, {"all", "b1", "b2", "c1", "c2"}),
        (5, 0, {"b1", "b2", "c1", "c2"}),
        (4, 0, {"c1", "c2"}),
        (3, 0, set()),
        (4, 1, {"all", "b1", "b2", "c1", "c2"}),
        (2, 2, {"all", "b1", "b2", "c1", "c2"}),
        (1, 4, {"b1", "b2"}),
        (0, 9, set()),
    ],
)
def test_prices(singles: int, doubles: int, ways: set[str]) -> None:
    """5.2, 5.4, 5.13: half on a tile of level 1, by singles, half on slots, by doubles."""
    assert at(building([laid("a1:1")], dug="....", singles=singles, doubles=doubles), "b1:2") == ways


def test_payment() -> None:
    """5.2: doubles in hand are used first."""
    seen = play(building([laid("a1:1")], dug="....", singles=5, doubles=1), "build dug b1:2 r0")["seats"][0]
    assert (seen["singles"], seen["doubles"], seen["dug"]) == (1, 0, None)
    oracle = building([laid("a1:1")], dug="....", singles=5, doubles=3)
    seen = play(oracle, "build dug b1:2 r3 free c1")["seats"][0]
    assert (seen["singles"], seen["doubles"]) == (3, 2)
    assert seen["tiles"] == [("made-....", "a1", 1, 0, False), ("made-....", "b1", 2, 3, True)]
    assert seen["pieces"] == [("belvedere", ("c1",), (2,), "visible")]


def test_level_is_a_choice() -> None:
    """5.4, 5.12: empty slots carry level 1 or, if a tile of level 1 is anywhere, level 2."""
    oracle = building([laid("a1:1")], dug="....", singles=8)
    assert at(oracle, "e5:1") == at(oracle, "e5:2") == {"all", "e5", "f5", "e6", "f6"}
    assert at(oracle, "e5:3") == set()
    oracle = building([laid("a1:1"), laid("c1:2")], dug="....", singles=30)
    assert at(oracle, "e5:3") == set()  # nothing carries three levels
    assert at(oracle, "b2:3") == set()  # only c2 and, by a double, b2 can carry level 3
    assert at(oracle, "b1:3") == {"all", "b1", "b2", "c1", "c2"}


def test_second_tile_stands_on_the_first() -> None:
    """5.1, 5.12: also on one built in the same turn."""
    oracle = building(dug="S...", stored="....", singles=10)
    oracle.play("build stored a1:1 r0")
    assert "build stored c1:1 r0" not in oracle.legal()
    seen = play(oracle, "build dug b1:2 r2")["seats"][0]
    assert (seen["dug"], seen["stored"], seen["singles"]) == (None, None, 0)
    assert with_word(oracle, "build", "end") == {"end"}


def test_belvedere_occupies_its_space() -> None:
    """5.5, 5.7: no statue and no pillar on it."""
    oracle = building(dug="SS..", singles=30)
    oracle.play("build dug a1:1 r0 free a2")
    assert decorating(oracle) == {"statue b2"}
    assert oracle.breakdown(0)["belvederes"] == 1
    oracle.seats[0].dug = tile()
    assert at(oracle, "a2:2") == {"a2"}
    seen = play(oracle, "build dug a2:2 r0 free a2")["seats"][0]
    assert seen["pieces"] == [("belvedere", ("a2",), (1,), "hidden"), ("belvedere", ("a2",), (2,), "visible")]
    assert oracle.breakdown(0)["belvederes"] == 1  # 9.4


def test_tile_comes_from_above() -> None:
    """5.8."""
    oracle = building([laid("a1:1"), laid("d4:2")], dug="....", singles=30)
    assert at(oracle, "e5:1") == at(oracle, "e5:2") == at(oracle, "a2:1") == set()
    assert at(oracle, "e5:3") == set()  # three of four cells are slots
    assert at(oracle, "c3:2") == set() and at(oracle, "b2:2") == {"all", "b2", "c2", "b3", "c3"}


def test_statue_as_support() -> None:
    """5.9: it carries, costs nothing, cannot be left out, and is no statue any more."""
    oracle = building([laid("a1:1", ".S..")], [piece("statue", "b2:1")], dug=".S..", singles=6)
    assert oracle.breakdown(0)["statues"] == 1
    assert at(oracle, "b2:2") == {"all", "c2", "b3", "c3"}
    assert at(oracle, "a2:1") == set()
    seen = play(oracle, "build dug b2:2 r0")["seats"][0]
    assert seen["singles"] == 0 and seen["pieces"] == [("statue", ("b2",), (1,), "support")]
    assert seen["scores"]["statues"] == 0
    assert decorating(oracle) == {"statue c3"}  # out of line with b2, but none stands (6.7)


def test_new_statue_as_support() -> None:
    """5.9: also in the turn it was put up."""
    oracle = building(dug=".S..", stored="....", singles=8)
    oracle.play("build dug a1:1 r0")
    assert play(oracle, "statue b2", "build stored b2:2 r0 free c3")["seats"][0]["singles"] == 0
    assert oracle.breakdown(0)["statues"] == 0


def test_low_statue_is_an_obstacle() -> None:
    """5.9, 5.10, 6.7: two levels below it carries nothing; hidden it stands on, and scores nothing."""
    tiles = [laid("a1:1", ".S.."), laid("c1:1"), laid("a3:1"), laid("c3:1"), laid("g1:2")]
    oracle = building(tiles, [piece("statue", "b2:1")], dug="SS.S", singles=6)
    assert at(oracle, "b2:3") == {"b2"}
    seen = play(oracle, "build dug b2:3 r0 free b2")["seats"][0]
    assert seen["pieces"] == [("belvedere", ("b2",), (3,), "visible"), ("statue", ("b2",), (1,), "hidden")]
    assert decorating(oracle) == {"statue b3"}  # in line with the hidden one; c3 is not
    assert oracle.breakdown(0)["statues"] == 0
    assert play(oracle, "statue b3")["seats"][0]["scores"]["statues"] == 3
    assert decorating(oracle) == {"statue c3"}


def test_free_space_over_stairs() -> None:
    """5.10: not over the lower half on the level of the upper end; higher, or over the upper half, it may."""
    tiles = [laid("a1:1"), laid("c1:2"), laid("a3:1"), laid("c3:1")]
    oracle = building(tiles, [piece("stairs", "b2:1", "c2:2")], dug="....", singles=30)
    assert at(oracle, "a2:2") == set()
    assert at(oracle, "a2:3") == {"b2"}
    assert at(oracle, "c2:3") == {"c2"}
    oracle = building(tiles, [piece("fountain", "b2:1", "b3:1")], dug="....", singles=30)
    assert at(oracle, "a2:2") == set()  # two of four are occupied
    oracle = building(tiles, [piece("belvedere", "b2:1")], dug="....", singles=30)
    assert at(oracle, "a2:2") == {"b2"}


def test_no_two_tiles_on_the_same_cells() -> None:
    """5.11: at whatever level, hidden ones included."""
    tiles = [laid("b2:1"), laid("a2:2"), laid("c2:2")]
    oracle = building(tiles, dug="....", singles=30)
    assert at(oracle, "b2:3") == set() and at(oracle, "a2:3") == set()
    assert at(oracle, "b1:3") == set() and at(oracle, "b3:3") == set()
    oracle = building([laid("a2:2"), laid("c2:2"), laid("f6:1")], dug="....", singles=30)  # the lower one lies elsewhere
    assert "all" in at(oracle, "b2:3")


def test_level_by_level() -> None:
    """5.12: a hidden tile will do, a gap will not."""
    assert at(building([laid("a1:2")], dug="....", singles=30), "e5:2") == set()
    hidden = [laid("b2:1"), laid("a2:2"), laid("c2:2")]
    assert "all" in at(building(hidden, dug="....", singles=30), "f6:2")


# ---------------------------------------------------------------- decorations


def test_stairs() -> None:
    """6.2, 6.4."""
    low, high = laid("a1:1", "TTTT", new=True), laid("c1:2", "TTTT")
    oracle = building([low, high, laid("a3:1", "TTTT"), laid("e1:4", "TTTT")])
    assert decorating(oracle) == {"stairs b1 c1", "stairs b2 c2"}
    seen = play(oracle, "stairs b1 c1", "stairs b2 c2")["seats"][0]
    assert seen["pieces"] == [("stairs", ("b1", "c1"), (1, 2), "visible"), ("stairs", ("b2", "c2"), (1, 2), "visible")]
    assert decorating(oracle) == set() and seen["scores"]["stairs"] == 6
    assert decorating(building([laid("a1:1", "TTTT"), high])) == set()  # 6.2
    assert decorating(building([laid("a1:1", "TTTT"), laid("a3:2", "TTTT", new=True)])) == {"stairs a2 a3", "stairs b2 b3"}


def test_fountains() -> None:
    """6.5: two tiles of the same level."""
    oracle = building([laid("a1:1", "FFFF", new=True), laid("c2:1", "FFFF"), laid("a3:2", "FFFF")])
    assert decorating(oracle) == {"fountain b2 c2"}
    assert play(oracle, "fountain b2 c2")["seats"][0]["scores"]["fountains"] == 3
    assert decorating(oracle) == set()


def test_bridges() -> None:
    """6.6: exactly one cell between, no tile on the bridge's level there."""
    west, east = laid("a1:1", "BBBB", new=True), laid("d1:1", "BBBB")
    assert decorating(building([west, east])) == {"bridge b1 d1", "bridge b2 d2"}
    assert decorating(building([west, laid("e1:1", "BBBB")])) == set()  # two cells between
    assert decorating(building([west, laid("c1:1", "BBBB")])) == set()  # a tile between
    assert decorating(building([west, laid("c3:1", "BBBB")])) == set()  # not in one row or column
    assert decorating(building([west, laid("d1:2", "BBBB")])) == set()  # two levels
    assert decorating(building([laid("a1:1", "BBBB"), east])) == set()  # 6.2
    assert decorating(building([west, east, laid("c3:1", "BBBB")])) == {"bridge b1 d1", "bridge b2 d2"}
    assert decorating(building([west, laid("b4:1", "BBBB")])) == {"bridge b2 b4"}
    seen = play(building([west, east]), "bridge b1 d1")["seats"][0]
    assert seen["pieces"] == [("bridge", ("b1", "d1"), (1, 1), "visible")] and seen["scores"]["bridges"] == 3


def test_bridge_over_what_is_lower() -> None:
    """6.6: lower tiles and what stands on them are no hindrance, and stay visible."""
    tiles = [laid("b1:1"), laid("a1:2", "BBBB", new=True), laid("d1:2", "BBBB"), laid("c3:2")]
    oracle = building(tiles, [piece("stairs", "c2:1", "c3:2"), piece("statue", "c1:1")])
    assert decorating(oracle) == {"bridge b1 d1", "bridge b2 d2"}
    points = play(oracle, "bridge b1 d1", "bridge b2 d2")["seats"][0]["scores"]
    assert (points["bridges"], points["stairs"], points["statues"], points["height"], points["total"]) == (12, 3, 1, 4, 20)


def test_no_bridge_under_a_tile() -> None:
    """5.8, 6.6: also where the cell between has no tile on the bridge's own level."""
    tiles = [laid("a1:1", "BBBB", new=True), laid("d1:1", "BBBB"), laid("c2:2")]
    assert decorating(building(tiles)) == {"bridge b1 d1"}


def test_what_a_bridge_forbids() -> None:
    """6.6: no tile on the cell between, on no level; its ends are like other pieces."""
    tiles = [laid("a1:1"), laid("d1:1")]
    without = building(tiles, dug="....", singles=30)
    oracle = building(tiles, [piece("bridge", "b2:1", "d2:1")], dug="....", singles=30)
    for place in ("b2:2", "c2:2", "b1:2", "c1:2"):
        assert "all" in at(without, place) and at(oracle, place) == set()
    assert "all" in at(without, "a2:2") and at(oracle, "a2:2") == {"b2"}
    assert at(oracle, "b3:1") == {"all", "b3", "c3", "b4", "c4"}


def test_no_decoration_under_a_bridge() -> None:
    """6.6."""
    tiles = [laid("b2:1", "SSSS", new=True), laid("a1:2"), laid("d1:2")]
    assert decorating(building(tiles)) == {"statue b3", "statue c3", "statue c2"}
    assert decorating(building(tiles, [piece("bridge", "b2:2", "d2:2")])) == {"statue b3", "statue c3"}


def test_no_bridge_across_another() -> None:
    """6.6: four tiles around c3."""
    tiles = [laid(place, "BBBB", new=True) for place in ("a2:1", "b4:1", "d3:1", "c1:1")]
    oracle = building(tiles)
    assert decorating(oracle) == {"bridge b3 d3", "bridge c2 c4"}
    oracle.play("bridge c2 c4")
    assert decorating(oracle) == set()


def test_printed_statue_example() -> None:
    """6.8."""
    oracle = building(dug="S...", stored=".S.S", singles=8)
    play(oracle, "build dug a1:1 r0", "build stored d2:1 r0", "statue a2")
    assert decorating(oracle) == {"statue d2"}  # e3 is not in line
    play(oracle, "statue d2")
    assert decorating(oracle) == set()
    play(oracle, "end")
    oracle.active, oracle.step = 0, "build"
    oracle.seats[0].dug, oracle.seats[0].singles = tile("...S"), 4
    oracle.play("build dug a3:1 r0")
    assert decorating(oracle) == {"statue a3"}
    oracle.play("statue a3")
    assert decorating(oracle) == set()  # e3 is in line now, but its tile is of an earlier turn


def test_statue_in_any_line() -> None:
    """6.7: whatever the distance and the levels; never diagonal."""
    oracle = building([laid("a1:1"), laid("g7:3", "SSSS", new=True), laid("a7:2", "SSSS", new=True)], [piece("statue", "a1:1")])
    assert decorating(oracle) == {"statue a7", "statue a8"}
    oracle.play("statue a8")
    assert decorating(oracle) == {"statue a7", "statue b8", "statue g8", "statue h8"}


def test_decorations_after_a_second_tile() -> None:
    """6.1, 6.9: any time in the build step, but not on a hidden space."""
    oracle = building(dug=".S.S", stored="....", singles=12)
    play(oracle, "build dug a1:1 r0", "build stored b2:2 r0")
    assert decorating(oracle) == {"statue a1"}
    play(oracle, "statue a1")
    assert oracle.breakdown(0)["statues"] == 1 and oracle.legal() == {"end"}


# ---------------------------------------------------------------- scoring


def test_empty_garden() -> None:
    """9.2 to 9.6."""
    assert set(score(Garden()).values()) == {0}


def test_hidden_pieces_and_tiles() -> None:
    """9.1 to 9.6: half a fountain counts, a hidden one does not; a covered tile has no flower to show."""
    tiles = [laid(f"{column}3:1", flower=flower) for column, flower in zip("aceg", FLOWERS, strict=True)]
    pieces = [piece("fountain", "b4:1", "c4:1"), piece("statue", "a3:1"), piece("belvedere", "h3:1")]
    seen = score(Garden(tiles, pieces))
    assert (seen["height"], seen["fountains"], seen["statues"], seen["belvederes"], seen["flowers"]) == (2, 3, 1, 1, 4)
    assert seen["total"] == 11
    assert score(Garden([*tiles, laid("c4:2")], pieces))["fountains"] == 3
    assert score(Garden([*tiles, laid("b4:2")], pieces))["fountains"] == 0
    seen = score(Garden([*tiles, laid("g2:2"), laid("g4:2")], pieces))
    assert (seen["flowers"], seen["belvederes"], seen["height"]) == (0, 0, 4)
    assert score(Garden([*tiles, laid("g2:2"), laid("f4:2")], pieces))["flowers"] == 4


def test_levels_and_sets() -> None:
    """9.3, 9.5: the level of the tile counts; supports are in no set. Scoring does not ask how the bridges came there."""
    tiles = [laid(f"{column}{row}:{level}") for level, row in ((3, 1), (3, 3), (2, 5)) for column in "aceg"]
    pieces = [
        piece("statue", "a1:3"),
        piece("statue", "a5:2"),
        piece("fountain", "b1:3", "c1:3"),
        piece("fountain", "b5:2", "c5:2"),
        piece("bridge", "f1:3", "h1:3"),
        piece("stairs", "g4:3", "g5:2"),
        piece("stairs", "h4:3", "h5:2"),
    ]
    seen = score(Garden(tiles, pieces))
    assert (seen["height"], seen["statues"], seen["fountains"], seen["bridges"], seen["stairs"]) == (6, 5, 15, 9, 10)
    assert (seen["diversity"], seen["flowers"], seen["total"]) == (4, 0, 49)
    assert score(Garden(tiles, [*pieces, piece("bridge", "d5:2", "f5:2")]))["diversity"] == 8
    pieces[0].support = pieces[1].support = True
    seen = score(Garden(tiles, pieces))
    assert (seen["statues"], seen["diversity"]) == (0, 0)


def test_flower_sets() -> None:
    """9.6: two full sets of eight tiles; a fifth white one adds nothing; starting tiles count."""
    tiles = [laid(f"{column}{row}:1", flower=flower) for row in (1, 3) for column, flower in zip("aceg", FLOWERS, strict=True)]
    assert score(Garden(tiles))["flowers"] == 8
    assert score(Garden([*tiles, laid("a5:1")]))["flowers"] == 8
    assert score(Garden(tiles[:-1]))["flowers"] == 4
    start = next(one for one in STARTING if one.flower == "orange")
    assert score(Garden([*tiles[:-1], Laid(start, (6, 2), 1, 0, {})]))["flowers"] == 8


@pytest.mark.parametrize(
    ("gardens", "ranks"),
    [
        ((["a1:1"], [], ["a1:1", "b2:2"]), (2, 3, 1)),
        ((["a1:1"], ["a1:1", "c1:1"], ["a1:1", "c2:1"]), (3, 1, 1)),
        ((["a1:1", "c1:1"], ["a1:1"], ["a1:1", "b1:1"]), (1, 3, 2)),
        (([], [], []), (1, 1, 1)),
    ],
)
def test_ranks(gardens: tuple[list[str], ...], ranks: tuple[int, ...]) -> None:
    """9.7: points, then fewest bare slots, then the victory is shared."""
    oracle = game(3)
    for seat, places in zip(oracle.seats, gardens, strict=True):
        seat.garden.tiles = [laid(place) for place in places]
        seat.stored = None
    oracle.round, oracle.active, oracle.step = ROUNDS[3], 2, "build"
    seen = play(oracle, "end")
    assert seen["step"] == "over" and seen["to_act"] is None and seen["ranks"] == ranks and oracle.legal() == set()


# ---------------------------------------------------------------- the turn's end, tokens, supply


def test_store() -> None:
    """7.1 to 7.3: six singles, no doubles, one tile."""
    for keep, kept in (("dug", "made-S..."), ("stored", "made-.S.."), ("none", None)):
        oracle = building(dug="S...", stored=".S..", singles=9, doubles=2)
        assert with_word(oracle, "end") == {"end keep dug", "end keep stored", "end keep none"}
        seen = play(oracle, f"end keep {keep}")
        assert (seen["active"], seen["step"]) == (1, "dig")
        seat = seen["seats"][0]
        assert (seat["singles"], seat["doubles"], seat["stored"], seat["dug"]) == (6, 0, kept, None)
    oracle = building(dug="S...", stored=".S..", singles=4)
    oracle.play("build dug a1:1 r0")
    assert with_word(oracle, "end") == {"end keep stored", "end keep none"}
    oracle = building(dug="S...", singles=5)
    assert with_word(oracle, "end") == {"end keep dug", "end keep none"}
    assert play(oracle, "build dug a1:1 r0 free a1", "end")["seats"][0]["singles"] == 2
    assert oracle.picture()["seats"][0]["tiles"] == [("made-S...", "a1", 1, 0, False)]


def play_a_round(oracle: Oracle) -> None:
    """Every player digs and discards what there is."""
    while oracle.step != "token":
        oracle.play(sorted(oracle.legal() - {"end keep dug", "end keep stored"})[0])


def test_token_draw() -> None:
    """2.3, 8.1: any of those not yet turned."""
    oracle = with_clay()
    play_a_round(oracle)
    assert oracle.to_act == "chance" and oracle.picture()["active"] is None
    assert oracle.chance() == {f"token {effect}": 2 for effect in set(TOKENS)}
    seen = play(oracle, "token less")
    assert (seen["round"], seen["effect"], seen["turned"], seen["to_act"]) == (2, "less", ["less"], 0)
    play_a_round(oracle)
    assert oracle.picture()["effect"] is None and oracle.chance()["token less"] == 1
    oracle.play("token less")
    play_a_round(oracle)
    assert "token less" not in oracle.chance() and sum(oracle.chance().values()) == 12


def test_tokens_that_give_pillars() -> None:
    """8.2 a and b, 8.3: at the start of every player's turn; a double is not stored."""
    oracle = with_clay()
    play_a_round(oracle)
    before = [seat.singles for seat in oracle.seats]
    seen = play(oracle, "token single")
    assert [seat["singles"] for seat in seen["seats"]] == [before[0] + 1, *before[1:]]
    play(oracle, "dig d4", "uncover d4 granite-16", "end keep none")
    assert oracle.seats[1].singles == before[1] + 1
    oracle = with_clay()
    play_a_round(oracle)
    assert [seat["doubles"] for seat in play(oracle, "token double")["seats"]] == [1, 0, 0, 0]
    seen = play(oracle, "dig d4", "uncover d4 granite-16", "end keep none")
    assert [seat["doubles"] for seat in seen["seats"]] == [0, 1, 0, 0]


def test_tokens_of_the_dig() -> None:
    """8.2 e and f: granite of the own flower in a corner, next to clay, gives 2 for its edges."""
    for effect, gained in (("flower", 4), ("less", 2), ("none", 3)):
        oracle = with_clay()
        play(oracle, "dig a1", "uncover a1 granite-1", "end keep none")
        play_a_round(oracle)
        before = oracle.seats[0].singles
        oracle.quarry = {stack: (3, oracle.quarry[stack][1] or tile()) for stack in STACKS}
        oracle.quarry[0, 0] = (2, tile(flower="white"))
        play(oracle, f"token {effect}", "dig a1")
        assert oracle.seats[0].singles == before + gained


def test_wild_symbol() -> None:
    """8.2 c, 8.3: once, on an empty space with a symbol of a new tile, which then has that symbol only."""
    tiles = [laid("a1:1", "ST..", new=True), laid("c1:1", "F.TT")]
    oracle = building(tiles, effect="wild-symbol")
    changes = {f"wild a2 {symbol}" for symbol in ("stairs", "fountain", "bridge")}
    assert with_word(oracle, "wild") == changes | {f"wild b2 {symbol}" for symbol in ("statue", "fountain", "bridge")}
    assert decorating(oracle) == {"statue a2"}
    seen = play(oracle, "wild b2 fountain")["seats"][0]
    assert seen["wild"] == ("b2", 1, "fountain") and with_word(oracle, "wild") == set()
    assert decorating(oracle) == {"statue a2", "fountain b2 c2"}
    play(oracle, "fountain b2 c2", "statue a2", "end")
    seen = oracle.picture()["seats"][0]
    assert seen["wild"] is None and [one[0] for one in seen["pieces"]] == ["fountain", "statue"]


def test_wild_symbol_replaces_the_printed_one() -> None:
    """8.3: the space has only the chosen symbol, and the statue line holds."""
    oracle = building([laid("a1:1", "ST..", new=True), laid("e5:1")], [piece("statue", "f6:1")], effect="wild-symbol")
    assert decorating(oracle) == set()
    play(oracle, "wild b2 statue")
    assert decorating(oracle) == set()  # not in line with f6
    oracle = building([laid("a1:1", "S...", new=True)], effect="wild-symbol")
    play(oracle, "wild a2 bridge")
    assert oracle.legal() == {"end"}


def test_wild_space() -> None:
    """8.2 d, 8.3: an empty space without a symbol; not one with a belvedere."""
    oracle = building(dug="ST..", singles=3, effect="wild-space")
    assert with_word(oracle, "wild") == set()
    oracle.play("build dug a1:1 r0 free a1")
    assert with_word(oracle, "wild") == {f"wild b1 {symbol}" for symbol in SYMBOLS}
    play(oracle, "wild b1 statue", "statue b1")
    assert decorating(oracle) == set()  # a2 is not in line with b1
    assert play(oracle, "end")["seats"][0]["scores"]["statues"] == 1


def test_wild_space_that_is_covered() -> None:
    """8.3: the choice belongs to the space, not to the cell."""
    oracle = building([laid("a1:1", new=True)], dug="....", singles=30, effect="wild-space")
    play(oracle, "wild b2 statue")
    assert decorating(oracle) == {"statue b2"}
    play(oracle, "build dug b2:2 r0")
    assert decorating(oracle) == with_word(oracle, "wild") == set()


def test_no_wild_without_its_token() -> None:
    """8.2."""
    for effect in (None, "none", "single", "double", "flower", "less"):
        assert with_word(building([laid("a1:1", "ST..", new=True)], effect=effect), "wild") == set()


@pytest.mark.parametrize("kind", SYMBOLS)
def test_printed_supply(kind: str) -> None:
    """1.8: over all gardens together, hidden pieces and supports included."""
    letters = "".join(letter for letter, symbol in LETTERS.items() if symbol == kind) * 4
    here = [laid("a1:1", letters, new=True), laid({"bridge": "d1:1", "stairs": "c1:2"}.get(kind, "c1:1"), letters)]
    for used, supply, possible in (
        (PRINTED[kind], "printed", False),
        (PRINTED[kind] - 1, "printed", True),
        (PRINTED[kind], "endless", True),
    ):
        oracle = building(here, supply=supply)
        oracle.seats[2].garden.pieces = [Piece(kind, (), (), support=kind == "statue") for _ in range(used)]
        assert (decorating(oracle) != set()) == possible


# ---------------------------------------------------------------- random games


def covered_cells(seat: SeatPicture) -> dict[str, int]:
    """Per cell the highest level, from a picture alone."""
    heights: dict[str, int] = {}
    for _, corner, level, _, _ in seat["tiles"]:
        column, row = "abcdefgh".index(corner[0]), int(corner[1])
        for cell in (f"{'abcdefgh'[column + right]}{row + up}" for right in (0, 1) for up in (0, 1)):
            heights[cell] = max(heights.get(cell, 0), level)
    return heights


def score_of_picture(seat: SeatPicture, flowers: dict[str, str]) -> int:
    """The points once more, from a picture alone (9.1 to 9.6)."""
    heights = covered_cells(seat)
    total = 2 * max(heights.values(), default=0)
    kinds: Counter[str] = Counter()
    for kind, cells, levels, state in seat["pieces"]:
        if state != "support" and any(heights[cell] == level for cell, level in zip(cells, levels, strict=True)):
            kinds[kind] += 1
            total += {"statue": levels[0], "belvedere": 1, "stairs": sum(levels)}.get(kind, 3 * levels[0])
    shown: Counter[str] = Counter()
    for one, corner, level, _, _ in seat["tiles"]:
        place: SeatPicture = {**seat, "tiles": [(one, corner, level, 0, False)]}
        if any(heights[cell] == level for cell in covered_cells(place)):
            shown[flowers[one]] += 1
    return total + 4 * min(kinds[kind] for kind in SYMBOLS) + 4 * min(shown[flower] for flower in FLOWERS)


def check_garden(garden: Garden) -> None:
    """Assert the invariants of every garden."""
    spaces: dict[Cell, list[Laid]] = {}
    pieces: dict[tuple[Cell, int], Piece] = {}
    for one in garden.pieces:
        for space in zip(one.cells, one.levels, strict=True):
            assert space not in pieces  # one piece a space (6.3)
            pieces[space] = one
    for lying in garden.tiles:  # in the order in which they were built
        assert len(lying.supports) in (3, 4)
        assert lying.level == 1 or any(other.level == lying.level - 1 for other in garden.tiles)
        for cell in block(lying.corner):
            below = spaces.setdefault(cell, [])
            foot = below[-1].level if below else 0
            assert foot < lying.level
            under = pieces.get((cell, foot))
            if cell in lying.supports:
                assert lying.level - foot == {"single": 1, "double": 2, "statue": 1}[lying.supports[cell]]
                assert (lying.supports[cell] == "statue") == (under is not None)
                assert under is None or (under.kind == "statue" and under.support)
            else:
                assert pieces[cell, lying.level].kind == "belvedere"
                assert under is None or not under.support
            below.append(lying)
    assert len({lying.corner for lying in garden.tiles}) == len(garden.tiles)
    assert sum(one.kind == "belvedere" for one in garden.pieces) == sum(len(lying.supports) == 3 for lying in garden.tiles)
    for one in garden.pieces:
        if one.kind == "bridge":
            (column, row), (other_column, other_row) = one.cells
            between = spaces.get(((column + other_column) // 2, (row + other_row) // 2), [])
            assert all(lying.level < one.levels[0] for lying in between)


def choose(oracle: Oracle, rng: random.Random, *, eager: bool) -> str:
    """Chance by its weights; a player at random, an eager one prefers decorations and then high tiles."""
    if oracle.to_act == "chance":
        weights = oracle.chance()
        return rng.choices(list(weights), list(weights.values()))[0]
    moves = sorted(oracle.legal())
    if eager:
        decorations = [move for move in moves if move.split()[0] in SYMBOLS]
        builds = [move for move in moves if move.startswith("build")]
        highest = max((move.split(":")[1][0] for move in builds), default="")
        moves = decorations or [move for move in builds if f":{highest}" in move] or moves
    return rng.choice(moves)


def check_move(before: Picture, after: Picture, oracle: Oracle, move: str) -> None:
    """Assert that a player's move changes pillars as allowed (5.2, 7.1)."""
    seat = before["active"]
    assert seat is not None
    old, new = before["seats"][seat], after["seats"][seat]
    if move.startswith("build"):
        supports = list(oracle.seats[seat].garden.tiles[-1].supports.values())
        paid = (old["singles"] + 2 * old["doubles"]) - (new["singles"] + 2 * new["doubles"])
        assert paid == supports.count("single") + 2 * supports.count("double")
        assert new["singles"] >= 0 and new["doubles"] >= 0
    elif move.startswith("end"):
        assert new["singles"] == min(6, old["singles"]) and new["doubles"] == 0
        check_garden(oracle.seats[seat].garden)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_random_games(seats: int, seed: int) -> None:
    """Whole games: tiles and pillars are conserved, gardens are sound, points agree, and the game ends when it should."""
    rng = random.Random(100 * seats + seed)
    oracle = game(seats, first=None, supply="printed" if seed == 3 else "endless")
    flowers = {one.id: one.flower for one in [*TILES, *STARTING]}
    words: Counter[str] = Counter()
    while oracle.to_act is not None:
        before = oracle.picture()
        move = choose(oracle, rng, eager=seed % 2 == 1)
        decided = oracle.to_act != "chance"
        words[move.split()[0]] += 1
        oracle.play(move)
        if decided:
            check_move(before, oracle.picture(), oracle, move)
        # No tile is in two places.
        seen = oracle.picture()
        held = [one for seat in seen["seats"] for one in (seat["dug"], seat["stored"], *(lying[0] for lying in seat["tiles"])) if one]
        held += [top[1] for top in seen["quarry"] if top and top[1]]
        held += [one for material in oracle.unseen.values() for one in material]
        assert len(held) == len(set(held))
    seen = oracle.picture()
    assert seen["round"] == ROUNDS[seats] == 1 + len(seen["turned"]) == 1 + words["token"]
    assert words["dig"] == words["end"] == seats * ROUNDS[seats] and words["remove"] == {2: 6, 3: 3, 4: 0}[seats]
    left = sum(top[0] for top in seen["quarry"] if top)
    assert left == 48 - words["dig"] - words["remove"]
    assert words["build"] == sum(len(seat["tiles"]) for seat in seen["seats"])
    for number, seat in enumerate(seen["seats"]):
        assert seat["scores"]["total"] == score_of_picture(seat, flowers)
        assert seat["scores"] == oracle.breakdown(number)
    best = max(seat["scores"]["total"] for seat in seen["seats"])
    assert seen["ranks"] is not None and seen["seats"][seen["ranks"].index(1)]["scores"]["total"] == best
