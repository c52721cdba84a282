"""The browser client is built into the package, and wheels carry it."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src" / "ziggurat" / "server" / "client"
BUILD = [sys.executable, str(ROOT / "web" / "build.py")]


def test_a_wheel_carries_the_client(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)], cwd=ROOT, check=True, capture_output=True
    )
    (wheel,) = tmp_path.glob("*.whl")
    names = {name.removeprefix("ziggurat/server/client/") for name in zipfile.ZipFile(wheel).namelist() if "/server/client/" in name}
    assert names == {str(file.relative_to(CLIENT)) for file in CLIENT.rglob("*") if file.is_file()}
    assert {"index.html", "manifest.webmanifest", "sw.js"} <= names


def test_the_client_of_these_sources_is_not_built_again() -> None:
    before = (CLIENT / "index.html").stat().st_mtime_ns
    done = subprocess.run(BUILD, check=True, capture_output=True, text=True)
    assert done.stdout == "" and (CLIENT / "index.html").stat().st_mtime_ns == before


@pytest.mark.parametrize("told", ["v18.20.1", "v20.18.9", "nonsense"])
def test_a_node_that_is_too_old_is_none(tmp_path: Path, told: str) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {told}\n")
        (tmp_path / name).chmod(0o755)
    # This Python's environment may contain a node from PyPI.
    asked = "import sys; sys.path.insert(0, 'web'); import build; from pathlib import Path; print(build._has_node(Path(sys.argv[1])))"
    done = subprocess.run([sys.executable, "-c", asked, str(tmp_path)], cwd=ROOT, check=True, capture_output=True, text=True)
    assert done.stdout == "False\n"
