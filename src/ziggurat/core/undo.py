"""Undo, one policy everywhere: free within one's own turn, freely against bots, by consent between people."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, NamedTuple

from .game import CHANCE, Seat
from .record import Record


class Offer(NamedTuple):
    """Where an undo would lead, and on what terms."""

    ply: int
    seat: Seat
    terms: Literal["free", "bots", "consent"]


def offer(record: Record, seat: Seat, bots: Collection[Seat] = ()) -> Offer | None:
    """What undo means for a seat now: back to before its last decision that was not forced; None if there is none.

    Free until chance has spoken or somebody else has moved; beyond that freely if all others are bots, else by consent.
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
    """The person who decided last: whose undo it is on a shared screen."""
    people = (entry.seat for entry in reversed(record.line) if entry.seat != CHANCE and entry.seat not in bots)
    return next(people, None)
