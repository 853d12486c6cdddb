"""Small changes to words, for the beginnings of sentences."""


def capital(words: str) -> str:
    """Effects are parts of sentences; where one stands alone it begins like a sentence."""
    return words[:1].upper() + words[1:]
