"""Functions that a parser process can import and call."""

from __future__ import annotations

import os
import signal
import sys
import time

from ziggurat.server.table import Refusal


def spin() -> None:
    """Never return, holding Python's lock most of the time."""
    while True:
        pass


def sleep() -> None:
    """Never return, without any work."""
    while True:
        time.sleep(60)


def process() -> int:
    """The id of the parser process."""
    return os.getpid()


def refuse() -> None:
    """Raise a refusal, as for an illegal move."""
    raise Refusal("rule", "a drop is due once a turn", "3.3")


def modules() -> list[str]:
    """The modules imported in the process."""
    return sorted(sys.modules)


def kill(pid: int) -> None:
    """Kill a process, as the system does when memory runs out."""
    os.kill(pid, signal.SIGKILL)
