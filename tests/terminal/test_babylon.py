"""Babylon in the terminal, played with keys and mouse."""

from __future__ import annotations

import random
import re
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from rich.cells import cell_len

from terminal.playing import ANY_KEYS, BABYLON, LARGE, SMALL, Person, at, play_on, playing, table, table_at
from ziggurat.core.record import TakenBack
from ziggurat.core.record_text import read, write
from ziggurat.games.babylon.components import DATA, SYMBOLS
from ziggurat.locales import LANGUAGES, Texts
from ziggurat.terminal import bot_runner, screen
from ziggurat.terminal.app import TerminalApp
from ziggurat.terminal.board import Frame, Marks, Scene, board_of
from ziggurat.terminal.boards import FILE_OPTIONS
from ziggurat.terminal.canvas import Drawing
from ziggurat.terminal.files import read_record
from ziggurat.terminal.names import distinct_names
from ziggurat.terminal.play import PlayScreen
from ziggurat.terminal.replay import ReplayScreen
from ziggurat.terminal.table import TerminalTable, resume

BOARD = board_of("babylon")
MIDDLE = (
    "seats 2; "
    "turn 1 build; "
    "round 8; "
    "first 1; "
    "quarry clay-5 granite-12 clay-16 granite-8 granite-7 basalt-16 granite-13 clay-15 - granite-6 clay-2 granite-9 - - "
    "basalt-15 basalt-8; "
    "gone clay-1 clay-9 clay-10 clay-11 clay-13 clay-14; "
    "tokens double*1 wild-symbol*1 wild-space*2 flower*1 less*1 none*1; "
    "effect wild-symbol; "
    "store 1 white 9 -; "
    "store 2 pink 4 -; "
    "dug basalt-6; "
    "garden 1 start-white e3:1 r2, clay-4 e4:2 r0, granite-3 g4:1 r2, clay-8 c5:2 r0, clay-3 e1:2 r2, granite-1 g2:1 r3, "
    "granite-16 g6:1 r3, clay-12 c2:1 r0, belvedere e3:1, statue f3:1, belvedere f5:2, belvedere g4:1, belvedere d6:2, "
    "fountain d5:2 e5:2, belvedere f1:2, bridge e2:2 e4:2, belvedere g3:1, stairs f2:2 g2:1, belvedere g7:1, fountain h5:1 "
    "h6:1, belvedere c2:1; "
    "garden 2 clay-6 f6:1 r2, start-pink f5:2 r0, granite-15 b5:1 r3, basalt-3 c5:2 r1, granite-10 b3:1 r0, clay-7 b4:3 r3, "
    "granite-5 f3:1 r3, basalt-13 c7:1 r3, belvedere g7:1, statue f7:1, belvedere g5:2, statue f6:2, belvedere b5:1, "
    "belvedere d6:2, statue b6:1, bridge d5:2 f5:2, belvedere c3:1, belvedere b5:3, statue b4:3, statue b3:1, belvedere "
    "g4:1, statue g3:1, belvedere c8:1, statue d7:1, stairs c6:2 c7:1"
)
"""Player 1 has dug a tile with four symbols, and the token lets a symbol count as another."""
OVER_A_BELVEDERE = ("tile dug", "site f6:2", "free top right", "turn 2")
"""A build that hides a belvedere and symbols, and makes a statue possible."""


def two(options: dict[str, str] | None = None) -> TerminalTable:
    """A new game against one computer player."""
    return table({1: "uniform"}, {"first": "1", **(options or {})}, game=BABYLON)


def middle() -> TerminalTable:
    """A game in its middle."""
    return table_at(MIDDLE, {1: "uniform"}, game=BABYLON)


def words(person: Person) -> str:
    """The text next to the board, without line breaks."""
    return " ".join(" ".join(line[42:] for line in person.read().splitlines()).split())


async def go_to(person: Person, place: str) -> None:
    """Move the cursor to a place with keys."""
    for _ in person.screen.touchable:
        if person.screen.cursor == place:
            return
        await person.pilot.press("tab")
    raise AssertionError(f"{place} cannot be reached")


