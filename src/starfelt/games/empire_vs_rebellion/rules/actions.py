"""Actions: small numbers with one meaning everywhere, a verb and what it is done with.

Basic cards are the same on both sides, so that a verb says whose card is meant.
"""

from typing import Final, Literal

from mypy_extensions import i64

from starfelt.core.action_numbers import verb_in

PASS: Final = 0
PLAY: Final = 1  # the top card of the own deck
DONE: Final = 2  # none, or no more
OWN_DECK: Final = 3
OPPOSING_DECK: Final = 4
LOOK: Final = 5  # at the next events
# from here on + resource card
USE: Final = 6  # exhaust a card and use its power
READY: Final = 38  # an exhausted card, for one influence
DISCARD_OWN: Final = 70
DISCARD_OPPOSING: Final = 102
EXHAUST_OWN: Final = 134
EXHAUST_OPPOSING: Final = 166
DISCARD_FROM_DECK: Final = 198
PUT_ON_TOP: Final = 230  # of the deck that was searched
PLAY_FROM_DECK: Final = 262
PLAY_FROM_DISCARDS: Final = 294
PLAY_FROM_RESERVE: Final = 326
ADD: Final = 358  # a character of the reserve to the deck
SEND: Final = 390  # a character to the reserve
RETURN_OWN: Final = 422  # from the discard pile to the top of the deck
RETURN_OPPOSING: Final = 454
KEEP: Final = 486  # a character, before the game
# from here on + strategy
PICK: Final = 518
PICK_FOR: Final = 523  # the opponent
DISCARD_STRATEGY: Final = 528  # of the opponent
# from here on + event
NEXT_EVENT: Final = 533
NUM_ACTIONS: Final = 557

#: Where on the table an action is done, which is a column of `VERBS`.
Zone = Literal[
    "",  # a button: passing, or the end of a choice
    "deck",  # the own deck: its top card is played, or it is looked through
    "opposing_deck",
    "own",  # an own card in play
    "opposing",  # a card in play of the opponent
    "looked",  # a card of a deck that is looked through
    "discards",  # a card of the own discard pile
    "opposing_discards",
    "reserve",  # a character of the own reserve
    "characters",  # one of the own characters, spread out to choose from wherever they lie
    "strategies",  # an own strategy
    "opposing_strategies",
    "event_deck",
    "events",  # one of the next events, while they are put in order
]

VERBS: Final[tuple[tuple[str, int, Zone], ...]] = (
    ("pass", PASS, ""),
    ("play", PLAY, "deck"),
    ("done", DONE, ""),
    ("own_deck", OWN_DECK, "deck"),
    ("opposing_deck", OPPOSING_DECK, "opposing_deck"),
    ("look", LOOK, "event_deck"),
    ("use", USE, "own"),
    ("ready", READY, "own"),
    ("discard_own", DISCARD_OWN, "own"),
    ("discard_opposing", DISCARD_OPPOSING, "opposing"),
    ("exhaust_own", EXHAUST_OWN, "own"),
    ("exhaust_opposing", EXHAUST_OPPOSING, "opposing"),
    ("discard_from_deck", DISCARD_FROM_DECK, "looked"),
    ("put_on_top", PUT_ON_TOP, "looked"),
    ("play_from_deck", PLAY_FROM_DECK, "looked"),
    ("play_from_discards", PLAY_FROM_DISCARDS, "discards"),
    ("play_from_reserve", PLAY_FROM_RESERVE, "reserve"),
    ("add", ADD, "reserve"),
    ("send", SEND, "characters"),
    ("return_own", RETURN_OWN, "discards"),
    ("return_opposing", RETURN_OPPOSING, "opposing_discards"),
    ("keep", KEEP, "characters"),
    ("pick", PICK, "strategies"),
    ("pick_for", PICK_FOR, "opposing_strategies"),
    ("discard_strategy", DISCARD_STRATEGY, "opposing_strategies"),
    ("next_event", NEXT_EVENT, "events"),
)


def verb_of(action: i64) -> tuple[str, i64]:
    """The verb, and the number that follows it."""
    return verb_in(VERBS, action)
