"""The public interface of a game: positions, moves, errors, options and the `Game` protocol.

The games are in `ziggurat.games`; `kernel` and `compiled_game` run them at three speeds.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import repeat
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar

from .kernel import Engine, Mode, S, Slot
from .moves import Move

if TYPE_CHECKING:
    from .challenge import Challenge
    from .lesson import Lesson

Seat = int
"""Seats count from 0. Texts for people count them from 1."""
CHANCE: Seat = -1

Rule = int
"""A rule of RULES.md by its number: 504 is 5.4, 510 is 5.10. 0 means no rule."""

Options = Mapping[str, str]
"""The options of a game, as texts by name. An absent option has its default."""


def rule_name(rule: Rule) -> str:
    """The number of a rule as RULES.md writes it: 5.4 for 504."""
    return f"{rule // 100}.{rule % 100}"


class GameError(ValueError):
    """Base class of the caller's errors: requests that the rules or the formats do not allow.

    The message is English. Front ends in other languages build their own messages from the fields.
    """

    def __reduce__(self) -> Any:
        """Pickle the fields, not the arguments of the constructor, so that an error survives the way to another process."""
        return _rebuilt_error, (type(self), self.args, vars(self))


def _rebuilt_error(kind: type[GameError], args: tuple[Any, ...], fields: dict[str, Any]) -> GameError:
    error = kind.__new__(kind, *args)
    vars(error).update(fields)
    return error


class IllegalMove(GameError):
    """A move that the rules forbid: `move` is its text, `rule` the lowest rule that forbids it."""

    def __init__(self, move: str, rule: Rule, over: bool = False) -> None:
        reason = "the game is over, by rule" if over else "not allowed by rule"
        super().__init__(f"{move}: {reason} {rule_name(rule)}")
        self.move = move
        self.rule = rule


class BadText(GameError):
    """A text that cannot be parsed: `column`, counted from 1, what was `expected` there and what was `found`."""

    def __init__(self, text: str, column: int, expected: str) -> None:
        found = text[column - 1 : column + 19].partition("\n")[0]
        super().__init__(f"column {column}: expected {expected}, found {found!r}" if found else f"column {column}: expected {expected}")
        self.text = text
        self.column = column
        self.expected = expected
        self.found = found


class BadOption(GameError):
    """An option that does not exist, or a value that it cannot have: `name`, `value`, and what was `expected`."""

    def __init__(self, name: str, value: str, expected: str) -> None:
        super().__init__(f"option {name} = {value!r}: expected {expected}")
        self.name = name
        self.value = value
        self.expected = expected


@dataclass(frozen=True, slots=True)
class Option:
    """An option that a game offers."""

    name: str
    default: str
    expected: str
    """The values that the option accepts, in words."""
    values: tuple[str, ...] = ()
    """All values, if they can be listed."""


def resolve_options(options: Options, offered: tuple[Option, ...]) -> dict[str, str]:
    """The value of every offered option: the given one or the default. Raises BadOption for a name that is not offered."""
    known = {option.name: option.default for option in offered}
    for name, value in options.items():
        if name not in known:
            raise BadOption(name, value, f"an option of this game: {', '.join(known)}")
        known[name] = " ".join(str(value).split())
    return known


def write_options(options: Options) -> str:
    """Options as one line of text, like the fields of a position: `black 5; powers no`."""
    return "; ".join(f"{name} {value}" for name, value in options.items())


def read_options(text: str) -> dict[str, str]:
    """The options in a text that `write_options` wrote. Names and values are not checked."""
    fields = (field.strip().partition(" ") for field in text.split(";"))
    return {name: value.strip() for name, _, value in fields if name}


@dataclass(frozen=True, slots=True)
class Event:
    """One step of the effect of a move. Each game defines its own subclasses in its `events` module."""


class NextCard(NamedTuple):
    """The card that chance turns up next: its deck, and its number in the deck, counted from 0."""

    deck: str
    number: int


ACTORS: tuple[Seat | None, ...] = (None, CHANCE, 0, 1, 2, 3)
"""The actors, each at its index in an outlook: nobody (the game is over), chance, the seats."""
OUTLOOK = 8
"""An outlook says how many moves are legal and who is to act: the number of moves times OUTLOOK, plus the actor's index in ACTORS."""
REFUSED = -1
"""For an illegal move, `advance` returns `REFUSED - rule` instead of an outlook."""


