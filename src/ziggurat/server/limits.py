"""How much one client may ask for: a flood is slowed and refused, not served."""

from __future__ import annotations

import asyncio
import random
import time
from collections import OrderedDict
from collections.abc import Callable

MOST_ADDRESSES = 10_000
PAUSE = 2.0
"""Seconds for which a client that was refused as too fast is not listened to, on the average."""


async def slow_down() -> None:
    """Let somebody wait who was too fast: not everybody equally long, or a crowd would come back all at once."""
    await asyncio.sleep(PAUSE * random.uniform(0.5, 1.5))


class Bucket:
    """So many at once, and so many a second in the long run."""

    __slots__ = ("_at", "_clock", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst = rate, burst
        self._clock = clock
        self._left, self._at = burst, clock()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self._clock()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Buckets:
    """A bucket for each address; those that were used longest ago are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether an address may ask once more now."""
        bucket = self._buckets.setdefault(address, Bucket(self.rate, self.burst))
        self._buckets.move_to_end(address)
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take()
