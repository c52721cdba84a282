"""Records: byte-exact through text, replayed to the same position, with precise errors."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import ziggurat
from ziggurat import CHANCE, IllegalMove
from ziggurat.core import record as records
from ziggurat.core import record_text
from ziggurat.core.chance import commitment
from ziggurat.core.fairness import verify
from ziggurat.core.game import GameError
from ziggurat.core.record import Header, OutOfTurn, Record
from ziggurat.core.record_text import RecordError
from ziggurat.games import NAMES

GAME = ziggurat.load("bubblee", "plain")
SEED = bytes(range(32))


def load(name: str) -> object:
    return ziggurat.load(name, "plain")


def random_record(number: int) -> Record:
    """A game with take-backs, thinking times, names and options."""
    chance = random.Random(number)
    options = {"black": chance.choice(("3", "4 5")), "touching": chance.choice(("one", "group"))}
    header = Header(GAME, 2, options, ("Zażółć", "greedy (bot)"), "2026-11-15", None, commitment(SEED), {0: "a b", 1: "ć"})
    record = Record(header, SEED)
    dealer = record.dealer()
    while record.position.to_act is not None:
        seat = record.position.to_act
        if record.ply > 5 and chance.random() < 0.03:
            record.take_back(record.ply - chance.randint(1, 4), chance.randrange(2), chance.choice(records.UNDOS))
            continue
        moves = GAME.moves(record.position)
        move = dealer.deal(record.position) if seat == CHANCE else chance.choice(moves)
        record.play(seat, move, round(chance.uniform(0, 99), 1) if seat != CHANCE and chance.random() < 0.5 else None)
    return record


@pytest.mark.parametrize("number", range(20))
def test_round_trip_byte_for_byte(number: int) -> None:
    record = random_record(number)
    text = record_text.write(record)
    again = record_text.read(text, ziggurat.load)
    assert record_text.write(again) == text
    assert again.position == record.position
    assert again.entries == record.entries
    assert again.header.players == record.header.players
    assert again.seed == SEED


def test_open_game_keeps_its_seed_secret() -> None:
    record = Record(Header(GAME, commitment=commitment(SEED)), SEED)
    record.play(CHANCE, record.dealer().deal(record.position))
    text = record_text.write(record)
    assert "Ended: open" in text
    assert SEED.hex() not in text
    assert record_text.read(text, ziggurat.load).position == record.position


@pytest.mark.parametrize(("how", "seat", "ranks"), [("resigned", 0, (2, 1)), ("time", 1, (1, 2)), ("aborted", None, None)])
def test_other_endings(how: records.Ending, seat: int | None, ranks: tuple[int, ...] | None) -> None:
    record = Record(Header(GAME, options={"sky": "RPYBG YBGRP", "first": "1"}))
    record.play(0, GAME.read("keep"))
    record.end(how, seat)
    assert record.ranks == ranks
    text = record_text.write(record)
    again = record_text.read(text, ziggurat.load)
    assert (again.ended, again.ranks, record_text.write(again)) == (record.ended, ranks, text)
    with pytest.raises(OutOfTurn):
        record.play(0, GAME.read("drop 3"))
    with pytest.raises(GameError):
        record.take_back(0, 0)
    with pytest.raises(GameError):
        record.end("aborted")


def test_resigning_solo_loses() -> None:
    record = Record(Header(GAME, 1, {"planet": "R - - - -"}))
    record.end("resigned", 0)
    assert record.ranks == (2,)


def test_start_from_a_position_and_listed_order() -> None:
    start = GAME.read_position("turn 1 drop; sky BRPGR YRGYB; planets YBR G PP G K / - - - - -; bag R9 P9 Y9 B9 G9 K3; points 0 0")
    order = tuple(GAME.read(text) for text in ("draw R", "draw G"))
    record = Record(Header(GAME, start=start, orders={"bag": order}))
    for text in ("drop 3", "purple 1", "pass"):
        record.play(0, GAME.read(text))
    record.play(CHANCE, record.dealer().deal(record.position))
    text = record_text.write(record)
    assert "Order bag: draw R, draw G" in text
    again = record_text.read(text, ziggurat.load)
    assert record_text.write(again) == text
    assert again.dealer().deal(record.positions[3]) == order[0]


def test_reader_is_tolerant() -> None:
    record = Record(Header(GAME, options={"sky": "RPYBG YBGRP", "first": "1"}, players=("Anna", "Béla")))
    record.play(0, GAME.read("swap n1 n2"), 2.5)
    record.play(0, GAME.read("drop 3"))
    text = """\ufeff# a comment
  ziggurat  RECORD 1
