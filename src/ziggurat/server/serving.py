"""`ziggurat serve`: uvicorn with our settings, and logs that tell what happened and no secret."""

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
"""New objects until Python looks for garbage among these alone, and how many such looks until it looks at more. Among a thousand tables
that takes half a second, in which everybody waits, and finds nothing: what games and connections need no more is freed at once."""
RECEIVED_AT_ONCE = 16 << 10
"""Bytes of a connection that the system keeps for us, about."""
PORTS = range(8000, 8010)
"""Where the server listens if nobody says where: the first that is free."""
STOP_WITHIN = 10
"""Seconds that open connections have to end when the server is stopped."""
TROUBLE = f"{StoreError.__module__}.{StoreError.__qualname__}: "
"""How the trace of a start ends that failed because of the database."""
MALFORMED_REQUESTS = ("Invalid HTTP request received.", "Unsupported upgrade request.", "Invalid UTF-8 sequence received from client.")
"""What uvicorn logs about requests that are no fault of ours."""


def start_logging(settings: Settings) -> None:
    """Log to standard error."""
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(JsonLines() if settings.log == "json" else TextLines())
    logging.basicConfig(level=logging.INFO, handlers=[out], force=True)
    logging.getLogger("uvicorn.error").addFilter(_without_needless_trace)
    # Addresses of pages can hold secrets of links, so that requests are not logged.
    logging.getLogger("uvicorn.access").disabled = True


def _without_needless_trace(record: logging.LogRecord) -> bool:
    """What a client sent that is no text, or a database that cannot be opened, is no error of ours: a line is enough."""
    if record.getMessage() in MALFORMED_REQUESTS or (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError)):
        # A line for each would be 10 GB a day from one client.
        refusals.note(MALFORMED, "unreadable")
        return False
    if TROUBLE in (told := record.getMessage()):
        log_event(log, logging.ERROR, "database_unavailable", error=told.rpartition(TROUBLE)[2].strip())
        return False
    return True


def listen(settings: Settings) -> socket.socket:
    """A socket on the address of the settings, or a clear error."""
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
        # What is read at once is taken apart at once, and everybody waits: of a flood that would be thousands of messages.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVED_AT_ONCE)
        listening.bind((host, port))
        # Binding does not fail while somebody else only listens on a part of the address: listening does.
        listening.listen()
    except OSError:
        listening.close()
        raise
    return listening


def allow_connections() -> None:
    """Every connection is an open file: have as many as the system lets this process have."""
    with contextlib.suppress(ImportError):  # Windows has no such limit
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Server(uvicorn.Server):
    """Ends well when it is told to: a signal that was obeyed is not raised once more."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self.handle_exit)
        yield

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second: once in a second, see whether connections are refused unseen, and log refusals that are due."""
        if counter % 10 == 0:
            check_descriptors()
            refusals.report()
        return await super().on_tick(counter)


def run(settings: Settings) -> int:
    """Serve until somebody stops it."""
    start_logging(settings)
    # The thread that writes the database must not wait 5 ms for its turn whenever SQLite comes back to Python.
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
    """The application, and how uvicorn serves it."""
    return uvicorn.Config(
        make_app(settings),
        http=http_protocol(settings.proxies),
        ws=SocketConnection,
        ws_max_size=LONGEST_MESSAGE,
        # Packing a message costs as much as making it, and keeps memory for every connection.
        ws_per_message_deflate=False,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=STOP_WITHIN,
        lifespan="on",
    )