async def touch(person: Person, *places: str) -> None:
    """Touch places in order, with keys only."""
    for place in places:
        await go_to(person, place)
        await person.press("enter")


async def play_a_turn(person: Person) -> None:
    """Dig; or build and decorate as much as possible, and end the turn; with keys only."""
    shown: Any = person.screen
    if shown.view["step"] in ("remove", "dig"):
        await person.hurry("up", "enter", "enter")
        return
    for key, touchable in (("d", "tile dug"), ("s", "tile stored")):
        if shown.view and touchable in shown.move_input.beginnings:
            await person.hurry(key, "left", "enter", "r", "enter")
    for key, kind in zip("1234", SYMBOLS, strict=True):
        if kind in shown.move_input.beginnings:
            await person.hurry(key, *["enter"] * (1 if kind == "statue" else 2))
    await person.hurry("e", "enter")
    if shown.move_input.path:
        await person.hurry("enter")


@pytest.mark.parametrize("seats", [pytest.param(4, marks=pytest.mark.slow)])
async def test_a_whole_game_by_keyboard_alone(seats: int) -> None:
    game = table(dict.fromkeys(range(1, seats), "uniform"), seats=seats, game=BABYLON)
    async with playing(game) as person:
        for _ in range(100):
            if person.table.record.ended.how != "open":
                break
            before = game.record.ply
            await play_a_turn(person)
            assert game.record.ply > before
        assert person.table.position.to_act is None
        read = person.read()
        assert "New game" in read
        assert "Total" in read
        kinds = {BABYLON.write(entry.move).split()[0] for entry in game.record.line if entry.seat == 0}
        assert {"dig", "build", "statue", "end"} <= kinds
        first = person.screen
        await person.press("n")
        assert person.screen is not first
        assert person.table.people == [1]
        assert len(person.table.bots) == seats - 1


async def test_a_dig_is_previewed_with_its_yield_and_why() -> None:
    async with playing(two()) as person:
        while person.screen.view["step"] == "remove":
            await person.press("enter", "enter")
        assert re.search(r"Gives \d ▮ \(\d for edges", words(person))
        await person.press("enter")
        assert person.chosen().startswith("dig ")
        assert "What would happen" in person.read()
        assert "edges" in words(person)
        await person.press("escape")
        assert not person.chosen()
        assert person.screen.view["step"] == "dig"


async def test_a_build_is_previewed_where_it_would_lie_and_can_be_changed() -> None:
    async with playing(middle()) as person:
        await person.press("d")
        assert "A gold number is a level, shown" in words(person)
        await touch(person, "site f6:2")
        assert person.chosen() == "build dug f6:2 r0 free g7"
        await person.press("r", "r")
        assert person.screen.move_input.path == OVER_A_BELVEDERE
        said = words(person)
        assert "Builds a tile at f6, level 2, for 5 ▮, free corner g7." in said
        assert "Now hidden: belvedere g7." in said
        assert "Symbols covered: fountain g6." in said
        assert "Can then build: statue f7." in said
        assert "▗▲▖" in person.read()
        await person.press("escape")
        assert person.screen.move_input.path == ("tile dug",)
        await touch(person, "site a1:1")
        assert person.chosen() == "build dug a1:1 r0"
        await person.press("c")
        assert person.chosen() == "build dug a1:1 r0 free a2"
        await person.press("enter")
        assert BABYLON.write(person.table.record.line[0].move) == "build dug a1:1 r0 free a2"


async def test_what_was_turned_last_is_turned_again() -> None:
    async with playing(middle()) as person:
        await person.press("d")
        await touch(person, "site a1:1")
        await person.press("r", "c", "enter", "u", "d")
        await touch(person, "site a1:2")
        assert person.chosen() == "build dug a1:2 r1 free a2"


