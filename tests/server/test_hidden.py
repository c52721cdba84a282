"""No message reveals what a player at the table could not know: future draws, and the seed before the end.

Two games are played with different seeds whose draws so far agree. Until a draw differs, every byte that the server sends and logs must
agree too.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import random
import re
import socket as sockets
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
import uvicorn

import ziggurat
from server.live_server import PERSON, Client, Server, bot, connected
from ziggurat.core import chance, paths, record_text
from ziggurat.core.fairness import verify
from ziggurat.server import api, app, lobby, rooms, socket
from ziggurat.server.bot_requests import Haste
from ziggurat.server.rules import Rules
from ziggurat.server.settings import Settings

TOKENS = ("the-token-of-the-first-seat", "the-token-of-the-second-seat")
NONCES = {0: "apple", 1: "pear"}
SKY = {"sky": "RPYBG YBGRP"}
TABLE = "table"
PREVIEWS = 3
"""Moves previewed at each decision."""

Seeds = tuple[bytes, bytes]


class FirstMove:
    """A computer player that takes the first move and remembers its input."""

    def __init__(self) -> None:
        self.told: list[str] = []

    async def start(self) -> None:
        """No-op."""

    async def close(self) -> None:
        """No-op."""

    async def choose(self, game: str, position: str, bot: str, seed: int, haste: Haste, party: str) -> str:
        rules = ziggurat.load(game, "plain")
        self.told.append(f"{game} {position} {bot}")
        return rules.write(rules.moves(rules.read_position(position))[0])


class InHere(uvicorn.Server):
    """A server in this process that leaves signals to the tests."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@dataclass
class Place:
    """A server in this process, and everything it has ever sent."""

    port: int
    bots: FirstMove
    heard: list[str] = field(default_factory=list)

    @property
    def server(self) -> Server:
        """The attributes of Server that `connected` needs."""
        return cast(Server, self)

    async def http(self, method: str, path: str, token: str | None = None, body: Any = None) -> httpx.Response:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=30, verify=False) as client:
            answer = await client.request(method, path, headers=headers, content=None if body is None else json.dumps(body))
        self.heard.append(f"{method} {path} {token}: {answer.status_code} {sorted(answer.headers.items())} {answer.text}")
        return answer


@contextlib.asynccontextmanager
async def serving(data: Path, seed: bytes) -> AsyncIterator[Place]:
    """A server that deals from this seed, gives every table the same name, and has no limits."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lobby, "new_seed", lambda: seed)
        patch.setattr(lobby, "new_id", lambda: TABLE)
        bots = FirstMove()
        patch.setattr(app, "BotSeats", lambda **_: bots)
        for module, name in (
            (lobby, "MAKES_AT_ONCE"),
            (api, "EXPORTS_AT_ONCE"),
            (api, "ASKS_AT_ONCE"),
            (socket, "MESSAGES_AT_ONCE"),
            (socket, "REASONS_AT_ONCE"),
            (rooms, "SEAT_AT_ONCE"),
        ):
            patch.setattr(module, name, 1e9)
        # Switching to the compiled rules would happen at a random moment; the rules are the same.
        patch.setattr(Rules, "grow_warm", lambda self: asyncio.sleep(0))
        listening = sockets.create_server(("127.0.0.1", 0))
        config = uvicorn.Config(app.make_app(Settings(data=data)), ws="websockets-sansio", log_config=None, access_log=False, lifespan="on")
        server = InHere(config)
        running = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            assert not running.done()
            await asyncio.sleep(0.01)
        try:
            yield Place(listening.getsockname()[1], bots)
        finally:
            server.should_exit = True
            await running


# Allowed differences

_TIMES = re.compile(r'("(?:seconds|created|changed)":\s*)[0-9.e+-]+|\([0-9.]+s\)')
_HEADERS = re.compile(r"\('(?:date|content-length)', '[^']*'\)")
_PORTS = re.compile(r"127\.0\.0\.1:[0-9]+|\[[0-9]+\]")


def without_what_may_differ(text: str, seed: bytes) -> str:
    """A text without times, ports and the commitment."""
    text = _PORTS.sub("PORT", _HEADERS.sub("HEADER", _TIMES.sub(r"\1TIME", text)))
    return text.replace(chance.commitment(seed), "COMMITMENT")


@dataclass
class Told:
    """Everything that was sent about one game, ply by ply."""

    seed: bytes
    plies: dict[int, list[str]] = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)
    """The moves of chance and of the seats, without times."""


async def play_along(data: Path, game: str, seed: bytes, options: dict[str, str], longest: int, players: list[Any]) -> Told:
    """Play a game with decisions that depend only on what is offered, and request everything at each of them."""
    told = Told(seed)
    decide = random.Random(5)
    async with serving(data, seed) as place:
        wanted = {"game": game, "players": players, "names": ["Ann"], "tokens": [TOKENS[0]], "options": options, "nonce": NONCES[0]}
        made = (await place.http("POST", "/api/tables", body=wanted | {"clock": {"seconds": 86_400}})).json()
        invitation = made["invitation"]
        place.heard.clear()  # The invitation is a new secret each time.
        await look_around(place)
        joining = {"name": "Bob", "invitation": invitation, "token": TOKENS[1], "nonce": NONCES[1]}
        await place.http("POST", f"/api/tables/{TABLE}/join", body=joining)
        async with contextlib.AsyncExitStack() as stack:
            clients = [
                await stack.enter_async_context(connected(place.server, TABLE, *tokens)) for tokens in ((TOKENS[0],), (TOKENS[1],), ())
            ]
            for client in clients:
                await client.until(
                    lambda table: table["state"] == "playing" and len([s for s in table["seats"] if s["here"]]) == len(players)
                )
            while True:
                table = await settled(clients, set(range(2)))
                told.moves = [line for line in (await record_of(place)).splitlines() if re.match(r"[0-9]+\. ", line)]
                told.moves = [re.sub(r" \(.*", "", line) for line in told.moves]
                if table["state"] == "over" or table["ply"] > longest:
                    break
                await ask_for_everything(place, clients, table)
                told.plies[table["ply"]] = [
                    without_what_may_differ(line, seed) for line in (*place.heard, *tables(clients), *place.bots.told)
                ]
                place.heard.clear()
                await decide_something(clients, table, decide)
        told.plies[-1] = [without_what_may_differ(line, seed) for line in place.bots.told]
    return told


def tables(clients: list[Client]) -> list[str]:
    """Each client's newest table message. The number of messages depends on how fast each one was."""
    return [json.dumps(client.table | {"moves": [], "since": 0}) for client in clients]


