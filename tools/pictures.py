"""Draws docs/pictures/*.svg: reproducible pictures of the terminal in the middle of a game. Run by `make pictures`."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

from rich.style import Style
from textual.strip import Strip

from ziggurat import bots, games
from ziggurat.core.game import CHANCE, Options, Seat
from ziggurat.core.record import Record
from ziggurat.locales import Texts
from ziggurat.terminal.app import TerminalApp
from ziggurat.terminal.play import PlayScreen
from ziggurat.terminal.table import TerminalTable, start

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
WIDTH, HEIGHT, LINE = 10, 20, 1.5
FONT = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"


class Scene(NamedTuple):
    """A game that computer players begin, the ply at which a person takes over, and the keys that the person presses."""

    game: str
    file: str
    size: tuple[int, int]
    bots: Mapping[Seat, str]
    options: Options
    seed: int
    plies: int
    person: Seat
    keys: Sequence[str]


SCENES = (
    # A drop of column 3 completes a line, and what falls completes another.
    Scene("bubblee", "terminal", (104, 42), {1: "greedy"}, {"black": "4"}, 67, 141, 0, ("3", "3")),
    # A tile on level 2 makes two decorations possible and completes a set of flowers.
    Scene("babylon", "babylon", (120, 40), {1: "greedy", 2: "uniform"}, {}, 4, 162, 0, ("colon", *"build dug d1:2 r1 free d1", "enter")),
)
KEY_NAMES = {" ": "space", ":": "colon"}

QUARTERS = {
    "▘": "a", "▝": "b", "▖": "c", "▗": "d", "▀": "ab", "▄": "cd", "▌": "ac", "▐": "bd", "▙": "acd", "▛": "abc",
    "▜": "abd", "▟": "bcd", "▚": "ad", "▞": "bc", "█": "abcd",
}  # fmt: skip
"""The quarters of its cell that a block fills. Fonts leave seams between blocks; rectangles do not."""
EDGES = {"▏": (0.0, 0.12), "▕": (0.88, 0.12)}


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    width: float
    height: float


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for scene in SCENES:
        record = middle_of_a_game(scene)
        for language in ("en", "pl"):
            strips = asyncio.run(photograph(scene, record, language))
            (FOLDER / f"{scene.file}-{language}.svg").write_text(svg(strips), encoding="utf-8")


def middle_of_a_game(scene: Scene) -> Record:
    """The record of a game that computer players have begun."""
    fast = games.load(scene.game)
    table = start(games.load(scene.game, "plain"), 1 + len(scene.bots), scene.options, scene.bots, scene.seed.to_bytes(32))
    greedy = bots.make("greedy", 0)
    while table.record.ply < scene.plies or table.position.to_act != scene.person:
        seat = table.position.to_act
        assert seat is not None
        table.play(seat, table.deal() if seat == CHANCE else greedy.choose(fast, fast.adopt(table.position)))
    return table.record


async def photograph(scene: Scene, record: Record, language: str) -> list[Strip]:
    """The lines of the screen while the person's move is previewed."""
    screen = PlayScreen(TerminalTable(record, {seat: bots.make(name, 0) for seat, name in scene.bots.items()}), Texts(language), fast=True)
    app = TerminalApp(screen)
    async with app.run_test(size=scene.size) as pilot:
        await pilot.pause()
        await app.workers.wait_for_complete()
        for key in scene.keys:
            await pilot.press(KEY_NAMES.get(key, key))
            await app.workers.wait_for_complete()
        await pilot.pause()
        assert screen.chosen is not None, "the game goes another way than it did"
        return screen._compositor.render_strips()


def svg(strips: list[Strip]) -> str:
    """Lines of characters as an SVG picture that needs no font for its blocks."""
    width, height = strips[0].cell_length * WIDTH, len(strips) * HEIGHT
    boxes: dict[str, list[Box]] = defaultdict(list)
    lines: dict[str, list[Box]] = defaultdict(list)
    texts: list[str] = []
    for row, strip in enumerate(strips):
        for column, text, style in _runs(strip):
            ink, ground = _colours(style)
            boxes[ground].append(Box(column * WIDTH, row * HEIGHT, len(text) * WIDTH, HEIGHT))
            texts += _letters(column, row, text, ink, bool(style.bold))
            if style.underline:
                lines[ink].append(Box(column * WIDTH, (row + 1) * HEIGHT - LINE, len(text) * WIDTH, LINE))
    blocks: dict[str, list[Box]] = defaultdict(list)
    for row, strip in enumerate(strips):
        for column, text, style in _runs(strip):
            for at, glyph in enumerate(text, column):
                blocks[_colours(style)[0]] += _blocks(at, row, glyph)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">',
            f'<clipPath id="frame"><rect width="{width}" height="{height}" rx="12"/></clipPath>',
            f'<g clip-path="url(#frame)" shape-rendering="crispEdges" font-family="{FONT}" font-size="16.6">',
            *(_path(colour, each) for colour, each in boxes.items()),
            *(_path(colour, each) for colour, each in blocks.items() if each),
            *(_path(colour, each) for colour, each in lines.items()),
            *texts,
            "</g>",
            "</svg>",
            "",
        ]
    )


def _runs(strip: Strip) -> Iterator[tuple[int, str, Style]]:
    column = 0
    for segment in strip:
        yield column, segment.text, segment.style or Style()
        column += len(segment.text)


def _colours(style: Style) -> tuple[str, str]:
    """The foreground and background colours."""
    ink, ground = (colour.get_truecolor().hex if colour else "#000000" for colour in (style.color, style.bgcolor))
    return ink, ground


def _blocks(column: int, row: int, glyph: str) -> Iterator[Box]:
    x, y, half_width, half_height = column * WIDTH, row * HEIGHT, WIDTH / 2, HEIGHT / 2
    for quarter in QUARTERS.get(glyph, ""):
        yield Box(x + half_width * (quarter in "bd"), y + half_height * (quarter in "cd"), half_width, half_height)
    if glyph in EDGES:
        left, width = EDGES[glyph]
        yield Box(x + left * WIDTH, y, width * WIDTH, HEIGHT)


def _letters(column: int, row: int, text: str, ink: str, bold: bool) -> Iterator[str]:
    """SVG texts of the words, each at its column in the terminal and stretched to its width, whatever the font."""
    for at, word in _words(text):
        x, y, length = (column + at) * WIDTH, row * HEIGHT + 15, len(word) * WIDTH
        weight = ' font-weight="bold"' if bold else ""
        yield f'<text x="{x}" y="{y}" textLength="{length}" fill="{ink}"{weight}>{escape(word)}</text>'


def _words(text: str) -> Iterator[tuple[int, str]]:
    at = 0
    plain = "".join(" " if glyph in QUARTERS or glyph in EDGES else glyph for glyph in text)
    for word in plain.split(" "):
        if word:
            yield at, word
        at += len(word) + 1


def _path(colour: str, boxes: Iterable[Box]) -> str:
    drawn = "".join(f"M{box.x:g} {box.y:g}h{box.width:g}v{box.height:g}h{-box.width:g}z" for box in boxes)
    return f'<path fill="{colour}" d="{drawn}"/>'


if __name__ == "__main__":
    main()
