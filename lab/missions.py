"""Makes and measures the missions of Bubblee Pop (8.6).

    python lab/missions.py try PLANET ...      print the share of storms won on planets such as "RR - - - GG"
    python lab/missions.py make FILE           write missions.toml for a file with a title and a planet per line
    python lab/missions.py daily NUMBER        write daily.toml for this number of puzzles of the day
    python lab/missions.py measure             play 500 storms on each mission, print a table and draw docs/pictures/missions.svg

A storm is played by `search` with a fixed number of simulations, well under a second of one core.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import count, islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from ziggurat import games
from ziggurat.arena.rating import wilson
from ziggurat.bots.search import Search, prepare
from ziggurat.core.game import CHANCE
from ziggurat.games.bubblee import missions
from ziggurat.games.bubblee.components import LETTERS
from ziggurat.games.bubblee.moves import DRAW_CODE
from ziggurat.games.bubblee.solver import MOST_TURNS, Solver

ROOT = Path(__file__).parents[1]
DATA = ROOT / "src" / "ziggurat" / "games" / "bubblee" / "data"
SKY = "RPYBG YBGRP"
SIMULATIONS = 400
TRIED, RANKED, MEASURED = 40, 200, 500
"""The number of storms on a planet to try it, to rank it among the missions, and to measure a finished mission."""
ORDERS = 30
"""The number of draw orders to choose a mission's puzzle from."""
GOOD_PAR = 5
MOST_TURNS_OF_A_DAY = 7
Storm = tuple[bool, int]


@cache
def game() -> Any:
    """The compiled game, with its search."""
    loaded = games.load("bubblee", "compiled")
    prepare(loaded)
    return loaded


@cache
def solver() -> Solver:
    """The solver, compiled once."""
    return Solver(game())


# Storms


def storm(asked: tuple[str, int]) -> Storm:
    """Play a mission with random draws; return True if it was won, and the number of turns."""
    planet, number = asked
    fortune, bot = random.Random(f"{planet}/{number}"), Search(number, SIMULATIONS)
    position = game().start(1, {"planet": planet, "sky": SKY})
    turns = 0
    while (seat := position.to_act) is not None:
        moves = game().moves(position)
        move = fortune.choices(moves, game().weights(position))[0] if seat == CHANCE else bot.choose(game(), position)
        turns += isinstance(move, missions.BY)
        position = game().play(position, move)
    return game().ranks(position) == (1,), turns


def on_cores(function: Callable[[Any], Any], asked: Iterable[Any]) -> Iterator[Any]:
    """Map a function over arguments on all cores, in order."""
    game()
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        yield from pool.map(function, asked)


def batched(things: Iterable[Any], number: int) -> Iterator[list[Any]]:
    """Lists of `number` things each; the last one may be shorter."""
    rest = iter(things)
    while row := list(islice(rest, number)):
        yield row


def storms(planets: Sequence[str], number: int) -> Iterator[list[Storm]]:
    """The results of `number` storms on each planet."""
    played = on_cores(storm, [(planet, 1_000 * number + each) for planet in planets for each in range(number)])
    yield from batched(played, number)


def try_out(planets: Sequence[str]) -> None:
    """Print how often each planet is emptied, and the median number of turns."""
    for planet, played in zip(planets, storms(planets, TRIED), strict=True):
        won = [turns for victory, turns in played if victory]
        print(f"{planet:25} {len(won) / TRIED:5.0%} {statistics.median(won or [0]):4.0f} turns", flush=True)


# Puzzles


def shuffled(planet: str, number: int) -> str:
    """A draw order for a planet, in letters."""
    letters = [LETTERS[game().code(card) - DRAW_CODE] for card in game().decks(game().start(1, {"planet": planet, "sky": SKY}))["bag"]]
    random.Random(f"{planet}/{number}").shuffle(letters)
    return "".join(letters)


def solved(options: dict[str, str], order: str, most_turns: int = MOST_TURNS) -> tuple[str, ...] | None:
    """The decisions of a solution in at most `most_turns` turns, as texts; None if there is none."""
    moves = solver().solve(game().start(1, options), missions.draws(order), most_turns)
    return None if moves is None else tuple(game().write(move) for move in moves if not 0 <= game().code(move) - DRAW_CODE < len(LETTERS))


def turns(solution: Sequence[str]) -> int:
    """The number of turns of a solution: one drop each."""
    return sum(text.startswith("drop") for text in solution)


def puzzle(planet: str) -> tuple[str, tuple[str, ...]]:
    """The draw order of several whose solution is closest to GOOD_PAR turns, and that solution."""
    orders = [shuffled(planet, number) for number in range(ORDERS)]
    found = [(order, solution) for order in orders if (solution := solved({"planet": planet, "sky": SKY}, order))]
    return min(found, key=lambda each: abs(turns(each[1]) - GOOD_PAR))


