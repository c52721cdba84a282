"""Output of an analysis: a table for people, JSON for programs."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from ziggurat import games
from ziggurat.core.game import Game, Seat
from ziggurat.core.record import Record
from ziggurat.games import CLEAR_LINE

from .analysis import Judgement, RecordedDecision, analyse, decisions
from .search import GETTING_READY, MoveValue, prepare

Judgements = Iterable[tuple[RecordedDecision, Judgement]]

MARKS = {"fine": "", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}


def judgements(record: Record, simulations: int | None, seed: int, seat: Seat | None, show_progress: bool) -> Judgements:
    """Judge the decisions of a record by the fastest rules available; optionally show a progress line on standard error."""
    say = _print_progress if show_progress else lambda text: None
    total = sum(1 for _ in decisions(record, seat))
    if not total:
        return
    say(GETTING_READY)
    game = games.load(record.game.name)
    prepare(game)
    say(f"0 of {total} decisions")
    for done, pair in enumerate(analyse(record, game, simulations, seed, seat), start=1):
        say("")
        yield pair
        say(f"{done} of {total} decisions" if done < total else "")


def _print_progress(text: str) -> None:
    print(CLEAR_LINE + text, end="", file=sys.stderr, flush=True)


def names_in(record: Record) -> list[str]:
    """The players' names; players without a unique name get their seat number."""
    seats = range(record.header.seats)
    names = record.header.players or ("",) * len(seats)
    return [names[seat] if names[seat] and names.count(names[seat]) == 1 else f"{names[seat] or 'seat'} {seat + 1}" for seat in seats]


# For people


def table(record: Record, pairs: Judgements) -> Iterator[str]:
    """A line for each decision, with marks and better moves for mistakes, then a summary line for each player."""
    names = names_in(record)
    width = max(len(name) for name in ("player", *names))
    yield f"{'move':>4}  {'player':{width}}  expected  cost  points      played, and what was better"
    seen: list[Judgement] = []
    for decision, judgement in pairs:
        seen.append(judgement)
        yield _row(record.game, names, width, decision, judgement)
    for seat, name in enumerate(names):
        if own := [judgement for judgement in seen if judgement.seat == seat]:
            yield summary(name, own)


def _row(game: Game[Any, Any], names: list[str], width: int, decision: RecordedDecision, judgement: Judgement) -> str:
    is_fine = judgement.grade == "fine"
    what = game.write(judgement.played.move)
    if not is_fine:
        what += f"; better {', '.join(game.write(move) for move in judgement.best.line)}"
    cost = f"{100 * judgement.cost:4.0f} %{judgement.cost_in_points:8.1f}" if not is_fine else " " * 14
    expected = f"{100 * judgement.results[decision.seat]:6.0f} %"
    return f"{decision.ply + 1:>4}  {names[decision.seat]:{width}}  {expected}{cost}  {MARKS[judgement.grade]:2}  {what}"


def summary(name: str, own: list[Judgement]) -> str:
    """A player's decisions in one line."""
    grades = Counter(judgement.grade for judgement in own)
    mean = sum(judgement.cost for judgement in own) / len(own)
    return (
        f"{name}: {len(own)} decisions; blunders {grades['blunder']}, mistakes {grades['mistake']}, "
        f"inaccuracies {grades['inaccuracy']}; {100 * mean:.1f} % of the result given away by a decision on average"
    )


# For programs


def json_lines(record: Record, pairs: Judgements) -> Iterator[str]:
    """One JSON object per decision."""
    return (json.dumps(as_json(record.game, decision.ply, judgement), ensure_ascii=False) for decision, judgement in pairs)


def as_json(game: Game[Any, Any], ply: int, judgement: Judgement) -> dict[str, Any]:
    """A judgement as plain data; seats count from 0, and `ply` is the number of moves before the decision."""
    return {
        "ply": ply,
        "seat": judgement.seat,
        "results": [_rounded(result) for result in judgement.results],
        "cost": _rounded(judgement.cost),
        "cost_in_points": _rounded(judgement.cost_in_points),
        "grade": judgement.grade,
        "exact": judgement.exact,
        "played": move_value_as_json(game, judgement.played),
        "best": move_value_as_json(game, judgement.best),
    }


def move_value_as_json(game: Game[Any, Any], move_value: MoveValue) -> dict[str, Any]:
    """A move and its values as plain data."""
    return {
        "move": game.write(move_value.move),
        "line": [game.write(move) for move in move_value.line],
        "value": _rounded(move_value.value),
        "points": [_rounded(points) for points in move_value.points],
        "visits": move_value.visits,
    }


def _rounded(number: float) -> float:
    return round(number, 4)
