"""The bus of a server that is one process."""

from __future__ import annotations

import logging
from collections.abc import Callable

from .bus import Listener

log = logging.getLogger(__name__)


class MemoryBus:
    """Calls every listener at once."""

    def __init__(self) -> None:
        self._listeners: dict[object, Listener] = {}

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Hear of every table's news, until the returned function is called."""
        place = object()  # one who listens twice hears twice
        self._listeners[place] = listener
        return lambda: self._leave(place)

    async def tell(self, table: str, seq: int) -> None:
        """Tell that a table's log now reaches to this seq."""
        for place, listener in list(self._listeners.items()):
            if place in self._listeners:  # unless one who was called before has made it leave
                tell_one(listener, table, seq)

    async def close(self) -> None:
        """Let go."""
        self._listeners.clear()

    def _leave(self, place: object) -> None:
        self._listeners.pop(place, None)


def tell_one(listener: Listener, table: str, seq: int) -> None:
    """A listener that fails harms nobody else."""
    try:
        listener(table, seq)
    except Exception:
        log.exception("a listener failed at table %s, row %d", table, seq)
