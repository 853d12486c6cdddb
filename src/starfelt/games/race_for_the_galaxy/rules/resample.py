"""Another world that a seat cannot tell from this one.

Unseen are the deck, the goods, the hands of the others, and discards that were not one's own.  A
card that was in the deck after a reshuffle can be neither a good that was laid before nor a card
held since before; a card that was shown when it was taken is still in that hand, unless cards have
left it unseen.  What others have chosen in secret is chosen anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from starfelt.core.machine import Question
from starfelt.core.pile import Pile
from starfelt.core.rng import Rng

from .develop import to_develop
from .knowledge import EPOCH, Knowledge, nothing_known
from .picks import Picks
from .player import NO_CARD, Player
from .powers.card import BLUE, RED, colour_of
from .powers.designs import CARDS
from .powers.powers import LAST_CHOICE
from .round.action_cards import choices
from .round.phases import (
    NO_SECRET,
    PHASE_EXPLORE,
    SECRET_ACTIONS,
    SECRET_DEVELOPMENTS,
    SECRET_STARTS,
)
from .settle.more_worlds import PlaceBetter, ReplaceWorld
from .settle.offers import to_settle

if TYPE_CHECKING:
    from .state import Race


def resampled(s: Race, seat: i64, rng: Rng) -> Race:
    t = s.clone()
    known = s.observer(seat) if len(s.known) > 0 else nothing_known()
    dealer = Dealer(t, seat, known, rng)
    dealer.gather()
    dealer.deal()
    if len(t.known) > 0:
        share_knowledge(t, seat)
    hide_picks(t, seat)
    choose_anew(t, seat, rng)
    t.rng.reseed(rng)
    return t


@final
@mypyc_attr(acyclic=True, native_class=True)
class Dealer:
    """Takes up all that the seat has not seen, and deals it anew.

    `unseen` has card * EPOCH + the last reshuffle after which the card is known to have been in
    the deck.
    """

    def __init__(self, t: Race, seat: i64, known: Knowledge, rng: Rng) -> None:
        self.t: Race = t
        self.seat: i64 = seat
        self.known: Knowledge = known
        self.rng: Rng = rng
        self.unseen: Pile = Pile(vec[i64](capacity=128))
        self.hidden: i64 = 0  # discards that the seat has not seen
        self.deck: i64 = 0
        self.hands: vec[i64] = vec[i64]()  # how many cards of each hand
        self.drawn: vec[i64] = vec[i64]()
        self.owed: i64 = 0  # hidden discards that shown cards of others need
        self.under: vec[i64] = vec[i64]()  # shown cards that were put under a world

    # ------------------------------------------------------------------ taking up
    def gather(self) -> None:
        t = self.t
        self.deck = t.deck.size()
        self.unseen.gather(t.deck)
        self.hidden = t.discards.size() - self.known.discards.size()
        for card in self.known.discards.cards:
            t.discards.remove(card)
        self.unseen.gather(t.discards)
        for other in range(t.seats):
            p = t.players[other]
            self.hands = append(self.hands, p.hand.size())
            self.drawn = append(self.drawn, p.drawn.size())
            if other != self.seat:
                self.unseen.gather(p.hand)
                self.unseen.gather(p.drawn)
            for good in p.goods.cards:
                if good != NO_CARD:
                    self.unseen.add(good % EPOCH)
            if other != self.seat and p.saved is not None:
                for code in p.saved.cards:
                    self.unseen.add(code % EPOCH)
        self.label()
        self.unseen.sort()
        self.unseen.shuffle(self.rng)
        for card in self.known.discards.cards:
            t.discards.add(card)

    def label(self) -> None:
        """Note with each card after which reshuffle it was last known to be in the deck."""
        cards = self.unseen.cards
        for i in range(len(cards)):
            cards[i] *= EPOCH
        for code in self.known.past.cards:
            for i in range(len(cards)):
                if cards[i] == code - code % EPOCH:
                    cards[i] = code
                    break

    # ------------------------------------------------------------------ dealing
    def deal(self) -> None:
        t = self.t
        others = [seat for seat in range(t.seats) if seat != self.seat]
        self.reserve_rejected()
        for other in others:
            self.owed += self.must_be_out(other)
        for other in others:
            self.deal_shown(other)
        for other in others:
            self.deal_starts(other)
        for epoch in range(t.reshuffles):
            self.deal_goods(epoch)
        for other in others:
            self.deal_old(other)
        self.deal_goods(t.reshuffles)
        for other in others:
            self.fill(t.players[other].hand, self.hands[other])
            self.fill(t.players[other].drawn, self.drawn[other])
        for _card in range(self.hidden):
            t.discards.add(self.next(t.reshuffles))
        for _card in range(self.deck):
            t.deck.add(self.next(t.reshuffles))

    def next(self, latest: i64) -> i64:
        """The next unseen card that was in the deck by then."""
        i = self.unseen.size() - 1
        while self.unseen.at(i) % EPOCH > latest:
            i -= 1
        return self.unseen.take(i) // EPOCH

    def take(self, card: i64) -> None:
        """This card is dealt: of several copies the one of which least is known."""
        best: i64 = -1
        for i in range(self.unseen.size()):
            code = self.unseen.at(i)
            if code // EPOCH == card and (best < 0 or code < self.unseen.at(best)):
                best = i
        self.unseen.take(best)

    def deal_shown(self, other: i64) -> None:
        """Cards that were shown are in hand, or left it unseen: as many as cards have left."""
        p = self.t.players[other]
        if p.shown is None:
            return
        room = self.hands[other]
        apart = self.apart(other)
        under = self.newly_saved(p)
        self.owed -= self.must_be_out(other)
        free = self.hidden - self.owed
        out = free + under
        if p.gone < out:
            out = p.gone
        for card in p.shown.cards:
            self.take(card)
            held = room + apart
            if out == 0 or (held > 0 and self.rng.below(held + out) < held):
                if apart > 0 and self.rng.below(held) < apart:
                    p.drawn.insert(card)
                    apart -= 1
                else:
                    p.hand.insert(card)
                    room -= 1
                continue
            out -= 1
            if free == 0 or (under > 0 and self.rng.below(free + under) < under):
                self.known_under(p, card)
                under -= 1
            else:
                self.t.discards.add(card)
                self.hidden -= 1
                free -= 1

    def apart(self, other: i64) -> i64:
        """How many cards of a hand were set apart: just paid, or about to be given away."""
        return self.drawn[other] if self.t.phase != PHASE_EXPLORE else 0

    def must_be_out(self, other: i64) -> i64:
        """How many shown cards have no other place than the discards that nobody has seen."""
        p = self.t.players[other]
        if p.shown is None:
            return 0
        places = self.hands[other] + self.apart(other) + self.newly_saved(p)
        out = p.shown.size() - places
        return out if out > 0 else 0

    def newly_saved(self, p: Player) -> i64:
        """How many cards under a world came there since the last reshuffle."""
        number: i64 = 0
        if p.saved is not None:
            for code in p.saved.cards:
                if code // EPOCH == self.t.reshuffles:
                    number += 1
        return number

    def known_under(self, p: Player, card: i64) -> None:
        """Put this card under a world, for one that came there since the last reshuffle."""
        assert p.saved is not None
        saved = p.saved
        i: i64 = 0
        while saved.at(i) // EPOCH != self.t.reshuffles:
            i += 1
        saved.take(i)
        self.under = append(self.under, card + EPOCH * self.t.reshuffles)

    # ------------------------------------------------------------------ start worlds
    def reserve_rejected(self) -> None:
        """Start worlds that others did not choose are among the discards that nobody has seen."""
        for other in range(self.t.seats):
            if other != self.seat and self.t.players[other].rejected != NO_CARD:
                self.hidden -= 1

    def deal_starts(self, other: i64) -> None:
        """A start world of the colour not chosen; or one of each, before the choice is open."""
        p = self.t.players[other]
        if p.rejected != NO_CARD:
            self.t.discards.add(self.next_start(p.rejected))
        if self.t.secret == SECRET_STARTS:
            p.drawn.insert(self.next_start(RED))
            p.drawn.insert(self.next_start(BLUE))

    def next_start(self, colour: i64) -> i64:
        """The next unseen start world of a colour."""
        i = self.unseen.size() - 1
        while colour_of(CARDS[self.unseen.at(i) // EPOCH]) != colour:
            i -= 1
        return self.unseen.take(i) // EPOCH

    # ------------------------------------------------------------------ goods, and hands of old
    def deal_goods(self, epoch: i64) -> None:
        """Goods that were laid, and cards that were saved, after so many reshuffles."""
        for other in range(self.t.seats):
            p = self.t.players[other]
            for i in range(p.goods.size()):
                good = p.goods.at(i)
                if good != NO_CARD and good // EPOCH == epoch:
                    p.goods.put(i, self.next(epoch) + EPOCH * epoch)
            if other != self.seat and p.saved is not None:
                self.deal_saved(p.saved, epoch)

    def deal_saved(self, saved: Pile, epoch: i64) -> None:
        for i in range(saved.size()):
            if saved.at(i) // EPOCH == epoch:
                saved.put(i, self.next(epoch) + EPOCH * epoch)
        if epoch == self.t.reshuffles:
            for code in self.under:
                saved.add(code)
            saved.sort()

    def deal_old(self, other: i64) -> None:
        """Cards of a hand that must have been there before the last reshuffle."""
        t = self.t
        p = t.players[other]
        if t.reshuffles == 0:
            return
        old = self.hands[other] - p.hand.size() - p.fresh
        for _card in range(old):
            p.hand.insert(self.next(t.reshuffles - 1))

    def fill(self, pile: Pile, size: i64) -> None:
        while pile.size() < size:
            pile.insert(self.next(self.t.reshuffles))


# -------------------------------------------------------------------------------- secrets of others
def share_knowledge(t: Race, seat: i64) -> None:
    """The others know what everybody knows, and their own cards."""
    for other in range(t.seats):
        if other != seat:
            known = t.known[t.seats].copy()
            p = t.players[other]
            for pile in (p.hand, p.drawn):
                for card in pile.cards:
                    known.sees(card)
            if p.saved is not None:
                for code in p.saved.cards:
                    known.sees(code % EPOCH)
            t.known[other] = known


def hide_picks(t: Race, seat: i64) -> None:
    """A half-made choice of another seat is secret: to this one it has not begun."""
    t.open = [without_picks(question, seat) for question in t.open]


def without_picks(question: Question[Race], seat: i64) -> Question[Race]:
    if question.seat == seat:
        return question
    if isinstance(question, Picks):
        return question.unpicked()
    return ReplaceWorld(question.seat) if isinstance(question, PlaceBetter) else question


def choose_anew(t: Race, seat: i64, rng: Rng) -> None:
    """What another seat has chosen in secret may be anything that it could choose."""
    if t.secret == NO_SECRET:
        return
    for other in range(t.seats):
        p = t.players[other]
        if other == seat or is_choosing(t, other):
            continue
        if t.secret == SECRET_STARTS:
            p.placing = p.drawn.at(rng.below(2))
        elif t.secret == SECRET_ACTIONS:
            acts = choices(t, other)
            p.chosen = acts[rng.below(len(acts))]
        else:
            cards = to_develop(t, other) if t.secret == SECRET_DEVELOPMENTS else to_settle(t, other)
            i = rng.below(len(cards) + 1)
            p.placing = cards[i] if i < len(cards) else NO_CARD


def is_choosing(t: Race, seat: i64) -> bool:
    """Has the seat still to choose what the others must not know?"""
    question = t.question(seat)
    if question is None:
        last = t.players[seat].sums[LAST_CHOICE] > 0 and not t.rules.two_actions
        return t.secret == SECRET_ACTIONS and last
    return t.secret != SECRET_STARTS or not isinstance(question, Picks)
