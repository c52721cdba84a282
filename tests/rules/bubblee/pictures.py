"""Positions as text: the notation in which the tests of Bubblee Pop are written.

A picture is a position's text, as in docs/notation.md. One without a bag has 5 of each colour and 1 black in it.
"""

from __future__ import annotations

from typing import Any

import pytest

import ziggurat
from ziggurat.core.game import Event, Position

rule = pytest.mark.rule
GAME = ziggurat.load("bubblee", "plain")
SKY = "RBPYG GYRBP"
"""A sky without equal neighbours."""
FULL = "RYRY BGBG RYRY BGBG RYRY"
"""A full planet without a line."""
EMPTY = "- - - - -"

Bubblees = Position[Any]


def at(picture: str) -> Bubblees:
    """The position of a picture."""
    return GAME.read_position(picture if "bag " in picture else f"{picture}; bag R5 P5 Y5 B5 G5 K1")


def start(seats: int = 2, **options: str) -> Bubblees:
    """The position before the first move."""
    return GAME.start(seats, options)


def play(before: str | Bubblees, *moves: str) -> Bubblees:
    """The position after some moves."""
    position = at(before) if isinstance(before, str) else before
    for move in moves:
        position = GAME.play(position, GAME.read(move))
    return position


def legal(before: str | Bubblees, *moves: str) -> set[str]:
    """The legal moves after some moves."""
    return {GAME.write(move) for move in GAME.moves(play(before, *moves))}


def why_not(before: str | Bubblees, move: str) -> int:
    """The number of the rule that forbids a move, or 0."""
    return GAME.why_not(play(before), GAME.read(move))


def events_of(before: str | Bubblees, *moves: str) -> list[Event]:
    """The events of the last of some moves."""
    return list(GAME.events(play(before, *moves[:-1]), GAME.read(moves[-1])))
