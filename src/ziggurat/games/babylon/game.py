"""Babylon as a Game: the door through which everything outside comes in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ziggurat.core.game import CHANCE, Draw, Event, IllegalMove, Moves, Options, Position, Rule, Seat, View
from ziggurat.core.kernel import Engine, Mode
from ziggurat.core.random import scramble

from . import loops, notation, positions, scoring, setup, turn
from . import view as views
from .components import EFFECTS, MATERIALS, MOST_SEATS, OF_A_MATERIAL, RULES_VERSION
from .consequences import consequences
from .moves import (
    BUILD_CODE,
    CODES,
    FIRST_CODE,
    LAY_CODE,
    MOST_MOVES,
    MOST_SITES,
    MOVES,
    STATUE_CODE,
    TOKEN_CODE,
    UNCOVER_CODE,
    Lay,
    Move,
    Uncover,
)
from .quarry import covered_stack
from .scoring import BY_LAST_TOKEN
from .state import FIRST, TOKEN, State
from .tiles import data_version

BabylonPosition = Position[State]
NO_OPTIONS: Options = {}


class Babylon:
    """Babylon for two, three or four."""

    name = "babylon"
    seats = setup.SEATS
    options = setup.OPTIONS
    rules_version = RULES_VERSION
    data_version = data_version()

    def __init__(self, mode: Mode) -> None:
        self.engine: Engine[State] = Engine(mode, State)
        function = self.engine.function
        self._survey = function(loops.survey)
        self._list_weights = function(loops.list_weights)
        self._list_scores = function(loops.list_scores)
        self._list_sites = function(loops.list_sites)
        self._refusal = function(loops.refusal)
        self._advance = function(loops.advance)
        self._random_games = function(loops.random_games)
        self._slot = self.engine.slots()
        self._written = self.engine.written
        self._codes = self.engine.buffers(MOST_MOVES)
        self._sites = self.engine.buffers(MOST_SITES)
        self._few = self.engine.buffers(max(MOST_SEATS, OF_A_MATERIAL))

    def __reduce__(self) -> tuple[Callable[..., object], tuple[str, Mode]]:
        from ziggurat.games import load

        return load, (self.name, self.engine.mode)

    def prepare(self) -> Iterator[tuple[str, int, int]]:
        """Compile what there is to compile: before each part its name, how many are done and how many there are."""
        slot = self.engine.pack(setup.start(2, {}))
        steps: list[tuple[str, Callable[[], object]]] = [
            ("moves", lambda: self._survey(slot, self._codes())),
            ("chance", lambda: self._list_weights(slot, self._few())),
            ("scores", lambda: self._list_scores(slot, self._few())),
            ("sites", lambda: self._list_sites(slot, self._sites())),
            ("why not", lambda: self._refusal(slot, LAY_CODE)),
            ("play", lambda: self._advance(slot, self._slot(), self._codes(), LAY_CODE)),
            ("whole games", lambda: self.random_games(1, seed=1)),
        ]
        for done, (name, compile_it) in enumerate(steps):
            yield name, done, len(steps)
            compile_it()
        self.engine.ready()

    def start(self, seats: int = 2, options: Options = NO_OPTIONS) -> BabylonPosition:
        """The position before the first move (chapter 2)."""
        return self._position(setup.start(seats, options))

    def _position(self, state: State) -> BabylonPosition:
        slot, codes = self.engine.pack(state), self._codes()
        return self._seen(slot, codes, self._survey(slot, codes))

    def _seen(self, slot: Any, codes: Any, outlook: int) -> BabylonPosition:
        position: BabylonPosition = Position(self, slot, codes, outlook)
        # The buffer has room for thousands of moves, and most positions have few.
        position.codes = codes[: position.number_of_moves].copy()
        return position

    def adopt(self, position: BabylonPosition) -> BabylonPosition:
        """The same position for this engine, wherever it comes from."""
        return position if position.game is self else self._position(position.state)

    def moves(self, position: BabylonPosition) -> Moves[Move]:
        """The legal moves, of a seat or of chance."""
        return Moves(position.codes, position.number_of_moves, MOVES)

    def weights(self, position: BabylonPosition) -> Sequence[int]:
        """How likely each of chance's moves is, in the order of `moves`."""
        if position.to_act != CHANCE:
            return ()
        weights = self._few()
        return self._written(weights, self._list_weights(self.adopt(position).slot, weights))

    def play(self, position: BabylonPosition, move: Move) -> BabylonPosition:
        """The position after a move. IllegalMove carries the rule's number."""
        if position.game is not self:
            position = self.adopt(position)
        try:
            code = move.code
        except AttributeError:
            raise TypeError(f"not a move: {move!r}; `read` makes a move of a text") from None
        after, codes = self._slot(), self._codes()
        outlook = self._advance(position.slot, after, codes, code)
        if outlook < 0:
            raise IllegalMove(self.write(move), loops.REFUSED - outlook, over=position.to_act is None)
        return self._seen(after, codes, outlook)

    def why_not(self, position: BabylonPosition, move: Move) -> Rule:
        """0, or the rule that forbids the move; the lowest if several do."""
        return int(self._refusal(self.adopt(position).slot, move.code))

    def completions(self, position: BabylonPosition, path: Sequence[str]) -> Sequence[Move]:
        """Every decision of this step, legal or not, to which a path of touches may lead."""
        return views.completions(position.state, path)

    def events(self, before: BabylonPosition, move: Move) -> tuple[Event, ...]:
        """What a legal move does, step by step, as the plain rules tell it; then what follows from it."""
        rule = self.why_not(before, move)
        if rule:
            raise IllegalMove(self.write(move), rule, over=before.to_act is None)
        state = before.state
        told: list[Event] = []
        state.listener = told
        turn.play(state, move.code)
        return (*told, *consequences(before.state, state, move.code))

    def scores(self, position: BabylonPosition) -> tuple[int, ...]:
        """The points of each seat."""
        scores = self._few()
        return tuple(self._written(scores, self._list_scores(self.adopt(position).slot, scores)))

    def ranks(self, position: BabylonPosition) -> tuple[int, ...] | None:
        """At the end, each seat's rank."""
        return scoring.ranks(position.state) if position.to_act is None else None

    def ended_by(self, position: BabylonPosition) -> Rule:
        """The rule that ended the game, 0 while it goes on."""
        return BY_LAST_TOKEN if position.to_act is None else 0

    def decks(self, start: BabylonPosition) -> Mapping[str, Sequence[Move]]:
        """What each deck held at the start; the tiles of a material as if they came to light on the first stack (2.2, 2.3, 2.4)."""
        s = start.state
        return {
            "clay": [MOVES[LAY_CODE + tile] for tile in range(OF_A_MATERIAL)],
            "granite": [MOVES[UNCOVER_CODE + OF_A_MATERIAL + tile] for tile in range(OF_A_MATERIAL)],
            "basalt": [MOVES[UNCOVER_CODE + tile] for tile in range(OF_A_MATERIAL)],
            "first player": [MOVES[FIRST_CODE + seat] for seat in range(s.seats)],
            "tokens": [MOVES[TOKEN_CODE + effect] for effect in range(len(EFFECTS)) for _ in range(s.tokens[effect])],
        }

    def draw(self, start: BabylonPosition, position: BabylonPosition) -> Draw:
        """From which deck chance acts now, and which card of it: a place of the quarry counts by its place (2.2)."""
        s = position.state
        if s.step == FIRST:
            return Draw("first player", 0)
        if s.step == TOKEN:
            return Draw("tokens", sum(start.state.tokens) - sum(s.tokens))
        stack = covered_stack(s)
        return Draw(MATERIALS[s.layers[stack] - 1], stack)

    def turned_up(self, position: BabylonPosition, card: Move) -> Move:
        """The move with which a card of a deck is turned up here: a tile comes to light where it is looked for (2.2)."""
        match card:
            case Lay(_, tile):
                return Lay(covered_stack(position.state), tile)
            case Uncover(_, tile):
                return Uncover(covered_stack(position.state), tile)
        return card

    def view(self, position: BabylonPosition, seat: Seat | None = None) -> View:
        """What a seat, or a spectator, sees and can do."""
        if seat is None or position.to_act != seat:
            return views.view(position.state, position.to_act, seat, (), ())
        sites = self._sites()
        places = self._written(sites, self._list_sites(self.adopt(position).slot, sites))
        others = [MOVES[code] for code in self.moves(position).codes if not BUILD_CODE <= code < STATUE_CODE]
        return views.view(position.state, position.to_act, seat, others, places)

    def write(self, move: Move) -> str:
        """The text of a move."""
        return notation.write(move)

    def read(self, text: str) -> Move:
        """The move of a text, or BadText."""
        return notation.read(text)

    def write_position(self, position: BabylonPosition) -> str:
        """The text of a position, on one line."""
        return positions.write_position(position.state)

    def read_position(self, text: str) -> BabylonPosition:
        """The position of a text, or BadText."""
        return self._position(positions.read_position(text))

    def code(self, move: Move) -> int:
        """The stable number of a move."""
        return move.code

    def move(self, code: int) -> Move:
        """The move of a number."""
        if not 0 <= code < CODES:
            raise ValueError(f"no such move: {code}; codes are 0 to {CODES - 1}")
        return MOVES[code]

    def random_games(self, games: int, seed: int, start: BabylonPosition | None = None) -> int:
        """Play random games in one compiled loop; say how many decisions there were."""
        first = self.adopt(start or self.start())
        return self._random_games(first.slot, self._slot(), self.engine.generator(scramble(seed)), self._codes(), games)
