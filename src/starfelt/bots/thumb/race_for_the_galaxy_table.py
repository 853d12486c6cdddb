"""The table of Race for the Galaxy as one seat sees it, and what the rules of thumb make of it."""

from functools import cached_property
from math import exp
from typing import Final

from starfelt.bots.thumb import race_for_the_galaxy_goals as goals
from starfelt.bots.thumb.race_for_the_galaxy_outlook import CARD, FADE, Time, outlook
from starfelt.bots.thumb.race_for_the_galaxy_rows import FITS, ROWS
from starfelt.bots.thumb.race_for_the_galaxy_side import Side, side_of
from starfelt.games.race_for_the_galaxy.powers import (
    ALIEN,
    DEVELOP_DISCOUNT,
    FREE_SHIPS,
    MERCENARIES,
    MILITARY,
    TACTICS,
)
from starfelt.games.race_for_the_galaxy.rules import END_AT, POOL_PER_SEAT
from starfelt.games.race_for_the_galaxy.view import RaceView

#: By seats: the chance that somebody chooses a phase.
PACE: Final = {2: 0.36, 3: 0.48, 4: 0.58, 5: 0.66, 6: 0.72}
PACE_OF_TWO: Final = 0.62  # two seats with two actions each
PLACED: Final = 1.7  # cards for each time that a phase comes: there are two to place cards in
LONGEST: Final = 12.0  # rounds that are worth thinking of
PRIOR: Final = 3  # rounds at the usual pace that are added to those played
FIRST_CHIPS: Final = 0.06  # of the pool, in these rounds
MORE_CHIPS: Final = 1.6  # chips come faster and faster
LEAST_CARD: Final = 0.05  # even at the end, for a tie
OUT_OF_REACH: Final = 99  # a price that can't be paid
MAYBE: Final = 2  # what it may come to in the end

GOOD: Final = 0.75  # of what a good is sold for
FOR_SIX: Final = 0.35  # of the points for a six-cost development in hand
FOR_WORLD: Final = 0.4  # of a world in hand that can be conquered then
HOLD: Final = 0.25  # of what a card in hand will gain when it is placed
WAIT: Final = 0.3  # of the value in hand that is lost by placing a card
LEAD: Final = 0.5  # to end the game, for each point of a lead
END: Final = 4.0  # and that at most
GAP: Final = 0.6  # the chance to find one more military
FUNDS: Final = 0.75  # the chance to find one more card to pay with


