"""The undo policy: free within your own turn and against bots, by consent between people; forced moves are skipped."""

from __future__ import annotations

import ziggurat
from ziggurat import CHANCE
from ziggurat.core.record import Header, Record
from ziggurat.core.undo import Offer, last_person, offer

GAME = ziggurat.load("bubblee", "plain")


def record_after(*moves: str) -> Record:
    record = Record(Header(GAME, options={"sky": "RPYBG YBGRP", "first": "1"}))
    for text in moves:
        seat = record.position.to_act
        assert seat is not None
        record.play(seat, GAME.read(text))
    return record


def test_nothing_to_undo() -> None:
    assert offer(record_after(), 0) is None
    assert offer(record_after("keep"), 1) is None


def test_free_within_ones_own_turn() -> None:
    assert offer(record_after("swap n1 n2"), 0) == Offer(0, 0, "free")


def test_chance_is_about_to_speak() -> None:
    record = record_after("keep", "drop 3")
    assert record.position.to_act == CHANCE
    assert offer(record, 0) == Offer(1, 0, "consent")
    assert offer(record, 0, bots=[1]) == Offer(1, 0, "bots")


def test_after_chance_and_others_have_moved() -> None:
    record = record_after("keep", "drop 3", "draw R", "place n3")
    assert offer(record, 0) == Offer(1, 0, "consent")
    assert offer(record, 0, bots={1}) == Offer(1, 0, "bots")
    assert offer(record, 1) == Offer(3, 1, "consent")


def test_forced_moves_are_skipped() -> None:
    record = record_after("keep", "drop 3", "draw R", "place n3", "draw G", "place f3")
    assert len(GAME.moves(record.positions[5])) == 1
    assert offer(record, 1, bots=[0]) == Offer(3, 1, "bots")


def test_solo_needs_nobodys_consent() -> None:
    record = Record(Header(GAME, 1, {"planet": "R - - - -", "sky": "RPYBG YBGRP"}))
    for text in ("keep", "drop 3"):
        record.play(0, GAME.read(text))
    assert offer(record, 0) == Offer(1, 0, "bots")


def test_no_undo_once_somebody_resigned() -> None:
    record = record_after("keep")
    record.end("resigned", 0)
    assert offer(record, 0) is None


def test_the_owner_of_an_undo_on_a_shared_screen() -> None:
    assert last_person(record_after(), ()) is None
    assert last_person(record_after("keep", "drop 3", "draw R"), ()) == 0
    record = record_after("keep", "drop 3", "draw R", "place n3")
    assert last_person(record, ()) == 1
    assert last_person(record, {1}) == 0
