"""Sets of small numbers, one bit each: of designs, mostly."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

HIGHEST: Final = 1 << 60


def bit(n: i64) -> i64:
    """The set of one number; shifted down, for mypyc shifts a literal 1 up within 32 bits."""
    return HIGHEST >> (60 - n)


def size(found: i64) -> i64:
    """How many there are."""
    n: i64 = 0
    while found != 0:
        found &= found - 1
        n += 1
    return n


def is_one(found: i64) -> bool:
    """Is there exactly one?"""
    return found != 0 and found & (found - 1) == 0


def lowest(found: i64) -> i64:
    """The first of a set that is not empty."""
    assert found != 0, "an empty set has no first"
    n: i64 = 0
    while not found & 0xFF:
        found >>= 8
        n += 8
    while not found & 1:
        found >>= 1
        n += 1
    return n


def with_each(acts: vec[i64], verb: i64, found: i64) -> vec[i64]:
    """Add the verb with each of the set, ascending."""
    act = verb
    while found != 0:
        while not found & 0xFF:
            found >>= 8
            act += 8
        if found & 1:
            acts = append(acts, act)
        found >>= 1
        act += 1
    return acts


def members(found: i64) -> vec[i64]:
    """Each of the set, ascending."""
    return with_each(vec[i64](capacity=24), 0, found)
