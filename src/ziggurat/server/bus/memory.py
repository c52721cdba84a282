"""The bus of a single-process server."""

from __future__ import annotations

import time
from collections.abc import Callable

from .bus import Listener, News, Word
from .listeners import Listeners


class MemoryBus:
    """Calls every listener immediately."""

    def __init__(self) -> None:
        self.name = "alone"
        self.is_shared = False
        self.names = frozenset([self.name])
        self.since = time.time()
        self._listeners = Listeners()

    def listen(self, listener: Listener) -> Callable[[], None]:
        return self._listeners.add(listener)

    async def tell(self, table: str, seq: int) -> None:
        self._listeners.call(News(table, seq))

    async def say(self, table: str, text: str) -> None:
        self._listeners.call(Word(table, text))

    async def close(self) -> None:
        self._listeners.clear()
