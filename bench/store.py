"""Throughput and latency of durable appends to the store: 1 and 200 tables that append as fast as the disk allows.

Run it with `python bench/store.py [FOLDER]`, with a folder on the disk to measure.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles

import uvloop

from ziggurat.server.store.sqlite import open_store
from ziggurat.server.store.store import Facts, Row, Store

TABLES = 200
SECONDS = 5.0
BODY = '{"move":"c4:2 n","seat":1,"chance":["sky b r g","bag y"],"clock":[300.0,287.5]}'
READS = 2000


async def create(store: Store, table: str) -> None:
    """Create a table with one row."""
    facts = Facts(table, "bubblee", "playing", False, 0.0, 0.0, bytes(32), bytes(32), '{"players":["Ada","Bo"]}')
    await store.create(facts, [Row(1, 0.0, "created", BODY)])


async def play(store: Store, table: str, end: float) -> list[float]:
    """Append rows until `end`; return the seconds that each append took."""
    waits: list[float] = []
    begin = time.perf_counter()
    while begin < end:
        await store.append(table, [Row(len(waits) + 2, time.time(), "move", BODY)])
        now = time.perf_counter()
        waits.append(now - begin)
        begin = now
    return waits


async def measure_appends(store: Store, tables: int) -> None:
    """Print the throughput and latency of `tables` tables that append concurrently."""
    names = [f"{tables}-tables-{number}" for number in range(tables)]
    await asyncio.gather(*(create(store, name) for name in names))
    end = time.perf_counter() + SECONDS
    waits = sorted(wait for each in await asyncio.gather(*(play(store, name, end) for name in names)) for wait in each)
    cuts = quantiles(waits, n=100)
    print(f"{tables:4} tables: {len(waits) / SECONDS:8,.0f} appends/s, p50 {cuts[49] * 1e3:.2f} ms, p99 {cuts[98] * 1e3:.2f} ms")


async def measure_reads(store: Store) -> None:
    """Print the time to read a table of 200 rows."""
    await create(store, "read")
    await store.append("read", [Row(seq, 0.0, "move", BODY) for seq in range(2, 201)])
    begin = time.perf_counter()
    for _ in range(READS):
        await store.rows("read")
    print(f"200 rows are read in {(time.perf_counter() - begin) / READS * 1e6:.0f} µs")


async def measure(folder: Path) -> None:
    """Print all figures."""
    store = await open_store(folder / "bench.sqlite")
    for tables in (1, TABLES):
        await measure_appends(store, tables)
    await measure_reads(store)
    await store.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as place:
        uvloop.run(measure(Path(place)))
