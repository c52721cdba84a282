"""A table, rebuilt from its log. No I/O here: a command applies its rows to the table, and returns them to be persisted.

The caller of a command persists its rows before anybody sees the result, and discards the table if that fails.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec

from ziggurat import bots
from ziggurat.core import undo
from ziggurat.core.challenge import Challenge
from ziggurat.core.chance import Dealer, commitment
from ziggurat.core.game import CHANCE, BadOption, BadText, Game, GameError, IllegalMove, Position, Seat, rule_name
from ziggurat.core.record import Forfeit, Header, Record

from .messages import Clock, Computer, NewTable, Person, Player, RatingChange
from .rows import (
    Aborted,
    Answered,
    Asked,
    Back,
    Counted,
    Created,
    Fact,
    Filled,
    Followed,
    Helped,
    Joined,
    LeftTable,
    Moved,
    SeatedAnew,
    read_row,
    write_row,
)
from .store.store import Row, State

STAND_IN = bots.FRIENDLY
"""The computer player for a seat that was left."""
LONGEST_REASON = 300
"""Characters of the error in a log line about a table that cannot be opened."""
MOST_ROWS = 5_000
"""With this many rows in a log, take-backs, questions and replacements are refused: reading it stays fast. A long game has about 500."""
LONGEST_GAME = 86_400
"""Seconds on a clock for the whole game, at most."""

Load = Callable[[str], Game[Any, Any]]


class Refusal(Exception):
    """A refused command: the reason, one of messages.REASONS, and the rule if a rule forbids a move."""

    def __init__(self, reason: str, detail: str = "", rule: str | None = None) -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail
        self.rule = rule

    def __reduce__(self) -> tuple[type[Refusal], tuple[str, str, str | None]]:
        """Pickle all fields: a parser process returns refusals to the server."""
        return Refusal, (self.reason, self.detail, self.rule)


class Unplayable(Refusal):
    """A table that this server cannot open: its log is damaged, or it was made by other rules. Other tables are not affected."""

    def __init__(self, table: str, why: str) -> None:
        super().__init__("not-ready", "this server cannot open the table; the host finds the reason in the log")
        self.table = table
        self.why = " ".join(why.split())[:LONGEST_REASON]


class Table:
    """One table: its seats, record, clocks and open questions."""

    def __init__(self, table: str, seed: bytes, load: Load, since: float) -> None:
        self.id = table
        self.seed = seed
        self.load = load
        self.seq = 0
        self.since = since
        """When clocks started to run; the server was down before."""
        self.turn_began = since
        """When the current turn began. Time before `since` does not count, except with a clock for each turn."""
        self.players: list[Player] = []
        """The kind of player of each seat."""
        self.names: list[str | None] = []
        self.nonces: dict[Seat, str] = {}
        self.stand_ins: dict[Seat, str] = {}
        """The computer players that replace persons."""
        self.leavings: dict[Seat, Forfeit] = {}
        self.questions: dict[int, Asked] = {}
        self.agreed: dict[int, set[Seat]] = {}
        self.remaining: list[float] = []
        self.on_clock: Seat | None = None
        self.turn_row = 0
        """The row that began the turn of the seat `on_clock`."""
        self.aborted = False
        self.helped = False
        """True once a hint was given."""
        self.changes: list[RatingChange] | None = None
        """The rating changes of the game, once they are computed."""
        self.rematch: str | None = None
        self.record: Record | None = None
        self.ply_rows: list[int] = []
        """The row of each ply of the current line."""
        self.position_since = 0
        """The row that led to the current position."""
        self.declined = 0
        """The row of the last negative answer."""
        self._dealer: Dealer | None = None

    # State

    @property
    def game(self) -> Game[Any, Any]:
        """The rules: compiled as soon as they are available."""
        return self.load(self.created.game)

    @property
    def state(self) -> State:
        """The table's state: waiting for players, playing, or over."""
        if self.aborted or (self.record is not None and self.record.ended.how != "open"):
            return "over"
        return "waiting" if self.record is None else "playing"

    @property
    def position(self) -> Position[Any]:
        """The current position; before the game begins, the start position."""
        if self.record is not None:
            return self.record.position
        return self._given_start() or self.game.start(len(self.players), self.created.options)

    def _given_start(self) -> Position[Any] | None:
        return None if self.created.start is None else self.game.read_position(self.created.start)

    @property
    def challenge(self) -> Challenge | None:
        """The challenge of this table, if any."""
        return None if self.created.challenge is None else self.game.challenge(self.created.challenge)

    @property
    def is_rated(self) -> bool:
        """True if the game is rated so far: usual start, no hints, and no take-back of a kind that is not allowed between people."""
        return self.created.start is None and not self.helped and (self.record is None or self.record.is_rated)

    @property
    def counts(self) -> bool:
        """True if the finished game may change ratings: rated, with a result, several seats, and no challenge."""
        has_result = self.record is not None and self.record.ranks is not None and not self.aborted
        return has_result and self.is_rated and self.created.challenge is None and len(self.players) > 1

    @property
    def to_act(self) -> Seat | None:
        """The seat to act; None if the game is not being played."""
        return self.position.to_act if self.state == "playing" else None

    @property
    def persons(self) -> list[Seat]:
        """The seats of persons, taken or free."""
        return [seat for seat, player in enumerate(self.players) if isinstance(player, Person)]

    @property
    def free(self) -> list[Seat]:
        """The seats nobody has taken."""
        return [seat for seat in self.persons if self.names[seat] is None]

    def may_have_hints(self, here: Collection[Seat]) -> bool:
        """True if the seats `here` may ask for hints: they include all persons' seats, and a puzzle needs a known solution."""
        no_way_is_known = self.challenge is not None and bool(self.challenge.orders) and not self.challenge.solution
        return self.state == "playing" and set(self.persons) <= set(here) and not no_way_is_known

    def bot_of(self, seat: Seat) -> str | None:
        """The computer player of a seat, or None."""
        player = self.players[seat]
        return player.bot if isinstance(player, Computer) else self.stand_ins.get(seat)

    @property
    def playing_bots(self) -> dict[Seat, str]:
        """The seats of computer players, stand-ins included."""
        return {seat: bot for seat in range(len(self.players)) if (bot := self.bot_of(seat)) is not None}

    @property
    def deciders(self) -> list[Seat]:
        """The seats of persons without a stand-in; a question needs their consent."""
        return [seat for seat in self.persons if seat not in self.stand_ins]

    def seconds_left(self, seat: Seat, now: float) -> float | None:
        """Seconds left on a seat's clock; None without a clock."""
        if self.created.clock is None:
            return None
        running = self.state == "playing" and seat == self.on_clock
        return max(self._falls(seat) - now, 0.0) if running else self.remaining[seat]

    def _falls(self, seat: Seat) -> float:
        """When the time of the seat to act runs out. With a clock for each turn, no earlier than half a turn after a restart."""
        falls, clock = self.turn_began + self.remaining[seat], self.created.clock
        return max(falls, self.since + clock.seconds / 2) if clock is not None and clock.per == "turn" else falls

    @property
    def has_turn_clock(self) -> bool:
        """True if the clock gives time for each turn rather than for the game."""
        return self.created.clock is not None and self.created.clock.per == "turn"

    def flag_falls(self) -> float | None:
        """When the time of the seat to act runs out; None without a running clock. Computer players never run out."""
        seat = self.on_clock
        if self.created.clock is None or self.state != "playing" or seat is None or self.bot_of(seat) is not None:
            return None
        return self._falls(seat)

    def summary(self) -> str:
        """The summary for lists of tables, as JSON."""
        ranks = self.record.ranks if self.record else None
        scores = self.game.scores(self.position) if self.state == "over" and self.record else None
        how = "aborted" if self.aborted else self.record.ended.how if self.record else None
        return json.dumps({"names": self.names, "ranks": ranks, "scores": scores, "ended": how if self.state == "over" else None})

    # Applying rows

    def apply(self, row: Row) -> None:
        """Apply a row of the log. A damaged row may raise any exception and leave the table half changed."""
        if row.seq != self.seq + 1:
            raise ValueError(f"row {row.seq} after row {self.seq}")
        fact = read_row(row)
        if isinstance(fact, Created) != (row.seq == 1):
            raise ValueError("expected 'created' as the first row and nowhere else")
        if isinstance(fact, Asked | Answered):
            self._discuss(row.seq, fact)
        elif isinstance(fact, Helped):
            self.helped = True
        else:
            self._take_in(row.seq, fact)
            if not self._is_replacement(fact):
                self.turn_began = max(self.turn_began, row.at)
            # Any change settles the open questions.
            self.questions.clear()
            self.agreed.clear()
        self.seq = row.seq

    def _discuss(self, seq: int, fact: Asked | Answered) -> None:
        match fact:
            case Asked(by=by):
                self.questions[seq] = fact
                self.agreed[seq] = {by}
            case Answered(by, asked, agree):
                if agree:
                    self.agreed[asked].add(by)
                else:
                    del self.questions[asked], self.agreed[asked]
                    self.declined = seq

    def _take_in(self, seq: int, fact: Fact) -> None:
        match fact:
            case Created():
                self._create(fact)
            case Joined():
                self._join(fact)
            case Filled(seat, bot):
                self.players[seat], self.names[seat] = Computer(bot), bot
                self._start_if_full()
            case Moved():
                self._move(seq, fact)
            case Back(ply, by, terms):
                self._live().take_back(ply, by, terms)
                del self.ply_rows[ply:]
                self.position_since = seq
                self._settle_clock()
            case LeftTable(seat, how):
                self._live().forfeit(seat, how)
                self.leavings[seat] = how
            case SeatedAnew(seat, bot):
                self._seat(seat, bot)
            case Aborted():
                self.aborted = True
                if self.record is not None:
                    self.record.end("aborted")
            case Counted(changes):
                self.changes = changes
            case Followed(table):
                self.rematch = table

    def _is_replacement(self, fact: Fact) -> bool:
        """True if a computer player replaces an absent person: the turn's clock goes on."""
        return isinstance(fact, SeatedAnew) and fact.bot is not None and fact.seat not in self.leavings

    def _join(self, fact: Joined) -> None:
        self.names[fact.seat] = fact.name
        if fact.nonce:
            self.nonces[fact.seat] = fact.nonce
        self._start_if_full()

    def _create(self, fact: Created) -> None:
        self.created = fact
        self.players = list(fact.players)
        self.names = [player.bot if isinstance(player, Computer) else None for player in fact.players]
        seconds = fact.clock.seconds if fact.clock else 0.0
        self.remaining = [seconds] * len(fact.players)
        if self.has_turn_clock:
            # With a daily restart, time would otherwise never run out.
            self.turn_began = 0.0
        self._start_if_full()

    def _start_if_full(self) -> None:
        if self.free:
            return
        players = tuple(name or "" for name in self.names)
        created, challenge = self.created, self.challenge
        self.record = Record(
            Header(
                self.game,
                len(players),
                created.options,
                players,
                created.date,
                self._given_start(),
                created.commitment,
                self.nonces,
                challenge.orders if challenge else {},
            ),
            self.seed,
        )
        self._dealer = self.record.dealer()
        self._settle_clock()

    def _live(self) -> Record:
        if self.record is None:
            raise ValueError("the game has not begun")
        return self.record

    def _move(self, seq: int, fact: Moved) -> None:
        record = self._live()
        # The compiled rules take over in mid-game once they are available.
        record.game = self.game
        record.play(fact.seat, record.game.read(fact.move), fact.seconds)
        self.ply_rows.append(seq)
        self.position_since = seq
        if fact.seat != CHANCE and fact.seconds is not None and self.created.clock is not None:
            self.remaining[fact.seat] = max(self.remaining[fact.seat] - fact.seconds, 0.0)
        self._settle_clock()

    def _settle_clock(self) -> None:
        """Start the clock of the seat to act; the seat whose turn ended gets the increment, or a whole turn again."""
        decider, clock = self._live().position.to_act, self.created.clock
        if decider == CHANCE or decider == self.on_clock:
            return
        if self.on_clock is not None and clock is not None:
            self.remaining[self.on_clock] = clock.seconds if clock.per == "turn" else self.remaining[self.on_clock] + clock.increment
        self.on_clock = decider
        self.turn_row = self.seq + 1

    def _seat(self, seat: Seat, bot: str | None) -> None:
        if bot is None:
            self.stand_ins.pop(seat, None)
        else:
            self.stand_ins[seat] = bot
        self._live().seat(seat, bot or self.names[seat] or "")

    # Commands: each returns its rows

    def _tell(self, now: float, *facts: Fact) -> list[Row]:
        """Apply the facts and return their rows."""
        rows = []
        for fact in facts:
            row = write_row(self.seq + 1, now, fact)
            self.apply(row)
            rows.append(row)
        return rows

    def open_with(self, created: Created, now: float) -> list[Row]:
        """Create the table; without free seats the game begins."""
        return self._tell(now, created) + self.deal(now)

    def join(self, name: str, nonce: str, seat: Seat | None, now: float) -> tuple[Seat, list[Row]]:
        """Take a free seat, any if `seat` is None. The game begins when no seat is free any more. Returns the seat and the rows."""
        if self.state != "waiting":
            raise Refusal("not-now", "all seats are taken")
        if seat is None:
            seat = self.free[0]
        if seat not in self.free:
            raise Refusal("not-now", f"seat {seat + 1} is taken")
        if self.challenge and self.challenge.seed:
            # A nonce would change the draws, which are the same for everybody.
            nonce = ""
        rows = self._tell(now, Joined(seat, fit_name(name), fit_nonce(nonce)))
        return seat, rows + self.deal(now)

    def fill(self, seat: Seat, bot: str, now: float) -> list[Row]:
        """Give a free seat to a computer player; if no other seat is free, the game begins. No rows if that player has the seat already."""
        _must_be_bot(bot)
        if seat >= len(self.players):
            raise Refusal("unknown", f"there is no seat {seat + 1}")
        if self.players[seat] == Computer(bot):
            return []
        if self.aborted:
            raise Refusal("over")
        if seat not in self.free:
            raise Refusal("not-now", f"seat {seat + 1} is taken")
        return self._tell(now, Filled(seat, bot)) + self.deal(now)

    def deal(self, now: float) -> list[Row]:
        """Play chance's moves and forced moves up to the next decision."""
        rows: list[Row] = []
        while self.state == "playing":
            position = self.position
            if position.to_act == CHANCE:
                assert self._dealer is not None
                rows += self._tell(now, Moved(CHANCE, self.game.write(self._dealer.deal(position))))
            elif position.to_act is not None and (forced := self.game.forced(position)) is not None:
                rows += self._tell(now, Moved(position.to_act, self.game.write(forced), 0.0))
            else:
                break
        return rows

    def decide(self, seat: Seat, ply: int, text: str, now: float, seq: int | None = None) -> list[Row]:
        """Play a move as the person who owns the seat; see `play`."""
        self._must_sit(seat)
        return self.play(seat, ply, text, now, seq)

    def play(self, seat: Seat, ply: int, text: str, now: float, seq: int | None = None) -> list[Row]:
        """Play a move decided at ply `ply` by somebody who knew the rows up to `seq`; no rows if it was played at this ply already."""
        move, record = self.read(text), self.record
        if record is not None and ply < record.ply and record.line[ply].seat == seat and record.line[ply].move == move:
            return []
        self._must_play()
        record = self._live()
        self._must_know(ply, seq, self.position_since)
        if self.to_act != seat:
            raise Refusal("out-of-turn")
        seconds = round(max(now - self.turn_began, 0.0), 3)
        try:
            rows = self._tell(now, Moved(seat, self.game.write(move), seconds))
        except IllegalMove as wrong:
            raise Refusal("rule", str(wrong), rule_name(wrong.rule)) from None
        return rows + self.deal(now)

    def _must_know(self, ply: int, seq: int | None, since: int) -> None:
        """Refuse a stale command. After a take-back the same ply comes again, so only the row reveals a late message."""
        here = self.record.ply if self.record else 0
        if ply != here:
            raise Refusal("stale", f"the game is at ply {here}")
        if seq is not None and seq < since:
            raise Refusal("stale", f"the table has changed since row {seq}")

    def read(self, text: str) -> Any:
        """Parse a move from its text, or from its code in digits; or raise Refusal."""
        try:
            return self.game.move(int(text)) if text.isascii() and text.isdecimal() else self.game.read(text)
        except (BadText, ValueError) as wrong:
            raise Refusal("unreadable", str(wrong)) from None

    def _must_play(self) -> None:
        if self.state == "waiting":
            raise Refusal("not-now", "seats are free")
        if self.state == "over":
            raise Refusal("over")

    def _must_sit(self, seat: Seat) -> None:
        """Refuse a seat that a computer player plays, since its owner resigned or was replaced."""
        if seat in self.stand_ins:
            raise Refusal("not-now", "a computer player plays this seat")

    def undo_offer(self, seat: Seat) -> undo.Offer | None:
        """The take-back available to a seat now, or None. A finished game allows none, since its seed is public."""
        if self.record is None or self.state != "playing" or seat in self.stand_ins:
            return None
        return undo.offer(self.record, seat, self.playing_bots)

    def take_back(self, seat: Seat, ply: int, now: float, seq: int | None = None) -> list[Row]:
        """Take back the seat's last decision, or ask the others to agree. `seq` is the last row that the player's client had received."""
        self._must_know(ply, seq, max(self.position_since, self.declined))
        offer = self.undo_offer(seat)
        if offer is None:
            raise Refusal("not-now", "there is nothing to take back")
        self._must_be_short()
        if offer.terms == "consent":
            return self._ask(now, Asked("undo", seat, offer.ply))
        return self._back(now, Back(offer.ply, seat, offer.terms))

    def _back(self, now: float, fact: Back) -> list[Row]:
        return self._tell(now, fact) + self.deal(now)

    def _ask(self, now: float, question: Asked) -> list[Row]:
        """Ask the other persons a question; if there are none, they count as agreeing. No rows if the seat has asked it already."""
        if any(known.what == question.what and known.by == question.by for known in self.questions.values()):
            return []
        self._must_be_short()
        rows = self._tell(now, question)
        return rows + self._settle(now, self.seq)

    def waits_for(self, asked: int) -> list[Seat]:
        """The seats that have yet to answer a question."""
        absent = self.questions[asked].absent
        return [seat for seat in self.deciders if seat not in self.agreed[asked] and seat != absent]

    def answer(self, seat: Seat, asked: int, agree: bool, now: float) -> list[Row]:
        """Agree to a question, or decline; once all have agreed, carry out the request."""
        if asked not in self.questions or seat not in self.waits_for(asked):
            raise Refusal("unknown", "nobody waits for this answer")
        rows = self._tell(now, Answered(seat, asked, agree))
        return rows + (self._settle(now, asked) if agree else [])

    def _settle(self, now: float, asked: int) -> list[Row]:
        """Carry out the request of a question if everybody has agreed."""
        if self.waits_for(asked):
            return []
        match question := self.questions[asked]:
            case Asked("undo", by, ply):
                return self._back(now, Back(ply, by, "agreed"))
            case Asked("abort", by):
                return self._tell(now, Aborted(by))
            case Asked("replace", _, _, int(absent), bot):
                return self._tell(now, SeatedAnew(absent, bot or STAND_IN)) + self.deal(now)
        raise ValueError(f"no such question: {question}")

    def leave(self, seat: Seat, how: Forfeit, now: float) -> list[Row]:
        """Resign, or lose on time; if the game goes on, a computer player takes the seat."""
        if seat in self.leavings:
            return []
        self._must_play()
        rows = self._tell(now, LeftTable(seat, how))
        if self.state == "playing":
            rows += self._tell(now, SeatedAnew(seat, STAND_IN))
        return rows

    def abort(self, seat: Seat, now: float) -> list[Row]:
        """End the game without a result: immediately before the first decision, later if all agree."""
        if self.aborted:
            return []
        if self.state == "over":
            raise Refusal("over")
        self._must_sit(seat)
        begun = self.record is not None and any(entry.seat != CHANCE for entry in self.record.line)
        return self._ask(now, Asked("abort", seat, self._live().ply)) if begun else self._tell(now, Aborted(seat))

    def replace(self, seat: Seat, absent: Seat, bot: str, at_once: bool, now: float) -> list[Row]:
        """Replace an absent person by a computer player: immediately if `at_once`, else if the others agree."""
        self._must_play()
        self._must_sit(seat)
        _must_be_bot(bot)
        if absent not in self.deciders or absent == seat:
            raise Refusal("not-now", "nobody to be replaced sits there")
        if at_once:
            self._must_be_short()
            return self._tell(now, SeatedAnew(absent, bot)) + self.deal(now)
        return self._ask(now, Asked("replace", seat, self._live().ply, absent, bot))

    def _must_be_short(self) -> None:
        """Refuse if the log is so long that only moves and the end may follow."""
        if self.seq >= MOST_ROWS:
            raise Refusal("not-now", f"the game has {MOST_ROWS} entries already: it can only be played to its end")

    def come_back(self, seat: Seat, now: float) -> list[Row]:
        """Take the seat back from its stand-in."""
        self._must_play()
        if seat in self.leavings:
            raise Refusal("not-now", "the seat was given up")
        if seat not in self.stand_ins:
            return []
        return self._tell(now, SeatedAnew(seat, None))

    def help(self, seat: Seat, now: float) -> list[Row]:
        """Note that a hint was given: the game is unrated from now on."""
        could_count = self.state == "playing" and self.is_rated and self.created.challenge is None
        return self._tell(now, Helped(seat)) if could_count else []

    def follow(self, seat: Seat, table: str, now: float) -> list[Row]:
        """Note the rematch of this game."""
        return self._tell(now, Followed(table, seat))


