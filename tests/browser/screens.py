"""Every screen of the browser client, and how to reach it, in any language and on any screen size."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Locator, WebSocketRoute, expect
from websockets.sync.client import ClientConnection, connect

from browser.person import Person, Visit
from server.live_server import COMPILED_WITHIN, PERSON, TIMEOUT, Server, bot
from ziggurat.locales import Texts

GOLDEN = Path(__file__).parents[1] / "golden" / "bubblee"
RECORD = GOLDEN / "duel-to-the-last-refill.txt"
NAMES = ("Marta", "Kuba")
_addresses = count(1)
OWNER = "the-secret-of-marta-s-browser"

SWAP = "turn 1 swap; sky BRPRB PBYGY; planets KPK GP K PGY KRY / KYB GY KR YBKG KK; bag R10 P9 Y8 B9 G9 K0; points 8 5"
DROP = SWAP.replace("swap", "drop")
"""The drop of column 3 completes two lines."""
PLACE = "turn 1 place B; sky G.BYY P.RGR; planets KGBY KPK RGB KRPR RKBG / KG KBKY YPYY KGB KKRR; bag R4 P12 Y9 B9 G9 K0; points 0 3"
POWER = "turn 1 power 1; sky BR.RB PB.GY; planets KK G K P KR / KYB GY KR YBKG KK; bag R12 P11 Y9 B11 G12 K0; points 6 0; due PY / -"
ALL_POWERS = POWER.replace("due PY", "due RPYBG").replace("points 6 0", "points 19 12").replace("R12 P11 Y9 B11 G12", "R7 P6 Y4 B6 G7")
RIVAL = DROP.replace("turn 1", "turn 2")
"""The same, but Kuba is to drop."""
LAST = "turn 1 drop; sky RGRRG RGRYG; planets KGPR YPGG KPRK PB KPG / KPB BB KG G K; bag R0 P0 Y0 B0 G0 K0; points 31 22"
"""After the drop 4-5 the bag cannot fill the sky."""


SETTLED = """async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const brief = document.getAnimations().filter(each => each.effect.getComputedTiming().endTime < 5000);
    brief.forEach(each => each.finish());
    await new Promise(requestAnimationFrame);
}"""
"""Waits until fonts have loaded, and ends short animations."""


class Stage:
    """A server and a browser in which screens are set up, for a language and a size."""

    def __init__(self, visit: Visit, server: Server, size: tuple[int, int], language: str = "en", **options: Any) -> None:
        self.visit = visit
        self.server = server
        self.size = size
        self.says = Texts(language)
        # Table creation is rate limited per address, so each request comes from a different one.
        self.headers = {"X-Forwarded-For": f"10.0.{next(_addresses) % 250}.{next(_addresses) % 250}"}
        self.options = options | {"extra_http_headers": self.headers}
        self._rivals = ExitStack()

    def __enter__(self) -> Stage:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._rivals.close()

    def person(self, *, is_new: bool = False, **preferences: Any) -> Person:
        """Open a page with reduced motion."""
        wished = {"motion": "reduced", "name": "" if is_new else NAMES[0]} | preferences
        return self.visit.person(self.size, self.says.language, is_new=is_new, preferences=wished, **self.options)

    def presses(self, person: Person, message: str, **values: object) -> None:
        """Press a button or link by the message on it."""
        person.presses(self.says(message, **values))

    # Tables

    def post(self, path: str, body: Any, token: str | None = None) -> dict[str, Any]:
        """Send a request to the server, as a program would."""
        headers = self.headers | ({"authorization": f"Bearer {token}"} if token else {})
        content = body if isinstance(body, bytes) else json.dumps(body)
        answer = httpx.post(f"{self.server.url}{path}", content=content, headers=headers, timeout=TIMEOUT)
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def make(self, names: tuple[str, ...] = NAMES, rival: dict[str, str] = PERSON, token: str | None = None, **more: Any) -> dict[str, Any]:
        """Create a table for two."""
        return self.post("/api/tables", {"game": "bubblee", "players": [PERSON, rival], "names": names, **more}, token)

    def duel(self, start: str) -> dict[str, Any]:
        """Create a table of Marta and Kuba from a position; Kuba is connected and does nothing."""
        made = self.make(start=start)
        self.connected(made, 1)
        return made

    def connected(self, made: dict[str, Any], seat: int) -> ClientConnection:
        """A connected player who does nothing automatically."""
        socket = self._rivals.enter_context(connect(f"ws://127.0.0.1:{self.server.port}/api/tables/{made['table']}/socket", max_size=None))
        socket.send(json.dumps({"type": "hello", "tokens": [made["seats"][seat]["token"]], "seq": 0}))
        socket.recv()
        return socket

    def plays(self, made: dict[str, Any], seat: int, move: str) -> None:
        """Play a move for a seat."""
        path, token = f"/api/tables/{made['table']}", made["seats"][seat]["token"]
        self.post(f"{path}/moves", {"ply": self.server.get(path).json()["ply"], "move": move}, token)

    def sits(self, made: dict[str, Any], person: Person | None = None) -> Person:
        """Open the table as Marta."""
        found = (person or self.person()).goes(f"/table/{made['table']}#{made['seats'][0]['token']}")
        found.page.locator("[data-place]").first.wait_for()
        return found

    def at(self, start: str) -> Person:
        """Marta at a table, from a position."""
        return self.sits(self.duel(start))


class Screen(NamedTuple):
    """A screen's name, and how to reach it."""

    name: str
    bring: Callable[[Stage], Person]
    is_brief: bool
    """True for the few screens that every test run checks."""
    is_offline: bool = False
    """True if nothing more can be fetched there."""


