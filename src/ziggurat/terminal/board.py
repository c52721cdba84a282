"""The interface of a game's board in the terminal: drawing, buttons and sentences. Each game implements it in boards/."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import NamedTuple, Protocol

from rich.console import RenderableType
from rich.text import Text

from ziggurat.core.game import Event, Seat, View
from ziggurat.locales import Texts

from .canvas import Colour, Drawing


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of a game's table."""

    ink: Colour
    """Text on paper, and the background of the screen."""
    second_ink: Colour
    paper: Colour
    track: Colour
    """A slightly darker paper."""
    line: Colour
    """Hairlines, and buttons that are not under the cursor."""
    thumb: Colour
    heading: Colour
    title: Colour
    """Text on ink."""
    gold: Colour
    """The cursor, and things to do next."""
    note: Colour
    """Notes, such as refusals."""


@dataclass(frozen=True, slots=True)
class Marks:
    """The highlighted places of a board."""

    touchable: Collection[str] = ()
    touched: Collection[str] = ()
    """The touches so far on the way to a move."""
    cursor: str = ""
    moved: Collection[str] = ()
    """The places that the last move changed."""
    coming: Collection[str] = ()
    """The places where something would arrive."""
    shining: Collection[str] = ()
    """The places whose pieces are about to be taken."""


class Frame(NamedTuple):
    """A step of a move's animation: the board after some of the events, and its highlighted places."""

    view: View
    marks: Marks


class Scene(NamedTuple):
    """Everything that determines the look of a board, except its size."""

    frame: Frame
    below: Seat
    """The seat whose side is at the bottom."""
    home: Seat
    """The seat that is drawn in the first set of colours."""
    view_mode: str
    """The part of the board that the person wants to see, in the board's own format; empty for the part that the step needs."""
    names: Sequence[str]
    """The labels of the players."""
    texts: Texts


class Sentence(NamedTuple):
    """A sentence of the log, and the seat that acted."""

    seat: Seat | None
    text: str


class Button(NamedTuple):
    """A touch that is not a place on the board."""

    label: str
    key: str
    colour: Colour | None = None


class Chapter(NamedTuple):
    """A section of the help."""

    heading: str
    content: RenderableType


class Board(Protocol):
    """A game's board in the terminal. It draws positions and describes moves; it knows no rules."""

    palette: Palette
    adjustable: Mapping[str, str]
    """Kinds of touches that are chosen automatically at the end of a path, each with the key that changes them afterwards."""
    view_keys: Mapping[str, str]
    """Keys that show another part of the board, each with the id of its key-… message."""

    needs_compiled_rules: bool
    """True if computer players are too slow with the plain rules."""
    keys: Sequence[str]
    """The ids of help messages that explain keys of this board only."""

    def is_previewed(self, view: View, move: str) -> bool:
        """True if a move is previewed and confirmed before it is played."""

    def draw(self, scene: Scene, width: int, height: int) -> Drawing:
        """The drawing of the board, as large as the space allows."""

    def change_view(self, scene: Scene, key: str) -> str:
        """The view mode of the scene after a key of `view_keys`."""

    def seat_colour(self, view: View, seat: Seat, home: Seat) -> Colour:
        """The colour of a seat's side."""

    def progress(self, view: View, texts: Texts) -> str:
        """The progress of the game, such as its round; empty if its only measure is the number of moves."""

    def describe_place(self, view: View, place: str, would: Sequence[Event], names: Sequence[str], texts: Texts) -> str:
        """Details of the place under the cursor. `would` has the events of the move that a touch there completes, if any."""

    def drawn_label(self, move: str, texts: Texts) -> str:
        """A short label for what a chance move draws."""

    def prompt(self, view: View, path: Sequence[str], texts: Texts) -> str:
        """A sentence that says what to do next."""

    def button(self, view: View, touch: str, texts: Texts) -> Button | None:
        """The button for a touch, or None if it is a place on the board."""

    def column(self, place: str) -> int | None:
        """The column of a place, counted from 1, for the number keys; None if the place has none."""

    def meant_by_column(self, view: View, places: Sequence[str]) -> str | None:
        """The place that a column's number key selects, of several places in that column; None if that is ambiguous."""

    def describe(self, view: View, move: str, events: Iterable[Event], names: Sequence[str], texts: Texts) -> list[Sentence]:
        """The sentences of the log for a move."""

    def describe_preview(self, view: View, move: str, events: Iterable[Event], names: Sequence[str], texts: Texts) -> list[Sentence]:
        """The sentences of the preview of a move."""

    def frames(self, view: View, events: Iterable[Event]) -> list[Frame]:
        """The frames of a move's animation; the last one shows the board after the move."""

    def player_info(self, view: View, seat: Seat, texts: Texts) -> Text:
        """The information next to a player's name."""

    def panel(self, scene: Scene, width: int, roomy: bool) -> RenderableType:
        """The panel next to the board; `roomy` allows optional information."""

    def end_reason(self, view: View, texts: Texts) -> str:
        """A sentence that says why the game is over."""

    def introduction(self, texts: Texts) -> list[Chapter]:
        """The first chapters of the help: the goal of the game, and its signs."""

    def rules(self, texts: Texts) -> str:
        """The quick rules."""

    def notation(self, texts: Texts) -> str:
        """Examples of the notation of moves."""


def board_of(name: str) -> Board:
    """The board of a game."""
    board: Board = import_module(f"{__package__}.boards.{name}").BOARD
    return board
