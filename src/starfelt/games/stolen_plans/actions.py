"""Actions: small numbers with one meaning everywhere, a verb and what it is done with."""

from typing import Final

from mypy_extensions import i64

DRAW: Final = 0  # draw a card
DRAW_TWO: Final = 1  # draw two, with the Advantage
DONE: Final = 2  # no further Defend card
PLAY: Final = 3  # + card: play it from the hand
PAIR: Final = 28  # + card: the second Rebel Hero
TARGET: Final = 53  # + seat
DEFEND: Final = 59  # + card: use it against an attack
DISCARD: Final = 84  # + card: lose it
TAKE: Final = 109  # + card: out of a hand that was looked at
FIND: Final = 134  # + card: out of the discard pile
NUM_ACTIONS: Final = 159

VERBS: Final = (
    ("draw", DRAW),
    ("draw_two", DRAW_TWO),
    ("done", DONE),
    ("play", PLAY),
    ("pair", PAIR),
    ("target", TARGET),
    ("defend", DEFEND),
    ("discard", DISCARD),
    ("take", TAKE),
    ("find", FIND),
)


def verb_of(action: i64) -> tuple[str, i64]:
    """The verb, and the number of the card or seat that follows it."""
    found, base = VERBS[0]
    for verb, start in VERBS:
        if start <= action:
            found, base = verb, start
    return found, action - base