SCREENS: list[Screen] = []


def screen(*, brief: bool = False, offline: bool = False) -> Callable[[Callable[[Stage], Person]], Callable[[Stage], Person]]:
    """Add a screen to the list."""

    def add(bring: Callable[[Stage], Person]) -> Callable[[Stage], Person]:
        SCREENS.append(Screen(bring.__name__, bring, brief, offline))
        return bring

    return add


def hold(person: Person) -> None:
    """Stop all timers: whatever disappears after a while stays."""
    person.page.evaluate("for (let last = setTimeout(() => {}); last > 0; last -= 1) clearTimeout(last)")
    person.page.evaluate(SETTLED)


def _touch(person: Person, *places: str) -> None:
    for place in places:
        person.page.locator(f'[data-place="{place}"]').click()


def _shown(found: Locator) -> None:
    expect(found.first).to_be_visible()


# Home


def _home(stage: Stage, way: str) -> Person:
    """Home with a way to play chosen, and all options open."""
    ann = stage.person().goes()
    _shown(ann.page.locator('input[value="level2"]'))
    ann.page.locator(f'input[name="way"][value="{way}"]').dispatch_event("click")
    ann.page.locator("details summary").first.click()
    _shown(ann.page.get_by_text(stage.says("option-black"), exact=True))
    return ann


@screen(brief=True)
def home_of_a_newcomer(stage: Stage) -> Person:
    ann = stage.person(is_new=True).goes()
    _shown(ann.page.get_by_role("button", name=stage.says("web-welcome-start")))
    _shown(ann.page.locator('input[value="level2"]'))
    return ann


@screen()
def home(stage: Stage) -> Person:
    ann = stage.person().goes()
    _shown(ann.page.locator('input[value="level2"]'))
    return ann


@screen()
def home_against_the_computer(stage: Stage) -> Person:
    return _home(stage, "computer")


@screen()
def home_on_this_screen(stage: Stage) -> Person:
    return _home(stage, "screen")


@screen(brief=True)
def home_with_friends(stage: Stage) -> Person:
    ann = _home(stage, "friends")
    ann.page.get_by_label(stage.says("web-your-name")).fill("")
    stage.presses(ann, "web-start")
    ann.expects(stage.says("web-name-needed"))
    return ann


@screen()
def home_with_a_game_to_go_on(stage: Stage) -> Person:
    return _with_games(stage).goes()


# Joining a table


