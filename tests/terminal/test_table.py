"""The parts of the terminal without a screen: files, seeds, resuming, move input, drawing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from textual.geometry import Offset

from terminal.playing import GAME, LINE_TO_DROP, SEED, play_on, playing, table, table_at
from ziggurat.core.fairness import verify
from ziggurat.core.game import CHANCE, GameError, Position, Seat, View
from ziggurat.core.record import Played, Record
from ziggurat.core.record_text import read, write
from ziggurat.core.undo import Offer
from ziggurat.games import load
from ziggurat.locales import Texts
from ziggurat.terminal.board import Frame, Marks, Scene, board_of
from ziggurat.terminal.boards.bubblee.places import pieces_of, with_pieces
from ziggurat.terminal.canvas import Drawing
from ziggurat.terminal.files import FileExists, create_record, free_name, read_record
from ziggurat.terminal.move_input import MoveInput, neighbour
from ziggurat.terminal.seeds import load_seed
from ziggurat.terminal.table import TerminalTable, resume

BOARD = board_of("bubblee")


def drawn(view: View, below: Seat, marks: Marks, size: tuple[int, int]) -> Drawing:
    """The board of a person at the first seat."""
    return BOARD.draw(Scene(Frame(view, marks), below, 0, "", ["You", "Greedy"], Texts("en")), *size)


def again(record: Record) -> Record:
    """A copy of the record, written and read."""
    return read(write(record), lambda name: load(name, "plain"))


# Files


def test_a_kept_game_is_on_disk_after_every_move(tmp_path: Path) -> None:
    game = table({1: "uniform"})
    file = tmp_path / "game.txt"
    game.save_as(file)
    for ply in range(1, 30):
        play_on(game, 1)
        assert read_record(file).ply == ply
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("mine", encoding="utf-8")
    with pytest.raises(FileExists):
        table({}).save_as(file)
    assert file.read_text(encoding="utf-8") == "mine"
    assert free_name(file).name == "game-2.txt"


def test_a_full_disk_neither_ends_the_game_nor_spoils_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = table({1: "uniform"})
    file = tmp_path / "game.txt"
    game.save_as(file)
    play_on(game, 5)

    def full(_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        play_on(game, 1)
        assert game.save_error
        assert read_record(file).ply == 5
        with pytest.raises(OSError, match="No space"):
            create_record(tmp_path / "other.txt", game.record)
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]
    play_on(game, 1)
    assert game.save_error is None
    assert read_record(file).ply == 7


async def test_trouble_with_the_file_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    game = table({1: "uniform"}, {"first": "1"})
    folder = Path("f")
    folder.mkdir()
    game.save_as(folder / "game.txt")
    async with playing(game) as person:
        (folder / "game.txt").unlink()
        folder.rmdir()
        await person.press("k")
        assert "Can't write" in person.read()


# Seeds


def test_an_open_record_does_not_tell_its_seed_but_the_dealer_has_it(tmp_path: Path) -> None:
    game = table({1: "uniform"})
    game.save_as(tmp_path / "game.txt")
    play_on(game, 40)
    assert SEED.hex() not in (tmp_path / "game.txt").read_text(encoding="utf-8")
    resumed = resume(read_record(tmp_path / "game.txt"), {})
    assert resumed.record.seed == SEED
    assert set(resumed.bots) == {1}
    play_on(resumed)
    assert verify(again(resumed.record)) == "consistent"


def test_the_seed_is_forgotten_when_the_record_tells_it(tmp_path: Path) -> None:
    game = table({1: "uniform"})
    game.save_as(tmp_path / "game.txt")
    play_on(game)
    assert SEED.hex() in (tmp_path / "game.txt").read_text(encoding="utf-8")
    assert load_seed(game.record.header.commitment) is None


def test_a_game_whose_seed_is_lost_goes_on_with_what_is_left_in_the_bag() -> None:
    game = table({1: "uniform"})
    play_on(game, 60)
    ply = next(ply for ply in range(30, 60) if game.record.line[ply].seat == 0)
    game.take_back(Offer(ply, 0, "bots"))
    shown = [entry.move for entry in game.record.entries if isinstance(entry, Played) and entry.seat == CHANCE]
    resumed = resume(again(game.record), {})
    assert resumed.record.seed is None
    assert resumed.record.header.commitment == ""
    play_on(resumed)
    dealt = [entry.move for entry in resumed.record.line if entry.seat == CHANCE]
    # What chance had shown comes again, also what was taken back.
    assert dealt[: len(shown)] == shown
    assert again(resumed.record).ended.how == "rules"


def test_a_finished_game_cannot_be_resumed() -> None:
    game = table({1: "uniform"})
    play_on(game)
    with pytest.raises(GameError, match="over"):
        resume(again(game.record), {})


def test_a_rematch_exchanges_the_seats(tmp_path: Path) -> None:
    game = table({1: "uniform"}, {"black": "4"})
    game.save_as(tmp_path / "game.txt")
    rematch = game.rematch()
    assert rematch.people == [1]
    assert rematch.record.header.options == {"black": "4"}
    assert rematch.record.seed != game.record.seed
    assert rematch.file == tmp_path / "game-2.txt"


async def test_a_resumed_game_goes_on_where_it_was(tmp_path: Path) -> None:
    game = table({1: "uniform"}, {"first": "1"})
    game.save_as(tmp_path / "game.txt")
    async with playing(game) as person:
        await person.press("k", "2", "2", "enter")
    ply = game.record.ply
    async with playing(resume(read_record(tmp_path / "game.txt"), {})) as person:
        assert person.table.record.ply == ply
        assert f"resumed after move {ply}" in person.log()
        await person.press("enter")
        assert person.table.record.ply > ply


# Walking


def test_a_walk_follows_the_paths_of_the_view() -> None:
    move_input = MoveInput(GAME.view(GAME.read_position(LINE_TO_DROP), 0)["choices"])
    assert move_input.touch("sky 1:3")
    assert set(move_input.touchable) == {"sky 1:2", "sky 1:4", "sky 2:3"}
    assert not move_input.touch("planet 1 1:1")
    assert move_input.path == ("sky 1:3",)
    assert move_input.touch("sky 2:3")
    assert move_input.reached == GAME.code(GAME.read("drop 3"))
    assert move_input.touch("sky 1:5"), "a touch elsewhere starts anew"
    assert move_input.path == ("sky 1:5",)
    assert move_input.back()
    assert not move_input.back()


def test_arrows_lead_to_the_nearest_place() -> None:
    points = {"here": Offset(10, 10), "right": Offset(17, 10), "far right": Offset(24, 10), "above": Offset(10, 8), "aside": Offset(40, 9)}
    assert neighbour(points, "here", "right") == "right"
    assert neighbour(points, "here", "up") == "above"
    assert neighbour(points, "here", "left") is None


# Drawing and telling


def positions_of(game: TerminalTable) -> Iterator[tuple[Position[Any], Any]]:
    """The positions of a game that is continued at random, each with the next move."""
    play_on(game)
    yield from zip(game.record.positions, (entry.move for entry in game.record.line), strict=False)


@pytest.mark.parametrize(
    ("options", "seats"),
    [({}, 2), ({"touching": "group", "black": "5 3"}, 2), ({"planet": "RGB GBR BRG RG G"}, 1)],
    ids=["duel", "group", "solo"],
)
def test_frames_end_where_the_move_ends(options: dict[str, str], seats: int) -> None:
    texts, names = Texts("en"), ["You", "Greedy"]
    for position, move in positions_of(table({}, options, seats)):
        view = GAME.view(position)
        events = GAME.events(position, move)
        *_, end = BOARD.frames(view, events)
        after = GAME.view(GAME.play(position, move))
        if view["step"] == "sky":
            continue
        assert pieces_of(end.view) == pieces_of(after), GAME.write(move)
        assert end.view["points"] == after["points"]
        assert end.view["hand"] == after["hand"]
        assert BOARD.describe(view, GAME.write(move), events, names, texts) or view["step"] in ("draw", "first")


def test_pieces_stay_where_they_are() -> None:
    view = GAME.view(GAME.read_position(LINE_TO_DROP))
    assert with_pieces(view, pieces_of(view)) == view


@pytest.mark.parametrize("size", [(42, 22), (60, 34), (150, 60), (20, 6)])
@pytest.mark.parametrize("below", [0, 1])
def test_the_board_fills_its_room_with_characters_of_single_width(size: tuple[int, int], below: int) -> None:
    view = GAME.view(GAME.read_position(LINE_TO_DROP), 0)
    frame = BOARD.frames(view, GAME.events(GAME.read_position(LINE_TO_DROP), GAME.read("drop 3")))[0]
    marks = Marks(["sky 1:1"], ["sky 1:2"], "sky 1:4", ["sky 1:5"], frame.marks.coming, frame.marks.shining)
    drawing = drawn(frame.view, below, marks, size)
    text = "".join(strip.text for strip in drawing.strips)
    assert len(drawing.strips) == size[1]
    assert all(strip.cell_length == size[0] == len(strip.text) for strip in drawing.strips)
    assert {glyph for glyph in text if cell_len(glyph) != 1} == set()


def test_the_own_planet_is_below_and_its_ground_is_at_the_edge() -> None:
    view = GAME.view(GAME.read_position(LINE_TO_DROP), 0)
    for below in (0, 1):
        places = drawn(view, below, Marks(), (42, 22)).places
        above, own = 2 - below, below + 1
        rows = [
            f"planet {above} 1:1",
            f"planet {above} 1:4",
            f"sky {above}:1",
            f"sky {own}:1",
            f"planet {own} 1:4",
            f"planet {own} 1:1",
        ]
        lines = [places[name].y for name in rows]
        assert lines == sorted(set(lines))
        assert lines[0] == 0
        assert places[rows[-1]].bottom == 22


def test_every_bubblee_can_be_told_without_colour() -> None:
    position = GAME.read_position("turn 1 drop; sky RPYBG RPYBG; planets K - - - - / - - - - -; bag R1 P1 Y1 B1 G1 K1")
    text = "\n".join(strip.text for strip in drawn(GAME.view(position), 0, Marks(), (42, 22)).strips)
    for letter in "RPYBG✕":
        assert re.search(rf"▜ {letter} ▛", text)
    assert len(set(re.findall(r"▟(...)▙", text))) == 6


def test_the_letters_on_bubblees_are_those_of_the_language() -> None:
    position = GAME.read_position("turn 1 drop; sky RPYBG RPYBG; planets K - - - - / - - - - -; bag R1 P1 Y1 B1 G1 K1")
    frame = Frame(GAME.view(position), Marks())
    for language, labels in (("pl", "C F Ż N Z ✕"), ("es", "R M Am Az V ✕")):
        strips = BOARD.draw(Scene(frame, 0, 0, "", ["", ""], Texts(language)), 42, 22).strips
        text = "\n".join(strip.text for strip in strips)
        assert {label for label in labels.split() if not re.search(rf"▜ ?{label} ?▛", text)} == set()
        assert all(strip.cell_length == 42 for strip in strips)


def test_what_lands_above_a_full_column_is_shown_in_the_sky_it_came_from() -> None:
    full = "turn 1 drop; sky PBGRY BRYPB; planets K KRYR KYYB KRGR K / K K K K K; bag R1 P1 Y1 B1 G1 K1; points 0 0"
    position = GAME.read_position(full.replace("KYYB", "KGGB").replace("PBGRY", "PBGRG"))
    view = GAME.view(position, 0)
    high = with_pieces(view, pieces_of(view) | {"planet 1 3:5": "G"})
    places = drawn(high, 0, Marks(), (42, 22)).places
    assert places["planet 1 3:5"] == places["sky 1:3"]


def test_a_position_can_start_a_table() -> None:
    assert table_at(LINE_TO_DROP, {}).view()["step"] == "drop"


@pytest.mark.parametrize(
    ("language", "said"), [("en", "to move"), ("pl", "– kolej"), ("cs", "na tahu"), ("es", "– turno"), ("hu", "– soron")]
)
def test_whose_turn_it_is_fits_you_and_any_name(language: str, said: str) -> None:
    assert Texts(language)("to-move") == said
