"""All tables of one process: creates and joins them, and opens their rooms. A single table is in `rooms.py`."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any, Protocol

from ziggurat.core import record_text
from ziggurat.core.chance import new_seed
from ziggurat.core.game import GameError, Seat

from . import metrics
from .analyses import Analyses, Hints, Rater
from .bus.bus import Bus, Heard, News, Renewed, Word
from .limits import Buckets, Turns
from .links import NameMails
from .log_events import log_event
from .messages import Filling, Joining, NewTable, Player, SeatTaken, TableMade
from .names import Names
from .parsing import Parsers
from .post import Post
from .postman import Postman
from .replay import Replays
from .rooms import TRY_AGAIN, Chooser, Room
from .rules import Rules
from .seats import hashed, is_same, new_token, token_after
from .sharing import Expiring, Forgotten, Here, InUse, Mailed, Needed, Reaction, Said, Sharing, read_word
from .store.store import Facts, Key, Row, Stale, Store, StoreError
from .stored import read_table
from .table import Refusal, Table, Unplayable, new_id, new_table

log = logging.getLogger(__name__)

EFFORT = 100
"""The budget of hints and analyses, in percent of the default."""
MAKES_A_SECOND, MAKES_AT_ONCE = 0.5, 30.0
"""The rate limit of a client's new tables, rematches, uploaded records, replays and analyses."""
IDLE_ROOMS = 200
"""Rooms without guests that are kept in memory, at most."""
MOST_PLAYING = 10_000
"""Games in play that a process looks through to drive their bots and clocks, at most."""


class Bots(Chooser, Rater, Protocol):
    """Chooses moves for bots, and rates moves."""


