"""What playing and replaying share: the board, the players, the panels beside it, the log, the keys."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Static

from ziggurat.core.game import Seat, View
from ziggurat.locales import Texts

from .board import Board, Button, Marks, Told
from .widgets import BoardPicture, Buttons, Log, LogLine, Scene

ROOMY = 34
"""From so many lines on there is room beside the board for what is nice to know."""


class TableScreen(Screen[None]):
    """A board and what lies beside it."""

    def __init__(self, board: Board, names: Sequence[str], home: Seat, title: str, texts: Texts) -> None:
        super().__init__()
        self.board, self.names, self.home, self.texts = board, names, home, texts
        self.heading = title
        self.view = View()
        self.below = home

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="table"):
            yield BoardPicture(self.board, self.home)
            with Vertical(id="side"):
                yield Static(id="players", classes="card")
                yield Static(id="panel", classes="card")
                with Vertical(id="action", classes="card"):
                    yield Static(id="do")
                    yield Buttons()
                yield Log()
        yield Static(id="keys")

    def on_resize(self) -> None:
        self.show_panels()

    def show_board(self, view: View, marks: Marks) -> None:
        """Show a position on the board and beside it."""
        self.view = view
        self.query_one(BoardPicture).show(Scene(view, self.below, marks))
        self.show_panels()

    def show_panels(self) -> None:
        """Show the players, and what the board has beside it."""
        if not self.view or not self.is_mounted:
            return
        panel = self.query_one("#panel", Static)
        panel.update(self.board.panel(self.view, self.texts, panel.content_size.width, self.size.height >= ROOMY))
        # The player whose side is above is named above.
        seats = sorted(range(len(self.names)), key=lambda seat: seat == self.below)
        self.query_one("#players", Static).update(Text("\n").join(self._player(seat) for seat in seats))

    def _player(self, seat: Seat) -> Text:
        """Name, what stands beside it, points."""
        points = str(self.view["points"][seat]) if seat < len(self.view["points"]) else ""
        is_turn = self.view["to_act"] == seat
        name = Text.assemble(("▌", self.colour(seat)), ("▶ " if is_turn else "  ") + self.names[seat], "  ")
        name.append_text(self.board.beside(self.view, seat, self.texts))
        name.truncate(max(self._inner_width() - len(points) - 1, 1), pad=True)
        line = Text.assemble(name, " ", (points, "bold"))
        if is_turn:
            line.stylize("bold")
        return line

    def _inner_width(self) -> int:
        return self.query_one("#players", Static).content_size.width

    def colour(self, seat: Seat | None) -> str:
        """The colour of a seat's side; nobody's is pale."""
        return LogLine("").colour if seat is None else self.board.seat_colour(seat, self.home)

    def show_title(self, right: str) -> None:
        """What is played, and where we are in it."""
        space = max(self.size.width - len(self.heading) - len(right) - 2, 1)
        self.query_one("#title", Static).update(Text.assemble(" ", (self.heading, "bold"), " " * space, right))

    def show_action(self, heading: str, body: str | Iterable[Told], buttons: Mapping[str, Button], cursor: str, note: str = "") -> None:
        """Say what to do, or what would happen."""
        text = Text.assemble((heading, "bold"), "\n")
        if isinstance(body, str):
            text.append(body)
        else:
            lines = [Text.assemble(("▌", self.colour(seat)), " ", sentence) for seat, sentence in body]
            text.append_text(Text("\n").join(lines))
        if note:
            text.append(f"\n{note}", "bold #a51b25")
        self.query_one("#do", Static).update(text)
        self.query_one(Buttons).show(buttons, cursor)

    def log_told(self, told: Iterable[Told]) -> None:
        """Add sentences to the log."""
        self.query_one(Log).add(*(LogLine(sentence, self.colour(seat)) for seat, sentence in told))

    def show_keys(self, keys: Sequence[tuple[str, str, str]]) -> None:
        """The keys that do something: key, what it does, and the action a click on it takes."""
        text = Text(" ")
        for key, does, action in keys:
            text.append(f" {key} ", "bold #2a1452 on #d9c9fb")
            text.append(f" {self.texts(f'key-{does}')} ")
            text.apply_meta({"@click": action}, text.plain.rindex(f" {key} "))
        self.query_one("#keys", Static).update(text)