class Position(Generic[S]):
    """An immutable state of a game. Positions are hashable, compare by value, print as their text, and pickle.

    Make one with `Game.start`, `Game.play` or `Game.read_position`, never directly.
    """

    __slots__ = ("codes", "game", "number_of_moves", "slot", "to_act")

    def __init__(self, game: Any, slot: Slot[S], codes: Any, outlook: int) -> None:
        self.game = game
        self.slot = slot
        self.codes = codes
        """A buffer with the codes of the legal moves; only the first `number_of_moves` entries are valid. Prefer `Game.moves`."""
        self.number_of_moves = outlook // OUTLOOK
        self.to_act = ACTORS[outlook % OUTLOOK]
        """The seat that decides, CHANCE, or None if the game is over."""

    @property
    def state(self) -> S:
        """A plain copy of the state, with every field. Each access makes a new copy, so keep it if you read several fields."""
        state: S = self.game.engine.unpack(self.slot)
        return state

    def __reduce__(self) -> Any:
        return _unpickled, (self.game, str(self))

    def __deepcopy__(self, _known: Any) -> Position[S]:
        return self

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return bool(self.game.name == other.game.name) and self.state.values() == other.state.values()

    def __hash__(self) -> int:
        return hash(self.state.values())

    def __str__(self) -> str:
        return str(self.game.write_position(self))

    def __repr__(self) -> str:
        return f"<{self.game.name}: {self}>"


def _unpickled(game: Any, text: str) -> Position[Any]:
    position: Position[Any] = game.read_position(text)
    return position


M = TypeVar("M", bound=Move)
M_co = TypeVar("M_co", covariant=True)


class Moves(Sequence[M_co]):
    """A sequence of legal moves. Move objects are made on access, so `len` and indexing are cheap even for thousands of moves."""

    __slots__ = ("_codes", "_length", "_moves")

    def __init__(self, codes: Any, length: int, moves: Sequence[M_co]) -> None:
        self._codes = codes
        self._length = length
        self._moves = moves

    @property
    def codes(self) -> list[int]:
        """The codes of the moves, in the same order."""
        return [int(code) for code in self._codes[: self._length]]

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, index: Any) -> Any:
        if index.__class__ is int and 0 <= index < self._length:
            return self._moves[self._codes[index]]
        if isinstance(index, slice):
            codes = self.codes[index]
            return Moves(codes, len(codes), self._moves)
        # The list handles a negative index, and refuses one beyond its end.
        return self._moves[self.codes[index]]

    def __iter__(self) -> Iterator[M_co]:
        moves = self._moves
        return (moves[code] for code in self.codes)

    def __contains__(self, move: object) -> bool:
        return move in tuple(self)

    def __repr__(self) -> str:
        return f"<{self._length} moves>"


class EqualWeights(Sequence[int]):
    """Uniform weights: a sequence of ones that stores only its length."""

    __slots__ = ("_length",)

    def __init__(self, length: int) -> None:
        self._length = length

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return EqualWeights(len(range(self._length)[index]))
        if not -self._length <= index < self._length:
            raise IndexError(f"outcome {index} of {self._length}")
        return 1

    def __iter__(self) -> Iterator[int]:
        return repeat(1, self._length)


class View(dict[str, Any]):
    """A position and its choices as plain data, ready for JSON: all that a client needs to draw it and to choose a move."""


