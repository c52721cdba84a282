"""Whole games of Babylon in 3D by clicks on the canvas, with bots and with a second person, to the final score; no idle drawing."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

from browser.babylon_player import TOP, BabylonPlayer, expect_engine_scores, view_of
from browser.babylon_positions import CORNERS, GAME, block, cells_of, corner_of, index_of, place_of
from browser.person import SMALL_PHONE, Person, Visit
from server.live_server import PERSON, Server, bot, make, record_of
from ziggurat.core import paths
from ziggurat.games.babylon.events import cell_name
from ziggurat.games.babylon.moves import Build, End, Wild

SMALL = (760, 540)
"""The smallest screen with panels next to the garden: drawing is slow without a graphics card."""
IN_SPACE = {"garden": "3d", "motion": "reduced"}
LIGHT = "sessionStorage.setItem('ziggurat.babylon.grade', 'light')"
"""As if the speed of this machine had already been measured."""
SEEN = """async ([column, row, level]) => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    const canvas = document.querySelector(".scene canvas");
    const at = canvas.seenAt(column, row, level);
    return at && document.elementFromPoint(...at) === canvas ? at : null;
}"""
"""The screen position of a place in the garden, once everything is drawn, if nothing hides it."""
FORESEEN = "(before) => { const now = document.querySelector('[data-step]').dataset.foreseen; return now && now !== before && now; }"
SLANT = 0.22
"""The distance from a tile's middle at which its cells are touched."""
LOOKS = ((0, 0), (100, 0), (-200, 0), (100, 120))
"""Drags of the mouse that show the garden from one side, from the other, and from above."""
HELD = (250, 250)
"""Where the mouse starts to drag."""
DRAWS = """
window.drawn = 0;
const count = (prototype, name) => {
    const draw = prototype[name];
    prototype[name] = function (...given) {
        window.drawn += 1;
        return draw.apply(this, given);
    };
};
const names = ["clear", "drawArrays", "drawElements", "drawArraysInstanced", "drawElementsInstanced"];
for (const name of names) count(WebGL2RenderingContext.prototype, name);
count(CanvasRenderingContext2D.prototype, "drawImage");
"""
"""Counts draw calls."""
IDLE = 2_000
AT_REST = 8
"""It is at rest once this many checks, a second apart, give the same count."""
GRAPHICS = re.compile("GPU stall|GL Driver|software WebGL")

Point = tuple[float, float, int]
"""A point of a garden: column and row, whole numbers in the middle of cells, and the level."""


