"""The messages between server and clients, typed. `tools/wire.py` makes web/src/wire.ts from them.

A client numbers its requests with an `id` of its own, and may repeat them safely: a repeated request is answered as done. Every change
of a table has a number, its `seq`. A `table` message holds the whole table after a change, so the same message serves moves, reconnections
and spectators.
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
"""The errors of msgspec for an invalid message: not JSON, of another type, not UTF-8, or nested too deeply."""

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
    """Seconds for the whole game plus an increment after each turn; or seconds for each turn, up to 30 days."""

    seconds: Annotated[float, Meta(ge=5, le=30 * 86_400)]
    increment: Annotated[float, Meta(ge=0, le=3_600)] = 0.0
    per: Literal["game", "turn"] = "game"
    """The period that the seconds are for."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to create. Its creator takes the first seats for persons, one for each name."""

    game: str
    players: Annotated[list[Player], Meta(min_length=1, max_length=4)]
    options: dict[str, str] = {}
    names: Annotated[list[Name], Meta(max_length=4)] = []
    tokens: Annotated[list[Token], Meta(max_length=4)] = []
    """The tokens of the creator's seats, if the client generates them itself."""
    nonce: Nonce = ""
    clock: Clock | None = None
    patience: Annotated[float, Meta(ge=30, le=1_000_000)] | None = None
    """Seconds after which an absent person can be replaced by a computer player; if null, only when all agree."""
    open: bool = False
    """True if the table is listed for everybody to join."""
    start: Annotated[str, Meta(max_length=LONGEST_POSITION)] | None = None
    """The text of a start position. It replaces the options, except the planet of a mission; the game is unrated."""
    challenge: Annotated[str, Meta(max_length=LONGEST_NAME)] | None = None
    """The name of a challenge (a start that is the same for everybody), such as `storm 7`; it determines the players and the options."""


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a seat."""

    name: Name
    invitation: Token | None = None
    """Required unless the table is open."""
    nonce: Nonce = ""
    seat: SeatNumber | None = None
    """Any free seat if null."""
    token: Token | None = None
    """The seat's token, if the client generates it itself; then joining can be repeated safely."""


class Claiming(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for your own seat in a rematch."""

    token: Token
    """The token of your seat in the previous game."""
    nonce: Nonce = ""


class Filling(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to give a free seat to a computer player; anybody who has a seat at the waiting table may send it."""

    seat: SeatNumber
    bot: str


class Decision(Struct, frozen=True, forbid_unknown_fields=True):
    """A move over plain HTTP; the bearer token determines the seat."""

    ply: Count
    move: Annotated[str, Meta(min_length=1, max_length=200)]
    seq: Count | None = None
    """The newest seq known to the client; if the position has changed since, the move is stale, even at the same ply."""


class MailWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for mails about a seat: the address and the language."""

    address: Annotated[str, Meta(max_length=LONGEST_ADDRESS)]
    language: Literal["en", "pl", "cs", "es", "hu"]


class MailShown(Struct, frozen=True):
    """The mail address of a seat or a name; null if there is none."""

    address: str | None = None
    is_confirmed: bool = False
    """True once the reader of the address has agreed."""


class SeatTaken(Struct, frozen=True):
    """A seat and its token, which gives access to the seat on any device."""

    table: str
    seat: int
    token: str


class TableMade(Struct, frozen=True):
    """A new table: the secret for inviting others, and the seats taken by its creator."""

    table: str
    invitation: str
    seats: list[SeatTaken]


# From a client to a table


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: the tokens of the seats played over this connection. A client without tokens watches."""

    tokens: Annotated[list[Token], Meta(max_length=4)] = []
    seq: Count = 0
    """The newest seq known to the client."""


class AskTable(Struct, frozen=True, tag="table", forbid_unknown_fields=True):
    """A request for the whole table again."""

    seq: Count = 0


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a seat; `id` is the client's own number for it."""

    id: Count
    seat: SeatNumber


class Play(Request, frozen=True, tag="play"):
    """Play a move at ply `ply`."""

    ply: Count
    move: Annotated[str, Meta(min_length=1, max_length=200)]
    """As text, or as its code in digits."""
    seq: Count | None = None
    """See Decision."""


class Preview(Request, frozen=True, tag="preview"):
    """Preview a move at ply `ply`: its events and the view after it."""

    ply: Count
    move: Annotated[str, Meta(min_length=1, max_length=200)]


class WhyNot(Request, frozen=True, tag="why-not"):
    """Ask for the rule that forbids this path of touches."""

    path: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(min_length=1, max_length=6)]


