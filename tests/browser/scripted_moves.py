"""Plays moves given as text, by the touches that the server offers for them."""

from __future__ import annotations

from collections.abc import Sequence

import ziggurat
from browser.person import Person
from server.live_server import Server
from ziggurat.core import paths

AT_ONCE = ("place", "keep")
"""Decisions of Bubblee Pop that need no confirmation."""


def plays(person: Person, server: Server, text: str, *, game: str = "bubblee", by_keyboard: bool = False) -> None:
    """Play one move."""
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
    """Play several moves."""
    person.page.locator("[data-place]").first.wait_for()
    for text in texts:
        plays(person, server, text, by_keyboard=by_keyboard)
