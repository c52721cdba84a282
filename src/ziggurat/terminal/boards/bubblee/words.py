"""What is said beside the board: prompts, buttons, what happens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ziggurat.core.game import Event, View
from ziggurat.games.bubblee.components import COLOUR_NAMES, LETTERS
from ziggurat.games.bubblee.events import (
    Chain,
    Exchanged,
    Fell,
    Left,
    Line,
    Placed,
    PowerDue,
    PowersDeclined,
    PowersLost,
    PowerUsed,
    Scored,
    Sent,
    SkyLaid,
    Swapped,
    Touching,
)
from ziggurat.locales import Texts

from ...board import Button, Told
from .creatures import CREATURES
from .places import place_of

COLOURS = dict(zip(LETTERS, COLOUR_NAMES, strict=True))
BUTTON_KEYS = {"keep": "k", "pass": "p", "stop": "s"}
POWER_KEYS = {"red": "r", "purple": "v", "yellow": "y", "blue": "b", "green": "g"}
EXCHANGES = ("power red", "power green")
SILENT_MOVES = {"keep": "bubblee-kept", "stop": "bubblee-stopped"}
"""Moves that the rules tell no event about."""


def prompt(view: View, path: Sequence[str], texts: Texts) -> str:
    """What to do, in one sentence."""
    step = view["step"]
    if step == "place":
        return texts("bubblee-do-place", colour=COLOURS[view["hand"]])
    if step == "power" and path:
        first = len(path) == 1
        return texts(f"power-{path[0].removeprefix('power ')}") if first else texts("bubblee-do-exchange-second")
    return texts(f"bubblee-do-{step}-second" if path else f"bubblee-do-{step}")


def button(touch: str, texts: Texts) -> Button | None:
    """A button for a power, or for doing nothing."""
    if touch in BUTTON_KEYS:
        return Button(texts(f"bubblee-{touch}"), BUTTON_KEYS[touch])
    if not touch.startswith("power "):
        return None
    colour = touch.removeprefix("power ")
    letter = LETTERS[COLOUR_NAMES.index(colour)]
    return Button(texts(f"colour-{colour}"), POWER_KEYS[colour], CREATURES[letter].shade)


def tell(view: View, move: str, events: Iterable[Event], names: Sequence[str], texts: Texts) -> list[Told]:
    """What a move does, in sentences."""
    told = [sentence for event in events if (sentence := _sentence(view, event, names, texts))]
    if move in SILENT_MOVES:
        told.insert(0, Told(view["active"], texts(SILENT_MOVES[move])))
    return told


def foretell(view: View, move: str, events: Iterable[Event], names: Sequence[str], texts: Texts) -> list[Told]:
    """What a move would do; for a drop also that it completes no line."""
    events = tuple(events)
    told = tell(view, move, events, names, texts)
    if view["step"] == "drop" and not any(isinstance(event, Line) for event in events):
        told.append(Told(view["active"], texts("bubblee-no-line")))
    return told


def _sentence(view: View, event: Event, names: Sequence[str], texts: Texts) -> Told | None:
    """A sentence, unless the next one or the board says the same."""

    def told(id: str, seat: int | None, **values: object) -> Told:
        who = {} if seat is None else {"player": names[seat]}
        return Told(view["active"] if seat is None else seat, texts(f"event-bubblee-{id}", **who, **values))

    match event:
        case SkyLaid():
            return Told(None, texts("event-bubblee-sky-laid"))
        case Placed(colour, place):
            return told("placed", None, colour=COLOURS[colour], place=_notation(view, place))
        case Swapped(first, second):
            return told("swapped", None, place=f"{_notation(view, first)} {_notation(view, second)}")
        case Fell(seat, colour, source, _) if source.startswith("sky"):
            return told("fell", seat, colour=COLOURS[colour], column=_column(source))
        case Chain(seat):
            return told("chain", seat)
        case Line(seat, colour, places):
            return told("line", seat, colour=COLOURS[colour], number=len(places))
        case Touching(seat, colour, places):
            return told("touching", seat, colour=COLOURS[colour], number=len(places))
        case Scored(seat, points, _):
            return told("scored", seat, points=points)
        case Left(places):
            return told("left", None, number=len(places))
        case PowerDue(seat, colour):
            return told("power-due", seat, colour=COLOURS[colour])
        case PowerUsed(seat, colour):
            return told("power-used", seat, colour=COLOURS[colour])
        case Exchanged(seat, first, second):
            return told("exchanged", seat, place=f"{_notation(view, first)} {_notation(view, second)}")
        case Sent(seat, colour, source, _):
            return told("sent", seat, colour=COLOURS[colour], column=_column(source))
        case PowersDeclined(seat):
            return told("powers-declined", seat)
        case PowersLost(seat):
            return told("powers-lost", seat)
    return None


def _notation(view: View, name: str) -> str:
    """A place as the moves of the active player write it."""
    place = place_of(name)
    assert place is not None
    if place.in_sky:
        return f"{'n' if place.seat == view['active'] else 'f'}{place.column + 1}"
    return f"{place.column + 1}:{place.height}"


def _column(name: str) -> int:
    place = place_of(name)
    assert place is not None
    return place.column + 1
