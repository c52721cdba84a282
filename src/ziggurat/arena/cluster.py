"""A series on many machines: Ray hands out the games. It is the extra `cluster`, and nothing else here knows it.

Without an address in RAY_ADDRESS it is a Ray of its own, on this machine. Ziggurat must be installed wherever games are played.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager

import ray

from .match import play
from .series import Submit

OWN = "local"
"""In place of an address: a Ray of its own, whatever else runs here."""


@contextmanager
def on_ray(workers: int | None) -> Iterator[tuple[Submit, int]]:
    """What hands a game to the cluster, and how many it plays at once."""
    address = os.environ.get("RAY_ADDRESS", OWN)
    cores = workers if address == OWN else None
    ray.init(address, num_cpus=cores, include_dashboard=False, logging_level=logging.ERROR, log_to_driver=False)
    try:
        number = workers or int(ray.cluster_resources().get("CPU", 1))  # type: ignore[no-untyped-call]
        remote = ray.remote(play)
        yield lambda pairing: remote.remote(pairing).future(), number
    finally:
        ray.shutdown()
