"""Judgements of a whole record, and their JSON. The table for people is in terminal/analysis_text.py."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from typing import Any

from ziggurat import games
from ziggurat.core.game import Game, Seat
from ziggurat.core.record import Record
from ziggurat.games import CLEAR_LINE

from .analysis import Judgement, RecordedDecision, analyse, decisions
from .search import GETTING_READY, MoveValue, prepare

Judgements = Iterable[tuple[RecordedDecision, Judgement]]


def judgements(record: Record, simulations: int | None, seed: int, seat: Seat | None, show_progress: bool) -> Judgements:
    """Judge the decisions of a record with the fastest rules available; optionally show a progress line on standard error."""
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
