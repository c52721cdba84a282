"""When Python looks for garbage. It stops everybody meanwhile, half a second with a thousand tables; so it is done when it is worth it.

Games leave none: what they need no more is freed at once. Connections do, since their parts know each other."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

LOOK_AFTER = (2_000, 5_000, 10)
"""New objects until Python looks at these alone, which takes milliseconds; so many such looks until it looks at more, unless we do."""
MOST_CLOSED = 2_000
"""Connections that have ended until their garbage is looked for, at least; not before there are as many as are open."""
CLOSED_WHEN_QUIET = 100
"""The same when nobody is connected, whom it could disturb."""


class Garbage:
    """What connections leave behind."""

    def __init__(self) -> None:
        self._open = 0
        self._closed = 0

    @contextmanager
    def of_connection(self) -> Iterator[None]:
        """While a connection lasts; after it, all that have ended may be swept away."""
        self._open += 1
        try:
            yield
        finally:
            self._open -= 1
            self._closed += 1
            self._sweep()

    def _sweep(self) -> None:
        if self._closed >= (max(MOST_CLOSED, self._open) if self._open else CLOSED_WHEN_QUIET):
            self._closed = 0
            gc.collect()
