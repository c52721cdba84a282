"""The protocol of a store. A table's log is append-only: the key of its rows, (table, seq), is both the lock and the version."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol

import msgspec
from msgspec import Struct

from ziggurat.core.game import GameError

State = Literal["waiting", "playing", "over"]
"""The state of a table: some seats are free, the game is on, or the game has ended."""


class Stale(Exception):
    """Another writer has appended a row first: read the new rows, then decide again."""


class StoreError(GameError):
    """The database cannot do what was asked; the message names it and the reason. Nothing was written."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"{where}: {reason}")
        self.where = where
        self.reason = reason


class Damaged(StoreError):
    """A stored text is not valid UTF-8. Retrying is useless; the rest of the database works."""


class Row(NamedTuple):
    """One entry of a table's log."""

    seq: int
    """Counted from 1, without gaps."""
    at: float
    """Seconds since 1970."""
    kind: str
    body: str
    """JSON. Everything in it is public; secrets have columns of their own."""


class Key(NamedTuple):
    """The right to a seat: only the SHA-256 of its token is stored."""

    seat: int
    token: bytes
    """The token's SHA-256, 32 bytes."""
    owner: bytes | None = None
    """The SHA-256 of a secret that the player's browser keeps, used to list the player's games."""


class Mailbox(NamedTuple):
    """Where to mail notifications for a seat."""

    seat: int
    address: str
    language: str
    token: str
    """The seat's token in plain text: mails contain the link to the seat."""
    secret: str
    """Part of the links to confirm and to unsubscribe; only the reader of the mails knows it."""
    is_confirmed: bool = False
    """True once the reader of the mails has agreed to get them."""
    told: int = -1
    """The seq of the newest turn that was mailed; -1 before the confirmation mail, 0 after it."""


class Name(NamedTuple):
    """A name claimed by the owner of a browser."""

    folded: str
    """The name's canonical form, the same for all names that look alike."""
    name: str
    owner: bytes
    """The SHA-256 of the browser's secret, as in Key."""
    at: float
    mail: str | None = None
    """The mail address that can receive a link to move the name to another browser."""
    confirmation: bytes | None = None
    """The SHA-256 of the secret in the confirmation mail; None if none was sent."""
    is_confirmed: bool = False
    """True once the reader of the confirmation mail has agreed."""


class Standing(NamedTuple):
    """The rating of a player in one game."""

    player: str
    """The name of a computer player, or the folded name of a person."""
    name: str | None
    """The folded name of a person, equal to `player`; None for a computer player."""
    games: int
    mean: float
    deviation: float


class Rated(NamedTuple):
    """A player of a rated game."""

    player: str
    name: str | None
    """As in Standing."""


Judge = Callable[[Sequence[Standing | None]], tuple[Sequence[Standing], Row]]
"""Computes the players' new ratings from the old ones, and the log row that reports the new ones."""

PIECE = 20
"""Maximum number of tables changed in one transaction; few, since moves wait until it ends."""
Claimed = Literal["claimed", "taken", "too-many"]
"""The outcome of a claim: the name is now the owner's, is somebody else's, or would exceed the limit per owner."""


class Summary(Struct, frozen=True):
    """The summary of a table, shown in lists of tables."""

    names: list[str | None] = []
    ranks: list[int] | None = None
    scores: list[int] | None = None
    ended: str | None = None


_summary = msgspec.json.Decoder(Summary)


@dataclass(frozen=True, slots=True)
class Facts:
    """The metadata of a table: everything except its log and keys."""

    id: str
    game: str
    state: State
    is_open: bool
    """True if the table is listed for everybody to join."""
    created: float
    changed: float
    seed: bytes
    """Secret until the game is over."""
    invitation: bytes
    """The SHA-256 of the token that allows taking a seat."""
    summary: str
    """JSON of Summary: the players' names and how the game ended."""

    @property
    def names(self) -> list[str | None]:
        """The players' names, by seat."""
        names: list[str | None] = json.loads(self.summary).get("names", [])
        return names

    @property
    def has_summary(self) -> bool:
        """True if the summary can be parsed; a damaged one must not keep other tables from being listed."""
        try:
            _summary.decode(self.summary)
        except msgspec.MsgspecError:
            return False
        return True


TRIAL = Facts("a trial", "", "waiting", False, 0.0, 0.0, b"", b"", "{}")
"""A table that `check` inserts and deletes in one transaction, so that nobody ever sees it. No real id contains a space."""
TRIAL_ROWS = [Row(seq, 0.0, "trial", "x" * 1000) for seq in range(1, 101)]
"""More than any move writes. A move writes 5 pages of 4 kB on average, and up to 21 when B-trees are rebalanced."""


