"""The numbers and the lists of cards in the rulebook of Empire vs. Rebellion, from its rules."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from starfelt.core.bitsets import members

from ..game import GAME as WAR
from ..rules.card import (
    ASSAULT,
    BUREAUCRACY_PAYS,
    CHARACTER_EXHAUSTED,
    CHARACTER_READY,
    INFLUENCE,
    POINTS_TO_WIN,
    VALUES,
    Event,
    Resource,
)
from ..rules.choosing import CHOSEN_CHARACTERS
from ..rules.designs import ESCAPE_FROM_TATOOINE, EVENTS, NUMBER_OF_EVENTS
from ..rules.event_cards import SEEN
from ..rules.player import BASICS, FIRST_IMPERIAL, STRATEGIES
from ..rules.powers import LOOK_AT
from ..rules.reserves import CHARACTERS
from ..rules.resources import CARDS, RESOURCES
from .sentences import GAME, Facts, effect_text, power_text

if TYPE_CHECKING:
    from starfelt.words.text import Text


def rule_facts() -> Facts:
    """Every number of the game that is not in a row of a card."""
    basics = len(members(BASICS))
    facts: Facts = {
        "resources": basics + CHARACTERS,
        "basics": basics,
        "least": min(VALUES),
        "most": max(VALUES),
        "characters": CHARACTERS,
        "chosen": CHOSEN_CHARACTERS,
        "reserve": CHARACTERS - CHOSEN_CHARACTERS,
        "deck": basics + CHOSEN_CHARACTERS,
        "ready": CHARACTER_READY,
        "exhausted": CHARACTER_EXHAUSTED,
        "strategies": STRATEGIES,
        "events": NUMBER_OF_EVENTS,
        "influence": INFLUENCE,
        "points": POINTS_TO_WIN,
        "look": LOOK_AT,
        "next": SEEN,
        "assault": ASSAULT,
        "bureaucracy": BUREAUCRACY_PAYS,
        **example_facts(),
    }
    for key in ("cap", "struggle_cap"):
        facts[key] = int(WAR.defaults[key])
    return facts


def example_facts() -> Facts:
    """Totals around the objective of an event, for the worked examples."""
    objective = int(EVENTS[ESCAPE_FROM_TATOOINE].objective)
    return {
        "goal": objective,
        "high": objective - 1,
        "high-assault": objective - 1 + ASSAULT,
        "low": objective - 2,
        "low-assault": objective - 2 + ASSAULT,
        "lower": objective - 4,
        "above": objective + 2,
    }


# ------------------------------------------------------------------ lists of cards
def rule_lists(text: "Text") -> dict[str, str]:
    """The basic cards by kind, the characters of each side, and the events."""
    rows = [CARDS[n] for n in range(RESOURCES)]
    basics = {row.kind: row for row in rows if row.kind != "character"}
    rebels = [row for row in rows[:FIRST_IMPERIAL] if row.kind == "character"]
    imperials = [row for row in rows[FIRST_IMPERIAL:] if row.kind == "character"]
    kinds = ((text(f"{GAME}-kind-{kind}"), row) for kind, row in basics.items())
    return {
        "basics-list": listed(text, kinds),
        "rebels-list": listed(text, by_name(text, rebels)),
        "imperials-list": listed(text, by_name(text, imperials)),
        "events-list": "\n".join(listed_event(text, EVENTS[n]) for n in range(NUMBER_OF_EVENTS)),
    }


def by_name(text: "Text", rows: list[Resource]) -> Iterable[tuple[str, Resource]]:
    return ((text.card(GAME, row.key), row) for row in rows)


def listed(text: "Text", rows: Iterable[tuple[str, Resource]]) -> str:
    """A line for each of these cards, with its power."""
    return "\n".join(
        text(f"{GAME}-listed-resource", name=name, does=power_text(text, row, "listed-power"))
        for name, row in rows
    )


def listed_event(text: "Text", row: Event) -> str:
    return text(
        f"{GAME}-listed-event",
        name=text.card(GAME, row.key),
        capacity=row.capacity,
        objective=row.objective,
        points=row.points,
        influence=row.influence,
        does=effect_text(text, row, "listed-effect"),
    )
