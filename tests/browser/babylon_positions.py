"""Positions of Babylon with a decision to make, sampled from seeded games, and the engine's answers about them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import ziggurat
from ziggurat.core.game import CHANCE, Position
from ziggurat.games.babylon.components import STACKS
from ziggurat.games.babylon.events import cell_name, stack_name
from ziggurat.games.babylon.moves import Bridge, Build, Dig, End, Fountain, Remove, Stairs, Statue, Wild
from ziggurat.games.babylon.quarry import dig_pillars, edge_pillars, flower_pillars
from ziggurat.games.babylon.state import NOT_SEEN, State

GAME = ziggurat.load("babylon", "compiled")
WILD = {"tokens": "wild-symbol*7 wild-space*7"}
"""Options with mostly wild tokens, which are rare otherwise."""
KINDS = ("dig", "build", "decorate", "build", "remove", "build", "decorate", "dig", "build", "wild")
"""Kinds of decisions, repeated by how often each is sampled."""
GLANCES = 40
"""The most builds that an eager player compares."""
SYMBOLS = ("statue", "stairs", "fountain", "bridge")
CORNERS = ((0, 1), (1, 1), (1, 0), (0, 0))
"""The columns and rows from a tile's lower left cell to its four cells, clockwise from the top left."""

Decoration = tuple[str, frozenset[str]]
"""A kind of piece and its cells."""


def sampled(number: int, seed: int) -> Iterator[Position[State]]:
    """`number` positions of all kinds, one from each game, with 2 to 4 seats in turn."""
    chance = random.Random(seed)
    for index in range(number):
        kind = KINDS[index % len(KINDS)]
        # With four players nobody removes clay.
        seats = 2 + index % (2 if kind == "remove" else 3)
        found = [position for position in game(seats, chance, WILD if kind == "wild" else {}) if kind in kinds(position)]
        yield chance.choice(found)


def kinds(position: Position[State]) -> set[str]:
    """The kinds of decisions in a position, as in KINDS."""
    if position.to_act in (CHANCE, None):
        return set()
    named: dict[type, str] = {Remove: "remove", Dig: "dig", Build: "build", Wild: "wild"}
    return {named.get(type(move), "decorate") for move in GAME.moves(position) if not isinstance(move, End)}


def game(seats: int, chance: random.Random, options: dict[str, str]) -> Iterator[Position[State]]:
    """The positions of a game of eager players."""
    position = GAME.start(seats, options)
    while position.to_act is not None:
        yield position
        position = GAME.play(position, eager(position, chance))


def eager(position: Position[State], chance: random.Random) -> Any:
    """Usually a decoration if there is one, else the best-scoring of some builds: gardens grow high, and much is hidden."""
    moves = list(GAME.moves(position))
    if position.to_act == CHANCE or chance.random() < 0.1:
        return chance.choice(moves)
    free = [move for move in moves if not isinstance(move, Build | End)]
    builds = [move for move in moves if isinstance(move, Build)]
    if free and (not builds or chance.random() < 0.7):
        return chance.choice(free)
    if not builds:
        return chance.choice(moves)
    seat = position.to_act or 0
    return max(chance.sample(builds, min(GLANCES, len(builds))), key=lambda move: GAME.scores(GAME.play(position, move))[seat])


# The engine's answers


class Yield(NamedTuple):
    """The pillars that a stack gives, and why (4.2, 4.3, 8.2)."""

    total: int
    edges: int
    flower: int

    @property
    def why(self) -> str:
        """The reason in the page's words."""
        token = self.total - self.edges - self.flower
        why = [
            f"{self.edges} for edges",
            *([f"{self.flower} for your flower"] if self.flower else []),
            *([f"{token:+} for the token".replace("-", "−")] if token else []),
        ]
        gives = "Gives nothing" if not self.total else f"Gives {self.total} pillar{'s' if self.total > 1 else ''}"
        listed = " and ".join([", ".join(why[:-1]), why[-1]] if why[1:] else why)
        return f"{gives}: {listed}."


