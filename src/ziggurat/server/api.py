"""The HTTP API. Its routes and its description, `openapi`, are made from one list, CALLS. Live play is in `socket.py`."""

from __future__ import annotations

import re
import time
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route

from ziggurat import games
from ziggurat.bots import LEVELS
from ziggurat.core.challenge import Challenge
from ziggurat.core.game import GameError

from . import metrics
from .addresses import addresses, for_others
from .limits import Buckets, client_of, slow_down
from .links import CONFIRMS_NAME
from .lobby import Lobby
from .messages import (
    LONGEST_MESSAGE,
    LONGEST_NAME,
    UNREADABLE,
    Analysis,
    Better,
    ChallengeOffered,
    Challenges,
    Claim,
    Claiming,
    Decision,
    Done,
    Filling,
    Here,
    Joining,
    LessonOffered,
    Lessons,
    LinkAsked,
    LinkFollowed,
    MailShown,
    MailWanted,
    NameMoved,
    NameShown,
    NewTable,
    PadScored,
    PadWritten,
    Ratings,
    RecordKept,
    Refused,
    Replay,
    SeatTaken,
    TableMade,
    TableShown,
    TileSet,
    TilesWritten,
)
from .ratings import ratings_shown
from .replay import LONGEST_RECORD
from .score_pad import built_in_tiles, checked_tiles, scored_pad
from .settings import Settings
from .shown import table_shown
from .store.store import Damaged, StoreError
from .table import Refusal
from .table_lists import open_tables, owned_tables, watchable_tables

STATUSES = {
    "unknown": 404,
    "not-your-seat": 403,
    "not-your-name": 403,
    "too-fast": 429,
    "not-kept": 503,
    "not-ready": 503,
    "unreadable": 400,
}
"""The HTTP status by the reason of a refusal; 409 for all other reasons."""
UNPACKED_AT_ONCE = 64 << 10
"""Bytes of a replay decompressed at a time for a client that does not accept gzip."""
EXPORTS_A_SECOND, EXPORTS_AT_ONCE = 5.0, 30.0
LONGEST_DETAIL = 500
"""Characters of a refusal's detail, at most; it may quote the request."""
CLAIMS_A_SECOND, CLAIMS_AT_ONCE = 0.005, 10.0
ASKS_A_SECOND, ASKS_AT_ONCE = 20.0, 100.0

_encoder = msgspec.json.Encoder()
Answer = Callable[[Request, Lobby], Awaitable[Any]]


@dataclass(frozen=True)
class Call:
    """A route of the API: its handler, its summary, and the types of its request and answer."""

    method: str
    path: str
    does: str
    answer: Answer
    takes: Any = None
    gives: Any = None
    secret: str | None = None
    """The kind of secret in the bearer token, seat or owner; None if the call takes no token."""
    query: Mapping[str, list[str] | None] = field(default_factory=dict)
    """The query parameters with their possible values; an empty list stands for a number, None for any text."""


async def body_of(request: Request, kind: Any, longest: int = LONGEST_MESSAGE) -> Any:
    """Decode the body of a request as a message of this type; or raise Refusal."""
    try:
        return msgspec.json.decode(await raw_body(request, longest), type=kind)
    except UNREADABLE as wrong:
        raise Refusal("unreadable", str(wrong)[:300]) from None


async def raw_body(request: Request, longest: int) -> bytes:
    """Read the body of a request; Refusal if it is longer than `longest` bytes."""
    body = b""
    async for piece in request.stream():
        body += piece
        if len(body) > longest:
            raise Refusal("unreadable", f"expected at most {longest} bytes")
    return body


