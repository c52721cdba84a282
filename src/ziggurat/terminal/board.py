"""What the terminal asks of a game's board: how it is drawn, and in what words its moves are told."""

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
    """On paper; and what lies behind everything."""
    second_ink: Colour
    paper: Colour
    track: Colour
    """A paper a little darker."""
    line: Colour
    """Hairlines, and buttons that are not under the cursor."""
    thumb: Colour
    heading: Colour
    title: Colour
    """On ink."""
    gold: Colour
    """What is done next."""
    note: Colour
    """What is refused."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What stands out on a board."""

    touchable: Collection[str] = ()
    touched: Collection[str] = ()
    """The touches on the way to a move."""
    cursor: str = ""
    moved: Collection[str] = ()
    """Where the last move did something."""
    coming: Collection[str] = ()
    """Where something would arrive."""
    shining: Collection[str] = ()
    """What is about to be taken."""


class Frame(NamedTuple):
    """A moment of a move: the board as far as the events have gone, and what stands out."""

    view: View
    marks: Marks


class Scene(NamedTuple):
    """All that decides what a board looks like, but its size."""

    frame: Frame
    below: Seat
    """The seat whose side is below."""
    home: Seat
    """The seat that has the first of the looks."""
    view_mode: str
    """What somebody wants to see instead of what the step needs, in the board's own words; empty for that."""
    names: Sequence[str]
    texts: Texts


class Sentence(NamedTuple):
    """A sentence of the log, and whose doing it tells."""

    seat: Seat | None
    text: str


class Button(NamedTuple):
    """A touch that is not a place of the board."""

    label: str
    key: str
    colour: Colour | None = None


class Chapter(NamedTuple):
    """A part of the help."""

    heading: str
    content: RenderableType


class Board(Protocol):
    """A game's board in the terminal. It draws and tells; it knows no rules."""

    palette: Palette
    adjustable: Mapping[str, str]
    """Kinds of touches that are made by themselves at the end of a path, each with the key that changes them afterwards."""
    view_keys: Mapping[str, str]
    """Keys that show something else, each with what it does: the id of a message that begins with key-."""

    needs_compiled_rules: bool
    """Whether computer players need compiled rules to think in good time."""
    keys: Sequence[str]
    """Messages of the help that explain keys of this board alone."""

    def is_previewed(self, view: View, move: str) -> bool:
        """Whether a move is shown before it is played."""

    def draw(self, scene: Scene, width: int, height: int) -> Drawing:
        """The board, as large as there is room."""

    def change_view(self, scene: Scene, key: str) -> str:
        """What is seen after a key of `view_keys`."""

    def seat_colour(self, view: View, seat: Seat, home: Seat) -> Colour:
        """The colour of a seat's side."""

    def progress(self, view: View, texts: Texts) -> str:
        """Where in the game we are, if it counts more than moves."""

    def describe_place(self, view: View, place: str, would: Sequence[Event], names: Sequence[str], texts: Texts) -> str:
        """What is worth knowing of the place under the cursor; `would` is what the move does that it completes, if any."""

    def drawn_label(self, move: str, texts: Texts) -> str:
        """A short label for what a chance move draws."""

    def prompt(self, view: View, path: Sequence[str], texts: Texts) -> str:
        """What to do, in one sentence."""

    def button(self, view: View, touch: str, texts: Texts) -> Button | None:
        """What a touch looks like that is not a place of the board; None for a place."""

    def column(self, place: str) -> int | None:
        """The column of a place, for the number keys."""

    def meant_by_column(self, view: View, places: Sequence[str]) -> str | None:
        """Which of several places of a column its number means; None if that is not clear."""

    def describe(self, view: View, move: str, events: Iterable[Event], names: Sequence[str], texts: Texts) -> list[Sentence]:
        """What a move does, in sentences."""

    def describe_preview(self, view: View, move: str, events: Iterable[Event], names: Sequence[str], texts: Texts) -> list[Sentence]:
        """What a move would do, for its preview."""

    def frames(self, view: View, events: Iterable[Event]) -> list[Frame]:
        """The moments of a move that are worth a look; the last is how it ends."""

    def player_info(self, view: View, seat: Seat, texts: Texts) -> Text:
        """What stands beside a player's name."""

    def panel(self, scene: Scene, width: int, roomy: bool) -> RenderableType:
        """What lies beside the board."""

    def end_reason(self, view: View, texts: Texts) -> str:
        """Why the game is over."""

    def introduction(self, texts: Texts) -> list[Chapter]:
        """What everybody wants to know first: the goal of the game, and its signs."""

    def rules(self, texts: Texts) -> str:
        """The rules in short."""

    def notation(self, texts: Texts) -> str:
        """Moves as text."""


def board_of(name: str) -> Board:
    """The board of a game."""
    board: Board = import_module(f"{__package__}.boards.{name}").BOARD
    return board
