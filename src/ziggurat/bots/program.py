"""A player whose moves come from another program, which speaks the engine protocol of docs/ugi.md on its standard input and output."""

from __future__ import annotations

import shlex
import shutil
import subprocess
import threading
import time
from contextlib import suppress
from queue import Empty, Queue
from typing import IO, Any, cast

from ziggurat.core.game import BadText, Game, GameError, Position, rule_name

SECONDS = 1.0
"""Seconds that a program is given for each decision."""
PATIENCE = 10.0
"""Seconds to wait for a best move before the program counts as failed."""
TO_GET_READY = 120.0
"""Seconds a program may take to start and get ready, once per game: some must compile."""
LONGEST = 100_000
"""The most characters of a line that are read at a time."""
PREFIX = "cmd"


class ProgramFailed(GameError):
    """A program ended, timed out or gave an invalid answer; the message says which."""


class Program:
    """A program as a player, started for its first decision, for one game only. Raise ProgramFailed if there is no such program."""

    def __init__(self, command: str) -> None:
        self.name = f"{PREFIX}:{command}"
        self._words = shlex.split(command)
        if not self._words or shutil.which(self._words[0]) is None:
            raise ProgramFailed(f"{self.name}: no such program")
        self._process: subprocess.Popen[str] | None = None
        self._lines: Queue[str | None] = Queue()

    def choose(self, game: Game[Any, Any], position: Position[Any]) -> Any:
        """The program's move; raise ProgramFailed if the program does not answer with a legal move."""
        if self._process is None:
            self._start(game)
        self._write_line(f"position {position}")
        self._write_line(f"legal {', '.join(map(game.write, game.moves(position)))}")
        self._write_line(f"go seconds {SECONDS:g}")
        return self._legal(game, position, self._read_answer("bestmove ", PATIENCE))

    def close(self) -> None:
        """End the program: send `quit`, and kill it if it does not exit."""
        if self._process is None:
            return
        try:
            self._write_line("quit")
            self._process.wait(SECONDS)
        except (ProgramFailed, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            # The buffer may still hold lines for a program that has exited.
            with suppress(OSError):
                cast(IO[str], pipe).close()

    def _start(self, game: Game[Any, Any]) -> None:
        self._process = subprocess.Popen(
            self._words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
            errors="replace",
        )
        threading.Thread(target=self._read_lines, args=(self._process.stdout,), daemon=True).start()
        self._write_line("ugi")
        self._read_answer("ugiok", TO_GET_READY)
        self._write_line(f"newgame {game.name}")
        self._write_line("isready")
        self._read_answer("readyok", TO_GET_READY)

    def _read_lines(self, pipe: Any) -> None:
        """Queue the program's lines as they come, then None at the end of its output."""
        while line := pipe.readline(LONGEST):
            self._lines.put(line)
        self._lines.put(None)

    def _write_line(self, line: str) -> None:
        assert self._process is not None and self._process.stdin is not None
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except OSError:
            raise ProgramFailed(self._ending()) from None

    def _read_answer(self, expected: str, patience: float) -> str:
        """The rest of the first line that begins with `expected`. Skip info lines before it; raise ProgramFailed for any other line."""
        until = time.monotonic() + patience
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, until - time.monotonic()))
            except Empty:
                raise ProgramFailed(f"said nothing for {patience:g} s, where {expected.strip()!r} was expected") from None
            if line is None:
                raise ProgramFailed(self._ending())
            if line.startswith(expected):
                return line.removeprefix(expected).strip()
            if line.split(" ")[0].strip() not in ("", "id", "game", "info"):
                raise ProgramFailed(f"answered {line.strip()[:60]!r}, where {expected.strip()!r} was expected")

    def _ending(self) -> str:
        assert self._process is not None
        try:
            return f"ended with status {self._process.wait(SECONDS)}"
        except subprocess.TimeoutExpired:
            return "stopped listening"

    def _legal(self, game: Game[Any, Any], position: Position[Any], text: str) -> Any:
        try:
            move = game.read(text)
        except BadText as wrong:
            raise ProgramFailed(f"answered bestmove {text[:60]!r}, which is no move: {wrong}") from None
        if rule := game.why_not(position, move):
            raise ProgramFailed(f"played {game.write(move)}, which rule {rule_name(rule)} forbids")
        return move
