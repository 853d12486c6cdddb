"""The facts that fill the sentences of Empire vs. Rebellion, and the card texts from its rows.

A card text is put together from the very power or effect that the rules carry out, and from the
numbers of its row, so that it can't disagree with them.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import UNSET

from starfelt.core.bitsets import members
from starfelt.core.game import Action
from starfelt.core.steps import snake_case, those_given

from ..notation.steps import STEPS, WarQuestion
from ..rules.card import (
    ASSAULT,
    BUREAUCRACY_PAYS,
    CHARACTER_READY,
    SIDES,
    Event,
    Resource,
)
from ..rules.choosing import CHOSEN_CHARACTERS
from ..rules.designs import EVENTS, FIRST_EVENT, KEYS
from ..rules.event_cards import SEEN, CharacterToReserve, Effect, NoEffect
from ..rules.player import FIRST_IMPERIAL
from ..rules.powers import LOOK_AT, Power
from ..rules.resources import CARDS, RESOURCES

if TYPE_CHECKING:
    from starfelt.words.text import Text

GAME = "empire_vs_rebellion"
LOOK_THEN_PLAY = STEPS.named("look_then_play")
WHICH_EXHAUSTED = STEPS.named("which_exhausted")

Facts = dict[str, str | int]


# ------------------------------------------------------------------ what cards do
def card_lines(text: "Text", card: str) -> list[str]:
    """A line for what the card is, then one for what it does."""
    number = KEYS[card]
    if number < RESOURCES:
        return resource_lines(text, number)
    if number < FIRST_EVENT:
        return [text(f"{GAME}-text-strategy"), strategy_text(text, card)]
    return event_lines(text, EVENTS[number - FIRST_EVENT])


def resource_lines(text: "Text", number: int) -> list[str]:
    row = CARDS[number]
    values: Facts = {"ready": row.ready, "exhausted": row.exhausted}
    if row.kind == "character":
        faction = text(f"{GAME}-faction-{SIDES[number >= FIRST_IMPERIAL]}")
        first = text(f"{GAME}-text-character", faction=faction, **values)
    else:
        first = text(f"{GAME}-text-basic", kind=text(f"{GAME}-kind-{row.kind}"), **values)
    return [first, text(f"{GAME}-text-power", power=power_text(text, row))]


def power_text(text: "Text", row: Resource, form: str = "power") -> str:
    """What its power does, as the end of a sentence: of its card, or in the rulebook."""
    return text(
        f"{GAME}-{form}-{power_of(row)}",
        number=number_of(row.power),
        look=LOOK_AT,
        ready=CHARACTER_READY,
    )


def power_of(row: Resource) -> str:
    """The name of its power, such as `discard_opposing`."""
    return snake_case(type(row.power).__name__)


def number_of(effect: Power | Effect) -> int:
    """How many cards or how much influence a power or an effect is about; of most, 0."""
    return effect.facts().get("number", 0)


def strategy_text(text: "Text", card: str) -> str:
    numbers: Facts = {"direct_assault": ASSAULT, "bureaucracy": BUREAUCRACY_PAYS}
    return text(f"{GAME}-text-strategy-{card}", number=numbers.get(card, 0))


def event_lines(text: "Text", row: Event) -> list[str]:
    first = text(
        f"{GAME}-text-event",
        capacity=row.capacity,
        objective=row.objective,
        points=row.points,
        influence=row.influence,
    )
    return [first, effect_text(text, row)]


def effect_text(text: "Text", row: Event, form: str = "effect") -> str:
    """What an event does, on its card or in the rulebook: to powers while it lasts, or once it is
    won."""
    key, facts = switched_off(text, row) if row.off else effect_facts(row)
    return text(f"{GAME}-{form}-{key}", **facts)


def effect_facts(row: Event) -> tuple[str, Facts]:
    return effect_of(row), {"number": number_of(row.effect), "next": SEEN}


def switched_off(text: "Text", row: Event) -> tuple[str, Facts]:
    """Which powers can't be resolved: those of one kind, or of the characters but for two."""
    kinds = {CARDS[n].kind for n in members(row.off)}
    if kinds == {"character"}:
        first, second = (text.card(GAME, card) for card in exceptions(row))
        return "characters_off", {"first": first, "second": second}
    (kind,) = kinds
    return "kind_off", {"kind": text(f"{GAME}-kind-{kind}")}


def effect_of(row: Event) -> str:
    """The name of its effect, such as `divert_loser`."""
    if isinstance(row.effect, NoEffect):
        return "nothing"
    if isinstance(row.effect, CharacterToReserve):
        return "winner_to_reserve" if row.effect.of_winner else "loser_to_reserve"
    return snake_case(type(row.effect).__name__)


def exceptions(row: Event) -> list[str]:
    """The characters whose powers work while those of the others don't."""
    characters = (CARDS[n] for n in range(RESOURCES) if not row.off >> n & 1)
    return [card.key for card in characters if card.kind == "character"]


# ------------------------------------------------------------------ questions and choices
def question_facts(text: "Text", question: WarQuestion, me: int, names: Sequence[str]) -> Facts:
    """What a prompt can tell: players by name, whose deck it is about, and how many cards."""
    seat = question.seat
    facts: Facts = {
        "player": names[seat],
        "other": names[1 - seat],
        "reader": "other" if me == 1 - seat else "somebody",
        "number": CHOSEN_CHARACTERS,
        "picked": len(question.picked or ()),
    }
    facts |= those_given(left=question.left, discarded=question.discarded, placed=question.placed)
    if question.owner is not UNSET:
        facts["whose"] = "own" if question.owner == seat else "opposing"
    return facts


def option(
    text: "Text", action: Action, question: WarQuestion, names: Sequence[str]
) -> tuple[str, Facts]:
    """The key of a choice and what it can tell."""
    step = question.step
    facts = question_facts(text, question, -1, names)
    if action.card is not None:
        facts["card"] = text.card(GAME, action.card)
        facts["does"] = does(text, action.card)
    if action.verb == "done" or (action.verb == "play" and step == LOOK_THEN_PLAY):
        return f"{action.verb}-{step}", facts
    if step == WHICH_EXHAUSTED and is_character(action.card):
        return f"{action.verb}-to_reserve", facts
    return action.verb, facts


def is_character(card: str | None) -> bool:
    """Tell a character, which goes to a reserve, from a basic card, which is discarded."""
    return card is not None and CARDS[KEYS[card]].kind == "character"


def does(text: "Text", card: str) -> str:
    """What a card does, in short."""
    number = KEYS[card]
    if number < RESOURCES:
        return power_text(text, CARDS[number])
    if number < FIRST_EVENT:
        return strategy_text(text, card)
    return "\n".join(event_lines(text, EVENTS[number - FIRST_EVENT]))


def why_facts(text: "Text", question: WarQuestion) -> Facts:
    nobody = ("", "")  # a rule is the same for both players
    facts = question_facts(text, question, -1, nobody)
    return {**facts, "look": LOOK_AT, "events": SEEN}
