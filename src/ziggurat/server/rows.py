"""The facts in a table's log. All of them are public; the seed and the seats' tokens are stored elsewhere."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from ziggurat.core.record import Forfeit, Undo

from .messages import Clock, Player, RatingChange
from .store.store import Row


class Created(Struct, frozen=True, tag="created"):
    """The table was created."""

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
    """The table of the previous game, if this is its rematch; each player moves on by one seat."""
    start: str | None = None
    """The text of the start position, if it is not the usual one."""
    challenge: str | None = None
    """The name of the challenge, if any."""


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
    """A move of a seat, with its thinking time, or of chance."""

    seat: int
    move: str
    seconds: float | None = None


class Back(Struct, frozen=True, tag="back"):
    """The game went back to ply `ply`."""

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
    """A seat agreed to a question, or declined."""

    by: int
    asked: int
    agree: bool


class LeftTable(Struct, frozen=True, tag="left"):
    """A seat resigned, or its time ran out."""

    seat: int
    how: Forfeit


class SeatedAnew(Struct, frozen=True, tag="seated"):
    """A computer player takes over a seat, or its owner returns."""

    seat: int
    bot: str | None


class Aborted(Struct, frozen=True, tag="aborted"):
    """The game was ended without a result."""

    by: int


class Helped(Struct, frozen=True, tag="helped"):
    """A seat was given a hint, which makes the game unrated."""

    seat: int


class Counted(Struct, frozen=True, tag="counted"):
    """The game was rated: the change for each seat's player."""

    changes: list[RatingChange]


class Followed(Struct, frozen=True, tag="rematch"):
    """The rematch of this game was created."""

    table: str
    by: int


Fact = Created | Joined | Filled | Moved | Back | Asked | Answered | LeftTable | SeatedAnew | Aborted | Helped | Counted | Followed

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Fact)


def write_row(seq: int, at: float, fact: Fact) -> Row:
    """Encode a fact as a row of the log."""
    return Row(seq, at, str(fact.__struct_config__.tag), _encoder.encode(fact).decode())


def read_row(row: Row) -> Fact:
    """Decode the fact of a row; ValueError or MsgspecError if the row is invalid."""
    fact: Fact = _decoder.decode(row.body)
    if row.kind != fact.__struct_config__.tag:
        raise ValueError(f"expected a body of the kind {row.kind!r}, found {fact.__struct_config__.tag!r}")
    return fact
