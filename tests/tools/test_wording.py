"""tools/wording.py: types with two meanings and archaic phrases are reported, and nothing else."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CLASS = "class Ticket:\n    pass\n"


def reported(root: Path, files: dict[str, str]) -> list[str]:
    """The lines that the tool prints about a project of these files."""
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    command = [sys.executable, str(ROOT / "tools" / "wording.py"), "--root", str(root)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.stderr == ""
    lines = done.stdout.splitlines()
    assert done.returncode == (0 if lines[0].startswith("wording:") else 1)
    return [] if done.returncode == 0 else lines


def test_a_name_of_two_types_is_reported_with_both_places(tmp_path: Path) -> None:
    (line,) = reported(tmp_path, {"src/ziggurat/core/a.py": CLASS, "src/ziggurat/bots/b.py": "\nTicket = int | str\n"})
    assert line == "Ticket is the name of several types: src/ziggurat/bots/b.py:2, src/ziggurat/core/a.py:1"


@pytest.mark.parametrize("other", ["games/babylon/moves.py", "server/tickets.py"])
def test_both_games_and_the_server_may_share_a_name(tmp_path: Path, other: str) -> None:
    assert reported(tmp_path, {"src/ziggurat/games/bubblee/moves.py": CLASS, f"src/ziggurat/{other}": CLASS}) == []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("src/a.py", '"""What a seat sees."""\n'),
        ("tests/a.py", 'SIZE = 3\n"""Who is asked first, by number."""\n'),
        ("bench/a.py", 'def roll() -> None:\n    """Throw the die anew."""\n'),
        ("web/src/a.ts", "/** What a board shows. */\nexport const a = 1;\n"),
        ("src/ziggurat/locales/en/a.ftl", "draws = What is drawn is random.\n"),
        ("src/ziggurat/locales/en/a.ftl", "wins = The game goes to whoever has { $points }.\n"),
        ("docs/a.md", "A table need not be open.\n"),
    ],
)
def test_a_phrase_is_reported_with_its_place(tmp_path: Path, name: str, text: str) -> None:
    (line,) = reported(tmp_path, {name: text})
    assert line.startswith(name)


def test_questions_and_labels_may_begin_so(tmp_path: Path) -> None:
    catalogue = "first = Who starts\nsky = What is in the sky? Look.\n"
    assert reported(tmp_path, {"src/ziggurat/locales/en/a.ftl": catalogue, "src/a.py": 'RULE = "What shall be drawn."\n'}) == []
