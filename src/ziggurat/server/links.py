"""The mails about names: one asks the reader of an address to agree, one has the link by which a name moves to another browser."""

from __future__ import annotations

from collections.abc import Callable

from ziggurat.locales import Texts

from .post import Letter, Post
from .seats import hashed, new_token

CONFIRMS_NAME = "name."
"""The secret of a name's confirmation begins with it, that of a seat never does: the page behind the link must know which one it is."""


def new_confirmation() -> str:
    """A secret by which the reader of a name's mail address agrees."""
    return f"{CONFIRMS_NAME}{new_token()}"


class NameMails:
    """Sends the mails about names, with links that lead to this server."""

    def __init__(self, post: Post, public_url: str, limit: Callable[[str, str], None]) -> None:
        self._post = post
        self._public_url = public_url
        self.limit = limit
        """Raises Refusal if an address was asked too often today, or a client has caused too many such mails."""

    async def ask(self, to: str, secret: str, language: str) -> None:
        """Ask the reader of an address whether links may be sent there, or raise PostError."""
        await self._post.send(confirmation(to, secret, self._public_url, language))

    async def send_link(self, to: str, name: str, link: str, language: str) -> None:
        """Send a link to a name, or raise PostError."""
        await self._post.send(letter(to, name, f"{self._public_url}/name#{link}", language, hashed(link).hex()[:32]))


def confirmation(to: str, secret: str, public_url: str, language: str) -> Letter:
    """The mail that asks. It may go to a stranger: so it has no word that somebody else wrote, not even the name."""
    t = Texts(language)
    text = f"{t('names-confirm-text', place=public_url)}\n\n{t('names-confirm-link')}\n{public_url}/confirm/{secret}\n\n"
    return Letter(to, t("names-confirm-subject"), f"{text}{t('names-confirm-else')}\n", f"name.confirm.{hashed(secret).hex()[:32]}")


def letter(to: str, name: str, address: str, language: str, id: str) -> Letter:
    """The mail, in the reader's language. It is sent to who once left the address, whoever asks: so it says that it can be left alone."""
    t = Texts(language)
    hello, link, other = (t(f"names-mail-{part}", name=name) for part in ("hello", "link", "else"))
    return Letter(to, t("names-mail-subject", name=name), f"{hello}\n\n{link}\n{address}\n\n{other}\n", f"name.{id}")
