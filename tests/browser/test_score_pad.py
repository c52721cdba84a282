"""The score pad and custom tiles, by mouse, by keyboard alone, on a phone: the page agrees with the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.person import SMALL_PHONE, Person, Visit
from score.test_score_sheet import GARDENS, IMPOSSIBLE
from server.live_server import Server
from ziggurat.games.babylon.score_sheet import SEAT, read_garden
from ziggurat.games.babylon.scoring import bare_slots, breakdown
from ziggurat.games.babylon.tiles import built_in_faces, read_faces, write_faces
from ziggurat.locales import Texts

SAYS = Texts("en")
TWO = "player Ann\nwhite a1:1, pink c1:1, blue b1:2\nplayer Bob\nwhite a1:1, pink c1:1, blue b1:2, blue e1:1\n"
"""Equal points; Bob has fewer bare slots."""


def opened(person: Person) -> Person:
    person.goes("/pad")
    person.page.locator('[data-tile="clay-16"]').wait_for()
    return person


def reads(person: Person, text: str) -> None:
    """Paste a text into the pad."""
    if not person.page.locator("textarea").is_visible():
        person.page.locator("details summary").click()
    person.page.locator("textarea").fill(text)
    person.presses("Load this text")


def expect_points(page: Page, text: str, column: int = 0) -> None:
    """The page shows the points of a garden as the rules count them."""
    state = read_garden(text).state
    score = breakdown(state, SEAT)
    expected = score._asdict() | {"total": score.total, "bare": bare_slots(state, SEAT)}
    for category, points in expected.items():
        expect(page.locator(f'[data-category="{category}"] td').nth(column)).to_have_text(str(points))


def lays_by_flower(person: Person, flower: str, cell: str) -> None:
    person.page.get_by_role("radio", name="By flower").check()
    person.page.locator(f'[data-tile="{flower}"]').click()
    touches(person, cell)


def touches(person: Person, *cells: str) -> None:
    for cell in cells:
        person.page.locator(f'[data-cell="{cell}"]').click()


def puts(person: Person, piece: str, *cells: str) -> None:
    person.page.locator(f'[data-tool="{piece}"]').click()
    touches(person, *cells)


# A garden entered by taps


@pytest.mark.parametrize("size", [None, SMALL_PHONE])
def test_a_garden_is_tapped_together(visit: Visit, size: tuple[int, int] | None) -> None:
    """A visible fountain, and one half hidden under a tile on three supports."""
    ann = opened(visit.person(size, has_touch=True, is_mobile=True) if size else visit.person())
    lays_by_flower(ann, "white", "a1")
    lays_by_flower(ann, "pink", "c1")
    puts(ann, "fountain", "b1", "c1", "b2", "c2")
    puts(ann, "tile")
    lays_by_flower(ann, "blue", "c2")
    # Its corner hangs over a fountain: refused until the belvedere is there.
    expect(ann.page.locator('[data-rule="5.5"]')).to_contain_text("c2, level 1")
    expect(ann.page.locator('[data-rule="5.5"]')).to_contain_text("Rule 5.5")
    puts(ann, "belvedere", "c2")
    expect_points(ann.page, GARDENS["a fountain half hidden"].text)
    expect(ann.page.locator("[data-rule]")).to_have_count(0)


def test_a_garden_is_laid_by_keyboard_alone(visit: Visit) -> None:
    """Visible stairs: three tiles, the third one level higher, and stairs up to it."""
    ann = opened(visit.person())
    keys = ann.page.keyboard
    ann.tabs_until("document.activeElement?.closest('fieldset')?.querySelector('[value=clay]') != null")
    keys.press("ArrowLeft")
    for flower, moves in (("white", ()), ("pink", ("ArrowRight", "ArrowRight")), ("blue", ("ArrowUp",))):
        ann.tabs_until(f"document.activeElement?.dataset.tile === '{flower}'")
        keys.press("Enter")
        # The focus is back on the board, where it was.
        for key in moves:
            keys.press(key)
        keys.press("Enter")
    expect(ann.page.locator('[data-cell="c2"]')).to_be_focused()
    keys.press("Escape")
    ann.tabs_until("document.activeElement?.dataset.tool === 'stairs'")
    keys.press("Enter")
    for _ in range(80):
        if ann.page.evaluate("document.activeElement?.dataset.cell"):
            break
        keys.press("Shift+Tab")
    keys.press("Enter")
    keys.press("ArrowLeft")
    keys.press("Enter")
    expect_points(ann.page, GARDENS["stairs in sight"].text)
    keys.press("z")
    expect(ann.page.locator('[data-category="stairs"] td')).to_have_text("0")


@pytest.mark.parametrize("names", [list(GARDENS)[at : at + 4] for at in range(0, len(GARDENS), 4)])
def test_gardens_as_text_score_as_the_rules_say(visit: Visit, names: list[str]) -> None:
    """All gardens that were counted by hand, with hidden and half hidden pieces, up to four on a pad."""
    ann = opened(visit.person())
    reads(ann, "".join(f"player {name[:20]}\n{GARDENS[name].text}\n" for name in names))
    for column, name in enumerate(names):
        expect_points(ann.page, GARDENS[name].text, column)


def test_named_tiles_are_turned_lifted_and_taken_away(visit: Visit) -> None:
    ann = opened(visit.person())
    ann.page.locator('[data-tile="clay-1"]').click()
    ann.page.keyboard.press("r")
    touches(ann, "a1")
    expect(ann.page.locator('[data-tile="clay-1"]')).to_be_disabled()
    # Clay 1 has statues top left and bottom right; rotated once, they are top right and bottom left.
    puts(ann, "statue", "a1")
    expect(ann.page.locator('[data-category="statues"] td')).to_have_text("1")
    puts(ann, "change", "b1")
    ann.presses("Rotate the tile")
    expect(ann.page.locator("textarea")).to_have_value(containing("clay-1 a1:1 r2\nstatue a1:1"))
    ann.presses("Higher")
    expect(ann.page.locator('[data-rule="5.12"]')).to_be_visible()
    expect(ann.page.locator("textarea")).to_have_value(containing("clay-1 a1:2 r2\nstatue a1:2"))
    ann.presses("Remove")
    expect(ann.page.locator(".editor .hint")).to_have_text(SAYS("pad-now-change"))
    expect(ann.page.locator("textarea")).to_have_value("player\n")
    for _ in range(3):
        ann.presses("Undo")
    expect(ann.page.locator("textarea")).to_have_value(containing("clay-1 a1:1 r1\nstatue a1:1"))
    expect(ann.page.locator('[data-category="statues"] td')).to_have_text("1")


def test_a_tile_in_the_way_is_refused_with_its_reason(visit: Visit) -> None:
    ann = opened(visit.person())
    lays_by_flower(ann, "white", "a1")
    lays_by_flower(ann, "pink", "b1")
    ann.presses("Lower")
    refused = ann.page.locator('[data-rule="5.8"]')
    expect(refused).to_contain_text("b1, level 1")
    expect(refused).to_contain_text(SAYS("rule-babylon-5-8"))
    expect(refused).to_contain_text("Rule 5.8")
    expect(ann.page.locator('[data-category="total"]')).to_have_count(0)


@pytest.mark.parametrize("number", ["5.4", "5.10", "6.6", "6.7"])
def test_an_impossible_garden_shows_its_rule(visit: Visit, number: str) -> None:
    ann = opened(visit.person())
    reads(ann, IMPOSSIBLE[number])
    expect(ann.page.locator(f'[data-rule="{number}"]')).to_contain_text(SAYS(f"rule-babylon-{number.replace('.', '-')}"))


def test_invalid_text_changes_nothing(visit: Visit) -> None:
    ann = opened(visit.person())
    reads(ann, TWO)
    expect_points(ann.page, "white a1:1, pink c1:1, blue b1:2")
    reads(ann, "white a1:1, tower b2")
    expect(ann.page.get_by_role("alert")).to_contain_text("line 1, column 13: expected a piece")
    expect_points(ann.page, "white a1:1, pink c1:1, blue b1:2")


def test_a_piece_under_a_tile_is_put_where_fewer_levels_are_shown(visit: Visit) -> None:
    """A statue hidden two levels below, placed last."""
    text = GARDENS["a statue hidden two levels below"].text
    ann = opened(visit.person())
    reads(ann, text.replace(", statue b2:1", ""))
    ann.page.locator(".editor").get_by_role("radio", name="L1").check()
    puts(ann, "statue", "b2")
    expect_points(ann.page, text)
    expect(ann.page.locator("textarea")).to_have_value(containing("statue b2:1"))


def containing(part: str) -> re.Pattern[str]:
    """A value that contains a text."""
    return re.compile(re.escape(part))


# Counts


def test_only_counts(visit: Visit) -> None:
    """All four kinds and all four flowers, by the + buttons alone."""
    ann = opened(visit.person(SMALL_PHONE, has_touch=True, is_mobile=True))
    ann.page.get_by_role("radio", name="Just the totals").check()

    def more(what: str, times: int = 1) -> None:
        for _ in range(times):
            ann.page.get_by_role("button", name=f"More: {what}", exact=True).click()

    more("Height", 2)
    for what in (
        "Statues, L1",
        "Stairs, L1–L2",
        "Fountains, L1",
        "Bridges, L1",
        "white flower",
        "pink flower",
        "blue flower",
        "orange flower",
    ):
        more(what)
    ann.page.get_by_label("Empty slots").fill("50")
    ann.page.get_by_label("Empty slots").blur()
    expect_points(ann.page, GARDENS["all four kinds and all four flowers"].text)
    more("Belvederes", 5)
    expect(ann.page.locator('[data-rule="5.7"]')).to_contain_text("Rule 5.7")


# Several players


def test_the_winner_and_the_tie_break(visit: Visit) -> None:
    ann = opened(visit.person())
    reads(ann, TWO)
    ann.expects("Bob wins with 4 points!")
    ann.expects(SAYS("babylon-final-free-about"))
    expect(ann.page.locator('[data-category="rank"] td')).to_have_text(["2.", "1."])
    ann.presses("Add a player")
    ann.page.get_by_label("Name of player 3").fill("Eve")
    ann.page.get_by_role("radio", name="Just the totals").check()
    for _ in range(3):
        ann.page.get_by_role("button", name="More: Height").click()
    ann.page.get_by_role("button", name="More: white flower").click()
    ann.expects("Eve wins with 6 points!")
    ann.presses("Remove Eve")
    ann.expects("Bob wins with 4 points!")


def test_nothing_is_lost_on_reload(visit: Visit) -> None:
    ann = opened(visit.person())
    reads(ann, TWO)
    ann.expects("Bob wins with 4 points!")
    ann.page.reload()
    ann.expects("Bob wins with 4 points!")
    expect(ann.page.locator(".players button")).to_contain_text(["Ann", "Bob", "Add a player"])


def test_a_link_shows_the_pad_to_others(visit: Visit) -> None:
    ann = opened(visit.person())
    reads(ann, TWO)
    ann.expects("Bob wins with 4 points!")
    ann.presses("Share a link")
    link = ann.page.get_by_role("dialog").get_by_role("textbox").input_value()
    assert len(link) < 300
    eve = opened(visit.person())
    lays_by_flower(eve, "white", "a1")
    expect_points(eve.page, "white a1:1")
    eve.page.goto(eve.address + link[link.index("/pad#") :])
    eve.page.reload()
    eve.expects("Bob wins with 4 points!")
    # Eve's own pad is not lost.
    eve.presses("Back to mine")
    expect_points(eve.page, "white a1:1")
    eve.page.go_back()
    eve.goes(link[link.index("/pad#") :])
    eve.page.reload()
    eve.presses("Use this one")
    assert eve.page.url.endswith("/pad")
    eve.page.reload()
    eve.expects("Bob wins with 4 points!")


def test_a_file_is_saved_and_loaded(visit: Visit, tmp_path: Path) -> None:
    ann = opened(visit.person())
    reads(ann, TWO)
    ann.expects("Bob wins with 4 points!")
    with ann.page.expect_download() as saving:
        ann.presses("Save as a file")
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    eve = opened(visit.person())
    eve.page.locator('input[type="file"]').set_input_files(file)
    eve.expects("Bob wins with 4 points!")
    assert file.read_text(encoding="utf-8").splitlines()[:2] == ["player Ann", "white a1:1"]


# Custom tiles


def test_tiles_of_ones_own(visit: Visit, server: Server, tmp_path: Path) -> None:
    ann = visit.person().goes()
    ann.presses("My tiles")
    ann.page.locator('[data-tile="clay-1"]').click()
    ann.page.locator('[data-corner="1"]').select_option("bridge")
    ann.expects("One tile has too many or too few symbols.")
    ann.expects("Rule 1.3")
    ann.page.locator('[data-corner="0"]').select_option("")
    ann.expects("You can play a game with these tiles.")
    ann.expects("Statue: not 36 in total")
    ann.page.get_by_role("button", name="orange flower", exact=True).click()
    ann.expects("Clay, orange flower: not on 4 tiles")
    ann.page.reload()
    expect(ann.page.locator('[data-corner="1"]')).to_have_value("bridge")
    # `--tiles` can read the saved file.
    with ann.page.expect_download() as saving:
        ann.presses("Save as a file")
    saving.value.save_as(tmp_path / "tiles.toml")
    faces = read_faces((tmp_path / "tiles.toml").read_text(encoding="utf-8"))
    assert [tile for tile in range(52) if faces[tile] != built_in_faces()[tile]] == [32]
    # The pad scores with them: clay 1 shows a bridge top right, and its flower is orange.
    opened(ann)
    ann.page.get_by_role("radio", name="Mine").check()
    ann.page.get_by_role("button", name="Clay 1: clay, orange flower, bridge and statue").click()
    touches(ann, "a1")
    expect(ann.page.locator("textarea")).to_have_value(containing(f"tiles {write_faces(faces)}\n"))
    # A game is played with them.
    ann.goes()
    ann.page.locator('input[name="game"][value="babylon"]').dispatch_event("click")
    ann.page.locator("details summary").first.click()
    ann.page.get_by_role("radio", name="From my box").check()
    ann.presses("Start")
    ann.page.wait_for_url("**/table/*")
    assert server.get(f"/api/tables/{ann.table}").json()["options"]["tiles"] == write_faces(faces)


def test_a_file_of_tiles_is_loaded_or_refused(visit: Visit, tmp_path: Path) -> None:
    ann = visit.person().goes("/tiles")
    file = tmp_path / "tiles.toml"
    file.write_text("tiles = 3")
    ann.page.locator('input[type="file"]').set_input_files(file)
    expect(ann.page.get_by_role("alert")).to_contain_text("expected a list of [[tiles]], found 3")
    ann.presses("Reset all tiles")
    ann.expects("You can play a game with these tiles.")
