"""The compiled part of tree search: one search for every game, over abstract rules that each game implements.

The tree is an array of nodes. A node's children are side by side in one block, best first; the root is node 0. Nodes hold no game
state: every simulation replays the moves from the root, which costs less than storing thousands of gardens.

Chance has nodes of its own, because the next decision depends on the outcome. Where an outcome hardly matters, a game lets several of
them share a branch, and the search averages over them: a tile revealed in Babylon's quarry changes nothing in a garden. A move may then
be illegal after some of the outcomes that share a branch, so each simulation checks that a move is legal before playing it.

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
"""The most decisions and chance moves from the root to a leaf; the play-out begins there at the latest."""
BY_CHANCE = -1
"""The code of a node that chance leads to."""


class SearchSettings(NamedTuple):
    """The parameters of a search, tuned for each game."""

    explore: float
    """The exploration constant of UCB1: how much to prefer moves with few visits."""
    width: float
    """Progressive widening: a position has 2 + width * sqrt(visits) open candidates."""
    patience: int
    """The number of visits that a position needs before it is expanded."""
    turns: int
    """The number of turns that a play-out lasts."""
    block: int
    """Nodes to allocate for each simulation."""


class ForSearch(NamedTuple):
    """A game's contribution to tree search."""

    filling: Mapping[Callable[..., Any], Callable[..., Any]]
    """The game's implementation of each abstract rule."""
    settings: SearchSettings
    most_moves: int
    """The most codes that the game's rules write at a time."""


class Node(Struct):
    """A node of the tree: the moves from the root to a position, with the results of all simulations through it."""

    code: int = number("i4")
    """The move that leads here, or BY_CHANCE."""
    first: int = number("i4")
    """The index of its first child, 0 while it has none."""
    children: int = number("i4")
    visits: int = number("i4")
    totals: list[float] = numbers(MOST_SEATS, "f8")
    """The sum of each seat's results."""
    points: list[float] = numbers(MOST_SEATS, "f4")
    """The sum of each seat's points."""


# Abstract rules that a game implements, besides those of core/open_game.py.


@open_rule
def branches(s: Struct) -> int:
    """The number of branches of a chance node."""
    raise NotImplementedError


@open_rule
def branch(s: Struct, code: int) -> int:
    """The index of the branch that an outcome belongs to."""
    raise NotImplementedError


@open_rule
def candidates(slot: Slot[Struct], scratch: Slot[Struct], codes: list[int], keys: list[float]) -> int:
    """Write the decisions worth trying, most promising first; return their number."""
    raise NotImplementedError


@open_rule
def play_out(slot: Slot[Struct], scratch: Slot[Struct], generator: list[int], codes: list[int], keys: list[float], turns: int) -> None:
    """Play on with a fast policy for `turns` turns, or to the end of the game."""
    raise NotImplementedError


@open_rule
def evaluate(s: Struct, results: list[float]) -> None:
    """Write each seat's result, between 0 and 1; an estimate while the game goes on."""
    raise NotImplementedError


@open_rule
def is_near_end(s: Struct) -> bool:
    """True if so little of the game is left that an exhaustive search is worth trying."""
    raise NotImplementedError


@open_rule
def all_moves(s: Struct, codes: list[int]) -> int:
    """Write all legal moves, of a seat or of chance; return their number."""
    raise NotImplementedError


@open_rule
def all_weights(s: Struct, weights: list[int]) -> int:
    """Write the weights of chance's moves, in the order of `all_moves`; return their number."""
    raise NotImplementedError


@open_rule
def points_of(s: Struct, seat: int) -> float:
    """A seat's points."""
    raise NotImplementedError


# The search.


@rule
def block(nodes: list[Node], used: list[int], at: int, children: int) -> bool:
    """Allocate a block of children for a node; return False if there is no room."""
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
    """Give a node a child for each candidate; return False if there is no room."""
    children = candidates(work, scratch, codes, keys)
    if not block(nodes, used, at, children):
        return False
    for child in range(children):
        nodes[nodes[at].first + child].code = codes[child]
    return True


@rule
def select(nodes: list[Node], at: int, seat: int, explore: float, width: float) -> int:
    """The child to visit next: the first open child without visits, else the one with the highest upper confidence bound (UCB1)."""
    node = nodes[at]
    # Progressive widening: the more visits a position has, the more of its candidates are open.
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
    """Let chance move; return the child that the outcome leads to, or -1 if there is no room."""
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
    """Play the selected move; return the child that it leads to, or -1 if there is no room or the move is illegal here."""
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
    """Walk from the root to a leaf and play the moves; write the path and return its length."""
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
    """Run `number` simulations: select, expand, play out, back up."""
    for _ in range(number):
        copy(root, work)
        length = descend(work, scratch, nodes, used, path, generator, codes, keys, explore, width, patience)
        play_out(work, scratch, generator, codes, keys, turns)
        evaluate(work[0], results)
        for seat in range(MOST_SEATS):
            points[seat] = points_of(work[0], seat)
        for step in range(length):
            node = nodes[path[step]]
            node.visits += 1
            for seat in range(MOST_SEATS):
                node.totals[seat] += results[seat]
                node.points[seat] += points[seat]


# Reusing the tree from one move to the next.


@rule
def branch_of(slot: Slot[Struct], code: int) -> int:
    """The branch of an outcome, for calls from Python."""
    return branch(slot[0], code)


@rule
def transplant(nodes: list[Node], at: int, fresh: list[Node]) -> int:
    """Copy the subtree of a node into a new array, as its root; return the number of nodes copied."""
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
    """Remove the root's children that are illegal in this position; return the visits of the others.

    Such children were added after other outcomes that share the node.
    """
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
