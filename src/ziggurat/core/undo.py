"""The undo policy of every front end: free within your own turn, free against bots, by consent between people."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, NamedTuple

from .game import CHANCE, Seat
from .record import Record


class Offer(NamedTuple):
    """An undo that a seat can have: the ply that it goes back to, and its terms."""

    ply: int
    seat: Seat
    terms: Literal["free", "bots", "consent"]


def offer(record: Record, seat: Seat, bots: Collection[Seat] = ()) -> Offer | None:
    """The undo that a seat can have now, or None. It goes back to before the seat's last decision that was not forced.

    The terms are `free` until chance or another seat has moved, chance is to act, or the game has ended. After that they are `bots`
    if all other seats are bots, else `consent`.
    """
    if record.ended.how not in ("open", "rules"):
        return None
    for ply in range(record.ply - 1, -1, -1):
        if record.line[ply].seat == seat and len(record.game.moves(record.positions[ply])) > 1:
            break
    else:
        return None
    since = {entry.seat for entry in record.line[ply:]}
    if since == {seat} and record.position.to_act != CHANCE and record.ended.how == "open":
        return Offer(ply, seat, "free")
    people = set(range(record.header.seats)) - set(bots) - {seat}
    return Offer(ply, seat, "consent" if people else "bots")


def last_person(record: Record, bots: Collection[Seat]) -> Seat | None:
    """The seat of the person who decided last, which gets the undo on a shared screen. None if no person has decided yet."""
    people = (entry.seat for entry in reversed(record.line) if entry.seat != CHANCE and entry.seat not in bots)
    return next(people, None)
