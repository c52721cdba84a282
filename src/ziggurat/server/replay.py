"""Replays, moment by moment, of finished tables and of uploaded records.

The work is slow and runs outside the event loop: uploaded texts are parsed in processes, the server's own tables in threads.
"""

from __future__ import annotations

import asyncio
import base64
import gzip
import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Literal

import msgspec

from ziggurat import games
from ziggurat.core import fairness, record_text
from ziggurat.core.game import Game, GameError
from ziggurat.core.record import Forfeited, Moment, Played, Record, Seated, TakenBack

from .limits import DAY, Buckets
from .log_events import log_event
from .messages import LONGEST_NAME, MomentShown, RecordKept, Replay
from .parsing import Parsers
from .rules import Rules
from .shown import ended_shown, event_shown
from .store.store import Facts, Row, Store, StoreError
from .stored import logging_unplayable, stored_rows
from .table import Load, Refusal, Unplayable, replayed

log = logging.getLogger(__name__)

LONGEST_RECORD = 64 << 10
"""Bytes of an uploaded record. A record with MOST_MOMENTS entries has about 56,000 bytes."""
RECORDS_A_DAY = 4 << 20
"""The rate limit of uploaded bytes for each client."""
MOST_MOMENTS = 2000
"""Entries of a replay, at most. A long game has about 300, take-backs included."""
LONGEST_ID = 22
"""Characters of a record's id: 132 bits of SHA-256 in URL-safe base64."""
AT_ONCE = 2
"""Threads that work on replays at the same time, at most."""
OTHER_RULES = "the game was played by other rules than this server's: {}"
MOST_KEPT = 32
"""Replays in the cache, at most; a finished game's replay does not change."""

Kept = Literal["table", "record"]

_encoder = msgspec.json.Encoder()


class Replays:
    """Builds and caches replays, and stores uploaded records."""

    def __init__(self, store: Store, rules: Rules, parsers: Parsers) -> None:
        self._store = store
        self._rules = rules
        self._parsers = parsers
        self._threads = asyncio.Semaphore(AT_ONCE)
        self._bytes = Buckets(RECORDS_A_DAY / DAY, RECORDS_A_DAY)
        self._openings = Buckets(1 / DAY, 1.0)
        """Limits writes: a record is marked as opened once a day."""
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    async def keep(self, body: bytes, client: str) -> RecordKept:
        """Parse an uploaded record, verify it, and store it under the hash of its text; Refusal says what is wrong and where."""
        text, kept = await self._parsers.run(client, _checked, body)
        if not self._bytes.take(client, len(text.encode())):
            raise Refusal("too-fast", f"expected at most {RECORDS_A_DAY >> 20} MB of records a day: try again tomorrow")
        await self._store.keep_record(kept.id, text)
        return kept

    async def of(self, id: str, client: str) -> bytes:
        """The replay of a finished table or an uploaded record, as gzipped JSON; or raise Refusal."""
        if id not in self._kept:
            self._kept[id] = await self._packed(id, client)
        self._kept.move_to_end(id)
        answer = self._kept[id]
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        await self.note_opening(id)
        return answer

    async def note_opening(self, id: str) -> None:
        """Mark a record as opened today, so that it does not expire; a failed write is only logged."""
        if self._openings.take(id):
            try:
                await self._store.open_record(id, time.time(), DAY)
            except StoreError as trouble:
                log_event(log, logging.ERROR, "write_failed", record=id, error=trouble)

    def forget(self, ids: Iterable[str]) -> None:
        """Drop these games from the cache, since names were removed or the record was deleted."""
        for id in ids:
            self._kept.pop(id, None)

    async def finished(self, id: str) -> Record:
        """The record of a finished game; or raise Refusal."""
        record = await self._record(id)
        if record.ended.how == "open":
            raise Refusal("not-now", "the game is not over")
        return record

    async def _packed(self, id: str, client: str) -> bytes:
        facts = await self._store.facts(id)
        if facts is None:
            return await self._parsers.run(client, _pack_record, id, await self._text(id))
        record = await self._record_of_table(facts)
        async with self._threads:
            return await asyncio.to_thread(_pack, id, record, "table")

    async def _record(self, id: str) -> Record:
        facts = await self._store.facts(id)
        if facts is not None:
            return await self._record_of_table(facts)
        text = await self._text(id)
        async with self._threads:
            return await asyncio.to_thread(_kept_record, text, self._rules.game)

    async def _text(self, id: str) -> str:
        text = await self._store.record(id)
        if text is None:
            raise Refusal("unknown", "there is no such table or record")
        return text

    async def _record_of_table(self, facts: Facts) -> Record:
        if facts.state != "over":
            raise Refusal("not-now", "the game is not over")
        with logging_unplayable():
            rows = await stored_rows(self._store, facts.id)
            async with self._threads:
                return await asyncio.to_thread(_table_record, facts, rows, self._rules.game(facts.game))


