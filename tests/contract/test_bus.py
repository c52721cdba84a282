"""What every bus keeps its word on."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from ziggurat.server.bus.bus import Bus
from ziggurat.server.bus.memory import MemoryBus

News = list[tuple[str, int]]


async def memory() -> Bus:
    """A bus in this process."""
    return MemoryBus()


BUSES: dict[str, Callable[[], Awaitable[Bus]]] = {"memory": memory}


@pytest.fixture(params=BUSES)
async def bus(request: pytest.FixtureRequest) -> AsyncIterator[Bus]:
    opened = await BUSES[request.param]()
    yield opened
    await opened.close()


def listen(bus: Bus) -> tuple[News, Callable[[], None]]:
    """What is heard from now on, and how to stop."""
    heard: News = []
    return heard, bus.listen(lambda table, seq: heard.append((table, seq)))


async def test_news_without_listeners(bus: Bus) -> None:
    await bus.tell("one", 1)


async def test_everybody_hears_all_news_in_their_order(bus: Bus) -> None:
    (ada, _), (bo, _) = listen(bus), listen(bus)
    await bus.tell("one", 1)
    await bus.tell("two", 1)
    await bus.tell("one", 2)
    assert ada == bo == [("one", 1), ("two", 1), ("one", 2)]


async def test_who_has_left_hears_no_more(bus: Bus) -> None:
    (ada, leave), (bo, _) = listen(bus), listen(bus)
    await bus.tell("one", 1)
    leave()
    leave()
    await bus.tell("one", 2)
    assert ada == [("one", 1)]
    assert bo == [("one", 1), ("one", 2)]


async def test_who_listens_twice_leaves_once_at_a_time(bus: Bus) -> None:
    heard: News = []

    def hear(table: str, seq: int) -> None:
        heard.append((table, seq))

    leave, _ = bus.listen(hear), bus.listen(hear)
    await bus.tell("one", 1)
    leave()
    leave()
    await bus.tell("one", 2)
    assert heard == [("one", 1), ("one", 1), ("one", 2)]


async def test_one_may_leave_or_come_while_news_are_told(bus: Bus) -> None:
    late: list[News] = []
    leaves: list[Callable[[], None]] = []

    def hear(table: str, seq: int) -> None:
        late.append(listen(bus)[0])
        for leave in leaves:
            leave()

    leaves.append(bus.listen(hear))
    other, leave = listen(bus)
    leaves.append(leave)
    await bus.tell("one", 1)
    await bus.tell("one", 2)
    assert other == []
    assert late == [[("one", 2)]]


async def test_a_listener_that_fails_harms_nobody_else(bus: Bus, caplog: pytest.LogCaptureFixture) -> None:
    def fail(table: str, seq: int) -> None:
        raise ValueError("deaf")

    before, _ = listen(bus)
    bus.listen(fail)
    after, _ = listen(bus)
    with caplog.at_level(logging.ERROR):
        await bus.tell("one", 17)
    assert before == after == [("one", 17)]
    assert "table one, row 17" in caplog.text and "deaf" in caplog.text


async def test_a_closed_bus_is_silent(bus: Bus) -> None:
    heard, leave = listen(bus)
    await bus.close()
    await bus.tell("one", 1)
    leave()
    assert heard == []