@screen(brief=True)
def waiting_room(stage: Stage) -> Person:
    ann = stage.person().goes()
    ann.page.locator('input[name="way"][value="friends"]').dispatch_event("click")
    stage.presses(ann, "web-start")
    ann.page.wait_for_url("**/table/*")
    ann.page.locator("summary").click()
    _shown(ann.page.get_by_role("button", name=stage.says("bot-level2")))
    return ann


@screen()
def waiting_room_called_off(stage: Stage) -> Person:
    ann = waiting_room(stage)
    stage.presses(ann, "web-cancel-table")
    _shown(ann.page.get_by_role("dialog"))
    return ann


def _comes(stage: Stage, path: str, title: str, **values: object) -> Person:
    bob = stage.person(name="Kuba").goes(path)
    _shown(bob.page.get_by_role("heading", name=stage.says(title, **values)))
    return bob


@screen(brief=True)
def join(stage: Stage) -> Person:
    made = stage.make(NAMES[:1])
    return _comes(stage, f"/join/{made['table']}#{made['invitation']}", "web-join-title", game=stage.says("title-bubblee"))


@screen()
def join_by_a_wrong_link(stage: Stage) -> Person:
    return _comes(stage, "/join/nosuchtable#secret", "web-wrong-link")


@screen()
def join_without_the_secret(stage: Stage) -> Person:
    made = stage.make(NAMES[:1])
    return _comes(stage, f"/join/{made['table']}", "web-wrong-invitation")


@screen()
def join_a_full_table(stage: Stage) -> Person:
    return _comes(stage, f"/join/{stage.duel(SWAP)['table']}", "web-table-full")


@screen()
def join_when_it_is_over(stage: Stage) -> Person:
    made = stage.duel(LAST)
    stage.plays(made, 0, "drop 4-5")
    return _comes(stage, f"/join/{made['table']}", "web-game-over")


# Lists and pages


def _with_games(stage: Stage) -> Person:
    """A player with one finished game, one in progress, and one waiting for players."""
    ann = stage.person()
    owner = OWNER + secrets.token_hex(4)
    ann.page.add_init_script(f"localStorage.setItem('ziggurat.owner', '{owner}')")
    stage.make(NAMES[:1], token=owner)
    stage.plays(stage.make(token=owner, start=LAST), 0, "drop 4-5")
    stage.make(NAMES[:1], bot("level2"), owner, start=SWAP)
    return ann


@screen()
def my_games_empty(stage: Stage) -> Person:
    return _comes(stage, "/games", "web-no-games")


@screen(brief=True)
def my_games(stage: Stage) -> Person:
    ann = _with_games(stage).goes("/games")
    _shown(ann.page.get_by_role("heading", name=stage.says("web-finished")))
    return ann


@screen()
def my_games_forgotten(stage: Stage) -> Person:
    ann = my_games_empty(stage)
    stage.presses(ann, "web-forget")
    _shown(ann.page.get_by_role("dialog"))
    return ann


def _rated(stage: Stage) -> tuple[Person, dict[str, Any]]:
    """A player with a claimed name, and the table at which she has lost to a computer player."""
    ann, owner, name = stage.person(), OWNER + secrets.token_hex(4), f"Marta {secrets.token_hex(3)}"
    ann.page.add_init_script(f"localStorage.setItem('ziggurat.owner', '{owner}')")
    claimed = httpx.put(
        f"{stage.server.url}/api/names", json={"name": name}, headers=stage.headers | {"authorization": f"Bearer {owner}"}, timeout=TIMEOUT
    )
    assert claimed.status_code == 200, claimed.text
    made = stage.make((name,), bot("level2"), owner)
    stage.connected(made, 0).send(json.dumps({"type": "resign", "id": 1, "seat": 0}))
    end = time.monotonic() + TIMEOUT
    while stage.server.get(f"/api/tables/{made['table']}").json()["ratings"] is None:
        assert time.monotonic() < end, "not counted"
        time.sleep(0.05)
    return ann, made


@screen(brief=True)
def ratings(stage: Stage) -> Person:
    ann = _rated(stage)[0].goes("/ratings/bubblee")
    _shown(ann.page.locator("tr.own"))
    return ann


