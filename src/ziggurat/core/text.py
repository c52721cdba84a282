"""A scanner for short texts, with errors that say where they are and what was expected. The grammars are in each game's modules."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import TypeVar

from .game import BadText

T = TypeVar("T")


class Scanner:
    """Reads a text word by word, and skips spaces between words."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    @property
    def column(self) -> int:
        """The column of the next word, counted from 1."""
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1
        return self.at + 1

    def take(self, pattern: str, expected: str) -> str:
        """The next piece of text, which must match a regular expression. Raises BadText if it does not."""
        column = self.column
        match = re.compile(pattern, re.IGNORECASE).match(self.text, column - 1)
        if not match:
            raise self.error(expected)
        self.at = match.end()
        return match[0]

    def number(self, low: int, high: int, what: str) -> int:
        """The next number, which must be in range. Raises BadText if it is not."""
        expected = f"{what}, {low} to {high}"
        column = self.column
        digits = self.take(r"[0-9]{1,6}", expected)
        if not low <= int(digits) <= high:
            raise self.error(expected, column)
        return int(digits)

    def word(self, expected: str) -> str:
        """The next word, in lower case. Raises BadText if there is none."""
        return self.take(r"[^\W\d_]+", expected).lower()

    def done(self) -> bool:
        """True if only spaces are left."""
        return self.column > len(self.text)

    def end(self) -> None:
        """Raise BadText if anything is left."""
        if not self.done():
            raise self.error("nothing more")

    def error(self, expected: str, column: int | None = None) -> BadText:
        """An error at a column, or at the next word."""
        return BadText(self.text, column or self.column, expected)


def read_move(text: str, readers: Mapping[str, Callable[[Scanner], T]]) -> T:
    """The move in a text. The first word selects the reader of the rest. Raises BadText."""
    scanner = Scanner(text)
    column = scanner.column
    word = scanner.word("a move")
    if word not in readers:
        raise scanner.error(f"a move: {', '.join(readers)}", column)
    move = readers[word](scanner)
    scanner.end()
    return move


def fields(text: str, known: Collection[str]) -> Iterator[tuple[str, Scanner]]:
    """The fields of a text, separated by ; or newlines: each name with a scanner of what follows it. Raises BadText for an unknown name."""
    start = 0
    for part in text.replace("\n", ";").split(";"):
        # Each scanner has the whole text up to the field's end, so that columns in errors are right.
        scanner = Scanner(text[: start + len(part)].replace("\n", " "))
        scanner.at = start
        start += len(part) + 1
        if scanner.done():
            continue
        column = scanner.column
        name = scanner.word(f"a field: {', '.join(known)}")
        if name not in known:
            raise scanner.error(f"a field: {', '.join(known)}", column)
        yield name, scanner
