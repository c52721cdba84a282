"""Games that are stepped from outside, written once over rules that each game fills in: chance deals, seats are asked.

Here actions are the decisions of a game's `features.py`, observations what it writes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ziggurat.core.features import NO_CODE
from ziggurat.core.game import REFUSED
from ziggurat.core.kernel import Slot, Struct, copy, copy_within, open_rule, rule
from ziggurat.core.open_game import deal, decider, is_chance, is_over, play, why_not

EVERYBODY = -1
"""In place of a seat: whoever is to act is asked."""
ILLEGAL = -1.0
"""The reward of an illegal action, which ends the game."""


# What a game fills in, beside the rules of every game.


@open_rule
def random_decision(s: Struct, generator: list[int], codes: list[int]) -> int:
    """A legal move, every one as likely."""
    raise NotImplementedError


@open_rule
def outlook(s: Struct, codes: list[int]) -> int:
    """Write the legal moves; say how many they are and who is to act, in one number."""
    raise NotImplementedError


@open_rule
def code_of(s: Struct, decision: int) -> int:
    """The code of a decision, or NO_CODE."""
    raise NotImplementedError


@open_rule
def decision_of(s: Struct, code: int) -> int:
    """The number of a legal decision."""
    raise NotImplementedError


@open_rule
def mark_decisions(s: Struct, codes: list[int], mask: list[int]) -> None:
    """Mark the legal decisions."""
    raise NotImplementedError


@open_rule
def encode(s: Struct, seat: int, planes: list[int], scalars: list[float]) -> None:
    """Write what a seat sees."""
    raise NotImplementedError


@open_rule
def result(s: Struct, seat: int) -> float:
    """What a seat made of a game that is over."""
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


# One game, position by position.


@rule
def code_at(slot: Slot[Struct], action: int) -> int:
    """The code of an action here, or NO_CODE."""
    return code_of(slot[0], action)


@rule
def action_at(slot: Slot[Struct], code: int) -> int:
    """The action of a legal move here."""
    return decision_of(slot[0], code)


@rule
def go_on(before: Slot[Struct], after: Slot[Struct], generator: list[int], codes: list[int], code: int) -> int:
    """Write the position in which a seat decides after this move, or first of all after NO_CODE; give its outlook, or say why not."""
    forbidden = why_not(before[0], code) if code != NO_CODE else 0
    if forbidden:
        return REFUSED - forbidden
    copy(before, after)
    if code != NO_CODE:
        play(after[0], code)
    settle(after[0], EVERYBODY, generator, codes)
    return outlook(after[0], codes)


@rule
def settle(s: Struct, own: int, generator: list[int], codes: list[int]) -> None:
    """Let chance deal, and seats that are nobody's own decide at random, until somebody is asked."""
    while not is_over(s):
        if is_chance(s):
            play(s, deal(s, generator, codes))
        elif own != EVERYBODY and decider(s) != own:
            play(s, random_decision(s, generator, codes))
        else:
            return


@rule
def observe(slot: Slot[Struct], seat: int, codes: list[int], planes: list[int], scalars: list[float], mask: list[int]) -> None:
    """Write what a seat sees, and which actions it has."""
    s = slot[0]
    show(s, seat, is_over(s) or is_chance(s) or decider(s) != seat, codes, planes, scalars, mask)


@rule
def mark(slot: Slot[Struct], codes: list[int], mask: list[int]) -> None:
    """Mark the actions of the seat that decides."""
    for action in range(len(mask)):
        mask[action] = 0
    mark_decisions(slot[0], codes, mask)


# Many games, in rows.


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
    """Step some games of a row; one that is over begins anew, whatever the action. Behind the last is the state before the first move."""
    for index in range(first, end):
        if over[index]:
            begin(states, index, own, generators[index], codes)
            over[index] = False
            rewards[index] = 0.0
            for seat in range(len(results[index])):
                results[index][seat] = 0.0
        else:
            over[index] = act(states[index], own, generators[index], codes, actions[index], results[index])
            rewards[index] = results[index][seats[index]]
        if not over[index]:
            seats[index] = decider(states[index])
        show(states[index], seats[index], over[index], codes, planes[index], scalars[index], masks[index])


@rule
def begin(states: Any, index: int, own: int, generator: list[int], codes: list[int]) -> None:
    """Begin one game of a row anew."""
    copy_within(states, len(states) - 1, index)
    settle(states[index], own, generator, codes)


@rule
def act(s: Struct, own: int, generator: list[int], codes: list[int], action: int, results: list[float]) -> bool:
    """Carry out an action; if that ends the game, write every seat's result. An illegal one ends it too."""
    code = code_of(s, action)
    if code == NO_CODE or why_not(s, code):
        results[decider(s)] = ILLEGAL
        return True
    play(s, code)
    settle(s, own, generator, codes)
    if is_over(s):
        for seat in range(len(results)):
            results[seat] = result(s, seat)
        return True
    return False


@rule
def show(s: Struct, seat: int, idle: bool, codes: list[int], planes: list[int], scalars: list[float], mask: list[int]) -> None:
    """Write what a seat sees, and which actions it has unless it is idle."""
    encode(s, seat, planes, scalars)
    for action in range(len(mask)):
        mask[action] = 0
    if not idle:
        mark_decisions(s, codes, mask)