@screen()
def ratings_of_nobody(stage: Stage) -> Person:
    return _comes(stage, "/ratings/babylon", "ratings-none")


@screen()
def end_of_a_rated_game(stage: Stage) -> Person:
    ann, made = _rated(stage)
    stage.sits(made, ann)
    _shown(ann.page.locator(".ended a[href^='/ratings']"))
    return ann


@screen()
def own_names(stage: Stage) -> Person:
    ann = _rated(stage)[0].goes("/settings")
    _shown(ann.page.get_by_role("heading", name=stage.says("names-title")))
    return ann


@screen()
def a_name_from_another_browser(stage: Stage) -> Person:
    return _comes(stage, "/name#a-link-that-came-by-mail", "names-move-title")


@screen(brief=True)
def settings(stage: Stage) -> Person:
    return _comes(stage, "/settings", "web-settings")


@screen()
def about(stage: Stage) -> Person:
    return _comes(stage, "/about", "web-about-title")


@screen(brief=True)
def rules_of_bubblee(stage: Stage) -> Person:
    ann = _comes(stage, "/rules/bubblee", "rules-title", game=stage.says("title-bubblee"))
    _shown(ann.page.locator('[id="1.1"]'))
    return ann


@screen()
def rules_of_babylon(stage: Stage) -> Person:
    ann = _comes(stage, "/rules/babylon#5.4", "rules-title", game=stage.says("title-babylon"))
    _shown(ann.page.locator('[id="5.4"]'))
    return ann


@screen()
def rules_searched(stage: Stage) -> Person:
    ann = rules_of_bubblee(stage)
    ann.page.get_by_role("searchbox").fill("3")
    _shown(ann.page.locator("mark"))
    return ann


# The score pad


PAD = """player Marta
white b3:1, pink d3:2, blue b5:1, orange d5:1, white b4:3, belvedere c4:3, stairs c4:1 d4:2
player Kuba
clay-1 a1:1 r1, pink c1:1, fountain b1 c1
player Ola
height 3, statues 1 0 1, fountains 1, belvederes 2, flowers 3 2 2 1
"""
"""Kuba's fountain does not match its tile, but a token could explain it."""


def _pad(stage: Stage, text: str = PAD) -> Person:
    ann = stage.person().goes("/pad")
    ann.page.locator("details summary").click()
    ann.page.locator("textarea").fill(text)
    stage.presses(ann, "pad-read")
    _shown(ann.page.locator(".players button").nth(2))
    return ann


@screen()
def pad_empty(stage: Stage) -> Person:
    ann = stage.person().goes("/pad")
    _shown(ann.page.locator('[data-tile="clay-16"]'))
    return ann


@screen(brief=True)
def pad_with_three_players(stage: Stage) -> Person:
    ann = _pad(stage)
    _shown(ann.page.locator('[data-category="rank"]'))
    ann.page.locator('[data-cell="b4"]').click()
    ann.expects(stage.says("pad-take-away"))
    return ann


@screen()
def pad_with_counts(stage: Stage) -> Person:
    ann = _pad(stage)
    ann.page.locator(".players button").nth(2).click()
    ann.expects(stage.says("pad-counts-about"))
    return ann


@screen()
def pad_refused(stage: Stage) -> Person:
    ann = _pad(stage, PAD.replace("belvedere c4:3", "belvedere c4:3, statue b3:1, statue e6:1, fountain c6 d6, fountain c5 c6"))
    _shown(ann.page.locator('[data-rule="6.3"]'))
    return ann


@screen()
def pad_by_flower_alone(stage: Stage) -> Person:
    ann = stage.person().goes("/pad")
    ann.page.get_by_role("radio", name=stage.says("pad-flower-only")).check()
    ann.page.locator('[data-tile="pink"]').click()
    ann.expects(stage.says("pad-now-lay"))
    return ann


@screen()
def pad_shared(stage: Stage) -> Person:
    ann = _pad(stage)
    stage.presses(ann, "pad-share")
    _shown(ann.page.get_by_role("dialog").locator("figure svg"))
    return ann


