"""Refusals in words, whatever was entered."""

from starfelt.core.refusal import Refusal
from starfelt.text import Text

LONGEST = 300  # letters of a fact: what was entered may be a whole book
LARGEST = 10**15  # no number that means something here is larger


def sentence(text: Text, refusal: Refusal) -> str:
    """What was wrong and what was expected; facts that are far too long are cut."""
    facts = {key: tamed(fact) for key, fact in refusal.facts.items()}
    return text.refusal(Refusal(refusal.key, **facts))


def tamed(fact: str | int) -> str | int:
    if isinstance(fact, int):
        return fact if abs(fact) < LARGEST else tamed(hex(fact))
    return fact if len(fact) <= LONGEST else fact[:LONGEST] + "…"
