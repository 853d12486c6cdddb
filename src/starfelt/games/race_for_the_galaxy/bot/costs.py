"""On which terms a seat of Race for the Galaxy places cards: what they cost it, in cards."""

from functools import cached_property
from typing import Final

from ..rules.powers.powers import (
    ALIEN,
    BRIBES,
    CHROMO_WORLDS,
    CLOAK,
    CLOAKS,
    DEVELOP_DISCOUNT,
    ENVOY,
    ENVOY_DISCOUNT,
    ENVOYS,
    FUELS,
    MERCENARIES,
    RARE,
    REBEL_WORLDS,
    TACTICS,
    WILD,
)
from ..view import RaceView, SeatView
from .accounts import Side, side_of
from .card_values import ROWS, Row, means

OUT_OF_REACH: Final = 99  # a price that can't be paid
MAYBE: Final = 2  # what it may come to in the end
BOOSTED: Final = " +"  # marks an action card with which the prestige card was played
DEVELOP_BOOST: Final = 2
SETTLE_BOOST: Final = 3
ARMS_BOOST: Final = 2
NO_ENVOY: Final = -1


class Terms:
    """What one seat has, and what its cards would cost it now."""

    def __init__(self, view: RaceView) -> None:
        self.view = view
        self.seat = view.seat
        self.shown: SeatView = view.seats[view.seat]
        self.hand = view.hand
        self.me = side_of(self.shown)
        if not self.shown.tableau and self.shown.placing is not None:
            self.me.add(self.shown.placing, ROWS[self.shown.placing].windfall)  # where I start
        new = any(card.new for card in self.shown.tableau) or self.shown.lost
        self.terms = side_of(self.shown, True) if new else self.me  # on which cards are placed now

    # ------------------------------------------------------------------ this round
    def chose(self, card: str) -> bool:
        return card in self.shown.actions or self.boosted(card)

    def boosted(self, card: str) -> bool:
        return card + BOOSTED in self.shown.actions

    @cached_property
    def off_development(self) -> int:
        """Off the cost of a development, for my action card."""
        card = "develop_again" if self.view.again else "develop"
        return self.chose(card) + DEVELOP_BOOST * self.boosted(card)

    @cached_property
    def off_world(self) -> int:
        card = "settle_again" if self.view.again else "settle"
        return SETTLE_BOOST * self.boosted(card)

    @cached_property
    def working(self) -> list[str]:
        """The cards of the tableau whose powers can be used in this phase."""
        return [card.card for card in self.shown.tableau if not card.new]

    # ------------------------------------------------------------------ prices
    def price(self, card: str, off: int = 0, arms: int = 0) -> int:
        """Cards of the hand that it takes to place it, with so much off and so much military more;
        OUT_OF_REACH if it can't be done."""
        row = ROWS[card]
        if not row.is_world:
            return max(0, row.cost - self.terms.sums[DEVELOP_DISCOUNT] - off)
        if not row.military:
            cost = self.terms.peaceful_cost(row, off)
            return min(cost, MAYBE) if cost > MAYBE and self.cloaks(row, arms) else cost
        gap = self.gap(row, arms)
        return 0 if gap <= 0 else self.by_other_means(row, gap, off)

    def gap(self, row: Row, arms: int = 0) -> int:
        """The military that is missing against this world."""
        return row.cost - self.terms.strength(row) - self.shown.extra - arms

    def by_other_means(self, row: Row, gap: int, off: int) -> int:
        """A military world that is too strong: temporary military, or an envoy."""
        sums = self.terms.sums
        hired = min(gap, sums[MERCENARIES])
        more = sums[TACTICS] + (sums[BRIBES] if self.shown.prestige else 0)
        more += sums[FUELS] if self.goods_of(RARE) else 0
        if gap <= hired + more:
            return gap if gap <= hired else max(0, gap - more) + MAYBE
        less = self.envoy(row)
        return OUT_OF_REACH if less == NO_ENVOY else self.terms.peaceful_cost(row, less + off)

    def envoy(self, row: Row) -> int:
        """How much less is paid for a military world by the best power for it, or NO_ENVOY."""
        if not self.terms.sums[ENVOYS]:
            return NO_ENVOY
        found = [self.by_envoy(name, row) for name in self.working]
        return max(found, default=NO_ENVOY)

    def by_envoy(self, name: str, row: Row) -> int:
        """How much less is paid by the power of this card, or NO_ENVOY."""
        power = means(name, ENVOY)
        if power is None or not may_pay(row, power.kind):
            return NO_ENVOY
        return power.value + self.terms.sums[ENVOY_DISCOUNT]

    def cloaks(self, row: Row, arms: int = 0) -> list[str]:
        """The cards by discarding which a peaceful world can be conquered."""
        if not self.terms.sums[CLOAKS]:
            return []
        gap = self.gap(row, arms)
        powers = [(name, means(name, CLOAK)) for name in self.working]
        return [name for name, power in powers if power is not None and power.value >= gap]

    def goods_of(self, kind: int) -> list[str]:
        """The worlds that worked before this phase and have a good of this kind."""
        return [
            card.card
            for card in self.shown.tableau
            if card.good is not None and not card.new and ROWS[card.card].kind in (kind, WILD)
        ]


def may_pay(row: Row, kind: int) -> bool:
    """Does a power for worlds of this kind let a military world be paid for?"""
    if kind == ALIEN:
        return row.kind == ALIEN
    if kind == CHROMO_WORLDS:
        return row.chromo
    if kind == REBEL_WORLDS and not row.rebel:
        return False
    return row.kind != ALIEN


def theirs(view: RaceView) -> list[tuple[int, SeatView, Side]]:
    """The other seats, with what works for them now."""
    return [
        (seat, shown, side_of(shown, True))
        for seat, shown in enumerate(view.seats)
        if seat != view.seat
    ]
