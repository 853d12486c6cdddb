"""Which cards of a hand to part with, and which to keep: Race for the Galaxy.

Picks ascend, so of the cards that are to be picked the one that comes first is named first.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from starfelt.bots.thumb.race_for_the_galaxy_rows import ROWS
from starfelt.bots.thumb.race_for_the_galaxy_table import Table
from starfelt.core.game import Action
from starfelt.games.race_for_the_galaxy.cards import KEYS, NAMES, SETS, copies
from starfelt.games.race_for_the_galaxy.powers import (
    ALIEN,
)

Question = dict[str, Any]
Worths = list[float]

SWAP: Final = 0.8  # a card of less value is given for a chip

COPIES: Final = {name: copies(level) for level, name in enumerate(SETS)}


def best_first(
    cards: Sequence[str], question: Question, number: int, rank: Callable[[str], float]
) -> str | None:
    """The pick that comes first if the best of the cards after the last pick are to be picked."""
    start = 0
    for name in question["picked"]:
        start = cards.index(name, start) + 1
    rest = sorted(cards[start:], key=lambda card: (-rank(card), KEYS[card]))
    return min(rest[:number], key=lambda card: KEYS[card], default=None)


def named(card: str | None, actions: list[Action]) -> Worths:
    """The action with this card, or to be done."""
    return [float(action.card == card) for action in actions]


def ordered(cards: Sequence[str]) -> list[str]:
    return sorted(cards, key=lambda card: KEYS[card])


# -------------------------------------------------------------------------------- picks
def discard(t: Table, question: Question, actions: list[Action]) -> Worths:
    """The cards of least value; also to pay with."""
    pick = best_first(ordered(t.hand), question, question["left"], lambda card: -t.value(card))
    return named(pick, actions)


def keep_drawn(t: Table, question: Question, actions: list[Action]) -> Worths:
    pick = best_first(ordered(t.view.drawn), question, question["left"], t.value)
    return named(pick, actions)


def arm(t: Table, question: Question, actions: list[Action]) -> Worths:
    """As many as it takes."""
    assert t.shown.placing is not None
    row = ROWS[t.shown.placing]
    gap = row.cost - t.terms.strength(row) - t.shown.extra - len(question["picked"])
    if gap <= 0 and actions[0].card is None:
        return named(None, actions)
    number = max(1, min(gap, question["left"]))
    pick = best_first(ordered(t.hand), question, number, lambda card: -t.value(card))
    return named(pick, actions)


def discard_for_chips(t: Table, question: Question, actions: list[Action]) -> Worths:
    """Cards that are worth less than a chip."""
    cheap = [card for card in t.hand if t.value(card) < SWAP]
    number = min(question["left"], len(cheap))
    pick = best_first(ordered(t.hand), question, number, lambda card: -t.value(card))
    return named(pick if pick in cheap else None, actions)


def pay_to_produce(t: Table, question: Question, actions: list[Action]) -> Worths:
    """A card for an alien good, unless the game is at its end."""
    pick = best_first(ordered(t.hand), question, 1, lambda card: -t.value(card))
    wanted = pick is not None and t.good(ALIEN) > t.value(pick)
    return named(pick if wanted else None, actions)


# -------------------------------------------------------------------------------- gambling
def name_number(t: Table, question: Question, actions: list[Action]) -> Worths:
    """The cost that most of the cards have that may come."""
    left = Counter(dict(zip(NAMES, COPIES[t.view.options["set"]], strict=True)))
    left.subtract(t.hand)
    left.subtract(t.view.known.discards)
    for shown in t.view.seats:
        left.subtract(card.card for card in shown.tableau)
    costs: Counter[int] = Counter()
    for name, number in left.items():
        costs[ROWS[name].cost] += number
    return [float(costs[action.number or 0]) for action in actions]
