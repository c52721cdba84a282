"""The protocol of a bus: it announces new log rows, transports messages that are not persisted, and knows which processes are alive."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol


class News(NamedTuple):
    """A table's log has rows up to this seq. The rows themselves are in the store."""

    table: str
    seq: int


class Word(NamedTuple):
    """A message about a table; the message is shown but not persisted."""

    table: str
    text: str


class Renewed(NamedTuple):
    """Processes have come or gone, or messages may have been missed: reload everything from the store."""


Heard = News | Word | Renewed
Listener = Callable[[Heard], None]
"""Called in the event loop; must not block."""


class Bus(Protocol):
    """Publishes changes of tables to every process that serves them."""

    name: str
    """The name of this process, unique on the bus."""
    is_shared: bool
    """True if there may be other processes."""

    @property
    def names(self) -> frozenset[str]:
        """The processes on the bus, including this one."""

    @property
    def since(self) -> float:
        """The time from which on at least one process is known to have always been alive; clocks run from then on. Seconds since 1970."""

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Subscribe to everything, including what this process publishes. The returned function unsubscribes."""

    async def tell(self, table: str, seq: int) -> None:
        """Publish that a table's log has rows up to this seq."""

    async def say(self, table: str, text: str) -> None:
        """Publish a message that is shown but not persisted."""

    async def close(self) -> None:
        """Leave the bus."""
