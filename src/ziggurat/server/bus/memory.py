"""The bus of a server that is one process."""

from __future__ import annotations

import time
from collections.abc import Callable

from .bus import Listener, News, Word
from .listeners import Listeners


class MemoryBus:
    """Calls every listener at once."""

    def __init__(self) -> None:
        self.name = "alone"
        self.is_shared = False
        self.names = frozenset([self.name])
        self.since = time.time()
        self._listeners = Listeners()

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Hear of everything, until the returned function is called."""
        return self._listeners.add(listener)

    async def tell(self, table: str, seq: int) -> None:
        """Tell that a table's log now reaches to this seq."""
        self._listeners.call(News(table, seq))

    async def say(self, table: str, text: str) -> None:
        """Tell something that is shown and not kept."""
        self._listeners.call(Word(table, text))

    async def close(self) -> None:
        """Let go."""
        self._listeners.clear()
