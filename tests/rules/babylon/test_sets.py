"""Tiles and tokens of an owner of the box: files, and the same on one line (chapter 1)."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from rules.babylon.pictures import GAME, rule, start
from ziggurat.core.game import BadText
from ziggurat.core.text import Scanner
from ziggurat.games.babylon.components import DATA
from ziggurat.games.babylon.tiles import (
    BadSet,
    built_in_faces,
    built_in_tokens,
    read_faces,
    read_faces_line,
    read_tokens,
    read_tokens_line,
    write_faces,
    write_tokens,
)

TILES = (DATA / "tiles.toml").read_text(encoding="utf-8")
TOKENS = (DATA / "tokens.toml").read_text(encoding="utf-8")
FIRST_TILE = 'material = "clay"\nflower = "white"\nspaces = ["statue", "", "statue", ""]'
LINE = write_faces(built_in_faces())

Edit = Callable[[str], str]


def without(what: str) -> Edit:
    return instead(what, "")


def instead(old: str, new: str) -> Edit:
    def edit(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return edit


@rule("1.3")
@rule("1.4")
def test_a_file_of_tiles_is_read_in_its_order() -> None:
    faces = read_faces(TILES)
    assert faces == built_in_faces() and len(faces) == 52
    assert LINE.startswith("Ws.s. W.t.f W..bt Wf..b P.t.t") and LINE.endswith("/ Wstfb Pstfb Bstfb Ostfb")


@rule("1.3")
def test_materials_may_be_mixed_in_a_file_and_starting_tiles_in_any_order() -> None:
    head, *blocks = re.split(r"(?=^\[\[)", TILES, flags=re.MULTILINE)
    starting = [block for block in blocks if "starting" in block]
    others = [block for block in blocks if "starting" not in block]
    mixed = head + "\n".join([*others[16:32], *others[:16], *others[32:], *reversed(starting)])
    assert read_faces(mixed) == built_in_faces()


@rule("1.3")
@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (without(f"[[tiles]]\n{FIRST_TILE}"), "expected 16 tiles of clay (1.3), found 15"),
        (instead(FIRST_TILE, FIRST_TILE.replace("clay", "granite")), "expected 16 tiles of granite (1.3), found 17"),
        (instead('"statue", "", "statue", ""', '"statue", "", "statue", "bridge"'), "clay-1: expected 2 symbols (1.3), found 3"),
        (instead('"statue", "", "statue", ""', '"statue", "", "statue"'), "tile 1: expected 4 spaces, clockwise from the top left, found"),
        (instead('["statue", "", "statue", ""]', '"statue"'), "tile 1: expected 4 spaces"),
        (
            instead('"statue", "", "statue", ""', '"statute", "", "statue", ""'),
            "tile 1: expected a symbol, statue, stairs, fountain, bridge",
        ),
        (instead('flower = "white"', 'flower = "red"'), "tile 1: expected as flower one of white, pink, blue, orange, found 'red'"),
        (instead('material = "clay"', 'material = "mud"'), "tile 1: expected as material one of basalt, granite, clay, found 'mud'"),
        (instead('material = "clay"\n', ""), "tile 1: expected as material one of basalt, granite, clay, found None"),
        (
            instead('flower = "white"', 'flower = "white"\ncolour = "white"'),
            "tile 1: unknown key 'colour'; expected flower, material, spaces",
        ),
        (instead("version = 1", "version = 1\nedition = 2"), "the file: unknown key 'edition'; expected starting, tiles, version"),
        (instead("version = 1", "version = "), "not a TOML file: "),
        (lambda text: "tiles = 3", "expected a list of [[tiles]], found 3"),
        (lambda text: "tiles = [3]", "tile 1: expected keys flower, material, spaces, found 3"),
        (lambda text: "", "expected 16 tiles of basalt (1.3), found 0"),
    ],
)
def test_a_file_of_tiles_that_does_not_fit_the_game(edit: Edit, message: str) -> None:
    with pytest.raises(BadSet, match=re.escape(message)):
        read_faces(edit(TILES))


@rule("1.4")
@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (lambda text: re.sub(r'(\[\[starting\]\]\nflower = )"pink"', r'\1"white"', text), "(1.4), found white, white, blue, orange"),
        (lambda text: text.partition("[[starting]]")[0], "expected one starting tile for each flower (1.4), found none"),
        (
            instead("[[starting]]\n", '[[starting]]\nmaterial = "clay"\n'),
            "starting tile 1: unknown key 'material'; expected flower, spaces",
        ),
    ],
)
def test_starting_tiles_that_do_not_fit_the_game(edit: Edit, message: str) -> None:
    with pytest.raises(BadSet, match=re.escape(message)):
        read_faces(edit(TILES))


@rule("1.4")
def test_a_starting_tile_may_have_any_number_of_symbols() -> None:
    head, _, starting = TILES.rpartition("[[starting]]")
    faces = read_faces(f"{head}[[starting]]{starting.replace('bridge', '')}")
    assert write_faces(faces).endswith("Ostf.")


@rule("1.5")
@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (instead('[[tokens]]\neffect = "less"\n', ""), "expected 14 round tokens (1.5), found 13"),
        (lambda text: f'{text}\n[[tokens]]\neffect = "less"\n', "expected 14 round tokens (1.5), found 15"),
        (instead('"less"', '"more"'), "token 11: expected as effect one of single, double, wild-symbol, wild-space, flower, less, none"),
        (instead('effect = "less"', 'effects = "less"'), "token 11: unknown key 'effects'; expected effect"),
        (instead("version = 1", "name = 1"), "the file: unknown key 'name'; expected tokens, version"),
        (lambda text: "[[tokens", "not a TOML file: "),
        (lambda text: "tokens = 3", "expected a list of [[tokens]], found 3"),
    ],
)
def test_a_file_of_tokens_that_does_not_fit_the_game(edit: Edit, message: str) -> None:
    with pytest.raises(BadSet, match=re.escape(message)):
        read_tokens(edit(TOKENS))


@rule("1.5")
def test_a_file_of_tokens_is_counted() -> None:
    assert read_tokens(TOKENS.replace('"less"', '"flower"')) == (2, 2, 2, 2, 4, 0, 2)


@rule("1.7")
def test_a_set_on_one_line_is_read_and_written() -> None:
    assert read_faces_line(Scanner(LINE)) == built_in_faces()
    assert read_faces_line(Scanner(LINE.lower())) == built_in_faces()
    other = LINE.replace("Ws.s. W.t.f", "Ostt.".replace("tt", "t.") + " B..ff")
    assert write_faces(read_faces_line(Scanner(other))) == other
    assert read_tokens_line(Scanner(write_tokens(built_in_tokens()))) == built_in_tokens()
    assert write_tokens((0, 3, 0, 0, 0, 0, 11)) == "double*3 none*11"


@rule("1.7")
@pytest.mark.parametrize(
    ("edit", "expected"),
    [
        (instead("Ws.s.", "Ws.st"), "clay-1 with 2 symbols (1.3)"),
        (instead("Ws.s.", "Xs.s."), "clay-1: its flower (W P B O) and four spaces (s t f b or .), as Ws.s."),
        (instead("Ws.s.", "Ws.s"), "clay-1: its flower"),
        (instead("O..ft /", "O..ft"), "/ after the 16 tiles of a material"),
        (instead("Pstfb Bstfb", "Bstfb Pstfb"), "the pink starting tile (1.4)"),
        (without(" Ostfb"), "the orange starting tile"),
    ],
)
def test_a_line_that_does_not_fit_the_game(edit: Edit, expected: str) -> None:
    with pytest.raises(BadText) as refused:
        read_faces_line(Scanner(edit(LINE)))
    assert refused.value.expected.startswith(expected)


@rule("1.7")
def test_the_built_in_set_on_a_line_is_the_built_in_set() -> None:
    assert start(tiles=LINE) == start() == start(tiles="built-in", tokens="built-in")
    assert "faces" not in str(start())
    other = LINE.replace("Ws.s.", "Wt.s.")
    assert f"faces {other}" in str(start(tiles=other))
    assert GAME.read_position(str(start(tiles=other))) == start(tiles=other) != start()
