"""Positions as planes and scalars, decisions as rows of numbers, as docs/features.md specifies."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from adapters.cases import CASES, GARDENS, Case, every_case, legal, plain_and_compiled, walk
from ziggurat.adapters.episode import results, stepper
from ziggurat.core.game import Position
from ziggurat.games.babylon import features as babylon
from ziggurat.games.babylon.moves import BUILD_CODE, MOVES, Build
from ziggurat.games.bubblee import features as bubblee
from ziggurat.games.bubblee.components import COLUMNS, LETTERS, OVERFLOW_ROWS

PAGE = (Path(__file__).parents[2] / "docs" / "features.md").read_text(encoding="utf-8")
EVERY = 9


def positions(case: Case, seed: int = 1) -> list[Position[Any]]:
    return [position for position, _ in walk(stepper(case.game, "plain"), case, seed)]


@every_case
def test_the_mask_has_exactly_the_legal_moves_and_each_number_leads_back(case: Case) -> None:
    game = stepper(case.game, "plain")
    for position in positions(case)[::EVERY]:
        if position.to_act is None:
            continue
        codes = game.game.moves(position).codes
        actions = legal(game.observe(position, position.to_act)["action_mask"])
        assert sorted(game.action(position, code) for code in codes) == actions == game.legal_actions(position)
        assert sorted(game.code(position, action) for action in actions) == codes
        idle = (position.to_act + 1) % case.seats
        assert idle == position.to_act or not game.observe(position, idle)["action_mask"].any()


def test_numbers_that_are_no_decisions_lead_nowhere() -> None:
    for case in CASES:
        game = stepper(case.game, "plain")
        for position in positions(case)[::40]:
            if position.to_act is not None:
                assert game.code(position, -1) < 0
                assert game.code(position, game.actions) < 0


def test_a_build_is_named_by_how_far_it_rises_above_the_highest_cell() -> None:
    game = stepper("babylon", "plain")
    for text in GARDENS:
        position = game.game.read_position(text)
        assert position.to_act is not None
        levels = game.game.view(position)["gardens"][position.to_act]["levels"]
        for code in game.game.moves(position).codes[::13]:
            move = MOVES[code]
            if isinstance(move, Build):
                highest = max(levels[move.corner + step] for step in (0, 1, 8, 9))
                number = game.action(position, code) - BUILD_CODE
                assert move.level == highest + 1 + number // babylon.BUILD_PLACES % babylon.RISES
                assert number % 4 == move.rotation
                assert number // (babylon.RISES * babylon.BUILD_PLACES) == ("dug", "stored").index(move.source)


@every_case
def test_compiled_features_equal_plain_ones(case: Case) -> None:
    plain, compiled = plain_and_compiled(case.game)
    for position in positions(case)[::EVERY]:
        for seat in range(case.seats):
            seen, same = plain.observe(position, seat), compiled.observe(compiled.game.adopt(position), seat)
            assert all(np.array_equal(seen[part], same[part]) for part in seen)


@every_case
def test_all_numbers_are_within_their_bounds(case: Case) -> None:
    game = stepper(case.game, "plain")
    for position in positions(case)[::EVERY]:
        seen = game.observe(position, 0)
        assert seen["scalars"].min() >= 0.0 and seen["scalars"].max() <= 1.0
        assert seen["planes"].min() >= 0 and seen["planes"].max() <= game.features.HIGHEST_IN_PLANES


@pytest.mark.parametrize("case", CASES[:2], ids=str)
def test_bubblees_lie_where_the_view_shows_them(case: Case) -> None:
    game = stepper(case.game, "plain")
    for position in positions(case)[::3]:
        view = game.game.view(position)
        for seat in range(case.seats):
            planes = game.observe(position, seat)["planes"]
            table = [
                ["".join(LETTERS[colour] for colour in np.flatnonzero(planes[:6, row, column])) for column in range(COLUMNS)]
                for row in range(14)
            ]
            sent = planes[bubblee.SENT]
            for side, rows in ((seat, range(OVERFLOW_ROWS)), (1 - seat, range(13, 13 - OVERFLOW_ROWS, -1))):
                for column, letters in enumerate(view["planets"][side]):
                    tower = [letter or "" for letter in letters] + [""] * (OVERFLOW_ROWS - len(letters))
                    assert ["" if sent[row][column] else table[row][column] for row in rows] == tower
            for row, shown in ((6, view["sky"][seat]), (7, view["sky"][1 - seat])):
                assert table[row] == [letter or "" for letter in shown]


def test_different_positions_of_bubblee_pop_look_different() -> None:
    game = stepper("bubblee", "plain")
    known: dict[bytes, str] = {}
    for case in CASES[:2]:
        for seed in range(3):
            for position in positions(case, seed)[:-1]:
                seen = game.in_one_row(game.observe(position, 0)).tobytes()
                assert known.setdefault(seen, str(position)) == str(position)


@pytest.mark.parametrize("text", GARDENS, ids=lambda text: text[:7])
def test_gardens_look_as_the_view_shows_them(text: str) -> None:
    game = stepper("babylon", "plain")
    position = game.game.read_position(text)
    view = game.game.view(position)
    seats = len(view["gardens"])
    for seat in range(seats):
        planes = game.observe(position, seat)["planes"].reshape(4, babylon.OF_A_GARDEN, 64)
        for place in range(seats):
            garden, seen = view["gardens"][(seat + place) % seats], planes[place]
            assert seen[babylon.LEVEL_PLANE].tolist() == garden["levels"]
            for first, letters, shown in (
                (babylon.SYMBOL_PLANES, "stfb", garden["symbols"]),
                (babylon.PIECE_PLANES, "stfbv", garden["standing"]),
            ):
                for kind, letter in enumerate(letters):
                    assert seen[first + kind].tolist() == [int(one == letter) for one in shown]
        assert not planes[seats:].any()


@pytest.mark.parametrize("name", ["babylon", "bubblee"])
def test_the_page_lists_all_parts(name: str) -> None:
    features = stepper(name, "plain").features
    section = PAGE.split(f"## {'Babylon' if name == 'babylon' else 'Bubblee Pop'}")[1].split("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` +\| +(\d+) \|", section, re.MULTILINE)
    assert rows == [(part.name, str(part.length)) for part in features.PARTS]
    assert f"{features.PLANES[0]} × {features.PLANES[1]} × {features.PLANES[2]}" in section
    assert f"{features.DECISIONS:,} decisions" in section
    assert f"{features.SCALARS} scalars" in section


def test_results_follow_from_ranks() -> None:
    assert results((1,)) == (1.0,) and results((2,)) == (-1.0,)
    assert results((2, 1)) == (-1.0, 1.0) and results((1, 1)) == (0.0, 0.0)
    assert results((1, 3, 1)) == (0.5, -1.0, 0.5)
    for case in CASES:
        game = stepper(case.game, "plain")
        end = positions(case)[-1]
        ranks = game.game.ranks(end)
        assert ranks is not None
        assert tuple(game.features.result(end.state, seat) for seat in range(case.seats)) == pytest.approx(results(ranks))
