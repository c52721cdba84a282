"""Mutation testing: change the code in random places, one at a time, and check that a test fails. Run by `make mutants`.

Mutants are sampled from all places in an area's files, by a seed. Each runs in a copy of the tree, so this tree is not touched.
A mutant is killed when a test fails or times out; the survivors are printed with their places.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Any

ROOT = Path(__file__).parents[1]
PACKAGE = Path("src/ziggurat")
COPIED = ("src", "tests", "web", "tools", "examples", "docs", "bench", "deploy", "locks", "pyproject.toml", "Makefile", "README.md")
IGNORED = shutil.ignore_patterns("node_modules", "__pycache__", ".*_cache", ".hypothesis")
SLOWER = 3.0
SPARE = 60.0
"""A mutant times out after SLOWER times the duration of the unchanged code, plus SPARE seconds."""

SWAPPED: Mapping[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult, ast.Mod: ast.Add,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
    ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip
RENAMED = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Area:
    """Files to mutate, and the tests that should notice, fastest first."""

    files: tuple[str, ...]
    tests: tuple[str, ...]
    without: str = "nothing"
    """Tests to leave out by name: those of the other game."""


AREAS = {
    "bubblee": Area(
        tuple(f"games/bubblee/{name}.py" for name in ("drops", "legal", "lines", "moves", "powers", "scoring", "setup", "solo", "turn")),
        ("rules/bubblee", "contract/test_game.py", "properties/test_bubblee.py", "oracle/test_bubblee_agreement.py"),
        "babylon",
    ),
    "babylon": Area(
        (
            *(f"games/babylon/{name}.py" for name in ("decorations", "garden", "legal", "moves", "possible", "quarry", "scoring")),
            *(f"games/babylon/{name}.py" for name in ("setup", "turn")),
        ),
        ("rules/babylon", "contract/test_game.py", "properties/test_babylon.py", "oracle/test_babylon_agreement.py"),
        "bubblee",
    ),
    "server": Area(
        ("server/store/sqlite.py", "server/store/store.py", "server/store/reading.py", "server/table.py", "server/socket.py"),
        (
            *("server/test_table.py", "contract/test_store.py", "server/test_rooms.py", "server/test_tables.py", "server/test_memory.py"),
            *("attacks/test_expensive_requests.py", "attacks/test_unplayable_table.py", "attacks/test_disk.py", "server/test_hidden.py"),
            *("server/test_sqlite.py", "server/test_limits.py", "attacks/test_file_modes.py", "attacks/test_frames.py"),
            *("server/test_fill.py", "server/test_from_position.py", "server/test_replays.py", "server/test_abuse.py"),
        ),
    ),
}


@dataclass(frozen=True)
class Mutant:
    """A change in one place."""

    file: str
    line: int
    before: str
    after: str
    start: int
    end: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.before} -> {self.after}"


@dataclass(frozen=True)
class Verdict:
    """The result of the tests for a mutant."""

    mutant: Mutant
    killed_by: str
    """The first test that failed; empty for a survivor."""
    seconds: float


def mutants_of(file: str, source: str) -> Iterator[Mutant]:
    """All mutants of a file."""
    data = source.encode()
    starts = [0]
    for line in data.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for node in _code(ast.parse(source)):
        assert isinstance(node, ast.expr | ast.stmt) and node.end_lineno is not None and node.end_col_offset is not None
        start, end = starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset
        before = data[start:end].decode()
        for after in _changes(node):
            yield Mutant(file, node.lineno, before, after, start, end)


def _code(tree: ast.AST) -> Iterator[ast.AST]:
    """The expressions and statements that can be mutated: no docstrings, decorators, types or error messages."""
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, ast.Raise | ast.Assert | ast.Import | ast.ImportFrom | ast.JoinedStr | ast.arg | ast.alias):
            continue
        if isinstance(child, ast.expr | ast.stmt):
            yield child
        if isinstance(child, ast.AnnAssign):
            yield from _code(child.value) if child.value is not None else ()
        elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield from () if isinstance(child, ast.ClassDef) else _code(child.args)
            yield from _code(ast.Module(child.body, []))
        else:
            yield from _code(child)


def _changes(node: ast.AST) -> Iterator[str]:
    """The texts that can replace a node."""
    if isinstance(node, ast.stmt):
        yield from _statements(node)
    else:
        yield from _expressions(node)


def _statements(node: ast.stmt) -> Iterator[str]:
    match node:
        case ast.AugAssign(target, operator, value) if type(operator) in SWAPPED:
            yield ast.unparse(ast.AugAssign(target, _swapped(operator), value))
        case ast.Expr(ast.Call() | ast.Await()) | ast.Delete() | ast.Assign([ast.Attribute() | ast.Subscript()]):
            yield "pass"
        case ast.Break():
            yield "continue"
        case ast.Continue():
            yield "break"


def _expressions(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Compare(left, [operator, *operators], comparators):
            yield _text(ast.Compare(left, [_swapped(operator), *operators], comparators))
        case ast.BinOp(left, operator, right) if type(operator) in SWAPPED:
            yield _text(ast.BinOp(left, _swapped(operator), right))
        case ast.BoolOp(operator, values):
            yield _text(ast.BoolOp(_swapped(operator), values))
        case ast.UnaryOp(ast.Not(), operand):
            yield _text(operand)
        case ast.IfExp(test, body, orelse):
            yield _text(ast.IfExp(ast.UnaryOp(ast.Not(), test), body, orelse))
        case ast.Constant(bool() as value):
            yield str(not value)
        case ast.Constant(int() as value):
            yield str(value + 1)
        case ast.Name(name) if name in RENAMED:
            yield RENAMED[name]


def _swapped(operator: ast.AST) -> Any:
    return SWAPPED[type(operator)]()


def _text(node: ast.expr) -> str:
    return f"({ast.unparse(ast.fix_missing_locations(node))})"


def drawn(area: Area, count: int, seed: int) -> list[Mutant]:
    """A random sample of an area's mutants, in random order."""
    found = [mutant for file in area.files for mutant in mutants_of(file, (ROOT / PACKAGE / file).read_text(encoding="utf-8"))]
    return random.Random(seed).sample(found, min(count, len(found)))


