"""The record of a game: header, moves, take-backs and end. The record is the truth, and positions are replayed from it.

Its text format is in `record_text`, the verification of its draws in `fairness`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, get_args

from .chance import Dealer
from .game import CHANCE, Game, GameError, Position, Seat

Ending = Literal["open", "rules", "resigned", "time", "aborted"]
ENDINGS: tuple[Ending, ...] = get_args(Ending)

Undo = Literal["free", "bots", "agreed"]
UNDOS: tuple[Undo, ...] = get_args(Undo)


class OutOfTurn(GameError):
    """A move by an actor who is not to act. `seat` moved instead of `to_act`, which is None if the game has ended."""

    def __init__(self, seat: Seat, to_act: Seat | None) -> None:
        super().__init__(f"{actor_name(seat)} is not to act; {actor_name(to_act)} is")
        self.seat = seat
        self.to_act = to_act


def actor_name(seat: Seat | None) -> str:
    """The name of an actor in messages: `seat 1` for seat 0, `chance` or `nobody`."""
    if seat is None:
        return "nobody"
    return "chance" if seat == CHANCE else f"seat {seat + 1}"


@dataclass(frozen=True, slots=True)
class Played:
    """An entry: a move by a seat or by chance, and the seconds it took, if known."""

    seat: Seat
    move: Any
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class TakenBack:
    """An entry: the seat `by` took back all moves after `ply`. Unless `undo` is `free`, the other seats are bots or people who agreed."""

    ply: int
    by: Seat
    undo: Undo = "free"


Forfeit = Literal["resigned", "time"]
FORFEITS: tuple[Forfeit, ...] = get_args(Forfeit)


@dataclass(frozen=True, slots=True)
class Forfeited:
    """An entry: a seat resigned or ran out of time while at least two others play on. It ranks below them."""

    seat: Seat
    how: Forfeit


@dataclass(frozen=True, slots=True)
class Seated:
    """An entry: another player takes a seat from now on."""

    seat: Seat
    player: str


Entry = Played | TakenBack | Forfeited | Seated


class Moment(NamedTuple):
    """An entry of a record with the positions before and after it; `ply` is the number of moves that led to the position after it."""

    entry: Entry | None
    before: Position[Any]
    position: Position[Any]
    ply: int


@dataclass(frozen=True, slots=True)
class GameEnd:
    """How a game ended, or `open`. `seat` is the one that resigned or ran out of time."""

    how: Ending = "open"
    seat: Seat | None = None


@dataclass
class Header:
    """Everything known of a game before its first move. `rules` and `data` default to the versions of the game."""

    game: Game[Any, Any]
    seats: int = 2
    options: Mapping[str, str] = field(default_factory=dict)
    players: tuple[str, ...] = ()
    """The name of the player at each seat, or empty."""
    date: str = ""
    start: Position[Any] | None = None
    """The position to start from instead of the usual one."""
    commitment: str = ""
    """The hash of the seed, published before the first move."""
    nonces: Mapping[Seat, str] = field(default_factory=dict)
    """The text that each seat gave to be mixed into the seed."""
    orders: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    """The decks whose order is listed instead of drawn from the seed."""
    rules: int = 0
    data: str = ""

    def __post_init__(self) -> None:
        self.rules = self.rules or self.game.rules_version
        self.data = self.data or self.game.data_version


class Record:
    """A game from its header to its current position.

    `entries` is append-only: a take-back is an entry too. `line` has the moves that still count, and `positions` the positions that
    they led to, so `positions[ply]` is the position after `ply` moves. Not safe for use by several threads.
    """

    def __init__(self, header: Header, seed: bytes | None = None) -> None:
        self.header = header
        self.game = header.game
        self.seed = seed
        """The seed of the draws, which is secret until the game is over, or None."""
        self.entries: list[Entry] = []
        self.ended = GameEnd()
        self.is_rated = True
        """False once a take-back with `undo` = `bots` was made. Free and agreed take-backs do not change it."""
        start = header.start or self.game.start(header.seats, header.options)
        self.positions: list[Position[Any]] = [start]
        """The position after each ply that was not taken back."""
        self.line: list[Played] = []
        """The moves that were not taken back."""

    @property
    def start(self) -> Position[Any]:
        """The position before the first move."""
        return self.positions[0]

    @property
    def position(self) -> Position[Any]:
        """The current position."""
        return self.positions[-1]

    @property
    def ply(self) -> int:
        """The number of moves that led to the current position."""
        return len(self.line)

    def play(self, seat: Seat, move: Any, seconds: float | None = None) -> None:
        """Append a move by the actor whose turn it is. Raises IllegalMove or OutOfTurn, and then changes nothing."""
        if self.ended.how != "open" or self.position.to_act not in (None, seat):
            raise OutOfTurn(seat, self.position.to_act if self.ended.how == "open" else None)
        self.positions.append(self.game.play(self.position, move))
        entry = Played(seat, move, seconds)
        self.entries.append(entry)
        self.line.append(entry)
        if self.position.to_act is None:
            self.ended = GameEnd("rules")

    def take_back(self, ply: int, by: Seat, undo: Undo = "free") -> None:
        """Go back to the position after `ply` moves. No entry is deleted.

        A game that ended by its rules becomes open again. Raises GameError if the game is not past that ply, or has ended in another
        way. The caller makes sure that the other seats consent, see `undo`.
        """
        if not 0 <= ply < self.ply:
            raise GameError(f"cannot go back to ply {ply}: the game is at ply {self.ply}")
        if self.ended.how not in ("open", "rules"):
            raise GameError("nothing can be taken back: the game was ended")
        self.entries.append(TakenBack(ply, by, undo))
        self.is_rated &= undo != "bots"
        del self.positions[ply + 1 :], self.line[ply:]
        self.ended = GameEnd()

    def end(self, how: Ending, seat: Seat | None = None) -> None:
        """End the game by other means than its rules. Raises GameError if it has ended already."""
        self._must_be_open()
        self.ended = GameEnd(how, seat)

    def forfeit(self, seat: Seat, how: Forfeit) -> None:
        """Record that a seat resigned or ran out of time. Raises GameError if the seat did so before, or the game has ended.

        The game ends if only one other seat has not forfeited. Otherwise another player or a bot has to play on for the seat.
        """
        self._must_be_open()
        if seat in self.forfeited:
            raise GameError(f"{actor_name(seat)} has left already")
        if len(self.forfeited) + 2 >= self.header.seats:
            self.end(how, seat)
        else:
            self.entries.append(Forfeited(seat, how))

    def seat(self, seat: Seat, player: str) -> None:
        """Let another player take a seat from now on. Raises GameError if the game has ended."""
        self._must_be_open()
        self.entries.append(Seated(seat, player))

    def _must_be_open(self) -> None:
        if self.ended.how != "open":
            raise GameError(f"the game has ended already: {self.ended.how}")

    @property
    def forfeited(self) -> list[Seat]:
        """The seats that resigned or ran out of time while others played on, the earliest first."""
        return [entry.seat for entry in self.entries if isinstance(entry, Forfeited)]

    def moments(self) -> Iterator[Moment]:
        """The start, then the moment after every entry, including moves that were taken back. Replays all moves."""
        positions = [self.start]
        yield Moment(None, self.start, self.start, 0)
        for entry in self.entries:
            before = positions[-1]
            match entry:
                case Played(_, move):
                    positions.append(self.game.play(before, move))
                case TakenBack(ply):
                    del positions[ply + 1 :]
            yield Moment(entry, before, positions[-1], len(positions) - 1)

    def draws(self) -> Iterator[tuple[Moment, Any]]:
        """Every moment in which chance moved, including moves that were taken back, with the move. Replays all moves."""
        for moment in self.moments():
            match moment.entry:
                case Played(seat, move) if seat == CHANCE:
                    yield moment, move

    def dealer(self) -> Dealer:
        """A dealer for this game's moves of chance."""
        return Dealer(self.game, self.start, self.seed, self.header.nonces, self.header.orders)

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """The rank of each seat once the game has ended, else None; also None for an aborted game.

        Seats that resigned or ran out of time rank below all others, and the earliest of them ranks last.
        """
        if self.ended.how not in ("rules", "resigned", "time"):
            return None
        if self.header.seats == 1:
            return self.game.ranks(self.position) or (2,)
        gone = self.forfeited + ([] if self.ended.seat is None else [self.ended.seat])
        by_rules = self.game.ranks(self.position) or (1,) * self.header.seats
        keys = [(1, -gone.index(seat)) if seat in gone else (0, rank) for seat, rank in enumerate(by_rules)]
        return tuple(1 + sum(other < key for other in keys) for key in keys)