class AskHint(Request, frozen=True, tag="hint"):
    """Ask for the best move at ply `ply`. For practice only: against the computer, or with all persons at one screen."""

    ply: Count


class Undo(Request, frozen=True, tag="undo"):
    """Take back your last decision, or ask the others to agree; `ply` is the current ply."""

    ply: Count
    seq: Count | None = None
    """See Decision; an undo is also stale if somebody has declined a question since."""


class Resign(Request, frozen=True, tag="resign"):
    """Resign."""


class Abort(Request, frozen=True, tag="abort"):
    """End the game without a result; after the first move this needs everybody's consent."""


class Replace(Request, frozen=True, tag="replace"):
    """Replace an absent player by a computer player, or ask the others to agree."""

    absent: SeatNumber
    bot: str = FRIENDLY


class Return(Request, frozen=True, tag="return"):
    """Take your seat back from the computer player."""


class Answer(Request, frozen=True, tag="answer"):
    """Agree to a question, or decline; `asked` is the seq of the question."""

    asked: Count
    agree: bool


class Rematch(Request, frozen=True, tag="rematch"):
    """Ask for another game, with the seats rotated."""


class React(Request, frozen=True, tag="react"):
    """Send a quick reaction, which is not stored."""

    reaction: Reaction


Ask = Play | Preview | WhyNot | AskHint | Undo | Resign | Abort | Replace | Return | Answer | Rematch | React
FromClient = Hello | AskTable | Ask


# From the server to a client


class RatingChange(Struct, frozen=True):
    """A rating before and after a game."""

    before: float
    after: float


class SeatShown(Struct, frozen=True):
    """A seat and its player."""

    name: str | None
    """Null while the seat is free."""
    player: Player
    here: bool
    """True if somebody who can play the seat is connected."""
    left: Literal["resigned", "time"] | None = None
    seconds: float | None = None
    """Seconds left on the clock."""
    replaced_by: str | None = None


class Question(Struct, frozen=True):
    """A seat's question to the others."""

    seq: int
    what: Literal["undo", "abort", "replace"]
    by: int
    waits_for: list[int]
    absent: int | None = None


class MoveShown(Struct, frozen=True):
    """A move and its events in order."""

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
    """A moment of a replay: the entry of the record, and the position after it."""

    kind: Literal["start", "move", "back", "left", "seated"]
    ply: int
    """The ply of the position."""
    view: dict[str, Any]
    """The view of a spectator."""
    position: str
    """The position's text, from which a new table can start."""
    seat: int | None = None
    """The seat that moved (-1 is chance), took back, left or got another player; null at the start."""
    move: str | None = None
    events: list[dict[str, Any]] = []
    seconds: float | None = None
    detail: str | None = None
    """The terms of a take-back (free, bots, agreed), how a seat left (resigned, time), or the seat's new player."""


class Replay(Struct, frozen=True):
    """The replay of a whole game, including moves that were taken back."""

    id: str
    game: str
    options: dict[str, str]
    players: list[str]
    kept: Literal["table", "record"]
    ended: Ended | None
    """Null if the record ends before the game does."""
    verdict: str
    """The verification of the draws: fair, consistent, or a sentence that says why neither is certain."""
    moments: list[MomentShown]


class RatedMove(Struct, frozen=True):
    """A move and its expected outcome."""

    move: str
    line: list[str]
    """The expected decisions, beginning with the move, up to the next draw."""
    value: float
    """The expected result of the seat to act, 0 to 1."""
    points: list[float]
    """Every seat's expected points."""
    visits: int


class JudgementShown(Struct, frozen=True):
    """A judged decision at ply `ply`, and its cost."""

    ply: int
    seat: int
    results: list[float]
    """Every seat's expected result before the decision, 0 to 1."""
    cost: float
    """The expected result that the decision gave away."""
    cost_in_points: float
    """The expected lead that the decision gave away, in points."""
    grade: Literal["fine", "inaccuracy", "mistake", "blunder"]
    exact: bool
    """True if the search was exhaustive."""
    played: RatedMove
    best: RatedMove


