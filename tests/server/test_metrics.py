"""Metrics count what happened, and all of them are documented for hosts and drawn on the dashboard."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from server.live_server import PERSON, bot, connected, running
from ziggurat.core import paths
from ziggurat.server import metrics

ROOT = Path(__file__).parents[2]
NAMES = {one._name for one in vars(metrics).values() if hasattr(one, "_name")}


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def counted(address: str) -> dict[str, float]:
    """All metrics of this project, by name and labels; labels in the order of their names."""
    text = httpx.get(f"http://{address}/metrics").text
    samples = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
    ours = [one for one in samples if one.name.startswith("ziggurat")]
    return {" ".join([one.name, *(value for _, value in sorted(one.labels.items()))]): one.value for one in ours}


async def test_events_are_counted(tmp_path: Path) -> None:
    address = f"127.0.0.1:{free_port()}"
    wanted = {"game": "bubblee", "players": [PERSON, bot()], "names": ["Ann"], "options": {"first": "1"}}
    with running(tmp_path / "tables.sqlite", "--metrics", address) as server:
        made = server.post("/api/tables", wanted).json()
        async with connected(server, made["table"], made["seats"][0]["token"]) as ann:
            moves = 0
            while not counted(address).get("ziggurat_moves_total computer bubblee"):
                table = await ann.until(lambda table: table["view"]["to_act"] == 0)
                code = next(code for _, code in paths.every(table["view"]["choices"]))
                refused = await ann.ask("play", seat=0, ply=table["ply"] + 1000, move=str(code))
                assert refused["reason"] == "stale"
                answer = await ann.ask("play", seat=0, ply=table["ply"], move=str(code))
                moves += 1
                await ann.until(lambda now, seq=answer["seq"]: now["seq"] >= seq)
            await ann.until(lambda table: table["view"]["to_act"] == 0)
            found = counted(address)
        assert found["ziggurat_connections"] == found["ziggurat_rooms"] == 1
        # Forced moves are played automatically.
        assert found["ziggurat_moves_total person bubblee"] >= found["ziggurat_refused_total stale"] == moves
        assert found["ziggurat_moves_total computer bubblee"] >= found["ziggurat_thought_seconds_count bubblee"] >= 1
        assert found["ziggurat_kept_seconds_count"] >= moves + found["ziggurat_thought_seconds_count bubblee"]
        assert "ziggurat_moves" not in httpx.get(f"{server.url}/metrics").text


@pytest.mark.parametrize("address", ["127.0.0.1", "9464", "127.0.0.1:x"])
def test_an_address_that_is_none_is_named(tmp_path: Path, address: str) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "ziggurat.cli", "serve", "--metrics", address], check=False, cwd=tmp_path, capture_output=True, text=True
    )
    assert ended.returncode != 0 and "expected an address and a port" in ended.stderr and "Traceback" not in ended.stderr


def test_an_address_in_use_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        command = [sys.executable, "-m", "ziggurat.cli", "serve", "--metrics", address]
        ended = subprocess.run(command, check=False, cwd=tmp_path, capture_output=True, text=True)
    assert ended.returncode != 0 and f"cannot show metrics on {address}" in ended.stderr


def test_all_of_it_is_documented_and_drawn() -> None:
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    told = {name.removesuffix("_total") for name in re.findall(r"`(ziggurat_\w+)`", page)}
    dashboard = json.loads((ROOT / "deploy" / "dashboard.json").read_text(encoding="utf-8"))
    drawn = " ".join(target["expr"] for panel in dashboard["panels"] for target in panel["targets"])
    assert told == NAMES
    assert {re.sub(r"_(total|bucket)$", "", name) for name in re.findall(r"ziggurat_\w+", drawn)} == NAMES