class Store(Protocol):
    """A database. Once a write returns, it survives a power cut. Every method raises StoreError if the database fails."""

    async def create(self, facts: Facts, rows: Sequence[Row], keys: Sequence[Key] = ()) -> None:
        """Create a table with its first rows and keys, all or nothing; raise Stale if its id is taken."""

    async def append(
        self,
        table: str,
        rows: Sequence[Row],
        keys: Sequence[Key] = (),
        state: State | None = None,
        summary: str | None = None,
    ) -> None:
        """Append the rows, all or nothing; raise Stale if another writer was first. The keys replace earlier ones of the same seats."""

    async def facts(self, table: str) -> Facts | None:
        """The metadata of a table; None if there is no such table."""

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """The rows of a table with a seq above `after`, in order."""

    async def key(self, token: bytes) -> tuple[str, int] | None:
        """The table and the seat whose token has this hash."""

    async def keys(self, table: str) -> list[Key]:
        """The keys of a table, by seat."""

    async def tables(self, state: State, open_only: bool = False, limit: int = 100) -> list[Facts]:
        """The tables in a state, the last changed first."""

    async def owned(self, owner: bytes, limit: int = 200) -> list[tuple[Facts, int]]:
        """The tables at which a browser's owner has a seat, each with the seat, the last changed first."""

    async def disown(self, owner: bytes, limit: int = PIECE) -> int:
        """Remove an owner from up to `limit` seats, with their mailboxes, and delete all the owner's names.

        Returns the number of seats, 0 once none is left."""

    async def scrub(self, owner: bytes, after: str = "", limit: int = PIECE) -> list[str]:
        """Anonymise an owner's seats, in logs and summaries, at up to `limit` tables with ids above `after`; return the ids."""

    async def name(self, folded: str) -> Name | None:
        """The claimed name with this folded form."""

    async def names(self, owner: bytes) -> list[Name]:
        """The names of an owner, the oldest first."""

    async def claim(self, name: Name, most: int) -> Claimed:
        """Claim a name if it is free and its owner has fewer than `most` names; update it if that owner has it already."""

    async def release(self, folded: str, owner: bytes) -> bool:
        """Delete an owner's name, with its ratings; return False if there was none."""

    async def ask_mail(self, folded: str, mail: str, confirmation: bytes) -> bool:
        """Store the confirmation hash of a mail address, replacing an earlier one; return False if the address is confirmed or gone."""

    async def confirm_mail(self, confirmation: bytes) -> str | None:
        """Confirm the mail address that belongs to a confirmation hash, and return the address; None if there is none."""

    async def keep_link(self, token: bytes, folded: str, until: float) -> None:
        """Store the hash of a link that can move a name, valid until `until`."""

    async def linked(self, token: bytes, now: float) -> Name | None:
        """The name that a link can move; None if the link is unknown or expired."""

    async def move_name(self, token: bytes, owner: bytes, now: float, seats: Sequence[tuple[str, int]], most: int) -> Claimed | None:
        """Transfer the name of a link, and those of `seats` that its owner has, to a new owner; None if the link is no longer valid."""

    async def finished(self, limit: int = 1000) -> list[str]:
        """The finished tables that have not been considered for the ratings."""

    async def is_finished(self, table: str) -> bool:
        """True if a table is finished and has not been considered for the ratings."""

    async def rate(self, table: str, game: str, players: Sequence[Rated], judge: Judge) -> bool:
        """Apply a finished game to the ratings, once: new ratings and their log row, all or nothing.

        Without `players`, the game does not count. Return False if this was done before; raise Stale if another row was appended first."""

    async def ratings(self, game: str, limit: int = 100) -> list[tuple[Standing, Name | None]]:
        """The ratings of a game, the best first, by cautious estimate: three deviations below the mean."""

    async def keep_record(self, record: str, text: str) -> None:
        """Store a record's text under its id; a no-op if the id is already stored."""

    async def record(self, record: str) -> str | None:
        """The text of a stored record."""

    async def records(self, after: str = "", limit: int = 100) -> list[tuple[str, float]]:
        """Up to `limit` stored records whose ids come after `after`, in the order of their ids, each with the time it was last opened."""

    async def open_record(self, record: str, now: float, pause: float) -> None:
        """Update the time a record was last opened, at most once every `pause` seconds."""

    async def delete_records(self, records: Sequence[str], before: float) -> int:
        """Delete those of `records` that nobody has opened since `before`; return their number."""

    async def unchanged(
        self, state: State, before: float, after: tuple[float, str] = (0.0, ""), limit: int = 100
    ) -> list[tuple[float, str]]:
        """Up to `limit` tables in a state that last changed before `before`: the time of that change and the id, oldest first.

        For paging, only the pairs that come after the pair `after`."""

    async def delete_unchanged(self, tables: Sequence[str], before: float) -> int:
        """Delete those of `tables` that are not over and have not changed since `before`, in one transaction; return their number."""

    async def keep_mailbox(self, table: str, mailbox: Mailbox) -> None:
        """Store the mailbox of a seat, replacing any earlier one."""

    async def mailboxes(self, table: str) -> list[Mailbox]:
        """The mailboxes of a table, by seat."""

    async def mailbox(self, secret: str) -> tuple[str, Mailbox] | None:
        """The table and the mailbox with this secret."""

    async def confirm_mailbox(self, secret: str) -> None:
        """Record that the reader of the mails has agreed to get them."""

    async def tell_mailbox(self, secret: str, told: int) -> None:
        """Record that a mail was sent: set `told`."""

    async def drop_mailbox(self, secret: str) -> None:
        """Delete a mailbox."""

    async def mailed(self) -> list[str]:
        """The tables that have mailboxes."""

    async def check(self) -> None:
        """Raise StoreError if the database cannot be written. After a failed write, this tries to write more than any move does."""

    async def close(self) -> None:
        """Finish pending writes and close the store."""


# Names of owners who want to be forgotten

NOBODY = "—"
"""Replaces the name of a player who wants to be forgotten."""


def without_name(body: str) -> str:
    """A log row's body, anonymised."""
    return json.dumps(json.loads(body) | {"name": NOBODY}, ensure_ascii=False)


def without_names(summary: str, seats: Collection[int]) -> str:
    """A summary in which some seats are anonymised."""
    told = json.loads(summary)
    names = told.get("names", [])
    return json.dumps(told | {"names": [NOBODY if seat in seats and name is not None else name for seat, name in enumerate(names)]})


def is_of(body: str, seats: Collection[int]) -> bool:
    """True if a log row records that one of the seats was taken."""
    return json.loads(body).get("seat") in seats
