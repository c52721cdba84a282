"""How much one client may ask for: a flood is slowed and refused, not served."""

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
"""Seconds."""
MOST_ADDRESSES = 10_000
PAUSE = 2.0
"""Seconds for which a client that was refused as too fast is not listened to, on the average."""


SUBNET = 64
"""Bits of an IPv6 address that a provider assigns; the customer chooses the other 64 freely."""


def client_of(host: str) -> str:
    """The client to count for a host: an IPv4 address, the /64 of an IPv6 address, or the host itself if it is neither."""
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
    """Let somebody wait who was too fast: not everybody equally long, or a crowd would come back all at once."""
    await asyncio.sleep(PAUSE * random.uniform(0.5, 1.5))


class Bucket:
    """So many at once, and so many a second in the long run."""

    __slots__ = ("_at", "_clock", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst = rate, burst
        self._clock = clock
        self._left, self._at = burst, clock()

    def take(self, amount: float = 1.0) -> bool:
        """Whether so much more is allowed now; if not, nothing is taken."""
        now = self._clock()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < amount:
            return False
        self._left -= amount
        return True


class Turns:
    """Expensive work for a client is done one piece at a time, so that the work for others comes in between."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def of(self, client: str) -> AsyncIterator[None]:
        """Wait for the client's turn; within this context it is."""
        async with self._locks.setdefault(client, asyncio.Lock()):
            yield
            # The next in line would begin at once.
            await asyncio.sleep(0)


class Buckets:
    """A bucket for each address; those that were used longest ago are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, amount: float = 1.0) -> bool:
        """Whether an address may have so much more now."""
        bucket = self._buckets.setdefault(address, Bucket(self.rate, self.burst))
        self._buckets.move_to_end(address)
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take(amount)

    def forget(self, address: str) -> None:
        """Let an address have all it may have at once."""
        self._buckets.pop(address, None)
