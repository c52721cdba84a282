"""The names of places in views and events, and the Bubblees on them."""

from __future__ import annotations

from typing import NamedTuple

from ziggurat.core.game import Seat, View
from ziggurat.games.bubblee.components import COLUMNS

Pieces = dict[str, str]
"""The letter of the Bubblee on each place that has one."""


class BoardPlace(NamedTuple):
    """A place of the board. Columns count from 0; height 1 is a planet's ground, height 0 the seat's near row in the sky."""

    seat: Seat
    column: int
    height: int

    @property
    def in_sky(self) -> bool:
        """True if the place is in the sky."""
        return self.height == 0


def sky_name(seat: Seat, column: int) -> str:
    """The name of a place in a seat's near row."""
    return f"sky {seat + 1}:{column + 1}"


def planet_name(seat: Seat, column: int, height: int) -> str:
    """The name of a place on a seat's planet."""
    return f"planet {seat + 1} {column + 1}:{height}"


def place_of(name: str) -> BoardPlace | None:
    """The place with this name; None if it is the name of a button."""
    match name.replace(":", " ").split():
        case ["sky", seat, column]:
            return BoardPlace(int(seat) - 1, int(column) - 1, 0)
        case ["planet", seat, column, height]:
            return BoardPlace(int(seat) - 1, int(column) - 1, int(height))
    return None


def pieces_of(view: View) -> Pieces:
    """The Bubblees of a view, by place."""
    sky = {sky_name(seat, column): letter for seat, row in enumerate(view["sky"]) for column, letter in enumerate(row)}
    planets = {
        planet_name(seat, column, height): letter
        for seat, planet in enumerate(view["planets"])
        for column, letters in enumerate(planet)
        for height, letter in enumerate(letters, 1)
    }
    return {name: letter for name, letter in (sky | planets).items() if letter is not None}


def with_pieces(view: View, pieces: Pieces) -> View:
    """A copy of a view with these Bubblees instead of its own."""
    sky = [[pieces.get(sky_name(seat, column)) for column in range(COLUMNS)] for seat in range(2)]
    planets = [[_column(pieces, seat, column) for column in range(COLUMNS)] for seat in range(2)]
    return View(view, sky=sky, planets=planets)


def _column(pieces: Pieces, seat: Seat, column: int) -> list[str | None]:
    places = (place_of(name) for name in pieces)
    heights = [place.height for place in places if place and place[:2] == (seat, column) and not place.in_sky]
    return [pieces.get(planet_name(seat, column, height)) for height in range(1, max(heights, default=0) + 1)]
