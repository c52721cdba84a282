"""Fixtures shared by several folders, and the distribution of tests to workers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

from server.database import Postgres, postgres

HERE = Path(__file__).parent
COMPILED = (
    ("adapters", "core/test_kernel.py", "perft", "properties/test_babylon.py"),
    ("arena", "bots", "oracle/test_babylon_agreement.py"),
)
"""Tests that need the compiled rules, which take 6 s of CPU time per process and game: each row is given to one worker."""
LONGEST = (
    *("browser/test_access.py", "terminal/test_play.py", "terminal/test_babylon.py", "server/test_crash.py"),
    *("server/test_flaky_network.py", "server/test_mail.py", "contract/test_game.py", "browser/test_score_pad.py"),
    *("server/test_hidden.py", "server/test_bot_seats.py", "attacks/test_loop_time.py", "server/test_processes.py"),
    *("browser/test_rules.py", "browser/test_states.py", "browser/test_play.py"),
)
"""Files that take more than 20 seconds. They start before the others, so that none is left over at the end."""


class WholeFiles(LoadScopeScheduling):  # type: ignore[misc]
    """Gives whole files to a worker: the tests of a file share a server, a browser and compiled rules.

    Marks of xdist_group would say the same, but pytest 9.2 ignores how xdist 3.8 passes them on.
    """

    def _split_scope(self, nodeid: str) -> str:
        return group_of(HERE.parent / nodeid.partition("::")[0])


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> WholeFiles | None:
    return WholeFiles(config, log) if config.getoption("dist") == "loadfile" else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: rank_of(item.path))


def group_of(path: Path) -> str:
    """The group of tests that one worker runs."""
    file = path.relative_to(HERE)
    row = row_of(file)
    return file.as_posix() if row is None else f"compiled {row}"


def row_of(file: Path) -> int | None:
    """The row of COMPILED that a file belongs to."""
    names = {file.as_posix(), file.parts[0]}
    return next((number for number, row in enumerate(COMPILED) if names.intersection(row)), None)


def rank_of(path: Path) -> tuple[bool, int]:
    """The order of tests: first the browser's, one after the other, since a worker starts one browser for all of them; then the longest."""
    file = path.relative_to(HERE)
    name = file.as_posix()
    longest = LONGEST.index(name) if name in LONGEST else len(LONGEST)
    return file.parts[0] != "browser", row if (row := row_of(file)) is not None else len(COMPILED) + longest


@pytest.fixture(scope="session")
def database() -> Iterator[Postgres]:
    """A PostgreSQL, started when the first test asks for it."""
    with postgres() as one:
        yield one
