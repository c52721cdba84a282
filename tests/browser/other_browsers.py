"""A whole game in a browser that Playwright does not drive: by what its page shows and where a mouse presses it."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any, Protocol

from server.playing import Server

MINUTES = 6
# Where everything is that a person could press now.
SEEN = """
(() => {
  const half = (from, size) => Math.round(from + size / 2);
  const middle = (one) => { const box = one.getBoundingClientRect(); return [half(box.x, box.width), half(box.y, box.height)]; };
  const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility()).map(middle);
  const named = (name) => [...document.querySelectorAll("button, a")].filter((one) => one.textContent.trim() === name).map(middle);
  return JSON.stringify({
    open: all(':is([data-place][aria-disabled="false"][aria-pressed="false"], .action .due)'),
    chosen: all('[data-place][aria-pressed="true"]'),
    go: all(".action .go:enabled"), start: named("Start"), again: named("Play again"), skip: named("Skip"),
  });
})()
"""


class Page(Protocol):
    """One page of a browser."""

    async def opens(self, address: str) -> None: ...

    async def reads(self, expression: str) -> str:
        """What a script's expression gives: a text."""

    async def clicks(self, place: list[int]) -> None: ...


def mouse(place: list[int]) -> list[dict[str, Any]]:
    """A click as both protocols of WebDriver spell it."""
    steps: list[dict[str, Any]] = [{"type": "pointerMove", "x": place[0], "y": place[1]}]
    steps += [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
    return [{"type": "pointer", "id": "mouse", "actions": steps}]


async def plays(one: Page, chance: random.Random) -> None:
    """From the first page to the end of a game against the computer."""
    while not (seen := json.loads(await one.reads(SEEN)))["again"]:
        if seen["go"] and seen["chosen"]:
            await one.clicks(seen["go"][0])
        elif seen["open"]:
            await one.clicks(chance.choice(seen["open"]))
        elif seen["skip"] or seen["start"]:
            await one.clicks((seen["skip"] or seen["start"])[0])
        await asyncio.sleep(0.1)


async def plays_a_whole_game(one: Page, server: Server) -> None:
    """The server knows it as one that ended by the rules."""
    await one.opens(server.url)
    await plays(one, random.Random(4))
    table = (await one.reads("location.pathname")).replace("/table/", "/tables/")
    shown = server.get(f"/api{table}").json()
    assert shown["state"] == "over" and shown["ended"]["how"] == "rules"
