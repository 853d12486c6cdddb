"""What every sentence has to be like."""

import re
from functools import cache

ENGLISH_WORD = re.compile(r"[A-Za-z]{3,}")


@cache
def check(sentence: str, language: str) -> None:
    assert sentence.strip() == sentence
    assert sentence
    assert not re.search(r"[{}]|None|\?\?\?", sentence), sentence
    if language != "en":
        assert not ENGLISH_WORD.search(sentence), sentence
