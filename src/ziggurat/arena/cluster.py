"""A series on many machines: Ray distributes the games. It needs the extra `cluster`; no other module imports Ray.

Without an address in RAY_ADDRESS a new Ray instance is started on this machine. Ziggurat must be installed on every machine that plays.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager

import ray

from .match import play
from .series import Submit

LOCAL = "local"
"""The address that starts a new Ray instance, even if another one runs on this machine."""


@contextmanager
def on_ray(workers: int | None) -> Iterator[tuple[Submit, int]]:
    """A function that submits a game to the cluster, and the number of games it plays in parallel."""
    address = os.environ.get("RAY_ADDRESS", LOCAL)
    cores = workers if address == LOCAL else None
    ray.init(address, num_cpus=cores, include_dashboard=False, logging_level=logging.ERROR, log_to_driver=False)
    try:
        number = workers or int(ray.cluster_resources().get("CPU", 1))  # type: ignore[no-untyped-call]
        remote = ray.remote(play)
        yield lambda pairing: remote.remote(pairing).future(), number
    finally:
        ray.shutdown()