@screen()
def pad_that_came_by_a_link(stage: Stage) -> Person:
    ann = pad_shared(stage)
    link = ann.page.get_by_role("dialog").locator("input").input_value()
    bob = stage.person(name="Kuba").goes(link[link.index("/pad#") :])
    bob.expects(stage.says("pad-shared"))
    return bob


@screen()
def pad_by_a_wrong_link(stage: Stage) -> Person:
    ann = stage.person().goes("/pad#nonsense")
    ann.expects(stage.says("pad-wrong-link"))
    return ann


@screen()
def own_tiles(stage: Stage) -> Person:
    ann = stage.person().goes("/tiles")
    ann.page.locator('[data-tile="clay-5"]').click()
    ann.page.locator('[data-corner="0"]').select_option("statue")
    _shown(ann.page.locator(".wrong"))
    return ann


@screen()
def own_tiles_as_built_in(stage: Stage) -> Person:
    ann = stage.person().goes("/tiles")
    ann.expects(stage.says("pad-tiles-good"))
    return ann


@screen()
def lost(stage: Stage) -> Person:
    return _comes(stage, "/nonsense", "web-lost")


@screen()
def no_such_table(stage: Stage) -> Person:
    return _comes(stage, "/table/nosuchtable", "table-unknown")


# The steps of a turn


@screen()
def swap(stage: Stage) -> Person:
    return stage.at(SWAP)


@screen()
def swap_half_chosen(stage: Stage) -> Person:
    ann = stage.at(SWAP)
    _touch(ann, "sky 1:2")
    return ann


@screen()
def swap_chosen(stage: Stage) -> Person:
    ann = stage.at(SWAP)
    _touch(ann, "sky 1:2", "sky 1:3")
    _shown(ann.go)
    return ann


@screen()
def place(stage: Stage) -> Person:
    return stage.at(PLACE)


@screen()
def drop(stage: Stage) -> Person:
    return stage.at(DROP)


@screen(brief=True)
def drop_with_two_lines(stage: Stage) -> Person:
    ann = stage.at(DROP)
    _touch(ann, "sky 1:3", "sky 2:3")
    ann.expects(stage.says("bubblee-lines", number=2))
    return ann


@screen()
def powers_to_choose(stage: Stage) -> Person:
    ann = stage.at(POWER)
    _shown(ann.page.locator(".due"))
    return ann


@screen()
def all_powers_to_choose(stage: Stage) -> Person:
    ann = stage.at(ALL_POWERS)
    _shown(ann.page.locator(".due"))
    return ann


@screen()
def a_power_at_work(stage: Stage) -> Person:
    ann = powers_to_choose(stage)
    ann.page.locator("button.due").first.click()
    _shown(ann.page.locator(".banner"))
    return ann


@screen()
def a_power_chosen(stage: Stage) -> Person:
    ann = a_power_at_work(stage)
    ann.open.first.click()
    _shown(ann.go)
    return ann


@screen()
def powers_given_up(stage: Stage) -> Person:
    ann = powers_to_choose(stage)
    stage.presses(ann, "bubblee-pass")
    ann.expects(stage.says("bubblee-sure-pass"))
    return ann


@screen()
def the_other_decides(stage: Stage) -> Person:
    return stage.at(RIVAL)


@screen()
def a_computer_player_thinks(stage: Stage) -> Person:
    """Kuba's seat is presented as a computer player's, which then never answers."""
    ann = stage.person()

    def tell(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda text: route.send(_as_computer(str(text))))

    ann.page.route_web_socket("**/socket", tell)
    stage.sits(stage.duel(RIVAL), ann)
    _shown(ann.page.locator(".thinks span:not(.sr)"))
    return ann


def _as_computer(text: str) -> str:
    message = json.loads(text)
    if message["type"] == "table":
        message["seats"][1]["player"] = bot("level2")
    return json.dumps(message)


@screen()
def somebody_watches(stage: Stage) -> Person:
    eve = stage.person().goes(f"/table/{stage.duel(SWAP)['table']}")
    eve.page.locator("[data-place]").first.wait_for()
    return eve


