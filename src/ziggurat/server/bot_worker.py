"""What runs in a worker process: questions come in by its input, moves go out by its output, until the input ends.

A thread reads the input, so that the server can interrupt a question while the worker thinks about it.

It plays by the plain rules until it is told to warm up. Then a thread of its own loads the compiled ones, while it goes on playing.
What was never compiled on this machine is compiled first, by a further process in idle time, which takes its memory with it.
"""

from __future__ import annotations

import math
import os
import random
import signal
import struct
import subprocess
import sys
import threading
import time
import traceback
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, BinaryIO, Literal, cast

import msgspec

from ziggurat import bots, games
from ziggurat.bots import report
from ziggurat.bots.analysis import judge
from ziggurat.bots.search import Interrupted, Search, interruptible, prepare, stop_if_told
from ziggurat.core.game import CHANCE, Game, GameError, Position
from ziggurat.core.kernel import Engine, default_mode

COMMAND = (sys.executable, "-P", "-X", "faulthandler", "-m", "ziggurat.server.bot_worker")
COMPILE = "compile"
"""The word after the command that makes a process that compiles a game instead."""
LENGTH = struct.Struct("!I")
"""Before each message stands how many bytes it has."""

ENVIRONMENT = (
    *("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "SYSTEMROOT", "LD_LIBRARY_PATH"),
    *("PYTHONPATH", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE", "VIRTUAL_ENV"),
    *("XDG_CACHE_HOME", "ZIGGURAT_CACHE", "ZIGGURAT_MODE"),
)
"""What a worker is told of the server's environment: where Python and the cache are, and nothing else."""

NICE = 5
IDLE = 19
"""The server comes first, then players who think, and compiling last."""
KILLED_FIRST = 500
"""Where memory runs out, the system ends a worker rather than the server."""
PR_SET_PDEATHSIG = 1

FEW = 64
GLANCE = 0.3
"""While the compiled rules are not there, a player sees so many moves of a position, and looks ahead for so many seconds."""
QUICK = frozenset({"uniform"})
"""The players that need neither."""
UNTIL_WARM = "greedy"
"""Who plays for a level meanwhile: a tree search by the plain rules would see next to nothing."""


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Which move does this player make here?"""

    game: str
    position: str
    bot: str
    seed: int


class Rate(msgspec.Struct, frozen=True, tag="rate"):
    """What is best here, and what does this move come to, if one is given?"""

    game: str
    position: str
    move: str | None
    simulations: int
    seconds: float | None
    seed: int


class WarmUp(msgspec.Struct, frozen=True, tag="warm up"):
    """Load the compiled rules of a game."""

    game: str


class Interrupt(msgspec.Struct, frozen=True, tag="interrupt"):
    """Stop thinking about the question; no effect if it has been answered."""


class Started(msgspec.Struct, frozen=True, tag="started"):
    """Questions can come."""


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    """The text of a move."""

    move: str


class Rated(msgspec.Struct, frozen=True, tag="rated"):
    """What was found: as `report` tells it to programs."""

    found: dict[str, Any]


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """What was asked makes no sense."""

    about: Literal["bot", "position"]
    reason: str


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The player broke down."""

    trouble: str


class Stopped(msgspec.Struct, frozen=True, tag="stopped"):
    """The question was interrupted and has no answer."""


class Warm(msgspec.Struct, frozen=True, tag="warm"):
    """The compiled rules of a game are loaded."""

    game: str


class Cold(msgspec.Struct, frozen=True, tag="cold"):
    """The compiled rules of a game could not be loaded."""

    game: str
    trouble: str


Question = Choose | Rate | WarmUp | Interrupt
Answer = Chosen | Rated | Refused | Failed | Stopped
Message = Started | Answer | Warm | Cold


def packed(message: Question | Message) -> bytes:
    """A message as it goes through a pipe."""
    text = msgspec.json.encode(message)
    return LENGTH.pack(len(text)) + text


def questions(source: BinaryIO) -> Iterator[Question]:
    """What comes in, until the other side closes or dies."""
    decoder: msgspec.json.Decoder[Question] = msgspec.json.Decoder(Question)
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        (length,) = LENGTH.unpack(head)
        text = source.read(length)
        if len(text) < length:
            return
        yield decoder.decode(text)


class Glimpse:
    """A game of which a player in a hurry sees a few moves of each position, and after a moment only those it must choose from."""

    def __init__(self, game: Game[Any, Any], position: Position[Any], seed: int) -> None:
        self._game = game
        self._position = position
        self._random = random.Random(seed)
        self._until = time.monotonic() + GLANCE

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def moves(self, position: Position[Any]) -> Sequence[Any]:
        """Some of the legal moves."""
        stop_if_told()
        if position is not self._position and time.monotonic() > self._until:
            return ()
        moves = self._game.moves(position)
        return moves if len(moves) <= FEW else self._random.sample(moves, FEW)


class Worker:
    """Answers one question after the other."""

    def __init__(self, output: BinaryIO) -> None:
        self._output = output
        self._writing = threading.Lock()
        self._warm: dict[str, Game[Any, Any]] = {}
        self._compiler: subprocess.Popen[bytes] | None = None
        self._asked: SimpleQueue[Choose | Rate | WarmUp | None] = SimpleQueue()
        """What the thread has read; None at the end of the input."""
        self._interrupted = threading.Event()

    def run(self, source: BinaryIO) -> None:
        """Answer until nobody asks any more."""
        self._say(Started())
        threading.Thread(target=self._read, args=(source,), daemon=True).start()
        while question := self._asked.get():
            if isinstance(question, WarmUp):
                threading.Thread(target=self._warm_up, args=(question.game,), daemon=True).start()
            else:
                self._say(self._answer(question))
        self._stop_compiling()

    def _read(self, source: BinaryIO) -> None:
        """Queue the questions. The server asks the next one after the answer, so an interrupt is never for an earlier one."""
        try:
            for question in questions(source):
                if isinstance(question, Interrupt):
                    self._interrupted.set()
                    continue
                if not isinstance(question, WarmUp):
                    self._interrupted.clear()
                self._asked.put(question)
        finally:
            self._asked.put(None)

    def _say(self, message: Message) -> None:
        """Tell the server; where it is gone the input ends too, and that is enough."""
        with self._writing, suppress(BrokenPipeError):
            self._output.write(packed(message))

    def _answer(self, question: Choose | Rate) -> Answer:
        """The player's move or opinion, or what is wrong; without memory no answer can be trusted, and the worker ends."""
        try:
            with interruptible(self._interrupted.is_set):
                return self._choose(question) if isinstance(question, Choose) else self._rate(question)
        except Interrupted:
            return Stopped()
        except MemoryError:
            raise
        except Exception:
            return Failed(traceback.format_exc())

    def _choose(self, question: Choose) -> Answer:
        try:
            bot = bots.make(question.bot, question.seed)
        except bots.UnknownBot as unknown:
            return Refused("bot", str(unknown))
        try:
            game = self._warm.get(question.game) or games.load(question.game, "plain")
            position = game.read_position(question.position)
        except GameError as wrong:
            return Refused("position", str(wrong))
        if position.to_act is None or position.to_act == CHANCE:
            return Refused("position", "no seat decides here")
        if game.engine.mode != "plain" or question.bot in QUICK:
            return Chosen(game.write(bot.choose(game, position)))
        if question.bot in bots.LEVELS:
            bot = bots.make(UNTIL_WARM, question.seed)
        return Chosen(game.write(bot.choose(cast(Any, Glimpse(game, position, question.seed)), position)))

    def _rate(self, question: Rate) -> Answer:
        """Compiled rules are asked for: by the plain ones a search would see next to nothing."""
        game = self._warm.get(question.game)
        if game is None:
            return Refused("position", "the compiled rules are not there")
        try:
            position = game.read_position(question.position)
            move = None if question.move is None else game.read(question.move)
        except GameError as wrong:
            return Refused("position", str(wrong))
        if position.to_act is None or position.to_act == CHANCE or (move is not None and game.why_not(position, move)):
            return Refused("position", "no seat decides here, or not so")
        if move is not None:
            return Rated(report.as_json(game, 0, judge(game, position, move, question.simulations, question.seed)))
        thought = Search(question.seed, question.simulations, question.seconds or math.inf).think(game, position)
        best = thought.moves[0]
        return Rated({"best": report.rated_as_json(game, best), "results": list(best.results), "exact": thought.exact})

    def _warm_up(self, name: str) -> None:
        """Load the compiled rules and the search, all of them: from the cache, once they are there."""
        try:
            self._compile(name)
            game = games.load(name)
            for _part in game.prepare():
                pass
            prepare(game)
        except Exception as trouble:
            self._say(Cold(name, f"{type(trouble).__name__}: {trouble}"))
        else:
            self._warm[name] = game
            self._say(Warm(name))

    def _compile(self, name: str) -> None:
        """Fill the cache by another process, if that is still to do."""
        engine = Engine(default_mode(), games.load(name, "plain").engine.kind)
        if engine.is_ready() and engine.is_ready(Search.name):
            return
        with subprocess.Popen([*COMMAND, COMPILE, name], stdin=subprocess.DEVNULL) as self._compiler:
            status = self._compiler.wait()
        self._compiler = None
        if status:
            raise ChildProcessError(f"compiling ended with status {status}")

    def _stop_compiling(self) -> None:
        compiler = self._compiler
        if compiler is not None:
            compiler.kill()
            compiler.wait()


def stay_behind(nice: int) -> None:
    """Leave the processor and the memory to the server first, heed no Ctrl-C, and never outlive the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(max(0, nice - os.nice(0)))
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        with suppress(OSError):
            Path("/proc/self/oom_score_adj").write_text(str(KILLED_FIRST))


def known(environment: Mapping[str, str]) -> dict[str, str]:
    """The part of an environment that workers may know."""
    return {name: environment[name] for name in ENVIRONMENT if name in environment}


def own_output() -> BinaryIO:
    """The way to the server, out of reach of everything that prints; it is the only one."""
    if sys.platform != "win32":
        # uvloop hands on the listening sockets, which uvicorn makes inheritable.
        os.closerange(3, os.sysconf("SC_OPEN_MAX"))
    output = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    return output


def main() -> None:
    """Play, or compile the game that is named."""
    match sys.argv[1:]:
        case [word, game] if word == COMPILE:
            stay_behind(IDLE)
            prepare(games.load(game))
        case _:
            stay_behind(NICE)
            # Not sys.stdin: Python locks it at exit, and aborts if the thread still reads from it.
            Worker(own_output()).run(open(0, "rb", closefd=False))  # noqa: SIM115


if __name__ == "__main__":
    main()
