"""The cards of the second edition: every count and every value, in one place.

Names, effects, attack values, hand size and the end are those of the 2nd edition's sheet; copies,
defence values and the range of seats are reconstructed (docs/rulings.md), so they stand here as
data and nowhere in the code.
"""

from typing import Final

from ..card import Card
from ..effects import Attack, Steal, StealWithHeroes
from ..jedi_and_bonus import (
    Advantage,
    BecomeJedi,
    Counter,
    DiscardHand,
    LookAndTake,
    PassLeft,
    SearchDiscards,
    SurrenderHand,
    SwapHands,
    TakeHand,
    Traitor,
)

# fmt: off
ROWS: Final[tuple[Card, ...]] = (
    Card("r2d2", "target", 1, keeper=True),
    Card("jawa", "attack", 5, Attack(5)),
    Card("stormtrooper", "attack", 4, Attack(7)),
    Card("darth_vader", "attack", 2, Attack(8)),
    Card("blaster_light", "defend", 4, defence=2),
    Card("blaster_heavy", "defend", 4, defence=3),
    Card("thermal_detonator", "defend", 3, defence=4),
    Card("bounty_hunter", "steal", 6, Steal(1)),
    Card("crime_lord", "steal", 3, Steal(2)),
    Card("han_solo", "rebel_hero", 2, StealWithHeroes(2), defence=3, hero=True),
    Card("princess_leia", "rebel_hero", 2, StealWithHeroes(2), defence=3, hero=True),
    Card("luke_skywalker", "rebel_hero", 2, StealWithHeroes(2), defence=3, hero=True),
    Card("learn_the_ways", "jedi", 3, BecomeJedi()),
    Card("lightsaber", "jedi_only", 2, defence=6, jedi_only=True),
    Card("yoda_pass_left", "jedi_only", 1, PassLeft(), jedi_only=True),
    Card("yoda_discard_all", "jedi_only", 1, DiscardHand(), jedi_only=True),
    Card("yoda_swap", "jedi_only", 1, SwapHands(), jedi_only=True),
    Card("yoda_look_take", "jedi_only", 1, LookAndTake(), jedi_only=True),
    Card("yoda_take_all", "jedi_only", 1, TakeHand(), jedi_only=True),
    Card("traitor", "bonus", 1, Traitor(), bonus=True),
    Card("advantage", "bonus", 1, Advantage(), bonus=True),
    Card("counter", "bonus", 1, Counter(), bonus=True),
    Card("search", "bonus", 1, SearchDiscards(2), bonus=True),
    Card("discard_all", "bonus", 1, SurrenderHand(), bonus=True),
    Card("decoy", "bonus", 1, bonus=True, keeper=True),
)
# fmt: on


# Variants change the number of copies: (option, card, copies).
VARIANTS: Final = (
    ("single_jedi", "learn_the_ways", 1),
    ("single_vader", "darth_vader", 1),
    ("single_vader", "jawa", 6),
)
