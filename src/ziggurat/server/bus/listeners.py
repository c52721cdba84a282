"""The listeners of a bus in this process."""

from __future__ import annotations

import logging
from collections.abc import Callable

from ..log_events import log_event
from .bus import Heard, Listener

log = logging.getLogger(__name__)


class Listeners:
    """Listeners, called one after the other."""

    def __init__(self) -> None:
        self._listeners: dict[object, Listener] = {}

    def add(self, listener: Listener) -> Callable[[], None]:
        """Add a listener. The returned function removes it."""
        place = object()  # a listener that is added twice is called twice
        self._listeners[place] = listener
        return lambda: self._leave(place)

    def call(self, heard: Heard) -> None:
        """Call every listener. One that fails does not affect the others."""
        for place, listener in list(self._listeners.items()):
            if place not in self._listeners:
                continue  # removed by a listener called before it
            try:
                listener(heard)
            except Exception:
                log_event(log, logging.ERROR, "bus_listener_failed", exc_info=True, news=heard)

    def clear(self) -> None:
        """Remove all listeners."""
        self._listeners.clear()

    def _leave(self, place: object) -> None:
        self._listeners.pop(place, None)
