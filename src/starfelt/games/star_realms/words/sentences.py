"""The facts that fill the sentences of Star Realms, and the card texts made from its rows.

A card text is put together from the very effects that the rules carry out, so that it can't
disagree with them.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from typing import TYPE_CHECKING

from msgspec import UNSET

from starfelt.core.game import Action
from starfelt.core.steps import given, snake_case, those_given
from starfelt.words.spelling import capital

from ..notation.steps import ABILITIES, RealmsQuestion
from ..rules.card import (
    EVERY_FACTION,
    FACTIONS,
    HAND,
    Card,
)
from ..rules.designs import CARDS, KEYS
from ..rules.effects import Choose, Effect

if TYPE_CHECKING:
    from starfelt.words.text import Text

GAME = "star_realms"

Facts = dict[str, str | int]


# ------------------------------------------------------------------ what cards do
def card_lines(text: "Text", card: str) -> list[str]:
    """A line for what the card is, then one for each of its abilities."""
    row = CARDS[KEYS[card]]
    lines = [kind_line(text, row)]
    if row.allies == EVERY_FACTION:
        lines.append(text(f"{GAME}-text-allies_all"))
    if row.boosts_ships:
        lines.append(text(f"{GAME}-text-boosts_ships"))
    for ability in ABILITIES:
        effects = effects_of(row, ability)
        if effects:
            facts = {"faction": faction_of(text, row), "effects": in_words(text, effects)}
            lines.append(text(f"{GAME}-text-{ability}", **facts))
    return lines


def kind_line(text: "Text", row: Card) -> str:
    kind = "outpost" if row.outpost else "base" if row.defense else "ship"
    faction = faction_of(text, row)
    return text(f"{GAME}-text-{kind}", faction=faction, cost=row.cost, defense=row.defense)


def faction_of(text: "Text", row: Card) -> str:
    return text(f"{GAME}-faction-{FACTIONS[row.faction]}")


def effects_of(row: Card, ability: str) -> list[Effect]:
    """The effects of its primary, ally or scrap ability."""
    return list(row.ability(ABILITIES.index(ability)))


def in_words(text: "Text", effects: Iterable[Effect]) -> str:
    """The effects of an ability, in the order in which they happen."""

    def joined(first: str, second: str) -> str:
        return text(f"{GAME}-effect-and", first=first, second=second)

    return reduce(joined, (effect_in_words(text, effect) for effect in effects))


def effect_in_words(text: "Text", effect: Effect) -> str:
    key = f"{GAME}-effect-{name_of(effect)}"
    if isinstance(effect, Choose):
        first, second = (effect_in_words(text, part) for part in (effect.first, effect.second))
        return text(key, first=first, second=second)
    return text(key, **effect.facts())


def name_of(effect: Effect) -> str:
    """The name of an effect, such as `may_scrap_trade_row`."""
    return snake_case(type(effect).__name__)


def single_effects(effects: Iterable[Effect]) -> Iterator[Effect]:
    """Effects one by one, with those between which one chooses."""
    for effect in effects:
        if isinstance(effect, Choose):
            yield from single_effects((effect.first, effect.second))
        else:
            yield effect


# ------------------------------------------------------------------ questions and choices
def question_card(question: RealmsQuestion) -> str | None:
    """The card that a question is about."""
    return question.card or None


def question_facts(text: "Text", question: RealmsQuestion, me: int, names: Sequence[str]) -> Facts:
    """What a prompt can tell: players and cards by name, cards picked so far by their number."""
    seat = question.seat
    facts: Facts = {"player": names[seat], "other": names[1 - seat]}
    if question.card:
        facts["card"] = text.card(GAME, question.card)
    for key, flag in those_given(may=question.may, hand_only=question.hand_only).items():
        facts[key] = "yes" if flag else "no"
    if question.picked is not UNSET:
        facts["left"] = given(question.left)
        facts["picked"] = len(question.picked)
    return facts


def option(
    text: "Text", action: Action, question: RealmsQuestion, names: Sequence[str]
) -> tuple[str, Facts]:
    """The key of a choice and what it can tell."""
    facts: Facts = {"other": names[1 - question.seat], "picked": len(question.picked or ())}
    if action.verb == "done":
        return f"done-{question.step}", facts
    if action.verb in ("first", "second"):
        return action.verb, {"effect": capital(branch(text, action.verb, given(question.card)))}
    if action.number is not None:
        facts["number"] = action.number
    if action.card is None:
        return action.verb, facts
    row = CARDS[KEYS[action.card]]
    facts.update(card=text.card(GAME, action.card), cost=row.cost, defense=row.defense)
    if action.verb not in ABILITIES:
        return action.verb, facts
    effects = effects_of(row, action.verb)
    if not effects:  # the ability is that of a ship which the Stealth Needle copies
        return f"{action.verb}-copied", facts
    return action.verb, {**facts, "effects": in_words(text, effects)}


def branch(text: "Text", verb: str, card: str) -> str:
    """One of the two effects between which a card lets its player choose."""
    choice = next(e for e in CARDS[KEYS[card]].primary if isinstance(e, Choose))
    return effect_in_words(text, choice.first if verb == "first" else choice.second)


def why_facts(text: "Text", question: RealmsQuestion) -> Facts:
    nobody = ("", "")  # a rule is the same for both players
    return {**question_facts(text, question, -1, nobody), "hand": HAND}
