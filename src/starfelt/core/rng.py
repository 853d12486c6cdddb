"""Random numbers: one class in two makes, the same sequence plain and compiled.

The keyed make is ChaCha20 under a 256-bit key: from the cards seen so far nobody can work out
the next one, so live tables and their replays use it.  The fast make is xoshiro128**, for search
and self-play.  Both work on 32-bit words kept in 64-bit integers and never leave 63 bits, which is
why plain integers and machine integers agree.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

FAST: Final = 0
KEYED: Final = 1
MAKES: Final = ("fast", "keyed")

SEED_BITS: Final = 256
LOW32: Final = 0xFFFFFFFF
DOUBLE_ROUNDS: Final = 10


@final
@mypyc_attr(acyclic=True, native_class=True)
class Rng:
    """A generator.  Key and block are replaced, never changed, so copies share them."""

    __slots__ = ("a", "at", "b", "block", "c", "counter", "d", "key", "make")

    def __init__(self, make: i64, key: vec[i64], block: vec[i64]) -> None:
        self.make: i64 = make
        self.key: vec[i64] = key
        self.block: vec[i64] = block
        self.counter: i64 = 0  # keyed: number of the next block
        self.at: i64 = 16  # keyed: next word of the block
        self.a: i64 = 0  # fast: the four words of its state
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0

    def word(self) -> i64:
        """The next 32 bits."""
        if self.make == KEYED:
            return self.keyed_word()
        b = self.b
        x = (b * 5) & LOW32
        x = ((x << 7) | (x >> 25)) & LOW32
        c = self.c ^ self.a
        d = self.d ^ b
        self.b = b ^ c
        self.a = self.a ^ d
        self.c = c ^ ((b << 9) & LOW32)
        self.d = ((d << 11) | (d >> 21)) & LOW32
        return (x * 9) & LOW32

    def keyed_word(self) -> i64:
        if self.at == 16:
            self.block = chacha(self.key, self.counter)
            self.counter += 1
            self.at = 0
        x = self.block[self.at]
        self.at += 1
        return x

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all equally likely: words that favour some are drawn again."""
        x = self.word() * n
        if x & LOW32 < n:
            unfair = (LOW32 + 1) % n
            while x & LOW32 < unfair:
                x = self.word() * n
        return x >> 32

    def reseed(self, rng: "Rng") -> None:
        """Become a fast generator that starts from numbers of another one."""
        self.set_fast(
            rng.word() | 1, rng.word(), rng.word(), rng.word()
        )  # all zero would stay zero

    def set_fast(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.make = FAST
        self.key = vec[i64]()
        self.block = vec[i64]()
        self.counter = 0
        self.at = 16
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def copy(self) -> "Rng":
        r = Rng(self.make, self.key, self.block)
        r.counter = self.counter
        r.at = self.at
        r.a = self.a
        r.b = self.b
        r.c = self.c
        r.d = self.d
        return r

    def numbers(self) -> list[int]:
        """All of it as plain numbers; `restored` reads them back."""
        if self.make == FAST:
            return [FAST, self.a, self.b, self.c, self.d]
        return [KEYED, self.counter, self.at, *self.key]


def rotated(x: i64, n: i64) -> i64:
    return ((x << n) | (x >> (32 - n))) & LOW32


def mix(x: vec[i64], a: i64, b: i64, c: i64, d: i64) -> None:
    """ChaCha's quarter round."""
    x[a] = (x[a] + x[b]) & LOW32
    x[d] = rotated(x[d] ^ x[a], 16)
    x[c] = (x[c] + x[d]) & LOW32
    x[b] = rotated(x[b] ^ x[c], 12)
    x[a] = (x[a] + x[b]) & LOW32
    x[d] = rotated(x[d] ^ x[a], 8)
    x[c] = (x[c] + x[d]) & LOW32
    x[b] = rotated(x[b] ^ x[c], 7)


def chacha(key: vec[i64], counter: i64) -> vec[i64]:
    """Block number `counter` of the ChaCha20 stream of this key (RFC 8439 with nonce 0)."""
    start = vec[i64]([0x61707865, 0x3320646E, 0x79622D32, 0x6B206574])
    for word in key:
        start = append(start, word)
    for word in vec[i64]([counter & LOW32, counter >> 32, 0, 0]):
        start = append(start, word)
    x = start[:]
    for _ in range(DOUBLE_ROUNDS):
        mix(x, 0, 4, 8, 12)
        mix(x, 1, 5, 9, 13)
        mix(x, 2, 6, 10, 14)
        mix(x, 3, 7, 11, 15)
        mix(x, 0, 5, 10, 15)
        mix(x, 1, 6, 11, 12)
        mix(x, 2, 7, 8, 13)
        mix(x, 3, 4, 9, 14)
    for i in range(16):
        x[i] = (x[i] + start[i]) & LOW32
    return x


def keyed(seed: int) -> Rng:
    """The generator of live tables: its key is the seed, 256 bits."""
    words = [(seed >> (32 * i)) & LOW32 for i in range(SEED_BITS // 32)]
    return Rng(KEYED, vec[i64](words), vec[i64]())


def fast(seed: int) -> Rng:
    """The generator of search and self-play, started from the same kind of seed."""
    source = keyed(seed)
    rng = Rng(FAST, vec[i64](), vec[i64]())
    rng.reseed(source)
    return rng


def seeded(seed: int, make: int) -> Rng:
    return keyed(seed) if make == KEYED else fast(seed)


def restored(numbers: list[int]) -> Rng:
    """The generator that `Rng.numbers` wrote down."""
    if numbers[0] == FAST:
        rng = Rng(FAST, vec[i64](), vec[i64]())
        rng.set_fast(numbers[1], numbers[2], numbers[3], numbers[4])
        return rng
    rng = Rng(KEYED, vec[i64](numbers[3:]), vec[i64]())
    rng.counter = numbers[1]
    rng.at = numbers[2]
    if rng.at < 16:
        rng.block = chacha(rng.key, rng.counter - 1)
    return rng
