"""What everybody knows of cards face down must be possible: there is a world for each observer.

A trace says after which reshuffle a card was in the deck.  So it can't lie as a good that was laid
before, nor be one of the cards that somebody must have held since before the last reshuffle.
"""

from collections import Counter
from itertools import groupby
from operator import itemgetter
from typing import Final

from starfelt.core.machine import NOBODY
from starfelt.core.notation import Reader
from starfelt.core.pile import Pile

from ...rules.knowledge import EPOCH
from ...rules.player import NO_CARD, Player
from ...rules.powers.card import colour_of
from ...rules.powers.designs import CARDS, NAMES
from ...rules.round.phases import EXPLORE, SECRET_STARTS
from ...rules.state import Race

MOST_RESHUFFLES: Final = EPOCH // 2  # there must be room for the rest of the game
Cards = Counter[int]


def check_traces(s: Race, r: Reader) -> None:
    if s.reshuffles > MOST_RESHUFFLES:
        raise r.refusal("reshuffles", f"0-{MOST_RESHUFFLES}")
    for p in s.players:
        check_shown(s, p, r)
    check_rejected(s, r)
    for observer in range(NOBODY, s.seats):
        check_discards(s, observer, r)
        if s.reshuffles > 0:
            check_shuffled(s, observer, r)
    if not s.rules.prestige:  # there cards are handed over, and forgotten
        for seat in range(s.seats):
            check_shared(s, seat, r)


def listed(cards: Cards) -> str:
    return "[" + ", ".join(NAMES[card] for card in sorted(cards.elements())) + "]"


def counted(pile: Pile | None) -> Cards:
    return Counter(pile.listed()) if pile is not None else Counter()


# -------------------------------------------------------------------------------- cards shown
def check_shown(s: Race, p: Player, r: Reader) -> None:
    """A card that was shown is in hand, unless cards have left it unseen since then."""
    if p.shown is None and p.gone:
        raise r.refusal("gone", "0")
    if away(s, p).total() > p.gone:
        raise r.refusal("shown", listed(counted(p.shown) & counted(p.hand)))


def away(s: Race, p: Player) -> Cards:
    """Shown cards that have left the hand unseen; cards just paid or given away lie apart."""
    apart = counted(p.drawn) if s.phase != EXPLORE else Counter()
    return counted(p.shown) - counted(p.hand) - apart


