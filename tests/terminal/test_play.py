"""Bubblee Pop in the terminal, played with keys and mouse."""

from __future__ import annotations

import random
import re
import threading
from pathlib import Path

import pytest
from textual import events
from textual.widgets import Input

from terminal.playing import ANY_KEYS, GAME, LARGE, LINE_TO_DROP, SMALL, SWAP_NEEDED, Person, play_on, playing, table, table_at
from ziggurat.bots import analysis
from ziggurat.bots.search import prepare
from ziggurat.core.game import CHANCE
from ziggurat.core.record import TakenBack
from ziggurat.core.record_text import write
from ziggurat.games import load
from ziggurat.locales import LANGUAGES, Texts
from ziggurat.terminal import hints, play
from ziggurat.terminal.app import TerminalApp
from ziggurat.terminal.play import PlayScreen

UNIFORM = {1: "uniform"}


async def play_one_decision(person: Person) -> None:
    """Make any decision, with keys only."""
    screen = person.screen
    match screen.view["step"]:
        case "place":
            await person.press("enter")
        case "swap":
            await person.press("k") if ["keep"] in screen.view["choices"][-1]["paths"] else await person.press("enter", "enter")
        case "drop":
            columns = screen.view["choices"][-1]["move"].removeprefix("drop ")
            first, _, second = columns.partition("-")
            await person.press(first, second or first, "enter")
        case "power":
            await person.press("p", "enter")


async def test_a_whole_game_by_keyboard_alone() -> None:
    async with playing(table(UNIFORM)) as person:
        while person.table.record.ended.how == "open":
            before = person.table.record.ply
            await play_one_decision(person)
            assert person.table.record.ply > before
        assert "New game" in person.read()
        first = person.screen
        await person.press("n")
        assert person.screen is not first
        assert person.table.people == [1]
        assert person.table.record.ranks is None


async def test_a_few_turns_against_a_level() -> None:
    prepare(load("bubblee"))
    async with playing(table({1: "level2"}, {"first": "2"})) as person:
        assert "Hedgehog" in person.read()
        while person.table.record.ply < 30 and person.table.record.ended.how == "open":
            await play_one_decision(person)
        assert {played.seat for played in person.table.record.line} >= {0, 1}


async def test_arrow_keys_go_to_places_and_buttons() -> None:
    async with playing(table(UNIFORM, {"first": "1"})) as person:
        assert person.screen.cursor == "sky 1:1"
        await person.press("right", "up")
        assert person.screen.cursor == "sky 2:2"
        await person.press("right", "right", "right", "right")
        assert person.screen.cursor == "keep"
        await person.press("left", "down")
        assert person.screen.cursor == "sky 1:5"
        await person.press("enter")
        assert person.screen.move_input.path == ("sky 1:5",)
        assert set(person.screen.touchable) == {"sky 1:4", "sky 2:5", "cancel"}
        await person.press("escape")
        assert person.screen.move_input.path == ()


async def test_tab_goes_through_everything() -> None:
    async with playing(table(UNIFORM, {"first": "1"})) as person:
        seen = set()
        for _ in person.screen.touchable:
            seen.add(person.screen.cursor)
            await person.press("tab")
        assert seen == set(person.screen.touchable)
        await person.press("shift+tab")
        assert person.screen.cursor == "keep"


async def test_a_click_touches_a_place_of_the_sky() -> None:
    async with playing(table(UNIFORM, {"first": "1"})) as person:
        await person.click_place("#board", "sky 1:2")
        assert person.screen.move_input.path == ("sky 1:2",)
        await person.click_place("#board", "sky 1:2")
        assert person.screen.move_input.path == ()
        await person.click_place("#buttons", "keep")
        assert person.screen.view["step"] == "drop"
        await person.click_place("#board", "planet 1 2:3")
        assert "You can't do that here" in person.read()


async def test_the_keys_at_the_bottom_can_be_clicked() -> None:
    async with playing(table(UNIFORM)) as person:
        await person.click_place("#keys", "help")
        assert "Two planets" in person.read()
        await person.press("escape")
        assert "Two planets" not in person.read()


