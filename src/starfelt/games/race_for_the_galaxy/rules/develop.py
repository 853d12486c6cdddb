"""Phase II, Develop: place a development in secret, reveal, pay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.bitsets import bit
from starfelt.core.machine import NOBODY, Question, Step
from starfelt.core.pile import sort

from .actions import (
    ACTION_DEVELOP,
    ACTION_DEVELOP_AGAIN,
    PAY,
    PAY_COST,
    USE,
)
from .consume.goods import number_of
from .paying.placing import (
    after_payment,
    choose_to_place,
    lay_open,
    none_or_place,
)
from .paying.spending_goods import pose_good
from .picks import Discards, Picks, pose
from .player import MARKS, NO_CARD, Player
from .powers.card import DEVELOPMENT
from .powers.designs import CARDS
from .powers.powers import (
    CRASH,
    CRASHES,
    DEVELOP_DISCARD,
    DEVELOP_DISCOUNT,
    DEVELOP_DRAW,
    DRAW_AFTER_DEVELOP,
    PRESTIGE_DEVELOPMENT,
    PRESTIGE_REBEL_DEVELOPMENT,
    PRESTIGE_SIX,
    RARE,
    RARE_DISCOUNT,
    RARE_GOOD,
    REBEL,
)
from .round import phases, prestige

if TYPE_CHECKING:
    from .state import Race

SIX_COST: Final = 6
DEVELOP_OFF_BY_ACTION: Final = 1  # for whoever chose to develop
DEVELOP_OFF_BY_BOOST: Final = 2  # and for the prestige card with that


@final
class Develop(Step["Race"]):
    """Draws before developing; then everybody chooses what to place."""

    def __init__(self, again: bool) -> None:
        self.again: Final[bool] = again

    def numbers(self) -> list[int]:
        return [int(self.again)]

    def do(self, s: Race) -> None:
        phases.begin(s, phases.PHASE_DEVELOP, self.again)
        s.push(CHOOSE_DEVELOPMENTS)
        for i in range(s.seats):
            seat = s.in_order(s.seats - 1 - i)
            if s.players[seat].sums[DEVELOP_DRAW] > 0:
                s.push(DrawToDevelop(seat))


@final
class DrawToDevelop(phases.SeatStep):
    """Draw, and discard one card of the hand for each power that says so."""

    def do(self, s: Race) -> None:
        p = s.players[self.seat]
        s.draw(self.seat, p.sums[DEVELOP_DRAW])
        pose(s, DiscardBeforeDevelop(self.seat, p.sums[DEVELOP_DISCARD], 0))


@final
class DiscardBeforeDevelop(Discards):
    """Which cards are discarded after drawing."""

    def more(self, left: i64, picked: i64) -> Picks:
        return DiscardBeforeDevelop(self.seat, left, picked)


@final
class ChooseDevelopments(Step["Race"]):
    def do(self, s: Race) -> None:
        s.secret = phases.SECRET_DEVELOPMENTS
        s.push(REVEAL_DEVELOPMENTS)
        for seat in range(s.seats):
            if s.players[seat].hand.size() > 0:
                s.ask(PlaceDevelopment(seat))


def cost_of(p: Player, card: i64, less: i64) -> i64:
    """How many cards a development costs this player, with this much off besides."""
    cost = CARDS[card].cost - p.sums[DEVELOP_DISCOUNT] - less
    return cost if cost > 0 else 0


def price(s: Race, seat: i64, card: i64) -> i64:
    """How many cards a development costs now."""
    p = s.players[seat]
    action = ACTION_DEVELOP_AGAIN if s.again else ACTION_DEVELOP
    less = p.less
    if s.chose(seat, action):
        less += DEVELOP_OFF_BY_ACTION
    if s.boosted(seat, action):
        less += DEVELOP_OFF_BY_BOOST
    return cost_of(p, card, less)


def discounts_left(p: Player) -> i64:
    """How much less the cost can still become by discarding a card of the tableau, or a good."""
    less = p.sums[CRASHES]
    if p.sums[RARE_DISCOUNT] > 0 and number_of(p, RARE) > 0 and not is_used(p, RARE_GOOD):
        less += p.sums[RARE_DISCOUNT]
    return less


def is_used(p: Player, word: i64) -> bool:
    """Has the power of this word been used in this phase?"""
    for i in range(p.working()):
        for power in CARDS[p.tableau.at(i)].develops:
            if power.word == word and p.used & bit(MARKS * i):
                return True
    return False


def can_develop(s: Race, seat: i64, card: i64, cards: i64) -> bool:
    """Can this development be paid with so many cards in hand, and is it not placed yet?"""
    p = s.players[seat]
    return not p.has(card) and price(s, seat, card) - discounts_left(p) <= cards


def to_develop(s: Race, seat: i64) -> vec[i64]:
    """The developments in hand that can be placed."""
    hand = s.players[seat].hand.cards
    found = vec[i64](capacity=12)
    for i in range(len(hand)):
        card = hand[i]
        if CARDS[card].type != DEVELOPMENT or (i > 0 and hand[i - 1] == card):
            continue
        if can_develop(s, seat, card, len(hand) - 1):
            found = append(found, card)
    return found


@final
class PlaceDevelopment(Question["Race"]):
    """Which development is placed, if any; in secret until all have chosen."""

    def answers(self, s: Race) -> vec[i64]:
        return none_or_place(to_develop(s, self.seat))

    def answer(self, s: Race, action: i64) -> None:
        choose_to_place(s, self.seat, action)


@final
class RevealDevelopments(Step["Race"]):
    """All are laid open; then everybody pays, in order."""

    def do(self, s: Race) -> None:
        for seat in lay_open(s):
            if s.players[seat].placing != NO_CARD:
                s.push(PayForDevelopment(seat))


@final
class PayForDevelopment(phases.SeatStep):
    """Pay, or use a power that makes it cheaper first."""

    def do(self, s: Race) -> None:
        acts = ways_to_pay(s, self.seat)
        if len(acts) == 1:
            develop_by(s, self.seat, acts[0])
        else:
            s.ask(HowToDevelop(self.seat))


def ways_to_pay(s: Race, seat: i64) -> vec[i64]:
    """The ways to pay for the development that has been laid."""
    p = s.players[seat]
    return ways_to_develop(s, seat, p.placing, p.hand.size())


def ways_to_develop(s: Race, seat: i64, card: i64, cards: i64) -> vec[i64]:
    """Pay as it is, if there are cards enough, or use a power that makes it cheaper."""
    p = s.players[seat]
    cost = price(s, seat, card)
    acts = vec[i64](capacity=4)
    if cost <= cards:
        acts = append(acts, PAY_COST)
    if cost == 0 and not s.rules.engine_quirks:
        return acts
    if p.sums[CRASHES] + p.sums[RARE_DISCOUNT] > 0:
        for i in range(p.working()):
            for power in CARDS[p.tableau.at(i)].develops:
                good = power.word == RARE_GOOD
                if not good or (number_of(p, RARE) > 0 and not p.used & bit(MARKS * i)):
                    acts = append(acts, USE + p.tableau.at(i))
        sort(acts)
    return acts


def develop_by(s: Race, seat: i64, action: i64) -> None:
    p = s.players[seat]
    if action == PAY_COST:
        pose(s, PayDevelopment(seat, price(s, seat, p.placing), 0))
        return
    card = action - USE
    s.push(PayForDevelopment(seat))
    power = CARDS[card].develops[0]
    p.less += power.value
    if power.word == CRASH:
        s.tell("spends", seat, NOBODY, card, 0)
        s.discard_from_tableau(seat, card)
    else:
        s.tell("uses", seat, NOBODY, card, 0)
        p.used |= bit(MARKS * p.slot(card))
        pose_good(s, seat, RARE)


@final
class HowToDevelop(Question["Race"]):
    """Pay now, or use a power first."""

    def answers(self, s: Race) -> vec[i64]:
        return ways_to_pay(s, self.seat)

    def answer(self, s: Race, action: i64) -> None:
        develop_by(s, self.seat, action)


@final
class PayDevelopment(Picks):
    """With which cards a development is paid."""

    def verb_number(self) -> i64:
        return PAY

    def more(self, left: i64, picked: i64) -> Picks:
        return PayDevelopment(self.seat, left, picked)

    def finish(self, s: Race, cards: vec[i64]) -> None:
        s.push(HasDeveloped(self.seat))
        after_payment(s, self.seat, cards)


@final
class HasDeveloped(phases.SeatStep):
    """A development is paid for: what follows from that."""

    def do(self, s: Race) -> None:
        seat = self.seat
        p = s.players[seat]
        card = p.placing
        p.placing = NO_CARD
        p.less = 0
        prestige.symbol_after_payment(s, seat, card)
        s.draw(seat, p.sums[DRAW_AFTER_DEVELOP])
        gained = p.sums[PRESTIGE_DEVELOPMENT]
        if CARDS[card].keywords & REBEL:
            gained += p.sums[PRESTIGE_REBEL_DEVELOPMENT]
        if CARDS[card].cost == SIX_COST:
            gained += p.sums[PRESTIGE_SIX]
        prestige.gain(s, seat, card, gained)


CHOOSE_DEVELOPMENTS: Final = ChooseDevelopments()
REVEAL_DEVELOPMENTS: Final = RevealDevelopments()
