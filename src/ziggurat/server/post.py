"""Sends plain-text mails by SMTP, in threads. No error contains the password. The texts are in `letters.py` and `links.py`."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime, parseaddr
from urllib.parse import unquote, urlsplit

from ziggurat.core.game import GameError

MAIL_URL = "smtp://USER:PASSWORD@HOST:PORT"
PORTS = {"smtp": 587, "smtps": 465}
LOOPBACK = ("localhost", "127.0.0.1", "::1")
TIMEOUT = 20.0
"""Seconds until a silent mail server counts as failed."""
AT_ONCE = 2
"""Mails being sent at the same time, at most."""
LONGEST_ADDRESS = 254
LONGEST_NAME = 64
"""Characters of a mail address before the @."""
LONGEST_LINE = 998
"""Characters of a line of a mail (RFC 5322)."""
_WORD = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_ADDRESS = re.compile(rf"{_WORD}(?:\.{_WORD})*@(?:{_LABEL}\.)+{_LABEL}")


class BadAddress(GameError):
    """An invalid address of a mailbox or a mail server."""


class PostError(GameError):
    """A mail was not accepted; the text names the server and the reason, and no recipient."""

    def __init__(self, where: str, reason: str, is_final: bool = False) -> None:
        super().__init__(f"{where}: {reason}")
        self.is_final = is_final
        """True if retrying does not help."""


@dataclass(frozen=True, slots=True)
class Letter:
    """A mail to be sent."""

    to: str
    subject: str
    text: str
    id: str
    """Letters, digits and dots. The same mail has the same id, so that mail programs can drop duplicates."""
    headers: Mapping[str, str] = field(default_factory=dict)
    """Additional headers."""


@dataclass(frozen=True, slots=True)
class Office:
    """A mail server, as configured."""

    host: str
    port: int
    is_encrypted: bool
    """True for TLS from the start; otherwise STARTTLS if the server offers it."""
    user: str
    password: str = field(repr=False)

    @property
    def place(self) -> str:
        """The host and port, without secrets."""
        return f"{self.host}:{self.port}"


def read_office(url: str) -> Office:
    """Parse the address of a mail server; or raise BadAddress, without the address in its text, since it may hold a password."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port or PORTS.get(parts.scheme)
    except ValueError:
        host = port = None
    if not host or not port or parts.scheme not in PORTS or parts.path not in ("", "/"):
        raise BadAddress(f"expected {MAIL_URL}, or smtps:// for a server that encrypts from the start")
    return Office(host, port, parts.scheme == "smtps", unquote(parts.username or ""), unquote(parts.password or ""))


def fit_address(text: str) -> str:
    """A mail address, checked to be safe in a mail header as it is; or raise BadAddress."""
    address = text.strip(" ")
    if len(address) > LONGEST_ADDRESS or address.find("@") > LONGEST_NAME or not _ADDRESS.fullmatch(address):
        raise BadAddress("expected the address of a mailbox, as ann@example.org")
    return address


def inbox_of(address: str) -> str:
    """A key that is equal for all addresses of one inbox: case and a suffix after a plus are ignored."""
    name, _, place = address.lower().partition("@")
    return f"{name.partition('+')[0]}@{place}"


class Post:
    """Sends mails from one address by one server."""

    def __init__(self, office: Office, sender: str) -> None:
        self._office = office
        self._sender = sender
        # Separate threads: a mail server that does not answer must not block other work done in threads.
        self._threads = ThreadPoolExecutor(AT_ONCE, "post")

    async def send(self, letter: Letter) -> None:
        """Send a mail; raise PostError if the server does not accept it."""
        await asyncio.get_running_loop().run_in_executor(self._threads, self._deliver, letter)

    def close(self) -> None:
        """Stop sending."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _deliver(self, letter: Letter) -> None:
        try:
            with self._connected() as server:
                self._greet(server)
                server.send_message(written(letter, self._sender), parseaddr(self._sender)[1], [letter.to])
        except smtplib.SMTPRecipientsRefused as refused:
            ((code, words),) = refused.recipients.values()
            # Errors are logged, so they must not contain mail addresses.
            raise PostError(self._office.place, _said(code, words).replace(letter.to, "…"), is_final=code >= 500) from None
        except smtplib.SMTPResponseException as refused:
            raise PostError(self._office.place, _said(refused.smtp_code, refused.smtp_error)) from None
        except (smtplib.SMTPException, OSError, ValueError) as wrong:
            raise PostError(self._office.place, " ".join(str(wrong).split()) or type(wrong).__name__) from None

    def _connected(self) -> smtplib.SMTP:
        office = self._office
        if office.is_encrypted:
            return smtplib.SMTP_SSL(office.host, office.port, timeout=TIMEOUT, context=_context(office.host))
        return smtplib.SMTP(office.host, office.port, timeout=TIMEOUT)

    def _greet(self, server: smtplib.SMTP) -> None:
        """Encrypt and log in. The password is never sent unencrypted, except to this machine."""
        office, is_private = self._office, self._office.is_encrypted or self._office.host in LOOPBACK
        server.ehlo()
        if not office.is_encrypted and server.has_extn("starttls"):
            server.starttls(context=_context(office.host))
            server.ehlo()
            is_private = True
        if office.user:
            if not is_private:
                raise PostError(office.place, "it offers no encryption, and the password would be sent for all to read")
            server.login(office.user, office.password)


def written(letter: Letter, sender: str) -> EmailMessage:
    """A letter as an email message."""
    message = EmailMessage(SMTP)
    message["From"] = sender
    message["To"] = letter.to
    message["Subject"] = " ".join(letter.subject.split())
    message["Date"] = format_datetime(localtime())
    message["Message-ID"] = f"<{letter.id}@{parseaddr(sender)[1].rpartition('@')[2]}>"
    # Prevents automatic replies.
    message["Auto-Submitted"] = "auto-generated"
    for name, value in letter.headers.items():
        message[name] = value
    # Not every server accepts text beyond ASCII unencoded.
    message.set_content(letter.text, cte="quoted-printable")
    # Don't break links in headers.
    message.policy = SMTP.clone(max_line_length=LONGEST_LINE)
    return message


def _context(host: str) -> ssl.SSLContext:
    """The TLS context. Certificates are not verified on loopback, where they are rarely valid and nobody can intercept."""
    context = ssl.create_default_context()
    if host in LOOPBACK:
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
    return context


def _said(code: int, words: bytes | str) -> str:
    text = words.decode("utf-8", "replace") if isinstance(words, bytes) else words
    return f"{code} {' '.join(text.split())}"[:300]
