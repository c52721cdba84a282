"""What a game is to everything outside it."""

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
"""Seats count from 0; texts written for people count them from 1."""
CHANCE: Seat = -1

Rule = int
"""A rule by its number: 504 is 5.4, 510 is 5.10. 0 is none."""

Options = Mapping[str, str]
"""The options a game is played with, as texts by name; what is absent has its default."""


def rule_name(rule: Rule) -> str:
    """The number as it stands in RULES.md: 504 is 5.4."""
    return f"{rule // 100}.{rule % 100}"


class GameError(ValueError):
    """Something that a person or a program asked for cannot be. The message is English; edges make their own from the fields."""

    def __reduce__(self) -> Any:
        """An error of another process arrives as it was, whatever it was made from."""
        return _made_again, (type(self), self.args, vars(self))


def _made_again(kind: type[GameError], args: tuple[Any, ...], facts: dict[str, Any]) -> GameError:
    error = kind.__new__(kind, *args)
    vars(error).update(facts)
    return error


class IllegalMove(GameError):
    """A move that the rules forbid here."""

    def __init__(self, move: str, rule: Rule, over: bool = False) -> None:
        reason = "the game is over, by rule" if over else "not allowed by rule"
        super().__init__(f"{move}: {reason} {rule_name(rule)}")
        self.move = move
        self.rule = rule


class BadText(GameError):
    """A text that cannot be read: where, and what was expected."""

    def __init__(self, text: str, column: int, expected: str) -> None:
        found = text[column - 1 : column + 19].partition("\n")[0]
        super().__init__(f"column {column}: expected {expected}, found {found!r}" if found else f"column {column}: expected {expected}")
        self.text = text
        self.column = column
        self.expected = expected
        self.found = found


class BadOption(GameError):
    """An option that does not exist or cannot have this value."""

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
    """What values it takes, in words."""
    values: tuple[str, ...] = ()
    """All values, where they can be listed."""


def resolve_options(options: Options, offered: tuple[Option, ...]) -> dict[str, str]:
    """The value of every option that a game offers, or BadOption for another."""
    known = {option.name: option.default for option in offered}
    for name, value in options.items():
        if name not in known:
            raise BadOption(name, value, f"an option of this game: {', '.join(known)}")
        known[name] = " ".join(str(value).split())
    return known


def write_options(options: Options) -> str:
    """Options as one text, like the fields of a position: `black 5; powers no`."""
    return "; ".join(f"{name} {value}" for name, value in options.items())


def read_options(text: str) -> dict[str, str]:
    """The options of such a text."""
    fields = (field.strip().partition(" ") for field in text.split(";"))
    return {name: value.strip() for name, _, value in fields if name}


@dataclass(frozen=True, slots=True)
class Event:
    """Something that a move does. Each game has its own kinds."""


class NextCard(NamedTuple):
    """Which card of which deck chance turns next."""

    deck: str
    number: int


ACTORS: tuple[Seat | None, ...] = (None, CHANCE, 0, 1, 2, 3)
"""Who can be to act: nobody, chance, a seat. An outlook names them by their place here."""
OUTLOOK = 8
"""An outlook is one number from compiled code: how many moves are legal, times this, plus who is to act."""
REFUSED = -1
"""In place of an outlook, this less the number of the rule that refuses a move."""


class Position(Generic[S]):
    """A state as a value: it never changes, equal ones are equal, and it prints as its text."""

    __slots__ = ("codes", "game", "number_of_moves", "slot", "to_act")

    def __init__(self, game: Any, slot: Slot[S], codes: Any, outlook: int) -> None:
        self.game = game
        self.slot = slot
        self.codes = codes
        """The numbers of the legal moves, and possibly more: only the first `number_of_moves` count."""
        self.number_of_moves = outlook // OUTLOOK
        self.to_act = ACTORS[outlook % OUTLOOK]
        """The seat that decides, CHANCE, or None when the game is over."""

    @property
    def state(self) -> S:
        """A plain copy of the record, for reading."""
        state: S = self.game.engine.unpack(self.slot)
        return state

    def __reduce__(self) -> Any:
        return _reread, (self.game, str(self))

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


def _reread(game: Any, text: str) -> Position[Any]:
    """How a position comes out of a pickle: by its text."""
    position: Position[Any] = game.read_position(text)
    return position


M = TypeVar("M", bound=Move)
M_co = TypeVar("M_co", covariant=True)


