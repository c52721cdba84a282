"""The dealer: unbiased, independent of decisions, and verifiable afterwards."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections import Counter
from typing import Any

import pytest

import ziggurat
from ziggurat import CHANCE
from ziggurat.core.chance import Dealer, NothingToDeal, Shuffle, commitment, dealing_key, new_seed, uniform
from ziggurat.core.fairness import Unfair, Unverifiable, verify
from ziggurat.core.record import Header, Played, Record

GAME = ziggurat.load("bubblee", "plain")
SEED = bytes(range(32))


def play_out(record: Record, decisions: random.Random) -> list[str]:
    """Play to the end; the chance moves as texts."""
    dealer = record.dealer()
    while record.position.to_act is not None:
        seat = record.position.to_act
        moves = GAME.moves(record.position)
        move = dealer.deal(record.position) if seat == CHANCE else moves[decisions.randrange(len(moves))]
        record.play(seat, move)
    return [GAME.write(entry.move) for entry in record.line if entry.seat == CHANCE]


def new_record(**header: Any) -> Record:
    return Record(Header(GAME, commitment=commitment(SEED), **header), SEED)


def test_seeds_are_long_and_different() -> None:
    assert len(new_seed()) == 32
    assert new_seed() != new_seed()
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


def test_uniform_is_defined_to_the_bit() -> None:
    """As in docs/notation.md: HMAC-SHA256 of label and attempt, taken modulo."""
    digest = hmac.new(b"key", b"bag/0/0", hashlib.sha256).digest()
    assert uniform(b"key", "bag/0", 73) == int.from_bytes(digest, "big") % 73


def test_uniform_is_even() -> None:
    counts = Counter(uniform(SEED, f"even/{n}", 5) for n in range(5000))
    assert set(counts) == set(range(5))
    assert all(880 < count < 1120 for count in counts.values())


def test_uniform_rejects_biased_values(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([b"\xff" * 32, (17).to_bytes(32)])
    monkeypatch.setattr("ziggurat.core.chance.hmac.digest", lambda *_: next(answers))
    assert uniform(b"", "", 10) == 7


def test_shuffle_is_a_permutation_whatever_is_asked_first() -> None:
    forward, backward = Shuffle(SEED, "bag", list(range(30))), Shuffle(SEED, "bag", list(range(30)))
    cards = [forward.card(number) for number in range(30)]
    assert sorted(cards) == list(range(30))
    assert [backward.card(number) for number in reversed(range(30))] == cards[::-1]
    assert Shuffle(SEED, "sky", list(range(30))).card(0) != cards[0]


def test_nonces_change_the_fortune() -> None:
    assert dealing_key(SEED, {}) == SEED
    keys = {dealing_key(SEED, nonces) for nonces in ({0: "a"}, {0: "b"}, {1: "a"}, {0: "a", 1: "b"}, {1: "b", 0: "a"})}
    assert len(keys) == 4


def test_fortune_does_not_depend_on_decisions() -> None:
    """Law 1: the n-th card of a deck depends on seed, deck and n alone."""
    games = [play_out(new_record(), random.Random(number)) for number in range(12)]
    longest = max(games, key=len)
    assert all(longest[: len(game)] == game for game in games)
    assert len({len(game) for game in games}) > 1


def test_chance_deals_the_remaining_pieces() -> None:
    record = new_record()
    drawn = Counter(play_out(record, random.Random(5)))
    assert sum(count for text, count in drawn.items() if text.startswith("draw")) + sum(record.position.state.bag) == 73


def test_listed_order_takes_the_seeds_place() -> None:
    draws = tuple(GAME.read(f"draw {letter}") for letter in "RGBKYP")
    start = GAME.start(2, {"sky": "RPYBG YBGRP", "first": "1"})
    dealer = Dealer(GAME, start, orders={"bag": draws})
    position = start
    for text in ("keep", "drop 3"):
        position = GAME.play(position, GAME.read(text))
    assert dealer.deal(position) == draws[0]
    position = GAME.play(GAME.play(position, draws[0]), GAME.read("place n3"))
    assert dealer.deal(position) == draws[1]


def test_nothing_to_deal_says_which_card() -> None:
    with pytest.raises(NothingToDeal, match="card 1 of the deck 'sky'"):
        Dealer(GAME, GAME.start()).deal(GAME.start())


def test_take_back_changes_no_later_draw() -> None:
    record, dealer = new_record(options={"sky": "RPYBG YBGRP", "first": "1"}), None
    dealer = record.dealer()
    record.play(0, GAME.read("keep"))
    record.play(0, GAME.read("drop 3"))
    first = dealer.deal(record.position)
    record.play(CHANCE, first)
    record.take_back(1, 0, "bots")
    record.play(0, GAME.read("drop 1"))
    assert record.dealer().deal(record.position) == dealer.deal(record.position) == first
    record.play(CHANCE, first)
    assert verify(record) == "consistent"


def test_verdicts() -> None:
    record = new_record(nonces={0: "apple", 1: "pear"})
    play_out(record, random.Random(1))
    assert verify(record) == "fair"
    record = new_record()
    play_out(record, random.Random(1))
    assert verify(record) == "consistent"


def test_altered_chance_move_is_found() -> None:
    record = new_record(nonces={0: "apple", 1: "pear"})
    play_out(record, random.Random(1))
    index = next(n for n, entry in enumerate(record.entries) if isinstance(entry, Played) and GAME.write(entry.move).startswith("draw"))
    altered = record.entries[index]
    assert isinstance(altered, Played)
    other = next(move for move in GAME.moves(record.positions[index]) if move != altered.move)
    record.entries[index] = Played(CHANCE, other)
    with pytest.raises(Unfair) as unfair:
        verify(record)
    assert (unfair.value.ply, unfair.value.found) == (index + 1, GAME.write(other))


def test_wrong_seed_and_no_seed() -> None:
    record = new_record(nonces={0: "apple"})
    play_out(record, random.Random(1))
    record.seed = bytes(32)
    with pytest.raises(Unverifiable, match="committed"):
        verify(record)
    record.seed = None
    with pytest.raises(Unverifiable, match="neither"):
        verify(record)


def test_other_nonces_are_found() -> None:
    record = new_record(nonces={0: "apple", 1: "pear"})
    play_out(record, random.Random(1))
    record.header.nonces = {0: "apple", 1: "plum"}
    with pytest.raises(Unfair):
        verify(record)