def bearer(request: Request) -> str | None:
    """The bearer token of a request, or None."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token.strip() else None


def needed_bearer(request: Request) -> str:
    """The bearer token of a request; Refusal without one."""
    token = bearer(request)
    if token is None:
        raise Refusal("not-your-seat", "expected a header 'Authorization: Bearer …'")
    return token


# Handlers


async def list_games(request: Request, lobby: Lobby) -> Any:
    """The games with their options, the computer players, and whether the server sends mails."""
    return {
        "games": [
            {
                "name": name,
                "seats": list(lobby.rules.game(name).seats),
                "options": [
                    {"name": option.name, "default": option.default, "expected": option.expected, "values": list(option.values)}
                    for option in lobby.rules.game(name).options
                ],
            }
            for name in games.NAMES
        ],
        "bots": list(LEVELS),
        "mails": lobby.postman.is_there,
    }


async def list_challenges(request: Request, lobby: Lobby) -> Challenges:
    """The challenges of a game: the permanent ones, and the daily one of the requested day."""
    try:
        game = lobby.rules.game(request.path_params["game"])
        found = [game.challenge(name) for name in (*game.challenges(), f"daily {request.path_params['day']}")]
    except GameError as wrong:
        raise Refusal("unknown", str(wrong)[:300]) from None
    return Challenges([_offered(each) for each in found])


def _offered(each: Challenge) -> ChallengeOffered:
    return ChallengeOffered(each.name, each.title, each.measure, list(each.stars), dict(each.options), list(each.rivals))


async def list_lessons(request: Request, lobby: Lobby) -> Response:
    """The course of a game."""
    name = request.path_params["game"]
    if name not in games.NAMES:
        raise Refusal("unknown", str(games.UnknownGame(name)))
    return _encoded(_lessons(name))


@cache
def _lessons(name: str) -> bytes:
    """The lessons of a game as JSON; cached, since computing them takes 13 ms and they never change."""
    game = games.load(name, "plain")
    lessons = [
        LessonOffered(
            each.title, each.rule, each.start, dict(each.options), dict(each.goal), len(game.scores(game.read_position(each.start)))
        )
        for each in game.lessons()
    ]
    return _encoder.encode(Lessons(lessons))


async def list_tables(request: Request, lobby: Lobby) -> Any:
    """The open tables: those waiting for players, or those in play, as the query says."""
    state = request.query_params.get("state", "waiting")
    if state not in ("waiting", "playing"):
        raise Refusal("unreadable", "state: expected waiting or playing")
    name = _searched(request)
    listed = open_tables if state == "waiting" else watchable_tables
    return {"tables": await listed(lobby.store, name)}


async def create(request: Request, lobby: Lobby) -> TableMade:
    """Make a table."""
    return await lobby.create(await body_of(request, NewTable), bearer(request), _client(request))


async def join(request: Request, lobby: Lobby) -> SeatTaken:
    """Take a free seat."""
    return await lobby.join(request.path_params["table"], await body_of(request, Joining), bearer(request), _client(request))


async def claim(request: Request, lobby: Lobby) -> SeatTaken:
    """Take your seat in a rematch."""
    claiming = await body_of(request, Claiming)
    return await lobby.claim(request.path_params["table"], claiming.token, claiming.nonce, bearer(request), _client(request))


async def fill(request: Request, lobby: Lobby) -> Done:
    """Give a free seat to a computer player."""
    filling = await body_of(request, Filling)
    return Done(0, await lobby.fill(request.path_params["table"], needed_bearer(request), filling, _client(request)))


async def show(request: Request, lobby: Lobby) -> TableShown:
    """The table, as seen from the token's seat or by a spectator."""
    table, token = request.path_params["table"], bearer(request)
    since = _number("since", request.query_params.get("since", "0"))
    room = await lobby.room(table)
    seats = await lobby.seats_of(table, [token] if token else [])
    if seats:
        room.meet(_client(request))
    async with lobby.turns.of(_client(request)):
        return table_shown(await room.newest(), seats, room.present, since, time.time())


async def play(request: Request, lobby: Lobby) -> Done:
    """Play a move."""
    table, decision = request.path_params["table"], await body_of(request, Decision)
    await lobby.room(table)
    (seat,) = await lobby.seats_of(table, [needed_bearer(request)])
    # Look it up again: an idle room may have been closed meanwhile.
    room = await lobby.room(table)
    room.meet(_client(request))
    room.limit(seat)
    return Done(0, await room.do(lambda table, now: table.decide(seat, decision.ply, decision.move, now, decision.seq)))


async def want_mails(request: Request, lobby: Lobby) -> MailShown:
    """Subscribe an address to mails about the seat's turns. The reader of the address has to confirm it first."""
    wanted = await body_of(request, MailWanted)
    table, seat, token = await _own_seat(request, lobby)
    return await lobby.postman.want(table, seat, token, wanted, _client(request))


