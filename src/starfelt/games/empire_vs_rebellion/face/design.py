"""What is on the faces of Empire vs. Rebellion: read from the rows that the rules carry out."""

from starfelt.faces.design import Design, Mark, Row
from starfelt.faces.empire_vs_rebellion_art import paint
from starfelt.faces.empire_vs_rebellion_signs import (
    event_signs,
    power_signs,
    strategy_signs,
)
from starfelt.faces.palettes import Palette
from starfelt.faces.silhouettes import BAY, ROUND, Silhouette, pairs
from starfelt.games.empire_vs_rebellion.cards import CARDS as RESOURCE_ROWS
from starfelt.games.empire_vs_rebellion.cards import (
    EVENTS,
    FIRST_EVENT,
    KEYS,
    RESOURCES,
    SIDES,
    Event,
    Resource,
)
from starfelt.games.empire_vs_rebellion.player import FIRST_IMPERIAL
from starfelt.text import Text
from starfelt.text.empire_vs_rebellion import effect_of

__all__ = ["CARDS", "PALETTES", "SILHOUETTES", "design", "paint"]

GAME = "empire_vs_rebellion"
CARDS: tuple[str, ...] = tuple(KEYS)

PALETTES = {
    "military": Palette("#8a2a22", "#ff9c88", "#621c16", "#2b0d0a", "#ffb4a4", "chevrons"),
    "diplomacy": Palette("#2a5a9a", "#9ccbff", "#1d416f", "#0c1e36", "#b3d7ff", "waves"),
    "recon": Palette("#176655", "#80ecc9", "#0f493c", "#08231d", "#9df2d6", "dots"),
    "the_force": Palette("#5a3f9a", "#cdb4ff", "#402c70", "#1c1335", "#d9c6ff", "bubbles"),
    "strategy": Palette("#6d5a2f", "#eed596", "#4e401f", "#231c0d", "#f3dfab", "grid"),
}

SILHOUETTES = {
    # bitten above alone, for words begin at the lower corners
    "event": Silhouette(pairs(("bite", 5.5), ROUND), pairs(("bite", 4), BAY)),
}


def design(text: Text, card: str) -> Design:
    number = KEYS[card]
    if number < RESOURCES:
        return resource(text, number)
    if number < FIRST_EVENT:
        return strategy(text, card)
    return event(text, EVENTS[number - FIRST_EVENT])


def spoken(text: Text, card: str) -> str:
    """The whole card as it is read aloud."""
    said = text.card_text(GAME, card)
    return text("faces-spoken", name=text.card(GAME, card), text=said.replace("\n", " "))


def lines(text: Text, card: str) -> tuple[str, str]:
    """What a card is, and what it does."""
    what, _, does = text.card_text(GAME, card).partition("\n")
    return what, does


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
