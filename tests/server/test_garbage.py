"""What connections leave behind is swept away when that disturbs few."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from ziggurat.server.garbage import CLOSED_WHEN_QUIET, MOST_CLOSED, Garbage


class Left:
    """Something that knows itself, so that only a look for garbage frees it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def nobody_else_looks() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


def connect(garbage: Garbage, times: int) -> None:
    """So many connections, one after the other."""
    for _ in range(times):
        with garbage.of_connection():
            pass


def test_when_nobody_is_connected_a_few_are_enough() -> None:
    garbage, left = Garbage(), weakref.ref(Left())
    connect(garbage, CLOSED_WHEN_QUIET - 1)
    assert left() is not None
    connect(garbage, 1)
    assert left() is None


def test_while_somebody_is_connected_many_must_have_gone() -> None:
    garbage, left = Garbage(), weakref.ref(Left())
    with garbage.of_connection():
        connect(garbage, MOST_CLOSED - 1)
        assert left() is not None
        connect(garbage, 1)
        assert left() is None


def test_where_there_are_many_as_many_must_have_gone() -> None:
    garbage, left = Garbage(), weakref.ref(Left())
    with ExitStack() as stack:
        for _ in range(MOST_CLOSED + 500):
            stack.enter_context(garbage.of_connection())
        connect(garbage, MOST_CLOSED + 499)
        assert left() is not None
        connect(garbage, 1)
        assert left() is None


def test_a_connection_that_fails_counts_too() -> None:
    garbage, left = Garbage(), weakref.ref(Left())
    for _ in range(CLOSED_WHEN_QUIET):
        with pytest.raises(RuntimeError), garbage.of_connection():
            raise RuntimeError
    assert left() is None
