"""What tests of several folders share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.database import Postgres, postgres


@pytest.fixture(scope="session")
def database() -> Iterator[Postgres]:
    """A PostgreSQL, started when the first test asks for it."""
    with postgres() as one:
        yield one
