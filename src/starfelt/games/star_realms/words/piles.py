"""The piles of Star Realms that one may look through at any time."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from starfelt.core.game import SPECTATOR
from starfelt.words.lines import Line

from ..rules.designs import CARDS, KEYS, TRADE_DECK
from ..view import RealmsView
from .table import facts

if TYPE_CHECKING:
    from starfelt.words.screen import Screen


def discards(screen: "Screen", view: RealmsView) -> list[Line]:
    """Both discard piles, from the top one down."""
    lines = []
    for seat in (0, 1) if view.seat == SPECTATOR else (1 - view.seat, view.seat):
        cards = view.seats[seat].discards
        lines.append(pile(screen, view, seat, "discards", tuple(reversed(cards))))
    return lines


def heap(screen: "Screen", view: RealmsView) -> list[Line]:
    """The scrap heap, in the order of the cards' list."""
    return [of_nobody(screen, "heap", in_order(screen, view.scrap_heap))]


def unseen(screen: "Screen", view: RealmsView) -> list[Line]:
    """Which cards are where nobody can see them, as everybody can work it out."""
    lines = []
    for seat in (0, 1) if view.seat == SPECTATOR else (1 - view.seat, view.seat):
        key = "unseen-own" if seat == view.seat else "unseen"
        lines.append(pile(screen, view, seat, key, view.seats[seat].unseen))
    return [*lines, of_nobody(screen, "trade-deck", trade_deck(view))]


def pile(screen: "Screen", view: RealmsView, seat: int, key: str, cards: Sequence[str]) -> Line:
    """Whose pile, how many cards, and which."""
    who, there = facts(screen, view, seat), listed(screen, cards)
    return screen.line(f"line-star_realms-pile-{key}", "", seat, **who, **there)


def of_nobody(screen: "Screen", key: str, cards: Sequence[str]) -> Line:
    """How many cards of a pile that no player owns, and which."""
    return screen.line(f"line-star_realms-pile-{key}", "", None, **listed(screen, cards))


def listed(screen: "Screen", cards: Sequence[str]) -> dict[str, str | int]:
    shown = screen.cards(cards) or screen.text("line-star_realms-no-cards")
    return {"number": len(cards), "cards": shown}


def in_order(screen: "Screen", cards: Sequence[str]) -> list[str]:
    return sorted(cards, key=screen.game.cards.index)


def trade_deck(view: RealmsView) -> list[str]:
    """What of the trade deck lies nowhere else."""
    left = Counter(TRADE_DECK)
    left.subtract(KEYS[card] for card in (*view.row, *view.scrap_heap, *view.hand))
    for shown in view.seats:
        left.subtract(KEYS[card] for card in (*shown.discards, *shown.unseen, *shown.tops))
        left.subtract(KEYS[card.card] for card in (*shown.ships, *shown.bases))
    for seat, shown in enumerate(view.seats):
        if seat != view.seat:  # one's own are in the hand already
            left.subtract(KEYS[card] for card in shown.shown)
    return [CARDS[card].key for card in sorted((+left).elements())]
