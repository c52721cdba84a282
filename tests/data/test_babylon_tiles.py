"""The tile and token data of Babylon against every clause of rules 1.3, 1.4, 1.5 and 1.7, read directly from the files."""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import combinations, permutations
from pathlib import Path

import pytest

DATA = Path(__file__).parents[2] / "src" / "ziggurat" / "games" / "babylon" / "data"
SYMBOLS = ("statue", "stairs", "fountain", "bridge")
FLOWERS = ("white", "pink", "blue", "orange")
MATERIALS = {"clay": 2, "granite": 3, "basalt": 4}  # with the number of symbols on a tile (1.3)

Face = tuple[str, ...]
Entry = tuple[str, str, Face]  # material, flower, spaces

FILE = tomllib.loads((DATA / "tiles.toml").read_text(encoding="utf-8"))
TILES: list[Entry] = [(entry["material"], entry["flower"], tuple(entry["spaces"])) for entry in FILE["tiles"]]


def faces(material: str, flower: str | None = None) -> list[Face]:
    """The faces of a material, optionally of one flower only."""
    return [spaces for stone, colour, spaces in TILES if stone == material and flower in (None, colour)]


def symbols(spaces: Face) -> Face:
    """The symbols of a face without its empty spaces."""
    return tuple(symbol for symbol in spaces if symbol)


def rotations(spaces: Face) -> set[Face]:
    """A face in all four rotations."""
    return {spaces[turn:] + spaces[:turn] for turn in range(4)}


def diagonal(spaces: Face) -> bool:
    """True if the two symbols of a clay face lie in opposite corners."""
    one, other = (index for index, symbol in enumerate(spaces) if symbol)
    return other - one == 2


def shape(spaces: Face) -> tuple[int, ...]:
    """How often each symbol of a face occurs, most often first: AABC is (2, 1, 1)."""
    return tuple(sorted(Counter(symbols(spaces)).values(), reverse=True))


def most_and_least(spaces: Face) -> tuple[str, str]:
    """A and B of a face AAB."""
    (often, _), (once, _) = Counter(symbols(spaces)).most_common()
    return often, once


# ---------------------------------------------------------------- 1.3, 1.4, 1.5


@pytest.mark.rule("1.3")
def test_tiles_of_each_material() -> None:
    """1.3: 16 of each material, in this order, since tile ids rely on it."""
    assert FILE["version"] == 1
    assert [material for material, _, _ in TILES] == ["clay"] * 16 + ["granite"] * 16 + ["basalt"] * 16


@pytest.mark.rule("1.3")
def test_spaces_and_flowers() -> None:
    """1.3: four spaces, a known symbol or none on each, 2, 3 or 4 symbols by material, and a known flower."""
    for material, flower, spaces in TILES:
        assert len(spaces) == 4 and set(spaces) <= {*SYMBOLS, ""}
        assert len(symbols(spaces)) == MATERIALS[material]
        assert flower in FLOWERS


@pytest.mark.rule("1.4")
def test_starting_tiles() -> None:
    """1.4 and 1.7: one for each flower, of no material, statue, stairs, fountain, bridge clockwise."""
    assert [entry["flower"] for entry in FILE["starting"]] == list(FLOWERS)
    assert all(set(entry) == {"flower", "spaces"} and tuple(entry["spaces"]) == SYMBOLS for entry in FILE["starting"])


@pytest.mark.rule("1.5")
def test_tokens() -> None:
    """1.5 and 1.7: 14 round tokens, two of each of the six effects of 8.2 and two without effect."""
    file = tomllib.loads((DATA / "tokens.toml").read_text(encoding="utf-8"))
    assert file["version"] == 1
    effects = [entry["effect"] for entry in file["tokens"]]
    assert len(effects) == 14
    assert Counter(effects) == dict.fromkeys(("single", "double", "wild-symbol", "wild-space", "flower", "less", "none"), 2)


# ---------------------------------------------------------------- 1.7


@pytest.mark.rule("1.7")
def test_symbols_in_all() -> None:
    """1.7: 36 of each symbol in all."""
    assert Counter(symbol for _, _, spaces in TILES for symbol in symbols(spaces)) == dict.fromkeys(SYMBOLS, 36)


