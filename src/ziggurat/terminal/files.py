"""Records in files: read with care, written so that nothing is ever lost."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

from ziggurat.core import record_text
from ziggurat.core.game import GameError
from ziggurat.core.record import Record
from ziggurat.core.record_text import LONGEST, RecordError
from ziggurat.games import load


class BadFile(GameError):
    """A file that is not a record, or cannot become one."""

    def __init__(self, path: Path, wrong: str) -> None:
        super().__init__(f"{path}: {wrong}")
        self.path = path
        self.wrong = wrong


class FileExists(BadFile):
    """A file that would be overwritten."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "exists already, and is never overwritten; choose another name")


def read_text(path: Path) -> str:
    """The text in a file, if it is not longer than any that is read here."""
    with path.open("rb") as file:
        content = file.read(LONGEST + 1)
    if len(content) > LONGEST:
        raise BadFile(path, f"longer than {LONGEST} bytes, which nothing that is read here is")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as wrong:
        raise BadFile(path, f"not a text in UTF-8: byte {wrong.start + 1} is wrong") from None


def read_record(path: Path) -> Record:
    """The record in a file. Plain rules read it: they are there at once."""
    try:
        return record_text.read(read_text(path), lambda name: load(name, "plain"))
    except RecordError as wrong:
        raise BadFile(path, str(wrong)) from None


def create_record(path: Path, record: Record) -> None:
    """Write a record to a new file; an existing one is refused."""
    try:
        # Whoever creates the file first has it, even among programs that start at the same moment.
        path.open("x").close()
    except FileExistsError:
        raise FileExists(path) from None
    try:
        replace_record(path, record)
    except OSError:
        path.unlink(missing_ok=True)
        raise


def replace_record(path: Path, record: Record) -> None:
    """Write a record over an older state of the same game; after a power cut the file holds the old one or the new one."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with open(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(record_text.write(record))
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(path.stat().st_mode)
        Path(name).replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise


def free_name(path: Path) -> Path:
    """The name itself if there is no such file, else with the first free number."""
    number = 2
    free = path
    while free.exists():
        free = path.with_stem(f"{path.stem}-{number}")
        number += 1
    return free
