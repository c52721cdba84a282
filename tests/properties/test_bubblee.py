"""Invariants of every game: nothing is lost, both sides are equivalent, no view shows the future, nonsense is refused."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import ziggurat
from ziggurat import CHANCE, IllegalMove, Position
from ziggurat.core.chance import Dealer
from ziggurat.core.game import BadText, GameError
from ziggurat.games.bubblee.events import Chain, Drew, Exchanged, Fell, Left, Placed, PowerDue, Scored, Sent, Swapped
from ziggurat.games.bubblee.state import State

GAME = ziggurat.load("bubblee", "plain")
SETUPS: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {}),
    (2, {"black": "5 3"}),
    (2, {"touching": "group", "black": "4"}),
    (2, {"powers": "no"}),
    (1, {"planet": "RRG Y - K BB"}),
    (1, {"planet": "R B - - -", "touching": "group"}),
)

PIECES = ["turn 1 swap", "sky RPYBG YBGRP", "planets", "bag", "K", ";", "-", "/", "R9"]
NAMES = ["black", "powers", "first", "sky", "touching", "planet", "wind"]

setups = st.sampled_from(SETUPS)
seeds = st.integers(0, 2**32)


def walk(setup: tuple[int, dict[str, str]], seed: int) -> list[tuple[Position[State], Any]]:
    """A random game: each position with the move made there; players are somewhat greedy, so that much happens."""
    chance = random.Random(seed)
    position = GAME.start(*setup)
    line = []
    while position.to_act is not None:
        moves = list(GAME.moves(position))
        move = chance.choice(moves)
        if position.to_act != CHANCE and chance.random() < 0.7:
            move = max(moves, key=lambda move: (sum(GAME.scores(GAME.play(position, move))), chance.random()))
        line.append((position, move))
        position = GAME.play(position, move)
    line.append((position, None))
    return line


def bubblees(position: Position[State]) -> Counter[str]:
    """All Bubblees in the sky, on planets, in the bag or in hand."""
    view = GAME.view(position)
    counts = Counter(view["bag"])
    counts.update(letter for row in view["sky"] for letter in row if letter)
    counts.update(letter for planet in view["planets"] for column in planet for letter in column if letter)
    if view["hand"]:
        counts[view["hand"]] += 1
    return counts


@settings(max_examples=40, deadline=None)
@given(setups, seeds)
def test_no_bubblee_is_lost(setup: tuple[int, dict[str, str]], seed: int) -> None:
    """A Bubblee leaves the board only when scored, or in solo by leaving the game; none appears."""
    line = walk(setup, seed)
    for (before, move), (after, _) in pairwise(line):
        gone = bubblees(before) - bubblees(after)
        appeared = bubblees(after) - bubblees(before)
        if GAME.write(move).startswith("sky"):
            # Those of the sky were next to the bag, which holds the rest from the start.
            assert sum(appeared.values()) == 10
            continue
        events = GAME.events(before, move)
        scored = sum(event.points for event in events if isinstance(event, Scored))
        left = sum(len(event.places) for event in events if isinstance(event, Left))
        assert not appeared
        assert sum(gone.values()) == scored + left
        assert sum(GAME.scores(after)) - sum(GAME.scores(before)) == scored


def replay(view: dict[str, Any], events: tuple[Any, ...]) -> dict[str, Any]:
    """The board after the events, as a client without rules would move its pieces."""
    board: dict[str, str] = {}
    for row in range(2):
        board |= {f"sky {row + 1}:{column + 1}": letter for column, letter in enumerate(view["sky"][row]) if letter}
    for seat in range(2):
        for column, letters in enumerate(view["planets"][seat]):
            board |= {f"planet {seat + 1} {column + 1}:{row + 1}": letter for row, letter in enumerate(letters) if letter}
    for event in events:
        match event:
            case Placed(colour, place):
                board[place] = colour
            case Swapped(first, second) | Exchanged(_, first, second):
                board[first], board[second] = board[second], board[first]
            case Fell(_, colour, source, target) | Sent(_, colour, source, target):
                assert board.pop(source) == colour
                assert target not in board
                board[target] = colour
            case Scored(_, _, places) | Left(places):
                for place in places:
                    del board[place]
    return board


@settings(max_examples=40, deadline=None)
@given(setups, seeds)
def test_events_lead_from_position_to_position(setup: tuple[int, dict[str, str]], seed: int) -> None:
    """A client that only moves pieces as the events say ends with the right board."""
    line = walk(setup, seed)
    for (before, move), (after, _) in pairwise(line):
        events = GAME.events(before, move)
        if not GAME.write(move).startswith("sky"):
            assert replay(GAME.view(before), events) == replay(GAME.view(after), ())
        drew = [event for event in events if isinstance(event, Drew)]
        assert bool(drew) == GAME.write(move).startswith("draw")
        chains = sum(isinstance(event, Chain) for event in events)
        assert chains == 0 or any(isinstance(event, Scored | Left) for event in events)


@settings(max_examples=40, deadline=None)
@given(setups, seeds)
def test_powers_due_are_reported(setup: tuple[int, dict[str, str]], seed: int) -> None:
    line = walk(setup, seed)
    for (before, move), (after, _) in pairwise(line):
        told = Counter((event.seat, event.colour) for event in GAME.events(before, move) if isinstance(event, PowerDue))
        due_after = Counter((seat, letter) for seat in (0, 1) for letter in GAME.view(after)["due"][seat])
        due_before = Counter((seat, letter) for seat in (0, 1) for letter in GAME.view(before)["due"][seat])
        assert not due_after - due_before - told


def exchanged_seats(text: str) -> str:
    """The position text with the two seats exchanged."""
    fields = {name: rest for name, _, rest in (field.partition(" ") for field in text.split("; "))}
    flip = {"1": "2", "2": "1", "-": "-"}
    seat, step, *rest = fields["turn"].split()
    if step == "power" or (step == "over" and len(rest) == 2):
        rest[-1] = flip[rest[-1]]
    fields["turn"] = " ".join([flip[seat], step, *rest])
    fields["sky"] = " ".join(reversed(fields["sky"].split()))
    fields["planets"] = " / ".join(reversed(fields["planets"].split(" / ")))
    fields["points"] = " ".join(reversed(fields["points"].split()))
    if "due" in fields:
        fields["due"] = " / ".join(reversed(fields["due"].split(" / ")))
    return "; ".join(f"{name} {rest}".strip() for name, rest in fields.items())


@settings(max_examples=40, deadline=None)
@given(st.sampled_from([setup for setup in SETUPS if setup[0] == 2]), seeds)
def test_the_seats_are_alike(setup: tuple[int, dict[str, str]], seed: int) -> None:
    """From the other side the same position has the same moves, and they lead to the same positions."""
    for position, move in walk(setup, seed):
        if move is None or GAME.write(move).startswith(("sky", "first")):
            continue
        other = GAME.read_position(exchanged_seats(str(position)))
        assert GAME.moves(other).codes == GAME.moves(position).codes
        assert str(GAME.play(other, move)) == exchanged_seats(str(GAME.play(position, move)))


@settings(max_examples=40, deadline=None)
@given(setups, seeds, st.integers(0, 40))
def test_a_position_contains_nothing_of_the_future(setup: tuple[int, dict[str, str]], seed: int, agree: int) -> None:
    """Two fortunes agree on the first `agree` draws: until they differ, positions and all views are equal."""
    chance = random.Random(seed)
    seats, options = setup
    start = GAME.start(seats, {**options, "sky": "RPYBG YBGRP", "first": "1"})
    bag = list(GAME.decks(start)["bag"])
    chance.shuffle(bag)
    later = bag[agree:]
    chance.shuffle(later)
    dealers = [Dealer(GAME, start, orders={"bag": order}) for order in (bag, bag[:agree] + later)]
    positions = [start, start]
    while positions[0].to_act is not None:
        assert positions[0] == positions[1]
        for seat in (None, 0, 1):
            assert GAME.view(positions[0], seat) == GAME.view(positions[1], seat)
        if positions[0].to_act == CHANCE:
            dealt = [dealer.deal(position) for dealer, position in zip(dealers, positions, strict=True)]
            if dealt[0] != dealt[1]:
                return
            move = dealt[0]
        else:
            move = chance.choice(GAME.moves(positions[0]))
        positions = [GAME.play(position, move) for position in positions]


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=60) | st.from_regex(r"(place|swap|drop|red|send|sky|draw) [nf0-9: -]*", fullmatch=True))
def test_nonsense_is_no_move(text: str) -> None:
    try:
        move = GAME.read(text)
    except BadText as wrong:
        assert 1 <= wrong.column <= len(text) + 1
    else:
        assert GAME.read(GAME.write(move)) == move


@settings(max_examples=300, deadline=None)
@given(
    st.text(max_size=200)
    | st.lists(st.sampled_from(["turn 1 swap", "sky RPYBG YBGRP", "planets", "bag", "K", ";", "-", "/", "R9"])).map(" ".join)
)
def test_nonsense_is_no_position(text: str) -> None:
    try:
        GAME.read_position(text)
    except BadText as wrong:
        assert 1 <= wrong.column <= len(text) + 1


@settings(max_examples=100, deadline=None)
@given(seeds, st.integers(0, 400), st.sampled_from("RPYBGK.-/;12 adegkrsu"))
def test_damaged_positions_are_read_or_refused(seed: int, at: int, letter: str) -> None:
    line = walk(SETUPS[seed % len(SETUPS)], seed % 50)
    text = str(line[seed % len(line)][0])
    text = text[: at % len(text)] + letter + text[at % len(text) + 1 :]
    try:
        position = GAME.read_position(text)
    except BadText:
        return
    assert GAME.read_position(str(position)) == position
    assert (position.to_act is None) == (len(GAME.moves(position)) == 0)


@settings(max_examples=100, deadline=None)
@given(
    st.dictionaries(st.sampled_from(["black", "powers", "first", "sky", "touching", "planet", "wind"]), st.text(max_size=20)),
    st.integers(-2, 5),
)
def test_options_out_of_range(options: dict[str, str], seats: int) -> None:
    try:
        position = GAME.start(seats, options)
    except GameError as wrong:
        assert "expected" in str(wrong)
    else:
        assert position.to_act is not None


@settings(max_examples=40, deadline=None)
@given(setups, seeds, st.integers(0, 141))
def test_an_illegal_move_names_its_rule(setup: tuple[int, dict[str, str]], seed: int, code: int) -> None:
    for position, _ in walk(setup, seed)[:: 1 + seed % 5]:
        rule = GAME.why_not(position, GAME.move(code))
        try:
            GAME.play(position, GAME.move(code))
        except IllegalMove as refusal:
            assert refusal.rule == rule > 0
        else:
            assert rule == 0
