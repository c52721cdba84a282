"""Questions to bots: their urgency, the account they are charged to, and their errors. The workers are in `bot_seats.py`."""

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
    """A bot gave no answer."""


class NoBot(BotError):
    """The bot does not exist."""


class BadPosition(BotError):
    """The game does not exist, the text is not one of its positions, or no seat is to act there."""


class NotReady(BotError):
    """The compiled rules, which rating needs, are not available yet."""


class BotFailed(BotError):
    """The bot raised an unexpected error, or no worker survived the question."""


class Haste(IntEnum):
    """The urgency of a question; `fair_queue` orders questions by it."""

    MOVE = 0
    """A move at a table where a person still plays."""
    HINT = 1
    ANALYSIS = 2
    WATCHED = 3
    """A move at a table without persons in play, but with spectators."""
    UNATTENDED = 4
    """A move at a table without persons in play or spectators."""

    @property
    def is_background(self) -> bool:
        """True if no person waits for the answer; a more urgent question may interrupt it."""
        return self >= Haste.WATCHED


@dataclass(eq=False)
class Request:
    """An encoded question, and the future for its answer."""

    haste: Haste
    party: str
    """The client whose share of the workers' time the question uses."""
    number: int
    game: str
    packet: bytes
    answer: asyncio.Future[Any]
    arrival: float | None = None
    """The time on the queue's clock when the request was first queued."""
    losses: int = 0
    """The number of workers that hung or died over the question."""

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