class Builder(BabylonPlayer):
    """Plays in 3D by clicks on the canvas."""

    def __init__(self, person: Person, server: Server, seat: dict[str, Any]) -> None:
        super().__init__(person)
        self.server = server
        self.seat = seat
        self.levels: list[int] = []
        self.built: list[str] = []
        """The confirmed builds, as previewed."""
        self.did: Counter[str] = Counter()
        self.breaks_off_after = -1
        """The number of builds after which the connection is lost in the middle of one."""
        person.page.context.add_init_script(LIGHT)

    def sits(self) -> Builder:
        self.person.goes(f"/table/{self.seat['table']}#{self.seat['token']}")
        self.page.locator("[data-step]").wait_for()
        self.insists_on_3d()
        return self

    def moves(self) -> list[Any]:
        """The legal moves, from the server."""
        view = self.server.get(f"/api/tables/{self.seat['table']}", self.seat["token"]).json()["view"]
        self.levels = view["gardens"][self.seat["seat"]]["levels"]
        return [GAME.move(code) for code in dict(paths.every(view["choices"])).values()]

    def decides(self, chance: random.Random) -> None:
        """Make one decision, preferring decorations; sometimes leave a tile for the store."""
        if self.person.step != "build":
            self.digs(chance)
            return
        moves = self.moves()
        builds = [move for move in moves if isinstance(move, Build)]
        pieces = [move for move in moves if not isinstance(move, Build | End | Wild)]
        wild = [move for move in moves if isinstance(move, Wild)]
        if pieces and self.decorates(chance.choice(pieces)):
            self.did["decorated"] += 1
        elif wild and self.uses_token(chance.choice(wild)):
            self.did["token"] += 1
        elif builds and chance.random() < 0.85:
            self.builds(high(builds, chance), chance)
        else:
            self.did["stored a tile"] += any(move.keep for move in moves if isinstance(move, End))
            self.ends()

    def digs(self, chance: random.Random) -> None:
        self.stacks.nth(chance.randrange(self.stacks.count())).click()
        self.confirms()

    # On the canvas

    def points(self, place: str) -> Iterator[Point]:
        """Points on the four cells under a tile, near its middle."""
        column, row = "abcdefgh".index(place[0]) + 0.5, int(place[1]) - 0.5
        for (x, y), cell in zip(CORNERS, block(place), strict=True):
            yield column + (2 * x - 1) * SLANT, row + (2 * y - 1) * SLANT, self.levels[index_of(cell)]

    def middle(self, cell: str) -> Point:
        return "abcdefgh".index(cell[0]), int(cell[1]) - 1, self.levels[index_of(cell)]

    def clicks_first(self, points: list[Point]) -> bool:
        """Click the first visible point, turning the garden if necessary."""
        for across, down in LOOKS:
            self.looks(across, down)
            for point in points:
                if at := self.page.evaluate(SEEN, point):
                    self.page.mouse.click(*at)
                    return True
        return False

    def looks(self, across: int, down: int) -> None:
        """Drag the garden to show it from another side."""
        if not (across or down):
            return
        self.did["looked around"] += 1
        x, y = HELD[0] - across / 2, HELD[1] - down / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + across / 2, y + down / 2)
        self.page.mouse.move(x + across, y + down)
        self.page.mouse.up()

    def foresees(self, before: str = "") -> Build:
        move: Build = GAME.move(int(self.page.wait_for_function(FORESEEN, arg=before).json_value()))
        return move

    # A decision

    def builds(self, wanted: Build, chance: random.Random) -> None:
        tile = self.page.locator(".store .tile:enabled", has_text=re.compile(wanted.source, re.IGNORECASE))
        if tile.get_attribute("aria-pressed") == "false":
            tile.click()
        if not self.clicks_first(list(self.points(place_of(wanted)))):
            self.did["not seen"] += 1
            return
        try:
            move = self.foresees()
        except TimeoutError:
            self.did["not taken"] += 1
            return
        self.did["right place" if place_of(move)[:2] == place_of(wanted)[:2] else "other place"] += 1
        if place_of(move)[:2] == place_of(wanted)[:2] and move.level != wanted.level:
            move = self.presses("Another level", move)
            assert move.level == wanted.level
        for _ in range(chance.randrange(3)):
            turned = self.presses("Rotate the tile", move)
            assert (place_of(turned), turned.rotation) == (place_of(move), (move.rotation + 1) % 4)
            move = turned
        move = self.frees(move, wanted)
        if len(self.built) == self.breaks_off_after:
            self.breaks_off(move)
        self.confirms()
        self.built.append(GAME.write(move))

    def breaks_off(self, move: Build) -> None:
        self.loses_connection()
        expect(self.person.go).to_be_visible()
        assert self.foresees() == move
        self.did["broke off"] += 1

    def frees(self, move: Build, wanted: Build) -> Build:
        """Touch a corner of the ghost, so that it becomes the free one."""
        if place_of(move) != place_of(wanted) or wanted.free in (None, move.free):
            return move
        column, row = "abcdefgh".index(cell_name(wanted.free)[0]), wanted.free // 8
        at = self.page.evaluate(SEEN, (column, row, move.level))
        if not at:
            return move
        self.page.mouse.click(*at)
        freed = self.foresees(str(move.code))
        assert (place_of(freed), corner_of(freed)) == (place_of(wanted), corner_of(wanted))
        self.did["freed a corner"] += 1
        return freed

    def presses(self, name: str, before: Build) -> Build:
        """Press a button that changes the ghost."""
        self.person.presses(name)
        self.did[name] += 1
        return self.foresees(str(before.code))

    def decorates(self, move: Any) -> bool:
        """Build a decoration; touch both ends if the second one is ambiguous."""
        cells = cells_of(move)
        if not self.clicks_first([self.middle(cell) for cell in cells]):
            return False
        self.page.wait_for_timeout(60)
        if self.person.step == "build" and self.page.get_by_text("Now choose the other end.").is_visible():
            self.clicks_first([self.middle(cell) for cell in cells[::-1]])
        self.page.wait_for_timeout(60)
        return True

    def uses_token(self, move: Wild) -> bool:
        button = self.page.get_by_role("button", name="Use the token")
        button.click()
        if not self.clicks_first([self.middle(cell_name(move.cell))]):
            self.page.get_by_role("button", name="Cancel").first.click()
            return False
        self.page.locator("[data-symbol]").first.click()
        return True


class Typist(BabylonPlayer):
    """Plays in top view by keyboard alone, and once loses the connection during a build."""

    has_broken_off = False

    def decides(self, chance: random.Random) -> None:
        self.decides_by_keys(chance)

    def presses_gold(self) -> None:
        ghost = self.page.locator('[data-cell][aria-pressed="true"]')
        if ghost.count() == 4 and not self.has_broken_off:
            self.has_broken_off = True
            self.loses_connection()
            expect(ghost).to_have_count(4)
        super().presses_gold()


