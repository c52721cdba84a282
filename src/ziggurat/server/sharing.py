"""Coordination of several processes: the messages between them, and which process owns a table (runs its bots and clocks)."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Coroutine, Iterable
from hashlib import blake2b, sha256
from secrets import token_bytes
from typing import Any

import msgspec
from msgspec import Struct

from .bus.bus import Bus
from .messages import Reacted

ANSWER_WITHIN = 1.0
"""Seconds within which other processes report that a table is in use."""


class Here(Struct, frozen=True, tag="here"):
    """The seats connected to one process."""

    by: str
    """The sending process."""
    seats: list[int]
    asks: bool
    """True if the others are to answer with their seats."""


class Reaction(Struct, frozen=True, tag="reaction"):
    """A seat's reaction."""

    by: str
    message: Reacted


class Needed(Struct, frozen=True, tag="needed"):
    """The table waits for a bot, a clock or its rating; the process that owns it has to act."""

    by: str
    client: str = ""
    """An alias of the client that acted last."""


class Mailed(Struct, frozen=True, tag="mailed"):
    """Mailboxes of the table have changed; the process that owns it has to check them."""

    by: str


class Forgotten(Struct, frozen=True, tag="forgotten"):
    """Names were removed from rows of the table; processes have to read it again."""

    by: str


class Expiring(Struct, frozen=True, tag="expiring"):
    """The table is about to be deleted, unless a process has guests there."""

    by: str


class InUse(Struct, frozen=True, tag="in-use"):
    """A process has guests at a table that was about to be deleted."""

    by: str


Said = Here | Reaction | Needed | Mailed | Forgotten | Expiring | InUse

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Said)


def read_word(text: str) -> Said:
    """Decode a message between processes."""
    said: Said = _decoder.decode(text)
    return said


def keeper(table: str, names: Iterable[str]) -> str:
    """The process that owns a table, by rendezvous hashing: all processes agree, and a process that starts or ends moves few tables."""
    return max(names, key=lambda name: sha256(f"{name}/{table}".encode()).digest())


class Sharing:
    """The bus as used by rooms; a single process sends nothing."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._salt = token_bytes(16)
        self._telling: set[asyncio.Task[None]] = set()
        self.in_use: set[str] = set()
        """Tables reported as in use by other processes."""

    @property
    def name(self) -> str:
        """The name of this process."""
        return self._bus.name

    @property
    def names(self) -> frozenset[str]:
        """The names of all processes."""
        return self._bus.names

    @property
    def since(self) -> float:
        """The start of uninterrupted service, from which clocks run, in seconds since 1970."""
        return self._bus.since

    @property
    def is_shared(self) -> bool:
        """True if other processes may write to tables."""
        return self._bus.is_shared

    def alias(self, client: str) -> str:
        """A keyed hash of a client's address for other processes; it hides the address, and changes with each start."""
        return blake2b(client.encode(), key=self._salt, digest_size=8).hexdigest() if client else ""

    def keeps(self, table: str) -> bool:
        """True if this process owns a table, and drives its bots and clocks."""
        return not self.is_shared or keeper(table, self.names) == self.name

    def tell(self, table: str, seq: int) -> None:
        """Publish that a table's log reaches `seq`. No-op for a single process."""
        if self.is_shared:
            self._start(self._bus.tell(table, seq))

    def say(self, table: str, said: Said) -> None:
        """Publish a message that is not stored. No-op for a single process."""
        if self.is_shared:
            self._start(self._bus.say(table, _encoder.encode(said).decode()))

    async def used_elsewhere(self, tables: Collection[str]) -> set[str]:
        """The given tables at which other processes have guests. Each process without guests at a table closes its room for it."""
        if not self.is_shared or not tables:
            return set()
        self.in_use.clear()
        for table in tables:
            self.say(table, Expiring(self.name))
        await asyncio.sleep(ANSWER_WITHIN)
        return self.in_use.intersection(tables)

    def _start(self, telling: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(telling)
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def close(self) -> None:
        """Wait until everything is published."""
        await asyncio.gather(*self._telling)
