"""Tables driven by their log alone, without sockets: clocks, consent, replacements, and that the log restores the same table."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ziggurat
from ziggurat.core.fairness import verify
from ziggurat.server.messages import Clock, Computer, NewTable, Person, Player
from ziggurat.server.store.store import Row
from ziggurat.server.table import Refusal, Table, new_table, replayed

SEED = bytes(range(32))
TOLD_BY_THE_LOG = (
    "players",
    "names",
    "nonces",
    "stand_ins",
    "leavings",
    "questions",
    "agreed",
    "remaining",
    "on_clock",
    "turn_row",
    "state",
    "seq",
    "ply_rows",
    "position_since",
    "declined",
    "helped",
    "changes",
)
SKY = {"sky": "RPYBG YBGRP", "first": "1"}


def load(name: str) -> Any:
    return ziggurat.load(name, "plain")


class Kept:
    """A table and everything written about it; each access compares it with the table restored from the log."""

    def __init__(self, *players: Player, game: str = "bubblee", options: dict[str, str] | None = None, **more: Any) -> None:
        self.now = 1000.0
        wanted = NewTable(game, list(players), options or {}, names=["x"], **more)
        self.made, self.rows = new_table(wanted, load, "t", SEED, self.now)
        for seat in self.made.free:
            self.keep(self.made.join(f"P{seat + 1}", f"n{seat}", None, self.now)[1])

    def keep(self, rows: list[Row]) -> list[Row]:
        self.rows += rows
        return rows

    @property
    def table(self) -> Table:
        again = replayed("t", SEED, self.rows, load, self.now)
        for name in TOLD_BY_THE_LOG:
            assert getattr(again, name) == getattr(self.made, name), name
        assert again.position == self.made.position
        return self.made

    def play(self, move: str, wait: float = 1.0) -> None:
        self.now += wait
        seat, record = self.made.to_act, self.made.record
        assert seat is not None
        assert record is not None
        self.keep(self.made.play(seat, record.ply, move, self.now))


def persons(number: int) -> list[Player]:
    return [Person() for _ in range(number)]


def test_the_clock_runs_for_the_deciding_seat_and_adds_the_increment_after_a_turn() -> None:
    kept = Kept(*persons(2), options=SKY, clock=Clock(100, 5))
    kept.play("keep", 10)
    assert kept.table.remaining == [90, 100]
    kept.play("drop 1", 20)
    assert kept.table.remaining == [75, 100]
    assert kept.table.on_clock == 1
    assert kept.table.seconds_left(1, kept.now + 30) == 70
    assert kept.table.flag_falls() == kept.now + 100


def test_time_that_the_server_was_down_does_not_count() -> None:
    kept = Kept(*persons(2), options=SKY, clock=Clock(100))
    kept.play("keep", 10)
    after = replayed("t", SEED, kept.rows, load, kept.now + 3600)
    assert after.seconds_left(0, kept.now + 3601) == 89


DAY = 86_400.0


def test_a_clock_for_each_turn() -> None:
    kept = Kept(*persons(2), options=SKY, clock=Clock(2 * DAY, per="turn"))
    first = kept.table.turn_row
    kept.play("keep", DAY)
    assert kept.table.seconds_left(0, kept.now + 3600) == DAY - 3600 and kept.table.turn_row == first
    kept.play("drop 1", DAY / 2)
    # A player whose turn has ended has a full clock again.
    assert kept.table.remaining == [2 * DAY, 2 * DAY] and kept.table.turn_row > first
    assert kept.table.seconds_left(1, kept.now + DAY) == DAY and kept.table.flag_falls() == kept.now + 2 * DAY
    kept.keep(kept.made.leave(1, "time", kept.now + 2 * DAY))
    assert kept.table.state == "over"


def test_days_count_during_a_restart_but_nobody_loses_while_it_is_down() -> None:
    kept = Kept(*persons(2), options=SKY, clock=Clock(2 * DAY, per="turn"))
    kept.play("keep", 10)
    kept.play("drop 1", 10)
    began = kept.now
    assert replayed("t", SEED, kept.rows, load, began + DAY / 2).flag_falls() == began + 2 * DAY
    assert replayed("t", SEED, kept.rows, load, began + 5 * DAY).flag_falls() == began + 6 * DAY


def test_a_table_that_was_made_before_there_were_clocks_for_turns() -> None:
    kept = Kept(*persons(2), options=SKY, clock=Clock(100, 5))
    old = [row._replace(body=row.body.replace(',"per":"game"', "")) for row in kept.rows]
    assert old != kept.rows
    assert replayed("t", SEED, old, load, kept.now).created == kept.table.created


@pytest.mark.parametrize("clock", [Clock(DAY, 5, "turn"), Clock(2 * DAY)])
def test_clocks_that_cannot_be(clock: Clock) -> None:
    with pytest.raises(Refusal, match="expected"):
        Kept(*persons(2), options=SKY, clock=clock)


def test_no_clock_runs_before_all_have_come() -> None:
    wanted = NewTable("bubblee", persons(2), SKY, names=["x"], clock=Clock(100))
    for fill in (False, True):
        table, _ = new_table(wanted, load, "t", SEED, 1000.0)
        table.join("Ann", "", 0, 1000.0)
        _ = table.fill(1, "uniform", 1500.0) if fill else table.join("Bob", "", 1, 1500.0)
        assert table.seconds_left(0, 1510.0) == 90


def test_clocks_are_not_given_back() -> None:
    kept = Kept(*persons(2), options=SKY, clock=Clock(100))
    kept.play("keep", 30)
    kept.keep(kept.made.take_back(0, 1, kept.now + 2))
    assert kept.table.remaining == [70, 100]


def test_consent_of_three() -> None:
    kept = Kept(*persons(3), game="babylon", options={"first": "1"})
    kept.play("remove a1")
    kept.keep(kept.made.take_back(0, kept.made.record.ply, kept.now))  # type: ignore[union-attr]
    (asked,) = kept.table.questions
    assert kept.table.waits_for(asked) == [1, 2]
    kept.keep(kept.made.answer(1, asked, True, kept.now))
    assert kept.table.waits_for(asked) == [2]
    with pytest.raises(Refusal, match="nobody waits"):
        kept.made.answer(1, asked, True, kept.now)
    kept.keep(kept.made.answer(2, asked, True, kept.now))
    assert not kept.table.questions
    assert kept.table.to_act == 0
    assert kept.table.record is not None
    assert kept.table.record.entries[-1].undo == "agreed"  # type: ignore[union-attr]


def test_a_question_dies_when_the_game_goes_on_or_one_says_no() -> None:
    kept = Kept(*persons(2), options=SKY)
    kept.play("keep")
    kept.play("drop 1")
    ply = kept.made.record.ply  # type: ignore[union-attr]
    kept.keep(kept.made.take_back(0, ply, kept.now))
    (asked,) = kept.table.questions
    kept.keep(kept.made.answer(1, asked, False, kept.now))
    assert not kept.table.questions
    kept.keep(kept.made.take_back(0, ply, kept.now))
    kept.play(kept.made.game.write(kept.made.game.moves(kept.made.position)[0]))
    assert not kept.table.questions


def test_each_question_of_each_person_is_asked_once() -> None:
    kept = Kept(*persons(2), options=SKY)
    kept.play("keep")
    kept.play("drop 1")
    ply = kept.made.record.ply  # type: ignore[union-attr]
    for _ in range(2):
        kept.keep(kept.made.take_back(0, ply, kept.now))
        kept.keep(kept.made.abort(0, kept.now))
    kept.keep(kept.made.abort(1, kept.now))
    asked = [(question.what, question.by) for question in kept.table.questions.values()]
    assert asked == [("undo", 0), ("abort", 0), ("abort", 1)]


def test_a_late_copy_of_a_decision_or_an_undo_is_stale_at_the_same_ply_too() -> None:
    kept = Kept(*persons(2), options=SKY)
    began = kept.made.seq
    kept.keep(kept.made.decide(0, 0, "keep", kept.now, began))
    played = kept.made.seq
    kept.keep(kept.made.take_back(0, 1, kept.now, played))
    with pytest.raises(Refusal, match="stale"):
        kept.made.decide(0, 0, "keep", kept.now, began)
    kept.keep(kept.made.decide(0, 0, "keep", kept.now, kept.made.seq))
    assert kept.made.decide(0, 0, "keep", kept.now, began) == []
    with pytest.raises(Refusal, match="stale"):
        kept.made.take_back(0, 1, kept.now, played)
    assert kept.table.record is not None
    assert kept.table.record.ply == 1


def test_a_late_duplicate_of_a_refused_undo_does_not_ask_again() -> None:
    kept = Kept(*persons(2), options=SKY)
    kept.play("keep")
    kept.play("drop 1")
    ply, seq = kept.made.record.ply, kept.made.seq  # type: ignore[union-attr]
    kept.keep(kept.made.take_back(0, ply, kept.now, seq))
    assert kept.made.take_back(0, ply, kept.now, seq) == []
    (asked,) = kept.table.questions
    kept.keep(kept.made.answer(1, asked, False, kept.now))
    with pytest.raises(Refusal, match="stale"):
        kept.made.take_back(0, ply, kept.now, seq)
    # A player who has refused may still play by an earlier message: the position is the same.
    move = kept.made.game.write(kept.made.game.moves(kept.made.position)[0])
    kept.keep(kept.made.decide(1, ply, move, kept.now, seq))
    assert not kept.table.questions


def test_against_bots_undo_goes_beyond_and_is_marked() -> None:
    kept = Kept(Person(), Computer("uniform"), options=SKY)
    kept.play("keep")
    kept.play("drop 1")
    while kept.made.to_act == 1:
        kept.play(kept.made.game.write(kept.made.game.moves(kept.made.position)[0]))
    kept.keep(kept.made.take_back(0, kept.made.record.ply, kept.now))  # type: ignore[union-attr]
    assert kept.table.record is not None
    assert kept.table.record.ply == 1
    assert not kept.table.record.is_rated


def test_a_stand_in_plays_and_the_owner_comes_back() -> None:
    kept = Kept(*persons(3), game="babylon", options={"first": "1"})
    kept.keep(kept.made.replace(1, 0, "uniform", at_once=True, now=kept.now))
    assert kept.table.playing_bots == {0: "uniform"}
    kept.keep(kept.made.come_back(0, kept.now))
    assert kept.table.playing_bots == {}
    assert kept.made.come_back(0, kept.now) == []
    kept.keep(kept.made.replace(1, 0, "greedy", at_once=False, now=kept.now))
    (asked,) = kept.table.questions
    assert kept.table.waits_for(asked) == [2]
    kept.keep(kept.made.answer(2, asked, True, kept.now))
    assert kept.table.playing_bots == {0: "greedy"}
    for absent, bot in ((1, "greedy"), (0, "greedy"), (2, "deep-thought")):
        with pytest.raises(Refusal):
            kept.made.replace(1, absent, bot, at_once=True, now=kept.now)


def test_a_replaced_player_may_not_end_the_game_and_nobody_moves_after_the_end() -> None:
    kept = Kept(*persons(3), game="babylon")
    kept.keep(kept.made.leave(2, "resigned", kept.now))
    with pytest.raises(Refusal, match="a computer player plays this seat"):
        kept.made.abort(2, kept.now)
    kept.keep(kept.made.abort(0, kept.now))
    seat, record = kept.made.to_act, kept.made.record
    assert record is not None and kept.table.state == "over"
    with pytest.raises(Refusal) as refused:
        kept.made.play(seat or 0, record.ply, "end", kept.now)
    assert refused.value.reason == "over"


def test_with_three_the_others_play_on_and_the_last_one_wins() -> None:
    kept = Kept(*persons(3), game="babylon", options={"first": "1"})
    kept.keep(kept.made.leave(1, "time", kept.now))
    assert kept.table.state == "playing"
    assert kept.table.playing_bots == {1: "level2"}
    with pytest.raises(Refusal, match="given up"):
        kept.made.come_back(1, kept.now)
    kept.keep(kept.made.leave(0, "resigned", kept.now))
    assert kept.table.record is not None
    assert kept.table.record.ended.how == "resigned"
    assert kept.table.record.ranks == (2, 3, 1)


def test_forced_placements_are_played_and_undo_skips_them() -> None:
    kept = Kept(*persons(2), options=SKY)
    kept.play("keep")
    kept.play("drop 1")
    record = kept.table.record
    assert record is not None
    # Of the two places to be filled, the first is a choice and the second is forced.
    while kept.made.position.game.view(kept.made.position)["step"] == "place":
        kept.play(kept.made.game.write(kept.made.game.moves(kept.made.position)[0]))
    assert [entry.seconds for entry in record.line if entry.seat == 1] == [1.0, 0.0]


@pytest.mark.parametrize(
    ("wanted", "wrong"),
    [
        (NewTable("chess", [Person(), Person()], names=["x"]), "no game 'chess'"),
        (NewTable("bubblee", persons(3), names=["x"]), "seats"),
        (NewTable("bubblee", [Person(), Computer("deep-thought")], names=["x"]), "deep-thought"),
        (NewTable("bubblee", persons(2), {"black": "9"}, names=["x"]), "black"),
        (NewTable("bubblee", persons(2), {"colour": "9"}, names=["x"]), "colour"),
        (NewTable("bubblee", persons(2)), "expected a name"),
        (NewTable("bubblee", [Person(), Computer("greedy")], names=["x", "y"]), "expected a name"),
    ],
)
def test_tables_that_cannot_be(wanted: NewTable, wrong: str) -> None:
    with pytest.raises(Refusal, match=wrong):
        new_table(wanted, load, "t", SEED, 0.0)


@pytest.mark.parametrize("game", ["bubblee", "babylon"])
def test_any_game_is_restored_from_its_log(game: str) -> None:
    """Random moves, take-backs, questions, answers and replacements: at every point the log restores the same table."""
    chance = random.Random(game)
    kept = Kept(*persons(3 if game == "babylon" else 2), game=game, clock=Clock(10_000, 3))
    looks = 0
    while kept.made.state == "playing":
        kept.now += chance.random()
        seat, record = kept.made.to_act, kept.made.record
        assert seat is not None
        assert record is not None
        if chance.random() < 0.15 and kept.made.undo_offer(seat) is not None:
            kept.keep(kept.made.take_back(seat, record.ply, kept.now))
            for asked in list(kept.made.questions):
                for other in kept.made.waits_for(asked):
                    if asked in kept.made.questions:
                        kept.keep(kept.made.answer(other, asked, chance.random() < 0.3, kept.now))
        else:
            kept.play(kept.made.game.write(chance.choice(kept.made.game.moves(kept.made.position))))
        looks += 1
        if looks % 40 == 0:
            assert kept.table.seq == len(kept.rows)
    assert kept.table.record is not None
    assert kept.table.record.ended.how == "rules"
    assert looks > 80
    assert verify(kept.table.record) == "fair"


def test_a_hint_makes_a_game_unrated_and_leaves_the_clock_alone() -> None:
    kept = Kept(Person(), Computer("level1"), options=SKY, clock=Clock(100, 5))
    assert kept.table.is_rated
    kept.now += 10.0
    kept.keep(kept.made.help(0, kept.now))
    assert not kept.table.is_rated and not kept.table.counts
    assert kept.table.seconds_left(0, kept.now) == 90.0
    assert kept.made.help(0, kept.now) == []


def test_a_game_counts_when_it_has_a_result_against_somebody() -> None:
    kept = Kept(*persons(2), options=SKY)
    assert not kept.table.counts
    kept.keep(kept.made.leave(0, "resigned", kept.now))
    assert kept.table.counts
    called_off = Kept(*persons(2), options=SKY)
    called_off.keep(called_off.made.abort(0, called_off.now))
    assert not called_off.table.counts
    puzzle = Kept(Person(), challenge="storm 1")
    puzzle.keep(puzzle.made.leave(0, "resigned", puzzle.now))
    assert not puzzle.table.counts
