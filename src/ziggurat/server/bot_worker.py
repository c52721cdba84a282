"""The program of a bot worker process: reads questions from its input and writes answers to its output, until the input ends.

A thread reads the input, so that the server can interrupt a question while the worker thinks about it.

The worker uses the plain rules until it is asked to warm up. Then a thread loads the compiled rules while the worker goes on
answering. Rules that were never compiled on this machine are compiled first, in a process with low priority, so that the compiler's
memory is freed afterwards.
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
from ziggurat.bots.search import Interrupted, Search, interruptible, prepare, raise_if_interrupted
from ziggurat.core.game import CHANCE, Game, GameError, Position
from ziggurat.core.kernel import Engine, default_mode

COMMAND = (sys.executable, "-P", "-X", "faulthandler", "-m", "ziggurat.server.bot_worker")
COMPILE = "compile"
"""The argument that makes the process compile the rules of a game instead of answering questions."""
LENGTH = struct.Struct("!I")
"""The length of a message in bytes, sent before the message."""

ENVIRONMENT = (
    *("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "SYSTEMROOT", "LD_LIBRARY_PATH"),
    *("PYTHONPATH", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE", "VIRTUAL_ENV"),
    *("XDG_CACHE_HOME", "ZIGGURAT_CACHE", "ZIGGURAT_MODE"),
)
"""The environment variables passed to a worker: the paths of Python and the cache, and no secrets."""

NICE = 5
IDLE = 19
"""Nice values of a worker and of the compiler. The server has priority over workers, and workers over the compiler."""
KILLED_FIRST = 500
"""A worker's oom_score_adj: when memory runs out, Linux kills a worker rather than the server."""
PR_SET_PDEATHSIG = 1

FEW = 64
GLANCE = 0.3
"""Without compiled rules, a bot sees at most FEW moves of a position, and looks ahead for GLANCE seconds."""
QUICK = frozenset({"uniform"})
"""The bots that are fast enough without this limit."""
UNTIL_WARM = "greedy"
"""The bot that replaces the levels until the rules are compiled: a tree search by the plain rules is too slow."""


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Ask for a bot's move at a position."""

    game: str
    position: str
    bot: str
    seed: int


class Rate(msgspec.Struct, frozen=True, tag="rate"):
    """Ask for the best move at a position, and for the rating of a move if one is given."""

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
    """Stop thinking about the question; no-op if it has been answered."""


class Started(msgspec.Struct, frozen=True, tag="started"):
    """The worker is ready for questions."""


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    """The text of a move."""

    move: str


class Rated(msgspec.Struct, frozen=True, tag="rated"):
    """The ratings, as `bots.report` writes them for JSON."""

    found: dict[str, Any]


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The question is invalid."""

    about: Literal["bot", "position"]
    reason: str


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The bot raised an unexpected error; `trouble` is the traceback."""

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
    """Encode a message for the pipe."""
    text = msgspec.json.encode(message)
    return LENGTH.pack(len(text)) + text


def questions(source: BinaryIO) -> Iterator[Question]:
    """The questions, until the server closes the pipe or dies."""
    decoder: msgspec.json.Decoder[Question] = msgspec.json.Decoder(Question)
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        (length,) = LENGTH.unpack(head)
        text = source.read(length)
        if len(text) < length:
            return
        yield decoder.decode(text)


class Glimpse:
    """A game limited for slow rules: each position has at most FEW moves; after GLANCE seconds, only the first position has any."""

    def __init__(self, game: Game[Any, Any], position: Position[Any], seed: int) -> None:
        self._game = game
        self._position = position
        self._random = random.Random(seed)
        self._until = time.monotonic() + GLANCE

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def moves(self, position: Position[Any]) -> Sequence[Any]:
        """Some of the legal moves."""
        raise_if_interrupted()
        if position is not self._position and time.monotonic() > self._until:
            return ()
        moves = self._game.moves(position)
        return moves if len(moves) <= FEW else self._random.sample(moves, FEW)


class Worker:
    """Answers questions one at a time."""

    def __init__(self, output: BinaryIO) -> None:
        self._output = output
        self._writing = threading.Lock()
        self._warm: dict[str, Game[Any, Any]] = {}
        self._compiler: subprocess.Popen[bytes] | None = None
        self._asked: SimpleQueue[Choose | Rate | WarmUp | None] = SimpleQueue()
        """Questions from the reading thread; None at the end of the input."""
        self._interrupted = threading.Event()

    def run(self, source: BinaryIO) -> None:
        """Answer questions until the input ends."""
        self._say(Started())
        threading.Thread(target=self._read, args=(source,), daemon=True).start()
        while question := self._asked.get():
            if isinstance(question, WarmUp):
                threading.Thread(target=self._warm_up, args=(question.game,), daemon=True).start()
            else:
                self._say(self._answer(question))
        self._stop_compiling()

    def _read(self, source: BinaryIO) -> None:
        """Queue the questions. The server asks the next one after an answer, so an interrupt is always for the current one."""
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
        """Send a message. If the server is gone the input ends too, so a broken pipe is ignored."""
        with self._writing, suppress(BrokenPipeError):
            self._output.write(packed(message))

    def _answer(self, question: Choose | Rate) -> Answer:
        """The answer, or Failed with the error. A MemoryError ends the worker instead, since no further answer could be trusted."""
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
        """Rate moves with compiled rules only: a search by the plain ones is too slow."""
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
        return Rated({"best": report.move_value_as_json(game, best), "results": list(best.results), "exact": thought.exact})

    def _warm_up(self, name: str) -> None:
        """Load all compiled parts of the rules and the search, compiling them first if they are not in the cache."""
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
        """Compile the rules into the cache, in another process, unless they are there already."""
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
    """Lower this process's priority for CPU and memory, ignore SIGINT, and exit when the parent dies (Linux)."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(max(0, nice - os.nice(0)))
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        with suppress(OSError):
            Path("/proc/self/oom_score_adj").write_text(str(KILLED_FIRST))


def known(environment: Mapping[str, str]) -> dict[str, str]:
    """The part of an environment that is passed to workers."""
    return {name: environment[name] for name in ENVIRONMENT if name in environment}


def own_output() -> BinaryIO:
    """The pipe to the server. Standard output becomes standard error, so that prints cannot corrupt it; other descriptors are closed."""
    if sys.platform != "win32":
        # With uvloop the process inherits the listening sockets, which uvicorn makes inheritable.
        os.closerange(3, os.sysconf("SC_OPEN_MAX"))
    output = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    return output


def main() -> None:
    """Answer questions, or compile the named game."""
    match sys.argv[1:]:
        case [word, game] if word == COMPILE:
            stay_behind(IDLE)
            prepare(games.load(game))
        case _:
            stay_behind(NICE)
            # Not sys.stdin: Python locks it at exit, and aborts if the thread is still reading from it.
            Worker(own_output()).run(open(0, "rb", closefd=False))  # noqa: SIM115


if __name__ == "__main__":
    main()
