"""Builds the messages that show a table to players and spectators. They hold only information that the receiver may see."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Collection
from functools import cache
from typing import Any
from weakref import WeakKeyDictionary

from ziggurat.core.game import Event, Seat
from ziggurat.core.record import Record

from .messages import ChallengeShown, Ended, MoveShown, Question, SeatShown, TableShown
from .table import Table

MOST_MOVES_TOLD = 40
"""Moves sent with their events, at most; a client that is further behind gets the table without moves."""
MOST_KEPT = 8
"""The number of newest move messages cached for each table."""

_kept: WeakKeyDictionary[Table, dict[int, MoveShown]] = WeakKeyDictionary()
"""The cached move messages, by the row of the move."""


@cache
def _kind(name: str) -> str:
    """The name of an event in messages: PowersLost becomes powers-lost."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


def event_shown(event: Event) -> dict[str, Any]:
    """An event as plain data."""
    return {"event": _kind(type(event).__name__), **{name: getattr(event, name) for name in event.__dataclass_fields__}}


def table_shown(table: Table, here: Collection[Seat], present: Collection[Seat], since: int, now: float) -> TableShown:
    """The message with the whole table for a connection that plays the seats `here`, maybe none, and knows the table up to row `since`."""
    moves = _moves_since(table, since)
    created = table.created
    undo: dict[str, str] = {str(seat): offer.terms for seat in sorted(here) if (offer := table.undo_offer(seat)) is not None}
    return TableShown(
        table=table.id,
        seq=table.seq,
        since=table.seq if moves is None else since,
        state=table.state,
        game=created.game,
        options=created.options,
        seats=[_seat(table, seat, present, now) for seat in range(len(table.players))],
        own=sorted(here),
        ply=table.record.ply if table.record else 0,
        view=_view(table, here),
        commitment=created.commitment,
        moves=moves or [],
        clock=created.clock,
        patience=created.patience,
        open=created.open,
        undo=undo,
        questions=[_question(table, seq) for seq in table.questions],
        rated=table.is_rated,
        hints=table.may_have_hints(here),
        ended=_ended(table),
        ratings=table.changes,
        rematch=table.rematch,
        start=created.start,
        challenge=_challenge(table),
    )


def _challenge(table: Table) -> ChallengeShown | None:
    challenge, record = table.challenge, table.record
    if challenge is None or record is None:
        return None
    coming = [table.game.write(move) for move in challenge.coming(record)]
    return ChallengeShown(
        challenge.name,
        challenge.title,
        challenge.measure,
        list(challenge.stars),
        challenge.result(record),
        coming,
        challenge.earned(record),
    )


def _view(table: Table, here: Collection[Seat]) -> dict[str, Any]:
    """The view of the seat to act if it is played here; else of the first seat played here, or of a spectator."""
    to_act = table.to_act
    if to_act is not None and to_act in here:
        seat: Seat | None = to_act
    else:
        seat = min(here, default=None)
    return dict(table.game.view(table.game.adopt(table.position), seat))


def _seat(table: Table, seat: Seat, present: Collection[Seat], now: float) -> SeatShown:
    return SeatShown(
        name=table.names[seat],
        player=table.players[seat],
        here=seat in present or table.bot_of(seat) is not None,
        left=table.leavings.get(seat),
        seconds=table.seconds_left(seat, now),
        replaced_by=table.stand_ins.get(seat),
    )


def _question(table: Table, seq: int) -> Question:
    asked = table.questions[seq]
    return Question(seq, asked.what, asked.by, table.waits_for(seq), asked.absent)


def _ended(table: Table) -> Ended | None:
    if table.state != "over":
        return None
    return Ended("aborted", None, None, []) if table.record is None else ended_shown(table.record)


def ended_shown(record: Record) -> Ended | None:
    """The end of a game, or None while it is open."""
    ended, ranks = record.ended, record.ranks
    if ended.how == "open":
        return None
    return Ended(ended.how, ended.seat, list(ranks) if ranks else None, list(record.game.scores(record.position)))


def _moves_since(table: Table, since: int) -> list[MoveShown] | None:
    """The moves of the current line after a row, with their events; None if there are too many."""
    record = table.record
    if record is None:
        return []
    first = bisect_right(table.ply_rows, since)
    if record.ply - first > MOST_MOVES_TOLD:
        return None
    kept = _kept.setdefault(table, {})
    moves = [kept.get(table.ply_rows[ply]) or move_shown(table, ply) for ply in range(first, record.ply)]
    kept |= zip(table.ply_rows[first:], moves, strict=True)
    for row in list(kept)[:-MOST_KEPT]:
        del kept[row]
    return moves


def move_shown(table: Table, ply: int) -> MoveShown:
    """The message for a move of the game."""
    assert table.record is not None
    played, before = table.record.line[ply], table.record.positions[ply]
    events = [event_shown(event) for event in table.game.events(table.game.adopt(before), played.move)]
    return MoveShown(ply + 1, played.seat, table.game.write(played.move), events, played.seconds)
