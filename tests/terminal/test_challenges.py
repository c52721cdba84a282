"""Challenges in the terminal: the list with stars, a puzzle from start to stars, and refusals."""

from __future__ import annotations

from pathlib import Path

import pytest

from missions.solutions import GAME, decided
from ziggurat import cli
from ziggurat.core.game import CHANCE, GameError
from ziggurat.games.bubblee.missions import missions
from ziggurat.terminal.results import Best, load_results
from ziggurat.terminal.table import TerminalTable, start_challenge


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "ziggurat" / "results.json"


def solved(number: int) -> TerminalTable:
    """The table of a puzzle after its solution has been played."""
    table = start_challenge(GAME, GAME.challenge(f"puzzle {number}"), {})
    for text in [*decided(GAME.challenge(f"puzzle {number}"), missions().all[number - 1].solution), ""]:
        while table.position.to_act == CHANCE or (table.position.to_act == 0 and table.forced() is not None):
            table.play(table.position.to_act, table.deal() if table.position.to_act == CHANCE else table.forced())
        if text:
            table.play(0, GAME.read(text))
    return table


def test_a_puzzle_is_solved_and_its_stars_are_kept(capsys: pytest.CaptureFixture[str]) -> None:
    assert solved(1).record.ranks == (1,)
    assert load_results() == {"bubblee puzzle 1": Best(3, missions().all[0].par)}
    assert cli.main(["missions", "bubblee", "--lang", "en"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 41
    assert told[20].split() == ["puzzle", "1", "★★★", "Side", "by", "side", str(missions().all[0].par), "turns"]
    assert told[0].split()[2] == "☆☆☆"


def test_a_worse_result_is_not_kept_and_a_broken_file_is_none(home: Path) -> None:
    solved(2)
    before = home.read_text()
    table = start_challenge(GAME, GAME.challenge("puzzle 2"), {})
    table.record.end("resigned", 0)
    assert home.read_text() == before
    home.write_text('{"bubblee puzzle 2": "nonsense"}')
    assert load_results() == {}
    solved(2)
    assert load_results()["bubblee puzzle 2"].stars == 3


def test_another_try_has_the_same_start() -> None:
    again = solved(1).rematch()
    assert again.challenge is not None and again.record.ply == 0
    assert again.record.header.orders == GAME.challenge("puzzle 1").orders


def test_what_a_challenge_says_itself_cannot_be_chosen() -> None:
    assert start_challenge(GAME, GAME.challenge("storm 3"), {"black": "5"}).record.header.options["black"] == "5"
    with pytest.raises(GameError, match="its own start"):
        start_challenge(GAME, GAME.challenge("storm 3"), {"sky": "RPYBG YBGRP"})


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--challenge", "storm 99"], "storm or puzzle 1 to 20"),
        (["--challenge", "storm 1", "--solo", "R - - - -"], "expected no --solo"),
        (["--challenge", "puzzle 1", "--black", "4"], "its own start"),
    ],
)
def test_the_command_line_says_what_cannot_be(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "bubblee", *words]) == 2
    assert says in capsys.readouterr().err