class Engine:
    """The rules' answers about one position, for the seat that decides."""

    def __init__(self, position: Position[State]) -> None:
        self.position = position
        self.state = position.state
        self.seat = position.to_act or 0
        self.moves = list(GAME.moves(position))
        self.garden: dict[str, Any] = GAME.view(position, self.seat)["gardens"][self.seat]

    def of(self, kind: type | tuple[type, ...]) -> list[Any]:
        return [move for move in self.moves if isinstance(move, kind)]

    @property
    def stacks(self) -> set[str]:
        """The stacks that can be dug, or whose tile can be removed."""
        return {stack_name(move.stack) for move in self.of((Dig, Remove))}

    @property
    def yields(self) -> dict[str, Yield]:
        s, seat = self.state, self.seat
        seen = [stack for stack in range(STACKS) if s.layers[stack] and s.visible[stack] != NOT_SEEN]
        return {stack_name(one): Yield(dig_pillars(s, one, seat), edge_pillars(s, one), flower_pillars(s, one, seat)) for one in seen}

    @property
    def sources(self) -> set[str]:
        """The tiles that can be built."""
        return {move.source for move in self.of(Build)}

    def sites(self, source: str) -> dict[str, list[Build]]:
        """The unrotated builds of a tile by place; the one without a free corner comes first."""
        found: dict[str, list[Build]] = {}
        for move in self.of(Build):
            if move.source == source and move.rotation == 0:
                found.setdefault(place_of(move), []).append(move)
        return {place: sorted(moves, key=corner_of) for place, moves in found.items()}

    def cost(self, move: Build) -> int:
        """The number of single pillars it uses up."""
        return int(self.state.singles[self.seat] - GAME.play(self.position, move).state.singles[self.seat])

    @property
    def decorations(self) -> set[Decoration]:
        names = {Statue: "statue", Stairs: "stairs", Fountain: "fountain", Bridge: "bridge"}
        pieces = self.of((Statue, Stairs, Fountain, Bridge))
        return {(names[type(move)], frozenset(cells_of(move))) for move in pieces}

    @property
    def wild(self) -> dict[str, set[str]]:
        """By cell, the symbols that the round token can put there."""
        found: dict[str, set[str]] = {}
        for move in self.of(Wild):
            found.setdefault(cell_name(move.cell), set()).add(SYMBOLS[move.symbol])
        return found

    @property
    def only_now(self) -> set[str]:
        """The visible unused symbols of this turn's tiles (6.2), found from the board and not from the engine's own note."""
        new = [tile["at"] for tile in self.garden["tiles"] if tile.get("new")]
        return {cell for at in new for cell in block(at) if self._is_free_symbol(cell, int(at.split(":")[1]))}

    def _is_free_symbol(self, cell: str, level: int) -> bool:
        index, garden = index_of(cell), self.garden
        is_seen = garden["levels"][index] == level and garden["symbols"][index] != "."
        return is_seen and garden["standing"][index] == "." and cell not in garden["closed"]

    def told(self, move: Any, event: str) -> list[Any]:
        """The events of a move, of one kind."""
        return [one for one in GAME.events(self.position, move) if type(one).__name__ == event]


def place_of(move: Build) -> str:
    return f"{cell_name(move.corner)}:{move.level}"


def corner_of(move: Build) -> int:
    """-1 without a free corner, else the number of the corner."""
    return -1 if move.free is None else block(place_of(move)).index(cell_name(move.free))


def cells_of(move: Any) -> list[str]:
    return [cell_name(move.cell)] if isinstance(move, Statue) else [cell_name(move.first), cell_name(move.second)]


def block(at: str) -> list[str]:
    """The four cells of a tile by its place, clockwise from the top left."""
    column, row = "abcdefgh".index(at[0]), int(at[1])
    return [f"{'abcdefgh'[column + x]}{row + y}" for x, y in CORNERS]


def index_of(cell: str) -> int:
    return "abcdefgh".index(cell[0]) + 8 * (int(cell[1]) - 1)


def blocks(places: set[str]) -> set[str]:
    """All cells of these places."""
    return {cell for place in places for cell in block(place)}
