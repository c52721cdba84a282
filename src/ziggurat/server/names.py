"""Claimed names: which names look the same, who owns them, and how they move to another browser. Their mails are in `links.py`."""

from __future__ import annotations

import asyncio
import logging
import re
import time
import unicodedata
from collections.abc import Awaitable, Callable
from functools import cache, partial
from typing import Literal

from msgspec import UNSET

from ziggurat.bots import NAMES as BOTS
from ziggurat.locales import LANGUAGES, catalogue

from .limits import DAY, Buckets
from .links import NameMails, new_confirmation
from .log_events import log_event
from .messages import Claim, MailShown, NameMoved, NameShown
from .post import BadAddress, PostError, fit_address, inbox_of
from .seats import hashed, new_token
from .store.store import NOBODY, Claimed, Name, Store, StoreError
from .table import Refusal, fit_name

log = logging.getLogger(__name__)

MOST_NAMES = 3
"""Names of one owner, at most."""
LINK_LASTS = 3600.0
"""Seconds for which a mailed link works."""
LINKS_A_DAY, LINKS_AT_ONCE = 5.0, 3.0
"""The rate limit of links to one name and to one address, which protects mailboxes."""
QUESTIONS_A_DAY = 1.0
"""The rate limit of confirmation mails about one name: each invalidates the link of the one before."""
MOST_PLAYERS = 4
"""Default names are Player 1 to Player 4."""
MOST_SEATS = 10_000
"""Seats that move with a name, at most."""

LOOKALIKES = str.maketrans("аегорсухіјѕԁһӏυνοικρτı1i|0", "aeropcyxljsdhluvolkptllllo")
"""Letters that look like others in most typefaces: Cyrillic and Greek ones, and I, l and 1."""
INVISIBLE = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180e\u3164\ufe00-\ufe0f\uffa0]")
"""Invisible characters outside Unicode's category Cf: fillers and variation selectors."""

State = Literal["free", "own", "taken", "reserved"]


def folded(name: str) -> str:
    """A key that is equal for all names that look the same."""
    seen = "".join(letter for letter in name if unicodedata.category(letter) != "Cf")
    plain = unicodedata.normalize("NFKC", INVISIBLE.sub("", unicodedata.normalize("NFKC", seen)).casefold())
    return " ".join(plain.translate(LOOKALIKES).split())


@cache
def reserved() -> frozenset[str]:
    """Folded names that nobody can claim: bots in all languages, default names, and the dash of anonymised seats."""
    texts = [text for language in LANGUAGES for id, text in catalogue(language, "players").items() if re.match("(bot|player)", id)]
    numbered = [re.sub(r"{.*?}", str(number), text) for text in texts for number in range(1, MOST_PLAYERS + 1)]
    return frozenset(map(folded, (*numbered, *BOTS, NOBODY)))