def new_table(wanted: NewTable, load: Load, table: str, seed: bytes, now: float, rematch_of: str | None = None) -> tuple[Table, list[Row]]:
    """A new table and its first rows. Raises Refusal for bad options, players or start positions."""
    challenge = _challenge_of(wanted, load)
    if challenge is not None:
        wanted = msgspec.structs.replace(wanted, options={**challenge.options, **wanted.options})
        seed = challenge.seed or seed
    game, start = _start_of(wanted, load)
    for player in wanted.players:
        if isinstance(player, Computer):
            _must_be_bot(player.bot)
    _must_be_clock(wanted.clock)
    persons = sum(isinstance(player, Person) for player in wanted.players)
    if not 0 < len(wanted.names) <= persons and rematch_of is None:
        raise Refusal("not-now", "expected a name for each seat that you take, one at least and not more than there are persons")
    made = Table(table, seed, load, now)
    created = Created(
        wanted.game,
        list(wanted.players),
        # Normalised as the games read them: a line break would add a line to the record.
        {name: " ".join(value.split()) for name, value in wanted.options.items()},
        wanted.clock,
        wanted.patience,
        wanted.open,
        commitment(seed),
        game.rules_version,
        game.data_version,
        datetime.fromtimestamp(now, UTC).date().isoformat(),
        rematch_of,
        # Normalised to one line.
        None if wanted.start is None else game.write_position(start),
        wanted.challenge,
    )
    return made, made.open_with(created, now)


