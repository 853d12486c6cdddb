"""The lists of cards in the rulebook of Stolen Plans, made from the rows."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ..rules.card import Card
from ..rules.designs import CARDS, DESIGNS
from .sentences import GAME, card_facts

if TYPE_CHECKING:
    from starfelt.words.text import Text

ROWS = [CARDS[n] for n in range(DESIGNS)]


def rule_lists(text: "Text") -> dict[str, str]:
    """Cards of a value in a sentence, and a line for each card that does something of its own."""
    attacks = (row for row in ROWS if card_facts(row.key)["attack"])
    defends = [row for row in ROWS if row.defence and not row.hero]
    yodas = (row for row in ROWS if row.jedi_only and not row.defence)
    heroes = (text.card(GAME, row.key) for row in ROWS if row.hero)
    return {
        "attack-cards": valued(text, attacks, "attack"),
        "defend-cards": valued(text, (row for row in defends if not row.jedi_only), "defence"),
        "jedi-defend-cards": valued(text, (row for row in defends if row.jedi_only), "defence"),
        "heroes": text("line-comma").join(heroes),
        "yoda-cards": in_lines(text, yodas),
        "bonus-cards": in_lines(text, (row for row in ROWS if row.bonus)),
    }


def valued(text: "Text", rows: Iterable[Card], value: str) -> str:
    """Cards with their values and how many of each there are."""
    return text("line-comma").join(
        text(
            f"{GAME}-listed-card",
            card=text.card(GAME, row.key),
            value=card_facts(row.key)[value],
            copies=row.copies,
        )
        for row in rows
    )


def in_lines(text: "Text", rows: Iterable[Card]) -> str:
    return "\n".join(text(f"{GAME}-listed-{row.key}", **card_facts(row.key)) for row in rows)