def high(builds: list[Build], chance: random.Random) -> Build:
    """One of the highest of some builds, so that gardens grow."""
    return max(chance.sample(builds, min(6, len(builds))), key=lambda move: move.level)


def play_in_turn(people: Sequence[BabylonPlayer], chance: random.Random, is_enough: Callable[[], bool] = lambda: False) -> None:
    """Let the person to move decide, until the game is over for everybody or `is_enough`."""
    for _ in range(20_000):
        if all(one.person.over.is_visible() for one in people):
            return
        for one in people:
            one.person.hurries()
            if one.person.step:
                if is_enough():
                    return
                one.decides(chance)
                break
        else:
            people[0].page.wait_for_timeout(30)
    raise TimeoutError(people[0].page.locator("body").inner_text())


def expect_what_was_foreseen(ann: Builder, server: Server) -> None:
    """Assert that the record has the builds that the page previewed, and that clicks hit their targets."""
    record = record_of(server, ann.person.table)
    own = [GAME.write(one.move) for one in record.line if one.seat == ann.seat["seat"]]
    assert [move for move in own if move.startswith("build")] == ann.built
    assert ann.did["right place"] >= 9 * (ann.did["other place"] + ann.did["not taken"]), ann.did


@pytest.mark.slow
def test_nothing_is_drawn_while_nothing_changes(visit: Visit, server: Server) -> None:
    made = make(server, [PERSON, bot()], game="babylon", options={"first": "1"})
    ann = Builder(visit.person(SMALL, preferences=IN_SPACE), server, made["seats"][0])
    ann.page.add_init_script(DRAWS)
    ann.sits()
    assert ann.waits() == "remove"
    first = comes_to_rest(ann)
    ann.page.wait_for_timeout(IDLE)
    assert ann.page.evaluate("drawn") == first > 0
    ann.looks(60, 0)
    assert comes_to_rest(ann) > first
    visit.complaints = [one for one in visit.complaints if not GRAPHICS.search(one)]


def comes_to_rest(ann: Builder) -> int:
    """Wait for the still picture, which a busy machine may draw seconds later; the number of draw calls so far."""
    seen: list[int] = []
    for _ in range(45):
        seen.append(int(ann.page.evaluate("drawn")))
        if seen[-AT_REST:] == [seen[-1]] * AT_REST:
            return seen[-1]
        ann.page.wait_for_timeout(IDLE / 2)
    raise TimeoutError(f"it is drawn without an end: {seen}")


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "size"), [(3, SMALL_PHONE), (4, SMALL)])
def test_whole_games_in_3d(visit: Visit, server: Server, seats: int, size: tuple[int, int]) -> None:
    made = make(server, [PERSON, *([bot()] * (seats - 1))], game="babylon")
    ann = Builder(visit.person(size, preferences=IN_SPACE), server, made["seats"][0]).sits()
    play_in_turn([ann], random.Random(seats))
    expect_what_was_foreseen(ann, server)
    assert all(ann.did[what] for what in ("decorated", "Rotate the tile", "freed a corner", "stored a tile")), ann.did
    expect_engine_scores(ann, server)
    visit.complaints = [one for one in visit.complaints if not GRAPHICS.search(one)]


@pytest.mark.slow
def test_a_whole_game_of_two_people_with_a_spectator(visit: Visit, server: Server) -> None:
    """Ann in 3D by mouse, Bob in top view by keyboard; both lose the connection during a build. Eve watches the end."""
    made = make(server, [PERSON, PERSON], game="babylon", names=("Ann", "Bob"))
    ann = Builder(visit.person(SMALL, preferences=IN_SPACE), server, made["seats"][0]).sits()
    bob = Typist(visit.person(preferences=TOP)).sits_at(made, 1)
    ann.breaks_off_after = 3
    chance = random.Random(2)
    play_in_turn([ann, bob], chance, lambda: view_of(server, made["table"])["round"] == 15)
    assert bob.has_broken_off and ann.did["broke off"]
    eve = BabylonPlayer(visit.person(preferences=TOP)).sits_at(made, None)
    play_in_turn([ann, bob], chance)
    expect_what_was_foreseen(ann, server)
    expect(eve.page.get_by_role("button", name="Points", exact=True)).to_be_visible()
    assert not eve.person.over.is_visible()
    for one in (ann, bob, eve):
        expect_engine_scores(one, server)
    visit.complaints = [one for one in visit.complaints if not GRAPHICS.search(one)]