async def test_a_drop_is_previewed_and_can_be_reconsidered() -> None:
    async with playing(table_at(LINE_TO_DROP, UNIFORM)) as person:
        await person.press("3", "3")
        assert person.chosen() == "drop 3"
        read = person.read()
        assert "What would happen" in read
        assert "+6 points" in read
        assert "✦" in read
        assert person.table.record.ply == 0
        await person.press("escape")
        assert not person.chosen()
        assert person.screen.move_input.path == ("sky 1:3",)
        await person.press("escape", "4", "5")
        assert person.chosen() == "drop 4-5"
        await person.press("3", "3", "enter")
        assert GAME.write(person.table.record.line[0].move) == "drop 3"
        assert person.table.game.scores(person.table.position)[0] == 24


async def test_a_drop_without_a_line_says_so() -> None:
    async with playing(table_at(LINE_TO_DROP, UNIFORM)) as person:
        await person.press("1", "1")
        assert "No line." in person.read()


async def test_power_buttons_lead_to_their_targets() -> None:
    position = "turn 1 power 1; sky PB.RY BR.PB; planets KR KG PG KP K / KB K YG KBR K; bag R4 P5 Y4 B4 G4 K1; points 18 15; due PY / -"
    async with playing(table_at(position, UNIFORM)) as person:
        assert set(person.screen.touchable) == {"power purple", "power yellow", "pass"}
        await person.press("v")
        assert person.screen.board.column(person.screen.touchable[0]) == 1
        await person.press("3", "enter")
        assert GAME.write(person.table.record.line[0].move) == "purple 3"
        await person.press("y", "2", "enter")
        assert person.table.game.scores(person.table.position)[0] == 19


async def test_a_typed_move_that_a_rule_forbids_shows_the_rule() -> None:
    async with playing(table_at(LINE_TO_DROP, UNIFORM)) as person:
        await person.press("colon")
        await person.type("drop 2")
        sentence = Texts("en")("rule-bubblee-6-1")
        refusal = str(person.screen.query_one(".refusal").render())
        assert refusal.startswith(f"Not allowed by rule 6.1: {sentence}")
        assert person.table.record.ply == 0


async def test_a_typed_move_of_another_step_is_answered_with_what_to_do_now() -> None:
    async with playing(table_at(LINE_TO_DROP, UNIFORM)) as person:
        await person.press("colon")
        await person.type("swap n1 n2")
        refusal = str(person.screen.query_one(".refusal").render())
        assert refusal == "Not now: Drop two neighbours, at least one from your near row. Rule 3.2."
        assert person.table.record.ply == 0


async def test_a_swap_that_is_needed_is_not_called_free() -> None:
    async with playing(table_at(SWAP_NEEDED, {0: "uniform"})) as person:
        read = person.read()
        assert "You must swap" in read
        assert "keep it" not in read


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_prompt_for_placing_says_what_and_where(language: str) -> None:
    async with playing(table(UNIFORM, {"first": "2"}), language) as person:
        assert person.screen.view["step"] == "place"
        said = person.screen.board.prompt(person.screen.view, (), Texts(language))
        assert " ".join(said.split()[:2]) in person.read()
    assert Texts("en")("bubblee-do-place", colour="yellow") == "Put the yellow Bubblee in an empty place in the sky."


async def test_a_typed_move_that_cannot_be_read_names_what_could_be() -> None:
    async with playing(table_at(LINE_TO_DROP, UNIFORM)) as person:
        await person.press("colon")
        await person.type("drop 9")
        assert "character 6" in person.read()
        assert "drop 1-2" in person.read()


async def test_fast_fingers_lose_no_letter() -> None:
    """Keys arrive as fast as from a script; none reaches the board under the input."""
    async with playing(table({}, {"first": "1", "sky": "RPYBG YBGRP"})) as person:
        for letter in ":swap n1 n2":
            name = {":": "colon", " ": "space"}.get(letter, letter)
            person.app.post_message(events.Key(name, letter))
        while not isinstance(person.screen.focused, Input) or len(person.screen.focused.value) < 10:
            await person.pilot.pause()
        assert person.screen.focused.value == "swap n1 n2"
        assert person.table.record.ply == 0


