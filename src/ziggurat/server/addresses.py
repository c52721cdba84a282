"""Where the server can be reached: on this machine, in the local network, and from where somebody has reached it."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

from .settings import Settings

THIS_MACHINE = ("localhost", "127.0.0.1", "::1", "0.0.0.0")
"""Hosts that lead others to their own machine."""


def addresses(settings: Settings, port: int) -> list[str]:
    """Where the server can be reached: on this machine, and in the local network."""
    hosts = [settings.host]
    if settings.host in ("0.0.0.0", "::"):
        hosts = ["localhost", *([own] if (own := local_address()) else [])]
    return [f"http://{f'[{host}]' if ':' in host else host}:{port}/" for host in hosts]


def local_address() -> str | None:
    """This machine's address in the local network, if it is in one. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def for_others(known: list[str], asked: str) -> list[str]:
    """The addresses that lead others here: the one by which somebody has come first, unless it leads to this machine alone."""
    return [address for address in dict.fromkeys([asked, *known]) if _leads_here(address)]


def _leads_here(address: str) -> bool:
    try:
        host = urlsplit(address).hostname
    except ValueError:
        # A client may claim to have asked for any host.
        return False
    return bool(host) and host not in THIS_MACHINE
