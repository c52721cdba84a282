"""An SMTP server on this machine, and its mailboxes."""

from __future__ import annotations

import contextlib
import email
import email.policy
import threading
from collections.abc import Iterator
from email.message import EmailMessage
from typing import Any
from urllib.parse import quote

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, Envelope, LoginPassword

from server.crash_session import reserved_port

TIMEOUT = 20.0
SITE = "https://games.example"
"""The base of the links in mails."""


class Mailboxes:
    """All mails that have arrived."""

    def __init__(self, port: int, user: str, password: str, refused: set[str]) -> None:
        self.port = port
        self.refused = refused
        self._login = (user, password)
        self._mails: list[EmailMessage] = []
        self._news = threading.Condition()
        self._controller: Controller | None = None

    @property
    def url(self) -> str:
        """The address of the mail server."""
        user, password = (quote(part) for part in self._login)
        return f"smtp://{f'{user}:{password}@' if user else ''}127.0.0.1:{self.port}"

    @property
    def settings(self) -> tuple[str, ...]:
        """The settings of a server that sends its mails here."""
        return ("--mail-url", self.url, "--mail-from", "Ziggurat <games@example.org>", "--public-url", SITE)

    def start(self) -> None:
        """Open, on the same port as before."""
        more: dict[str, Any] = {}
        if self._login[0]:
            more = {"authenticator": self._authenticate, "auth_require_tls": False}
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port, **more)
        self._controller.start()

    def stop(self) -> None:
        """Stop accepting connections."""
        if self._controller is not None:
            self._controller.stop()
        self._controller = None

    def _authenticate(self, server: Any, session: Any, envelope: Envelope, how: str, given: Any) -> AuthResult:
        assert isinstance(given, LoginPassword)
        return AuthResult(success=(given.login.decode(), given.password.decode()) == self._login, handled=False)

    async def handle_RCPT(self, server: Any, session: Any, envelope: Envelope, address: str, options: list[str]) -> str:  # noqa: N802 - aiosmtpd calls it so
        if address in self.refused:
            return f"550 no such mailbox: {address}"
        if self._login[0] and not session.authenticated:
            return "530 say who you are"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        mail = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(mail, EmailMessage) and envelope.rcpt_tos == [mail["to"]]
        with self._news:
            self._mails.append(mail)
            self._news.notify_all()
        return "250 OK"

    def of(self, address: str) -> list[EmailMessage]:
        """The mails to an address, in order of arrival."""
        return [mail for mail in self._mails if mail["to"] == address]

    def wait(self, address: str, number: int) -> EmailMessage:
        """Wait for the mail with this number to an address, counted from 0."""
        with self._news:
            arrived = self._news.wait_for(lambda: len(self.of(address)) > number, TIMEOUT)
        assert arrived, f"{address} has {[mail['subject'] for mail in self.of(address)]}"
        return self.of(address)[number]


def text_of(mail: EmailMessage) -> str:
    """The text of a mail."""
    return "\n".join(mail.get_content().splitlines())


@contextlib.contextmanager
def mailboxes(user: str = "", password: str = "", refused: set[str] | None = None) -> Iterator[Mailboxes]:
    """A running mail server."""
    boxes = Mailboxes(reserved_port(), user, password, refused or set())
    boxes.start()
    try:
        yield boxes
    finally:
        boxes.stop()