async def settled(clients: list[Client], persons: set[int]) -> dict[str, Any]:
    """The table once all clients have the same row, and a person decides or the game is over."""
    while True:
        newest = max(client.table["seq"] for client in clients)
        for client in clients:
            await client.until(lambda table: table["seq"] >= newest)  # noqa: B023
        table = clients[0].table
        if {client.table["seq"] for client in clients} == {newest} and (table["state"] == "over" or table["view"]["to_act"] in persons):
            return table
        await asyncio.sleep(0.005)


async def record_of(place: Place) -> str:
    return (await place.http("GET", f"/api/tables/{TABLE}/record")).text


async def look_around(place: Place) -> None:
    """Request every readable address, as each seat and as a stranger."""
    for token in (TOKENS[0], TOKENS[1], None):
        for path in (f"/api/tables/{TABLE}", f"/api/tables/{TABLE}?since=7", f"/api/tables/{TABLE}/record", f"/api/replays/{TABLE}"):
            await place.http("GET", path, token)
        for path in ("/api/tables", "/api/tables?state=playing", "/api/mine"):
            await place.http("GET", path, token)


async def ask_for_everything(place: Place, clients: list[Client], table: dict[str, Any]) -> None:
    """Request previews, reasons and refusals, and everything over HTTP."""
    seat, ply = table["view"]["to_act"], table["ply"]
    client, other = clients[seat], clients[1 - seat]
    choices = list(paths.every(client.table["view"]["choices"]))
    step = max(len(choices) // PREVIEWS, 1)
    for path, code in choices[::step]:
        place.heard.append(answer_of(await client.ask("preview", seat=seat, ply=ply, move=str(code))))
        place.heard.append(answer_of(await client.ask("why-not", seat=seat, path=list(path))))
        place.heard.append(answer_of(await client.ask("why-not", seat=seat, path=[path[0], "sky 9:9"])))
    for code in (0, 1200, 3600):
        place.heard.append(answer_of(await client.ask("preview", seat=seat, ply=ply, move=str(code))))
        place.heard.append(answer_of(await other.ask("preview", seat=1 - seat, ply=ply, move=str(code))))
        place.heard.append(answer_of(await client.ask("play", seat=seat, ply=ply + 1 + code, move=str(code))))
    await look_around(place)


def answer_of(answer: dict[str, Any]) -> str:
    return json.dumps(answer | {"id": 0})


async def decide_something(clients: list[Client], table: dict[str, Any], decide: random.Random) -> None:
    seat = table["view"]["to_act"]
    choices = [code for _, code in paths.every(clients[seat].table["view"]["choices"])]
    answer = await clients[seat].ask("play", seat=seat, ply=table["ply"], move=str(decide.choice(choices)))
    assert answer["type"] == "done", answer
    await clients[seat].until(lambda now: now["seq"] >= answer["seq"])


def assert_alike_until_chance_differs(one: Told, other: Told, at_least: int) -> None:
    """Assert that everything sent is equal while the moves are equal."""
    same = next((ply for ply, moves in enumerate(zip(one.moves, other.moves, strict=False)) if moves[0] != moves[1]), None)
    assert same is not None, "chance should have differed in the end"
    assert " * " in one.moves[same], "decisions depend on what is offered alone"
    compared = 0
    for ply in sorted(one.plies):
        if 0 <= ply <= same:
            assert one.plies[ply] == other.plies[ply], f"ply {ply}"
            assert not any(told.seed.hex() in line for told in (one, other) for line in told.plies[ply])
            compared += 1
    assert compared >= at_least
    after = [ply for ply in one.plies if ply > same and ply in other.plies]
    assert not after or any(one.plies[ply] != other.plies[ply] for ply in after), "the comparison would notice something"


def twins(cards: int, tries: int) -> Seeds:
    """Two seeds whose first cards of Bubblee Pop's bag agree, once the seats' nonces are mixed in, and whose later ones differ."""
    game = ziggurat.load("bubblee", "plain")
    bag = [game.code(card) for card in game.decks(game.start(2, SKY))["bag"]]
    seen: dict[tuple[int, ...], int] = {}
    for number in range(tries):
        cut = tuple(bag_of(number, bag, cards))
        if cut in seen and seen[cut] != number:
            more = [bag_of(one, bag, cards + 1)[-1] for one in (seen[cut], number)]
            if more[0] != more[1]:
                return seed_of(seen[cut]), seed_of(number)
        seen.setdefault(cut, number)
    raise AssertionError("no two seeds agree for so long")


def seed_of(number: int) -> bytes:
    return hashlib.sha256(f"a seed, {number}".encode()).digest()


def bag_of(number: int, bag: list[int], cards: int) -> list[int]:
    shuffle = chance.Shuffle(chance.dealing_key(seed_of(number), NONCES), "bag", list(bag))
    # The first player's coin uses another deck.
    return [shuffle.card(place) for place in range(cards)]


async def both(data: Path, game: str, seeds: Seeds, options: dict[str, str], longest: int, players: list[Any]) -> tuple[Told, Told]:
    """The same game at two servers."""
    first = await play_along(data / "one.sqlite", game, seeds[0], options, longest, players)
    return first, await play_along(data / "other.sqlite", game, seeds[1], options, longest, players)


def logged(caplog: pytest.LogCaptureFixture, secrets: list[str]) -> None:
    """Assert that no secret and no error was logged."""
    formatter = logging.Formatter()
    for record in caplog.records:
        line = formatter.format(record) + repr(vars(record))
        assert not any(secret in line for secret in secrets), line
        assert record.levelno < logging.WARNING, line


async def test_bubblee_reveals_nothing_of_the_bag(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    seeds = twins(cards=8, tries=20_000)
    one, other = await both(tmp_path, "bubblee", seeds, SKY | {"first": "1"}, 30, [PERSON, PERSON])
    assert_alike_until_chance_differs(one, other, at_least=5)
    logged(caplog, [seed.hex() for seed in seeds] + list(TOKENS))


def agreeing(monkeypatch: pytest.MonkeyPatch, places: dict[str, int]) -> None:
    """Make decks start alike whatever the seed: searching for seeds that agree on sixteen clay tiles would take 10**6 years."""
    uniform: Callable[[bytes, str, int], int] = chance.uniform

    def alike(key: bytes, label: str, total: int) -> int:
        deck, place = label.split("/")
        return uniform(b"alike" if int(place) < places.get(deck, 0) else key, label, total)

    monkeypatch.setattr(chance, "uniform", alike)


BABYLON = {"clay": 16, "first player": 1, "granite": 14, "tokens": 2}


async def test_babylon_reveals_nothing_of_covered_tiles(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.INFO)
    agreeing(monkeypatch, BABYLON)
    seeds = (seed_of(1), seed_of(2))
    one, other = await both(tmp_path, "babylon", seeds, {}, 40, [PERSON, PERSON])
    assert_alike_until_chance_differs(one, other, at_least=6)
    logged(caplog, [seed.hex() for seed in seeds] + list(TOKENS))


async def test_a_computer_player_gets_no_more_information(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    agreeing(monkeypatch, BABYLON)
    one, other = await both(tmp_path, "babylon", (seed_of(3), seed_of(4)), {"first": "1"}, 30, [PERSON, PERSON, bot()])
    assert_alike_until_chance_differs(one, other, at_least=3)
    assert one.plies[-1]


@pytest.mark.slow
@pytest.mark.parametrize("granite", [4, 8, 12])
async def test_wherever_the_tiles_begin_to_differ(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, granite: int) -> None:
    agreeing(monkeypatch, BABYLON | {"granite": granite, "tokens": granite // 4})
    one, other = await both(tmp_path, "babylon", (seed_of(granite), seed_of(granite + 1)), {}, 200, [PERSON, PERSON])
    assert_alike_until_chance_differs(one, other, at_least=1)


@pytest.mark.slow
async def test_two_whole_games_of_bubblee_that_differ_at_the_last_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    agreeing(monkeypatch, {"sky": 1, "first player": 1, "bag": 30})
    one, other = await both(tmp_path, "bubblee", (seed_of(1), seed_of(2)), {}, 400, [PERSON, PERSON])
    assert_alike_until_chance_differs(one, other, at_least=20)


async def test_the_commitment_comes_first_and_the_seed_last(tmp_path: Path) -> None:
    seed = seed_of(7)
    async with serving(tmp_path / "tables.sqlite", seed) as place:
        wanted = {"game": "bubblee", "players": [PERSON, PERSON], "names": ["Ann"], "tokens": [TOKENS[0]]}
        made = (await place.http("POST", "/api/tables", body=wanted)).json()
        waiting = (await place.http("GET", f"/api/tables/{TABLE}")).json()
        assert waiting["state"] == "waiting" and waiting["commitment"] == chance.commitment(seed)
        await place.http(
            "POST", f"/api/tables/{TABLE}/join", body={"name": "Bob", "invitation": made["invitation"], "token": TOKENS[1], "nonce": "pear"}
        )
        text = await record_of(place)
        assert f"Commitment: {chance.commitment(seed)}" in text
        assert "Seed:" not in text
        await look_around(place)
        assert not any(seed.hex() in line for line in place.heard)
        async with connected(place.server, TABLE, TOKENS[0]) as ann:
            await ann.until(lambda table: table["state"] == "playing")
            await ann.ask("resign", seat=0)
            await ann.until(lambda table: table["state"] == "over")
            assert not any(seed.hex() in json.dumps(message) for message in ann.seen)
        record = record_text.read(await record_of(place), lambda name: ziggurat.load(name, "plain"))
        assert record.seed == seed
        assert verify(record) == "fair"


async def test_no_undo_once_the_seed_is_public(tmp_path: Path) -> None:
    """The record of a finished game contains the seed, which would reveal every draw."""
    async with serving(tmp_path / "tables.sqlite", seed_of(8)) as place:
        wanted = {"game": "bubblee", "players": [PERSON, bot()], "names": ["Ann"], "tokens": [TOKENS[0]]}
        assert (await place.http("POST", "/api/tables", body=wanted)).status_code == 200
        async with connected(place.server, TABLE, TOKENS[0]) as ann:
            decide = random.Random(1)
            while True:
                table = await ann.until(lambda table: table["state"] == "over" or table["view"]["to_act"] == 0)
                if table["state"] == "over":
                    break
                await decide_something([ann], table, decide)
            assert table["ended"]["how"] == "rules"
            assert table["undo"] == {}
            assert (await ann.ask("undo", seat=0, ply=table["ply"]))["reason"] == "not-now"
        assert "Seed:" in await record_of(place)


def test_a_nonce_stands_in_the_record_as_it_was_given() -> None:
    from ziggurat.server.table import Refusal, fit_nonce

    for nonce in ("", "apple", "two words", "ä-ö_1:2"):
        assert fit_nonce(nonce) == nonce
    for nonce in (" apple", "apple ", "two  words", "a\nb", "\u200b", "\t", " ", "a\u2028b", "\x00"):
        with pytest.raises(Refusal):
            fit_nonce(nonce)
