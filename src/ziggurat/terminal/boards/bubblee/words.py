"""The texts of Bubblee Pop next to the board: prompts, buttons and events."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import fields

from ziggurat.core.game import Event, View, rule_name
from ziggurat.games.bubblee.components import COLOUR_NAMES, LETTERS
from ziggurat.games.bubblee.events import Drew, Ended, Fell, Line, SkyLaid, Turn
from ziggurat.locales import Texts

from ...board import Button, Sentence
from .creatures import CREATURES
from .places import place_of

COLOURS = dict(zip(LETTERS, COLOUR_NAMES, strict=True))
BUTTON_KEYS = {"keep": "k", "pass": "p", "stop": "s"}
POWER_KEYS = {"red": "r", "purple": "v", "yellow": "y", "blue": "b", "green": "g"}
MOVES_WITHOUT_EVENTS = {"keep": "bubblee-kept", "stop": "bubblee-stopped"}
"""The messages for moves that have no events."""


def prompt(view: View, path: Sequence[str], texts: Texts) -> str:
    """A sentence that says what to do next."""
    step = view["step"]
    if step == "place":
        return texts("bubblee-do-place", colour=COLOURS[view["hand"]])
    if step == "swap" and not path and all(choice["move"] != "keep" for choice in view["choices"]):
        return texts("bubblee-do-swap-must")
    if step == "power" and path:
        first = len(path) == 1
        return texts(f"power-{path[0].removeprefix('power ')}") if first else texts("bubblee-do-exchange-second")
    return texts(f"bubblee-do-{step}-second" if path else f"bubblee-do-{step}")


def button(touch: str, texts: Texts) -> Button | None:
    """The button for a power, or for doing nothing; None for a place."""
    if touch in BUTTON_KEYS:
        return Button(texts(f"bubblee-{touch}"), BUTTON_KEYS[touch])
    if not touch.startswith("power "):
        return None
    colour = touch.removeprefix("power ")
    letter = LETTERS[COLOUR_NAMES.index(colour)]
    return Button(texts(f"colour-{colour}"), POWER_KEYS[colour], CREATURES[letter].shade)


def describe(view: View, move: str, events: Iterable[Event], names: Sequence[str], texts: Texts) -> list[Sentence]:
    """The sentences of the log for a move."""
    sentences = [sentence for event in events if (sentence := _sentence(view, event, names, texts))]
    if move in MOVES_WITHOUT_EVENTS:
        sentences.insert(0, Sentence(view["active"], texts(MOVES_WITHOUT_EVENTS[move])))
    return sentences


def describe_preview(view: View, move: str, events: Iterable[Event], names: Sequence[str], texts: Texts) -> list[Sentence]:
    """The sentences of the preview of a move: without landings, which the board shows, but with a note if a drop makes no line."""
    events = [event for event in events if not isinstance(event, Fell)]
    sentences = describe(view, move, events, names, texts)
    if view["step"] == "drop" and not any(isinstance(event, Line) for event in events):
        sentences.append(Sentence(view["active"], texts("bubblee-no-line")))
    return sentences


def _sentence(view: View, event: Event, names: Sequence[str], texts: Texts) -> Sentence | None:
    """The sentence for an event, or None if the board or the next sentence says the same."""
    match event:
        case Turn() | Drew():
            return None
        case Fell(_, _, source, _) if not source.startswith("sky"):
            return None
        case Ended(rule):
            return Sentence(None, end_reason(rule_name(rule), texts))
    facts = {field.name: getattr(event, field.name) for field in fields(event)}
    values: dict[str, object] = {}
    for name, fact in facts.items():
        match name:
            case "colour":
                values["colour"] = COLOURS[fact]
            case "points":
                values["points"] = fact
            case "places":
                values["number"] = len(fact)
            case "place":
                values["place"] = _notation(view, fact)
            case "first":
                values["place"] = f"{_notation(view, fact)} {_notation(view, facts['second'])}"
            case "source":
                values["column"] = _column(fact)
    whose = None if isinstance(event, SkyLaid) else facts.get("seat", view["active"])
    text = texts(f"event-bubblee-{_id(event)}", **values)
    return Sentence(whose, texts("event-by", player=names[facts["seat"]], event=text) if "seat" in facts else text)


def _id(event: Event) -> str:
    """The end of an event's message id, such as powers-lost for PowersLost."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(event).__name__).lower()


def end_reason(rule: str, texts: Texts) -> str:
    """A sentence that says why a game ended by this rule."""
    return texts(f"ended-bubblee-{rule.replace('.', '-')}")


def _notation(view: View, name: str) -> str:
    """A place in the notation of the active player's moves."""
    place = place_of(name)
    assert place is not None
    if place.in_sky:
        return f"{'n' if place.seat == view['active'] else 'f'}{place.column + 1}"
    return f"{place.column + 1}:{place.height}"


def _column(name: str) -> int:
    place = place_of(name)
    assert place is not None
    return place.column + 1
