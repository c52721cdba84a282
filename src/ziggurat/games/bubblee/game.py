"""Bubblee Pop as a `Game`: the entry point for everything outside this package. The rules are in the other modules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ziggurat.core.challenge import Challenge
from ziggurat.core.compiled_game import CompiledGame
from ziggurat.core.game import CHANCE, EqualWeights, Moves, NextCard, Options, Position, Rule, Seat, View
from ziggurat.core.moves import Move

from . import features, loops, missions, notation, positions, scoring, setup, turn
from . import view as views
from .components import COLOURS, DATA_VERSION, LAYOUTS, RULES_VERSION
from .moves import DRAW_CODE, FIRST_CODE, MOST_MOVES, MOVES, SKY_CODE
from .state import DRAW, FIRST, PLACE, State, left_in_bag

BubbleePosition = Position[State]
SKY_CODES = range(SKY_CODE, SKY_CODE + LAYOUTS)
SKY_WEIGHTS = EqualWeights(LAYOUTS)


class Bubblee(CompiledGame[State, Move]):
    """Bubblee Pop for two, or solo."""

    name = "bubblee"
    seats = setup.SEATS
    options = setup.OPTIONS
    rules_version = RULES_VERSION
    data_version = DATA_VERSION
    kind = State
    loops = loops
    features = features
    all_moves = MOVES
    most_moves = MOST_MOVES

    def start_state(self, seats: int, options: Options) -> State:
        """The state before the first move (chapter 2). Raises BadOption."""
        return setup.start(seats, options)

    def play_plain(self, state: State, code: int) -> None:
        """Play a legal move by the plain rules, which emit events to the state's listener."""
        turn.play(state, code)

    def moves(self, position: BubbleePosition) -> Moves[Move]:
        """The legal moves of a seat or of chance. Compiled code only counts the layouts of the sky, so their codes are added here."""
        number = position.number_of_moves
        return Moves(SKY_CODES if number == LAYOUTS else position.codes, number, MOVES)

    def weights(self, position: BubbleePosition) -> Sequence[int]:
        """The relative weight of each of chance's moves, in the order of `moves`; empty if chance is not to act."""
        if position.to_act == CHANCE and position.number_of_moves == LAYOUTS:
            return SKY_WEIGHTS
        return super().weights(position)

    def forced(self, position: BubbleePosition) -> Move | None:
        """The only place left for a drawn Bubblee, or None (3.1)."""
        is_placement = position.game.engine.field(position.slot, "step") == PLACE
        return self.moves(position)[0] if is_placement and position.number_of_moves == 1 else None

    def completions(self, position: BubbleePosition, path: Sequence[str]) -> Sequence[Move]:
        """The decisions of this step, legal or not, that a path of touches may lead to."""
        return views.completions(position.state, path)

    def scores(self, position: BubbleePosition) -> tuple[int, ...]:
        """The points of each seat."""
        points = position.game.engine.field(position.slot, "points")
        return tuple(points[:1] if position.game.engine.field(position.slot, "solo") else points)

    def ranks_of(self, state: State) -> tuple[int, ...]:
        """The rank of each seat at the end of the game; a lost solo game is (2,)."""
        return scoring.ranks(state)

    def ended_by(self, position: BubbleePosition) -> Rule:
        """The rule that ended the game, or 0 while it goes on."""
        return int(position.game.engine.field(position.slot, "ended_by"))

    def decks(self, start: BubbleePosition) -> Mapping[str, Sequence[Move]]:
        """The cards of each deck at the start. A dealer shuffles them for a storm, or uses a listed order for a puzzle (2.2, 8.6)."""
        bag = start.state.bag
        return {
            "sky": MOVES[SKY_CODE : SKY_CODE + LAYOUTS],
            "first player": MOVES[FIRST_CODE:SKY_CODE],
            "bag": [MOVES[DRAW_CODE + colour] for colour in range(COLOURS) for _ in range(bag[colour])],
        }

    def next_card(self, start: BubbleePosition, position: BubbleePosition) -> NextCard:
        """The deck that chance draws from now, and the number of the card in it, counted from 0 at the start of the game."""
        s = position.state
        if s.step == DRAW:
            return NextCard("bag", left_in_bag(start.state) - left_in_bag(s))
        return NextCard("first player" if s.step == FIRST else "sky", 0)

    def turned_up(self, position: BubbleePosition, card: Move) -> Move:
        """The move that turns up a card of a deck: the card itself."""
        return card

    def view(self, position: BubbleePosition, seat: Seat | None = None) -> View:
        """The position as a client draws it, with the choices of `seat` if it is to act."""
        moves = self.moves(position) if seat is not None and seat == position.to_act != CHANCE else ()
        state, board = self.board(position)
        return views.view(board, state, seat, moves)

    def board_of(self, state: State, to_act: Seat | None) -> View:
        """The part of a view that is the same for all seats and spectators."""
        return views.board(state, to_act)

    def write(self, move: Move) -> str:
        """The text of a move."""
        return notation.write(move)

    def read(self, text: str) -> Move:
        """The move of a text. Raises BadText."""
        return notation.read(text)

    def write_state(self, state: State) -> str:
        """The text of a state, on one line."""
        return positions.write_position(state)

    def read_state(self, text: str) -> State:
        """The state of a text. Raises BadText."""
        return positions.read_position(text)

    def challenges(self) -> Sequence[str]:
        """The names of all missions, as storms and as puzzles (8.6)."""
        return missions.names()

    def challenge(self, name: str) -> Challenge:
        """A mission as a storm or a puzzle, or the puzzle of a day (8.6). Raises NoChallenge."""
        return missions.challenge(name)
