"""The compiled part of tree search: one search for every game, over rules that each game fills in.

The tree is a row of nodes. A node has its children in one block, best first; the root is node 0. No state is kept in it: every
simulation plays the moves again from the root, which costs less than keeping thousands of gardens.

Chance has nodes of its own, since what is drawn matters for what is decided next. Where it hardly does, a game lets outcomes share a
branch (a tile that comes to light in Babylon's quarry changes nothing in one's garden): there the search averages over them. A move
may then be illegal in some of the worlds that share its node, so legality is asked before it is played.

Every seat maximises its own result, which is between 0 and 1 (max^n).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import log, sqrt
from typing import Any, NamedTuple

from ziggurat.core.kernel import Slot, Struct, copy, copy_within, number, numbers, open_rule, rule
from ziggurat.core.open_game import deal, decider, is_chance, is_over, play, why_not

MOST_SEATS = 4
MOST_STEPS = 512
"""Decisions and chance moves from the root to a leaf, at most; a longer line is played out."""
BY_CHANCE = -1
"""In place of a code: chance leads to this node."""


class Settings(NamedTuple):
    """How a search looks at a game."""

    explore: float
    """How much it prefers moves that it does not know well."""
    width: float
    """How fast it looks at further candidates: so many times the root of a position's visits."""
    patience: int
    """How often a position is visited before its own moves are looked at."""
    turns: int
    """How many turns it plays on beyond the tree."""
    block: int
    """Nodes to be kept for each simulation."""


class ForSearch(NamedTuple):
    """What a game gives to tree search."""

    filling: Mapping[Callable[..., Any], Callable[..., Any]]
    """A rule for each open one."""
    settings: Settings
    most_moves: int
    """How many codes its rules write at once, at most."""


class Node(Struct):
    """A position, as the moves lead to it."""

    code: int = number("i4")
    """The move that leads here, or BY_CHANCE."""
    first: int = number("i4")
    """The first of its children, 0 while it has none."""
    children: int = number("i4")
    visits: int = number("i4")
    totals: list[float] = numbers(MOST_SEATS, "f8")
    """The sum of all results, for each seat."""
    points: list[float] = numbers(MOST_SEATS, "f4")
    """The sum of all points, likewise."""


# What a game fills in, beside the rules of every game.


@open_rule
def branches(s: Struct) -> int:
    """Into how many branches chance's outcomes are sorted here."""
    raise NotImplementedError


@open_rule
def branch(s: Struct, code: int) -> int:
    """The branch of an outcome."""
    raise NotImplementedError


@open_rule
def candidates(slot: Slot[Struct], scratch: Slot[Struct], codes: list[int], keys: list[float]) -> int:
    """Write the decisions that are worth a look, the most promising first; say how many there are."""
    raise NotImplementedError


@open_rule
def play_out(slot: Slot[Struct], scratch: Slot[Struct], generator: list[int], codes: list[int], keys: list[float], turns: int) -> None:
    """Play on quickly for so many turns, or to the end."""
    raise NotImplementedError


@open_rule
def judge(s: Struct, results: list[float]) -> None:
    """Write each seat's result between 0 and 1, or what it will probably be."""
    raise NotImplementedError


@open_rule
def is_near_end(s: Struct) -> bool:
    """Whether so little is left that it may be worth while to look at all of it."""
    raise NotImplementedError


@open_rule
def all_moves(s: Struct, codes: list[int]) -> int:
    """Write all legal moves, of a seat or of chance; say how many there are."""
    raise NotImplementedError


@open_rule
def all_weights(s: Struct, weights: list[int]) -> int:
    """Write how likely each of chance's moves is, in the same order."""
    raise NotImplementedError


@open_rule
def points_of(s: Struct, seat: int) -> float:
    """A seat's points."""
    raise NotImplementedError


# The search.


@rule
def block(nodes: list[Node], used: list[int], at: int, children: int) -> bool:
    """Give a node a block of children, if there is room."""
    if used[0] + children > len(nodes):
        return False
    nodes[at].first = used[0]
    nodes[at].children = children
    used[0] += children
    return True


@rule
def expand(
    work: Slot[Struct], scratch: Slot[Struct], nodes: list[Node], used: list[int], at: int, codes: list[int], keys: list[float]
) -> bool:
    """Give a node a child for each candidate."""
    children = candidates(work, scratch, codes, keys)
    if not block(nodes, used, at, children):
        return False
    for child in range(children):
        nodes[nodes[at].first + child].code = codes[child]
    return True


