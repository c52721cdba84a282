"""Pins the dependencies of playing and of testing, with hashes, into locks/*.txt. Run by `make lock`."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def main() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = project["dependency-groups"]
    build = [need for need in groups["dev"] if need.startswith(("hatchling", "editables"))]
    extras = project["project"]["optional-dependencies"]
    base = project["project"]["dependencies"]
    lock("play", base + extras["terminal"] + extras["server"] + extras["arena"] + build)
    lock("dev", base + [need for extra in extras.values() for need in extra] + groups["dev"])
    lock("node", groups["node"])


def lock(name: str, needs: list[str]) -> None:
    """Write one lock file, without registry addresses or anything about this machine."""
    target = ROOT / "locks" / f"{name}.txt"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "needs.in"
        source.write_text("\n".join(needs) + "\n", encoding="utf-8")
        command = [sys.executable, "-m", "piptools", "compile", "--quiet", "--generate-hashes", "--allow-unsafe", "--strip-extras"]
        command += ["--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links", "--no-emit-trusted-host", "--upgrade"]
        environment = os.environ | {"PIP_NO_CACHE_DIR": "0"}
        subprocess.run([*command, "--output-file", str(target), str(source)], check=True, cwd=folder, env=environment)
    text = "\n".join(line for line in target.read_text(encoding="utf-8").splitlines() if not line.startswith("--"))
    assert "://" not in text, "a lock file must not name a registry"
    target.write_text(f"# Pinned by `make lock` from pyproject.toml.\n{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
