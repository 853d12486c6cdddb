"""The table of Race for the Galaxy as one seat sees it, and what the rules of thumb make of it."""

from functools import cached_property
from math import exp
from typing import Final

from ..rules.options import (
    END_AT,
    LATE_END_AT,
    POOL_PER_SEAT,
    POOL_WITH_PRESTIGE,
    PRESTIGE_END,
)
from ..rules.powers.card import ENDS_LATE
from ..rules.powers.designs import CARDS, KEYS
from ..rules.powers.powers import (
    GOOD_ON_PRODUCTION,
    WILD,
)
from ..view import RaceView
from . import goals
from .accounts import Side, side_of
from .card_values import FITS, ROWS
from .costs import MAYBE, OUT_OF_REACH, Terms
from .forecast import CARD, FADE, Time, end_at, outlook
from .prestige import growing, leading, placing_prestige

#: By seats: the chance that somebody chooses a phase.
PACE: Final = {2: 0.36, 3: 0.48, 4: 0.58, 5: 0.66, 6: 0.72}
PACE_OF_TWO: Final = 0.62  # two seats with two actions each
PLACED: Final = 1.7  # cards for each time that a phase comes: there are two to place cards in
LONGEST: Final = 12.0  # rounds that are worth thinking of
PRIOR: Final = 3  # rounds at the usual pace that are added to those played
FIRST_CHIPS: Final = 0.06  # of the pool, in these rounds
MORE_CHIPS: Final = 1.6  # chips come faster and faster
LEAST_CARD: Final = 0.05  # even at the end, for a tie

GOOD: Final = 0.75  # of what a good is sold for
UNSOLD: Final = 0.7  # of that, for a good that no action card sells
FOR_SIX: Final = 0.35  # of the points for a six-cost development in hand
FOR_WORLD: Final = 0.4  # of a world in hand that can be conquered then
HOLD: Final = 0.25  # of what a card in hand will gain when it is placed
LEAD: Final = 0.5  # to end the game, for each point of a lead
END: Final = 4.0  # and that at most
GAP: Final = 0.6  # the chance to find one more military
FUNDS: Final = 0.75  # the chance to find one more card to pay with

#: The cards with which the game ends later.
LATE: Final = {name for name, number in KEYS.items() if CARDS[number].flags & ENDS_LATE}


