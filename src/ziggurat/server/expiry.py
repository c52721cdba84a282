"""Deletes unfinished games and uploaded records that were not used for a long time. Finished games are never deleted."""

from __future__ import annotations

import asyncio
import logging
import time

from .limits import DAY
from .lobby import Lobby
from .log_events import log_event
from .store.store import State, StoreError

log = logging.getLogger(__name__)

AT_ONCE = 20
"""Tables or records deleted in one transaction, at most. Moves wait for its end: 0.02 s for 20 games of 300 rows each, 0.1 s for 100."""
PAUSE = 0.2
"""Seconds between two transactions."""


class Expiry:
    """Deletes this process's share of the expired tables and records."""

    def __init__(self, lobby: Lobby, keep_unfinished: int, keep_records: int) -> None:
        self._lobby = lobby
        self._store = lobby.store
        self._sharing = lobby.sharing
        self._keep_unfinished = keep_unfinished
        self._keep_records = keep_records

    async def run(self) -> None:
        """Delete expired tables and records, now and once a day."""
        while True:
            try:
                await self.delete_expired(time.time())
            except StoreError as trouble:
                log_event(log, logging.ERROR, "expiry_failed", error=trouble)
            await asyncio.sleep(DAY)

    async def delete_expired(self, now: float) -> None:
        """Delete tables and records that have expired by `now`."""
        if self._keep_unfinished:
            before = now - self._keep_unfinished * DAY
            _report("tables", await self._tables("waiting", before) + await self._tables("playing", before))
        if self._keep_records:
            _report("records", await self._records(now - self._keep_records * DAY))

    async def _tables(self, state: State, before: float) -> int:
        deleted, after = 0, (0.0, "")
        while found := await self._store.unchanged(state, before, after, AT_ONCE):
            after = found[-1]
            deleted += await self._delete(state, [table for _, table in found], before)
            await asyncio.sleep(PAUSE)
        return deleted

    async def _delete(self, state: State, tables: list[str], before: float) -> int:
        own = [table for table in tables if self._sharing.keeps(table)]
        elsewhere = await self._sharing.used_elsewhere(own)
        unused = [table for table in own if table not in elsewhere and await self._is_unused(state, table)]
        return await self._store.delete_unchanged(unused, before)

    async def _is_unused(self, state: State, table: str) -> bool:
        """True if a table has no guests, no running clock and no bot to move; then its room is closed."""
        if state == "playing":
            # Open it first: this restarts a clock that stopped with the server. A table that cannot be opened has no clock.
            await self._lobby.open(table)
        return self._lobby.leave(table)

    async def _records(self, before: float) -> int:
        deleted, after = 0, ""
        while found := await self._store.records(after, AT_ONCE):
            after = found[-1][0]
            expired = [record for record, at in found if at < before and self._sharing.keeps(record)]
            if expired:
                deleted += await self._store.delete_records(expired, before)
                self._lobby.replays.forget(expired)
            await asyncio.sleep(PAUSE)
        return deleted


def _report(kind: str, deleted: int) -> None:
    if deleted:
        log_event(log, logging.INFO, "expired_deleted", kind=kind, count=deleted)
