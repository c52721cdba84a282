"""Refusals below the application: counted by kind, and logged now and then."""

from __future__ import annotations

import logging
import math
import os
import time
from collections import Counter

from . import metrics

log = logging.getLogger(__name__)

REPORT_EVERY = 60.0
"""Seconds between two lines of a kind in the log."""

TOO_MANY = "connections refused: too many of one client"
FULL = "connections refused: too many in all"
DROPPED = "connections closed before their first request, to make room for new ones"
LATE = "connections closed: a request did not arrive in time"
MALFORMED = "requests refused: malformed, or of a kind that is not served"
FLOOD = "WebSockets closed: too many frames or bytes"
EXHAUSTED = "connections cannot be accepted: no file descriptor is free"


class Refusals:
    """Counts refusals by kind, and logs each kind at most once a minute. Nothing in the log says whose they were."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self._reported: dict[str, float] = {}

    def note(self, kind: str, reason: str) -> None:
        """Count one more."""
        metrics.REFUSED.labels(reason).inc()
        self._counts[kind] += 1
        self.report()

    def report(self) -> None:
        """Log the kinds that were not logged for a minute."""
        now = time.monotonic()
        for kind in list(self._counts):
            if now - self._reported.get(kind, -math.inf) >= REPORT_EVERY:
                self._reported[kind] = now
                log.warning(kind, extra={"count": self._counts.pop(kind)})


refusals = Refusals()


def check_descriptors() -> None:
    """Note that no descriptor is free: the event loop then drops new connections without a word."""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError:
        refusals.note(EXHAUSTED, "too-many")