async def show_mails(request: Request, lobby: Lobby) -> MailShown:
    """The seat's mail address."""
    table, seat, _ = await _own_seat(request, lobby)
    return await lobby.postman.wanted(table, seat)


async def stop_mails(request: Request, lobby: Lobby) -> MailShown:
    """Unsubscribe the seat from mails."""
    table, seat, _ = await _own_seat(request, lobby)
    return await lobby.postman.stop(table, seat)


async def _own_seat(request: Request, lobby: Lobby) -> tuple[str, int, str]:
    """The table of a request, the seat of its token, and the token."""
    table, token = request.path_params["table"], needed_bearer(request)
    await lobby.room(table)
    (seat,) = await lobby.seats_of(table, [token])
    return table, seat, token


async def confirm(request: Request, lobby: Lobby) -> MailShown:
    """Confirm mails about a seat or a name."""
    secret = request.path_params["secret"]
    return await (lobby.names.confirm(secret) if secret.startswith(CONFIRMS_NAME) else lobby.postman.confirm(secret))


async def unsubscribe(request: Request, lobby: Lobby) -> MailShown:
    """Unsubscribe from mails, by the secret of a mail's link."""
    return await lobby.postman.unsubscribe(request.path_params["secret"])


async def export(request: Request, lobby: Lobby) -> Response:
    """The record as text."""
    text = await lobby.record(request.path_params["table"])
    name = f"ziggurat-{request.path_params['table']}.txt"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


async def check_record(request: Request, lobby: Lobby) -> RecordKept:
    """Parse an uploaded record, verify its draws, and store it for replays."""
    return await lobby.replays.keep(await raw_body(request, LONGEST_RECORD), _client(request))


async def replay(request: Request, lobby: Lobby) -> Response:
    """The replay of a game, gzipped if the client accepts that."""
    packed = await lobby.replays.of(request.path_params["id"], _client(request))
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, headers=headers | {"content-encoding": "gzip"}, media_type="application/json")
    return StreamingResponse(_unpacked(packed), headers=headers, media_type="application/json")


async def _unpacked(packed: bytes) -> AsyncIterator[bytes]:
    """Decompress gzip piece by piece. A whole replay has up to 19 MB, which would stay in memory if the client stops reading."""
    unpacker = zlib.decompressobj(wbits=16 + zlib.MAX_WBITS)
    while packed:
        yield unpacker.decompress(packed, UNPACKED_AT_ONCE)
        packed = unpacker.unconsumed_tail


async def analysis(request: Request, lobby: Lobby) -> Analysis:
    """The analysis of a finished game as far as it has come; it continues in the background."""
    return await lobby.analyses.of(request.path_params["id"], _number("from", request.query_params.get("from", "0")))


async def better(request: Request, lobby: Lobby) -> Better:
    """The best line that could have replaced a decision."""
    return await lobby.analyses.better(request.path_params["id"], _number("ply", request.path_params["ply"]))


def _number(name: str, text: str) -> int:
    if not text.isdecimal() or not text.isascii() or len(text) > 7:
        raise Refusal("unreadable", f"{name}: expected a number")
    return int(text)


async def score(request: Request, lobby: Lobby) -> Response:
    """The scores of the gardens on a score pad."""
    pad: PadWritten = await body_of(request, PadWritten)
    return _encoded(await lobby.parsers.run(_client(request), scored_pad, pad.text))


async def tiles(request: Request, lobby: Lobby) -> Response:
    """The built-in tiles."""
    return _encoded(built_in_tiles())


async def check_tiles(request: Request, lobby: Lobby) -> Response:
    """The tiles of a file, and its errors."""
    written: TilesWritten = await body_of(request, TilesWritten)
    return _encoded(await lobby.parsers.run(_client(request), checked_tiles, written.text))


async def mine(request: Request, lobby: Lobby) -> Any:
    """The games of a browser's owner with their results, and the owner's names."""
    owner = needed_bearer(request)
    async with lobby.turns.of(_client(request)):
        played = await owned_tables(lobby.store, owner)
    names = await lobby.names.owned(owner)
    over = [game for game in played if game["ranks"]]
    won = sum(game["ranks"][game["seat"]] == 1 for game in over)
    return {"games": played, "statistics": {"finished": len(over), "won": won}, "names": names}


