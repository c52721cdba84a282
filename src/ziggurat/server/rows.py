"""What can stand in a table's log. All of it is public; the seed and the seats' tokens are kept elsewhere."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from ziggurat.core.record import Leaving, Undo

from .messages import Clock, Player, RatingChange
from .store.store import Row


class Created(Struct, frozen=True, tag="created"):
    """The table was made."""

    game: str
    players: list[Player]
    options: dict[str, str]
    clock: Clock | None
    patience: float | None
    open: bool
    commitment: str
    rules: int
    data: str
    date: str
    rematch_of: str | None = None
    """The table whose players these are; each has moved on by one seat."""
    start: str | None = None
    """The text of the position that the game starts from, if it is not the usual one."""
    challenge: str | None = None
    """The name of the challenge that is taken here."""


class Joined(Struct, frozen=True, tag="joined"):
    """Somebody took a seat."""

    seat: int
    name: str
    nonce: str


class Filled(Struct, frozen=True, tag="filled"):
    """A free seat was given to a computer player."""

    seat: int
    bot: str


class Moved(Struct, frozen=True, tag="moved"):
    """A move, of a seat with its thinking time or of chance."""

    seat: int
    move: str
    seconds: float | None = None


class Back(Struct, frozen=True, tag="back"):
    """Back to the position after so many plies."""

    ply: int
    by: int
    undo: Undo


class Asked(Struct, frozen=True, tag="asked"):
    """A seat asked the others for something."""

    what: Literal["undo", "abort", "replace"]
    by: int
    ply: int
    absent: int | None = None
    bot: str | None = None


class Answered(Struct, frozen=True, tag="answered"):
    """A seat agreed to a question, or did not."""

    by: int
    asked: int
    agree: bool


class LeftTable(Struct, frozen=True, tag="left"):
    """A seat gave up, or its time ran out."""

    seat: int
    how: Leaving


class SeatedAnew(Struct, frozen=True, tag="seated"):
    """A computer player plays a seat from now on, or its owner again."""

    seat: int
    bot: str | None


class Aborted(Struct, frozen=True, tag="aborted"):
    """The game was ended without a result."""

    by: int


class Helped(Struct, frozen=True, tag="helped"):
    """A seat was given a hint: the game counts for nobody's rating any more."""

    seat: int


class Counted(Struct, frozen=True, tag="counted"):
    """What the game has changed at the rating of each seat's player."""

    changes: list[RatingChange]


class Followed(Struct, frozen=True, tag="rematch"):
    """Another game was made of this one."""

    table: str
    by: int


Fact = Created | Joined | Filled | Moved | Back | Asked | Answered | LeftTable | SeatedAnew | Aborted | Helped | Counted | Followed

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Fact)


def write_row(seq: int, at: float, fact: Fact) -> Row:
    """A fact as a row of the log."""
    return Row(seq, at, str(fact.__struct_config__.tag), _encoder.encode(fact).decode())


def read_row(row: Row) -> Fact:
    """The fact of a row; ValueError or MsgspecError if the row is none."""
    fact: Fact = _decoder.decode(row.body)
    if row.kind != fact.__struct_config__.tag:
        raise ValueError(f"expected a body of the kind {row.kind!r}, found {fact.__struct_config__.tag!r}")
    return fact
