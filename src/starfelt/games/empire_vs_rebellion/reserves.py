"""What somebody can know of a reserve: which reserves are possible for all that was seen.

The eight characters of a side are the bits 0 to 7 of a number, so a reserve is one of 256.  How
many characters a reserve has is public.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from starfelt.core.sets import bit, size

CHARACTERS: Final = 8  # of a side
EVERY: Final = 255  # all of them
ALL_RESERVES: Final = 256


@final
@mypyc_attr(acyclic=True, native_class=True)
class Possible:
    """The reserves that are possible, in ascending order.  It never changes, so clones share it."""

    def __init__(self, reserves: vec[i64]) -> None:
        self.reserves: Final = reserves
        anywhere: i64 = 0
        for reserve in reserves:
            anywhere |= reserve
        self.anywhere: Final[i64] = anywhere  # who is in any of them

    def outside(self, character: i64) -> "Possible":
        """This character was seen outside the reserve."""
        one = bit(character)
        if not self.anywhere & one:
            return self
        left = vec[i64]()
        for reserve in self.reserves:
            if not reserve & one:
                left = append(left, reserve)
        return Possible(left)

    def came(self, character: i64) -> "Possible":
        """This character was seen to go to the reserve."""
        marks = no_marks()
        for reserve in self.reserves:
            marks[reserve | bit(character)] = 1
        return marked(marks)

    def left(self, character: i64) -> "Possible":
        """This character was seen to leave the reserve."""
        one = bit(character)
        marks = no_marks()
        for reserve in self.reserves:
            if reserve & one:
                marks[reserve & ~one] = 1
        return marked(marks)

    def one_came(self) -> "Possible":
        """Some character went to the reserve, unseen."""
        marks = no_marks()
        for reserve in self.reserves:
            for character in range(CHARACTERS):
                if not reserve & bit(character):
                    marks[reserve | bit(character)] = 1
        return marked(marks)

    def one_left(self) -> "Possible":
        """Some character left the reserve, unseen."""
        marks = no_marks()
        for reserve in self.reserves:
            for character in range(CHARACTERS):
                if reserve & bit(character):
                    marks[reserve & ~bit(character)] = 1
        return marked(marks)


def no_marks() -> vec[i64]:
    """A place for each reserve that there can be."""
    marks = vec[i64](capacity=ALL_RESERVES)
    for _card in range(ALL_RESERVES):
        marks = append(marks, 0)
    return marks


def marked(marks: vec[i64]) -> Possible:
    found = vec[i64]()
    for reserve in range(ALL_RESERVES):
        if marks[reserve]:
            found = append(found, reserve)
    return Possible(found)


def only(reserve: i64) -> Possible:
    """The reserve is known."""
    return Possible(vec[i64]([reserve]))


def any_of_size(number: i64) -> Possible:
    """Nothing is known but how many characters there are."""
    found = vec[i64]()
    for reserve in range(ALL_RESERVES):
        if size(reserve) == number:
            found = append(found, reserve)
    return Possible(found)


def possible(reserves: list[int]) -> Possible:
    return Possible(vec[i64](reserves))
