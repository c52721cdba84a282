"""A table that is being played: commands one after the other, disk first, then the world; computer players, clocks, those who are here."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Callable
from typing import Protocol

from ziggurat.core.game import Seat

from .messages import Reacted
from .store.store import Key, Row, Stale, Store, StoreError
from .table import Load, Refusal, Table, replayed

log = logging.getLogger(__name__)

Command = Callable[[Table, float], list[Row]]

TRY_AGAIN = 1.0
"""Seconds after which a computer player or a clock repeats what could not be kept."""


class Chooser(Protocol):
    """Who finds the moves of computer players."""

    async def choose(self, game: str, position: str, bot: str, seed: int) -> str:
        """The text of a move at a position's text."""


class Guest(Protocol):
    """Somebody connected to a table."""

    seats: set[Seat]

    def wake(self) -> None:
        """There is news."""

    def tell(self, message: Reacted) -> None:
        """Something that is shown and not kept."""


class Room:
    """One table, its guests and its clock."""

    def __init__(self, table: Table, store: Store, load: Load, bots: Chooser, told: Callable[[str, int], None]) -> None:
        self.table = table
        self.guests: set[Guest] = set()
        self.last_seen: dict[Seat, float] = {}
        self._store = store
        self._load = load
        self._bots = bots
        self._told = told
        self._lock = asyncio.Lock()
        self._lost = False
        """Whether the table in memory may differ from what is kept."""
        self._waiting: asyncio.Task[None] | None = None
        self._closed = False
        self.doing: set[asyncio.Task[int]] = set()
        """Commands that are being carried out."""

    @property
    def present(self) -> set[Seat]:
        """The seats of the guests."""
        return {seat for guest in self.guests for seat in guest.seats}

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing is awaited."""
        return not self.guests and self._waiting is None and not self.doing and not self._lock.locked()

    # Commands

    async def do(self, command: Command, keys: Callable[[], list[Key]] = list) -> int:
        """Carry out a command: kept first, then told. The seq after it, or Refusal. Whoever asked may go meanwhile."""
        doing = asyncio.get_running_loop().create_task(self._do(command, keys))
        self.doing.add(doing)
        doing.add_done_callback(self.doing.discard)
        return await asyncio.shield(doing)

    async def settled(self) -> Table:
        """The table as it is kept: nobody is shown what may still be lost. It is so until something is awaited again."""
        async with self._lock:
            if self._lost:
                await self._read_again()
            return self.table

    async def _do(self, command: Command, keys: Callable[[], list[Key]]) -> int:
        async with self._lock:
            if self._lost:
                await self._read_again()
            table, state = self.table, self.table.state
            rows = command(table, time.time())
            if rows:
                await self._keep(rows, keys(), None if table.state == state else table)
                self._told(table.id, table.seq)
        if rows:
            self.news()
        return rows[-1].seq if rows else table.seq

    async def _keep(self, rows: list[Row], keys: list[Key], changed: Table | None) -> None:
        table = self.table
        # Whatever interrupts the writing, the table is read again before the next command.
        self._lost = True
        try:
            await self._store.append(table.id, rows, keys, changed.state if changed else None, changed.summary() if changed else None)
        except Stale:
            raise Refusal("stale", "somebody else was faster") from None
        self._lost = False

    async def _read_again(self) -> None:
        facts = await self._store.facts(self.table.id)
        assert facts is not None
        self.table = replayed(facts.id, facts.seed, await self._store.rows(facts.id), self._load, time.time())
        self._lost = False
        self.news()

    # Guests

    def enter(self, guest: Guest) -> None:
        """Somebody is here."""
        self.guests.add(guest)
        self._wake()

    def leave(self, guest: Guest) -> None:
        """Somebody has gone."""
        self.guests.discard(guest)
        now = time.monotonic()
        for seat in guest.seats - self.present:
            self.last_seen[seat] = now
        self._wake()

    def is_absent(self, seat: Seat) -> bool:
        """Whether a person has stayed away for longer than the table's patience."""
        patience = self.table.created.patience
        if patience is None or seat in self.present:
            return False
        return time.monotonic() - self.last_seen.setdefault(seat, time.monotonic()) >= patience

    def react(self, message: Reacted) -> None:
        """Show a reaction to everybody here."""
        for guest in self.guests:
            guest.tell(message)

    def news(self) -> None:
        """Something has changed: tell everybody, and see who is awaited now."""
        self._wake()
        self._await_next()

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
        if seat is None or self._lost or self._closed:
            return
        if table.bot_of(seat) is not None:
            self._waiting = asyncio.create_task(self._play_bot(seat), name=f"bot at {table.id}")
        elif (falls := table.flag_falls()) is not None:
            self._waiting = asyncio.create_task(self._flag(seat, falls), name=f"clock of {table.id}")

    async def _play_bot(self, seat: Seat) -> None:
        """Let a computer player decide; it gets the public position and nothing else."""
        table = self.table
        assert table.record is not None
        ply, bot = table.record.ply, table.bot_of(seat)
        assert bot is not None
        try:
            move = await self._bots.choose(table.created.game, str(table.position), bot, _bot_seed(table, seat, ply))
        except asyncio.CancelledError:
            raise
        except Exception:
            # The game must go on: any legal move is better than a table that waits for ever.
            log.exception("a computer player failed", extra={"table": table.id, "bot": bot})
            move = table.game.write(secrets.choice(table.game.moves(table.position)))
        try:
            await self._insist(lambda table, now: table.play(seat, ply, move, now) if table.bot_of(seat) == bot else [])
        except Refusal as refusal:
            log.info("a computer player's move came too late", extra={"table": table.id, "reason": refusal.reason})

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
            except StoreError as trouble:
                log.error("not kept", extra={"table": self.table.id, "reason": str(trouble)})
                await asyncio.sleep(TRY_AGAIN)

    def close(self) -> None:
        """Wait for nobody any more."""
        self._closed = True
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None


async def until(moment: float) -> None:
    """Wait until the clock shows a moment. A sleep may end a little early, and would not be followed by another."""
    while (left := moment - time.time()) > 0:
        await asyncio.sleep(left)


def _bot_seed(table: Table, seat: Seat, ply: int) -> int:
    """Chance for a computer player that repeats itself when the move is asked for again."""
    return int.from_bytes(hashlib.sha256(table.seed + f"bot/{seat}/{ply}".encode()).digest()[:8])
