"""Small changes to words, for keys and for the beginnings of sentences."""

import re


def snake_case(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


def capital(words: str) -> str:
    """Effects are parts of sentences; where one stands alone it begins like a sentence."""
    return words[:1].upper() + words[1:]
