"""The engine protocol answers as docs/ugi.md says."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from ziggurat.adapters.ugi import Session

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "ugi.md").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def _plain_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZIGGURAT_MODE", "plain")


def ask(session: Session, *lines: str) -> list[str]:
    """All answers to some lines."""
    return [answer for line in lines for answer in session.answer(line)]


def is_like(expected: str, found: str) -> bool:
    """True if a line matches what the page shows, which may be abbreviated."""
    return re.fullmatch(".*".join(map(re.escape, expected.split("…"))), found) is not None


def test_the_session_of_the_page_can_be_had() -> None:
    session, heard = Session(), []
    for line in re.findall(r"^([<>] .*)$", PAGE.split("```text\n")[1].split("```")[0], re.MULTILINE):
        if line.startswith("> "):
            heard = ask(session, line[2:])
        else:
            assert is_like(line[2:], heard[0]), (line, heard[0])
            heard = heard[1:]


def test_every_command_is_on_the_page() -> None:
    refused = ask(Session(), "dance")[0]
    assert refused.startswith("error no command 'dance'; there are ")
    named = set(refused.split("there are ")[1].split(", "))
    assert named == set(re.findall(r"^\| `(\w+)", PAGE, re.MULTILINE))


def test_moves_chance_and_the_end_of_babylon() -> None:
    session = Session()
    assert ask(session, "newgame babylon", "position start 3 first 2") == []
    [chance] = ask(session, "chance")
    outcomes = chance.removeprefix("chance ").split(", ")
    assert len(outcomes) == 16 and outcomes[0] == "lay a1 clay-1 1"
    assert ask(session, "play lay a1 clay-1", "show")[1:] == ["acts chance", "points 0 0 0"]
    assert ask(session, "go")[0] == "error chance acts here: there is nothing to decide"


def test_a_decision_has_a_budget_and_is_the_same_again() -> None:
    start = ["newgame bubblee", "seed 7", "position start 2 first 1; sky RPYBG YBGRP moves keep", "go simulations 20"]
    first, second = ask(Session(), *start), ask(Session(), *start)
    assert first == second
    assert first[-1].startswith("bestmove drop ")
    assert all(re.fullmatch(r"info simulations \d+ visits \d+ value 0\.\d+ points \S+ \S+ line .+", line) for line in first[:-1])
    assert first[-2].split(" line ")[1].split(", ")[0] == first[-1].removeprefix("bestmove ")


@pytest.mark.parametrize(
    ("lines", "error"),
    [
        (["position start"], "no game yet"),
        (["newgame chess"], "no game 'chess'"),
        (["newgame bubblee", "legal"], "no position yet"),
        (["newgame bubblee", "position start three"], "expected a number of seats"),
        (["newgame bubblee", "position start 2 wind strong"], "option wind"),
        (["newgame bubblee", "position start 2 first 1; sky RPYBG YBGRP", "play drop 1"], "not allowed by rule 3.2"),
        (["newgame bubblee", "position start 2 first 1; sky RPYBG YBGRP", "chance"], "chance does not act"),
        (["newgame bubblee", "position start 2 first 1; sky RPYBG YBGRP", "go fishing"], "expected nothing, simulations N"),
        (["seed x"], "expected a number"),
    ],
)
def test_invalid_commands_are_errors(lines: list[str], error: str) -> None:
    answers = ask(Session(), *lines)
    assert len(answers) == 1 and answers[0].startswith("error ") and error in answers[0], answers


def test_the_command_runs_until_quit() -> None:
    said = "ugi\n\nnewgame bubblee\nposition start 2 first 1; sky RPYBG YBGRP\nshow\nquit\nugi\n"
    command = [sys.executable, "-m", "ziggurat.cli", "ugi"]
    ran = subprocess.run(command, input=said, capture_output=True, text=True, check=True, timeout=120)
    assert ran.stdout.count("ugiok") == 1
    assert "acts seat 1\n" in ran.stdout
