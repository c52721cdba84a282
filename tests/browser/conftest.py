"""Fixtures: Chromium, a live server, a SQLite file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from browser.person import DRAWING, Visit, launched
from server.live_server import Server, running


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Its event loop runs in this thread while it is open, so tests in this package cannot be coroutines, unlike those elsewhere."""
    with sync_playwright() as one:
        yield one


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright, *DRAWING) as browser:
        yield browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("browser") / "tables.sqlite") as one:
        yield one


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    with running(tmp_path / "tables.sqlite") as one:
        yield one


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Opens pages as different people would, each with a separate browser context. Console errors of a page fail the test."""
    with Visit(chromium, server.url) as one:
        yield one
