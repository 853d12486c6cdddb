"""Actions: small numbers with one meaning everywhere, a verb and what it is done with.

Equal cards give one action.  Two copies of a card in play may differ in what they have been used
for; the action then means the copy that has been used most, which leaves the player no less to do.
"""

from typing import Final

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

VERBS: Final = (
    ("end_turn", END_TURN),
    ("done", DONE),
    ("first", FIRST),
    ("second", SECOND),
    ("attack", ATTACK),
    ("attack_with_part", ATTACK_WITH_PART),
    ("play", PLAY),
    ("use", USE),
    ("ally", ALLY),
    ("scrap", SCRAP),
    ("acquire", ACQUIRE),
    ("acquire_to_top", ACQUIRE_TO_TOP),
    ("attack_base", ATTACK_BASE),
    ("destroy", DESTROY),
    ("destroy_own", DESTROY_OWN),
    ("discard", DISCARD),
    ("scrap_from_hand", SCRAP_FROM_HAND),
    ("scrap_from_discards", SCRAP_FROM_DISCARDS),
    ("scrap_from_row", SCRAP_FROM_ROW),
    ("copy", COPY),
    ("take", TAKE),
    ("amount", AMOUNT),
)


def verb_of(action: i64) -> tuple[str, i64]:
    """The verb, and the number that follows it."""
    return verb_in(VERBS, action)


def card_of(action: i64) -> i64:
    """The card of an action that is done with one."""
    return (action - PLAY) % (USE - PLAY)