class Analysis(Struct, frozen=True):
    """The analysis of a finished game, as far as it has come."""

    id: str
    game: str
    state: Literal["working", "done", "failed"]
    total: int
    """The number of decisions to judge."""
    judgements: list[JudgementShown]
    """The judgements from the requested one on."""


class Better(Struct, frozen=True):
    """The best line that could have replaced the decision at ply `ply`, as moments of a replay."""

    ply: int
    moments: list[MomentShown]


class Here(Struct, frozen=True):
    """The addresses under which others reach the server, best first; and for each game, true if its compiled rules are in use."""

    addresses: list[str]
    compiled: dict[str, bool]


class RecordKept(Struct, frozen=True):
    """The summary of an uploaded record; its replay is available under this id."""

    id: str
    game: str
    players: list[str]
    moves: int
    ended: Literal["open", "rules", "resigned", "time", "aborted"]
    ranks: list[int] | None
    verdict: str


# Names and ratings


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to own a name."""

    name: Name
    mail: Annotated[str, Meta(max_length=LONGEST_MAIL)] | None = None
    """An address for links that move the name to another browser."""
    language: Literal["en", "pl", "cs", "es", "hu"] = "en"
    """The language of the mail that asks the reader of the address to agree."""


class LinkAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to mail a link for a name to its owner's address."""

    name: Name
    language: Literal["en", "pl", "cs", "es", "hu"] = "en"


