"""Which cards of a hand to part with, and which to keep: Race for the Galaxy.

Picks ascend, so of the cards that are to be picked the one that comes first is named first.
"""

from collections.abc import Callable, Sequence
from typing import Final

from starfelt.core.game import Action
from starfelt.core.steps import given

from ..notation.steps_in_views import RaceQuestion
from ..rules.options import FIRST_HAND, START_DISCARDS
from ..rules.powers.card import SMALL_HAND
from ..rules.powers.designs import CARDS, KEYS
from ..rules.powers.powers import (
    HAND_CARDS,
    PAID_PRODUCTION,
    PAID_WINDFALL,
    WILD,
)
from .card_values import ROWS
from .evaluation import Table
from .placing import wanted_military

Worths = list[float]

SWAP: Final = 0.8  # a card of less value is given for a chip
ANOTHER: Final = 1.3  # for another card of the deck, one of less than so much times a plain card
PAID: Final = (PAID_PRODUCTION, PAID_WINDFALL)
DEAR: Final = 4  # a price that is not paid at once


def best_first(
    cards: Sequence[str], question: RaceQuestion, number: int, rank: Callable[[str], float]
) -> str | None:
    """The pick that comes first if the best of the cards after the last pick are to be picked."""
    start = 0
    for name in given(question.picked):
        start = cards.index(name, start) + 1
    rest = sorted(cards[start:], key=lambda card: (-rank(card), KEYS[card]))
    return min(rest[:number], key=lambda card: KEYS[card], default=None)


def named(card: str | None, actions: list[Action]) -> Worths:
    """The action with this card, or to be done."""
    return [float(action.card == card) for action in actions]


def ordered(cards: Sequence[str]) -> list[str]:
    return sorted(cards, key=lambda card: KEYS[card])


# -------------------------------------------------------------------------------- the start
def choose_start(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    """The world that fits the hand, and that has fits."""
    return [start_with(t, action.card or "") for action in actions]


def start_with(t: Table, world: str) -> float:
    u = Table(t.view)
    u.start_with(KEYS[world])
    flags = CARDS[KEYS[world]].flags
    kept = FIRST_HAND - START_DISCARDS - bool(flags & SMALL_HAND)
    hand = sorted([u.value(card) for card in t.hand], reverse=True)[:kept]
    return u.now + sum(hand) + (u.good_on(world) if ROWS[world].windfall else 0.0)


def save_at_start(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    """A card that is good for later: it comes back when goods are produced."""

    def rank(card: str) -> float:
        return t.value(card) + (t.price(card) >= DEAR)

    return named(best_first(ordered(t.hand), question, given(question.left), rank), actions)


# -------------------------------------------------------------------------------- picks
def discard(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    """The cards of least value; also to pay with."""
    pick = best_first(ordered(t.hand), question, given(question.left), lambda card: -t.value(card))
    return named(pick, actions)


def keep_drawn(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    """The best of the cards drawn, or of those just paid."""
    pick = best_first(ordered(t.view.drawn), question, given(question.left), t.value)
    return named(pick, actions)


def keep_prize(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    return [t.value(action.card or "") for action in actions]


def arm(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    """As many as it takes."""
    gap = wanted_military(t, question) - len(given(question.picked))
    if gap <= 0 and actions[0].card is None:
        return named(None, actions)
    number = max(1, min(gap, given(question.left)))
    pick = best_first(ordered(t.hand), question, number, lambda card: -t.value(card))
    return named(pick, actions)


def worse_than(t: Table, question: RaceQuestion, actions: list[Action], worth: float) -> Worths:
    """Up to so many cards that are worth less than what is given for each."""
    cheap = [card for card in t.hand if t.value(card) < worth]
    number = min(given(question.left), len(cheap))
    pick = best_first(ordered(t.hand), question, number, lambda card: -t.value(card))
    return named(pick if pick in cheap else None, actions)


def discard_for_chips(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    """Cards that are worth less than a chip, or than another card."""
    points = sum(use[4] for use in ROWS[given(question.card)].uses if use[0] == HAND_CARDS)
    return worse_than(t, question, actions, SWAP if points else ANOTHER * t.time.card)


def cash_in(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    return worse_than(t, question, actions, SWAP)


def discard_for_prestige(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    return worse_than(t, question, actions, t.prestige_gain(1))


def discard_set(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    """All that it takes, or none."""
    picked = given(question.picked)
    if not picked and t.payment(None, given(question.left)) >= t.prestige_gain(1):
        return named(None, actions)
    pick = best_first(ordered(t.hand), question, given(question.left), lambda card: -t.value(card))
    return named(pick, actions)


def pay_to_produce(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    """A card for a good, unless the game is at its end."""
    pick = best_first(ordered(t.hand), question, 1, lambda card: -t.value(card))
    wanted = pick is not None and best_good(t, given(question.card)) > t.value(pick)
    return named(pick if wanted else None, actions)


def best_good(t: Table, card: str) -> float:
    """What the good is worth that a card can produce."""
    word, kind, _ = next(power for power in ROWS[card].produces if power[0] in PAID)
    if word == PAID_PRODUCTION:
        return t.good_on(card)
    worlds = [c.card for c in t.shown.tableau if c.good is None and ROWS[c.card].windfall]
    fitting = [world for world in worlds if not kind or ROWS[world].kind in (kind, WILD)]
    return max([t.good_on(world) for world in fitting], default=0.0)