async def test_everything_can_be_clicked() -> None:
    async with playing(middle()) as person:
        await person.click_place("#buttons", "tile dug")
        await person.click_place("#board", "site f6:2")
        await person.click_place("#buttons", "turn 1")
        assert person.chosen() == "build dug f6:2 r1 free g7"
        await person.click_place("#buttons", "turn 2")
        await person.click_place("#buttons", "confirm")
        await person.click_place("#buttons", "statue")
        await person.click_place("#board", "cell f7")
        assert [BABYLON.write(entry.move) for entry in person.table.record.line] == ["build dug f6:2 r2 free g7", "statue f7"]
        await person.click_place("#keys", "change_view('v')")
        assert "Quarry" in person.read()


async def test_the_free_corner_can_be_clicked() -> None:
    async with playing(middle()) as person:
        await person.press("d")
        await touch(person, "site a1:1")
        await person.click_place("#board", "free low right")
        assert person.chosen() == "build dug a1:1 r0 free b1"


async def test_a_place_where_nothing_can_be_built_tells_the_rule() -> None:
    async with playing(middle(), size=(80, 50)) as person:
        await person.press("d")
        await person.click_place("#board", "site g4:2")
        assert "Not allowed by rule 5." in words(person)
        assert person.table.record.ply == 0


async def test_an_empty_stack_tells_the_rule() -> None:
    game = two()
    play_on(game, 40)
    while game.position.to_act != 0 or game.view()["step"] != "dig" or all(stack["layer"] for stack in game.view()["quarry"]):
        play_on(game, 1)
    empty = next(stack["stack"] for stack in game.view()["quarry"] if not stack["layer"])
    async with playing(game) as person:
        await person.click_place("#board", f"stack {empty}")
        assert "Not allowed by rule 4.1: Dig one visible tile" in words(person)


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("build dug g4:2 r0", "rule 5."),
        ("build stored a1:1 r0", "Not allowed by rule 5.1"),
        ("statue c4", "Not allowed by rule 6.1"),
        ("dig a1", "Not now: Build a tile"),
        ("build dug a1:9 r0", "rule 5."),
        ("fountain a1 b2", "Not understood from character 10"),
        ("dance", "Not understood from character 1. Possible moves include: build dug"),
    ],
)
async def test_a_typed_move_that_cannot_be_says_why(move: str, said: str) -> None:
    async with playing(middle(), size=LARGE) as person:
        await person.press("colon")
        await person.type(move)
        assert said in " ".join(str(person.screen.query_one(".refusal").render()).split())
        assert person.table.record.ply == 0


async def test_every_kind_of_move_can_be_typed() -> None:
    async with playing(middle()) as person:
        moves = ["build dug f6:2 r2 free g7", "wild f6 statue", "statue f7", "statue f6"]
        for move in (*moves, "end"):
            await person.press("colon")
            await person.type(move)
            if person.chosen().startswith("build"):
                await person.press("enter")
        assert [BABYLON.write(entry.move) for entry in person.table.record.line] == moves
        assert person.chosen() == "end"


async def test_the_token_can_be_used() -> None:
    async with playing(middle()) as person:
        await person.press("colon")
        await person.type("build dug f6:2 r2 free g7")
        await person.press("enter", "1")
        assert "Which space should the statue go on? Score +2 (Statues +2)." in words(person)
        await person.press("x")
        assert "Which space should get a different symbol" in words(person)
        await touch(person, "cell g6")
        await person.press("1")
        assert BABYLON.write(person.table.record.line[-1].move) == "wild g6 statue"


async def test_undo_goes_back_to_the_dig() -> None:
    async with playing(two()) as person:
        while person.screen.view["step"] == "remove":
            await person.press("enter", "enter")
        start = person.table.record.ply
        await person.press("enter", "enter")
        dug = person.table.record.ply
        await person.press("s", "enter", "enter")
        assert person.table.record.ply == dug + 1
        await person.press("u")
        assert person.table.record.entries[-1] == TakenBack(dug, 0, "free")
        assert person.screen.view["step"] == "build"
        await person.press("u")
        assert person.table.record.entries[-1] == TakenBack(start, 0, "bots")
        assert person.screen.view["step"] == "dig"


