"""A whole game in Debian's Firefox, driven over WebDriver BiDi, which it speaks by itself."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import re
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from server.playing import Server, running

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
pytestmark = [pytest.mark.slow, pytest.mark.skipif(FIREFOX is None, reason="Firefox is not on this machine")]
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


class Firefox:
    """One page of a Firefox."""

    def __init__(self, wire: ClientConnection) -> None:
        self._wire = wire
        self._ids = itertools.count(1)
        self.page = ""

    async def ask(self, method: str, **values: Any) -> dict[str, Any]:
        number = next(self._ids)
        await self._wire.send(json.dumps({"id": number, "method": method, "params": values}))
        while True:
            answer = json.loads(await self._wire.recv())
            if answer.get("id") == number:
                assert answer["type"] == "success", answer
                return dict(answer["result"])

    async def opens(self, address: str) -> None:
        await self.ask("session.new", capabilities={})
        self.page = (await self.ask("browsingContext.getTree"))["contexts"][0]["context"]
        await self.ask("browsingContext.setViewport", context=self.page, viewport={"width": 1280, "height": 860})
        await self.ask("browsingContext.navigate", context=self.page, url=address, wait="complete")

    async def sees(self) -> dict[str, list[list[int]]]:
        answer = await self.ask("script.evaluate", expression=SEEN, target={"context": self.page}, awaitPromise=False)
        seen: dict[str, list[list[int]]] = json.loads(answer["result"]["value"])
        return seen

    async def clicks(self, place: list[int]) -> None:
        steps = [{"type": "pointerMove", "x": place[0], "y": place[1]}]
        steps += [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        await self.ask("input.performActions", context=self.page, actions=[{"type": "pointer", "id": "mouse", "actions": steps}])


@asynccontextmanager
async def firefox(profile: Path) -> AsyncIterator[Firefox]:
    """A Firefox without a window, and with a profile of its own."""
    assert FIREFOX is not None
    command = [FIREFOX, "--headless", "--remote-debugging-port=0", "--profile", str(profile), "--no-remote"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None
    try:
        found = next(match for line in process.stderr if (match := re.search(r"WebDriver BiDi listening on (\S+)", line)))
        async with connect(f"{found[1]}/session", max_size=None) as wire:
            yield Firefox(wire)
    finally:
        process.kill()
        process.wait()
        process.stderr.close()


async def plays(one: Firefox, chance: random.Random) -> None:
    """From the first page to the end of a game against the computer."""
    while not (seen := await one.sees())["again"]:
        if seen["go"] and seen["chosen"]:
            await one.clicks(seen["go"][0])
        elif seen["open"]:
            await one.clicks(chance.choice(seen["open"]))
        elif seen["skip"] or seen["start"]:
            await one.clicks((seen["skip"] or seen["start"])[0])
        await asyncio.sleep(0.1)


@pytest.fixture
def server(tmp_path: Path) -> Any:
    with running(tmp_path / "tables.sqlite") as one:
        yield one


async def test_a_whole_game_in_firefox(server: Server, tmp_path: Path) -> None:
    profile = tmp_path / "profile"
    profile.mkdir()
    async with asyncio.timeout(MINUTES * 60), firefox(profile) as one:
        await one.opens(server.url)
        await plays(one, random.Random(4))
        told = await one.ask("script.evaluate", expression="location.pathname", target={"context": one.page}, awaitPromise=False)
    shown = server.get(f"/api{told['result']['value'].replace('/table/', '/tables/')}").json()
    assert shown["state"] == "over" and shown["ended"]["how"] == "rules"
