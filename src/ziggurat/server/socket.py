"""A client's WebSocket: passes requests to the room, and sends changes back. A slow client gets the newest table only."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ziggurat.core import paths
from ziggurat.core.game import Game, GameError, Position, Seat, rule_name

from . import metrics
from .limits import Bucket, Buckets, client_of, slow_down
from .lobby import Lobby
from .log_events import log_event
from .messages import (
    LONGEST_MESSAGE,
    UNREADABLE,
    Abort,
    Answer,
    Ask,
    AskHint,
    AskTable,
    Done,
    Failed,
    FromClient,
    FromServer,
    Hello,
    Play,
    Preview,
    Previewed,
    React,
    Reacted,
    Refused,
    Rematch,
    Replace,
    Resign,
    Return,
    Undo,
    WhyNot,
)
from .rooms import Room
from .shown import event_shown, table_shown
from .store.store import StoreError
from .table import Refusal, Table

log = logging.getLogger(__name__)

MESSAGES_A_SECOND = 20.0
MESSAGES_AT_ONCE = 60.0
HINTS_A_SECOND = 0.5
HINTS_AT_ONCE = 5.0
VISITS_A_SECOND = 5.0
VISITS_AT_ONCE = 100.0
"""The rate limit of new connections from one address; after a restart all of them come back at the same time."""
ADDRESS_A_SECOND = 100.0
ADDRESS_AT_ONCE = 500.0
"""The rate limit of messages from one address over all its connections: enough for a café behind one address, not for many programs."""
REASONS_A_SECOND, REASONS_AT_ONCE = 5.0, 20.0
"""The rate limit of why-not requests from one address."""
TABLE_COSTS = 2.0
"""A request for the whole table counts as this many messages."""
HELLO_WITHIN = 10.0
CROWD = 5
"""From this number of guests on, the encoded messages of a table are cached."""
MOST_SHOWN = 16
"""Encoded messages cached for a table, at most; they differ by the seats of their receivers."""
MOST_SMALL = 32
"""Reactions and answers queued for a slow client, at most."""

_decoder = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder()


class Limits:
    """The rate limits of each address over all its connections."""

    def __init__(self) -> None:
        self.visits = Buckets(VISITS_A_SECOND, VISITS_AT_ONCE)
        self.messages = Buckets(ADDRESS_A_SECOND, ADDRESS_AT_ONCE)
        self.reasons = Buckets(REASONS_A_SECOND, REASONS_AT_ONCE)


class Visitor:
    """One connection to a table: a guest of its room."""

    def __init__(self, socket: WebSocket, lobby: Lobby, room: Room, hello: Hello, seats: set[Seat], limits: Limits) -> None:
        self.seats = seats
        self.client = _address(socket)
        self._socket = socket
        self._lobby = lobby
        self._room = room
        self._known = hello.seq
        self._limits = limits
        self._bucket = Bucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
        self._hints = Bucket(HINTS_A_SECOND, HINTS_AT_ONCE)
        self._hinting: asyncio.Task[None] | None = None
        self._small: deque[FromServer] = deque(maxlen=MOST_SMALL)
        self._changed = True
        self._news = asyncio.Event()

    # As a guest of the room

    def wake(self) -> None:
        """Have the table sent again."""
        self._changed = True
        self._news.set()

    def tell(self, message: FromServer) -> None:
        """Queue a small message."""
        self._small.append(message)
        self._news.set()

    # Sending

    async def write(self) -> None:
        """Send queued messages and changed tables until the connection ends."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._small:
                await self._send(self._small.popleft())
            if self._changed:
                self._changed = False
                try:
                    async with self._lobby.turns.of(self.client):
                        text = self._table(await self._room.settled())
                except Refusal as refusal:
                    await self._send(Failed(refusal.reason, refusal.detail))
                    return
                await self._socket.send_text(text)

    def _table(self, table: Table) -> str:
        """The table, encoded for this guest. In a crowd, guests with the same seats share the text: encoding takes milliseconds."""
        now, known, room = time.time(), self._known, self._room
        self._known = table.seq
        key = (table.seq, known, frozenset(self.seats), frozenset(room.present), int(now * 10))
        if (text := room.shown.get(key)) is None:
            text = _encoder.encode(table_shown(table, self.seats, room.present, known, now)).decode()
            kept = room.shown if len(room.guests) >= CROWD and len(room.shown) < MOST_SHOWN else {}
            room.shown = {other: each for other, each in kept.items() if other[0] == table.seq} | {key: text}
        return text

    async def _send(self, message: FromServer) -> None:
        await self._socket.send_text(_encoder.encode(message).decode())

    # Receiving

    async def read(self) -> None:
        """Handle the client's messages. Pause for a client that is too fast: if disconnected, it would reconnect immediately."""
        while True:
            text = await _receive(self._socket)
            if not (self._bucket.take() and self._limits.messages.take(self.client)):
                metrics.REFUSED.labels("too-fast").inc()
                self.tell(Failed("too-fast"))
                await slow_down()
                continue
            try:
                await self._take(_decoder.decode(text))
            except UNREADABLE as wrong:
                self.tell(Failed("unreadable", str(wrong)[:200]))

    async def _take(self, message: FromClient) -> None:
        match message:
            case Hello():
                self.tell(Failed("unreadable", "hello is said once"))
            case AskTable() if not self._limits.messages.take(self.client, TABLE_COSTS - 1.0):
                self.tell(Failed("too-fast"))
            case AskTable(seq):
                self._known = min(seq, self._room.table.seq)
                self.wake()
            case AskHint():
                self._think_about(message)
            case _:
                self.tell(await self._answer(message))

    def _think_about(self, ask: AskHint) -> None:
        """Compute a hint in the background, one at a time, while the client goes on."""
        if (self._hinting is not None and not self._hinting.done()) or not self._hints.take():
            self.tell(Refused(ask.id, "too-fast", detail="one hint after the other"))
            return

        async def think() -> None:
            self.tell(await self._answer(ask))

        self._hinting = asyncio.create_task(think(), name=f"hint at {self._room.table.id}")

    def stop(self) -> None:
        """Cancel the hint in progress."""
        if self._hinting is not None:
            self._hinting.cancel()

    async def _answer(self, ask: Ask) -> FromServer:
        """Carry out a request, and return the answer or the refusal."""
        if ask.seat not in self.seats:
            return Refused(ask.id, "not-your-seat")
        self._room.meet(self.client)
        try:
            self._room.limit(ask.seat)
            return await self._do(ask)
        except Refusal as refusal:
            metrics.REFUSED.labels(refusal.reason).inc()
            return Refused(ask.id, refusal.reason, refusal.rule, refusal.detail[:200])
        except StoreError as trouble:
            log_event(log, logging.ERROR, "write_failed", table=self._room.table.id, error=trouble)
            return Refused(ask.id, "not-kept")

    async def _do(self, ask: Ask) -> FromServer:
        room, seat = self._room, ask.seat
        match ask:
            case Play(ply=ply, move=move, seq=seq):
                return Done(ask.id, await room.do(lambda table, now: table.decide(seat, ply, move, now, seq)))
            case Undo(ply=ply, seq=seq):
                return Done(ask.id, await room.do(lambda table, now: table.take_back(seat, ply, now, seq)))
            case Answer(asked=asked, agree=agree):
                return Done(ask.id, await room.do(lambda table, now: table.answer(seat, asked, agree, now)))
            case Preview(ply=ply, move=move):
                return await self._preview(ask.id, await room.settled(), seat, ply, move)
            case WhyNot(path=path):
                return await self._why_not(ask.id, await room.settled(), seat, tuple(path))
            case AskHint(ply=ply):
                hint = await self._lobby.hints.hint(ask.id, await room.settled(), self.seats, seat, ply, self.client)
                await room.do(lambda table, now: table.help(seat, now))
                return hint
            case React(reaction=reaction):
                room.react(Reacted(seat, reaction))
                return Done(ask.id, room.table.seq)
            case Rematch():
                await self._lobby.rematch(room.table.id, seat, self.client)
                return Done(ask.id, room.table.seq)
        return Done(ask.id, await self._change_seats(ask))

    async def _change_seats(self, ask: Ask) -> int:
        room, seat = self._room, ask.seat
        match ask:
            case Resign():
                return await room.do(lambda table, now: table.leave(seat, "resigned", now))
            case Abort():
                return await room.do(lambda table, now: table.abort(seat, now))
            case Replace(absent=absent) if absent in room.present:
                raise Refusal("not-now", "the seat is played")
            case Replace(absent=absent, bot=bot):
                return await room.do(lambda table, now: table.replace(seat, absent, bot, room.is_absent(absent), now))
            case Return():
                return await room.do(lambda table, now: table.come_back(seat, now))
        raise ValueError(f"no such message: {ask}")

    async def _preview(self, id: int, table: Table, seat: Seat, ply: int, text: str) -> FromServer:
        if table.to_act != seat or table.record is None:
            raise Refusal("out-of-turn")
        if ply != table.record.ply:
            raise Refusal("stale", f"the game is at ply {table.record.ply}")
        move, position = table.read(text), table.game.adopt(table.position)
        return await asyncio.to_thread(previewed, table.game, position, move, seat, id)

    async def _why_not(self, id: int, table: Table, seat: Seat, path: tuple[str, ...]) -> FromServer:
        if table.to_act != seat:
            raise Refusal("out-of-turn")
        if not self._limits.reasons.take(self.client):
            raise Refusal("too-fast", "wait a little")
        try:
            # A reason can take 40 ms: every continuation of the path is tried.
            rule = await asyncio.to_thread(paths.why_not, table.game, table.game.adopt(table.position), path)
        except (ValueError, LookupError):
            raise Refusal("unreadable", "there are no such touches") from None
        return Refused(id, "rule" if rule else "unknown", rule_name(rule) if rule else None)


