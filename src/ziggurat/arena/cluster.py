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


@contextmanager
def on_ray(workers: int | None) -> Iterator[tuple[Submit, int]]:
    """What hands a game to the cluster, and how many it plays at once."""
    own = None if os.environ.get("RAY_ADDRESS") else workers
    ray.init(num_cpus=own, include_dashboard=False, logging_level=logging.ERROR, log_to_driver=False)
    try:
        number = workers or int(ray.cluster_resources().get("CPU", 1))  # type: ignore[no-untyped-call]
        remote = ray.remote(play)
        yield lambda pairing: remote.remote(pairing).future(), number
    finally:
        ray.shutdown()
