"""Replays of finished games: stepped through, shared, uploaded, continued."""

from __future__ import annotations

import asyncio
import random
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.person import Visit
from server.live_server import PERSON, Server, bot, connected, make, play_on, record_of
from ziggurat.core import record_text


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    """A table at which a game is over."""

    async def play() -> str:
        made = make(server, [PERSON, bot()], names=("Ann",))
        async with connected(server, made["table"], made["seats"][0]["token"]) as ann:
            await play_on(ann, 0, random.Random(3))
        return str(made["table"])

    # Playwright has an event loop in this thread.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, play()).result()


def test_a_game_is_stepped_through_and_shared_at_a_moment(visit: Visit, server: Server, table: str) -> None:
    last = server.get(f"/api/tables/{table}").json()["ply"]
    ann = visit.person(preferences={"motion": "reduced"}).goes(f"/replay/{table}")
    ann.expects(f"Move 0 of {last}")
    ann.presses("Next move")
    ann.presses("Next move")
    ann.expects(f"Move 2 of {last}")
    ann.page.keyboard.press("ArrowLeft")
    ann.expects(f"Move 1 of {last}")
    ann.presses("To the end")
    ann.expects(f"Move {last} of {last}")
    assert ann.page.url.endswith(f"/replay/{table}#{last}")
    ann.presses("To the start")
    ann.presses("Play")
    ann.expects(f"Move 4 of {last}")
    ann.presses("Pause")
    bob = visit.person().goes(f"/replay/{table}#25")
    bob.expects(f"Move 25 of {last}")
    bob.presses("Share this moment")
    expect(bob.page.get_by_role("textbox", name="Link")).to_have_value(re.compile(f"/replay/{table}#25$"))


def test_a_record_is_uploaded_and_taken_over(visit: Visit, server: Server, table: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record_text.write(record_of(server, table)), encoding="utf-8")
    ann = visit.person().goes("/replay")
    ann.page.locator("input[type=file]").set_input_files(file)
    ann.page.wait_for_url(re.compile(r"/replay/[\w-]{22}"))
    record = record_of(server, table)
    ply = next(ply for ply in range(20, record.ply) if record.positions[ply].to_act == 0)
    ann.goes(f"{ann.page.url[ann.page.url.index('/replay') :].partition('#')[0]}#{ply}")
    ann.page.reload()
    ann.expects(f"Move {ply} of")
    ann.presses("Play from here")
    ann.page.wait_for_url(re.compile("/table/"))
    assert ann.waits()
    shown = server.get(f"/api/tables/{ann.table}").json()
    assert shown["start"] == record.game.write_position(record.positions[ply]) and shown["rated"] is False


def test_an_invalid_record_is_refused_with_the_reason(visit: Visit) -> None:
    ann = visit.person().goes("/replay")
    ann.page.get_by_label("Or paste the text").fill("hello")
    ann.page.get_by_role("main").get_by_role("button", name="Replay").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("That isn't a saved game. Details: line 1")
