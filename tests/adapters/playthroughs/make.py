"""Regenerates the playthroughs, after an intended change of the rules or of observations."""

from __future__ import annotations

import gzip
import sys
from pathlib import Path

from open_spiel.python.algorithms import generate_playthrough

FOLDER = Path(__file__).parent
sys.path.insert(0, str(FOLDER.parents[1]))


def main(chosen: list[str]) -> None:
    from adapters.cases import CASES
    from ziggurat.adapters.open_spiel import make

    for case in CASES:
        if not chosen or str(case) in chosen:
            text = generate_playthrough.playthrough(str(make(*case)), None, seed=1)
            (FOLDER / f"{case}.txt.gz").write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    main(sys.argv[1:])
