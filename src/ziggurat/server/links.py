"""The mails about names: one asks the reader of an address to agree, the other has the link that moves a name to another browser."""

from __future__ import annotations

from collections.abc import Callable

from ziggurat.locales import Texts

from .post import Letter, Post
from .seats import hashed, new_token

CONFIRMS_NAME = "name."
"""The prefix of the secrets that confirm the address of a name. Secrets for seats never have it, so that the two can be distinguished."""


def new_confirmation() -> str:
    """A new secret for confirming a name's mail address."""
    return f"{CONFIRMS_NAME}{new_token()}"


class NameMails:
    """Sends the mails about names, with links that lead to this server."""

    def __init__(self, post: Post, public_url: str, limit: Callable[[str, str], None]) -> None:
        self._post = post
        self._public_url = public_url
        self.limit = limit
        """Counts a confirmation mail to an address, caused by a client; raises Refusal beyond the rate limit."""

    async def ask(self, to: str, secret: str, language: str) -> None:
        """Ask the reader of an address whether links may be sent there, or raise PostError."""
        await self._post.send(confirmation(to, secret, self._public_url, language))

    async def send_link(self, to: str, name: str, link: str, language: str) -> None:
        """Send a link to a name, or raise PostError."""
        await self._post.send(letter(to, name, f"{self._public_url}/name#{link}", language, hashed(link).hex()[:32]))


def confirmation(to: str, secret: str, public_url: str, language: str) -> Letter:
    """The mail that asks for confirmation. It has no text written by users, not even the name, since it may go to a stranger."""
    t = Texts(language)
    text = f"{t('names-confirm-text', place=public_url)}\n\n{t('names-confirm-link')}\n{public_url}/confirm/{secret}\n\n"
    return Letter(to, t("names-confirm-subject"), f"{text}{t('names-confirm-else')}\n", f"name.confirm.{hashed(secret).hex()[:32]}")


def letter(to: str, name: str, address: str, language: str, id: str) -> Letter:
    """The mail with a link that moves a name. Anybody can have it sent to the owner, so it says that it can be ignored."""
    t = Texts(language)
    hello, link, other = (t(f"names-mail-{part}", name=name) for part in ("hello", "link", "else"))
    return Letter(to, t("names-mail-subject", name=name), f"{hello}\n\n{link}\n{address}\n\n{other}\n", f"name.{id}")
