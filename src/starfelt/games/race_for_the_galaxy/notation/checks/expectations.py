"""Words for what a question expects to lie on the table; an empty one says that it is there."""

import re
from collections.abc import Sequence
from typing import Any

from starfelt.core.bitsets import bit, size
from starfelt.core.machine import Step

from ...rules.picks import Picks
from ...rules.player import MARKS, Player
from ...rules.powers.designs import CARDS
from ...rules.state import Race


def names_of(steps: Sequence[Step[Any]]) -> str:
    """Steps in the words of a position."""
    names = [re.sub("(?<!^)([A-Z])", r"_\1", type(step).__name__).lower() for step in steps]
    return ", ".join(names)


def picks(s: Race, question: Picks, number: int) -> str:
    """So many in all, some of them still to be picked, and there are cards for it."""
    rest = question.source(s).size() - question.next_place()
    required = question.required(s)
    fits = question.left >= 1 and question.left + size(question.picked) == number
    if fits and required <= question.left and rest >= max(required, 1):
        return ""
    return f"left, picked: {number}"


def choice(s: Race, question: Any) -> str:
    """There must be more than one answer."""
    return "" if len(question.answers(s)) > 1 else "2+"


def hand(s: Race, question: Any) -> str:
    return "" if s.players[question.seat].hand.size() > 0 else "hand x 1+"


def marked(p: Player, phase: str, *words: int) -> list[int]:
    """The cards that have a power of these words, among those of a phase, that has been used."""
    found = []
    for i in range(p.tableau.size()):
        powers = getattr(CARDS[p.tableau.at(i)], phase)
        found += [
            p.tableau.at(i)
            for k, power in enumerate(powers)
            if power.word in words and p.used & bit(MARKS * i + (k if phase == "consumes" else 0))
        ]
    return found


def first_of(*expectations: str) -> str:
    """The first that does not hold."""
    return next((expected for expected in expectations if expected), "")


def if_not(holds: bool, expected: str) -> str:
    return "" if holds else expected
