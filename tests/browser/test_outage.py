"""The database is down for longer than the server waits: people in a browser continue without doing anything."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.person import Visit
from server.database import Postgres
from server.live_server import record_of, running


# The server waits five seconds for its database before it reports an error.
@pytest.mark.slow
def test_a_table_comes_back_after_an_outage_without_a_reload(chromium: Browser, database: Postgres, tmp_path: Path) -> None:
    chance = random.Random(1)
    arguments = ("--database-url", database.new())
    environment = {"ZIGGURAT_MODE": "plain"}
    with running(tmp_path / "unused", *arguments, environment=environment) as server, Visit(chromium, server.url) as visit:
        ann = visit.person().starts_against("Snail")
        assert ann.waits()
        ann.page.evaluate("window.isTheSamePage = true")
        database.stop()
        try:
            ann.page.context.set_offline(True)
            with ann.page.expect_websocket() as found:
                ann.page.context.set_offline(False)
            first = json.loads(found.value.wait_for_event("framereceived"))
            assert first == {"type": "failed", "reason": "not-kept", "detail": ""}
            expect(ann.page.get_by_text("Connection lost")).to_be_visible()
            expect(ann.page.get_by_text("We can't find this table")).to_have_count(0)
        finally:
            database.start()
        expect(ann.page.get_by_text("Connection lost")).to_be_hidden(timeout=30_000)
        before = record_of(server, ann.table).ply
        assert ann.waits()
        ann.decides(chance)
        assert ann.waits()
        assert record_of(server, ann.table).ply > before
        assert ann.page.evaluate("window.isTheSamePage")
