"""The browser client: bytes fetched before a board is opened, time from the server's start to a usable page, and frame rate on a slow
phone.

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
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, Response, sync_playwright

PHONE = (390, 844)
SLOWER = 4
"""The slowdown that simulates a modest phone."""
TURNS = 4
BUDGET = 60_000
"""The most bytes of script and style before a board is opened."""
OPEN = ':is([data-place][aria-disabled="false"][aria-pressed="false"], .action .due)'
CHOSEN = '[data-place][aria-pressed="true"]'
FRAMES = """
() => {
  window.frames_seen = [];
  const see = (at) => { window.frames_seen.push(at); requestAnimationFrame(see); };
  requestAnimationFrame(see);
}
"""


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """Start a server; yield its address."""
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
    """The bytes on the wire for the first page, by resource type."""
    responses: list[Response] = []
    page.on("response", lambda response: responses.append(response))  # noqa: PLW0108 (a method of a list cannot be marked by Playwright)
    page.goto(address)
    page.get_by_role("button", name="Start").wait_for()
    page.wait_for_load_state("networkidle")
    fetched: dict[str, int] = {}
    for request in [response.request for response in responses]:
        fetched[request.resource_type] = fetched.get(request.resource_type, 0) + request.sizes()["responseBodySize"]
    return {"bytes": fetched, "script and style": fetched.get("script", 0) + fetched.get("stylesheet", 0)}


def smoothness(page: Page, wire: CDPSession) -> dict[str, Any]:
    """Frame times, layouts and scripting while some turns are played against the computer on a slow phone."""
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
    gaps = sorted(later - earlier for earlier, later in pairwise(seen))
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
    """Click open places until a turn has ended with a drop."""
    step = ""
    while step != "drop":
        page.locator(OPEN).first.wait_for(timeout=60_000)
        step = page.locator("[data-step]").get_attribute("data-step") or ""
        page.locator(OPEN).first.click()
        while page.locator(CHOSEN).count() == 1:
            page.locator(OPEN).first.click()
        if page.locator(CHOSEN).count():
            page.locator(".action .go:enabled").click()
        page.wait_for_timeout(100)


def measure() -> dict[str, Any]:
    """All figures."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": PHONE[0], "height": PHONE[1]}, locale="en")
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
    figures = measure()
    print(json.dumps(figures, indent=None if parser.parse_args().json else 2))


if __name__ == "__main__":
    main()
