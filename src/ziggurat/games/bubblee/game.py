"""Bubblee Pop as a Game: the door through which everything outside comes in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from ziggurat.core.game import CHANCE, Draw, Even, Event, IllegalMove, Moves, Options, Position, Rule, Seat, View
from ziggurat.core.kernel import Engine, Mode
from ziggurat.core.random import scramble

from . import loops, notation, positions, scoring, setup, turn
from . import view as views
from .components import COLOURS, DATA_VERSION, LAYOUTS, RULES_VERSION
from .moves import CODES, DRAW_CODE, FIRST_CODE, MOST_MOVES, MOVES, SKY_CODE, Move
from .state import DRAW, FIRST, State, left_in_bag

BubbleePosition = Position[State]
NO_OPTIONS: Options = {}
SKY_CODES = range(SKY_CODE, SKY_CODE + LAYOUTS)
EVEN_SKIES = Even(LAYOUTS)


class Bubblee:
    """Bubblee Pop for two, or solo."""

    name = "bubblee"
    seats = setup.SEATS
    options = setup.OPTIONS
    rules_version = RULES_VERSION
    data_version = DATA_VERSION

    def __init__(self, mode: Mode) -> None:
        self.engine: Engine[State] = Engine(mode, State)
        function = self.engine.function
        self._survey = function(loops.survey)
        self._list_weights = function(loops.list_weights)
        self._refusal = function(loops.refusal)
        self._advance = function(loops.advance)
        self._random_games = function(loops.random_games)
        self._slot = self.engine.slots()
        self._written = self.engine.written
        self._codes = self.engine.buffers(MOST_MOVES)

    def __reduce__(self) -> tuple[Callable[..., object], tuple[str, Mode]]:
        from ziggurat.games import load

        return load, (self.name, self.engine.mode)

    def prepare(self) -> Iterator[tuple[str, int, int]]:
        """Compile what there is to compile: before each part its name, how many are done and how many there are."""
        slot = self.engine.pack(setup.start(2, {}))
        steps: list[tuple[str, Callable[[], object]]] = [
            ("moves", lambda: self._survey(slot, self._codes())),
            ("chance", lambda: self._list_weights(slot, self._codes())),
            ("why not", lambda: self._refusal(slot, SKY_CODE)),
            ("play", lambda: self._advance(slot, self._slot(), self._codes(), SKY_CODE)),
            ("whole games", lambda: self.random_games(1, seed=1)),
        ]
        for done, (name, compile_it) in enumerate(steps):
            yield name, done, len(steps)
            compile_it()
        self.engine.ready()

    def start(self, seats: int = 2, options: Options = NO_OPTIONS) -> BubbleePosition:
        """The position before the first move (chapter 2)."""
        return self._position(setup.start(seats, options))

    def _position(self, state: State) -> BubbleePosition:
        slot, codes = self.engine.pack(state), self._codes()
        return Position(self, slot, codes, self._survey(slot, codes))

    def adopt(self, position: BubbleePosition) -> BubbleePosition:
        """The same position for this engine, wherever it comes from."""
        return position if position.game is self else self._position(position.state)

    def moves(self, position: BubbleePosition) -> Moves[Move]:
        """The legal moves, of a seat or of chance."""
        number = position.number_of_moves
        return Moves(SKY_CODES if number == LAYOUTS else position.codes, number, MOVES)

    def weights(self, position: BubbleePosition) -> Sequence[int]:
        """How likely each of chance's moves is, in the order of `moves`."""
        if position.to_act != CHANCE:
            return ()
        if position.game is not self:
            position = self.adopt(position)
        weights = self._codes()
        number = self._list_weights(position.slot, weights)
        return EVEN_SKIES if number == LAYOUTS else self._written(weights, number)

    def play(self, position: BubbleePosition, move: Move) -> BubbleePosition:
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
        return Position(self, after, codes, outlook)

    def why_not(self, position: BubbleePosition, move: Move) -> Rule:
        """0, or the rule that forbids the move; the lowest if several do."""
        return int(self._refusal(self.adopt(position).slot, move.code))

    def completions(self, position: BubbleePosition, path: Sequence[str]) -> Sequence[Move]:
        """Every decision of this step, legal or not, to which a path of touches may lead."""
        return views.completions(position.state, path)

    def events(self, before: BubbleePosition, move: Move) -> tuple[Event, ...]:
        """What a legal move does, step by step, as the plain rules tell it."""
        rule = self.why_not(before, move)
        if rule:
            raise IllegalMove(self.write(move), rule, over=before.to_act is None)
        state = before.state
        state.listener = []
        turn.play(state, move.code)
        return tuple(state.listener)

    def scores(self, position: BubbleePosition) -> tuple[int, ...]:
        """The points of each seat."""
        points = position.game.engine.field(position.slot, "points")
        return tuple(points[:1] if position.game.engine.field(position.slot, "solo") else points)

    def ranks(self, position: BubbleePosition) -> tuple[int, ...] | None:
        """At the end, each seat's rank; a lost solo game is 2."""
        return scoring.ranks(position.state) if position.to_act is None else None

    def ended_by(self, position: BubbleePosition) -> Rule:
        """The rule that ended the game, 0 while it goes on."""
        return int(position.game.engine.field(position.slot, "ended_by"))

    def decks(self, start: BubbleePosition) -> Mapping[str, Sequence[Move]]:
        """What each deck held at the start; a dealer shuffles it for a storm, or takes a listed order for a puzzle (2.2, 8.6)."""
        bag = start.state.bag
        return {
            "sky": MOVES[SKY_CODE : SKY_CODE + LAYOUTS],
            "first player": MOVES[FIRST_CODE:SKY_CODE],
            "bag": [MOVES[DRAW_CODE + colour] for colour in range(COLOURS) for _ in range(bag[colour])],
        }

    def draw(self, start: BubbleePosition, position: BubbleePosition) -> Draw:
        """From which deck chance acts now, and which card of it, counted from 0 at the start."""
        s = position.state
        if s.step == DRAW:
            return Draw("bag", left_in_bag(start.state) - left_in_bag(s))
        return Draw("first player" if s.step == FIRST else "sky", 0)

    def turned_up(self, position: BubbleePosition, card: Move) -> Move:
        """The move with which a card of a deck is turned up here: the card itself."""
        return card

    def view(self, position: BubbleePosition, seat: Seat | None = None) -> View:
        """What a seat, or a spectator, sees and can do."""
        moves = self.moves(position) if position.to_act == seat and seat is not None else ()
        return views.view(position.state, position.to_act, seat, moves)

    def write(self, move: Move) -> str:
        """The text of a move."""
        return notation.write(move)

    def read(self, text: str) -> Move:
        """The move of a text, or BadText."""
        return notation.read(text)

    def write_position(self, position: BubbleePosition) -> str:
        """The text of a position, on one line."""
        return positions.write_position(position.state)

    def read_position(self, text: str) -> BubbleePosition:
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

    def random_games(self, games: int, seed: int, start: BubbleePosition | None = None) -> int:
        """Play random games in one compiled loop; say how many decisions there were."""
        first = self.adopt(start or self.start())
        return self._random_games(first.slot, self._slot(), self.engine.generator(scramble(seed)), self._codes(), games)
