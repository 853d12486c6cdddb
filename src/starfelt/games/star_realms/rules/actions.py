"""Actions: small numbers with one meaning everywhere, a verb and what it is done with.

Equal cards give one action.  Two copies of a card in play may differ in what they have been used
for; the action then means the copy that has been used most, which leaves the player no less to do.
"""

from typing import Final, Literal

from mypy_extensions import i64

from starfelt.core.action_numbers import verb_in

END_TURN: Final = 0
DONE: Final = 1  # none, or no more
FIRST: Final = 2  # of two effects
SECOND: Final = 3
ATTACK: Final = 4  # the opponent, with all the combat there is
ATTACK_WITH_PART: Final = 5
# from here on + card
PLAY: Final = 6
USE: Final = 55  # the primary ability of a base
ALLY: Final = 104  # the ally ability of a card in play
SCRAP: Final = 153  # a card in play for its scrap ability
ACQUIRE: Final = 202
ACQUIRE_TO_TOP: Final = 251  # of the deck
ATTACK_BASE: Final = 300
DESTROY: Final = 349  # a base of the opponent, without combat
DESTROY_OWN: Final = 398
DISCARD: Final = 447
SCRAP_FROM_HAND: Final = 496
SCRAP_FROM_DISCARDS: Final = 545
SCRAP_FROM_ROW: Final = 594
COPY: Final = 643
TAKE: Final = 692  # acquire it free of cost
# from here on + amount - 1
AMOUNT: Final = 741
MOST: Final = 99  # the largest amount of one answer
NUM_ACTIONS: Final = 840

#: Where on the table an action is done, which is a column of `VERBS`.
Zone = Literal[
    "",  # a button: the end of a turn or of a choice, or one of two effects
    "hand",  # a card of the own hand
    "row",  # a card of the trade row
    "explorers",  # the Explorer, which lies in a pile of its own beside the trade row
    "own",  # an own ship or base in play
    "bases",  # a base of the opponent
    "discards",  # a card of the own discard pile
    "player",  # the opponent: there is only one, so no seat is named
    "amount",  # how much: every number is chosen in one place
]

VERBS: Final[tuple[tuple[str, int, Zone], ...]] = (
    ("end_turn", END_TURN, ""),
    ("done", DONE, ""),
    ("first", FIRST, ""),
    ("second", SECOND, ""),
    ("attack", ATTACK, "player"),
    ("attack_with_part", ATTACK_WITH_PART, "player"),
    ("play", PLAY, "hand"),
    ("use", USE, "own"),
    ("ally", ALLY, "own"),
    ("scrap", SCRAP, "own"),
    ("acquire", ACQUIRE, "row"),
    ("acquire_to_top", ACQUIRE_TO_TOP, "row"),
    ("attack_base", ATTACK_BASE, "bases"),
    ("destroy", DESTROY, "bases"),
    ("destroy_own", DESTROY_OWN, "own"),
    ("discard", DISCARD, "hand"),
    ("scrap_from_hand", SCRAP_FROM_HAND, "hand"),
    ("scrap_from_discards", SCRAP_FROM_DISCARDS, "discards"),
    ("scrap_from_row", SCRAP_FROM_ROW, "row"),
    ("copy", COPY, "own"),
    ("take", TAKE, "row"),
    ("amount", AMOUNT, "amount"),
)


def verb_of(action: i64) -> tuple[str, i64]:
    """The verb, and the number that follows it."""
    return verb_in(VERBS, action)


def card_of(action: i64) -> i64:
    """The card of an action that is done with one."""
    return (action - PLAY) % (USE - PLAY)