class Lobby:
    """The tables of one server process."""

    def __init__(
        self, store: Store, bus: Bus, rules: Rules, bots: Bots, effort: int = EFFORT, post: Post | None = None, public_url: str = ""
    ) -> None:
        self.store = store
        self.rules = rules
        self.parsers = Parsers()
        self.makes = Buckets(MAKES_A_SECOND, MAKES_AT_ONCE)
        self.turns = Turns()
        self.replays = Replays(store, rules, self.parsers)
        self.hints = Hints(bots, effort)
        self.analyses = Analyses(self.replays, bots, effort)
        self._bus = bus
        self.sharing = Sharing(bus)
        self._bots = bots
        self.postman = Postman(store, self.sharing, self.room, post, public_url)
        self.names = Names(store, NameMails(post, public_url, self.postman.limit_confirmations) if post else None)
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._keeping: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Resume the running games: their bots, clocks and mails."""
        self._leave_bus = self._bus.listen(self._hear)
        await self._open_all_kept()
        await self._count_finished()

    async def close(self) -> None:
        """Cancel background tasks and close all rooms."""
        self._leave_bus()
        for task in self._keeping:
            task.cancel()
        await self.postman.close()
        self.names.close()
        await self.analyses.close()
        for room in self._rooms.values():
            room.close()
        await asyncio.gather(*(doing for room in self._rooms.values() for doing in room.doing), return_exceptions=True)
        await self.sharing.close()
        self.parsers.close()

    # Other processes

    def _hear(self, heard: Heard) -> None:
        match heard:
            case News(table, seq) if table in self._rooms:
                self._rooms[table].hear_of(seq)
            case Word(table, text):
                said = read_word(text)
                # A process that is not known yet repeats this later.
                if said.by in self.sharing.names - {self.sharing.name}:
                    self._take(table, said)
            case Renewed():
                for room in self._rooms.values():
                    room.renew()
                self._keep(None)

    def _take(self, table: str, said: Said) -> None:
        """Handle a message from another process."""
        room = self._rooms.get(table)
        match said:
            case Here() if room is not None:
                room.hear_here(said)
            case Reaction(message=message) if room is not None:
                room.show(message)
            case Needed(client=client) if room is not None:
                room.meet(client)
                room.read_on()
            case Needed(client=client) if self.sharing.keeps(table):
                self._keep(table, client)
            case Mailed():
                self.postman.look(table)
            case Expiring() if not self.leave(table):
                self.sharing.say(table, InUse(self.sharing.name))
            case InUse():
                self.sharing.in_use.add(table)
            case Forgotten():
                self.replays.forget([table])
                if room is not None:
                    self._start(self._insist(table, room.read_anew))

    def _keep(self, table: str | None, client: str = "") -> None:
        """Open a table (None: all tables in play) in the background, if this process owns it, and drive its bots and clocks."""

        async def keep() -> None:
            if table is not None:
                await self._open_kept([table], client)
            else:
                await self._open_all_kept()
                await self._count_finished()

        self._start(self._insist(table, keep))

    def _start(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(doing)
        self._keeping.add(task)
        task.add_done_callback(self._keeping.discard)

    async def _insist(self, table: str | None, work: Callable[[], Awaitable[None]]) -> None:
        """Run background work, and retry it until the store does not fail: there is no client to repeat it."""
        while True:
            try:
                await work()
                return
            except Stale:
                continue
            except Unplayable:
                return
            except StoreError as trouble:
                log_event(log, logging.ERROR, "read_failed", table=table, error=trouble)
                await asyncio.sleep(TRY_AGAIN)

    async def _playing(self) -> list[str]:
        return [facts.id for facts in await self.store.tables("playing", limit=MOST_PLAYING)]

    async def _open_all_kept(self) -> None:
        await self._open_kept(await self._playing())
        await self.postman.look_at_all()

    async def _open_kept(self, tables: list[str], client: str = "") -> None:
        for table in tables:
            if self.sharing.keeps(table) and (room := await self.open(table)):
                room.meet(client)

    async def open(self, table: str) -> Room | None:
        """The room of a table; None if it cannot be opened, which is logged. Raises StoreError if the store fails."""
        try:
            return await self.room(table)
        except Refusal:
            return None
        except StoreError:
            raise
        except Exception:
            log_event(log, logging.ERROR, "table_open_failed", exc_info=True, table=table)
            return None

    # Ratings

    async def _count_finished(self) -> None:
        """Rate the finished games that are still unrated because a process was killed, if this process owns them."""
        for table in await self.store.finished():
            if self.sharing.keeps(table):
                self._count(table)

    def _count(self, table: str) -> None:
        """Rate a finished game in the background, unless it was rated already."""

        async def count() -> None:
            try:
                if await self.store.is_finished(table):
                    await (await self.room(table)).count()
            except (Stale, StoreError):
                raise
            except GameError as wrong:
                # Made by other rules: another version of the server can still rate it.
                log_event(log, logging.ERROR, "rating_failed", table=table, error=wrong)

        self._start(self._insist(table, count))

    # Rooms

    async def room(self, table: str) -> Room:
        """The room of a table, opened if necessary; or raise Refusal or StoreError."""
        if table in self._rooms:
            return self._rooms[table]
        try:
            async with self._opening.setdefault(table, asyncio.Lock()):
                if table not in self._rooms:
                    found = await read_table(self.store, table, self.rules.game, self.sharing.since)
                    # It may be open by now, if an earlier attempt to read it failed.
                    if table not in self._rooms:
                        self._open(found)
        finally:
            self._opening.pop(table, None)
        return self._rooms[table]

    def _open(self, table: Table, client: str = "") -> Room:
        self._close_idle()
        hooks = self._count, self.postman.notice
        room = self._rooms[table.id] = Room(table, self.store, self.rules.game, self._bots, self.sharing, *hooks, client)
        metrics.ROOMS.set(len(self._rooms))
        room.news()
        if self.sharing.is_shared:
            # Read rows written before this room got notifications, and ask the other processes for their guests.
            room.renew()
        return room

    def _close_idle(self) -> None:
        idle = [name for name, room in self._rooms.items() if room.is_idle]
        for name in idle[: max(len(idle) - IDLE_ROOMS, 0)]:
            self._rooms.pop(name).close()

    def leave(self, table: str) -> bool:
        """Close the room of a table if it is open; False if the table is in use."""
        room = self._rooms.get(table)
        if table in self._opening or (room is not None and room.is_in_use):
            return False
        if room is not None:
            self._rooms.pop(table).close()
        return True

    # Making and joining

    async def create(self, wanted: NewTable, owner: str | None = None, client: str = "") -> TableMade:
        """Create a table; its creator takes the first seats for persons."""
        await self._check_tokens(wanted.tokens)
        for name in wanted.names:
            await self.names.must_be_free(name, owner)
        now, invitation = time.time(), new_token()
        table, rows = new_table(wanted, self.rules.game, new_id(), new_seed(), now)
        seats: list[SeatTaken] = []
        for name in wanted.names:
            seat, more = table.join(name, wanted.nonce if not seats else "", None, now)
            rows += more
            own = wanted.tokens[len(seats) : len(seats) + 1]
            seats.append(SeatTaken(table.id, seat, own[0] if own else new_token()))
        keys = [_key(taken.seat, taken.token, owner) for taken in seats]
        await self._keep_new(table, rows, keys, invitation, client)
        return TableMade(table.id, invitation, seats)

    async def _check_tokens(self, tokens: list[str]) -> None:
        """Refuse tokens that are repeated or in use: a token belongs to one seat of one table."""
        known = [await self.store.key(hashed(token)) for token in tokens]
        if len(set(tokens)) < len(tokens) or any(known):
            raise Refusal("not-now", "a token was given twice, or is in use")

    async def _keep_new(self, table: Table, rows: list[Row], keys: list[Key], invitation: str, client: str) -> Room:
        now = time.time()
        facts = Facts(
            table.id, table.created.game, table.state, table.created.open, now, now, table.seed, hashed(invitation), table.summary()
        )
        await self.store.create(facts, rows, keys)
        room = self._open(table, client)
        room.tell()
        return room

    async def join(self, table: str, joining: Joining, owner: str | None = None, client: str = "") -> SeatTaken:
        """Take a free seat at a table; unless the table is open, this needs its invitation."""
        facts = await self.store.facts(table)
        if facts is None:
            raise Refusal("unknown", "there is no such table")
        if not facts.is_open and not is_same(hashed(joining.invitation or ""), facts.invitation):
            raise Refusal("not-your-seat", "the invitation is not for this table")
        return await self._sit(table, joining.token or new_token(), joining.name, joining.nonce, joining.seat, owner, client)

    async def _sit(self, table: str, token: str, name: str, nonce: str, seat: Seat | None, owner: str | None, client: str) -> SeatTaken:
        """Take a seat for a token; if the token has a seat here already, return that seat."""
        known = await self.store.key(hashed(token))
        if known is not None:
            if known[0] != table:
                raise Refusal("not-your-seat", "the token is for another table")
            return SeatTaken(table, known[1], token)
        await self.names.must_be_free(name, owner)
        taken: list[Seat] = []
        room = await self.room(table)

        def sit(table: Table, now: float) -> list[Row]:
            got, rows = table.join(name, nonce, seat, now)
            taken.append(got)
            room.client = client or room.client
            return rows

        await room.do(sit, lambda: [_key(taken[-1], token, owner)])
        return SeatTaken(table, taken[-1], token)

    async def seats_of(self, table: str, tokens: Iterable[str]) -> set[Seat]:
        """The seats that the tokens belong to; Refusal if a token is not for this table."""
        seats = set()
        for token in tokens:
            found = await self.store.key(hashed(token))
            if found is None or found[0] != table:
                raise Refusal("not-your-seat", "the token is not for a seat of this table")
            seats.add(found[1])
        return seats

    async def fill(self, table: str, token: str, filling: Filling, client: str = "") -> int:
        """Give a free seat to a computer player, as requested by the owner of a seat. Returns the new seq."""
        await self.room(table)
        await self.seats_of(table, [token])
        # Look it up again: an idle room may have been closed meanwhile.
        room = await self.room(table)
        room.meet(client)
        return await room.do(lambda table, now: table.fill(filling.seat, filling.bot, now))

    async def rematch(self, table: str, seat: Seat, client: str) -> str:
        """The table of the rematch, with the seats rotated by one; the first request creates it."""
        room = await self.room(table)
        if (await room.newest()).state != "over":
            raise Refusal("not-now", "the game is not over")
        if room.table.created.challenge is not None:
            raise Refusal("not-now", "a challenge is taken again at a new table")
        if room.table.rematch is None:
            if not self.makes.take(client):
                raise Refusal("too-fast", "wait a little")
            made = await self._make_rematch(room.table, client)
            await room.do(lambda table, now: table.follow(seat, made, now) if table.rematch is None else [])
        assert room.table.rematch is not None
        return room.table.rematch

    async def _make_rematch(self, old: Table, client: str) -> str:
        created = old.created
        players: list[Player] = [old.players[seat - 1] for seat in range(len(old.players))]
        wanted = NewTable(created.game, players, created.options, clock=created.clock, patience=created.patience, start=created.start)
        table, rows = new_table(wanted, self.rules.game, new_id(), new_seed(), time.time(), rematch_of=old.id)
        await self._keep_new(table, rows, [], new_token(), client)
        return table.id

    async def claim(self, table: str, token: str, nonce: str, owner: str | None = None, client: str = "") -> SeatTaken:
        """Take a player's seat in a rematch, by the token of the same player's seat in the previous game."""
        room = await self.room(table)
        before = room.table.created.rematch_of
        found = await self.store.key(hashed(token))
        if before is None or found is None or found[0] != before:
            raise Refusal("not-your-seat", "the token is not for the game before this one")
        old = await (await self.room(before)).newest()
        seat = (found[1] + 1) % len(old.players)
        return await self._sit(table, token_after(token, table), old.names[found[1]] or "", nonce, seat, owner, client)

    # Records

    async def disown(self, owner: str) -> int:
        """Anonymise an owner's seats, in the store and in memory, and remove the owner. Returns the number of seats."""
        async for table in self._scrub(owner):
            self.replays.forget([table])
            if table in self._rooms:
                with suppress(Unplayable):
                    await self._rooms[table].read_anew()
            self.sharing.say(table, Forgotten(self.sharing.name))
        # Again: a game may have ended meanwhile, which wrote its summary with the names.
        async for _ in self._scrub(owner):
            pass
        seats = 0
        while some := await self.store.disown(hashed(owner)):
            seats += some
        return seats

    async def _scrub(self, owner: str) -> AsyncIterator[str]:
        """Remove an owner's names from the store; yields each table changed."""
        after = ""
        while tables := await self.store.scrub(hashed(owner), after):
            for table in tables:
                yield table
            after = tables[-1]

    async def record(self, table: str) -> str:
        """The record of a table as text; with the seed only when the game is over."""
        record = (await (await self.room(table)).newest()).record
        if record is None:
            raise Refusal("not-now", "the game has not begun")
        return record_text.write(record)


def _key(seat: Seat, token: str, owner: str | None) -> Key:
    return Key(seat, hashed(token), None if owner is None else hashed(owner))
