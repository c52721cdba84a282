"""`ziggurat serve`: sets up logging and sockets, and runs uvicorn with the application of `app.py`."""

from __future__ import annotations

import contextlib
import errno
import gc
import logging
import signal
import socket
import sys
from collections.abc import Iterator

import uvicorn

from ziggurat.core.game import GameError

from . import metrics
from .addresses import addresses
from .app import make_app
from .connections import SocketConnection, http_protocol
from .log_events import JsonLines, TextLines, log_event
from .messages import LONGEST_MESSAGE
from .refusals import MALFORMED, check_descriptors, refusals
from .settings import Settings
from .store.store import StoreError

log = logging.getLogger(__name__)

SWITCH_INTERVAL = 0.0005
COLLECT_AFTER = (2_000, 5_000, 10)
"""Thresholds of the garbage collector. With a thousand tables a full collection blocks for half a second and finds nothing: games and
connections leave no cycles, so reference counting frees them."""
RECEIVED_AT_ONCE = 16 << 10
"""The approximate size of the system's receive buffer for a connection, in bytes."""
PORTS = range(8000, 8010)
"""The default ports: the server listens on the first free one."""
STOP_WITHIN = 10
"""Seconds that open connections may take to end when the server is stopped."""
TROUBLE = f"{StoreError.__module__}.{StoreError.__qualname__}: "
"""When the database prevents the start, uvicorn logs a traceback; this text comes before the error in it."""
MALFORMED_REQUESTS = ("Invalid HTTP request received.", "Unsupported upgrade request.", "Invalid UTF-8 sequence received from client.")
"""uvicorn's log messages about invalid requests."""


def start_logging(settings: Settings) -> None:
    """Log to standard error."""
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(JsonLines() if settings.log == "json" else TextLines())
    logging.basicConfig(level=logging.INFO, handlers=[out], force=True)
    logging.getLogger("uvicorn.error").addFilter(_without_needless_trace)
    # URLs can hold the secrets of links, so requests are not logged.
    logging.getLogger("uvicorn.access").disabled = True


def _without_needless_trace(record: logging.LogRecord) -> bool:
    """Replace uvicorn's messages and tracebacks about invalid requests and the database by log events."""
    if record.getMessage() in MALFORMED_REQUESTS or (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError)):
        # One client could cause 10 GB of lines a day.
        refusals.note(MALFORMED, "unreadable")
        return False
    if TROUBLE in (told := record.getMessage()):
        log_event(log, logging.ERROR, "database_unavailable", error=told.rpartition(TROUBLE)[2].strip())
        return False
    return True


def listen(settings: Settings) -> socket.socket:
    """A listening socket on the configured address; GameError if it cannot be opened."""
    ports = PORTS if settings.port is None else (settings.port,)
    for port in ports:
        try:
            return _listen(settings.host, port)
        except OSError as wrong:
            if wrong.errno != errno.EADDRINUSE or port == ports[-1]:
                raise GameError(f"cannot listen on {settings.host} port {port}: {wrong.strerror or wrong}") from None
    raise AssertionError("there is a port to try")


def _listen(host: str, port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # All bytes of one read are parsed together, which blocks the loop: in a flood that would be thousands of messages.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVED_AT_ONCE)
        listening.bind((host, port))
        # If another program listens on a part of the address, listen() fails rather than bind().
        listening.listen()
    except OSError:
        listening.close()
        raise
    return listening


def allow_connections() -> None:
    """Raise the limit of open files to the maximum, since each connection is one."""
    with contextlib.suppress(ImportError):  # Windows has no such limit
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Server(uvicorn.Server):
    """Exits normally after SIGINT or SIGTERM; uvicorn would raise the signal again."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self.handle_exit)
        yield

    async def on_tick(self, counter: int) -> bool:
        """Check for free descriptors and log refusals, once a second. uvicorn calls this ten times a second."""
        if counter % 10 == 0:
            check_descriptors()
            refusals.report()
        return await super().on_tick(counter)


def run(settings: Settings) -> int:
    """Serve until a signal arrives. Returns the exit status."""
    start_logging(settings)
    # The thread that writes to the database must not wait 5 ms for the global lock each time SQLite returns to Python.
    sys.setswitchinterval(SWITCH_INTERVAL)
    gc.set_threshold(*COLLECT_AFTER)
    allow_connections()
    if settings.metrics:
        metrics.offer(settings.metrics)
    listening = listen(settings)
    for address in addresses(settings, listening.getsockname()[1]):
        print(f"Ziggurat is open at {address}", flush=True)
    server = Server(configured(settings))
    server.run(sockets=[listening])
    return 0 if server.started else 1


def configured(settings: Settings) -> uvicorn.Config:
    """The configuration of uvicorn."""
    return uvicorn.Config(
        make_app(settings),
        http=http_protocol(settings.proxies),
        ws=SocketConnection,
        ws_max_size=LONGEST_MESSAGE,
        # Compressing a message costs as much as building it, and needs memory for every connection.
        ws_per_message_deflate=False,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=STOP_WITHIN,
        lifespan="on",
    )
