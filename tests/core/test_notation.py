"""What all games share of reading positions: fields that are refused by name, and the generator."""

import pytest

from starfelt.core.notation import Reader, read_rng, write_rng
from starfelt.core.refusal import Refusal
from starfelt.core.rng import fast, keyed

READER = Reader(
    {"n": 3, "flag": True, "word": "hot", "list": [1, 2], "real": 2.0, "no": None}, "it"
)


def refused(call, *arguments):
    """The field that is refused and what was expected of it."""
    with pytest.raises(Refusal) as problem:
        call(*arguments)
    assert problem.value.key == "bad-position"
    return problem.value.facts["field"], problem.value.facts["expected"]


@pytest.mark.parametrize("document", [None, 1, "text", [], [1]])
def test_what_is_no_document_is_refused(document):
    assert refused(Reader, document, "thing") == ("thing", "{...}")


def test_get():
    assert READER.get("n", 0) == 3
    assert READER.get("m", 0) == 0


def test_numbers():
    assert READER.number("n", 0, 3) == 3
    assert READER.number("m", 0, 5, 4) == 4
    for arguments in [("n", 0, 2), ("n", 4, 9), ("m", 0, 9), ("flag", 0, 1), ("word", 0, 1),
                      ("real", 0, 9), ("no", 0, 9)]:  # fmt: skip
        key, least, most = arguments
        assert refused(READER.number, *arguments) == (key, f"{least}-{most}")


def test_words():
    assert READER.word("word", ("hot", "cold")) == "hot"
    assert READER.word("other", ("hot", "cold"), "cold") == "cold"
    assert READER.word("n", (1, 3)) == 3
    assert refused(READER.word, "word", ("cold", "")) == ("word", "cold")
    assert refused(READER.word, "other", ("hot", "cold")) == ("other", "hot, cold")
    assert refused(READER.word, "flag", (1, 2)) == ("flag", "1, 2")
    assert refused(READER.word, "list", ("hot",)) == ("list", "hot")


def test_items():
    assert READER.items("list", None) == [1, 2]
    assert READER.items("list", None, 2) == [1, 2]
    assert READER.items("other", []) == []
    assert refused(READER.items, "list", None, 3) == ("list", "[...] x 3")
    assert refused(READER.items, "word", None) == ("word", "[...]")
    assert refused(READER.items, "other", None) == ("other", "[...]")


@pytest.mark.parametrize("rng", [keyed(9), fast(9)])
def test_a_generator_is_read_back(rng):
    for _ in range(5):
        rng.word()
    again = read_rng(write_rng(rng))
    assert again.numbers() == rng.numbers()
    assert again.word() == rng.word()


def test_no_generator_is_the_keyed_one_of_seed_0():
    assert read_rng(None).numbers() == keyed(0).numbers()


@pytest.mark.parametrize(
    ("field", "document"),
    [
        ("rng", 5),
        ("make", {}),
        ("make", {"make": "loaded", "numbers": [1, 2, 3, 4]}),
        ("numbers", {"make": "fast"}),
        ("numbers", {"make": "fast", "numbers": [1, 2, 3]}),
        ("numbers", {"make": "fast", "numbers": [1, 2, 3, -1]}),
        ("numbers", {"make": "fast", "numbers": [1, 2, 3, 1 << 32]}),
        ("numbers", {"make": "fast", "numbers": [1, 2, 3, "4"]}),
        ("numbers", {"make": "fast", "numbers": [1, 2, 3, 4.0]}),
        ("numbers", {"make": "fast", "numbers": [True, 2, 3, 4]}),
        ("numbers", {"make": "fast", "numbers": [0, 0, 0, 0]}),  # would stay 0 for ever
        ("numbers", {"make": "keyed", "numbers": [1, 2, 3, 4]}),
        ("numbers", {"make": "keyed", "numbers": [1, 17, *[0] * 8]}),
    ],
)
def test_a_generator_that_does_not_fit_is_refused(field, document):
    assert refused(read_rng, document)[0] == field
