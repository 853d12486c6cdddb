"""Actions: small numbers with one meaning everywhere, a verb and what it is done with.

No tableau has a design twice and no world has two copies, so a design names a card wherever it is.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starfelt.core.verbs import verb_in

NONE: Final = 0  # place nothing; use nothing more
DONE: Final = 1  # no more cards
PAY_COST: Final = 2  # place the world for its cost
CONQUER: Final = 3
GAMBLE: Final = 4
# from here on + action card
CHOOSE: Final = 5
# from here on + pair of action cards
CHOOSE_TWO: Final = 14
# from here on + number - 1
NAME: Final = 50  # the cost of the next card
# from here on + card
KEEP: Final = 57
DISCARD: Final = 171
PLACE: Final = 285
PAY: Final = 399  # with this card of the hand
ARM: Final = 513  # discard this card of the hand for military
USE: Final = 627  # the power of this card
PLACE_FREE: Final = 741  # by discarding this card
PAY_BY: Final = 855  # place the military world for its cost, by the power of this card
SELL: Final = 969  # the good of this world
CONSUME: Final = 1083
PRODUCE: Final = 1197  # a good on this world
NUM_ACTIONS: Final = 1311

VERBS: Final = (
    ("none", NONE),
    ("done", DONE),
    ("pay_cost", PAY_COST),
    ("conquer", CONQUER),
    ("gamble", GAMBLE),
    ("choose", CHOOSE),
    ("choose_two", CHOOSE_TWO),
    ("name", NAME),
    ("keep", KEEP),
    ("discard", DISCARD),
    ("place", PLACE),
    ("pay", PAY),
    ("arm", ARM),
    ("use", USE),
    ("place_free", PLACE_FREE),
    ("pay_by", PAY_BY),
    ("sell", SELL),
    ("consume", CONSUME),
    ("produce", PRODUCE),
)

# action cards
EXPLORE_FIVE: Final = 0
EXPLORE_ONE: Final = 1
DEVELOP: Final = 2
DEVELOP_AGAIN: Final = 3  # the second cards are for two actions
SETTLE: Final = 4
SETTLE_AGAIN: Final = 5
CONSUME_TRADE: Final = 6
CONSUME_TWICE: Final = 7
PRODUCE_ACTION: Final = 8
ACTION_CARDS: Final = (
    "explore_five",
    "explore_one",
    "develop",
    "develop_again",
    "settle",
    "settle_again",
    "consume_trade",
    "consume_twice",
    "produce",
)
PAIRS: Final = [
    (one, two) for one in range(len(ACTION_CARDS)) for two in range(one + 1, len(ACTION_CARDS))
]
FIRST_OF_PAIR: Final = vec[i64]([one for one, _ in PAIRS])
SECOND_OF_PAIR: Final = vec[i64]([two for _, two in PAIRS])


def verb_of(action: i64) -> tuple[str, i64]:
    """The verb, and the number that follows it."""
    return verb_in(VERBS, action)
