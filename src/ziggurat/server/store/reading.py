"""What both databases are asked in the same words: all that is only read."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from .store import Damaged, Facts, Key, Mailbox, Name, Row, Standing, State

MOST_MAILED = 1_000_000
"""Tables with mailboxes, at most."""
NAMES = "folded, name, owner, at, mail, confirmation, is_confirmed"
_JOINED_NAMES = NAMES.replace(" name", " names.name")
"""Where another table has names too."""
STANDINGS = "player, name, games, mean, deviation"
FACTS = "id, game, state, is_open, created, changed, seed, invitation, summary"
MAILBOX = "seat, address, language, token, secret, is_confirmed, told"


def facts_of(row: Sequence[Any]) -> Facts:
    """A row of the tables."""
    name, game, state, is_open, *others = row
    return Facts(name, game, state, bool(is_open), *others)


def name_of(row: Sequence[Any]) -> Name:
    """A row of the names."""
    folded, name, owner, at, mail, confirmation, is_confirmed = row
    return Name(folded, name, owner, at, mail, confirmation, bool(is_confirmed))


def mailbox_of(row: Sequence[Any]) -> Mailbox:
    """A row of the mailboxes."""
    seat, address, language, token, secret, is_confirmed, told = row
    return Mailbox(seat, address, language, token, secret, bool(is_confirmed), told)


class Reads(ABC):
    """The half of a store that reads. A query has a question mark for each value."""

    @abstractmethod
    async def _read(self, query: str, *values: Any) -> list[Any]:
        """What a query finds."""

    async def _readable(self, query: str, values: Sequence[Any], limit: int, offset: int = 0) -> list[Any]:
        """What a query finds, without the rows that are damaged: if there are any, each half is read separately."""
        try:
            return await self._read(f"{query} LIMIT ? OFFSET ?", *values, limit, offset)
        except Damaged:
            half = limit // 2
            if not half:
                return []
            return [*await self._readable(query, values, half, offset), *await self._readable(query, values, limit - half, offset + half)]

    async def facts(self, table: str) -> Facts | None:
        """What is known of a table."""
        found = await self._read(f"SELECT {FACTS} FROM tables WHERE id = ?", table)
        return facts_of(found[0]) if found else None

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """The rows of a table after a seq."""
        found = await self._read("SELECT seq, at, kind, body FROM log WHERE table_id = ? AND seq > ? ORDER BY seq", table, after)
        return [Row(*row) for row in found]

    async def key(self, token: bytes) -> tuple[str, int] | None:
        """The table and the seat of a token's hash."""
        found = await self._read("SELECT table_id, seat FROM keys WHERE token = ?", token)
        return found[0] if found else None

    async def keys(self, table: str) -> list[Key]:
        """The keys of a table, by seat."""
        found = await self._read("SELECT seat, token, owner FROM keys WHERE table_id = ? ORDER BY seat", table)
        return [Key(*row) for row in found]

    async def tables(self, state: State, open_only: bool = False, limit: int = 100) -> list[Facts]:
        """Tables in a state, those that changed last first."""
        query = f"SELECT {FACTS} FROM tables WHERE state = ? AND is_open >= ? ORDER BY changed DESC, id"
        found = await self._readable(query, (state, open_only), limit)
        return [facts_of(row) for row in found]

    async def owned(self, owner: bytes, limit: int = 200) -> list[tuple[Facts, int]]:
        """The tables at which an owner has a seat, with the seat, those that changed last first."""
        query = f"SELECT seat, {FACTS} FROM keys JOIN tables ON id = table_id WHERE owner = ? ORDER BY changed DESC, id, seat"
        found = await self._readable(query, (owner,), limit)
        return [(facts_of(row), seat) for seat, *row in found]

    async def name(self, folded: str) -> Name | None:
        """A name that was claimed."""
        found = await self._read(f"SELECT {NAMES} FROM names WHERE folded = ?", folded)
        return name_of(found[0]) if found else None

    async def names(self, owner: bytes) -> list[Name]:
        """The names of an owner, the oldest first."""
        return [name_of(row) for row in await self._read(f"SELECT {NAMES} FROM names WHERE owner = ? ORDER BY at, folded", owner)]

    async def linked(self, token: bytes, now: float) -> Name | None:
        """The name that can be moved by a link now."""
        query = f"SELECT {_JOINED_NAMES} FROM links JOIN names ON folded = links.name WHERE token = ? AND until > ?"
        found = await self._read(query, token, now)
        return name_of(found[0]) if found else None

    async def finished(self, limit: int = 1000) -> list[str]:
        """The tables that are over of which nobody has looked whether they count."""
        return [table for (table,) in await self._readable("SELECT table_id FROM finished ORDER BY table_id", (), limit)]

    async def is_finished(self, table: str) -> bool:
        """Whether a table is one of these."""
        return bool(await self._read("SELECT 1 FROM finished WHERE table_id = ?", table))

    async def ratings(self, game: str, limit: int = 100) -> list[tuple[Standing, Name | None]]:
        """How strong the players of a game are, the best first."""
        found = await self._read(
            f"SELECT player, ratings.name, games, mean, deviation, {_JOINED_NAMES} "
            "FROM ratings LEFT JOIN names ON folded = ratings.name WHERE game = ? ORDER BY mean - 3 * deviation DESC, player LIMIT ?",
            game,
            limit,
        )
        return [(Standing(*row[:5]), name_of(row[5:]) if row[5] is not None else None) for row in found]

    async def record(self, record: str) -> str | None:
        """The text of a record that was kept."""
        found = await self._read("SELECT text FROM records WHERE id = ?", record)
        return found[0][0] if found else None

    async def mailboxes(self, table: str) -> list[Mailbox]:
        """Where the seats of a table want mails, by seat."""
        return [mailbox_of(row) for row in await self._read(f"SELECT {MAILBOX} FROM mailboxes WHERE table_id = ? ORDER BY seat", table)]

    async def mailbox(self, secret: str) -> tuple[str, Mailbox] | None:
        """The table and the mailbox of a secret."""
        found = await self._read(f"SELECT table_id, {MAILBOX} FROM mailboxes WHERE secret = ?", secret)
        return (found[0][0], mailbox_of(found[0][1:])) if found else None

    async def mailed(self) -> list[str]:
        """The tables with mailboxes."""
        query = "SELECT DISTINCT table_id FROM mailboxes ORDER BY table_id"
        return [table for (table,) in await self._readable(query, (), MOST_MAILED)]
