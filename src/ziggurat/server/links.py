"""The mail with the link by which a name moves to another browser."""

from __future__ import annotations

from ziggurat.locales import Texts

from .names import SendLink
from .post import Letter, Post
from .seats import hashed


def link_sender(post: Post, public_url: str) -> SendLink:
    """Who mails links that lead to this server."""

    async def send(to: str, name: str, link: str, language: str) -> None:
        await post.send(letter(to, name, f"{public_url}/name#{link}", language, hashed(link).hex()[:32]))

    return send


def letter(to: str, name: str, address: str, language: str, id: str) -> Letter:
    """The mail, in the reader's language. It is sent to who once left the address, whoever asks: so it says that it can be left alone."""
    t = Texts(language)
    hello, link, other = (t(f"names-mail-{part}", name=name) for part in ("hello", "link", "else"))
    return Letter(to, t("names-mail-subject", name=name), f"{hello}\n\n{link}\n{address}\n\n{other}\n", f"name.{id}")
