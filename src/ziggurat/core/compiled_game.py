"""What the games have in common behind the Game protocol: positions made by an engine, moves by their codes, events by the plain rules."""

from __future__ import annotations

import sys
from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic

from .game import CHANCE, REFUSED, Event, IllegalMove, M, Moves, Option, Options, Position, Rule, Seat, View
from .kernel import Engine, Mode, S
from .lesson import Lesson, lessons_in
from .random import scramble

NO_OPTIONS: Options = {}


class CompiledGame(Generic[S, M]):
    """A game at one speed. A subclass names its parts, and adds what is its own."""

    name: str
    seats: range
    options: tuple[Option, ...]
    rules_version: int
    data_version: str

    kind: type[S]
    """The record of a state."""
    loops: Any
    """The module of what Python calls in compiled code."""
    features: Any
    """The module of what learning needs: a position as rows of numbers, decisions as one row."""
    all_moves: Sequence[M]
    """Every move at the index of its code."""
    most_moves: int
    """How many codes of legal moves are written at once, at most."""

    def __init__(self, mode: Mode) -> None:
        self.engine: Engine[S] = Engine(mode, self.kind)
        self._survey = self.engine.function(self.loops.survey)
        self._list_weights = self.engine.function(self.loops.list_weights)
        self._refusal = self.engine.function(self.loops.refusal)
        self._advance = self.engine.function(self.loops.advance)
        self._random_games = self.engine.function(self.loops.random_games)
        self._slot = self.engine.slots()
        self._codes = self.engine.buffers(self.most_moves)
        self._looked_at: tuple[Position[S] | None, S, View] = (None, self.kind(), View())

    # What a game says of itself

    @abstractmethod
    def start_state(self, seats: int, options: Options) -> S:
        """The state before the first move, or BadOption."""

    @abstractmethod
    def play_plain(self, state: S, code: int) -> None:
        """Play a legal move by the plain rules, which tell what happens."""

    @abstractmethod
    def board_of(self, state: S, to_act: Seat | None) -> View:
        """What everybody sees alike."""

    @abstractmethod
    def write(self, move: M) -> str:
        """The text of a move."""

    @abstractmethod
    def read(self, text: str) -> M:
        """The move of a text, or BadText."""

    @abstractmethod
    def write_state(self, state: S) -> str:
        """The text of a state, on one line."""

    @abstractmethod
    def read_state(self, text: str) -> S:
        """The state of a text, or BadText."""

    @abstractmethod
    def ranks_of(self, state: S) -> tuple[int, ...]:
        """Each seat's rank at the end."""

    # What follows from it

    def prepare(self) -> Iterator[tuple[str, int, int]]:
        """Compile what there is to compile: before each part its name, how many are done and how many there are."""
        parts = list(self.parts())
        for done, (name, compile_it) in enumerate(parts):
            yield name, done, len(parts)
            compile_it()
        self.engine.ready()

    def parts(self) -> Iterable[tuple[str, Callable[[], object]]]:
        """What is compiled: the name of each part, and a call that needs it."""
        slot = self.engine.pack(self.start_state(2, {}))
        yield "moves", lambda: self._survey(slot, self._codes())
        yield "chance", lambda: self._list_weights(slot, self._codes())
        yield "why not", lambda: self._refusal(slot, 0)
        yield "play", lambda: self._advance(slot, self._slot(), self._codes(), 0)
        yield "whole games", lambda: self.random_games(1, seed=1)

    def start(self, seats: int = 2, options: Options = NO_OPTIONS) -> Position[S]:
        """The position before the first move."""
        return self._position(self.start_state(seats, options))

    def _position(self, state: S) -> Position[S]:
        slot, codes = self.engine.pack(state), self._codes()
        return self._seen(slot, codes, self._survey(slot, codes))

    def _seen(self, slot: Any, codes: Any, outlook: int) -> Position[S]:
        return Position(self, slot, codes, outlook)

    def adopt(self, position: Position[S]) -> Position[S]:
        """The same position for this engine, wherever it comes from."""
        return position if position.game is self else self._position(position.state)

    def moves(self, position: Position[S]) -> Moves[M]:
        """The legal moves, of a seat or of chance."""
        return Moves(position.codes, position.number_of_moves, self.all_moves)

    def weights(self, position: Position[S]) -> Sequence[int]:
        """How likely each of chance's moves is, in the order of `moves`."""
        if position.to_act != CHANCE:
            return ()
        weights = self._codes()
        return self.engine.written(weights, self._list_weights(self.adopt(position).slot, weights))

    def play(self, position: Position[S], move: M) -> Position[S]:
        """The position after a move. IllegalMove carries the rule's number."""
        if position.game is not self:
            position = self.adopt(position)
        after, codes = self._slot(), self._codes()
        outlook = self._advance(position.slot, after, codes, self.code(move))
        if outlook < 0:
            raise IllegalMove(self.write(move), REFUSED - outlook, over=position.to_act is None)
        return self._seen(after, codes, outlook)

    def why_not(self, position: Position[S], move: M) -> Rule:
        """0, or the rule that forbids the move; the lowest if several do."""
        return int(self._refusal(self.adopt(position).slot, self.code(move)))

    def events(self, before: Position[S], move: M) -> tuple[Event, ...]:
        """What a legal move does, step by step, as the plain rules tell it."""
        return tuple(self.told(before, move)[0])

    def told(self, before: Position[S], move: M) -> tuple[list[Event], S]:
        """What the plain rules tell of a legal move, and the state after it."""
        rule = self.why_not(before, move)
        if rule:
            raise IllegalMove(self.write(move), rule, over=before.to_act is None)
        state = before.state
        told: list[Event] = []
        state.listener = told
        self.play_plain(state, self.code(move))
        return told, state

    def board(self, position: Position[S]) -> tuple[S, View]:
        """The state of a position, and what everybody sees alike of it: made once for all who look, one after the other."""
        looked_at, state, board = self._looked_at
        if looked_at is not position:
            state = position.state
            board = self.board_of(state, position.to_act)
            self._looked_at = position, state, board
        return state, board

    def forced(self, position: Position[S]) -> M | None:
        """A placement without alternative: none, unless the game has such placements."""
        return None

    def breakdown(self, position: Position[S]) -> tuple[Mapping[str, int], ...]:
        """The points of each seat by what they are for: nothing, unless the game has several kinds."""
        return ()

    def ranks(self, position: Position[S]) -> tuple[int, ...] | None:
        """At the end, each seat's rank: 1 has won, a shared one is equal."""
        return self.ranks_of(position.state) if position.to_act is None else None

    def write_position(self, position: Position[S]) -> str:
        """The text of a position, on one line."""
        return self.write_state(position.state)

    def read_position(self, text: str) -> Position[S]:
        """The position of a text, or BadText."""
        return self._position(self.read_state(text))

    def code(self, move: M) -> int:
        """The stable number of a move."""
        try:
            return move.code
        except AttributeError:
            # A text is a likely mistake of those who do not check types.
            raise TypeError(f"not a move: {move!r}; `read` makes a move of a text") from None

    def move(self, code: int) -> M:
        """The move of a number."""
        if not 0 <= code < len(self.all_moves):
            raise ValueError(f"no such move: {code}; codes are 0 to {len(self.all_moves) - 1}")
        return self.all_moves[code]

    def lessons(self) -> Sequence[Lesson]:
        """The course, as a file beside the game tells it."""
        folder = Path(str(sys.modules[type(self).__module__].__file__)).parent
        return lessons_in(folder / "data" / "lessons.toml")

    def random_games(self, games: int, seed: int, start: Position[S] | None = None) -> int:
        """Play random games in one loop at the engine's speed; say how many decisions there were."""
        first = self.adopt(start or self.start())
        return int(self._random_games(first.slot, self._slot(), self.engine.generator(scramble(seed)), self._codes(), games))
