"""What a host can set: on the command line, else in the environment, else by default."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path

from ziggurat.core.game import GameError

PREFIX = "ZIGGURAT_"
ADDRESS = "postgresql://USER:PASSWORD@HOST:PORT/DATABASE"


class BadSetting(GameError):
    """A setting that cannot be."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How the server runs. Each can be set as ZIGGURAT_HOST and so on."""

    host: str = "0.0.0.0"
    """The address to listen on; 127.0.0.1 for this machine alone."""
    port: int | None = None
    """By default 8000, or the next that is free."""
    data: Path = Path("ziggurat.sqlite")
    """The file of all tables."""
    database_url: str = ""
    """A PostgreSQL database instead of the file, for several processes: postgresql://USER:PASSWORD@HOST:PORT/DATABASE."""
    workers: int = 1
    """Processes for computer players."""
    effort: int = 100
    """How far hints and analyses look, in percent of the usual."""
    origins: str = ""
    """Further web addresses from which browsers may connect, separated by commas; the server's own is always allowed."""
    proxies: str = "127.0.0.1"
    """The reverse proxies whose word on a client's address is believed."""
    metrics: str = ""
    """Where the numbers for Prometheus are shown, as 127.0.0.1:9464; nowhere by default."""
    log: str = "text"
    """text, or json for one object a line."""

    @property
    def place(self) -> str:
        """Where the tables are, without a password."""
        if not self.database_url:
            return str(self.data)
        from .postgres import place_of

        return place_of(self.database_url)


def is_address(text: str) -> bool:
    """Whether a text is the address of a PostgreSQL database and not the name of a file."""
    return text.startswith(("postgresql://", "postgres://"))


def read_settings(given: Mapping[str, object], environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of a command line and an environment."""
    chosen: dict[str, object] = {}
    for field in fields(Settings):
        value = given.get(field.name)
        if value is None:
            value = environment.get(PREFIX + field.name.upper())
        if value is not None:
            chosen[field.name] = _converted(field.name, str(value))
    return Settings(**chosen)  # type: ignore[arg-type]


def _converted(name: str, value: str) -> object:
    match name:
        case "port":
            return _number(name, value, 0, 65535)
        case "workers":
            return _number(name, value, 0, 64)
        case "effort":
            return _number(name, value, 1, 10_000)
        case "data":
            return Path(value)
        case "database_url" if value and not is_address(value):
            # It may hold a password: what was found is not repeated.
            raise BadSetting(f"database_url: expected {ADDRESS}")
        case "metrics" if value and not (":" in value and value.rpartition(":")[2].isdecimal()):
            raise BadSetting(f"metrics: expected an address and a port, as 127.0.0.1:9464, found {value!r}")
        case "log" if value not in ("text", "json"):
            raise BadSetting(f"log: expected text or json, found {value!r}")
    return value


def _number(name: str, value: str, low: int, high: int) -> int:
    if not value.isdecimal() or not low <= int(value) <= high:
        raise BadSetting(f"{name}: expected a number, {low} to {high}, found {value!r}")
    return int(value)
