"""All designs, by number, and which of them a set level has."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..cards import base, brink_of_war, gathering_storm, rebel_vs_imperium
from .card import NO_START, Card

# each set contains the ones before it
SETS: Final = ("base", "gathering_storm", "rebel_vs_imperium", "brink_of_war")
GATHERING_STORM: Final = 1
REBEL_VS_IMPERIUM: Final = 2
BRINK_OF_WAR: Final = 3
MOST_SEATS: Final = (4, 5, 6, 6)
ROWS_OF_SETS: Final = (
    base.ROWS,
    gathering_storm.ROWS,
    rebel_vs_imperium.ROWS,
    brink_of_war.ROWS,
)
MORE_COPIES_OF_SETS: Final[tuple[dict[str, int], ...]] = (
    {},
    gathering_storm.MORE_COPIES,
    rebel_vs_imperium.MORE_COPIES,
    {},
)


def all_rows() -> vec[Card]:
    rows = vec[Card]()
    for of_set in ROWS_OF_SETS:
        for card in of_set:
            rows = append(rows, card)
    return rows


CARDS: Final = all_rows()
DESIGNS: Final = 191
KEYS: Final = {CARDS[number].key: number for number in range(len(CARDS))}
NAMES: Final = tuple([CARDS[number].key for number in range(len(CARDS))])


def copies(level: i64) -> list[int]:
    """How many of each design are in the game, the start worlds too."""
    counts = [0] * len(CARDS)
    for added in range(level + 1):
        for card in ROWS_OF_SETS[added]:
            counts[KEYS[card.key]] += card.copies
        for key, number in MORE_COPIES_OF_SETS[added].items():
            counts[KEYS[key]] += number
    return counts


def start_worlds(level: i64) -> list[int]:
    """The start worlds of a set level, by their numbers."""
    counts = copies(level)
    return [n for n in range(len(CARDS)) if CARDS[n].start != NO_START and counts[n] > 0]
