"""Decisions that are known as texts, touched together on the page as the server says that they can be."""

from __future__ import annotations

from collections.abc import Sequence

import ziggurat
from browser.person import Person
from server.live_server import Server
from ziggurat.core import paths

AT_ONCE = ("place", "keep")
"""Decisions of Bubblee Pop that nobody has to confirm."""


def plays(person: Person, server: Server, text: str, *, game: str = "bubblee", by_keyboard: bool = False) -> None:
    """One decision."""
    person.waits()
    rules = ziggurat.load(game, "plain")
    token = person.page.evaluate(f"localStorage.getItem('ziggurat.seats.{person.table}')")
    before = server.get(f"/api/tables/{person.table}", token=token).json()
    code = rules.code(rules.read(text))
    touches = next(touches for touches, reached in paths.every(before["view"]["choices"]) if reached == code)
    for touch in touches:
        person.touches(touch, by_keyboard=by_keyboard)
    if not text.startswith(AT_ONCE):
        person.page.locator(".action .go:not([data-touch]):enabled").wait_for()
        person.confirms(by_keyboard=by_keyboard)
    while server.get(f"/api/tables/{person.table}").json()["seq"] == before["seq"]:
        person.page.wait_for_timeout(30)


def plays_all(person: Person, server: Server, texts: Sequence[str], *, by_keyboard: bool = False) -> None:
    """Several, one after the other."""
    person.page.locator("[data-place]").first.wait_for()
    for text in texts:
        plays(person, server, text, by_keyboard=by_keyboard)
