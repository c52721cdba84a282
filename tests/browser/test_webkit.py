"""A whole game in Debian's WebKit, driven over WebDriver, on a virtual screen."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from browser.other_browsers import mouse, play_a_whole_game
from server.crash_session import reserved_port
from server.live_server import TIMEOUT, VERIFY_TLS, Server

DRIVER, SCREEN = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(DRIVER is None or SCREEN is None, reason="WebKit's driver or Xvfb is not on this machine"),
]


class WebKit:
    """A page of WebKit."""

    def __init__(self, wire: httpx.AsyncClient) -> None:
        self._wire = wire
        self.session = ""

    async def ask(self, command: str, **values: Any) -> Any:
        answer = await self._wire.post(f"/session{self.session}{command}", json=values)
        assert answer.status_code == 200, answer.text
        return answer.json()["value"]

    async def opens(self, address: str) -> None:
        self.session = f"/{(await self.ask('', capabilities={}))['sessionId']}"
        # The window's own bar takes 38 of them.
        await self.ask("/window/rect", width=1280, height=898)
        await self.ask("/url", url=address)

    async def reads(self, expression: str) -> str:
        return str(await self.ask("/execute/sync", script=f"return {expression.strip()}", args=[]))

    async def clicks(self, place: list[int]) -> None:
        await self.ask("/actions", actions=mouse(place))


@contextlib.contextmanager
def started(command: list[str], **more: Any) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(command, text=True, **more) as process:
        try:
            yield process
        finally:
            process.kill()


@contextlib.contextmanager
def screen() -> Iterator[str]:
    """The first free virtual screen. Programs on it end with it, including a browser whose driver was killed."""
    assert SCREEN is not None
    with started([SCREEN, "-displayfd", "1"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        assert process.stdout is not None
        number = process.stdout.readline().strip()
        assert number, "Xvfb has no screen"
        yield f":{number}"


@contextlib.asynccontextmanager
async def webkit(home: Path) -> AsyncIterator[WebKit]:
    """A WebKit with its own home folder."""
    assert DRIVER is not None
    port = reserved_port()
    with screen() as display, (home / "driver.txt").open("w") as told:
        environment = os.environ | {"DISPLAY": display, "HOME": str(home)}
        with started([DRIVER, f"--port={port}"], env=environment, stdout=told, stderr=told) as process:
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", verify=VERIFY_TLS, timeout=2 * TIMEOUT) as wire:
                await until_ready(wire, process)
                yield WebKit(wire)


async def until_ready(wire: httpx.AsyncClient, process: subprocess.Popen[str]) -> None:
    while process.poll() is None:
        with contextlib.suppress(httpx.TransportError):
            if (await wire.get("/status")).json()["value"]["ready"]:
                return
        await asyncio.sleep(0.02)
    raise AssertionError(f"The driver ended: {process.returncode}")


def test_a_whole_game_in_webkit(server: Server, tmp_path: Path) -> None:
    play_a_whole_game(webkit(tmp_path), server)
