"""Limits below the application: open connections, the time for a request to arrive, and WebSocket frames that complete no message.

Limits on requests and on whole messages are in `api.py` and `socket.py`.
"""

from __future__ import annotations

import asyncio
import functools
import re
from collections.abc import Sequence
from typing import Any, cast

import h11
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from .limits import Bucket
from .places import ConnectionLimits, Place
from .refusals import FLOOD, LATE, MALFORMED, refusals

MOST_HEADERS = 128
"""Lines before the body of a request, at most."""
HEAD_ENDS = re.compile(rb"\n\r?\n")
HEADERS_WITHIN = 10.0
"""Seconds from the connection, or the last answer, until the headers of a request are complete."""
BODY_WITHIN = 30.0
"""Seconds from the end of a request's headers until its body is complete."""
FRAMES_A_SECOND = 20.0
FRAMES_AT_ONCE = 120.0
"""The rate limit of WebSocket frames that complete no message: pings, pongs and fragments. Messages have limits of their own."""
QUIET_FRAMES_A_SECOND = 1.0
QUIET_FRAMES_AT_ONCE = 10.0
"""A lower limit for each WebSocket: frames within it are allowed even if other WebSockets have used up their client's limit."""
MOST_FRAGMENTS = 64
"""Frames of one message, at most."""
PARSED_AT_ONCE = 1024
"""Bytes parsed before their frames or headers are counted: at most 170 frames, or 340 headers."""
CLOSE_WITHIN = 5.0
"""Seconds until a closed WebSocket is aborted, if its client does not read."""


