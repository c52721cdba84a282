"""A game between computer players, from a seed to a record and a result."""

from __future__ import annotations

import hashlib
import time
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

from ziggurat import bots, games
from ziggurat.bots.bot import Bot
from ziggurat.bots.program import Program, ProgramFailed
from ziggurat.bots.search import Thought, prepare
from ziggurat.core.chance import commitment
from ziggurat.core.game import CHANCE, Game, Seat
from ziggurat.core.record import Header, Record
from ziggurat.core.record_text import write


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game of a series. Every deal (fortune) is played as often as there are seats, so that each player has each seat once."""

    game: str
    bots: tuple[str, ...]
    """The players as texts, such as `search:5000`."""
    seed: int
    number: int

    @property
    def fortune(self) -> bytes:
        """The seed of the deal, equal for all rotations."""
        return hashlib.sha256(f"{self.game}/{self.seed}/{self.number // len(self.bots)}".encode()).digest()

    @property
    def seats(self) -> tuple[int, ...]:
        """The index of the player at each seat."""
        return tuple((seat + self.number) % len(self.bots) for seat in range(len(self.bots)))

    def bot_seed(self, player: int) -> int:
        """A player's seed, different for each player and game."""
        digest = hashlib.sha256(f"{self.seed}/{self.number}/{player}".encode()).digest()
        return int.from_bytes(digest[:7])


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a game. Every tuple is in the order of the players, not of the seats."""

    number: int
    ranks: tuple[int, ...]
    points: tuple[int, ...]
    seconds: tuple[float, ...]
    """Each player's total thinking time."""
    longest: tuple[float, ...]
    """Each player's longest decision."""
    capped: tuple[int, ...]
    """For each player, the number of decisions in which the time limit cut its search short."""
    plies: int
    kinds: tuple[dict[str, int], ...] = ()
    """Each player's points by category, in games with several categories."""
    faults: tuple[str, ...] = ()
    """For each player, the failure by which its program lost the game; an empty text if there was none."""

    def share(self, player: int) -> float:
        """A player's share of the victory: 1 for the only winner, an equal part for each of several winners, 0 for the others."""
        return (self.ranks[player] == 1) / self.ranks.count(1)

    def as_json(self) -> dict[str, Any]:
        """The result as plain data, as it is saved in a file."""
        return asdict(self)


def from_json(row: dict[str, Any]) -> Result:
    """A result from plain data."""
    columns: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in row.items()}
    return Result(**columns)


def play(pairing: Pairing) -> tuple[Result, str]:
    """Play a game; return its result and its record as a text."""
    game = _ready(pairing.game)
    seats = pairing.seats
    players = [bots.from_text(text, pairing.bot_seed(player)) for player, text in enumerate(pairing.bots)]
    programs = [player for player in players if isinstance(player, Program)]
    names = tuple(pairing.bots[player] for player in seats)
    seed = pairing.fortune
    record = Record(Header(game, len(seats), players=names, commitment=commitment(seed)), seed)
    dealer = record.dealer()
    thought = [[0.0] for _ in players]
    capped, faults = [0] * len(players), [""] * len(players)
    while record.ended.how == "open":
        seat = record.position.to_act
        assert seat is not None
        if seat == CHANCE:
            record.play(seat, dealer.deal(record.position))
            continue
        player = seats[seat]
        began = time.perf_counter()
        try:
            move = players[player].choose(game, record.position)
        except ProgramFailed as failed:
            faults[player] = str(failed)
            players[player] = _leave(record, seat, pairing.bot_seed(player))
            continue
        thought[player].append(time.perf_counter() - began)
        capped[player] += _was_capped(players[player])
        record.play(seat, move)
    for program in programs:
        program.close()
    return _result(pairing, record, thought, capped, faults), write(record)


def _leave(record: Record, seat: Seat, seed: int) -> Bot:
    """Resign for a program that failed; return the random player that replaces it if the game goes on."""
    stranger = bots.make("uniform", seed)
    record.forfeit(seat, "resigned")
    if record.ended.how == "open":
        record.seat(seat, stranger.name)
    return stranger


@cache
def _ready(name: str) -> Game[Any, Any]:
    """A game with its search, compiled before any clock runs."""
    game = games.load(name)
    prepare(game)
    return game


def _was_capped(bot: Bot) -> bool:
    thought: Thought | None = getattr(bot, "thought", None)
    return thought is not None and thought.capped


def _result(pairing: Pairing, record: Record, thought: list[list[float]], capped: list[int], faults: list[str]) -> Result:
    ranks, points = record.ranks, record.game.scores(record.position)
    assert ranks is not None
    at = [pairing.seats.index(player) for player in range(len(pairing.bots))]
    return Result(
        number=pairing.number,
        ranks=tuple(ranks[seat] for seat in at),
        points=tuple(points[seat] for seat in at),
        seconds=tuple(round(sum(times), 3) for times in thought),
        longest=tuple(round(max(times), 3) for times in thought),
        capped=tuple(capped),
        plies=record.ply,
        kinds=tuple(dict(kinds[seat]) for seat in at) if (kinds := record.game.breakdown(record.position)) else (),
        faults=tuple(faults) if any(faults) else (),
    )