seats : 2
GAME: bubblee\r
Option first: 1
Option sky: RPYBG   YBGRP
Rules: 1
Data: DATA
Seat 2: Béla
Seat 1: Anna

    1.1   Swap n1  N2 (2.5 s)
# between moves
1 DROP 3

Ended: open""".replace("DATA", GAME.data_version)
    again = record_text.read(text, ziggurat.load)
    assert again.entries == record.entries
    assert again.position == record.position
    assert again.header.players == ("Anna", "Béla")


def test_names_cannot_break_the_file() -> None:
    record = Record(Header(GAME, players=("Eve\nEnded: aborted", "\x1b[2J  "), options={"sky": "RPYBG YBGRP"}))
    again = record_text.read(record_text.write(record), ziggurat.load)
    assert again.header.players == ("Eve Ended: aborted", "[2J")


def test_control_characters_are_refused() -> None:
    """A name in a record must not be able to control the terminal that shows it."""
    text = record_text.write(Record(Header(GAME, players=("Eve", "Adam")))).replace("Eve", "E\x1b]2;title\x07ve")
    with pytest.raises(RecordError, match=r"line 6, column 10: expected text, found the control character '\\x1b'"):
        record_text.read(text, ziggurat.load)


GOOD = record_text.write(random_record(3))
LINES = GOOD.splitlines()
FIRST_MOVE = LINES.index("") + 2


def altered(line: int, text: str) -> str:
    return "\n".join([*LINES[: line - 1], text, *LINES[line:]]) + "\n"


def line_of(start: str) -> int:
    return next(number for number, line in enumerate(LINES, 1) if line.startswith(start))


def draw_line() -> int:
    return next(number for number, line in enumerate(LINES, 1) if "* draw" in line)


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, "expected 'Ziggurat record 1'"),
        ("PGN\n", 1, "found 'PGN'"),
        ("Ziggurat record 2\n", 1, "expected 'Ziggurat record 1'"),
        (altered(2, "Game: chess"), 2, "no game 'chess'"),
        (altered(3, "Rules: 7"), 3, "needs version 7 of the rules"),
        (altered(3, "Rules: one"), 3, "expected a version of the rules"),
        (altered(4, "Data: 9-00000000"), 4, "needs the data '9-00000000'"),
        (altered(5, "Seats: 9"), 5, "a number of seats, 1 to 2"),
        (altered(6, "Colour: mauve"), 6, "unknown tag here: 'Colour'"),
        (altered(6, "Game: bubblee"), 6, "tag given twice"),
        (altered(line_of("Seat 2"), "Seat 3: Eve"), line_of("Seat 2"), "expected a seat, 1 to 2, found '3'"),
        (altered(line_of("Option black"), "Option black: 9"), line_of("Option black"), "3, 4 or 5"),
        (altered(line_of("Option black"), "Option wind: west"), line_of("Option black"), "expected an option of this game"),
        (altered(line_of("Commitment"), "Commitment: xyz"), line_of("Commitment"), "64 hexadecimal digits"),
        (altered(line_of("Nonce 1"), "Nonce 5: a"), line_of("Nonce 1"), "expected a seat"),
        (altered(FIRST_MOVE, "1. * sky RRRRR YBGRP"), FIRST_MOVE, "two of each colour"),
        (altered(FIRST_MOVE, "7. * sky RPYBG YBGRP"), FIRST_MOVE, "expected move number 1, found 7"),
        (altered(FIRST_MOVE, "1. 1 sky RPYBG YBGRP"), FIRST_MOVE, "seat 1 is not to act; chance is"),
        (altered(FIRST_MOVE, "1. * draw R"), FIRST_MOVE, "not allowed by rule 2.1"),
        (altered(FIRST_MOVE, "1. * fly to the moon"), FIRST_MOVE, "expected a move"),
        (altered(FIRST_MOVE, "hello"), FIRST_MOVE, "expected a move such as"),
        (altered(FIRST_MOVE + 1, "back 5 by 1"), FIRST_MOVE + 1, "the game is at ply 1"),
        (altered(FIRST_MOVE + 1, "back 0 by 3"), FIRST_MOVE + 1, "expected a seat, 1 to 2"),
        (altered(FIRST_MOVE + 1, "back 0 by 1 (magic)"), FIRST_MOVE + 1, "expected free, bots, agreed"),
        (altered(FIRST_MOVE, "Date: 2026-11-15"), FIRST_MOVE, "tag given twice"),
        (altered(line_of("Ended"), "Ended: rules 5.9"), line_of("Ended"), "expected 'rules "),
        (altered(line_of("Ended"), "Ended: open"), line_of("Ended"), "expected 'rules "),
        (altered(line_of("Ended"), "Ended: resigned 1"), line_of("Ended"), "expected 'rules "),
        (altered(line_of("Result"), "Result: 1 1"), line_of("Result"), "wrong result"),
        (altered(line_of("Scores"), "Scores: 99 0"), line_of("Scores"), "wrong scores"),
        (altered(line_of("Seed"), f"Seed: {'00' * 32}"), line_of("Seed"), "not the one that was committed to"),
        (altered(line_of("Seed"), "Seed: 12"), line_of("Seed"), "64 hexadecimal digits"),
        ("\n".join(LINES[: len(LINES) // 2]), len(LINES) // 2 + 1, "the record is cut off"),
        ("\n".join(LINES[: line_of("Ended")]), line_of("Ended") + 1, "the record is cut off"),
        ("\n".join(LINES[:1]), 2, "the record is cut off"),
        (GOOD + "Seat 1: Eve\n", len(LINES) + 1, "unknown tag after the moves"),
        (GOOD.replace("Game: bubblee\n", ""), len(LINES), "expected a tag 'Game:'"),
        ("Ziggurat record 1\n" + "x" * 5000, 2, "at most 4000 characters"),
    ],
)
def test_errors_name_the_line_and_the_expectation(text: str, line: int, says: str) -> None:
    with pytest.raises(RecordError) as error:
        record_text.read(text, ziggurat.load)
    assert says in str(error.value)
    assert error.value.line == line


def test_impossible_draw() -> None:
    """A colour that is no longer in the bag cannot be drawn by anybody."""
    start = GAME.read_position("turn 1 draw; sky .RPGR YRGYB; planets - - - - - / - - - - -; bag R0 P1 Y0 B0 G0 K0; points 0 0")
    record = Record(Header(GAME, start=start))
    text = record_text.write(record).replace("\n\n\n", "\n\n1. * draw R\n\n")
    with pytest.raises(RecordError, match=r"line 8, column 6: draw R: not allowed by rule 3\.1") as error:
        record_text.read(text, ziggurat.load)
    assert error.value.rule == 301


def test_column_of_an_error() -> None:
    with pytest.raises(RecordError) as error:
        record_text.read(altered(draw_line(), LINES[draw_line() - 1].replace("draw", "draw  pink")), ziggurat.load)
    assert LINES[draw_line() - 1].replace("draw", "draw  pink")[error.value.column - 1 :].startswith("ink")


@pytest.mark.parametrize("seed", range(5))
def test_noise_is_refused_quickly(seed: int) -> None:
    noise = random.Random(seed).randbytes(1 << 20).decode("latin-1")
    for text in (noise, f"Ziggurat record 1\n{noise[:900_000]}", "Ziggurat record 1\n" + "a " * 400_000 + ":"):
        with pytest.raises(RecordError):
            record_text.read(text, ziggurat.load)


@pytest.mark.parametrize("seed", range(60))
def test_damaged_records_are_read_or_refused_but_nothing_else(seed: int) -> None:
    """With some letters changed, or lines lost or doubled: a RecordError, or a record that is written exactly as it was read."""
    chance = random.Random(seed)
    lines = list(LINES)
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(lines))
        match chance.randrange(4):
            case 0:
                del lines[at]
            case 1:
                lines.insert(at, chance.choice(lines))
            case 2 if lines[at]:
                cut = chance.randrange(len(lines[at]))
                lines[at] = lines[at][:cut] + chance.choice("0:*.() RX#é") + lines[at][cut + 1 :]
            case _:
                lines[at] = lines[at][: chance.randint(0, 8)]
    try:
        record = record_text.read("\n".join(lines), ziggurat.load)
    except RecordError as wrong:
        assert 1 <= wrong.line <= len(lines) + 1
    else:
        text = record_text.write(record)
        assert record_text.write(record_text.read(text, ziggurat.load)) == text


def test_moves_out_of_turn_and_illegal() -> None:
    record = Record(Header(GAME, options={"sky": "RPYBG YBGRP", "first": "1"}))
    with pytest.raises(OutOfTurn, match="seat 2 is not to act; seat 1 is"):
        record.play(1, GAME.read("keep"))
    with pytest.raises(IllegalMove) as illegal:
        record.play(0, GAME.read("drop 3"))
    assert illegal.value.rule == 302
    assert (record.ply, record.entries) == (0, [])


def test_only_take_backs_against_bots_make_a_game_unrated() -> None:
    record = Record(Header(GAME, options={"sky": "RPYBG YBGRP", "first": "1"}))
    for undo in sorted(records.UNDOS, key=lambda undo: undo == "bots"):
        assert record.is_rated
        record.play(0, GAME.read("keep"))
        record.take_back(0, 0, undo)
    assert not record.is_rated


GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*/*.txt")), ids=lambda file: f"{file.parent.name} {file.stem}")
def test_golden_records_replay(file: Path) -> None:
    """Whole games recorded earlier still mean the same."""
    text = file.read_text(encoding="utf-8")
    record = record_text.read(text, ziggurat.load)
    assert record_text.write(record) == text
    if record.seed and record.header.nonces:
        assert verify(record) == "fair"


def test_every_game_has_golden_records() -> None:
    assert {name: len(list((GOLDEN / name).glob("*.txt"))) >= 5 for name in NAMES} == dict.fromkeys(NAMES, True)


def babylon_record() -> Record:
    """Three seats, in the middle of a game."""
    game = ziggurat.load("babylon", "plain")
    record = Record(Header(game, 3, {"first": "1"}), SEED)
    dealer = record.dealer()
    while record.ply < 40:
        seat = record.position.to_act
        assert seat is not None
        record.play(seat, dealer.deal(record.position) if seat == CHANCE else game.moves(record.position)[0])
    return record


def test_with_three_seats_the_others_play_on() -> None:
    record = babylon_record()
    record.seat(1, "greedy")
    record.forfeit(1, "resigned")
    assert (record.forfeited, record.ended.how, record.ranks) == ([1], "open", None)
    with pytest.raises(GameError, match="seat 2 has left already"):
        record.forfeit(1, "time")
    text = record_text.write(record)
    assert "\nseat 2 greedy\nresigned 2\n" in text
    assert record_text.write(record_text.read(text, ziggurat.load)) == text
    record.forfeit(2, "time")
    assert (record.ended.how, record.ended.seat, record.ranks) == ("time", 2, (1, 3, 2))
    assert record_text.write(record_text.read(record_text.write(record), ziggurat.load)) == record_text.write(record)


def test_a_player_who_left_ranks_last() -> None:
    record = babylon_record()
    dealer = record.dealer()
    record.forfeit(0, "time")
    while record.position.to_act is not None:
        seat = record.position.to_act
        record.play(seat, dealer.deal(record.position) if seat == CHANCE else record.game.moves(record.position)[0])
    by_rules = record.game.ranks(record.position)
    assert by_rules is not None
    assert record.ranks is not None
    assert record.ranks[0] == 3
    assert (record.ranks[1] < record.ranks[2]) == (by_rules[1] < by_rules[2])


@pytest.mark.parametrize(("line", "wrong"), [("resigned 4", "expected a seat, 1 to 3"), ("seat 5 greedy", "expected a seat, 1 to 3")])
def test_a_seat_that_is_not_there_cannot_be_left(line: str, wrong: str) -> None:
    text = record_text.write(babylon_record()).replace("\n\nEnded", f"\n{line}\n\nEnded")
    with pytest.raises(RecordError, match=wrong):
        record_text.read(text, ziggurat.load)