class Table(Terms):
    """What there is to be won, in points at the end of the game."""

    def __init__(self, view: RaceView) -> None:
        super().__init__(view)
        rules = self.s.rules
        self.level, self.two, self.war = rules.level, rules.two_actions, rules.takeovers
        self.has_prestige = rules.prestige
        self.pace = PACE_OF_TWO if self.two else PACE[len(view.seats)]
        others = [s for seat, s in enumerate(view.seats) if seat != view.seat]
        self.their_prestige = max(s.prestige for s in others)
        self.time = self.time_left()
        self.worths: dict[str, float] = {}
        self.values: dict[str, float] = {}
        self.losses: dict[str, float] = {}

    @cached_property
    def foes(self) -> list[Side]:
        return [side_of(p) for seat, p in enumerate(self.s.players) if seat != self.seat]

    @cached_property
    def progress(self) -> goals.Progress:
        return goals.progress(self.view, self.foes, self.war) if self.view.goals else ()

    @cached_property
    def lead(self) -> int:
        """Points before the best of the others."""
        others = [s.score for seat, s in enumerate(self.view.seats) if seat != self.seat]
        return self.shown.score - max(others)

    # ------------------------------------------------------------------ time
    def time_left(self) -> Time:
        """By cards in tableaus and chips in the pool, at the pace so far."""
        view = self.view
        played = max(0, view.round - 1)
        most = max(1, *(len(s.tableau) for s in view.seats))
        rate = (most - 1 + PRIOR * PLACED * self.pace) / (played + PRIOR)
        left = self.cards_missing() / rate
        whole = POOL_PER_SEAT * len(view.seats) + (POOL_WITH_PRESTIGE if self.has_prestige else 0)
        chips = MORE_CHIPS * (whole - view.pool + FIRST_CHIPS * whole) / (played + PRIOR)
        left = min(left, max(0, view.pool) / chips, view.options["cap"] - view.round + 1)
        if max(s.prestige for s in view.seats) >= PRESTIGE_END:
            left = 1.0
        left = min(LONGEST, max(1.0, left))
        card = CARD * (1 - exp(-(left - 0.8) / FADE))
        card = max(LEAST_CARD, round(card, 1))
        prestige = growing(left) if self.has_prestige else 0.0
        return Time(left, self.pace, card, self.level, prestige, self.war)

    def cards_missing(self) -> int:
        """Until somebody ends the game."""
        found = []
        for shown in self.view.seats:
            late = any(card.card in LATE for card in shown.tableau)
            found.append((LATE_END_AT if late else END_AT) - len(shown.tableau))
        return max(0, min(found))

    # ------------------------------------------------------------------ what cards are worth
    @cached_property
    def now(self) -> float:
        """The outlook without any further card."""
        return self.outlook_of(self.me)

    def outlook_of(self, side: Side) -> float:
        found = outlook(side, self.time)
        if self.progress:
            found += goals.outlook(self.progress, side, self.time)
        if self.has_prestige:
            found += side.prestige + leading(side.prestige, self.their_prestige, self.time)
        return found

    def worth(self, card: str) -> float:
        """What this card adds when it lies in my tableau."""
        if card not in self.worths:
            side = self.me.plus(card)
            if self.has_prestige:
                side.prestige += ROWS[card].prestige + placing_prestige(self.p, ROWS[card])
            found = self.outlook_of(side) - self.now
            row = ROWS[card]
            if row.windfall or (row.production and self.p.sums[GOOD_ON_PRODUCTION]):
                found += self.good(row.kind, row.own_price)
            found += self.in_hand(card)
            self.worths[card] = found
        return self.worths[card]

    def good(self, kind: int, more: int = 0) -> float:
        """A good on a world."""
        if self.time.left <= 1:
            return 0.0
        found = GOOD * (self.me.prices()[kind - 1] + more) * self.time.card
        return UNSOLD * found if kind == WILD else found

    def good_on(self, world: str) -> float:
        return self.good(ROWS[world].kind, ROWS[world].own_price)

    def in_hand(self, card: str) -> float:
        """What it does for the other cards of my hand."""
        found = 0.0
        military = ROWS[card].arms
        for other in self.hand:
            row = ROWS[other]
            if other == card:
                continue
            if row.six:
                found += FOR_SIX * FITS[other][card]
            elif row.military and 0 < row.cost - self.me.strength(row) <= military:
                found += FOR_WORLD * (row.points + 1)
        return found

    # ------------------------------------------------------------------ prestige
    def prestige_gain(self, number: int) -> float:
        """By so many prestige more; or less, then it is a loss."""
        if not self.has_prestige or not number:
            return 0.0
        mine = self.me.prestige
        each = 1 + sum([ROWS[six].per_prestige for six in self.me.sixes])
        found = leading(mine + number, self.their_prestige, self.time)
        return found - leading(mine, self.their_prestige, self.time) + number * each

    # ------------------------------------------------------------------ cards in hand
    def value(self, card: str) -> float:
        """What it is worth in hand: to pay with, or to be placed some day."""
        if card not in self.values:
            self.values[card] = self.time.card + HOLD * self.chance(card) * self.net(card)
        return self.values[card]

    def net(self, card: str) -> float:
        """What placing it would gain, at the price it has now or may have."""
        price = self.price(card)
        if price == OUT_OF_REACH:
            price = MAYBE
        return max(0.0, self.worth(card) - (price + 1) * self.time.card)

    def chance(self, card: str) -> float:
        """To place it in the rounds that are left."""
        if card in self.me.names:
            return 0.0
        price = self.price(card)
        if price == OUT_OF_REACH:
            gap = self.gap(KEYS[card]) + self.p.extra
            return GAP**gap if self.time.left > 2 else 0.0
        missing = price - len(self.hand) + 1
        likely = 1.0 if missing <= 0 else FUNDS**missing
        return likely if self.time.left > 1.5 else likely * 0.5

    def payment(self, card: str | None, number: int) -> float:
        """What the worst cards are worth that pay for this one."""
        if number <= 0:
            return 0.0
        others = list(self.hand)
        if card is not None and card in others:
            others.remove(card)
        return sum(sorted(self.value(other) for other in others)[:number])

    # ------------------------------------------------------------------ losing and ending
    def loss(self, card: str) -> float:
        """By discarding a card of my tableau."""
        if card not in self.losses:
            self.losses[card] = self.now - self.outlook_of(side_of(self.p, KEYS[card]))
        return self.losses[card]

    def ending(self) -> float:
        """If the next card ends the game: good for who is ahead."""
        if len(self.me.names) < end_at(self.me) - 1:
            return 0.0
        return max(-END, min(END, LEAD * self.lead))
