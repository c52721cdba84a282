"""Babylon in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ziggurat.core.game import Event, Seat, View
from ziggurat.games.babylon.components import FLOWERS, PIECES
from ziggurat.games.babylon.events import Built
from ziggurat.locales import Texts

from ...board import Board, Button, Chapter, Frame, Marks, Scene, Sentence
from ...canvas import Colour, Drawing
from ...move_input import kind_of
from . import words
from .drawing import draw
from .panel import panel
from .places import block_of, cell_of, garden_place, name_of, stack_place
from .signs import DOUBLE, FLOWER, FLOWER_LETTER, LAYERS, LETTER_OF, NEW, PALETTE, SINGLE, SYMBOLS
from .view_mode import change_view

RULES = ("turn", "dig", "build", "decorations", "store", "tokens", "end", "scoring")
PREVIEWED = ("remove", "dig", "build", "end")
"""Kinds of moves that are previewed: they reveal something, cost pillars or end the turn."""


class BabylonBoard:
    """The board of Babylon; see Board."""

    palette = PALETTE
    adjustable: Mapping[str, str] = {"free": "c", "turn": "r"}
    view_keys: Mapping[str, str] = {"v": "switch", "o": "other", "l": "level"}
    needs_compiled_rules = True
    keys: Sequence[str] = ("babylon-keys-sights", "babylon-keys-change")

    def is_previewed(self, view: View, move: str) -> bool:
        """True except for decorations, which cost nothing and can be undone."""
        return kind_of(move) in PREVIEWED

    def draw(self, scene: Scene, width: int, height: int) -> Drawing:
        """A garden, the quarry, or both."""
        return draw(scene, width, height)

    def change_view(self, scene: Scene, key: str) -> str:
        """Switch between quarry and garden, to the next garden, or to the next level."""
        return change_view(scene, key)

    def seat_colour(self, view: View, seat: Seat, home: Seat) -> Colour:
        """The colour of a seat's flower."""
        return FLOWER[FLOWER_LETTER[view["gardens"][seat]["flower"]]].petal

    def progress(self, view: View, texts: Texts) -> str:
        """The round."""
        return texts("babylon-round", round=max(view["round"], 1), rounds=view["rounds"])

    def describe_place(self, view: View, place: str, would: Sequence[Event], names: Sequence[str], texts: Texts) -> str:
        """The yield of a stack, the cost of a place, the points of a decoration."""
        return words.describe_place(view, place, would, names, texts)

    def drawn_label(self, move: str, texts: Texts) -> str:
        """The last word of the move; never shown, as no challenge of this game lists its draws."""
        return move.rsplit(maxsplit=1)[-1]

    def prompt(self, view: View, path: Sequence[str], texts: Texts) -> str:
        """A sentence that says what to do next."""
        return words.prompt(view, path, texts)

    def button(self, view: View, touch: str, texts: Texts) -> Button | None:
        """A button for a tile in hand, a decoration, the token or the end of the turn."""
        return words.button(touch, texts)

    def column(self, place: str) -> int | None:
        """None: the number keys belong to buttons here."""
        return None

    def meant_by_column(self, view: View, places: Sequence[str]) -> str | None:
        """None: the number keys belong to buttons here."""
        return None

    def describe(self, view: View, move: str, events: Iterable[Event], names: Sequence[str], texts: Texts) -> list[Sentence]:
        """The sentences of the log for a move."""
        return words.describe(view, events, names, texts)

    def describe_preview(self, view: View, move: str, events: Iterable[Event], names: Sequence[str], texts: Texts) -> list[Sentence]:
        """The sentences of the preview of a move."""
        return words.describe_preview(view, list(events), names, texts)

    def frames(self, view: View, events: Iterable[Event]) -> list[Frame]:
        """One frame, after the move: this game has no animation."""
        return [Frame(view, Marks(moved=frozenset(place for event in events for place in _places(event))))]

    def player_info(self, view: View, seat: Seat, texts: Texts) -> Text:
        """A player's flower, pillars and stored tile."""
        garden = view["gardens"][seat]
        one = FLOWER[FLOWER_LETTER[garden["flower"]]]
        pillars = f" {SINGLE}{garden['singles']}" + (f" {DOUBLE}{garden['doubles']}" if garden["doubles"] else "")
        return Text.assemble((one.sign, one.ink), pillars, f" {texts('babylon-has-tile')}" if garden["stored"] else "")

    def panel(self, scene: Scene, width: int, roomy: bool) -> RenderableType:
        """The token and the score of a garden."""
        return panel(scene, roomy)

    def end_reason(self, view: View, texts: Texts) -> str:
        """A sentence that says why the game is over."""
        return words.end_reason(view["ended_by"], texts)

    def introduction(self, texts: Texts) -> list[Chapter]:
        """The goal of the game, and its signs."""
        return [Chapter(texts("title-babylon"), texts("babylon-help-goal")), Chapter(texts("babylon-signs"), _signs(texts))]

    def rules(self, texts: Texts) -> str:
        """The quick rules."""
        return "\n".join(texts(f"babylon-help-{topic}") for topic in RULES)

    def notation(self, texts: Texts) -> str:
        """Examples of the notation of moves."""
        return texts("babylon-help-notation")


def _places(event: Event) -> Iterable[str]:
    """The places that an event changes."""
    facts = {field.name: getattr(event, field.name) for field in fields(event)}
    if isinstance(event, Built):
        return [garden_place(event.seat, name_of(cell)) for cell in block_of(cell_of(event.place))]
    if "stack" in facts:
        return [stack_place(facts["stack"])]
    cells = facts.get("cells") or ([facts["cell"]] if "cell" in facts else [])
    return [garden_place(facts["seat"], cell) for cell in cells]


def _signs(texts: Texts) -> Table:
    """A table of the board's signs and their meanings."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for piece in PIECES:
        letter = LETTER_OF[piece]
        grid.add_row(Text(SYMBOLS[letter].art, f"bold {SYMBOLS[letter].ink}"), letter, words.piece(piece, texts))
    for name in FLOWERS:
        one = FLOWER[FLOWER_LETTER[name]]
        grid.add_row(Text(f" {one.sign} ", f"bold {one.ink}"), "", texts(f"flower-{name}"))
    for sign, id in ((SINGLE, "piece-single"), (DOUBLE, "piece-double"), (NEW, "babylon-sign-new"), ("2", "babylon-sign-level")):
        grid.add_row(f" {sign} ", "", texts(id))
    grid.add_row(" S ", "", texts("babylon-sign-built"))
    for layer, material in ((3, "clay"), (2, "granite"), (1, "basalt")):
        grid.add_row(f" {LAYERS[layer]} ", "", texts(f"material-{material}"))
    return grid


BOARD: Board = BabylonBoard()