async def test_more_than_six_pillars_are_marked_as_not_kept() -> None:
    async with playing(middle()) as person:
        read = person.read()
        assert "▮▮▮▮▮▮" in read
        assert "▮▮▮ not kept" in read
        await person.press("e", "d")
        assert "Keeps 6 ▮, stores a tile (basalt, pink flower); returns 3 ▮." in words(person)


async def test_gardens_and_levels_can_be_looked_at() -> None:
    async with playing(middle()) as person:
        assert "You · from above" in person.read()
        await person.press("o")
        assert "Dice · from above" in person.read()
        await person.press("l")
        assert "Dice · level 3" in person.read()
        await person.press("l", "l", "l")
        assert "Dice · from above" in person.read()
        await person.press("v")
        assert "Quarry" in person.read()
        await person.press("escape")
        assert "You · from above" in person.read()
        await person.press("o", "d")
        assert "You · from above" in person.read(), "who chooses sees what there is to choose"


async def test_a_level_shows_what_is_covered() -> None:
    view = BABYLON.view(BABYLON.read_position(MIDDLE), 0)
    above, below = (drawn_text(view, sight, (42, 22)) for sight in ("garden 2", "garden 2 1"))
    assert above != below
    assert below.count("1") > above.count("1")


def drawn(view: Any, sight: str, size: tuple[int, int], marks: Marks | None = None) -> Drawing:
    """The board with the first player's side at the bottom."""
    names = ["You", "Greedy", "Dice", "Player 4"]
    return BOARD.draw(Scene(Frame(view, marks or Marks()), 0, 0, sight, names, Texts("en")), *size)


def drawn_text(view: Any, sight: str, size: tuple[int, int]) -> str:
    return "\n".join(strip.text for strip in drawn(view, sight, size).strips)


@pytest.mark.parametrize("size", [(42, 22), (42, 36), (60, 38), (70, 38), (120, 60), (20, 6), (0, 0)])
@pytest.mark.parametrize("sight", ["", "quarry", "garden 2", "garden 1 2"])
def test_the_board_fills_its_room_with_characters_of_single_width(size: tuple[int, int], sight: str) -> None:
    view = BABYLON.view(BABYLON.read_position(MIDDLE), 0)
    marks = Marks(["site a1:1", "site a1:2", "cell b2"], OVER_A_BELVEDERE, "stack a1", ["garden 1 c4", "stack b1"])
    drawing = drawn(view, sight, size, marks)
    assert len(drawing.strips) == size[1]
    assert all(strip.cell_length == size[0] == len(strip.text) for strip in drawing.strips)
    assert {glyph for strip in drawing.strips for glyph in strip.text if cell_len(glyph) != 1} == set()


@pytest.mark.parametrize("size", [SMALL, (120, 40)], ids=["small", "large"])
async def test_everything_is_on_the_screen(size: tuple[int, int]) -> None:
    async with playing(middle(), size=size) as person:
        read = person.read()
        for text in ("Babylon", "round 8 of 15", "You", "Dice", "Token:", "Height", "Sets", "What to do", "d Dug", "e End turn", "help"):
            assert text in read, text
        lines = read.splitlines()
        assert {len(line) for line in lines} == {size[0]}
        assert len(lines) == size[1]
        await person.press("v")
        assert "a1" in person.read() and "d4" in person.read()


async def test_without_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with playing(middle()) as person:
        await person.press("d")
        read = person.read()
        assert "╰┰╯" in read and "▂▄▆" in read and "╭═╮" in read
        await touch(person, "site f6:2")
        assert "▗▲▖" in person.read()
        await person.press("enter", "question_mark")
        assert "hanging garden" in person.read()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_language_plays(language: str) -> None:
    texts = Texts(language)
    async with playing(middle(), language) as person:
        assert texts("babylon-token") in person.read()
        await person.press("d", "enter")
        assert texts("heading-preview") in person.read()
        assert texts("button-turn") in person.read()
        await person.press("enter", "e", "question_mark")
        assert texts("babylon-signs") in person.read()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told_in_every_language(language: str) -> None:
    game = table(dict.fromkeys(range(3), "uniform"), seats=3, game=BABYLON)
    play_on(game)
    shown = ReplayScreen(game.record, Texts(language))
    for number in range(len(shown.moments)):
        shown.sentences_at(number)
    assert shown.result()


