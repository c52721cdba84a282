"""The addresses of the server: on this machine, in the local network, and the one a client used."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

from .settings import Settings

THIS_MACHINE = ("localhost", "127.0.0.1", "::1", "0.0.0.0")
"""Hosts that lead every client to its own machine."""


def addresses(settings: Settings, port: int) -> list[str]:
    """The server's addresses on this machine and in the local network."""
    hosts = [settings.host]
    if settings.host in ("0.0.0.0", "::"):
        hosts = ["localhost", *([own] if (own := local_address()) else [])]
    return [f"http://{f'[{host}]' if ':' in host else host}:{port}/" for host in hosts]


def local_address() -> str | None:
    """This machine's address in the local network, or None. Connecting a UDP socket sends no packet."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def for_others(known: list[str], asked: str) -> list[str]:
    """The addresses under which other machines reach the server, first the one that the client used; loopback addresses are left out."""
    return [address for address in dict.fromkeys([asked, *known]) if _leads_here(address)]


def _leads_here(address: str) -> bool:
    try:
        host = urlsplit(address).hostname
    except ValueError:
        # The Host header may hold anything.
        return False
    return bool(host) and host not in THIS_MACHINE
