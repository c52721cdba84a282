"""Likely mistakes of bot authors get a clear error; positions can be sent between processes."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import ziggurat
from ziggurat import IllegalMove
from ziggurat.core.game import BadOption, BadText, EqualWeights, GameError
from ziggurat.core.record import OutOfTurn
from ziggurat.games import NAMES
from ziggurat.games.bubblee.moves import First
from ziggurat.server.store.store import StoreError


@pytest.fixture(params=NAMES)
def game(request: pytest.FixtureRequest) -> Any:
    return ziggurat.load(request.param, "plain")


def test_a_text_is_no_move(game: Any) -> None:
    with pytest.raises(TypeError, match="not a move: 'drop 3'; `read` makes a move of a text"):
        game.play(game.start(), "drop 3")
    for misused in (game.why_not, game.events):
        with pytest.raises(TypeError, match="not a move: 'drop 3'; `read` makes a move of a text"):
            misused(game.start(), "drop 3")
    with pytest.raises(TypeError, match="not a move"):
        game.write("drop 3")


def test_a_seat_that_there_is_not_has_no_move() -> None:
    with pytest.raises(ValueError, match="no such seat: 2; it must be 0 to 1"):
        ziggurat.load("bubblee", "plain").code(First(2))


def test_a_move_after_the_end_says_that_it_is_over(game: Any) -> None:
    position = game.start()
    while position.to_act is not None:
        move = game.moves(position)[-1]
        position = game.play(position, move)
    with pytest.raises(IllegalMove, match="the game is over, by rule"):
        game.play(position, move)


def test_positions_can_be_pickled_and_copied(game: Any) -> None:
    position = game.start()
    for _ in range(12):
        assert pickle.loads(pickle.dumps(position)) == copy.deepcopy(position) == position
        position = game.play(position, game.moves(position)[0])


@pytest.mark.parametrize(
    "error",
    [
        IllegalMove("keep", 302, over=True),
        BadText("dorp 3", 1, "a move"),
        BadOption("sky", "X", "ten letters"),
        OutOfTurn(1, 0),
        StoreError("a.sqlite", "it is full"),
        GameError("no"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors_arrive_from_another_process_as_they_were(error: GameError) -> None:
    arrived = pickle.loads(pickle.dumps(error))
    assert (type(arrived), str(arrived), vars(arrived)) == (type(error), str(error), vars(error))


def test_even_weights() -> None:
    even = EqualWeights(5)
    assert (list(even), even[0], even[-1], len(even[1:3]), sum(even)) == ([1] * 5, 1, 1, 2, 5)
    for index in (5, -6):
        with pytest.raises(IndexError):
            even[index]


def test_numbers_are_accepted_as_options() -> None:
    game = ziggurat.load("bubblee", "plain")
    assert game.start(2, {"black": 4}) == game.start(2, {"black": "4"})  # type: ignore[dict-item]
