"""Cards of Empire vs. Rebellion in a few words, and where they can be."""

from typing import TYPE_CHECKING

from ..rules.card import REBEL, SIDES
from ..rules.designs import FIRST_EVENT, FIRST_STRATEGY, KEYS, NAMES
from ..rules.player import FIRST_CHARACTER, FIRST_IMPERIAL
from ..rules.resources import CARDS
from ..view import SideView, WarView

if TYPE_CHECKING:
    from starfelt.words.screen import Screen

BASICS = tuple(NAMES[:FIRST_CHARACTER])
STRATEGIES = tuple(NAMES[FIRST_STRATEGY:FIRST_EVENT])
ALL_EVENTS = tuple(NAMES[FIRST_EVENT:])


def named(screen: "Screen", card: str) -> str:
    """A ready card; a basic one has its value in its name, a character needs it said."""
    if card in BASICS:
        return screen.card(card)
    value = int(CARDS[KEYS[card]].ready)
    return screen.text("line-empire_vs_rebellion-ready", card=screen.card(card), value=value)


def exhausted(screen: "Screen", card: str) -> str:
    """An exhausted card, and what it is worth now if its name does not say it."""
    kind = "basic" if card in BASICS else "character"
    value = int(CARDS[KEYS[card]].exhausted)
    key = f"line-empire_vs_rebellion-exhausted-{kind}"
    return screen.text(key, card=screen.card(card), value=value)


def characters_of(shown: SideView) -> tuple[str, ...]:
    if shown.side == SIDES[REBEL]:
        return tuple(NAMES[FIRST_CHARACTER:FIRST_IMPERIAL])
    return tuple(NAMES[FIRST_IMPERIAL:FIRST_STRATEGY])


def in_sight(shown: SideView) -> tuple[str, ...]:
    return (*shown.ready, *shown.exhausted, *shown.discards)


def known_in_deck(shown: SideView) -> list[str]:
    """Characters that are neither in sight nor in reserve, and not known to lie on top."""
    elsewhere = (*in_sight(shown), *shown.tops)
    return [card for card in shown.outside if card not in elsewhere]


def unused(view: WarView, shown: SideView) -> tuple[str, ...]:
    """The strategies that a side can still pick, with the one that is face down."""
    if view.options["tutorial"]:
        return ()
    gone = (*shown.used, *shown.thrown, *([shown.chosen] if shown.chosen_is_open else []))
    return tuple(card for card in STRATEGIES if card not in gone)
