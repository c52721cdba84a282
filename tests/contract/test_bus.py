"""The contract of every bus."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from server.database import TIMEOUT, Postgres
from ziggurat.server.bus.bus import Bus, Heard, News, Renewed, Word
from ziggurat.server.bus.memory import MemoryBus
from ziggurat.server.bus.postgres import open_bus

END = Word("the end", "")


async def memory(request: pytest.FixtureRequest) -> Bus:
    """A bus in this process."""
    return MemoryBus()


async def postgres(request: pytest.FixtureRequest) -> Bus:
    """A bus on a database."""
    database: Postgres = request.getfixturevalue("database")
    return await open_bus(database.emptied())


BUSES: dict[str, Callable[[pytest.FixtureRequest], Awaitable[Bus]]] = {"memory": memory, "postgres": postgres}


@pytest.fixture(params=BUSES)
async def bus(request: pytest.FixtureRequest) -> AsyncIterator[Bus]:
    opened = await BUSES[request.param](request)
    yield opened
    await opened.close()


def listen(bus: Bus) -> tuple[list[Heard], Callable[[], None]]:
    """The messages heard from now on, and a function that unsubscribes."""
    heard: list[Heard] = []

    def hear(one: Heard) -> None:
        if one not in (END, Renewed()):
            heard.append(one)

    return heard, bus.listen(hear)


async def all_heard(bus: Bus) -> None:
    """Wait until everything published so far has been heard."""
    end = asyncio.Event()
    leave = bus.listen(lambda one: end.set() if one == END else None)
    await bus.say(*END)
    async with asyncio.timeout(TIMEOUT):
        await end.wait()
    leave()


async def test_news_without_listeners(bus: Bus) -> None:
    await bus.tell("one", 1)


async def test_everybody_hears_all_in_its_order(bus: Bus) -> None:
    (ada, _), (bo, _) = listen(bus), listen(bus)
    await bus.tell("one", 1)
    await bus.tell("two", 1)
    await bus.say("one", "Żółw says 'hello' 🌿")
    await bus.tell("one", 2)
    await all_heard(bus)
    assert ada == bo == [News("one", 1), News("two", 1), Word("one", "Żółw says 'hello' 🌿"), News("one", 2)]


async def test_a_removed_listener_hears_no_more(bus: Bus) -> None:
    (ada, leave), (bo, _) = listen(bus), listen(bus)
    await bus.tell("one", 1)
    await all_heard(bus)
    leave()
    leave()
    await bus.tell("one", 2)
    await all_heard(bus)
    assert ada == [News("one", 1)]
    assert bo == [News("one", 1), News("one", 2)]


async def test_a_listener_added_twice_is_removed_once_at_a_time(bus: Bus) -> None:
    heard: list[Heard] = []

    def hear(one: Heard) -> None:
        if isinstance(one, News):
            heard.append(one)

    leave, _ = bus.listen(hear), bus.listen(hear)
    await bus.tell("one", 1)
    await all_heard(bus)
    leave()
    leave()
    await bus.tell("one", 2)
    await all_heard(bus)
    assert heard == [News("one", 1), News("one", 1), News("one", 2)]


async def test_listeners_may_come_or_go_during_a_call(bus: Bus) -> None:
    late: list[list[Heard]] = []
    leaves: list[Callable[[], None]] = []

    def hear(one: Heard) -> None:
        late.append(listen(bus)[0])
        for leave in leaves:
            leave()

    leaves.append(bus.listen(hear))
    other, leave = listen(bus)
    leaves.append(leave)
    await bus.tell("one", 1)
    await bus.tell("one", 2)
    await all_heard(bus)
    assert other == []
    assert late == [[News("one", 2)]]


async def test_a_listener_that_fails_harms_nobody_else(bus: Bus, caplog: pytest.LogCaptureFixture) -> None:
    def fail(one: Heard) -> None:
        raise ValueError("deaf")

    before, _ = listen(bus)
    bus.listen(fail)
    after, _ = listen(bus)
    with caplog.at_level(logging.ERROR):
        await bus.tell("one", 17)
        await all_heard(bus)
    assert before == after == [News("one", 17)]
    assert "seq=17" in caplog.text and "deaf" in caplog.text


async def test_a_closed_bus_is_silent(bus: Bus) -> None:
    heard, leave = listen(bus)
    await bus.close()
    await bus.tell("one", 1)
    leave()
    assert heard == []


async def test_a_process_is_on_its_own_bus(bus: Bus) -> None:
    assert bus.names == {bus.name}
    assert abs(time.time() - bus.since) < 60
