"""What the server asks of a bus: to be told that a table has news. The news themselves are in the store."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str, int], None]
"""Called in the event loop with a table and the seq of its newest row; must not block."""


class Bus(Protocol):
    """Tells every process that serves a table about its news."""

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Hear of every table's news, until the returned function is called."""

    async def tell(self, table: str, seq: int) -> None:
        """Tell that a table's log now reaches to this seq."""

    async def close(self) -> None:
        """Let go."""
