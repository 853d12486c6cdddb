"""The facts that fill the sentences of Stolen Plans: names and numbers, no words."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import UNSET

from starfelt.core.game import Action
from starfelt.core.steps import given, snake_case, those_given

from ..notation.steps import STEPS, PlansQuestion
from ..rules.card import MAX_SEATS, MIN_SEATS, STARTING_HAND
from ..rules.designs import CARDS, DESIGNS, KEYS
from ..rules.effects import MAX_DEFEND_CARDS

if TYPE_CHECKING:
    from starfelt.words.text import Text

GAME = "stolen_plans"
DEFEND = STEPS.named("defend")

Facts = dict[str, str | int]


def card_lines(text: "Text", card: str) -> list[str]:
    """What a card does: each has a sentence of its own, filled with its values."""
    return [text(f"{GAME}-text-{card}", **card_facts(card))]


def card_facts(card: str) -> Facts:
    """The values of a card: of those it has not, 0."""
    row = CARDS[KEYS[card]]
    facts: Facts = {"attack": 0, "defence": row.defence, "number": 0, "cards": MAX_DEFEND_CARDS}
    return facts | row.effect.facts()


def effect_of(card: str) -> str:
    """The name of what a card does when it is played, such as `steal_with_heroes`."""
    return snake_case(type(CARDS[KEYS[card]].effect).__name__)


def question_card(question: PlansQuestion) -> str | None:
    """The card that a question is about."""
    return question.card or None


def question_facts(text: "Text", question: PlansQuestion, me: int, names: Sequence[str]) -> Facts:
    """What a prompt can tell: players and cards by name, lists by their length."""
    facts: Facts = {"player": names[question.seat]}
    if question.target is not UNSET:
        facts["other"] = names[question.target]
    facts["reader"] = "other" if question.target == me and me >= 0 else "somebody"
    if question.card:
        facts["card"] = text.card(GAME, question.card)
    facts |= those_given(attack=question.attack, defence=question.defence, left=question.left)
    if question.named is not UNSET:
        facts["named"] = len(question.named)
    if question.picked is not UNSET:
        facts["picked"] = len(question.picked)
    return facts


def option(
    text: "Text", action: Action, question: PlansQuestion, names: Sequence[str]
) -> tuple[str, Facts]:
    """The key of a choice and what it can tell."""
    key = action.verb
    facts: Facts = {}
    if action.verb == "play" and action.card is not None:
        key = f"play-{effect_of(action.card)}"
    if action.verb == "target":
        # a pair of Rebel Heroes has no card in its question
        key = f"target-{effect_of(question.card)}" if question.card else "target"
    if action.card is not None:
        facts = {**card_facts(action.card), "card": text.card(GAME, action.card)}
    elif question.card:
        facts = {**card_facts(question.card), "card": text.card(GAME, question.card)}
    if action.second is not None:
        facts["second"] = text.card(GAME, action.second)
    if action.seat is not None:
        facts["other"] = names[action.seat]
    if question.step == DEFEND:
        facts.update(clash(question, int(facts["defence"]) if action.card else 0))
    return key, facts


def clash(question: PlansQuestion, more: int) -> Facts:
    """Attack against defence, if the defence were to rise by this much."""
    attack, total = given(question.attack), given(question.defence) + more
    side = "behind" if total < attack else "level" if total == attack else "ahead"
    return {
        "attack": attack,
        "total": total,
        "side": side,
        "difference": abs(attack - total),
        "used": MAX_DEFEND_CARDS - given(question.left),
    }


def why_facts(text: "Text", question: PlansQuestion) -> Facts:
    facts: Facts = {"cards": MAX_DEFEND_CARDS}
    if question.card:
        facts["card"] = text.card(GAME, question.card)
        facts["text"] = text.card_text(GAME, question.card)
    return facts


def rule_facts() -> Facts:
    """Every number of the game: values as `jawa`, copies as `jawa-copies`."""
    facts: Facts = {"hand": STARTING_HAND, "least": MIN_SEATS, "most": MAX_SEATS}
    facts["cards"] = MAX_DEFEND_CARDS
    base = full = 0
    for n in range(DESIGNS):
        card = CARDS[n]
        values = card_facts(card.key)
        facts[f"{card.key}-copies"] = card.copies
        facts[f"{card.key}-attack"] = values["attack"]
        facts[f"{card.key}-defence"] = values["defence"]
        facts[f"{card.key}-number"] = values["number"]
        full += card.copies
        base += 0 if card.bonus else card.copies
    facts["example"] = int(facts["jawa-attack"]) - int(facts["blaster_heavy-defence"])
    return {**facts, "base": base, "full": full}
