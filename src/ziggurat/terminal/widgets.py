"""The widgets of a screen: clickable pictures, buttons, keys and the log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rich.table import Table
from rich.text import Text
from textual import events
from textual.containers import VerticalScroll
from textual.geometry import Offset, Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

from .board import Board, Button, Palette, Scene
from .canvas import Canvas, Colour, Drawing

MOST_LINES = 150
"""The number of lines that a log keeps."""


class Picture(Widget):
    """A drawing with clickable places."""

    @dataclass
    class Touched(Message):
        """A click at a point where these places overlap."""

        places: Sequence[str]

    drawing = Drawing([])

    def draw(self) -> Drawing:
        """The drawing in the widget's size."""
        raise NotImplementedError

    def redraw(self) -> None:
        """Update the drawing."""
        self.drawing = self.draw()
        self.refresh()

    def on_resize(self) -> None:
        self.redraw()

    def render_line(self, y: int) -> Strip:
        # Filters such as the one for NO_COLOR expect that every segment has a style.
        return self.drawing.strips[y] if y < len(self.drawing.strips) else Strip.blank(self.size.width, self.rich_style)

    def on_click(self, event: events.Click) -> None:
        if places := self.drawing.at(Offset(event.x, event.y)):
            self.post_message(self.Touched(places))

    def points(self) -> dict[str, Offset]:
        """The centre of each place on the screen."""
        corner = self.content_region.offset
        return {name: corner + region.offset + (region.width // 2, region.height // 2) for name, region in self.drawing.places.items()}


class BoardPicture(Picture):
    """A game's board."""

    def __init__(self, board: Board) -> None:
        super().__init__(id="board")
        self.board = board
        self.scene: Scene | None = None

    def set_scene(self, scene: Scene) -> None:
        """Show a scene."""
        self.scene = scene
        self.redraw()

    def draw(self) -> Drawing:
        return self.board.draw(self.scene, *self.size) if self.scene else Drawing([])


class Buttons(Picture):
    """Buttons in as many rows as they need."""

    def __init__(self, palette: Palette) -> None:
        super().__init__(id="buttons")
        self.palette = palette
        self.buttons: Mapping[str, Button] = {}
        self.cursor = ""

    def set_buttons(self, buttons: Mapping[str, Button], cursor: str) -> None:
        """Show buttons, with the cursor on one."""
        self.buttons, self.cursor = buttons, cursor
        self.redraw()

    def draw(self) -> Drawing:
        places = dict(self._places())
        height = max((region.bottom for region in places.values()), default=0)
        self.styles.height = height
        self.display = height > 0
        canvas = Canvas(self.size.width, height, lambda x, y: self.palette.paper)
        for name, region in places.items():
            self._draw_button(canvas, region, self.buttons[name], name == self.cursor)
        return Drawing(canvas.strips(), places)

    def _places(self) -> Iterable[tuple[str, Region]]:
        x = y = 0
        for name, button in self.buttons.items():
            width = len(_face(button))
            if x and x + width > self.size.width:
                x, y = 0, y + 1
            yield name, Region(x, y, width, 1)
            x += width + 1

    def _draw_button(self, canvas: Canvas, region: Region, button: Button, is_cursor: bool) -> None:
        ground: Colour = self.palette.gold if is_cursor else button.colour or self.palette.line
        ink = "#ffffff" if button.colour and not is_cursor else self.palette.ink
        canvas.write(region.x, region.y, _face(button), ink, ground, bold=True)
        if is_cursor:
            canvas.write(region.x, region.y, "❯", ink, ground, bold=True)
            canvas.write(region.right - 1, region.y, "❮", ink, ground, bold=True)


def _face(button: Button) -> str:
    key = f"{button.key} " if button.key else ""
    return f"  {key}{button.label}  "


class Keys(Picture):
    """The bottom line: clickable keys and what they do."""

    @dataclass
    class Clicked(Message):
        """A key was clicked."""

        action: str

    def __init__(self, palette: Palette) -> None:
        super().__init__(id="keys")
        self.palette = palette
        self.keys: Mapping[str, tuple[str, str]] = {}

    def set_keys(self, keys: Mapping[str, tuple[str, str]]) -> None:
        """Show keys: for each action, the key and its label."""
        self.keys = keys
        self.redraw()

    def draw(self) -> Drawing:
        canvas = Canvas(self.size.width, 1, lambda x, y: self.palette.ink)
        places: dict[str, Region] = {}
        needed = sum(len(key) + len(does) + 4 for key, does in self.keys.values())
        gap = " " if needed < self.size.width else ""
        x = 1
        for action, (key, does) in self.keys.items():
            face = f" {key} "
            width = len(face + gap + does)
            if x + width > self.size.width:
                break
            canvas.write(x, 0, f"{face}{gap}{does}", self.palette.paper)
            canvas.write(x, 0, face, self.palette.ink, self.palette.line, bold=True)
            places[action] = Region(x, 0, width, 1)
            x += width + 1
        return Drawing(canvas.strips(), places)

    def on_click(self, event: events.Click) -> None:
        event.prevent_default()
        for action in self.drawing.at(Offset(event.x, event.y)):
            self.post_message(self.Clicked(action))


class LogLine(NamedTuple):
    """A sentence with the colour of the seat that acted."""

    text: str
    colour: Colour


def column_of(lines: Iterable[LogLine]) -> Table:
    """Sentences below each other, each with a bar in its colour."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=1)
    grid.add_column()
    for line in lines:
        grid.add_row(Text("▌", line.colour), Text(line.text))
    return grid


class Log(VerticalScroll, can_focus=False):
    """The log of the game, with the newest line at the bottom."""

    def __init__(self, heading: str) -> None:
        super().__init__(id="log")
        self.border_title = heading
        self.lines: list[LogLine] = []

    def compose(self) -> Iterable[Widget]:
        yield Static()

    def add(self, *lines: LogLine) -> None:
        """Add lines at the bottom."""
        self.set_lines([*self.lines, *lines])

    def set_lines(self, lines: Iterable[LogLine]) -> None:
        """Replace the lines; only the last MOST_LINES are kept."""
        self.lines = list(lines)[-MOST_LINES:]
        self.query_one(Static).update(column_of(self.lines))
        self.scroll_end(animate=False)

    def on_resize(self) -> None:
        # Keep the newest line visible when the panels above grow.
        self.scroll_end(animate=False)
