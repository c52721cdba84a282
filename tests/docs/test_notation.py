"""The codes, examples and chance algorithm in docs/notation.md agree with the program."""

from __future__ import annotations

import hashlib
import hmac
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import ziggurat
from ziggurat.core import record_text
from ziggurat.core.chance import commitment
from ziggurat.core.game import Game
from ziggurat.core.record import Header, Record
from ziggurat.games.babylon.components import DATA
from ziggurat.games.babylon.positions import FIELDS as BABYLON_FIELDS
from ziggurat.games.babylon.tiles import read_tokens

GAME = ziggurat.load("bubblee", "plain")
BABYLON = ziggurat.load("babylon", "plain")
PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
games = pytest.mark.parametrize("game", [GAME, BABYLON], ids=["bubblee", "babylon"])


def section(heading: str) -> str:
    """A part of the page, up to the next heading."""
    return re.split(r"^##", PAGE.partition(f"{heading}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]


def codes_of(game: Game[Any, Any]) -> dict[int, tuple[int, str]]:
    """For each kind of move that the page lists, its first code, its last code and its word."""
    text = section("## 1 Moves of Bubblee Pop") if game is GAME else section("## 3 Moves of Babylon")
    return {int(first): (int(last or first), kind) for first, last, kind in re.findall(r"(\d+)(?:–(\d+))?\s`(\w+)", text)}


@games
def test_codes_are_as_documented(game: Game[Any, Any]) -> None:
    kinds = codes_of(game)
    assert len(kinds) == {"bubblee": 16, "babylon": 13}[game.name]
    for first, (last, kind) in kinds.items():
        assert {game.write(game.move(code)).split()[0] for code in (first, last)} == {kind}
    assert min(kinds) == 0
    assert sorted(kinds)[1:] == sorted(last + 1 for last, _ in kinds.values())[:-1]
    with pytest.raises(ValueError, match="no such move"):
        game.move(max(last for last, _ in kinds.values()) + 1)


def test_codes_of_single_moves() -> None:
    named = [GAME.write(GAME.move(code)) for code in (10, 14, 18, 24, 28)]
    assert named == ["swap n1 n2", "swap f1 f2", "swap n1 f1", "drop 1-2", "drop 1"]
    build = 32 + 15680 * 1 + 980 * (3 - 1) + 20 * (7 * 3 + 2) + 4 * 2 + 1
    assert BABYLON.write(BABYLON.move(build)) == "build stored c4:3 r1 free d5"
    assert [BABYLON.write(BABYLON.move(code)) for code in (31456, 31456 + 56, 31680 + 48, 31777, 32034, 32292 + 16)] == [
        "stairs a1 b1",
        "stairs a1 a2",
        "bridge a1 a3",
        "wild a1 stairs",
        "end keep stored",
        "uncover a1 granite-1",
    ]


@games
def test_every_kind_of_move_is_in_the_grammar(game: Game[Any, Any]) -> None:
    grammar = section("## 1 Moves of Bubblee Pop") if game is GAME else section("## 3 Moves of Babylon")
    for _, kind in codes_of(game).values():
        assert re.search(rf'"{kind}[ "]', grammar), kind


@games
def test_example_position_reads_and_writes_unchanged(game: Game[Any, Any]) -> None:
    start = "turn 1 power 1;" if game is GAME else "seats 2; turn"
    text = next(line for line in PAGE.splitlines() if line.startswith(start))
    assert game.write_position(game.read_position(text)) == text


@pytest.mark.parametrize("field", BABYLON_FIELDS)
def test_every_field_of_a_position_is_in_the_grammar(field: str) -> None:
    assert re.search(rf'"(; )?{field}[ "]', section("## 4 Positions of Babylon"))


@games
def test_every_option_is_documented(game: Game[Any, Any]) -> None:
    table = section("### 5.1 Options of Bubblee Pop") if game is GAME else section("### 5.2 Options of Babylon")
    rows = {row.split("`")[1]: row for row in table.splitlines() if row.startswith("| `")}
    assert set(rows) == {option.name for option in game.options}
    assert all(f"`{option.default}`" in rows[option.name] for option in game.options if option.default)


@games
def test_every_deck_is_documented(game: Game[Any, Any]) -> None:
    for deck in game.decks(game.start()):
        assert f"`{deck}`" in section("## 6 Chance")


@pytest.mark.parametrize("tag", [*record_text.HEADER_TAGS, *record_text.END_TAGS])
def test_every_tag_is_documented(tag: str) -> None:
    assert f'"{tag.capitalize()}' in PAGE


def test_chance_as_the_page_computes_it() -> None:
    """Implemented from the page alone: the first ten draws of a bag with nonces."""
    seed = hashlib.sha256(b"a seed").digest()
    key = hmac.new(seed, b"1 apple\n2 pear", hashlib.sha256).digest()
    cards = [letter for letter, number in zip("RPYBGK", (14, 14, 14, 14, 14, 3), strict=True) for _ in range(number)]
    for i in range(10):
        left = len(cards) - i
        attempt = 0
        while True:
            v = int.from_bytes(hmac.new(key, f"bag/{i}/{attempt}".encode(), hashlib.sha256).digest(), "big")
            if v < 2**256 // left * left:
                break
            attempt += 1
        u = v % left
        cards[i], cards[i + u] = cards[i + u], cards[i]

    record = Record(Header(GAME, commitment=commitment(seed), nonces={0: "apple", 1: "pear"}), seed)
    dealer = record.dealer()
    drawn: list[str] = []
    while len(drawn) < 10:
        seat = record.position.to_act
        assert seat is not None
        move = dealer.deal(record.position) if seat == ziggurat.CHANCE else GAME.moves(record.position)[0]
        text = GAME.write(move)
        drawn += text.split()[1:] if text.startswith("draw") else []
        record.play(seat, move)
    assert drawn == cards[:10]


def test_the_quarry_is_dealt_by_place() -> None:
    """Implemented from the page alone: the granite under stack c2, the seventh, is the seventh card of its deck."""
    seed = hashlib.sha256(b"a quarry").digest()
    cards = list(range(1, 17))
    for i in range(7):
        left, attempt = len(cards) - i, 0
        while (v := int.from_bytes(hmac.digest(seed, f"granite/{i}/{attempt}".encode(), "sha256"), "big")) >= 2**256 // left * left:
            attempt += 1
        u = v % left
        cards[i], cards[i + u] = cards[i + u], cards[i]

    record = Record(Header(BABYLON, options={"first": "1"}), seed)
    dealer = record.dealer()
    while record.position.to_act == ziggurat.CHANCE:
        record.play(ziggurat.CHANCE, dealer.deal(record.position))
    record.play(0, BABYLON.read("remove c2"))
    assert BABYLON.write(dealer.deal(record.position)) == f"uncover c2 granite-{cards[6]}"


def test_sets_in_the_pages_for_owners_of_a_box() -> None:
    """The program can read the examples in tiles.md."""
    page = (Path(__file__).parents[2] / "docs" / "tiles.md").read_text(encoding="utf-8")
    tiles, tokens = (tomllib.loads(block) for block in re.findall(r"```toml\n(.*?)```", page, re.DOTALL))
    built_in = tomllib.loads((DATA / "tiles.toml").read_text(encoding="utf-8"))
    assert set(tiles["tiles"][0]) == set(built_in["tiles"][0])
    assert tiles["starting"][0] == built_in["starting"][0]
    read_tokens("\n".join(f'[[tokens]]\neffect = "{tokens["tokens"][0]["effect"]}"' for _ in range(14)))
