"""The Python code on the pages about features and adapters runs unchanged."""

from __future__ import annotations

import re

import pytest

from docs.test_readme import python_of


@pytest.mark.parametrize(
    ("page", "printed"), [("gymnasium", r"(not )?won\n"), ("pettingzoo", r"\{'seat_1': .*\}\n"), ("open_spiel", r"\[.*\]\n")]
)
def test_the_lines_run(page: str, printed: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(python_of(f"docs/{page}.md"), page, "exec"), {})
    assert re.fullmatch(printed, capsys.readouterr().out)
