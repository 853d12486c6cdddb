"""Actions: small numbers with one meaning everywhere, a verb and what it is done with."""

from typing import Final, Literal

from mypy_extensions import i64

from starfelt.core.action_numbers import verb_in

DRAW: Final = 0  # draw a card
DRAW_TWO: Final = 1  # draw two, with the Advantage
DONE: Final = 2  # no further Defend card
PLAY: Final = 3  # + card: play it from the hand
PAIR: Final = 28  # + number of the pair: play two Rebel Heroes together
TARGET: Final = 34  # + seat
DEFEND: Final = 40  # + card: use it against an attack
DISCARD: Final = 65  # + card: lose it
TAKE: Final = 90  # + card: out of a hand that was looked at
FIND: Final = 115  # + card: out of the discard pile
NUM_ACTIONS: Final = 140

#: Where on the table an action is done, which is a column of `VERBS`.
Zone = Literal[
    "",  # a button
    "draw_pile",
    "hand",  # a card of the own hand, or a pair of them
    "player",  # another player, whose seat is named
    "looked",  # a card of a hand that is looked at
    "discards",  # a card of the discard pile
]

VERBS: Final[tuple[tuple[str, int, Zone], ...]] = (
    ("draw", DRAW, "draw_pile"),
    ("draw_two", DRAW_TWO, "draw_pile"),
    ("done", DONE, ""),
    ("play", PLAY, "hand"),
    ("pair", PAIR, "hand"),
    ("target", TARGET, "player"),
    ("defend", DEFEND, "hand"),
    ("discard", DISCARD, "hand"),
    ("take", TAKE, "looked"),
    ("find", FIND, "discards"),
)


def verb_of(action: i64) -> tuple[str, i64]:
    """The verb, and the number of the card, pair or seat that follows it."""
    return verb_in(VERBS, action)
