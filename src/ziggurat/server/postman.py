"""Sees to it that seats get the mails they want: one a turn and one at the end, after restarts and when the mail server is back, too.

What was told is kept after it was sent: a crash in between doubles a mail, and none is ever lost."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Literal, NamedTuple

from . import metrics
from .letters import confirmation, game_over, your_turn
from .limits import DAY, Buckets
from .log_events import log_event
from .messages import MailShown, MailWanted
from .post import BadAddress, Letter, Post, PostError, fit_address, inbox_of
from .rooms import TRY_AGAIN, Room
from .seats import new_token
from .sharing import Mailed, Sharing
from .store.store import Damaged, Mailbox, Store, StoreError
from .table import Refusal, Table

log = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 2.0, 900.0
"""Seconds until a mail that was not taken is sent again: twice as many each time."""
AWAY = 3.0
"""Seconds for which a seat must not have been here: who loads a page anew, or connects again after a restart, needs no mail."""
TO_ADDRESS_A_DAY, TO_ADDRESS_AT_ONCE = 5.0, 5.0
"""Mails to one address that ask for confirmation."""
OF_CLIENT_A_DAY, OF_CLIENT_AT_ONCE = 20.0, 10.0
"""Such mails that one client can cause."""

Kind = Literal["confirm", "turn", "over"]
"""Of mails."""


class Pause(NamedTuple):
    """How long a mailbox rests."""

    until: float
    seconds: float


class Postman:
    """The mails of one server process. Without a post there are none."""

    def __init__(
        self, store: Store, sharing: Sharing, room: Callable[[str], Awaitable[Room]], post: Post | None = None, public_url: str = ""
    ) -> None:
        self._store = store
        self._sharing = sharing
        self._room = room
        self._post = post
        self._public_url = public_url
        self._began = time.monotonic()
        self._to_addresses = Buckets(TO_ADDRESS_A_DAY / DAY, TO_ADDRESS_AT_ONCE)
        self._of_clients = Buckets(OF_CLIENT_A_DAY / DAY, OF_CLIENT_AT_ONCE)
        self._is_closed = False
        self._rounds: dict[str, asyncio.Task[None]] = {}
        self._news: dict[str, asyncio.Event] = {}
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        """When a table is looked at again, whatever happens there."""
        self._pauses: dict[str, Pause] = {}
        """Of the mailboxes, by their secrets, whose last mail was not taken."""
        self._sent: dict[str, str] = {}
        """Mails that were taken, and are not sent again however long it takes to keep that."""

    @property
    def is_there(self) -> bool:
        """Whether mails can be sent."""
        return self._post is not None

    async def close(self) -> None:
        """Go home."""
        self._is_closed = True
        for alarm in self._alarms.values():
            alarm.cancel()
        rounds = list(self._rounds.values())
        for task in rounds:
            task.cancel()
        await asyncio.gather(*rounds, return_exceptions=True)
        if self._post is not None:
            self._post.close()

    # Who wants mails

    async def want(self, table: str, seat: int, token: str, wanted: MailWanted, client: str) -> MailShown:
        """A seat wants mails at an address, which is asked for confirmation once: to repeat it changes nothing."""
        self._must_be_there()
        address = _fit(wanted.address)
        _must_fit(await (await self._room(table)).newest())
        before = await self._mailbox(table, seat)
        if before is not None and before.address == address:
            return _shown(before)
        self.limit_confirmations(address, client)
        mailbox = Mailbox(seat, address, wanted.language, token, new_token())
        await self._store.keep_mailbox(table, mailbox)
        self._look_together(table)
        return _shown(mailbox)

    def _must_be_there(self) -> None:
        if self._post is None:
            raise Refusal("not-now", "this server sends no mails")

    def limit_confirmations(self, address: str, client: str) -> None:
        """Count a mail that asks for confirmation, of a seat's mailbox or a name's; Refusal if it is too many for an inbox or a client."""
        if not self._of_clients.take(client) or not self._to_addresses.take(inbox_of(address)):
            raise Refusal("too-fast", "too many mails that ask for confirmation: try again tomorrow")

    async def wanted(self, table: str, seat: int) -> MailShown:
        """Where a seat wants mails."""
        self._must_be_there()
        return _shown(await self._mailbox(table, seat))

    async def stop(self, table: str, seat: int) -> MailShown:
        """A seat wants no mails any more."""
        mailbox = await self._mailbox(table, seat)
        if mailbox is not None:
            await self._store.drop_mailbox(mailbox.secret)
        return _shown(None)

    async def confirm(self, secret: str) -> MailShown:
        """Who reads the mails wants them."""
        found = await self._store.mailbox(secret)
        if found is None:
            raise Refusal("unknown", "the link is no longer of use")
        table, mailbox = found
        await self._store.confirm_mailbox(secret)
        self._look_together(table)
        return _shown(mailbox._replace(is_confirmed=True))

    async def unsubscribe(self, secret: str) -> MailShown:
        """Who reads the mails does not want them; to repeat it is harmless."""
        await self._store.drop_mailbox(secret)
        return _shown(None)

    async def _mailbox(self, table: str, seat: int) -> Mailbox | None:
        return next((mailbox for mailbox in await self._store.mailboxes(table) if mailbox.seat == seat), None)

    # When there may be something to tell

    def notice(self, table: Table) -> None:
        """Something has changed at a table, or somebody has come or gone."""
        if table.has_turn_clock:
            self.look(table.id)

    def look(self, table: str) -> None:
        """See what is to be told at a table, if this process keeps it."""
        if self._post is None or self._is_closed or not self._sharing.keeps(table):
            return
        self._news.setdefault(table, asyncio.Event()).set()
        if table not in self._rounds:
            self._rounds[table] = asyncio.create_task(self._go_round(self._post, table), name=f"mails of {table}")

    async def look_at_all(self) -> None:
        """See what is to be told at all tables, as after a restart."""
        if self._post is not None:
            for table in await self._store.mailed():
                self.look(table)

    def _look_together(self, table: str) -> None:
        """Mailboxes have changed: whoever keeps the table shall look."""
        self.look(table)
        self._sharing.say(table, Mailed(self._sharing.name))

    # Telling it

    async def _go_round(self, post: Post, table: str) -> None:
        """Look and tell, until there is nothing to wait for."""
        news = self._news[table]
        try:
            while news.is_set() and self._sharing.keeps(table):
                news.clear()
                try:
                    await self._tell_all(post, table)
                except Damaged:
                    raise  # to try again is of no use
                except StoreError as trouble:
                    log_event(log, logging.ERROR, "mail_delayed", table=table, error=trouble)
                    await asyncio.sleep(TRY_AGAIN)
                    news.set()
        except Refusal:
            pass  # the table is gone, or it cannot be opened, which was logged
        except Exception:
            # A table that cannot be read must not keep others from their mails.
            log_event(log, logging.ERROR, "mail_task_failed", exc_info=True, table=table)
        finally:
            del self._rounds[table], self._news[table]

    async def _tell_all(self, post: Post, table: str) -> None:
        """Send what is to be told."""
        for mailbox in await self._store.mailboxes(table):
            room = await self._room(table)
            # While the others were told, somebody may have said no.
            if (found := await self._store.mailbox(mailbox.secret)) is not None:
                await self._tell(post, room, found[1])

    async def _tell(self, post: Post, room: Room, mailbox: Mailbox) -> None:
        """Send what a mailbox has not been told, if there is something and it is time."""
        table = await room.settled()
        # The game may go on while a mail is on its way.
        kind, turn_row, is_over = _due(table, mailbox), table.turn_row, table.state == "over"
        if kind is not None:
            if (wait := self._wait(room, mailbox, kind)) is not None:
                self._look_later(table.id, wait)
                return
            if not await self._send(post, table.id, mailbox.secret, self._letter(kind, table, mailbox)):
                return
        await self._keep(mailbox, kind, turn_row, is_over)

    async def _send(self, post: Post, table: str, secret: str, letter: Letter) -> bool:
        """Whether a mail was taken, or need not be sent again; otherwise it is, after a pause that grows."""
        if self._sent.get(secret) == letter.id:
            return True
        try:
            await post.send(letter)
        except PostError as trouble:
            metrics.MAILS.labels("failed").inc()
            log_event(log, logging.WARNING, "mail_failed", table=table, error=trouble)
            if not trouble.is_final:
                self._rest(table, secret)
                return False
        else:
            metrics.MAILS.labels("sent").inc()
        self._pauses.pop(secret, None)
        self._sent[secret] = letter.id
        return True

    def _rest(self, table: str, secret: str) -> None:
        before = self._pauses.get(secret)
        seconds = min(2 * before.seconds, LONGEST_PAUSE) if before else FIRST_PAUSE
        self._pauses[secret] = Pause(time.monotonic() + seconds, seconds)
        self._look_later(table, seconds)

    def _wait(self, room: Room, mailbox: Mailbox, kind: Kind) -> float | None:
        """Seconds until a mail may be sent; None if that is now."""
        pause = self._pauses.get(mailbox.secret)
        if pause is not None and (wait := pause.until - time.monotonic()) > 0:
            return wait
        return self._here_for(room, mailbox.seat) if kind == "turn" else None

    def _here_for(self, room: Room, seat: int) -> float | None:
        """Seconds for which a seat counts as being here; None if it is away. While it is connected, its leaving will be noticed."""
        if seat in room.present:
            return 0.0
        # Who is connected to another process is known a moment after the room was opened.
        opened = room.opened if self._sharing.is_shared else self._began
        wait = max(room.last_seen.get(seat, 0.0), opened) + AWAY - time.monotonic()
        return wait if wait > 0 else None

    def _look_later(self, table: str, wait: float) -> None:
        """See again what is to be told, unless that is done earlier anyway; at no certain time if there is nothing to wait for."""
        loop = asyncio.get_running_loop()
        alarm = self._alarms.get(table)
        if not wait or (alarm is not None and alarm.when() <= loop.time() + wait):
            return
        if alarm is not None:
            alarm.cancel()
        self._alarms[table] = loop.call_later(wait, self._ring, table)

    def _ring(self, table: str) -> None:
        del self._alarms[table]
        self.look(table)

    def _letter(self, kind: Kind, table: Table, mailbox: Mailbox) -> Letter:
        match kind:
            case "confirm":
                return confirmation(table, mailbox, self._public_url)
            case "turn":
                return your_turn(table, mailbox, self._public_url, time.time())
            case "over":
                return game_over(table, mailbox, self._public_url)

    async def _keep(self, mailbox: Mailbox, kind: Kind | None, turn_row: int, is_over: bool) -> None:
        """Keep what was told; when the game is over the address is deleted."""
        if is_over:
            await self._store.drop_mailbox(mailbox.secret)
        elif kind is not None:
            await self._store.tell_mailbox(mailbox.secret, turn_row if kind == "turn" else 0)
        self._sent.pop(mailbox.secret, None)


def _due(table: Table, mailbox: Mailbox) -> Kind | None:
    """What a mailbox has not been told."""
    if table.state == "over":
        return "over" if mailbox.is_confirmed else None
    if not mailbox.is_confirmed:
        return "confirm" if mailbox.told < 0 else None
    is_asked = table.to_act == mailbox.seat and table.bot_of(mailbox.seat) is None
    return "turn" if is_asked and mailbox.told < table.turn_row else None


def _fit(address: str) -> str:
    try:
        return fit_address(address)
    except BadAddress as wrong:
        raise Refusal("unreadable", f"address: {wrong}") from None


def _must_fit(table: Table) -> None:
    """Mails are for those who are away for hours."""
    if not table.has_turn_clock:
        raise Refusal("not-now", "mails are for tables with a clock for each turn")
    if table.state == "over":
        raise Refusal("over")


def _shown(mailbox: Mailbox | None) -> MailShown:
    return MailShown() if mailbox is None else MailShown(mailbox.address, mailbox.is_confirmed)
