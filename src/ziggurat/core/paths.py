"""Choices as paths of touches: how a view offers legal moves, and how a person walks to one.

A choice of a view is one move with the paths that lead to it, {"code", "move", "paths"}; or a *product*, very many moves at once:
{"code", "factors"}, where a path has one touch of each factor, in their order, and a move's code is the product's code plus those of
the touches. A factor maps touches to codes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from .game import Game, Position, Rule

Path = tuple[str, ...]
Choice = Mapping[str, Any]


def every(choices: Sequence[Choice]) -> Iterator[tuple[Path, int]]:
    """Every path, with the code of the move to which it leads."""
    for choice in choices:
        if "factors" in choice:
            for touches in product(*(factor.items() for factor in choice["factors"])):
                yield tuple(touch for touch, _ in touches), choice["code"] + sum(code for _, code in touches)
        else:
            yield from ((tuple(path), choice["code"]) for path in choice["paths"])


def after(choices: Sequence[Choice], start: Path) -> list[str]:
    """What can be touched next after the start of a path, in the order of the moves."""
    found: dict[str, None] = {}
    for choice in choices:
        for path in _sides(choice):
            if len(path) > len(start) and all(touch in side for touch, side in zip(start, path, strict=False)):
                found |= dict.fromkeys(path[len(start)])
    return list(found)


def _sides(choice: Choice) -> Iterator[Sequence[Sequence[str]]]:
    """The paths of a choice, each with the touches that are possible at each of its steps."""
    if "factors" in choice:
        yield [list(factor) for factor in choice["factors"]]
    else:
        yield from ([[touch] for touch in path] for path in choice["paths"])


def reached(choices: Sequence[Choice], path: Path) -> int | None:
    """The code of the move that a path has led to."""
    for choice in choices:
        if "factors" in choice:
            factors = choice["factors"]
            if len(path) == len(factors) and all(touch in factor for touch, factor in zip(path, factors, strict=True)):
                return int(choice["code"] + sum(factor[touch] for touch, factor in zip(path, factors, strict=True)))
        elif list(path) in choice["paths"]:
            return int(choice["code"])
    return None


def why_not(game: Game[Any, Any], position: Position[Any], path: Path) -> Rule:
    """The rule that forbids to go on from a path of touches: that of its least forbidden completion; 0 if one is legal.

    Of several completions the one that gets furthest in the rules explains best: not that nothing could ever lie there, but that
    pillars are missing.
    """
    rules = {game.why_not(position, move) for move in game.completions(position, path)}
    return 0 if 0 in rules else max(rules, default=0)
