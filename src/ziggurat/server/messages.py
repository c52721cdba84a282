"""The messages between server and clients, typed. `tools/wire.py` makes web/src/wire.ts from them.

A client asks with a number of its own, `id`, and may repeat itself freely: what was done already is answered as done. Everything that
happens at a table has a `seq`; a `table` message tells the whole table after it, so that one message serves a move, a reconnection and
those who watch.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from ziggurat.bots import FRIENDLY

from .post import LONGEST_ADDRESS

LONGEST_NAME = 40
LONGEST_NONCE = 200
LONGEST_MAIL = 254
LONGEST_POSITION = 4000
LONGEST_PAD = 10_000
LONGEST_TILES = 20_000
LONGEST_MESSAGE = 64 * 1024
"""Bytes of a message from a client, at most."""
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What msgspec raises for a message that is none: not JSON or of another kind, not UTF-8, nested too deeply."""

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Nonce = Annotated[str, Meta(max_length=LONGEST_NONCE)]
Token = Annotated[str, Meta(min_length=20, max_length=100)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Reaction = Literal["hello", "nice", "wow", "oops", "thinking", "thanks", "good-game"]


# A table as it is set up


class Person(Struct, frozen=True, tag="person", forbid_unknown_fields=True):
    """A seat for a person."""


class Computer(Struct, frozen=True, tag="bot", forbid_unknown_fields=True):
    """A seat for a computer player."""

    bot: str


Player = Person | Computer


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for the whole game, and seconds more after each turn; or seconds for each turn, which may be days."""

    seconds: Annotated[float, Meta(ge=5, le=30 * 86_400)]
    increment: Annotated[float, Meta(ge=0, le=3_600)] = 0.0
    per: Literal["game", "turn"] = "game"
    """What the seconds are for."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made. Whoever makes it takes the first seats for persons, as many as there are names."""

    game: str
    players: Annotated[list[Player], Meta(min_length=1, max_length=4)]
    options: dict[str, str] = {}
    names: Annotated[list[Name], Meta(max_length=4)] = []
    tokens: Annotated[list[Token], Meta(max_length=4)] = []
    """Secrets for these seats, if one has made them oneself."""
    nonce: Nonce = ""
    clock: Clock | None = None
    patience: Annotated[float, Meta(ge=30, le=1_000_000)] | None = None
    """Seconds after which a person who stays away can be replaced by a computer player; never, unless all agree, if absent."""
    open: bool = False
    """Whether it is listed for everybody to join."""
    start: Annotated[str, Meta(max_length=LONGEST_POSITION)] | None = None
    """The text of a position to start from, instead of options (a mission names its planet nevertheless); such a game is unrated."""
    challenge: Annotated[str, Meta(max_length=LONGEST_NAME)] | None = None
    """A start that is the same for everybody, such as `storm 7`; it says who plays and with which options."""


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants a seat."""

    name: Name
    invitation: Token | None = None
    """Needed unless the table is open."""
    nonce: Nonce = ""
    seat: SeatNumber | None = None
    """Any free one if absent."""
    token: Token | None = None
    """The secret by which the seat shall be one's own, if one has made it oneself: then joining can be repeated safely."""


class Claiming(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants the own seat in a rematch."""

    token: Token
    """That of the seat in the game before."""
    nonce: Nonce = ""


class Filling(Struct, frozen=True, forbid_unknown_fields=True):
    """A free seat that shall be a computer player's; whoever sits at the waiting table may ask for it."""

    seat: SeatNumber
    bot: str


class Decision(Struct, frozen=True, forbid_unknown_fields=True):
    """A move over plain HTTP; the seat is that of the bearer's token."""

    ply: Count
    move: Annotated[str, Meta(min_length=1, max_length=200)]
    seq: Count | None = None
    """The table's seq that the client saw; a decision that comes after the position has changed is stale, even at the same ply."""


class MailWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Where, and in which language, the mails of a seat are wanted."""

    address: Annotated[str, Meta(max_length=LONGEST_ADDRESS)]
    language: Literal["en", "pl", "cs", "es", "hu"]


class MailShown(Struct, frozen=True):
    """Where the mails of a seat are wanted."""

    address: str | None = None
    is_confirmed: bool = False
    """Whether who reads the mails has said yes."""


class SeatTaken(Struct, frozen=True):
    """A seat and the secret by which it is one's own, also on another device."""

    table: str
    seat: int
    token: str


class TableMade(Struct, frozen=True):
    """A new table: the secret to hand to those who shall join, and the seats that its maker has taken."""

    table: str
    invitation: str
    seats: list[SeatTaken]


# From a client to a table


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: the tokens of the seats that are played here, none to watch."""

    tokens: Annotated[list[Token], Meta(max_length=4)] = []
    seq: Count = 0
    """Up to where the client knows the table."""


class AskTable(Struct, frozen=True, tag="table", forbid_unknown_fields=True):
    """The table once more."""

    seq: Count = 0


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody asks for in the name of a seat; `id` is the client's own number for it."""

    id: Count
    seat: SeatNumber


class Play(Request, frozen=True, tag="play"):
    """A decision at the position after so many plies."""

    ply: Count
    move: Annotated[str, Meta(min_length=1, max_length=200)]
    """As text, or as its code in digits."""
    seq: Count | None = None
    """As of Decision."""


class Preview(Request, frozen=True, tag="preview"):
    """What would a move do at the position after so many plies?"""

    ply: Count
    move: Annotated[str, Meta(min_length=1, max_length=200)]


class WhyNot(Request, frozen=True, tag="why-not"):
    """Why can one not touch one's way so?"""

    path: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(min_length=1, max_length=6)]


class AskHint(Request, frozen=True, tag="hint"):
    """What would a strong player do at the position after so many plies? In practice only: against the computer, or at one screen."""

    ply: Count


class Undo(Request, frozen=True, tag="undo"):
    """Take back one's last decision, or ask the others for it; `ply` is where the game is."""

    ply: Count
    seq: Count | None = None
    """As of Decision; also stale if the others have refused since."""


class Resign(Request, frozen=True, tag="resign"):
    """Give up."""


class Abort(Request, frozen=True, tag="abort"):
    """End the game before its first move; later it needs everybody's consent."""


class Replace(Request, frozen=True, tag="replace"):
    """Let a computer player play for an absent seat, or ask the others for it."""

    absent: SeatNumber
    bot: str = FRIENDLY


class Return(Request, frozen=True, tag="return"):
    """Play one's own seat again."""


class Answer(Request, frozen=True, tag="answer"):
    """Agree to what somebody asked for, or not; `asked` is the seq of the question."""

    asked: Count
    agree: bool


class Rematch(Request, frozen=True, tag="rematch"):
    """Another game with the seats exchanged."""


class React(Request, frozen=True, tag="react"):
    """A quick reaction; it is shown and not kept."""

    reaction: Reaction


Ask = Play | Preview | WhyNot | AskHint | Undo | Resign | Abort | Replace | Return | Answer | Rematch | React
FromClient = Hello | AskTable | Ask


# From the server to a client


class RatingChange(Struct, frozen=True):
    """What a game has done to a rating."""

    before: float
    after: float


class SeatShown(Struct, frozen=True):
    """Who plays a seat."""

    name: str | None
    """None while the seat is free."""
    player: Player
    here: bool
    """Whether somebody is connected who can play it."""
    left: Literal["resigned", "time"] | None = None
    seconds: float | None = None
    """What is left on the clock."""
    replaced_by: str | None = None


class Question(Struct, frozen=True):
    """What a seat asked the others for."""

    seq: int
    what: Literal["undo", "abort", "replace"]
    by: int
    waits_for: list[int]
    absent: int | None = None


class MoveShown(Struct, frozen=True):
    """A move, and what it did, step by step."""

    ply: int
    seat: int
    """-1 is chance."""
    move: str
    events: list[dict[str, Any]]
    seconds: float | None = None


class Ended(Struct, frozen=True):
    """How the game ended."""

    how: Literal["rules", "resigned", "time", "aborted"]
    seat: int | None
    ranks: list[int] | None
    scores: list[int]


class MomentShown(Struct, frozen=True):
    """A moment of a game that is shown again: what happened, and the position after it."""

    kind: Literal["start", "move", "back", "left", "seated"]
    ply: int
    """How many moves led to the position."""
    view: dict[str, Any]
    """What a spectator sees."""
    position: str
    """Its text: a new table can start from it."""
    seat: int | None = None
    """Who moved (-1 is chance), took back, left or is played by somebody else; None at the start."""
    move: str | None = None
    events: list[dict[str, Any]] = []
    seconds: float | None = None
    detail: str | None = None
    """Of a take-back its terms (free, bots, agreed), of a leaving how (resigned, time), of a seat who plays it now."""


class Replay(Struct, frozen=True):
    """A whole game to be shown again, with the moves that were taken back."""

    id: str
    game: str
    options: dict[str, str]
    players: list[str]
    kept: Literal["table", "record"]
    ended: Ended | None
    """None if the record breaks off."""
    verdict: str
    """On the draws: fair, consistent, or a sentence that says why neither is certain."""
    moments: list[MomentShown]


class RatedMove(Struct, frozen=True):
    """A move and what is expected of it."""

    move: str
    line: list[str]
    """What is decided next, as far as it does not depend on chance: the move first."""
    value: float
    """The expected result for who decides, 0 to 1."""
    points: list[float]
    """Every seat's expected points."""
    visits: int


class JudgementShown(Struct, frozen=True):
    """A decision after so many plies, and what it cost."""

    ply: int
    seat: int
    results: list[float]
    """Every seat's expected result before it, 0 to 1."""
    cost: float
    """Of the expected result."""
    cost_in_points: float
    """Of the lead."""
    grade: Literal["fine", "inaccuracy", "mistake", "blunder"]
    exact: bool
    """Whether everything that could still happen was looked at."""
    played: RatedMove
    best: RatedMove


class Analysis(Struct, frozen=True):
    """A finished game, judged as far as it is by now."""

    id: str
    game: str
    state: Literal["working", "done", "failed"]
    total: int
    """How many decisions there are to be judged."""
    judgements: list[JudgementShown]
    """From the one that was asked for on."""


class Better(Struct, frozen=True):
    """What was better than the decision after so many plies, moment by moment."""

    ply: int
    moments: list[MomentShown]


class Here(Struct, frozen=True):
    """Where others reach the server, the best address first, and which games are played by compiled rules."""

    addresses: list[str]
    compiled: dict[str, bool]


class RecordKept(Struct, frozen=True):
    """A record that can be shown again under its id, in short."""

    id: str
    game: str
    players: list[str]
    moves: int
    ended: Literal["open", "rules", "resigned", "time", "aborted"]
    ranks: list[int] | None
    verdict: str


# Names and ratings


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """A name that shall be one's own."""

    name: Name
    mail: Annotated[str, Meta(max_length=LONGEST_MAIL)] | None = None
    """Where a link can be sent by which the name moves to another browser."""
    language: Literal["en", "pl", "cs", "es", "hu"] = "en"
    """Of the mail that asks the reader of the address to agree."""


class LinkAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A name to which a link shall be mailed, to the address that its owner has left."""

    name: Name
    language: Literal["en", "pl", "cs", "es", "hu"] = "en"


class LinkFollowed(Struct, frozen=True, forbid_unknown_fields=True):
    """A link that came by mail."""

    link: Token


class NameShown(Struct, frozen=True):
    """Whose a name is."""

    name: str
    """As its owner writes it."""
    state: Literal["free", "own", "taken", "reserved"]
    mail: str | None
    """Told to its owner alone."""
    moves: bool
    """Whether this server can mail a link by which it moves to another browser."""
    is_confirmed: bool | UnsetType = UNSET
    """Whether the reader of the mail address has agreed; left out if nobody was asked."""


class NameMoved(Struct, frozen=True):
    """A name that is one's own now, and how many seats have come with it."""

    name: str
    seats: int


class PlayerRated(Struct, frozen=True):
    """How strong somebody is."""

    rank: int
    name: str
    is_bot: bool
    games: int
    rating: float
    """So strong at least, almost certainly: everybody begins at 0."""
    deviation: float
    """How unsure that is."""
    own: bool


class Ratings(Struct, frozen=True):
    """The players of a game, the best first."""

    ratings: list[PlayerRated]


# The score pad of Babylon


class PadWritten(Struct, frozen=True, forbid_unknown_fields=True):
    """The gardens of up to four players as text, as `ziggurat score` reads them."""

    text: Annotated[str, Meta(max_length=LONGEST_PAD)]


class TilesWritten(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of tiles, as `--tiles` reads it."""

    text: Annotated[str, Meta(max_length=LONGEST_TILES)]


class Complaint(Struct, frozen=True):
    """A rule that a garden or a set of tiles does not keep, and where."""

    rule: str
    places: list[str]
    detail: str


class TileLaid(Struct, frozen=True):
    """A tile of a garden as it was written: its name, or its flower alone."""

    name: str
    at: str
    turned: int | None
    """None if nobody said how it lies."""


class PieceStanding(Struct, frozen=True):
    """A piece of a garden as it was written, with levels."""

    kind: str
    on: str


class PageScored(Struct, frozen=True):
    """A player's page of the pad: what stands on it, and what it is worth, or why it is worth nothing."""

    name: str
    unreadable: str
    """What cannot be read, with line and column."""
    complaints: list[Complaint]
    tiles: list[TileLaid]
    pieces: list[PieceStanding]
    counts: dict[str, list[int]] | None
    """The counts, if there are some instead of a garden."""
    garden: dict[str, Any] | None
    """The garden as the view of a table tells it."""
    score: dict[str, int] | None
    bare: int | None


class PadScored(Struct, frozen=True):
    """What is written on a pad, what it is worth, and who has won."""

    pages: list[PageScored]
    ranks: list[int] | None
    """None while a page has no points."""
    tiles: str
    """The faces of all tiles that the gardens were read with, on one line."""


class TileShown(Struct, frozen=True):
    """A tile's name, and its flower and spaces as letters."""

    id: str
    face: str


class TileSet(Struct, frozen=True):
    """A set of tiles, and what is wrong with it."""

    tiles: list[TileShown]
    complaints: list[Complaint]
    """With these no game can be played."""
    remarks: list[Complaint]
    """In what it differs from a balanced set; it may."""
    line: str | None
    """The set as the option `tiles` of a game has it; None if no game can be played with it."""
    file: str
    """The set as a file."""


class ChallengeOffered(Struct, frozen=True):
    """A start that is the same for everybody."""

    name: str
    title: str
    """What it is called, in the catalogues: mission-TITLE."""
    counts: Literal["turns", "points"]
    stars: list[int]
    """As of ChallengeShown."""
    options: dict[str, str]
    rivals: list[str]
    """The computer players at the other seats."""


class Challenges(Struct, frozen=True):
    """The challenges of a game: those of every day, and that of the day which was asked for."""

    challenges: list[ChallengeOffered]


class LessonOffered(Struct, frozen=True):
    """A position in which a pupil does one thing."""

    title: str
    """What it is called, in the catalogues: lesson-GAME-TITLE."""
    rule: str
    start: str
    options: dict[str, str]
    goal: dict[str, str | int]
    """What an event must tell, so that it is done."""
    seats: int


class Lessons(Struct, frozen=True):
    """The course of a game."""

    lessons: list[LessonOffered]


class ChallengeShown(Struct, frozen=True):
    """A start that is the same for everybody, and how far one has come."""

    name: str
    title: str
    counts: Literal["turns", "points"]
    stars: list[int]
    """The most turns, or the least points, with which a won game earns one, two and three stars."""
    result: int
    """Turns taken, or own points, so far."""
    coming: list[str]
    """What will be drawn, as texts of moves, where the order is known from the start."""
    earned: int | None = None
    """The stars of a finished game."""


class TableShown(Struct, frozen=True, tag="table"):
    """The whole table after row `seq` of its log."""

    table: str
    seq: int
    since: int
    """The moves that came after this row are told with their events: who knows the table up to there can show them."""
    state: Literal["waiting", "playing", "over"]
    game: str
    options: dict[str, str]
    seats: list[SeatShown]
    own: list[int]
    """The seats that are played here."""
    ply: int
    view: dict[str, Any]
    """What the seat to act, if it is played here, or a spectator sees and can do."""
    commitment: str
    moves: list[MoveShown]
    clock: Clock | None
    patience: float | None
    open: bool
    undo: dict[str, str]
    """For each seat that is played here and can take something back, on what terms."""
    questions: list[Question]
    rated: bool
    hints: bool
    """Whether the seats here may ask for hints."""
    ended: Ended | None = None
    ratings: list[RatingChange] | None = None
    """What the game has done to the rating of each seat's player; null if it does not count, or is not counted yet."""
    rematch: str | None = None
    start: str | None = None
    """The text of the position that the game started from, if it was not the usual one."""
    challenge: ChallengeShown | None = None


class Done(Struct, frozen=True, tag="done"):
    """What was asked for is done, and kept; `seq` is the row."""

    id: int
    seq: int


class Refused(Struct, frozen=True, tag="refused"):
    """What was asked for cannot be."""

    id: int
    reason: str
    """One of REASONS."""
    rule: str | None = None
    """The rule that forbids a move."""
    detail: str = ""


class Previewed(Struct, frozen=True, tag="preview"):
    """What a move would do."""

    id: int
    move: str
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Hinted(Struct, frozen=True, tag="hint"):
    """The best move at the position after so many plies."""

    id: int
    ply: int
    best: RatedMove
    path: list[str]
    """The touches that lead to it."""
    results: list[float]
    """Every seat's expected result, 0 to 1."""
    exact: bool


class Reacted(Struct, frozen=True, tag="reacted"):
    """Somebody reacted."""

    seat: int
    reaction: Reaction


class Failed(Struct, frozen=True, tag="failed"):
    """A message that could not be read, or a table that is not there; the connection may be closed after it."""

    reason: str
    detail: str = ""


FromServer = TableShown | Done | Refused | Previewed | Hinted | Reacted | Failed

REASONS = (
    "rule",  # a rule forbids the move
    "unreadable",  # not a move
    "stale",  # the game has gone on since
    "out-of-turn",  # another seat decides
    "not-your-seat",  # no token for this seat
    "not-now",  # not in this state of the table
    "over",  # the game has ended
    "unknown",  # no such table, question, bot
    "too-fast",  # too many messages
    "not-your-name",  # somebody else's, or nobody's to have
    "too-many-names",  # one has as many as one may
    "no-hints",  # there are people at other screens
    "no-way-known",  # a puzzle has left the way of its solution
    "not-ready",  # the compiled rules are not there yet, or the server cannot open the table
    "not-kept",  # the database could not be written: ask again
)
