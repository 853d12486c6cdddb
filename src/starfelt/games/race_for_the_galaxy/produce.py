"""Phase V, Produce: production worlds, then windfall worlds, then what counts the goods.

What only gives is done first and of itself, the newest card first; so no player ever has a reason
for another order.  Windfall powers of one kind go before those of any kind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from starfelt.core.machine import NOBODY, Question, Step
from starfelt.core.pile import sort
from starfelt.core.sets import bit
from starfelt.games.race_for_the_galaxy import phases
from starfelt.games.race_for_the_galaxy.actions import PRODUCE, PRODUCE_ACTION, USE
from starfelt.games.race_for_the_galaxy.card import WINDFALL
from starfelt.games.race_for_the_galaxy.cards import CARDS
from starfelt.games.race_for_the_galaxy.picks import Picks, PowerPicks
from starfelt.games.race_for_the_galaxy.player import MARKS, Player
from starfelt.games.race_for_the_galaxy.powers import (
    ALIEN,
    ANY,
    DRAW,
    GENES,
    MILITARY_WORLDS,
    MOST_RARE,
    NOVELTY,
    OWN_PRODUCTION,
    PAID_PRODUCTION,
    PER_ALIEN,
    PER_GENES_WORLD,
    PER_KIND,
    PER_MILITARY_WORLD,
    PER_NOVELTY,
    PRODUCE_WINDFALL,
    PRODUCERS,
    RARE,
    WORLDS_OF,
    Power,
)

if TYPE_CHECKING:
    from starfelt.games.race_for_the_galaxy.state import Race


@final
class Produce(Step["Race"]):
    def do(self, s: Race) -> None:
        phases.begin(s, phases.PRODUCE, False)
        s.push(MOST_PRODUCED)
        for i in range(s.seats):
            seat = s.in_order(s.seats - 1 - i)
            p = s.players[seat]
            if p.sums[PRODUCERS] > 0:
                s.push(CountGoods(seat))
                s.push(AnyWindfall(seat, p.tableau.size() - 1))
            if s.chose(seat, PRODUCE_ACTION):
                s.push(BonusWindfall(seat))
            if p.sums[PRODUCERS] > 0:
                s.push(ProduceFrom(seat, p.tableau.size() - 1))


@mypyc_attr(native_class=True)
class FromNewest(Step["Race"]):
    """Powers of a tableau from this place on down to the oldest card."""

    def __init__(self, seat: i64, slot: i64) -> None:
        self.seat: Final[i64] = seat
        self.slot: Final[i64] = slot

    def numbers(self) -> list[int]:
        return [self.seat, self.slot]

    def use(self, s: Race, slot: i64, power: Power) -> None:
        raise NotImplementedError

    def rest(self, slot: i64) -> Step[Race]:
        """The same for older cards."""
        raise NotImplementedError

    def do(self, s: Race) -> None:
        p = s.players[self.seat]
        slot: i64 = self.slot
        while slot >= 0 and s.first is None:
            for power in CARDS[p.tableau.at(slot)].produces:
                self.use(s, slot, power)
            slot -= 1
        if s.first is not None and slot >= 0:
            s.push(self.rest(slot))


@final
class ProduceFrom(FromNewest):
    """What only gives, and windfall powers of one kind."""

    def use(self, s: Race, slot: i64, power: Power) -> None:
        if power.word != PRODUCE_WINDFALL:
            produce_by(s, self.seat, slot, power)
        elif power.kind != ANY:
            pose_windfall(s, self.seat, power.kind)

    def rest(self, slot: i64) -> Step[Race]:
        return ProduceFrom(self.seat, slot)


def produce_by(s: Race, seat: i64, slot: i64, power: Power) -> None:
    """What a power does at once."""
    p = s.players[seat]
    word = power.word
    number: i64 = 0
    if word == OWN_PRODUCTION:
        if not p.has_good(slot):
            produce(s, seat, slot)
        return
    if word == DRAW:
        number = power.cards
    elif word == PER_GENES_WORLD:
        number = power.cards * p.sums[WORLDS_OF + GENES]
    elif word == PER_MILITARY_WORLD:
        number = power.cards * p.sums[MILITARY_WORLDS]
    if number > 0:
        s.tell("uses", seat, NOBODY, p.tableau.at(slot), 0)
        s.draw(seat, number)


def produce(s: Race, seat: i64, slot: i64) -> None:
    """A good on this world, and what the world gives for it."""
    p = s.players[seat]
    if not s.lay_good(seat, slot):
        return
    row = CARDS[p.tableau.at(slot)]
    s.tell("produces", seat, NOBODY, p.tableau.at(slot), 0)
    p.produced += bit(8 * row.kind)
    s.draw(seat, row.draw_if)


# -------------------------------------------------------------------------------- windfall worlds
def empty_windfalls(p: Player, kind: i64) -> vec[i64]:
    """The windfall worlds of this kind without a good."""
    found = vec[i64](capacity=4)
    for i in range(p.tableau.size()):
        row = CARDS[p.tableau.at(i)]
        if row.type == WINDFALL and not p.has_good(i) and (kind == ANY or row.kind == kind):
            found = append(found, p.tableau.at(i))
    return found


def pose_windfall(s: Race, seat: i64, kind: i64) -> None:
    """Produce on a windfall world; which one is asked if there are several."""
    worlds = empty_windfalls(s.players[seat], kind)
    if len(worlds) == 1:
        produce(s, seat, s.players[seat].slot(worlds[0]))
    elif len(worlds) > 1:
        s.ask(WhichWindfall(seat, kind))


@final
class WhichWindfall(Question["Race"]):
    def __init__(self, seat: i64, kind: i64) -> None:
        super().__init__(seat)
        self.kind: Final[i64] = kind

    def numbers(self) -> list[int]:
        return [self.seat, self.kind]

    def answers(self, s: Race) -> vec[i64]:
        acts = vec[i64](capacity=4)
        for world in empty_windfalls(s.players[self.seat], self.kind):
            acts = append(acts, PRODUCE + world)
        sort(acts)
        return acts

    def answer(self, s: Race, action: i64) -> None:
        produce(s, self.seat, s.players[self.seat].slot(action - PRODUCE))


@final
class BonusWindfall(phases.SeatStep):
    """The bonus of the action card."""

    def do(self, s: Race) -> None:
        pose_windfall(s, self.seat, ANY)


@final
class AnyWindfall(FromNewest):
    """Powers that produce on any windfall world."""

    def use(self, s: Race, slot: i64, power: Power) -> None:
        if power.word == PRODUCE_WINDFALL and power.kind == ANY:
            pose_windfall(s, self.seat, ANY)

    def rest(self, slot: i64) -> Step[Race]:
        return AnyWindfall(self.seat, slot)


# -------------------------------------------------------------------------------- counting goods
def pending(p: Player, paid: bool) -> vec[i64]:
    """Places of cards that still can produce for a card of the hand, or that count the goods."""
    found = vec[i64](capacity=2)
    slot = p.tableau.size() - 1
    while slot >= 0:
        for power in CARDS[p.tableau.at(slot)].produces:
            if p.used & bit(MARKS * slot):
                continue
            if power.word == PAID_PRODUCTION:
                if paid and not p.has_good(slot) and p.hand.size() > 0:
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


def could_pay(p: Player) -> bool:
    """Could a card that is drawn now pay for one more good?"""
    for slot in range(p.tableau.size()):
        if pays(p.tableau.at(slot)) and not p.has_good(slot) and not p.used & bit(MARKS * slot):
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
        if power.word == PAID_PRODUCTION:
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
        produce(s, self.seat, s.players[self.seat].slot(self.card))


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
                    if power.word == MOST_RARE and has_most(s, seat, RARE):
                        s.tell("uses", seat, NOBODY, p.tableau.at(slot), 0)
                        s.draw(seat, power.cards)


def has_most(s: Race, seat: i64, kind: i64) -> bool:
    mine = produced_of(s.players[seat], kind)
    for other in range(s.seats):
        if other != seat and produced_of(s.players[other], kind) >= mine:
            return False
    return mine > 0


MOST_PRODUCED: Final = MostProduced()
