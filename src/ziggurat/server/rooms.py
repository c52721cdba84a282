"""A room: one table in memory. It runs commands one at a time, persists rows before it publishes them, drives bots and clocks, and
tracks presence.

Other processes may have a room for the same table. Their rows are read when the bus announces them, or when a command is refused or
conflicts with them."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from ziggurat.core.game import Seat

from . import metrics
from .bot_requests import BotError, Haste
from .limits import Bucket
from .log_events import log_event
from .messages import Reacted
from .ratings import judged, rated_players
from .rows import Counted, Moved, read_row, write_row
from .sharing import Here, Needed, Reaction, Sharing
from .store.store import Key, Row, Stale, Standing, Store, StoreError
from .stored import logging_unplayable, read_table, stored_rows
from .table import Load, Refusal, Table, Unplayable, replay_rows

log = logging.getLogger(__name__)

Command = Callable[[Table, float], list[Row]]

SEAT_A_SECOND, SEAT_AT_ONCE = 40.0, 120.0
"""The rate limit of one seat over all its connections."""
TRY_AGAIN = 1.0
"""Seconds until a bot or a clock retries a failed write."""


class Chooser(Protocol):
    """Chooses moves for bots."""

    async def choose(self, game: str, position: str, bot: str, seed: int, haste: Haste, party: str) -> str:
        """The text of a bot's move at a position, given as text; the worker's time is charged to the party."""


class Guest(Protocol):
    """A connection to a table."""

    seats: set[Seat]

    def wake(self) -> None:
        """Note that the table or the presence has changed."""

    def tell(self, message: Reacted) -> None:
        """Queue a message that is not stored."""


class Room:
    """One table, its guests, bots and clock."""

    def __init__(
        self,
        table: Table,
        store: Store,
        load: Load,
        bots: Chooser,
        sharing: Sharing,
        ended: Callable[[str], None],
        notice: Callable[[Table], None] = lambda table: None,
        client: str = "",
    ) -> None:
        self.table = table
        self.client = client
        """The network address of the person who acted or came last; never stored or logged. Empty until then."""
        self.opened = time.monotonic()
        self.guests: set[Guest] = set()
        self.shown: dict[tuple[Any, ...], str] = {}
        """The newest encoded messages, shared by guests with the same seats; the key is everything that a message depends on."""
        self.last_seen: dict[Seat, float] = {}
        self._elsewhere: dict[str, set[Seat]] = {}
        """The seats of guests at other processes, by process."""
        self._store = store
        self._load = load
        self._bots = bots
        self._sharing = sharing
        self._notice = notice
        """Called after every change of the table or of the presence."""
        self._ended: Callable[[str], None] | None = ended
        """Called once when the game is over, if this process owns the table; then None."""
        self._lock = asyncio.Lock()
        self._lost = False
        """True if the table in memory may differ from the stored one."""
        self._behind = False
        """True if other processes may have written."""
        self._reading: asyncio.Task[None] | None = None
        self._keeps = False
        self._bot_failed = False
        """True once a failure of a bot was logged."""
        self._waiting: asyncio.Task[None] | None = None
        self._closed = False
        self._asking: dict[Seat, Bucket] = {}
        self.doing: set[asyncio.Task[int]] = set()
        """The commands in progress."""

    @property
    def here(self) -> set[Seat]:
        """The seats of guests at this process."""
        return {seat for guest in self.guests for seat in guest.seats}

    @property
    def present(self) -> set[Seat]:
        """The seats of guests at all processes."""
        return self.here.union(*self._elsewhere.values())

    @property
    def is_idle(self) -> bool:
        """True if the room has no guests and no work in progress, so that it can be closed."""
        return not (self.guests or self._waiting or self._reading or self.doing or self._lock.locked())

    @property
    def is_in_use(self) -> bool:
        """True if somebody is connected, a clock runs or a bot is to move."""
        return bool(self.guests or self.present or self.doing or self._lock.locked() or self._is_awaited)

    # Commands

    def limit(self, seat: Seat) -> None:
        """Count a request for a seat; Refusal beyond the rate limit."""
        if seat not in self._asking:
            self._asking[seat] = Bucket(SEAT_A_SECOND, SEAT_AT_ONCE)
        if not self._asking[seat].take():
            raise Refusal("too-fast", "wait a little")

    async def do(self, command: Command, keys: Callable[[], list[Key]] = list) -> int:
        """Run a command: persist its rows, then publish. Returns the seq after it, or raises Refusal or StoreError.

        The keys that `keys` returns are stored with the rows. Cancelling the caller does not cancel the command."""
        doing = asyncio.get_running_loop().create_task(self._do(command, keys))
        self.doing.add(doing)
        doing.add_done_callback(self._done)
        return await asyncio.shield(doing)

    def _done(self, doing: asyncio.Task[int]) -> None:
        self.doing.discard(doing)
        if not doing.cancelled():
            doing.exception()  # retrieved here, since the caller may have been cancelled

    async def settled(self) -> Table:
        """The table as stored, without uncommitted changes. Valid until the caller awaits something."""
        async with self._lock:
            if self._lost:
                await self._read_again(time.time())
            return self.table

    async def newest(self) -> Table:
        """The table as stored now, including rows of other processes."""
        async with self._lock:
            self._behind = False
            await self._catch_up()
            return self.table

    async def count(self) -> None:
        """Rate the finished game, unless it was rated already; Stale if another process wrote meanwhile."""
        async with self._lock:
            if self._lost:
                await self._read_again(time.time())
            await self._take_in_new()
            table = self.table
            players = await rated_players(table, self._store)
            ranks = table.record.ranks if table.record else None

            def judge(known: Sequence[Standing | None]) -> tuple[list[Standing], Row]:
                standings, changes = judged(players, known, ranks or ())
                return standings, write_row(table.seq + 1, time.time(), Counted(changes))

            await self._store.rate(table.id, table.created.game, players, judge)
            if await self._take_in_new():
                self.tell()
        self.news()

    async def _do(self, command: Command, keys: Callable[[], list[Key]]) -> int:
        async with self._lock:
            if self._lost:
                await self._read_again(time.time())
            rows = await self._carried_out(command, keys)
            seq = self.table.seq
            if rows:
                self.tell()
        if rows:
            self.news()
        return seq

    async def _carried_out(self, command: Command, keys: Callable[[], list[Key]]) -> list[Row]:
        """Run a command and persist its rows; if another writer was faster, read its rows and retry. Returns the rows."""
        while True:
            table, seq, state = self.table, self.table.seq, self.table.state
            try:
                rows = command(table, time.time())
                if rows:
                    await self._keep(rows, keys(), None if table.state == state else table)
                return rows
            except Refusal:
                await self._catch_up()
                if self.table.seq == seq:
                    raise
            except Stale:
                await self._read_again(self._sharing.since)
                if self.table.seq == seq:
                    raise Refusal("stale", "somebody else was faster") from None

    async def _keep(self, rows: list[Row], keys: list[Key], changed: Table | None) -> None:
        # If the write fails or is cancelled, the table is read again before the next command.
        self._lost = True
        state, summary = (changed.state, changed.summary()) if changed else (None, None)
        with metrics.KEPT.time():
            await self._store.append(self.table.id, rows, keys, state, summary)
        self._lost = False
        self._count(rows)

    def _count(self, rows: list[Row]) -> None:
        """Count the decisions among persisted rows, for the metrics."""
        table = self.table
        for fact in (read_row(row) for row in rows if row.kind == "moved"):
            if isinstance(fact, Moved) and fact.seat >= 0:
                metrics.MOVES.labels(table.created.game, "person" if table.bot_of(fact.seat) is None else "computer").inc()

    async def _read_again(self, since: float) -> None:
        """Read the whole table, with clocks running since `since`. After a failed write, pass the time now: nobody could play meanwhile."""
        self.table = await read_table(self._store, self.table.id, self._load, since)
        self._lost = False
        self.news()

    # Other processes

    def tell(self) -> None:
        """Publish the newest seq; ask the owning process to drive bots, clocks and ratings."""
        table = self.table
        self._sharing.tell(table.id, table.seq)
        if (self._is_awaited or table.state == "over") and not self._sharing.keeps(table.id):
            self._sharing.say(table.id, Needed(self._sharing.name, self._sharing.alias(self.client)))

    def hear_of(self, seq: int) -> None:
        """Handle the news that the log has grown to `seq`. A process that has no guests and doesn't own the table reads the rows later."""
        is_lost = self._lost and not self._lock.locked()  # while the lock is held, a write is in progress, and reads on itself
        if self._sharing.is_shared and (seq > self.table.seq or is_lost):
            self._behind = True
            if self.guests or self._sharing.keeps(self.table.id):
                self.read_on()

    def is_behind(self, seq: int) -> bool:
        """True if other processes may have written rows that are not read yet, or a client has seen a newer seq."""
        return self._behind or seq > self.table.seq

    def read_on(self) -> None:
        """Read rows of other processes in the background; retry if the store fails."""
        self._behind = True
        if self._reading is None and not self._closed:
            self._reading = asyncio.create_task(self._read_on(), name=f"reading on at {self.table.id}")

    async def _read_on(self) -> None:
        try:
            while self._behind:
                try:
                    await self.newest()
                except StoreError as trouble:
                    log_event(log, logging.ERROR, "read_failed", table=self.table.id, error=trouble)
                    self._behind = True
                    await asyncio.sleep(TRY_AGAIN)
        except Refusal:
            # The table is deleted or unplayable. The guests get the refusal when they are woken.
            self._wake()
        finally:
            self._reading = None

    async def _catch_up(self) -> None:
        """Read rows that are newer than the table in memory."""
        if self._lost:
            await self._read_again(time.time())
            return
        if not self._sharing.is_shared:
            return
        if await self._take_in_new() or self._keeps != self._sharing.keeps(self.table.id):
            self.news()

    async def _take_in_new(self) -> list[Row]:
        with logging_unplayable():
            rows = await stored_rows(self._store, self.table.id, self.table.seq)
            # A row that fails may have changed part of the table.
            self._lost = True
            replay_rows(self.table, rows)
            self._lost = False
        return rows

    async def read_anew(self) -> None:
        """Read all rows again, since names were removed from them."""
        async with self._lock:
            self._lost = True
            await self._read_again(self._sharing.since)

    def renew(self) -> None:
        """Refresh presence and rows, since processes came or went, or notifications were missed."""
        for name in self._elsewhere.keys() - self._sharing.names:
            self._see_elsewhere(name, [])
        self.say_here(asks=True)
        self.read_on()

    def say_here(self, asks: bool) -> None:
        """Publish the seats of this process, and ask the others for theirs if `asks`."""
        self._sharing.say(self.table.id, Here(self._sharing.name, sorted(self.here), asks))

    def hear_here(self, word: Here) -> None:
        """Note the seats of another process, and answer if it asks."""
        self._see_elsewhere(word.by, word.seats)
        if word.asks and self.here:
            self.say_here(asks=False)

    def _see_elsewhere(self, name: str, seats: list[Seat]) -> None:
        before = self.present
        self._elsewhere[name] = set(seats)
        if not seats:
            del self._elsewhere[name]
        self._see(before)

    # Guests

    def enter(self, guest: Guest) -> None:
        """Add a guest. If the seats present change, notify the other guests; a spectator changes none."""
        here, present = self.here, self.present
        self.guests.add(guest)
        if self._behind:
            self.read_on()
        self._change_here(here)
        guest.wake()
        if self.present != present:
            self._wake()

    def meet(self, client: str) -> None:
        """Note the client of a person at the table; bots use this client's share of the workers."""
        was_unknown, self.client = not self.client, client or self.client
        if was_unknown and self.client and self._waiting is not None:
            self._await_next()

    def leave(self, guest: Guest) -> None:
        """Remove a guest."""
        here, present = self.here, self.present
        self.guests.discard(guest)
        self._change_here(here)
        self._see(present)

    def _change_here(self, before: set[Seat]) -> None:
        if self.here != before:
            self.say_here(asks=False)

    def _see(self, before: set[Seat]) -> None:
        """Handle a change of presence."""
        now, present = time.monotonic(), self.present
        self.last_seen |= dict.fromkeys(before - present, now)
        if present != before:
            self._wake()
            self._notice(self.table)

    def is_absent(self, seat: Seat) -> bool:
        """True if a person has been absent for longer than the table's patience."""
        patience = self.table.created.patience
        if patience is None or seat in self.present:
            return False
        return time.monotonic() - self.last_seen.setdefault(seat, time.monotonic()) >= patience

    def react(self, message: Reacted) -> None:
        """Send a reaction to all guests, at other processes too."""
        self.show(message)
        self._sharing.say(self.table.id, Reaction(self._sharing.name, message))

    def show(self, message: Reacted) -> None:
        """Send a reaction to the guests of this process."""
        for guest in self.guests:
            guest.tell(message)

    def news(self) -> None:
        """Handle a change of the table: wake the guests, and start the next bot or clock."""
        self._wake()
        self._await_next()
        self._notice(self.table)
        if self._ended is not None and self._keeps and self.table.state == "over" and not self._closed:
            self._ended(self.table.id)
            self._ended = None

    def _wake(self) -> None:
        for guest in tuple(self.guests):
            guest.wake()

    # Bots and clocks

    def _await_next(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
        self._waiting = None
        table = self.table
        seat = table.to_act
        self._keeps = self._sharing.keeps(table.id)
        if seat is None or self._lost or self._closed or not self._keeps:
            return
        if table.bot_of(seat) is not None:
            self._waiting = asyncio.create_task(self._play_bot(seat), name=f"bot at {table.id}")
        elif (falls := table.flag_falls()) is not None:
            self._waiting = asyncio.create_task(self._flag(seat, falls), name=f"clock of {table.id}")

    @property
    def _is_awaited(self) -> bool:
        """True if a bot is to move, or a clock runs."""
        seat = self.table.to_act
        return seat is not None and (self.table.bot_of(seat) is not None or self.table.flag_falls() is not None)

    @property
    def _haste(self) -> Haste:
        """The urgency of a bot's move. Persons who play count even if not connected: programs may use HTTP only."""
        if self.table.deciders:
            return Haste.MOVE
        return Haste.WATCHED if self.guests or self._elsewhere else Haste.UNATTENDED

    async def _play_bot(self, seat: Seat) -> None:
        """Ask a bot for a move and play it. The bot gets the public position only."""
        table = self.table
        assert table.record is not None
        ply, bot = table.record.ply, table.bot_of(seat)
        assert bot is not None
        try:
            with metrics.THOUGHT.labels(table.created.game).time():
                seed = _bot_seed(table, seat, ply)
                move = await self._bots.choose(table.created.game, str(table.position), bot, seed, self._haste, self.client)
        except asyncio.CancelledError:
            raise
        except Exception as trouble:
            self._note_bot_failure(bot, trouble)
            # The game must go on: any legal move is better than a blocked table.
            move = table.game.write(secrets.choice(table.game.moves(table.position)))
        try:
            await self._insist(lambda table, now: table.play(seat, ply, move, now) if table.bot_of(seat) == bot else [])
        except Refusal as refusal:
            log_event(log, logging.INFO, "bot_move_discarded", table=table.id, reason=refusal.reason)

    def _note_bot_failure(self, bot: str, trouble: Exception) -> None:
        """Log a failure once: hundreds of moves may fail for the same reason. An unexpected error gets a traceback."""
        if not self._bot_failed:
            self._bot_failed = True
            is_bug = not isinstance(trouble, BotError)
            log_event(log, logging.ERROR, "bot_failed", exc_info=is_bug, table=self.table.id, bot=bot, error=trouble)

    async def _flag(self, seat: Seat, falls: float) -> None:
        """Wait until a seat's time runs out; the seat then loses on time."""
        await until(falls)

        def fall(table: Table, now: float) -> list[Row]:
            is_over = table.on_clock == seat and (table.flag_falls() or now + 1) <= now
            return table.leave(seat, "time", now) if is_over else []

        await self._insist(fall)

    async def _insist(self, command: Command) -> None:
        """Run a command, and retry it until the store accepts it: bots and clocks have no client that retries for them."""
        while True:
            try:
                await self.do(command)
                return
            except Unplayable:
                return
            except StoreError as trouble:
                log_event(log, logging.ERROR, "write_failed", table=self.table.id, error=trouble)
                await asyncio.sleep(TRY_AGAIN)

    def close(self) -> None:
        """Cancel bots, clocks and reading."""
        self._closed = True
        for task in (self._waiting, self._reading):
            if task is not None:
                task.cancel()
        self._waiting = None


async def until(moment: float) -> None:
    """Sleep until a time on the clock. A single sleep may end a little early."""
    while (left := moment - time.time()) > 0:
        await asyncio.sleep(left)


def _bot_seed(table: Table, seat: Seat, ply: int) -> int:
    """The seed of a bot's move: the same each time the move is requested."""
    return int.from_bytes(hashlib.sha256(table.seed + f"bot/{seat}/{ply}".encode()).digest()[:8])