def saved_lately(s: Race, p: Player) -> Cards:
    """Cards that came under a world since the last reshuffle."""
    codes = p.saved.listed() if p.saved is not None else []
    return Counter(code % EPOCH for code in codes if code // EPOCH == s.reshuffles)


def others(s: Race, observer: int) -> list[Player]:
    return [p for seat, p in enumerate(s.players) if seat != observer]


# -------------------------------------------------------------------------------- discards
def check_discards(s: Race, observer: int, r: Reader) -> None:
    """Known discards lie there; what everybody knows, each seat knows; the rest came unseen."""
    known = counted(s.observer(observer).discards)
    there = counted(s.discards)
    if known - there or counted(s.observer(NOBODY).discards) - known:
        raise r.refusal("known", f"discards: {listed(there)}")
    hidden = there - known
    rejected = [p.rejected for p in others(s, observer) if p.rejected != NO_CARD]
    unknown = hidden - all_shown(s, observer)
    starts = Counter(colour_of(CARDS[card]) for card in unknown.elements())
    if Counter(rejected) - starts:
        raise r.refusal("rejected", "null")
    left: Cards = sum((away(s, p) - saved_lately(s, p) for p in others(s, observer)), Counter())
    if left - hidden:
        raise r.refusal("shown", listed(hidden))
    check_room(s, observer, hidden.total() - len(rejected), r)


def check_room(s: Race, observer: int, room: int, r: Reader) -> None:
    """There is room for all cards that have left a hand; or, as some may have come back from under
    a world, for shown cards that lie nowhere else."""
    rest = others(s, observer)
    out = sum(must_be_out(s, p) if s.rules.prestige else p.gone for p in rest)
    if out > room:
        raise r.refusal("gone", f"0-{room}")


def must_be_out(s: Race, p: Player) -> int:
    """How many shown cards have no other place than the discards that nobody has seen."""
    apart = p.drawn.size() if s.phase != EXPLORE else 0
    places = p.hand.size() + apart + saved_lately(s, p).total()
    return max(0, counted(p.shown).total() - places)


def check_rejected(s: Race, r: Reader) -> None:
    """Start worlds that were not chosen are among the discards until these are shuffled."""
    known = any(p.rejected != NO_CARD for p in s.players)
    fits = s.rules.start_choice and s.reshuffles == 0 and s.secret != SECRET_STARTS
    if known and not fits:
        raise r.refusal("rejected", "null")


# -------------------------------------------------------------------------------- reshuffles
def check_shuffled(s: Race, observer: int, r: Reader) -> None:
    """Each trace belongs to a card that the observer can't see and that may have left it."""
    places = sorted(unseen(s, observer), reverse=True)
    shown = all_shown(s, observer)
    traces = traces_of(s, observer)
    by_design = {
        card: [epoch for _, epoch in some] for card, some in groupby(places, itemgetter(0))
    }
    for card, epochs in traces.items():
        limits = by_design.get(card, [])
        number = len(limits) - shown[card]
        if len(epochs) > number or any(e > limit for e, limit in zip(epochs, limits, strict=False)):
            raise r.refusal("shuffled", f"{NAMES[card]}: {limits[: max(number, 0)]}")
    labels = Counter(epoch for epochs in traces.values() for epoch in epochs)
    labels[0] += len(places) - shown.total() - labels.total()
    check_world(s, observer, labels, r)


def unseen(s: Race, observer: int) -> list[tuple[int, int]]:
    """All cards that are out of sight, with the last reshuffle after which each may have been in
    the deck."""
    hidden = counted(s.discards) - counted(s.observer(observer).discards)
    found = [(card, s.reshuffles) for card in (*s.deck.listed(), *hidden.elements())]
    for p in others(s, observer):
        found += [(card, s.reshuffles) for card in (*p.hand.listed(), *p.drawn.listed())]
    return found + [(code % EPOCH, code // EPOCH) for code in face_down(s, observer)]


def face_down(s: Race, observer: int) -> list[int]:
    """Goods, and cards under worlds of others, each with the reshuffles before it was laid."""
    goods = [good for p in s.players for good in p.goods.listed() if good != NO_CARD]
    piles = [p.saved.listed() for p in others(s, observer) if p.saved is not None]
    return goods + [code for pile in piles for code in pile]


def all_shown(s: Race, observer: int) -> Cards:
    return sum((counted(p.shown) for p in others(s, observer)), Counter())


def traces_of(s: Race, observer: int) -> dict[int, list[int]]:
    """By design the reshuffles after which a card was in the deck, the last one first."""
    found: dict[int, list[int]] = {}
    for code in reversed(s.observer(observer).past.listed()):
        found.setdefault(code // EPOCH, []).append(code % EPOCH)
    return found


def check_shared(s: Race, seat: int, r: Reader) -> None:
    """A trace that everybody knows a seat knows too, unless it has such a card."""
    mine = traces_of(s, seat)
    p = s.players[seat]
    apart = counted(s.observer(seat).discards) - counted(s.observer(NOBODY).discards)
    own = apart + counted(p.hand) + counted(p.drawn)
    for card, epochs in traces_of(s, NOBODY).items():
        left = epochs[own[card] :]
        known = mine.get(card, [])
        if len(left) > len(known) or any(e > k for e, k in zip(left, known, strict=False)):
            raise r.refusal("shuffled", f"{NAMES[card]}: {left}")


def check_world(s: Race, observer: int, labels: Cards, r: Reader) -> None:
    """However the shown cards are dealt, there are cards for all goods and all hands of old."""
    wanted = Counter(code // EPOCH for code in face_down(s, observer))
    wanted[s.reshuffles - 1] += sum(held_since(p) for p in others(s, observer))
    there = needed = 0
    for epoch in range(s.reshuffles):
        there += labels[epoch]
        needed += wanted[epoch]
        if needed > there:
            raise r.refusal("shuffled", f"0-{epoch}: {needed}")


def held_since(p: Player) -> int:
    """How many cards of a hand were there before the last reshuffle, at the most."""
    shown = counted(p.shown).total()
    return max(0, p.hand.size() - max(0, shown - p.gone) - p.fresh)
