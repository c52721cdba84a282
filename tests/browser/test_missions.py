"""Missions and the daily challenge, from the map to the stars, by mouse and keyboard."""

from __future__ import annotations

import json
from datetime import date
from itertools import dropwhile, takewhile

import pytest
from playwright.sync_api import expect

import ziggurat
from browser.person import DESKTOP, PHONE, Person, Visit
from browser.scripted_moves import plays, plays_all
from missions.solutions import GAME, decided
from server.live_server import Server
from ziggurat.games.bubblee.missions import missions
from ziggurat.games.bubblee.solver import Solver

WORDS = {
    "en": {
        "title": "Missions",
        "puzzle": "Puzzle",
        "play": "Play",
        "again": "Try again",
        "next": "Next mission",
        "turns": "Solved in 5 turns!",
    },
    "pl": {"title": "Misje", "puzzle": "Łamigłówka", "play": "Graj", "again": "Jeszcze raz", "next": "Następna misja", "turns": "5 tur"},
}


def ends(person: Person) -> None:
    """Wait for the end, skipping the animation."""
    for _ in range(600):
        person.hurries()
        if person.page.locator(".tried").is_visible():
            return
        person.page.wait_for_timeout(50)
    raise TimeoutError(person.page.locator("body").inner_text())


def stars(person: Person) -> dict[str, int]:
    """The stars of each challenge in the browser's storage."""
    kept = json.loads(person.page.evaluate("localStorage.getItem('ziggurat.results') ?? '{}'"))
    return {name: best["stars"] for name, best in kept.items()}


@pytest.mark.parametrize(
    ("number", "language", "by_keyboard", "size"),
    [
        (1, "en", False, DESKTOP),
        pytest.param(3, "en", False, DESKTOP, marks=pytest.mark.slow),
        pytest.param(3, "pl", True, PHONE, marks=pytest.mark.slow),
    ],
)
def test_the_first_missions_are_solved(
    visit: Visit, server: Server, number: int, language: str, by_keyboard: bool, size: tuple[int, int]
) -> None:
    words = WORDS[language]
    ann = visit.person(size, language).goes("/missions")
    expect(ann.page.get_by_role("heading", name=words["title"])).to_be_visible()
    expect(ann.page.locator(".planet:disabled")).to_have_count(17)
    if size == PHONE:
        ann.page.locator(".planet").first.click()
    ann.page.get_by_role("radio", name=words["puzzle"]).check()
    ann.page.locator(".brief").get_by_role("button", name=words["play"]).click()
    for mission in missions().all[:number]:
        plays_all(ann, server, decided(GAME.challenge(f"puzzle {mission.number}"), mission.solution), by_keyboard=by_keyboard)
        ends(ann)
        expect(ann.page.locator(".ended")).to_contain_text(words["turns"] if mission.par == 5 else "")
        expect(ann.page.locator(".tried .full")).to_have_count(3)
        if mission.number < number:
            ann.presses(words["next"])
            ann.page.locator(".tried").wait_for(state="detached")
    assert stars(ann) == {f"bubblee puzzle {solved} 3": 3 for solved in range(1, number + 1)}
    ann.presses(words["again"])
    ann.page.locator(".tried").wait_for(state="detached")
    ann.page.locator("[data-place]").first.wait_for()
    shown = server.get(f"/api/tables/{ann.table}").json()
    assert (shown["challenge"]["name"], shown["challenge"]["result"]) == (f"puzzle {number}", 0)


def test_a_storm_that_is_given_up_earns_nothing_and_can_be_tried_again(visit: Visit, server: Server) -> None:
    ann = visit.person().goes("/missions")
    ann.page.get_by_role("radio", name="5 (hard)").check()
    ann.page.locator(".brief").get_by_role("button", name="Play").click()
    ann.page.locator("[data-place]").first.wait_for()
    assert server.get(f"/api/tables/{ann.table}").json()["options"]["black"] == "5"
    plays(ann, server, "keep")
    ann.presses("Menu")
    ann.presses("Resign")
    ann.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(ann.page.locator(".tried")).to_be_visible()
    expect(ann.page.locator(".tried .full")).to_have_count(0)
    expect(ann.page.get_by_role("button", name="Next mission")).to_have_count(0)
    ann.presses("Missions")
    expect(ann.page.locator(".planet:disabled")).to_have_count(17)


def test_stars_unlock_the_next_missions(visit: Visit) -> None:
    ann = visit.person()
    kept = {"bubblee storm 1 3": {"stars": 3, "result": 4}, "bubblee storm 2 5": {"stars": 1, "result": 20}}
    ann.page.add_init_script(f"localStorage.setItem('ziggurat.results', {json.dumps(json.dumps(kept))})")
    ann.goes("/missions")
    expect(ann.page.locator(".sum")).to_contain_text("4 of 60")
    expect(ann.page.locator(".planet:enabled")).to_have_count(5)
    expect(ann.page.locator(".planet.current")).to_have_text("3")


@pytest.mark.slow
def test_the_daily_puzzle_is_solved_and_shared(visit: Visit, server: Server) -> None:
    today = date.today()
    game = ziggurat.load("bubblee")
    challenge = game.challenge(f"daily {today}")
    moves = Solver(game).solve(game.start(1, challenge.options), challenge.orders["bag"])
    assert moves is not None
    ann = visit.person()
    ann.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.goes("/daily")
    ann.page.get_by_role("button", name="Play", exact=True).first.click()
    texts = [game.write(move) for move in moves]
    plays_all(ann, server, decided(challenge, [text for text in texts if not text.startswith("draw")]))
    ends(ann)
    expect(ann.page.locator(".tried .full")).to_have_count(3)
    ann.presses("Share result")
    expect(ann.page.get_by_role("button", name="Copied")).to_be_visible()
    told = ann.page.evaluate("navigator.clipboard.readText()")
    assert told == f"Bubblee Pop, {today.day} {today:%B %Y}: ★★★ {challenge.stars[2]} turns"
    ann.page.locator(".tried").get_by_role("link", name="Daily challenge").click()
    expect(ann.page.locator(".own")).to_contain_text("turns")


def test_the_quarry_of_the_day_is_the_same_for_everybody(visit: Visit, server: Server) -> None:
    seen = []
    for _ in range(2):
        ann = visit.person(preferences={"garden": "top"}).goes("/daily")
        ann.page.get_by_role("button", name="Play", exact=True).nth(1).click()
        ann.page.wait_for_url("**/table/*")
        ann.page.locator("[data-step]").first.wait_for()
        commitment = server.get(f"/api/tables/{ann.table}").json()["commitment"]
        entries = server.get(f"/api/tables/{ann.table}/record").text.splitlines()
        # Draws made before anybody, including the computer player, could act.
        seen.append((commitment, list(takewhile(lambda entry: " * " in entry, dropwhile(lambda entry: " * " not in entry, entries)))))
    assert seen[0] == seen[1]
    assert len(seen[0][1]) >= 16