def _challenge_of(wanted: NewTable, load: Load) -> Challenge | None:
    """The wanted challenge, or None. Raises Refusal if the table does not fit it."""
    if wanted.challenge is None:
        return None
    try:
        challenge = load(wanted.game).challenge(wanted.challenge)
    except GameError as wrong:
        raise Refusal("unknown", str(wrong)) from None
    if wanted.players != [Person(), *map(Computer, challenge.rivals)]:
        rivals = " and ".join(challenge.rivals) or "nobody else"
        raise Refusal("not-now", f"{challenge.name} is played by a person at the first seat and {rivals}")
    if wanted.start is not None or wanted.clock is not None or not wanted.options.keys() <= challenge.free:
        raise Refusal("not-now", f"{challenge.name} has its own start; to be chosen: {', '.join(challenge.free) or 'nothing'}")
    return challenge


def _start_of(wanted: NewTable, load: Load) -> tuple[Game[Any, Any], Position[Any]]:
    """The game and its start position; or raise Refusal."""
    seats = len(wanted.players)
    try:
        game = load(wanted.game)
        start = game.start(seats, wanted.options)
    except GameError as wrong:
        raise Refusal("unknown", str(wrong)) from None
    if wanted.start is not None:
        start = _read_start(game, wanted.start, seats, wanted.options)
    if start.to_act is None:
        raise Refusal("not-now", "the game is over before it begins")
    return game, start


