"""Actions: small numbers with one meaning everywhere, a verb and what it is done with.

No tableau has a design twice and no world has two copies, so a design names a card wherever it is.
"""

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from starfelt.core.action_numbers import verb_in

from .powers.designs import DESIGNS

# action cards
ACTION_EXPLORE_FIVE: Final = 0
ACTION_EXPLORE_ONE: Final = 1
ACTION_DEVELOP: Final = 2
ACTION_DEVELOP_AGAIN: Final = 3  # the second cards are for two actions
ACTION_SETTLE: Final = 4
ACTION_SETTLE_AGAIN: Final = 5
ACTION_CONSUME_TRADE: Final = 6
ACTION_CONSUME_TWICE: Final = 7
ACTION_PRODUCE: Final = 8
ACTION_SEARCH: Final = 9  # the prestige card, alone
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
    "search",
)
PAIRS: Final = [(one, two) for one in range(10) for two in range(one + 1, 10)]
FIRST_OF_PAIR: Final = vec[i64]([one for one, _ in PAIRS])
SECOND_OF_PAIR: Final = vec[i64]([two for _, two in PAIRS])
NUMBER_OF_PAIRS: Final = 45

# -------------------------------------------------------------------------------- actions
NONE: Final = 0  # place nothing; use nothing more
DONE: Final = 1  # no more cards
PAY_COST: Final = 2  # place the world for its cost
CONQUER: Final = 3
GAMBLE: Final = 4
TAKE: Final = 5  # the card that was found
DECLINE: Final = 6
CASH_IN: Final = 7  # discard cards of the hand for chips: a prestige bonus
# from here on + action card
CHOOSE: Final = 8
BOOST: Final = 18  # with the prestige card
# from here on + pair of action cards
CHOOSE_TWO: Final = 28
BOOST_FIRST: Final = 73  # the prestige card goes with the first of the two
BOOST_SECOND: Final = 118
# from here on + number - 1
NAME: Final = 163  # the cost of the next card
PREVENT: Final = 170  # this attempt at a takeover
# from here on + kind - 1
AS_KIND: Final = 182
# from here on + category
LOOK_FOR: Final = 186
# from here on + card
KEEP: Final = 195
DISCARD: Final = KEEP + DESIGNS
PLACE: Final = KEEP + 2 * DESIGNS
PAY: Final = KEEP + 3 * DESIGNS  # with this card of the hand
ARM: Final = KEEP + 4 * DESIGNS  # discard this card of the hand for military
USE: Final = KEEP + 5 * DESIGNS  # the power of this card
PLACE_FREE: Final = KEEP + 6 * DESIGNS  # by discarding this card
PAY_BY: Final = KEEP + 7 * DESIGNS  # pay for the military world, by the power of this card
CONQUER_BY: Final = KEEP + 8 * DESIGNS  # conquer the peaceful world by discarding this card
SELL: Final = KEEP + 9 * DESIGNS  # the good of this world
CONSUME: Final = KEEP + 10 * DESIGNS
PRODUCE: Final = KEEP + 11 * DESIGNS  # a good on this world
ATTACK: Final = KEEP + 12 * DESIGNS  # declare a takeover of this world
REPLACE: Final = KEEP + 13 * DESIGNS  # this world, by a better one
SAVE: Final = KEEP + 14 * DESIGNS  # this card, for later
STAKE: Final = KEEP + 15 * DESIGNS  # this card, gambling
NUM_ACTIONS: Final = KEEP + 16 * DESIGNS

#: Where on the table an action is done, which is a column of `VERBS`.
Zone = Literal[
    "",  # a button: the end of a choice, a way to settle, a number or an attempt
    "actions",  # an action card, or a pair of them
    "drawn",  # a card spread out to choose from: just drawn, turned up or paid
    "hand",  # a card of the own hand
    "own",  # a card of the own tableau
    "goods",  # the good on a world of the own tableau
    "opposing",  # a world of another tableau; no two have the same, so no seat is named
    "kinds",  # a kind of goods
    "categories",  # what is searched for
]

VERBS: Final[tuple[tuple[str, int, Zone], ...]] = (
    ("none", NONE, ""),
    ("done", DONE, ""),
    ("pay_cost", PAY_COST, ""),
    ("conquer", CONQUER, ""),
    ("gamble", GAMBLE, ""),
    ("take", TAKE, ""),
    ("decline", DECLINE, ""),
    ("cash_in", CASH_IN, ""),
    ("choose", CHOOSE, "actions"),
    ("boost", BOOST, "actions"),
    ("choose_two", CHOOSE_TWO, "actions"),
    ("boost_first", BOOST_FIRST, "actions"),
    ("boost_second", BOOST_SECOND, "actions"),
    ("name", NAME, ""),
    ("prevent", PREVENT, ""),
    ("as_kind", AS_KIND, "kinds"),
    ("look_for", LOOK_FOR, "categories"),
    ("keep", KEEP, "drawn"),
    ("discard", DISCARD, "hand"),
    ("place", PLACE, "hand"),
    ("pay", PAY, "hand"),
    ("arm", ARM, "hand"),
    ("use", USE, "own"),
    ("place_free", PLACE_FREE, "own"),
    ("pay_by", PAY_BY, "own"),
    ("conquer_by", CONQUER_BY, "own"),
    ("sell", SELL, "goods"),
    ("consume", CONSUME, "goods"),
    ("produce", PRODUCE, "own"),
    ("attack", ATTACK, "opposing"),
    ("replace", REPLACE, "own"),
    ("save", SAVE, "drawn"),
    ("stake", STAKE, "hand"),
)


def verb_of(action: i64) -> tuple[str, i64]:
    """The verb, and the number that follows it."""
    return verb_in(VERBS, action)
