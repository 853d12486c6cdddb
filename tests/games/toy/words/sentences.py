"""The facts that fill the sentences of Nine Lights: names and numbers, no words."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from starfelt.core.game import Action

from ..notation.steps import ToyQuestion
from ..rules.card import MAX_SEATS, MIN_SEATS, ROUNDS, SHORT
from ..rules.designs import CARDS, DESIGNS, KEYS

if TYPE_CHECKING:
    from starfelt.words.text import Text

GAME = "toy"

Facts = dict[str, str | int]


def brightness(card: str) -> int:
    return int(CARDS[KEYS[card]].brightness)


def card_lines(text: "Text", card: str) -> list[str]:
    """What a card does: one sentence serves for all, filled with the value of the card."""
    return [text(f"{GAME}-text-light", brightness=brightness(card))]


def question_facts(text: "Text", question: ToyQuestion, me: int, names: Sequence[str]) -> Facts:
    return {"player": names[question.seat]}


def option(
    text: "Text", action: Action, question: ToyQuestion, names: Sequence[str]
) -> tuple[str, Facts]:
    """The key of a choice and what it can tell."""
    assert action.card is not None
    facts: Facts = {
        "card": text.card(GAME, action.card),
        "brightness": brightness(action.card),
    }
    return action.verb, facts


def why_facts(text: "Text", question: ToyQuestion) -> Facts:
    return {}


def rule_facts() -> Facts:
    """Every number of the game."""
    return {
        "least": MIN_SEATS,
        "most": MAX_SEATS,
        "cards": DESIGNS,
        "rounds": ROUNDS,
        "short": SHORT,
        "brightest": max(brightness(card) for card in KEYS),
    }
