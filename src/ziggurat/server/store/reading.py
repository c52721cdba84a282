"""Read-only queries shared by SQLite and PostgreSQL."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from .store import Damaged, Facts, Key, Mailbox, Name, Row, Standing, State

MOST_MAILED = 1_000_000
"""Maximum number of tables with mailboxes that are listed."""
NAMES = "folded, name, owner, at, mail, confirmation, is_confirmed"
_JOINED_NAMES = NAMES.replace(" name", " names.name")
"""The columns of `names`, for joins with another table that has a column `name`."""
STANDINGS = "player, name, games, mean, deviation"
FACTS = "id, game, state, is_open, created, changed, seed, invitation, summary"
MAILBOX = "seat, address, language, token, secret, is_confirmed, told"


def facts_of(row: Sequence[Any]) -> Facts:
    """The facts in a row of `tables`."""
    name, game, state, is_open, *others = row
    return Facts(name, game, state, bool(is_open), *others)


def name_of(row: Sequence[Any]) -> Name:
    """The name in a row of `names`."""
    folded, name, owner, at, mail, confirmation, is_confirmed = row
    return Name(folded, name, owner, at, mail, confirmation, bool(is_confirmed))


def mailbox_of(row: Sequence[Any]) -> Mailbox:
    """The mailbox in a row of `mailboxes`."""
    seat, address, language, token, secret, is_confirmed, told = row
    return Mailbox(seat, address, language, token, secret, bool(is_confirmed), told)


class Reads(ABC):
    """The read half of a store. Queries have a question mark for each value."""

    @abstractmethod
    async def _read(self, query: str, *values: Any) -> list[Any]:
        """The rows that a query finds."""

    async def _readable(self, query: str, values: Sequence[Any], limit: int, offset: int = 0) -> list[Any]:
        """The rows that a query finds, without damaged ones: if reading some rows fails, each half of them is read separately."""
        try:
            return await self._read(f"{query} LIMIT ? OFFSET ?", *values, limit, offset)
        except Damaged:
            half = limit // 2
            if not half:
                return []
            return [*await self._readable(query, values, half, offset), *await self._readable(query, values, limit - half, offset + half)]

    async def facts(self, table: str) -> Facts | None:
        found = await self._read(f"SELECT {FACTS} FROM tables WHERE id = ?", table)
        return facts_of(found[0]) if found else None

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        found = await self._read("SELECT seq, at, kind, body FROM log WHERE table_id = ? AND seq > ? ORDER BY seq", table, after)
        return [Row(*row) for row in found]

    async def key(self, token: bytes) -> tuple[str, int] | None:
        found = await self._read("SELECT table_id, seat FROM keys WHERE token = ?", token)
        return found[0] if found else None

    async def keys(self, table: str) -> list[Key]:
        found = await self._read("SELECT seat, token, owner FROM keys WHERE table_id = ? ORDER BY seat", table)
        return [Key(*row) for row in found]

    async def tables(self, state: State, open_only: bool = False, limit: int = 100) -> list[Facts]:
        query = f"SELECT {FACTS} FROM tables WHERE state = ? AND is_open >= ? ORDER BY changed DESC, id"
        found = await self._readable(query, (state, open_only), limit)
        return [facts_of(row) for row in found]

    async def owned(self, owner: bytes, limit: int = 200) -> list[tuple[Facts, int]]:
        query = f"SELECT seat, {FACTS} FROM keys JOIN tables ON id = table_id WHERE owner = ? ORDER BY changed DESC, id, seat"
        found = await self._readable(query, (owner,), limit)
        return [(facts_of(row), seat) for seat, *row in found]

    async def name(self, folded: str) -> Name | None:
        found = await self._read(f"SELECT {NAMES} FROM names WHERE folded = ?", folded)
        return name_of(found[0]) if found else None

    async def names(self, owner: bytes) -> list[Name]:
        return [name_of(row) for row in await self._read(f"SELECT {NAMES} FROM names WHERE owner = ? ORDER BY at, folded", owner)]

    async def linked(self, token: bytes, now: float) -> Name | None:
        query = f"SELECT {_JOINED_NAMES} FROM links JOIN names ON folded = links.name WHERE token = ? AND until > ?"
        found = await self._read(query, token, now)
        return name_of(found[0]) if found else None

    async def finished(self, limit: int = 1000) -> list[str]:
        return [table for (table,) in await self._readable("SELECT table_id FROM finished ORDER BY table_id", (), limit)]

    async def is_finished(self, table: str) -> bool:
        return bool(await self._read("SELECT 1 FROM finished WHERE table_id = ?", table))

    async def ratings(self, game: str, limit: int = 100) -> list[tuple[Standing, Name | None]]:
        found = await self._read(
            f"SELECT player, ratings.name, games, mean, deviation, {_JOINED_NAMES} "
            "FROM ratings LEFT JOIN names ON folded = ratings.name WHERE game = ? ORDER BY mean - 3 * deviation DESC, player LIMIT ?",
            game,
            limit,
        )
        return [(Standing(*row[:5]), name_of(row[5:]) if row[5] is not None else None) for row in found]

    async def record(self, record: str) -> str | None:
        found = await self._read("SELECT text FROM records WHERE id = ?", record)
        return found[0][0] if found else None

    async def mailboxes(self, table: str) -> list[Mailbox]:
        return [mailbox_of(row) for row in await self._read(f"SELECT {MAILBOX} FROM mailboxes WHERE table_id = ? ORDER BY seat", table)]

    async def mailbox(self, secret: str) -> tuple[str, Mailbox] | None:
        found = await self._read(f"SELECT table_id, {MAILBOX} FROM mailboxes WHERE secret = ?", secret)
        return (found[0][0], mailbox_of(found[0][1:])) if found else None

    async def mailed(self) -> list[str]:
        query = "SELECT DISTINCT table_id FROM mailboxes ORDER BY table_id"
        return [table for (table,) in await self._readable(query, (), MOST_MAILED)]
