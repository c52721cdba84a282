"""The catalogues as trees, for tests that read them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ziggurat.locales

FOLDER = Path(ziggurat.locales.__file__).parent
GAMES = FOLDER.parent / "games"
RULES = {file.parent.name: file for file in sorted(GAMES.glob("*/RULES.md"))}
"""The rules of every game that has a RULES.md, whether or not it is playable."""


def files(language: str) -> list[Path]:
    """The catalogues of a language."""
    return sorted((FOLDER / language).glob("*.ftl"))


@cache
def entries(file: Path) -> list[Any]:
    """All entries of a catalogue, in order."""
    return list(FluentParser().parse(file.read_text(encoding="utf-8")).body)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """All messages of a language."""
    return {entry.id.name: entry for file in files(language) for entry in entries(file) if isinstance(entry, ast.Message)}


class _Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # named by the parser
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def _read(language: str, id: str) -> _Reader:
    reader = _Reader()
    reader.visit(messages(language)[id].value)
    return reader


@cache
def variables(language: str, id: str) -> frozenset[str]:
    """The variables of a message, including those of the messages it refers to."""
    reader = _read(language, id)
    return frozenset(reader.variables.union(*(variables(language, each) for each in reader.references)))


@cache
def words(language: str, id: str) -> str:
    """The complete text of a message, in all its variants, without inserted values."""
    reader = _read(language, id)
    return " … ".join([*reader.texts, *(words(language, each) for each in sorted(reader.references))])