async def test_a_typed_move_is_previewed_like_any_other() -> None:
    async with playing(table_at(LINE_TO_DROP, UNIFORM)) as person:
        await person.press("colon")
        await person.type("drop 3")
        assert "What would happen" in person.read()
        await person.press("enter")
        assert person.table.record.ply > 0


async def test_a_forced_placement_is_played_by_itself() -> None:
    async with playing(table(UNIFORM, {"first": "1"})) as person:
        await person.press("k", "1", "1", "enter", "enter")
        placed = [entry for entry in person.table.record.line if entry.seat == 0 and GAME.write(entry.move).startswith("place")]
        assert len(placed) == 2
        assert person.screen.view["step"] == "swap"
        assert Texts("en")("forced") in person.log()


async def test_undo_is_free_within_the_turn() -> None:
    async with playing(table(UNIFORM, {"first": "1"})) as person:
        await person.press("k")
        assert person.screen.view["step"] == "drop"
        await person.press("3", "u")
        assert person.screen.move_input.path == ()
        await person.press("u")
        assert person.screen.view["step"] == "swap"
        assert person.table.record.entries[-1] == TakenBack(1, 0, "free")
        assert person.table.record.is_rated


async def test_undo_against_a_computer_player_goes_back_over_its_moves() -> None:
    async with playing(table(UNIFORM, {"first": "1"})) as person:
        await person.press("k", "1", "1", "enter")
        drawn = person.table.record.line[-1].move
        sky = person.table.view()["sky"]
        assert person.table.record.line[-1].seat == CHANCE
        await person.press("u")
        assert person.screen.view["step"] == "drop"
        assert person.table.record.entries[-1] == TakenBack(2, 0, "bots")
        assert not person.table.record.is_rated
        await person.press("1", "1", "enter")
        # A take-back re-rolls nothing.
        again = [entry.move for entry in person.table.record.line if entry.seat == CHANCE]
        assert drawn in again
        assert sky


async def test_there_may_be_nothing_to_take_back() -> None:
    async with playing(table(UNIFORM, {"first": "1"})) as person:
        await person.press("u")
        assert "nothing to undo" in person.read()


async def test_two_people_take_back_by_consent() -> None:
    async with playing(table({}, {"first": "1"})) as person:
        await person.press("k", "1", "1", "enter")
        assert person.screen.view["to_act"] == 1
        ply = person.table.record.ply
        await person.press("u")
        assert "Does the other player agree?" in person.read()
        await person.press("escape")
        assert person.table.record.ply == ply
        await person.press("u", "enter")
        assert person.table.record.entries[-1] == TakenBack(2, 0, "agreed")
        assert person.screen.view["to_act"] == 0


async def test_the_board_turns_to_the_player_who_decides() -> None:
    async with playing(table({}, {"first": "1"})) as person:
        assert person.screen.below == 0
        await person.press("k", "1", "1", "enter")
        assert person.screen.below == 1
        assert "Player 2: What to do" in person.read()
        await person.press("t")
        assert person.screen.below == 0
        await person.press("t")
        assert person.screen.below == 1


async def test_solo_shows_the_mission_and_its_end() -> None:
    mission = {"planet": "R - - - -", "first": "1", "sky": "RPYBG YBGRP"}
    async with playing(table({}, mission, seats=1)) as person:
        assert "The mission" in person.read()
        assert "Goal:" in person.read()
        await person.press("k", "1", "1", "enter")
        assert person.table.record.ply > 1


async def test_save_refuses_to_overwrite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.txt").write_text("mine", encoding="utf-8")
    async with playing(table(UNIFORM)) as person:
        await person.press("w")
        person.screen.query_one("Input").value = "mine.txt"
        await person.press("enter")
        assert "won't be overwritten" in person.read()
        person.screen.query_one("Input").value = "no/such/folder.txt"
        await person.press("enter")
        assert "Can't write" in person.read()
        person.screen.query_one("Input").value = ""
        await person.press("enter")
        assert "Please enter a file name" in person.read()
        person.screen.query_one("Input").value = "other.txt"
        await person.press("enter")
        assert "Saved: other.txt" in person.read()
    assert Path("mine.txt").read_text(encoding="utf-8") == "mine"
    assert Path("other.txt").read_text(encoding="utf-8").startswith("Ziggurat record")
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == ["mine.txt", "other.txt"]


