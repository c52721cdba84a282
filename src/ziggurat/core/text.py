"""Reading short texts word by word, with errors that say where and what was expected."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import TypeVar

from .game import BadText

T = TypeVar("T")


class Scanner:
    """Walks over a text. Spaces between words do not matter."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    @property
    def column(self) -> int:
        """Where the next word begins, counted from 1."""
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1
        return self.at + 1

    def take(self, pattern: str, expected: str) -> str:
        """The next piece of text if it matches, or BadText."""
        column = self.column
        match = re.compile(pattern, re.IGNORECASE).match(self.text, column - 1)
        if not match:
            raise self.error(expected)
        self.at = match.end()
        return match[0]

    def number(self, low: int, high: int, what: str) -> int:
        """The next number, if it is in range."""
        expected = f"{what}, {low} to {high}"
        column = self.column
        digits = self.take(r"[0-9]{1,6}", expected)
        if not low <= int(digits) <= high:
            raise self.error(expected, column)
        return int(digits)

    def word(self, expected: str) -> str:
        """The next word, in small letters."""
        return self.take(r"[^\W\d_]+", expected).lower()

    def done(self) -> bool:
        """Whether nothing is left."""
        return self.column > len(self.text)

    def end(self) -> None:
        """Nothing may be left."""
        if not self.done():
            raise self.error("nothing more")

    def error(self, expected: str, column: int | None = None) -> BadText:
        """What was expected at a column, or here."""
        return BadText(self.text, column or self.column, expected)


def read_move(text: str, readers: Mapping[str, Callable[[Scanner], T]]) -> T:
    """A move whose first word says how the rest is read."""
    scanner = Scanner(text)
    column = scanner.column
    word = scanner.word("a move")
    if word not in readers:
        raise scanner.error(f"a move: {', '.join(readers)}", column)
    move = readers[word](scanner)
    scanner.end()
    return move


def fields(text: str, known: Collection[str]) -> Iterator[tuple[str, Scanner]]:
    """The fields of a text, separated by ; or by lines: each with its name, which must be known, and a scanner of what follows it."""
    start = 0
    for part in text.replace("\n", ";").split(";"):
        # Each field is read within the whole text, so that columns are right.
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
