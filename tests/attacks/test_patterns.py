"""Patterns matched against text from strangers take time in proportion to its length, whatever it contains."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from types import ModuleType

import pytest

from attacks.cpu_cost import LINEAR, growth
from ziggurat import load
from ziggurat.core import record_text
from ziggurat.games.babylon import score_pad
from ziggurat.server import names, post

LONGEST = record_text.LONGEST_LINE
HEADS = ("", "1 ", "1. 1 ", "* ", "seat 1 ", "back 1 by 1", "resigned ", "player ", "tiles ", "a@")
REPEATED = (" ", "\t", "1", "a", "a ", " a", "1 ", "1.", "a.", "-", "a-", "9.9", "( ", "\u0430")
TAILS = ("", "(", " (", "(1s", ":", "a(", "\x00")


def patterns(module: ModuleType) -> Iterator[tuple[str, re.Pattern[str]]]:
    yield from ((f"{module.__name__}.{name}", found) for name, found in vars(module).items() if isinstance(found, re.Pattern))


LINES = ("1{blanks}(", "1. 1 swap n1{blanks}n2", "1. 1 swap n1 n2{blanks}", "seat 1{blanks}x(", "back 1{blanks}by")
PATTERNS = dict(found for module in (record_text, score_pad, names, post) for found in patterns(module))


@pytest.mark.parametrize("name", PATTERNS)
def test_a_pattern_takes_linear_time(name: str) -> None:
    """At the longest line, with anything repeated between a possible start and a possible end."""
    pattern = PATTERNS[name]
    for head in HEADS:
        for repeated in REPEATED:
            for tail in TAILS:

                def match(length: int, head: str = head, repeated: str = repeated, tail: str = tail) -> None:
                    text = head + repeated * (length // len(repeated)) + tail
                    pattern.fullmatch(text)
                    pattern.match(text)

                assert growth(match, LONGEST) < LINEAR, (head, repeated, tail)


@pytest.mark.parametrize(
    "line", ["1{blanks}(", "1. 1 swap n1{blanks}n2", "1. 1 swap n1 n2{blanks}", "seat 1{blanks}x(", "back 1{blanks}by"]
)
def test_a_record_with_a_long_line_of_blanks_takes_linear_time(line: str) -> None:
    def read(blanks: int) -> None:
        text = record([line.format(blanks=" " * blanks)])
        with suppress(record_text.RecordError):
            record_text.read(text, lambda name: load(name, "plain"))

    assert growth(read, LONGEST - 40) < LINEAR


def record(lines: list[str]) -> str:
    """A record of Bubblee Pop with these lines instead of moves."""
    game = load("bubblee", "plain")
    header = [record_text.FIRST_LINE, "Game: bubblee", f"Rules: {game.rules_version}", f"Data: {game.data_version}", "Seats: 2"]
    return "\n".join([*header, "", *lines, "Ended: open", ""])
