"""What one seat of Race for the Galaxy has, and what cards cost it: the rules are asked."""

from typing import Final

from ..game import GAME
from ..rules import develop
from ..rules.actions import ACTION_SETTLE, CONSUME
from ..rules.paying.spending_goods import goods_to_spend
from ..rules.player import NO_CARD
from ..rules.powers.card import WINDFALL
from ..rules.powers.designs import CARDS, KEYS, NAMES
from ..rules.powers.powers import MERCENARIES
from ..rules.settle import offers
from ..rules.settle.phase import BOOST_MILITARY
from ..rules.state import Race
from ..view import SOME_CARD, RaceView, SeatView
from .accounts import side_of
from .card_values import ROWS

OUT_OF_REACH: Final = 99  # a price that can't be paid
MAYBE: Final = 2  # what it may come to in the end


class Terms:
    """What one seat has, and what its cards would cost it in a round to come."""

    def __init__(self, view: RaceView) -> None:
        self.view = view
        self.seat = view.seat
        self.shown: SeatView = view.seats[view.seat]
        self.hand = view.hand
        self.s = GAME.open_table(view)
        self.p = self.s.players[view.seat]
        if not self.shown.tableau and self.shown.placing is not None:
            self.start_with(KEYS[self.shown.placing])
        else:
            self.me = side_of(self.p)

    def start_with(self, world: int) -> None:
        """Lay a start world, with its good, so that it works already."""
        self.p.lay(world)
        self.p.put_to_work()
        if CARDS[world].type == WINDFALL:
            self.p.goods.put(0, SOME_CARD)
        self.me = side_of(self.p)

    def if_chosen(self, action: int, boosted: bool = False) -> Race:
        """The table as it would be if I alone chose this action card; NO_CARD if another did."""
        s = self.s.clone()
        p = s.players[self.seat]
        p.action, p.second, p.boosted = action, NO_CARD, NO_CARD
        if boosted:
            p.boosted = action
            p.extra = BOOST_MILITARY if action == ACTION_SETTLE else 0
        return s

    # ------------------------------------------------------------------ prices
    def price(self, card: str) -> int:
        """Cards of the hand that it takes to place it without any bonus; OUT_OF_REACH if it can't
        be done."""
        row, number = ROWS[card], KEYS[card]
        if not row.is_world:
            return develop.cost_of(self.p, number, 0)
        if row.military:
            gap = self.gap(number)
            return 0 if gap <= 0 else self.by_other_means(number, gap)
        cost = offers.cost_of(self.p, number, 0)
        return MAYBE if cost > MAYBE and self.gap(number) <= 0 else cost

    def gap(self, world: int) -> int:
        """The military that is missing to conquer this world."""
        return offers.least_defence(self.p, world) - offers.strength(self.p, world)

    def by_other_means(self, world: int, gap: int) -> int:
        """A military world that is too strong: temporary military, or an envoy."""
        more = offers.tactics_left(self.p) + offers.bought(self.s, self.seat)
        hired = min(gap, self.p.sums[MERCENARIES])
        if gap <= hired + more:
            return gap if gap <= hired else max(0, gap - more) + MAYBE
        less = offers.most_off_by_envoy(self.p, world)
        return OUT_OF_REACH if less < 0 else offers.cost_of(self.p, world, less)

    def goods_of(self, kind: int) -> list[str]:
        """The worlds that worked before this phase and have a good of this kind."""
        return [NAMES[act - CONSUME] for act in goods_to_spend(self.s, self.seat, kind)]
