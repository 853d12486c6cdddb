"""Cards that nobody has seen in Race for the Galaxy: searching for one, and gambling."""

from collections import Counter
from typing import Final

from starfelt.core.game import Action
from starfelt.core.steps import given

from ..notation.steps_in_views import RaceQuestion
from ..rules.powers.designs import NAMES, copies
from ..rules.powers.powers import WILD
from ..rules.round.search import CATEGORIES, FITS
from .card_values import ROWS
from .evaluation import Table

Worths = list[float]

PRIZE: Final = 1.2  # the best of some cards turned up, in plain cards

COPIES: Final = [copies(level) for level in range(4)]
#: The designs of each category.
MEMBERS: Final = {
    category: [name for number, name in enumerate(NAMES) if FITS[place][number]]
    for place, category in enumerate(CATEGORIES)
}


def unseen(t: Table) -> Counter[str]:
    """How many there are of each design that I see nowhere."""
    left = Counter(dict(zip(NAMES, COPIES[t.level], strict=True)))
    left.subtract(t.hand)
    left.subtract(t.view.known.discards)
    left.subtract(t.view.flipped)
    for shown in t.view.seats:
        left.subtract(card.card for card in shown.tableau)
    return left


# -------------------------------------------------------------------------------- searching
def average(t: Table, category: str, left: Counter[str]) -> float:
    """What a card of a category is worth that comes by chance."""
    there = [(name, left[name]) for name in MEMBERS[category] if left[name] > 0]
    whole = sum(number for _, number in there)
    return sum(number * t.value(name) for name, number in there) / whole if whole else 0.0


def look_for(t: Table, category: str, left: Counter[str]) -> float:
    """What a category promises: the first card, or the next one if the first is poor."""
    mean = average(t, category, left)
    there = [(name, left[name]) for name in MEMBERS[category] if left[name] > 0]
    whole = sum(number for _, number in there)
    return sum(n * max(mean, t.value(name)) for name, n in there) / whole if whole else 0.0


def best_category(t: Table) -> float:
    """What a search promises."""
    left = unseen(t)
    return max(look_for(t, category, left) for category in CATEGORIES)


def name_category(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    left = unseen(t)
    return [look_for(t, action.card or "", left) for action in actions]


def take_found(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    """Take it if it is better than what comes else; the world of any kind is no refusal."""
    found, category = t.view.flipped[-1], given(question.category)
    free = ROWS[found].kind == WILD and category == "alien_world" and not given(question.declined)
    other = (look_for if free else average)(t, category, unseen(t))
    take = t.value(found) >= other
    return [float((action.verb == "take") == take) for action in actions]


# -------------------------------------------------------------------------------- gambling
def costs(t: Table) -> Counter[int]:
    """How many cards there are of each cost that I see nowhere."""
    found: Counter[int] = Counter()
    for name, number in unseen(t).items():
        found[ROWS[name].cost] += max(0, number)
    return found


def name_number(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    """The cost that most of the cards have that may come."""
    there = costs(t)
    return [float(there[action.number or 0]) for action in actions]


def ante(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    """A card with good odds to be kept and to win another, if there is one."""
    there = costs(t)
    return [odds(t, action.card, there) if action.card else 0.0 for action in actions]


def odds(t: Table, card: str, there: Counter[int]) -> float:
    """What staking this card gains."""
    cost = ROWS[card].cost
    lower = sum(n for number, n in there.items() if number <= cost) / max(1, there.total())
    lost: float = lower**cost
    return (1 - lost) * PRIZE * t.time.card - lost * t.value(card)
