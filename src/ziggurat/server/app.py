"""The ASGI application: routes, middleware, startup and shutdown."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections import Counter
from collections.abc import AsyncIterator
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from . import pages, socket
from .api import Api
from .bot_seats import BotSeats
from .bus.bus import Bus
from .bus.memory import MemoryBus
from .expiry import Expiry
from .limits import Buckets, client_of
from .lobby import Lobby
from .log_events import log_event
from .post import Post, read_office
from .rules import Rules
from .settings import Settings
from .store import sqlite
from .store.store import Store

log = logging.getLogger(__name__)

CONTENT = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "style-src 'self' 'unsafe-inline'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": CONTENT,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
REQUESTS_A_SECOND, REQUESTS_AT_ONCE = 100.0, 500.0
"""The rate limit of requests of one client. The largest page needs about 40 files."""
REQUESTS_WAITING = 2000
"""Requests of one client that wait for their turn, at most; enough for 50 browsers behind one address that open a page together."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


class SecurityHeaders:
    """Adds security headers to every response, and forbids caching of API responses."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self._app(scope, receive, send_with_headers)


class Paced:
    """Delays a client's requests beyond the rate limit; refuses them only if too many wait already. Pages and unknown calls count too.

    The API has lower limits of its own, and refuses beyond them. A page whose files were refused would be broken, so a crowd behind one
    address is only slowed here."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._turns = Buckets(REQUESTS_A_SECOND, REQUESTS_AT_ONCE)
        self._waiting: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = client_of(scope["client"][0]) if scope["type"] == "http" and scope["client"] else ""
        if scope["type"] != "http" or await self._has_turn(client):
            await self._app(scope, receive, send)
        else:
            await PlainTextResponse("too many requests: wait a little\n", 429)(scope, receive, send)

    async def _has_turn(self, client: str) -> bool:
        """Wait for a turn; False if too many requests of the client wait already."""
        if self._turns.take(client):
            return True
        if self._waiting[client] >= REQUESTS_WAITING:
            return False
        self._waiting[client] += 1
        try:
            while not self._turns.take(client):
                await asyncio.sleep(random.uniform(0.5, 1.5))
        finally:
            self._waiting -= Counter([client])  # drops clients without waiting requests
        return True


class SameOrigin:
    """Refuses cross-site requests of browsers: WebSockets, and requests that may change something, have to come from an allowed origin."""

    def __init__(self, app: ASGIApp, origins: frozenset[str]) -> None:
        self._app = app
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] not in SAFE_METHODS and not self._is_ours(scope):
            await PlainTextResponse("another site may not do this\n", 403)(scope, receive, send)
        elif scope["type"] == "websocket" and not self._is_ours(scope):
            await WebSocket(scope, receive, send).close(4403)
        else:
            await self._app(scope, receive, send)

    def _is_ours(self, scope: Scope) -> bool:
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        # Programs send no Origin; browsers always do where it matters.
        return origin is None or origin in self._origins or _host_of(origin) == headers.get("host")


def _host_of(origin: str) -> str | None:
    """The host of an origin, or None if it is invalid."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None


def make_app(settings: Settings) -> ASGIApp:
    """The application for these settings."""
    lobbies: list[Lobby] = []
    limits = socket.Limits()

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        async with running(settings) as lobby:
            lobbies.append(lobby)
            yield
            lobbies.clear()

    async def connect(websocket: WebSocket) -> None:
        await socket.serve(websocket, lobbies[0], websocket.path_params["table"], limits)

    origins = frozenset(origin.strip() for origin in settings.origins.split(",") if origin.strip())
    app = Starlette(
        routes=[
            WebSocketRoute("/api/tables/{table:str}/socket", connect),
            *Api(lambda: lobbies[0], settings).routes(),
            *pages.routes(),
        ],
        middleware=[Middleware(GZipMiddleware), Middleware(SameOrigin, origins=origins)],
        lifespan=life,
    )
    # Outermost, since Starlette answers unexpected errors outside its own middleware.
    return SecurityHeaders(Paced(app))


async def opened(settings: Settings) -> tuple[Store, Bus]:
    """The store and the bus for these settings."""
    if not settings.database_url:
        return await sqlite.open_store(settings.data), MemoryBus()
    from .bus import postgres as bus
    from .store import postgres as store

    opened = await store.open_store(settings.database_url)
    try:
        return opened, await bus.open_bus(settings.database_url)
    except BaseException:
        await opened.close()
        raise


@contextlib.asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Lobby]:
    """Start the store, the bus, the bots and the lobby, and stop them when the context ends."""
    store, bus = await opened(settings)
    rules = Rules()
    bots = BotSeats(workers=max(settings.workers, 1))
    await bots.start()
    post = Post(read_office(settings.mail_url), settings.mail_from) if settings.mail_url else None
    lobby = Lobby(store, bus, rules, bots, settings.effort, post, settings.public_url)
    warming = asyncio.create_task(rules.grow_warm())
    await lobby.start()
    expiring = asyncio.create_task(Expiry(lobby, settings.keep_unfinished, settings.keep_records).run())
    log_event(log, logging.INFO, "server_started", database=settings.place)
    try:
        yield lobby
    finally:
        log_event(log, logging.INFO, "server_stopping")
        warming.cancel()
        expiring.cancel()
        await asyncio.gather(warming, expiring, return_exceptions=True)
        await lobby.close()
        if post is not None:
            post.close()
        await bots.close()
        await bus.close()
        await store.close()
