"""What the server asks of a database. The log of a table is append-only: its key (table, seq) is the lock and the version."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol

import msgspec
from msgspec import Struct

from ziggurat.core.game import GameError

State = Literal["waiting", "playing", "over"]
"""Of a table: some seat is free; the game is on; it has ended."""


class Stale(Exception):
    """Somebody else has written the row that should follow: read on, and decide anew."""


class StoreError(GameError):
    """The database cannot do what was asked: which one, and why. Nothing of it is written."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"{where}: {reason}")
        self.where = where
        self.reason = reason


class Damaged(StoreError):
    """A text in the database that is not UTF-8. The rest of the database works, and to read this text again is useless."""


class Row(NamedTuple):
    """A fact of a table's log."""

    seq: int
    """Counted from 1, without gaps."""
    at: float
    """Seconds since 1970."""
    kind: str
    body: str
    """JSON. What stands here is public: secrets have columns of their own."""


class Key(NamedTuple):
    """The right to a seat: only the SHA-256 of its token is kept."""

    seat: int
    token: bytes
    """The hash, 32 bytes."""
    owner: bytes | None = None
    """The hash of the browser's own secret, for the list of one's games."""


class Mailbox(NamedTuple):
    """Where a seat wants mails."""

    seat: int
    address: str
    language: str
    token: str
    """The seat's own, as it is: the link to the seat stands in the mails."""
    secret: str
    """What the links to confirm and to stop have in them; nobody knows it but who reads the mails."""
    is_confirmed: bool = False
    """Whether who reads the mails wants them."""
    told: int = -1
    """The row of the newest turn that a mail told of; -1 before the mail that asks for confirmation, 0 after it."""


class Name(NamedTuple):
    """A name that belongs to the owner of a browser."""

    folded: str
    """What it has in common with all names that look the same."""
    name: str
    owner: bytes
    """As of Key."""
    at: float
    mail: str | None = None
    """Where a link can be sent by which the name moves to another browser."""
    confirmation: bytes | None = None
    """The hash of the secret in the mail that asks the reader of the address to agree; None if nobody was asked."""
    is_confirmed: bool = False
    """Whether the reader of the address has agreed."""


class Standing(NamedTuple):
    """How strong a player of a game is, after so many games."""

    player: str
    """A computer player, or a name as it is folded."""
    name: str | None
    """The folded name again; None of a computer player."""
    games: int
    mean: float
    deviation: float


class Rated(NamedTuple):
    """Who sat at a game that counts."""

    player: str
    name: str | None
    """As of Standing."""


Judge = Callable[[Sequence[Standing | None]], tuple[Sequence[Standing], Row]]
"""From what is known of the players: how strong they are after a game, and the row that tells it."""

PIECE = 20
"""Tables that are changed in one transaction, at most: moves wait for it."""
Claimed = Literal["claimed", "taken", "too-many"]
"""Whether a name is one's own now, is another's, or would be one more than one may have."""


class Summary(Struct, frozen=True):
    """The summary of a table."""

    names: list[str | None] = []
    ranks: list[int] | None = None
    scores: list[int] | None = None
    ended: str | None = None


_summary = msgspec.json.Decoder(Summary)


@dataclass(frozen=True, slots=True)
class Facts:
    """What is known of a table besides its log."""

    id: str
    game: str
    state: State
    is_open: bool
    """Whether it is listed for everybody to join."""
    created: float
    changed: float
    seed: bytes
    """Secret until the game is over."""
    invitation: bytes
    """The hash of the token with which a seat can be taken."""
    summary: str
    """JSON for lists: who sits there, how it ended."""

    @property
    def names(self) -> list[str | None]:
        """Who sits there, by seat."""
        names: list[str | None] = json.loads(self.summary).get("names", [])
        return names

    @property
    def has_summary(self) -> bool:
        """Whether the summary can be read; a damaged one must not keep other tables from being listed."""
        try:
            _summary.decode(self.summary)
        except msgspec.MsgspecError:
            return False
        return True


TRIAL = Facts("a trial", "", "waiting", False, 0.0, 0.0, b"", b"", "{}")
"""A table that is inserted and deleted in one transaction, so that nobody ever sees it. No real id has a space."""
TRIAL_ROWS = [Row(seq, 0.0, "trial", "x" * 1000) for seq in range(1, 101)]
"""More than any move writes: a move writes 5 pages of 4 kB on average, and up to 21 when trees are balanced."""


