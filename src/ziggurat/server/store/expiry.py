"""What both databases delete in the same words: tables in which nothing happens, and records that nobody opens."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from .reading import Reads
from .store import State

Statement = tuple[str, Sequence[Any]]
"""A query with a question mark for each value, and the values."""

BELONGINGS = ("mailboxes", "finished", "keys", "log")
"""What refers to a table, and goes with it."""


class Expires(Reads):
    """The part of a store that forgets what has not been used for long."""

    @abstractmethod
    async def _change(self, statements: Sequence[Statement]) -> int:
        """Carry out statements, all or nothing; the number of rows that the last one changed."""

    async def unchanged(
        self, state: State, before: float, after: tuple[float, str] = (0.0, ""), limit: int = 100
    ) -> list[tuple[float, str]]:
        """Tables in a state, with the time of their last change, which is before a moment; the oldest first, those that follow `after`."""
        query = "SELECT changed, id FROM tables WHERE state = ? AND changed < ? AND (changed, id) > (?, ?) ORDER BY changed, id"
        return [(changed, table) for changed, table in await self._readable(query, (state, before, *after), limit)]

    async def delete_unchanged(self, tables: Sequence[str], before: float) -> int:
        """Delete those of some tables that are not over and have not changed since a moment, all or nothing; how many there were."""
        if not tables:
            return 0
        still = f"id IN ({_places(tables)}) AND state <> 'over' AND changed < ?"
        values = (*tables, before)
        # The first statement locks the tables, so that no row can follow until all is done.
        lock = (f"UPDATE tables SET changed = changed WHERE {still}", values)
        belongings = [(f"DELETE FROM {each} WHERE table_id IN (SELECT id FROM tables WHERE {still})", values) for each in BELONGINGS]
        return await self._change([lock, *belongings, (f"DELETE FROM tables WHERE {still}", values)])

    async def records(self, after: str = "", limit: int = 100) -> list[tuple[str, float]]:
        """The records that were kept, with the time of their last opening, by their names, those that follow `after`."""
        found = await self._readable("SELECT id, at FROM records WHERE id > ? ORDER BY id", (after,), limit)
        return [(record, at) for record, at in found]

    async def open_record(self, record: str, now: float, pause: float) -> None:
        """Note that a record is opened, unless that was noted within so many seconds."""
        await self._change([("UPDATE records SET at = ? WHERE id = ? AND at < ?", (now, record, now - pause))])

    async def delete_records(self, records: Sequence[str], before: float) -> int:
        """Delete those of some records that nobody has opened since a moment; how many there were."""
        if not records:
            return 0
        return await self._change([(f"DELETE FROM records WHERE id IN ({_places(records)}) AND at < ?", (*records, before))])


def _places(values: Sequence[Any]) -> str:
    return ", ".join("?" for _ in values)
