"""Checks how the project is written: one meaning for each type's name, and no archaic phrases. Run by `make check`.

It reads names and docstrings of Python, comments that document TypeScript, the English catalogues and the pages in Markdown.
Everything else about style is left to readers.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, TextElement

ROOT = Path(__file__).parents[1]
PACKAGE = Path("src", "ziggurat")
PYTHON = ("src", "tests", "bench", "tools", "lab", "examples", "web/build.py")
ARCHAIC = re.compile(r"\b(shall|anew|whoever|need not)\b", re.IGNORECASE)
CLAUSE = re.compile(r"(Who|What)\b[^?.]*\.")
"""A sentence that begins with a clause instead of its subject; a question or a label ("Who starts") may begin so."""
DOCUMENTED = re.compile(r"/\*\*(.*?)\*/", re.DOTALL)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--root", type=Path, default=ROOT, help="the repository to check")
    root = parser.parse_args().root
    found = [*repeated_names(root), *phrases(root)]
    print("\n".join(found) if found else "wording: no type has two meanings, no phrase is archaic")
    return 1 if found else 0


def repeated_names(root: Path) -> Iterator[str]:
    """Types of one name in several places. The server is one place, and so is the same file of both games."""
    places: dict[str, dict[str, str]] = defaultdict(dict)
    package = root / PACKAGE
    for path in sorted(package.rglob("*.py")):
        if path.is_relative_to(package / "server"):
            continue
        for name, line in types(ast.parse(path.read_text(encoding="utf-8"))):
            places[name].setdefault(role(path.relative_to(package)), f"{path.relative_to(root)}:{line}")
    for name, defined in sorted(places.items()):
        if len(defined) > 1:
            yield f"{name} is the name of several types: {', '.join(defined.values())}"


def role(path: Path) -> str:
    """The part that a file plays: the same for both games."""
    return "/".join("game" if part.removesuffix(".py") in {"bubblee", "babylon"} else part for part in path.parts)


def types(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Classes and aliases of types, each with its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield node.name, node.lineno
    for statement in tree.body:
        match statement:
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)) if is_type(name):
                yield name, statement.lineno


def is_type(name: str) -> bool:
    return name[0].isupper() and not name.isupper()


def phrases(root: Path) -> Iterator[str]:
    """Places whose words are archaic, or that begin with a clause as their subject."""
    for place, text in (*docstrings(root), *comments(root), *messages(root)):
        if CLAUSE.match(text):
            yield f"{place}: begins with a clause: {text.splitlines()[0][:60]}"
    for place, text in (*docstrings(root), *comments(root), *messages(root), *pages(root)):
        if found := ARCHAIC.search(text):
            yield f"{place}: {found[0]!r} is archaic"


def docstrings(root: Path) -> Iterator[tuple[str, str]]:
    """The docstrings of Python, also those below a constant."""
    for path in python_files(root):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    yield f"{path.relative_to(root)}:{node.lineno}", text.strip()


def python_files(root: Path) -> Iterator[Path]:
    for place in (root / name for name in PYTHON):
        yield from [place] if place.is_file() else sorted(place.rglob("*.py"))


def comments(root: Path) -> Iterator[tuple[str, str]]:
    """The comments in TypeScript and Svelte that document what follows."""
    for path in sorted((root / "web" / "src").rglob("*")):
        if path.suffix in {".ts", ".svelte"}:
            text = path.read_text(encoding="utf-8")
            for found in DOCUMENTED.finditer(text):
                yield f"{path.relative_to(root)}:{text.count(chr(10), 0, found.start()) + 1}", found[1].strip(" *\n")


def messages(root: Path) -> Iterator[tuple[str, str]]:
    """The messages of the English catalogues."""
    for path in sorted((root / PACKAGE / "locales" / "en").glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message) and entry.value:
                yield f"{path.relative_to(root)}: {entry.id.name}", "".join(written(entry.value))


def written(pattern: Pattern) -> Iterable[str]:
    """The text of a message, with an ellipsis for each variable."""
    return (element.value if isinstance(element, TextElement) else "…" for element in pattern.elements)


def pages(root: Path) -> Iterator[tuple[str, str]]:
    """The pages in Markdown."""
    for path in (*root.glob("*.md"), *(root / "docs").rglob("*.md"), *(root / PACKAGE).rglob("*.md")):
        yield str(path.relative_to(root)), path.read_text(encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