@rule
def select(nodes: list[Node], at: int, seat: int, explore: float, width: float) -> int:
    """The child to be looked at next: of those that have their turn the one that is promising or not known well (UCB1)."""
    node = nodes[at]
    # Progressive widening: the more a position is visited, the more of its candidates are looked at.
    open_children = min(node.children, 2 + int(width * sqrt(node.visits)))
    spread = log(node.visits + 1.0)
    best = node.first
    best_bound = -1.0
    for child in range(node.first, node.first + open_children):
        visits = nodes[child].visits
        if visits == 0:
            return child
        bound = nodes[child].totals[seat] / visits + explore * sqrt(spread / visits)
        if bound > best_bound:
            best_bound = bound
            best = child
    return best


@rule
def by_chance(s: Struct, nodes: list[Node], used: list[int], at: int, generator: list[int], codes: list[int]) -> int:
    """Let chance move; the child to which that leads, or -1 where there is no room."""
    if nodes[at].first == 0:
        if not block(nodes, used, at, branches(s)):
            return -1
        for child in range(nodes[at].first, nodes[at].first + nodes[at].children):
            nodes[child].code = BY_CHANCE
    code = deal(s, generator, codes)
    child = nodes[at].first + branch(s, code)
    play(s, code)
    return child


@rule
def by_decision(
    work: Slot[Struct],
    scratch: Slot[Struct],
    nodes: list[Node],
    used: list[int],
    at: int,
    codes: list[int],
    keys: list[float],
    explore: float,
    width: float,
) -> int:
    """Let the seat decide; the child to which that leads, or -1 where the tree ends."""
    if nodes[at].first == 0 and not expand(work, scratch, nodes, used, at, codes, keys):
        return -1
    child = select(nodes, at, decider(work[0]), explore, width)
    code = nodes[child].code
    if why_not(work[0], code):
        return -1
    play(work[0], code)
    return child


@rule
def descend(
    work: Slot[Struct],
    scratch: Slot[Struct],
    nodes: list[Node],
    used: list[int],
    path: list[int],
    generator: list[int],
    codes: list[int],
    keys: list[float],
    explore: float,
    width: float,
    patience: int,
) -> int:
    """Walk from the root to a leaf and play the moves; write the way and say how long it is."""
    at = 0
    length = 0
    while at >= 0:
        path[length] = at
        length += 1
        if is_over(work[0]) or length == MOST_STEPS:
            return length
        if is_chance(work[0]):
            at = by_chance(work[0], nodes, used, at, generator, codes)
        elif at > 0 and nodes[at].visits < patience:
            return length
        else:
            at = by_decision(work, scratch, nodes, used, at, codes, keys, explore, width)
    return length


@rule
def simulate(
    root: Slot[Struct],
    work: Slot[Struct],
    scratch: Slot[Struct],
    nodes: list[Node],
    used: list[int],
    path: list[int],
    generator: list[int],
    codes: list[int],
    keys: list[float],
    results: list[float],
    points: list[float],
    number: int,
    explore: float,
    width: float,
    patience: int,
    turns: int,
) -> None:
    """So many times: walk to a leaf, play on from there, and remember along the way what came of it."""
    for _ in range(number):
        copy(root, work)
        length = descend(work, scratch, nodes, used, path, generator, codes, keys, explore, width, patience)
        play_out(work, scratch, generator, codes, keys, turns)
        judge(work[0], results)
        for seat in range(MOST_SEATS):
            points[seat] = points_of(work[0], seat)
        for step in range(length):
            node = nodes[path[step]]
            node.visits += 1
            for seat in range(MOST_SEATS):
                node.totals[seat] += results[seat]
                node.points[seat] += points[seat]


# The tree between two moves.


@rule
def branch_of(slot: Slot[Struct], code: int) -> int:
    """The branch of one of chance's outcomes."""
    return branch(slot[0], code)


@rule
def transplant(nodes: list[Node], at: int, fresh: list[Node]) -> int:
    """Copy what grows from a node into a new row of nodes, where it is the root; say how many nodes that takes."""
    fresh[0] = nodes[at]
    used = 1
    done = 0
    while done < used:
        first, children = fresh[done].first, fresh[done].children
        if first:
            fresh[done].first = used
            for child in range(children):
                fresh[used + child] = nodes[first + child]
            used += children
        done += 1
    return used


@rule
def prune(slot: Slot[Struct], nodes: list[Node]) -> int:
    """Leave out the root's moves that are illegal here, of other worlds that shared its node; say how often the others were visited."""
    first = nodes[0].first
    left = 0
    visits = 0
    for child in range(first, first + nodes[0].children):
        if why_not(slot[0], nodes[child].code) == 0:
            copy_within(nodes, child, first + left)
            visits += nodes[child].visits
            left += 1
    nodes[0].children = left
    return visits
