"""The cards: every count and every value of the game, in one place.

Names, effects, attack values, hand size and the end are those of the 2nd edition's sheet; copies,
defence values and the range of seats are reconstructed (docs/rulings.md), so they stand here as
data and nowhere in the code.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from starfelt.games.stolen_plans.effects import (
    Attack,
    Effect,
    Steal,
    StealWithHeroes,
    Unplayable,
)
from starfelt.games.stolen_plans.powers import (
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

STARTING_HAND: Final = 5
MIN_SEATS: Final = 2
MAX_SEATS: Final = 6

UNPLAYABLE: Final = Unplayable()


@final
@mypyc_attr(acyclic=True, native_class=True)
class Card:
    """One design.  `defence` above 0 makes it usable against an attack."""

    def __init__(
        self,
        key: str,
        kind: str,
        copies: i64,
        effect: Effect = UNPLAYABLE,
        defence: i64 = 0,
        hero: bool = False,
        jedi_only: bool = False,
        bonus: bool = False,
        keeper: bool = False,
    ) -> None:
        self.key: Final = key
        self.kind: Final = kind
        self.copies: Final[i64] = copies
        self.effect: Final = effect
        self.defence: Final[i64] = defence
        self.hero: Final[bool] = hero
        self.jedi_only: Final[bool] = jedi_only
        self.bonus: Final[bool] = bonus
        self.keeper: Final[bool] = keeper  # can never be discarded


# fmt: off
CARDS: Final = vec[Card]([
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
])
# fmt: on

R2D2: Final = 0
DARTH_VADER: Final = 3
LEARN_THE_WAYS: Final = 12
ADVANTAGE: Final = 20
SEARCH: Final = 22
DECOY: Final = 24
DESIGNS: Final = 25

# Two Rebel Heroes that are played together.
HEROES: Final = [number for number in range(DESIGNS) if CARDS[number].hero]
PAIRS: Final = [(one, two) for one in HEROES for two in HEROES if one <= two]

KEYS: Final = {CARDS[number].key: number for number in range(DESIGNS)}

# Variants change the number of copies: (option, card, copies).
VARIANTS: Final = (
    ("single_jedi", "learn_the_ways", 1),
    ("single_vader", "darth_vader", 1),
    ("single_vader", "jawa", 6),
)


def copies(bonus: list[str], variants: list[str]) -> list[int]:
    """How many of each design are in the deck with these bonus cards and variants."""
    counts = [
        CARDS[n].copies if not CARDS[n].bonus or CARDS[n].key in bonus else 0
        for n in range(DESIGNS)
    ]
    for variant, key, number in VARIANTS:
        if variant in variants:
            counts[KEYS[key]] = number
    return counts
