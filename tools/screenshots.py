"""Takes screenshots of the browser client: every screen in three sizes into pictures/, and the best ones into docs/pictures/.

Run by `make pictures`. With languages as arguments (ARGS="hu pl") only pictures/ is filled, in these languages; `--only babylon` takes the
screens whose names begin with `babylon`; `--dark` uses the dark theme. Positions and names are the same every time.
"""

from __future__ import annotations

import argparse
import base64
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from playwright.sync_api import Browser, sync_playwright

from browser.babylon_screens import GARDEN_SCREENS, IN_SPACE, STRONG_GARDEN
from browser.learn_screens import GARDEN_LESSONS, LEARN_SCREENS
from browser.mission_screens import MISSION_SCREENS
from browser.person import DESKTOP, DRAWING, PHONE, TABLET, Visit, launched
from browser.screens import SCREENS, Screen, Stage, hold
from server.live_server import COMPILED, Server, running
from tools import small_png
from ziggurat.locales import LANGUAGES

ROOT = Path(__file__).parents[1]
SCREENS_FOLDER = ROOT / "pictures"
DOCS = ROOT / "docs" / "pictures"
UNPACK = """async packed => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${packed}`)).blob());
    const paper = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    paper.drawImage(picture, 0, 0);
    const { data } = paper.getImageData(0, 0, picture.width, picture.height);
    let text = "";
    for (let at = 0; at < data.length; at += 30000) text += String.fromCharCode(...data.subarray(at, at + 30000));
    return [picture.width, picture.height, btoa(text)];
}"""
PATIENCE = 240_000
"""Milliseconds to wait for a 3D picture on a machine without a graphics card."""
LARGEST = 450_000
"""The most bytes of a picture in the repository."""


class Size(NamedTuple):
    """A screen size, and the scale of its pictures."""

    name: str
    size: tuple[int, int]
    scale: int


SIZES = (Size("phone", PHONE, 2), Size("tablet", TABLET, 1), Size("desktop", DESKTOP, 1))


class DocPicture(NamedTuple):
    """A picture for the documentation."""

    file: str
    screen: str
    size: Size


DOC_PICTURES = (
    DocPicture("home.png", "home", Size("desktop", DESKTOP, 1)),
    DocPicture("bubblee-table.png", "drop_with_two_lines", Size("desktop", DESKTOP, 1)),
    DocPicture("babylon-table.png", "babylon_in_space", Size("desktop", DESKTOP, 1)),
    DocPicture("strong-garden.png", "babylon_strong", Size("desktop", DESKTOP, 1)),
    DocPicture("bubblee-phone.png", "drop_with_two_lines", Size("phone", PHONE, 1)),
)


class Studio:
    """Takes screenshots of a server with a browser."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server

    def photograph(self, screen: Screen, size: Size, language: str, file: Path, scheme: str = "light") -> None:
        """Save a screenshot of one screen."""
        file.parent.mkdir(parents=True, exist_ok=True)
        with (
            Visit(self.browser, self.server.url) as visit,
            Stage(visit, self.server, size.size, language, device_scale_factor=size.scale, color_scheme=scheme) as stage,
        ):
            person = screen.bring(stage)
            hold(person)
            person.page.mouse.move(0, 0)
            person.page.screenshot(path=file, timeout=PATIENCE)

    def pixels(self, file: Path) -> small_png.Array:
        """A picture's pixels as rows, columns and colours; the browser decodes it."""
        page = self.browser.new_page()
        columns, rows, packed = page.evaluate(UNPACK, base64.b64encode(file.read_bytes()).decode())
        page.close()
        unpacked: small_png.Array = np.frombuffer(base64.b64decode(packed), np.uint8).reshape(rows, columns, 4)[:, :, :3]
        return unpacked

    def all_screens(self, languages: Sequence[str], only: str, scheme: str) -> None:
        """Save every screen whose name begins with `only`, in three sizes."""
        screens = [
            screen
            for screen in (*SCREENS, *MISSION_SCREENS, *LEARN_SCREENS, *GARDEN_LESSONS, *GARDEN_SCREENS)
            if screen.name.startswith(only)
        ]
        for language in languages:
            for size in SIZES:
                for screen in screens:
                    self.photograph(screen, size, language, SCREENS_FOLDER / language / size.name / f"{screen.name}-{scheme}.png", scheme)

    def best(self) -> None:
        """Save the pictures of the documentation; raise AssertionError if one is too large."""
        named = {screen.name: screen for screen in (*SCREENS, IN_SPACE, STRONG_GARDEN)}
        for file, screen, size in DOC_PICTURES:
            self.photograph(named[screen], size, "en", DOCS / file)
            small_png.write(DOCS / file, self.pixels(DOCS / file))
            assert (DOCS / file).stat().st_size < LARGEST, f"{file} is too large for the repository"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("languages", nargs="*", help=f"of {', '.join(LANGUAGES)} (default: en, and the documentation's pictures)")
    parser.add_argument("--only", default="", help="only the screens whose names begin with this")
    parser.add_argument("--dark", action="store_true", help="use the dark theme")
    arguments = parser.parse_args()
    languages = arguments.languages
    with (
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "tables.sqlite", environment=COMPILED) as server,
        launched(playwright, *DRAWING) as browser,
    ):
        studio = Studio(browser, server)
        if not languages:
            studio.best()
        studio.all_screens(languages or ["en"], arguments.only, "dark" if arguments.dark else "light")


if __name__ == "__main__":
    main()
