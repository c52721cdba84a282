"""Log events. Each has a name that an operator can search for, and fields; it is written as logfmt or JSON. docs/server.md lists them all.

No field holds a token, seed, nonce, mail address or network address of a person."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

_BARE = re.compile(r'[^\s"=\\\x00-\x1f\x7f]+')
"""A value that needs no quotes."""
TRACEBACK = "traceback"
"""The name of the field with a traceback. In a text log the traceback follows the line of its event."""


def log_event(log: logging.Logger, level: int, name: str, *, exc_info: bool = False, **fields: object) -> None:
    """Log an event with its fields, except those that are None."""
    given: dict[str, object] = {"event": name}
    for field, value in fields.items():
        if value is not None:
            given[field] = value if isinstance(value, int | float) else str(value)
    log.log(level, "%s", logfmt(given), exc_info=exc_info, extra={"fields": given}, stacklevel=2)


def logfmt(fields: Mapping[str, object]) -> str:
    """Fields as `event=write_failed error="disk is full"`, on one line, without the traceback."""
    return " ".join(f"{name}={_quoted(str(value))}" for name, value in fields.items() if name != TRACEBACK)


def _quoted(value: str) -> str:
    return value if _BARE.fullmatch(value) else json.dumps(value, ensure_ascii=False)


class TextLines(logging.Formatter):
    """A line of logfmt for each event; tracebacks follow it."""

    def format(self, record: logging.LogRecord) -> str:
        fields = _fields(record)
        line = logfmt({"time": _time(record), "level": record.levelname.lower()} | fields)
        return f"{line}\n{str(fields[TRACEBACK]).rstrip()}" if TRACEBACK in fields else line


class JsonLines(logging.Formatter):
    """A JSON object for each event, on one line."""

    def format(self, record: logging.LogRecord) -> str:
        return json.dumps({"time": _time(record), "level": record.levelname.lower()} | _fields(record))


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    """The fields of an event. For a record that is no event, such as one from a library, its logger and message."""
    fields = getattr(record, "fields", None) or {"logger": record.name, "message": record.getMessage()}
    trace = {TRACEBACK: logging.Formatter().formatException(record.exc_info)} if record.exc_info else {}
    return fields | trace


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
