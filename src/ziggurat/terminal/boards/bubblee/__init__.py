"""Bubblee Pop in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ziggurat.core.game import Event, Seat, View
from ziggurat.games.bubblee.components import COLOUR_NAMES, LETTERS
from ziggurat.locales import Texts

from ...board import Board, Button, Chapter, Frame, Palette, Scene, Sentence
from ...canvas import Colour, Drawing
from . import drawing, words
from .creatures import CREATURES, letters
from .frames import frames
from .places import place_of

PALETTE = Palette(
    ink="#2a1452",
    second_ink="#5b4a86",
    paper="#f7f3ff",
    track="#efe9ff",
    line="#d9c9fb",
    thumb="#8a63e6",
    heading="#6a3fd0",
    title="#ffe66b",
    gold="#f6c752",
    note="#a51b25",
)
"""Ink and paper on an evening sky."""
RULES = ("turn", "lines", "powers", "black", "end", "solo")


class BubbleeBoard:
    """The board of Bubblee Pop; see Board."""

    palette = PALETTE
    adjustable: Mapping[str, str] = {}
    view_keys: Mapping[str, str] = {}
    needs_compiled_rules = False
    keys: Sequence[str] = ("keys-numbers",)

    def is_previewed(self, view: View, move: str) -> bool:
        """True for moves that cannot be undone."""
        return view["step"] in ("drop", "power", "send")

    def draw(self, scene: Scene, width: int, height: int) -> Drawing:
        """Two planets and the sky."""
        return drawing.draw(scene, letters(scene.texts), width, height)

    def change_view(self, scene: Scene, key: str) -> str:
        """No change: the board always shows everything."""
        return scene.view_mode

    def seat_colour(self, view: View, seat: Seat, home: Seat) -> Colour:
        """The colour of a seat's planet."""
        return drawing.PLANETS[seat != home][-1]

    def progress(self, view: View, texts: Texts) -> str:
        """Empty: only moves are counted."""
        return ""

    def describe_place(self, view: View, place: str, would: Sequence[Event], names: Sequence[str], texts: Texts) -> str:
        """Empty: the board shows all details."""
        return ""

    def drawn_label(self, move: str, texts: Texts) -> str:
        """The letter of the Bubblee that is drawn."""
        return letters(texts)[move.rsplit(maxsplit=1)[-1]]

    def prompt(self, view: View, path: Sequence[str], texts: Texts) -> str:
        """A sentence that says what to do next."""
        return words.prompt(view, path, texts)

    def button(self, view: View, touch: str, texts: Texts) -> Button | None:
        """A button for a power, or for keep, pass or stop."""
        return words.button(touch, texts)

    def column(self, place: str) -> int | None:
        """The column of a place, counted from 1."""
        found = place_of(place)
        return found and found.column + 1

    def meant_by_column(self, view: View, places: Sequence[str]) -> str | None:
        """For a drop, the place in the near row; in other steps None, because a column is ambiguous."""
        near = [place for place in places if place.startswith(f"sky {view['active'] + 1}:")]
        return near[0] if near and view["step"] == "drop" else None

    def describe(self, view: View, move: str, events: Iterable[Event], names: Sequence[str], texts: Texts) -> list[Sentence]:
        """The sentences of the log for a move."""
        return words.describe(view, move, events, names, texts)

    def describe_preview(self, view: View, move: str, events: Iterable[Event], names: Sequence[str], texts: Texts) -> list[Sentence]:
        """The sentences of the preview of a move."""
        return words.describe_preview(view, move, events, names, texts)

    def frames(self, view: View, events: Iterable[Event]) -> list[Frame]:
        """A frame before each group is taken, and one after the move."""
        return frames(view, events)

    def player_info(self, view: View, seat: Seat, texts: Texts) -> Text:
        """The powers that a seat can use."""
        due = view["due"][seat]
        return Text.assemble(f"{texts('bubblee-due')} ", *(_chip(letter, texts) for letter in due)) if due else Text()

    def panel(self, scene: Scene, width: int, roomy: bool) -> RenderableType:
        """The content of the bag; if there is room, also the powers."""
        view, texts = scene.frame.view, scene.texts
        parts: list[RenderableType] = [_bag(view, texts, width)]
        if view["solo"]:
            parts.append(Text(texts("bubblee-goal")))
        if roomy and view["powers"]:
            parts += ["", Text(texts("bubblee-powers"), "bold"), _powers(texts)]
        return Group(*parts)

    def end_reason(self, view: View, texts: Texts) -> str:
        """A sentence that says why the game is over."""
        return words.end_reason(view["ended_by"], texts)

    def introduction(self, texts: Texts) -> list[Chapter]:
        """The goal of the game, and the powers."""
        powers = Group(_powers(texts), Text(texts("bubblee-help-free")))
        return [Chapter(texts("title-bubblee"), texts("bubblee-help-goal")), Chapter(texts("bubblee-powers"), powers)]

    def rules(self, texts: Texts) -> str:
        """The quick rules."""
        return "\n".join(texts(f"bubblee-help-{topic}") for topic in RULES)

    def notation(self, texts: Texts) -> str:
        """Examples of the notation of moves."""
        return texts("bubblee-help-notation")


def _chip(letter: str, texts: Texts) -> tuple[str, str]:
    return letters(texts)[letter].center(3), f"bold #ffffff on {CREATURES[letter].shade}"


def _bag(view: View, texts: Texts, width: int) -> Text:
    heading, left = texts("bubblee-bag"), texts("bubblee-bag-left", number=sum(view["bag"].values()))
    counts = [Text.assemble(_chip(letter, texts), f"{number:>2}") for letter, number in view["bag"].items()]
    gap = " " * max((width - len(heading) - len(left)), 1)
    return Text.assemble((heading, "bold"), gap, left, "\n", Text(" ").join(counts))


def _powers(texts: Texts) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    for letter, name in zip(LETTERS, COLOUR_NAMES, strict=True):
        # Black has none (5.8).
        if f"power-{name}" in texts:
            grid.add_row(Text(*_chip(letter, texts)), texts(f"power-{name}"))
    return grid


BOARD: Board = BubbleeBoard()
