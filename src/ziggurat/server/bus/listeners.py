"""Those who listen to a bus, in this process."""

from __future__ import annotations

import logging
from collections.abc import Callable

from ..log_events import log_event
from .bus import Heard, Listener

log = logging.getLogger(__name__)


class Listeners:
    """Called one after the other."""

    def __init__(self) -> None:
        self._listeners: dict[object, Listener] = {}

    def add(self, listener: Listener) -> Callable[[], None]:
        """Have somebody called, until the returned function is called."""
        place = object()  # one who listens twice hears twice
        self._listeners[place] = listener
        return lambda: self._leave(place)

    def call(self, heard: Heard) -> None:
        """Tell everybody. A listener that fails harms nobody else."""
        for place, listener in list(self._listeners.items()):
            if place not in self._listeners:
                continue  # one who was called before has made it leave
            try:
                listener(heard)
            except Exception:
                log_event(log, logging.ERROR, "bus_listener_failed", exc_info=True, news=heard)

    def clear(self) -> None:
        """Call nobody any more."""
        self._listeners.clear()

    def _leave(self, place: object) -> None:
        self._listeners.pop(place, None)