class HttpConnection(H11Protocol):
    """HTTP with limits on open connections and on the time for a request to arrive."""

    def __init__(
        self,
        limits: ConnectionLimits,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._limits = limits
        self._place: Place | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._awaited: tuple[object, object] = (None, None)
        """The protocol state and request that the deadline was set for."""
        self._unparsed = bytearray()
        self._head_lines = 0
        self._head = b""
        """The last bytes of an incomplete head, since its end may arrive in two pieces."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._place = self._limits.admit(self.client[0] if self.client else "", transport)
        if self._place is None:
            transport.abort()
            return
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._set_deadline(None)
        if self._place is not None:
            self._place.leave()
        super().connection_lost(exc)
        # The cycle refers back to this connection: together they would stay until the next garbage collection.
        self.cycle = cast(RequestResponseCycle, None)
        self._unparsed.clear()

    def data_received(self, data: bytes) -> None:
        if self._place is not None:
            self._unparsed += data
            self._parse()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()
        self._parse()

    def _parse(self) -> None:
        """Parse in small pieces, one request at a time: h11 parses all that it gets, however many headers or chunks."""
        while self._unparsed and not self.transport.is_closing() and self.transport.get_protocol() is self:
            if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
                # The next request waits until this one is answered.
                self.flow.pause_reading()
                return
            is_head = self.conn.their_state is h11.IDLE
            piece = self._next_of_head() if is_head else self._cut(PARSED_AT_ONCE)
            if is_head and self._head_lines > MOST_HEADERS:
                refusals.note(MALFORMED, "unreadable")
                self._say(431, b"Request Header Fields Too Large", f"expected at most {MOST_HEADERS} headers")
                self.transport.close()
                return
            super().data_received(piece)
            if self._is_chunked():
                refusals.note(MALFORMED, "unreadable")
                self._refuse_body(411, b"Length Required", "expected a body with Content-Length")
                self.transport.close()
                return
            self._watch()

    def _next_of_head(self) -> bytes:
        """The next piece, at most to the end of the request's head, since the head determines how the rest is parsed."""
        if not self._head:
            self._head_lines = 0
        end = HEAD_ENDS.search(self._head + self._unparsed[:PARSED_AT_ONCE])
        piece = self._cut(end.end() - len(self._head) if end else PARSED_AT_ONCE)
        self._head_lines += piece.count(b"\n")
        self._head = b"" if end else (self._head + piece)[-2:]
        return piece

    def _cut(self, length: int) -> bytes:
        piece = bytes(self._unparsed[:length])
        del self._unparsed[:length]
        return piece

    def _is_chunked(self) -> bool:
        """True for a chunked body. A chunk may be one byte, and parsing it costs more than a small request; browsers send no chunks."""
        # After an upgrade to a WebSocket the following bytes are not HTTP.
        if self.transport.get_protocol() is not self:
            return False
        return self.conn.their_state is not h11.IDLE and any(name == b"transfer-encoding" for name, _ in self.headers or ())

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        assert self._place is not None
        self._set_deadline(None)
        self._place.complete_request()
        self.ws_protocol_class = cast(type[asyncio.Protocol], functools.partial(SocketConnection, self._place))
        super().handle_websocket_upgrade(event)

    def _watch(self) -> None:
        """Set the deadline for each part of a request once, so that slow bytes do not extend it."""
        assert self._place is not None
        state = self.conn.their_state
        # After an upgrade the transport belongs to the WebSocket.
        if self.transport.get_protocol() is not self or (state, self.cycle) == self._awaited:
            return
        self._awaited = (state, self.cycle)
        if state is h11.IDLE:
            self._set_deadline(HEADERS_WITHIN)
        elif state is h11.SEND_BODY:
            self._set_deadline(BODY_WITHIN)
        else:
            self._set_deadline(None)
            self._place.complete_request()

    def _set_deadline(self, seconds: float | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._end_late)

    def _end_late(self) -> None:
        """Close a connection whose request did not arrive in time. This is not logged if no byte arrived: browsers connect in advance."""
        self._deadline = None
        if self.transport.is_closing():
            return
        if self.conn.their_state is h11.SEND_BODY:
            refusals.note(LATE, "too-slow")
            self._refuse_body(408, b"Request Timeout", f"the body was not complete within {BODY_WITHIN:g} seconds")
        elif self.conn.trailing_data[0]:
            refusals.note(LATE, "too-slow")
        self.transport.close()

    def _refuse_body(self, status: int, reason: bytes, text: str) -> None:
        if self.cycle.response_started:
            return
        # Uvicorn then discards any further answer of the application.
        self.cycle.disconnected = True
        self.cycle.message_event.set()
        self._say(status, reason, text)

    def _say(self, status: int, reason: bytes, text: str) -> None:
        body = f"{text}\n".encode()
        headers = [("content-type", "text/plain; charset=utf-8"), ("content-length", str(len(body))), ("connection", "close")]
        for event in (h11.Response(status_code=status, headers=headers, reason=reason), h11.Data(data=body), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket with limits on frames and bytes.

    After a message uvicorn pauses reading until the application takes it, which slows a client that sends too many. Other frames
    never reach the application and are not slowed: too many of them close the connection.
    """

    def __init__(
        self,
        place: Place,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._place = place
        self._unparsed = bytearray()
        self._fragments = 0
        self._budget = Bucket(FRAMES_A_SECOND, FRAMES_AT_ONCE)
        self._quiet_budget = Bucket(QUIET_FRAMES_A_SECOND, QUIET_FRAMES_AT_ONCE)

    def connection_lost(self, exc: Exception | None) -> None:
        self._place.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.handshake_complete:
            self._receive(data)
        elif not self.handshake_initiated:
            self._shake_hands(data)
        else:
            # A client has to wait for the answer (RFC 6455, 4.1); earlier bytes are not parsed.
            self.transport.close()

    def _shake_hands(self, request: bytes) -> None:
        super().data_received(request)
        if not self.handshake_initiated:
            # websockets could not parse the request; uvicorn would not send its answer.
            self._end()

    def _receive(self, data: bytes) -> None:
        if not self._place.limits.socket_bytes.take(self._client, len(data)):
            self._refuse()
            return
        self._unparsed += data
        self._parse()

    def _parse(self) -> None:
        """Parse in small pieces up to the next message; the rest waits until the application has taken it."""
        while self._unparsed and not self.read_paused and not self.transport.is_closing():
            piece = bytes(self._unparsed[:PARSED_AT_ONCE])
            del self._unparsed[:PARSED_AT_ONCE]
            super().data_received(piece)

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        self._parse()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        # After a close the application reads nothing, and the client's answer may be among the unparsed bytes.
        self._parse()

    def handle_connect(self, event: Request) -> None:
        if self._place.limits.admit_socket(self._place, event.headers.get_all("X-Forwarded-For")):
            super().handle_connect(event)
            return
        self.handshake_initiated = True
        self.conn.send_response(self.conn.reject(403, "too many connections\n"))
        self._end()

    def handle_events(self) -> None:
        if self._is_within_limits([event for event in self.conn.events if isinstance(event, Frame)]):
            super().handle_events()
        else:
            self._refuse()

    def _is_within_limits(self, frames: Sequence[Frame]) -> bool:
        """False if there are too many fragments, or too many frames that complete no message."""
        others = 0
        for frame in frames:
            is_data = frame.opcode in (Opcode.CONT, Opcode.TEXT, Opcode.BINARY)
            if is_data:
                self._fragments = self._fragments + 1 if frame.opcode is Opcode.CONT else 1
            if self._fragments > MOST_FRAGMENTS:
                return False
            # After a close, messages are discarded instead of pausing the reading, so they count too.
            others += not (is_data and frame.fin) or self.close_sent
        return not others or self._take(others)

    def _take(self, frames: int) -> bool:
        if not self._budget.take(frames):
            return False
        return self._quiet_budget.take(frames) or self._place.limits.socket_frames.take(self._client, frames)

    @property
    def _client(self) -> str:
        return self._place.client or ""

    def _refuse(self) -> None:
        """Close the connection, since it floods the server, and parse none of its further bytes."""
        refusals.note(FLOOD, "too-fast")
        # Drop the answers to the frames received with it, pongs included.
        self.conn.data_to_send()
        self.conn.fail(1008, "too many frames or bytes")
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1008, "reason": "too many frames or bytes"})
        self._end()

    def _end(self) -> None:
        """Send pending data, and close."""
        # websockets' parser and its generator form a cycle that only the collector frees: leave nothing large in them.
        self._unparsed.clear()
        self.conn.events.clear()
        self.handshake_complete = self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        self._close_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._close_soon()

    def _close_soon(self) -> None:
        """Close; abort after CLOSE_WITHIN seconds if the client does not read."""
        self.transport.close()
        self.loop.call_later(CLOSE_WITHIN, self.transport.abort)


def http_protocol(proxies: str) -> type[asyncio.Protocol]:
    """The protocol for uvicorn's option `http`, with the limits of one server; it also creates the protocols of WebSockets."""
    return cast(type[asyncio.Protocol], functools.partial(HttpConnection, ConnectionLimits(proxies)))
