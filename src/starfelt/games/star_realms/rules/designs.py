"""All designs, by number, and what is often asked of them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.bitsets import bit

from .card import ALLY, PRIMARY, SCOUTS, SCRAP, VIPERS, Card
from .cards.core_set import ROWS


def all_rows() -> vec[Card]:
    cards = vec[Card]()
    for card in ROWS:
        cards = append(cards, card)
    return cards


CARDS: Final = all_rows()

SCOUT: Final = 0
VIPER: Final = 1
EXPLORER: Final = 2
STEALTH_NEEDLE: Final = 28
FIRST_BASE: Final = 31
SHIPS: Final = 0x7FFF_FFFF  # the set of all ships
FLEET_HQ: Final = 43
DESIGNS: Final = 49


def having(ability: i64) -> i64:
    """The set of designs that have such an ability."""
    found: i64 = 0
    for card in range(DESIGNS):
        if len(CARDS[card].ability(ability)) > 0:
            found |= bit(card)
    return found


HAVE_PRIMARY: Final[i64] = having(PRIMARY)
HAVE_ALLY: Final[i64] = having(ALLY)
HAVE_SCRAP: Final[i64] = having(SCRAP)

KEYS: Final = {CARDS[number].key: number for number in range(DESIGNS)}
TRADE_DECK: Final = [number for number in range(DESIGNS) for _ in range(CARDS[number].copies)]
STARTERS: Final = [SCOUT] * SCOUTS + [VIPER] * VIPERS
