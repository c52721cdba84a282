"""The screen for replaying records."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from terminal.playing import SMALL, Person, at, play_on, table
from ziggurat.bots.analysis import decisions
from ziggurat.core.record import Record
from ziggurat.core.undo import Offer
from ziggurat.locales import LANGUAGES, Texts
from ziggurat.terminal import replay, screen
from ziggurat.terminal.files import read_record
from ziggurat.terminal.replay import ReplayScreen

GOLDEN = Path(__file__).parents[1] / "golden" / "bubblee"


@pytest.fixture(autouse=True)
def _fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen, "PAUSE", 0.0)
    monkeypatch.setattr(replay, "STEP_SECONDS", 0.01)


@asynccontextmanager
async def replaying(record: Record, language: str = "en") -> AsyncIterator[Person]:
    """A person at the replay of a record."""
    async with at(ReplayScreen(record, Texts(language)), SMALL) as person:
        yield person


def taken_back() -> Record:
    """A game with an undo."""
    game = table({1: "uniform"}, {"first": "1"})
    play_on(game, 20)
    game.take_back(Offer(1, 0, "bots"))
    play_on(game, 5)
    return game.record


async def test_stepping() -> None:
    record = taken_back()
    async with replaying(record) as person:
        assert "Before the first move" in person.read()
        await person.press("right", "right")
        assert f"Move 2 of {record.ply}" in person.read()
        assert str(person.screen.moments[2].position) == str(moments_of(record)[2])
        await person.press("left")
        assert f"Move 1 of {record.ply}" in person.read()
        await person.press("end")
        assert f"Move {record.ply} of {record.ply}" in person.read()
        assert "wasn't finished" in person.panels()
        await person.press("right", "home", "left")
        assert person.screen.at == 0


def moments_of(record: Record) -> list[object]:
    """The positions, one after each entry."""
    return [moment.position for moment in record.moments()]


async def test_take_backs_are_in_the_log() -> None:
    async with replaying(taken_back()) as person:
        await person.press("end")
        assert "back to move 1, against the computer" in person.log()


async def test_jumping() -> None:
    async with replaying(taken_back()) as person:
        await person.press("g")
        await person.type("99")
        assert "Please enter a number from 0 to 6" in person.read()
        person.screen.query_one("Input").value = "3"
        await person.press("enter")
        assert "Move 3 of 6" in person.read()


async def test_it_plays_by_itself_and_stops() -> None:
    async with replaying(taken_back()) as person:
        await person.press("space")
        for _ in range(500):
            await asyncio.sleep(0.01)
            if not person.screen.playing:
                break
        assert person.screen.at == len(person.screen.moments) - 1


async def test_the_board_can_be_turned() -> None:
    async with replaying(taken_back()) as person:
        await person.press("t")
        assert person.screen.below == 1
        await person.click_place("#keys", "ends")
        assert person.screen.at == len(person.screen.moments) - 1
        await person.press("q")
        assert not person.app.is_running


async def test_help_explains_the_keys_of_a_replay() -> None:
    async with replaying(taken_back()) as person:
        await person.press("question_mark")
        contents = " ".join(str(chapter.content) for chapter in person.screen.chapters)
        assert "g: go to a move by its number." in contents
        assert "type a move" not in contents


async def test_without_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with replaying(taken_back()) as person:
        await person.press("right", "end", "question_mark")
        assert "Two planets" in person.read()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.txt")), ids=lambda file: file.stem)
async def test_golden_records_can_be_told_in_every_language(file: Path, language: str) -> None:
    record = read_record(file)
    shown = ReplayScreen(record, Texts(language))
    for number in range(len(shown.moments)):
        shown.sentences_at(number)
    assert shown.result()


async def test_analysis_marks_mistakes() -> None:
    """The plain rules allow few simulations; the judgement of a move appears next to it."""
    game = table({1: "uniform"}, {"first": "1"})
    play_on(game, 24)
    async with at(ReplayScreen(game.record, Texts("en"), simulations=12), SMALL) as person:
        await person.press("a")
        found = re.search(r"Mistakes: (\d+)", person.read())
        assert found is not None and int(found[1]) == len(person.screen.mistakes)
        assert len(person.screen.judged) == len(list(decisions(game.record)))
        # So few simulations leave everything in doubt: one is made certain.
        first = min(person.screen.judged)
        judgement = person.screen.judged[first]
        person.screen.judged[first] = replace(judgement, exact=True, best=replace(judgement.best, value=judgement.played.value + 0.5))
        await person.press("home", "m")
        assert person.screen.at == first
        assert "Blunder: 50% less chance of winning. Better:" in person.panels()
