"""What computer players are asked: how urgent it is, on whose account, and what can go wrong. `bot_seats` has the workers that answer."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from .bot_worker import Answer, Chosen, Failed, Rated, Refused, Stopped
from .log_events import log_event

log = logging.getLogger(__name__)


class BotError(Exception):
    """There is no move from a computer player."""


class NoBot(BotError):
    """There is no computer player of that name."""


class BadPosition(BotError):
    """There is no such game, the text is none of its positions, or no seat decides there."""


class NotReady(BotError):
    """The compiled rules, without which nothing can be rated, are not there yet."""


class BotFailed(BotError):
    """The computer player broke down, or no worker lived long enough to answer."""


class Haste(IntEnum):
    """How urgent a question is: `fair_queue` says what follows from it."""

    MOVE = 0
    """A move at a table where a person still plays."""
    HINT = 1
    ANALYSIS = 2
    WATCHED = 3
    """A move at a table where no person plays any more, but somebody watches."""
    UNATTENDED = 4
    """A move at a table where no person plays or watches."""

    @property
    def is_background(self) -> bool:
        """Whether a more urgent question may interrupt it: no person waits for the answer."""
        return self >= Haste.WATCHED


@dataclass(eq=False)
class Request:
    """A question in a packet, and who waits for the answer."""

    haste: Haste
    party: str
    """The client whose share of the workers it uses."""
    number: int
    game: str
    packet: bytes
    answer: asyncio.Future[Any]
    arrival: float | None = None
    """The queue's clock when it came."""
    losses: int = 0
    """How many workers were lost over it."""

    def settle(self, answer: Answer) -> None:
        """Pass a worker's answer to the caller."""
        match answer:
            case Chosen(move):
                self.answer.set_result(move)
            case Rated(found):
                self.answer.set_result(found)
            case Refused("bot", reason):
                self.answer.set_exception(NoBot(reason))
            case Refused(_, reason):
                self.answer.set_exception(BadPosition(reason))
            case Failed(trouble):
                error = trouble.rstrip().rpartition("\n")[2]
                log_event(log, logging.ERROR, "bot_crashed", game=self.game, error=error, traceback=trouble)
                self.answer.set_exception(BotFailed(error))
            case Stopped():
                raise ValueError("an interrupted question has no answer")
