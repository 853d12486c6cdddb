"""Placing cards in Race for the Galaxy: which, by which way, and one world more."""

from typing import Final

from starfelt.core.game import Action
from starfelt.core.steps import given

from ..notation.steps import STEPS
from ..notation.steps_in_views import RaceQuestion
from ..rules.actions import PLACE
from ..rules.powers.designs import CARDS, KEYS, NAMES
from ..rules.powers.powers import SECOND_WORLD, SNEAK, UPGRADE
from ..rules.settle.more_worlds import replacements
from ..rules.settle.offers import card_with, has_word, hired
from .accounts import side_of
from .card_values import ROWS
from .evaluation import Table
from .takeovers import (
    attempt_gap,
    best_takeover,
    my_attempt,
)
from .ways_to_place import (
    CANNOT,
    cost,
    gain,
    gain_by_conquest,
    laid,
)

Worths = list[float]
JUDGE: Final = STEPS.named("judge")
SPARE: Final = 0.01  # a production world has its next good sooner


# -------------------------------------------------------------------------------- which card
def place_development(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    return [gain(t, t.s, act.card) if act.card else 0.0 for act in actions]


def place_world(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    """A world, or a takeover instead."""
    return [gain(t, t.s, act.card) if act.card else best_takeover(t) for act in actions]


# -------------------------------------------------------------------------------- which way
def how_to_place(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    """What is the least to lose by."""
    return [-cost(t, laid(t), action) for action in actions]


def spend_good(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    """The good that is worth least."""
    return [SPARE * ROWS[act.card or ""].production - t.good_on(act.card or "") for act in actions]


# -------------------------------------------------------------------------------- military
def wanted_military(t: Table, question: RaceQuestion) -> int:
    """How many cards of the hand should become military, with those that are picked already."""
    if t.shown.placing is not None and t.shown.placing not in t.hand:
        return t.gap(t.p.placing)
    judged = [given(row.number) for row in t.view.then if row.step == JUDGE]
    if judged:
        return attempt_gap(t, judged[-1])
    aim = my_attempt(t)
    most = given(question.left) + len(given(question.picked)) + hired(t.p, len(t.hand))
    return aim.gap + aim.more if aim.gap + aim.more <= most else aim.gap


# -------------------------------------------------------------------------------- one world more
def use_to_settle(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    return [worth_of_power(t, act.card) if act.card else 0.0 for act in actions]


def worth_of_power(t: Table, card: str) -> float:
    """The best that one more world can be by this power."""
    worlds = [name for name in t.hand if ROWS[name].is_world]
    if has_word(KEYS[card], SECOND_WORLD):
        return max([best_takeover(t), *(gain(t, t.s, name) for name in worlds)])
    if has_word(KEYS[card], UPGRADE):
        old = t.p.tableau.listed()[: t.p.working()]
        return max([best_upgrade(t, NAMES[n]) for n in old if CARDS[n].is_world], default=CANNOT)
    conquered = [gain_by_conquest(t, name) for name in worlds if ROWS[name].military]
    return max(conquered, default=CANNOT) - t.loss(card)


def place_by_sneak(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    lost = t.loss(NAMES[card_with(t.p, SNEAK)])
    return [gain_by_conquest(t, act.card) - lost if act.card else 0.0 for act in actions]


def replace_world(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    return [best_upgrade(t, act.card) if act.card else 0.0 for act in actions]


def place_better(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    return [upgrade(t, given(question.card), act.card or "") for act in actions]


def best_upgrade(t: Table, old: str) -> float:
    found = [upgrade(t, old, NAMES[act - PLACE]) for act in replacements(t.p, KEYS[old])]
    return max(found, default=CANNOT)


def upgrade(t: Table, old: str, new: str) -> float:
    """What is gained by replacing one world by another, with prestige for it."""
    side = side_of(t.p, KEYS[old]).plus(new)
    side.prestige += 1 + ROWS[new].prestige
    found = t.outlook_of(side) - t.now - t.value(new)
    if old in t.goods_of(ROWS[old].kind):
        found -= t.good_on(old)
    return found + (t.good_on(new) if ROWS[new].windfall else 0.0)
