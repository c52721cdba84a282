"""One source of rules at three speeds: equal games, checked bounds, a cache that is never stale."""

from __future__ import annotations

import contextlib
import os
import random
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import ziggurat
from ziggurat import games
from ziggurat.core import kernel
from ziggurat.core.kernel import Engine, Lookup, Mode, Struct, numbers, rule, unsigned
from ziggurat.core.random import advance, below, scramble

GAMES = 12
"""The number of games played of each setup."""
Setup = tuple[str, int, dict[str, str]]
SETUPS: tuple[Setup, ...] = (
    ("bubblee", 2, {}),
    ("bubblee", 2, {"black": "5 3", "touching": "group"}),
    ("bubblee", 2, {"powers": "no", "first": "2", "black": "4"}),
    ("bubblee", 1, {"planet": "RRG Y - K BB"}),
    ("bubblee", 1, {"planet": "R - - - -", "touching": "group", "black": "5"}),
    ("babylon", 2, {}),
    ("babylon", 3, {"supply": "printed", "tokens": "wild-symbol*7 wild-space*7"}),
    ("babylon", 4, {"first": "3", "flowers": "orange blue white pink"}),
)
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: " ".join(map(str, setup[:2])))


class Row(Struct):
    places: list[int] = numbers(4, "i1")


class Grid(Struct):
    places: list[int] = numbers(9, "i1")


TENS = Lookup(range(0, 100, 10))


@rule
def beyond(row: list[Row], index: int) -> int:
    """Read a place that may not exist."""
    return row[0].places[index]


@rule
def ten_times(index: int) -> int:
    return TENS[index]


@rule
def many_random(generator: list[int], out: list[int], n: int) -> int:
    for index in range(len(out)):
        out[index] = below(generator, n)
    return len(out)


@cache
def play_games(mode: Mode, name: str, seats: int, options: tuple[tuple[str, str], ...]) -> list[Any]:
    """Every state of some random games; decisions depend on the seed and on the number of moves."""
    game = ziggurat.load(name, mode)
    states: list[Any] = []
    for seed in range(GAMES):
        chance = random.Random(seed)
        position = game.start(seats, dict(options))
        while position.to_act is not None:
            moves = game.moves(position)
            states.append((position.state.values(), moves.codes[:200], list(game.weights(position))[:10]))
            position = game.play(position, moves[eager(chance, len(moves))])
        states.append((position.state.values(), game.ranks(position), game.scores(position)))
    return states


def eager(chance: random.Random, moves: int) -> int:
    """Any move, but often one of the last, where decorations and powers are, or one of the highest builds."""
    return max(chance.randrange(moves), chance.randrange(moves)) if chance.random() < 0.5 else chance.randrange(moves)


every_mode = pytest.mark.parametrize("mode", ["compiled", pytest.param("checked", marks=pytest.mark.slow)])
"""The checked rules are compiled for these tests alone."""


@every_setup
@every_mode
def test_same_seeds_same_games(mode: Mode, setup: Setup) -> None:
    name, seats, options = setup
    games = [play_games(speed, name, seats, tuple(options.items())) for speed in (mode, "plain")]
    assert games[0] == games[1]


@every_setup
@every_mode
def test_same_seeds_same_games_in_the_loop(mode: Mode, setup: Setup) -> None:
    """The compiled loop that plays whole games makes the same decisions at every speed, and every move is in the list."""
    name, seats, options = setup
    plain, fast = ziggurat.load(name, "plain"), ziggurat.load(name, mode)
    played = [game.random_games(20, seed=7, start=game.start(seats, options)) for game in (plain, fast)]
    assert played[0] == played[1] > 0


def test_read_out_of_bounds_is_caught_when_checked() -> None:
    """The same deliberate error passes silently through compiled code, which is why tests also run checked."""
    engines: dict[Mode, Engine[Row]] = {mode: Engine(mode, Row) for mode in kernel.MODES}
    slots = {mode: engine.pack(Row()) for mode, engine in engines.items()}
    assert isinstance(engines["compiled"].function(beyond)(slots["compiled"], 4), int)  # type: ignore[arg-type]
    for mode in ("plain", "checked"):
        with pytest.raises(IndexError):
            engines[mode].function(beyond)(slots[mode], 4)  # type: ignore[arg-type]


