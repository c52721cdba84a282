"""Records in files: reading with clear errors, and writing that never loses an older version."""

from __future__ import annotations

import contextlib
import os
import re
import tempfile
from pathlib import Path

from ziggurat.core import record_text
from ziggurat.core.record import Record
from ziggurat.core.record_text import LONGEST, RecordError
from ziggurat.games import load

from .errors import UserError

LOCATED = re.compile(r"line (\d+), column (\d+): (.*)", re.DOTALL)


class BadFile(UserError):
    """A file that cannot be read, or whose content is invalid."""

    def __init__(self, id: str, path: Path, **values: object) -> None:
        super().__init__(id, f"{path}: ", **values)


class FileExists(UserError):
    """A file that would be overwritten."""

    def __init__(self, path: Path) -> None:
        super().__init__("save-exists", file=str(path))


def read_text(path: Path) -> str:
    """The text of a file. Raises BadFile if it is longer than LONGEST bytes or not UTF-8, OSError if it cannot be opened."""
    with path.open("rb") as file:
        content = file.read(LONGEST + 1)
    if len(content) > LONGEST:
        raise BadFile("file-too-long", path, limit=LONGEST)
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadFile("file-not-text", path, byte=error.start + 1) from None


def read_record(path: Path) -> Record:
    """The record in a file, replayed by the plain rules, which need no compiling. Raises BadFile or OSError."""
    try:
        return record_text.read(read_text(path), lambda name: load(name, "plain"))
    except RecordError as error:
        raise BadFile("file-bad-line", path, line=error.line, column=error.column, why=error.wrong) from None


def content_error(error: str, path: Path, prefix: str = "") -> UserError:
    """The error that reports the invalid content of a file, made from the English text of a GameError."""
    prefix = f"{path}: {prefix}"
    if found := LOCATED.fullmatch(error):
        return UserError("file-bad-line", prefix, line=int(found[1]), column=int(found[2]), why=found[3])
    return UserError("file-unusable", prefix, why=error)


def create_record(path: Path, record: Record) -> None:
    """Write a record to a new file. Raises FileExists if there is one already."""
    try:
        # Opening with "x" is atomic: only one of several programs can create the file.
        path.open("x").close()
    except FileExistsError:
        raise FileExists(path) from None
    try:
        replace_record(path, record)
    except OSError:
        path.unlink(missing_ok=True)
        raise


def replace_record(path: Path, record: Record) -> None:
    """Replace the record in a file atomically: after a power cut the file has the old record or the new one."""
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
    """The path itself if no such file exists, else the path with the first free number."""
    number = 2
    free = path
    while free.exists():
        free = path.with_stem(f"{path.stem}-{number}")
        number += 1
    return free
