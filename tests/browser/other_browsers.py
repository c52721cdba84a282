"""A whole game in a browser that Playwright cannot drive, played by reading the page and clicking with a mouse."""

from __future__ import annotations

import asyncio
import json
import random
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from server.live_server import Server

MINUTES = 6
# The positions of everything that can be pressed now.
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
    """A page of a browser."""

    async def opens(self, address: str) -> None: ...

    async def reads(self, expression: str) -> str:
        """The text that a JavaScript expression returns."""

    async def clicks(self, place: list[int]) -> None: ...


def mouse(place: list[int]) -> list[dict[str, Any]]:
    """A click as in both protocols of WebDriver."""
    steps: list[dict[str, Any]] = [{"type": "pointerMove", "x": place[0], "y": place[1]}]
    steps += [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
    return [{"type": "pointer", "id": "mouse", "actions": steps}]


async def plays(one: Page, chance: random.Random) -> None:
    """Play from the home page to the end of a game against the computer."""
    while not (seen := json.loads(await one.reads(SEEN)))["again"]:
        if seen["go"] and seen["chosen"]:
            await one.clicks(seen["go"][0])
        elif seen["open"]:
            await one.clicks(chance.choice(seen["open"]))
        elif seen["skip"] or seen["start"]:
            await one.clicks((seen["skip"] or seen["start"])[0])
        await asyncio.sleep(0.1)


def play_a_whole_game(browser: AbstractAsyncContextManager[Page], server: Server) -> None:
    """Play in a browser; the server must report that the game ended by the rules."""
    # Playwright's event loop may be running in this thread.
    with ThreadPoolExecutor(1) as thread:
        path = thread.submit(asyncio.run, _path_of_a_whole_game(browser, server)).result()
    shown = server.get(path.replace("/table/", "/api/tables/")).json()
    assert shown["state"] == "over" and shown["ended"]["how"] == "rules"


async def _path_of_a_whole_game(browser: AbstractAsyncContextManager[Page], server: Server) -> str:
    async with asyncio.timeout(MINUTES * 60), browser as page:
        await page.opens(server.url)
        await plays(page, random.Random(4))
        return await page.reads("location.pathname")
