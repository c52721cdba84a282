"""Choices as paths of touches: a view offers legal moves as paths, and a client follows a path to its move.

A choice of a view has one of two forms. The first is one move with the paths that lead to it: {"code", "move", "paths"}. The second is
a *product*, which stands for up to thousands of moves: {"code", "factors"}. A factor maps touches to codes. A path has one touch from
each factor, in the order of the factors, and the code of its move is the product's code plus the codes of these touches.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from .game import Game, Position, Rule

Path = tuple[str, ...]
Choice = Mapping[str, Any]


def every(choices: Sequence[Choice]) -> Iterator[tuple[Path, int]]:
    """Every path, with the code of the move that it leads to."""
    for choice in choices:
        if "factors" in choice:
            for touches in product(*(factor.items() for factor in choice["factors"])):
                yield tuple(touch for touch, _ in touches), choice["code"] + sum(code for _, code in touches)
        else:
            yield from ((tuple(path), choice["code"]) for path in choice["paths"])


def after(choices: Sequence[Choice], start: Path) -> list[str]:
    """The touches that can follow the start of a path, in the order of the moves."""
    found: dict[str, None] = {}
    for choice in choices:
        for path in _sides(choice):
            if len(path) > len(start) and all(touch in side for touch, side in zip(start, path, strict=False)):
                found |= dict.fromkeys(path[len(start)])
    return list(found)


def _sides(choice: Choice) -> Iterator[Sequence[Sequence[str]]]:
    """The paths of a choice in groups. A group lists the possible touches at each step."""
    if "factors" in choice:
        yield [list(factor) for factor in choice["factors"]]
    else:
        yield from ([[touch] for touch in path] for path in choice["paths"])


def reached(choices: Sequence[Choice], path: Path) -> int | None:
    """The code of the move at the end of a path, or None if the path is not complete or leads nowhere."""
    for choice in choices:
        if "factors" in choice:
            factors = choice["factors"]
            if len(path) == len(factors) and all(touch in factor for touch, factor in zip(path, factors, strict=True)):
                return int(choice["code"] + sum(factor[touch] for touch, factor in zip(path, factors, strict=True)))
        elif list(path) in choice["paths"]:
            return int(choice["code"])
    return None


def why_not(game: Game[Any, Any], position: Position[Any], path: Path) -> Rule:
    """The rule that forbids a path of touches, or 0 if the path can lead to a legal move.

    If the path can lead to several illegal moves, the highest of their rules explains best, since that move breaks no earlier rule.
    For instance, a tile lacks only pillars at one place, and could never lie at another.
    """
    rules = {game.why_not(position, move) for move in game.completions(position, path)}
    return 0 if 0 in rules else max(rules, default=0)
