"""Rate limits for clients. The limits themselves are constants of the modules that use them."""

from __future__ import annotations

import asyncio
import random
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from ipaddress import IPv6Address, ip_address
from weakref import WeakValueDictionary

DAY = 86_400.0
"""Seconds of a day."""
MOST_ADDRESSES = 10_000
PAUSE = 2.0
"""Average seconds for which a client that is too fast is ignored."""


SUBNET = 64
"""Bits of an IPv6 address that a provider assigns; the customer chooses the other 64 freely."""


def client_of(host: str) -> str:
    """The client that a host counts for: an IPv4 address, the /64 of an IPv6 address, or the host itself if it is neither."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    subnet = int(address) >> (128 - SUBNET) << (128 - SUBNET)
    return f"{IPv6Address(subnet)}/{SUBNET}"


async def slow_down() -> None:
    """Pause a client that is too fast, for a random time so that a crowd does not come back at the same moment."""
    await asyncio.sleep(PAUSE * random.uniform(0.5, 1.5))


class Bucket:
    """A token bucket: `burst` at once, and `rate` a second in the long run."""

    __slots__ = ("_at", "_clock", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst = rate, burst
        self._clock = clock
        self._left, self._at = burst, clock()

    def take(self, amount: float = 1.0) -> bool:
        """Take `amount` if it is allowed now; otherwise take nothing and return False."""
        now = self._clock()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < amount:
            return False
        self._left -= amount
        return True


class Turns:
    """Runs a client's expensive work one piece at a time, so that work for others comes in between."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def of(self, client: str) -> AsyncIterator[None]:
        """Wait for the client's turn, and hold it within this context."""
        async with self._locks.setdefault(client, asyncio.Lock()):
            yield
            # Let other tasks run first: otherwise the client's next work would begin immediately.
            await asyncio.sleep(0)


class Buckets:
    """A bucket for each address. Beyond MOST_ADDRESSES the least recently used ones are dropped."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, amount: float = 1.0) -> bool:
        """Take `amount` from the bucket of an address; False if it is not allowed now."""
        bucket = self._buckets.setdefault(address, Bucket(self.rate, self.burst))
        self._buckets.move_to_end(address)
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take(amount)

    def forget(self, address: str) -> None:
        """Reset the bucket of an address."""
        self._buckets.pop(address, None)
