"""Lists of tables: to join, to watch, and of a browser's owner."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from functools import lru_cache
from itertools import islice
from typing import Any

from .names import folded
from .seats import hashed
from .store.store import Facts, State, Store

MOST_SEARCHED = 1000
"""Tables that a search by name examines, at most."""
MOST_REMEMBERED = 10_000
"""Folded names in the cache, at most."""
MOST_JOINED = 100
MOST_WATCHED = 50
"""Tables in a list to join or to watch, at most."""

Listed = dict[str, Any]


async def open_tables(store: Store, name: str = "") -> list[Listed]:
    """The tables that everybody can join, newest change first. With `name`, only those with a player or a game whose name contains it."""
    return await _tables(store, "waiting", name, MOST_JOINED)


async def watchable_tables(store: Store, name: str = "") -> list[Listed]:
    """The open tables in play, which everybody can watch; filtered by `name` as in `open_tables`."""
    return await _tables(store, "playing", name, MOST_WATCHED)


async def owned_tables(store: Store, owner: str) -> list[Listed]:
    """The games of a browser's owner, each with the owner's seat."""
    return [_listed(facts) | {"seat": seat} for facts, seat in await store.owned(hashed(owner)) if facts.has_summary]


async def _tables(store: Store, state: State, name: str, most: int) -> list[Listed]:
    if not name:
        found = await store.tables(state, open_only=True, limit=most)
        return [_listed(facts) for facts in found if facts.has_summary]
    found = await store.tables(state, open_only=True, limit=MOST_SEARCHED)
    # Folding the names of a thousand tables takes 20 ms, so the event loop doesn't do it.
    return await asyncio.to_thread(search, found, name, most)


def search(tables: Iterable[Facts], name: str, most: int) -> list[Listed]:
    """The tables of players or games whose folded name contains this one."""
    wanted = folded(name)
    readable = (facts for facts in tables if facts.has_summary)
    found = (facts for facts in readable if any(wanted in fold(each) for each in (*filter(None, facts.names), facts.game)))
    return [_listed(facts) for facts in islice(found, most)]


fold = lru_cache(MOST_REMEMBERED)(folded)


def _listed(facts: Facts) -> Listed:
    return {
        "table": facts.id,
        "game": facts.game,
        "state": facts.state,
        "created": facts.created,
        "changed": facts.changed,
        **json.loads(facts.summary),
    }
