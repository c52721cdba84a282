"""Compiled stepping of one game or of arrays of games, over abstract rules that each game implements. Chance deals automatically.

Actions are the decisions of a game's `features.py`, which also writes the observations.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ziggurat.core.features import NO_CODE
from ziggurat.core.game import REFUSED
from ziggurat.core.kernel import Slot, Struct, copy, copy_within, open_rule, rule
from ziggurat.core.open_game import deal, decider, is_chance, is_over, play, why_not

EVERYBODY = -1
"""A value in place of a seat: the decisions of all seats come from the caller."""
ILLEGAL = -1.0
"""The reward of an illegal action, which ends the game."""


# Abstract rules that a game implements, besides those of core/open_game.py.


@open_rule
def random_decision(s: Struct, generator: list[int], codes: list[int]) -> int:
    """A legal move at random, all equally likely."""
    raise NotImplementedError


@open_rule
def outlook(s: Struct, codes: list[int]) -> int:
    """Write the legal moves; return the outlook, which packs their number and the seat to act."""
    raise NotImplementedError


@open_rule
def code_of(s: Struct, decision: int) -> int:
    """The code of a decision, or NO_CODE."""
    raise NotImplementedError


@open_rule
def decision_of(s: Struct, code: int) -> int:
    """The decision that the code of a legal move stands for."""
    raise NotImplementedError


@open_rule
def mark_decisions(s: Struct, codes: list[int], mask: list[int]) -> None:
    """Set the mask to 1 for each legal decision."""
    raise NotImplementedError


@open_rule
def encode(s: Struct, seat: int, planes: list[int], scalars: list[float]) -> None:
    """Write a seat's planes and scalars."""
    raise NotImplementedError


@open_rule
def result(s: Struct, seat: int) -> float:
    """A seat's result in a finished game."""
    raise NotImplementedError


OPEN: tuple[Callable[..., Any], ...] = (
    is_over,
    is_chance,
    decider,
    deal,
    random_decision,
    why_not,
    play,
    outlook,
    code_of,
    decision_of,
    mark_decisions,
    encode,
    result,
)


# One game


@rule
def code_at(slot: Slot[Struct], action: int) -> int:
    """The code of an action in a position, or NO_CODE."""
    return code_of(slot[0], action)


@rule
def action_at(slot: Slot[Struct], code: int) -> int:
    """The action of a legal move in a position."""
    return decision_of(slot[0], code)


@rule
def step(before: Slot[Struct], after: Slot[Struct], generator: list[int], codes: list[int], code: int) -> int:
    """Play a move (none for NO_CODE) and let chance deal; write the next decision's position, return its outlook.

    Return REFUSED - rule for an illegal move.
    """
    forbidden = why_not(before[0], code) if code != NO_CODE else 0
    if forbidden:
        return REFUSED - forbidden
    copy(before, after)
    if code != NO_CODE:
        play(after[0], code)
    play_on(after[0], EVERYBODY, generator, codes)
    return outlook(after[0], codes)


@rule
def play_on(s: Struct, own: int, generator: list[int], codes: list[int]) -> None:
    """Let chance deal until the seat `own` decides or the game is over; other seats play at random, unless `own` is EVERYBODY."""
    while not is_over(s):
        if is_chance(s):
            play(s, deal(s, generator, codes))
        elif own != EVERYBODY and decider(s) != own:
            play(s, random_decision(s, generator, codes))
        else:
            return


@rule
def observe(slot: Slot[Struct], seat: int, codes: list[int], planes: list[int], scalars: list[float], mask: list[int]) -> None:
    """Write a seat's observation and its legal actions."""
    s = slot[0]
    encode_for(s, seat, is_over(s) or is_chance(s) or decider(s) != seat, codes, planes, scalars, mask)


@rule
def mark(slot: Slot[Struct], codes: list[int], mask: list[int]) -> None:
    """Write the mask of the legal actions of the seat that decides."""
    for action in range(len(mask)):
        mask[action] = 0
    mark_decisions(slot[0], codes, mask)


# Many games


@rule
def step_some(
    first: int,
    end: int,
    states: Any,
    own: int,
    generators: Any,
    codes: list[int],
    planes: Any,
    scalars: Any,
    masks: Any,
    seats: list[int],
    over: list[bool],
    actions: list[int],
    rewards: list[float],
    results: Any,
) -> None:
    """Step the games from `first` to `end`; a finished game restarts, whatever its action. The last of `states` is the start position."""
    for index in range(first, end):
        if over[index]:
            restart(states, index, own, generators[index], codes)
            over[index] = False
            rewards[index] = 0.0
            for seat in range(len(results[index])):
                results[index][seat] = 0.0
        else:
            over[index] = apply(states[index], own, generators[index], codes, actions[index], results[index])
            rewards[index] = results[index][seats[index]]
        if not over[index]:
            seats[index] = decider(states[index])
        encode_for(states[index], seats[index], over[index], codes, planes[index], scalars[index], masks[index])


@rule
def restart(states: Any, index: int, own: int, generator: list[int], codes: list[int]) -> None:
    """Reset a game to the start position and play on to its first decision."""
    copy_within(states, len(states) - 1, index)
    play_on(states[index], own, generator, codes)


@rule
def apply(s: Struct, own: int, generator: list[int], codes: list[int], action: int, results: list[float]) -> bool:
    """Play an action; return True if the game is over, with each seat's result written. An illegal action ends it with ILLEGAL."""
    code = code_of(s, action)
    if code == NO_CODE or why_not(s, code):
        results[decider(s)] = ILLEGAL
        return True
    play(s, code)
    play_on(s, own, generator, codes)
    if is_over(s):
        for seat in range(len(results)):
            results[seat] = result(s, seat)
        return True
    return False


@rule
def encode_for(s: Struct, seat: int, idle: bool, codes: list[int], planes: list[int], scalars: list[float], mask: list[int]) -> None:
    """Write a seat's observation and its legal actions; an idle seat has none."""
    encode(s, seat, planes, scalars)
    for action in range(len(mask)):
        mask[action] = 0
    if not idle:
        mark_decisions(s, codes, mask)
