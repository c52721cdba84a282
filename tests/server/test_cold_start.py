"""A server is useful immediately, even if nothing has been compiled yet."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from server.live_server import COMPILED, PERSON, bot, connected, running
from ziggurat.core import paths
from ziggurat.core.game import GameError
from ziggurat.server import serving
from ziggurat.server.settings import Settings


async def test_tables_and_moves_with_nothing_compiled(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    with running(tmp_path / "tables.sqlite", environment=COMPILED | {"ZIGGURAT_CACHE": str(cache)}) as server:
        wanted = {"game": "bubblee", "players": [PERSON, bot("level6")], "names": ["Ann"], "options": {"first": "1"}}
        made = server.post("/api/tables", wanted).json()
        async with connected(server, made["table"], made["seats"][0]["token"]) as ann:
            table = await ann.until(lambda table: table["view"]["to_act"] == 0)
            while table["view"]["to_act"] == 0:
                code = next(code for _, code in paths.every(table["view"]["choices"]))
                answer = await ann.ask("play", seat=0, ply=table["ply"], move=str(code))
                assert answer["type"] == "done", answer
                table = await ann.until(lambda now, seq=answer["seq"]: now["seq"] >= seq)
            ply = table["ply"]
            table = await ann.until(lambda now: now["ply"] > ply or now["view"]["to_act"] == 0)
            assert any(move["seat"] == 1 for move in table["moves"])
        compiled = server.get("/api/ready").json()["compiled"]
    # Everything above used the plain rules.
    if os.environ.get("ZIGGURAT_MODE") != "compiled":
        assert compiled == {"bubblee": False, "babylon": False}


def test_a_port_that_is_taken_is_passed_over_unless_it_was_asked_for() -> None:
    with contextlib.ExitStack() as listening:
        taken = [listening.enter_context(serving.listen(Settings(host="127.0.0.1"))) for _ in range(2)]
        first, second = (one.getsockname()[1] for one in taken)
        assert first in serving.PORTS and second in serving.PORTS and first < second
        with pytest.raises(GameError, match=f"cannot listen on 127.0.0.1 port {first}: Address already in use"):
            serving.listen(Settings(host="127.0.0.1", port=first))


@pytest.mark.parametrize(
    ("where", "reason"),
    [
        (["--data", "nowhere/tables.sqlite"], "its folder does not exist"),
        (["--database-url", "postgresql://127.0.0.1:1/x"], "Connection refused"),
    ],
    ids=["file", "database"],
)
def test_a_database_that_cannot_be_opened_is_reported_in_one_line(tmp_path: Path, where: list[str], reason: str) -> None:
    command = [sys.executable, "-m", "ziggurat.cli", "serve", "--host", "127.0.0.1", "--port", "0", *where]
    ended = subprocess.run(command, check=False, cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert ended.returncode != 0
    assert reason in ended.stderr and "Traceback" not in ended.stderr
