"""Babylon as a `Game`: the entry point for everything outside this package. The rules are in the other modules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from ziggurat.core.challenge import Challenge
from ziggurat.core.compiled_game import CompiledGame
from ziggurat.core.game import CHANCE, Event, NextCard, Options, Position, Rule, Seat, View
from ziggurat.core.kernel import Mode
from ziggurat.core.moves import Move

from . import daily, features, loops, notation, positions, scoring, setup, turn
from . import view as views
from .components import BASALT, CLAY, EFFECTS, GRANITE, MATERIALS, MOST_SEATS, OF_A_MATERIAL, RULES_VERSION
from .consequences import consequences
from .moves import BUILD_CODE, FIRST_CODE, LAY_CODE, MOST_MOVES, MOST_SITES, MOVES, STATUE_CODE, TOKEN_CODE, UNCOVER_CODE, Lay, Uncover
from .quarry import covered_stack, stacks_unseen, tiles_unseen
from .scoring import BY_LAST_TOKEN
from .state import FIRST, TOKEN, State
from .tiles import data_version

BabylonPosition = Position[State]


class Babylon(CompiledGame[State, Move]):
    """Babylon for two, three or four."""

    name = "babylon"
    seats = setup.SEATS
    options = setup.OPTIONS
    rules_version = RULES_VERSION
    data_version = data_version()
    kind = State
    loops = loops
    features = features
    all_moves = MOVES
    most_moves = MOST_MOVES

    def __init__(self, mode: Mode) -> None:
        super().__init__(mode)
        self._list_scores = self.engine.function(loops.list_scores)
        self._list_sites = self.engine.function(loops.list_sites)
        self._scores = self.engine.buffers(MOST_SEATS)
        self._sites = self.engine.buffers(MOST_SITES)

    def parts(self) -> Iterable[tuple[str, Callable[[], object]]]:
        """The parts to compile: the name of each, and a call that compiles it."""
        yield from super().parts()
        slot = self.engine.pack(setup.start(2, {}))
        yield "scores", lambda: self._list_scores(slot, self._scores())
        yield "sites", lambda: self._list_sites(slot, self._sites())

    def _make_position(self, slot: Any, codes: Any, outlook: int) -> BabylonPosition:
        position = super()._make_position(slot, codes, outlook)
        # Copy the valid part: the buffer holds thousands of moves, and most positions have few.
        position.codes = codes[: position.number_of_moves].copy()
        return position

    def start_state(self, seats: int, options: Options) -> State:
        """The state before the first move (chapter 2). Raises BadOption."""
        return setup.start(seats, options)

    def play_plain(self, state: State, code: int) -> None:
        """Play a legal move by the plain rules, which emit events to the state's listener."""
        turn.play(state, code)

    def completions(self, position: BabylonPosition, path: Sequence[str]) -> Sequence[Move]:
        """The decisions of this step, legal or not, that a path of touches may lead to."""
        return views.completions(position.state, path)

    def events(self, before: BabylonPosition, move: Move) -> tuple[Event, ...]:
        """The events of a move, step by step, then its consequences. Raises IllegalMove."""
        events, after = self.play_with_events(before, move)
        return (*events, *consequences(before.state, after, move.code))

    def scores(self, position: BabylonPosition) -> tuple[int, ...]:
        """The points of each seat."""
        scores = self._scores()
        return tuple(self.engine.written(scores, self._list_scores(self.adopt(position).slot, scores)))

    def breakdown(self, position: BabylonPosition) -> tuple[Mapping[str, int], ...]:
        """The points of each seat by category (9.2 to 9.6)."""
        s = position.state
        return tuple(scoring.breakdown(s, seat)._asdict() for seat in range(s.seats))

    def ranks_of(self, state: State) -> tuple[int, ...]:
        """The rank of each seat at the end of the game."""
        return scoring.ranks(state)

    def ended_by(self, position: BabylonPosition) -> Rule:
        """The rule that ended the game, or 0 while it goes on."""
        return BY_LAST_TOKEN if position.to_act is None else 0

    def decks(self, start: BabylonPosition) -> Mapping[str, Sequence[Move]]:
        """The cards of each deck at the start. A tile's card reveals it on the first stack; `turned_up` sets the right one (2.2 to 2.4)."""
        s = start.state
        return {
            "clay": [MOVES[LAY_CODE + tile] for tile in tiles_unseen(s, CLAY)],
            "granite": [MOVES[UNCOVER_CODE + OF_A_MATERIAL + tile] for tile in tiles_unseen(s, GRANITE)],
            "basalt": [MOVES[UNCOVER_CODE + tile] for tile in tiles_unseen(s, BASALT)],
            "first player": [MOVES[FIRST_CODE + seat] for seat in range(s.seats)],
            "tokens": [MOVES[TOKEN_CODE + effect] for effect in range(len(EFFECTS)) for _ in range(s.tokens[effect])],
        }

    def next_card(self, start: BabylonPosition, position: BabylonPosition) -> NextCard:
        """The deck that chance draws from now, and the number of the card in it: each layer of each stack has its own card (2.2)."""
        s = position.state
        if s.step == FIRST:
            return NextCard("first player", 0)
        if s.step == TOKEN:
            return NextCard("tokens", sum(start.state.tokens) - sum(s.tokens))
        stack = covered_stack(s)
        material = s.layers[stack] - 1
        return NextCard(MATERIALS[material], stacks_unseen(start.state, material).index(stack))

    def turned_up(self, position: BabylonPosition, card: Move) -> Move:
        """The move that turns up a card of a deck: a tile comes to light on the stack that is covered now (2.2)."""
        match card:
            case Lay(_, tile):
                return Lay(covered_stack(position.state), tile)
            case Uncover(_, tile):
                return Uncover(covered_stack(position.state), tile)
        return card

    def view(self, position: BabylonPosition, seat: Seat | None = None) -> View:
        """The position as a client draws it, with the choices of `seat` if it is to act."""
        state, board = self.board(position)
        if seat is None or seat == CHANCE or seat != position.to_act:
            return views.view(board, state, seat, (), ())
        sites = self._sites()
        places = self.engine.written(sites, self._list_sites(self.adopt(position).slot, sites))
        others = [MOVES[code] for code in self.moves(position).codes if not BUILD_CODE <= code < STATUE_CODE]
        return views.view(board, state, seat, others, places)

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
        """Empty: only the daily challenges exist."""
        return ()

    def challenge(self, name: str) -> Challenge:
        """The quarry of a day. Raises NoChallenge."""
        return daily.challenge(name)