# Messages over a table


@screen()
def refused(stage: Stage) -> Person:
    ann = stage.at(DROP)
    ann.page.locator('[data-place^="planet 1"]').first.click(force=True)
    _shown(ann.page.locator(".toast"))
    return ann


@screen()
def refused_by_a_rule(stage: Stage) -> Person:
    ann = stage.at(DROP)
    ann.page.locator('[data-place="sky 2:1"]').click(force=True)
    _shown(ann.page.locator("[data-rule-link]"))
    return ann


@screen()
def asked_to_undo(stage: Stage) -> Person:
    made = stage.duel(RIVAL)
    stage.plays(made, 1, "drop 1-2")
    shown = stage.server.get(f"/api/tables/{made['table']}").json()
    stage.connected(made, 1).send(json.dumps({"type": "undo", "id": 1, "seat": 1, "ply": shown["ply"], "seq": shown["seq"]}))
    ann = stage.sits(made)
    ann.expects(stage.says("table-asks-undo", name="Kuba"))
    return ann


@screen()
def somebody_is_away(stage: Stage) -> Person:
    made = stage.make(start=SWAP)
    ann = stage.person()
    ann.page.add_init_script("{ const wait = setTimeout; window.setTimeout = (act, time) => wait(act, time === 8000 ? 0 : time); }")
    stage.sits(made, ann)
    ann.expects(stage.says("table-away", name="Kuba"))
    return ann


@screen(offline=True)
def connection_lost(stage: Stage) -> Person:
    ann = stage.at(DROP)
    ann.page.context.set_offline(True)
    ann.expects(stage.says("table-cut"))
    return ann


def _guided(stage: Stage, start: str) -> Person:
    made = stage.duel(start)
    ann = stage.person()
    ann.page.add_init_script(f"sessionStorage.setItem('ziggurat.guide.{made['table']}', '1')")
    return stage.sits(made, ann)


@screen()
def first_hint(stage: Stage) -> Person:
    ann = _guided(stage, SWAP)
    ann.expects(stage.says("table-guide-bubblee-swap"))
    return ann


@screen()
def hint_for_a_drop(stage: Stage) -> Person:
    ann = _guided(stage, DROP)
    ann.expects(stage.says("table-guide-bubblee-drop"))
    return ann


@screen()
def hint_for_a_drop_chosen(stage: Stage) -> Person:
    ann = _guided(stage, DROP)
    _touch(ann, "sky 1:3", "sky 2:3")
    ann.expects(stage.says("table-guide-bubblee-drop-chosen"))
    return ann


# The menu and its pages


def _menu(stage: Stage, ann: Person, *messages: str) -> Person:
    ann.page.get_by_role("button", name=stage.says("table-menu"), exact=True).last.click()
    _shown(ann.page.get_by_role("dialog"))
    for message in messages:
        ann.page.get_by_role("dialog").get_by_role("button", name=stage.says(message), exact=True).click()
    return ann


@screen()
def menu(stage: Stage) -> Person:
    return _menu(stage, stage.at(SWAP))


@screen()
def rules_in_short(stage: Stage) -> Person:
    ann = _menu(stage, stage.at(SWAP), "table-help")
    ann.expects(stage.says("bubblee-help-goal"))
    return ann


@screen()
def what_happened(stage: Stage) -> Person:
    made = stage.duel(SWAP)
    stage.plays(made, 0, "keep")
    stage.plays(made, 0, "drop 3")
    ann = _menu(stage, stage.sits(made), "table-log")
    _shown(ann.page.locator("dialog ol li"))
    return ann


@screen()
def settings_at_the_table(stage: Stage) -> Person:
    ann = _menu(stage, stage.at(SWAP), "web-settings")
    ann.expects(stage.says("web-letters"))
    return ann


@screen()
def own_link(stage: Stage) -> Person:
    ann = _menu(stage, stage.at(SWAP), "table-own-link")
    ann.expects(stage.says("table-own-link-about"))
    return ann


