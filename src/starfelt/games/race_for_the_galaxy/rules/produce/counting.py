"""Powers that count the goods of a Produce phase, and those that make one more for a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.bitsets import bit
from starfelt.core.machine import NOBODY, Question, Step
from starfelt.core.pile import sort

from ..actions import USE
from ..picks import Picks, PowerPicks
from ..player import MARKS, NO_CARD, Player
from ..powers.designs import CARDS
from ..powers.powers import (
    ALIEN,
    MOST_GOODS,
    MOST_RARE,
    NOVELTY,
    PAID_PRODUCTION,
    PAID_WINDFALL,
    PER_ALIEN,
    PER_KIND,
    PER_NOVELTY,
    RARE,
    Power,
)
from ..round import phases
from .production import (
    empty_windfalls,
    pose_windfall,
    produce,
)

if TYPE_CHECKING:
    from ..state import Race


def pending(p: Player, paid: bool) -> vec[i64]:
    """Places of cards that still can produce for a card of the hand, or that count the goods."""
    found = vec[i64](capacity=2)
    slot = p.tableau.size() - 1
    while slot >= 0:
        for power in CARDS[p.tableau.at(slot)].produces:
            if p.used & bit(MARKS * slot):
                continue
            if is_paid(power.word):
                if paid and p.hand.size() > 0 and could_produce(p, slot, power):
                    found = append(found, slot)
            elif power.word >= PER_NOVELTY and power.word <= PER_KIND and not paid:
                found = append(found, slot)
        slot -= 1
    return found


@final
class CountGoods(phases.SeatStep):
    """Powers that count goods, and those that make one more for a card: the player orders them."""

    def do(self, s: Race) -> None:
        p = s.players[self.seat]
        paid = pending(p, True)
        counting = pending(p, False)
        if len(paid) + len(counting) == 0:
            return
        s.push(self)
        if len(paid) == 0 and (len(counting) == 1 or s.rules.engine_quirks or not could_pay(p)):
            count_goods(s, self.seat, counting[0])
        elif len(counting) == 0 and len(paid) == 1:
            ask_to_pay(s, self.seat, paid[0])
        else:
            s.ask(UseNext(self.seat))


def is_paid(word: i64) -> bool:
    return word == PAID_PRODUCTION or word == PAID_WINDFALL


def could_produce(p: Player, slot: i64, power: Power) -> bool:
    """Is there a world on which a paid power could produce?"""
    if power.word == PAID_PRODUCTION:
        return not p.has_good(slot)
    return len(empty_windfalls(p, power.kind, NO_CARD)) > 0


def could_pay(p: Player) -> bool:
    """Could a card that is drawn now pay for one more good?"""
    for slot in range(p.tableau.size()):
        for power in CARDS[p.tableau.at(slot)].produces:
            if is_paid(power.word) and not p.used & bit(MARKS * slot):
                if could_produce(p, slot, power):
                    return True
    return False


@final
class UseNext(Question["Race"]):
    """Which of these powers is used next."""

    def answers(self, s: Race) -> vec[i64]:
        p = s.players[self.seat]
        acts = vec[i64](capacity=4)
        for slot in pending(p, True):
            acts = append(acts, USE + p.tableau.at(slot))
        for slot in pending(p, False):
            acts = append(acts, USE + p.tableau.at(slot))
        sort(acts)
        return acts

    def answer(self, s: Race, action: i64) -> None:
        slot = s.players[self.seat].slot(action - USE)
        if pays(action - USE):
            ask_to_pay(s, self.seat, slot)
        else:
            count_goods(s, self.seat, slot)


def pays(card: i64) -> bool:
    for power in CARDS[card].produces:
        if is_paid(power.word):
            return True
    return False


def ask_to_pay(s: Race, seat: i64, slot: i64) -> None:
    p = s.players[seat]
    p.used |= bit(MARKS * slot)
    s.ask(PayToProduce(seat, 1, 0, p.tableau.at(slot)))


@final
class PayToProduce(PowerPicks):
    """Which card of the hand is discarded for a good on this world, if any."""

    def more(self, left: i64, picked: i64) -> Picks:
        return PayToProduce(self.seat, left, picked, self.card)

    def give(self, s: Race, cards: vec[i64]) -> None:
        s.discard(self.seat, cards[0], "discards")
        for power in CARDS[self.card].produces:
            if power.word == PAID_PRODUCTION:
                produce(s, self.seat, s.players[self.seat].slot(self.card), CARDS[self.card].kind)
            elif power.word == PAID_WINDFALL:
                pose_windfall(s, self.seat, power.kind, NO_CARD)


def count_goods(s: Race, seat: i64, slot: i64) -> None:
    p = s.players[seat]
    p.used |= bit(MARKS * slot)
    number: i64 = 0
    for power in CARDS[p.tableau.at(slot)].produces:
        number += power.cards * counted(p, power.word)
    if number > 0:
        s.tell("uses", seat, NOBODY, p.tableau.at(slot), 0)
        s.draw(seat, number)


def counted(p: Player, word: i64) -> i64:
    """How many goods produced in this phase, or how many kinds, a power counts."""
    if word == PER_NOVELTY:
        return produced_of(p, NOVELTY)
    if word == PER_ALIEN:
        return produced_of(p, ALIEN)
    kinds: i64 = 0
    for kind in range(NOVELTY, ALIEN + 1):
        kinds += 1 if produced_of(p, kind) > 0 else 0
    return kinds


def produced_of(p: Player, kind: i64) -> i64:
    return (p.produced >> (8 * kind)) & 255


@final
class MostProduced(Step["Race"]):
    """After all have produced: who has strictly most."""

    def do(self, s: Race) -> None:
        for i in range(s.seats):
            seat = s.in_order(i)
            p = s.players[seat]
            for slot in range(p.tableau.size()):
                for power in CARDS[p.tableau.at(slot)].produces:
                    if is_first(s, seat, power.word):
                        s.tell("uses", seat, NOBODY, p.tableau.at(slot), 0)
                        s.draw(seat, power.cards)


def is_first(s: Race, seat: i64, word: i64) -> bool:
    """Has the seat produced strictly most rare goods, or goods of any kind?"""
    if word != MOST_RARE and word != MOST_GOODS:
        return False
    mine = produced_by(s.players[seat], word)
    for other in range(s.seats):
        if other != seat and produced_by(s.players[other], word) >= mine:
            return False
    return mine > 0


def produced_by(p: Player, word: i64) -> i64:
    if word == MOST_RARE:
        return produced_of(p, RARE)
    number: i64 = 0
    for kind in range(NOVELTY, ALIEN + 1):
        number += produced_of(p, kind)
    return number


MOST_PRODUCED: Final = MostProduced()
