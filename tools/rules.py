"""The table of rules: the code that implements each rule of RULES.md, and the number of tests that prove it. Run by `make check`."""

from __future__ import annotations

import argparse
import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
RULE = re.compile(r"^(\d+\.\d+) ", re.MULTILINE)
"""A rule begins a line of RULES.md with its number."""
PARENTHESES = re.compile(r"\(([^()]*)\)")
CITED = re.compile(r"(?<![\w.])(\d+)\.(\d+)(?:\s*(?:to|-|–)\s*(\d+)\.(\d+))?(?!\.?\d)")
"""A rule, or a range of them: 5.4 to 5.7."""


@dataclass
class Table:
    """The rules of one game, with the code and tests that cite each."""

    game: str
    rules: list[str]
    code: dict[str, list[str]] = field(default_factory=dict)
    tests: dict[str, list[str]] = field(default_factory=dict)

    def lacking(self) -> Iterator[str]:
        """Rules without code or test, and citations of rules that do not exist."""
        for rule in self.rules:
            if rule not in self.code:
                yield f"{self.game} {rule}: no code cites it"
            if rule not in self.tests:
                yield f"{self.game} {rule}: no test proves it"
        for cited in (self.code, self.tests):
            for rule in cited.keys() - set(self.rules):
                yield from (f"{self.game} {rule}: no such rule, cited in {where}" for where in cited[rule])

    def lines(self) -> Iterator[str]:
        """The table as text: rule | code, the first two | tests."""
        rows = [("rule", "code", "tests")]
        rows += [(rule, ", ".join(self.code.get(rule, ["-"])[:2]), str(len(self.tests.get(rule, [])))) for rule in self.rules]
        widths = [max(len(row[column]) for row in rows) for column in range(2)]
        yield f"{self.game}:"
        yield from (f"{rule:<{widths[0]}} | {code:<{widths[1]}} | {tests}" for rule, code, tests in rows)


def table(root: Path, folder: Path) -> Table:
    """The table of the game in a folder of src/ziggurat/games."""
    found = Table(folder.name, RULE.findall((folder / "RULES.md").read_text(encoding="utf-8")))
    # The implementation of a rule comes before the events that report it.
    for path in sorted(folder.rglob("*.py"), key=lambda path: (path.name == "events.py", path)):
        for where, text in citing_python(path.read_text(encoding="utf-8")):
            note(found.code, text, f"{path.relative_to(folder).as_posix()}:{where}")
    for path in sorted(folder.glob("data/*.toml")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                note(found.code, line, path.relative_to(folder).as_posix())
    for path in sorted((root / "tests" / "rules" / folder.name).glob("*.py")):
        for name, rule in marks(path.read_text(encoding="utf-8")):
            found.tests.setdefault(rule, []).append(f"{path.name}:{name}")
    return found


def note(citations: dict[str, list[str]], text: str, where: str) -> None:
    """Add the rules that a text cites in parentheses, each rule once for each place."""
    for rule in cited_in(text):
        places = citations.setdefault(rule, [])
        if where not in places:
            places.append(where)


def cited_in(text: str) -> Iterator[str]:
    """The rules that a text cites in parentheses: (5.4), (3.2, 6.1), (5.4 to 5.7)."""
    for inside in PARENTHESES.findall(text):
        for chapter, first, last_chapter, last in CITED.findall(inside):
            end = int(last) if last and last_chapter == chapter else int(first)
            yield from (f"{chapter}.{number}" for number in range(int(first), end + 1))
            if last and last_chapter != chapter:
                yield f"{last_chapter}.{last}"


def citing_python(source: str) -> Iterator[tuple[str, str]]:
    """The texts of a Python file that may cite rules, each with the name of the object it documents."""
    yield from _documented(ast.parse(source), "")
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield f"line {token.start[0]}", token.string


def _documented(tree: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef, name: str) -> Iterator[tuple[str, str]]:
    """First paragraphs of the docstrings of the module, classes, functions and constants, and the texts of options."""
    yield name or "module", first_paragraph(ast.get_docstring(tree) or "")
    target = ""
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _documented(node, f"{name}.{node.name}".lstrip("."))
        elif isinstance(node, ast.Expr) and target:
            yield f"{name}.{target}".lstrip("."), first_paragraph(_string(node.value))
        yield from _options(node)
        target = _assigned(node)


def first_paragraph(text: str) -> str:
    """A docstring up to its first blank line; this part ends with the rules it cites."""
    return text.partition("\n\n")[0]


def _assigned(node: ast.stmt) -> str:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    names = (target.elts[0] if isinstance(target, ast.Tuple) else target for target in targets)
    return next((target.id for target in names if isinstance(target, ast.Name)), "")


def _options(node: ast.stmt) -> Iterator[tuple[str, str]]:
    if isinstance(node, ast.Assign | ast.AnnAssign):
        for call in ast.walk(node):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Option":
                texts = [value for value in map(_string, call.args) if value]
                yield from ((f"option {texts[0]}", text) for text in texts)


def _string(node: ast.expr) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def marks(source: str) -> Iterator[tuple[str, str]]:
    """The tests of a file with the rules that they prove: @rule("5.4") or @pytest.mark.rule("5.4")."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and _is_rule(decorator.func):
                    yield from ((node.name, str(number.value)) for number in decorator.args if isinstance(number, ast.Constant))


def _is_rule(function: ast.expr) -> bool:
    return (isinstance(function, ast.Name) and function.id == "rule") or (isinstance(function, ast.Attribute) and function.attr == "rule")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quiet", action="store_true", help="print only a line for each game, and missing rules")
    parser.add_argument("--root", type=Path, default=ROOT, help="the repository to check")
    arguments = parser.parse_args()
    # A folder without game.py is a game whose rules are written before its code.
    paths = [path.with_name("RULES.md") for path in sorted(arguments.root.glob("src/ziggurat/games/*/game.py"))]
    complete = bool(paths)
    for path in paths:
        found = table(arguments.root, path.parent)
        lacking = list(found.lacking())
        complete = complete and not lacking
        if not arguments.quiet:
            print("\n".join(found.lines()))
        print("\n".join(lacking) if lacking else f"{found.game}: {len(found.rules)} rules, all with code and test")
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main())
