"""Test helpers: tables, and a Person who presses keys and reads the screen."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from textual.pilot import Pilot

import ziggurat
from ziggurat import bots
from ziggurat.core.game import CHANCE, Game, Options, Seat
from ziggurat.core.record import Header, Record
from ziggurat.locales import Texts
from ziggurat.terminal.app import TerminalApp
from ziggurat.terminal.play import PlayScreen
from ziggurat.terminal.screen import TableScreen
from ziggurat.terminal.table import TerminalTable, start

SMALL = (80, 24)
LARGE = (120, 50)
GAME = ziggurat.load("bubblee", "plain")
BABYLON = ziggurat.load("babylon", "plain")
SEED = bytes(32)
ANY_KEYS = ("up", "down", "left", "right", "tab", *["enter"] * 3, "space", "escape", "question_mark", "pageup", *"uwnt")
"""Keys of every game."""

LINE_TO_DROP = "turn 1 drop; sky PBGRY BRYPB; planets KR KGY P KGY KPB / KPB KR YYG KBRP KG; bag R4 P5 Y4 B4 G4 K1; points 18 15"
"""Column 3 completes two lines."""
SWAP_NEEDED = "turn 2 swap; sky YYGRY YGRRK; planets KGRB RBYY KR BRBY KG / KBKG GYPP KKG PRGP KYBR; bag R7 P3 Y4 B9 G8 K0; points 9 4"
"""Without a swap there is no drop."""


AnyGame = Game[Any, Any]


def table(against: Mapping[Seat, str], options: Options | None = None, seats: int = 2, game: AnyGame = GAME) -> TerminalTable:
    """A new game, always with the same seed."""
    return start(game, seats, options or {}, against, SEED)


def table_at(position: str, against: Mapping[Seat, str], seats: int = 2, game: AnyGame = GAME) -> TerminalTable:
    """A game that starts from a position."""
    header = Header(game, seats, start=game.read_position(position))
    return TerminalTable(Record(header, SEED), {seat: bots.make(name, 1) for seat, name in against.items()})


def play_on(table: TerminalTable, plies: int = 10_000) -> None:
    """Let every seat play random legal moves."""
    random = bots.make("uniform", 5)
    for _ in range(plies):
        seat = table.position.to_act
        if seat is None:
            return
        table.play(seat, table.deal() if seat == CHANCE else random.choose(table.game, table.position))


class Person:
    """Presses keys, and waits until the others have moved."""

    def __init__(self, pilot: Pilot[Any]) -> None:
        self.pilot = pilot
        self.app = pilot.app

    @property
    def screen(self) -> Any:
        """The screen in front."""
        return self.app.screen

    @property
    def table(self) -> TerminalTable:
        """The table of the game."""
        screen = next(screen for screen in self.app.screen_stack if isinstance(screen, PlayScreen))
        return screen.table

    async def press(self, *keys: str) -> None:
        """Press keys, and wait after each until a person decides again."""
        for key in keys:
            await self.pilot.press(key)
            await self.settled()

    async def hurry(self, *keys: str) -> None:
        """Press keys without waiting in between."""
        for key in keys:
            self.app.simulate_key(key)
        await self.pilot.pause()
        await self.settled()

    async def press_anything(self, keys: Sequence[str], chance: Random) -> None:
        """Press keys at random; nothing must break."""
        for _ in range(20):
            await self.hurry(*chance.choices(keys, k=4))
        assert self.app.is_running

    async def type(self, text: str) -> None:
        """Type a line and press Enter."""
        names = {" ": "space", "-": "minus", ":": "colon", ".": "full_stop", "/": "slash", "_": "underscore"}
        await self.pilot.press(*(names.get(letter, letter) for letter in text), "enter")
        await self.settled()

    async def settled(self) -> None:
        """Wait until a person decides again."""
        await self.app.workers.wait_for_complete()
        await self.pilot.pause()

    async def click_place(self, picture: str, place: str) -> None:
        """Click the centre of a place on the board, a button, or a key in the bottom line."""
        region = self.screen.query_one(picture).drawing.places[place]
        offset = (region.x + region.width // 2, region.y + region.height // 2)
        await self.pilot.click(picture, offset=offset)
        await self.settled()

    def chosen(self) -> str:
        """The move that waits for confirmation, or an empty text."""
        code = self.screen.chosen
        return "" if code is None else self.table.game.write(self.table.game.move(code))

    def read(self) -> str:
        """The text on the screen."""
        return "\n".join(strip.text for strip in self.screen._compositor.render_strips())

    def panels(self) -> str:
        """The text next to the board on a small screen, without line breaks."""
        return " ".join(" ".join(line[42:].replace("▌", " ") for line in self.read().splitlines()).split())

    def log(self) -> str:
        """The text of the log."""
        screen = next(screen for screen in self.app.screen_stack if isinstance(screen, TableScreen))
        return "\n".join(line.text for line in screen.query_one("#log").lines)  # type: ignore[attr-defined]


@asynccontextmanager
async def at(screen: TableScreen, size: tuple[int, int] = SMALL) -> AsyncIterator[Person]:
    """A person at a screen."""
    app = TerminalApp(screen)
    async with app.run_test(size=size) as pilot:
        person = Person(pilot)
        await person.settled()
        yield person


@asynccontextmanager
async def playing(table: TerminalTable, language: str = "en", size: tuple[int, int] = SMALL) -> AsyncIterator[Person]:
    """A person who plays."""
    async with at(PlayScreen(table, Texts(language), fast=True), size) as person:
        yield person
