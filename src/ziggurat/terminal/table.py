"""A game at this screen: its record, the bots and their seats, the dealer, and the file. Nothing here draws."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any

from ziggurat import bots
from ziggurat.bots.bot import Bot
from ziggurat.core import undo
from ziggurat.core.challenge import Challenge
from ziggurat.core.chance import commitment, new_seed
from ziggurat.core.game import CHANCE, Game, Options, Position, Seat, View
from ziggurat.core.record import Header, Record
from ziggurat.core.undo import Offer
from ziggurat.locales import Texts

from .board import Board, board_of
from .errors import UserError
from .files import create_record, free_name, replace_record
from .names import PERSON, distinct_names
from .results import save_result
from .seeds import dealer_of, delete_seed, save_seed

NO_ORDERS: Mapping[str, tuple[Any, ...]] = {}
ENDING = ".txt"


@dataclass
class TerminalTable:
    """One game, from its first move to its last."""

    record: Record
    bots: Mapping[Seat, Bot]
    file: Path | None = None
    """The file that is updated after every move."""
    save_error: OSError | None = None
    """The error of the last attempt to save, if it failed."""
    challenge: Challenge | None = None
    """The challenge that is being played."""
    board: Board = field(init=False)

    def __post_init__(self) -> None:
        self.board = board_of(self.game.name)
        self._dealer = dealer_of(self.record)

    @property
    def game(self) -> Game[Any, Any]:
        """The rules."""
        return self.record.game

    @property
    def position(self) -> Position[Any]:
        """The position now."""
        return self.record.position

    @property
    def people(self) -> list[Seat]:
        """The seats of the people at the screen."""
        return [seat for seat in range(self.record.header.seats) if seat not in self.bots]

    @property
    def home(self) -> Seat:
        """The seat whose side is at the bottom at first."""
        return self.people[0]

    def view(self) -> View:
        """The view of the seat to act."""
        seat = self.position.to_act
        return self.game.view(self.position, None if seat == CHANCE else seat)

    def names(self, texts: Texts) -> list[str]:
        """The players' names for sentences; in solo the name of the other planet follows. A person is called Player 1, not You."""
        names = [
            texts(f"bot-{self.bots[seat].name}") if seat in self.bots else texts("player", number=seat + 1)
            for seat in range(self.record.header.seats)
        ]
        return distinct_names(names) if len(names) > 1 else [*names, texts("mission")]

    def labels(self, texts: Texts) -> list[str]:
        """The players' names beside the board: a person who is alone at the screen is called You."""
        labels = self.names(texts)
        if len(self.people) == 1:
            labels[self.home] = texts("you")
        return labels

    def deal(self) -> Any:
        """The next move of chance."""
        return self._dealer.deal(self.position)

    def forced(self) -> Any | None:
        """The only legal placement, which is played automatically; None if a person has to choose."""
        return self.game.forced(self.position)

    def play(self, seat: Seat, move: Any) -> None:
        """Play a move, and save it before it is shown."""
        self.record.play(seat, move)
        self.save()
        if self.challenge is not None:
            # A full disk must not end the game.
            with contextlib.suppress(OSError):
                save_result(self.challenge, self.record)

    def undo_offer(self) -> Offer | None:
        """The undo available to the person who decided last, or None."""
        seat = undo.last_person(self.record, self.bots)
        return None if seat is None else undo.offer(self.record, seat, self.bots)

    def take_back(self, offer: Offer) -> None:
        """Undo as offered. The caller has asked for consent if the offer needs it."""
        self.record.take_back(offer.ply, offer.seat, "agreed" if offer.terms == "consent" else offer.terms)
        self.save()

    def save_as(self, file: Path) -> None:
        """Save the game in a new file, now and after every move. Raises FileExists or OSError."""
        create_record(file, self.record)
        self.file, self.save_error = file, None
        self._update_seed()

    def save(self) -> None:
        """Update the game's file, if it has one; keep an OSError in `save_error`, so that a full disk doesn't end the game."""
        if self.file is None:
            return
        try:
            replace_record(self.file, self.record)
        except OSError as error:
            self.save_error = error
            return
        self.save_error = None
        self._update_seed()

    def _update_seed(self) -> None:
        # Without its seed a game can be resumed too, but less can be proved.
        with contextlib.suppress(OSError):
            if self.record.seed is not None and self.record.ended.how == "open":
                save_seed(self.record.seed)
            elif self.record.header.commitment:
                delete_seed(self.record.header.commitment)

    def proposed_file(self) -> Path:
        """An unused name for the game's file."""
        header = self.record.header
        return free_name(self.file or Path(f"{header.game.name}-{header.date or 'game'}{ENDING}"))

    def rematch(self) -> TerminalTable:
        """A new game in which everybody moves one seat on, or the same challenge again. A saved game's rematch is saved next to it."""
        header = self.record.header
        if self.challenge is not None:
            return start_challenge(
                header.game, self.challenge, {name: header.options[name] for name in self.challenge.free if name in header.options}
            )
        seats = {(seat + 1) % header.seats: bot.name for seat, bot in self.bots.items()}
        table = start(header.game, header.seats, header.options, seats)
        if self.file is not None:
            table.save_as(free_name(self.file))
        return table


def start(
    game: Game[Any, Any],
    seats: int,
    options: Options,
    against: Mapping[Seat, str],
    seed: bytes | None = None,
    orders: Mapping[str, tuple[Any, ...]] = NO_ORDERS,
) -> TerminalTable:
    """A new game. `against` has the computer players by seat, `orders` the decks whose order is known."""
    seed = seed or new_seed()
    players = tuple(against.get(seat, PERSON) for seat in range(seats))
    header = Header(game, seats, options, players, date.today().isoformat(), commitment=commitment(seed), orders=orders)
    return TerminalTable(Record(header, seed), _seated(against, seed))


def start_challenge(game: Game[Any, Any], challenge: Challenge, options: Options, seed: bytes | None = None) -> TerminalTable:
    """A new game of a challenge. Raises UserError for options that the challenge fixes."""
    for name in options.keys() - challenge.free:
        if challenge.free:
            raise UserError("challenge-fixed", name=challenge.name, free=", ".join(sorted(challenge.free)), option=name)
        raise UserError("challenge-all-fixed", name=challenge.name, option=name)
    rivals = dict(enumerate(challenge.rivals, 1))
    table = start(game, 1 + len(rivals), {**challenge.options, **options}, rivals, challenge.seed or seed, challenge.orders)
    table.challenge = challenge
    return table


def resume(record: Record, against: Mapping[Seat, str]) -> TerminalTable:
    """Resume a saved game, with the players in its record, or else those of `against`. Raises UserError if no person can play on."""
    if record.ended.how != "open":
        raise UserError("resume-over")
    players = record.header.players
    seated = {seat: name for seat, name in enumerate(players) if name in bots.NAMES} if players else against
    if len(seated) == record.header.seats:
        raise UserError("resume-only-bots")
    return TerminalTable(record, _seated(seated, new_seed()))


def _seated(against: Mapping[Seat, str], seed: bytes) -> dict[Seat, Bot]:
    # With a given seed, the bots are deterministic too.
    return {seat: bots.make(name, int.from_bytes(seed) + seat) for seat, name in against.items()}
