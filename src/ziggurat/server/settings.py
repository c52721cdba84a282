"""The server's settings, from the command line, else the environment, else the defaults."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from email.utils import parseaddr
from pathlib import Path
from urllib.parse import urlsplit

from ziggurat.core.game import GameError

from .post import BadAddress, fit_address, read_office

PREFIX = "ZIGGURAT_"
ADDRESS = "postgresql://USER:PASSWORD@HOST:PORT/DATABASE"


class BadSetting(GameError):
    """An invalid setting."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a server. Each can be set in the environment, such as ZIGGURAT_HOST."""

    host: str = "0.0.0.0"
    """The address to listen on; 127.0.0.1 for this machine only."""
    port: int | None = None
    """The port; by default 8000, or the next free one."""
    data: Path = Path("ziggurat.sqlite")
    """The file of all tables."""
    database_url: str = ""
    """A PostgreSQL database instead of the file, for several processes: postgresql://USER:PASSWORD@HOST:PORT/DATABASE."""
    workers: int = 1
    """The number of worker processes for computer players."""
    effort: int = 100
    """The budget of hints and analyses, in percent of the default."""
    origins: str = ""
    """Further web addresses from which browsers may connect, separated by commas; the server's own is always allowed."""
    proxies: str = "127.0.0.1"
    """The reverse proxies whose forwarded client addresses are trusted."""
    metrics: str = ""
    """The address for Prometheus metrics, such as 127.0.0.1:9464; none by default."""
    log: str = "text"
    """The format of the log: text, or json for one object a line."""
    mail_url: str = ""
    """The mail server, smtp://USER:PASSWORD@HOST:PORT. By default there is none, and the server sends no mail."""
    mail_from: str = ""
    """The address in the From header of mails."""
    public_url: str = ""
    """The server's public address, for links in mails."""

    keep_unfinished: int = 180
    """Days after which a game that is not over is deleted, if nothing has happened in it; 0 for never."""
    keep_records: int = 365
    """Days after which an uploaded record is deleted, if nobody has opened it; 0 for never."""

    @property
    def place(self) -> str:
        """The file or database, without its password."""
        if not self.database_url:
            return str(self.data)
        from .postgres import place_of

        return place_of(self.database_url)


def is_address(text: str) -> bool:
    """True if a text is the address of a PostgreSQL database rather than a file name."""
    return text.startswith(("postgresql://", "postgres://"))


def read_settings(given: Mapping[str, object], environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings from a command line and an environment."""
    chosen: dict[str, object] = {}
    for field in fields(Settings):
        value = given.get(field.name)
        if value is None:
            value = environment.get(PREFIX + field.name.upper())
        if value is not None:
            chosen[field.name] = _converted(field.name, str(value))
    settings = Settings(**chosen)  # type: ignore[arg-type]
    _check_mail(settings)
    return settings


def _check_mail(settings: Settings) -> None:
    """Check that mail has a sender and an address for its links."""
    if settings.mail_url and not settings.mail_from:
        raise BadSetting("mail_from: expected an address, since mail_url is set")
    if settings.mail_url and not settings.public_url:
        raise BadSetting("public_url: expected the address of this server, as https://games.example, since mail_url is set")


def _converted(name: str, value: str) -> object:
    match name:
        case "port":
            return _number(name, value, 0, 65535)
        case "workers":
            return _number(name, value, 0, 64)
        case "effort":
            return _number(name, value, 1, 10_000)
        case "keep_unfinished" | "keep_records":
            return _number(name, value, 0, 36_500)
        case "data":
            return Path(value)
        case "database_url" if value and not is_address(value):
            # It may hold a password, so the error does not repeat it.
            raise BadSetting(f"database_url: expected {ADDRESS}")
        case "metrics" if value and not (":" in value and value.rpartition(":")[2].isdecimal()):
            raise BadSetting(f"metrics: expected an address and a port, as 127.0.0.1:9464, found {value!r}")
        case "mail_url" if value:
            _check(name, read_office, value)
        case "mail_from" if value:
            _check(name, fit_address, parseaddr(value)[1])
        case "public_url" if value:
            return _public(value)
        case "log" if value not in ("text", "json"):
            raise BadSetting(f"log: expected text or json, found {value!r}")
    return value


def _check(name: str, read: Callable[[str], object], value: str) -> None:
    try:
        read(value)
    except BadAddress as wrong:
        raise BadSetting(f"{name}: {wrong}") from None


def _public(value: str) -> str:
    """Check a public web address and remove its last slash. It has no path, since the pages are at the root."""
    address = value.rstrip("/")
    try:
        parts = urlsplit(address)
        is_fine = parts.scheme in ("http", "https") and bool(parts.hostname) and not (parts.path or parts.query or parts.fragment)
    except ValueError:
        is_fine = False
    if not is_fine or not address.isprintable() or "@" in address or " " in address:
        raise BadSetting(f"public_url: expected an address without a path, as https://games.example, found {value!r}")
    return address


def _number(name: str, value: str, low: int, high: int) -> int:
    if not value.isdecimal() or not low <= int(value) <= high:
        raise BadSetting(f"{name}: expected a number, {low} to {high}, found {value!r}")
    return int(value)
