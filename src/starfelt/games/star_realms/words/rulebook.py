"""The numbers and the lists of cards in the rulebook of Star Realms, taken from its rules."""

from typing import TYPE_CHECKING

from ..game import GAME as REALMS
from ..notation.steps import ABILITIES
from ..rules.card import EXPLORERS, FACTIONS, FIRST_HAND, HAND, ROW, SCOUTS, UNALIGNED, VIPERS, Card
from ..rules.designs import CARDS, DESIGNS, TRADE_DECK
from .sentences import GAME, Facts, effects_of, name_of, single_effects

if TYPE_CHECKING:
    from starfelt.words.text import Text

LEFT = 3  # cards left in the deck, in the example of a reshuffle


def rule_facts() -> Facts:
    """Every number of the game.

    Of a card these are `ram-cost` and the numbers of its effects, such as `ram-ally-combat`.
    """
    facts: Facts = {
        "deck": len(TRADE_DECK),
        "scouts": SCOUTS,
        "vipers": VIPERS,
        "starters": SCOUTS + VIPERS,
        "explorers": EXPLORERS,
        "row": ROW,
        "first-hand": FIRST_HAND,
        "hand": HAND,
        "left": LEFT,
        "more": HAND - LEFT,
    }
    for key in ("starting_authority", "cap"):
        facts[key] = int(REALMS.defaults[key])
    for n in range(DESIGNS):
        facts.update(numbers_in_row(CARDS[n]))
    return facts


def numbers_in_row(row: Card) -> Facts:
    facts: Facts = {"cost": row.cost}
    for ability in ABILITIES:
        for effect in single_effects(effects_of(row, ability)):
            for name, number in effect.facts().items():
                end = "" if name == "number" else f"-{name}"
                facts[f"{ability}-{name_of(effect)}{end}"] = number
    return {f"{row.key}-{name}": fact for name, fact in facts.items()}


# ------------------------------------------------------------------ the trade deck
def rule_lists(text: "Text") -> dict[str, str]:
    """The ships and the bases of each faction, such as `blob-ships`."""
    rows = [CARDS[n] for n in range(DESIGNS) if CARDS[n].copies]
    lists = {}
    for faction, name in enumerate(FACTIONS):
        if faction != UNALIGNED:
            own = [row for row in rows if row.faction == faction]
            lists[f"{name}-ships"] = listed(text, [row for row in own if not row.defense])
            lists[f"{name}-bases"] = listed(text, [row for row in own if row.defense])
    return lists


def listed(text: "Text", rows: list[Card]) -> str:
    return text("line-comma").join(in_a_list(text, row) for row in rows)


def in_a_list(text: "Text", row: Card) -> str:
    """A card with its cost, its defense and how many of it there are."""
    kind = "outpost" if row.outpost else "base" if row.defense else "ship"
    return text(
        f"{GAME}-listed-{kind}",
        card=text.card(GAME, row.key),
        cost=row.cost,
        defense=row.defense,
        copies=row.copies,
    )