async def forget(request: Request, lobby: Lobby) -> Any:
    """Forget an owner: anonymise the games, and give up the names."""
    return {"forgotten": await lobby.disown(needed_bearer(request))}


async def name(request: Request, lobby: Lobby) -> NameShown:
    """The state of a name: free, own, taken or reserved."""
    return await lobby.names.shown(_named(request), bearer(request))


async def claim_name(request: Request, lobby: Lobby) -> NameShown:
    """Claim a name, or change its mail address."""
    return await lobby.names.claim(await body_of(request, Claim), needed_bearer(request), _client(request))


async def release_name(request: Request, lobby: Lobby) -> Any:
    """Give up a name."""
    await lobby.names.release(_named(request), needed_bearer(request))
    return {"released": True}


async def ask_link(request: Request, lobby: Lobby) -> Any:
    """Mail a link for a name to its owner. The answer does not reveal whether the owner left an address."""
    asked = await body_of(request, LinkAsked)
    await lobby.names.ask_link(asked.name, asked.language, _client(request))
    return {"asked": True}


async def move_name(request: Request, lobby: Lobby) -> NameMoved:
    """Move a name to this browser, by the secret of a mailed link."""
    return await lobby.names.move((await body_of(request, LinkFollowed)).link, needed_bearer(request))


def _named(request: Request) -> str:
    name = _searched(request)
    if not name:
        raise Refusal("unreadable", f"name: expected 1 to {LONGEST_NAME} letters")
    return name


def _searched(request: Request) -> str:
    """The query parameter `name`, or an empty text."""
    name: str = request.query_params.get("name", "")
    if len(name) > LONGEST_NAME:
        raise Refusal("unreadable", f"name: expected 1 to {LONGEST_NAME} letters")
    return name


async def ratings(request: Request, lobby: Lobby) -> Ratings:
    """The ratings of a game."""
    game = request.path_params["game"]
    if game not in games.NAMES:
        raise Refusal("unknown", f"no game {game[:40]!r}; there are {', '.join(games.NAMES)}")
    return await ratings_shown(lobby.store, game, bearer(request))


async def here(request: Request, lobby: Lobby) -> Here:
    """The addresses under which others reach the server."""
    _, port = request.scope.get("server") or (None, None)
    known = addresses(request.state.settings, port) if port else []
    return Here(for_others(known, f"{request.scope['scheme']}://{request.headers.get('host', '')}/"), compiled(lobby))


def compiled(lobby: Lobby) -> dict[str, bool]:
    """For each game, True if it is played by compiled rules."""
    return {name: lobby.rules.is_warm(name) for name in games.NAMES}


async def health(request: Request, lobby: Lobby) -> Any:
    """Answer that the process is alive."""
    return {"alive": True}


async def ready(request: Request, lobby: Lobby) -> Any:
    """Check that the database can be written; list the games played by compiled rules."""
    await lobby.store.check()
    return {"ready": True, "compiled": compiled(lobby)}


async def describe(request: Request, lobby: Lobby) -> Response:
    """All calls, as OpenAPI."""
    return _encoded(_description())


@cache
def _description() -> bytes:
    return _encoder.encode(openapi())