class Store(Protocol):
    """A database. What a call has written survives a power cut once the call returns."""

    async def create(self, facts: Facts, rows: Sequence[Row], keys: Sequence[Key] = ()) -> None:
        """A new table with its first rows and keys, all or nothing."""

    async def append(
        self,
        table: str,
        rows: Sequence[Row],
        keys: Sequence[Key] = (),
        state: State | None = None,
        summary: str | None = None,
    ) -> None:
        """Rows that follow the last one, all or nothing; Stale if another writer was faster. Keys replace those of their seats."""

    async def facts(self, table: str) -> Facts | None:
        """What is known of a table."""

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """The rows of a table after a seq."""

    async def key(self, token: bytes) -> tuple[str, int] | None:
        """The table and the seat of a token's hash."""

    async def keys(self, table: str) -> list[Key]:
        """The keys of a table."""

    async def tables(self, state: State, open_only: bool = False, limit: int = 100) -> list[Facts]:
        """Tables in a state, those that changed last first."""

    async def owned(self, owner: bytes, limit: int = 200) -> list[tuple[Facts, int]]:
        """The tables at which a browser's owner has a seat, with the seat, those that changed last first."""

    async def disown(self, owner: bytes, limit: int = PIECE) -> int:
        """Forget who owned some seats of an owner, with their mailboxes, and give up the names; how many seats, 0 once there are none."""

    async def scrub(self, owner: bytes, after: str = "", limit: int = PIECE) -> list[str]:
        """Take the names off an owner's seats, in logs and summaries, at the next tables by their names that follow `after`."""

    async def name(self, folded: str) -> Name | None:
        """A name that was claimed."""

    async def names(self, owner: bytes) -> list[Name]:
        """The names of an owner, the oldest first."""

    async def claim(self, name: Name, most: int) -> Claimed:
        """Claim a name if it is free and its owner has less than so many; one's own is written anew."""

    async def release(self, folded: str, owner: bytes) -> bool:
        """Give up one's own name, with its ratings; whether there was one."""

    async def ask_mail(self, folded: str, mail: str, confirmation: bytes) -> bool:
        """Record that the reader of a name's mail address is asked: earlier questions are void. False if it is confirmed or gone."""

    async def confirm_mail(self, confirmation: bytes) -> str | None:
        """The mail address whose reader agrees by this confirmation, from now on confirmed; None if no name has it."""

    async def keep_link(self, token: bytes, folded: str, until: float) -> None:
        """Keep the hash of a link by which a name can be moved until then."""

    async def linked(self, token: bytes, now: float) -> Name | None:
        """The name that can be moved by a link now."""

    async def move_name(self, token: bytes, owner: bytes, now: float, seats: Sequence[tuple[str, int]], most: int) -> Claimed | None:
        """Make somebody the owner of a link's name, and of seats that were its owner's; None if the link is not good any more."""

    async def finished(self, limit: int = 1000) -> list[str]:
        """The tables that are over of which nobody has looked whether they count."""

    async def is_finished(self, table: str) -> bool:
        """Whether a table is one of these."""

    async def rate(self, table: str, game: str, players: Sequence[Rated], judge: Judge) -> bool:
        """Count a game that is over, once: ratings and the row that tells of them, all or nothing. With no players it counts for nobody.
        False if it was counted before; Stale if another row was faster."""

    async def ratings(self, game: str, limit: int = 100) -> list[tuple[Standing, Name | None]]:
        """How strong the players of a game are, the best first, by what they are worth at least: three deviations below the mean."""

    async def keep_record(self, record: str, text: str) -> None:
        """Keep a record's text by a name that stands for it; what has a name already stays as it is."""

    async def record(self, record: str) -> str | None:
        """The text of a record that was kept."""

    async def records(self, after: str = "", limit: int = 100) -> list[tuple[str, float]]:
        """The records that were kept, with the time of their last opening, by their names, those that follow `after`."""

    async def open_record(self, record: str, now: float, pause: float) -> None:
        """Note that a record is opened, unless that was noted within so many seconds."""

    async def delete_records(self, records: Sequence[str], before: float) -> int:
        """Delete those of some records that nobody has opened since a moment; how many there were."""

    async def unchanged(
        self, state: State, before: float, after: tuple[float, str] = (0.0, ""), limit: int = 100
    ) -> list[tuple[float, str]]:
        """Tables in a state, with the time of their last change, which is before a moment; the oldest first, those that follow `after`."""

    async def delete_unchanged(self, tables: Sequence[str], before: float) -> int:
        """Delete those of some tables that are not over and have not changed since a moment, all or nothing; how many there were."""

    async def keep_mailbox(self, table: str, mailbox: Mailbox) -> None:
        """Keep where a seat wants mails, instead of where it wanted them."""

    async def mailboxes(self, table: str) -> list[Mailbox]:
        """Where the seats of a table want mails, by seat."""

    async def mailbox(self, secret: str) -> tuple[str, Mailbox] | None:
        """The table and the mailbox of a secret."""

    async def confirm_mailbox(self, secret: str) -> None:
        """Who reads the mails wants them."""

    async def tell_mailbox(self, secret: str, told: int) -> None:
        """A mail was sent."""

    async def drop_mailbox(self, secret: str) -> None:
        """Forget a mailbox."""

    async def mailed(self) -> list[str]:
        """The tables with mailboxes."""

    async def check(self) -> None:
        """Raise StoreError if the database can't be written. After a write that failed, this writes more than any move does."""

    async def close(self) -> None:
        """Write what waits, and let go."""


# What is left of a name when its owner wants to be forgotten

NOBODY = "—"
"""The name of somebody who wants to be forgotten."""


def without_name(body: str) -> str:
    """The body of a row without the name in it."""
    return json.dumps(json.loads(body) | {"name": NOBODY}, ensure_ascii=False)


def without_names(summary: str, seats: Collection[int]) -> str:
    """A summary without the names of some seats."""
    told = json.loads(summary)
    names = told.get("names", [])
    return json.dumps(told | {"names": [NOBODY if seat in seats and name is not None else name for seat, name in enumerate(names)]})


def is_of(body: str, seats: Collection[int]) -> bool:
    """Whether a row tells that one of some seats was taken."""
    return json.loads(body).get("seat") in seats