async def test_three_seats_are_saved_resumed_and_replayed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen, "PAUSE", 0.0)
    file = tmp_path / "game.txt"
    game = table({1: "uniform", 2: "uniform"}, {"first": "1"}, seats=3, game=BABYLON)
    game.save_as(file)
    async with playing(game) as person:
        assert "Dice 2" in person.read()
        assert "Dice 3" in person.read()
        await person.press("enter", "enter")
        ply = person.table.record.ply
    resumed = resume(read_record(file), {})
    assert set(resumed.bots) == {1, 2}
    async with playing(resumed) as person:
        assert person.table.record.ply == ply
        await person.press("enter", "enter")
        assert person.table.record.ply > ply
    async with at(ReplayScreen(read_record(file), Texts("en")), SMALL) as person:
        await person.press("end", "left", "t", "o", "l")
        assert person.screen.below == 1
        assert "Player 1 · " in person.read()


async def test_three_people_take_back_if_all_agree() -> None:
    async with playing(table({}, {"first": "1"}, seats=3, game=BABYLON)) as person:
        await person.press("enter", "enter")
        assert "Player 2: What to do" in person.read()
        await person.press("u")
        assert "Do the other players agree? (Player 2, Player 3)" in " ".join(person.read().split())
        await person.press("enter")
        assert person.screen.view["to_act"] == 0


def test_a_rematch_moves_everybody_one_seat_further() -> None:
    game = table({0: "uniform", 1: "greedy", 3: "uniform"}, seats=4, game=BABYLON)
    again = game.rematch()
    assert {seat: bot.name for seat, bot in again.bots.items()} == {1: "uniform", 2: "greedy", 0: "uniform"}
    assert again.people == [3]


def test_players_of_one_name_are_told_apart_by_their_seats() -> None:
    assert distinct_names(["You", "Greedy", "Dice", "Greedy"]) == ["You", "Greedy 2", "Dice", "Greedy 4"]


def test_a_set_of_tiles_is_embedded_in_the_record() -> None:
    options = {name: read_file((DATA / f"{name}.toml").read_text(encoding="utf-8")) for name, read_file in FILE_OPTIONS["babylon"].items()}
    game = table({1: "uniform"}, options, game=BABYLON)
    play_on(game, 30)
    text = write(game.record)
    assert options["tiles"] in text
    assert read(text, lambda _: BABYLON).header.options == options


async def test_the_table_opens_while_the_rules_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = Event()

    def load(name: str) -> Any:
        compiled.wait(10)
        return BABYLON

    monkeypatch.setattr(bot_runner, "load", load)
    game = table({1: "greedy"}, {"first": "2"}, game=BABYLON)
    app = TerminalApp(PlayScreen(game, Texts("en"), fast=True))
    async with app.run_test(size=SMALL) as pilot:
        person = Person(pilot)
        while "computer is getting ready" not in words(person):
            await pilot.pause(0.01)
        ply = game.record.ply
        await pilot.press("o", "l", "question_mark", "escape")
        assert game.record.ply == ply
        compiled.set()
        await person.settled()
        assert game.record.ply > ply
        assert person.screen.view["step"] == "remove"


@pytest.mark.parametrize("seed", range(2))
async def test_no_key_breaks_it(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    chance = random.Random(seed)
    async with playing([middle(), two()][seed], size=chance.choice([SMALL, (120, 40), (40, 10)])) as person:
        await person.press_anything([*ANY_KEYS, *"1234dsecrvolx0"], chance)