def previewed(game: Game[Any, Any], position: Position[Any], move: Any, seat: Seat, id: int) -> Previewed:
    """The effect of a move before any draw; Refusal if a rule forbids it."""
    if rule := game.why_not(position, move):
        raise Refusal("rule", rule=rule_name(rule))
    events = [event_shown(event) for event in game.events(position, move)]
    return Previewed(id, game.write(move), events, dict(game.view(game.play(position, move), seat)))


async def _receive(socket: WebSocket) -> bytes:
    """The next message; raises WebSocketDisconnect if the client is gone or the message is too long."""
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(message.get("code", 1005))
    data: bytes = message.get("bytes") or (message.get("text") or "").encode()
    if len(data) > LONGEST_MESSAGE:
        raise WebSocketDisconnect(1009)
    return data


def _address(socket: WebSocket) -> str:
    """The client that a connection counts for."""
    return client_of(socket.client.host) if socket.client else ""


async def serve(socket: WebSocket, lobby: Lobby, table: str, limits: Limits) -> None:
    """Serve a connection from its first message to its last."""
    if not limits.visits.take(_address(socket)):
        metrics.REFUSED.labels("too-fast").inc()
        await slow_down()
        await socket.close()
        return
    await socket.accept()
    try:
        visitor, room = await _greeted(socket, lobby, table, limits)
        if visitor is not None and room is not None:
            await _stay(visitor, room)
    except (WebSocketDisconnect, TimeoutError):
        pass
    except StoreError as trouble:
        log_event(log, logging.ERROR, "read_failed", table=table, error=trouble)
    finally:
        if socket.client_state == WebSocketState.CONNECTED and socket.application_state == WebSocketState.CONNECTED:
            await socket.close()


