"""Deletion of expired data, shared by SQLite and PostgreSQL: tables that are inactive, and records that nobody opens."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from .reading import Reads
from .store import State

Statement = tuple[str, Sequence[Any]]
"""An SQL statement with a question mark for each value, and its values."""

BELONGINGS = ("mailboxes", "finished", "keys", "log")
"""The database's tables whose rows refer to a row of `tables` and are deleted with it."""


class Expires(Reads):
    """The part of a store that finds and deletes expired data."""

    @abstractmethod
    async def _change(self, statements: Sequence[Statement]) -> int:
        """Execute the statements in one transaction and return the row count of the last one."""

    async def unchanged(
        self, state: State, before: float, after: tuple[float, str] = (0.0, ""), limit: int = 100
    ) -> list[tuple[float, str]]:
        """Up to `limit` tables in a state that last changed before `before`: the time of that change and the id, oldest first.

        For paging, only the pairs that come after the pair `after`."""
        query = "SELECT changed, id FROM tables WHERE state = ? AND changed < ? AND (changed, id) > (?, ?) ORDER BY changed, id"
        return [(changed, table) for changed, table in await self._readable(query, (state, before, *after), limit)]

    async def delete_unchanged(self, tables: Sequence[str], before: float) -> int:
        """Delete those of `tables` that are not over and have not changed since `before`, in one transaction; return their number."""
        if not tables:
            return 0
        still = f"id IN ({_places(tables)}) AND state <> 'over' AND changed < ?"
        values = (*tables, before)
        # The first statement locks the tables, so that no row can be appended until the transaction ends.
        lock = (f"UPDATE tables SET changed = changed WHERE {still}", values)
        belongings = [(f"DELETE FROM {each} WHERE table_id IN (SELECT id FROM tables WHERE {still})", values) for each in BELONGINGS]
        return await self._change([lock, *belongings, (f"DELETE FROM tables WHERE {still}", values)])

    async def records(self, after: str = "", limit: int = 100) -> list[tuple[str, float]]:
        """Up to `limit` stored records whose ids come after `after`, in the order of their ids, each with the time it was last opened."""
        found = await self._readable("SELECT id, at FROM records WHERE id > ? ORDER BY id", (after,), limit)
        return [(record, at) for record, at in found]

    async def open_record(self, record: str, now: float, pause: float) -> None:
        """Update the time a record was last opened, at most once every `pause` seconds."""
        await self._change([("UPDATE records SET at = ? WHERE id = ? AND at < ?", (now, record, now - pause))])

    async def delete_records(self, records: Sequence[str], before: float) -> int:
        """Delete those of `records` that nobody has opened since `before`; return their number."""
        if not records:
            return 0
        return await self._change([(f"DELETE FROM records WHERE id IN ({_places(records)}) AND at < ?", (*records, before))])


def _places(values: Sequence[Any]) -> str:
    return ", ".join("?" for _ in values)
