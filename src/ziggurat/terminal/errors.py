"""Errors that the command line and the screens report in the reader's language."""

from __future__ import annotations

from ziggurat.core.challenge import NoChallenge
from ziggurat.core.game import GameError
from ziggurat.locales import EnglishTexts, Texts


class UserError(GameError):
    """An error whose text is a message of the catalogues, with its values. `str` of the error is English.

    The prefix, such as a file's name and a colon, is the same in every language.
    """

    def __init__(self, id: str, prefix: str = "", **values: object) -> None:
        super().__init__(prefix + EnglishTexts()(id, **values))
        self.id = id
        self.prefix = prefix
        self.values = values

    def text(self, texts: Texts) -> str:
        """The text of the error in the language of `texts`."""
        return self.prefix + texts(self.id, **self.values)


FILE_ERRORS = {FileNotFoundError: "file-missing", IsADirectoryError: "file-is-folder", PermissionError: "file-forbidden"}


def error_text(error: Exception, texts: Texts) -> str:
    """An error in one line, in the reader's language if the catalogues have it, else in English."""
    if isinstance(error, UserError):
        return _one_line(error.text(texts))
    if isinstance(error, NoChallenge):
        return _one_line(texts("cli-no-challenge", name=error.name, expected=error.expected))
    if isinstance(error, OSError) and error.strerror:
        reason = texts(FILE_ERRORS[type(error)]) if type(error) in FILE_ERRORS else error.strerror
        return _one_line(f"{error.filename}: {reason}" if error.filename else reason)
    return _one_line(str(error))


def _one_line(text: str) -> str:
    return " ".join(text.split())
