"""A server shared by the attacks of a module, unless one needs its own settings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.live_server import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("attacks") / "tables.sqlite") as one:
        yield one
