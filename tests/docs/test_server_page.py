"""docs/server.md is correct: its settings and limits are the program's, its commands run, its session can be replayed."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import apsw
import pytest
from websockets.asyncio.client import connect

import ziggurat
from server.live_server import PERSON, TIMEOUT, Server, running
from ziggurat import bots
from ziggurat.core import record_text
from ziggurat.server import (
    analyses,
    api,
    app,
    connections,
    limits,
    lobby,
    messages,
    names,
    parsing,
    places,
    postman,
    replay,
    rooms,
    serving,
    settings,
    socket,
    table,
)
from ziggurat.server.app import HEADERS
from ziggurat.server.store import sqlite

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
ANYTHING = "…"


def section(title: str) -> str:
    """The text under a title."""
    found = re.search(rf"^## {re.escape(title)}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None, title
    return found[1]


def block(title: str, language: str = "") -> str:
    """The first code block of a section."""
    found = re.search(rf"^```{language}\n(.*?)^```", section(title), re.MULTILINE | re.DOTALL)
    assert found is not None, title
    return found[1]


def cells(title: str) -> list[list[str]]:
    """The rows of a section's table, without the header."""
    rows = [line.strip("|").split("|") for line in section(title).splitlines() if line.startswith("|")]
    return [[cell.strip().strip("`") for cell in row] for row in rows[2:]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("host") / "tables.sqlite") as one:
        yield one


def test_settings_are_those_of_the_program() -> None:
    usual = replace(settings.Settings(), port=serving.PORTS[0])
    names = [field.name for field in fields(settings.Settings)]
    options = ["--" + name.replace("_", "-") for name in names]
    expected = [[option, str(getattr(usual, name))] for option, name in zip(options, names, strict=True)]
    assert [row[:2] for row in cells("Settings")] == expected
    assert f"`{settings.PREFIX}KEEP_UNFINISHED`" in section("Settings")
    helped = subprocess.run([sys.executable, "-m", "ziggurat.cli", "serve", "--help"], capture_output=True, text=True, check=True)
    assert all(option in helped.stdout for option in options)


def test_limits_are_those_of_the_program() -> None:
    expected = [
        [socket.MESSAGES_A_SECOND, socket.MESSAGES_AT_ONCE],
        [rooms.SEAT_A_SECOND, rooms.SEAT_AT_ONCE],
        [socket.ADDRESS_A_SECOND, socket.ADDRESS_AT_ONCE],
        [socket.VISITS_A_SECOND, socket.VISITS_AT_ONCE],
        [limits.PAUSE],
        [socket.REASONS_A_SECOND, socket.REASONS_AT_ONCE],
        [socket.HINTS_A_SECOND, socket.HINTS_AT_ONCE],
        [analyses.MOST_HINTS, analyses.HINTS_OF_CLIENT],
        [analyses.MOST_WORKING],
        [app.REQUESTS_A_SECOND, app.REQUESTS_AT_ONCE, app.REQUESTS_WAITING],
        [api.ASKS_A_SECOND, api.ASKS_AT_ONCE],
        [lobby.MAKES_A_SECOND, lobby.MAKES_AT_ONCE],
        [api.EXPORTS_A_SECOND, api.EXPORTS_AT_ONCE],
        [table.MOST_ROWS],
        [replay.LONGEST_RECORD],
        [replay.RECORDS_A_DAY, replay.RECORDS_A_DAY],
        [messages.LONGEST_NAME],
        [postman.TO_ADDRESS_A_DAY, postman.TO_ADDRESS_AT_ONCE],
        [postman.OF_CLIENT_A_DAY, postman.OF_CLIENT_AT_ONCE],
        [api.CLAIMS_A_SECOND, api.CLAIMS_AT_ONCE],
        [names.LINKS_A_DAY, names.LINKS_AT_ONCE],
        [names.MOST_NAMES],
        [messages.LONGEST_MESSAGE],
        [1, parsing.MOST_WAITING],
        [parsing.CPU_SECONDS, parsing.WALL_SECONDS],
        [connections.MOST_FRAGMENTS],
        [connections.FRAMES_A_SECOND, connections.FRAMES_AT_ONCE],
        [places.CLIENT_FRAMES_A_SECOND, places.CLIENT_FRAMES_AT_ONCE],
        [places.BYTES_A_SECOND, places.BYTES_AT_ONCE],
        [connections.MOST_HEADERS],
        [places.MOST_OF_CLIENT],
        [places.SPARE_SHARE * 100, places.SPARE_DESCRIPTORS],
        [connections.HEADERS_WITHIN],
        [connections.BODY_WITHIN],
        [socket.HELLO_WITHIN],
        [serving.STOP_WITHIN],
    ]
    assert [[float(number) for number in row[1].split("; ")] for row in cells("Limits")] == expected


def test_the_unit_sets_known_settings() -> None:
    unit = block("As a service", "ini")
    environment = dict(line.partition("=")[2].partition("=")[::2] for line in unit.splitlines() if line.startswith("Environment="))
    del environment["ZIGGURAT_CACHE"]
    chosen = settings.read_settings({}, environment)
    assert (chosen.host, chosen.log) == ("127.0.0.1", "json")
    assert len(environment) == 3


def test_every_request_is_listed() -> None:
    kinds = {kind.__struct_config__.tag for kind in messages.Ask.__args__}
    assert set(re.findall(r"`([a-z-]+)`", section("The wire").split("A client asks")[1].split("The answer")[0])) == kinds | {"id"}