async def test_leaving_an_open_game_asks() -> None:
    async with playing(table(UNIFORM)) as person:
        await person.press("q")
        assert "The game isn't over" in person.read()
        await person.press("escape")
        assert person.app.is_running
        await person.press("q", "right", "enter")
        assert not person.app.is_running


async def test_leaving_offers_to_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    async with playing(table(UNIFORM)) as person:
        await person.press("q", "enter", "enter")
        assert not person.app.is_running
    assert len([path for path in tmp_path.iterdir() if path.is_file()]) == 1


@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+q"])
async def test_interrupting_asks_once(key: str) -> None:
    async with playing(table(UNIFORM)) as person:
        await person.press(key)
        assert "Anything you haven't saved will be lost" in person.read()
        await person.press("escape", "question_mark", key)
        assert "The game isn't over" in person.read()
        assert person.app.is_running
        await person.pilot.press(key)
        await person.pilot.pause()
    assert person.app.return_code == 130


async def test_leaving_warns_if_the_file_could_not_be_written(tmp_path: Path) -> None:
    game = table(UNIFORM, {"first": "1"})
    (tmp_path / "gone").mkdir()
    game.save_as(tmp_path / "gone" / "game.txt")
    async with playing(game) as person:
        await person.press("q")
        assert "will be lost" not in person.read()
        await person.press("escape")
        (tmp_path / "gone" / "game.txt").unlink()
        (tmp_path / "gone").rmdir()
        await person.press("k", "q")
        assert "Anything you haven't saved will be lost" in person.read()
        await person.press("enter")
        person.screen.query_one("Input").value = str(tmp_path / "other.txt")
        await person.press("enter")
        assert not person.app.is_running
    assert game.save_error is None
    assert "1 keep" in (tmp_path / "other.txt").read_text(encoding="utf-8")


async def test_a_finished_game_is_reopened_only_after_a_question() -> None:
    game = table(UNIFORM)
    play_on(game)
    async with playing(game) as person:
        await person.press("u")
        assert "Undo the last decision and keep playing?" in " ".join(person.read().split())
        await person.press("escape")
        assert person.table.position.to_act is None
        await person.press("u", "enter")
        assert person.screen.view["to_act"] == 0


async def test_without_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with playing(table_at(LINE_TO_DROP, UNIFORM)) as person:
        await person.press("3", "3", "enter", "question_mark")
        assert "Bubblee Pop" in person.read()


async def test_help_begins_with_the_goal_and_the_powers() -> None:
    async with playing(table(UNIFORM), size=(120, 90)) as person:
        await person.press("question_mark")
        read = " ".join(person.read().split())
        texts = Texts("en")
        parts = ("Two planets", texts("power-red"), "A free Bubblee", texts("keys-back"), "Your turn:", "Grégory Oliver")
        places = [read.find(part[:30]) for part in parts]
        assert -1 not in places
        assert places == sorted(places)


async def test_a_screen_that_is_too_small_says_so() -> None:
    async with playing(table(UNIFORM, {"first": "1"}), size=(79, 24)) as person:
        assert "Please make the window at least 80 × 24." in person.read()
        assert "What to do" not in person.read()
        await person.press("k")
        assert person.screen.view["step"] == "swap", "nothing is decided unseen"
        await person.pilot.resize_terminal(*SMALL)
        await person.settled()
        assert "Please make" not in person.read()
        assert "What to do" in person.read()
        await person.press("k")
        assert person.screen.view["step"] == "drop"
        await person.pilot.resize_terminal(80, 23)
        await person.settled()
        assert "Please make" in person.read()
        await person.press("q")
        assert "The game isn't over" in person.read()


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])
async def test_everything_is_on_the_screen(size: tuple[int, int]) -> None:
    async with playing(table({1: "greedy"}, {"first": "1", "black": "5"}), size=size) as person:
        read = person.read()
        for text in ("Bubblee Pop", "You", "Greedy", "In the bag", "73 left", "What to do", "k Keep", "help", "select"):
            assert text in read, text
        lines = read.splitlines()
        assert len(lines) == size[1]
        assert {len(line) for line in lines} == {size[0]}
        assert len([line for line in lines if re.search(r"1\D+2\D+3\D+4\D+5", line)]) == 2
        assert read.count(" ✕ ") + read.count("✕  ") >= 10


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_language_plays(language: str) -> None:
    texts = Texts(language)
    async with playing(table_at(LINE_TO_DROP, UNIFORM), language) as person:
        await person.press("3", "3")
        read = person.read()
        assert texts("heading-preview") in read
        assert texts("button-confirm") in read
        await person.press("enter", "question_mark")
        assert texts("bubblee-powers") in person.read()
        assert texts("heading-keys") in [chapter.heading for chapter in person.screen.chapters]