def stars(played: list[Storm]) -> list[int]:
    """The most turns for two and three stars: those of the fastest half, and sixth, of the computer player's victories."""
    won = sorted(number for victory, number in played if victory)
    return [won[len(won) // 2], won[len(won) // 6]]


def make(file: Path) -> None:
    """Write missions.toml for titles and planets, easiest first."""
    titles, planets = zip(*(line.split(maxsplit=1) for line in file.read_text().splitlines()), strict=True)
    found = zip(titles, planets, storms(planets, RANKED), on_cores(puzzle, planets), strict=True)
    rows = ["# The sky and the planets of the missions (8.1). Made by lab/missions.py; docs/missions.md tells how.", f'sky = "{SKY}"']
    for title, planet, played, (order, solution) in sorted(found, key=lambda each: -sum(won for won, _ in each[2])):
        rows += ["", "[[missions]]", f'title = "{title}"', f'planet = "{planet}"', f"turns = {stars(played)}"]
        rows += [f'order = "{order}"', f"par = {turns(solution)}", "solution = [", *(f'    "{text}",' for text in solution), "]"]
        print(title, sum(won for won, _ in played) / RANKED, turns(solution), flush=True)
    (DATA / "missions.toml").write_text("\n".join(rows) + "\n")


def attempt(number: int) -> str:
    """The first attempt at a puzzle of the day that the solver solves, with its par."""
    for tried in count():
        options, order = missions.generate(number, tried)
        if solution := solved(options, order, MOST_TURNS_OF_A_DAY):
            return f"{tried}/{turns(solution)}"
    raise AssertionError("numbers never end")


def make_daily(number: int) -> None:
    """Write daily.toml for `number` days."""
    rows = [
        "# The puzzles of the day, a week a row: which attempt can be won, and in how many turns. Made by lab/missions.py.",
        "attempts = [",
    ]
    for week in batched(on_cores(attempt, range(number)), 7):
        rows.append(f'    "{" ".join(week)}",')
        print(rows[-1], flush=True)
    (DATA / "daily.toml").write_text("\n".join([*rows, "]"]) + "\n")


# Figures for the documentation


def measure() -> None:
    """Play 500 storms on each mission, print a table and draw it."""
    every = missions.missions().all
    lines = ["| mission | planet | storms won | 95 % interval | median turns | par of the puzzle |", "|---|---|---|---|---|---|"]
    shares = []
    for mission, played in zip(every, storms([mission.planet for mission in every], MEASURED), strict=True):
        won = [number for victory, number in played if victory]
        share, median = len(won) / MEASURED, statistics.median(won or [0])
        low, high = wilson(share, MEASURED)
        shares.append(share)
        lines.append(f"| {mission.number} | `{mission.planet}` | {share:.1%} | {low:.1%} to {high:.1%} | {median:.0f} | {mission.par} |")
        print(lines[-1], flush=True)
    print(f"rank correlation with the number: {-rank_correlation(shares):.3f}")
    (ROOT / "docs" / "pictures" / "missions.svg").write_text(plot(shares))


def rank_correlation(shares: Sequence[float]) -> float:
    """Spearman's rank correlation of the shares with their order."""
    ranks = [statistics.mean(place for place, each in enumerate(sorted(shares)) if each == share) for share in shares]
    return statistics.correlation(range(len(shares)), ranks)


WIDTH, HEIGHT, LEFT, TOP, STEP, TALL = 720, 330, 60, 30, 32, 240
STYLE = 'font-family="sans-serif" font-size="13" fill="#33291c"'


def plot(shares: Sequence[float]) -> str:
    """The shares as an SVG bar chart."""
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {STYLE}>']
    parts.append(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf7"/>')
    for quarter in range(5):
        y = TOP + TALL - TALL * quarter / 4
        parts.append(f'<path d="M{LEFT} {y}H{WIDTH - 20}" stroke="#d8d2c4"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{25 * quarter} %</text>')
    for number, share in enumerate(shares):
        x, tall = LEFT + 4 + STEP * number, TALL * share
        parts.append(f'<rect x="{x}" y="{TOP + TALL - tall:.1f}" width="{STEP - 8}" height="{tall:.1f}" rx="4" fill="#5b37b0"/>')
        parts.append(f'<text x="{x + STEP / 2 - 4}" y="{TOP + TALL + 18}" text-anchor="middle">{number + 1}</text>')
    parts.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 12}" text-anchor="middle">storms won, by mission</text></svg>')
    return "\n".join(parts) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("try", "make", "daily", "measure"))
    parser.add_argument("words", nargs="*")
    asked = parser.parse_args()
    match asked.what:
        case "try":
            try_out(asked.words)
        case "make":
            make(Path(asked.words[0]))
        case "daily":
            make_daily(int(asked.words[0]))
        case "measure":
            measure()


if __name__ == "__main__":
    main()