@screen()
def reactions(stage: Stage) -> Person:
    ann = _menu(stage, stage.at(SWAP), "table-react")
    ann.expects(stage.says("table-react-hello"))
    return ann


@screen()
def giving_up(stage: Stage) -> Person:
    made = stage.duel(SWAP)
    stage.plays(made, 0, "keep")
    ann = _menu(stage, stage.sits(made), "table-resign")
    ann.expects(stage.says("table-resign-about"))
    return ann


@screen()
def bag(stage: Stage) -> Person:
    """A sheet on a phone; on larger screens the bag is always visible."""
    ann = stage.at(DROP)
    button = ann.page.locator("button.bag")
    if button.count():
        button.click()
    return ann


@screen()
def powers(stage: Stage) -> Person:
    """A sheet on a phone; on larger screens the powers are always visible."""
    ann = stage.at(POWER)
    button = ann.page.get_by_role("button", name=stage.says("bubblee-powers-help"), exact=True)
    if button.count():
        button.first.click()
    return ann


# The end, and replays


@screen(brief=True)
def ended(stage: Stage) -> Person:
    made = stage.duel(LAST)
    stage.plays(made, 0, "drop 4-5")
    ann = stage.sits(made)
    ann.expects(stage.says("table-you-win"))
    return ann


@screen()
def points(stage: Stage) -> Person:
    ann = ended(stage)
    stage.presses(ann, "table-points")
    _shown(ann.page.get_by_role("dialog").get_by_text(stage.says("bubblee-points-from")))
    return ann


def _replayed(stage: Stage, ply: int) -> Person:
    kept = stage.post("/api/records", RECORD.read_bytes())
    ann = stage.person().goes(f"/replay/{kept['id']}#{ply}")
    ann.page.locator("[data-place]").first.wait_for()
    return ann


@screen()
def replay_at_the_start(stage: Stage) -> Person:
    return _replayed(stage, 0)


@screen()
def replay(stage: Stage) -> Person:
    return _replayed(stage, 60)


@screen()
def replay_shared(stage: Stage) -> Person:
    ann = replay(stage)
    stage.presses(ann, "table-share-moment")
    _shown(ann.page.get_by_role("dialog"))
    return ann


@screen()
def facts_of_a_replay(stage: Stage) -> Person:
    ann = replay(stage)
    stage.presses(ann, "table-facts")
    _shown(ann.page.get_by_role("dialog"))
    return ann


def _asks_for_a_hint(stage: Stage, ann: Person) -> None:
    """Until the rules are compiled, hints are refused as not ready, so ask again."""
    card = ann.page.get_by_role("button", name=stage.says("table-hint-play"))
    until = time.monotonic() + COMPILED_WITHIN
    while not card.count():
        assert time.monotonic() < until
        stage.presses(ann, "table-hint")
        ann.page.wait_for_timeout(2500)


@screen()
def hint(stage: Stage) -> Person:
    ann = stage.sits(stage.make(NAMES[:1], bot("greedy"), start=DROP))
    _asks_for_a_hint(stage, ann)
    return ann


def _analysed(stage: Stage) -> Person:
    """The replay at the first mistake."""
    ann = replay(stage)
    stage.presses(ann, "table-analyse")
    following = ann.page.get_by_role("button", name=stage.says("table-analysis-next"))
    following.wait_for(timeout=1000 * COMPILED_WITHIN)
    following.click()
    _shown(ann.page.get_by_role("button", name=stage.says("table-analysis-show")))
    return ann


@screen()
def analysis(stage: Stage) -> Person:
    return _analysed(stage)


@screen()
def analysis_mistakes(stage: Stage) -> Person:
    ann = _analysed(stage)
    ann.page.locator(".analysis .ways button").first.click()
    _shown(ann.page.get_by_role("dialog"))
    return ann


@screen()
def upload_refused(stage: Stage) -> Person:
    ann = stage.person().goes("/replay")
    ann.page.locator("textarea").fill("Game: bubblee\nnonsense")
    ann.page.locator("main button.gold").click()
    _shown(ann.page.get_by_role("alert"))
    return ann