class Names:
    """The claimed names. An owner is identified by the hash of a browser's secret."""

    def __init__(self, store: Store, mails: NameMails | None = None) -> None:
        self._store = store
        self._mails = mails
        self._sending: set[asyncio.Task[None]] = set()
        self._links = Buckets(LINKS_A_DAY / DAY, LINKS_AT_ONCE)
        self._questions = Buckets(QUESTIONS_A_DAY / DAY, QUESTIONS_A_DAY)
        self._links_to_inboxes = Buckets(LINKS_A_DAY / DAY, LINKS_AT_ONCE)

    @property
    def can_move(self) -> bool:
        """True if names can move by a mailed link, since the server sends mail."""
        return self._mails is not None

    async def must_be_free(self, name: str, owner: str | None) -> None:
        """Raise Refusal if the name belongs to another owner."""
        known = await self._store.name(folded(fit_name(name)))
        if known is not None and (owner is None or known.owner != hashed(owner)):
            raise Refusal("not-your-name", f"the name {known.name} belongs to somebody else: choose another")

    async def shown(self, name: str, owner: str | None) -> NameShown:
        """The state of a name; with its details if it belongs to `owner`."""
        name = fit_name(name)
        known = await self._store.name(folded(name))
        is_own = known is not None and owner is not None and known.owner == hashed(owner)
        state: State = "own" if is_own else "taken" if known else "reserved" if folded(name) in reserved() else "free"
        return self._own(known) if known and is_own else NameShown(known.name if known else name, state, None, self.can_move)

    async def owned(self, owner: str) -> list[NameShown]:
        """The names of an owner."""
        return [self._own(each) for each in await self._store.names(hashed(owner))]

    def _own(self, name: Name) -> NameShown:
        was_asked = name.confirmation is not None
        return NameShown(name.name, "own", name.mail, self.can_move, name.is_confirmed if was_asked else UNSET)

    async def claim(self, claim: Claim, owner: str, client: str) -> NameShown:
        """Claim a name, or change its mail address. Each call with an unconfirmed address sends a confirmation mail there."""
        name, mail = fit_name(claim.name), fit_mail(claim.mail)
        if folded(name) in reserved() or not folded(name):
            raise Refusal("not-your-name", f"the name {name} cannot be anybody's: it is that of a computer player, or a common one")
        known = await self._store.name(folded(name))
        wanted = Name(folded(name), name, hashed(owner), time.time(), mail)
        if known is not None and known.owner != wanted.owner:
            must_be_claimed("taken", name)
        if known is not None and known.is_confirmed and known.mail == mail:
            await self._keep(wanted._replace(confirmation=known.confirmation, is_confirmed=True))
        elif mail is None or self._mails is None:
            await self._keep(wanted)
        else:
            self._mails.limit(mail, client)
            self._questions.take(wanted.folded)
            secret = new_confirmation()
            await self._keep(wanted._replace(confirmation=hashed(secret)))
            self._send_later(partial(self._ask, self._mails, mail, wanted.folded, secret, claim.language))
        return await self.shown(name, owner)

    async def _keep(self, name: Name) -> None:
        must_be_claimed(await self._store.claim(name, MOST_NAMES), name.name)

    async def release(self, name: str, owner: str) -> None:
        """Give up a name with its ratings; Refusal if it is not the owner's."""
        if not await self._store.release(folded(fit_name(name)), hashed(owner)):
            raise Refusal("not-your-name", "this name is not yours")

    async def confirm(self, secret: str) -> MailShown:
        """Confirm a mail address as its reader. Refusal if the address was changed or the name given up."""
        mail = await self._store.confirm_mail(hashed(secret))
        if mail is None:
            raise Refusal("unknown", "the link is no longer of use")
        return MailShown(mail, True)

    async def ask_link(self, name: str, language: str, client: str) -> None:
        """Mail a link that moves the name; if its address is unconfirmed, mail a request to confirm it instead.

        The caller cannot learn whether the owner left an address.
        """
        if self._mails is None:
            raise Refusal("not-now", "this server sends no mail")
        known = await self._store.name(folded(fit_name(name)))
        if known is None or known.mail is None:
            return
        if known.is_confirmed:
            if self._links.take(known.folded) and self._links_to_inboxes.take(inbox_of(known.mail)):
                self._send_later(partial(self._send_link, self._mails, known.mail, known, language))
        elif self._questions.take(known.folded):
            self._send_later(partial(self._ask_again, self._mails, known.mail, known.folded, language, client))

    def _send_later(self, send: Callable[[], Awaitable[None]]) -> None:
        """Send a mail in the background: otherwise the time of the answer would reveal whether there is an address."""
        task = asyncio.get_running_loop().create_task(self._sent(send))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _sent(self, send: Callable[[], Awaitable[None]]) -> None:
        try:
            await send()
        except (StoreError, PostError) as trouble:
            log_event(log, logging.ERROR, "name_mail_failed", error=trouble)

    async def _send_link(self, mails: NameMails, mail: str, name: Name, language: str) -> None:
        link = new_token()
        await self._store.keep_link(hashed(link), name.folded, time.time() + LINK_LASTS)
        await mails.send_link(mail, name.name, link, language)

    async def _ask_again(self, mails: NameMails, mail: str, folded: str, language: str, client: str) -> None:
        """Ask the reader of an unconfirmed address to agree, for the first time or again. Sends nothing beyond the rate limit."""
        try:
            mails.limit(mail, client)
        except Refusal:
            return
        secret = new_confirmation()
        if await self._store.ask_mail(folded, mail, hashed(secret)):
            await self._ask(mails, mail, folded, secret, language)

    async def _ask(self, mails: NameMails, mail: str, folded: str, secret: str, language: str) -> None:
        try:
            await mails.ask(mail, secret, language)
        except PostError:
            self._questions.forget(folded)
            raise

    def close(self) -> None:
        """Cancel mails in progress."""
        for sending in self._sending:
            sending.cancel()

    async def move(self, link: str, owner: str) -> NameMoved:
        """Move the name of a link to this owner, with the seats that played under it."""
        now, token = time.time(), hashed(link)
        name = await self._store.linked(token, now)
        if name is None:
            raise Refusal("unknown", "the link was used, or is more than an hour old")
        played = await self._store.owned(name.owner, MOST_SEATS)
        seats = [(facts.id, seat) for facts, seat in played if folded(facts.names[seat] or "") == name.folded]
        moved = await self._store.move_name(token, hashed(owner), now, seats, MOST_NAMES)
        if moved is None:
            raise Refusal("unknown", "the link was used, or is more than an hour old")
        must_be_claimed(moved, name.name)
        return NameMoved(name.name, len(seats))


def must_be_claimed(outcome: Claimed, name: str) -> None:
    """Raise Refusal unless the name was claimed."""
    if outcome == "taken":
        raise Refusal("not-your-name", f"the name {name} belongs to somebody else: choose another")
    if outcome == "too-many":
        raise Refusal("too-many-names", f"you have {MOST_NAMES} names already: give one up first")


def fit_mail(mail: str | None) -> str | None:
    """A valid mail address, or None if there is none; Refusal if it is invalid."""
    try:
        return fit_address(mail) if mail and mail.strip() else None
    except BadAddress as wrong:
        raise Refusal("unreadable", f"mail: {wrong}") from None
