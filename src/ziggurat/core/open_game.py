"""Abstract rules for compiled code that serves every game. Each engine binds them to the rules of its game."""

from __future__ import annotations

from .kernel import Struct, open_rule


@open_rule
def is_over(s: Struct) -> bool:
    """True if the game is over."""
    raise NotImplementedError


@open_rule
def is_chance(s: Struct) -> bool:
    """True if chance is to act."""
    raise NotImplementedError


@open_rule
def decider(s: Struct) -> int:
    """The seat that decides."""
    raise NotImplementedError


@open_rule
def deal(s: Struct, generator: list[int], codes: list[int]) -> int:
    """A random move of chance, with the right weights."""
    raise NotImplementedError


@open_rule
def why_not(s: Struct, code: int) -> int:
    """The rule that forbids a move, or 0."""
    raise NotImplementedError


@open_rule
def play(s: Struct, code: int) -> None:
    """Play a legal move."""
    raise NotImplementedError
