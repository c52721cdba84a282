"""The base of the screens for playing and replaying: the board, the players, the panels, the log and the keys."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from rich.console import Group
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import Static

from ziggurat.core.game import Seat, View
from ziggurat.core.record import Record
from ziggurat.locales import Texts

from .board import Board, Button, Chapter, Frame, Marks, Scene, Sentence
from .dialogs import HelpDialog
from .widgets import BoardPicture, Buttons, Keys, Log, LogLine, column_of

SMALLEST = Size(80, 24)
"""The smallest screen that shows the whole board."""
CRAMPED = "cramped"
TIGHT = 34
"""Below this number of lines there are no gaps between the cards."""
ROOMY = 40
"""From this number of lines on, panels show optional information."""
PAUSE = 0.4
"""The seconds of a pause: between the moves of computer players, and before lines are taken."""


class TableScreen(Screen[None]):
    """A board with its panels."""

    KEYS_TO_EXPLAIN: ClassVar[Sequence[str]] = ()
    """The topics of the keys-… messages in the help."""

    def __init__(
        self, record: Record, board: Board, names: Sequence[str], home: Seat, texts: Texts, labels: Sequence[str] | None = None
    ) -> None:
        super().__init__()
        self.record, self.board, self.names, self.home, self.texts = record, board, names, home, texts
        self.labels = labels or names
        """The names beside the board; there a person who is alone at the screen is called You."""
        self.heading = texts(f"title-{record.game.name}")
        self.below = home
        self.view_mode = ""
        self.you: Seat | None = None
        """The seat of the person at the screen if there is only one."""

    def compose(self) -> ComposeResult:
        yield Static(self.texts("too-small", width=SMALLEST.width, height=SMALLEST.height), id="too-small", markup=False)
        yield Static(id="title")
        with Horizontal(id="table"):
            yield BoardPicture(self.board)
            with Vertical(id="side"):
                yield Static(id="players", classes="card")
                yield Static(id="panel", classes="card")
                with Vertical(id="action", classes="card"):
                    with VerticalScroll(id="saying", can_focus=False):
                        yield Static(id="do")
                    yield Buttons(self.board.palette)
                yield Log(self.texts("heading-log"))
        yield Keys(self.board.palette)

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(event.size.width < SMALLEST.width or event.size.height < SMALLEST.height, CRAMPED)
        self.set_class(event.size.height < TIGHT, "tight")
        self.show_panels()

    @property
    def is_cramped(self) -> bool:
        """True if the screen is too small for the board."""
        return self.has_class(CRAMPED)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        # No decisions while the board is invisible or covered by a dialog.
        return self.app.screen is self and (action == "leave" or not self.is_cramped)

    @property
    def asks_before_leaving(self) -> bool:
        """True if leaving could lose something."""
        return False

    def action_leave(self) -> None:
        """Leave."""
        self.app.exit()

    def show_keys(self, keys: Iterable[tuple[str, str, str]]) -> None:
        """Show keys in the bottom line, each with its key-… message and the action of a click on it."""
        self.query_one(Keys).set_keys({action: (key, self.texts(f"key-{does}")) for key, does, action in keys})

    def view_mode_keys(self) -> Iterable[tuple[str, str, str]]:
        """The keys that change the view mode, for the bottom line."""
        return ((key, does, f"change_view('{key}')") for key, does in self.board.view_keys.items())

    def on_key(self, event: events.Key) -> None:
        """Handle the keys that change the view mode: they differ by board."""
        if event.key in self.board.view_keys and not self.is_cramped:
            self.action_change_view(event.key)

    async def on_keys_clicked(self, event: Keys.Clicked) -> None:
        await self.run_action(event.action)

    @property
    def shown(self) -> View:
        """The view that the board shows; empty before the first one."""
        scene = self.query_one(BoardPicture).scene
        return scene.frame.view if scene else View()

    def show_board(self, view: View, marks: Marks) -> None:
        """Show a position on the board and in the panels."""
        self.query_one(BoardPicture).set_scene(self._scene(Frame(view, marks)))
        self.show_panels()

    def _scene(self, frame: Frame) -> Scene:
        return Scene(frame, self.below, self.home, self.view_mode, self.labels, self.texts)

    def action_change_view(self, key: str) -> None:
        """Show another part of the board, until something is chosen."""
        if scene := self.query_one(BoardPicture).scene:
            self.view_mode = self.board.change_view(scene, key)
            self.show_board(*scene.frame)

    async def show_waves(self, waves: Iterable[Frame]) -> None:
        """Show the frames of an animation, with a pause after each."""
        for wave in waves:
            self.show_board(wave.view, replace(wave.marks, coming=()))
            await self.pause()

    async def pause(self) -> None:
        """Pause for a moment."""
        await asyncio.sleep(PAUSE)

    def show_panels(self) -> None:
        """Update the title, the players and the board's panel."""
        scene = self.query_one(BoardPicture).scene
        if not scene:
            return
        self.show_title()
        panel = self.query_one("#panel", Static)
        panel.update(self.board.panel(scene, panel.content_size.width, self.size.height >= ROOMY))
        # In the order of the board: the player at the bottom comes last.
        seats = sorted(range(len(self.names)), key=lambda seat: seat == self.below)
        self.query_one("#players", Static).update(Text("\n").join(self._player(seat) for seat in seats))

    def _player(self, seat: Seat) -> Text:
        """The line of a player: name, information and points."""
        points = str(self.shown["points"][seat]) if seat < len(self.shown["points"]) else ""
        is_turn = self.shown["to_act"] == seat
        name = Text.assemble(("▌", self.colour(seat)), "▶ " if is_turn else "  ", self.labels[seat], "  ")
        name.append_text(self.board.player_info(self.shown, seat, self.texts) or Text(self.texts("to-move") if is_turn else ""))
        name.truncate(max(self.query_one("#players").content_size.width - len(points) - 1, 1), pad=True)
        return Text.assemble(name, " ", (points, "bold"), style="bold" if is_turn else "")

    def colour(self, seat: Seat | None) -> str:
        """The colour of a seat's side, or a pale one for no seat."""
        return self.board.palette.line if seat is None or not self.shown else self.board.seat_colour(self.shown, seat, self.home)

    def progress(self) -> str:
        """The progress of the game, for the title."""
        return self.at_move(self.record.ply)

    def at_move(self, ply: int) -> str:
        """The board's progress and the number of moves."""
        return " · ".join(filter(None, (self.board.progress(self.shown, self.texts), self.texts("move-number", ply=ply))))

    def show_title(self) -> None:
        """Show the game and its progress in the title."""
        where = self.progress()
        space = max(self.size.width - len(self.heading) - len(where) - 2, 1)
        self.query_one("#title", Static).update(Text.assemble(" ", (self.heading, "bold"), " " * space, where))

    def show_action(self, heading: str, body: Sequence[Sentence], buttons: Mapping[str, Button], cursor: str, note: str = "") -> None:
        """Show a panel with what to do, or what would happen."""
        palette = self.board.palette
        said = [Text(heading, f"bold {palette.heading}"), *(Text(sentence) for seat, sentence in body if seat is None)]
        events_of_seats = column_of(self.lines(one for one in body if one.seat is not None))
        self.query_one("#do", Static).update(Group(*said, events_of_seats, *([Text(note, f"bold {palette.note}")] if note else ())))
        self.query_one(Buttons).set_buttons(buttons, cursor)

    def log_sentences(self, sentences: Iterable[Sentence]) -> None:
        """Add sentences to the log."""
        self.query_one(Log).add(*self.lines(sentences))

    def lines(self, sentences: Iterable[Sentence]) -> Iterable[LogLine]:
        """Sentences as lines of the log."""
        return (LogLine(sentence, self.colour(seat)) for seat, sentence in sentences)

    def result(self) -> str:
        """The result of the game in a few words."""
        ranks, ended = self.record.ranks, self.record.ended
        if ended.how in ("resigned", "time") and ended.seat is not None:
            return self.texts(f"result-{ended.how}", name=self.names[ended.seat])
        if ranks is None:
            return self.texts("result-aborted")
        if len(ranks) == 1:
            return self.texts("result-mission-won" if ranks[0] == 1 else "result-mission-lost")
        if ranks.count(1) > 1:
            return self.texts("result-shared")
        winner = ranks.index(1)
        return self.texts("result-you-won") if winner == self.you else self.texts("result-won", name=self.names[winner])

    def action_scroll_log(self, pages: int) -> None:
        """Scroll the log."""
        log = self.query_one(Log)
        log.scroll_relative(y=pages * max(log.size.height - 1, 1), animate=False)

    def action_help(self) -> None:
        """Show the help: the goal, the keys, the quick rules and the credits."""
        texts = self.texts
        keys = [*(f"keys-{topic}" for topic in self.KEYS_TO_EXPLAIN), *self.board.keys]
        chapters = [
            *self.board.introduction(texts),
            Chapter(texts("heading-keys"), "\n".join(map(texts, keys))),
            Chapter(texts("heading-rules"), self.board.rules(texts)),
            Chapter(texts("heading-typing"), self.board.notation(texts)),
            Chapter(texts("heading-credits"), texts(f"credits-{self.record.game.name}")),
        ]
        self.app.push_screen(HelpDialog(texts("heading-help"), chapters, texts("button-close")))
