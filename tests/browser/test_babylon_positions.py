"""The page agrees with the engine: yields, costs, legal places, hidden pieces, symbols usable only now, in sampled positions."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterable
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page

from browser.babylon_player import TOP
from browser.babylon_positions import GAME, SYMBOLS, Engine, block, blocks, corner_of, index_of, kinds, place_of, sampled
from browser.person import Visit
from server.live_server import PERSON, TIMEOUT, Server
from ziggurat.core.game import Position
from ziggurat.games.babylon.events import cell_name
from ziggurat.games.babylon.moves import Build, Dig, Remove
from ziggurat.games.babylon.state import State

READ = (Path(__file__).parent / "read_babylon.js").read_text(encoding="utf-8").strip()
FEW, MANY = 10, 200
REMOVED = "It's out of the game and gives no pillars."
GHOSTS = 2
"""Places tried for each tile."""
LOOKS = 24
"""Places searched for one that hides something."""
NAMES = ("Ann", "Bob", "Cid", "Dan")
GO = """(path) => {
    document.querySelector("main")?.setAttribute("data-left", "");
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
}"""
"""Open another table without reloading the page."""
OPENED = """() => {
    const isThere = document.querySelector("main:not([data-left]) .action")?.dataset.step;
    return isThere && document.querySelectorAll("[data-cell]").length === 64;
}"""
CELL = re.compile(r"(?P<cell>..), (board|level (?P<level>\d)), (?P<what>.*?)(?P<state>, the tile can go here|, can be decorated|, chosen)?")
ONLY_NOW = ", this turn only"
LETTERS = {"s": "statue", "t": "stairs", "f": "fountain", "b": "bridge", "v": "belvedere"}
_addresses = count(1)


class Reader:
    """A person who reads one position after the other."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.server = server

    def opens(self, position: Position[State]) -> None:
        """Open a table that starts from a position, from the seat that decides."""
        seats = position.state.seats
        wanted = {"game": "babylon", "players": [PERSON] * seats, "names": NAMES[:seats], "start": GAME.write_position(position)}
        # Table creation is rate limited per address.
        headers = {"X-Forwarded-For": f"10.0.1.{next(_addresses) % 250}"}
        made = httpx.post(f"{self.server.url}/api/tables", json=wanted, headers=headers, timeout=TIMEOUT).json()
        path = f"/table/{made['table']}#{made['seats'][position.to_act or 0]['token']}"
        if self.page.url == "about:blank":
            self.page.goto(self.server.url + path)
        else:
            self.page.evaluate(GO, path)
        self.page.wait_for_function(OPENED)

    def reads(self) -> dict[str, Any]:
        said: dict[str, Any] = json.loads(self.page.evaluate(f"() => JSON.stringify(({READ})())"))
        return said

    def clicks(self, selector: str) -> None:
        self.page.locator(selector).first.click()

    def foresees(self, before: str = "") -> Any:
        """The previewed move, once it has changed."""
        changed = "(before) => { const now = document.querySelector('[data-step]').dataset.foreseen; return now && now !== before && now; }"
        return GAME.move(int(self.page.wait_for_function(changed, arg=before).json_value()))