async def test_the_moves_of_a_computer_player_can_be_followed_and_hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "PAUSE", 60.0)
    table_of_two = table(UNIFORM, {"first": "2"})
    app = TerminalApp(PlayScreen(table_of_two, Texts("en")))
    async with app.run_test(size=SMALL) as pilot:
        person = Person(pilot)
        while table_of_two.record.ply < 2:
            await pilot.pause(0.01)
        await pilot.pause(0.1)
        assert table_of_two.record.ply == 2, "it waits after its first move"
        assert "Dice is playing. Press any key to speed up." in person.panels()
        await person.press("x")
        assert person.screen.view["step"] == "place"
        while person.screen.view["step"] != "drop":
            await person.press("k" if person.screen.view["step"] == "swap" else "enter")
        await person.press(*"11")
        ply = table_of_two.record.ply
        await pilot.press("enter")
        while table_of_two.record.ply < ply + 3:
            await pilot.pause(0.01)
        await pilot.pause(0.1)
        assert table_of_two.record.ply == ply + 3, "it waits after its first placement"
        await person.press("x")


async def test_the_same_seed_makes_the_same_game() -> None:
    records = []
    for _ in range(2):
        async with playing(table(UNIFORM, {"first": "2"})) as person:
            await person.press("enter")
            records.append(write(person.table.record))
    assert records[0] == records[1]


@pytest.mark.parametrize("seed", range(3))
async def test_no_key_breaks_it(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    chance = random.Random(seed)
    game = [table(UNIFORM), table({}), table({}, {"planet": "RGB GBR BRG RG G"}, seats=1)][seed]
    async with playing(game, size=chance.choice([SMALL, LARGE, (40, 10)])) as person:
        await person.press_anything([*ANY_KEYS, *"12345kpsrvybg0x"], chance)
        assert person.table.record.ply > 0


async def test_a_hint_is_chosen_and_waits_for_its_confirmation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "SOON", 60.0)
    monkeypatch.setitem(analysis.HINT, "bubblee", 100)
    async with playing(table_at(LINE_TO_DROP, {1: "uniform"})) as person:
        await person.press("h")
        assert person.chosen().startswith("drop")
        assert "Hint: drop" in person.read() and "%" in person.read()
        ply = person.table.record.ply
        await person.press("escape")
        assert person.chosen() == "" and person.table.record.ply == ply


async def test_the_only_person_is_you_beside_the_board_and_a_player_in_sentences() -> None:
    async with playing(table_at(LINE_TO_DROP, UNIFORM)) as person:
        assert "You" in person.panels()
        await person.press("3", "3", "enter")
        assert "Player 1: +6 points." in person.log()
        assert "You:" not in person.log()
        person.table.record.end("resigned", 0)
        assert person.screen.result() == "Player 1 resigned."


async def test_between_people_there_are_no_hints() -> None:
    async with playing(table_at(LINE_TO_DROP, {})) as person:
        await person.press("h")
        assert person.chosen() == "" and "No hints" in person.read()


async def test_a_hint_needs_rules_that_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    ready = threading.Event()
    monkeypatch.setattr(hints, "SOON", 0.05)
    monkeypatch.setattr(hints, "prepare", lambda game: ready.wait(20))
    async with playing(table_at(LINE_TO_DROP, {1: "uniform"})) as person:
        await person.press("h")
        assert person.chosen() == "" and "aren't ready yet" in person.read()
        ready.set()