def test_every_answer_has_the_headers(server: Server) -> None:
    for path in ("/", "/api/health", "/api/ready"):
        answer = server.get(path)
        assert answer.status_code == 200
        assert HEADERS.items() <= dict(answer.headers).items()
    assert server.get("/api/health").headers["cache-control"] == "no-store"
    assert server.get("/api/ready").json().keys() == {"ready", "compiled"}


@pytest.mark.skipif(not (shutil.which("curl") and shutil.which("bash")), reason="needs curl and bash")
def test_the_lines_for_curl_run(server: Server, tmp_path: Path) -> None:
    program = 'set -eu\ncurl() { command curl --fail-with-body --max-time 30 "$@"; }\n' + block("The HTTP API", "sh")
    assert "http://localhost:8000" in program
    program = program.replace("http://localhost:8000", server.url)
    ran = subprocess.run(["bash", "-c", program], capture_output=True, text=True, cwd=tmp_path, timeout=120, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert '"seat":1,"token":"bob-will-never-tell-1234"' in ran.stdout
    assert '{"type":"done","id":0,"seq":' in ran.stdout
    assert re.search(r"^[0-9]+\. 1 keep", ran.stdout, re.MULTILINE)
    assert "Seed:" not in ran.stdout


def test_a_running_server_is_backed_up(server: Server, tmp_path: Path) -> None:
    command = block("Data, backup and upgrades", "sh").split()
    assert command[:2] == ["ziggurat", "backup"]
    command[command.index("--data") + 1] = str(server.data)
    assert server.post("/api/tables", {"game": "bubblee", "players": [PERSON, PERSON], "names": ["Ann"]}).status_code == 200
    subprocess.run([sys.executable, "-m", "ziggurat.cli", *command[1:]], check=True, cwd=tmp_path)
    with running(tmp_path / command[2]) as other:
        assert other.get("/api/tables").status_code == 200
    again = subprocess.run([sys.executable, "-m", "ziggurat.cli", *command[1:]], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert again.returncode != 0
    assert "exists already" in again.stderr


def test_a_table_can_be_deleted(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    with running(data) as own:
        tables = [
            own.post("/api/tables", {"game": "bubblee", "players": [PERSON, PERSON], "names": [name]}).json()["table"]
            for name in ("Ann", "Bob")
        ]
        own.stop()
    connection = apsw.Connection(str(data))
    connection.pragma("foreign_keys", True)
    connection.execute(block("Personal data", "sql").replace("TABLE", tables[0])).fetchall()
    left = [connection.execute(f"SELECT count(*) FROM {table}").get for table in ("tables", "keys")]
    connection.close()
    assert left == [1, 1]
    assert b"Ann" not in data.read_bytes()
    with running(data) as own:
        assert own.get(f"/api/tables/{tables[0]}").status_code == 404
        assert own.get(f"/api/tables/{tables[1]}").status_code == 200


def test_the_copy_of_an_upgrade_has_this_name() -> None:
    assert len(sqlite.STEPS) >= 1
    assert "ziggurat.sqlite.v1.bak" in section("Data, backup and upgrades")


def is_like(expected: Any, found: Any) -> bool:
    """True if a message matches what the page shows, which may be abbreviated."""
    if expected == ANYTHING:
        return True
    if isinstance(expected, dict):
        return isinstance(found, dict) and all(key in found and is_like(value, found[key]) for key, value in expected.items())
    if isinstance(expected, list):
        return isinstance(found, list) and len(expected) == len(found) and all(map(is_like, expected, found))
    return bool(expected == found)


async def test_the_session_can_be_played(server: Server) -> None:
    options = {"first": "1", "sky": "RPYBG YBGRP"}
    made = server.post("/api/tables", {"game": "bubblee", "players": [PERSON, PERSON], "names": ["Ann", "Bob"], "options": options}).json()
    lines = block("The wire").replace("TOKEN", made["seats"][0]["token"]).splitlines()
    assert len(lines) > 10
    async with asyncio.timeout(TIMEOUT), connect(f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/socket") as connection:
        heard: list[Any] = []
        for line in lines:
            way, message = line[0], json.loads(line[2:])
            if way == ">":
                assert not heard, "the server said more"
                await connection.send(json.dumps(message))
                continue
            # Messages of one step may come in any order.
            while not any(is_like(message, known) for known in heard):
                heard.append(json.loads(await connection.recv()))
                assert len(heard) < 5, (message, heard)
            heard.remove(next(known for known in heard if is_like(message, known)))
    # The log lines that the page describes.
    log = "".join(server.lines)
    assert made["table"] not in log
    assert made["seats"][0]["token"] not in log
    assert "127.0.0.1" not in log


def test_the_page_has_the_program_of_the_examples() -> None:
    kept = (ROOT / "examples" / "network_bot.py").read_text(encoding="utf-8")
    assert kept.partition("\n\n")[2] == block("A program at the table", "python")
    assert kept.count("\n") <= 40


def test_the_record_of_a_running_game_is_a_position_for_any_player(server: Server) -> None:
    options = {"first": "1", "sky": "RPYBG YBGRP"}
    made = server.post("/api/tables", {"game": "bubblee", "players": [PERSON, PERSON], "names": ["Ann", "Bob"], "options": options}).json()
    assert "record_text.read(text, ziggurat.load).position" in section("A program at the table")
    position = record_text.read(server.get(f"/api/tables/{made['table']}/record").text, ziggurat.load).position
    assert bots.make("greedy").choose(position.game, position) in position.game.moves(position)