def numbers(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", text)]


# The quarry


def expect_yields(reader: Reader, engine: Engine) -> None:
    """Each tile shows its yield, also to screen readers, and whether it can be touched."""
    said = {stack["name"]: stack for stack in reader.reads()["stacks"]}
    assert {name for name, stack in said.items() if stack["badge"]} == set(engine.yields)
    for name, expected in engine.yields.items():
        assert numbers(said[name]["badge"]) == [expected.total], name
        assert re.search(r"gives (\d+) pillar", said[name]["label"])[1] == str(expected.total), name  # type: ignore[index]
    assert {name for name, stack in said.items() if stack["open"]} == engine.stacks


def expect_reasons(reader: Reader, engine: Engine, chance: random.Random) -> None:
    """A touched tile gives the reasons of its yield, which a dig then gives; one that leaves the game gives nothing."""
    for stack in chance.sample(sorted(engine.stacks), min(GHOSTS, len(engine.stacks))):
        reader.page.locator(f'[data-stack="{stack}"]').click()
        reader.page.locator(f'[data-stack="{stack}"][aria-pressed="true"]').wait_for()
        assert reader.reads()["why"] == (REMOVED if engine.of(Remove) else engine.yields[stack].why)
    for move in engine.of(Dig):
        (dug,) = engine.told(move, "Dug")
        assert dug.pillars == engine.yields[dug.stack].total


# The garden


def expect_garden(said: dict[str, Any], engine: Engine) -> None:
    """Each cell: its height, what is on it, and what can be used only now."""
    garden, only_now = engine.garden, set()
    for cell in said["cells"]:
        found = CELL.fullmatch(cell["label"])
        assert found is not None, cell
        index = index_of(found["cell"])
        assert int(found["level"] or 0) == garden["levels"][index], cell
        what = found["what"]
        if what.endswith(ONLY_NOW):
            only_now.add(found["cell"])
            what = what.removesuffix(ONLY_NOW)
        standing, symbol = garden["standing"][index], garden["symbols"][index]
        hanging = "under a bridge" if found["cell"] in garden["closed"] else None
        assert what == (LETTERS.get(standing) or hanging or LETTERS.get(symbol, "empty")), cell
    assert only_now == marked(said, "only-now") == engine.only_now


def marked(said: dict[str, Any], kind: str) -> set[str]:
    return {mark.removeprefix(f"{kind} ") for mark in said["marks"] if mark.startswith(f"{kind} ")}


def open_cells(said: dict[str, Any]) -> set[str]:
    return {cell["name"] for cell in said["cells"] if cell["open"]}


def with_label(said: dict[str, Any], state: str) -> set[str]:
    return {cell["name"] for cell in said["cells"] if cell["label"].endswith(state)}


def expect_decorations(said: dict[str, Any], engine: Engine) -> None:
    """Rings where decorations are possible, dotted lines between the two ends of one."""
    cells = {cell for _, cells in engine.decorations for cell in cells}
    assert cells == open_cells(said) == marked(said, "spot") == with_label(said, ", can be decorated")
    pairs = {cells for _, cells in engine.decorations if len(cells) == 2}
    assert pairs == {frozenset(pair.split()) for pair in marked(said, "pair")}


def expect_places(said: dict[str, Any], engine: Engine, source: str) -> None:
    """All places for a tile, in the list with the price of the first placement, and on the board."""
    sites = engine.sites(source)
    assert {place["site"] for place in said["places"]} == set(sites)
    for place in said["places"]:
        first = sites[place["site"]][0]
        assert numbers(place["cost"]) == [engine.cost(first)], place
        assert place["about"] == about(first), place
    assert blocks(set(sites)) == open_cells(said) == marked(said, "site") == with_label(said, ", the tile can go here")


def about(move: Build) -> str:
    return "no free corner" if move.free is None else f"belvedere on {cell_name(move.free)}"


# A build before confirmation


def expect_ghosts(reader: Reader, engine: Engine, source: str, chance: random.Random) -> None:
    """Some places, rotated or with another free corner: price, supports, warnings and promises."""
    code = ""
    for site in chosen_sites(engine, source, chance):
        reader.page.locator(f'[data-site="{site}"]').click()
        first = reader.foresees(code)
        assert (first.source, place_of(first)) == (source, site)
        expect_ghost(reader.reads(), engine, first)
        changed = expect_change(reader, engine, first, chance.choice("rc"))
        code = str(changed.code)


def expect_change(reader: Reader, engine: Engine, before: Build, key: str) -> Build:
    """R rotates the tile, C moves on to the next free corner."""
    frees = [corner_of(one) for one in engine.sites(before.source)[place_of(before)]]
    if key == "c" and len(frees) == 1:
        return before
    reader.page.keyboard.press(key)
    move: Build = reader.foresees(str(before.code))
    turned, free = (1, corner_of(before)) if key == "r" else (0, frees[(frees.index(corner_of(before)) + 1) % len(frees)])
    assert (place_of(move), move.rotation, corner_of(move)) == (place_of(before), (before.rotation + turned) % 4, free)
    expect_ghost(reader.reads(), engine, move)
    return move


def chosen_sites(engine: Engine, source: str, chance: random.Random) -> list[str]:
    """Any place, and one that would hide something, if such a place is soon found."""
    sites = engine.sites(source)
    some = chance.sample(sorted(sites), min(LOOKS, len(sites)))
    hiding = [site for site in some[GHOSTS:] if engine.told(sites[site][0], "Hidden")]
    return [*some[:GHOSTS], *hiding[:1]]


def expect_ghost(said: dict[str, Any], engine: Engine, move: Build) -> None:
    assert move in engine.moves
    price = said["price"]
    (place,) = [place for place in said["places"] if place["site"] == place_of(move)]
    cost = engine.cost(move)
    assert price["level"] == f"Level {move.level}"
    (built,) = engine.told(move, "Built")
    assert numbers(price["paid"]) == [paid for paid in (cost, built.doubles) if paid], (price, cost)
    assert numbers(place["cost"]) == [cost] and place["about"] == about(move)
    assert sorted(price["supports"]) == sorted(supports(engine, move))
    assert said["ghost"].split() == face(engine, move)
    expect_warnings(said, engine, move)
    (changed,) = engine.told(move, "ScoreChanged") or [None]
    assert said["gains"] == (dict(changed.by) if changed else {})
    assert sum(said["gains"].values()) == (changed.change if changed else 0)


def supports(engine: Engine, move: Build) -> Iterable[str]:
    """The tile's supports, as described; the pillars are checked against the price (5.2, 5.4, 5.9)."""
    (built,) = engine.told(move, "Built")
    by_statues = [cell for event in engine.told(move, "Supports") for cell in event.cells]
    depths = [move.level - engine.garden["levels"][index_of(cell)] for cell in block(place_of(move))]
    cells = block(place_of(move))
    carried = [depth for cell, depth in zip(cells, depths, strict=True) if cell not in by_statues and cells.index(cell) != corner_of(move)]
    singles, doubles = carried.count(1), carried.count(2)
    assert built.singles == singles + 2 * (doubles - built.doubles)
    for number, name in ((singles, "single pillar"), (doubles, "double pillar")):
        if number:
            yield f"{number} {name}{'s' if number > 1 else ''}"
    if by_statues:
        yield f"{len(by_statues)} statue"
    if move.free is not None:
        yield "belvedere"


def face(engine: Engine, move: Build) -> list[str]:
    """The symbols of the tile in its rotation, as the garden shows them afterwards."""
    after = GAME.view(GAME.play(engine.position, move), engine.seat)["gardens"][engine.seat]
    (laid,) = [tile for tile in after["tiles"] if tile["at"] == place_of(move)]
    return [LETTERS.get(letter, "none") for letter in laid["face"][1:]]


def expect_warnings(said: dict[str, Any], engine: Engine, move: Build) -> None:
    """Pieces that would be hidden, in words and crossed out in the garden; symbols covered; statues that become supports."""
    hidden = {(event.piece, event.cells) for event in engine.told(move, "Hidden")}
    covered = {(event.symbol, (event.cell,)) for event in engine.told(move, "SymbolHidden")}
    possible = {(event.piece, event.cells) for event in engine.told(move, "Possible")}
    warns = said["price"]["warns"]
    assert listed(warns, "Will be hidden") == hidden
    assert listed(warns, "Covers symbols") == covered
    assert listed(said["price"]["allows"], "Makes possible") == possible
    supported = re.search(r"Becomes a support: ([^.]*)\.", warns)
    assert set(parts(supported[1]) if supported else []) == {cell for event in engine.told(move, "Supports") for cell in event.cells}
    crossed = {(kind, tuple(space.split(":")[0] for space in spaces)) for kind, *spaces in map(str.split, said["doomed"])}
    assert crossed == hidden


def parts(listing: str) -> list[str]:
    """The parts of a list as English joins it: a, b and c."""
    return re.split(", | and ", listing)


def listed(text: str, title: str) -> set[tuple[str, tuple[str, ...]]]:
    """Pieces or symbols with their cells: "statue h2 and stairs c4 c5"."""
    found = re.search(rf"{title}: ([^.]*)\.", text)
    return {(kind, tuple(cells)) for kind, *cells in map(str.split, parts(found[1]))} if found else set()


# The round token


def expect_token(reader: Reader, engine: Engine, chance: random.Random) -> None:
    """The spaces that can get another symbol, and which."""
    reader.page.get_by_role("button", name="Use the token").click()
    said = reader.reads()
    assert open_cells(said) == set(engine.wild)
    cell = chance.choice(sorted(engine.wild))
    reader.clicks(f'[data-cell="{cell}"]')
    reader.page.locator("[data-symbol]").first.wait_for()
    assert set(reader.reads()["symbols"]) == engine.wild[cell] <= set(SYMBOLS)
    reader.page.get_by_role("button", name="Cancel").first.click()


def expect_position(reader: Reader, position: Position[State], chance: random.Random) -> None:
    engine, can = Engine(position), kinds(position)
    reader.opens(position)
    said = reader.reads()
    expect_garden(said, engine)
    if said["stacks"]:
        expect_yields(reader, engine)
    if can & {"dig", "remove"}:
        expect_reasons(reader, engine, chance)
    if "wild" in can:
        expect_token(reader, engine, chance)
    if engine.decorations:
        expect_decorations(reader.reads(), engine)
    assert set(said["tiles"]) == engine.sources
    for source in sorted(engine.sources):
        tile = reader.page.locator(".store .tile:enabled", has_text=re.compile(source, re.IGNORECASE))
        if tile.get_attribute("aria-pressed") == "false":
            tile.click()
        reader.page.locator("[data-site]").first.wait_for()
        expect_places(reader.reads(), engine, source)
        expect_ghosts(reader, engine, source, chance)
        reader.page.get_by_role("button", name="Choose again").click()


def expect_positions(visit: Visit, server: Server, number: int, seed: int) -> None:
    reader, chance = Reader(visit.person(preferences=TOP).page, server), random.Random(seed)
    for index, position in enumerate(sampled(number, seed)):
        try:
            expect_position(reader, position, chance)
        except AssertionError as wrong:
            wrong.add_note(f"position {index}: {position}")
            raise


def test_the_page_agrees_with_the_engine_in_some_positions(visit: Visit, server: Server) -> None:
    expect_positions(visit, server, FEW, 1)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(2))
def test_the_page_agrees_with_the_engine_in_many_positions(visit: Visit, server: Server, part: int) -> None:
    expect_positions(visit, server, MANY // 2, 2 + part)
