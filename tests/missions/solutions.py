"""Solutions of puzzles, played as at a table."""

from __future__ import annotations

from collections.abc import Iterable

import ziggurat
from ziggurat.core.challenge import Challenge
from ziggurat.core.game import CHANCE
from ziggurat.core.record import Header, Record

GAME = ziggurat.load("bubblee", "plain")


def begun(challenge: Challenge, seed: bytes | None = None) -> Record:
    """The record of a player who has taken a challenge and has not moved yet."""
    return Record(Header(GAME, 1, challenge.options, ("Ann",), orders=challenge.orders), seed)


def draw(record: Record) -> None:
    """Make all chance moves that are due."""
    dealer = record.dealer()
    while record.position.to_act == CHANCE:
        record.play(CHANCE, dealer.deal(record.position))


def follow(record: Record, decisions: Iterable[str]) -> None:
    """Play these decisions and the draws between them."""
    for text in decisions:
        draw(record)
        record.play(0, GAME.read(text))


def decided(challenge: Challenge, solution: Iterable[str]) -> list[str]:
    """The decisions of a solution that a table leaves to the player; forced moves are played automatically."""
    record, left = begun(challenge), []
    for text in solution:
        draw(record)
        if GAME.forced(record.position) is None:
            left.append(text)
        record.play(0, GAME.read(text))
    return left
