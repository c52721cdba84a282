"""A table that is being played: commands one after the other, disk first, then the world; computer players, clocks, those who are here.

Other processes may have a room for the same table. What they have written is read on when they tell of it, or when a command meets it."""

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
"""What may be asked for one seat, over however many connections."""
TRY_AGAIN = 1.0
"""Seconds after which a computer player or a clock repeats what could not be kept."""


class Chooser(Protocol):
    """Who finds the moves of computer players."""

    async def choose(self, game: str, position: str, bot: str, seed: int, haste: Haste, party: str) -> str:
        """The text of a move at a position's text, thought about on a party's account."""


class Guest(Protocol):
    """Somebody connected to a table."""

    seats: set[Seat]

    def wake(self) -> None:
        """There is news."""

    def tell(self, message: Reacted) -> None:
        """Something that is shown and not kept."""


class Room:
    """One table, its guests and its clock."""

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
        """The network address of the person who acted or came last; never stored or logged. Empty if nobody has since the start."""
        self.opened = time.monotonic()
        self.guests: set[Guest] = set()
        self.shown: dict[tuple[Any, ...], str] = {}
        """The text that one of many guests was sent last, with what it was made from."""
        self.last_seen: dict[Seat, float] = {}
        self._elsewhere: dict[str, set[Seat]] = {}
        """The seats of the guests of other processes."""
        self._store = store
        self._load = load
        self._bots = bots
        self._sharing = sharing
        self._notice = notice
        """Hears of every change, and of who comes and goes."""
        self._ended: Callable[[str], None] | None = ended
        """Hears once that the game is over, where the table is kept."""
        self._lock = asyncio.Lock()
        self._lost = False
        """Whether the table in memory may differ from what is kept."""
        self._behind = False
        """Whether others have written, or may have."""
        self._reading: asyncio.Task[None] | None = None
        self._keeps = False
        self._bot_failed = False
        """Whether the log says that a computer player has failed here."""
        self._waiting: asyncio.Task[None] | None = None
        self._closed = False
        self._asking: dict[Seat, Bucket] = {}
        self.doing: set[asyncio.Task[int]] = set()
        """Commands that are being carried out."""

    @property
    def here(self) -> set[Seat]:
        """The seats of the guests of this process."""
        return {seat for guest in self.guests for seat in guest.seats}

    @property
    def present(self) -> set[Seat]:
        """The seats of all guests."""
        return self.here.union(*self._elsewhere.values())

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing is awaited."""
        return not (self.guests or self._waiting or self._reading or self.doing or self._lock.locked())

    @property
    def is_in_use(self) -> bool:
        """Whether somebody is here, a clock runs or a computer player is to move."""
        return bool(self.guests or self.present or self.doing or self._lock.locked() or self._is_awaited)

    # Commands

    def limit(self, seat: Seat) -> None:
        """Count what is asked for a seat; Refusal if it is too much."""
        if seat not in self._asking:
            self._asking[seat] = Bucket(SEAT_A_SECOND, SEAT_AT_ONCE)
        if not self._asking[seat].take():
            raise Refusal("too-fast", "wait a little")

    async def do(self, command: Command, keys: Callable[[], list[Key]] = list) -> int:
        """Carry out a command: kept first, then told. The seq after it, or Refusal. Whoever asked may go meanwhile."""
        doing = asyncio.get_running_loop().create_task(self._do(command, keys))
        self.doing.add(doing)
        doing.add_done_callback(self._done)
        return await asyncio.shield(doing)

    def _done(self, doing: asyncio.Task[int]) -> None:
        self.doing.discard(doing)
        if not doing.cancelled():
            doing.exception()  # whoever asked may have gone: then nobody else looks at it

    async def settled(self) -> Table:
        """The table as it is kept: nobody is shown what may still be lost. It is so until something is awaited again."""
        async with self._lock:
            if self._lost:
                await self._read_again(time.time())
            return self.table

    async def newest(self) -> Table:
        """The table as it is kept now, by whomever."""
        async with self._lock:
            self._behind = False
            await self._catch_up()
            return self.table

    async def count(self) -> None:
        """Count a game that is over for the ratings of its players, unless that was done; Stale if somebody else wrote meanwhile."""
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
        """The rows of a command, which are kept. If others were faster it is tried again after what they did."""
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
        # Whatever interrupts the writing, the table is read again before the next command.
        self._lost = True
        state, summary = (changed.state, changed.summary()) if changed else (None, None)
        with metrics.KEPT.time():
            await self._store.append(self.table.id, rows, keys, state, summary)
        self._lost = False
        self._count(rows)

    def _count(self, rows: list[Row]) -> None:
        """Count the decisions among what was kept."""
        table = self.table
        for fact in (read_row(row) for row in rows if row.kind == "moved"):
            if isinstance(fact, Moved) and fact.seat >= 0:
                metrics.MOVES.labels(table.created.game, "person" if table.bot_of(fact.seat) is None else "computer").inc()

    async def _read_again(self, since: float) -> None:
        """Read the whole table; clocks have run since a moment. After a write that failed that is now: nobody could play meanwhile."""
        self.table = await read_table(self._store, self.table.id, self._load, since)
        self._lost = False
        self.news()

    # Other processes

    def tell(self) -> None:
        """Tell the others what is kept, and who keeps the table what is awaited."""
        table = self.table
        self._sharing.tell(table.id, table.seq)
        if (self._is_awaited or table.state == "over") and not self._sharing.keeps(table.id):
            self._sharing.say(table.id, Needed(self._sharing.name, self._sharing.alias(self.client)))

    def hear_of(self, seq: int) -> None:
        """The log reaches to this seq. Where nobody is, and nothing is seen to, it is read on when somebody comes."""
        is_lost = self._lost and not self._lock.locked()  # while it is locked, somebody is writing and will see
        if self._sharing.is_shared and (seq > self.table.seq or is_lost):
            self._behind = True
            if self.guests or self._sharing.keeps(self.table.id):
                self.read_on()

    def is_behind(self, seq: int) -> bool:
        """Whether others have written, as the bus told, or somebody knows who has seen this seq."""
        return self._behind or seq > self.table.seq

    def read_on(self) -> None:
        """Take in what others may have written."""
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
            # The table is gone, or unplayable: the guests are told when they are shown it.
            self._wake()
        finally:
            self._reading = None

    async def _catch_up(self) -> None:
        """Read what was written after the newest row that is known here."""
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
            # If one of them fails, some of its changes may have been made.
            self._lost = True
            replay_rows(self.table, rows)
            self._lost = False
        return rows

    async def read_anew(self) -> None:
        """Read all rows again: names were taken off them."""
        async with self._lock:
            self._lost = True
            await self._read_again(self._sharing.since)

    def renew(self) -> None:
        """Processes have come or gone, or something was missed."""
        for name in self._elsewhere.keys() - self._sharing.names:
            self._see_elsewhere(name, [])
        self.say_here(asks=True)
        self.read_on()

    def say_here(self, asks: bool) -> None:
        """Tell the others who is here, and ask them if need be."""
        self._sharing.say(self.table.id, Here(self._sharing.name, sorted(self.here), asks))

    def hear_here(self, word: Here) -> None:
        """Another process tells who is there."""
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
        """Somebody is here. The others are told if that is news to them: a crowd of spectators is not."""
        here, present = self.here, self.present
        self.guests.add(guest)
        if self._behind:
            self.read_on()
        self._change_here(here)
        guest.wake()
        if self.present != present:
            self._wake()

    def meet(self, client: str) -> None:
        """Note the client of a person who sits here: the table's computer players use its share of the workers."""
        was_unknown, self.client = not self.client, client or self.client
        if was_unknown and self.client and self._waiting is not None:
            self._await_next()

    def leave(self, guest: Guest) -> None:
        """Somebody has gone."""
        here, present = self.here, self.present
        self.guests.discard(guest)
        self._change_here(here)
        self._see(present)

    def _change_here(self, before: set[Seat]) -> None:
        if self.here != before:
            self.say_here(asks=False)

    def _see(self, before: set[Seat]) -> None:
        """Others are present than before."""
        now, present = time.monotonic(), self.present
        self.last_seen |= dict.fromkeys(before - present, now)
        if present != before:
            self._wake()
            self._notice(self.table)

    def is_absent(self, seat: Seat) -> bool:
        """Whether a person has stayed away for longer than the table's patience."""
        patience = self.table.created.patience
        if patience is None or seat in self.present:
            return False
        return time.monotonic() - self.last_seen.setdefault(seat, time.monotonic()) >= patience

    def react(self, message: Reacted) -> None:
        """Show a reaction to everybody."""
        self.show(message)
        self._sharing.say(self.table.id, Reaction(self._sharing.name, message))

    def show(self, message: Reacted) -> None:
        """Show a reaction to everybody here."""
        for guest in self.guests:
            guest.tell(message)

    def news(self) -> None:
        """Something has changed: tell everybody, and see who is awaited now."""
        self._wake()
        self._await_next()
        self._notice(self.table)
        if self._ended is not None and self._keeps and self.table.state == "over" and not self._closed:
            self._ended(self.table.id)
            self._ended = None

    def _wake(self) -> None:
        for guest in tuple(self.guests):
            guest.wake()

    # Computer players and clocks

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
        """Whether a computer player is to move, or a clock runs."""
        seat = self.table.to_act
        return seat is not None and (self.table.bot_of(seat) is not None or self.table.flag_falls() is not None)

    @property
    def _haste(self) -> Haste:
        """How urgent a computer player's move is. A person who plays need not be connected: programs may use HTTP alone."""
        if self.table.deciders:
            return Haste.MOVE
        return Haste.WATCHED if self.guests or self._elsewhere else Haste.UNATTENDED

    async def _play_bot(self, seat: Seat) -> None:
        """Let a computer player decide; it gets the public position and nothing else."""
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
            # The game must go on: any legal move is better than a table that waits for ever.
            move = table.game.write(secrets.choice(table.game.moves(table.position)))
        try:
            await self._insist(lambda table, now: table.play(seat, ply, move, now) if table.bot_of(seat) == bot else [])
        except Refusal as refusal:
            log_event(log, logging.INFO, "bot_move_discarded", table=table.id, reason=refusal.reason)

    def _note_bot_failure(self, bot: str, trouble: Exception) -> None:
        """Log it, once: each of hundreds of moves may fail for the same reason. An error of ours is worth a trace."""
        if not self._bot_failed:
            self._bot_failed = True
            is_bug = not isinstance(trouble, BotError)
            log_event(log, logging.ERROR, "bot_failed", exc_info=is_bug, table=self.table.id, bot=bot, error=trouble)

    async def _flag(self, seat: Seat, falls: float) -> None:
        """Wait until a seat's time is over."""
        await until(falls)

        def fall(table: Table, now: float) -> list[Row]:
            is_over = table.on_clock == seat and (table.flag_falls() or now + 1) <= now
            return table.leave(seat, "time", now) if is_over else []

        await self._insist(fall)

    async def _insist(self, command: Command) -> None:
        """Carry out what nobody would ask for again: if it cannot be kept, try again."""
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
        """Wait for nobody any more."""
        self._closed = True
        for task in (self._waiting, self._reading):
            if task is not None:
                task.cancel()
        self._waiting = None


async def until(moment: float) -> None:
    """Wait until the clock shows a moment. A sleep may end a little early, and would not be followed by another."""
    while (left := moment - time.time()) > 0:
        await asyncio.sleep(left)


def _bot_seed(table: Table, seat: Seat, ply: int) -> int:
    """Chance for a computer player that repeats itself when the move is asked for again."""
    return int.from_bytes(hashlib.sha256(table.seed + f"bot/{seat}/{ply}".encode()).digest()[:8])