def _read_start(game: Game[Any, Any], text: str, seats: int, options: Mapping[str, str]) -> Position[Any]:
    """Parse a start position that fits the table; or raise Refusal."""
    if options.keys() - _needed_options(game, seats):
        raise Refusal("not-now", "expected no options: the position to start from says all of them")
    try:
        start = game.read_position(text)
    except BadText as wrong:
        raise Refusal("unreadable", f"start: {wrong}"[:300]) from None
    if len(game.scores(start)) != seats:
        raise Refusal("not-now", f"the position to start from has {len(game.scores(start))} seats, the table {seats}")
    return start


def _must_be_clock(clock: Clock | None) -> None:
    if clock is None:
        return
    if clock.per == "turn" and clock.increment:
        raise Refusal("not-now", "increment: expected none, since each turn has its own time")
    if clock.per == "game" and clock.seconds > LONGEST_GAME:
        raise Refusal("not-now", f"seconds: expected at most {LONGEST_GAME} for a whole game")


def _must_be_bot(name: str) -> None:
    if name not in bots.NAMES:
        raise Refusal("unknown", f"no computer player {name!r}")


def replayed(table: str, seed: bytes, rows: Sequence[Row], load: Load, since: float) -> Table:
    """The table rebuilt from its log, with clocks running since `since`; or raise Unplayable."""
    if not rows:
        raise Unplayable(table, "its log is empty")
    made = Table(table, seed, load, since)
    replay_rows(made, rows)
    return made


