"""The Python code on the pages for newcomers runs unchanged, and the links of all pages lead to files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [path.relative_to(ROOT) for folder in (".", "docs", "docs/adr") for path in sorted((ROOT / folder).glob("*.md"))]


def python_of(page: str) -> str:
    """All Python blocks of a page, as one program."""
    return "\n".join(re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL))


def run(page: str, capsys: pytest.CaptureFixture[str]) -> str:
    """The output of a page's Python blocks."""
    exec(compile(python_of(page), page, "exec"), {})
    return capsys.readouterr().out


def test_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert re.search(r"^turn \d over .* \(\d+, \d+\) \([12], [12]\)$", run("README.md", capsys))


def test_library_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    printed = run("docs/library.md", capsys)
    assert "Line(seat=0, colour='P'" in printed
    assert "Chain" in printed


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#:]+)[)#]", (ROOT / page).read_text(encoding="utf-8")):
        assert ((ROOT / page).parent / link).exists(), link


def test_readme_names_targets_that_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for page in ("README.md", "CONTRIBUTING.md"):
        assert set(re.findall(r"\bmake ([a-z-]+)", (ROOT / page).read_text(encoding="utf-8"))) <= targets
