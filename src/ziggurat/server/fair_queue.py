"""The questions that wait for a worker, in the order in which they are served.

Questions for which a person waits come before those in the background. Among them, every party gets an equal share of the workers' time
(start-time fair queuing): a party is charged the time that its answers took, and the party with the lowest account is served next. An
account never starts below the queue's clock, so that a party saves up nothing while it asks nothing. A question that is less urgent lets
others use some seconds first; it never waits for all of them, or a client that always wants a move would keep everybody from hints.
"""

from __future__ import annotations

from bisect import insort
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import chain
from typing import NamedTuple

from .bot_requests import Haste, Request

HANDICAP = {Haste.HINT: 0.5, Haste.ANALYSIS: 5.0}
"""Seconds of the queue's clock that a less urgent question lets pass first."""
MOST_ACCOUNTS = 10_000
"""Accounts that are remembered; of more the one that was charged longest ago is forgotten."""


class Account(NamedTuple):
    """A party has one account for each class: what it uses in the background does not slow down its own games."""

    haste: Haste
    party: str


class FairQueue:
    """Requests that wait, and the seconds that each account has used."""

    def __init__(self) -> None:
        self._lines: dict[Account, list[Request]] = {}
        """The requests of each account, oldest first; no line is empty."""
        self._used: dict[Account, float] = {}
        self._clocks: defaultdict[Haste, float] = defaultdict(float)
        """For each tier, the account of the party that was served last."""

    def __len__(self) -> int:
        return sum(map(len, self._lines.values()))

    def __contains__(self, request: Request) -> bool:
        return request in self._lines.get(_account(request), ())

    def __iter__(self) -> Iterator[Request]:
        return chain.from_iterable(self._lines.values())

    @property
    def urgent(self) -> Iterator[Request]:
        """The requests for whose answers a person waits."""
        return (request for account, line in self._lines.items() if not account.haste.is_background for request in line)

    def put(self, request: Request) -> None:
        """Let a request wait; one that comes back keeps its place."""
        if request.arrival is None:
            request.arrival = self._clocks[_tier(request)]
        insort(self._lines.setdefault(_account(request), []), request, key=lambda other: other.number)

    def remove(self, request: Request) -> None:
        """Forget a request that waits."""
        account = _account(request)
        self._lines[account].remove(request)
        if not self._lines[account]:
            del self._lines[account]

    def first(self, is_wanted: Callable[[Request], bool]) -> Request | None:
        """The request to be served next, of those that are wanted."""
        heads = (next(filter(is_wanted, line), None) for line in self._lines.values())
        return min(filter(None, heads), key=self._rank, default=None)

    def begin(self, request: Request) -> None:
        """Take out a request that is served now."""
        self.remove(request)
        tier = _tier(request)
        self._clocks[tier] = max(self._clocks[tier], self._start(request))

    def charge(self, request: Request, seconds: float) -> None:
        """Charge the party of a request for a worker's time, whether or not that led to an answer."""
        used = self._start(request) + seconds
        account = _account(request)
        self._used.pop(account, None)
        self._used[account] = used
        if len(self._used) > MOST_ACCOUNTS:
            del self._used[next(iter(self._used))]

    def _start(self, request: Request) -> float:
        """The time on the queue's clock from which on it is the party's turn."""
        return max(self._used.get(_account(request), 0.0), request.arrival or 0.0)

    def _rank(self, request: Request) -> tuple[Haste, float, Haste, int]:
        return _tier(request), self._start(request) + HANDICAP.get(request.haste, 0.0), request.haste, request.number


def _account(request: Request) -> Account:
    return Account(request.haste, request.party)


def _tier(request: Request) -> Haste:
    """The classes that share the workers: the first for which a person waits stands for all of these."""
    return request.haste if request.haste.is_background else Haste.MOVE
