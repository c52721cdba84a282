"""What the terminal asks of a game's board: how it is drawn, and in what words its moves are told."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import NamedTuple, Protocol

from rich.console import RenderableType
from rich.text import Text

from ziggurat.core.game import Event, Seat, View
from ziggurat.locales import Texts

from .canvas import Colour, Drawing


@dataclass(frozen=True, slots=True)
class Marks:
    """What stands out on a board."""

    touchable: Collection[str] = ()
    touched: Collection[str] = ()
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


class Told(NamedTuple):
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

    previewed: Collection[str]
    """Steps whose moves are shown before they are played: what follows cannot be taken back."""
    placements: Collection[str]
    """Steps in which a move without alternative is played by itself."""

    def draw(self, view: View, below: Seat, home: Seat, marks: Marks, width: int, height: int) -> Drawing:
        """The board with one seat's side below; `home` is the seat that has the first of the two looks."""

    def seat_colour(self, seat: Seat, home: Seat) -> Colour:
        """The colour of a seat's side."""

    def prompt(self, view: View, path: Sequence[str], texts: Texts) -> str:
        """What to do, in one sentence."""

    def button(self, touch: str, texts: Texts) -> Button | None:
        """What a touch looks like that is not a place of the board; None for a place."""

    def column(self, place: str) -> int | None:
        """The column of a place, for the number keys."""

    def meant_by_column(self, view: View, places: Sequence[str]) -> str | None:
        """Which of several places of a column its number means; None if that is not clear."""

    def tell(self, view: View, move: str, events: Iterable[Event], names: Sequence[str], texts: Texts) -> list[Told]:
        """What a move does, in sentences."""

    def foretell(self, view: View, move: str, events: Iterable[Event], names: Sequence[str], texts: Texts) -> list[Told]:
        """What a move would do, for its preview."""

    def frames(self, view: View, events: Iterable[Event]) -> list[Frame]:
        """The moments of a move that are worth a look; the last is how it ends."""

    def beside(self, view: View, seat: Seat, texts: Texts) -> Text:
        """What stands beside a player's name."""

    def panel(self, view: View, texts: Texts, width: int, roomy: bool) -> RenderableType:
        """What lies beside the board."""

    def ended(self, view: View, texts: Texts) -> str:
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
