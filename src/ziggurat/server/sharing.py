"""Tables that several processes serve: what a process tells the others, and for which tables it sees to computer players and clocks."""

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
"""Seconds that other processes have to say that a table is in use."""


class Here(Struct, frozen=True, tag="here"):
    """The seats of those who are connected to one process."""

    by: str
    """The process that says it."""
    seats: list[int]
    asks: bool
    """Whether the others shall say theirs."""


class Reaction(Struct, frozen=True, tag="reaction"):
    """A seat has reacted."""

    by: str
    message: Reacted


class Needed(Struct, frozen=True, tag="needed"):
    """The table waits for a computer player, or a clock runs: whoever keeps it shall see to that."""

    by: str
    client: str = ""
    """An alias of the client that caused it."""


class Mailed(Struct, frozen=True, tag="mailed"):
    """Where somebody wants mails has changed: whoever keeps the table shall see to that."""

    by: str


class Forgotten(Struct, frozen=True, tag="forgotten"):
    """Names were taken off seats of the table, in rows that others have read."""

    by: str


class Expiring(Struct, frozen=True, tag="expiring"):
    """The table is about to be deleted, unless somebody has guests there."""

    by: str


class InUse(Struct, frozen=True, tag="in-use"):
    """Somebody has guests at a table that was about to be deleted."""

    by: str


Said = Here | Reaction | Needed | Mailed | Forgotten | Expiring | InUse

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Said)


def read_word(text: str) -> Said:
    """What was said."""
    said: Said = _decoder.decode(text)
    return said


def keeper(table: str, names: Iterable[str]) -> str:
    """The process that keeps a table: the one with the highest hash, so that all agree, and who comes or goes moves few tables."""
    return max(names, key=lambda name: sha256(f"{name}/{table}".encode()).digest())


class Sharing:
    """The bus, as rooms see it."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._salt = token_bytes(16)
        self._telling: set[asyncio.Task[None]] = set()
        self.in_use: set[str] = set()
        """Tables of which another process has said that they are in use."""

    @property
    def name(self) -> str:
        """Of this process."""
        return self._bus.name

    @property
    def names(self) -> frozenset[str]:
        """Of all processes."""
        return self._bus.names

    @property
    def since(self) -> float:
        """Since when clocks run without a break."""
        return self._bus.since

    @property
    def is_shared(self) -> bool:
        """Whether others may write to a table."""
        return self._bus.is_shared

    def alias(self, client: str) -> str:
        """A client's address as other processes may know it: nobody can find the address, and the next start changes it."""
        return blake2b(client.encode(), key=self._salt, digest_size=8).hexdigest() if client else ""

    def keeps(self, table: str) -> bool:
        """Whether this process sees to a table's computer players and clocks."""
        return not self.is_shared or keeper(table, self.names) == self.name

    def tell(self, table: str, seq: int) -> None:
        """Tell the others, if there may be any, that a table's log now reaches to this seq."""
        if self.is_shared:
            self._start(self._bus.tell(table, seq))

    def say(self, table: str, said: Said) -> None:
        """Tell the others, if there may be any, what is shown and not kept."""
        if self.is_shared:
            self._start(self._bus.say(table, _encoder.encode(said).decode()))

    async def used_elsewhere(self, tables: Collection[str]) -> set[str]:
        """Those of some tables at which other processes have guests. A process that has none closes its room."""
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
        """Tell what is to be told."""
        await asyncio.gather(*self._telling)
