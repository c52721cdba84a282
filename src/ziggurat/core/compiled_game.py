"""The shared implementation of the `Game` protocol, plain and compiled: an engine runs the rules, the plain rules emit the events.

Each game's `game.py` subclasses it. Rules, texts and views of a game are not here.
"""

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
    """A game at one speed. A subclass sets the class attributes and implements the abstract methods; see `Game` for the contract."""

    name: str
    seats: range
    options: tuple[Option, ...]
    rules_version: int
    data_version: str

    kind: type[S]
    """The struct type of a state."""
    loops: Any
    """The module of rules that Python calls directly."""
    features: Any
    """The module that encodes positions and decisions for learning."""
    all_moves: Sequence[M]
    """All moves, each at the index of its code."""
    most_moves: int
    """The length of a buffer that holds the codes of the legal moves of any position."""

    def __init__(self, mode: Mode) -> None:
        self.engine: Engine[S] = Engine(mode, self.kind)
        self._survey = self.engine.function(self.loops.survey)
        self._list_weights = self.engine.function(self.loops.list_weights)
        self._refusal = self.engine.function(self.loops.refusal)
        self._advance = self.engine.function(self.loops.advance)
        self._random_games = self.engine.function(self.loops.random_games)
        self._slot = self.engine.slots()
        self._codes = self.engine.buffers(self.most_moves)
        self._latest_board: tuple[Position[S] | None, S, View] = (None, self.kind(), View())

    # Implemented by each game

    @abstractmethod
    def start_state(self, seats: int, options: Options) -> S:
        """The state before the first move. Raises BadOption."""

    @abstractmethod
    def play_plain(self, state: S, code: int) -> None:
        """Play a legal move by the plain rules, which emit events to the state's listener."""

    @abstractmethod
    def board_of(self, state: S, to_act: Seat | None) -> View:
        """The part of a view that is the same for all seats and spectators."""

    @abstractmethod
    def write(self, move: M) -> str:
        """The text of a move."""

    @abstractmethod
    def read(self, text: str) -> M:
        """The move of a text. Raises BadText."""

    @abstractmethod
    def write_state(self, state: S) -> str:
        """The text of a state, on one line."""

    @abstractmethod
    def read_state(self, text: str) -> S:
        """The state of a text. Raises BadText."""

    @abstractmethod
    def ranks_of(self, state: S) -> tuple[int, ...]:
        """The rank of each seat at the end of the game."""

    # Shared

    def prepare(self) -> Iterator[tuple[str, int, int]]:
        """Compile the rules part by part. Before each part, yield its name, the number of parts done, and the number of all parts."""
        parts = list(self.parts())
        for done, (name, compile_it) in enumerate(parts):
            yield name, done, len(parts)
            compile_it()
        self.engine.ready()

    def parts(self) -> Iterable[tuple[str, Callable[[], object]]]:
        """The parts to compile: the name of each, and a call that compiles it."""
        slot = self.engine.pack(self.start_state(2, {}))
        yield "moves", lambda: self._survey(slot, self._codes())
        yield "chance", lambda: self._list_weights(slot, self._codes())
        yield "why not", lambda: self._refusal(slot, 0)
        yield "play", lambda: self._advance(slot, self._slot(), self._codes(), 0)
        yield "whole games", lambda: self.random_games(1, seed=1)

    def start(self, seats: int = 2, options: Options = NO_OPTIONS) -> Position[S]:
        """The position before the first move. Raises BadOption."""
        return self._position(self.start_state(seats, options))

    def _position(self, state: S) -> Position[S]:
        slot, codes = self.engine.pack(state), self._codes()
        return self._make_position(slot, codes, self._survey(slot, codes))

    def _make_position(self, slot: Any, codes: Any, outlook: int) -> Position[S]:
        return Position(self, slot, codes, outlook)

    def adopt(self, position: Position[S]) -> Position[S]:
        """The position converted for this engine; the position itself if it is from this engine already."""
        return position if position.game is self else self._position(position.state)

    def moves(self, position: Position[S]) -> Moves[M]:
        """The legal moves of the actor, a seat or chance, in ascending order of their codes."""
        return Moves(position.codes, position.number_of_moves, self.all_moves)

    def weights(self, position: Position[S]) -> Sequence[int]:
        """The relative weight of each of chance's moves, in the order of `moves`; empty if chance is not to act."""
        if position.to_act != CHANCE:
            return ()
        weights = self._codes()
        return self.engine.written(weights, self._list_weights(self.adopt(position).slot, weights))

    def play(self, position: Position[S], move: M) -> Position[S]:
        """The position after a move. Raises IllegalMove, which has the number of the rule."""
        if position.game is not self:
            position = self.adopt(position)
        after, codes = self._slot(), self._codes()
        outlook = self._advance(position.slot, after, codes, self.code(move))
        if outlook < 0:
            raise IllegalMove(self.write(move), REFUSED - outlook, over=position.to_act is None)
        return self._make_position(after, codes, outlook)

    def why_not(self, position: Position[S], move: M) -> Rule:
        """The lowest rule that forbids the move, or 0 if it is legal."""
        return int(self._refusal(self.adopt(position).slot, self.code(move)))

    def events(self, before: Position[S], move: M) -> tuple[Event, ...]:
        """The events of a move, step by step, as the plain rules emit them. Raises IllegalMove."""
        return tuple(self.play_with_events(before, move)[0])

    def play_with_events(self, before: Position[S], move: M) -> tuple[list[Event], S]:
        """The events of a move, and the state after it, by the plain rules. Raises IllegalMove."""
        rule = self.why_not(before, move)
        if rule:
            raise IllegalMove(self.write(move), rule, over=before.to_act is None)
        state = before.state
        events: list[Event] = []
        state.listener = events
        self.play_plain(state, self.code(move))
        return events, state

    def board(self, position: Position[S]) -> tuple[S, View]:
        """The state of a position, and the part of its view that all seats share. The latest result is cached for consecutive views."""
        latest, state, board = self._latest_board
        if latest is not position:
            state = position.state
            board = self.board_of(state, position.to_act)
            self._latest_board = position, state, board
        return state, board

    def forced(self, position: Position[S]) -> M | None:
        """The only legal placement; None by default, for games without placements."""
        return None

    def breakdown(self, position: Position[S]) -> tuple[Mapping[str, int], ...]:
        """The points of each seat by category; empty by default, for games with only one kind of points."""
        return ()

    def ranks(self, position: Position[S]) -> tuple[int, ...] | None:
        """The rank of each seat once the game is over, else None. The winner has rank 1, and ties share a rank."""
        return self.ranks_of(position.state) if position.to_act is None else None

    def write_position(self, position: Position[S]) -> str:
        """The text of a position, on one line."""
        return self.write_state(position.state)

    def read_position(self, text: str) -> Position[S]:
        """The position of a text. Raises BadText."""
        return self._position(self.read_state(text))

    def code(self, move: M) -> int:
        """The stable number of a move. Raises TypeError for anything but a move."""
        try:
            return move.code
        except AttributeError:
            # A caller that does not check types is likely to pass a text.
            raise TypeError(f"not a move: {move!r}; `read` makes a move of a text") from None

    def move(self, code: int) -> M:
        """The move with this number. Raises ValueError if there is none."""
        if not 0 <= code < len(self.all_moves):
            raise ValueError(f"no such move: {code}; codes are 0 to {len(self.all_moves) - 1}")
        return self.all_moves[code]

    def lessons(self) -> Sequence[Lesson]:
        """The lessons of the tutorial, from the file `data/lessons.toml` next to the game's module."""
        folder = Path(str(sys.modules[type(self).__module__].__file__)).parent
        return lessons_in(folder / "data" / "lessons.toml")

    def random_games(self, games: int, seed: int, start: Position[S] | None = None) -> int:
        """Play whole random games in one loop, at the engine's full speed, and return the number of decisions in all of them."""
        first = self.adopt(start or self.start())
        return int(self._random_games(first.slot, self._slot(), self.engine.generator(scramble(seed)), self._codes(), games))
