"""The queue of questions for bot workers, by start-time fair queuing.

Questions that a person waits for come before background ones. Within each tier every party gets an equal share of the workers' time: a
party is charged the time its answers took, and the party with the lowest account is served next. An account never starts below the
queue's clock, so an idle party saves up nothing. A hint or an analysis gets a handicap of some seconds instead of waiting for all moves:
otherwise one client that always asks for moves would keep everybody from hints.
"""

from __future__ import annotations

from bisect import insort
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import chain
from typing import NamedTuple

from .bot_requests import Haste, Request

HANDICAP = {Haste.HINT: 0.5, Haste.ANALYSIS: 5.0}
"""Seconds on the queue's clock by which less urgent questions are handicapped."""
MOST_ACCOUNTS = 10_000
"""Accounts kept, at most; beyond that the least recently charged one is dropped."""


class Account(NamedTuple):
    """The account of a party for one urgency, so that its background work does not slow down its own games."""

    haste: Haste
    party: str


class FairQueue:
    """The waiting requests, and the seconds used by each account."""

    def __init__(self) -> None:
        self._lines: dict[Account, list[Request]] = {}
        """The requests of each account, oldest first; an account without requests has no entry."""
        self._used: dict[Account, float] = {}
        self._clocks: defaultdict[Haste, float] = defaultdict(float)
        """For each tier, the start time of the request served last."""

    def __len__(self) -> int:
        return sum(map(len, self._lines.values()))

    def __contains__(self, request: Request) -> bool:
        return request in self._lines.get(_account(request), ())

    def __iter__(self) -> Iterator[Request]:
        return chain.from_iterable(self._lines.values())

    @property
    def urgent(self) -> Iterator[Request]:
        """The requests that a person waits for."""
        return (request for account, line in self._lines.items() if not account.haste.is_background for request in line)

    def put(self, request: Request) -> None:
        """Add a request. One that was in the queue before gets its old position again."""
        if request.arrival is None:
            request.arrival = self._clocks[_tier(request)]
        insort(self._lines.setdefault(_account(request), []), request, key=lambda other: other.number)

    def remove(self, request: Request) -> None:
        """Remove a waiting request."""
        account = _account(request)
        self._lines[account].remove(request)
        if not self._lines[account]:
            del self._lines[account]

    def first(self, is_wanted: Callable[[Request], bool]) -> Request | None:
        """The next request to serve among those that `is_wanted` accepts, or None."""
        heads = (next(filter(is_wanted, line), None) for line in self._lines.values())
        return min(filter(None, heads), key=self._rank, default=None)

    def begin(self, request: Request) -> None:
        """Remove a request to serve it now, and advance the clock."""
        self.remove(request)
        tier = _tier(request)
        self._clocks[tier] = max(self._clocks[tier], self._start(request))

    def charge(self, request: Request, seconds: float) -> None:
        """Charge a worker's time to the party of a request, whether or not it led to an answer."""
        used = self._start(request) + seconds
        account = _account(request)
        self._used.pop(account, None)
        self._used[account] = used
        if len(self._used) > MOST_ACCOUNTS:
            del self._used[next(iter(self._used))]

    def _start(self, request: Request) -> float:
        """The start time of the party's next request on the queue's clock."""
        return max(self._used.get(_account(request), 0.0), request.arrival or 0.0)

    def _rank(self, request: Request) -> tuple[Haste, float, Haste, int]:
        return _tier(request), self._start(request) + HANDICAP.get(request.haste, 0.0), request.haste, request.number


def _account(request: Request) -> Account:
    return Account(request.haste, request.party)


def _tier(request: Request) -> Haste:
    """The tier of a request: MOVE stands for all urgencies with a person waiting."""
    return request.haste if request.haste.is_background else Haste.MOVE