async def _greeted(socket: WebSocket, lobby: Lobby, table: str, limits: Limits) -> tuple[Visitor | None, Room | None]:
    """The visitor and the room after a valid hello with tokens of this table; else send the failure and return (None, None)."""
    try:
        hello = msgspec.json.decode(await asyncio.wait_for(_receive(socket), HELLO_WITHIN), type=Hello)
        await lobby.room(table)
        seats = await lobby.seats_of(table, hello.tokens)
        # Look it up again: an idle room may have been closed meanwhile.
        room = await lobby.room(table)
        if room.is_behind(hello.seq):
            await room.newest()
        return Visitor(socket, lobby, room, hello, seats, limits), room
    except UNREADABLE as wrong:
        failed = Failed("unreadable", str(wrong)[:200])
    except Refusal as refusal:
        failed = Failed(refusal.reason, refusal.detail)
    except StoreError as trouble:
        # The table may well exist. Details of the database go to the log only.
        log_event(log, logging.ERROR, "read_failed", table=table, error=trouble)
        failed = Failed("not-kept")
    except GameError as wrong:
        failed = Failed("unknown", str(wrong)[:200])
    await socket.send_text(_encoder.encode(failed).decode())
    return None, None


async def _stay(visitor: Visitor, room: Room) -> None:
    """Run the reading and the writing task until one of them ends."""
    room.enter(visitor)
    if visitor.seats:
        room.meet(visitor.client)
    metrics.CONNECTIONS.inc()
    tasks = [asyncio.create_task(visitor.read()), asyncio.create_task(visitor.write())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        await next(task for task in tasks if task.done())
    finally:
        metrics.CONNECTIONS.dec()
        while tasks:
            # Drop the references to the tasks: an exception's traceback refers to this frame, a cycle that only the collector frees.
            await _ended(tasks.pop())
        visitor.stop()
        room.leave(visitor)


async def _ended(task: asyncio.Task[None]) -> None:
    """Cancel a task and wait for its end, whatever its result."""
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