class Copy:
    """A copy of the tree, in which one mutant at a time is tested."""

    def __init__(self, folder: Path, area: Area, without: str) -> None:
        self._folder = folder
        self._area = area
        self._without = f"{area.without} or {without}" if without else area.without
        folder.mkdir()
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, folder / name, ignore=IGNORED, symlinks=True)
            else:
                shutil.copy(source, folder / name)

    def test(self, limit: float | None = None) -> tuple[str, float]:
        """Run the tests; return the first that fails, empty if none does, and the seconds taken."""
        began = time.monotonic()
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-x",
            "-q",
            "--no-header",
            "--tb=no",
            "-p",
            "no:cacheprovider",
            "-k",
            f"not ({self._without})",
        ]
        command += [f"tests/{name}" for name in self._area.tests]
        path = os.pathsep.join([str(self._folder / "src"), os.environ.get("PYTHONPATH", "")])
        # A mutant may be written in the same second in which its file was compiled; bytecode would then hide it.
        environment = os.environ | {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", "ZIGGURAT_MODE": "plain"}
        process = subprocess.Popen(
            command, cwd=self._folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
        )
        try:
            output, _ = process.communicate(timeout=limit)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)
            process.communicate()
            return "took too long", time.monotonic() - began
        failed = next((line for line in output.splitlines() if line.startswith(("FAILED", "ERROR"))), f"exit code {process.returncode}")
        return "" if process.returncode == 0 else failed[:200], time.monotonic() - began

    def verdict(self, mutant: Mutant, limit: float) -> Verdict:
        """Test a mutant, then restore the file."""
        path = self._folder / PACKAGE / mutant.file
        original = path.read_bytes()
        path.write_bytes(original[: mutant.start] + mutant.after.encode() + original[mutant.end :])
        try:
            return Verdict(mutant, *self.test(limit))
        finally:
            path.write_bytes(original)


def verdicts(name: str, count: int, seed: int, jobs: int, without: str = "") -> Iterator[Verdict]:
    """The verdicts on a sample of an area's mutants, in the order in which they finish."""
    area = AREAS[name]
    with tempfile.TemporaryDirectory(prefix="mutants") as folder, ThreadPoolExecutor(jobs) as threads:
        copies: SimpleQueue[Copy] = SimpleQueue()
        for number in range(jobs):
            copies.put(Copy(Path(folder) / str(number), area, without))
        limit = SLOWER * seconds_unchanged(copies) + SPARE

        def verdict(mutant: Mutant) -> Verdict:
            copy = copies.get()
            try:
                return copy.verdict(mutant, limit)
            finally:
                copies.put(copy)

        for done in as_completed([threads.submit(verdict, mutant) for mutant in drawn(area, count, seed)]):
            yield done.result()


def seconds_unchanged(copies: SimpleQueue[Copy]) -> float:
    """The duration of the tests on unchanged code; exit if they fail."""
    copy = copies.get()
    failed, seconds = copy.test()
    copies.put(copy)
    if failed:
        sys.exit(f"the tests fail before anything is changed: {failed}")
    return seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("area", choices=AREAS)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--without", default="", metavar="TESTS", help="leave out tests whose names match, for example 'postgres'")
    parser.add_argument("--json", type=Path, help="write all verdicts to this file")
    wanted = parser.parse_args()
    found = []
    for number, one in enumerate(verdicts(wanted.area, wanted.count, wanted.seed, wanted.jobs, wanted.without), 1):
        print(f"{number:4d} {one.seconds:6.1f} s  {one.killed_by or 'SURVIVED'}  {one.mutant}", flush=True)
        found.append(one)
        if wanted.json:
            wanted.json.write_text(json.dumps([asdict(each) for each in found], indent=1), encoding="utf-8")
    survivors = sorted(str(one.mutant) for one in found if not one.killed_by)
    killed = len(found) - len(survivors)
    print(f"{wanted.area}: {killed} of {len(found)} mutants killed ({killed / len(found):.1%})", *survivors, sep="\n")


if __name__ == "__main__":
    main()
