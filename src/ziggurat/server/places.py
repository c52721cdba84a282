"""The open connections of a server, and the client that each counts for."""

from __future__ import annotations

import asyncio
import contextlib
import math
from collections import Counter, OrderedDict
from collections.abc import Sequence

from uvicorn.middleware.proxy_headers import _TrustedHosts

from .limits import Buckets, client_of
from .refusals import DROPPED, FULL, TOO_MANY, refusals

MOST_OF_CLIENT = 200
"""Open connections of one client, at most."""
SPARE_DESCRIPTORS = 32
"""File descriptors reserved for the database, workers and log, at least."""
SPARE_SHARE = 0.05
"""The share of all file descriptors reserved, at least."""
CLIENT_FRAMES_A_SECOND = 200.0
CLIENT_FRAMES_AT_ONCE = 1200.0
"""One client's rate limit, over all its WebSockets, of frames that complete no message."""
BYTES_A_SECOND = 256 * 1024.0
BYTES_AT_ONCE = 4096 * 1024.0
"""One client's rate limit, over all its WebSockets, of received bytes."""


def most_connections() -> float:
    """The number of connections that the descriptor limit allows; read each time, since a host can change it."""
    with contextlib.suppress(ImportError):  # Windows has no such limit
        import resource

        most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if most != resource.RLIM_INFINITY:
            return most - max(SPARE_DESCRIPTORS, SPARE_SHARE * most)
    return math.inf


class Place:
    """The slot of one connection, from accept to close. An upgrade passes it from HTTP to the WebSocket."""

    __slots__ = ("client", "host", "is_open", "limits", "transport")

    def __init__(self, limits: ConnectionLimits, host: str, client: str | None, transport: asyncio.Transport) -> None:
        self.limits, self.host, self.client, self.transport = limits, host, client, transport
        self.is_open = True

    def complete_request(self) -> None:
        """Note that the connection's first request has arrived: the connection is no longer closed to make room for others."""
        self.limits.incomplete.pop(self, None)

    def leave(self) -> None:
        """Release the slot of a closed connection. No-op if repeated."""
        if self.is_open:
            self.is_open = False
            self.limits.release(self)


class ConnectionLimits:
    """The open connections of a server, and the limits of each client over all its WebSockets."""

    def __init__(self, proxies: str) -> None:
        self.socket_frames = Buckets(CLIENT_FRAMES_A_SECOND, CLIENT_FRAMES_AT_ONCE)
        self.socket_bytes = Buckets(BYTES_A_SECOND, BYTES_AT_ONCE)
        self.incomplete: OrderedDict[Place, None] = OrderedDict()
        """Connections without a complete request, the oldest first."""
        # With the same class uvicorn determines the client's address for the application.
        self._proxies = _TrustedHosts(proxies)
        self._open = 0
        self._of_client: Counter[str] = Counter()

    def admit(self, host: str, transport: asyncio.Transport) -> Place | None:
        """A slot for a new connection, or None if it has to be refused."""
        client = None if host in self._proxies else client_of(host)
        if client is not None and self._of_client[client] >= MOST_OF_CLIENT:
            refusals.note(TOO_MANY, "too-many")
            return None
        if self._open >= most_connections() and not self._make_room():
            refusals.note(FULL, "too-many")
            return None
        place = Place(self, host, client, transport)
        self._open += 1
        self._count(client)
        self.incomplete[place] = None
        return place

    def admit_socket(self, place: Place, forwarded: Sequence[str]) -> bool:
        """True if a connection may become a WebSocket. A client behind a proxy is known, and counted, from here on."""
        if place.client is not None:
            return True
        host = self._proxies.get_trusted_client_address(", ".join(forwarded))[0] if forwarded else ""
        client = client_of(host or place.host)
        if self._of_client[client] >= MOST_OF_CLIENT:
            refusals.note(TOO_MANY, "too-many")
            return False
        place.client = client
        self._count(client)
        return True

    def release(self, place: Place) -> None:
        """Stop counting a connection."""
        self._open -= 1
        self.incomplete.pop(place, None)
        if place.client is not None:
            self._of_client[place.client] -= 1
            if not self._of_client[place.client]:
                del self._of_client[place.client]

    def _count(self, client: str | None) -> None:
        if client is not None:
            self._of_client[client] += 1

    def _make_room(self) -> bool:
        """Close the oldest connection whose first request is not complete; False if there is none."""
        if not self.incomplete:
            return False
        oldest, _ = self.incomplete.popitem(last=False)
        oldest.transport.abort()
        refusals.note(DROPPED, "too-many")
        return True
