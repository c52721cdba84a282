"""The 3D garden of the browser client: the cost of drawing a full garden, frames drawn while idle, and leaked WebGL objects.

Run it with `python bench/garden.py [--json]`; it needs web/node_modules and Chromium, and draws on the processor, without a graphics card.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, ViewportSize, sync_playwright

WEB = Path(__file__).parents[1] / "web"
SCREEN: ViewportSize = {"width": 1440, "height": 900}
SOFTWARE = ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
MOST = {"calls": 100, "triangles": 160_000, "light_ms": 300}
"""The limits for a garden of 16 tiles on 4 levels with 60 pieces."""

PAGE = "<!doctype html><style>body{margin:0}canvas{display:block;width:1440px;height:900px}</style><canvas></canvas>"

DRAW = """
async ([quality, garden]) => {
  const [{ openStage, frameTime }, { Garden3d, GARDEN_LENS }] = await Promise.all([
    import("/src/boards/babylon/garden3d/stage.ts"), import("/src/boards/babylon/garden3d/garden3d.ts")]);
  const { stage } = await openStage((assets) => new Garden3d(assets, garden), { width: 1440, height: 900 }, { quality });
  const figures = () => ({ calls: stage.figures.calls, triangles: stage.figures.triangles });
  const ms = frameTime(stage, (assets) => new Garden3d(assets, garden), 1440, 900, quality === "full" ? 1 : 8);
  const drawn = figures();
  const memory = () => ({ ...stage.renderer.info.memory });
  const before = memory();
  for (let time = 0; time < 3; time++) frameTime(stage, (assets) => new Garden3d(assets, garden), 64, 40, 1);
  const after = memory();
  return { ...drawn, ms, before, after };
}
"""

IDLE = """
async (garden) => {
  const [{ openStage }, { Garden3d, GARDEN_LENS }] = await Promise.all([
    import("/src/boards/babylon/garden3d/stage.ts"), import("/src/boards/babylon/garden3d/garden3d.ts")]);
  const { stage } = await openStage((assets) => new Garden3d(assets, garden), { width: 1440, height: 900 }, { quality: "light" });
  const view = stage.view(new Garden3d(stage.assets, garden), document.querySelector("canvas"), GARDEN_LENS);
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  while (!view.isStill) await wait(50);
  const frames = stage.figures.frames;
  await wait(1500);
  return stage.figures.frames - frames;
}
"""

BLOCKS = {
    1: ((0, 0), (2, 0), (4, 0), (6, 0), (0, 2), (2, 2), (4, 2), (6, 3)),
    2: ((1, 0), (3, 1), (1, 2), (5, 1)),
    3: ((2, 1), (4, 1), (2, 3)),
    4: ((3, 2),),
}
"""The lower left cells of tiles, by level, as columns and rows from 0."""
FOUNTAINS = (("c1:1", "d1:1"), ("e1:1", "f1:1"), ("g4:1", "h4:1"), ("a1:1", "b1:1"))


def space(column: int, row: int, level: int) -> str:
    """The name of a space: c4:2."""
    return f"{chr(ord('a') + column)}{row + 1}:{level}"


def full_garden() -> dict[str, Any]:
    """A garden as full as possible, in the format of a view. Whether it is legal does not matter for drawing."""
    levels = [0] * 64
    tiles: list[dict[str, Any]] = []
    spaces: list[str] = []
    for level, corners in BLOCKS.items():
        for column, row in corners:
            number = len(tiles)
            face = "WPBO"[number % 4] + "".join("stfb"[(number + at) % 4] for at in range(2 + number % 3)).ljust(4, ".")
            name = f"{('clay', 'granite', 'basalt')[number % 3]}-{number + 1}"
            tiles.append({"id": name, "face": face, "at": space(column, row, level), "turned": 0})
            for x, y in ((0, 1), (1, 1), (1, 0), (0, 0)):
                levels[(row + y) * 8 + column + x] = level
                spaces.append(space(column + x, row + y, level))
    taken = {one for pair in FOUNTAINS for one in pair}
    pieces = [{"kind": "fountain", "on": " ".join(pair), "points": 3} for pair in FOUNTAINS]
    for one in spaces:
        if one not in taken and len(pieces) < 60:
            pieces.append({"kind": "belvedere" if len(pieces) % 4 == 3 else "statue", "on": one, "points": 1})
    return {"flower": "pink", "tiles": tiles, "pieces": pieces, "levels": levels, "symbols": "." * 64, "fresh": {}}


def chromium() -> str | None:
    """The path of the system's Chromium, preferably its headless shell."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


@contextmanager
def client() -> Iterator[str]:
    """Serve the client's sources by Vite; yield the address."""
    command = ["node", "node_modules/vite/bin/vite.js", "--port", "0"]
    process = subprocess.Popen(command, cwd=WEB, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    try:
        lines = (re.sub(r"\x1b\[\d+m", "", line) for line in process.stdout)
        yield next(found[0] for line in lines if (found := re.search(r"http://localhost:\d+", line)))
    finally:
        process.terminate()
        process.wait()


def measure(page: Page, address: str) -> dict[str, Any]:
    """The figures of the full garden in both qualities, and the frames drawn while nothing changes."""

    def blank(route: Route) -> None:
        route.fulfill(body=PAGE, content_type="text/html")

    page.route("**/bench-garden", blank)
    found: dict[str, Any] = {}
    for quality in ("full", "light"):
        page.goto(f"{address}/bench-garden")
        found[quality] = page.evaluate(DRAW, [quality, full_garden()])
    page.goto(f"{address}/bench-garden")
    found["frames_while_idle"] = page.evaluate(IDLE, full_garden())
    return found


def complaints(found: dict[str, Any]) -> list[str]:
    """The figures that exceed a limit, as messages."""
    full, light = found["full"], found["light"]
    wrong = [f"{name}: {full[name]}, at most {MOST[name]}" for name in ("calls", "triangles") if full[name] > MOST[name]]
    wrong += [f"light: {light['ms']:.0f} ms a frame, at most {MOST['light_ms']}"] if light["ms"] > MOST["light_ms"] else []
    wrong += [f"{one['before']} grew to {one['after']}" for one in (full, light) if one["before"] != one["after"]]
    return wrong + (["frames are drawn while nothing changes"] if found["frames_while_idle"] else [])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="as JSON")
    options = parser.parse_args()
    with client() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=SOFTWARE)
        page = browser.new_page(viewport=SCREEN)
        page.set_default_timeout(300_000)
        found = measure(page, address)
        browser.close()
    if options.json:
        print(json.dumps(found, indent=2))
    else:
        for quality in ("full", "light"):
            one = found[quality]
            print(f"{quality:5}: {one['calls']} calls, {one['triangles']:,} triangles, {one['ms']:.0f} ms a frame on the processor")
        print(f"frames while idle: {found['frames_while_idle']}")
    wrong = complaints(found)
    print("\n".join(wrong), file=sys.stderr)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
