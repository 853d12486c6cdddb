"""Which language a browser asks for."""

from starfelt.words.fluent import LANGUAGES

DEFAULT = "en"
REMEMBERED = "starfelt-language"  # the cookie with the one that was chosen last in this browser


def accepted(header: str) -> str:
    """The best of our languages by an Accept-Language header, else English.

    All Chinese is answered in the Chinese we have.
    """
    best, language = 0.0, DEFAULT
    for part in header[:1000].split(","):
        name, _, more = part.partition(";")
        known = ours(name.strip().lower())
        weight = weight_of(more)
        if known and weight > best:
            best, language = weight, known
    return language


def ours(name: str) -> str:
    first = name.partition("-")[0]
    return next((one for one in LANGUAGES if one.partition("-")[0] == first), "")


def weight_of(parameters: str) -> float:
    """1 where nothing is said; what can't be read counts for nothing."""
    key, _, value = parameters.strip().partition("=")
    if not key:
        return 1.0
    try:
        return float(value) if key.strip() == "q" and len(value) <= 5 else 0.0
    except ValueError:
        return 0.0