def _table_record(facts: Facts, rows: Sequence[Row], game: Game[Any, Any]) -> Record:
    # Use one game object for all rows, even if the compiled rules become available meanwhile.
    try:
        record = replayed(facts.id, facts.seed, rows, lambda _: game, facts.changed).record
    except Unplayable as wrong:
        if not isinstance(wrong.__cause__, GameError):
            raise
        raise Refusal("not-now", OTHER_RULES.format(wrong.__cause__)) from None
    if record is None:
        raise Refusal("not-now", "the game never began")
    return record


def _kept_record(text: str, load: Load) -> Record:
    try:
        return record_text.read(text, load)
    except GameError as wrong:
        raise Refusal("not-now", OTHER_RULES.format(wrong)) from None


def _pack(id: str, record: Record, kept: Kept) -> bytes:
    return gzip.compress(_encoder.encode(replay(id, record, kept)), 6, mtime=0)


def _pack_record(id: str, text: str) -> bytes:
    return _pack(id, _kept_record(text, _plain), "record")


# Uploaded records


@cache
def _plain(name: str) -> Game[Any, Any]:
    """A game with the plain rules, which load quickly."""
    return games.load(name, "plain")


def _checked(body: bytes) -> tuple[str, RecordKept]:
    """The normalised text of a record, and its summary; or raise Refusal."""
    try:
        text = record_text.write(_read(body.decode(), _plain))
        # Summarise the normalised text, since only that is stored: it has no comments, and no seed if the game is not over.
        kept = _in_short(record_id(text), _read(text, _plain))
    except UnicodeDecodeError:
        raise Refusal("unreadable", "not a text in UTF-8") from None
    except GameError as wrong:
        raise Refusal("unreadable", str(wrong)) from None
    if len(text.encode()) > LONGEST_RECORD:
        raise Refusal("unreadable", f"expected at most {LONGEST_RECORD} bytes; with the number of each move it has {len(text.encode())}")
    return text, kept


def _read(text: str, load: Load) -> Record:
    """Parse a record that can be replayed; or raise GameError."""
    lines = len(text.splitlines())
    if lines > MOST_MOMENTS:
        raise GameError(f"expected a record of at most {MOST_MOMENTS} lines, found {lines}")
    record = record_text.read(text, load, LONGEST_NAME)
    seats = len(record.game.scores(record.start))
    if seats != record.header.seats:
        raise GameError(f"the record says {record.header.seats} seats, and its start {seats}")
    return record


def _in_short(id: str, record: Record) -> RecordKept:
    return RecordKept(
        id,
        record.game.name,
        list(record.header.players),
        record.ply,
        record.ended.how,
        list(record.ranks) if record.ranks else None,
        verdict(record),
    )


def record_id(text: str) -> str:
    """The id of a record, a hash of its text."""
    return base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).decode()[:LONGEST_ID]


def verdict(record: Record) -> str:
    """The result of verifying the draws: fair, consistent, or a sentence that says why neither is certain."""
    try:
        return fairness.verify(record)
    except GameError as wrong:
        return str(wrong)


# Moment by moment


def replay(id: str, record: Record, kept: Kept) -> Replay:
    """The replay of a record; Refusal if it is too long."""
    if len(record.entries) > MOST_MOMENTS:
        raise Refusal("not-now", f"the game is too long to be shown again: expected at most {MOST_MOMENTS} moves and take-backs")
    return Replay(
        id,
        record.game.name,
        dict(record.header.options),
        list(record.header.players) or [""] * record.header.seats,
        kept,
        ended_shown(record),
        verdict(record),
        [moment_shown(record.game, moment) for moment in record.moments()],
    )


def moment_shown(game: Game[Any, Any], moment: Moment) -> MomentShown:
    """The message for a moment of a record."""
    position = game.adopt(moment.position)
    after: dict[str, Any] = {"ply": moment.ply, "view": dict(game.view(position)), "position": game.write_position(position)}
    match moment.entry:
        case None:
            return MomentShown("start", **after)
        case Played(seat, move, seconds):
            events = [event_shown(event) for event in game.events(game.adopt(moment.before), move)]
            return MomentShown("move", seat=seat, move=game.write(move), events=events, seconds=seconds, **after)
        case TakenBack(_, by, undo):
            return MomentShown("back", seat=by, detail=undo, **after)
        case Forfeited(seat, how):
            return MomentShown("left", seat=seat, detail=how, **after)
        case Seated(seat, player):
            return MomentShown("seated", seat=seat, detail=player, **after)
