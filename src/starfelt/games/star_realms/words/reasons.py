"""Why a card of Star Realms can't be chosen now."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from starfelt.core.game import Action
from starfelt.core.steps import given
from starfelt.words.reasons import Closed

from ..game import EXPLORER_KEY, GAME
from ..notation.steps import STEPS, RealmsQuestion
from ..rules.actions import Zone
from ..rules.designs import CARDS, KEYS, STEALTH_NEEDLE
from ..view import RealmsView
from .sentences import faction_of, question_facts

if TYPE_CHECKING:
    from starfelt.words.screen import Screen

HAND: Final = "hand"
ROW: Final = "row"
EXPLORERS: Final = "explorers"
OWN: Final = "own"
BASES: Final = "bases"
PLAYER: Final = "player"

NEEDLE_KEY = CARDS[STEALTH_NEEDLE].key

Reason = Callable[["Screen", RealmsView, RealmsQuestion, str], str]


def closed(
    screen: "Screen", view: RealmsView, question: RealmsQuestion, options: Sequence[Action]
) -> list[Closed]:
    chosen = {(GAME.zone(action), action.card or "") for action in options}
    return [
        Closed(zone, screen.said(why(screen, view, question, zone, card)), card)
        for zone, card in in_sight(view)
        if (zone, card) not in chosen
    ]


def in_sight(view: RealmsView) -> Iterator[tuple[Zone, str]]:
    """Every place that a player might point at, each once."""
    mine, theirs = view.seats[view.seat], view.seats[1 - view.seat]
    yield from ((HAND, card) for card in dict.fromkeys(view.hand))
    yield from ((ROW, card) for card in dict.fromkeys(view.row))
    yield EXPLORERS, EXPLORER_KEY
    yield from ((OWN, card) for card in dict.fromkeys(c.card for c in (*mine.ships, *mine.bases)))
    yield from ((BASES, card) for card in dict.fromkeys(c.card for c in theirs.bases))
    yield PLAYER, ""


def why(screen: "Screen", view: RealmsView, question: RealmsQuestion, zone: Zone, card: str) -> str:
    """In the main phase each place has reasons of its own; else another question comes first."""
    step = question.step
    reason = REASONS.get((step, zone), comes_first)
    return reason(screen, view, question, card)


def comes_first(screen: "Screen", view: RealmsView, question: RealmsQuestion, card: str) -> str:
    """Another question is open."""
    facts = question_facts(screen.text, question, screen.seat, screen.names)
    return screen.text(f"line-star_realms-closed-first-{question.step}", **facts)


# -------------------------------------------------------------------------------- acquiring
def price(screen: "Screen", view: RealmsView, question: RealmsQuestion, card: str) -> str:
    cost = CARDS[KEYS[card]].cost
    return screen.text("line-star_realms-closed-cost", cost=cost, trade=view.trade)


def explorer(screen: "Screen", view: RealmsView, question: RealmsQuestion, card: str) -> str:
    """The pile is empty, or they cost too much."""
    if view.explorers == 0:
        return screen.text("line-star_realms-closed-no-explorers")
    return price(screen, view, question, card)


def no_ship(screen: "Screen", view: RealmsView, question: RealmsQuestion, card: str) -> str:
    return screen.text("line-star_realms-closed-no-ship")


# -------------------------------------------------------------------------------- attacking
def outposts(screen: "Screen", view: RealmsView) -> str:
    """The opponent's outposts, which have to be destroyed before all else; empty without any."""
    theirs = [base.card for base in view.seats[1 - view.seat].bases]
    there = [card for card in theirs if CARDS[KEYS[card]].outpost]
    if not there:
        return ""
    cards = screen.cards(there)
    return screen.text("line-star_realms-closed-outposts", number=len(there), cards=cards)


def defense(screen: "Screen", view: RealmsView, question: RealmsQuestion, card: str) -> str:
    """It stands behind an outpost, or is too strong."""
    row = CARDS[KEYS[card]]
    behind = outposts(screen, view) if not row.outpost else ""
    key = "line-star_realms-closed-defense"
    return behind or screen.text(key, defense=row.defense, combat=view.combat)


def opponent(screen: "Screen", view: RealmsView, question: RealmsQuestion, card: str) -> str:
    """Protected by an outpost, or there is nothing to attack with."""
    return outposts(screen, view) or screen.text("line-star_realms-closed-no-combat")


# -------------------------------------------------------------------------------- cards in play
def in_play(screen: "Screen", view: RealmsView, question: RealmsQuestion, card: str) -> str:
    """All that it can do is done, or its ally ability lacks an ally."""
    mine = view.seats[view.seat]
    copies = [one for one in (*mine.ships, *mine.bases) if one.card == card]
    row = CARDS[KEYS[copies[0].copies or card]]
    is_base = CARDS[KEYS[card]].defense > 0
    uses = is_base and len(row.primary) > 0  # all copies are used, for there is no choice of them
    if len(row.ally) > 0 and not all(one.allied for one in copies):
        key = "used-no-ally" if uses else "no-ally"
        faction = faction_of(screen.text, row)
        return screen.text(f"line-star_realms-closed-{key}", faction=faction)
    if uses:
        return screen.text("line-star_realms-closed-used")
    if len(row.ally) > 0:
        return screen.text("line-star_realms-closed-used-ally")
    return screen.text(f"line-star_realms-closed-idle-{'base' if is_base else 'ship'}")


def destroyed(screen: "Screen", view: RealmsView, question: RealmsQuestion, card: str) -> str:
    """One's own base, where only those of the opponent can be destroyed."""
    if not CARDS[KEYS[card]].defense:
        return comes_first(screen, view, question, card)
    other = screen.names[1 - view.seat]
    return screen.text("line-star_realms-closed-own-base", other=other)


def copied(screen: "Screen", view: RealmsView, question: RealmsQuestion, card: str) -> str:
    if card != NEEDLE_KEY:
        return comes_first(screen, view, question, card)
    return screen.text("line-star_realms-closed-needle")


# -------------------------------------------------------------------------------- picking several
def picked(screen: "Screen", view: RealmsView, question: RealmsQuestion, card: str) -> str:
    """Picks go one by one in ascending order."""
    taken = [words.split()[-1] for words in given(question.picked) if "discards" not in words]
    done = taken.count(card) >= view.hand.count(card)
    return screen.text(f"line-star_realms-closed-{'picked' if done else 'order'}")


#: By question and place; where there is none, the question itself comes first.
REASONS: dict[tuple[str, Zone], Reason] = STEPS.known(
    {
        ("your_turn", ROW): price,
        ("your_turn", EXPLORERS): explorer,
        ("your_turn", OWN): in_play,
        ("your_turn", BASES): defense,
        ("your_turn", PLAYER): opponent,
        ("take_which", ROW): no_ship,
        ("take_which", EXPLORERS): explorer,
        ("destroy_base", BASES): defense,
        ("destroy_base", OWN): destroyed,
        ("copy_which", OWN): copied,
        ("discard_some", HAND): picked,
        ("scrap_some", HAND): picked,
    }
)
