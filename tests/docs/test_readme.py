"""The Python lines of the pages for newcomers run as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def python_of(page: str) -> str:
    """All Python blocks of a page, as one program."""
    return "\n".join(re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL))


def test_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    program = python_of("README.md")
    assert "ziggurat.load" in program
    exec(compile(program, "README.md", "exec"), {})
    printed = capsys.readouterr().out
    assert "Line(seat=0, colour='P'" in printed
    assert "Chain" in printed


def test_readme_links_lead_somewhere() -> None:
    for page in (
        "README.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        *(f"docs/{name}.md" for name in ("analysis", "arena", "notation", "score", "speed", "tiles")),
    ):
        text = (ROOT / page).read_text(encoding="utf-8")
        for link in re.findall(r"\]\(([^)#]+)", text):
            assert ((ROOT / page).parent / link).exists(), f"{page}: {link}"


def test_readme_names_targets_that_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for page in ("README.md", "CONTRIBUTING.md"):
        assert set(re.findall(r"\bmake ([a-z-]+)", (ROOT / page).read_text(encoding="utf-8"))) <= targets