TABLE = "/api/tables/{table:str}"
REPLAY = "/api/replays/{id:str}"
CALLS = (
    Call("GET", "/api/games", "The games, their options, and the computer players.", list_games),
    Call("GET", "/api/challenges/{game:str}/{day:str}", "Starts that are the same for everybody.", list_challenges, gives=Challenges),
    Call("GET", "/api/lessons/{game:str}", "The course of a game.", list_lessons, gives=Lessons),
    Call(
        "GET",
        "/api/tables",
        "The tables that everybody can join, or watch.",
        list_tables,
        query={"state": ["waiting", "playing"], "name": None},
    ),
    Call("POST", "/api/tables", "Make a table.", create, NewTable, TableMade, "owner"),
    Call("POST", f"{TABLE}/join", "Take a free seat.", join, Joining, SeatTaken, "owner"),
    Call("POST", f"{TABLE}/claim", "Take your seat in a rematch.", claim, Claiming, SeatTaken, "owner"),
    Call("POST", f"{TABLE}/fill", "Give a free seat to a computer player.", fill, Filling, Done, "seat"),
    Call("GET", TABLE, "The table, as seen from the token's seat or by a spectator.", show, None, TableShown, "seat"),
    Call("POST", f"{TABLE}/moves", "Play a move.", play, Decision, Done, "seat"),
    Call("GET", f"{TABLE}/mail", "The seat's mail address.", show_mails, None, MailShown, "seat"),
    Call("PUT", f"{TABLE}/mail", "Subscribe to mails about the seat's turns.", want_mails, MailWanted, MailShown, "seat"),
    Call("DELETE", f"{TABLE}/mail", "Unsubscribe the seat from mails.", stop_mails, None, MailShown, "seat"),
    Call("POST", "/confirm/{secret:str}", "Confirm mails, by the secret of a mail's link.", confirm, gives=MailShown),
    Call("POST", "/unsubscribe/{secret:str}", "Unsubscribe from mails, by the secret of a mail's link.", unsubscribe, gives=MailShown),
    Call("GET", f"{TABLE}/record", "The record as text; with the seed when the game is over.", export),
    Call("POST", "/api/records", "Upload a record: parse it, verify its draws, and store it for replays.", check_record, gives=RecordKept),
    Call("GET", REPLAY, "The replay of a finished table or an uploaded record.", replay, gives=Replay),
    Call(
        "GET", f"{REPLAY}/analysis", "The analysis of a finished game, as far as it has come.", analysis, gives=Analysis, query={"from": []}
    ),
    Call("GET", f"{REPLAY}/analysis/{{ply:str}}", "The best line instead of a decision, moment by moment.", better, gives=Better),
    Call("POST", "/api/babylon/score", "The scores of the gardens on a score pad.", score, PadWritten, PadScored),
    Call("GET", "/api/babylon/tiles", "The built-in tiles.", tiles, gives=TileSet),
    Call("POST", "/api/babylon/tiles", "Check a file of tiles.", check_tiles, TilesWritten, TileSet),
    Call("GET", "/api/mine", "Your games and statistics, by the browser's secret.", mine, secret="owner"),
    Call("DELETE", "/api/mine", "Anonymise your games, and give up your names.", forget, secret="owner"),
    Call("GET", "/api/names", "The state of a name: free, own, taken or reserved.", name, None, NameShown, "owner", {"name": None}),
    Call("PUT", "/api/names", "Claim a name, or change its mail address.", claim_name, Claim, NameShown, "owner"),
    Call("DELETE", "/api/names", "Give up a name.", release_name, secret="owner", query={"name": None}),
    Call("POST", "/api/names/link", "Mail a link for a name to its owner.", ask_link, LinkAsked),
    Call("POST", "/api/names/move", "Move the name of a mailed link to this browser.", move_name, LinkFollowed, NameMoved, "owner"),
    Call("GET", "/api/ratings/{game:str}", "The ratings of a game.", ratings, None, Ratings, "owner"),
    Call("GET", "/api/here", "The addresses under which others reach the server.", here, gives=Here),
    Call("GET", "/api/health", "The process is alive.", health),
    Call("GET", "/api/ready", "The database can be written.", ready),
)
DESCRIPTION = Call("GET", "/api/openapi.json", "All calls, as OpenAPI.", describe)
"""The call that returns the description of all others."""


# Routes


