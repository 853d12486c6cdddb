"""What is on the faces of Empire vs. Rebellion: read from the rows that the rules carry out."""

from starfelt.faces.design import Design, Mark, Row
from starfelt.words.text import Text

from ..rules.card import SIDES, Event, Resource
from ..rules.designs import EVENTS, FIRST_EVENT, KEYS
from ..rules.player import FIRST_IMPERIAL
from ..rules.resources import CARDS as RESOURCE_ROWS
from ..rules.resources import RESOURCES
from ..words.sentences import effect_of
from .signs import (
    event_signs,
    power_signs,
    strategy_signs,
)

GAME = "empire_vs_rebellion"
CARDS: tuple[str, ...] = tuple(KEYS)


def design(text: Text, card: str) -> Design:
    number = KEYS[card]
    if number < RESOURCES:
        return resource(text, number)
    if number < FIRST_EVENT:
        return strategy(text, card)
    return event(text, EVENTS[number - FIRST_EVENT])


def spoken(text: Text, card: str) -> str:
    """The whole card as it is read aloud."""
    said = " ".join(text.card_lines(GAME, card))
    return text("faces-spoken", name=text.card(GAME, card), text=said)


def lines(text: Text, card: str) -> tuple[str, str]:
    """What a card is, and what it does."""
    what, *does = text.card_lines(GAME, card)
    return what, " ".join(does)


# ------------------------------------------------------------------ resources
def resource(text: Text, number: int) -> Design:
    row = RESOURCE_ROWS[number]
    is_character = row.kind == "character"
    side = SIDES[number >= FIRST_IMPERIAL]
    style = side if is_character else row.kind
    what, does = lines(text, row.key)
    exhaust = Mark("evr_exhaust", meaning=text("faces-empire_vs_rebellion-exhaust"))
    return Design(
        game=GAME,
        card=row.key,
        name=text.card(GAME, row.key),
        kind="character" if is_character else "resource",
        style=style,
        glyph=f"evr_{style}",
        type_line=text(f"faces-empire_vs_rebellion-type-{style}"),
        left=value(text, row),
        right=value_when_exhausted(text, row) if row.exhausted != row.ready else None,
        rows=(Row(exhaust, power_signs(row), does),),
        note=what,
        spoken=spoken(text, row.key),
    )


def value(text: Text, row: Resource) -> Mark:
    said = text("faces-empire_vs_rebellion-value", number=row.ready)
    return Mark("evr_value", str(row.ready), said)


def value_when_exhausted(text: Text, row: Resource) -> Mark:
    said = text("faces-empire_vs_rebellion-exhausted", number=row.exhausted)
    return Mark("evr_exhausted", str(row.exhausted), said)


# ------------------------------------------------------------------ strategies
def strategy(text: Text, card: str) -> Design:
    what, does = lines(text, card)
    return Design(
        game=GAME,
        card=card,
        name=text.card(GAME, card),
        kind="strategy",
        style="strategy",
        glyph="evr_strategy",
        type_line=text("faces-empire_vs_rebellion-type-strategy"),
        rows=(Row(None, strategy_signs(card), does),),
        note=what,
        spoken=spoken(text, card),
    )


# ------------------------------------------------------------------ events
def event(text: Text, row: Event) -> Design:
    return Design(
        game=GAME,
        card=row.key,
        name=text.card(GAME, row.key),
        kind="event",
        style="event",
        glyph="evr_event",
        type_line=text("faces-empire_vs_rebellion-type-event"),
        left=objective(text, row),
        right=capacity(text, row),
        rows=rewards_and_effect(text, row),
        spoken=spoken(text, row.key),
    )


def objective(text: Text, row: Event) -> Mark:
    said = text("faces-empire_vs_rebellion-objective", number=row.objective)
    return Mark("evr_objective", str(row.objective), said)


def capacity(text: Text, row: Event) -> Mark:
    said = text("faces-empire_vs_rebellion-capacity", number=row.capacity)
    return Mark("evr_capacity", str(row.capacity), said)


def rewards_and_effect(text: Text, row: Event) -> tuple[Row, ...]:
    """What the winner gets, and below it the effect, with signs if it has one."""
    what, does = lines(text, row.key)
    winner = Mark("evr_winner", meaning=text("faces-empire_vs_rebellion-winner"))
    points = text("faces-empire_vs_rebellion-points", number=row.points)
    influence = text("faces-empire_vs_rebellion-influence", number=row.influence)
    gets = [Mark("evr_point", str(row.points), points)]
    if row.influence:
        gets.append(Mark("evr_influence", str(row.influence), influence))
    first = Row(winner, tuple(gets), what)
    if not row.off and effect_of(row) == "nothing":
        return (first, Row(None, (), does))
    whose, marks = event_signs(row)
    said = text(f"faces-empire_vs_rebellion-{whose}")
    return (first, Row(Mark(f"evr_{whose}", meaning=said), marks, does))
