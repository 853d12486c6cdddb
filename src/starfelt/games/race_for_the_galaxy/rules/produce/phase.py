"""Phase V, Produce: production worlds, then windfall worlds, then what counts the goods.

What only gives is done first and of itself, the newest card first; so no player ever has a reason
for another order.  Windfall powers of one kind go before those of any kind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from starfelt.core.machine import NOBODY, Step

from ..actions import ACTION_PRODUCE
from ..paying.saved_cards import take_saved
from ..player import NO_CARD, Player
from ..powers.designs import CARDS
from ..powers.powers import (
    ANY,
    CHROMOS,
    DRAW,
    GENES,
    MILITARY_WORLDS,
    MOST_CHROMO,
    OWN_PRODUCTION,
    PER_CHROMO_WORLD,
    PER_GENES_WORLD,
    PER_MILITARY_WORLD,
    PER_REBEL_WORLD,
    PRODUCE_WINDFALL,
    PRODUCERS,
    REBEL_WORLDS_THERE,
    TAKE_SAVED,
    WILD,
    WORLDS_OF,
    Power,
)
from ..round import phases, prestige
from .counting import (
    MOST_PRODUCED,
    CountGoods,
)
from .production import (
    pose_windfall,
    produce,
)

if TYPE_CHECKING:
    from ..state import Race


DRAWN_BY_BOOST: Final = 3  # cards, by the prestige bonus of the action card


@final
class Produce(Step["Race"]):
    def do(self, s: Race) -> None:
        phases.begin(s, phases.PHASE_PRODUCE, False)
        s.push(MOST_PRODUCED)
        for i in range(s.seats):
            seat = s.in_order(s.seats - 1 - i)
            p = s.players[seat]
            if p.sums[PRODUCERS] > 0:
                s.push(CountGoods(seat))
                s.push(AnyWindfall(seat, p.tableau.size() - 1))
            if s.boosted(seat, ACTION_PRODUCE):
                s.push(PrestigeDraw(seat))
                s.push(BonusWindfall(seat))
            if s.chose(seat, ACTION_PRODUCE):
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

    def use_card(self, s: Race, slot: i64) -> None:
        for power in CARDS[s.players[self.seat].tableau.at(slot)].produces:
            self.use(s, slot, power)

    def use(self, s: Race, slot: i64, power: Power) -> None:
        raise NotImplementedError

    def rest(self, slot: i64) -> Step[Race]:
        """What is left to do: the older cards."""
        raise NotImplementedError

    def do(self, s: Race) -> None:
        slot: i64 = self.slot
        while slot >= 0 and s.first is None:
            self.use_card(s, slot)
            slot -= 1
        if s.first is not None and slot >= 0:
            s.push(self.rest(slot))


@final
class ProduceFrom(FromNewest):
    """What only gives, and windfall powers of one kind."""

    def use_card(self, s: Race, slot: i64) -> None:
        if s.rules.version > 3:
            produce_itself(s, self.seat, slot)
        super().use_card(s, slot)

    def use(self, s: Race, slot: i64, power: Power) -> None:
        if power.word == OWN_PRODUCTION:
            if s.rules.version < 4:
                produce_by(s, self.seat, slot, power)
        elif power.word != PRODUCE_WINDFALL:
            produce_by(s, self.seat, slot, power)
        elif power.kind != ANY:
            card = s.players[self.seat].tableau.at(slot)
            pose_windfall(s, self.seat, power.kind, card if power.number > 0 else NO_CARD)

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


def produce_itself(s: Race, seat: i64, slot: i64) -> None:
    """A production world has its own good before it gives one to another world (R9.1, O2)."""
    for power in CARDS[s.players[seat].tableau.at(slot)].produces:
        if power.word == OWN_PRODUCTION:
            produce_by(s, seat, slot, power)


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


@final
class BonusWindfall(phases.SeatStep):
    """The bonus of the action card."""

    def do(self, s: Race) -> None:
        pose_windfall(s, self.seat, ANY, NO_CARD)


@final
class PrestigeDraw(phases.SeatStep):
    """The prestige bonus of the action card."""

    def do(self, s: Race) -> None:
        s.draw(self.seat, DRAWN_BY_BOOST)


@final
class AnyWindfall(FromNewest):
    """Powers that produce on any windfall world."""

    def use(self, s: Race, slot: i64, power: Power) -> None:
        if power.word == PRODUCE_WINDFALL and power.kind == ANY:
            pose_windfall(s, self.seat, ANY, NO_CARD)

    def rest(self, slot: i64) -> Step[Race]:
        return AnyWindfall(self.seat, slot)