class Game(Protocol[S, M]):
    """The rules of one game, at one speed (plain, compiled or checked). Get one with `ziggurat.load("bubblee")`.

    A game does not keep a position: you keep it and pass it to every call, and `play` returns a new one.

        game = ziggurat.load("bubblee")
        position = game.start(seats=2, options={"black": "4"})
        while position.to_act is not None:
            moves = game.moves(position)
            (move,) = random.choices(moves, game.weights(position) or None)
            position = game.play(position, move)
        print(game.scores(position), game.ranks(position))

    Chance is an actor like the seats: while `position.to_act` is CHANCE, `moves` are the possible outcomes, `weights` say how
    likely each is, and one of them is played. A seat never sees hidden information in a position, because a position has none:
    what is not revealed yet is not decided yet. `core.chance.Dealer` deals from a seed instead of at random.

    Positions and moves are immutable, and all methods but `prepare` can be called from several threads. Positions of the same game
    from another engine (another speed, another process) are accepted everywhere and converted first, see `adopt`.

    Errors of the caller are subclasses of GameError: BadOption, BadText, IllegalMove, NoChallenge.
    """

    name: str
    """The name in files and addresses, such as `bubblee`."""
    seats: range
    """The possible numbers of seats; 1 is solo."""
    options: tuple[Option, ...]
    """The options that `start` accepts, with their defaults."""
    rules_version: int
    """The version of the rules. It goes up when a change could give recorded games another meaning."""
    data_version: str
    """The version of the game's data files, such as the faces of tiles."""
    engine: Engine[S]
    """The engine that runs the rules; `engine.mode` is the speed."""
    most_moves: int
    """The length of a buffer that holds the codes of the legal moves of any position."""

    @property
    def loops(self) -> Any:
        """The module of rules that Python calls directly. Every game has the same names in it."""

    @property
    def features(self) -> Any:
        """The module that encodes positions and decisions for learning. Every game has the same names in it."""

    def prepare(self) -> Iterator[tuple[str, int, int]]:
        """Compile the rules part by part. Before each part, yield its name, the number of parts done, and the number of all parts.

        Iterate to the end. This takes about 20 seconds the first time on a machine, and is quick once the cache is filled.
        `ziggurat.load` does all this for you.
        """

    def start(self, seats: int = 2, options: Options = ...) -> Position[S]:
        """The position before the first move. Raises BadOption for a number of seats or an option that the game does not have."""

    def moves(self, position: Position[S]) -> Moves[M]:
        """The legal moves of the actor, a seat or chance, in ascending order of their codes; empty if the game is over.

        Cheap: `play`, `start` and `read_position` have computed them already.
        """

    def weights(self, position: Position[S]) -> Sequence[int]:
        """The relative weight of each of chance's moves, in the order of `moves`; empty if chance is not to act."""

    def play(self, position: Position[S], move: M) -> Position[S]:
        """The position after a move. Raises IllegalMove, which has the number of the rule.

        A call takes a few microseconds when compiled, and up to some milliseconds when plain.
        """

    def why_not(self, position: Position[S], move: M) -> Rule:
        """The lowest rule that forbids the move, or 0 if it is legal."""

    def forced(self, position: Position[S]) -> M | None:
        """The only legal placement, which a table may play for the seat; None if there is a choice, or if the move would end a turn."""

    def completions(self, position: Position[S], path: Sequence[str]) -> Sequence[M]:
        """The decisions of this step, legal or not, that a path of touches may lead to (see core.paths)."""

    def events(self, before: Position[S], move: M) -> tuple[Event, ...]:
        """The events of a move, step by step. Raises IllegalMove. Always runs the plain rules, so it is slower than `play`."""

    def scores(self, position: Position[S]) -> tuple[int, ...]:
        """The points of each seat now."""

    def breakdown(self, position: Position[S]) -> tuple[Mapping[str, int], ...]:
        """The points of each seat by category; an empty tuple if the game has only one kind of points."""

    def ranks(self, position: Position[S]) -> tuple[int, ...] | None:
        """The rank of each seat once the game is over, else None. The winner has rank 1, ties share a rank, a lost solo game has (2,)."""

    def ended_by(self, position: Position[S]) -> Rule:
        """The rule that ended the game, or 0 while it goes on."""

    def decks(self, start: Position[S]) -> Mapping[str, Sequence[M]]:
        """The cards of each deck at the start of the game, as moves of chance in a fixed order. A dealer shuffles these."""

    def next_card(self, start: Position[S], position: Position[S]) -> NextCard:
        """The deck that chance draws from now, and the number of the card in it, counted from 0. Only valid while chance is to act."""

    def turned_up(self, position: Position[S], card: M) -> M:
        """The move that turns up a card of a deck in this position. In some games this move depends on where the card goes."""

    def view(self, position: Position[S], seat: Seat | None = None) -> View:
        """The position as a client draws it, with the choices of `seat` if it is to act. `seat` is None for a spectator.

        Plain data, ready for JSON. Do not modify it: views of the same position share parts.
        """

    def write(self, move: M) -> str:
        """The text of a move, as records have it; `read` is the inverse."""

    def read(self, text: str) -> M:
        """The move of a text. Raises BadText. Does not check that the move is legal."""

    def write_position(self, position: Position[S]) -> str:
        """The text of a position, on one line; `read_position` is the inverse. `str(position)` is the same text."""

    def read_position(self, text: str) -> Position[S]:
        """The position of a text. Raises BadText, also for a position that no game can reach, as far as that is checked."""

    def code(self, move: M) -> int:
        """The stable number of a move. It does not depend on the position. Raises TypeError for anything but a move."""

    def move(self, code: int) -> M:
        """The move with this number. Raises ValueError if there is none."""

    def adopt(self, position: Position[S]) -> Position[S]:
        """The position converted for this engine; the position itself if it is from this engine already."""

    def challenges(self) -> Sequence[str]:
        """The names of the permanent challenges. Daily ones are not listed."""

    def challenge(self, name: str) -> Challenge:
        """The challenge with this name. Raises NoChallenge for an unknown name."""

    def lessons(self) -> Sequence[Lesson]:
        """The lessons of the tutorial, in order."""

    def random_games(self, games: int, seed: int, start: Position[S] | None = None) -> int:
        """Play whole random games in one loop, at the engine's full speed, and return the number of decisions in all of them."""


__all__ = [
    "CHANCE",
    "BadOption",
    "BadText",
    "EqualWeights",
    "Event",
    "Game",
    "GameError",
    "IllegalMove",
    "Mode",
    "Moves",
    "NextCard",
    "Option",
    "Options",
    "Position",
    "Rule",
    "Seat",
    "View",
    "read_options",
    "rule_name",
    "write_options",
]
