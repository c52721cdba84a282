"""Log events: their format, and the list of them in docs/server.md."""

from __future__ import annotations

import ast
import json
import logging
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from ziggurat.server import refusals
from ziggurat.server.log_events import JsonLines, TextLines, log_event, logfmt

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "ziggurat"
KINDS = {value for name, value in vars(refusals).items() if name.isupper() and isinstance(value, str)}
"""The events that `refusals` counts, which it logs by a variable."""
LEVELS = ("debug", "info", "warning", "error", "exception", "critical", "log")
ROW = re.compile(r"\| `(\w+)` +\| (\w+) +\| ([^|]*?) +\|")

log = logging.getLogger(__name__)

Described = dict[str, tuple[set[str], set[str]]]
"""The levels and fields of each event."""


def calls() -> Iterator[tuple[Path, ast.Call]]:
    """Every call of `log_event`, or of a logger's own methods."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("log_event", *(f"log.{level}" for level in LEVELS)):
                yield path, node


def emitted() -> Described:
    """The events in the source."""
    found: Described = defaultdict(lambda: (set(), set()))
    for path, call in calls():
        if path.name == "log_events.py":
            continue
        assert ast.unparse(call.func) == "log_event", f"{path}:{call.lineno} logs without an event"
        _, level, name = call.args
        names = {name.value} if isinstance(name, ast.Constant) else KINDS
        assert isinstance(name, ast.Constant) or path.name == "refusals.py", f"{path}:{call.lineno} logs an event by a variable"
        for each in names:
            levels, fields = found[str(each)]
            levels.add(ast.unparse(level).removeprefix("logging.").lower())
            fields.update(str(keyword.arg) for keyword in call.keywords)
    return dict(found)


def listed() -> Described:
    """The events in docs/server.md."""
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    section = page.partition("\n## Log events\n")[2].partition("\n## ")[0]
    return {name: ({level}, set(re.findall(r"`(\w+)`", fields))) for name, level, fields in ROW.findall(section)}


def test_every_event_is_listed_with_its_level_and_fields() -> None:
    found = {name: (levels, fields - {"exc_info", "traceback"}) for name, (levels, fields) in emitted().items()}
    assert len(found) > 30
    assert found == listed()
    assert all(re.fullmatch(r"[a-z]+(_[a-z]+)+", name) for name in found)


@pytest.mark.parametrize(
    ("value", "written"),
    [
        ("7GQ2", "7GQ2"),
        (17, "17"),
        (-9, "-9"),
        ("postgresql://ziggurat@db:5432/games", "postgresql://ziggurat@db:5432/games"),
        ("", '""'),
        ("disk is full", '"disk is full"'),
        ("a=b", '"a=b"'),
        ('no "x"', r'"no \"x\""'),
        ("C:\\data", r'"C:\\data"'),
        ("two\nlines\t", r'"two\nlines\t"'),
        ("bell\x07", r'"bell\u0007"'),
        ("Zürich", "Zürich"),
    ],
)
def test_values_are_quoted_if_they_could_be_misread(value: object, written: str) -> None:
    assert logfmt({"event": "tested", "error": value, "count": 1}) == f"event=tested error={written} count=1"


def logged(caplog: pytest.LogCaptureFixture) -> logging.LogRecord:
    """The one record, at a fixed time."""
    (record,) = caplog.records
    record.created = 1_700_000_000.25
    return record


def test_an_event_as_text_and_as_json(caplog: pytest.LogCaptureFixture) -> None:
    log_event(log, logging.WARNING, "write_failed", table="7GQ2", record=None, error=OSError("disk is full"), count=2)
    record = logged(caplog)
    assert record.getMessage() == 'event=write_failed table=7GQ2 error="disk is full" count=2'
    assert TextLines().format(record) == f"time=2023-11-14T22:13:20.250Z level=warning {record.getMessage()}"
    assert json.loads(JsonLines().format(record)) == {
        "time": "2023-11-14T22:13:20.250Z",
        "level": "warning",
        "event": "write_failed",
        "table": "7GQ2",
        "error": "disk is full",
        "count": 2,
    }


@pytest.mark.parametrize("is_own", [True, False], ids=["raised here", "raised in a worker"])
def test_a_traceback_follows_the_line(caplog: pytest.LogCaptureFixture, is_own: bool) -> None:
    trace = 'Traceback (most recent call last):\n  File "bot.py"\nZeroDivisionError\n'
    try:
        raise ZeroDivisionError
    except ZeroDivisionError:
        log_event(log, logging.ERROR, "bot_failed", exc_info=is_own, table="7GQ2", traceback=None if is_own else trace)
    record = logged(caplog)
    line, *following = TextLines().format(record).splitlines()
    assert line.endswith("level=error event=bot_failed table=7GQ2")
    assert following[0] == "Traceback (most recent call last):" and following[-1] == "ZeroDivisionError"
    assert "\n" not in JsonLines().format(record)
    assert json.loads(JsonLines().format(record))["traceback"].startswith("Traceback")


def test_a_line_of_a_library_has_its_logger(caplog: pytest.LogCaptureFixture) -> None:
    logging.getLogger("uvicorn.error").error("Application %s failed.", "startup")
    record = logged(caplog)
    assert TextLines().format(record).endswith('level=error logger=uvicorn.error message="Application startup failed."')
    assert json.loads(JsonLines().format(record))["message"] == "Application startup failed."
