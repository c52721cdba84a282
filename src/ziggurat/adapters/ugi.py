"""The server side of the engine protocol of docs/ugi.md: other programs can ask for legal moves, chance outcomes and best moves."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TextIO

from ziggurat import __version__, bots, games
from ziggurat.bots.search import Search, Thought, prepare
from ziggurat.core.game import CHANCE, Game, GameError, Position, read_options

SEATS = 2
LINES = 5
"""The most info lines for one search; each has one of the best moves."""


class BadLine(GameError):
    """A line is not part of the protocol, or not allowed at this point of the conversation."""


class Session:
    """The state of one conversation."""

    def __init__(self) -> None:
        self._game: Game[Any, Any] | None = None
        self._position: Position[Any] | None = None
        self._seed: int | None = None
        self._search: Search | None = None

    def answer(self, line: str) -> Iterator[str]:
        """The lines that answer one line; an invalid line is answered by an `error` line."""
        word, _, rest = line.strip().partition(" ")
        commands: dict[str, Callable[[str], Iterable[str]]] = {
            "": lambda _: (),
            "ugi": self._introduce,
            "isready": self._get_ready,
            "newgame": self._new_game,
            "seed": self._choose_seed,
            "position": self._set_up,
            "play": self._play,
            "legal": self._legal,
            "chance": self._chance,
            "show": self._show,
            "go": self._go,
        }
        try:
            if word not in commands:
                raise BadLine(f"no command {word!r}; there are {', '.join(sorted(commands)[1:])}, quit")
            yield from commands[word](rest.strip())
        except GameError as wrong:
            yield f"error {' '.join(str(wrong).split())}"

    @property
    def game(self) -> Game[Any, Any]:
        """The current game; raise BadLine if there is none."""
        if self._game is None:
            raise BadLine("no game yet: newgame GAME")
        return self._game

    @property
    def position(self) -> Position[Any]:
        """The current position; raise BadLine if there is none."""
        if self._position is None:
            raise BadLine("no position yet: position start, or position and its text")
        return self._position

    def _introduce(self, _: str) -> Iterator[str]:
        yield f"id name Ziggurat {__version__}"
        for name in games.NAMES:
            yield f"game {name} {' '.join(map(str, games.load(name, 'plain').seats))}"
        yield "ugiok"

    def _get_ready(self, _: str) -> Iterator[str]:
        if self._game is not None:
            prepare(self._game)
        yield "readyok"

    def _new_game(self, name: str) -> Iterable[str]:
        self._game, self._position, self._search = games.load(name), None, None
        return ()

    def _choose_seed(self, text: str) -> Iterable[str]:
        if not text.isdecimal():
            raise BadLine(f"seed {text!r}: expected a number")
        self._seed, self._search = int(text), None
        return ()

    def _set_up(self, text: str) -> Iterable[str]:
        start, _, moves = text.partition(" moves ")
        position = self._start(start)
        for move in moves.split(",") if moves else ():
            position = self.game.play(position, self.game.read(move.strip()))
        self._position = position
        return ()

    def _start(self, text: str) -> Position[Any]:
        word, _, rest = text.partition(" ")
        if word != "start":
            return self.game.read_position(text)
        seats, _, options = rest.strip().partition(" ")
        if seats and not seats.isdecimal():
            raise BadLine(f"position start {seats!r}: expected a number of seats")
        return self.game.start(int(seats or SEATS), read_options(options))

    def _play(self, text: str) -> Iterable[str]:
        self._position = self.game.play(self.position, self.game.read(text))
        return ()

    def _legal(self, listed: str) -> Iterator[str]:
        if not listed:
            yield "legal " + ", ".join(map(self.game.write, self.game.moves(self.position)))

    def _chance(self, _: str) -> Iterator[str]:
        if self.position.to_act != CHANCE:
            raise BadLine("chance does not act here")
        outcomes = zip(self.game.moves(self.position), self.game.weights(self.position), strict=True)
        yield "chance " + ", ".join(f"{self.game.write(move)} {weight}" for move, weight in outcomes)

    def _show(self, _: str) -> Iterator[str]:
        position = self.position
        yield f"position {position}"
        yield f"acts {actor(position)}"
        yield f"points {' '.join(map(str, self.game.scores(position)))}"
        if (ranks := self.game.ranks(position)) is not None:
            yield f"ranks {' '.join(map(str, ranks))}"

    def _go(self, text: str) -> Iterator[str]:
        if self.position.to_act in (None, CHANCE):
            raise BadLine(f"{actor(self.position)} acts here: there is nothing to decide")
        search = self._searching(text)
        move = search.choose(self.game, self.position)
        if search.thought is not None:
            yield from self._info_lines(search.thought)
        yield f"bestmove {self.game.write(move)}"

    def _searching(self, text: str) -> Search:
        """The search of the current game, with the budget that a `go` line gives. It is kept between decisions to reuse its tree."""
        kind, _, number = text.partition(" ")
        budgets = {"": str(bots.search.SIMULATIONS), "simulations": number, "seconds": f"{number}s"}
        budget = bots.read_budget(budgets.get(kind, ""))
        if budget is None:
            raise BadLine(f"go {text!r}: expected nothing, simulations N or seconds S")
        if self._search is None:
            self._search = Search(self._seed)
        self._search.simulations = budget["simulations"]
        self._search.seconds = budget.get("seconds", float("inf"))
        return self._search

    def _info_lines(self, thought: Thought) -> Iterator[str]:
        """The info lines of a search, best move last, because a reader may show only the latest line."""
        for rated in reversed(thought.moves[:LINES]):
            points = " ".join(f"{points:.1f}" for points in rated.points)
            line = ", ".join(map(self.game.write, rated.line))
            yield f"info simulations {thought.simulations} visits {rated.visits} value {rated.value:.3f} points {points} line {line}"


def actor(position: Position[Any]) -> str:
    """The actor of a position: a seat, chance or nobody."""
    if position.to_act is None:
        return "nobody"
    return "chance" if position.to_act == CHANCE else f"seat {position.to_act + 1}"


def serve(source: TextIO | None = None, target: TextIO | None = None) -> None:
    """Answer line by line until `quit` or the end of the input. Default: standard input and output."""
    session, out = Session(), target or sys.stdout
    for line in source or sys.stdin:
        if line.strip() == "quit":
            return
        for answer in session.answer(line):
            print(answer, file=out, flush=True)