class Moves(Sequence[M_co]):
    """Legal moves, made one by one as they are asked for."""

    __slots__ = ("_codes", "_length", "_moves")

    def __init__(self, codes: Any, length: int, moves: Sequence[M_co]) -> None:
        self._codes = codes
        self._length = length
        self._moves = moves

    @property
    def codes(self) -> list[int]:
        """The numbers of the moves."""
        return [int(code) for code in self._codes[: self._length]]

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, index: Any) -> Any:
        if index.__class__ is int and 0 <= index < self._length:
            return self._moves[self._codes[index]]
        if isinstance(index, slice):
            codes = self.codes[index]
            return Moves(codes, len(codes), self._moves)
        # A negative index counts from the end; one beyond the list is refused there.
        return self._moves[self.codes[index]]

    def __iter__(self) -> Iterator[M_co]:
        moves = self._moves
        return (moves[code] for code in self.codes)

    def __contains__(self, move: object) -> bool:
        return move in tuple(self)

    def __repr__(self) -> str:
        return f"<{self._length} moves>"


class EqualWeights(Sequence[int]):
    """The weights of outcomes that are all as likely as each other: each is 1."""

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
    """All that a client needs to draw a position and to choose a move: plain data, ready for JSON."""


class Game(Protocol[S, M]):
    """The rules of one game at one speed. Front ends and bots use this and nothing else."""

    name: str
    seats: range
    """How many can play; 1 is solo."""
    options: tuple[Option, ...]
    rules_version: int
    data_version: str
    engine: Engine[S]
    most_moves: int
    """How many codes of legal moves are written at once, at most."""

    @property
    def loops(self) -> Any:
        """The module of what Python calls in compiled code: the same names in every game."""

    @property
    def features(self) -> Any:
        """The module of what learning needs, likewise: a position as rows of numbers, decisions as one row."""

    def prepare(self) -> Iterator[tuple[str, int, int]]:
        """Compile what there is to compile: before each part its name, how many are done and how many there are."""

    def start(self, seats: int = 2, options: Options = ...) -> Position[S]:
        """The position before the first move. BadOption says what cannot be."""

    def moves(self, position: Position[S]) -> Moves[M]:
        """The legal moves, of a seat or of chance."""

    def weights(self, position: Position[S]) -> Sequence[int]:
        """How likely each of chance's moves is, in the order of `moves`."""

    def play(self, position: Position[S], move: M) -> Position[S]:
        """The position after a move. IllegalMove carries the rule's number."""

    def why_not(self, position: Position[S], move: M) -> Rule:
        """0, or the rule that forbids the move; the lowest if several do."""

    def forced(self, position: Position[S]) -> M | None:
        """A placement without alternative, which a table may play in the seat's name; never the end of a turn."""

    def completions(self, position: Position[S], path: Sequence[str]) -> Sequence[M]:
        """Every decision of this step, legal or not, to which a path of touches may lead (see core.paths)."""

    def events(self, before: Position[S], move: M) -> tuple[Event, ...]:
        """What a legal move does, step by step."""

    def scores(self, position: Position[S]) -> tuple[int, ...]:
        """The points of each seat."""

    def breakdown(self, position: Position[S]) -> tuple[Mapping[str, int], ...]:
        """The points of each seat by what they are for; nothing where a game has points of one kind only."""

    def ranks(self, position: Position[S]) -> tuple[int, ...] | None:
        """At the end, each seat's rank: 1 has won, a shared one is equal; a lost solo game is 2."""

    def ended_by(self, position: Position[S]) -> Rule:
        """The rule that ended the game, 0 while it goes on."""

    def decks(self, start: Position[S]) -> Mapping[str, Sequence[M]]:
        """What each deck held at the start, as moves in a fixed order."""

    def next_card(self, start: Position[S], position: Position[S]) -> NextCard:
        """From which deck chance acts now, and which card of it, counted from 0."""

    def turned_up(self, position: Position[S], card: M) -> M:
        """The move with which a card of a deck is turned up here."""

    def view(self, position: Position[S], seat: Seat | None = None) -> View:
        """What a seat, or a spectator, sees and can do."""

    def write(self, move: M) -> str:
        """The text of a move."""

    def read(self, text: str) -> M:
        """The move of a text, or BadText."""

    def write_position(self, position: Position[S]) -> str:
        """The text of a position, on one line."""

    def read_position(self, text: str) -> Position[S]:
        """The position of a text, or BadText."""

    def code(self, move: M) -> int:
        """The stable number of a move."""

    def move(self, code: int) -> M:
        """The move of a number."""

    def adopt(self, position: Position[S]) -> Position[S]:
        """The same position for this engine, wherever it comes from."""

    def challenges(self) -> Sequence[str]:
        """The names of those that are there on every day."""

    def challenge(self, name: str) -> Challenge:
        """A start that is the same for everybody, or NoChallenge."""

    def lessons(self) -> Sequence[Lesson]:
        """The course: each lesson a position in which something is done for the first time."""

    def random_games(self, games: int, seed: int, start: Position[S] | None = None) -> int:
        """Play random games in one loop at the engine's speed; say how many decisions there were."""


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
