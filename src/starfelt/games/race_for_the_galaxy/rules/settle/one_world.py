"""How one world is settled: paid for, or conquered, and what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from starfelt.core.bitsets import bit
from starfelt.core.machine import NOBODY, Question

from ..actions import (
    CONQUER,
    CONQUER_BY,
    PAY,
    PAY_BY,
    PAY_COST,
    PLACE_FREE,
    USE,
)
from ..paying.placing import after_payment
from ..paying.spending_goods import pose_good
from ..picks import Picks, pose
from ..player import MARKS, NO_CARD, SNEAKING
from ..powers.designs import CARDS
from ..powers.powers import (
    CLOAK,
    ENVOY_PRESTIGE,
    FREE_SHIP,
    GENES,
    GENES_GOOD,
    SNEAK,
)
from ..round import goals, phases, prestige
from .after_settling import PLACED, after_settling, discard_in_settle
from .military import use_for_military
from .offers import (
    card_with,
    has_word,
    off_by_envoy,
    peaceful_cost,
    settle_power,
    ways_now,
)

if TYPE_CHECKING:
    from ..state import Race


@final
class ResolveWorld(phases.SeatStep):
    """Ask how the world is settled, unless there is one way only."""

    def do(self, s: Race) -> None:
        acts = ways_now(s, self.seat)
        if len(acts) == 1:
            go_way(s, self.seat, acts[0])
        else:
            s.ask(HowToSettle(self.seat))


@final
class HowToSettle(Question["Race"]):
    """By which way, or with which power first."""

    def answers(self, s: Race) -> vec[i64]:
        return ways_now(s, self.seat)

    def answer(self, s: Race, action: i64) -> None:
        go_way(s, self.seat, action)


def go_way(s: Race, seat: i64, action: i64) -> None:
    world = s.players[seat].placing
    if action >= USE and action < PLACE_FREE:
        s.push(ResolveWorld(seat))
        use(s, seat, action - USE)
        return
    s.push(HasSettled(seat))
    if action == CONQUER:
        s.tell("conquers", seat, NOBODY, world, CARDS[world].cost)
    elif action == PAY_COST:
        pose(s, PayWorld(seat, peaceful_cost(s, seat, world, 0), 0))
    elif action < PAY_BY:
        spend_card(s, seat, action - PLACE_FREE)
        if CARDS[world].military:
            prestige.gain(s, seat, world, s.players[seat].sums[ENVOY_PRESTIGE])
    elif action < CONQUER_BY:
        pay_by(s, seat, world, action - PAY_BY)
    else:
        conquer_by(s, seat, world, action - CONQUER_BY)


def spend_card(s: Race, seat: i64, card: i64) -> None:
    s.tell("spends", seat, NOBODY, card, 0)
    discard_in_settle(s, seat, card)
    goals.after_loss(s, seat)


def pay_by(s: Race, seat: i64, world: i64, envoy: i64) -> None:
    p = s.players[seat]
    s.tell("uses", seat, NOBODY, envoy, 0)
    prestige.gain(s, seat, envoy, p.sums[ENVOY_PRESTIGE])
    pose(s, PayWorld(seat, peaceful_cost(s, seat, world, off_by_envoy(p, envoy)), 0))


def conquer_by(s: Race, seat: i64, world: i64, cloak: i64) -> None:
    power = settle_power(cloak)
    spend_card(s, seat, cloak)
    s.tell("conquers", seat, NOBODY, world, CARDS[world].cost - power.value)
    prestige.gain(s, seat, cloak, power.prestige)


def use(s: Race, seat: i64, card: i64) -> None:
    """Use a power for military, or for a discount, then go on."""
    p = s.players[seat]
    if has_word(card, GENES_GOOD):
        s.tell("uses", seat, NOBODY, card, 0)
        p.used |= bit(MARKS * p.slot(card))
        p.less += settle_power(card).value
        pose_good(s, seat, GENES)
    elif has_word(card, FREE_SHIP) or has_word(card, CLOAK):
        waste(s, seat, card)
    else:
        use_for_military(s, seat, card)


def waste(s: Race, seat: i64, card: i64) -> None:
    """A card is discarded in vain, as a known engine allows, but for its prestige."""
    spend_card(s, seat, card)
    for power in CARDS[card].settles:
        prestige.gain(s, seat, card, power.prestige)


@final
class PayWorld(Picks):
    """With which cards a world is paid."""

    def verb_number(self) -> i64:
        return PAY

    def more(self, left: i64, picked: i64) -> Picks:
        return PayWorld(self.seat, left, picked)

    def finish(self, s: Race, cards: vec[i64]) -> None:
        after_payment(s, self.seat, cards)


@final
class HasSettled(phases.SeatStep):
    """A world is paid for or conquered: what follows from that."""

    def do(self, s: Race) -> None:
        p = s.players[self.seat]
        world = p.placing
        p.placing = NO_CARD
        p.less = 0
        if p.has_done(SNEAKING):
            p.once &= ~SNEAKING
            spend_card(s, self.seat, card_with(p, SNEAK))
        prestige.symbol_after_payment(s, self.seat, world)
        after_settling(s, self.seat, world, PLACED)
