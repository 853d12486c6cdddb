"""What somebody can know of a reserve: which reserves are possible for all that was seen.

The eight characters of a side are the bits 0 to 7 of a number, so a reserve is one of 256 numbers,
and any set of reserves is 256 bits in eight words.  How many characters a reserve has is public.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from starfelt.core.bitsets import bit, size, with_each

CHARACTERS: Final = 8  # of a side
EVERY: Final = 255  # all of them
ALL_RESERVES: Final = 256
WORDS: Final = 8
BITS: Final = 32  # of a word
IN_A_WORD: Final = 5  # characters whose coming and going moves bits within a word

#: For each of these the places in a word whose reserves lack the character.
LACK: Final = vec[i64]([0x55555555, 0x33333333, 0x0F0F0F0F, 0x00FF00FF, 0x0000FFFF])


@final
@mypyc_attr(acyclic=True, native_class=True)
class Possible:
    """The reserves that are possible.  It never changes, so clones share it."""

    def __init__(self, words: vec[i64]) -> None:
        self.words: Final = words

    @property
    def reserves(self) -> vec[i64]:
        """In ascending order."""
        found = vec[i64]()
        for w in range(WORDS):
            found = with_each(found, w * BITS, self.words[w])
        return found

    def is_known(self) -> bool:
        """Is only one left?"""
        return len(self.reserves) == 1

    def outside(self, character: i64) -> "Possible":
        """This character was seen outside the reserve."""
        words = no_words()
        for w in range(WORDS):
            if character < IN_A_WORD:
                words[w] = self.words[w] & LACK[character]
            elif not w & bit(character - IN_A_WORD):
                words[w] = self.words[w]
        return Possible(words)

    def came(self, character: i64) -> "Possible":
        """This character was seen to go to the reserve."""
        words = no_words()
        self.with_character(character, words)
        return Possible(words)

    def left(self, character: i64) -> "Possible":
        """This character was seen to leave the reserve."""
        words = no_words()
        self.without_character(character, words)
        return Possible(words)

    def one_came(self) -> "Possible":
        """Some character went to the reserve, unseen."""
        words = no_words()
        for character in range(CHARACTERS):
            self.with_character(character, words)
        return Possible(words)

    def one_left(self) -> "Possible":
        """Some character left the reserve, unseen."""
        words = no_words()
        for character in range(CHARACTERS):
            self.without_character(character, words)
        return Possible(words)

    def with_character(self, character: i64, words: vec[i64]) -> None:
        """Add the reserves that lack the character, with it."""
        if character < IN_A_WORD:
            lack = LACK[character]
            for w in range(WORDS):
                words[w] |= (self.words[w] & lack) << bit(character)
            return
        step = bit(character - IN_A_WORD)
        for w in range(WORDS):
            if not w & step:
                words[w + step] |= self.words[w]

    def without_character(self, character: i64, words: vec[i64]) -> None:
        """Add the reserves that have the character, without it."""
        if character < IN_A_WORD:
            lack = LACK[character]
            for w in range(WORDS):
                words[w] |= (self.words[w] >> bit(character)) & lack
            return
        step = bit(character - IN_A_WORD)
        for w in range(WORDS):
            if w & step:
                words[w - step] |= self.words[w]


def no_words() -> vec[i64]:
    return vec[i64]([0, 0, 0, 0, 0, 0, 0, 0])


def with_reserve(words: vec[i64], reserve: i64) -> None:
    words[reserve // BITS] |= bit(reserve % BITS)


def only(reserve: i64) -> Possible:
    """The reserve is known."""
    words = no_words()
    with_reserve(words, reserve)
    return Possible(words)


def any_of_size(number: i64) -> Possible:
    """Nothing is known but how many characters there are."""
    words = no_words()
    for reserve in range(ALL_RESERVES):
        if size(reserve) == number:
            with_reserve(words, reserve)
    return Possible(words)


def possible(reserves: list[int]) -> Possible:
    words = no_words()
    for reserve in reserves:
        with_reserve(words, reserve)
    return Possible(words)