class Table:
    def __init__(self, view: RaceView) -> None:
        self.view = view
        self.seat = view.seat
        self.shown = view.seats[view.seat]
        self.hand = view.hand
        self.two = bool(view.options["two_actions"])
        self.pace = PACE_OF_TWO if self.two else PACE[len(view.seats)]
        self.me = side_of(self.shown)
        new = any(card.new for card in self.shown.tableau)
        self.terms = side_of(self.shown, True) if new else self.me  # on which cards are placed now
        self.time = self.time_left()
        self.worths: dict[str, float] = {}
        self.values: dict[str, float] = {}

    @cached_property
    def foes(self) -> list[Side]:
        return [side_of(s) for seat, s in enumerate(self.view.seats) if seat != self.seat]

    @cached_property
    def progress(self) -> goals.Progress:
        return goals.progress(self.view, self.foes) if self.view.goals else ()

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
        most = max(len(s.tableau) for s in view.seats)
        rate = (most - 1 + PRIOR * PLACED * self.pace) / (played + PRIOR)
        left = max(0, END_AT - most) / rate
        whole = POOL_PER_SEAT * len(view.seats)
        chips = MORE_CHIPS * (whole - view.pool + FIRST_CHIPS * whole) / (played + PRIOR)
        left = min(left, max(0, view.pool) / chips, view.options["cap"] - view.round + 1)
        left = min(LONGEST, max(1.0, left))
        card = CARD * (1 - exp(-(left - 0.8) / FADE))
        return Time(left, self.pace, max(LEAST_CARD, round(card, 1)))

    # ------------------------------------------------------------------ what cards are worth
    @cached_property
    def now(self) -> float:
        """The outlook without any further card."""
        return self.outlook_of(self.me)

    def outlook_of(self, side: Side) -> float:
        found = outlook(side, self.time)
        if self.progress:
            found += goals.outlook(self.progress, side, self.time)
        return found

    def worth(self, card: str) -> float:
        """What this card adds when it lies in my tableau."""
        if card not in self.worths:
            found = self.outlook_of(self.me.plus(card)) - self.now
            row = ROWS[card]
            if row.windfall:
                found += self.good(row.kind, row.own_price)
            found += self.in_hand(card)
            self.worths[card] = found
        return self.worths[card]

    def good(self, kind: int, more: int = 0) -> float:
        """A good on a world."""
        if self.time.left <= 1:
            return 0.0
        return GOOD * (self.me.prices()[kind - 1] + more) * self.time.card

    def in_hand(self, card: str) -> float:
        """What it does for the other cards of my hand."""
        found = 0.0
        military = dict(ROWS[card].sums).get(MILITARY, 0)
        for other in self.hand:
            row = ROWS[other]
            if other == card:
                continue
            if row.six:
                found += FOR_SIX * FITS[other][card]
            elif row.military and 0 < row.cost - self.me.strength(row) <= military:
                found += FOR_WORLD * (row.points + 1)
        return found

    # ------------------------------------------------------------------ what they cost
    def price(self, card: str, bonus: bool = False) -> int:
        """Cards of the hand that it takes to place it; OUT_OF_REACH if it can't be done."""
        row = ROWS[card]
        if not row.is_world:
            return max(0, row.cost - self.terms.sums[DEVELOP_DISCOUNT] - bonus)
        if not row.military:
            return self.terms.peaceful_cost(row)
        gap = row.cost - self.terms.strength(row) - self.shown.extra
        if gap <= 0:
            return 0
        return self.by_other_means(card, gap)

    def by_other_means(self, card: str, gap: int) -> int:
        """A military world that is too strong: mercenaries, tactics, or an envoy."""
        row, sums = ROWS[card], self.terms.sums
        hired = min(gap, sums[MERCENARIES])
        if gap <= hired + sums[TACTICS]:
            return gap if gap <= hired else max(0, gap - sums[TACTICS]) + MAYBE
        envoys = [ROWS[name].envoy for name in self.terms.names if ROWS[name].envoy >= 0]
        if envoys and row.kind != ALIEN:
            return self.terms.peaceful_cost(row, max(envoys))
        return OUT_OF_REACH

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
        price, row = self.price(card), ROWS[card]
        if price == OUT_OF_REACH:
            gap = row.cost - self.terms.strength(row)
            return GAP**gap if self.time.left > 2 else 0.0
        missing = price - len(self.hand) + 1
        likely = 1.0 if missing <= 0 else FUNDS**missing
        return likely if self.time.left > 1.5 else likely * 0.5

    def payment(self, card: str | None, number: int) -> float:
        """What the worst cards are worth that pay for this one."""
        others = list(self.hand)
        if card is not None and card in others:
            others.remove(card)
        return sum(sorted(self.value(other) for other in others)[:number])

    # ------------------------------------------------------------------ placing
    def gain(self, card: str, bonus: bool = False) -> float:
        """By placing this card now rather than keeping it; less than nothing if it can't be."""
        price = self.price(card, bonus)
        costs = [self.payment(card, price)] if price < len(self.hand) else []
        if self.me.sums[FREE_SHIPS] > 0 and is_shipped(card):
            costs += [self.loss(name) for name in self.me.names if ROWS[name].free_ship]
        if not costs:
            return -1.0
        return self.worth(card) - min(costs) - WAIT * self.value(card) + self.ending()

    def loss(self, card: str) -> float:
        """By discarding a card of my tableau."""
        rest = Side(self.me.chips)
        for shown in self.shown.tableau:
            if shown.card != card:
                rest.add(shown.card, shown.good is not None)
        return self.now - self.outlook_of(rest)

    def ending(self) -> float:
        """If the next card ends the game: good for who is ahead."""
        if len(self.me.names) < END_AT - 1:
            return 0.0
        return max(-END, min(END, LEAD * self.lead))


def is_shipped(card: str) -> bool:
    """Can a ship of colonists place it free?"""
    row = ROWS[card]
    return row.is_world and not row.military and row.kind != ALIEN
