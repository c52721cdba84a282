"""Programs in other languages play in the arena; one that fails loses its game with a clear message, and the arena continues."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ziggurat import bots
from ziggurat.arena.match import Pairing, Result, play
from ziggurat.arena.report import table
from ziggurat.arena.series import Plan, Series
from ziggurat.bots import program
from ziggurat.bots.program import ProgramFailed

ROOT = Path(__file__).parents[2]
SHELL = f"cmd:sh {ROOT}/examples/first_move.sh"
pytestmark = pytest.mark.skipif(not shutil.which("sh"), reason="needs a shell")

GREETING = "ugi) echo ugiok;; isready) echo readyok;; quit) exit;;"
"""Answers that every program gives, in shell syntax."""


def shell(tmp_path: Path, answer: str) -> str:
    """A shell program with a given answer to `go`."""
    file = tmp_path / "player.sh"
    file.write_text(f'while read -r word rest; do case "$word" in {GREETING} go) {answer};; esac; done\n', encoding="utf-8")
    return f"cmd:sh {file}"


@pytest.fixture(autouse=True)
def _plain_and_impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZIGGURAT_MODE", "plain")


def faulty(names: tuple[str, ...]) -> Result:
    result, record = play(Pairing("bubblee", names, seed=1, number=0))
    assert "resigned" in record
    return result


def test_a_program_in_another_language_plays_whole_games() -> None:
    for number in range(2):
        result, record = play(Pairing("bubblee", (SHELL, "uniform"), seed=1, number=number))
        assert result.faults == ()
        assert sorted(result.ranks) in ([1, 1], [1, 2])
        assert SHELL in record


def test_the_page_has_the_same_program() -> None:
    page = (ROOT / "docs" / "ugi.md").read_text(encoding="utf-8")
    shown = page.split("```sh\n")[2].split("```")[0]
    kept = (ROOT / "examples" / "first_move.sh").read_text(encoding="utf-8")
    assert kept.partition("\n")[2] == shown


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        ("echo bestmove dance", r"answered bestmove 'dance', which is no move: .*"),
        ("echo hello", r"answered 'hello', where 'bestmove' was expected"),
        ("echo bestmove draw R", r"played draw R, which rule \d\.\d forbids"),
        ("exit 3", r"ended with status 3"),
        ("sleep 5", r"said nothing for 1 s, where 'bestmove' was expected"),
    ],
)
def test_a_program_that_fails_loses_that_game(answer: str, fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "PATIENCE", 1.0)
    name = shell(tmp_path, answer)
    result = faulty((name, "uniform"))
    assert result.ranks == (2, 1)
    assert re.fullmatch(fault, result.faults[0])
    series = Series(Plan("bubblee", (name, "uniform"), 1), {0: result})
    assert f"{name}: lost 1 games by its own fault; in game 1 it {result.faults[0]}" in table(series)


def test_among_three_the_others_play_on(tmp_path: Path) -> None:
    result, _ = play(Pairing("babylon", (shell(tmp_path, "exit 1"), "uniform", "uniform"), seed=1, number=0))
    assert result.ranks[0] == 3
    assert sorted(result.ranks[1:]) in ([1, 1], [1, 2])
    assert result.plies > 100


def test_a_missing_command_is_refused_immediately() -> None:
    with pytest.raises(ProgramFailed, match="no such program"):
        bots.from_text("cmd:there-is-no-such-program --at all")


def test_our_own_engine_can_be_seated() -> None:
    bot = bots.from_text(f"cmd:{sys.executable} -m ziggurat.cli ugi")
    game = __import__("ziggurat").load("bubblee", "plain")
    position = game.start(options={"first": "1", "sky": "RPYBG YBGRP"})
    # A forced decision needs no search, which would have to be compiled.
    position = game.read_position("turn 1 place R; sky RPYBG YBGR.; planets K - K - K / K - K - K; bag R13 P13 Y14 B14 G14 K3; points 0 0")
    assert bot.choose(game, position) == game.moves(position)[0]
    assert isinstance(bot, program.Program)
    bot.close()


@pytest.mark.slow
def test_the_arena_goes_on_after_a_program_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ZIGGURAT_MODE")
    names = [SHELL, shell(tmp_path, "echo hello")]
    command = [sys.executable, "-m", "ziggurat.cli", "arena", "bubblee", *names, "--games", "4", "--workers", "2"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True, timeout=600)
    assert f"{names[1]}: lost 4 games by its own fault" in ran.stdout
    assert f"4 games; {SHELL} 100.0 %" in ran.stdout
