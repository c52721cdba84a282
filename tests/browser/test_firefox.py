"""A whole game in Debian's Firefox, driven over WebDriver BiDi, which it supports natively."""

from __future__ import annotations

import itertools
import json
import re
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from browser.other_browsers import mouse, play_a_whole_game
from server.live_server import Server

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
pytestmark = [pytest.mark.slow, pytest.mark.skipif(FIREFOX is None, reason="Firefox is not on this machine")]


class Firefox:
    """A page of Firefox."""

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

    async def reads(self, expression: str) -> str:
        answer = await self.ask("script.evaluate", expression=expression, target={"context": self.page}, awaitPromise=False)
        return str(answer["result"]["value"])

    async def clicks(self, place: list[int]) -> None:
        await self.ask("input.performActions", context=self.page, actions=mouse(place))


@asynccontextmanager
async def firefox(profile: Path) -> AsyncIterator[Firefox]:
    """A headless Firefox with a new profile."""
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


def test_a_whole_game_in_firefox(server: Server, tmp_path: Path) -> None:
    profile = tmp_path / "profile"
    profile.mkdir()
    play_a_whole_game(firefox(profile), server)
