"""Sets of small numbers against those of Python."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from starfelt.core.bitsets import bit, is_one, lowest, members, size, with_each
from starfelt.core.rng import fast

HIGHEST = 60  # the last number that fits


def as_bits(numbers):
    return sum(1 << n for n in numbers)


def some_sets():
    """Few and many, near together and far apart, and each number alone."""
    yield set()
    yield from ({n} for n in range(HIGHEST + 1))
    yield from ({0, n} for n in range(1, HIGHEST + 1))
    yield set(range(HIGHEST + 1))
    rng = fast(5)
    for number in range(300):
        density = 2 + number % 9
        yield {n for n in range(HIGHEST + 1) if rng.below(density) == 0}


SETS = list(some_sets())


@pytest.mark.parametrize("n", [0, 1, 31, 32, 33, 59, 60])
def test_a_bit_is_not_lost_above_the_width_of_a_literal(n):
    assert bit(n) == 2**n


def test_members_are_those_of_the_set_ascending():
    for numbers in SETS:
        assert list(members(as_bits(numbers))) == sorted(numbers)


def test_the_size_is_how_many_there_are():
    for numbers in SETS:
        found = as_bits(numbers)
        assert size(found) == len(numbers)
        assert is_one(found) == (len(numbers) == 1)


def test_the_lowest_is_the_first_of_them():
    for numbers in SETS:
        if numbers:
            assert lowest(as_bits(numbers)) == min(numbers)


def test_verbs_are_added_behind_those_that_are_there():
    for numbers in SETS:
        acts = with_each(vec[i64]([7]), 100, as_bits(numbers))
        assert list(acts) == [7, *(100 + n for n in sorted(numbers))]


def test_nothing_is_added_for_an_empty_set():
    assert list(with_each(vec[i64](), 100, 0)) == []


def test_an_empty_set_has_no_lowest():
    with pytest.raises(AssertionError, match="an empty set has no first"):
        lowest(0)
