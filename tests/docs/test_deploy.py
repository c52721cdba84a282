"""The settings in deploy/ exist, and so does everything it installs and requires."""

from __future__ import annotations

import re
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

from ziggurat.server import api, serving
from ziggurat.server.settings import PREFIX, Settings

ROOT = Path(__file__).parents[2]
CONTAINER = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
COMPOSE = (ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8")
KNOWN = {PREFIX + field.name.upper() for field in fields(Settings)} | {"ZIGGURAT_CACHE"}


@pytest.mark.parametrize("text", [CONTAINER, COMPOSE], ids=["container", "compose"])
def test_only_known_settings_are_set(text: str) -> None:
    names = set(re.findall(r"\bZIGGURAT_\w+", text))
    assert names and names <= KNOWN


def test_the_container_installs_extras_that_exist() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    wanted = re.findall(r"'\.\[([\w,]+)\]'", CONTAINER)
    assert wanted == ["server,postgres"]
    assert set(wanted[0].split(",")) <= set(extras)


def test_ports_and_paths_are_those_of_the_server() -> None:
    port = str(serving.PORTS[0])
    assert f"ZIGGURAT_PORT={port}" in CONTAINER and f"EXPOSE {port}" in CONTAINER and f"server:{port}" in COMPOSE
    (path,) = re.findall(rf"127\.0\.0\.1:{port}(/[\w/]+)", CONTAINER)
    assert path in {call.path for call in api.CALLS}
