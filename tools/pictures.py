"""Draws docs/pictures/*.svg: the terminal in the middle of a game, the same every time. Run by `make pictures`."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path
from typing import NamedTuple

from rich.style import Style
from textual.strip import Strip

from ziggurat import bots, games
from ziggurat.core.game import CHANCE
from ziggurat.locales import Texts
from ziggurat.terminal.app import TerminalApp
from ziggurat.terminal.play import PlayScreen
from ziggurat.terminal.table import Table, start

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
SIZE = (104, 42)
WIDTH, HEIGHT, LINE = 10, 20, 1.5
FONT = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"

SEED = (593).to_bytes(32)
PLIES = 110
"""After so many moves of this game the other player begins a turn; then a drop of column 4 completes two lines at once."""
KEYS = ("k", "4", "4")

QUARTERS = {
    "▘": "a", "▝": "b", "▖": "c", "▗": "d", "▀": "ab", "▄": "cd", "▌": "ac", "▐": "bd", "▙": "acd", "▛": "abc",
    "▜": "abd", "▟": "bcd", "▚": "ad", "▞": "bc", "█": "abcd",
}  # fmt: skip
"""Which quarters of its place a block fills; fonts leave seams between blocks, rectangles do not."""
EDGES = {"▏": (0.0, 0.12), "▕": (0.88, 0.12)}


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    width: float
    height: float


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for language in ("en", "pl"):
        strips = asyncio.run(photograph(language))
        (FOLDER / f"terminal-{language}.svg").write_text(svg(strips), encoding="utf-8")


def middle_of_a_game() -> Table:
    """A game that two computer players have begun, handed to a person."""
    table = start(games.load("bubblee", "plain"), 2, {"black": "4"}, {1: "greedy"}, SEED)
    both = bots.make("greedy", 0)
    while table.record.ply < PLIES or table.view()["active"] != 1:
        seat = table.position.to_act
        assert seat is not None
        table.play(seat, table.deal() if seat == CHANCE else both.choose(table.game, table.position))
    return Table(table.record, {1: bots.make("greedy", 0)})


async def photograph(language: str) -> list[Strip]:
    """What is on the screen when the drop is previewed."""
    screen = PlayScreen(middle_of_a_game(), Texts(language), fast=True)
    app = TerminalApp(screen)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await app.workers.wait_for_complete()
        while screen.view["step"] == "place":
            await pilot.press("enter")
            await app.workers.wait_for_complete()
        for key in KEYS:
            await pilot.press(key)
            await app.workers.wait_for_complete()
        await pilot.pause()
        assert screen.chosen, "the game goes another way than it did"
        return screen._compositor.render_strips()


def svg(strips: list[Strip]) -> str:
    """Rows of characters as a picture that needs no font for its blocks."""
    width, height = SIZE[0] * WIDTH, SIZE[1] * HEIGHT
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
    """Ink and ground."""
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
    """Words, each where its characters stand in a terminal, whatever the font's width."""
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
