"""Both makes of the generator, against published values and in themselves."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from starfelt.core.rng import FAST, KEYED, MAKES, Rng, chacha, fast, keyed, restored, seeded

# RFC 8439, appendix A.1, test vectors 1 to 4 (nonce 0): key in hexadecimal bytes, counter, block
BLOCKS = [
    (
        "00" * 32,
        0,
        (
            "ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b "
            "7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2"
        ),
    ),
    (
        "00" * 32,
        1,
        (
            "bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32 "
            "7621b729 434ee69c b03371d5 d539d874 281fed31 45fb0a51 1f0ae1ac 6f4d794b"
        ),
    ),
    (
        "00" * 31 + "01",
        1,
        (
            "2452eb3a 9249f8ec 8d829d9b ddd4ceb1 e8252083 60818b01 f38422b8 5aaa49c9 "
            "bb00ca8e da3ba7b4 c4b592d1 fdf2732f 4436274e 2561b3c8 ebdd4aa6 a0136c00"
        ),
    ),
    (
        "00ff" + "00" * 30,
        2,
        (
            "fb4dd572 4bc42ef1 df922636 327f1394 a78dea8f 5e269039 a1bebbc1 caf09aae "
            "a25ab213 48a6b46c 1b9d9bcb 092c5be6 546ca624 1bec45d5 87f47473 96f0992e"
        ),
    ),
    # beyond 32 bits the counter goes on in the next word (computed with OpenSSL)
    (
        bytes(range(32)).hex(),
        (1 << 32) - 1,
        (
            "b8dee01c eacc5f92 e887552d 59450550 b1becbed c0e1c8a6 ab891e2c 1cb008ba "
            "fe4860ad 2e24b55a effbbed6 fc40406b f3a566b6 2a948d85 884e2c91 421a3000"
        ),
    ),
    (
        bytes(range(32)).hex(),
        1 << 32,
        (
            "09fb38d8 3a2e6e53 3ff2e810 a6736248 e6d8429f ed81d740 3c7984e3 6425c334 "
            "e56143fc 20b6c5d5 28053b58 614c2f19 0e3af209 e68e3914 f2dc7c53 a20e61cd"
        ),
    ),
]


def words_of(text):
    return [int(word, 16) for word in text.split()]


@pytest.mark.parametrize(("key", "counter", "block"), BLOCKS)
def test_chacha20_blocks(key, counter, block):
    seed = int.from_bytes(bytes.fromhex(key), "little")
    assert list(chacha(keyed(seed).key, counter)) == words_of(block)


def test_the_keyed_make_goes_through_the_blocks():
    rng = keyed(0)
    assert [rng.word() for _ in range(32)] == words_of(BLOCKS[0][2]) + words_of(BLOCKS[1][2])
    assert rng.make == KEYED


def test_xoshiro128_star_star():
    """Reference values of the published C code, state 1 2 3 4, and another after 1000 steps."""
    rng = restored([FAST, 1, 2, 3, 4])
    assert [rng.word() for _ in range(12)] == [
        11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597,
        4258142804, 337829053, 2142557243,
    ]  # fmt: skip
    rng = restored([FAST, 0xDEADBEEF, 0xFFFFFFFF, 0x80000000, 12345])
    words = [rng.word() for _ in range(1004)]
    assert words[999:] == [1499046295, 2067969477, 1902397180, 3011815663, 1099451354]


def test_the_fast_make_starts_from_the_same_kind_of_seed():
    first = words_of(BLOCKS[0][2])[:4]
    assert fast(0).numbers() == [FAST, first[0] | 1, *first[1:]]
    assert fast(1).numbers() != fast(2).numbers()
    assert fast(1).numbers() != fast(1 << 255).numbers()


@pytest.mark.parametrize("make", range(len(MAKES)))
def test_a_copy_goes_on_alike_and_alone(make):
    rng = seeded(77, make)
    assert rng.make == make
    for _ in range(21):
        rng.word()
    twin = rng.copy()
    ahead = [rng.word() for _ in range(40)]
    assert [twin.word() for _ in range(40)] == ahead


@pytest.mark.parametrize("make", range(len(MAKES)))
@pytest.mark.parametrize("taken", [0, 1, 15, 16, 17, 48])
def test_numbers_restore_a_generator(make, taken):
    rng = seeded(123456789, make)
    for _ in range(taken):
        rng.word()
    twin = restored(rng.numbers())
    assert twin.numbers() == rng.numbers()
    assert [twin.word() for _ in range(40)] == [rng.word() for _ in range(40)]


def test_reseeding_makes_it_fast_and_depends_on_the_other_alone():
    one, two = keyed(1), fast(2)
    one.word()
    one.reseed(fast(3))
    two.reseed(fast(3))
    assert one.numbers() == two.numbers()
    assert one.make == FAST
    assert one.word() == two.word()


def of_words(*words):
    """A generator whose next words are these."""
    rng = Rng(KEYED, vec[i64]([0] * 8), vec[i64]([*words, *[1 << 31] * (16 - len(words))]))
    rng.at = 0
    return rng


def test_unfair_words_are_drawn_again():
    assert (1 << 32) % 6 == 4
    rng = of_words(0, 0xAAAAAAAB, 0xFFFFFFFF)  # the first two would favour 0 and 4
    assert rng.below(6) == 5
    assert rng.at == 3
    rng = of_words(1)  # 6 is above 4: fair
    assert rng.below(6) == 0
    assert rng.at == 1


def test_powers_of_two_need_no_second_word():
    for n in (1, 2, 4, 32):
        rng = of_words(0)
        assert rng.below(n) == 0
        assert rng.at == 1


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 48, 53, 54, 1000003])
def test_below_is_fair(n):
    """Every number comes from just as many of the 2**32 words.

    The words of a number are a run; only the first of a run can be unfair, so it is enough to try
    the first two of each.
    """
    for k in {0, 1, n // 2, n - 1}:
        first = -(-(k << 32) // n)
        after = -(-((k + 1) << 32) // n)
        rng = of_words(first)
        accepted = rng.below(n) == k and rng.at == 1
        rng = of_words(first + 1)
        assert rng.below(n) == k
        assert rng.at == 1
        rng = of_words(after - 1)
        assert rng.below(n) == k
        assert after - first - (not accepted) == (1 << 32) // n


@pytest.mark.parametrize("make", range(len(MAKES)))
def test_below_stays_below(make):
    rng = seeded(5, make)
    counts = [0] * 7
    for _ in range(7000):
        counts[rng.below(7)] += 1
    assert all(850 < count < 1150 for count in counts), counts
