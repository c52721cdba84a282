"""Things that a room does without a client's request."""

from __future__ import annotations

import asyncio
import time

import pytest

from ziggurat.server import rooms


async def test_a_sleep_that_ends_early_is_no_reason_for_a_flag_to_stay_up(monkeypatch: pytest.MonkeyPatch) -> None:
    sleep, slept = asyncio.sleep, []

    async def wake_early(seconds: float) -> None:
        slept.append(seconds)
        await sleep(seconds * 0.7)

    monkeypatch.setattr(asyncio, "sleep", wake_early)
    moment = time.time() + 0.6
    await rooms.until(moment)
    assert time.time() >= moment and len(slept) > 1
