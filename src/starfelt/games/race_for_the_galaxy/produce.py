"""Phase V, Produce: production worlds, then windfall worlds, then what counts the goods.

What only gives is done first and of itself, the newest card first; so no player ever has a reason
for another order.  Windfall powers of one kind go before those of any kind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from starfelt.core.machine import HIDDEN, NOBODY, Question, Step
from starfelt.core.pile import sort
from starfelt.core.sets import bit
from starfelt.games.race_for_the_galaxy import phases, prestige
from starfelt.games.race_for_the_galaxy.actions import AS_KIND, PRODUCE, PRODUCE_ACTION, USE
from starfelt.games.race_for_the_galaxy.card import WINDFALL
from starfelt.games.race_for_the_galaxy.cards import CARDS
from starfelt.games.race_for_the_galaxy.picks import Picks, PowerPicks
from starfelt.games.race_for_the_galaxy.player import MARKS, NO_CARD, Player
from starfelt.games.race_for_the_galaxy.powers import (
    ALIEN,
    ANY,
    CHROMOS,
    DRAW,
    GENES,
    MILITARY_WORLDS,
    MOST_CHROMO,
    MOST_GOODS,
    MOST_RARE,
    NOVELTY,
    OWN_PRODUCTION,
    PAID_PRODUCTION,
    PAID_WINDFALL,
    PER_ALIEN,
    PER_CHROMO_WORLD,
    PER_GENES_WORLD,
    PER_KIND,
    PER_MILITARY_WORLD,
    PER_NOVELTY,
    PER_REBEL_WORLD,
    PRODUCE_WINDFALL,
    PRODUCERS,
    RARE,
    REBEL_WORLDS_THERE,
    TAKE_SAVED,
    WILD,
    WORLDS_OF,
    Power,
)
from starfelt.games.race_for_the_galaxy.saving import take_saved
from starfelt.games.race_for_the_galaxy.trade import all_kinds

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
            if s.boosted(seat, PRODUCE_ACTION):
                s.push(PrestigeDraw(seat))
                s.push(BonusWindfall(seat))
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
            but = s.players[self.seat].tableau.at(slot) if power.number > 0 else NO_CARD
            pose_windfall(s, self.seat, power.kind, but)

    def rest(self, slot: i64) -> Step[Race]:
        return ProduceFrom(self.seat, slot)


def produce_by(s: Race, seat: i64, slot: i64, power: Power) -> None:
    """What a power does at once."""
    p = s.players[seat]
    word = power.word
    if word == OWN_PRODUCTION:
        if not p.has_good(slot):
            produce(s, seat, slot, CARDS[p.tableau.at(slot)].kind)
        return
    if word == TAKE_SAVED:
        take_saved(s, seat)
        return
    if word == MOST_CHROMO:
        if has_most_chromos(s, seat):
            prestige.gain(s, seat, p.tableau.at(slot), power.prestige)
        return
    number = power.cards * there(p, word)
    if number > 0:
        s.tell("uses", seat, NOBODY, p.tableau.at(slot), 0)
        s.draw(seat, number)


def there(p: Player, word: i64) -> i64:
    """How often a power draws, by what is in the tableau."""
    if word == DRAW:
        return 1
    if word == PER_GENES_WORLD:
        return p.sums[WORLDS_OF + GENES] + p.sums[WORLDS_OF + WILD]
    if word == PER_MILITARY_WORLD:
        return p.sums[MILITARY_WORLDS]
    if word == PER_REBEL_WORLD:
        return p.sums[REBEL_WORLDS_THERE]
    return p.sums[CHROMOS] if word == PER_CHROMO_WORLD else 0


def has_most_chromos(s: Race, seat: i64) -> bool:
    mine = s.players[seat].sums[CHROMOS]
    for other in range(s.seats):
        if other != seat and s.players[other].sums[CHROMOS] >= mine:
            return False
    return True


def produce(s: Race, seat: i64, slot: i64, kind: i64) -> None:
    """A good of this kind on this world, and what the world gives for it."""
    p = s.players[seat]
    if not s.lay_good(seat, slot):
        return
    world = p.tableau.at(slot)
    s.tell("produces", seat, NOBODY, world, 0)
    if kind == ANY:
        s.ask(ProduceAsKind(seat))
    else:
        p.produced += bit(8 * kind)
    s.draw(seat, CARDS[world].draw_if)
    if CARDS[world].prestige_if:
        prestige.gain(s, seat, world, 1)


@final
class ProduceAsKind(Question["Race"]):
    """Of which kind the good of any kind is that has just been produced."""

    def answers(self, s: Race) -> vec[i64]:
        return all_kinds()

    def answer(self, s: Race, action: i64) -> None:
        s.players[self.seat].produced += bit(8 * (action - AS_KIND + 1))
        s.tell("as_kind", self.seat, NOBODY, HIDDEN, action - AS_KIND + 1)


# -------------------------------------------------------------------------------- windfall worlds
def empty_windfalls(p: Player, kind: i64, but: i64) -> vec[i64]:
    """The windfall worlds of this kind without a good, but for one."""
    found = vec[i64](capacity=4)
    for i in range(p.tableau.size()):
        world = p.tableau.at(i)
        row = CARDS[world]
        if row.type != WINDFALL or p.has_good(i) or world == but:
            continue
        if kind == ANY or row.kind == kind or row.kind == WILD:
            found = append(found, world)
    return found


def pose_windfall(s: Race, seat: i64, kind: i64, but: i64) -> None:
    """Produce on a windfall world; which one is asked if there are several."""
    worlds = empty_windfalls(s.players[seat], kind, but)
    if len(worlds) == 1:
        produce_on(s, seat, worlds[0], kind)
    elif len(worlds) > 1:
        s.ask(WhichWindfall(seat, kind, but))


def produce_on(s: Race, seat: i64, world: i64, kind: i64) -> None:
    """Produce on a windfall world by a power for this kind."""
    its = CARDS[world].kind
    produce(s, seat, s.players[seat].slot(world), kind if its == WILD else its)


@final
class WhichWindfall(Question["Race"]):
    def __init__(self, seat: i64, kind: i64, but: i64) -> None:
        super().__init__(seat)
        self.kind: Final[i64] = kind
        self.but: Final[i64] = but  # the world of which a power does not speak, or NO_CARD

    def numbers(self) -> list[int]:
        return [self.seat, self.kind, self.but]

    def answers(self, s: Race) -> vec[i64]:
        acts = vec[i64](capacity=4)
        for world in empty_windfalls(s.players[self.seat], self.kind, self.but):
            acts = append(acts, PRODUCE + world)
        sort(acts)
        return acts

    def answer(self, s: Race, action: i64) -> None:
        produce_on(s, self.seat, action - PRODUCE, self.kind)


@final
class BonusWindfall(phases.SeatStep):
    """The bonus of the action card."""

    def do(self, s: Race) -> None:
        pose_windfall(s, self.seat, ANY, NO_CARD)


@final
class PrestigeDraw(phases.SeatStep):
    """The prestige bonus of the action card."""

    def do(self, s: Race) -> None:
        s.draw(self.seat, 3)


@final
class AnyWindfall(FromNewest):
    """Powers that produce on any windfall world."""

    def use(self, s: Race, slot: i64, power: Power) -> None:
        if power.word == PRODUCE_WINDFALL and power.kind == ANY:
            pose_windfall(s, self.seat, ANY, NO_CARD)

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
