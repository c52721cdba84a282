"""What the server asks of a bus: to be told that a table has news, what is shown and not kept, and who else serves tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol


class News(NamedTuple):
    """A table's log now reaches to this seq. The news themselves are in the store."""

    table: str
    seq: int


class Word(NamedTuple):
    """Something about a table that is shown and not kept."""

    table: str
    text: str


class Renewed(NamedTuple):
    """Processes have come or gone, or something may have been told that was not heard: look everything up."""


Heard = News | Word | Renewed
Listener = Callable[[Heard], None]
"""Called in the event loop; must not block."""


class Bus(Protocol):
    """Tells every process that serves tables about their news."""

    name: str
    """Of this process, among all on the bus."""
    is_shared: bool
    """Whether there may be others."""

    @property
    def names(self) -> frozenset[str]:
        """The processes that are on the bus, this one among them."""

    @property
    def since(self) -> float:
        """Since when there has been one at any time, as far as it is known: clocks run from then on. Seconds since 1970."""

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Hear of everything, what this process says too, until the returned function is called."""

    async def tell(self, table: str, seq: int) -> None:
        """Tell that a table's log now reaches to this seq."""

    async def say(self, table: str, text: str) -> None:
        """Tell something that is shown and not kept."""

    async def close(self) -> None:
        """Let go."""
