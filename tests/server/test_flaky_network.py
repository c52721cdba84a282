"""However messages are lost or delayed, and however many devices play a seat: all end with the server's position, and no game forks."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import ziggurat
from server.flaky_proxy import FlakyProxy, flaky_proxy
from server.live_server import PERSON, Client, Server, connected, running
from server.retrying_client import RetryingClient, TableApi, playing_in_background
from ziggurat.core import fairness, paths, record_text

AT_ONCE = 25
"""Games played at the same time."""
COMPARED = ("table", "seq", "state", "ply", "view", "ended", "questions", "undo", "commitment", "rated", "rematch")
TIMEOUT = 120.0
"""Seconds for a whole game."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("proxy")
    with running(folder / "tables.sqlite", "--workers", "1", environment={"ZIGGURAT_MODE": "plain"}) as one:
        yield one


# A flaky network


async def is_the_same(api: TableApi, client: RetryingClient) -> bool:
    """True if a client's table equals the server's, as its seat sees it."""
    kept = await api.table(client.name, client.token)
    return all(client.known.table[field] == kept[field] for field in COMPARED)


async def play_behind_proxy(api: TableApi, proxy: FlakyProxy, number: int) -> Counter[str]:
    """Play one game of two people through the proxy to its end; what it took."""
    game = "babylon" if number % 10 == 9 else "bubblee"
    table, tokens = await api.make(game, [PERSON, PERSON])
    clients = [RetryingClient([proxy.port], table, seat, token, 1000 * number + seat, undo=0.1) for seat, token in tokens.items()]
    async with playing_in_background(clients), asyncio.timeout(TIMEOUT):
        # The proxy stays flaky until both have seen the end.
        while not (all(client.known.is_over for client in clients) and all([await is_the_same(api, client) for client in clients])):
            await asyncio.sleep(0.1)
    text = await api.record(table)
    record = record_text.read(text, lambda name: ziggurat.load(name, "plain"))
    assert record.ended.how == "rules"
    assert fairness.verify(record) == "consistent"
    line = [(played.seat, record.game.write(played.move)) for played in record.line]
    took: Counter[str] = Counter(games=1, moves=record.ply, undone=len(record.entries) - record.ply)
    for client in clients:
        assert len(client.known.line) == record.ply
        assert all(told is None or told == kept for told, kept in zip(client.known.line, line, strict=True))
        took += Counter(repeated=client.repeated, gaps=client.gaps, connections=client.connections)
    return took


async def play_many_behind_proxy(server: Server, numbers: range) -> str:
    """Play many games, AT_ONCE at a time; a summary."""
    api, gate, took = TableApi(server.url), asyncio.Semaphore(AT_ONCE), Counter[str]()

    async def play(proxy: FlakyProxy, number: int) -> None:
        async with gate:
            took.update(await play_behind_proxy(api, proxy, number))

    async with flaky_proxy(server.port, numbers.start) as proxy:
        await asyncio.gather(*(play(proxy, number) for number in numbers))
    await api.close()
    assert all(proxy.done[what] > 0 for what in ("dropped", "doubled", "delayed", "cut"))
    assert all(took[what] > 0 for what in ("undone", "repeated", "gaps"))
    told = ", ".join(f"{count} {what}" for what, count in (took + proxy.done).items())
    return f"bad proxy: {took['games']} of {len(numbers)} games ended with one position; {told}"


async def test_ten_games_behind_a_flaky_proxy(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    told = await play_many_behind_proxy(server, range(10))
    with capsys.disabled():
        print(f"\n{told}")


@pytest.mark.slow
async def test_three_hundred_games_behind_a_flaky_proxy(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    told = await play_many_behind_proxy(server, range(10, 300))
    with capsys.disabled():
        print(f"\n{told}")


# One seat on two devices


async def click_on(phone: Client, desk: Client, seat: int, chance: random.Random) -> Counter[str]:
    """Play a seat from two devices that click different moves at every ply, at the same time; counts of the refusals."""
    told: Counter[str] = Counter()
    while True:
        seen = [
            await device.until(lambda table: table["state"] == "over" or (table["view"]["to_act"] == seat and not is_behind(table)))
            for device in (phone, desk)
        ]
        if all(table["state"] == "over" for table in seen):
            return told
        table = max(seen, key=lambda table: int(table["seq"]))
        ply = table["ply"]
        for device in (phone, desk):
            await device.until(lambda now, least=table["seq"]: now["seq"] >= least)
        codes = sorted({code for _, code in paths.every(table["view"]["choices"])})
        clicks = chance.sample(codes, 2) if len(codes) > 1 else codes * 2
        asked = [(phone, clicks[0]), (desk, clicks[1])]
        chance.shuffle(asked)
        answers = await asyncio.gather(*(device.ask("play", seat=seat, ply=ply, move=str(code)) for device, code in asked))
        kinds = sorted(answer["type"] for answer in answers)
        if clicks[0] == clicks[1]:
            assert kinds == ["done", "done"]
        else:
            assert kinds == ["done", "refused"]
            (reason,) = (answer["reason"] for answer in answers if answer["type"] == "refused")
            assert reason in ("stale", "over")
            told[reason] += 1
        told["plies"] += 1
        least = max(answer.get("seq", 0) for answer in answers)
        for device in (phone, desk):
            await device.until(lambda now, least=least: now["seq"] >= least)


def is_behind(table: dict[str, Any]) -> bool:
    """True if a message has no choices: it is not for the seat that decides."""
    return not table["view"]["choices"]


async def play_on_two_devices_each(server: Server, api: TableApi, game: str, number: int) -> Counter[str]:
    """Play a game of two people with two devices each."""
    table, tokens = await api.make(game, [PERSON, PERSON])
    one, two = tokens[0], tokens[1]
    async with (
        connected(server, table, one) as phone,
        connected(server, table, one) as desk,
        connected(server, table, two) as other_phone,
        connected(server, table, two) as other_desk,
    ):
        told = await asyncio.gather(
            click_on(phone, desk, 0, random.Random(2 * number)),
            click_on(other_phone, other_desk, 1, random.Random(2 * number + 1)),
        )
        for device, token in ((phone, one), (desk, one), (other_phone, two), (other_desk, two)):
            kept = await api.table(table, token)
            assert all(device.table[field] == kept[field] for field in COMPARED)
    record = record_text.read(await api.record(table), lambda name: ziggurat.load(name, "plain"))
    assert record.ended.how == "rules"
    assert len(record.entries) == record.ply
    return told[0] + told[1]


async def test_two_devices_never_fork_a_game(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    api = TableApi(server.url)
    games = ["bubblee"] * 8 + ["babylon"] * 2
    told = await asyncio.gather(*(play_on_two_devices_each(server, api, game, number) for number, game in enumerate(games)))
    await api.close()
    total = sum(told, Counter[str]())
    with capsys.disabled():
        print(f"\ntwo devices: {len(games)} games, {total['plies']} plies clicked twice, {total['stale'] + total['over']} told too late")
