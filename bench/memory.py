"""Memory leaks of the browser client: figures that grow with the number of Babylon games shown in one page.

Run it from the repository with `python -m bench.memory [--games N] [--top] [--json]`; it needs the built client and Chromium, and draws on
the processor, without a graphics card. A program plays each game to its end while the page shows it. The page then returns to the start
page, where the browser's figures are read after garbage collection.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from bench.client import server
from bench.garden import SOFTWARE, chromium
from playwright.sync_api import CDPSession, Page, sync_playwright

from ziggurat.core import paths

SIZE = (900, 700)
_addresses = count(1)
SETTLING = 2
"""Games to play until everything that is fetched and compiled once is loaded."""
POLLS, MOST_POLLS = 4, 12
"""Seconds without a decrease before figures are read, and the most seconds to wait for that."""
WATCH = """
(() => {
  const alive = {};
  for (const kind of ["Buffer", "Texture", "Framebuffer", "Renderbuffer", "Program", "Shader", "VertexArray"]) {
    const made = (alive[kind] = new Set());
    const { prototype } = WebGL2RenderingContext;
    const [make, drop, known] = [prototype[`create${kind}`], prototype[`delete${kind}`], new WeakMap()];
    prototype[`create${kind}`] = function (...given) {
      const one = make.apply(this, given);
      known.set(one, new WeakRef(one));
      made.add(known.get(one));
      return one;
    };
    prototype[`delete${kind}`] = function (one) {
      if (one) made.delete(known.get(one));
      drop.call(this, one);
    };
  }
  window.webglObjects = () => Object.values(alive).reduce((sum, made) => sum + [...made].filter((one) => one.deref()).length, 0);
})();
"""
"""Counts WebGL objects that are neither deleted nor collected."""


class Table:
    """A game for two that a program plays while a page watches from the first seat."""

    def __init__(self, address: str) -> None:
        self.client = httpx.Client(base_url=address, timeout=60)
        wanted = {"game": "babylon", "players": [{"type": "person"}] * 2, "names": ["Ann", "Bob"]}
        made = self.client.post("/api/tables", json=wanted).json()
        self.path = f"/api/tables/{made['table']}"
        self.tokens = [seat["token"] for seat in made["seats"]]
        self.link = f"/table/{made['table']}#{self.tokens[0]}"

    def play_to_end(self, chance: random.Random) -> None:
        """Play random moves to the end of the game."""
        seat = 0
        while (shown := self._view(seat))["state"] != "over":
            if shown["view"]["to_act"] != seat:
                seat = 1 - seat
                continue
            _, code = chance.choice(list(paths.every([chance.choice(shown["view"]["choices"])])))
            self._post(seat, shown["ply"], code)

    def _view(self, seat: int) -> dict[str, Any]:
        shown: dict[str, Any] = self.client.get(self.path, headers=self._as(seat)).json()
        return shown

    def _post(self, seat: int, ply: int, code: int) -> None:
        self.client.post(f"{self.path}/moves", json={"ply": ply, "move": str(code)}, headers=self._as(seat)).raise_for_status()

    def _as(self, seat: int) -> dict[str, str]:
        # Requests are rate limited by address.
        return {"authorization": f"Bearer {self.tokens[seat]}", "x-forwarded-for": f"10.0.0.{next(_addresses) % 250}"}


def navigate(page: Page, path: str) -> None:
    """Go to another page of the client without reloading."""
    page.evaluate("(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path)


def settled(page: Page, wire: CDPSession) -> dict[str, float]:
    """The figures after garbage collection, once they no longer fall: animations and timers hold objects for seconds."""
    seen: list[dict[str, float]] = [{}]
    while len(seen) < MOST_POLLS and (len(seen) < POLLS or seen[-1]["nodes"] < seen[-POLLS + 1]["nodes"]):
        page.wait_for_timeout(1_000)
        wire.send("HeapProfiler.collectGarbage")
        seen.append(figures(page, wire))
    return seen[-1]


def figures(page: Page, wire: CDPSession) -> dict[str, float]:
    metrics = {each["name"]: each["value"] for each in wire.send("Performance.getMetrics")["metrics"]}
    return {
        "heap KB": round(wire.send("Runtime.getHeapUsage")["usedSize"] / 1024),
        "nodes": metrics["Nodes"],
        "listeners": metrics["JSEventListeners"],
        "WebGL objects": page.evaluate("webglObjects()"),
    }


def measure(games: int, is_flat: bool) -> list[dict[str, float]]:
    """The figures before the first game, and after each."""
    rows: list[dict[str, float]] = []
    preferences = {"garden": "top" if is_flat else "3d", "motion": "reduced", "sound": False, "welcomed": True, "language": "en"}
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=SOFTWARE)
        page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]})
        page.add_init_script(f"localStorage.setItem('ziggurat.preferences', {json.dumps(json.dumps(preferences))})")
        page.add_init_script("sessionStorage.setItem('ziggurat.babylon.grade', 'light')")
        page.add_init_script(WATCH)
        page.set_default_timeout(120_000)
        wire = page.context.new_cdp_session(page)
        wire.send("Performance.enable")
        page.goto(address)
        page.get_by_role("button", name="Start").wait_for()
        rows.append(settled(page, wire))
        for game in range(games):
            show_a_game(page, Table(address), random.Random(game), is_flat)
            rows.append(settled(page, wire))
        browser.close()
    return rows


def show_a_game(page: Page, table: Table, chance: random.Random, is_flat: bool) -> None:
    """Show a game from its first move to its final score, then go back to the start page."""
    navigate(page, table.link)
    page.locator("[data-cell]" if is_flat else ".scene canvas").first.wait_for()
    table.play_to_end(chance)
    page.get_by_role("button", name="Points").wait_for()
    navigate(page, "/")
    page.get_by_role("button", name="Start").wait_for()


def growth(rows: list[dict[str, float]]) -> dict[str, float]:
    """The growth of each figure per game, after the first SETTLING games."""
    first, last = rows[SETTLING], rows[-1]
    return {name: round((last[name] - first[name]) / (len(rows) - 1 - SETTLING), 1) for name in first}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--top", action="store_true", help="the top view instead of 3D")
    parser.add_argument("--json", action="store_true", help="as JSON")
    options = parser.parse_args()
    began = time.perf_counter()
    rows = measure(options.games, options.top)
    if options.json:
        print(json.dumps({"kept": rows, "growth": growth(rows)}, indent=2))
        return
    print("games  " + "  ".join(f"{name:>13}" for name in rows[0]))
    for game, row in enumerate(rows):
        print(f"{game:5}  " + "  ".join(f"{value:13,.0f}" for value in row.values()))
    print("a game " + "  ".join(f"{value:+13,.1f}" for value in growth(rows).values()))
    print(f"{time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
