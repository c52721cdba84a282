"""The example program in docs/server.md plays whole games, against itself and against a computer player of the server."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.live_server import PERSON, TIMEOUT, Server, bot, make, record_of, running
from ziggurat.core.fairness import verify

PROGRAM = Path(__file__).parents[2] / "examples" / "network_bot.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server") / "tables.sqlite") as one:
        yield one


def started(server: Server, table: str, token: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(PROGRAM), server.url, table, token]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.mark.parametrize(("game", "players"), [("bubblee", [PERSON, PERSON]), ("babylon", [PERSON, bot()])])
def test_programs_play_a_whole_game(server: Server, game: str, players: list[dict[str, str]]) -> None:
    made = make(server, players, game, names=("Ann", "Bob")[: players.count(PERSON)])
    programs = [started(server, made["table"], seat["token"]) for seat in made["seats"]]
    for program in programs:
        printed, wrong = program.communicate(timeout=2 * TIMEOUT)
        assert (program.returncode, wrong) == (0, "")
        assert "'how': 'rules'" in printed
    record = record_of(server, made["table"])
    assert record.ended.how == "rules"
    assert verify(record) == "consistent"


def test_a_program_without_a_seat_says_so_and_ends(server: Server) -> None:
    made = make(server, [PERSON, PERSON])
    _, wrong = started(server, made["table"], "nobody-has-this-token-1234").communicate(timeout=TIMEOUT)
    assert wrong.splitlines()[-1].startswith("RuntimeError: ")


# Waiting for a server takes seconds.
@pytest.mark.slow
def test_the_program_goes_on_when_the_server_comes_back(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as own:
        made = make(own, [PERSON, PERSON], names=("Ann", "Bob"))
        programs = [started(own, made["table"], seat["token"]) for seat in made["seats"]]
        while record_of(own, made["table"]).ply < 10:
            assert all(program.poll() is None for program in programs)
        own.kill()
        own.start()
        assert ["'how': 'rules'" in program.communicate(timeout=2 * TIMEOUT)[0] for program in programs] == [True, True]
