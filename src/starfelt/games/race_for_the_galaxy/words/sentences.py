"""The facts that fill the sentences of Race for the Galaxy.

What a choice costs or brings is asked of the rules themselves, for the table as its reader sees it.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import UNSET

from starfelt.core.game import Action, Told
from starfelt.core.steps import given, those_given

from ..game import GAME as RACE
from ..notation.steps import STEPS
from ..notation.steps_in_views import RaceQuestion
from ..rules.actions import ACTION_CARDS
from ..rules.consume.gambling import HIGHEST_ANTE, HIGHEST_NUMBER
from ..rules.powers import powers as words
from ..rules.powers.designs import CARDS
from ..rules.powers.powers import KINDS
from ..rules.round.goals import GOALS
from ..rules.round.phases import PHASES
from ..rules.round.search import CATEGORIES
from ..rules.state import ENDINGS
from .card_texts import (
    GAME,
    TAKEOVERS,
    Facts,
    brief,
    gives,
    joined,
    powers_in_words,
    row_of,
)
from .log_events import CHOICES
from .rulebook import goal_facts, prices
from .rulebook import limits as limits_of_game

if TYPE_CHECKING:
    from starfelt.words.text import Text

ARMING = (words.TACTIC, words.MERCENARY, words.BRIBE, words.FUEL)
PAYING = (words.PAID_PRODUCTION, words.PAID_WINDFALL)
# the phase and the words of the powers that are used in answer to a question; without words all
POWERS_FOR: dict[str, tuple[int, tuple[int, ...]]] = STEPS.known(
    {
        "how_to_develop": (words.POWER_DEVELOP, ()),
        "how_to_settle": (words.POWER_SETTLE, (*ARMING, words.GENES_GOOD)),
        "use_to_settle": (words.POWER_SETTLE, (words.SECOND_WORLD, words.SNEAK, words.UPGRADE)),
        "takeover_by": (words.POWER_SETTLE, TAKEOVERS),
        "reinforce_attack": (words.POWER_SETTLE, ARMING),
        "defend": (words.POWER_SETTLE, ARMING),
        "use_power": (words.POWER_CONSUME, ()),
        "use_next": (
            words.POWER_PRODUCE,
            (*PAYING, words.PER_NOVELTY, words.PER_ALIEN, words.PER_KIND),
        ),
    }
)
WASTED = (words.FREE_SHIP, words.CLOAK)
STOPS = ("none", "done")
AGAIN = {"develop_again": "develop", "settle_again": "settle"}  # the second card of an action
# verbs that have other words in some questions
BY_STEP = STEPS.known(
    {
        ("choose_start", "keep"): "keep-start",
        ("place_development", "place"): "place-development",
        ("place_better", "place"): "place-better",
        ("place_by_sneak", "place"): "place-by_sneak",
        ("place_world", "place"): "place-world",
        ("place_second", "place"): "place-world",
        ("spend_good", "consume"): "consume-spent",
        ("takeover_by", "use"): "use-takeover",
    }
)
DISCARD_FOR_CHIPS = STEPS.named("discard_for_chips")
HOW_TO_SETTLE = STEPS.named("how_to_settle")
PLACE_BETTER = STEPS.named("place_better")


# ------------------------------------------------------------------ goals
def goal_text(text: "Text", goal: str) -> str:
    """What a goal asks for."""
    return text(f"{GAME}-aim-{goal}", **goal_facts())


# ------------------------------------------------------------------ questions and choices
def question_card(question: RaceQuestion) -> str | None:
    """The card that a question is about."""
    return question.card or None


def question_facts(text: "Text", question: RaceQuestion, me: int, names: Sequence[str]) -> Facts:
    """What a prompt can tell: who is asked, whose power it is, and how many cards or goods."""
    facts: Facts = {"player": names[question.seat]}
    facts.update({"highest": HIGHEST_NUMBER, "ante": HIGHEST_ANTE})
    facts |= those_given(left=question.left, sale=question.sale, kind=question.kind)
    if question.card:
        facts["card"] = text.card(GAME, question.card)
    if question.picked is not UNSET or question.wanted is not UNSET:
        facts["picked"] = number_picked(question)
    if question.kind and question.kind != KINDS[words.ANY]:
        facts["goods"] = text(f"{GAME}-kind-{question.kind}")
    if question.category:
        facts["category"] = text(f"{GAME}-category-{question.category}")
        facts["declined"] = "yes" if given(question.declined) else "no"
    if question.step == DISCARD_FOR_CHIPS:
        facts["gives"] = given_for_cards(given(question.card))
    return facts


def number_picked(question: RaceQuestion) -> int:
    """How many cards or goods have been picked so far."""
    if question.wanted is not UNSET:
        return question.wanted - given(question.left)
    return len(question.picked or ())


def given_for_cards(card: str) -> str:
    """What a power gives for each card of the hand."""
    (power,) = [p for p in row_of(card).consumes if p.word == words.HAND_CARDS]
    (what,) = gives(power)
    return what


def option(
    text: "Text", action: Action, question: RaceQuestion, names: Sequence[str]
) -> tuple[str, Facts]:
    """The key of a choice and what it can tell; what the table adds is in `table_facts`."""
    step = question.step
    facts: Facts = {"sight": "no", "picked": number_picked(question)}
    if action.verb in STOPS:
        return f"{action.verb}-{step}", facts
    if action.number is not None:
        facts["number"] = action.number
    if action.card in ACTION_CARDS:
        return chosen(text, action)
    if action.verb in ("as_kind", "look_for"):
        part = "kind" if action.verb == "as_kind" else "category"
        return action.verb, {**facts, "what": text(f"{GAME}-{part}-{action.card}")}
    if action.card is not None:
        facts.update(facts_of_card(text, action.card))
    if step == PLACE_BETTER:
        facts["old"] = text.card(GAME, given(question.card))
    if action.verb == "use" and action.card is not None:
        if is_in_vain(step, action.card):
            return "use-in_vain", facts
        facts["does"] = powers_in_words(text, action.card, *POWERS_FOR[step])
    return BY_STEP.get((step, action.verb), action.verb), facts


def chosen(text: "Text", action: Action) -> tuple[str, Facts]:
    """An action card, or two of them, perhaps with the prestige card."""
    first, second = str(action.card), action.second
    facts: Facts = {"first": text(f"{GAME}-action-{first}")}
    boosted = second if action.verb == "boost_second" else first
    if action.verb.startswith("boost"):
        facts["boost"] = text(f"{GAME}-boost-{AGAIN.get(str(boosted), str(boosted))}")
    if second is None:
        return action.verb, {**facts, "bonus": text(f"{GAME}-bonus-{AGAIN.get(first, first)}")}
    if AGAIN.get(second) == first:
        return f"{action.verb}-same", facts
    return action.verb, {**facts, "second": text(f"{GAME}-action-{second}")}


def facts_of_card(text: "Text", card: str) -> Facts:
    row = row_of(card)
    facts: Facts = {"card": text.card(GAME, card), "brief": brief(text, card), "cost": row.cost}
    facts["military"] = "yes" if row.military else "no"
    facts["wild"] = "yes" if row.kind == words.WILD else "no"
    if row.kind:
        facts["goods"] = text(f"{GAME}-kind-{KINDS[row.kind]}")
    return facts


def is_in_vain(step: str, card: str) -> bool:
    """A known engine lets a card be discarded that is of no use for the world."""
    wasted = [power for power in row_of(card).settles if power.word in WASTED]
    return step == HOW_TO_SETTLE and len(wasted) > 0


def why_facts(text: "Text", question: RaceQuestion) -> Facts:
    nobody = [""] * RACE.most_seats  # a rule is the same for all players
    return {**question_facts(text, question, -1, nobody), **limits_of_game(), **prices()}


# ------------------------------------------------------------------ events
def event_facts(text: "Text", told: Told, names: Sequence[str]) -> Facts:
    """What the number of an event stands for, where it is the place of a thing in a list."""
    number = told.number
    if told.kind in CHOICES:
        return {"action": text(f"{GAME}-action-{ACTION_CARDS[number]}")}
    if told.kind in ("claims", "loses"):
        return {"goal": text(f"{GAME}-goal-{GOALS[number].key}")}
    if told.kind == "leaders":
        return leader_facts(text, number, names)
    return fact_of_number(text, told)


def fact_of_number(text: "Text", told: Told) -> Facts:
    """A phase, an ending, a kind, a category or a card by its number."""
    number = told.number
    lists = {"phase": PHASES, "ends": ENDINGS, "as_kind": KINDS}
    facts = {"phase": "phase", "ends": "ending", "as_kind": "kind"}
    if told.kind in lists:
        return {facts[told.kind]: lists[told.kind][number]}
    if told.kind == "looks_for":
        return {"category": text(f"{GAME}-category-{CATEGORIES[number]}")}
    if told.kind == "declares":
        return {"power": text.card(GAME, CARDS[number].key)}
    if told.kind == "pays_prestige":
        return {"by": "card" if told.card is not None else "boost"}
    return {}


def leader_facts(text: "Text", seats: int, names: Sequence[str]) -> Facts:
    """Who has most prestige: a bit for each seat."""
    leading = [name for seat, name in enumerate(names) if seats >> seat & 1]
    facts: Facts = {"leading": len(leading)}
    if leading:
        facts["leaders"] = joined(text, "text-list", leading)
    return facts
