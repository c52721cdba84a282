"""The drawings of the six Bubblees, each with its own face and shape, so that they can be told apart without colour."""

from __future__ import annotations

from dataclasses import dataclass

from ziggurat.games.bubblee.components import COLOUR_NAMES, LETTERS
from ziggurat.locales import Texts

from ...canvas import Canvas, Colour, mix


@dataclass(frozen=True, slots=True)
class Creature:
    """A Bubblee: its letter in the notation, its colours, its eyes, and its head on a large board."""

    letter: str
    light: Colour
    body: Colour
    shade: Colour
    outline: Colour
    eyes: str
    head: str
    letter_ink: Colour

    @property
    def face(self) -> Colour:
        """The colour of the lit upper half."""
        return mix(self.body, self.light, 0.45)

    @property
    def eye_ink(self) -> Colour:
        """The colour of the eyes: light for sleeping black, dark for all others."""
        return "#e8e6ff" if self.letter == "K" else self.outline


CREATURES = {
    creature.letter: creature
    for creature in (
        Creature("R", "#ff9a86", "#e8433f", "#a51b25", "#5b0a12", "ò ó", "▙▄▄▄▟", "#ffffff"),
        Creature("P", "#c9a1ff", "#8b4fd0", "#56268f", "#2b0b52", "(●)", "▗▄▟▄▖", "#ffffff"),
        Creature("Y", "#fff0a0", "#ffc62e", "#8f5300", "#5a3300", "^ ^", "▟▟▙▙▙", "#5a3300"),
        Creature("B", "#a3e0ff", "#2c8ff2", "#1257b0", "#06264f", "o o", "▗▟█▙▖", "#ffffff"),
        Creature("G", "#b6f0a5", "#35ad5c", "#17713a", "#06381a", "¬ ¬", "▚▄▄▄▞", "#06381a"),
        Creature("K", "#74738c", "#3b3a4c", "#1d1c28", "#0d0c14", "- -", "▄▄▄▄▄", "#ffffff"),
    )
}

SMALL = (5, 2)
LARGE = (7, 3)


def letters(texts: Texts) -> dict[str, str]:
    """The letters drawn on Bubblees, in the reader's language, keyed by the English letters of the notation."""
    return {letter: texts(f"letter-{name}") for letter, name in zip(LETTERS, COLOUR_NAMES, strict=True)}


def draw_creature(canvas: Canvas, x: int, y: int, letter: str, label: str, large: bool) -> None:
    """Draw a Bubblee with its upper left corner here; the label is its letter in the reader's language."""
    one = CREATURES[letter]
    if large:
        canvas.write(x + 1, y, one.head, one.face)
        canvas.write(x, y + 1, "▐     ▌", one.face)
        canvas.write(x + 1, y + 1, f" {one.eyes} ", one.eye_ink, one.face, bold=True)
        canvas.write(x, y + 2, "▝▜   ▛▘", one.body)
        canvas.write(x + 2, y + 2, label.center(3), one.letter_ink, one.body, bold=True)
        return
    canvas.write(x, y, "▟   ▙", one.face)
    canvas.write(x + 1, y, one.eyes, one.eye_ink, one.face, bold=True)
    canvas.write(x, y + 1, "▜   ▛", one.body)
    canvas.write(x + 1, y + 1, label.center(3), one.letter_ink, one.body, bold=True)


def draw_outline(canvas: Canvas, x: int, y: int, letter: str, label: str, large: bool, ink: Colour) -> None:
    """Draw the outline of a Bubblee that is not there yet."""
    one = CREATURES[letter]
    if large:
        canvas.write(x, y, " ╭╌╌╌╮ ", ink)
        canvas.write(x, y + 1, f" ┆{one.eyes}┆ ", ink, bold=True)
        canvas.write(x, y + 2, f" ╰{label.center(3, '╌')}╯ ", ink, bold=True)
        return
    canvas.write(x, y, f"╭{one.eyes}╮", ink, bold=True)
    canvas.write(x, y + 1, f"╰{label.center(3, '╌')}╯", ink, bold=True)


def draw_hollow(canvas: Canvas, x: int, y: int, large: bool, ink: Colour) -> None:
    """Draw an empty place."""
    for row, text in enumerate((" ▗▄▄▄▖ ", " █████ ", " ▝▀▀▀▘ ") if large else ("▗▄▄▄▖", "▝▀▀▀▘")):
        for column, glyph in enumerate(text):
            if glyph != " ":
                canvas.write(x + column, y + row, glyph, ink)
