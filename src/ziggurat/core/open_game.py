"""What compiled code that serves every game asks of one: each game fills these in with its own rules."""

from __future__ import annotations

from .kernel import Struct, open_rule


@open_rule
def is_over(s: Struct) -> bool:
    """Whether the game is over."""
    raise NotImplementedError


@open_rule
def is_chance(s: Struct) -> bool:
    """Whether chance acts."""
    raise NotImplementedError


@open_rule
def decider(s: Struct) -> int:
    """The seat that decides."""
    raise NotImplementedError


@open_rule
def deal(s: Struct, generator: list[int], codes: list[int]) -> int:
    """What chance brings, at random."""
    raise NotImplementedError


@open_rule
def why_not(s: Struct, code: int) -> int:
    """The rule that forbids a move, or 0."""
    raise NotImplementedError


@open_rule
def play(s: Struct, code: int) -> None:
    """Play a legal move."""
    raise NotImplementedError