def replay_rows(table: Table, rows: Sequence[Row]) -> None:
    """Apply stored rows; or raise Unplayable with the row that fails and the error."""
    for row in rows:
        try:
            table.apply(row)
        except MemoryError:
            raise
        except Exception as wrong:  # a damaged row may raise any exception
            raise Unplayable(table.id, f"row {row.seq}: {_explained(wrong)}") from wrong


def _explained(wrong: Exception) -> str:
    return str(wrong) if isinstance(wrong, GameError) else f"{type(wrong).__name__}: {wrong}"


def must_be_of_our_rules(table: Table) -> None:
    """Raise Unplayable if an unfinished game was made by other rules or data than this server's."""
    made, game = table.created, table.game
    if table.state != "over" and (made.rules, made.data) != (game.rules_version, game.data_version):
        found = f"rules {made.rules} and data {made.data}"
        raise Unplayable(table.id, f"made by {found}; this server has rules {game.rules_version} and data {game.data_version}")


def _needed_options(game: Game[Any, Any], seats: int) -> set[str]:
    """The names of options required even with a start position, such as a mission's planet: the record names them."""
    try:
        game.start(seats)
    except BadOption as missing:
        return {missing.name}
    return set()


JOINERS = "\u200c\u200d"
"""Invisible characters that some scripts and emoji need."""


def fit_name(name: str) -> str:
    """A name normalised for display, on one line; Refusal if it has unprintable or direction-changing characters."""
    name = " ".join(name.split())
    if not name.strip(JOINERS + " ") or not all(letter.isprintable() or letter in JOINERS for letter in name):
        raise Refusal("unreadable", "expected a name that can be printed")
    return name


def fit_nonce(nonce: str) -> str:
    """The nonce, if the record can hold it unchanged; or raise Refusal. Normalising it would break the verification of draws."""
    if not nonce.isprintable() or nonce != " ".join(nonce.split()):
        raise Refusal("unreadable", "expected a nonce that can be printed, with single spaces at most")
    return nonce


def new_id() -> str:
    """A random table name, short enough to read aloud and too long to guess."""
    alphabet = "23456789abcdefghjkmnpqrstuvwxyz"
    return "".join(secrets.choice(alphabet) for _ in range(10))
