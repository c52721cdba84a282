"""tools/rules.py: every rule has code and a test, and a rule that lacks one is reported."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

RULES = """# Ludo
1.1 There is a board.

1.2 A die has six sides, whatever 1.1 says.

1.3 It is thrown.

2.1 A six moves.

2.2 A five moves too.
"""
CODE = '''"""Ludo (2.1, 2.2)."""

SIDES = 6
"""The sides of a die (1.2)."""
OPTIONS = (Option("board", "1", "1 or 2 (1.1)"),)


def six() -> int:
    """Moves a six
    (1.2 to 1.3)."""
    # Five is like six (2.2).
    return 9
'''
TESTS = """import pytest

rule = pytest.mark.rule


@rule("1.1")
@rule("1.2")
def test_board() -> None:
    assert True


@pytest.mark.rule("1.3")
@pytest.mark.parametrize("side", [1, 2])
def test_die(side: int) -> None:
    assert side


@rule("2.1")
class TestMoves:
    @rule("2.1", "2.2")
    async def test_moves(self) -> None:
        assert True
"""


def table(root: Path, *options: str) -> tuple[int, list[str]]:
    """The exit status of the tool, and its output."""
    command = [sys.executable, str(ROOT / "tools" / "rules.py"), "--root", str(root), *options]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert not done.stderr
    return done.returncode, done.stdout.splitlines()


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A made-up game in which every rule has code and a test."""
    game, tests = tmp_path / "src/ziggurat/games/ludo", tmp_path / "tests/rules/ludo"
    game.mkdir(parents=True)
    tests.mkdir(parents=True)
    (game / "RULES.md").write_text(RULES, encoding="utf-8")
    (game / "game.py").write_text(CODE, encoding="utf-8")
    (tests / "test_ludo.py").write_text(TESTS, encoding="utf-8")
    return tmp_path


def edit(tree: Path, path: str, old: str, new: str) -> None:
    """Change a file of the made-up game."""
    file = tree / path
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_every_rule_has_code_and_a_test() -> None:
    status, printed = table(ROOT, "--quiet")
    assert [line for line in printed if not line.endswith(" rules, all with code and test")] == []
    assert status == 0


def test_table(tree: Path) -> None:
    assert table(tree) == (
        0,
        [
            "ludo:",
            "rule | code                            | tests",
            "1.1  | game.py:option board            | 1",
            "1.2  | game.py:SIDES, game.py:six      | 1",
            "1.3  | game.py:six                     | 1",
            "2.1  | game.py:module                  | 1",
            "2.2  | game.py:module, game.py:line 11 | 1",
            "ludo: 5 rules, all with code and test",
        ],
    )


def test_quiet(tree: Path) -> None:
    assert table(tree, "--quiet") == (0, ["ludo: 5 rules, all with code and test"])


@pytest.mark.parametrize(
    ("path", "old", "new", "named"),
    [
        pytest.param("src/ziggurat/games/ludo/game.py", "1 or 2 (1.1)", "1 or 2", "1.1: no code cites it", id="no code"),
        pytest.param("tests/rules/ludo/test_ludo.py", '"1.3"', '"1.2"', "1.3: no test proves it", id="no test"),
        pytest.param("src/ziggurat/games/ludo/RULES.md", "2.1 A six", "2.3 A six", "2.1: no such rule, cited in game.py:module", id="code"),
        pytest.param("tests/rules/ludo/test_ludo.py", '"1.1"', '"7.1"', "7.1: no such rule, cited in test_ludo.py:test_board", id="test"),
        pytest.param("src/ziggurat/games/ludo/game.py", "to 1.3", "to 1.4", "1.4: no such rule, cited in game.py:six", id="range"),
    ],
)
def test_errors_are_named(tree: Path, path: str, old: str, new: str, named: str) -> None:
    edit(tree, path, old, new)
    status, printed = table(tree, "--quiet")
    assert status == 1
    assert f"ludo {named}" in printed
    assert not any("all with" in line for line in printed)


def test_a_data_file_counts_as_code_by_its_comments(tree: Path) -> None:
    edit(tree, "src/ziggurat/games/ludo/game.py", "1 or 2 (1.1)", "1 or 2")
    data = tree / "src/ziggurat/games/ludo/data"
    data.mkdir()
    (data / "board.toml").write_text('# The board (1.1).\ntext = "(9.9)"\n', encoding="utf-8")
    status, printed = table(tree)
    assert status == 0
    assert any(line.startswith("1.1  | data/board.toml ") for line in printed)


def test_no_game_is_not_complete(tmp_path: Path) -> None:
    assert table(tmp_path) == (1, [])


def test_a_game_to_come_is_passed_over(tree: Path) -> None:
    coming = tree / "src" / "ziggurat" / "games" / "chess"
    coming.mkdir()
    (coming / "RULES.md").write_text(RULES, encoding="utf-8")
    assert table(tree, "--quiet") == (0, ["ludo: 5 rules, all with code and test"])
