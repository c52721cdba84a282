"""Counts connections and requests refused below the application, and logs each kind of refusal at most once a minute.

A kind is the name of its log event.
"""

from __future__ import annotations

import logging
import math
import os
import time
from collections import Counter

from . import metrics
from .log_events import log_event

log = logging.getLogger(__name__)

REPORT_EVERY = 60.0
"""Seconds between two log events of a kind."""

TOO_MANY = "connections_refused_client_limit"
FULL = "connections_refused_server_full"
DROPPED = "idle_connections_closed"
LATE = "slow_requests_closed"
MALFORMED = "malformed_requests_refused"
FLOOD = "flooding_websockets_closed"
EXHAUSTED = "file_descriptors_exhausted"


class Refusals:
    """The counts of refusals by kind. The log does not identify clients."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self._reported: dict[str, float] = {}

    def note(self, kind: str, reason: str) -> None:
        """Count a refusal, with its reason for the metrics."""
        metrics.REFUSED.labels(reason).inc()
        self._counts[kind] += 1
        self.report()

    def report(self) -> None:
        """Log the counts of kinds that were not logged for a minute."""
        now = time.monotonic()
        for kind in list(self._counts):
            if now - self._reported.get(kind, -math.inf) >= REPORT_EVERY:
                self._reported[kind] = now
                log_event(log, logging.WARNING, kind, count=self._counts.pop(kind))


refusals = Refusals()


def check_descriptors() -> None:
    """Count a refusal if no file descriptor is free: the event loop then drops new connections silently."""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError:
        refusals.note(EXHAUSTED, "too-many")
