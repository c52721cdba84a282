"""What is counted while the server runs, in the manner of Prometheus; docs/server.md tells what each number means."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram, start_http_server

from ziggurat.core.game import GameError

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds up to which is counted: half of these are good, the others are not."""

CONNECTIONS = Gauge("ziggurat_connections", "WebSockets that are open.")
ROOMS = Gauge("ziggurat_rooms", "Tables in memory.")
MOVES = Counter("ziggurat_moves", "Decisions that were kept, of people and of computer players.", ["game", "by"])
KEPT = Histogram("ziggurat_kept_seconds", "From what was done at a table to its being on the disk.", buckets=QUICK)
THOUGHT = Histogram("ziggurat_thought_seconds", "How long computer players thought about a move.", ["game"], buckets=QUICK)
REFUSED = Counter("ziggurat_refused", "What was asked and not done, by the reason; too-fast is what a flood would be.", ["reason"])
MAILS = Counter("ziggurat_mails", "Mails that the mail server took, or did not.", ["how"])


def offer(address: str) -> None:
    """Show the numbers at an address of their own, such as 127.0.0.1:9464; GameError if that cannot be."""
    host, _, port = address.rpartition(":")
    try:
        start_http_server(int(port), host)
    except OSError as wrong:
        raise GameError(f"cannot show metrics on {address}: {wrong.strerror or wrong}") from None
