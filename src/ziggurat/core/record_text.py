"""Records as text files. docs/notation.md has the grammar.

There is one writer and one reader. The reader is tolerant of spaces, comments and the order of tags, and strict about everything
else. An error has the line, the column, and what was expected there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from .chance import SEED_BYTES, commitment
from .game import CHANCE, BadText, Game, GameError, IllegalMove, Position, Rule, Seat, rule_name
from .record import ENDINGS, FORFEITS, UNDOS, Forfeited, Header, OutOfTurn, Played, Record, Seated, TakenBack

FORMAT = 1
FIRST_LINE = f"Ziggurat record {FORMAT}"
LONGEST = 1 << 20
"""The maximum number of characters in a record; a long game has about ten thousand."""


class RecordError(GameError):
    """A record that cannot be read: line and column, what is `wrong`, and the rule if a move is illegal."""

    def __init__(self, line: int, column: int, wrong: str, rule: Rule = 0) -> None:
        super().__init__(f"line {line}, column {column}: {wrong}")
        self.line = line
        self.column = column
        self.wrong = wrong
        self.rule = rule


def write(record: Record) -> str:
    """The text of a record. `read` is the inverse."""
    return "\n".join([FIRST_LINE, *_write_header(record), "", *_write_entries(record), "", *_write_end(record)]) + "\n"


def _write_header(record: Record) -> Iterator[str]:
    header, game = record.header, record.game
    yield f"Game: {game.name}"
    yield f"Rules: {header.rules}"
    yield f"Data: {header.data}"
    yield f"Seats: {header.seats}"
    if header.date:
        yield f"Date: {header.date}"
    yield from (f"Seat {seat + 1}: {_one_line(name)}" for seat, name in enumerate(header.players) if _one_line(name))
    yield from (f"Option {name}: {value}" for name, value in header.options.items())
    if header.start is not None:
        yield f"Start: {game.write_position(header.start)}"
    if header.commitment:
        yield f"Commitment: {header.commitment}"
    yield from (f"Nonce {seat + 1}: {_one_line(nonce)}" for seat, nonce in sorted(header.nonces.items()))
    for deck, moves in header.orders.items():
        yield f"Order {deck}: {', '.join(game.write(move) for move in moves)}"


def _one_line(text: str) -> str:
    """A text without line breaks and control characters, so that it fits in a tag."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def _write_entries(record: Record) -> Iterator[str]:
    ply = 0
    for entry in record.entries:
        match entry:
            case Played(seat, move, seconds):
                ply += 1
                who = "*" if seat == CHANCE else str(seat + 1)
                time = "" if seconds is None else f" ({seconds:.1f}s)"
                yield f"{ply}. {who} {record.game.write(move)}{time}"
            case TakenBack(ply, by, undo):
                yield f"back {ply} by {by + 1}" + ("" if undo == "free" else f" ({undo})")
            case Forfeited(seat, how):
                yield f"{how} {seat + 1}"
            case Seated(seat, player):
                # The reader would take a line with a colon for a tag.
                yield f"seat {seat + 1} {_one_line(player.replace(':', ' '))}"


def _write_end(record: Record) -> Iterator[str]:
    yield f"Ended: {_ended_text(record)}"
    if record.ranks is not None:
        yield f"Result: {' '.join(map(str, record.ranks))}"
        yield f"Scores: {' '.join(map(str, record.game.scores(record.position)))}"
    if record.seed is not None and record.ended.how != "open":
        yield f"Seed: {record.seed.hex()}"


def _ended_text(record: Record) -> str:
    if record.ended.how == "rules":
        return f"rules {rule_name(record.game.ended_by(record.position))}"
    return record.ended.how if record.ended.seat is None else f"{record.ended.how} {record.ended.seat + 1}"


# Reading


HEADER_TAGS = ("game", "rules", "data", "seats", "date", "seat", "option", "start", "commitment", "nonce", "order")
END_TAGS = ("ended", "result", "scores", "seed")
LONGEST_LINE = 4000
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
# In each pattern, a part that can match a blank is followed by one that cannot. Two adjacent parts that both match blanks could split
# a run of blanks in many ways, and a hostile line of blanks would take seconds.
_PLAYED = re.compile(
    r"(?:(?P<ply>[0-9]{1,6})[ \t]*\.[ \t]*)?(?P<who>\*|[1-9])[ \t]+(?P<move>[^() \t](?:[^()]*[^() \t])?)[ \t]*"
    r"(?:\((?P<seconds>[0-9]{1,7}(?:\.[0-9]+)?)[ \t]*s\))?"
)
_BACK = re.compile(r"back[ \t]+(?P<ply>[0-9]{1,6})[ \t]+by[ \t]+(?P<by>[1-9])(?:[ \t]*\((?P<undo>[a-z]+)\))?", re.IGNORECASE)


