"""The contract of every game, checked along random games."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import ziggurat
from ziggurat.core import paths
from ziggurat.core.game import CHANCE, BadOption, BadText, Event, Game, IllegalMove, Position
from ziggurat.games import NAMES

EVERY = 7
"""Every how many plies a test checks all moves."""
MANY = 1000
"""A kind of move with more moves than this is sampled."""
SOME = 150
"""The number of moves of a position whose events are checked."""


class Case(NamedTuple):
    """A way to play a game, from its start or from a position, with upper bounds of its decisions and chance moves."""

    game: str
    seats: int
    decisions: int
    chances: int
    seeds: range
    """The seeds of the random games."""
    more: range
    """Further seeds, for the slow run."""
    options: tuple[tuple[str, str], ...] = ()
    begin: str = ""

    def __str__(self) -> str:
        return " ".join([self.game, str(self.seats), *(f"{name}={value}" for name, value in self.options), self.begin]).strip()


def bubblee(seats: int, begin: str = "", **options: str) -> Case:
    """A case of Bubblee Pop, with the bounds of its rule 7.2."""
    return Case("bubblee", seats, 275 if seats == 1 else 179, 75, range(4), range(4, 20), tuple(options.items()), begin)


def babylon(seats: int, begin: str = "", **options: str) -> Case:
    """A case of Babylon, with the bounds of its rule 8.4."""
    decisions, chances = {2: (254, 63), 3: (327, 61), 4: (368, 59)}[seats]
    return Case("babylon", seats, decisions, chances, range(1), range(1, 3), tuple(options.items()), begin)


GARDENS = [(int(line.split()[1][0]), line) for line in (Path(__file__).parent / "gardens.txt").read_text().splitlines()]
"""Positions with high gardens full of pieces, from games of greedy players: rare in random games."""


CASES = (
    bubblee(2),
    bubblee(2, black="3 5", touching="group", first="2"),
    bubblee(2, powers="no", sky="RBPYG GYRBP"),
    bubblee(1, planet="RRG Y - K BB"),
    bubblee(1, planet="RYRY BGBG RYRY BGBG RYRY", black="5", touching="group"),
    bubblee(1, planet="P K - K P", powers="no", sky="RBPYG GYRBP"),
    # Many powers on crowded planets, and sends that can win a mission: rare in random games.
    bubblee(
        2, "turn 2 power 2; sky RBPYG GYRBP; planets BYK YPR YGB - - / RYRY BGB RYRY BGBG RYR; bag R4 P9 Y4 B4 G4 K2; due RPYBG / RPYBG"
    ),
    bubblee(1, "turn 1 send; sky BB.BY GG.GG; planets RK R RB R R / RR K - - -; bag R4 P4 Y4 B4 G4 K2; solo"),
    babylon(2),
    babylon(3, first="3", flowers="orange white blue", supply="printed"),
    babylon(4, tokens="wild-symbol*7 wild-space*7"),
    *(babylon(seats, text) for seats, text in GARDENS),
)

MORE = tuple(pytest.param(case._replace(seeds=case.more), id=f"{case} more", marks=pytest.mark.slow) for case in CASES)
every_case = pytest.mark.parametrize("case", [*(pytest.param(case, id=str(case)) for case in CASES), *MORE])
every_game = pytest.mark.parametrize("name", NAMES)


class Ply(NamedTuple):
    before: Position[Any]
    move: Any


class Played(NamedTuple):
    """A random game: every position with the move made there, and the end."""

    plies: tuple[Ply, ...]
    end: Position[Any]

    @property
    def positions(self) -> list[Position[Any]]:
        return [*(ply.before for ply in self.plies), self.end]


def rules_of(case: Case) -> Game[Any, Any]:
    return ziggurat.load(case.game, "plain")


@cache
def games_of(case: Case) -> tuple[Played, ...]:
    """Random games of a case, always the same."""
    return tuple(_random_game(case, random.Random(f"{case} {seed}")) for seed in case.seeds)


def _random_game(case: Case, chance: random.Random) -> Played:
    game = rules_of(case)
    position = game.read_position(case.begin) if case.begin else game.start(case.seats, dict(case.options))
    plies = []
    while position.to_act is not None:
        moves = game.moves(position)
        weights = game.weights(position) if position.to_act == CHANCE else None
        move = chance.choices(moves, weights)[0]
        plies.append(Ply(position, move))
        position = game.play(position, move)
    return Played(tuple(plies), position)


def positions_of(case: Case, every: int = 1) -> Iterator[Position[Any]]:
    """The positions of all random games, or some of them; always including the ends."""
    for played in games_of(case):
        yield from (ply.before for ply in played.plies[::every])
        yield played.end


@cache
def all_moves(name: str) -> tuple[Any, ...]:
    """Every move of a game, at the index of its code."""
    game = ziggurat.load(name, "plain")
    moves: list[Any] = []
    while True:
        try:
            moves.append(game.move(len(moves)))
        except ValueError:
            return tuple(moves)


@cache
def looked_at(name: str) -> tuple[Any, ...]:
    """Every move of a game; kinds with very many moves are sampled."""
    number = Counter(type(move) for move in all_moves(name))
    return tuple(move for code, move in enumerate(all_moves(name)) if number[type(move)] <= MANY or code % 97 == 0)


def some_of(moves: Sequence[Any]) -> Sequence[Any]:
    """All moves, or a sample if there are very many."""
    return moves if len(moves) <= SOME else random.Random(len(moves)).sample(moves, SOME)


@every_game
def test_every_game_has_a_case_for_each_number_of_seats(name: str) -> None:
    assert {case.seats for case in CASES if case.game == name} == set(ziggurat.load(name, "plain").seats)


@every_game
def test_every_move_has_a_code_and_a_text_of_its_own(name: str) -> None:
    game = ziggurat.load(name, "plain")
    moves = all_moves(name)
    assert [game.code(move) for move in moves] == list(range(len(moves)))
    assert [game.read(game.write(move)) for move in moves] == list(moves)
    assert len({game.write(move) for move in moves}) == len(set(moves)) == len(moves) > 0
    with pytest.raises(ValueError, match="-1"):
        game.move(-1)


@every_game
@pytest.mark.parametrize("text", ["", "dance", "1", "?"])
def test_a_text_that_means_nothing_is_refused(name: str, text: str) -> None:
    game = ziggurat.load(name, "plain")
    with pytest.raises(BadText):
        game.read(text)
    with pytest.raises(BadText):
        game.read_position(text)


@every_game
def test_every_listed_value_of_an_option_can_be_chosen_and_no_other(name: str) -> None:
    game = ziggurat.load(name, "plain")
    for option in game.options:
        assert game.start(options={option.name: option.default}) == game.start()
        for value in option.values:
            assert game.start(options={option.name: value}).to_act is not None
        with pytest.raises(BadOption) as refused:
            game.start(options={option.name: "?"})
        assert refused.value.name == option.name
    with pytest.raises(BadOption):
        game.start(options={"?": "?"})


@every_game
def test_no_other_number_of_seats(name: str) -> None:
    game = ziggurat.load(name, "plain")
    for seats in (min(game.seats) - 1, max(game.seats) + 1):
        with pytest.raises(BadOption):
            game.start(seats)


@every_case
def test_moves_are_exactly_those_that_nothing_forbids(case: Case) -> None:
    game = rules_of(case)
    for position in positions_of(case, EVERY):
        moves = list(game.moves(position))
        assert len(set(moves)) == len(moves)
        assert bool(moves) == (position.to_act is not None)
        allowed = {move for move in looked_at(case.game) if game.why_not(position, move) == 0}
        assert allowed == set(moves) & set(looked_at(case.game)), position


@every_case
def test_a_forbidden_move_is_refused_by_its_rule_and_changes_nothing(case: Case) -> None:
    game = rules_of(case)
    for position in positions_of(case, EVERY):
        text = str(position)
        for move in looked_at(case.game)[::3]:
            rule = game.why_not(position, move)
            if not rule:
                continue
            with pytest.raises(IllegalMove) as refused:
                game.play(position, move)
            assert (refused.value.rule, refused.value.move) == (rule, game.write(move))
        assert str(position) == text


@every_case
def test_a_position_reads_as_it_was_written(case: Case) -> None:
    game = rules_of(case)
    for position in positions_of(case):
        text = game.write_position(position)
        again = game.read_position(text)
        assert (again, hash(again), again.to_act) == (position, hash(position), position.to_act)
        assert game.write_position(again) == text == str(position)


@every_case
def test_chance_has_a_positive_weight_for_each_of_its_moves(case: Case) -> None:
    game = rules_of(case)
    for position in positions_of(case):
        if position.to_act == CHANCE:
            weights = game.weights(position)
            assert len(weights) == len(game.moves(position))
            assert min(weights) > 0


@every_case
def test_chance_turns_each_card_of_its_decks_once(case: Case) -> None:
    game = rules_of(case)
    for played in games_of(case):
        start = played.plies[0].before
        turned: dict[str, dict[int, Any]] = {}
        for before, move in played.plies:
            if before.to_act == CHANCE:
                deck, number = game.next_card(start, before)
                assert number not in turned.setdefault(deck, {})
                # Of the chance moves here, those that turn up these cards of the deck.
                turned[deck][number] = next(card for card in game.decks(start)[deck] if game.turned_up(before, card) == move)
        for deck, cards in game.decks(start).items():
            assert not Counter(turned.pop(deck, {}).values()) - Counter(cards)
        assert not turned


@every_case
def test_events_of_a_move_are_reported_and_reporting_changes_nothing(case: Case) -> None:
    game = rules_of(case)
    for played in games_of(case):
        for ply, after in zip(played.plies, played.positions[1:], strict=True):
            text = str(ply.before)
            assert all(isinstance(event, Event) for event in game.events(ply.before, ply.move))
            assert str(ply.before) == text
            assert game.play(ply.before, ply.move) == after


@every_case
def test_events_of_every_legal_move_can_be_computed(case: Case) -> None:
    game = rules_of(case)
    for position in positions_of(case, EVERY):
        text = str(position)
        for move in some_of(game.moves(position)):
            assert isinstance(game.events(position, move), tuple)
        assert str(position) == text


@every_case
def test_telling_a_forbidden_move_is_refused_like_playing_it(case: Case) -> None:
    game = rules_of(case)
    for played in games_of(case):
        with pytest.raises(IllegalMove) as refused:
            game.events(played.end, played.plies[-1].move)
        assert refused.value.rule == game.ended_by(played.end)


@every_case
def test_a_view_is_plain_data(case: Case) -> None:
    game = rules_of(case)
    for position in positions_of(case):
        for seat in (None, *range(case.seats)):
            view = game.view(position, seat)
            assert json.loads(json.dumps(view)) == view


@every_case
def test_a_view_offers_the_legal_moves_to_the_seat_that_acts_and_to_nobody_else(case: Case) -> None:
    game = rules_of(case)
    for position in positions_of(case):
        for seat in (None, CHANCE, *range(case.seats)):
            choices = game.view(position, seat)["choices"]
            offered = {code for _, code in paths.every(choices)}
            acts = seat is not None and seat != CHANCE and seat == position.to_act
            assert offered == (set(game.moves(position).codes) if acts else set())
            assert all(game.code(game.read(choice["move"])) == choice["code"] for choice in choices if "move" in choice)


@every_case
def test_touches_lead_to_one_choice_and_never_past_another(case: Case) -> None:
    for choices in all_choices(case):
        assert all(choice["paths"] for choice in choices if "paths" in choice)
        found = [path for path, _ in paths.every(choices)]
        starts = {path[:length] for path in found for length in range(len(path))}
        assert len(set(found)) == len(found)
        assert not starts & set(found)


@every_case
def test_a_path_of_touches_reaches_its_move(case: Case) -> None:
    for choices in all_choices(case):
        for path, code in some_of(list(paths.every(choices))):
            for length, touch in enumerate(path):
                assert paths.reached(choices, path[:length]) is None
                assert touch in paths.after(choices, path[:length])
            assert paths.after(choices, path) == []
            assert paths.reached(choices, path) == code


@every_case
def test_a_path_to_a_legal_move_is_not_refused(case: Case) -> None:
    game = rules_of(case)
    for position in positions_of(case, 5 * EVERY):
        if position.to_act is None or position.to_act == CHANCE:
            continue
        for path, code in some_of(list(paths.every(game.view(position, position.to_act)["choices"])))[:4]:
            assert all(paths.why_not(game, position, path[:length]) == 0 for length in range(1, len(path) + 1))
            assert game.code(game.completions(position, path)[0]) == code
        assert paths.why_not(game, position, ("nowhere",)) == 0


def all_choices(case: Case) -> Iterator[Any]:
    """Everything that the views of some positions offer."""
    for position in positions_of(case, 2):
        if position.to_act is not None and position.to_act != CHANCE:
            yield rules_of(case).view(position, position.to_act)["choices"]


@every_case
def test_a_game_ends_within_its_bound(case: Case) -> None:
    for played in games_of(case):
        chances = sum(ply.before.to_act == CHANCE for ply in played.plies)
        assert chances <= case.chances
        assert len(played.plies) - chances <= case.decisions


@every_case
def test_ranks_and_the_rule_that_ended_it_are_known_at_the_end_and_not_before(case: Case) -> None:
    game = rules_of(case)
    for played in games_of(case):
        assert {(game.ranks(ply.before), game.ended_by(ply.before)) for ply in played.plies} == {(None, 0)}
        ranks = game.ranks(played.end)
        assert ranks is not None
        assert len(ranks) == len(game.scores(played.end)) == case.seats
        assert game.ended_by(played.end) > 0
        assert set(ranks) <= {1, 2} if case.seats == 1 else min(ranks) == 1


@every_case
def test_only_seats_that_play_act(case: Case) -> None:
    for position in positions_of(case):
        assert position.to_act in {CHANCE, None, *range(case.seats)}


@every_case
def test_a_forced_move_is_the_only_legal_one_and_never_ends_a_turn(case: Case) -> None:
    game = rules_of(case)
    for position in positions_of(case):
        forced = game.forced(position)
        if forced is not None:
            assert list(game.moves(position)) == [forced]
            assert position.to_act not in (None, CHANCE)
            # It may show that the seat cannot continue, but never passes the turn to another.
            assert game.play(position, forced).to_act in (CHANCE, None, position.to_act)
