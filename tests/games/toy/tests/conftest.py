"""Every test here has the toy among the games, and leaves none of it behind."""

from collections.abc import Iterator

import pytest

import starfelt
from starfelt.kit import Kit
from tests.games.toy.tests.registered import registered


@pytest.fixture(autouse=True)
def toy() -> Iterator[Kit]:
    """The kit of the toy."""
    if starfelt.COMPILED:
        pytest.skip("the toy is plain Python, of which a native core takes no subclasses")
    with registered() as kit:
        yield kit