_FORFEITED = re.compile(rf"(?P<how>{'|'.join(FORFEITS)})[ \t]+(?P<seat>[1-9])", re.IGNORECASE)
_SEATED = re.compile(r"seat[ \t]+(?P<seat>[1-9])[ \t]+(?P<player>[^: \t][^:]*)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class _Line:
    number: int
    text: str
    column: int = 1

    def error(self, wrong: str, column: int | None = None, rule: Rule = 0) -> RecordError:
        return RecordError(self.number, column or self.column, wrong, rule)


@dataclass(frozen=True, slots=True)
class _Tag:
    line: _Line
    name: str
    key: str
    value: str
    at: int
    """The column where the value begins."""

    def error(self, wrong: str, offset: int = 0, rule: Rule = 0) -> RecordError:
        return self.line.error(wrong, self.at + offset, rule)

    def number(self, low: int, high: int, what: str) -> int:
        if not re.fullmatch(r"[0-9]{1,6}", self.value) or not low <= int(self.value) <= high:
            raise self.error(f"expected {what}, {low} to {high}, found {self.value!r}")
        return int(self.value)


GameLoader = Callable[[str], Game[Any, Any]]


def read(text: str, load: GameLoader, longest_name: int = LONGEST_LINE) -> Record:
    """The record in a text, replayed to its end. Raises RecordError.

    `load` returns a game by its name. A player's name can have at most `longest_name` characters.
    """
    if len(text) > LONGEST:
        raise RecordError(1, 1, f"expected a record of at most {LONGEST} characters, found {len(text)}")
    lines = _lines(text)
    first = next(lines, None)
    if first is None or " ".join(first.text.split()).lower() != FIRST_LINE.lower():
        raise (first or _Line(1, "")).error(f"expected {FIRST_LINE!r}" + (f", found {first.text[:40]!r}" if first else ""))
    return _Reader(load, [first, *lines], longest_name).record()


def _lines(text: str) -> Iterator[_Line]:
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        text = raw.rstrip()
        stripped = text.lstrip()
        if len(text) > LONGEST_LINE:
            raise RecordError(number, LONGEST_LINE, f"expected a line of at most {LONGEST_LINE} characters, found {len(text)}")
        if control := _CONTROL.search(raw):
            # A name with escape sequences could control the terminal that prints it.
            raise RecordError(number, control.start() + 1, f"expected text, found the control character {control[0]!r}")
        if stripped and not stripped.startswith("#"):
            yield _Line(number, stripped, len(text) - len(stripped) + 1)


class _Reader:
    """Reads the lines of one record."""

    def __init__(self, load: GameLoader, lines: list[_Line], longest_name: int) -> None:
        self.load = load
        self.lines = lines
        self.longest_name = longest_name
        self.end_line = _Line(lines[-1].number + 1, "")

    def record(self) -> Record:
        tags: dict[tuple[str, str], _Tag] = {}
        moves: list[_Line] = []
        for line in self.lines[1:]:
            tag = self._tag(line)
            if tag is None:
                moves.append(line)
                continue
            self._check_place(tag, tags, moves)
            tags[tag.name, tag.key] = tag
        if ("ended", "") not in tags:
            raise self.end_line.error("expected 'Ended:'; the record is cut off")
        record = Record(self._header(tags))
        for line in moves:
            self._entry(record, line)
        self._end(record, tags)
        return record

    def _tag(self, line: _Line) -> _Tag | None:
        if not line.text[0].isalpha() or ":" not in line.text:
            return None
        title, _, value = line.text.partition(":")
        name, *key = title.split()
        at = line.column + len(line.text) - len(value.lstrip())
        return _Tag(line, name.lower(), " ".join(key).lower(), value.strip(), at)

    def _check_place(self, tag: _Tag, tags: Mapping[tuple[str, str], _Tag], moves: list[_Line]) -> None:
        known = END_TAGS if moves or tag.name in END_TAGS else HEADER_TAGS
        if tag.name not in known or bool(tag.key) != (tag.name in ("seat", "option", "nonce", "order")):
            where = "after the moves" if known is END_TAGS and tag.name in HEADER_TAGS else "here"
            expected = ", ".join(name.capitalize() for name in known)
            raise tag.line.error(f"unknown tag {where}: {tag.line.text.partition(':')[0]!r}; expected one of {expected}")
        if (tag.name, tag.key) in tags:
            raise tag.line.error(f"tag given twice: {tag.line.text.partition(':')[0]!r}")

    def _header(self, tags: Mapping[tuple[str, str], _Tag]) -> Header:
        def value(name: str) -> _Tag:
            if (name, "") not in tags:
                raise self.end_line.error(f"expected a tag '{name.capitalize()}:' in the header")
            return tags[name, ""]

        def keyed(name: str) -> dict[str, _Tag]:
            return {key: tag for (kind, key), tag in tags.items() if kind == name}

        game = self._game(value("game"))
        self._check_versions(game, value("rules"), value("data"))
        seats = value("seats").number(game.seats.start, game.seats.stop - 1, "a number of seats")
        names = {self._seat(tag, key, seats): self._name(tag.line, tag.value, tag.at) for key, tag in keyed("seat").items()}
        header = Header(
            game,
            seats,
            {key: tag.value for key, tag in keyed("option").items()},
            tuple(names.get(seat, "") for seat in range(seats)) if names else (),
            tags["date", ""].value if ("date", "") in tags else "",
            self._start(game, tags.get(("start", ""))),
            self._hex(tags.get(("commitment", ""))),
            {self._seat(tag, key, seats): tag.value for key, tag in keyed("nonce").items()},
            {key: self._order(game, tag) for key, tag in keyed("order").items()},
        )
        self._check_options(header, tags)
        return header

    def _game(self, tag: _Tag) -> Game[Any, Any]:
        try:
            return self.load(tag.value)
        except GameError as wrong:
            raise tag.error(str(wrong)) from None

    def _check_versions(self, game: Game[Any, Any], rules: _Tag, data: _Tag) -> None:
        """Refuse a record of other rules or data. The error names the version that the record needs."""
        if rules.number(1, 999_999, "a version of the rules") != game.rules_version:
            raise rules.error(f"needs version {rules.value} of the rules; this program plays version {game.rules_version}")
        if data.value != game.data_version:
            raise data.error(f"needs the data {data.value!r}; this program has {game.data_version!r}")

    def _seat(self, tag: _Tag, key: str, seats: int) -> Seat:
        if not key.isdecimal() or not 1 <= int(key) <= seats:
            raise tag.line.error(f"expected a seat, 1 to {seats}, found {key!r}")
        return int(key) - 1

    def _name(self, line: _Line, name: str, column: int) -> str:
        if len(name) > self.longest_name:
            raise line.error(f"expected a name of at most {self.longest_name} characters, found {len(name)}", column)
        return name

    def _start(self, game: Game[Any, Any], tag: _Tag | None) -> Position[Any] | None:
        if tag is None:
            return None
        try:
            return game.read_position(tag.value)
        except BadText as wrong:
            raise tag.error(_expected(wrong), wrong.column - 1) from None

    def _hex(self, tag: _Tag | None) -> str:
        if tag is None:
            return ""
        if not re.fullmatch(rf"[0-9a-fA-F]{{{2 * SEED_BYTES}}}", tag.value):
            raise tag.error(f"expected {2 * SEED_BYTES} hexadecimal digits, found {tag.value[:20]!r}")
        return tag.value.lower()

    def _order(self, game: Game[Any, Any], tag: _Tag) -> tuple[Any, ...]:
        moves = []
        offset = 0
        for text in tag.value.split(","):
            moves.append(self._move(game, tag.line, text, tag.at + offset))
            offset += len(text) + 1
        return tuple(moves)

    def _check_options(self, header: Header, tags: Mapping[tuple[str, str], _Tag]) -> None:
        try:
            header.game.start(header.seats, header.options)
        except GameError as wrong:
            name = getattr(wrong, "name", "")
            tag = tags.get(("option", name)) or tags["seats", ""]
            raise tag.error(str(wrong)) from None

    def _move(self, game: Game[Any, Any], line: _Line, text: str, column: int) -> Any:
        try:
            return game.read(text)
        except BadText as wrong:
            raise line.error(_expected(wrong), column + wrong.column - 1) from None

    def _entry(self, record: Record, line: _Line) -> None:
        if back := _BACK.fullmatch(line.text):
            self._take_back(record, line, back)
        elif forfeited := _FORFEITED.fullmatch(line.text):
            how = next(known for known in FORFEITS if known == forfeited["how"].lower())
            self._happen(record, line, forfeited, lambda seat: record.forfeit(seat, how))
        elif seated := _SEATED.fullmatch(line.text):
            name = self._name(line, seated["player"].strip(), line.column + seated.start("player"))
            self._happen(record, line, seated, lambda seat: record.seat(seat, name))
        elif played := _PLAYED.fullmatch(line.text):
            self._play(record, line, played)
        else:
            raise line.error(f"expected a move such as '12. 1 drop 3', or 'back 12 by 1', found {line.text[:40]!r}")

    def _play(self, record: Record, line: _Line, match: re.Match[str]) -> None:
        if match["ply"] and int(match["ply"]) != record.ply + 1:
            raise line.error(f"expected move number {record.ply + 1}, found {match['ply']}")
        column = line.column + match.start("move")
        move = self._move(record.game, line, match["move"], column)
        seat = CHANCE if match["who"] == "*" else int(match["who"]) - 1
        try:
            record.play(seat, move, float(match["seconds"]) if match["seconds"] else None)
        except IllegalMove as wrong:
            raise line.error(str(wrong), column, wrong.rule) from None
        except OutOfTurn as wrong:
            raise line.error(str(wrong), line.column + match.start("who")) from None

    def _happen(self, record: Record, line: _Line, match: re.Match[str], happen: Callable[[Seat], None]) -> None:
        """Apply an entry about a seat: the seat forfeited, or another player took it."""
        seat = int(match["seat"]) - 1
        if seat >= record.header.seats:
            raise line.error(f"expected a seat, 1 to {record.header.seats}", line.column + match.start("seat"))
        try:
            happen(seat)
        except GameError as wrong:
            raise line.error(str(wrong)) from None

    def _take_back(self, record: Record, line: _Line, match: re.Match[str]) -> None:
        by, undo = int(match["by"]) - 1, (match["undo"] or "free").lower()
        if by >= record.header.seats:
            raise line.error(f"expected a seat, 1 to {record.header.seats}", line.column + match.start("by"))
        kind = next((known for known in UNDOS if known == undo), None)
        if kind is None:
            raise line.error(f"expected {', '.join(UNDOS)}", line.column + match.start("undo"))
        try:
            record.take_back(int(match["ply"]), by, kind)
        except GameError as wrong:
            raise line.error(str(wrong), line.column + match.start("ply")) from None

    def _end(self, record: Record, tags: Mapping[tuple[str, str], _Tag]) -> None:
        ended = tags["ended", ""]
        how, _, rest = ended.value.partition(" ")
        if how in ("resigned", "time", "aborted"):
            if record.ended.how == "rules":
                raise ended.error(f"expected 'rules {rule_name(record.game.ended_by(record.position))}', found {ended.value!r}")
            kind = next(known for known in ENDINGS if known == how)
            record.end(kind, None if how == "aborted" else self._seat(ended, rest, record.header.seats))
        if ended.value != _ended_text(record):
            raise ended.error(f"expected {_ended_text(record)!r}, found {ended.value!r}")
        scores = record.game.scores(record.position)
        self._check_numbers(tags.get(("result", "")), record.ranks, "result", record.ranks is not None)
        self._check_numbers(tags.get(("scores", "")), scores if record.ranks else None, "scores", record.ranks is not None)
        if seed := self._hex(tags.get(("seed", ""))):
            record.seed = bytes.fromhex(seed)
            if record.header.commitment and commitment(record.seed) != record.header.commitment:
                raise tags["seed", ""].error("the seed is not the one that was committed to")

    def _check_numbers(self, tag: _Tag | None, numbers: tuple[int, ...] | None, what: str, needed: bool) -> None:
        if tag is None:
            if needed:
                raise self.end_line.error(f"expected '{what.capitalize()}:'; the record is cut off")
            return
        right = " ".join(map(str, numbers or ()))
        if numbers is None or " ".join(tag.value.split()) != right:
            raise tag.error(f"wrong {what}: found {tag.value!r}, the moves give {right or 'none'!r}")


def _expected(wrong: BadText) -> str:
    return f"expected {wrong.expected}" + (f", found {wrong.found!r}" if wrong.found else "")