class LinkFollowed(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a mailed link."""

    link: Token


class NameShown(Struct, frozen=True):
    """A name and its state, with details that only its owner gets."""

    name: str
    """The name as its owner writes it."""
    state: Literal["free", "own", "taken", "reserved"]
    mail: str | None
    """The mail address; shown to the owner only."""
    moves: bool
    """True if this server can mail links that move the name to another browser."""
    is_confirmed: bool | UnsetType = UNSET
    """True once the reader of the mail address has agreed; omitted if nobody was asked."""


class NameMoved(Struct, frozen=True):
    """A name that now belongs to this browser, and the number of seats moved with it."""

    name: str
    seats: int


class PlayerRated(Struct, frozen=True):
    """A player's rating."""

    rank: int
    name: str
    is_bot: bool
    games: int
    rating: float
    """A cautious estimate: the player is almost certainly at least this strong. Everybody begins at 0."""
    deviation: float
    """The uncertainty of the estimate, as a standard deviation."""
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
    """A violation of a rule by a garden or a set of tiles, and its places."""

    rule: str
    places: list[str]
    detail: str


class TileLaid(Struct, frozen=True):
    """A tile of a garden as written: its name, or only its flower."""

    name: str
    at: str
    turned: int | None
    """Null if the text does not give the rotation."""


class PieceStanding(Struct, frozen=True):
    """A piece of a garden as written: its kind, and the spaces on which it stands, with their levels."""

    kind: str
    on: str


class PageScored(Struct, frozen=True):
    """A player's page of the pad: its content and its score, or the reasons why it has none."""

    name: str
    unreadable: str
    """The error in the text, with line and column; empty if there is none."""
    complaints: list[Complaint]
    tiles: list[TileLaid]
    pieces: list[PieceStanding]
    counts: dict[str, list[int]] | None
    """The counts, if the page has counts instead of a garden."""
    garden: dict[str, Any] | None
    """The garden as in the view of a table."""
    score: dict[str, int] | None
    bare: int | None


class PadScored(Struct, frozen=True):
    """The pages of a pad with their scores, and the ranks."""

    pages: list[PageScored]
    ranks: list[int] | None
    """Null while a page has no score."""
    tiles: str
    """The faces of all tiles used for reading the gardens, on one line."""


class TileShown(Struct, frozen=True):
    """A tile's name, and its flower and spaces as letters."""

    id: str
    face: str


class TileSet(Struct, frozen=True):
    """A set of tiles, and its errors."""

    tiles: list[TileShown]
    complaints: list[Complaint]
    """Errors that make the set unplayable."""
    remarks: list[Complaint]
    """Harmless differences from a balanced set."""
    line: str | None
    """The set as a value of a game's option `tiles`; null if it is unplayable."""
    file: str
    """The set as a file."""


class ChallengeOffered(Struct, frozen=True):
    """A challenge: a start that is the same for everybody."""

    name: str
    title: str
    """The key of the displayed title in the catalogues is mission-TITLE, with this text as TITLE."""
    counts: Literal["turns", "points"]
    stars: list[int]
    """See ChallengeShown."""
    options: dict[str, str]
    rivals: list[str]
    """The computer players at the other seats."""


class Challenges(Struct, frozen=True):
    """The challenges of a game: the permanent ones, and the daily one of the requested day."""

    challenges: list[ChallengeOffered]


class LessonOffered(Struct, frozen=True):
    """A position with one task for the learner."""

    title: str
    """The key of the displayed title in the catalogues is lesson-GAME-TITLE, with this text as TITLE."""
    rule: str
    start: str
    options: dict[str, str]
    goal: dict[str, str | int]
    """The fields of the event that completes the lesson."""
    seats: int


class Lessons(Struct, frozen=True):
    """The course of a game."""

    lessons: list[LessonOffered]


class ChallengeShown(Struct, frozen=True):
    """The challenge of a table, and the result so far."""

    name: str
    title: str
    counts: Literal["turns", "points"]
    stars: list[int]
    """For one, two and three stars of a won game: the most turns allowed, or the fewest points needed."""
    result: int
    """Turns taken, or points scored, so far."""
    coming: list[str]
    """The coming draws as texts of moves, if their order is known from the start."""
    earned: int | None = None
    """The stars of a finished game."""


class TableShown(Struct, frozen=True, tag="table"):
    """The whole table after row `seq` of its log."""

    table: str
    seq: int
    since: int
    """`moves` holds the moves after this row, so that a client that knows the table up to this row can animate them."""
    state: Literal["waiting", "playing", "over"]
    game: str
    options: dict[str, str]
    seats: list[SeatShown]
    own: list[int]
    """The seats played over this connection."""
    ply: int
    view: dict[str, Any]
    """The view and choices of the seat to act if it is played here; else the view of a seat played here, or of a spectator."""
    commitment: str
    moves: list[MoveShown]
    clock: Clock | None
    patience: float | None
    open: bool
    undo: dict[str, str]
    """For each seat played here that can take back a move: the terms, by the seat's number."""
    questions: list[Question]
    rated: bool
    hints: bool
    """True if the seats played here may ask for hints."""
    ended: Ended | None = None
    ratings: list[RatingChange] | None = None
    """The rating change of each seat's player; null if the game is unrated, or not rated yet."""
    rematch: str | None = None
    start: str | None = None
    """The text of the start position, if it was not the usual one."""
    challenge: ChallengeShown | None = None


class Done(Struct, frozen=True, tag="done"):
    """The request was carried out and persisted; `seq` is the newest row."""

    id: int
    seq: int


class Refused(Struct, frozen=True, tag="refused"):
    """The request was refused."""

    id: int
    reason: str
    """One of REASONS."""
    rule: str | None = None
    """The rule that forbids a move."""
    detail: str = ""


class Previewed(Struct, frozen=True, tag="preview"):
    """The events of a previewed move, and the view after it."""

    id: int
    move: str
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Hinted(Struct, frozen=True, tag="hint"):
    """The best move at ply `ply`."""

    id: int
    ply: int
    best: RatedMove
    path: list[str]
    """The touches on the board by which a player makes this move."""
    results: list[float]
    """Every seat's expected result, 0 to 1."""
    exact: bool


class Reacted(Struct, frozen=True, tag="reacted"):
    """A seat's quick reaction."""

    seat: int
    reaction: Reaction


class Failed(Struct, frozen=True, tag="failed"):
    """A message could not be read, or the table is unavailable; the connection may be closed after it."""

    reason: str
    detail: str = ""


FromServer = TableShown | Done | Refused | Previewed | Hinted | Reacted | Failed

REASONS = (
    "rule",  # a rule forbids the move
    "unreadable",  # not a move
    "stale",  # the game has gone on since
    "out-of-turn",  # another seat is to act
    "not-your-seat",  # no token for this seat
    "not-now",  # not in this state of the table
    "over",  # the game has ended
    "unknown",  # no such table, question, bot
    "too-fast",  # too many messages
    "not-your-name",  # somebody else's, or reserved
    "too-many-names",  # this browser has the maximum
    "no-hints",  # there are people at other screens
    "no-way-known",  # a puzzle has left its known solution
    "not-ready",  # the compiled rules are not there yet, or the server cannot open the table
    "not-kept",  # the database could not be read or written: retry
)
