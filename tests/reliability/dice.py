"""Chance for tests: a run is repeated by its seed."""

from random import Random


def dice(seed):
    return Random(seed)  # noqa: S311 - nothing secret hangs on it
