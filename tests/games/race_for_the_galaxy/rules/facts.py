"""The list of facts that the cards are tested by, and which powers a test is for.

The facts have codes of their own; nothing here looks at the rows of the game.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[1] / "data"


def data(name: str) -> Any:
    path = DATA / name
    return json.loads(path.read_text(encoding="utf-8"))


CARDS = data("cards.json")["cards"]
TOTALS = data("cards.json")["totals"]
GOALS = data("goals.json")
SETS = {
    "base": "base",
    "tgs": "gathering_storm",
    "rvi": "rebel_vs_imperium",
    "bow": "brink_of_war",
}
KINDS = ("novelty", "rare", "genes", "alien")
OF_CODE = {"NOVELTY": "novelty", "RARE": "rare", "GENE": "genes", "ALIEN": "alien", "ANY": None}

#: (card, code) for each power that some test plays.
PLAYED: set[tuple[str, str, str]] = set()


def powers(key: str, phase: str | None = None) -> list[tuple[list[str], int, int]]:
    """The powers of a card as (codes, value, times)."""
    return [
        (codes.split("|"), value, times)
        for of_phase, codes, value, times in CARDS[key]["powers"]
        if phase in (None, of_phase)
    ]


def with_power(phase: str, *wanted: str, without: Iterable[str] = ()) -> list[str]:
    """The cards that have a power of a phase with one of these codes; marks it as played."""
    found = []
    for key in CARDS:
        for codes, _, _ in powers(key, phase):
            if set(wanted) & set(codes) and not set(without) & set(codes):
                PLAYED.add((key, phase, "|".join(codes)))
                if key not in found:
                    found.append(key)
    return found


def total(key: str, phase: str, *codes: str) -> int:
    """What the powers with exactly these codes add up to."""
    return sum(value for found, value, _ in powers(key, phase) if set(found) == set(codes))


def of_type(*types: str) -> list[str]:
    return [key for key, facts in CARDS.items() if facts["type"] in types]