class Api:
    """The calls as routes, with rate limits; errors become refusals."""

    def __init__(self, lobby: Callable[[], Lobby], settings: Settings | None = None) -> None:
        self._lobby = lobby
        self._settings = settings or Settings()
        self._exports = Buckets(EXPORTS_A_SECOND, EXPORTS_AT_ONCE)
        self._claims = Buckets(CLAIMS_A_SECOND, CLAIMS_AT_ONCE)
        self._asks = Buckets(ASKS_A_SECOND, ASKS_AT_ONCE)

    def routes(self) -> list[Route]:
        """All routes."""
        return [Route(call.path, self._endpoint(call), methods=[call.method]) for call in (DESCRIPTION, *CALLS)]

    def _endpoint(self, call: Call) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            try:
                self._limit(call, request)
                request.state.settings = self._settings
                answer = await call.answer(request, self._lobby())
            except Refusal as refusal:
                metrics.REFUSED.labels(refusal.reason).inc()
                if refusal.reason == "too-fast":
                    await slow_down()
                return _refused(refusal)
            except Damaged:
                return _refused(Refusal("not-ready", "what is stored of it is damaged"))
            except StoreError:
                return _refused(Refusal("not-kept", "the database cannot be read or written now"))
            except ClientDisconnect:
                return Response(status_code=499)
            return answer if isinstance(answer, Response) else _json(answer)

        return endpoint

    def _limit(self, call: Call, request: Request) -> None:
        client = _client(request)
        if not all(buckets.take(client) for buckets in self._buckets(call, request)):
            raise Refusal("too-fast", "wait a little")

    def _buckets(self, call: Call, request: Request) -> Iterator[Buckets]:
        yield self._asks
        begins = call.answer is analysis and not self._lobby().analyses.is_known(request.path_params["id"])
        if begins or call.answer in (create, check_record, replay):
            yield self._lobby().makes
        elif call.answer is export:
            yield self._exports
        elif call.answer in (claim_name, ask_link, move_name):
            yield self._claims


def _client(request: Request) -> str:
    """The client that a request counts for."""
    return client_of(request.client.host) if request.client else ""


def _json(answer: Any, status: int = 200) -> Response:
    return _encoded(_encoder.encode(answer), status)


def _encoded(text: bytes, status: int = 200) -> Response:
    return Response(text, status, media_type="application/json")


def _refused(refusal: Refusal) -> Response:
    return _json(Refused(0, refusal.reason, refusal.rule, refusal.detail[:LONGEST_DETAIL]), STATUSES.get(refusal.reason, 409))


def openapi() -> dict[str, Any]:
    """The description of all calls, OpenAPI 3.1."""
    kinds = [kind for call in CALLS for kind in (call.takes, call.gives) if kind is not None]
    _, components = msgspec.json.schema_components([*kinds, Refused], ref_template="#/components/schemas/{name}")
    described: dict[str, dict[str, Any]] = {}
    for call in CALLS:
        described.setdefault(call.path.replace(":str", ""), {})[call.method.lower()] = _operation(call)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ziggurat", "version": "1", "description": "Tables of board games. Live play uses a WebSocket."},
        "paths": described,
        "components": {"schemas": components, "securitySchemes": {"secret": {"type": "http", "scheme": "bearer"}}},
    }


def _operation(call: Call) -> dict[str, Any]:
    refused = {"description": "Refused, with the reason.", "content": {"application/json": {"schema": _schema(Refused)}}}
    content = {"text/plain": {}} if call.answer is export else {"application/json": {"schema": _schema(call.gives)}}
    operation: dict[str, Any] = {
        "summary": call.does,
        "operationId": call.answer.__name__,
        "responses": {
            "200": {"description": "Done.", "content": content},
            **{str(status): refused for status in sorted({*STATUSES.values(), 409})},
        },
    }
    if parameters := [*_in_path(call), *_in_query(call)]:
        operation["parameters"] = parameters
    if call.takes is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": _schema(call.takes)}}}
    if call.answer is check_record:
        operation["requestBody"] = {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}
    if call.secret is not None:
        operation["security"] = [{"secret": []}, {}]
    return operation


def _in_path(call: Call) -> list[dict[str, Any]]:
    named = re.findall(r"{(\w+):str}", call.path)
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in named]


def _in_query(call: Call) -> list[dict[str, Any]]:
    return [{"name": name, "in": "query", "schema": _query_schema(values)} for name, values in call.query.items()]


def _query_schema(values: list[str] | None) -> dict[str, Any]:
    if values is None:
        return {"type": "string"}
    return {"type": "string", "enum": values} if values else {"type": "integer"}


def _schema(kind: Any) -> dict[str, Any]:
    return {"type": "object"} if kind is None else {"$ref": f"#/components/schemas/{kind.__name__}"}
