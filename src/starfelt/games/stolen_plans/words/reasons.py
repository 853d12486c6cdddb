"""Why a card of Stolen Plans, a pile or a player can't be chosen now."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from starfelt.core.game import Action
from starfelt.core.steps import given
from starfelt.words.reasons import Closed

from ..game import DECK, GAME
from ..notation.steps import STEPS, PlansQuestion
from ..rules.actions import Zone
from ..rules.card import Card
from ..rules.designs import CARDS, DARTH_VADER, DECOY, KEYS, LEARN_THE_WAYS, R2D2, SEARCH
from ..view import PlansView
from .sentences import question_facts

if TYPE_CHECKING:
    from starfelt.words.screen import Screen

HAND: Final = "hand"
DRAW_PILE: Final = "draw_pile"
DISCARDS: Final = "discards"
PLAYER: Final = "player"

JEDI, SEARCHING = CARDS[LEARN_THE_WAYS].key, CARDS[SEARCH].key
TREASON = (CARDS[R2D2].key, CARDS[DARTH_VADER].key)
FIND = STEPS.named("find")
NEVER_PLAYED = {CARDS[R2D2].key: "r2d2", CARDS[DECOY].key: "decoy"}

Place = tuple[Zone, str, int | None]  # and the card, or the seat
Reason = Callable[["Screen", PlansView, PlansQuestion, str, int | None], str]


def closed(
    screen: "Screen", view: PlansView, question: PlansQuestion, options: Sequence[Action]
) -> list[Closed]:
    chosen = {place for action in options for place in places_of(action)}
    return [
        Closed(zone, screen.said(why(screen, view, question, (zone, card, seat))), card, seat)
        for zone, card, seat in in_sight(view, question)
        if (zone, card, seat) not in chosen
    ]


def places_of(action: Action) -> Iterator[tuple[str, str, int | None]]:
    """A pair is played from two places of the hand."""
    zone = GAME.zone(action)
    yield zone, action.card or "", action.seat
    if action.second is not None:
        yield zone, action.second, None


def in_sight(view: PlansView, question: PlansQuestion) -> Iterator[Place]:
    """Every place that a player might point at, each once."""
    yield from ((HAND, card, None) for card in dict.fromkeys(view.hand))
    yield DRAW_PILE, "", None
    if question.step == FIND:
        yield from ((DISCARDS, card, None) for card in dict.fromkeys(view.discarded))
    else:
        yield DISCARDS, "", None
    yield from ((PLAYER, "", seat) for seat in range(len(view.seats)) if seat != view.seat)


def why(screen: "Screen", view: PlansView, question: PlansQuestion, place: Place) -> str:
    zone, card, seat = place
    reason = REASONS.get((question.step, zone), comes_first)
    return reason(screen, view, question, card, seat)


def said(screen: "Screen", key: str, **facts: str | int) -> str:
    return screen.text(f"line-stolen_plans-closed-{key}", **facts)


def comes_first(
    screen: "Screen", view: PlansView, question: PlansQuestion, card: str, seat: int | None
) -> str:
    """Another question is open."""
    facts = question_facts(screen.text, question, screen.seat, screen.names)
    return said(screen, f"first-{question.step}", **facts)


# -------------------------------------------------------------------------------- one's turn
def is_jedi(view: PlansView) -> bool:
    return JEDI in view.seats[view.seat].table


def unplayed(
    screen: "Screen", view: PlansView, question: PlansQuestion, card: str, seat: int | None
) -> str:
    """A card that can't be played on one's turn."""
    row = CARDS[KEYS[card]]
    if card in NEVER_PLAYED:
        return said(screen, f"never-{NEVER_PLAYED[card]}")
    if card == "traitor":
        lacking = screen.cards(one for one in TREASON if one not in view.hand)
        return said(screen, "traitor", cards=lacking)
    if row.hero and heroes(view) == 1:
        return said(screen, "one-hero")
    return said(screen, unplayed_key(view, row))


def unplayed_key(view: PlansView, row: Card) -> str:
    is_defence = row.defence > 0 and not row.hero
    if row.jedi_only and not is_jedi(view):
        return "jedi-defence" if is_defence else "jedi"
    return "defence" if is_defence else "no-hands"


def heroes(view: PlansView) -> int:
    return sum(CARDS[KEYS[card]].hero for card in view.hand)


def kept(
    screen: "Screen", view: PlansView, question: PlansQuestion, card: str, seat: int | None
) -> str:
    """Discards don't come back but by one card, which is not in every deck."""
    if not view.discards:
        return said(screen, "no-discards")
    there = SEARCHING in DECK.chosen(view.options["deck"])
    return said(screen, "search-only" if there else "no-way-back")


def untouched(
    screen: "Screen", view: PlansView, question: PlansQuestion, card: str, seat: int | None
) -> str:
    """A player is chosen only after a card that is aimed at one."""
    if not cards_of(view, seat):
        return empty_hand(screen, view, question, card, seat)
    return said(screen, "play-first")


# -------------------------------------------------------------------------------- players
def cards_of(view: PlansView, seat: int | None) -> int:
    return view.seats[seat].cards if seat is not None else 0


def empty_hand(
    screen: "Screen", view: PlansView, question: PlansQuestion, card: str, seat: int | None
) -> str:
    return said(screen, "empty-hand", player=screen.names[seat or 0])


def victim(
    screen: "Screen", view: PlansView, question: PlansQuestion, card: str, seat: int | None
) -> str:
    """Who was named for every card, has none, or comes before one who was named."""
    times = given(question.named).count(seat)
    if times >= cards_of(view, seat):
        key = "no-more" if times else "empty-hand"
        return said(screen, key, player=screen.names[seat or 0])
    return said(screen, "order-players")


# -------------------------------------------------------------------------------- picking cards
def no_defence(
    screen: "Screen", view: PlansView, question: PlansQuestion, card: str, seat: int | None
) -> str:
    row = CARDS[KEYS[card]]
    if not row.defence:
        return said(screen, "no-defence")
    return said(screen, "jedi" if row.jedi_only and not is_jedi(view) else "order")


def not_lost(
    screen: "Screen", view: PlansView, question: PlansQuestion, card: str, seat: int | None
) -> str:
    if CARDS[KEYS[card]].keeper:
        return said(screen, "keeper", card=screen.card(card))
    return picked(screen, question, card, view.hand)


def not_found(
    screen: "Screen", view: PlansView, question: PlansQuestion, card: str, seat: int | None
) -> str:
    if card == SEARCHING:
        return said(screen, "search-itself")
    return picked(screen, question, card, view.discarded)


def picked(screen: "Screen", question: PlansQuestion, card: str, pile: Sequence[str]) -> str:
    """Picks go one by one in ascending order."""
    done = Counter(given(question.picked))[card] >= pile.count(card)
    return said(screen, "picked" if done else "order")


#: By question and place; where there is none, the question itself comes first.
REASONS: dict[tuple[str, Zone], Reason] = STEPS.known(
    {
        ("your_turn", HAND): unplayed,
        ("your_turn", DISCARDS): kept,
        ("your_turn", PLAYER): untouched,
        ("target", PLAYER): empty_hand,
        ("victims", PLAYER): victim,
        ("defend", HAND): no_defence,
        ("lose", HAND): not_lost,
        ("find", DISCARDS): not_found,
    }
)
