"""The server's metrics for Prometheus; docs/server.md describes each of them."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram, start_http_server

from ziggurat.core.game import GameError

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Upper bounds of the histogram buckets, in seconds; durations in the first half or so are good."""

CONNECTIONS = Gauge("ziggurat_connections", "Open WebSockets.")
ROOMS = Gauge("ziggurat_rooms", "Tables in memory.")
MOVES = Counter("ziggurat_moves", "Persisted decisions of people and computer players.", ["game", "by"])
KEPT = Histogram("ziggurat_kept_seconds", "Seconds until a change of a table is on the disk.", buckets=QUICK)
THOUGHT = Histogram("ziggurat_thought_seconds", "Seconds that computer players take for a move, waiting included.", ["game"], buckets=QUICK)
REFUSED = Counter("ziggurat_refused", "Refusals by reason; a flood shows as too-fast.", ["reason"])
MAILS = Counter("ziggurat_mails", "Mails that the mail server accepted, or did not.", ["how"])


def offer(address: str) -> None:
    """Serve the metrics at an address such as 127.0.0.1:9464; GameError if it is not available."""
    host, _, port = address.rpartition(":")
    try:
        start_http_server(int(port), host)
    except OSError as wrong:
        raise GameError(f"cannot show metrics on {address}: {wrong.strerror or wrong}") from None
