"""Reads tables from the store. An unplayable table is logged once, and does not affect others."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from .log_events import log_event
from .store.store import Damaged, Facts, Row, Store
from .table import Load, Refusal, Table, Unplayable, must_be_of_our_rules, replayed

log = logging.getLogger(__name__)

_unplayable: set[str] = set()
"""The tables this process has logged as unplayable."""


@contextmanager
def logging_unplayable() -> Iterator[None]:
    """Log an unplayable table once, since its players retry."""
    try:
        yield
    except Unplayable as wrong:
        if wrong.table not in _unplayable:
            _unplayable.add(wrong.table)
            log_event(log, logging.ERROR, "table_unavailable", table=wrong.table, error=wrong.why)
        raise


async def read_table(store: Store, table: str, load: Load, since: float) -> Table:
    """Read a table for playing; Refusal if it does not exist, Unplayable if it cannot be played."""
    with logging_unplayable():
        facts = await _stored_facts(store, table)
        if facts is None:
            raise Refusal("unknown", "there is no such table")
        if facts.id != table:
            raise Unplayable(table, f"it is stored as {facts.id!r}")
        found = replayed(table, facts.seed, await stored_rows(store, table), load, since)
        must_be_of_our_rules(found)
    return found


async def _stored_facts(store: Store, table: str) -> Facts | None:
    try:
        return await store.facts(table)
    except Damaged as wrong:
        raise Unplayable(table, wrong.reason) from wrong


async def stored_rows(store: Store, table: str, after: int = 0) -> list[Row]:
    """The rows of a table after a seq; Unplayable if they are damaged."""
    try:
        return await store.rows(table, after)
    except Damaged as wrong:
        raise Unplayable(table, wrong.reason) from wrong
