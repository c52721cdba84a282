"""The Python lines of the pages for other worlds run as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from docs.test_readme import python_of

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ("features", "gymnasium", "open_spiel", "pettingzoo")


@pytest.mark.parametrize(
    ("page", "printed"), [("gymnasium", r"(not )?won\n"), ("pettingzoo", r"\{'seat_1': .*\}\n"), ("open_spiel", r"\[.*\]\n")]
)
def test_the_lines_run(page: str, printed: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(python_of(f"docs/{page}.md"), page, "exec"), {})
    assert re.fullmatch(printed, capsys.readouterr().out)


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    for link in re.findall(r"\]\(([^)#:]+)", (DOCS / f"{page}.md").read_text(encoding="utf-8")):
        assert (DOCS / link).exists(), link
