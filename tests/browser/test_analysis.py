"""Hints on the board, and a computer player's analysis of a finished game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from browser.person import Visit
from server.live_server import COMPILED, PERSON, Server, bot, make, running, until_warm
from ziggurat.arena.match import Pairing, play

DROP = "turn 1 drop; sky BRPRB PBYGY; planets KPK GP K PGY KRY / KYB GY KR YBKG KK; bag R10 P9 Y8 B9 G9 K0; points 8 5"
SWAP = DROP.replace("drop", "swap")
SLOWLY = 60_000
"""Milliseconds for a worker with low priority on a busy machine."""
PLACE = "turn 1 place B; sky G.BYY P.RGR; planets KGBY KPK RGB KRPR RKBG / KG KBKY YPYY KGB KKRR; bag R4 P12 Y9 B9 G9 K0; points 0 3"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that searches only briefly, with all rules compiled."""
    with running(tmp_path_factory.mktemp("browser") / "tables.sqlite", "--effort", "4", environment=COMPILED) as one:
        until_warm(one)
        yield one


def table(server: Server, game: str, **more: Any) -> str:
    made = make(server, [PERSON, bot()], game, **more)
    return f"/table/{made['table']}#{made['seats'][0]['token']}"


@pytest.mark.parametrize("start", [SWAP, DROP, PLACE], ids=["swap", "drop", "place"])
def test_a_hint_in_bubblee_is_shown_and_played(visit: Visit, server: Server, start: str) -> None:
    ann = visit.person(preferences={"motion": "reduced"}).goes(table(server, "bubblee", start=start))
    ann.presses("Hint")
    card = ann.page.get_by_role("status").filter(has_text="Chance of winning")
    expect(card).to_contain_text(re.compile(r"Chance of winning: \d+%"), timeout=SLOWLY)
    ply = server.get(f"/api/tables/{ann.table}").json()["ply"]
    ann.presses("Play it")
    expect(card).to_have_count(0)
    assert server.get(f"/api/tables/{ann.table}").json()["ply"] > ply


def test_a_hint_in_babylon_by_key_can_be_left(visit: Visit, server: Server) -> None:
    ann = visit.person(preferences={"motion": "reduced", "garden": "top"}).goes(table(server, "babylon"))
    expect(ann.page.get_by_role("button", name="Hint")).to_be_visible()
    ann.page.keyboard.press("h")
    card = ann.page.get_by_role("status").filter(has_text="Chance of winning")
    expect(card).to_contain_text("Remove: clay,", timeout=SLOWLY)
    expect(ann.page.locator(".action .go")).to_be_enabled()
    hinted = ann.page.locator('[data-stack][aria-pressed="true"]').get_attribute("data-stack")
    ann.page.keyboard.press("z")
    expect(card).to_have_count(0)
    # Touching the hinted place chooses it: it is no longer a hint.
    ann.page.locator(f'[data-stack="{hinted}"]').click()
    expect(ann.page.locator(".action[data-foreseen] .go")).to_be_enabled()
    expect(card).to_have_count(0)


def test_between_people_there_is_no_button(visit: Visit, server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Ann", "Bob"), start=DROP)
    ann = visit.person(preferences={"motion": "reduced"}).goes(f"/table/{made['table']}#{made['seats'][0]['token']}")
    expect(ann.page.get_by_role("button", name="Menu")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Hint")).to_have_count(0)


@pytest.mark.parametrize(("game", "players"), [("bubblee", ("greedy", "uniform")), ("babylon", ("uniform", "uniform", "uniform"))])
def test_a_game_is_analysed(visit: Visit, server: Server, game: str, players: tuple[str, ...]) -> None:
    kept = httpx.post(f"{server.url}/api/records", content=play(Pairing(game, players, 5, 0))[1].encode(), timeout=30).json()
    ann = visit.person(preferences={"motion": "reduced", "garden": "top"}).goes(f"/replay/{kept['id']}")
    ann.presses("Analyse")
    mistakes = ann.page.get_by_role("button", name=re.compile(r"^Mistakes: \d+$"))
    expect(mistakes).to_be_visible(timeout=SLOWLY)
    expect(ann.page.get_by_text(re.compile("decisions analysed"))).to_have_count(0, timeout=3 * SLOWLY)
    mistakes.click()
    first = ann.page.get_by_role("dialog").get_by_role("listitem").first
    move = re.search(r"Move (\d+)", first.inner_text())
    assert move is not None
    first.get_by_role("button").click()
    ann.expects(f"Move {move[1]} of")
    ann.expects("A better move:")
    ann.presses("Show it")
    ann.expects(f"Move {int(move[1]) - 1} of")
    curve = ann.page.get_by_role("slider", name="Winning chances during the game")
    assert len(re.findall(r"\d+%", curve.get_attribute("aria-valuetext") or "")) == len(players)
    curve.focus()
    ann.page.keyboard.press("ArrowRight")
    ann.expects(f"Move {move[1]} of")
    curve.click(position={"x": 3, "y": 40})
    ann.presses("Next mistake")
    ann.expects(f"Move {move[1]} of")
    ann.presses("Try it from here")
    ann.page.wait_for_url(re.compile("/table/"))
    assert server.get(f"/api/tables/{ann.table}").json()["start"]


def test_the_end_of_a_game_leads_to_its_analysis(visit: Visit, server: Server) -> None:
    last = "turn 1 drop; sky RGRRG RGRYG; planets KGPR YPGG KPRK PB KPG / KPB BB KG G K; bag R0 P0 Y0 B0 G0 K0; points 31 22"
    made = make(server, [PERSON, bot()], start=last)
    token = made["seats"][0]["token"]
    httpx.post(
        f"{server.url}/api/tables/{made['table']}/moves", json={"ply": 0, "move": "drop 4-5"}, headers={"authorization": f"Bearer {token}"}
    ).raise_for_status()
    ann = visit.person(preferences={"motion": "reduced"}).goes(f"/table/{made['table']}#{token}")
    ann.page.get_by_role("link", name="Analyse").click()
    ann.page.wait_for_url(re.compile(r"/replay/"))
    expect(ann.page.get_by_role("region", name="Analysis")).to_be_visible()
