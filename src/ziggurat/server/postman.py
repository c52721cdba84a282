"""Sends the mails about a table: one for each turn and one at the end. Retries failed mails and survives restarts.

A mail is noted as sent after it was sent: because of a crash in between, a mail may be sent twice, but none is ever lost."""

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
"""Seconds until a failed mail is retried; doubled each time up to the longest."""
AWAY = 3.0
"""Seconds for which a seat must be absent before it gets mail: reloading a page or reconnecting after a restart causes no mail."""
TO_ADDRESS_A_DAY, TO_ADDRESS_AT_ONCE = 5.0, 5.0
"""The rate limit of confirmation mails to one address."""
OF_CLIENT_A_DAY, OF_CLIENT_AT_ONCE = 20.0, 10.0
"""The rate limit of confirmation mails caused by one client."""

Kind = Literal["confirm", "turn", "over"]
"""The kinds of mails."""


class Pause(NamedTuple):
    """The pause of a mailbox after a failed mail."""

    until: float
    seconds: float


class Postman:
    """The mails of one server process; without a mail server it sends none."""

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
        """The timers that check a table again."""
        self._pauses: dict[str, Pause] = {}
        """The pauses of the mailboxes whose last mail failed, by the mailbox's secret."""
        self._sent: dict[str, str] = {}
        """The ids of mails that were sent but not yet noted in the store, by the mailbox's secret, so that they are not sent again."""

    @property
    def is_there(self) -> bool:
        """True if the server sends mails."""
        return self._post is not None

    async def close(self) -> None:
        """Stop sending mail and cancel timers."""
        self._is_closed = True
        for alarm in self._alarms.values():
            alarm.cancel()
        rounds = list(self._rounds.values())
        for task in rounds:
            task.cancel()
        await asyncio.gather(*rounds, return_exceptions=True)
        if self._post is not None:
            self._post.close()

    # Subscriptions

    async def want(self, table: str, seat: int, token: str, wanted: MailWanted, client: str) -> MailShown:
        """Subscribe a seat to mails. A new address gets one mail that asks for confirmation. No-op if repeated."""
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
        """Count a confirmation mail, for a seat or a name; Refusal beyond the rate limit of the inbox or the client."""
        if not self._of_clients.take(client) or not self._to_addresses.take(inbox_of(address)):
            raise Refusal("too-fast", "too many mails that ask for confirmation: try again tomorrow")

    async def wanted(self, table: str, seat: int) -> MailShown:
        """The mail address of a seat."""
        self._must_be_there()
        return _shown(await self._mailbox(table, seat))

    async def stop(self, table: str, seat: int) -> MailShown:
        """Unsubscribe a seat."""
        mailbox = await self._mailbox(table, seat)
        if mailbox is not None:
            await self._store.drop_mailbox(mailbox.secret)
        return _shown(None)

    async def confirm(self, secret: str) -> MailShown:
        """Confirm a mailbox as its reader."""
        found = await self._store.mailbox(secret)
        if found is None:
            raise Refusal("unknown", "the link is no longer of use")
        table, mailbox = found
        await self._store.confirm_mailbox(secret)
        self._look_together(table)
        return _shown(mailbox._replace(is_confirmed=True))

    async def unsubscribe(self, secret: str) -> MailShown:
        """Unsubscribe a mailbox as its reader. No-op if repeated."""
        await self._store.drop_mailbox(secret)
        return _shown(None)

    async def _mailbox(self, table: str, seat: int) -> Mailbox | None:
        return next((mailbox for mailbox in await self._store.mailboxes(table) if mailbox.seat == seat), None)

    # Triggers

    def notice(self, table: Table) -> None:
        """Check a table whose state or presence has changed."""
        if table.has_turn_clock:
            self.look(table.id)

    def look(self, table: str) -> None:
        """Send due mails of a table in the background, if this process owns it."""
        if self._post is None or self._is_closed or not self._sharing.keeps(table):
            return
        self._news.setdefault(table, asyncio.Event()).set()
        if table not in self._rounds:
            self._rounds[table] = asyncio.create_task(self._go_round(self._post, table), name=f"mails of {table}")

    async def look_at_all(self) -> None:
        """Send due mails of all tables, as after a restart."""
        if self._post is not None:
            for table in await self._store.mailed():
                self.look(table)

    def _look_together(self, table: str) -> None:
        """Have the owning process check a table whose mailboxes have changed."""
        self.look(table)
        self._sharing.say(table, Mailed(self._sharing.name))

    # Sending

    async def _go_round(self, post: Post, table: str) -> None:
        """Send due mails until the table has no more news; retry if the store fails."""
        news = self._news[table]
        try:
            while news.is_set() and self._sharing.keeps(table):
                news.clear()
                try:
                    await self._tell_all(post, table)
                except Damaged:
                    raise  # retrying does not help
                except StoreError as trouble:
                    log_event(log, logging.ERROR, "mail_delayed", table=table, error=trouble)
                    await asyncio.sleep(TRY_AGAIN)
                    news.set()
        except Refusal:
            pass  # the table is deleted, or cannot be opened, which was logged
        except Exception:
            # A failing table must not block the mails of others.
            log_event(log, logging.ERROR, "mail_task_failed", exc_info=True, table=table)
        finally:
            del self._rounds[table], self._news[table]

    async def _tell_all(self, post: Post, table: str) -> None:
        """Send to each mailbox of a table the mail that is due."""
        for mailbox in await self._store.mailboxes(table):
            room = await self._room(table)
            # Its reader may have unsubscribed while other mails were sent.
            if (found := await self._store.mailbox(mailbox.secret)) is not None:
                await self._tell(post, room, found[1])

    async def _tell(self, post: Post, room: Room, mailbox: Mailbox) -> None:
        """Send to a mailbox the mail that is due, if any; or schedule another check if the mail has to wait."""
        table = await room.settled()
        # The game may go on while a mail is being sent.
        kind, turn_row, is_over = _due(table, mailbox), table.turn_row, table.state == "over"
        if kind is not None:
            if (wait := self._wait(room, mailbox, kind)) is not None:
                self._look_later(table.id, wait)
                return
            if not await self._send(post, table.id, mailbox.secret, self._letter(kind, table, mailbox)):
                return
        await self._keep(mailbox, kind, turn_row, is_over)

    async def _send(self, post: Post, table: str, secret: str, letter: Letter) -> bool:
        """Send a mail; True if it was sent or refused for good, False if it is retried after a growing pause."""
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
        """Seconds until a mail may be sent; None if it may be sent now, 0 if a change of presence will trigger the next check."""
        pause = self._pauses.get(mailbox.secret)
        if pause is not None and (wait := pause.until - time.monotonic()) > 0:
            return wait
        return self._here_for(room, mailbox.seat) if kind == "turn" else None

    def _here_for(self, room: Room, seat: int) -> float | None:
        """Seconds until a seat counts as absent; None if it is absent now. 0 while it is connected, since leaving triggers a check."""
        if seat in room.present:
            return 0.0
        # Seats at other processes are known a moment after the room was opened.
        opened = room.opened if self._sharing.is_shared else self._began
        wait = max(room.last_seen.get(seat, 0.0), opened) + AWAY - time.monotonic()
        return wait if wait > 0 else None

    def _look_later(self, table: str, wait: float) -> None:
        """Check the table again after `wait` seconds, unless an earlier check is scheduled. No-op for 0."""
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
        """Note a sent mail in the store; delete the mailbox when the game is over."""
        if is_over:
            await self._store.drop_mailbox(mailbox.secret)
        elif kind is not None:
            await self._store.tell_mailbox(mailbox.secret, turn_row if kind == "turn" else 0)
        self._sent.pop(mailbox.secret, None)


def _due(table: Table, mailbox: Mailbox) -> Kind | None:
    """The kind of mail that is due for a mailbox, or None."""
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
    """Refuse mails for a table that has no clock for each turn, or whose game is over."""
    if not table.has_turn_clock:
        raise Refusal("not-now", "mails are for tables with a clock for each turn")
    if table.state == "over":
        raise Refusal("over")


def _shown(mailbox: Mailbox | None) -> MailShown:
    return MailShown() if mailbox is None else MailShown(mailbox.address, mailbox.is_confirmed)
