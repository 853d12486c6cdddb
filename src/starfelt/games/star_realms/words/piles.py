"""The piles of Star Realms that one may look through at any time."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from starfelt.core.game import SPECTATOR

from ..rules.designs import CARDS, KEYS, TRADE_DECK
from ..view import RealmsView

if TYPE_CHECKING:
    from starfelt.words.screen import Screen


def discards(screen: "Screen", view: RealmsView) -> list[str]:
    """Both discard piles, from the top one down."""
    lines = []
    for seat in (0, 1) if view.seat == SPECTATOR else (1 - view.seat, view.seat):
        cards = view.seats[seat].discards
        lines.append(pile(screen, view, seat, "discards", tuple(reversed(cards))))
    return lines


def heap(screen: "Screen", view: RealmsView) -> list[str]:
    """The scrap heap, in the order of the cards' list."""
    return [pile(screen, view, SPECTATOR, "heap", in_order(screen, view.scrap_heap))]


def unseen(screen: "Screen", view: RealmsView) -> list[str]:
    """Which cards are where nobody can see them, as everybody can work it out."""
    lines = []
    for seat in (0, 1) if view.seat == SPECTATOR else (1 - view.seat, view.seat):
        key = "unseen-own" if seat == view.seat else "unseen"
        lines.append(pile(screen, view, seat, key, view.seats[seat].unseen))
    return [*lines, pile(screen, view, SPECTATOR, "trade-deck", trade_deck(view))]


def pile(screen: "Screen", view: RealmsView, seat: int, key: str, cards: Sequence[str]) -> str:
    """How many cards, and which; of a player's pile, whose it is."""
    facts = {}
    if seat != SPECTATOR:
        facts["player"] = screen.names[seat]
        facts["reader"] = "player" if seat == view.seat else "somebody"
    shown = screen.cards(cards) or screen.text("line-star_realms-no-cards")
    return screen.text(f"line-star_realms-pile-{key}", **facts, number=len(cards), cards=shown)


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
