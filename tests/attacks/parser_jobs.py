"""Functions that a process of a parser can import and call."""

from __future__ import annotations

import os
import signal
import sys
import time

from ziggurat.server.table import Refusal


def spin() -> None:
    """Never end, with Python's lock held most of the time."""
    while True:
        pass


def sleep() -> None:
    """Never end, without any work."""
    while True:
        time.sleep(60)


def process() -> int:
    """The process that parses."""
    return os.getpid()


def refuse() -> None:
    """Refuse a text as a move is refused."""
    raise Refusal("rule", "a drop is due once a turn", "3.3")


def modules() -> list[str]:
    """What the process has imported."""
    return sorted(sys.modules)


def kill(pid: int) -> None:
    """End a process as the system does when memory runs out."""
    os.kill(pid, signal.SIGKILL)