@pytest.mark.rule("1.7")
@pytest.mark.parametrize(("material", "number"), [("clay", 8), ("granite", 12), ("basalt", 16)])
def test_symbols_of_a_material(material: str, number: int) -> None:
    """1.7: 8 of each symbol in clay, 12 in granite, 16 in basalt."""
    assert Counter(symbol for spaces in faces(material) for symbol in symbols(spaces)) == dict.fromkeys(SYMBOLS, number)


@pytest.mark.rule("1.7")
@pytest.mark.parametrize("material", MATERIALS)
def test_flowers_of_a_material(material: str) -> None:
    """1.7: in each material 4 tiles of each flower."""
    assert {flower: len(faces(material, flower)) for flower in FLOWERS} == dict.fromkeys(FLOWERS, 4)


@pytest.mark.rule("1.7")
@pytest.mark.parametrize(("material", "number"), [("clay", 2), ("granite", 3), ("basalt", 4)])
def test_symbols_of_a_flower(material: str, number: int) -> None:
    """1.7: each flower carries each symbol equally often."""
    for flower in FLOWERS:
        assert Counter(symbol for spaces in faces(material, flower) for symbol in symbols(spaces)) == dict.fromkeys(SYMBOLS, number)


@pytest.mark.rule("1.7")
def test_clay_pairs() -> None:
    """1.7: each of the 6 pairs of different symbols twice, once side by side and once diagonal."""
    found = [(frozenset(symbols(spaces)), diagonal(spaces)) for spaces in faces("clay") if shape(spaces) == (1, 1)]
    assert len(found) == 12
    assert set(found) == {(frozenset(pair), crossed) for pair in combinations(SYMBOLS, 2) for crossed in (False, True)}


@pytest.mark.rule("1.7")
def test_clay_doubles() -> None:
    """1.7: one double of each symbol."""
    assert Counter(symbols(spaces)[0] for spaces in faces("clay") if shape(spaces) == (2,)) == dict.fromkeys(SYMBOLS, 1)


@pytest.mark.rule("1.7")
def test_granite_with_two_symbols() -> None:
    """1.7: the 12 patterns AAB once each."""
    found = [most_and_least(spaces) for spaces in faces("granite") if shape(spaces) == (2, 1)]
    assert sorted(found) == sorted(permutations(SYMBOLS, 2))


@pytest.mark.rule("1.7")
def test_granite_with_three_symbols() -> None:
    """1.7: the 4 triples ABC once each."""
    found = [frozenset(symbols(spaces)) for spaces in faces("granite") if shape(spaces) == (1, 1, 1)]
    assert len(found) == 4 and set(found) == {frozenset(triple) for triple in combinations(SYMBOLS, 3)}


@pytest.mark.rule("1.7")
def test_basalt_with_four_symbols() -> None:
    """1.7: the 6 circular orders of four different symbols."""
    found = [min(rotations(spaces)) for spaces in faces("basalt") if shape(spaces) == (1, 1, 1, 1)]
    assert len(found) == 6 and set(found) == {min(rotations(order)) for order in permutations(SYMBOLS)}


@pytest.mark.rule("1.7")
def test_basalt_with_two_symbols() -> None:
    """1.7: the 6 patterns AABB."""
    found = [frozenset(spaces) for spaces in faces("basalt") if shape(spaces) == (2, 2)]
    assert len(found) == 6 and set(found) == {frozenset(pair) for pair in combinations(SYMBOLS, 2)}


@pytest.mark.rule("1.7")
def test_basalt_with_three_symbols() -> None:
    """1.7: 4 of AABC with each A once."""
    found = [Counter(spaces).most_common(1)[0][0] for spaces in faces("basalt") if shape(spaces) == (2, 1, 1)]
    assert sorted(found) == sorted(SYMBOLS)


@pytest.mark.rule("1.7")
def test_no_two_tiles_of_a_flower_are_equal() -> None:
    """1.7: no two tiles of one material and flower are equal under rotation."""
    for material in MATERIALS:
        for flower in FLOWERS:
            assert len({min(rotations(spaces)) for spaces in faces(material, flower)}) == 4
