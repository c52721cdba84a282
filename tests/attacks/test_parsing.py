"""Text from strangers is parsed in processes that can be killed: what costs too much is refused, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from attacks.cpu_cost import LINEAR, growth
from attacks.parser_jobs import kill, modules, process, refuse, sleep, spin
from ziggurat.games.babylon.tiles import BadSet, read_any_faces
from ziggurat.server.parsing import MOST_WAITING, PROCESSES, Parsers
from ziggurat.server.score_pad import scored_pad
from ziggurat.server.table import Refusal

TILES = (Path(__file__).parents[2] / "src/ziggurat/games/babylon/data/tiles.toml").read_text("utf-8")
LONGEST_TILES, LONGEST_PAD = 20_000, 10_000


@pytest.fixture
async def parsers() -> AsyncIterator[Parsers]:
    made = Parsers(cpu_seconds=0.2, wall_seconds=30)
    yield made
    made.close()


async def test_a_text_that_costs_too_much_is_refused_and_the_next_is_parsed(parsers: Parsers) -> None:
    first = await parsers.run("ann", process)
    with pytest.raises(Refusal, match="unreadable: it takes too long to read"):
        await parsers.run("mallory", spin)
    assert await parsers.run("ann", process) not in (first, os.getpid())


async def test_a_text_that_waits_for_ever_is_refused() -> None:
    parsers = Parsers(cpu_seconds=30, wall_seconds=0.2)
    with pytest.raises(Refusal, match="it takes too long to read"):
        await parsers.run("mallory", sleep)
    parsers.close()


async def test_a_client_cannot_take_all_processes() -> None:
    parsers = Parsers(cpu_seconds=30, wall_seconds=30)
    expensive = [asyncio.create_task(parsers.run("mallory", sleep)) for _ in range(PROCESSES + 2)]
    await asyncio.sleep(0)
    assert await parsers.run("ann", process) != os.getpid()
    assert not any(task.done() for task in expensive)
    for task in expensive:
        task.cancel()
    await asyncio.gather(*expensive, return_exceptions=True)
    assert await parsers.run("mallory", process)
    parsers.close()


async def test_texts_of_one_client_do_not_pile_up(parsers: Parsers) -> None:
    waiting = [asyncio.create_task(parsers.run("mallory", process)) for _ in range(MOST_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="too-fast"):
        await parsers.run("mallory", process)
    await asyncio.gather(*waiting)
    assert await parsers.run("mallory", process)


async def test_a_refusal_comes_back_as_it_was(parsers: Parsers) -> None:
    with pytest.raises(Refusal) as refused:
        await parsers.run("ann", refuse)
    assert (refused.value.reason, refused.value.detail, refused.value.rule) == ("rule", "a drop is due once a turn", "3.3")


async def test_a_process_that_was_killed_is_replaced(parsers: Parsers) -> None:
    first = await parsers.run("ann", process)
    kill(first)
    while Path(f"/proc/{first}").exists():
        await asyncio.sleep(0.01)
    assert await parsers.run("ann", process) != first


async def test_a_process_loads_no_compiler(parsers: Parsers) -> None:
    assert "numba" not in await parsers.run("ann", modules)


# Parsed texts


@pytest.mark.parametrize(
    "text",
    ["a.{0}a=1", '"#".{0}a=1', '"\u2028".{0}a=1', "[{0}a]", "[[{0}a]]", "x = {{ {0}a = 1 }}", "a={0}", 'x = ["""\n#""", {{{0}a = 1}}]'],
)
def test_dotted_keys_are_refused_in_linear_time(text: str) -> None:
    def read(length: int) -> None:
        with pytest.raises(BadSet):
            read_any_faces(text.format("a." * (length // 2)))

    assert growth(read, LONGEST_TILES) < LINEAR


@pytest.mark.parametrize("piece", ["9", "[", "a\n", "a=1\n", "[[tiles]]\n", '"', "'''", "#", " ", "x=1,", "{a=", "\\u0061", "\u2028"])
def test_odd_files_of_tiles_are_refused_in_linear_time(piece: str) -> None:
    def read(length: int) -> None:
        with pytest.raises(BadSet):
            read_any_faces("x=" + piece * (length // len(piece)))

    assert growth(read, LONGEST_TILES) < LINEAR


def test_a_number_of_too_many_digits_is_refused() -> None:
    with pytest.raises(BadSet, match="not a TOML file"):
        read_any_faces("x=" + "9" * 5_000)


def test_a_file_with_dots_in_its_comments_is_read() -> None:
    assert read_any_faces(f"# My box ... www.example.org/a.b.c ...\n  # {'.' * 80}\n" + TILES) == read_any_faces(TILES)


PADS = ("a,", "white a1:1,", "statue a1\n", "tiles w", " ", "player x\n", "garden 1 ", ",", "clay-1 a1:1\n", "#\n", "\u2028", "height ")


@pytest.mark.parametrize("piece", PADS)
def test_odd_score_pads_take_linear_time(piece: str) -> None:
    def read(length: int) -> None:
        try:
            scored_pad("white a1:1\n" + piece * (length // len(piece)))
        except Refusal as refusal:
            assert refusal.reason == "unreadable"

    # Longer than the longest pad, so that quadratic growth shows more clearly.
    assert growth(read, 4 * LONGEST_PAD) < LINEAR
