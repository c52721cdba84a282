"""A server shared by the tests of a module."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.live_server import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server") / "tables.sqlite") as one:
        yield one