def test_table_is_the_same_everywhere() -> None:
    assert [Engine(mode, Row).function(ten_times)(7) for mode in kernel.MODES] == [70, 70, 70]


def test_random_numbers_are_the_same_everywhere() -> None:
    drawn = []
    for mode in kernel.MODES:
        engine = Engine(mode, Row)
        out = engine.buffers(500)()
        engine.function(many_random)(engine.generator(scramble(3)), out, 10)
        drawn.append([int(number) for number in out])
    assert drawn[0] == drawn[1] == drawn[2]
    assert set(drawn[0]) == set(range(10))


def test_generator_against_its_published_definition() -> None:
    """Xorshift64* from state 1, computed with exact integers."""
    state = [1]
    x = 1
    for _ in range(20):
        x ^= x >> 12
        x = (x ^ (x << 25)) & (2**64 - 1)
        x ^= x >> 27
        assert advance(state) == x * 0x2545F4914F6CDD1D % 2**64


def test_scramble_is_never_zero_and_never_repeats() -> None:
    starts = [scramble(seed) for seed in (*range(1000), 2**64 - 1, -1)]
    assert all(0 < start < 2**64 for start in starts)
    assert len(set(starts)) >= 1000
    assert unsigned(-1) == 2**64 - 1


def test_cache_is_named_by_sources_and_mode(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZIGGURAT_CACHE", str(tmp_path))
    kernel._cache_root.cache_clear()
    try:
        compiled, checked = kernel.cache_folder("compiled"), kernel.cache_folder("checked")
        assert compiled.parent == checked.parent == tmp_path / "ziggurat"
        assert compiled != checked
        monkeypatch.setattr(kernel, "_sources_hash", lambda: "edited")
        assert kernel.cache_folder("compiled") != compiled
    finally:
        kernel._cache_root.cache_clear()


@pytest.mark.parametrize(("edited", "is_other"), [("games/toy/turn.py", True), ("bots/data.toml", True), ("server/app.py", False)])
def test_only_an_edit_of_compiled_sources_names_another_cache(tmp_path: Path, edited: str, is_other: bool) -> None:
    for name in ("core/random.py", "games/toy/turn.py", "bots/data.toml", "adapters/vector_step.py", "server/app.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("old")
    before = kernel._sources_hash.__wrapped__(tmp_path)
    assert kernel._sources_hash.__wrapped__(tmp_path) == before
    (tmp_path / edited).write_text("new")
    assert (kernel._sources_hash.__wrapped__(tmp_path) != before) == is_other


def test_the_cache_is_named_by_the_processor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = kernel._sources_hash.__wrapped__(tmp_path)
    monkeypatch.setattr(kernel, "_processor", lambda: "another processor")
    assert kernel._sources_hash.__wrapped__(tmp_path) != before


def test_all_rules_stand_in_folders_that_name_the_cache() -> None:
    """Including what rules import, by the import contracts: only front ends are elsewhere."""
    for name in games.NAMES:
        games.load(name, "plain")
    folders = {each.__module__.split(".")[1] for each in kernel._rules if each.__module__.startswith("ziggurat.")}
    assert folders <= set(kernel.COMPILED)


def test_old_caches_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZIGGURAT_CACHE", str(tmp_path))
    kernel._cache_root.cache_clear()
    try:
        for number in range(20):
            (tmp_path / "ziggurat" / f"old{number}").mkdir(parents=True)
            os.utime(tmp_path / "ziggurat" / f"old{number}", (number, number))
        folder = kernel.cache_folder("compiled")
        left = {path.name for path in folder.parent.iterdir()}
        assert len(left) == kernel.KEPT_CACHES
        assert folder.name in left
        assert "old0" not in left
    finally:
        kernel._cache_root.cache_clear()


WITHOUT_NUMBA = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
import ziggurat
game = ziggurat.load("bubblee", "plain")
print(game.random_games(2, seed=1))
"""


def test_plain_needs_the_standard_library_alone() -> None:
    source = Path(ziggurat.__file__).parents[1]
    command = [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, {str(source)!r})\n{WITHOUT_NUMBA}"]
    result = subprocess.run(command, capture_output=True, text=True, check=True)
    assert int(result.stdout) == ziggurat.load("bubblee", "plain").random_games(2, seed=1)


def test_mode_is_named_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZIGGURAT_MODE", "plain")
    assert kernel.default_mode() == "plain"
    monkeypatch.setenv("ZIGGURAT_MODE", "fast")
    with pytest.raises(ValueError, match="plain, compiled, checked"):
        kernel.default_mode()
    monkeypatch.delenv("ZIGGURAT_MODE")
    assert kernel.default_mode() == "compiled"


def test_no_such_mode() -> None:
    with pytest.raises(ValueError, match="no such mode"):
        Engine("quick", Row)  # type: ignore[arg-type]


def test_preparing_reports_progress() -> None:
    game = ziggurat.load("bubblee", "compiled")
    assert not game.engine.cold
    parts = list(game.prepare())
    assert [done for _, done, _ in parts] == list(range(len(parts)))
    assert {total for _, _, total in parts} == {len(parts)}


COLD = """
import ziggurat
game = ziggurat.load("bubblee")
assert not game.engine.cold
print(game.random_games(1, seed=1))
"""


@pytest.mark.slow
def test_a_cold_start_compiles_with_progress_and_a_warm_one_is_silent(tmp_path: Path) -> None:
    """On a terminal: the first start shows its progress, the second prints nothing."""
    environment = os.environ | {"ZIGGURAT_CACHE": str(tmp_path)}
    told = []
    for _ in range(2):
        ours, theirs = os.openpty()
        process = subprocess.Popen([sys.executable, "-c", COLD], env=environment, stdout=subprocess.PIPE, stderr=theirs, text=True)
        os.close(theirs)
        shown = b""
        # A terminal whose other end is closed gives an error instead of end of file.
        with contextlib.suppress(OSError):
            while piece := os.read(ours, 1000):
                shown += piece
        os.close(ours)
        output, _ = process.communicate()
        assert process.returncode == 0
        assert int(output) > 0
        told.append(shown.decode())
    assert "Compiling the rules of bubblee, once: 1 of 5, moves" in told[0]
    assert "5 of 5" in told[0]
    assert told[1] == ""


def test_compiling_one_game_does_not_affect_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "_cache_root", lambda: tmp_path)
    Engine("compiled", Row).ready()
    assert not Engine("compiled", Row).cold
    assert Engine("compiled", Grid).cold


def test_engines_adopt_each_others_positions() -> None:
    plain, compiled = ziggurat.load("bubblee", "plain"), ziggurat.load("bubblee", "compiled")
    position = plain.start(2, {"sky": "RPYBG YBGRP", "first": "1"})
    adopted = compiled.adopt(position)
    assert adopted == position
    assert hash(adopted) == hash(position)
    assert compiled.play(position, compiled.read("keep")) == plain.play(adopted, plain.read("keep"))


@kernel.open_rule
def step(n: int) -> int:
    raise NotImplementedError


@rule
def twice(n: int) -> int:
    return 2 * n


@rule
def two_steps(n: int) -> int:
    return step(step(n))


@rule
def four_steps(n: int) -> int:
    return two_steps(two_steps(n))


def test_an_open_rule_is_bound_for_each_engine() -> None:
    for mode in kernel.MODES:
        engine = Engine(mode, Row)
        engine.bind({step: twice})
        assert engine.function(four_steps)(3) == 48
        assert engine.function(twice)(3) == 6
    with pytest.raises(NotImplementedError):
        Engine("plain", Row).function(four_steps)(3)
