"""docs/notation.md against the program: what it says of codes, examples and chance is so."""

from __future__ import annotations

import hashlib
import hmac
import re
from pathlib import Path

import pytest

import ziggurat
from ziggurat.core import record_text
from ziggurat.core.chance import commitment
from ziggurat.core.record import Header, Record

GAME = ziggurat.load("bubblee", "plain")
PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
RANGES = re.findall(r"(\d+)(?:–(\d+))? `(\w+)", PAGE.partition("Each move has a number")[2].partition("## 2")[0])


def test_codes_are_as_documented() -> None:
    kinds = {int(first): (int(last or first), kind) for first, last, kind in RANGES}
    assert len(kinds) == 16
    for first, (last, kind) in kinds.items():
        assert {GAME.write(GAME.move(code)).split()[0] for code in (first, last)} == {kind}
    assert min(kinds) == 0
    assert sorted(kinds)[1:] == sorted(last + 1 for last, _ in kinds.values())[:-1]
    named = [GAME.write(GAME.move(code)) for code in (10, 14, 18, 24, 28)]
    assert named == [
        "swap n1 n2",
        "swap f1 f2",
        "swap n1 f1",
        "drop 1-2",
        "drop 1",
    ]


def test_example_position_reads_and_writes_as_it_stands() -> None:
    text = next(line for line in PAGE.splitlines() if line.startswith("turn 1 power 1;"))
    assert GAME.write_position(GAME.read_position(text)) == text


def test_every_option_is_documented() -> None:
    table = PAGE.partition("### 3.1")[2].partition("## 4")[0]
    rows = {row.split("`")[1]: row for row in table.splitlines() if row.startswith("| `")}
    assert set(rows) == {option.name for option in GAME.options}
    assert all(f"`{option.default}`" in rows[option.name] for option in GAME.options if option.default)


@pytest.mark.parametrize("tag", [*record_text.HEADER_TAGS, *record_text.END_TAGS])
def test_every_tag_is_documented(tag: str) -> None:
    assert f'"{tag.capitalize()}' in PAGE


def test_chance_as_the_page_computes_it() -> None:
    """Written from the page alone: the first ten draws of a bag with nonces."""
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
