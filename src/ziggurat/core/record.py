"""A game from its header to where it is now: moves, take-backs, how it ended. The record is the truth; positions are replayed from it."""

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
    """A move by somebody who is not to act."""

    def __init__(self, seat: Seat, to_act: Seat | None) -> None:
        super().__init__(f"{actor_name(seat)} is not to act; {actor_name(to_act)} is")
        self.seat = seat
        self.to_act = to_act


def actor_name(seat: Seat | None) -> str:
    """A seat as people count them."""
    if seat is None:
        return "nobody"
    return "chance" if seat == CHANCE else f"seat {seat + 1}"


@dataclass(frozen=True, slots=True)
class Played:
    """A move, by a seat or by chance, with the time it took in seconds where that is known."""

    seat: Seat
    move: Any
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class TakenBack:
    """Back to the position after so many plies. Against bots it goes beyond what is free, between people it was agreed on."""

    ply: int
    by: Seat
    undo: Undo = "free"


Forfeit = Literal["resigned", "time"]
FORFEITS: tuple[Forfeit, ...] = get_args(Forfeit)


@dataclass(frozen=True, slots=True)
class Forfeited:
    """A seat gave up or ran out of time: it ranks last. With more than two seats the others play on."""

    seat: Seat
    how: Forfeit


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody else plays a seat from now on."""

    seat: Seat
    player: str


Entry = Played | TakenBack | Forfeited | Seated


class Moment(NamedTuple):
    """The position after an entry of a record, and the one before it."""

    entry: Entry | None
    before: Position[Any]
    position: Position[Any]
    ply: int


@dataclass(frozen=True, slots=True)
class GameEnd:
    """How a game ended: `seat` is who resigned or ran out of time."""

    how: Ending = "open"
    seat: Seat | None = None


@dataclass
class Header:
    """What is known of a game before its first move."""

    game: Game[Any, Any]
    seats: int = 2
    options: Mapping[str, str] = field(default_factory=dict)
    players: tuple[str, ...] = ()
    date: str = ""
    start: Position[Any] | None = None
    """A position to start from instead of the usual one."""
    commitment: str = ""
    nonces: Mapping[Seat, str] = field(default_factory=dict)
    orders: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    rules: int = 0
    data: str = ""

    def __post_init__(self) -> None:
        self.rules = self.rules or self.game.rules_version
        self.data = self.data or self.game.data_version


class Record:
    """A game, from its header to where it is now."""

    def __init__(self, header: Header, seed: bytes | None = None) -> None:
        self.header = header
        self.game = header.game
        self.seed = seed
        """Known to the dealer alone until the game is over."""
        self.entries: list[Entry] = []
        self.ended = GameEnd()
        self.is_rated = True
        """Whether nothing was taken back beyond what is free, but by agreement."""
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
        """The position now."""
        return self.positions[-1]

    @property
    def ply(self) -> int:
        """How many moves led to the position."""
        return len(self.line)

    def play(self, seat: Seat, move: Any, seconds: float | None = None) -> None:
        """Add a move; IllegalMove or OutOfTurn says why not."""
        if self.ended.how != "open" or self.position.to_act not in (None, seat):
            raise OutOfTurn(seat, self.position.to_act if self.ended.how == "open" else None)
        self.positions.append(self.game.play(self.position, move))
        entry = Played(seat, move, seconds)
        self.entries.append(entry)
        self.line.append(entry)
        if self.position.to_act is None:
            self.ended = GameEnd("rules")

    def take_back(self, ply: int, by: Seat, undo: Undo = "free") -> None:
        """Go back to the position after `ply` moves; nothing is deleted."""
        if not 0 <= ply < self.ply:
            raise GameError(f"cannot go back to ply {ply}: the game is at ply {self.ply}")
        if self.ended.how not in ("open", "rules"):
            raise GameError("nothing can be taken back: the game was ended")
        self.entries.append(TakenBack(ply, by, undo))
        self.is_rated &= undo != "bots"
        del self.positions[ply + 1 :], self.line[ply:]
        self.ended = GameEnd()

    def end(self, how: Ending, seat: Seat | None = None) -> None:
        """End the game otherwise than by its rules."""
        self._must_be_open()
        self.ended = GameEnd(how, seat)

    def forfeit(self, seat: Seat, how: Forfeit) -> None:
        """A seat gives up or runs out of time. The game ends when only one is left; till then somebody must play on for the seat."""
        self._must_be_open()
        if seat in self.forfeited:
            raise GameError(f"{actor_name(seat)} has left already")
        if len(self.forfeited) + 2 >= self.header.seats:
            self.end(how, seat)
        else:
            self.entries.append(Forfeited(seat, how))

    def seat(self, seat: Seat, player: str) -> None:
        """Somebody else plays a seat from now on."""
        self._must_be_open()
        self.entries.append(Seated(seat, player))

    def _must_be_open(self) -> None:
        if self.ended.how != "open":
            raise GameError(f"the game has ended already: {self.ended.how}")

    @property
    def forfeited(self) -> list[Seat]:
        """The seats that gave up or ran out of time while the others played on, in that order."""
        return [entry.seat for entry in self.entries if isinstance(entry, Forfeited)]

    def moments(self) -> Iterator[Moment]:
        """The start, then the moment after every entry, those that were taken back too."""
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
        """Every moment in which chance moved, those that were taken back too, and the move."""
        for moment in self.moments():
            match moment.entry:
                case Played(seat, move) if seat == CHANCE:
                    yield moment, move

    def dealer(self) -> Dealer:
        """Who deals this game's chance moves."""
        return Dealer(self.game, self.start, self.seed, self.header.nonces, self.header.orders)

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """The result: by the rules; who resigned or ran out of time comes after all others, the first to go last."""
        if self.ended.how not in ("rules", "resigned", "time"):
            return None
        if self.header.seats == 1:
            return self.game.ranks(self.position) or (2,)
        gone = self.forfeited + ([] if self.ended.seat is None else [self.ended.seat])
        by_rules = self.game.ranks(self.position) or (1,) * self.header.seats
        keys = [(1, -gone.index(seat)) if seat in gone else (0, rank) for seat, rank in enumerate(by_rules)]
        return tuple(1 + sum(other < key for other in keys) for key in keys)
