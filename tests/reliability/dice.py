"""Chance for tests: a run is repeated by its seed."""

from random import Random


def dice(seed: float) -> Random:
    return Random(seed)  # noqa: S311 - nothing secret hangs on it
