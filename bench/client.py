"""The browser client: how much a browser fetches before a board is opened, how soon after the server's start a page is of use, and how
smoothly a game is shown on a slow phone.

Run it with `python bench/client.py [--json]`; it needs the built client and Chromium.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, Response, sync_playwright

PHONE = {"width": 390, "height": 844}
SLOWER = 4
"""A modest phone computes so many times slower than this machine."""
TURNS = 4
BUDGET = 60_000
"""Bytes of script and style before a board is opened, at most."""
FRAMES = """
() => {
  window.frames_seen = [];
  const see = (at) => { window.frames_seen.push(at); requestAnimationFrame(see); };
  requestAnimationFrame(see);
}
"""


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """A server that has just been started, at its address."""
    command = [sys.executable, "-m", "ziggurat.cli", "serve", "--host", "127.0.0.1", "--port", "0", "--data", str(folder / "bench.sqlite")]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    found = re.search(r"http://\S+", process.stdout.readline())
    assert found is not None
    try:
        yield found[0]
    finally:
        process.terminate()
        process.wait()


def first_load(page: Page, address: str) -> dict[str, Any]:
    """What is fetched for the first page, by kind, in bytes as they come over the wire."""
    fetched: dict[str, int] = {}

    def count(response: Response) -> None:
        kind = response.request.resource_type
        fetched[kind] = fetched.get(kind, 0) + response.request.sizes()["responseBodySize"]

    responses: list[Response] = []
    page.on("response", responses.append)
    page.goto(address)
    page.get_by_role("button", name="Start").wait_for()
    page.wait_for_load_state("networkidle")
    for response in responses:
        count(response)
    return {"bytes": fetched, "script and style": fetched.get("script", 0) + fetched.get("stylesheet", 0)}


def smoothness(page: Page, wire: CDPSession) -> dict[str, Any]:
    """Some turns against the computer on a slow phone: frames, layouts, long tasks."""
    wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    wire.send("Performance.enable")
    page.get_by_role("button", name="Start").click()
    page.locator("[data-place]").first.wait_for()
    page.evaluate(FRAMES)
    before, began = _metrics(wire), time.perf_counter()
    for _ in range(TURNS):
        _turn(page)
    after, took = _metrics(wire), time.perf_counter() - began
    seen: list[float] = page.evaluate("window.frames_seen")
    gaps = sorted(later - earlier for earlier, later in zip(seen, seen[1:], strict=False))
    return {
        "seconds": round(took, 1),
        "frames a second": round(len(gaps) / took, 1),
        "frame, median ms": round(gaps[len(gaps) // 2], 1),
        "frame, 99 % ms": round(gaps[len(gaps) * 99 // 100], 1),
        "layouts a second": round((after["LayoutCount"] - before["LayoutCount"]) / took, 1),
        "layout, share of time": round((after["LayoutDuration"] - before["LayoutDuration"]) / took, 4),
        "styles, share of time": round((after["RecalcStyleDuration"] - before["RecalcStyleDuration"]) / took, 4),
        "script, share of time": round((after["ScriptDuration"] - before["ScriptDuration"]) / took, 4),
    }


def _metrics(wire: CDPSession) -> dict[str, float]:
    return {each["name"]: each["value"] for each in wire.send("Performance.getMetrics")["metrics"]}


def _turn(page: Page) -> None:
    """Touch what can be touched until something has fallen."""
    while True:
        page.locator("[data-place][data-next]").first.wait_for(timeout=60_000)
        keep = page.locator("[data-touch=keep]")
        if keep.count():
            keep.first.click()
            continue
        page.locator("[data-place][data-next]").first.click()
        second = page.locator("[data-place][data-next]")
        if page.locator("[data-confirm]").count() == 0 and second.count():
            second.first.click()
        confirm = page.locator("[data-confirm]")
        if confirm.count():
            confirm.first.click()
            return


def measure() -> dict[str, Any]:
    """All of it."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport=PHONE, locale="en")  # type: ignore[arg-type]
        began = time.perf_counter()
        with server(Path(folder)) as address:
            load = first_load(page, address)
            usable = time.perf_counter() - began
            smooth = smoothness(page, page.context.new_cdp_session(page))
        browser.close()
    return {"first load": load, "budget": BUDGET, "usable after s": round(usable, 2), "slow phone": smooth}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    told = measure()
    print(json.dumps(told, indent=None if parser.parse_args().json else 2))


if __name__ == "__main__":
    main()
